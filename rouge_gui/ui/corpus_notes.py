"""Notes on the item at hand: kept in the file of the corpus while they are written."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_state import NOWHERE, CorpusState
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.corpus_whatif import WhatIfs

_SAVED_AFTER_MS = 600
_AGAIN_AFTER_MS = 2_000


class CorpusNotes(QObject):
    """Keeps the note of the item that ``what_ifs`` shows.

    Signals: ``changed()`` when what is saved of it is another, ``notes_opened()`` when it is another item's,
    ``saved()`` when the file holds it, ``failed(error)`` when the file cannot be written.
    """

    changed = Signal()
    notes_opened = Signal()
    saved = Signal()
    failed = Signal(object)

    def __init__(self, state: CorpusState, what_ifs: WhatIfs) -> None:
        super().__init__(state)
        self._state, self._what_ifs = state, what_ifs
        self._position = NOWHERE
        self._notes = self._stored = ""
        self._is_held = False
        self._save = single_shot(self, _SAVED_AFTER_MS, self.save)

    @property
    def notes(self) -> str:
        """The note on the item."""
        return self._notes

    @property
    def is_read_only(self) -> bool:
        """Whether the file cannot be written."""
        return self._state.store is None

    @property
    def has_unsaved_notes(self) -> bool:
        """Whether the file does not hold the note as it is."""
        return self._notes != self._stored

    def set_notes(self, notes: str) -> None:
        """Replace the note; the file holds it within a second."""
        if notes != self._notes:
            self._notes = notes
            self._save.start()
            self.changed.emit()

    def follow(self) -> None:
        """Show the note of the item on show; the one before is saved first."""
        subject = self._what_ifs.subject
        position = subject.item.position if subject is not None else NOWHERE
        if position == self._position:
            return
        self.save()
        self._position = position
        self._notes = self._stored = subject.item.note if subject is not None else ""
        self.notes_opened.emit()

    def save(self) -> None:
        """Write the note into the file now; try again later where that does not work."""
        self._save.stop()
        store = self._state.store
        if store is None or self._position == NOWHERE or not self.has_unsaved_notes:
            return
        if self._is_held:
            self._save.start()
            return
        try:
            store.set_note(self._position, self._notes)
        except (CorpusStoreError, LookupError) as error:
            self._save.start(_AGAIN_AFTER_MS)
            self.failed.emit(error)
            return
        self._stored = self._notes
        self._save.setInterval(_SAVED_AFTER_MS)
        self.saved.emit()
        self.changed.emit()

    def hold(self, *, held: bool) -> None:
        """Write nothing for a while: the file is being copied. What was written is saved when that ends."""
        if held:
            self.save()
        self._is_held = held
        if not held:
            self.save()

    def close(self) -> None:
        """Write what is not written; the corpus closes."""
        self._is_held = False
        self.save()
        self._save.stop()
        self._position = NOWHERE
        self._notes = self._stored = ""
