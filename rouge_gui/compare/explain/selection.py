"""What a stretch of a text earns in each metric: the credited units that lie in it as a whole. Imports numpy.

Skip-bigrams are counted where they begin, as in the layer that shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import SIDES, Comparison, Side
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.compare.marks import Status
from rouge_gui.metrics import Score
from rouge_gui.text import Span

METRICS = ("rouge1", "rouge2", "rouge3", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4")


@dataclass(frozen=True, slots=True)
class Earned:
    """What a stretch holds of a metric: ``earned`` of the matches, ``units`` in all; ``total`` is the side's own."""

    key: str
    earned: float
    units: int
    matches: float
    total: float

    @property
    def share(self) -> float:
        """Which part of the matches it earns."""
        return self.earned / self.matches if self.matches else 0.0

    @property
    def points(self) -> float:
        """How much it adds to recall (reference) or precision (candidate), but for ROUGE-W's exponent."""
        return self.earned / self.total if self.total else 0.0


@dataclass(frozen=True)
class _Units:
    """The units of one side in text order: starts, ends, and what all before each have earned."""

    starts: npt.NDArray[np.int64]
    ends: npt.NDArray[np.int64]
    before: npt.NDArray[np.float64]
    total: float

    def within(self, span: Span) -> tuple[float, int]:
        first = int(np.searchsorted(self.starts, span[0], "left"))
        last = max(int(np.searchsorted(self.ends, span[1], "right")), first)
        return float(self.before[last] - self.before[first]), last - first


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
            found.append(Earned(key, round(value, 9), count, matches, units.total))
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
    marks = list(comparison.seen(side, layer_of(key), reference))
    earned = accumulate(
        (mark.weight if mark.status is Status.CREDITED else 0.0 for mark in marks), initial=0.0
    )
    return _Units(
        np.array([mark.start for mark in marks], np.int64),
        np.array([mark.end for mark in marks], np.int64),
        np.fromiter(earned, np.float64, len(marks) + 1),
        total,
    )
