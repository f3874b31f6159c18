"""ROUGE-1.5.5's averages and intervals, bit by bit: its resamples, its random numbers, its order of additions.

Numbers in, numbers out. For each metric the script rounds every item's scores and means over them; the same draws
give the values in full precision.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rouge_gui.metrics.lin import RAW_COUNTS, alpha_f, printed
from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.values import Aggregate, Average

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

# drand48, as Perl's rand() draws it
_MULTIPLIER, _INCREMENT, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1
_SEED_TAIL = 0x330E
_PARTS = ("precision", "recall", "fmeasure")


def aggregates(
    settings: LinSettings, ids: Sequence[str], values: Mapping[str, array[float]]
) -> dict[str, Aggregate]:
    """Return each metric's aggregate.

    ``values`` hold flat precision, recall and F of each item; under ``-t 1`` and ``-t 2`` candidate total,
    reference total and matches instead. ``mean`` and ``mid`` are the average that the script prints: the mean of the
    resamples' means. Items are ordered by the string sort of their ids, which the system's name follows.
    """
    import numpy as np

    order = sorted(range(len(ids)), key=lambda place: ids[place] + ".")
    tables = [np.array(values[key], dtype=np.float64).reshape(-1, 3)[order] for key in values]
    if settings.average == RAW_COUNTS:
        return {key: _raw_counts(table, settings.alpha) for key, table in zip(values, tables, strict=True)}
    if not settings.average:
        tables += [_rounded(table, settings.alpha) for table in tables]
    sums = _resampled_sums(np.hstack(tables), settings.resamples)
    blocks = [sums[:, start : start + 3] for start in range(0, sums.shape[1], 3)]
    if settings.average:
        blocks = [_ratios(block, settings.alpha) for block in blocks]
        exact = rounded = blocks
    else:
        blocks = [block / len(ids) for block in blocks]
        exact, rounded = blocks[: len(values)], blocks[len(values) :]
    return {
        key: _aggregate(own, shown, settings) for key, own, shown in zip(values, exact, rounded, strict=True)
    }


def _rounded(table: Values, alpha: float) -> Values:
    """Return the items as the script records them: five decimals, F from the rounded precision and recall."""
    import numpy as np

    rows: list[tuple[float, float, float]] = []
    for precision, recall, _ in table.tolist():
        p, r = float(printed(precision)), float(printed(recall))
        rows.append((p, r, float(printed(alpha_f(p, r, alpha)))))
    return np.array(rows)


def _resampled_sums(items: Values, resamples: int) -> Values:
    """Return for each resample (rows) the sums of the columns of the items drawn, added in the order of the draws."""
    import numpy as np

    count = items.shape[0]
    state = (np.arange(resamples, dtype=np.uint64) << np.uint64(16)) + np.uint64(_SEED_TAIL)
    multiplier, increment, mask = map(np.uint64, (_MULTIPLIER, _INCREMENT, _MASK))
    sums = np.zeros((resamples, items.shape[1]))
    for _ in range(count):
        # 64 bits overflow, which leaves the lower 48 right
        state = (state * multiplier + increment) & mask
        sums += items[(count * (state.astype(np.float64) * 2.0**-48)).astype(np.int64)]
    return sums


def _ratios(sums: Values, alpha: float) -> Values:
    """Return precision, recall and F of each resample from its counts."""
    import numpy as np

    candidate, reference, matches = sums.T
    precision = np.divide(matches, candidate, out=np.zeros_like(matches), where=candidate > 0)
    recall = np.divide(matches, reference, out=np.zeros_like(matches), where=reference > 0)
    divisor = (1 - alpha) * precision + alpha * recall
    f = np.divide(recall * precision, divisor, out=np.zeros_like(matches), where=divisor > 0)
    return np.stack((precision, recall, f), axis=1)


def _aggregate(exact: Values, rounded: Values, settings: LinSettings) -> Aggregate:
    mean, low, high = _interval(exact, settings)
    texts = [list(map(printed, end)) for end in _interval(rounded, settings)]
    strings: dict[str, str | Mapping[str, tuple[str, str]]] = dict(zip(_PARTS, texts[0], strict=True))
    strings["interval"] = dict(zip(_PARTS, zip(texts[1], texts[2], strict=True), strict=True))
    return Aggregate(mean, low, mean, high, strings)


def _interval(samples: Values, settings: LinSettings) -> tuple[Average, Average, Average]:
    """Return the mean and both ends. Ends between two samples are interpolated as the script does it, at both ends
    by the upper end's fraction.
    """
    import numpy as np

    ranked = np.sort(samples, axis=0)
    count = settings.resamples
    # one after another, not pairwise
    mean = np.add.accumulate(ranked, axis=0)[-1] / count
    delta = count * ((100 - settings.confidence) / 2.0) / 100.0
    upper, lower = int(count - delta - 1), int(delta)
    fraction = count - delta - 1 - upper

    def between(place: int) -> Values:
        # beyond the last sample Perl reads nothing, which is 0
        first, second = (ranked[k] if k < count else np.zeros(3) for k in (place, place + 1))
        end: Values = first + (second - first) * fraction
        return end

    return Average(*mean.tolist()), Average(*between(lower).tolist()), Average(*between(upper).tolist())


def _raw_counts(table: Values, alpha: float) -> Aggregate:
    """Return what ``-t 2`` gives: sums of counts and, for the tool's tables, their ratios."""
    sums = table.cumsum(axis=0)[-1:]
    average = Average(*_ratios(sums, alpha)[0].tolist())
    candidate, reference, matches = (str(int(total)) for total in sums[0].tolist())
    strings = {"matches": matches, "candidate_total": candidate, "reference_total": reference}
    return Aggregate(average, average, average, average, strings)
