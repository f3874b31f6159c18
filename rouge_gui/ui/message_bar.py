"""A line above the panes for what the user should know now. It never asks and never blocks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget


class MessageBar(QFrame):
    """Shows one message until it is replaced or closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = QToolButton(self)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Close this message"))
        close.setAccessibleName(self.tr("Close this message"))
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self._label, 1)
        row.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """The message on show, or the last one."""
        return self._label.text()

    def show_message(self, text: str) -> None:
        """Show ``text`` in place of what was there."""
        self._label.setText(text)
        self.setAccessibleName(text)
        self.show()
