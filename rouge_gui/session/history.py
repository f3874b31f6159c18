"""The tree of states that undo, redo and the history graph share.

Undo moves towards the root and leaves its branch in the tree; an edit made there starts a new one. States keep the
difference from their parent, and every few generations a whole snapshot, so thousands of states of long texts stay
small. Pure Python: no Qt, the clock is the caller's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rouge_gui.metrics import Profile
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit, edits_between

Kind = Literal["open", "type", "paste", "replace", "swap", "profile", "references", "return"]

PAUSE_SECONDS = 2.0
_CHECKPOINT_EVERY = 64
_LABEL_CHARS = 40


@dataclass(frozen=True, slots=True)
class EditLabel:
    """What a state's edit did, short enough for a tooltip: ``removed`` gave way to ``inserted`` on ``side``.

    ``side`` is None where both sides or none changed; ``profile`` holds the new profile string of a profile change.
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


@dataclass(frozen=True, slots=True)
class _Delta:
    """How to get from the parent's snapshot to this one; ``references`` only where their number changed."""

    edits: tuple[TextEdit, ...]
    profile: str
    settled: Profile | None
    references: tuple[str, ...] | None = None

    @classmethod
    def between(cls, before: Snapshot, after: Snapshot) -> _Delta:
        edits, references = edits_between(before, after), None
        if len(before.references) != len(after.references):
            edits = tuple(edit for edit in edits if edit.side is Side.CANDIDATE)
            references = after.references
        return cls(edits, after.profile, after.settled, references)

    def apply(self, snapshot: Snapshot) -> Snapshot:
        if self.references is not None:
            snapshot = replace(snapshot, references=self.references)
        for edit in self.edits:
            snapshot = snapshot.applied(edit)
        return replace(snapshot, profile=self.profile, settled=self.settled)


class History:
    """All states of a document and the one it is in."""

    def __init__(self, snapshot: Snapshot, seconds: float) -> None:
        self._states = [State(0, None, EditLabel("open"), seconds)]
        self._deltas: list[_Delta | None] = [None]
        self._children: list[list[int]] = [[]]
        self._checkpoints = {0: snapshot}
        self._depths = [0]
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
        """Return what was edited to get here from the parent; () where references came or went. Raises IndexError."""
        delta = self._deltas[self._known(state)]
        return delta.edits if delta is not None and delta.references is None else ()

    def snapshot(self, state: int) -> Snapshot:
        """Return the content of a state. Raises IndexError."""
        deltas: list[_Delta] = []
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

    def record(self, snapshot: Snapshot, kind: Kind, seconds: float, edit: TextEdit | None = None) -> int:
        """Record that the document became ``snapshot``; return the state it is now in.

        ``edit`` is the single edit of typing or pasting. Typing that goes on where it left off joins the current
        state, a word at a time; everything else is a state of its own. Nothing changed is no state.
        """
        if snapshot == self._snapshot:
            return self._current
        typed = edit if kind == "type" else None
        group = self._joined(typed, seconds) if typed is not None else None
        if group is not None:
            self._extend(snapshot, group, seconds)
        else:
            group = typed
            self._add(snapshot, kind, seconds, edit)
        # what was inserted at one go (an input method's word, dropped text) is a step by itself
        self._typing = group if typed is not None and len(typed.inserted) < 2 else None
        return self._current

    def undo(self) -> int | None:
        """Move to the parent; return the new current state, None at the first one."""
        parent = self._states[self._current].parent
        if parent is None:
            return None
        self._move(parent)
        return parent

    def redo(self) -> int | None:
        """Move to the newest child, which is the one undo left last; return it, None where there is none."""
        child = self._following(self._current)
        if child is not None:
            self._move(child)
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

    def _move(self, state: int) -> None:
        snapshot = self.snapshot(state)
        self._current, self._snapshot = state, snapshot
        self._typing = None

    def _add(self, snapshot: Snapshot, kind: Kind, seconds: float, edit: TextEdit | None) -> None:
        parent, state = self._current, len(self._states)
        if edit is None:
            delta = _Delta.between(self._snapshot, snapshot)
        else:
            # as it was made: between equal letters a comparison of texts would find it elsewhere
            delta = _Delta((edit,), snapshot.profile, snapshot.settled)
        self._states.append(State(state, parent, _label(kind, delta), seconds))
        self._deltas.append(delta)
        self._children.append([])
        self._children[parent].append(state)
        self._depths.append(self._depths[parent] + 1)
        if self._depths[state] % _CHECKPOINT_EVERY == 0:
            self._checkpoints[state] = snapshot
        self._current, self._snapshot = state, snapshot

    def _extend(self, snapshot: Snapshot, group: TextEdit, seconds: float) -> None:
        state = self._current
        delta = _Delta((group,), snapshot.profile, snapshot.settled)
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


def _label(kind: Kind, delta: _Delta) -> EditLabel:
    if kind == "profile":
        return EditLabel(kind, profile=delta.profile)
    if len(delta.edits) != 1 or delta.references is not None:
        return EditLabel(kind)
    (edit,) = delta.edits
    return EditLabel(kind, edit.side, _shortened(edit.removed), _shortened(edit.inserted))


def _shortened(text: str) -> str:
    # white space alone is what the edit did: kept as it is
    flat = " ".join(text.split()) or text
    return flat if len(flat) <= _LABEL_CHARS else flat[: _LABEL_CHARS - 1] + "…"
