"""The history as plain values to draw: points with scores, joined to the state before them.

No widgets and no pyqtgraph; scores and captions are made elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Point:
    """A state: ``step`` edits after the first one, made from ``parent`` (None for the first).

    ``fmeasures`` holds F by metric key and is empty while the scores are still to come; ``caption`` says what
    the edit did; ``on_line`` is False on branches that undo has left.
    """

    state: int
    step: int
    parent: int | None
    caption: str
    on_line: bool
    fmeasures: Mapping[str, float] = field(default_factory=dict)


class Points:
    """Every state of a history by its number, in the order the states were made; parents come before children."""

    def __init__(self, points: Iterable[Point] = (), current: int = 0) -> None:
        self.by_state: dict[int, Point] = {}
        self.current = current
        self._left: set[int] = set()
        self._last_step = 0
        self._line_end: int | None = None
        for point in points:
            self.put(point)

    def put(self, point: Point) -> None:
        """Add a point, or replace that of its state; where its line runs must be as before."""
        self.by_state[point.state] = point
        self._last_step = max(self._last_step, point.step)
        if not point.on_line:
            self._left.add(point.state)
        elif self._line_end is None or point.state > self._line_end:
            self._line_end = point.state

    @property
    def line_end(self) -> int | None:
        """The last state of the current line, None where there are no points."""
        return self._line_end

    def line(self, metric: str) -> tuple[list[int], list[float]]:
        """Return steps and F of the states between the first and the newest on the current line."""
        found = [
            (point.step, point.fmeasures[metric])
            for point in self.by_state.values()
            if point.on_line and metric in point.fmeasures
        ]
        return [step for step, _ in found], [value for _, value in found]

    def left_branches(self, metric: str) -> tuple[list[int], list[float]]:
        """Return the ends of each stretch that lies off the current line, two by two."""
        steps: list[int] = []
        values: list[float] = []
        for state in sorted(self._left):
            point = self.by_state[state]
            parent = self.by_state.get(point.parent) if point.parent is not None else None
            if parent is None or metric not in point.fmeasures or metric not in parent.fmeasures:
                continue
            steps += (parent.step, point.step)
            values += (parent.fmeasures[metric], point.fmeasures[metric])
        return steps, values

    def last_step(self) -> int:
        """Return the highest step."""
        return self._last_step

    def nearest(
        self, step: float, value: float, metrics: Sequence[str], steps_per_value: float
    ) -> Point | None:
        """Return the state drawn nearest to a place; ``steps_per_value`` makes the two axes comparable."""

        def distance(point: Point) -> float:
            heights = [abs(point.fmeasures[key] - value) for key in metrics if key in point.fmeasures]
            return (point.step - step) ** 2 + (min(heights, default=1.0) * steps_per_value) ** 2

        reach = [
            point for point in self.by_state.values() if abs(point.step - step) <= 0.5 or point.step == 0
        ]
        return min(reach, key=distance, default=None)
