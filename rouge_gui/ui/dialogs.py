"""Windows beside the main one: never modal, one of a kind, gone once closed."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

_MARGIN_PX = 16


class SideDialog(QDialog):
    """A dialog around ``body`` with a row of buttons that ends in Close."""

    def __init__(self, title: str, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.body = body
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.close)
        buttons.accepted.connect(self.close)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._row.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
        column.setSpacing(12)
        column.addWidget(body, 1)
        column.addLayout(self._row)

    def add_button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        """Put a button on the left of the row."""
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        self._row.insertWidget(self._row.count() - 2, button)
        return button


class DialogOpener(QObject):
    """Opens the dialog that ``make`` returns, or brings the open one to the front."""

    def __init__(self, make: Callable[[QWidget], QDialog], window: QWidget) -> None:
        super().__init__(window)
        self._make, self._window = make, window
        self._dialog: QDialog | None = None
        window.installEventFilter(self)

    @property
    def dialog(self) -> QDialog | None:
        """The open dialog."""
        return self._dialog if self._dialog is not None and shiboken6.isValid(self._dialog) else None

    def open(self) -> None:
        """Show the dialog."""
        if self.dialog is None:
            self._dialog = self._make(self._window)
        dialog = self.dialog
        if dialog is not None:
            dialog.show()
            # for one that lies behind the window already
            dialog.raise_()
            dialog.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the dialog with the window that it belongs to."""
        if watched is self._window and event.type() is QEvent.Type.Hide and self.dialog is not None:
            self.dialog.close()
        return False
