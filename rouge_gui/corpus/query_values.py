"""The numbers of a query's values and where its conditions on columns hold, for all items at once. Reads no texts.

A missing number is NaN: every calculation with it is missing, every comparison with it false.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.query_tree import (
    All,
    Call,
    Comparison,
    Condition,
    Missing,
    Not,
    Number,
    NumberColumn,
    Order,
    Pattern,
    Product,
    Quantile,
    QueryError,
    Sum,
    Text,
    TextColumn,
    TextComparison,
    Value,
    fold,
)

Floats = NDArray[np.float64]
Mask = NDArray[np.bool_]
Positions = NDArray[np.int64]

# how long a regular expression may look at one text
_REGEX_SECONDS = 0.25


class Codes(NamedTuple):
    """Texts of which there are few: for each item the place of its text in ``values``, −1 where there is none."""

    codes: NDArray[np.int32]
    values: tuple[str, ...]


class ColumnReader(Protocol):
    """What a query asks of a corpus."""

    @property
    def item_count(self) -> int:
        """How many items there are."""

    def numbers(self, name: ColumnName) -> Floats:
        """Return a number for each item, NaN where it is missing. Not to be written to."""

    def codes(self, name: ColumnName) -> Codes:
        """Return the texts of a column of few texts."""

    def texts(self, name: ColumnName, positions: Positions) -> Sequence[tuple[str, ...]]:
        """Return the texts of these items: none, one, or one for each reference. ``positions`` ascend."""


def numbers_of(value: Value, columns: ColumnReader) -> Floats | float:
    """Return the numbers of a value: one for each item, or one for all."""
    with np.errstate(all="ignore"):
        return _numbers(value, columns)


def _numbers(value: Value, columns: ColumnReader) -> Floats | float:
    if isinstance(value, Number):
        return value.value
    if isinstance(value, NumberColumn):
        return columns.numbers(value.name)
    if isinstance(value, Sum):
        total: Floats | float = 0.0
        for minus, term in value.terms:
            found = _numbers(term, columns)
            total = total - found if minus else total + found
        return total
    if isinstance(value, Product):
        return _product(value, columns)
    if isinstance(value, Quantile):
        return _quantile(_known(_numbers(value.of, columns)), value.share) if value.of else float("nan")
    return _call(value, columns)


def _product(value: Product, columns: ColumnReader) -> Floats | float:
    result: Floats | float = 1.0
    for over, factor in value.factors:
        found = _numbers(factor, columns)
        if over:
            # nothing is so many times zero
            found = 1.0 * np.where(np.asarray(found) == 0, np.nan, found)
            result = result / found
        else:
            result = result * found
    return result


def _known(found: Floats | float) -> Floats:
    values = np.atleast_1d(np.asarray(found, dtype=np.float64))
    known: Floats = values[~np.isnan(values)]
    return known


def _quantile(known: Floats, share: float) -> float:
    return float(np.quantile(known, share)) if known.size else float("nan")


_WHOLE: Mapping[str, Callable[[Floats], Any]] = {
    "least": np.min,
    "most": np.max,
    "mean": np.mean,
    "sd": np.std,
}


def _call(call: Call, columns: ColumnReader) -> Floats | float:
    found = [_numbers(argument, columns) for argument in call.arguments]
    if call.function in _WHOLE:
        known = _known(found[0])
        return float(_WHOLE[call.function](known)) if known.size else float("nan")
    if call.function == "rank":
        return ranks(np.broadcast_to(np.asarray(found[0], dtype=np.float64), (columns.item_count,)))
    if call.function == "abs":
        return np.abs(found[0]) if isinstance(found[0], np.ndarray) else abs(found[0])
    choose = np.minimum if call.function == "min" else np.maximum
    result: Floats | float = found[0]
    for other in found[1:]:
        result = choose(result, other)
    return result


def ranks(values: Floats) -> Floats:
    """Return where each value stands among the others: 0 for the least, 1 for the greatest, equal ones in the middle.

    Missing values have no rank; one value alone stands at 0.5.
    """
    result = np.full(values.shape, np.nan)
    known = np.flatnonzero(~np.isnan(values))
    if known.size == 0:
        return result
    order = known[np.argsort(values[known], kind="stable")]
    ordered = values[order]
    starts = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    ends = np.append(starts[1:], known.size)
    middle = (starts + ends - 1) / 2
    share = middle / (known.size - 1) if known.size > 1 else middle + 0.5
    result[order] = np.repeat(share, ends - starts)
    return result


_COMPARE: Mapping[Order, Callable[[Any, Any], Any]] = {
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def mask_of(condition: Condition, columns: ColumnReader) -> Mask:
    """Return for each item whether a condition holds that reads no texts."""
    if isinstance(condition, Comparison):
        return _compared(condition, columns)
    if isinstance(condition, TextComparison):
        return _coded(condition, columns)
    if isinstance(condition, Missing):
        return _missing(condition, columns)
    if isinstance(condition, Not):
        return ~mask_of(condition.part, columns)
    masks = [mask_of(part, columns) for part in condition.parts]
    join = np.logical_and if isinstance(condition, All) else np.logical_or
    result: Mask = join.reduce(masks)
    return result


def _compared(condition: Comparison, columns: ColumnReader) -> Mask:
    left, right = numbers_of(condition.left, columns), numbers_of(condition.right, columns)
    if condition.order == "!=":
        found = np.not_equal(left, right) & ~np.isnan(left) & ~np.isnan(right)
    else:
        found = np.asarray(_COMPARE[condition.order](left, right))
    return np.array(np.broadcast_to(found, (columns.item_count,)))


def _missing(condition: Missing, columns: ColumnReader) -> Mask:
    if isinstance(condition.column, TextColumn):
        return columns.codes(condition.column.name).codes < 0
    found = np.isnan(numbers_of(condition.column, columns))
    return np.array(np.broadcast_to(found, (columns.item_count,)))


def _coded(condition: TextComparison, columns: ColumnReader) -> Mask:
    codes, values = columns.codes(condition.column.name)
    if isinstance(condition.other, TextColumn):
        other_codes, others = columns.codes(condition.other.name)
        size = len(others) + 1
        # each pair of values is compared once
        pairs, where = np.unique((codes + 1) * np.int64(size) + other_codes + 1, return_inverse=True)
        found = [
            holds(condition, values_at(values, pair // size - 1), values_at(others, pair % size - 1))
            for pair in pairs.tolist()
        ]
        return np.array(found, dtype=np.bool_)[where]
    # the last place is that of −1: no text
    each = np.array([holds(condition, (value,), ()) for value in values] + [False], dtype=np.bool_)
    return each[codes]


def values_at(values: Sequence[str], code: int) -> tuple[str, ...]:
    """Return the text of a code."""
    return (values[code],) if code >= 0 else ()


def holds(condition: TextComparison, texts: Sequence[str], others: Sequence[str]) -> bool:
    """Return whether a condition holds of an item's texts and, where it names another column, of that one's.

    Raises QueryError where a regular expression takes too long.
    """
    negative = condition.order in {"!=", "!~"}
    if not texts or (negative and isinstance(condition.other, TextColumn) and not others):
        return False
    return any(map(_test(condition, others), texts)) != negative


def _test(condition: TextComparison, others: Sequence[str]) -> Callable[[str], bool]:
    other = condition.other
    if isinstance(other, Pattern):
        return lambda text: _matches(other, text)
    wanted = [other.folded] if isinstance(other, Text) else list(map(fold, others))
    if condition.order in {"=", "!="}:
        return lambda text: fold(text) in wanted
    return lambda text: any(part in fold(text) for part in wanted)


def _matches(pattern: Pattern, text: str) -> bool:
    try:
        return pattern.pattern.search(text, timeout=_REGEX_SECONDS) is not None
    except TimeoutError as error:
        raise QueryError("slow-regex", pattern.start, pattern.end) from error
