"""The score table as tables of a report: as it is shown, and as data with every digit."""

from __future__ import annotations

from collections.abc import Callable

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.report.table import Cell, Number, Table, percentage
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.scores.columns import (
    DOT,
    Column,
    Kind,
    Row,
    own_format,
    points_digits,
    shown_score,
    value_of,
)
from rouge_gui.ui.scores.model import ScoreTableModel


def shown_table(model: ScoreTableModel, signature: str, baseline: str) -> Table:
    """Return what ``model`` shows: its rows in their order, its digits; ``baseline`` says what changes refer to."""
    columns, form = model.columns, model.format
    rows = tuple(tuple(_shown(row, column, form) for column in columns) for row in model.rows)
    notes = [signature]
    notes += [f"{title}: {beside.tip}" for title, beside in model.beside.items()]
    notes += [
        f"{display_name(row.metric)}: {own}" for row in model.rows if (own := _own_signature(row.score))
    ]
    if baseline:
        notes.append(baseline)
    return Table(tuple(map(model.head_of, columns)), rows, tuple(filter(None, notes)))


def _shown(row: Row, column: Column, form: ScoreFormat) -> Cell:
    if column.kind is Kind.METRIC:
        return row.name or display_name(row.metric)
    if column.kind is Kind.COUNTS:
        return row.remark or _counts(row.score)
    value = value_of(row, column)
    if value is None:
        return None
    if column.kind is Kind.REFERENCE:
        return Number(value, 0)
    score = shown_score(row, column)
    if not isinstance(score, Score):
        return Number(value, points_digits(row.metric), signed=column.kind is Kind.CHANGE)
    own = own_format(score, form)
    shown = percentage(value) if own.percent else value
    return Number(shown, own.digits, signed=column.kind is Kind.CHANGE)


def _counts(score: AnyScore | None) -> Cell:
    if score is None:
        return None
    if not isinstance(score, Score):
        return "0–100"
    matches, reference, candidate = map(_count, (score.matches, score.reference_total, score.candidate_total))
    return f"{matches}/{reference}{DOT}{candidate}"


def _count(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.2f}"


_Field = Callable[[Row], Cell]


def data_table(model: ScoreTableModel, signature: str) -> Table:
    """Return the rows of ``model`` with every number in a column of its own.

    Heads are identifiers. ``score`` is F or a metric's one number; ``scale`` says how large it can be; each row holds
    the signature of its own score.
    """
    percent = model.format.percent
    fields: list[tuple[str, _Field]] = [
        ("metric", lambda row: row.metric),
        *(
            (head, _ratio(Column(kind), percent=percent))
            for head, kind in (
                ("precision", Kind.PRECISION),
                ("recall", Kind.RECALL),
                ("score", Kind.FMEASURE),
            )
        ),
    ]
    if any(column.kind is Kind.CHANGE for column in model.columns):
        fields.append(("change", _ratio(Column(Kind.CHANGE), percent=percent)))
    fields += [
        ("matches", _integer("matches")),
        ("reference_total", _integer("reference_total")),
        ("candidate_total", _integer("candidate_total")),
        ("reference", _reference),
        ("scale", lambda row: "0-1" if _is_ratio(row) and not percent else "0-100"),
        ("signature", lambda row: _own_signature(row.score) or signature),
    ]
    for title, beside in model.beside.items():
        fields.append((f"score ({title})", _ratio(Column(Kind.BESIDE, title), percent=percent)))
        fields.append((f"signature ({title})", _constant(beside.tip)))
    rows = tuple(tuple(field(row) for _, field in fields) for row in model.rows)
    return Table(tuple(head for head, _ in fields), rows)


def _ratio(column: Column, *, percent: bool) -> _Field:
    def field(row: Row) -> Cell:
        value = value_of(row, column)
        if value is None:
            return None
        scaled = percent and isinstance(shown_score(row, column), Score)
        return Number(percentage(value) if scaled else value, 0)

    return field


def _integer(name: str) -> _Field:
    def field(row: Row) -> Cell:
        return Number(getattr(row.score, name), 0) if isinstance(row.score, Score) else None

    return field


def _reference(row: Row) -> Cell:
    value = value_of(row, Column(Kind.REFERENCE))
    return None if value is None else Number(value, 0)


def _is_ratio(row: Row) -> bool:
    return any(isinstance(score, Score) for score in (row.score, *row.beside.values()))


def _constant(text: str) -> _Field:
    return lambda _row: text


def _own_signature(score: AnyScore | None) -> str:
    """Return the signature that a metric of another tool comes with; empty for ROUGE, which shares the card's."""
    return "" if score is None or isinstance(score, Score) else score.signature
