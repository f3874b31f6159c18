"""Escape for work that is under way, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent


class EscapeWatch(QObject):
    """While it watches, Escape is for what is under way and for nothing else. Signal: ``escaped()``."""

    escaped = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_watching = False

    @property
    def is_watching(self) -> bool:
        """Whether Escape is taken."""
        return self._is_watching

    def start(self) -> None:
        """Take Escape."""
        app = QCoreApplication.instance()
        if app is not None and not self._is_watching:
            self._is_watching = True
            app.installEventFilter(self)

    def stop(self) -> None:
        """Leave Escape to others."""
        app = QCoreApplication.instance()
        if app is not None and self._is_watching:
            self._is_watching = False
            app.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Tell of Escape and keep it."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            self.escaped.emit()
            return True
        return False
