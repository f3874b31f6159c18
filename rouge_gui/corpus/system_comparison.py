"""Systems compared on the items both have a score for: means with intervals, and what their differences are worth.

Scores in, numbers out: no texts, no wording, no files. Items are put in the order of their ids once, so a result
depends on the scores and the seed, never on the order the items came in or on how many workers drew. Imports numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import ParamSpec, TypeVar

import numpy as np

from rouge_gui.stats.corrections import benjamini_hochberg, holm
from rouge_gui.stats.paired import (
    Difference,
    Draws,
    Ids,
    Interval,
    Values,
    compare_systems,
    mean_interval,
    order_of,
)

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

# as few items as these say little, whatever the interval
FEW_ITEMS = 30


class PairedTest(Enum):
    """The two-sided tests of a difference that there are."""

    RANDOMISATION = "randomisation"
    BOOTSTRAP = "bootstrap"


class Correction(Enum):
    """What is done to p-values because many are looked at."""

    HOLM = "holm"
    BENJAMINI_HOCHBERG = "benjamini-hochberg"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class SystemScores:
    """Scores of items by (metric, system): a number per item, NaN where there is none, in the order of ``ids``."""

    ids: Ids
    columns: Mapping[tuple[str, str], Values]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is compared: means of every system and metric, pairs of systems under ``metric``.

    With a ``baseline`` each other system is compared with it, else each with each.
    """

    systems: tuple[str, ...]
    metrics: tuple[str, ...]
    metric: str
    draws: Draws
    baseline: str | None = None

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The pairs (A, B), whose difference is A less B."""
        if self.baseline is None:
            return tuple(combinations(self.systems, 2))
        return tuple((system, self.baseline) for system in self.systems if system != self.baseline)


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of one system's scores under one metric; no ``interval`` where no item is scored."""

    system: str
    metric: str
    interval: Interval | None
    count: int


@dataclass(frozen=True, slots=True)
class Pair:
    """System ``first`` less system ``second``; no ``difference`` where no item is scored for both."""

    first: str
    second: str
    difference: Difference | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What ``plan`` asked for; ``item_count`` is how many items there were, scored or not."""

    plan: Plan
    item_count: int
    means: tuple[Mean, ...]
    pairs: tuple[Pair, ...]

    def mean(self, system: str, metric: str) -> Mean:
        """Return one of the means. Raises KeyError."""
        for mean in self.means:
            if (mean.system, mean.metric) == (system, metric):
                return mean
        raise KeyError(system, metric)


class StoppedError(Exception):
    """The comparison was given up."""


class Here(Executor):
    """Carries out work on the thread that asks for it, until ``stop`` says so: then raises StoppedError."""

    def __init__(self, stop: Callable[[], bool]) -> None:
        self._stop = stop

    def submit(
        self,
        work: Callable[_Arguments, _Result],
        /,
        *args: _Arguments.args,
        **kwargs: _Arguments.kwargs,
    ) -> Future[_Result]:
        """Return the result of ``work``, done."""
        if self._stop():
            raise StoppedError
        done: Future[_Result] = Future()
        done.set_result(work(*args, **kwargs))
        return done


def compare(
    scores: SystemScores,
    plan: Plan,
    executor: Executor | None = None,
    report: Callable[[int, int], None] | None = None,
) -> Comparison:
    """Return what ``plan`` asks of ``scores``; ``report`` hears how many means and pairs are done, and of how many.

    Raises ValueError for an id that comes twice, KeyError for a column that is missing, and what ``executor`` does.
    """
    order = order_of(scores.ids)
    columns = {key: values[order] for key, values in scores.columns.items()}
    wanted = [(system, metric) for system in plan.systems for metric in plan.metrics]
    pairs = plan.pairs
    total = len(wanted) + len(pairs)

    def told(done: int) -> None:
        if report is not None:
            report(done, total)

    means: list[Mean] = []
    for system, metric in wanted:
        means.append(_mean(system, metric, columns[metric, system], (plan.draws, executor)))
        told(len(means))
    found: list[Pair] = []
    for first, second in pairs:
        both = columns[plan.metric, first], columns[plan.metric, second]
        found.append(Pair(first, second, _difference(both, plan.draws, executor)))
        told(len(means) + len(found))
    return Comparison(plan, len(scores.ids), tuple(means), tuple(found))


def _mean(system: str, metric: str, values: Values, how: tuple[Draws, Executor | None]) -> Mean:
    scored = values[~np.isnan(values)]
    interval = mean_interval(scored, *how) if len(scored) else None
    return Mean(system, metric, interval, len(scored))


def _difference(both: tuple[Values, Values], draws: Draws, executor: Executor | None) -> Difference | None:
    scored = ~(np.isnan(both[0]) | np.isnan(both[1]))
    if not scored.any():
        return None
    return compare_systems(both[0][scored], both[1][scored], draws, executor)


def p_values(comparison: Comparison, test: PairedTest, correction: Correction) -> list[float | None]:
    """Return a p-value for each pair, corrected over all pairs; None where nothing was compared."""
    raw = [
        pair.difference.randomisation_p if test is PairedTest.RANDOMISATION else pair.difference.bootstrap_p
        for pair in comparison.pairs
        if pair.difference is not None
    ]
    corrected = iter(_corrected(raw, correction))
    return [None if pair.difference is None else next(corrected) for pair in comparison.pairs]


def _corrected(values: list[float], correction: Correction) -> list[float]:
    if correction is Correction.HOLM:
        return holm(values)
    return benjamini_hochberg(values) if correction is Correction.BENJAMINI_HOCHBERG else values


@dataclass(frozen=True, slots=True)
class Caveat:
    """Something the numbers do not show, to be said below them; its words are the caller's.

    ``not-a-standard``: the profile chooses by what the texts hold. ``few-items``: ``counts`` says how many at least
    one number rests on. ``other-items``: the systems' means rest on ``counts`` items, from the fewest to the most.
    ``may-be-equal``: of ``counts`` pairs the first number's intervals hold 0, which does not show that they are equal.
    ``preference``: a difference, however certain, is of scores and need not be one that readers see: systems that
    differ as little as papers report are hardly ever ranked by ROUGE as people rank them (Deutsch, Dror, Roth 2022).
    """

    id: str
    counts: tuple[int, ...] = ()


def caveats(comparison: Comparison, *, is_standard: bool) -> list[Caveat]:
    """Return what is to be said of ``comparison``; ``is_standard`` tells whether its profile follows a publication."""
    found: list[Caveat] = []
    if not is_standard:
        found.append(Caveat("not-a-standard"))
    counts = sorted(mean.count for mean in comparison.means if mean.count)
    compared = [pair.difference for pair in comparison.pairs if pair.difference is not None]
    fewest = min([*counts[:1], *(difference.count for difference in compared)], default=0)
    if 0 < fewest < FEW_ITEMS:
        found.append(Caveat("few-items", (fewest,)))
    if counts and counts[0] != counts[-1]:
        found.append(Caveat("other-items", (counts[0], counts[-1])))
    unclear = sum(covers_zero(difference.interval) for difference in compared)
    if unclear:
        found.append(Caveat("may-be-equal", (unclear, len(compared))))
    if len(compared) > unclear:
        found.append(Caveat("preference"))
    return found


def covers_zero(interval: Interval) -> bool:
    """Tell whether a difference of 0 lies in ``interval``."""
    return interval.low <= 0 <= interval.high


def in_rank(comparison: Comparison, metric: str) -> Iterator[str]:
    """Yield the systems from the highest mean under ``metric`` down, those without one last."""

    def rank(system: str) -> tuple[float, str]:
        interval = comparison.mean(system, metric).interval
        return (float("inf") if interval is None else -interval.mean), system

    yield from sorted(comparison.plan.systems, key=rank)
