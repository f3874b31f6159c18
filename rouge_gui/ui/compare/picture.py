"""All that a pane paints beneath its text, as one value. Spans count UTF-16 code units; colours are the painter's."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from rouge_gui.compare import NO_MARKS, Comparison, SeenMarks, Side
from rouge_gui.text import Span, Utf16Map
from rouge_gui.ui.compare.paying import NOTHING_PAID, Paid, paid_by
from rouge_gui.ui.compare.units import LayerUnits
from rouge_gui.ui.layers import Layer, Shape

# the height of a bracket, and how far those that overlap lie apart
BRACKET_PX = 4.0
LANE_PX = 5.0
# the numbers of references
PAID_LANES = 2
# what needs room below a line
_BELOW = {Shape.BRACKET, Shape.RUN}


@dataclass(frozen=True, slots=True)
class Picture:
    """``layers`` bottom first; ``recut``: characters that the other text cuts otherwise; ``sentences``: where the
    sentences of a summary-level LCS lie; ``dropped`` (code points): what no token covers. ``paid``: what stands in
    place of the units of ``paid_layer`` to tell which references credit them.
    """

    layers: tuple[LayerUnits, ...] = ()
    recut: tuple[Span, ...] = ()
    sentences: tuple[Span, ...] = ()
    dropped: Sequence[Span] = ()
    paid: Paid = NOTHING_PAID
    paid_layer: Layer | None = None

    @property
    def painted_layers(self) -> list[tuple[LayerUnits, int]]:
        """The layers that are painted as such, each with the lane its brackets begin in."""
        pairs = zip(self.layers, self.first_lanes, strict=True)
        return [
            (units, lane)
            for units, lane in pairs
            if not self.paid.units or units.layer is not self.paid_layer
        ]

    def marks_of(self, layer: Layer | None) -> SeenMarks:
        """Return the marks of a layer, none where it is not shown."""
        return next((units.marks for units in self.layers if units.layer is layer), NO_MARKS)

    def shifted(self, start: int, removed: int, inserted: int) -> Picture:
        """Return what can still be shown after ``removed`` units at ``start`` gave way to ``inserted`` others."""
        moved = inserted - removed
        recut = [span for span in self.recut if span[1] <= start]
        recut += [(first + moved, last + moved) for first, last in self.recut if first >= start + removed]
        layers = tuple(units.shifted(start, removed, inserted) for units in self.layers)
        paid = self.paid.shifted(start, removed, inserted)
        return Picture(layers, tuple(recut), paid=paid, paid_layer=self.paid_layer)

    @property
    def first_lanes(self) -> tuple[int, ...]:
        """For each layer the lane its brackets or numbers begin in, so that those of two layers do not meet."""
        lanes, free = [], PAID_LANES if self.paid.units else 0
        for units in self.layers:
            lanes.append(free)
            if units.layer.shape in _BELOW:
                free += units.layer.depth
        return tuple(lanes)

    @property
    def room_px(self) -> float:
        """How far brackets and numbers reach below a line."""
        depths = [units.layer.depth for units in self.layers if units.layer.shape in _BELOW]
        if self.paid.units:
            depths.append(PAID_LANES)
        return LANE_PX * sum(depths) + BRACKET_PX + 3 if depths else 0.0

    def looks_like(self, other: Picture) -> bool:
        """Tell at once that this picture looks like ``other`` in the same text; False may mean that nobody knows."""
        return (
            len(self.layers) == len(other.layers)
            and (self.recut, self.sentences, self.paid) == (other.recut, other.sentences, other.paid)
            and all(own.looks_like(before) for own, before in zip(self.layers, other.layers, strict=True))
        )

    def looks(self, start: int, end: int) -> tuple[object, ...]:
        """Return what the stretch ``[start, end)`` looks like: equal values are painted alike."""
        units = tuple(
            (unit.start - start, unit.end - start, unit.status, unit.lane, unit.marks, unit.step, place)
            for place, layer in enumerate(self.layers)
            for unit in layer.between(start, end)
        )
        spans = tuple(
            tuple((first - start, last - start) for first, last in touching(group, start, end))
            for group in (self.recut, self.sentences)
        )
        names = tuple(layer.layer.name for layer in self.layers)
        paid = tuple(
            unit._replace(start=unit.start - start, end=unit.end - start)
            for unit in self.paid.between(start, end)
        )
        return names, units, spans, paid


def touching(spans: Sequence[Span], start: int, end: int) -> Iterator[Span]:
    """Yield those of ``spans``, whose ends rise, that touch ``[start, end)``."""
    for place in range(bisect_right(spans, start, key=itemgetter(1)), len(spans)):
        if spans[place][0] >= end:
            return
        yield spans[place]


NOTHING = Picture()


@dataclass(frozen=True, slots=True)
class View:
    """What the user chose to see: ``layers`` bottom first, the last one is explained in headers and legend.

    ``by_reference``: with several references the candidate's units of that one tell which of them credit them.
    """

    layers: tuple[Layer, ...] = ()
    misses: bool = False
    by_reference: bool = False

    @property
    def main(self) -> Layer | None:
        """The layer that headers, legend and walking are about."""
        return self.layers[-1] if self.layers else None


def picture_of(comparison: Comparison, side: Side, reference: int, view: View, offsets: Utf16Map) -> Picture:
    """Return what a pane shows of ``comparison``; ``offsets`` belong to the text of the pane."""
    layers = tuple(
        LayerUnits(
            layer,
            comparison.seen(side, layer.name, reference),
            offsets,
            misses=view.misses and layer is view.main,
            total=comparison.units_total(side, layer.name, reference),
        )
        for layer in sorted(view.layers, key=_depth_order)
    )
    names = {layer.name for layer in view.layers}
    sentences = comparison.sentences(side, reference) if "lcs-sentence" in names else ()
    tinted = view.by_reference and side == "candidate"
    return Picture(
        layers,
        sentences=_to_u16(sentences, offsets),
        dropped=comparison.dropped(side, reference),
        paid=paid_by(comparison, view.main, offsets) if tinted else NOTHING_PAID,
        paid_layer=view.main,
    )


def recut_of(
    comparison: Comparison, side: Side, reference: int, view: View, offsets: Utf16Map
) -> tuple[Span, ...]:
    """Return what the other text cuts otherwise, as far as ``view`` shows it; takes too long for a frame."""
    if all(layer.name != "unigram" for layer in view.layers):
        return ()
    return _to_u16([span for span, _ in comparison.recut(side, reference)], offsets)


def _depth_order(layer: Layer) -> int:
    """Order tints below boxes and boxes below brackets, so that each stays visible."""
    order = (Shape.TINT, Shape.STEPS, Shape.DASHED_BOX, Shape.BOX, Shape.RUN, Shape.BRACKET)
    return order.index(layer.shape)


def _to_u16(spans: Sequence[Span], offsets: Utf16Map) -> tuple[Span, ...]:
    if offsets.is_identity:
        return tuple(spans)
    return tuple((offsets.to_u16(start), offsets.to_u16(end)) for start, end in spans)
