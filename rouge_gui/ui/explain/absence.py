"""What stands in place of a panel that has nothing to show."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rouge_gui.ui.explain.wording import Absence


class AbsencePage(QWidget):
    """Says why there is nothing here and what to do about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.why, self.remedy = QLabel(self), QLabel(self)
        self.why.setObjectName("heading")
        self.remedy.setObjectName("muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.addStretch(2)
        for label in (self.why, self.remedy):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(3)

    def show_absence(self, absence: Absence) -> None:
        """Say it."""
        self.why.setText(absence.why)
        self.remedy.setText(absence.remedy)
        self.remedy.setVisible(bool(absence.remedy))
        self.setAccessibleName(f"{absence.why}. {absence.remedy}" if absence.remedy else absence.why)
