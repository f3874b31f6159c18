"""What a stretch of a text earns in each metric: the credited units that lie in it as a whole. Imports numpy.

Skip-bigrams are counted where they begin, as in the layer that shows them. The whole of a side has as many units as
its score divides by: where an implementation counts sets, an n-gram counts once; ROUGE-W weighs the tokens of a
stretch as it weighs a text of that length.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import SIDES, Comparison, Side
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.compare.marks import Marks, Status
from rouge_gui.metrics import Score
from rouge_gui.metrics.packages import PackagePair
from rouge_gui.metrics.pair import Gram, ngrams
from rouge_gui.metrics.rouge import ngram_order
from rouge_gui.text import Span

Codes: TypeAlias = npt.NDArray[np.int64]

METRICS = ("rouge1", "rouge2", "rouge3", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4")


@dataclass(frozen=True, slots=True)
class Earned:
    """What a stretch holds of a metric: ``earned`` of the matches, ``units`` in all; ``total`` is the side's own.

    ``weight`` is ROUGE-W's exponent, 1 for all others.
    """

    key: str
    earned: float
    units: float
    matches: float
    total: float
    weight: float = 1

    @property
    def share(self) -> float:
        """Which part of the matches it earns."""
        return self.earned / self.matches if self.matches else 0.0

    @property
    def points(self) -> float:
        """What recall (reference) or precision (candidate) would be of these matches alone.

        Those of stretches add up to the score's, but for ROUGE-W, which takes a root.
        """
        return (self.earned / self.total) ** (1 / self.weight) if self.total else 0.0


@dataclass(frozen=True)
class _Weighing:
    """How ROUGE-W weighs the tokens of a stretch; ROUGE-1.5.5 does so by the reference's sentences, and once more."""

    starts: Codes
    ends: Codes
    sentences: tuple[tuple[int, int], ...] | None
    weight: float

    def weigh(self, span: Span) -> float:
        first, last = _within(self.starts, self.ends, span)
        if self.sentences is None:
            return float(float(last - first) ** self.weight)
        lengths = [max(min(end, last) - max(start, first), 0) for start, end in self.sentences]
        return float(sum([float(length) ** self.weight for length in lengths], 0.0) ** self.weight)


@dataclass(frozen=True)
class _Units:
    """The marks of one side in text order: starts, ends, what all before each have earned and how many units they are.

    ``weighing`` gives the units of ROUGE-W.
    """

    starts: Codes
    ends: Codes
    earned: npt.NDArray[np.float64]
    sizes: Codes
    total: float
    weighing: _Weighing | None = None

    def within(self, span: Span) -> tuple[float, float]:
        first, last = _within(self.starts, self.ends, span)
        size = float(self.sizes[last] - self.sizes[first])
        if self.weighing is not None:
            size = self.weighing.weigh(span)
        return float(self.earned[last] - self.earned[first]), size


def _within(starts: Codes, ends: Codes, span: Span) -> tuple[int, int]:
    first = int(np.searchsorted(starts, span[0], "left"))
    return first, max(int(np.searchsorted(ends, span[1], "right")), first)


@dataclass(frozen=True)
class Selections:
    """Answers what a stretch earns, quickly, for one reference."""

    keys: tuple[str, ...]
    matches: tuple[float, ...]
    units: tuple[tuple[_Units, _Units], ...]

    def earned(self, side: Side, span: Span) -> list[Earned]:
        """Return what ``span`` of a side earns in each metric."""
        number = SIDES.index(side)
        found = []
        for key, matches, both in zip(self.keys, self.matches, self.units, strict=True):
            units = both[number]
            value, count = units.within(span)
            # sums of floats keep a trace of what they passed
            weight = units.weighing.weight if units.weighing else 1
            found.append(Earned(key, round(value, 9), round(count, 9), matches, units.total, weight))
        return found


def selections(comparison: Comparison, reference: int = 0, keys: Sequence[str] = METRICS) -> Selections:
    """Return what is needed to tell what any stretch earns, of the metrics the profile computes. Raises IndexError."""
    card = comparison.scores_of(keys).per_reference[reference] if comparison.profile.sacre is None else {}
    computed = tuple(key for key in keys if isinstance(card.get(key), Score))
    matches, units = [], []
    for key in computed:
        score = card[key]
        if isinstance(score, Score):
            matches.append(score.matches)
            totals = score.reference_total, score.candidate_total
            both = [
                _units(comparison, side, key, reference, total)
                for side, total in zip(SIDES, totals, strict=True)
            ]
            units.append((both[0], both[1]))
    return Selections(computed, tuple(matches), tuple(units))


def _units(comparison: Comparison, side: Side, key: str, reference: int, total: float) -> _Units:
    marks = comparison.marks(side, layer_of(key), reference)
    earned = accumulate(
        (mark.weight if mark.status is Status.CREDITED else 0.0 for mark in marks), initial=0.0
    )
    sizes = accumulate(_sizes(comparison, side, key, reference, marks), initial=0)
    return _Units(
        np.array([mark.start for mark in marks], np.int64),
        np.array([mark.end for mark in marks], np.int64),
        np.fromiter(earned, np.float64, len(marks) + 1),
        np.fromiter(sizes, np.int64, len(marks) + 1),
        total,
        _weighing(comparison, side, reference) if key == "rougeW" else None,
    )


def _sizes(comparison: Comparison, side: Side, key: str, reference: int, marks: Marks) -> list[int]:
    """Return how many of the units that the score counts begin at each mark."""
    pair = comparison.pair(reference)
    text = pair.reference_text if side == "reference" else pair.candidate_text
    if rule := comparison.skip_rule(key):
        reach, last = rule.reach(text), len(text) - 1
        singles = len(rule.unigram_text(text))
        return [min(reach, last - place) + (place < singles) for place in range(len(marks))]
    by_text = key in {"rougeL", "rougeLsum"} and comparison.level == "text"
    if isinstance(pair, PackagePair) and pair.as_sets and not by_text:
        return _once(ngrams(text, ngram_order(key) or 1), marks)
    return [1] * len(marks)


def _once(grams: Iterable[Gram], marks: Marks) -> list[int]:
    """Return 1 for one mark of each n-gram: the credited one if there is, else the first."""
    chosen: dict[Gram, int] = {}
    for place, (gram, mark) in enumerate(zip(grams, marks, strict=True)):
        if mark.status is Status.CREDITED:
            chosen[gram] = place
        else:
            chosen.setdefault(gram, place)
    places = set(chosen.values())
    return [int(place in places) for place in range(len(marks))]


def _weighing(comparison: Comparison, side: Side, reference: int) -> _Weighing:
    spans = comparison.unit_tokens(side, "weighted", reference).mark_spans
    by_sentence = side == "reference" and comparison.level == "summary"
    return _Weighing(
        np.array([start for start, _ in spans], np.int64),
        np.array([end for _, end in spans], np.int64),
        tuple(comparison.pair(reference).reference.summary.ranges) if by_sentence else None,
        comparison.profile.weight,
    )
