"""A text edit as all panes need it: plain, without an undo of its own, taking files. Offsets are code points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from rouge_gui.session.sizes import Excess, excess_of_change
from rouge_gui.text import Span
from rouge_gui.ui.compare.shown_text import BLOCK_BREAK


def _local_files(source: QMimeData) -> list[str]:
    """Return the paths of the files that ``source`` holds; the address of a page is text."""
    return [url.toLocalFile() for url in source.urls() if url.isLocalFile()]


def _takes_files(event: QDragMoveEvent) -> bool:
    """Take what is dragged if it is files; tell whether it is."""
    if is_files := bool(_local_files(event.mimeData())):
        event.acceptProposedAction()
    return is_files


def excess_of_insertion(text: str, span: Span, inserted: str) -> Excess | None:
    """Return what is too large once ``inserted`` stands in the place of ``span``, None where nothing is."""
    lines = inserted.replace("\r\n", "\n").replace("\r", "\n").replace(BLOCK_BREAK, "\n")
    return excess_of_change(text, text[: span[0]] + lines + text[span[1] :])


class BareEdit(QTextEdit):
    """A plain text without an undo of its own, onto which files can be dropped: ``files_dropped(paths)``.

    ``focused()`` tells that it is worked in.
    """

    files_dropped = Signal(list)
    focused = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def scroll_by(self, distance_px: float) -> None:
        """Scroll down, or up where ``distance_px`` is negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(distance_px))

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            standard = QKeySequence.StandardKey
            if event.matches(standard.Undo) or event.matches(standard.Redo):
                event.ignore()
                return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that this text is worked in."""
        super().focusInEvent(event)
        self.focused.emit()

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few words."""
        return QSize(160, 80)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the editing commands without the editor's own undo."""
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() in {"edit-undo", "edit-redo"}:
                menu.removeAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files as well as text."""
        if not _takes_files(event):
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Keep taking files as well as text."""
        if not _takes_files(event):
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand dropped files on; dropped text is an edit, and so is the address of a page."""
        if paths := _local_files(event.mimeData()):
            self.files_dropped.emit(paths)
            event.acceptProposedAction()
        else:
            super().dropEvent(event)
