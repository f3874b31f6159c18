"""The open document: the one mutating path for texts, references and profile.

Every change is recorded in the history and announced once by ``changed``; undo, redo and a click on the history
graph are moves in the same tree.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.session.history import History, Kind
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit, edits_between


@dataclass(frozen=True, slots=True)
class Change:
    """What a change did.

    ``edits`` lead from the texts before to those now, where no reference came or went; ``origin`` names who asked,
    so that an editor does not write its own typing back; ``caret`` is where the edit ends (side, reference, code
    point) for a side that did not make the edit itself.
    """

    revision: int
    snapshot: Snapshot
    edits: tuple[TextEdit, ...]
    origin: str
    state: int
    caret: tuple[Side, int, int] | None


class Document(QObject):
    """References, candidate and profile with their history.

    Signals: ``changed(Change)``; ``availability_changed()`` when what can be undone, redone or saved changed.
    """

    changed = Signal(object)
    availability_changed = Signal()

    def __init__(
        self,
        snapshot: Snapshot | None = None,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._revision = 0
        self._open(snapshot or Snapshot())

    def _open(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._history = History(snapshot, self._clock())
        self._saved = snapshot
        self._availability = (False, False, False)

    @property
    def snapshot(self) -> Snapshot:
        """The content now."""
        return self._snapshot

    @property
    def revision(self) -> int:
        """Grows with every change; results made for an older one are out of date."""
        return self._revision

    @property
    def history(self) -> History:
        """The tree of states, to read."""
        return self._history

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self._history.can_redo

    @property
    def is_modified(self) -> bool:
        """Whether a text differs from what was opened or saved; a profile change is no modification."""
        saved = self._saved
        return (self._snapshot.references, self._snapshot.candidate) != (saved.references, saved.candidate)

    def new(self, snapshot: Snapshot, origin: str) -> None:
        """Open ``snapshot`` with a history of its own."""
        before = self._snapshot
        self._open(snapshot)
        self._announce(before, origin)

    def edit(self, edit: TextEdit, origin: str, kind: Kind = "type") -> None:
        """Apply one edit. Raises ValueError if the text is not the one it was made for."""
        self._become(self._snapshot.applied(edit), kind, origin, edit)

    def replace_all(self, snapshot: Snapshot, kind: Kind, origin: str) -> None:
        """Become ``snapshot`` as one step (a pasted or opened side, a swap, a replace-all)."""
        self._become(snapshot, kind, origin, None)

    def swap(self, origin: str, reference: int = 0) -> None:
        """Exchange the candidate and one reference. Raises IndexError."""
        old = self._snapshot
        swapped = old.with_text(Side.REFERENCE, old.candidate, reference)
        self._become(replace(swapped, candidate=old.references[reference]), "swap", origin, None)

    def set_profile(self, profile: str, origin: str) -> None:
        """Use another profile, as a step that can be undone."""
        self._become(replace(self._snapshot, profile=profile), "profile", origin, None)

    def add_reference(self, text: str, origin: str) -> None:
        """Add a reference after the others."""
        references = (*self._snapshot.references, text)
        self._become(replace(self._snapshot, references=references), "references", origin, None)

    def remove_reference(self, reference: int, origin: str) -> None:
        """Remove a reference. Raises IndexError, ValueError for the only one."""
        references = list(self._snapshot.references)
        if len(references) == 1:
            raise ValueError("a comparison keeps one reference")
        del references[reference]
        self._become(replace(self._snapshot, references=tuple(references)), "references", origin, None)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        if self._history.undo() is not None:
            self._moved("undo")

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        if self._history.redo() is not None:
            self._moved("redo")

    def return_to(self, state: int) -> None:
        """Bring back the content of a state, as a step of its own that can be undone. Raises IndexError."""
        self._become(self._history.snapshot(state), "return", "history", None)

    def end_typing(self) -> None:
        """Let the next typed character start a new step."""
        self._history.end_typing()

    def mark_saved(self) -> None:
        """Remember the texts as they are now as saved."""
        self._saved = self._snapshot
        self._history.end_typing()
        self._tell_availability()

    def _become(self, snapshot: Snapshot, kind: Kind, origin: str, edit: TextEdit | None) -> None:
        if snapshot == self._snapshot:
            return
        before = self._snapshot
        self._history.record(snapshot, kind, self._clock(), edit)
        self._snapshot = snapshot
        self._announce(before, origin)

    def _moved(self, origin: str) -> None:
        before = self._snapshot
        self._snapshot = self._history.snapshot(self._history.current)
        self._announce(before, origin)

    def _announce(self, before: Snapshot, origin: str) -> None:
        self._revision += 1
        same_number = len(before.references) == len(self._snapshot.references)
        edits = edits_between(before, self._snapshot) if same_number else ()
        caret = None
        if len(edits) == 1:
            (edit,) = edits
            caret = (edit.side, edit.reference, edit.start_cp + len(edit.inserted))
        state = self._history.current
        self.changed.emit(Change(self._revision, self._snapshot, edits, origin, state, caret))
        self._tell_availability()

    def _tell_availability(self) -> None:
        now = (self.can_undo, self.can_redo, self.is_modified)
        if now != self._availability:
            self._availability = now
            self.availability_changed.emit()
