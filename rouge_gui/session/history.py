"""The tree of states that undo, redo and the history graph share.

Undo moves towards the root and leaves its branch in the tree; an edit made there starts a new one. States keep the
difference from their parent, and every few generations a whole snapshot, so thousands of states of long texts stay
small. Pure Python: no Qt, the clock is the caller's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

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
    references: tuple[str, ...] | None

    @classmethod
    def between(cls, before: Snapshot, after: Snapshot) -> _Delta:
        same_number = len(before.references) == len(after.references)
        return cls(edits_between(before, after), after.profile, None if same_number else after.references)

    def apply(self, snapshot: Snapshot) -> Snapshot:
        if self.references is not None:
            edits = [edit for edit in self.edits if edit.side is Side.CANDIDATE]
            snapshot = replace(snapshot, references=self.references)
        else:
            edits = list(self.edits)
        for edit in edits:
            snapshot = snapshot.applied(edit)
        return replace(snapshot, profile=self.profile)


@dataclass(slots=True)
class _Typing:
    """The open group of typing: where it goes on, what it does, when it last grew."""

    side: Side
    reference: int
    place: int
    deleting: bool
    last: str
    seconds: float


class History:
    """All states of a document and the one it is in."""

    def __init__(self, snapshot: Snapshot, seconds: float, label: EditLabel | None = None) -> None:
        self._states = [State(0, None, label or EditLabel("open"), seconds)]
        self._deltas: list[_Delta | None] = [None]
        self._children: list[list[int]] = [[]]
        self._checkpoints = {0: snapshot}
        self._depths = [0]
        # the child undo came from, for redo
        self._left: dict[int, int] = {}
        self._typing: _Typing | None = None
        self.current = 0
        self._snapshot = snapshot

    def __len__(self) -> int:
        return len(self._states)

    def __iter__(self) -> Iterator[State]:
        return iter(self._states)

    def state(self, state: int) -> State:
        """Return a state. Raises IndexError."""
        return self._states[state]

    def depth(self, state: int) -> int:
        """Return how many edits lead from the first state to this one."""
        return self._depths[state]

    def children(self, state: int) -> tuple[int, ...]:
        """Return the states made from this one, oldest first."""
        return tuple(self._children[state])

    def snapshot(self, state: int) -> Snapshot:
        """Return the content of a state. Raises IndexError."""
        if state == self.current:
            return self._snapshot
        deltas: list[_Delta] = []
        place = state
        while place not in self._checkpoints:
            delta, parent = self._deltas[place], self._states[place].parent
            if delta is None or parent is None:
                raise IndexError(state)
            deltas.append(delta)
            place = parent
        snapshot = self._checkpoints[place]
        for delta in reversed(deltas):
            snapshot = delta.apply(snapshot)
        return snapshot

    def path(self, state: int) -> list[int]:
        """Return the states from the first to this one."""
        path: list[int] = []
        place: int | None = state
        while place is not None:
            path.append(place)
            place = self._states[place].parent
        return path[::-1]

    def line(self) -> list[int]:
        """Return the current path and, beyond the current state, what redo would return to."""
        line = self.path(self.current)
        while (following := self._following(line[-1])) is not None:
            line.append(following)
        return line

    def record(self, snapshot: Snapshot, kind: Kind, seconds: float, edit: TextEdit | None = None) -> int:
        """Record that the document became ``snapshot``; return the state it is now in.

        ``edit`` is the single edit of typing or pasting. Typing that goes on where it left off joins the current
        state, a word at a time; everything else is a state of its own. Nothing changed is no state.
        """
        if snapshot == self._snapshot:
            return self.current
        if kind == "type" and edit is not None and self._continues(edit, seconds):
            self._extend(snapshot, seconds)
        else:
            self._add(snapshot, self._label(snapshot, kind), seconds)
        self._typing = self._typing_after(edit, seconds) if kind == "type" and edit is not None else None
        return self.current

    def undo(self) -> int | None:
        """Move to the parent; return the new current state, None at the first one."""
        parent = self._states[self.current].parent
        if parent is None:
            return None
        self._left[parent] = self.current
        self._move(parent)
        return parent

    def redo(self) -> int | None:
        """Move to the child left last, else to the newest one; return it, None where there is none."""
        child = self._following(self.current)
        if child is not None:
            self._move(child)
        return child

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self._states[self.current].parent is not None

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back from here."""
        return bool(self._children[self.current])

    def end_typing(self) -> None:
        """Let the next typed character start a state of its own (the caret moved, the text was saved)."""
        self._typing = None

    def _following(self, state: int) -> int | None:
        children = self._children[state]
        return self._left.get(state, children[-1]) if children else None

    def _move(self, state: int) -> None:
        snapshot = self.snapshot(state)
        self.current, self._snapshot = state, snapshot
        self._typing = None

    def _add(self, snapshot: Snapshot, label: EditLabel, seconds: float) -> None:
        parent, state = self.current, len(self._states)
        self._states.append(State(state, parent, label, seconds))
        self._deltas.append(_Delta.between(self._snapshot, snapshot))
        self._children.append([])
        self._children[parent].append(state)
        self._depths.append(self._depths[parent] + 1)
        self._left.pop(parent, None)
        if self._depths[state] % _CHECKPOINT_EVERY == 0:
            self._checkpoints[state] = snapshot
        self.current, self._snapshot = state, snapshot

    def _extend(self, snapshot: Snapshot, seconds: float) -> None:
        state = self.current
        parent = self._states[state].parent
        if parent is None:
            raise IndexError(state)
        before = self.snapshot(parent)
        self._deltas[state] = _Delta.between(before, snapshot)
        label = _edit_label("type", edits_between(before, snapshot))
        self._states[state] = replace(self._states[state], label=label, seconds=seconds)
        if state in self._checkpoints:
            self._checkpoints[state] = snapshot
        self._snapshot = snapshot

    def _label(self, snapshot: Snapshot, kind: Kind) -> EditLabel:
        if kind == "profile":
            return EditLabel(kind, profile=snapshot.profile)
        return _edit_label(kind, edits_between(self._snapshot, snapshot))

    def _continues(self, edit: TextEdit, seconds: float) -> bool:
        typing = self._typing
        if (
            typing is None
            or self._children[self.current]
            or seconds - typing.seconds > PAUSE_SECONDS
            or (edit.side, edit.reference) != (typing.side, typing.reference)
        ):
            return False
        if edit.inserted:
            # a word starts where a letter follows white space
            new_word = typing.last.isspace() and not edit.inserted[0].isspace()
            return not (edit.removed or typing.deleting or new_word) and edit.start_cp == typing.place
        return typing.deleting and typing.place in {edit.start_cp, edit.start_cp + len(edit.removed)}

    def _typing_after(self, edit: TextEdit, seconds: float) -> _Typing:
        return _Typing(
            edit.side,
            edit.reference,
            edit.start_cp + len(edit.inserted),
            not edit.inserted,
            edit.inserted[-1:],
            seconds,
        )


def _edit_label(kind: Kind, edits: tuple[TextEdit, ...]) -> EditLabel:
    if len(edits) != 1:
        return EditLabel(kind)
    (edit,) = edits
    return EditLabel(kind, edit.side, _shortened(edit.removed), _shortened(edit.inserted))


def _shortened(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _LABEL_CHARS else flat[: _LABEL_CHARS - 1] + "…"
