"""The table of profiles as tables of a report: as it is shown, and as data with every digit."""

from __future__ import annotations

from rouge_gui.report.table import Cell, Number, Table, percentage
from rouge_gui.ui.disagreement.model import FIRST_METRIC, KIND, NAME, ProfileTableModel
from rouge_gui.ui.disagreement.wording import reason

_PARTS = ("precision", "recall", "fmeasure")


def shown_table(model: ProfileTableModel) -> Table:
    """Return what ``model`` shows, its rows in their order; the signatures are notes."""
    table, shown = model.table, model.shown
    if table is None or shown is None:
        return Table((), ())
    metrics = range(FIRST_METRIC, FIRST_METRIC + len(table.metrics))
    columns = (NAME, *metrics, FIRST_METRIC + len(table.metrics))
    rows = tuple(tuple(_shown(model, row, column) for column in columns) for row in model.order)
    references = len(shown.snapshot.references)
    notes = [
        f"{table.rows[row].label}: {table.rows[row].profile.signature(references)}" for row in model.order
    ]
    return Table(tuple(map(model.head, columns)), rows, tuple(notes))


def _shown(model: ProfileTableModel, row: int, column: int) -> Cell:
    table = model.table
    if table is None or column in {NAME, KIND} or column >= FIRST_METRIC + len(table.metrics):
        return model.text(row, column)
    outcome = table.outcome(row, model.metric_at(column))
    if outcome is None or outcome.score is None:
        return None if outcome is None else outcome.error
    value, form = outcome.score.fmeasure, model.format
    return Number(percentage(value) if form.percent else value, form.digits)


def data_table(model: ProfileTableModel) -> Table:
    """Return a row for each profile and metric with every digit, causes and signature; heads are identifiers."""
    table, shown = model.table, model.shown
    if table is None or shown is None:
        return Table((), ())
    references = len(shown.snapshot.references)
    rows: list[tuple[Cell, ...]] = []
    for row in model.order:
        own = table.rows[row]
        for key in table.metrics:
            outcome = table.outcome(row, key)
            score = outcome.score if outcome else None
            parts = [None if score is None else Number(getattr(score, part), 0) for part in _PARTS]
            error = outcome.error if outcome else ""
            why = reason(shown.reasons[row]) if table.differs(row, key) else ""
            signature = own.profile.signature(references)
            rows.append((own.label, own.kind, key, *parts, error, why, signature))
    return Table(("profile", "kind", "metric", *_PARTS, "error", "why", "signature"), tuple(rows))
