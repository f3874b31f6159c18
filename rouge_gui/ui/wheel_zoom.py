"""The wheel with Ctrl resizes the texts: those of all panes, not the one under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea


class WheelZoom(QObject):
    """Watches the wheel over scroll areas. ``zoomed`` carries steps, negative ones smaller."""

    zoomed = Signal(int)

    def watch(self, area: QAbstractScrollArea) -> None:
        """Take the wheel with Ctrl over ``area``."""
        area.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Tell of zooming; leave scrolling alone."""
        if not isinstance(event, QWheelEvent) or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        turned = event.angleDelta().y()
        if turned:
            self.zoomed.emit(1 if turned > 0 else -1)
        return True
