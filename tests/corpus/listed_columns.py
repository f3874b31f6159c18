"""A corpus as lists in memory, for queries to be asked of."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from rouge_gui.corpus.column_names import ColumnName, Vocabulary
from rouge_gui.corpus.query_values import Codes, Floats, Positions

VOCABULARY = Vocabulary(
    metrics=("rouge1", "rouge2", "rougeL", "rougeSU*", "chrf++"),
    systems=("A", "lead-3", "T5 large"),
    chosen="A",
    languages=("en", "ru", "zh-Hans"),
    numbers=("year", "my score", "human@A", "human@lead-3"),
    choices={"topic": ("art", "Sport")},
    texts=("comment",),
)

Item = Mapping[str, float | tuple[str, ...]]


@dataclass
class ListedColumns:
    """``items`` map a column's spelled name to its number or texts; what is not there is missing."""

    items: Sequence[Item]
    read: list[tuple[str, int]] = field(default_factory=list)

    @property
    def item_count(self) -> int:
        return len(self.items)

    def numbers(self, name: ColumnName) -> Floats:
        key = name.spelled("A")
        found = [item.get(key, math.nan) for item in self.items]
        return np.array([value for value in found if isinstance(value, float)], dtype=np.float64)

    def _own(self, name: ColumnName, position: int) -> tuple[str, ...]:
        found = self.items[position].get(name.spelled("A"), ())
        return found if isinstance(found, tuple) else ()

    def codes(self, name: ColumnName) -> Codes:
        texts = [self._own(name, position) for position in range(self.item_count)]
        values = tuple(dict.fromkeys(text for own in texts for text in own))
        codes = [values.index(own[0]) if own else -1 for own in texts]
        return Codes(np.array(codes, dtype=np.int32), values)

    def texts(self, name: ColumnName, positions: Positions) -> list[tuple[str, ...]]:
        asked: list[int] = positions.tolist()
        self.read.extend((name.spelled("A"), position) for position in asked)
        return [self._own(name, position) for position in asked]
