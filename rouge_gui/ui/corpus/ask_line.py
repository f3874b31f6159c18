"""A line in the corpus dock that asks for one thing at a time, such as the name of a filter, and blocks nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget


class AskLine(QWidget):
    """Shown while it asks; Enter gives the answer, Escape none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self.line = QLineEdit(self)
        self.line.setObjectName("corpusAnswer")
        self._label.setBuddy(self.line)
        close = QToolButton(self)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Close (Esc)"))
        close.setAccessibleName(self.tr("Close (Esc)"))
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._label)
        row.addWidget(self.line, 1)
        row.addWidget(close)
        self._answered: Callable[[str], bool] | None = None
        self.line.returnPressed.connect(self._on_return)
        self.hide()

    def ask(self, label: str, text: str, answered: Callable[[str], bool]) -> None:
        """Ask for something; ``answered`` gets it and tells whether it will do."""
        self._answered = answered
        self._label.setText(label)
        self.line.setAccessibleName(label)
        self.line.setText(text)
        self.line.selectAll()
        self.show()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_return(self) -> None:
        if self._answered is not None and self._answered(self.line.text().strip()):
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
