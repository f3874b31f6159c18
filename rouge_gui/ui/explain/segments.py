"""A row of buttons of which one is down: what a panel with several pages shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QToolButton, QWidget


class Segments(QWidget):
    """Buttons with ``texts``, named ``name`` for who cannot see them; ``chosen(place)`` tells which is down."""

    chosen = Signal(int)

    def __init__(self, texts: Sequence[str], name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        for place, text in enumerate(texts):
            button = QToolButton(self)
            button.setText(text)
            button.setProperty("small", True)
            button.setCheckable(True)
            button.setAccessibleName(f"{name}: {text}")
            self._group.addButton(button, place)
            row.addWidget(button)
        row.addStretch(1)
        self._group.setExclusive(True)
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(self.chosen)

    def follow(self, stack: QStackedWidget) -> None:
        """Show the page of ``stack`` that is chosen."""
        self._group.idClicked.connect(stack.setCurrentIndex)

    @property
    def place(self) -> int:
        """Which button is down."""
        return self._group.checkedId()

    def choose(self, place: int) -> None:
        """Press a button."""
        self._group.button(place).click()

    def set_text(self, place: int, text: str) -> None:
        """Write ``text`` on a button."""
        self._group.button(place).setText(text)
