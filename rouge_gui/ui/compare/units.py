"""From the marks of a layer to the units a pane draws: which are joined, and which lane they take.

Units count UTF-16 code units, as Qt does. They are made for what is on screen only: a key press changes thousands of
marks of which some dozens are seen. No painting here: positions on screen are the editor's.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from rouge_gui.compare import Mark, Status
from rouge_gui.ui.compare.shifting import Offsets, ShiftedOffsets
from rouge_gui.ui.layers import Layer, Shape

_start, _end, _status = itemgetter(0), itemgetter(1), itemgetter(2)
_EVERYWHERE = 1 << 60


class Unit(NamedTuple):
    """One thing to draw: ``marks`` counted units in ``[start, end)``, in ``lane`` (0 is next to the text)."""

    start: int
    end: int
    status: Status
    lane: int = 0
    marks: int = 1

    @property
    def credited(self) -> bool:
        """Whether it is counted."""
        return self.status is Status.CREDITED


class LayerUnits:
    """The units of one side in one layer.

    ``own`` and ``other`` are the marks of both sides, ``offsets`` belong to this side's text. With ``misses`` there
    are units for unmatched marks as well.
    """

    def __init__(
        self,
        layer: Layer,
        own: Sequence[Mark],
        other: Sequence[Mark],
        offsets: Offsets,
        *,
        misses: bool = False,
    ) -> None:
        self.layer = layer
        self.marks = own
        self._other = other
        self._offsets = offsets
        self._misses = misses

    def shifted(self, start: int, removed: int, inserted: int) -> LayerUnits:
        """Return these units for a text in which ``removed`` units at ``start`` gave way to ``inserted`` others."""
        offsets = ShiftedOffsets(self._offsets, start, removed, inserted)
        return LayerUnits(self.layer, self.marks, self._other, offsets, misses=self._misses)

    @cached_property
    def found(self) -> Counter[Status]:
        """How many marks of each status there are."""
        return Counter(map(_status, self.marks))

    @property
    def all(self) -> tuple[Unit, ...]:
        """Every unit in text order; starts and ends both rise."""
        return tuple(self.between(0, _EVERYWHERE))

    def credited_marks(self) -> float:
        """Return how many credited marks all units hold."""
        return sum(unit.marks for unit in self.all if unit.credited)

    def between(self, start: int, end: int) -> Iterator[Unit]:
        """Yield the units that touch ``[start, end)``; what is joined beyond is left out."""
        if self.layer.shape in {Shape.BOX, Shape.DASHED_BOX}:
            return self._runs(start, end)
        return self._single_units(start, end)

    def marks_between(self, start: int, end: int) -> Iterator[tuple[int, Mark]]:
        """Yield (place, mark) for what touches ``[start, end)``."""
        start_cp, end_cp = self._offsets.to_cp(start), self._offsets.to_cp(end)
        marks = self.marks
        for place in range(bisect_right(marks, start_cp, key=_end), len(marks)):
            mark = marks[place]
            if mark[0] >= end_cp:
                return
            yield place, mark

    def links_between(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield (place, code point of the partner on the other side) of credited marks that touch the range."""
        for _, mark in self.marks_between(start, end):
            if mark[2] is Status.CREDITED and mark[3]:
                yield self.to_u16(mark[0]), mark[3][0][0]

    def to_u16(self, offset_cp: int) -> int:
        """Return where a code point of this side lies on screen."""
        return self._offsets.to_u16(offset_cp)

    def _single_units(self, start: int, end: int) -> Iterator[Unit]:
        lanes = self._lanes
        for place, mark in self.marks_between(start, end):
            status = mark[2]
            if status is not Status.UNMATCHED or self._misses:
                yield self._unit(mark[0], mark[1], status, lanes[place] if lanes else 0)

    def _unit(self, start_cp: int, end_cp: int, status: Status, lane: int = 0, marks: int = 1) -> Unit:
        if self._offsets.is_identity:
            return Unit(start_cp, end_cp, status, lane, marks)
        return Unit(self._offsets.to_u16(start_cp), self._offsets.to_u16(end_cp), status, lane, marks)

    @cached_property
    def _lanes(self) -> list[int]:
        """For each mark the first lane that is free there, the lowest one if none is; [] where all fit in one."""
        depth = self.layer.depth
        if depth == 1:
            return []
        ends = [-1] * depth
        lanes: list[int] = []
        for start, end, status, _, _ in self.marks:
            lane = 0
            if status is not Status.UNMATCHED:
                while lane < depth - 1 and ends[lane] > start:
                    lane += 1
                ends[lane] = end
            lanes.append(lane)
        return lanes

    def _runs(self, start: int, end: int) -> Iterator[Unit]:
        """Yield credited tokens in step on both sides as one; others singly."""
        run: tuple[int, int, int] | None = None
        last_place = -1
        for _, mark in self.marks_between(start, end):
            status = mark[2]
            place = self._partner_place(mark)
            if run and place >= 0 and last_place <= place <= last_place + 1:
                run = (run[0], mark[1], run[2] + 1)
            else:
                if run:
                    yield self._unit(run[0], run[1], Status.CREDITED, marks=run[2])
                run = (mark[0], mark[1], 1) if status is Status.CREDITED else None
            if status is Status.SURPLUS or (status is Status.UNMATCHED and self._misses):
                yield self._unit(mark[0], mark[1], status)
            last_place = place
        if run:
            yield self._unit(run[0], run[1], Status.CREDITED, marks=run[2])

    def _partner_place(self, mark: Mark) -> int:
        """Return which mark of the other side a credited one was counted with, -1 for others."""
        if mark[2] is not Status.CREDITED or not mark[3]:
            return -1
        # of several marks with one span the last
        return bisect_right(self._other, mark[3][0][0], key=_start) - 1
