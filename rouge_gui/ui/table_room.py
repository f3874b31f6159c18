"""Shares the width of the window between the panes and the score table beside them; the user has the last word."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from rouge_gui.session.timers import single_shot

# where name, precision, recall and F have room
_NARROW_PX = 300
# as wide a window has room for everything
_WIDE_PX = 1_500


class TableRoom(QObject):
    """Widens ``dock`` for new columns while the panes can spare it; in a small window it gives way first."""

    def __init__(self, window: QMainWindow, dock: QDockWidget) -> None:
        super().__init__(window)
        self._window, self._dock = window, dock
        # what the dock gets where the panes can spare it; 0 until it was laid out
        self._wish_px = 0
        # what it had before it gave way
        self._lent_px = 0
        self._settling = single_shot(self, 0, self._share)
        window.installEventFilter(self)
        dock.installEventFilter(self)

    def widen(self, more_px: int) -> None:
        """Give the dock so much more, as far as the panes can spare it."""
        if self._is_beside():
            self._wish_px = self._dock.width() + more_px
            self._share()

    def give_way(self) -> None:
        """Leave room to what else needs it in a window that is not wide, until ``take_back``."""
        if self._is_beside() and not self._lent_px and self._window.width() < _WIDE_PX:
            self._lent_px = self._wish_px or self._dock.width()
            self._wish_px = max(_NARROW_PX, self._dock.minimumSizeHint().width())
            self._window.resizeDocks([self._dock], [self._wish_px], Qt.Orientation.Horizontal)

    def take_back(self) -> None:
        """Take the width from before as far as the panes can spare it."""
        if self._lent_px:
            self._wish_px, self._lent_px = self._lent_px, 0
            self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share anew once the window has another size; remember the width that the dock is drawn to."""
        if event.type() is QEvent.Type.Resize:
            if watched is self._window:
                self._settling.start()
            elif QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
                self._wish_px = self._dock.width()
        return super().eventFilter(watched, event)

    def _share(self) -> None:
        middle = self._window.centralWidget()
        if middle is None or not self._is_beside():
            return
        width, least = self._dock.width(), self._dock.minimumSizeHint().width()
        self._wish_px = self._wish_px or width
        spare = middle.width() - middle.minimumSizeHint().width()
        given = max(least, min(width + spare, max(width, self._wish_px)))
        if given != width:
            self._window.resizeDocks([self._dock], [given], Qt.Orientation.Horizontal)

    def _is_beside(self) -> bool:
        sides = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        is_beside = bool(self._window.dockWidgetArea(self._dock) & sides)
        return self._dock.isVisible() and not self._dock.isFloating() and is_beside
