"""Marks: the counted units of one layer as spans to paint.

Each function reads the same ``Pair`` that gave the score, so the weights of the credited marks of a side add
up to the score's ``matches``. Spans are code points, widened to whole graphemes. Colours are the caller's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from rouge_gui.metrics import Pair
from rouge_gui.metrics.pair import ngrams
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


CREDITED, SURPLUS, UNMATCHED = Status.CREDITED, Status.SURPLUS, Status.UNMATCHED


def ngram_marks(pair: Pair, n: int, *, of_reference: bool) -> tuple[Mark, ...]:
    """Return one mark per n-gram occurrence of a side; the leftmost are credited, the k-th with the k-th."""
    own_text, other_text = pair.reference_text, pair.candidate_text
    own_run, other_run = pair.reference.whole, pair.candidate.whole
    if not of_reference:
        own_text, other_text, own_run, other_run = other_text, own_text, other_run, own_run
    other_spans: dict[str, list[Span]] = {}
    for gram, span in zip(ngrams(other_text, n), _ngram_spans(other_run, n), strict=True):
        other_spans.setdefault(gram, []).append(span)
    seen: Counter[str] = Counter()
    marks: list[Mark] = []
    for gram, (start, end) in zip(ngrams(own_text, n), _ngram_spans(own_run, n), strict=True):
        partners = other_spans.get(gram)
        if partners is None:
            marks.append(Mark(start, end, UNMATCHED))
            continue
        rank = seen[gram]
        seen[gram] = rank + 1
        if rank < len(partners):
            marks.append(Mark(start, end, CREDITED, (partners[rank],)))
        else:
            marks.append(Mark(start, end, SURPLUS, tuple(partners)))
    return tuple(marks)


def _ngram_spans(run: TokenRun, n: int) -> Sequence[Span]:
    spans = run.mark_spans
    if n == 1:
        return spans
    return [(first[0], last[1]) for first, last in zip(spans, spans[n - 1 :], strict=False)]


def lcs_marks(pair: Pair, *, of_reference: bool) -> tuple[Mark, ...]:
    """Return one mark per token of a side: on the text-level LCS path (credited) or off it (unmatched)."""
    own, other = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    partner_of = dict(pair.alignment)
    if not of_reference:
        own, other = other, own
        partner_of = {candidate: reference for reference, candidate in pair.alignment}
    return _paired_marks(own, other, partner_of, {})


def summary_marks(pair: Pair, *, of_reference: bool) -> tuple[Mark, ...]:
    """Return one mark per token of a side of the summary-level LCS.

    Reference: union marks with budget are credited, those without are surplus. Candidate: per form as many
    occurrences are credited as on the reference side, those on an LCS first in text order, then the leftmost
    others, since a union can credit more than lies on any candidate LCS; the rest of those on an LCS is surplus.
    """
    pairing = _pair_summary(pair)
    own, other = pair.reference.summary.mark_spans, pair.candidate.summary.mark_spans
    text = pair.summary_reference_text
    partner_of, surplus = pairing, list(pair.summary_matches.surplus)
    if not of_reference:
        own, other = other, own
        text = pair.summary_candidate_text
        partner_of = {candidate: reference for reference, candidate in pairing.items()}
        surplus = [place for place in _on_some_lcs(pair) if place not in partner_of]
    credited_of_form: dict[str, list[Span]] = {}
    for place, partner in sorted(partner_of.items(), key=lambda item: item[1]):
        credited_of_form.setdefault(text[place], []).append(other[partner])
    partners = {place: tuple(credited_of_form.get(text[place], ())) for place in surplus}
    return _paired_marks(own, other, partner_of, partners)


def _paired_marks(
    own: Sequence[Span],
    other: Sequence[Span],
    partner_of: dict[int, int],
    surplus: dict[int, tuple[Span, ...]],
) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for place, (start, end) in enumerate(own):
        partner = partner_of.get(place)
        if partner is not None:
            marks.append(Mark(start, end, CREDITED, (other[partner],)))
        elif place in surplus:
            marks.append(Mark(start, end, SURPLUS, surplus[place]))
        else:
            marks.append(Mark(start, end, UNMATCHED))
    return tuple(marks)


def _on_some_lcs(pair: Pair) -> list[int]:
    found = {place for places in pair.summary_matches.candidates.values() for place in places}
    return sorted(found)


def _pair_summary(pair: Pair) -> dict[int, int]:
    """Return the credited reference positions with the candidate position each is shown with.

    A position keeps a partner that an LCS gave it where one is free; the others of its form share out what is
    left, in text order, so that both sides credit the same number.
    """
    text = pair.summary_candidate_text
    credited = pair.summary_matches.credited
    wanted = Counter(pair.summary_reference_text[place] for place in credited)
    chosen: dict[str, list[int]] = {}
    on_lcs = _on_some_lcs(pair)
    taken = set(on_lcs)
    others = [place for place, form in enumerate(text) if form in wanted and place not in taken]
    for place in (*on_lcs, *others):
        form = text[place]
        if wanted[form] > 0:
            wanted[form] -= 1
            chosen.setdefault(form, []).append(place)
    free = {place for places in chosen.values() for place in places}
    pairing: dict[int, int] = {}
    left: list[int] = []
    for place in credited:
        partner = next((hit for hit in pair.summary_matches.candidates[place] if hit in free), None)
        if partner is None:
            left.append(place)
        else:
            free.discard(partner)
            pairing[place] = partner
    rest = {
        form: iter([place for place in sorted(places) if place in free]) for form, places in chosen.items()
    }
    for place in left:
        pairing[place] = next(rest[pair.summary_reference_text[place]])
    return pairing
