"""The list of lines that hold no item, in a window beside the main one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem, QWidget

from rouge_gui.corpus.items import Problem
from rouge_gui.ui.corpus.problem_wording import problem_place, problem_sentence
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.labels import plain_tip

_SIZE = QSize(680, 420)
_PLACE_PX = 260


class ProblemList(QTreeWidget):
    """Where each problem is and what it is."""

    def __init__(self, problems: Sequence[Problem], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("corpusProblems")
        self.setAccessibleName(self.tr("Lines that could not be read"))
        self.setHeaderLabels([self.tr("Where"), self.tr("What")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        for problem in problems:
            entry = QTreeWidgetItem([problem_place(problem), problem_sentence(problem)])
            for column in range(2):
                entry.setToolTip(column, plain_tip(entry.text(column)))
            self.addTopLevelItem(entry)
        self.setColumnWidth(0, _PLACE_PX)

    def copy(self) -> None:
        """Put all of it on the clipboard, a line each."""
        rows = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        lines = [f"{row.text(0)}\t{row.text(1)}" for row in rows if row is not None]
        QApplication.clipboard().setText("\n".join(lines))


def problems_dialog(problems: Sequence[Problem], parent: QWidget) -> SideDialog:
    """Return the window that lists ``problems``."""
    body = ProblemList(problems)
    dialog = SideDialog(
        QCoreApplication.translate("ProblemList", "Lines that could not be read"), body, parent
    )
    dialog.add_button(QCoreApplication.translate("ProblemList", "Copy"), body.copy)
    dialog.resize(_SIZE)
    return dialog
