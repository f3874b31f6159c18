"""Marks of the PyPI packages that count sets of n-grams, and of pltrdy's ROUGE-L over pieces of the texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rouge_gui.compare.marks import CREDITED, SURPLUS, UNMATCHED, Mark, Marks, ngram_spans
from rouge_gui.metrics.packages import PackagePair
from rouge_gui.metrics.pair import Gram, ngrams
from rouge_gui.text import Span


def set_marks(pair: PackagePair, n: int) -> tuple[Marks, Marks]:
    """Return one mark per n-gram occurrence of each side: the first of each shared n-gram is credited."""
    ours = _occurrences(ngrams(pair.reference_text, n), ngram_spans(pair.reference.whole, n))
    theirs = _occurrences(ngrams(pair.candidate_text, n), ngram_spans(pair.candidate.whole, n))
    first = [dict(reversed(side)) for side in (ours, theirs)]
    return _set_side(ours, first[1]), _set_side(theirs, first[0])


def _occurrences(grams: Iterable[Gram], spans: Iterable[Span]) -> list[tuple[Gram, Span]]:
    return list(zip(grams, spans, strict=True))


def _set_side(own: list[tuple[Gram, Span]], others: dict[Gram, Span]) -> Marks:
    seen: set[Gram] = set()
    marks: list[Mark] = []
    for gram, span in own:
        if gram not in others:
            marks.append(Mark(*span, UNMATCHED))
        else:
            marks.append(Mark(*span, SURPLUS if gram in seen else CREDITED, (others[gram],)))
            seen.add(gram)
    return tuple(marks)


def piece_marks(pair: PackagePair) -> tuple[Marks, Marks]:
    """Return one mark per token of each side of pltrdy's ROUGE-L.

    As a set: one occurrence of each word that lies on some common subsequence of two pieces is credited, others on
    one are surplus. With ``exclusive=false`` a token weighs as often as it lies on one, which may be several times.
    """
    hits = pair.piece_hits
    left, right = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    if pair.as_sets:
        chosen: dict[str, tuple[int, int]] = {}
        for reference, candidate in hits:
            chosen.setdefault(pair.reference_text[reference], (reference, candidate))
        credited = list(chosen.values())
    else:
        credited = hits
    return (
        _piece_side(left, right, credited, hits),
        _piece_side(right, left, _swapped(credited), _swapped(hits)),
    )


def _swapped(hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(candidate, reference) for reference, candidate in hits]


def _piece_side(
    own: Sequence[Span], other: Sequence[Span], credited: list[tuple[int, int]], hits: list[tuple[int, int]]
) -> Marks:
    weights = Counter(place for place, _ in credited)
    partners: dict[int, dict[Span, None]] = {}
    for place, partner in [*credited, *(hit for hit in hits if not weights[hit[0]])]:
        partners.setdefault(place, {})[other[partner]] = None
    marks: list[Mark] = []
    for place, span in enumerate(own):
        if place not in partners:
            marks.append(Mark(*span, UNMATCHED))
        elif weights[place]:
            marks.append(Mark(*span, CREDITED, tuple(partners[place]), weights[place]))
        else:
            marks.append(Mark(*span, SURPLUS, tuple(partners[place]), 0))
    return tuple(marks)
