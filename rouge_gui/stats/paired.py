"""Two systems scored on the same items: interval of the mean difference, p-values, wins and losses.

The items are put in the order of their ids first, and each block of draws has a generator of its own (PCG64 from the
seed and the block's number): so a result depends on the data and the seed, never on the order the items came in or on
how many workers drew. Imports numpy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Values: TypeAlias = npt.NDArray[np.float64]
# what tells items apart and puts them in order: names, or numbers in their place
Ids: TypeAlias = Sequence[str] | npt.NDArray[np.int64]

# draws of one generator
BLOCK = 50
# two scores that differ by less are a tie
TIE = 1e-12
# numbers that are drawn at one go: few enough to stay in the processor's cache
_AT_ONCE = 50_000


@dataclass(frozen=True, slots=True)
class Draws:
    """How often is drawn, from which seed, and the ``level`` of intervals in percent."""

    seed: int
    resamples: int = 1_000
    trials: int = 10_000
    level: float = 95.0

    @property
    def percentiles(self) -> tuple[float, float]:
        """The ends of an interval."""
        tail = (100 - self.level) / 2
        return tail, 100 - tail


@dataclass(frozen=True, slots=True)
class Interval:
    """A percentile bootstrap interval (Efron 1979) of a mean; ``level`` in percent."""

    mean: float
    low: float
    high: float
    level: float


@dataclass(frozen=True, slots=True)
class Difference:
    """System A less system B on the same items.

    ``interval`` is of the mean difference. ``bootstrap_p`` (Koehn 2004, centred as sacreBLEU and Moses do) and
    ``randomisation_p`` (Riezler and Maxwell 2005) are two-sided. ``wins``, ``ties`` and ``losses`` count items.
    """

    interval: Interval
    bootstrap_p: float
    randomisation_p: float
    wins: int
    ties: int
    losses: int

    @property
    def count(self) -> int:
        """How many items were compared."""
        return self.wins + self.ties + self.losses


class NothingToCompareError(ValueError):
    """There is no item that both systems have a score for."""


def order_of(ids: Ids) -> npt.NDArray[np.intp]:
    """Return where the items stand that ``ids`` sorts first, second, … Raises ValueError for an id that comes twice."""
    if isinstance(ids, np.ndarray):
        if len(np.unique(ids)) != len(ids):
            raise ValueError("an id comes twice")
        return np.argsort(ids, kind="stable")
    if len(set(ids)) != len(ids):
        raise ValueError("an id comes twice")
    return np.array(sorted(range(len(ids)), key=ids.__getitem__), np.intp)


def in_order(ids: Sequence[str], *columns: Sequence[float]) -> list[Values]:
    """Return the columns in the order of ``ids``, leaving out items where one of them is missing (NaN).

    Raises ValueError for an id that comes twice or columns of another length.
    """
    order = order_of(ids)
    arrays = [np.asarray(column, np.float64) for column in columns]
    if any(array.shape != (len(ids),) for array in arrays):
        raise ValueError("columns of different lengths")
    arrays = [array[order] for array in arrays]
    whole = ~np.isnan(arrays).any(axis=0) if arrays else np.zeros(0, np.bool_)
    return [array[whole] for array in arrays]


def mean_interval(values: Values, draws: Draws, executor: Executor | None = None) -> Interval:
    """Return the percentile bootstrap interval of the mean of ``values``, which are in order. NothingToCompareError."""
    if not len(values):
        raise NothingToCompareError
    return _interval(
        values, _drawn(partial(_resampled_means, values), draws.seed, draws.resamples, executor), draws
    )


def _interval(values: Values, means: Values, draws: Draws) -> Interval:
    low, high = np.percentile(means, draws.percentiles)
    return Interval(float(values.mean()), float(low), float(high), draws.level)


def compare_systems(
    first: Values, second: Values, draws: Draws, executor: Executor | None = None
) -> Difference:
    """Return how ``first`` differs from ``second``, item by item, both in order. Raises NothingToCompareError."""
    if first.shape != second.shape:
        raise ValueError("systems of different lengths")
    differences = first - second
    if not len(differences):
        raise NothingToCompareError
    means = _drawn(partial(_resampled_means, differences), draws.seed, draws.resamples, executor)
    interval = _interval(differences, means, draws)
    sizes, observed = np.abs(means), abs(interval.mean)
    # another stream than the bootstrap's
    flipped = _drawn(partial(_flipped_means, differences), draws.seed + 1, draws.trials, executor)
    return Difference(
        interval,
        _p_value(sizes - sizes.mean() > observed + TIE, observed),
        # as large counts, too: with few items there are few values (as scipy counts, not as sacreBLEU)
        _p_value(np.abs(flipped) >= observed - TIE, observed),
        int((differences > TIE).sum()),
        int((np.abs(differences) <= TIE).sum()),
        int((differences < -TIE).sum()),
    )


def _p_value(exceeding: npt.NDArray[np.bool_], observed: float) -> float:
    """Return (how many exceed + 1) / (number + 1); a difference of nothing is never due to chance, as in multeval."""
    found = int(exceeding.sum()) if observed > TIE else len(exceeding)
    return (found + 1) / (len(exceeding) + 1)


def _drawn(draw: partial[Values], seed: int, count: int, executor: Executor | None) -> Values:
    blocks = [(number, min(BLOCK, count - number * BLOCK)) for number in range(-(-count // BLOCK))]
    work = partial(_draw_block, draw, seed)
    found = executor.map(work, blocks) if executor else map(work, blocks)
    return np.concatenate(list(found))


def _draw_block(draw: partial[Values], seed: int, block: tuple[int, int]) -> Values:
    number, count = block
    return draw(np.random.default_rng([seed, number]), count)


def _parts(count: int, size: int) -> Iterator[slice]:
    """Return ``count`` draws of ``size`` numbers in turns; what is drawn does not depend on how many a turn takes."""
    most = max(1, _AT_ONCE // size)
    for start in range(0, count, most):
        yield slice(start, min(count, start + most))


def _resampled_means(values: Values, generator: np.random.Generator, count: int) -> Values:
    size = len(values)
    means = np.empty(count)
    for part in _parts(count, size):
        drawn = generator.integers(0, size, (part.stop - part.start, size))
        means[part] = values[drawn].mean(axis=1)
    return means


def _flipped_means(differences: Values, generator: np.random.Generator, count: int) -> Values:
    """Return mean differences with the systems changing places at random, item by item."""
    size, total = len(differences), float(differences.sum())
    # a generator gives whole words of four bytes
    width = -(-size // 32) * 4
    means = np.empty(count)
    for part in _parts(count, size):
        rows = part.stop - part.start
        drawn = np.frombuffer(generator.bytes(rows * width), np.uint8).reshape(rows, width)
        signs = np.unpackbits(drawn, axis=1, count=size)
        # Σ of all less twice those that change places
        means[part] = (total - 2 * (signs * differences).sum(axis=1)) / size
    return means
