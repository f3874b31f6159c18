"""The open document: the one mutating path for texts, references and profile.

Every change is recorded in the history and announced once by ``changed``; undo, redo and a click on the history
graph are moves in the same tree.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics import Profile
from rouge_gui.session.history import History, Kind
from rouge_gui.session.settling import settle, settle_after
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit, edits_between

# the origin of a change of the history alone: the states before the present one have been read
READ = "read"

# what an automatic profile stands for, by its string; None where it is not automatic or cannot be parsed
Settler = Callable[[str], Profile | None]


@dataclass(frozen=True, slots=True)
class Change:
    """What a change did.

    ``edits`` lead from the texts before to those now, () where a text came or went or another document was opened;
    ``origin`` names who asked, so that an editor does not write its own typing back; ``caret`` is where a
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

    Signals: ``changed(Change)``; ``availability_changed()`` when what can be undone, redone or saved changed;
    ``pins_changed()`` when a state was pinned or unpinned, or another document's pins count.
    """

    changed = Signal(object)
    pins_changed = Signal()
    availability_changed = Signal()

    def __init__(
        self,
        snapshot: Snapshot | None = None,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        # of a history that was recorded at another time, the clock goes on from there
        self._ahead = 0.0
        self._revision = 0
        self._availability = (False, False, False)
        # brings the states before the present one, where they are still being read
        self._rest: Callable[[], None] | None = None
        self._settler: Settler | None = None
        self._open(snapshot or Snapshot())

    def complete_first(self, rest: Callable[[], None]) -> None:
        """Call ``rest`` before anything is changed, pinned, undone or saved: it opens the whole history.

        Holds until another history is opened.
        """
        self._rest = rest
        self._tell_availability()

    def whole_history(self) -> History:
        """Return the tree of states with those that are still being read."""
        self._complete()
        return self._history

    def _complete(self) -> None:
        rest, self._rest = self._rest, None
        if rest is not None:
            rest()

    def _settled(self, snapshot: Snapshot) -> Snapshot:
        if self._settler is None:
            return settle(snapshot)
        return replace(snapshot, settled=self._settler(snapshot.profile))

    def _settled_after(self, before: Snapshot, after: Snapshot) -> Snapshot:
        if self._settler is None:
            return settle_after(before, after)
        if before.profile != after.profile:
            return self._settled(after)
        return replace(after, settled=before.settled)

    def _open(self, snapshot: Snapshot) -> None:
        self._snapshot = self._settled(snapshot)
        self._saved: Snapshot | None = self._snapshot
        self._ahead = 0.0
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
        return self._rest is not None or self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self._rest is not None or self._history.can_redo

    @property
    def is_modified(self) -> bool:
        """Whether a text differs from what was opened or saved; a profile change is no modification."""
        now, saved = self._snapshot, self._saved
        return saved is None or replace(now, profile=saved.profile, settled=saved.settled) != saved

    @property
    def text_numbers(self) -> tuple[int, ...]:
        """The numbers of all texts, in the order of ``Snapshot.places``."""
        return self._history.texts(self._history.current)

    def text_number(self, side: Side, reference: int = 0) -> int:
        """Return the number of a text: it stays while the text is edited, moved, removed and brought back by undo.

        A text that is opened in place of another has a new one; those of a new document count from 0 in the order of
        ``Snapshot.places``. Raises LookupError for a text that is not there.
        """
        places = self._snapshot.places
        if (side, reference) not in places:
            raise LookupError(side, reference)
        return self.text_numbers[places.index((side, reference))]

    def new(self, snapshot: Snapshot, origin: str, settler: Settler | None = None) -> None:
        """Open ``snapshot`` with a history of its own.

        ``settler`` settles automatic profiles until other texts are opened, by more than these texts.
        """
        self._rest, self._settler = None, settler
        had_pins = bool(self.pins)
        self._open(snapshot)
        self._announce((), origin)
        if had_pins:
            self.pins_changed.emit()

    def open_history(
        self, history: History, origin: str, *, saved: bool = True, settler: Settler | None = None
    ) -> None:
        """Open a history that was recorded before, in the state it is in; undo and redo move in its tree.

        ``saved``: its texts are those of some file. ``settler``: as for new texts.
        """
        self._rest, self._settler = None, settler
        had_pins = bool(self.pins)
        self._history = history
        self._snapshot = history.snapshot(history.current)
        self._saved = self._snapshot if saved else None
        self._ahead = max(state.seconds for state in history) - self._clock()
        self._announce((), origin)
        if had_pins or self.pins:
            self.pins_changed.emit()

    def edit(self, edit: TextEdit, origin: str, kind: Kind = "type") -> None:
        """Apply one edit. Raises ValueError or IndexError if the text is not the one it was made for."""
        self._become(self._settled_after(self._snapshot, self._snapshot.applied(edit)), kind, origin, edit)

    def replace_all(self, snapshot: Snapshot, kind: Kind, origin: str) -> None:
        """Become ``snapshot`` as one step (a pasted side, a replace-all)."""
        self._become(self._settled_after(self._snapshot, snapshot), kind, origin)

    def open_text(self, text: str, place: Place, origin: str) -> None:
        """Put another text in a place, as a step; a second candidate or source may be new. Raises LookupError."""
        self._complete()
        before = self._snapshot
        numbers: dict[Place, int | None] = dict(zip(before.places, self.text_numbers, strict=True))
        if place == (Side.SECOND, 0):
            after = replace(before, second=text)
        elif place == (Side.SOURCE, 0):
            after = replace(before, source=text)
        else:
            after = before.with_text(place[0], text, place[1])
        numbers[place] = None
        self._become(
            self._settled_after(before, after),
            "open",
            origin,
            texts=[numbers[place] for place in after.places],
        )

    def swap(self, origin: str, reference: int = 0) -> None:
        """Exchange the candidate and one reference. Raises IndexError."""
        self._complete()
        old = self._snapshot
        theirs = old.text(Side.REFERENCE, reference)
        swapped = old.with_text(Side.REFERENCE, old.candidate, reference)
        # the same texts: what was settled by them stays
        swapped = replace(swapped, candidate=theirs)
        texts = _exchanged(self.text_numbers, reference, len(old.references))
        self._become(swapped, "swap", origin, texts=texts)

    def promote_second(self, origin: str) -> None:
        """Exchange the two candidates. Raises LookupError without a second one."""
        self._complete()
        old = self._snapshot
        promoted = replace(old, candidate=old.text(Side.SECOND), second=old.candidate)
        first = len(old.references)
        self._become(promoted, "promote", origin, texts=_exchanged(self.text_numbers, first, first + 1))

    def set_second(self, text: str | None, origin: str) -> None:
        """Put a second candidate beside the first, or take it away."""
        self._become(
            self._settled_after(self._snapshot, replace(self._snapshot, second=text)), "second", origin
        )

    def set_source(self, text: str | None, origin: str) -> None:
        """Show the text that reference and candidate summarise, or take it away."""
        self._become(replace(self._snapshot, source=text), "source", origin)

    def set_profile(self, profile: str, origin: str) -> None:
        """Use a profile, as a step that can be undone; an automatic one is settled by the texts as they are now."""
        self._become(self._settled(replace(self._snapshot, profile=profile)), "profile", origin)

    def add_reference(self, text: str, origin: str) -> None:
        """Add a reference after the others."""
        longer = replace(self._snapshot, references=(*self._snapshot.references, text))
        self._become(self._settled_after(self._snapshot, longer), "references", origin)

    def remove_reference(self, reference: int, origin: str) -> None:
        """Remove a reference. Raises IndexError, ValueError for the only one."""
        self._complete()
        self._snapshot.text(Side.REFERENCE, reference)
        numbers = self.text_numbers
        left = [place for place in range(len(self._snapshot.references)) if place != reference]
        self._rearrange(left, [*numbers[:reference], *numbers[reference + 1 :]], origin)

    def move_reference(self, reference: int, to: int, origin: str) -> None:
        """Move a reference so that it stands at ``to``. Raises IndexError."""
        self._complete()
        for place in (reference, to):
            self._snapshot.text(Side.REFERENCE, place)
        order = [place for place in range(len(self._snapshot.references)) if place != reference]
        order.insert(to, reference)
        numbers = self.text_numbers
        self._rearrange(order, [*(numbers[place] for place in order), *numbers[len(order) :]], origin)

    def _rearrange(self, order: Sequence[int], texts: Sequence[int], origin: str) -> None:
        references = tuple(self._snapshot.references[place] for place in order)
        self._become(replace(self._snapshot, references=references), "references", origin, texts=texts)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        self._complete()
        left = self._history.current
        if self._history.undo() is not None:
            self._moved("undo", tuple(edit.inverted() for edit in self._history.edits(left)))

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        self._complete()
        reached = self._history.redo()
        if reached is not None:
            self._moved("redo", self._history.edits(reached))

    def return_to(self, state: int) -> None:
        """Bring back the content of a state, as a step of its own that can be undone. Raises IndexError."""
        self._complete()
        content, texts = self._history.snapshot(state), self._history.texts(state)
        self._become(content, "return", "history", texts=texts)

    @property
    def pins(self) -> tuple[int, ...]:
        """The pinned states, the one pinned last at the end."""
        return self._history.pins

    @property
    def pinned(self) -> int | None:
        """The state pinned last: what differences are counted from. None without a pin."""
        return self.pins[-1] if self.pins else None

    def toggle_pin(self, state: int | None = None) -> None:
        """Pin a state, the current one by default, or take its pin away: no step. Raises IndexError."""
        self._complete()
        self._history.toggle_pin(self._history.current if state is None else state)
        self.pins_changed.emit()

    def mark_saved(self) -> None:
        """Remember the texts as they are now as saved."""
        self._complete()
        self._saved = self._snapshot
        self._history.end_typing()
        self._tell_availability()

    def _become(
        self,
        snapshot: Snapshot,
        kind: Kind,
        origin: str,
        edit: TextEdit | None = None,
        texts: Sequence[int | None] | None = None,
    ) -> None:
        self._complete()
        before = self._snapshot
        if snapshot == before:
            return
        self._history.record(snapshot, kind, self._clock() + self._ahead, edit, texts)
        self._snapshot = snapshot
        if edit is not None:
            edits: tuple[TextEdit, ...] = (edit,)
        elif before.places == snapshot.places:
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


def _exchanged(numbers: Sequence[int], first: int, second: int) -> list[int]:
    exchanged = list(numbers)
    exchanged[first], exchanged[second] = numbers[second], numbers[first]
    return exchanged
