"""Notes on the comparison: a dock with one plain text, which belongs to the session and has an undo of its own."""

from __future__ import annotations

from typing import Protocol

import shiboken6
from PySide6.QtCore import QMimeData, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QPlainTextEdit, QWidget

from rouge_gui.ui.cards import CardDock
from rouge_gui.ui.compare.shown_text import from_raw, shown, splice_between

_USUAL = QSize(360, 120)
_SMALLEST = QSize(160, 60)


class NotesKeeper(Protocol):
    """What holds notes: those of a session, or of an item of a corpus."""

    @property
    def changed(self) -> SignalInstance:
        """Tells that what is saved of them, or whether they can be written, may be another."""

    @property
    def notes_opened(self) -> SignalInstance:
        """Tells that they are others now."""

    @property
    def notes(self) -> str:
        """The notes."""

    @property
    def is_read_only(self) -> bool:
        """Whether none can be written."""

    @property
    def has_unsaved_notes(self) -> bool:
        """Whether they are not in a file as they are."""

    def set_notes(self, notes: str) -> None:
        """Replace them by what the user made of them."""


class NotesEditor(QPlainTextEdit):
    """The text. Files are left to the window; Tab and Escape leave it, of which ``escaped`` tells."""

    escaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sessionNotes")
        self.setTabChangesFocus(True)

    def sizeHint(self) -> QSize:
        """Ask for less than the history beside it."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few words."""
        return _SMALLEST

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape."""
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text; a file dropped here is for the window."""
        is_file = any(url.isLocalFile() for url in source.urls())
        return not is_file and super().canInsertFromMimeData(source)


class Notes(QObject):
    """Shows the notes of ``keeper`` and writes on them; they lie beside the dock ``beside`` at first.

    They appear by ``open``, and with a session that has some. ``use`` gives them to another keeper and back.
    """

    def __init__(self, keeper: NotesKeeper, beside: QDockWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._keeper = self._first = keeper
        self._window = window
        self._before: QWidget | None = None
        self._shown = ""
        self._is_taking = False
        self.editor = NotesEditor(window)
        self.editor.setAccessibleName(self.tr("Notes on the comparison"))
        self.state = QLabel(window)
        self.state.setObjectName("muted")
        self.dock = CardDock("notesDock", self.tr("Notes"), self.editor, self.state, window)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.dock)
        window.splitDockWidget(beside, self.dock, Qt.Orientation.Horizontal)
        self.dock.hide()
        self.editor.textChanged.connect(self._on_text_changed)
        self.editor.escaped.connect(self._go_back)
        self._follow()
        self._show_state()

    def _follow(self) -> None:
        self._keeper.notes_opened.connect(self._on_notes_opened)
        self._keeper.changed.connect(self._show_state)

    def use(self, keeper: NotesKeeper) -> None:
        """Show what another keeper holds, and write there."""
        if keeper is self._keeper:
            return
        self._keeper.notes_opened.disconnect(self._on_notes_opened)
        self._keeper.changed.disconnect(self._show_state)
        self._keeper = keeper
        self._follow()
        self._on_notes_opened()

    def text(self) -> str:
        """Return the notes."""
        return self._keeper.notes

    def open(self) -> None:
        """Show the notes, ready to type; from there, go back to where the keyboard was."""
        if self.editor.hasFocus():
            self._go_back()
            return
        self._before = self._window.focusWidget()
        self._show()
        self.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self) -> None:
        self.dock.show()
        self.dock.raise_()

    def _go_back(self) -> None:
        before = self._before
        if before is None or not shiboken6.isValid(before) or not before.isVisible():
            self.editor.focusPreviousChild()
        else:
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- the text ----------------------------------------------------------------------------------------

    def _on_notes_opened(self) -> None:
        self._shown = shown(self._keeper.notes)
        self._is_taking = True
        # with what could be undone of other notes
        self.editor.setPlainText(self._shown)
        self._is_taking = False
        # items come and go: their notes take no place that something else has
        if self._shown.strip() and self._keeper is self._first:
            self._show()
        self._show_state()

    def _on_text_changed(self) -> None:
        if self._is_taking:
            return
        text = from_raw(self.editor.document().toRawText())
        splice = splice_between(self._shown, text)
        if splice is None:
            return
        self._shown = text
        # what the editor cannot hold stays as it is where nothing is written
        notes, end = self._keeper.notes, splice.start_cp + splice.removed
        self._keeper.set_notes(notes[: splice.start_cp] + splice.inserted + notes[end:])

    def _show_state(self) -> None:
        read_only = self._keeper.is_read_only
        self.editor.setReadOnly(read_only)
        if read_only:
            text = self.tr("read-only")
            invitation = self.tr("This session has no notes. Save it under another name to write some.")
        else:
            text = self.tr("not saved") if self._keeper.has_unsaved_notes else ""
            invitation = self.tr(
                "What you find in this comparison: kept in its session, and in the HTML page of the marked texts."
            )
        self.state.setText(text)
        self.editor.setPlaceholderText(invitation)
        self.editor.setAccessibleDescription(text or invitation)
