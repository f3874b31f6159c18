"""The units of the reference that the candidate lacks, ranked by what the score is once their words are put in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.edits import (
    Edit,
    Place,
    gain_of,
    lcs_places,
    most_scored,
    scored,
    unigram_places,
)
from rouge_gui.metrics.pair import Gram, ngrams
from rouge_gui.metrics.rouge import ngram_order
from rouge_gui.text import Span

_MOST_SCORED = 24


class MissingUnit(NamedTuple):
    """A unit that is missed so many ``times``, where the reference has it, and the edit that brings it."""

    span: Span
    times: int
    edit: Edit


class _Found(NamedTuple):
    first: int
    times: int
    place: Place


def missing_units(comparison: Comparison, key: str, reference: int = 0, most: int = 24) -> list[MissingUnit]:
    """Return the missed n-grams of ``key`` (single tokens for other metrics), what raises F most first.

    Each is put where it earns most: n-grams beside what is there of them. Raises UnknownMetricError,
    TableTooLargeError.
    """
    pair = comparison.pair(reference)
    ours, theirs = pair.reference_text, pair.candidate_text
    order = ngram_order(key)
    found = (
        _missing_ngrams(ours, theirs, order) if order and order > 1 else _missing_tokens(ours, theirs, key)
    )
    likely = nlargest(
        most_scored(comparison, _MOST_SCORED), found, key=lambda each: (each.place.gain, each.times)
    )
    spans = pair.reference.whole.mark_spans
    units = [
        MissingUnit((spans[each.first][0], spans[each.first + (order or 1) - 1][1]), each.times, edit)
        for each in likely
        for edit in scored(comparison, key, [each.place._replace(reference=reference)])
    ]
    units.sort(key=lambda unit: (-unit.edit.score.fmeasure, len(unit.edit.inserted), unit.span))
    return units[:most]


def _missing_tokens(reference: str, candidate: str, key: str) -> Iterator[_Found]:
    missed = Counter(reference) - Counter(candidate)
    if key == "rouge1":
        places = unigram_places(reference, candidate)
    else:
        places = list(lcs_places(reference, candidate, [0.0] * len(candidate)))
    best: dict[str, Place] = {}
    for place in places:
        if place.kind != "insert" or place.source is None:
            continue
        token = reference[place.source]
        if token in missed and (token not in best or place.gain > best[token].gain):
            best[token] = place
    for token, place in best.items():
        yield _Found(place.source or 0, missed[token], place)


def _missing_ngrams(reference: str, candidate: str, n: int) -> Iterator[_Found]:
    grams = list(ngrams(reference, n))
    counts = Counter(grams), Counter(ngrams(candidate, n))
    first: dict[Gram, int] = {}
    for number, gram in enumerate(grams):
        first.setdefault(gram, number)
    parts: dict[str, list[int]] = {}
    for length in range(1, n):
        for number in range(len(candidate) - length + 1):
            parts.setdefault(candidate[number : number + length], []).append(number)
    for gram, count in (counts[0] - counts[1]).items():
        start = first[gram]
        best = Place(-1.0, "insert", 0, 0)
        for place in _ngram_places(reference[start : start + n], parts, len(candidate)):
            source = start + (place.source or 0)
            words = reference[source : source + place.length]
            gain = gain_of(candidate, (place.token, place.token), words, counts, n)
            if (gain, -place.length) > (best.gain, -best.length):
                best = place._replace(gain=gain, source=source)
        yield _Found(start, count, best)


# of a part that is everywhere, the first places are tried
_MOST_TRIED = 8


def _ngram_places(gram: str, parts: dict[str, list[int]], end: int) -> Iterator[Place]:
    """Yield where what is missing of ``gram`` could go; sources count from its first token."""
    n = len(gram)
    for there in range(n - 1, 0, -1):
        for place in parts.get(gram[:there], [])[:_MOST_TRIED]:
            yield Place(0.0, "insert", place + there, there, n - there)
        for place in parts.get(gram[n - there :], [])[:_MOST_TRIED]:
            yield Place(0.0, "insert", place, 0, n - there)
    yield Place(0.0, "insert", end, 0, n)
