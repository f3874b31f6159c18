"""The units of a metric as rows of a table: what the Counts panel shows, in which order. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rouge_gui.compare import Comparison
from rouge_gui.compare.explain.unit_counts import UnitCounts, unit_counts
from rouge_gui.metrics import Score
from rouge_gui.session.worker import Job
from rouge_gui.ui.explain.emptiness import no_units

Rows = npt.NDArray[np.int64]


class Column(IntEnum):
    """The columns from left to right."""

    UNIT = 0
    REFERENCE = 1
    CANDIDATE = 2
    CREDITED = 3
    SURPLUS = 4
    MISSED = 5


@dataclass(frozen=True)
class Counts:
    """The units and the score that their sums are."""

    units: UnitCounts
    score: Score
    columns: tuple[npt.NDArray[np.float64], ...]

    def value(self, row: int, column: Column) -> float:
        """Return a number of a row. Raises IndexError for the column of units."""
        return float(self.columns[column - 1][row])

    def total(self, column: Column) -> float:
        """Return the sum of a column of numbers."""
        return float(self.columns[column - 1].sum())

    def unit(self, row: int) -> str:
        """Return a unit on one line; a gap stands between the tokens of a skip-bigram."""
        gap = " … " if self.units.key.startswith("rougeS") else " "
        return " ".join(gap.join(self.units.form(row)).split())


def counts_of(comparison: Comparison, key: str, reference: int) -> Counts:
    """Return the units of ``key``. Raises NoUnitsError, TooManyUnitsError."""
    units = unit_counts(comparison, key, reference)
    if not len(units):
        raise no_units(comparison, key, reference)
    score = comparison.scores_of((key,)).per_reference[reference].rouge(key)
    columns = units.in_reference, units.in_candidate, units.credited, units.surplus, units.missed
    return Counts(units, score, columns)


class Arrangement(NamedTuple):
    """Which rows are wanted, and how: those that hold every one of ``words``, sorted by ``column`` if there is one."""

    words: Sequence[str] = ()
    column: Column | None = None
    descending: bool = False

    def rows(self, counts: Counts) -> Rows:
        """Return the rows; among equals those that come first in the text stay first."""
        order = self._sorted(counts)
        if not self.words:
            return order
        wanted = np.ones(len(counts.units), np.bool_)
        for word in self.words:
            wanted &= counts.units.holding(word)
        return order[wanted[order]]

    def _sorted(self, counts: Counts) -> Rows:
        if self.column is None:
            return np.arange(len(counts.units), dtype=np.int64)
        if self.column is Column.UNIT:
            order = counts.units.by_name()
            return order[::-1] if self.descending else order
        values = counts.columns[self.column - 1]
        return np.argsort(-values if self.descending else values, kind="stable")


class Arranging(Job):
    """An arrangement of rows too many to be made in place."""

    def __init__(self, counts: Counts, arrangement: Arrangement) -> None:
        self.counts, self.arrangement = counts, arrangement
        self.rows: Rows = np.zeros(0, np.int64)

    def carry_out(self) -> None:
        """Find the rows."""
        self.rows = self.arrangement.rows(self.counts)
