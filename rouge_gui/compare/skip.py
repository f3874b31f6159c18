"""Marks of ROUGE-S and SU: one for each token, weighing the credited pairs that start there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rouge_gui.compare.marks import CREDITED, SURPLUS, UNMATCHED, Mark, Marks
from rouge_gui.metrics import Pair
from rouge_gui.metrics.skip import SkipCredits, SkipRule, credited_pairs, credits_of
from rouge_gui.text import Span


class SkipPair(NamedTuple):
    """One credited pair of a side: the places of its two tokens and the code-point spans to mark."""

    first: int
    second: int
    first_span: Span
    second_span: Span


def skip_marks(pair: Pair, rule: SkipRule) -> tuple[Marks, Marks]:
    """Return one mark per token of each side.

    Its weight is how many credited pairs start there, and one more for a credited unigram where the metric counts
    unigrams. A token whose pairs all lie beyond the clipped counts is surplus, one that starts no match is unmatched.
    """
    reference, candidate = pair.reference_text, pair.candidate_text
    ours, theirs = credits_of(reference, candidate, rule), credits_of(candidate, reference, rule)
    left, right = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    return (
        _side((reference, left), ours, _credited_spans(candidate, right, theirs)),
        _side((candidate, right), theirs, _credited_spans(reference, left, ours)),
    )


def _credited_spans(text: str, spans: Sequence[Span], credit: SkipCredits) -> dict[str, tuple[Span, ...]]:
    found: dict[str, list[Span]] = {}
    for token, span, weight in zip(text, spans, credit.weights, strict=True):
        if weight:
            found.setdefault(token, []).append(span)
    return {token: tuple(places) for token, places in found.items()}


def _side(
    own: tuple[str, Sequence[Span]], credit: SkipCredits, partners: dict[str, tuple[Span, ...]]
) -> Marks:
    marks: list[Mark] = []
    for token, span, weight, clipped in zip(*own, *credit, strict=True):
        if weight:
            marks.append(Mark(*span, CREDITED, partners[token], weight))
        elif clipped:
            marks.append(Mark(*span, SURPLUS, partners[token], 0))
        else:
            marks.append(Mark(*span, UNMATCHED, (), 0))
    return tuple(marks)


def skip_pairs(pair: Pair, rule: SkipRule, side: str, token: int) -> tuple[SkipPair, ...]:
    """Return the credited pairs that start at token number ``token`` of a side. Raises IndexError."""
    own, other, reading = pair.reference_text, pair.candidate_text, pair.reference
    if side == "candidate":
        own, other, reading = other, own, pair.candidate
    if not 0 <= token < len(own):
        raise IndexError(token)
    spans = reading.whole.mark_spans
    return tuple(
        SkipPair(token, second, spans[token], spans[second])
        for second in credited_pairs(own, other, rule, token)
    )
