"""What is lit while the pointer is on a unit, on both sides, and what is said of it. No widgets.

Spans are code points.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.compare import Comparison, SeenMarks, Side, Status
from rouge_gui.metrics.rouge import skip_rule
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.painting import Lit
from rouge_gui.ui.compare.spans import lit_spans
from rouge_gui.ui.layers import Layer, Shape

# so many pairs are named
_MOST_NAMED = 6
_ARROW = "\u2009→\u2009"


class Lights(NamedTuple):
    """What is lit in the pane of the pointer and in the opposite one, and a sentence; empty where none is needed."""

    own: Lit = Lit()
    opposite: Lit = Lit()
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Lighting:
    """Lights the units of ``layer`` on ``side`` of ``comparison`` against one reference."""

    comparison: Comparison | None
    side: Side
    reference: int
    layer: Layer | None

    def at(self, marks: SeenMarks, place_cp: int) -> Lights:
        """Return what is lit where the pointer is on ``place_cp`` of a text with these ``marks``; -1: nothing."""
        own, partners = lit_spans(marks, place_cp)
        place = marks.first_after(place_cp)
        on_mark = place_cp >= 0 and place < len(marks) and marks.span(place)[0] <= place_cp
        if self.comparison is None or self.layer is None or not on_mark or not self.layer.is_weighed:
            return Lights(Lit(own), Lit(partners))
        if self.layer.shape is Shape.STEPS:
            return self._pairs(self.comparison, self.layer, marks, place)
        return Lights(Lit(own), Lit(partners), self._run(self.comparison, marks, place))

    def _run(self, comparison: Comparison, marks: SeenMarks, place: int) -> str:
        length = marks.run_length(place)
        if marks.status(place) is not Status.CREDITED:
            return ""
        weight = comparison.profile.weight
        return _translated(QT_TRANSLATE_NOOP("Lighting", "run of {n}: {n}^{weight} = {earned}")).format(
            n=numbers.count(length),
            weight=numbers.plain(weight),
            earned=numbers.count(float(length) ** weight),
        )

    def _pairs(self, comparison: Comparison, layer: Layer, marks: SeenMarks, place: int) -> Lights:
        asked = self.side, place, self.reference, layer.name
        paired = comparison.paired(*asked)
        missed = comparison.missed_pairs(*asked)
        own = Lit(
            [marks.span(place)],
            _in_order(pair.second_span for pair, _ in paired),
            _in_order(pair.second_span for pair in missed),
        )
        opposite = Lit(
            _in_order(pair.first_span for _, pair in paired),
            _in_order(pair.second_span for _, pair in paired),
        )
        if not paired:
            # a unigram alone
            opposite = Lit(_in_order(lit_spans(marks, marks.span(place)[0])[1]))
        seconds = [pair.second_span for pair, _ in paired]
        return Lights(own, opposite, self._sentence(comparison, marks, place, seconds, len(missed)))

    def _sentence(
        self, comparison: Comparison, marks: SeenMarks, place: int, seconds: list[Span], missed: int
    ) -> str:
        text = self._text(comparison)
        counted = len(seconds)
        lines = [
            _translated(
                QT_TRANSLATE_NOOP("Lighting", "pairs that begin here: {counted} counted of {all}")
            ).format(counted=numbers.count(counted), all=numbers.count(counted + missed))
        ]
        start, end = marks.span(place)
        first = text[start:end]
        named = [f"{first}{_ARROW}{text[start:end]}" for start, end in seconds[:_MOST_NAMED]]
        if named:
            lines.append(", ".join(named) + (", …" if counted > _MOST_NAMED else ""))
        metric = comparison.metric_of(self.layer.name) if self.layer else ""
        if (rule := skip_rule(metric)) and rule.unigrams != "none" and marks.weight(place) > counted:
            lines.append(_translated(QT_TRANSLATE_NOOP("Lighting", "and the token itself")))
        return "\n".join(lines)

    def _text(self, comparison: Comparison) -> str:
        return comparison.candidate if self.side == "candidate" else comparison.references[self.reference]


def _in_order(spans: Iterable[Span]) -> list[Span]:
    return sorted(set(spans))


def _translated(text: object) -> str:
    return QCoreApplication.translate("Lighting", str(text))
