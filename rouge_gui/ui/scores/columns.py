"""The columns of the score table: what a row says in each, as text and as a value to sort by. Computes no score."""

from __future__ import annotations

from collections.abc import Collection, Mapping
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


# as ROUGE-1.5.5 prints
_PERL = ScoreFormat(percent=False, digits=5)
# as those who report it print it
_POINTS_DIGITS = {"bleu4": 4}


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
    """One metric: its score (None: still to come), the change of its F, and its score in each column beside.

    ``name`` and ``remark`` stand in place of the metric's name and of the counts; a ``pending`` score belongs to the
    texts of a moment ago, an ``absent`` one never comes.
    """

    metric: str
    score: AnyScore | None
    change: float | None = None
    beside: Mapping[str, AnyScore | None] = field(default_factory=dict)
    name: str = ""
    remark: str = ""
    pending: bool = False
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Remarks:
    """What is said of metrics beside their scores, by metric: names, what stands in place of counts, tool tips.

    Scores of ``pending`` metrics belong to the texts of a moment ago; there will be none of ``absent`` ones.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    counts: Mapping[str, str] = field(default_factory=dict)
    tips: Mapping[str, str] = field(default_factory=dict)
    pending: Collection[str] = ()
    absent: Collection[str] = ()


NO_REMARKS = Remarks()


_PARTS = {
    Kind.PRECISION: "precision",
    Kind.RECALL: "recall",
    Kind.FMEASURE: "fmeasure",
    Kind.BESIDE: "fmeasure",
}


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
        return row.name or display_name(row.metric)
    if column.kind is Kind.COUNTS:
        return row.remark or _counts(row.score)
    value = value_of(row, column)
    if value is None:
        return PENDING if _is_pending(row, column) else NOTHING
    return _number(row, column, value, form)


def _number(row: Row, column: Column, value: float, form: ScoreFormat) -> str:
    if column.kind is Kind.REFERENCE:
        return numbers.count(value)
    score = shown_score(row, column)
    if isinstance(score, Score):
        return _ratio(score, value, column, form)
    if column.kind is Kind.CHANGE:
        return numbers.points_change(value)
    return numbers.points(value, points_digits(row.metric))


def points_digits(metric: str) -> int:
    """Return how many digits a score that is defined in 0–100 is shown with."""
    return _POINTS_DIGITS.get(metric, numbers.POINTS_DIGITS)


def _ratio(score: Score, value: float, column: Column, form: ScoreFormat) -> str:
    own = own_format(score, form)
    if column.kind is Kind.CHANGE:
        return own.change(value)
    printed = score.printed or {}
    if own is form or printed.get("round") == "none":
        return own.ratio(value)
    return numbers.printed(printed[_PARTS[column.kind]])


def own_format(score: Score, form: ScoreFormat) -> ScoreFormat:
    """Return how the recipe or the script behind ``score`` writes numbers; ``form`` where none says how."""
    printed = score.printed or {}
    if "scale" not in printed:
        return _PERL if "precision" in printed else form
    digits = printed["round"]
    return ScoreFormat(printed["scale"] == "100", form.digits if digits == "none" else int(digits))


def shown_score(row: Row, column: Column) -> AnyScore | None:
    """Return the score a cell is about."""
    return row.beside.get(column.title) if column.kind is Kind.BESIDE else row.score


def _is_pending(row: Row, column: Column) -> bool:
    if column.kind is Kind.BESIDE:
        return column.title not in row.beside
    return column.kind is Kind.FMEASURE and not row.absent


def _counts(score: AnyScore | None) -> str:
    if score is None:
        return ""
    if not isinstance(score, Score):
        return "0–100"
    counts = f"{numbers.count(score.matches)}/{numbers.count(score.reference_total)}"
    return f"{counts}{DOT}{numbers.count(score.candidate_total)}"
