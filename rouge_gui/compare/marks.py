"""Marks: the counted units of one layer as spans to paint.

Each function reads the same ``Pair`` that gave the score, so the weights of the credited marks of a side add
up to the score's ``matches``. Spans are code points, widened to whole graphemes. Colours are the caller's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from enum import StrEnum
from functools import partial, reduce
from operator import or_
from typing import NamedTuple

from rouge_gui.metrics import Pair
from rouge_gui.metrics.pair import Gram, ngrams
from rouge_gui.text import Span, TokenRun


class Status(StrEnum):
    """Whether a unit earned anything: credited, matching but beyond the clipped count, or without a match."""

    CREDITED = "credited"
    SURPLUS = "surplus"
    UNMATCHED = "unmatched"


class Mark(NamedTuple):
    """One unit of a layer: the half-open code-point span ``[start, end)`` of the text as given.

    ``partner`` holds spans on the other side: of the unit it was counted with, or, for a surplus unit, of the
    credited units of its form. ``weight`` is what it adds to the matches when credited.
    """

    start: int
    end: int
    status: Status
    partner: tuple[Span, ...] = ()
    weight: float = 1


# Thousands of marks are made at each key press; this is Mark(…) without its argument parsing.
_mark: Callable[[tuple[int, int, Status, tuple[Span, ...], float]], Mark] = partial(tuple.__new__, Mark)
CREDITED, SURPLUS, UNMATCHED = Status.CREDITED, Status.SURPLUS, Status.UNMATCHED


Marks = tuple[Mark, ...]


def ngram_marks(pair: Pair, n: int) -> tuple[Marks, Marks]:
    """Return one mark per n-gram occurrence of each side; the leftmost are credited, the k-th with the k-th."""
    reference = list(zip(ngrams(pair.reference_text, n), ngram_spans(pair.reference.whole, n), strict=True))
    candidate = list(zip(ngrams(pair.candidate_text, n), ngram_spans(pair.candidate.whole, n), strict=True))
    in_reference, in_candidate = dict(reference), dict(candidate)
    shared = in_reference.keys() & in_candidate.keys()
    of_reference, of_candidate = _spans_of(reference, shared), _spans_of(candidate, shared)
    return _clipped_marks(reference, of_candidate), _clipped_marks(candidate, of_reference)


def ngram_spans(run: TokenRun, n: int) -> Sequence[Span]:
    """Return the spans of the n-grams of ``run``, each from its first token's start to its last token's end."""
    spans = run.mark_spans
    if n == 1:
        return spans
    return [(first[0], last[1]) for first, last in zip(spans, spans[n - 1 :], strict=False)]


def _spans_of(occurrences: list[tuple[Gram, Span]], grams: Set[Gram]) -> dict[Gram, list[Span]]:
    spans: dict[Gram, list[Span]] = {gram: [] for gram in grams}
    for gram, span in occurrences:
        if gram in spans:
            spans[gram].append(span)
    return spans


def _clipped_marks(own: list[tuple[Gram, Span]], others: dict[Gram, list[Span]]) -> Marks:
    # what is left to pair, last first
    free = {gram: spans[::-1] for gram, spans in others.items()}
    marks: list[Mark] = []
    for gram, (start, end) in own:
        partners = free.get(gram)
        if partners:
            marks.append(_mark((start, end, CREDITED, (partners.pop(),), 1)))
        elif partners is None:
            marks.append(_mark((start, end, UNMATCHED, (), 1)))
        else:
            marks.append(_mark((start, end, SURPLUS, tuple(others[gram]), 1)))
    return tuple(marks)


def lcs_marks(pair: Pair) -> tuple[Marks, Marks]:
    """Return one mark per token of each side: on the text-level LCS path (credited) or off it (unmatched)."""
    reference, candidate = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    return (
        _paired_marks(reference, candidate, dict(pair.alignment), {}),
        _paired_marks(candidate, reference, {c: r for r, c in pair.alignment}, {}),
    )


def summary_marks(pair: Pair) -> tuple[Marks, Marks]:
    """Return one mark per token of each side of the summary-level LCS.

    Reference: union marks with budget are credited, those without are surplus. Candidate: per form as many
    occurrences are credited as on the reference side, those on an LCS first in text order, then the leftmost
    others, since a union can credit more than lies on any candidate LCS; the rest of those on an LCS is surplus.
    """
    found = summary_pairing(pair)
    reference, candidate = pair.reference.summary.mark_spans, pair.candidate.summary.mark_spans
    return (
        _paired_marks(reference, candidate, found.partners, _spans_at(candidate, found.reference_surplus)),
        _paired_marks(candidate, reference, found.inverse, _spans_at(reference, found.candidate_surplus)),
    )


class SummaryPairing(NamedTuple):
    """Summary-level LCS in token positions: credited reference → candidate and back; surplus → credited of its form."""

    partners: dict[int, int]
    inverse: dict[int, int]
    reference_surplus: dict[int, tuple[int, ...]]
    candidate_surplus: dict[int, tuple[int, ...]]


def summary_pairing(pair: Pair) -> SummaryPairing:
    """Return which tokens ``summary_marks`` credits and which it shows as surplus."""
    on_lcs = _on_some_lcs(pair)
    pairing = _pair_summary(pair, on_lcs)
    inverse = {candidate: reference for reference, candidate in pairing.items()}
    reference_text, candidate_text = pair.summary_reference_text, pair.summary_candidate_text
    of_reference: dict[str, list[int]] = {}
    of_candidate: dict[str, list[int]] = {}
    for place in sorted(pairing):
        of_reference.setdefault(reference_text[place], []).append(place)
    for place in sorted(inverse):
        of_candidate.setdefault(candidate_text[place], []).append(place)
    partners_in_reference = {form: tuple(places) for form, places in of_reference.items()}
    partners_in_candidate = {form: tuple(places) for form, places in of_candidate.items()}
    return SummaryPairing(
        pairing,
        inverse,
        # a form without any budget, under a byte limit, has no surplus: there is nothing it could be beyond
        {
            place: partners_in_candidate[reference_text[place]]
            for place in pair.summary_matches.surplus
            if reference_text[place] in partners_in_candidate
        },
        {
            place: partners_in_reference[candidate_text[place]]
            for place in on_lcs
            if place not in inverse and candidate_text[place] in partners_in_reference
        },
    )


def _spans_at(spans: Sequence[Span], places: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[Span, ...]]:
    return {place: tuple(spans[partner] for partner in partners) for place, partners in places.items()}


def _paired_marks(
    own: Sequence[Span],
    other: Sequence[Span],
    partner_of: dict[int, int],
    surplus: dict[int, tuple[Span, ...]],
) -> Marks:
    marks = [_mark((start, end, UNMATCHED, (), 1)) for start, end in own]
    for place, partner in partner_of.items():
        start, end = own[place]
        marks[place] = _mark((start, end, CREDITED, (other[partner],), 1))
    for place, partners in surplus.items():
        start, end = own[place]
        marks[place] = _mark((start, end, SURPLUS, partners, 1))
    return tuple(marks)


def _on_some_lcs(pair: Pair) -> list[int]:
    """Return the candidate positions that lie on an LCS with some reference sentence, ascending."""
    hits = reduce(or_, pair.summary_matches.hits.values(), 0)
    return pair.candidate_sentences.positions(hits) if hits else []


def _pair_summary(pair: Pair, on_lcs: list[int]) -> dict[int, int]:
    """Return the credited reference positions with the candidate position each is shown with.

    A position keeps a partner that an LCS gave it where one is free, the first one; the others of its form share
    out what is left, in text order, so that both sides credit the same number.
    """
    matches = pair.summary_matches
    if not matches.credited:
        return {}
    sentences = pair.candidate_sentences
    chosen = _choose_candidates(pair, on_lcs)
    free = reduce(or_, (sentences.bit(place) for places in chosen.values() for place in places), 0)
    pairing: dict[int, int] = {}
    for place in matches.credited:
        if available := matches.hits[place] & free:
            pairing[place] = sentences.first_position(available)
            free ^= sentences.bit(pairing[place])
    if free:
        left = set(sentences.positions(free))
        rest = {form: [place for place in places if place in left] for form, places in chosen.items()}
        for place in matches.credited:
            if place not in pairing:
                pairing[place] = rest[pair.summary_reference_text[place]].pop(0)
    return pairing


def _choose_candidates(pair: Pair, on_lcs: list[int]) -> dict[str, list[int]]:
    """Return the credited candidate positions of each form, ascending."""
    text = pair.summary_candidate_text
    wanted = Counter(pair.summary_reference_text[place] for place in pair.summary_matches.credited)
    chosen: dict[str, list[int]] = {form: [] for form in wanted}
    for place in on_lcs:
        form = text[place]
        if wanted[form]:
            wanted[form] -= 1
            chosen[form].append(place)
    if any(wanted.values()):
        taken = set(on_lcs)
        for place, form in enumerate(text):
            if wanted.get(form) and place not in taken:
                wanted[form] -= 1
                chosen[form].append(place)
        for places in chosen.values():
            places.sort()
    return chosen
