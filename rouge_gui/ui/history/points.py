"""The history as plain values to draw: points with scores, joined to the state before them.

No widgets, no pyqtgraph and no numpy (the window is shown before these are loaded); scores and captions are made
elsewhere. Columns grow as points come, so that a point more costs the same however many there are.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from math import nan

Parts = tuple[float, float, float]

_NO_PARTS: Parts = (nan, nan, nan)


@dataclass(frozen=True, slots=True)
class Point:
    """A state: ``step`` edits after the first one and ``seconds`` after it, made from ``parent`` (None: the first).

    ``scores`` holds precision, recall and F by metric key and is empty while they are still to come; ``caption`` says
    what the edit did, ``kind`` of which sort it was.
    """

    state: int
    step: int
    parent: int | None
    caption: str
    kind: str = "type"
    seconds: float = 0.0
    scores: Mapping[str, Parts] = field(default_factory=dict)

    @property
    def is_whole(self) -> bool:
        """Whether the edit was made at one go: a paste, a replacement, a perturbation, a swap."""
        return self.kind not in {"open", "type"}


class Points:
    """Every state of a history, in the order the states were made: its number is its place.

    ``current`` is the state the document is in; ``pins`` are the pinned states, ``pinned`` the one compared with.
    """

    def __init__(self, points: Iterable[Point] = (), line: Iterable[int] | None = None) -> None:
        self.by_state: dict[int, Point] = {}
        self.current = 0
        self.pins: tuple[int, ...] = ()
        self.pinned: int | None = None
        self.steps = array("d")
        self.seconds = array("d")
        self.parents = array("q")
        self.on_line = bytearray()
        self.whole = bytearray()
        # precision, recall, F of each state in turn; not a number where there are none
        self.scores: dict[str, array[float]] = {}
        self.last_step = 0
        self.last_second = 0.0
        for point in points:
            self.put(point)
        if line is not None:
            self.set_line(line)

    def __len__(self) -> int:
        return len(self.by_state)

    def put(self, point: Point) -> None:
        """Add the point of the next state, on the line, or replace that of a state. Raises IndexError."""
        place = point.state
        if place == len(self.by_state):
            self.steps.append(point.step)
            self.seconds.append(point.seconds)
            self.parents.append(-1 if point.parent is None else point.parent)
            self.on_line.append(True)
            self.whole.append(point.is_whole)
            for column in self.scores.values():
                column.extend(_NO_PARTS)
        else:
            self.seconds[place] = point.seconds
            self.whole[place] = point.is_whole
        self.by_state[place] = point
        self.last_step = max(self.last_step, point.step)
        self.last_second = max(self.last_second, point.seconds)
        self._put_scores(place, point.scores)

    def _put_scores(self, place: int, scores: Mapping[str, Parts]) -> None:
        for metric in scores:
            if metric not in self.scores:
                self.scores[metric] = array("d", _NO_PARTS * len(self.by_state))
        for metric, column in self.scores.items():
            column[3 * place : 3 * place + 3] = array("d", scores.get(metric, _NO_PARTS))

    def set_line(self, line: Iterable[int]) -> None:
        """Let the current line run through the states ``line``; all others were left by undo."""
        self.on_line = bytearray(len(self.by_state))
        for state in line:
            self.on_line[state] = True

    @property
    def line_end(self) -> int | None:
        """The last state of the current line, None where there are no points."""
        place = self.on_line.rfind(True)
        return place if place >= 0 else None

    def set_pins(self, pins: Collection[int], pinned: int | None) -> None:
        """Take the pinned states and the one that is compared with."""
        self.pins, self.pinned = tuple(pins), pinned

    def children(self, state: int) -> list[int]:
        """Return the states made from ``state``, oldest first."""
        return [place for place in range(state + 1, len(self.parents)) if self.parents[place] == state]
