"""The columns of the score table: what a row says in each, as text and as a value to sort by. Computes no score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.ui import numbers
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat

NOTHING = "–"
PENDING = "…"
# the dot operator: fonts made for Chinese draw the middle dot as wide as a Han character
DOT = "\u22c5"


class Kind(Enum):
    """What a column holds."""

    METRIC = auto()
    PRECISION = auto()
    RECALL = auto()
    FMEASURE = auto()
    CHANGE = auto()
    BESIDE = auto()
    REFERENCE = auto()
    COUNTS = auto()


@dataclass(frozen=True, slots=True)
class Column:
    """One column; ``title`` names what a ``BESIDE`` column shows."""

    kind: Kind
    title: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One metric: its score (None: still to come), the change of its F, and its score in each column beside."""

    metric: str
    score: AnyScore | None
    change: float | None = None
    beside: Mapping[str, AnyScore | None] = field(default_factory=dict)


def main_value(score: AnyScore | None) -> float | None:
    """Return F, or the one number of a metric that has no precision and recall."""
    if score is None:
        return None
    return score.fmeasure if isinstance(score, Score) else score.score


def value_of(row: Row, column: Column) -> float | None:
    """Return the number in a cell, in the metric's own scale; None where there is none."""
    if column.kind is Kind.FMEASURE:
        return main_value(row.score)
    if column.kind is Kind.CHANGE:
        return row.change
    if column.kind is Kind.BESIDE:
        return main_value(row.beside.get(column.title))
    return _part(row.score, column.kind) if isinstance(row.score, Score) else None


def _part(score: Score, kind: Kind) -> float | None:
    if kind is Kind.REFERENCE:
        return None if score.reference_index is None else score.reference_index + 1
    parts = {Kind.PRECISION: score.precision, Kind.RECALL: score.recall, Kind.COUNTS: score.matches}
    return parts.get(kind)


def text_of(row: Row, column: Column, form: ScoreFormat) -> str:
    """Return what a cell says."""
    if column.kind is Kind.METRIC:
        return display_name(row.metric)
    if column.kind is Kind.COUNTS:
        return _counts(row.score)
    value = value_of(row, column)
    if value is None:
        return PENDING if _is_pending(row, column) else NOTHING
    if column.kind is Kind.REFERENCE:
        return numbers.count(value)
    unit = isinstance(shown_score(row, column), Score)
    if column.kind is Kind.CHANGE:
        return form.change(value) if unit else numbers.points_change(value)
    return form.ratio(value) if unit else numbers.points(value)


def shown_score(row: Row, column: Column) -> AnyScore | None:
    """Return the score a cell is about."""
    return row.beside.get(column.title) if column.kind is Kind.BESIDE else row.score


def _is_pending(row: Row, column: Column) -> bool:
    if column.kind is Kind.BESIDE:
        return column.title not in row.beside
    return column.kind is Kind.FMEASURE


def _counts(score: AnyScore | None) -> str:
    if score is None:
        return ""
    if not isinstance(score, Score):
        return "0–100"
    counts = f"{numbers.count(score.matches)}/{numbers.count(score.reference_total)}"
    return f"{counts}{DOT}{numbers.count(score.candidate_total)}"
