"""From the marks of a layer to the units a pane draws: which are joined, and which lane they take.

Units count UTF-16 code units, as Qt does. No painting here: positions on screen are the editor's.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import NamedTuple

from rouge_gui.compare import Mark, Status
from rouge_gui.text import Utf16Map
from rouge_gui.ui.layers import Layer, Shape


class Unit(NamedTuple):
    """One thing to draw: ``marks`` counted units in ``[start, end)``, in ``lane`` (0 is next to the text)."""

    start: int
    end: int
    credited: bool
    lane: int = 0
    marks: int = 1


class Units:
    """The units of one side in text order; starts and ends both rise."""

    def __init__(self, units: Sequence[Unit] = ()) -> None:
        self.all = tuple(units)
        self._ends = [unit.end for unit in self.all]

    def between(self, start: int, end: int) -> Iterator[Unit]:
        """Yield the units that touch ``[start, end)``."""
        for index in range(bisect_right(self._ends, start), len(self.all)):
            unit = self.all[index]
            if unit.start >= end:
                return
            yield unit

    def credited_marks(self) -> int:
        """Return how many credited marks are drawn."""
        return sum(unit.marks for unit in self.all if unit.credited)


def units_of(layer: Layer, own: Sequence[Mark], other: Sequence[Mark], offsets: Utf16Map) -> Units:
    """Return the units of one side's marks; ``other`` are the other side's, ``offsets`` this side's text."""
    if layer.shape in {Shape.BOX, Shape.DASHED_BOX}:
        runs = list(_runs(own, other))
    else:
        runs = [(mark, mark, 1) for mark in own if mark.status is not Status.UNMATCHED]
    places = [(first.start, last.end) for first, last, _ in runs]
    if not offsets.is_identity:
        places = [(offsets.to_u16(start), offsets.to_u16(end)) for start, end in places]
    lanes = _lanes(places, layer.depth) if layer.depth > 1 else repeat(0)
    return Units(
        [
            Unit(start, end, first.status is Status.CREDITED, lane, count)
            for (start, end), (first, _, count), lane in zip(places, runs, lanes, strict=False)
        ]
    )


def _lanes(places: Sequence[tuple[int, int]], depth: int) -> list[int]:
    """Return for each place the first lane that is free there, the lowest one if none is."""
    ends = [-1] * depth
    lanes: list[int] = []
    for start, end in places:
        lane = next((lane for lane in range(depth) if ends[lane] <= start), depth - 1)
        ends[lane] = end
        lanes.append(lane)
    return lanes


def _runs(own: Sequence[Mark], other: Sequence[Mark]) -> Iterator[tuple[Mark, Mark, int]]:
    """Yield (first, last, count) of credited tokens in step on both sides; surplus ones singly."""
    place_of = {(mark.start, mark.end): place for place, mark in enumerate(other)}
    run: tuple[Mark, Mark, int] | None = None
    last_place = -1
    for mark in own:
        place = place_of.get(mark.partner[0], -1) if mark.status is Status.CREDITED and mark.partner else -1
        if run and place >= 0 and last_place <= place <= last_place + 1:
            run = (run[0], mark, run[2] + 1)
        else:
            if run:
                yield run
            run = (mark, mark, 1) if mark.status is Status.CREDITED else None
        if mark.status is Status.SURPLUS:
            yield mark, mark, 1
        last_place = place
    if run:
        yield run
