"""Undo and redo by menu, palette or key: of the texts, or of the notes while the keyboard is there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPlainTextEdit, QWidget

from rouge_gui.session.document import Document


class Undoing(QObject):
    """Undoes in ``notes`` while the keyboard is there, else in ``document``.

    A line such as that of the find bar keeps its own Ctrl+Z; the menu undoes what was replaced from it.
    """

    def __init__(self, document: Document, notes: QPlainTextEdit, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._notes, self._window = document, notes, window
        self._in_notes = False
        self._actions: Mapping[str, QAction] = {}
        document.availability_changed.connect(self.show_availability)
        document.changed.connect(self.show_availability)
        for changed in (notes.undoAvailable, notes.redoAvailable, notes.textChanged):
            changed.connect(self.show_availability)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Switch ``actions`` on and off, by command."""
        self._actions = actions
        self.show_availability()

    def undo(self) -> None:
        """Take back the last step."""
        if self._is_in_notes:
            self._notes.undo()
        else:
            self._document.undo()

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        if self._is_in_notes:
            self._notes.redo()
        else:
            self._document.redo()

    @property
    def _is_in_notes(self) -> bool:
        return self._in_notes and not self._notes.isReadOnly()

    def show_availability(self) -> None:
        """Offer what can be undone and redone where the keyboard is."""
        if not self._actions:
            return
        text = self._notes.document()
        in_notes = self._is_in_notes
        can_undo = text.isUndoAvailable() if in_notes else self._document.can_undo
        can_redo = text.isRedoAvailable() if in_notes else self._document.can_redo
        self._actions["undo"].setEnabled(can_undo)
        self._actions["redo"].setEnabled(can_redo)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Follow the keyboard; a menu or another window that has it for a moment is no other place."""
        if now is None or isinstance(now, QMenu | QMenuBar) or now.window() is not self._window:
            return
        self._in_notes = now is self._notes
        self.show_availability()
