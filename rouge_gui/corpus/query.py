"""The query language over a corpus: which items, and in what order. No Qt, no wording.

``rougeL < .2 and rouge2 > q75 and lang = ru and candidate ~ "не"``: conditions on columns hold for all items at once;
texts are read block by block, and only those of items that the columns have not decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from rouge_gui.corpus.column_names import ColumnName, Vocabulary
from rouge_gui.corpus.query_parser import read_condition, read_expression
from rouge_gui.corpus.query_tree import (
    All,
    AnyOf,
    Condition,
    Missing,
    Not,
    QueryError,
    TextColumn,
    TextComparison,
    Value,
    reads_texts,
)
from rouge_gui.corpus.query_values import (
    ColumnReader,
    Floats,
    Mask,
    Positions,
    holds,
    mask_of,
    numbers_of,
    values_at,
)

__all__ = ["Block", "Expression", "Query", "QueryError", "parse", "parse_expression"]

# so many items' texts are read between two looks at ``stop``
_WINDOW = 256


class Block(NamedTuple):
    """Whether each item from ``start`` on is found."""

    start: int
    mask: Mask


@dataclass(frozen=True, slots=True)
class Query:
    """What is asked of each item; nothing is asked without ``condition``."""

    text: str
    condition: Condition | None

    @property
    def needs_texts(self) -> bool:
        """Whether texts must be read, which takes as long as there are many."""
        return self.condition is not None and reads_texts(self.condition)

    def mask(self, columns: ColumnReader) -> Mask:
        """Return for each item whether it is found, reading whatever must be. Raises QueryError."""
        if self.condition is None:
            return np.ones(columns.item_count, dtype=np.bool_)
        if not self.needs_texts:
            return mask_of(self.condition, columns)
        blocks = [block.mask for block in self.matches(columns, _never)]
        return np.concatenate(blocks) if blocks else np.zeros(0, dtype=np.bool_)

    def matches(self, columns: ColumnReader, stop: Callable[[], bool]) -> Iterator[Block]:
        """Yield which items are found, block by block in their order, until ``stop`` says True. Raises QueryError."""
        if self.condition is None or not self.needs_texts:
            yield Block(0, self.mask(columns))
            return
        search = _Search(self.condition, columns)
        start = 0
        while start < columns.item_count and not stop():
            block = search.block(start)
            yield block
            start += len(block.mask)


@dataclass(frozen=True, slots=True)
class Expression:
    """What items are put in order by."""

    text: str
    node: Value | TextColumn | None

    @property
    def column(self) -> ColumnName | None:
        """The column of texts, where it is one."""
        return self.node.name if isinstance(self.node, TextColumn) else None

    def values(self, columns: ColumnReader) -> Floats:
        """Return a number for each item, NaN where it is missing; texts of few are numbered in their order.

        Raises QueryError for texts that are not known beforehand.
        """
        if self.node is None:
            return np.arange(columns.item_count, dtype=np.float64)
        if isinstance(self.node, TextColumn):
            if not self.node.name.is_coded:
                raise QueryError("no-order-by-texts", 0, len(self.text), column=self.text)
            return _in_order(self.node.name, columns)
        return np.array(np.broadcast_to(numbers_of(self.node, columns), (columns.item_count,)))

    def order(self, columns: ColumnReader, *, descending: bool = False) -> Positions:
        """Return all items' positions in order: equal ones as they stand in the corpus, missing values last."""
        return order_of(self.values(columns), descending=descending)


def order_of(values: Floats, *, descending: bool = False) -> Positions:
    """Return positions in the order of their values: equal ones as they stand, NaN last."""
    # NaN sorts behind all numbers, whatever its sign
    return np.argsort(-values if descending else values, kind="stable").astype(np.int64, copy=False)


def parse(text: str, vocabulary: Vocabulary) -> Query:
    """Return the query that ``text`` says; one of spaces finds all. Raises QueryError."""
    return Query(text, read_condition(text, vocabulary))


def parse_expression(text: str, vocabulary: Vocabulary) -> Expression:
    """Return what ``text`` says to sort by; spaces are the corpus's own order. Raises QueryError."""
    return Expression(text, read_expression(text, vocabulary))


def _in_order(name: ColumnName, columns: ColumnReader) -> Floats:
    codes, values = columns.codes(name)
    ranks = np.full(len(values) + 1, np.nan)
    for rank, code in enumerate(sorted(range(len(values)), key=lambda code: values[code].casefold())):
        ranks[code] = rank
    found: Floats = ranks[codes]
    return found


def _never() -> bool:
    return False


class _Search:
    """One query on its way through the texts. Conditions on columns are known for all items from the start."""

    def __init__(self, condition: Condition, columns: ColumnReader) -> None:
        self._condition = condition
        self._columns = columns
        self._known: dict[int, Mask] = {}
        can_be, must_be = self._bounds(condition)
        self._undecided = np.flatnonzero(can_be & ~must_be)
        self._decided = must_be
        self._texts: dict[ColumnName, dict[int, tuple[str, ...]]] = {}

    def block(self, start: int) -> Block:
        """Return the items from ``start`` to where a window's worth of texts has been read."""
        first = int(np.searchsorted(self._undecided, start))
        last = first + _WINDOW
        stop = int(self._undecided[last]) if last < len(self._undecided) else self._columns.item_count
        mask = self._decided[start:stop].copy()
        positions = self._undecided[first:last].astype(np.int64, copy=False)
        self._texts.clear()
        if positions.size:
            mask[positions - start] = self._on(self._condition, positions)
        return Block(start, mask)

    def _bounds(self, condition: Condition) -> tuple[Mask, Mask]:
        """Return where a condition can hold and where it must, before any text is read."""
        if not reads_texts(condition):
            mask = self._known[id(condition)] = mask_of(condition, self._columns)
            return mask, mask
        if isinstance(condition, Not):
            can_be, must_be = self._bounds(condition.part)
            return ~must_be, ~can_be
        if isinstance(condition, All | AnyOf):
            bounds = [self._bounds(part) for part in condition.parts]
            join = np.logical_and if isinstance(condition, All) else np.logical_or
            return join.reduce([can_be for can_be, _ in bounds]), join.reduce([must for _, must in bounds])
        size = self._columns.item_count
        return np.ones(size, dtype=np.bool_), np.zeros(size, dtype=np.bool_)

    def _on(self, condition: Condition, positions: Positions) -> Mask:
        """Return whether a condition holds of these items, reading no text that does not matter."""
        known = self._known.get(id(condition))
        if known is not None:
            found: Mask = known[positions]
            return found
        if isinstance(condition, Not):
            return ~self._on(condition.part, positions)
        if isinstance(condition, All | AnyOf):
            return self._joined(condition, positions)
        if isinstance(condition, Missing) and isinstance(condition.column, TextColumn):
            name = condition.column.name
            # every item has a note, if only an empty one
            read = self._read(name, positions)
            return np.array([not (any(texts) if name.kind == "note" else texts) for texts in read], np.bool_)
        if isinstance(condition, TextComparison):
            return self._compared(condition, positions)
        raise TypeError(condition)

    def _joined(self, condition: All | AnyOf, positions: Positions) -> Mask:
        """Return where all or any parts hold: each part is only asked of the items the others left open."""
        wanted = isinstance(condition, All)
        result = np.full(positions.size, wanted)
        for part in sorted(condition.parts, key=reads_texts):
            open_ = np.flatnonzero(result == wanted)
            if not open_.size:
                break
            result[open_] = self._on(part, positions[open_])
        return result

    def _compared(self, condition: TextComparison, positions: Positions) -> Mask:
        texts = self._read(condition.column.name, positions)
        others: Sequence[tuple[str, ...]] = [()] * len(texts)
        if isinstance(condition.other, TextColumn):
            others = self._read(condition.other.name, positions)
        pairs = zip(texts, others, strict=True)
        return np.array([holds(condition, own, other) for own, other in pairs], dtype=np.bool_)

    def _read(self, name: ColumnName, positions: Positions) -> Sequence[tuple[str, ...]]:
        """Return texts of these items; within a block none is read twice."""
        asked: list[int] = positions.tolist()
        if name.is_coded:
            codes, values = self._columns.codes(name)
            return [values_at(values, code) for code in codes[positions].tolist()]
        there = self._texts.setdefault(name, {})
        lacking = [position for position in asked if position not in there]
        if lacking:
            read = self._columns.texts(name, np.array(lacking, dtype=np.int64))
            there.update(zip(lacking, read, strict=True))
        return [there[position] for position in asked]
