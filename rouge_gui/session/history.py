"""The tree of states that undo, redo and the history graph share.

Undo moves towards the root and leaves its branch in the tree; an edit made there starts a new one. States keep the
difference from their parent, and every few generations a whole snapshot, so thousands of states of long texts stay
small. Pure Python: no Qt, the clock is the caller's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rouge_gui.session.delta import Delta
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit, edits_between

Kind = Literal[
    "open", "type", "paste", "replace", "swap", "profile", "references", "return", "second", "source", "promote",
    "suggestion",
]  # fmt: skip

PAUSE_SECONDS = 2.0
_CHECKPOINT_EVERY = 64
_LABEL_CHARS = 40


@dataclass(frozen=True, slots=True)
class EditLabel:
    """What a state's edit did, short enough for a tooltip: ``removed`` gave way to ``inserted`` on ``side``.

    ``side`` is None where several texts or none changed; ``profile`` holds the new profile string of a profile change.
    """

    kind: Kind
    side: Side | None = None
    removed: str = ""
    inserted: str = ""
    profile: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """One state: its parent (None for the first), the edit that led here, and when (seconds of the caller's clock)."""

    id: int
    parent: int | None
    label: EditLabel
    seconds: float


class History:
    """All states of a document and the one it is in.

    Each text has a number that stays with it while it is edited, moved, taken away and brought back; the first ones
    count from 0 in the order of ``Snapshot.places``.
    """

    def __init__(self, snapshot: Snapshot, seconds: float) -> None:
        self._states = [State(0, None, EditLabel("open"), seconds)]
        self._deltas: list[Delta | None] = [None]
        self._children: list[list[int]] = [[]]
        self._checkpoints = {0: snapshot}
        self._depths = [0]
        texts = len(snapshot.places)
        self._next_text = texts
        # mostly one tuple, shared by the states
        self._texts: list[tuple[int, ...]] = [tuple(range(texts))]
        self._pins: list[int] = []
        # the edit of the current state while typing may still join it
        self._typing: TextEdit | None = None
        self._current = 0
        self._snapshot = snapshot
        # what was rebuilt last: its neighbours are often next
        self._rebuilt = (0, snapshot)

    def __len__(self) -> int:
        return len(self._states)

    def __iter__(self) -> Iterator[State]:
        return iter(self._states)

    @property
    def current(self) -> int:
        """The state the document is in."""
        return self._current

    def state(self, state: int) -> State:
        """Return a state. Raises IndexError."""
        return self._states[self._known(state)]

    def depth(self, state: int) -> int:
        """Return how many edits lead from the first state to this one. Raises IndexError."""
        return self._depths[self._known(state)]

    def children(self, state: int) -> tuple[int, ...]:
        """Return the states made from this one, oldest first. Raises IndexError."""
        return tuple(self._children[self._known(state)])

    def edits(self, state: int) -> tuple[TextEdit, ...]:
        """Return what was edited to get here from the parent; () where texts came or went. Raises IndexError."""
        delta, parent = self._deltas[self._known(state)], self._states[state].parent
        if delta is None or parent is None:
            return ()
        if delta.layout is None:
            return delta.edits
        before, after = self.snapshot(parent), self.snapshot(state)
        return edits_between(before, after) if before.places == after.places else ()

    def delta(self, state: int) -> Delta | None:
        """Return how this state came from its parent, None for the first one. Raises IndexError."""
        return self._deltas[self._known(state)]

    def texts(self, state: int) -> tuple[int, ...]:
        """Return the numbers of the texts in the order of the snapshot's places. Raises IndexError."""
        return self._texts[self._known(state)]

    def snapshot(self, state: int) -> Snapshot:
        """Return the content of a state. Raises IndexError."""
        deltas: list[Delta] = []
        place = self._known(state)
        while (snapshot := self._kept(place)) is None:
            delta, parent = self._deltas[place], self._states[place].parent
            if delta is None or parent is None:
                raise IndexError(state)
            deltas.append(delta)
            place = parent
        if deltas:
            for delta in reversed(deltas):
                snapshot = delta.apply(snapshot)
            # not the current state, and no other one grows
            self._rebuilt = (state, snapshot)
        return snapshot

    def _kept(self, state: int) -> Snapshot | None:
        """Return the content of a state that needs no rebuilding."""
        if state == self._current:
            return self._snapshot
        rebuilt, snapshot = self._rebuilt
        return snapshot if state == rebuilt else self._checkpoints.get(state)

    def _known(self, state: int) -> int:
        if not 0 <= state < len(self._states):
            raise IndexError(state)
        return state

    def path(self, state: int) -> list[int]:
        """Return the states from the first to this one. Raises IndexError."""
        path: list[int] = []
        place: int | None = self._known(state)
        while place is not None:
            path.append(place)
            place = self._states[place].parent
        return path[::-1]

    def line(self) -> list[int]:
        """Return the current path and, beyond the current state, what redo would return to."""
        line = self.path(self._current)
        while (following := self._following(line[-1])) is not None:
            line.append(following)
        return line

    @property
    def pins(self) -> tuple[int, ...]:
        """The pinned states, the one pinned last at the end."""
        return tuple(self._pins)

    def toggle_pin(self, state: int) -> None:
        """Pin a state or take its pin away: a bookmark, no state. Raises IndexError."""
        if self._known(state) in self._pins:
            self._pins.remove(state)
        else:
            self._pins.append(state)
            if state == self._current:
                # what is typed next must not change what was pinned
                self.end_typing()

    def record(
        self,
        snapshot: Snapshot,
        kind: Kind,
        seconds: float,
        edit: TextEdit | None = None,
        texts: Sequence[int | None] | None = None,
    ) -> int:
        """Record that the document became ``snapshot``; return the state it is now in.

        ``edit`` is the single edit of typing or pasting. Typing that goes on where it left off joins the current
        state, a word at a time; everything else is a state of its own. Nothing changed is no state. ``texts`` are the
        numbers of the snapshot's texts, None for a new one; without it a text keeps the number of its place.
        """
        if snapshot == self._snapshot:
            return self._current
        typed = edit if kind == "type" else None
        group = self._joined(typed, seconds) if typed is not None else None
        if group is not None:
            self._extend(snapshot, group, seconds)
        else:
            group = typed
            delta, numbers = self._difference(snapshot, edit, texts)
            self._add(snapshot, delta, numbers, State(len(self), self._current, _label(kind, delta), seconds))
        # what was inserted at one go (an input method's word, dropped text) is a step by itself
        self._typing = group if typed is not None and len(typed.inserted) < 2 else None
        return self._current

    def replay(self, delta: Delta, kind: Kind, parent: int, seconds: float, texts: Sequence[int]) -> int:
        """Add a state that was recorded before, as a child of ``parent``, and be there.

        Raises ValueError or LookupError where ``delta`` does not go on from ``parent`` or ``texts`` do not fit.
        """
        snapshot = delta.apply(self.snapshot(parent))
        before = self._texts[parent]
        if texts is before and delta.layout is None and not delta.places:
            # as mostly: no text came, went or moved
            numbers = before
        else:
            numbers = tuple(texts)
            fits = len(numbers) == len(set(numbers)) == len(snapshot.places)
            if not fits or delta.places not in {(), snapshot.places}:
                raise ValueError("the texts do not fit")
            if numbers == before:
                numbers = before
            self._next_text = max(self._next_text, *(number + 1 for number in numbers))
        if parent != self._current:
            self.go_to(parent)
        self._add(snapshot, delta, numbers, State(len(self), parent, _label(kind, delta), seconds))
        # whatever was typed before, it does not go on here
        self._typing = None
        return self._current

    def undo(self) -> int | None:
        """Move to the parent; return the new current state, None at the first one."""
        parent = self._states[self._current].parent
        if parent is None:
            return None
        self.go_to(parent)
        return parent

    def redo(self) -> int | None:
        """Move to the newest child, which is the one undo left last; return it, None where there is none."""
        child = self._following(self._current)
        if child is not None:
            self.go_to(child)
        return child

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self._states[self._current].parent is not None

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back from here."""
        return bool(self._children[self._current])

    def end_typing(self) -> None:
        """Let the next typed character start a state of its own (the text was saved)."""
        self._typing = None

    def _following(self, state: int) -> int | None:
        children = self._children[state]
        return children[-1] if children else None

    def go_to(self, state: int) -> None:
        """Be in a state without recording anything. Raises IndexError."""
        snapshot = self.snapshot(state)
        self._current, self._snapshot = state, snapshot
        self._typing = None

    def _difference(
        self, snapshot: Snapshot, edit: TextEdit | None, texts: Sequence[int | None] | None
    ) -> tuple[Delta, tuple[int, ...]]:
        """Return how the current state becomes ``snapshot``, and the numbers of its texts."""
        before, numbers = self._snapshot, self._texts[self._current]
        if edit is not None:
            # as it was made: between equal letters a comparison of texts would find it elsewhere
            return Delta.of_edit(edit, snapshot), numbers
        if texts is None:
            if snapshot.places == before.places:
                texts = numbers
            else:
                known = dict(zip(before.places, numbers, strict=True))
                texts = [known.get(place) for place in snapshot.places]
        stood = dict(zip(numbers, before.places, strict=True))
        sources: dict[Place, Place] = {}
        after: list[int] = []
        for place, number in zip(snapshot.places, texts, strict=True):
            if number is None:
                after.append(self._next_text)
                self._next_text += 1
                continue
            after.append(number)
            if number in stood:
                sources[place] = stood[number]
        # one tuple for all states where nothing came, went or moved
        renumbered = tuple(after)
        return Delta.between(before, snapshot, sources), numbers if renumbered == numbers else renumbered

    def _add(self, snapshot: Snapshot, delta: Delta, texts: tuple[int, ...], state: State) -> None:
        parent = self._current
        self._states.append(state)
        self._deltas.append(delta)
        self._texts.append(texts)
        self._children.append([])
        self._children[parent].append(state.id)
        self._depths.append(self._depths[parent] + 1)
        if self._depths[state.id] % _CHECKPOINT_EVERY == 0:
            self._checkpoints[state.id] = snapshot
        self._current, self._snapshot = state.id, snapshot

    def _extend(self, snapshot: Snapshot, group: TextEdit, seconds: float) -> None:
        state = self._current
        delta = Delta.of_edit(group, snapshot)
        self._deltas[state] = delta
        self._states[state] = replace(self._states[state], label=_label("type", delta), seconds=seconds)
        if state in self._checkpoints:
            self._checkpoints[state] = snapshot
        self._snapshot = snapshot

    def _joined(self, edit: TextEdit, seconds: float) -> TextEdit | None:
        """Return the open group of typing with ``edit``, None where that starts a new one."""
        group = self._typing
        if group is None or seconds - self._states[self._current].seconds > PAUSE_SECONDS:
            return None
        # a word starts where anything else follows white space
        starts_word = group.inserted[-1:].isspace() and not edit.inserted.isspace()
        return None if starts_word or len(edit.inserted) > 1 else group.joined(edit)


def _label(kind: Kind, delta: Delta) -> EditLabel:
    if kind == "profile":
        return EditLabel(kind, profile=delta.profile)
    if len(delta.edits) != 1 or delta.layout is not None:
        return EditLabel(kind)
    (edit,) = delta.edits
    return EditLabel(kind, edit.side, _shortened(edit.removed), _shortened(edit.inserted))


def _shortened(text: str) -> str:
    # white space alone is what the edit did: kept as it is
    flat = " ".join(text.split()) or text
    return flat if len(flat) <= _LABEL_CHARS else flat[: _LABEL_CHARS - 1] + "…"
