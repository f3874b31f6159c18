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
from rouge_gui.session.settling import settle, settle_after
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit, edits_between


@dataclass(frozen=True, slots=True)
class Change:
    """What a change did.

    ``edits`` lead from the texts before to those now, () where a reference came or went or another document was
    opened; ``origin`` names who asked, so that an editor does not write its own typing back; ``caret`` is where a
    single edit ends (side, reference, code point), for a side that did not make it itself.
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
        self._availability = (False, False, False)
        self._open(snapshot or Snapshot())

    def _open(self, snapshot: Snapshot) -> None:
        self._snapshot = self._saved = settle(snapshot)
        self._history = History(self._snapshot, self._clock())

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
        self._open(snapshot)
        self._announce((), origin)

    def edit(self, edit: TextEdit, origin: str, kind: Kind = "type") -> None:
        """Apply one edit. Raises ValueError or IndexError if the text is not the one it was made for."""
        self._become(settle_after(self._snapshot, self._snapshot.applied(edit)), kind, origin, edit)

    def replace_all(self, snapshot: Snapshot, kind: Kind, origin: str) -> None:
        """Become ``snapshot`` as one step (a pasted or opened side, a replace-all)."""
        self._become(settle_after(self._snapshot, snapshot), kind, origin)

    def swap(self, origin: str, reference: int = 0) -> None:
        """Exchange the candidate and one reference. Raises IndexError."""
        old = self._snapshot
        swapped = old.with_text(Side.REFERENCE, old.candidate, reference)
        # the same texts: what was settled by them stays
        swapped = replace(swapped, candidate=old.text(Side.REFERENCE, reference))
        self._become(swapped, "swap", origin)

    def set_profile(self, profile: str, origin: str) -> None:
        """Use a profile, as a step that can be undone; an automatic one is settled by the texts as they are now."""
        self._become(settle(replace(self._snapshot, profile=profile)), "profile", origin)

    def add_reference(self, text: str, origin: str) -> None:
        """Add a reference after the others."""
        longer = replace(self._snapshot, references=(*self._snapshot.references, text))
        self._become(settle_after(self._snapshot, longer), "references", origin)

    def remove_reference(self, reference: int, origin: str) -> None:
        """Remove a reference. Raises IndexError, ValueError for the only one."""
        references = self._snapshot.references
        if not 0 <= reference < len(references):
            raise IndexError(reference)
        fewer = references[:reference] + references[reference + 1 :]
        self._become(replace(self._snapshot, references=fewer), "references", origin)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        left = self._history.current
        if self._history.undo() is not None:
            self._moved("undo", tuple(edit.inverted() for edit in self._history.edits(left)))

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        reached = self._history.redo()
        if reached is not None:
            self._moved("redo", self._history.edits(reached))

    def return_to(self, state: int) -> None:
        """Bring back the content of a state, as a step of its own that can be undone. Raises IndexError."""
        self._become(self._history.snapshot(state), "return", "history")

    def mark_saved(self) -> None:
        """Remember the texts as they are now as saved."""
        self._saved = self._snapshot
        self._history.end_typing()
        self._tell_availability()

    def _become(self, snapshot: Snapshot, kind: Kind, origin: str, edit: TextEdit | None = None) -> None:
        before = self._snapshot
        if snapshot == before:
            return
        self._history.record(snapshot, kind, self._clock(), edit)
        self._snapshot = snapshot
        if edit is not None:
            edits: tuple[TextEdit, ...] = (edit,)
        elif len(before.references) == len(snapshot.references):
            edits = edits_between(before, snapshot)
        else:
            edits = ()
        self._announce(edits, origin)

    def _moved(self, origin: str, edits: tuple[TextEdit, ...]) -> None:
        self._snapshot = self._history.snapshot(self._history.current)
        self._announce(edits, origin)

    def _announce(self, edits: tuple[TextEdit, ...], origin: str) -> None:
        self._revision += 1
        caret = (edits[0].side, edits[0].reference, edits[0].end_cp) if len(edits) == 1 else None
        state = self._history.current
        self.changed.emit(Change(self._revision, self._snapshot, edits, origin, state, caret))
        self._tell_availability()

    def _tell_availability(self) -> None:
        now = (self.can_undo, self.can_redo, self.is_modified)
        if now != self._availability:
            self._availability = now
            self.availability_changed.emit()
