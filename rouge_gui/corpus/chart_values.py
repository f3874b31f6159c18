"""What charts over a corpus draw: points, histograms, means per bucket; and where in them something lies.

Numbers in, numbers out: no Qt, no wording. A missing score is NaN, and its item in no chart. Imports numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import nan

import numpy as np
import numpy.typing as npt

from rouge_gui.stats.paired import Draws, mean_interval

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]

BINS = 25
QUANTILES = 5
# what is rarer than the most frequent values is one bucket together
MOST_BUCKETS = 12
# above, a bootstrap interval of a mean is that of the normal distribution
_MOST_RESAMPLED = 500
_SAMPLE = 1_000
_DRAWS = Draws(seed=1, resamples=400)
_NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Points:
    """Points of one series: ``positions`` are the items they stand for."""

    series: str
    x: Floats
    y: Floats
    positions: Places


def points(series: str, x: Floats, y: Floats, mask: Mask | None = None) -> Points:
    """Return the points of the items that have both numbers and are in ``mask``."""
    wanted = ~(np.isnan(x) | np.isnan(y))
    if mask is not None:
        wanted &= mask
    positions = np.flatnonzero(wanted)
    return Points(series, x[positions], y[positions], positions)


@dataclass(frozen=True, slots=True)
class Histogram:
    """How many items lie between two ``edges``, by series; the last bin holds its upper edge, too."""

    edges: Floats
    counts: Mapping[str, Places]


def histogram(columns: Mapping[str, Floats], mask: Mask | None = None, bins: int = BINS) -> Histogram:
    """Return the histogram of each of ``columns`` over edges they share; no edges where there is no number."""
    kept = {name: _kept(values, mask) for name, values in columns.items()}
    filled = [values for values in kept.values() if len(values)]
    if not filled:
        return Histogram(np.zeros(0), {name: np.zeros(0, np.intp) for name in columns})
    low, high = min(values.min() for values in filled), max(values.max() for values in filled)
    edges = round_edges(float(low), float(high), bins)
    return Histogram(edges, {name: np.histogram(values, edges)[0] for name, values in kept.items()})


def _kept(values: Floats, mask: Mask | None) -> Floats:
    wanted = ~np.isnan(values)
    if mask is not None:
        wanted &= mask
    return values[wanted]


def round_edges(low: float, high: float, bins: int) -> Floats:
    """Return at most about ``bins`` + 1 edges around both numbers that are multiples of 1, 2 or 5 × 10ⁿ.

    Each is the number that its decimals mean, so that what is compared with these falls on the same side.
    """
    step = round_step((high - low) / bins or 1.0)
    digits = max(0, 1 - int(np.floor(np.log10(step))))
    first, last = np.floor(low / step + 1e-9), np.ceil(high / step - 1e-9)
    return np.round(np.arange(first, max(last, first + 1) + 1) * step, digits)


def round_step(step: float) -> float:
    """Return the smallest of 1, 2, 5 × 10ⁿ that is not below ``step``, which is above 0."""
    power = 10.0 ** np.floor(np.log10(step))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * (1 - 1e-9)))


@dataclass(frozen=True, slots=True)
class Bucket:
    """Items that belong together: by numbers from ``low`` to ``high`` (not included unless ``closed``), or by a text.

    The bucket of the rest has neither, but the texts that it does not hold, ``others``.
    """

    text: str | None = None
    low: float = nan
    high: float = nan
    closed: bool = False
    others: tuple[str, ...] = ()

    def holds(self, values: Floats) -> Mask:
        """Tell of each number whether it is in here."""
        below = values <= self.high if self.closed else values < self.high
        return np.asarray((values >= self.low) & below, np.bool_)

    def holds_texts(self, texts: npt.NDArray[np.str_]) -> Mask:
        """Tell of each text whether it is in here."""
        found = ~np.isin(texts, self.others) if self.text is None else texts == self.text
        return np.asarray(found, np.bool_)


def number_buckets(
    columns: Sequence[Floats], mask: Mask | None = None, most: int = QUANTILES
) -> list[Bucket]:
    """Return buckets with about as many items each, by quantiles of all ``columns``; fewer where many are the same."""
    kept = np.concatenate([np.zeros(0), *(_kept(values, mask) for values in columns)])
    if not len(kept):
        return []
    # to see that there are many, some are enough
    some = np.unique(kept[:_SAMPLE])
    distinct = some if len(some) > most else np.unique(kept)
    if len(distinct) <= most:
        return [Bucket(None, float(one), float(one), closed=True) for one in distinct]
    ends = np.unique(np.quantile(kept, np.linspace(0, 1, most + 1), method="nearest"))
    pairs = [(float(low), float(high)) for low, high in pairwise(ends)]
    if (kept == np.floor(kept)).all():
        # 25 to 48 and 49 to 55, so that it is seen where 49 is
        return [Bucket(None, low, high - (high != pairs[-1][1]), closed=True) for low, high in pairs]
    return [Bucket(None, low, high, closed=high == pairs[-1][1]) for low, high in pairs]


def text_buckets(
    texts: npt.NDArray[np.str_], mask: Mask | None = None, most: int = MOST_BUCKETS
) -> list[Bucket]:
    """Return a bucket for each text, the most frequent first, and one for the rest where there are more."""
    known, counts = np.unique(texts if mask is None else texts[mask], return_counts=True)
    order = np.argsort(-counts, kind="stable")
    named = [str(known[place]) for place in (order if len(order) <= most else order[: most - 1])]
    found = [Bucket(text) for text in named]
    if len(named) < len(order):
        found.append(Bucket(others=tuple(named)))
    return found


@dataclass(frozen=True, slots=True)
class BucketMean:
    """The mean of a series in a bucket with its 95 % interval; NaN where no item is scored."""

    mean: float
    low: float
    high: float
    count: int


def bucket_mean(values: Floats, members: Mask) -> BucketMean:
    """Return the mean of the values of ``members``: a percentile bootstrap interval, of many items a normal one."""
    kept = _kept(values, members)
    count = len(kept)
    if not count:
        return BucketMean(np.nan, np.nan, np.nan, 0)
    if count <= _MOST_RESAMPLED:
        interval = mean_interval(np.sort(kept), _DRAWS)
        return BucketMean(float(kept.mean()), interval.low, interval.high, count)
    mean, error = float(kept.mean()), float(kept.std(ddof=1) / np.sqrt(count))
    return BucketMean(mean, mean - _NORMAL_95 * error, mean + _NORMAL_95 * error, count)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in the numbers of the axes."""

    left: float
    right: float
    bottom: float
    top: float


def density(clouds: Sequence[Points], box: Box, shape: tuple[int, int]) -> Places:
    """Return how many points lie in each cell of ``box``, ``shape`` = (columns, rows), the lowest row first."""
    columns, rows = shape
    counts = np.zeros(columns * rows, np.intp)
    for cloud in clouds:
        x = _cells(cloud.x, (box.left, box.right), columns)
        y = _cells(cloud.y, (box.bottom, box.top), rows)
        inside = (x >= 0) & (x < columns) & (y >= 0) & (y < rows)
        counts += np.bincount(x[inside] * rows + y[inside], minlength=columns * rows)
    return counts.reshape(columns, rows)


def _cells(values: Floats, ends: tuple[float, float], count: int) -> Places:
    low, high = ends
    cells = np.floor((values - low) * (count / ((high - low) or 1.0))).astype(np.intp)
    # the upper edge belongs to the last cell
    cells[values == high] = count - 1
    return cells


@dataclass(frozen=True, slots=True)
class Spots:
    """Every place of a chart that stands for something: ``series`` is the number of its series, ``keys`` of what.

    In a cloud a key is the item's position, elsewhere the number of the bin or bucket.
    """

    x: Floats
    y: Floats
    series: Places
    keys: Places

    def __len__(self) -> int:
        return len(self.x)

    def nearest(self, x: float, y: float, scale: tuple[float, float]) -> int | None:
        """Return the spot nearest to a place; ``scale`` is how many pixels a unit has on either axis."""
        if not len(self.x):
            return None
        across, up = (self.x - x) * scale[0], (self.y - y) * scale[1]
        return int(np.argmin(across * across + up * up))

    def same_as(self, other: Spots, spot: int) -> int | None:
        """Return the spot that stands for what ``spot`` of ``other`` stands for; None where it is gone."""
        found = np.flatnonzero((self.series == other.series[spot]) & (self.keys == other.keys[spot]))
        return int(found[0]) if len(found) else None

    def distance(self, spot: int, place: tuple[float, float], scale: tuple[float, float]) -> float:
        """Return how many pixels lie between a spot and a place."""
        return float(np.hypot((self.x[spot] - place[0]) * scale[0], (self.y[spot] - place[1]) * scale[1]))

    def along(self, spot: int, step: int, *, upright: bool) -> int:
        """Return the spot ``step`` places on by x, or by y; the last one at the end."""
        first, second = (self.y, self.x) if upright else (self.x, self.y)
        order = np.lexsort((second, first))
        place = int(np.flatnonzero(order == spot)[0]) + step
        return int(order[min(max(place, 0), len(order) - 1)])


def spots_of(clouds: Sequence[Points]) -> Spots:
    """Return a spot for each point."""
    if not clouds:
        return Spots(np.zeros(0), np.zeros(0), np.zeros(0, np.intp), np.zeros(0, np.intp))
    series = [np.full(len(cloud.x), number, np.intp) for number, cloud in enumerate(clouds)]
    return Spots(
        np.concatenate([cloud.x for cloud in clouds]),
        np.concatenate([cloud.y for cloud in clouds]),
        np.concatenate(series),
        np.concatenate([cloud.positions for cloud in clouds]),
    )
