"""From the marks of a layer to the units a pane draws: which are joined, and which lane they take.

Units count UTF-16 code units, as Qt does. They are made for what is on screen only: a key press changes thousands of
marks of which some dozens are seen. No painting here: positions on screen are the editor's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import ceil
from typing import NamedTuple

from rouge_gui.compare import SeenMarks, Status
from rouge_gui.ui.compare.shifting import Offsets, ShiftedOffsets
from rouge_gui.ui.layers import Layer, Shape

_EVERYWHERE = 1 << 60


# so many grounds there are for tokens at which few to many pairs begin
STEPS = 4


class Unit(NamedTuple):
    """One thing to draw: ``marks`` counted units in ``[start, end)``, in ``lane`` (0 is next to the text).

    ``weight`` is what it adds to the matches. Of a run ``marks`` are its tokens, in all its stretches; ``step`` (1 to
    ``STEPS``) tells how much is earned here beside the other units of its kind.
    """

    start: int
    end: int
    status: Status
    lane: int = 0
    marks: int = 1
    weight: float = 1
    step: int = 0

    @property
    def credited(self) -> bool:
        """Whether it is counted."""
        return self.status is Status.CREDITED


class LayerUnits:
    """The units of one side in one layer.

    ``marks`` are this side's, ``offsets`` belong to its text. With ``misses`` there are units for unmatched marks
    as well. ``total`` is what all of its text could earn.
    """

    def __init__(
        self,
        layer: Layer,
        marks: SeenMarks,
        offsets: Offsets,
        *,
        misses: bool = False,
        total: float = 0,
    ) -> None:
        self.layer = layer
        self.total = total
        self.marks = marks
        self._offsets = offsets
        self._misses = misses

    def shifted(self, start: int, removed: int, inserted: int) -> LayerUnits:
        """Return these units for a text in which ``removed`` units at ``start`` gave way to ``inserted`` others."""
        offsets = ShiftedOffsets(self._offsets, start, removed, inserted)
        return LayerUnits(self.layer, self.marks, offsets, misses=self._misses, total=self.total)

    def looks_like(self, other: LayerUnits) -> bool:
        """Tell at once that these units are drawn as ``other`` in the same text; False may mean that nobody knows."""
        return (
            self.layer is other.layer
            and self._misses == other._misses
            and self._offsets is other._offsets
            and self.marks.looks_like(other.marks)
        )

    @property
    def all(self) -> tuple[Unit, ...]:
        """Every unit in text order; starts and ends both rise."""
        return tuple(self.between(0, _EVERYWHERE))

    def credited_marks(self) -> float:
        """Return what all credited units add to the matches."""
        return sum(unit.weight for unit in self.all if unit.credited)

    def between(self, start: int, end: int) -> Iterator[Unit]:
        """Yield the units that touch ``[start, end)``; what is joined beyond is left out."""
        if self.layer.shape in {Shape.BOX, Shape.DASHED_BOX}:
            return self._runs(start, end)
        return self._weighed_units(start, end) if self.layer.is_weighed else self._single_units(start, end)

    def _places(self, start: int, end: int) -> Iterator[int]:
        """Yield which marks touch ``[start, end)``."""
        start_cp, end_cp = self._offsets.to_cp(start), self._offsets.to_cp(end)
        marks = self.marks
        for place in range(marks.first_after(start_cp), len(marks)):
            if marks.span(place)[0] >= end_cp:
                return
            yield place

    def links_between(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield (place, code point of the partner on the other side) of credited marks that touch the range."""
        marks = self.marks
        for place in self._places(start, end):
            if marks.status(place) is Status.CREDITED:
                yield self.to_u16(marks.span(place)[0]), marks.partner_spans(place)[0][0]

    def to_u16(self, offset_cp: int) -> int:
        """Return where a code point of this side lies on screen."""
        return self._offsets.to_u16(offset_cp)

    def _single_units(self, start: int, end: int) -> Iterator[Unit]:
        lanes = self._lanes
        for place in self._places(start, end):
            status = self.marks.status(place)
            if status is not Status.UNMATCHED or self._misses:
                yield self._unit(*self.marks.span(place), status, lanes[place] if lanes else 0)

    def _unit(self, start_cp: int, end_cp: int, status: Status, lane: int = 0, marks: int = 1) -> Unit:
        if self._offsets.is_identity:
            return Unit(start_cp, end_cp, status, lane, marks, marks)
        start, end = self._offsets.to_u16(start_cp), self._offsets.to_u16(end_cp)
        return Unit(start, end, status, lane, marks, marks)

    def _weighed_units(self, start: int, end: int) -> Iterator[Unit]:
        """Yield units that earn different amounts."""
        marks, most, offsets = self.marks, self._most, self._offsets
        for place in self._places(start, end):
            status = marks.status(place)
            if status is Status.UNMATCHED and not self._misses:
                continue
            first, last = marks.span(place)
            if not offsets.is_identity:
                first, last = offsets.to_u16(first), offsets.to_u16(last)
            weight = marks.weight(place)
            step = ceil(STEPS * weight / most) if most else 0
            yield Unit(first, last, status, 0, marks.run_length(place), weight, step)

    @cached_property
    def _most(self) -> float:
        """What the unit that earns most earns; 0 where there are no steps."""
        return self.marks.heaviest if self.layer.shape is Shape.STEPS else 0

    @cached_property
    def _lanes(self) -> list[int]:
        """For each mark the first lane that is free there, the lowest one if none is; [] where all fit in one."""
        depth = self.layer.depth
        if depth == 1:
            return []
        ends = [-1] * depth
        lanes = [0] * len(self.marks)
        for place, matched in enumerate(self.marks.matched_flags()):
            if matched:
                start, end = self.marks.span(place)
                lane = 0
                while lane < depth - 1 and ends[lane] > start:
                    lane += 1
                ends[lane] = end
                lanes[place] = lane
        return lanes

    def _runs(self, start: int, end: int) -> Iterator[Unit]:
        """Yield credited tokens in step on both sides as one; others singly."""
        run: tuple[int, int, int] | None = None
        last_partner = -1
        marks = self.marks
        for place in self._places(start, end):
            status = marks.status(place)
            partner = marks.partner_place(place) if status is Status.CREDITED else -1
            first, last = marks.span(place)
            if run and partner >= 0 and partner == last_partner + 1:
                run = (run[0], last, run[2] + 1)
            else:
                if run:
                    yield self._unit(run[0], run[1], Status.CREDITED, marks=run[2])
                run = (first, last, 1) if status is Status.CREDITED else None
            if status is Status.SURPLUS or (status is Status.UNMATCHED and self._misses):
                yield self._unit(first, last, status)
            last_partner = partner
        if run:
            yield self._unit(run[0], run[1], Status.CREDITED, marks=run[2])
