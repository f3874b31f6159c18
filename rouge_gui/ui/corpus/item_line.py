"""The line above the panes while they show an item of a corpus: which one, whose candidate, whether it was changed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.labels import ElidedLabel, plain_tip


@dataclass(frozen=True, slots=True)
class ItemShown:
    """The item on show: its row (from 1) of ``rows``, 0 where it is filtered out; ``edits`` away from the original.

    ``changed``: the texts are a what-if; ``corrected``: the file holds a corrected text.
    """

    name: str
    system: str
    second: str
    row: int
    rows: int
    edits: int
    changed: bool
    corrected: bool


class ItemLine(QFrame):
    """Says what the panes show; its buttons walk, save and go back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("itemLine")
        self.previous_button = self._button("‹", self.tr("Previous item"))
        self.next_button = self._button("›", self.tr("Next item"))
        self._place = QLabel(self)
        self._place.setObjectName("muted")
        self._name = ElidedLabel(self)
        self._name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.state = QLabel(self)
        self.state.setObjectName("badge")
        self.save_button = self._button(self.tr("Save"), self.tr("Save as corrected text"))
        self.original_button = self._button(self.tr("Original"), self.tr("Back to the original"))
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(6)
        for part in (self.previous_button, self.next_button, self._place):
            row.addWidget(part)
        row.addWidget(self._name, 1)
        for part in (self.state, self.save_button, self.original_button):
            row.addWidget(part)
        self.hide()

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip or text)
        button.setProperty("small", True)
        return button

    @property
    def text(self) -> str:
        """What it says of the item."""
        return self._name.whole

    def show_item(self, item: ItemShown) -> None:
        """Show the item."""
        names = self.tr("{system}, against {second}") if item.second else "{system}"
        system = names.format(system=item.system, second=item.second)
        # the system first: names may be long
        self._name.show_text(f"{system}  ·  {item.name}" if item.system else item.name)
        self._place.setText(self._place_text(item))
        brief, whole = self._state_texts(item)
        self.state.setText(brief)
        self.state.setToolTip(plain_tip(whole))
        self.state.setVisible(bool(brief))
        self.save_button.setVisible(item.changed)
        self.original_button.setVisible(item.changed or item.corrected)
        self.setAccessibleName(f"{self._name.whole} {whole}".strip())
        self.show()

    def _place_text(self, item: ItemShown) -> str:
        if not item.row:
            return self.tr("filtered out")
        return self.tr("{row} of {rows}").format(row=numbers.count(item.row), rows=numbers.count(item.rows))

    def _state_texts(self, item: ItemShown) -> tuple[str, str]:
        """Return what is to be said of the texts, in a word and as a whole."""
        if item.changed:
            return self.tr("what-if"), self.tr("what-if, not saved")
        if item.corrected:
            whole = self.tr("corrected, {count} characters away").format(count=numbers.count(item.edits))
            return self.tr("corrected"), whole
        return "", ""
