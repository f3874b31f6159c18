"""A text cut wherever a mark of some layer begins or ends: what a format without overlapping marks needs.

Offsets are code points. How a unit looks is the writer's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rouge_gui.compare import Comparison, Mark, Side, Status, metric_of_layer


class MarkedUnit(NamedTuple):
    """A counted or surplus unit in ``[start, end)``, the ``number``-th of its ``layer`` on its side.

    ``lane`` is where its bracket runs: 0 next to the text, each layer of n-grams below the one before.
    """

    start: int
    end: int
    layer: str
    number: int
    credited: bool
    lane: int = 0
    weight: float = 1


class Segment(NamedTuple):
    """``[start, end)`` of a text, covered by the same ``units`` from end to end."""

    start: int
    end: int
    units: tuple[MarkedUnit, ...]


# longer n-grams share the lowest lane, or their brackets would reach into the next line
_MOST_LANES = 3


def depth_of_layer(layer: str) -> int:
    """Return how many lanes the units of ``layer`` take where they overlap. Raises UnknownLayerError."""
    order = metric_of_layer(layer).removeprefix("rouge")
    return min(int(order), _MOST_LANES) if order.isdecimal() else 1


def marked_units(
    comparison: Comparison, side: Side, layers: Sequence[str], reference: int = 0
) -> list[MarkedUnit]:
    """Return what is credited or surplus on a side in ``layers``. Raises UnknownLayerError and IndexError."""
    units: list[MarkedUnit] = []
    lane = 0
    for layer in layers:
        depth = depth_of_layer(layer)
        marks = [
            mark for mark in comparison.marks(side, layer, reference) if mark.status is not Status.UNMATCHED
        ]
        for number, (mark, own_lane) in enumerate(zip(marks, _lanes(marks, depth), strict=True)):
            credited = mark.status is Status.CREDITED
            below = lane if depth > 1 else 0
            units.append(
                MarkedUnit(mark.start, mark.end, layer, number, credited, below + own_lane, mark.weight)
            )
        lane += depth if depth > 1 else 0
    return units


def _lanes(marks: Sequence[Mark], depth: int) -> list[int]:
    """Return for each mark the first lane that is free there, the lowest one if none is."""
    ends = [-1] * depth
    lanes: list[int] = []
    for mark in marks:
        lane = next((lane for lane in range(depth) if ends[lane] <= mark.start), depth - 1)
        ends[lane] = mark.end
        lanes.append(lane)
    return lanes


def segments(length: int, units: Sequence[MarkedUnit]) -> Iterator[Segment]:
    """Yield the segments of a text of ``length`` code points, end to end; an empty text has none."""
    coming = sorted(units, key=lambda unit: unit.start, reverse=True)
    edges = sorted({0, length, *(unit.start for unit in units), *(unit.end for unit in units)})
    over: list[MarkedUnit] = []
    for start, end in pairwise(edges):
        over = [unit for unit in over if unit.end > start]
        while coming and coming[-1].start <= start:
            over.append(coming.pop())
        yield Segment(start, end, tuple(over))
