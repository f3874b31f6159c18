"""Marks of ROUGE-S and SU: one for each token, weighing the credited pairs that start there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rouge_gui.compare.marks import CREDITED, SURPLUS, UNMATCHED, Mark, Marks
from rouge_gui.metrics import Pair
from rouge_gui.metrics.skip import (
    SkipCredits,
    SkipRule,
    credited_pairs,
    credited_pairs_of,
    credits_of,
)
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
    pair.keep_skip_matches(rule, sum(ours.weights))
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


def skip_pairs(
    pair: Pair, rule: SkipRule, side: str, token: int, *, credited: bool = True
) -> tuple[SkipPair, ...]:
    """Return the credited pairs that start at token number ``token`` of a side, or those that earn nothing.

    Raises IndexError.
    """
    own, other, reading = pair.reference_text, pair.candidate_text, pair.reference
    if side == "candidate":
        own, other, reading = other, own, pair.candidate
    if not 0 <= token < len(own):
        raise IndexError(token)
    spans = reading.whole.mark_spans
    seconds: Iterable[int] = credited_pairs(own, other, rule, token)
    if not credited:
        earning = set(seconds)
        within = range(token + 1, min(token + rule.reach(own) + 1, len(own)))
        seconds = (second for second in within if second not in earning)
    return tuple(SkipPair(token, second, spans[token], spans[second]) for second in seconds)


def paired_pairs(pair: Pair, rule: SkipRule, side: str, token: int) -> tuple[tuple[SkipPair, SkipPair], ...]:
    """Return the credited pairs that start at a token, each with the pair of the other side it is counted with.

    Of equal pairs the k-th is counted with the k-th, in text order on both sides. Raises IndexError.
    """
    texts = pair.reference_text, pair.candidate_text
    readings = pair.reference, pair.candidate
    if side == "candidate":
        texts, readings = texts[::-1], readings[::-1]
    own, other = texts
    spans, spans_there = (reading.whole.mark_spans for reading in readings)
    if not 0 <= token < len(own):
        raise IndexError(token)
    form = own[token]
    there: dict[str, list[tuple[int, int]]] = {}
    for first, second in credited_pairs_of(other, own, rule, form):
        there.setdefault(other[second], []).append((first, second))
    met: Counter[str] = Counter()
    found: list[tuple[SkipPair, SkipPair]] = []
    for first, second in credited_pairs_of(own, other, rule, form):
        if first == token:
            start, end = there[own[second]][met[own[second]]]
            partner = SkipPair(start, end, spans_there[start], spans_there[end])
            found.append((SkipPair(first, second, spans[first], spans[second]), partner))
        met[own[second]] += 1
    return tuple(found)
