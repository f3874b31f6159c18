"""Files dropped on the window beside its panes; what to do with them is decided elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_DRAGGED = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}


def local_files(source: QMimeData) -> list[str]:
    """Return the paths of the files of this computer in ``source``."""
    return [url.toLocalFile() for url in source.urls() if url.isLocalFile()]


class WindowDrops(QObject):
    """Takes files on ``window`` wherever no pane takes them. ``dropped`` carries their paths."""

    dropped = Signal(list)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept files, and nothing else."""
        if watched is not self._window or event.type() not in _DRAGGED or not isinstance(event, QDropEvent):
            return False
        paths = local_files(event.mimeData())
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True
