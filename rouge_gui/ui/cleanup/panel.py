"""The steps of clean-up as an ordered list of switches, how many tokens each changes, the texts before and after."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare.cleanup_effects import StepEffect
from rouge_gui.session.cleaning import CleanedText
from rouge_gui.text import CLEANUP_STEPS
from rouge_gui.ui import numbers
from rouge_gui.ui.cleanup.preview import Preview
from rouge_gui.ui.cleanup.wording import step_sentence, step_title

_TITLE, _SENTENCE, _REFERENCE, _CANDIDATE = range(4)
_ROW = QSize(0, 24)
_STEP = Qt.ItemDataRole.UserRole
# a switch, and room around it
_BESIDE_TITLE_PX = 56
_PENDING = "…"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CleanupPanel(QWidget):
    """Shows which steps are on and reports what the user makes of them.

    ``steps_chosen`` carries the names of the steps that are on, in order.
    """

    steps_chosen = Signal(tuple)
    side_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order = list(CLEANUP_STEPS)
        self._steps: tuple[str, ...] = ()
        self.tree = self._build_tree()
        self.up = self._arrow("↑", self.tr("Earlier"), "Alt+Up")
        self.down = self._arrow("↓", self.tr("Later"), "Alt+Down")
        self.off = QPushButton(self.tr("Switch all &off"), self)
        self.off.setAutoDefault(False)
        self.preview = Preview(self)
        self._sides = self._build_sides()
        self._lay_out()
        self._fill()
        self.tree.setCurrentItem(self._rows()[0])
        self.tree.itemChanged.connect(self._on_item_changed)
        self.tree.currentItemChanged.connect(self._on_row_changed)
        self.up.clicked.connect(self._on_up)
        self.down.clicked.connect(self._on_down)
        self.off.clicked.connect(self._on_all_off)
        self._sides.idClicked.connect(self._on_side_clicked)
        self._on_row_changed()

    def _build_tree(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("cleanupSteps")
        tree.setAccessibleName(self.tr("Steps of clean-up, in their order"))
        tree.setHeaderLabels(
            [self.tr("Step"), self.tr("What it does"), self.tr("reference"), self.tr("candidate")]
        )
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(_TITLE, self._title_width_px(tree))
        header.setSectionResizeMode(_SENTENCE, QHeaderView.ResizeMode.Stretch)
        for column in (_REFERENCE, _CANDIDATE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
            tree.headerItem().setTextAlignment(column, _RIGHT)
            tree.headerItem().setToolTip(column, self.tr("How many tokens the step changes"))
        return tree

    @staticmethod
    def _title_width_px(tree: QTreeWidget) -> int:
        measure = tree.fontMetrics().horizontalAdvance
        return max(measure(step_title(step)) for step in CLEANUP_STEPS) + _BESIDE_TITLE_PX

    def _arrow(self, text: str, name: str, keys: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAccessibleName(name)
        button.setShortcut(keys)
        button.setToolTip(f"{name} ({button.shortcut().toString()})")
        return button

    def _build_sides(self) -> QButtonGroup:
        group = QButtonGroup(self)
        for number, name in enumerate((self.tr("Reference"), self.tr("Candidate"))):
            button = QToolButton(self)
            button.setText(name)
            button.setCheckable(True)
            button.setProperty("segment", True)
            group.addButton(button, number)
        group.button(1).setChecked(True)
        return group

    def _lay_out(self) -> None:
        intro = QLabel(
            self.tr("Done to both texts, from top to bottom, before anything reads them. Scores change."),
            self,
        )
        intro.setWordWrap(True)
        intro.setObjectName("muted")
        row = QHBoxLayout()
        for side in self.side_buttons:
            row.addWidget(side)
        row.addStretch(1)
        row.addWidget(self.up)
        row.addWidget(self.down)
        row.addWidget(self.off)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(intro)
        column.addWidget(self.tree, 3)
        column.addLayout(row)
        column.addWidget(self.preview, 2)

    def _fill(self) -> None:
        for step in self._order:
            row = QTreeWidgetItem(self.tree, [step_title(step), step_sentence(step), _PENDING, _PENDING])
            row.setData(_TITLE, _STEP, step)
            row.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            row.setCheckState(_TITLE, Qt.CheckState.Unchecked)
            row.setToolTip(_SENTENCE, row.text(_SENTENCE))
            row.setToolTip(_TITLE, f"clean={step}")
            # of the column whose width no content decides
            row.setSizeHint(_SENTENCE, _ROW)
            for column in (_REFERENCE, _CANDIDATE):
                row.setTextAlignment(column, _RIGHT)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps that are on, in order."""
        return self._steps

    @property
    def side_buttons(self) -> list[QAbstractButton]:
        """The buttons that show the reference and the candidate."""
        return self._sides.buttons()

    @property
    def shows_candidate(self) -> bool:
        """Whether the candidate is the text before and after."""
        return self._sides.checkedId() == 1

    def rows(self) -> list[tuple[str, str, str]]:
        """Return each step with what is shown of its effect on the reference and the candidate."""
        return [
            (str(row.data(_TITLE, _STEP)), row.text(_REFERENCE), row.text(_CANDIDATE)) for row in self._rows()
        ]

    def show_steps(self, steps: Sequence[str]) -> None:
        """Switch on ``steps`` and bring them into their order; the rows of others stay where they are."""
        places = sorted(self._order.index(step) for step in steps)
        for place, step in zip(places, steps, strict=True):
            self._order[place] = step
        self._steps = tuple(steps)
        self._arrange()

    def show_effects(self, effects: Sequence[StepEffect]) -> None:
        """Show how many tokens each step changes, on the reference and the candidate."""
        found = {effect.step: effect.changed for effect in effects}
        self.tree.blockSignals(True)
        for row in self._rows():
            changed = found.get(str(row.data(_TITLE, _STEP)))
            for column, place in ((_REFERENCE, 0), (_CANDIDATE, 1)):
                row.setText(column, _PENDING if changed is None else numbers.count(changed[place]))
        self.tree.blockSignals(False)

    def show_preview(self, text: CleanedText, grey: QColor) -> None:
        """Show the text before and after, what was taken out in ``grey``."""
        self.preview.show_text(text, grey)

    def _rows(self) -> list[QTreeWidgetItem]:
        rows = (self.tree.topLevelItem(place) for place in range(self.tree.topLevelItemCount()))
        return [row for row in rows if row is not None]

    def _arrange(self) -> None:
        """Bring the rows into ``_order`` and their switches up to date."""
        self.tree.blockSignals(True)
        chosen = self._chosen_step()
        if [row.data(_TITLE, _STEP) for row in self._rows()] != self._order:
            rows = {str(row.data(_TITLE, _STEP)): row for row in self._rows()}
            while self.tree.topLevelItemCount():
                self.tree.takeTopLevelItem(0)
            self.tree.addTopLevelItems([rows[step] for step in self._order])
            self.tree.setCurrentItem(rows[chosen])
        for row in self._rows():
            is_on = row.data(_TITLE, _STEP) in self._steps
            row.setCheckState(_TITLE, Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
        self.tree.blockSignals(False)
        self._on_row_changed()

    def _chosen_step(self) -> str:
        row = self.tree.currentItem()
        return str(row.data(_TITLE, _STEP)) if row is not None else self._order[0]

    def _on_item_changed(self, _row: QTreeWidgetItem, column: int) -> None:
        if column == _TITLE:
            checked = {
                row.data(_TITLE, _STEP)
                for row in self._rows()
                if row.checkState(_TITLE) is Qt.CheckState.Checked
            }
            self._choose(tuple(step for step in self._order if step in checked))

    def _choose(self, steps: tuple[str, ...]) -> None:
        if steps != self._steps:
            self._steps = steps
            self.off.setEnabled(bool(steps))
            self.steps_chosen.emit(steps)

    def _on_row_changed(self) -> None:
        place = self._order.index(self._chosen_step())
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < len(self._order) - 1)
        self.off.setEnabled(bool(self._steps))

    def _on_up(self) -> None:
        self._move(-1)

    def _on_down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        step = self._chosen_step()
        place = self._order.index(step)
        if not 0 <= place + by < len(self._order):
            return
        self._order.insert(place + by, self._order.pop(place))
        self._arrange()
        self._choose(tuple(step for step in self._order if step in self._steps))

    def _on_all_off(self) -> None:
        self._choose(())
        self._arrange()

    def _on_side_clicked(self, _side: int) -> None:
        self.side_chosen.emit()
