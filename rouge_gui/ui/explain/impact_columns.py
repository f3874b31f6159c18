"""The columns of the Impact panel: what each table tells of an impact, of edits, of missing units."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.compare.explain.edits import Edit
from rouge_gui.compare.explain.impact import Impact
from rouge_gui.text import Span
from rouge_gui.ui.explain.impact_value import Impacts
from rouge_gui.ui.explain.ranked import RankedColumn
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat

_EDITS = {
    "delete": QT_TRANSLATE_NOOP("explain", "delete “{old}”"),
    "replace": QT_TRANSLATE_NOOP("explain", "“{old}” → “{new}”"),
    "insert": QT_TRANSLATE_NOOP("explain", "insert “{new}” before “{old}”"),
    "append": QT_TRANSLATE_NOOP("explain", "insert “{new}” at the end"),
}
# the column of F, by which tokens are ranked at first
F_COLUMN = 3


def said(text: object) -> str:
    """Return ``text`` of context ``explain`` in the language of the interface."""
    return QCoreApplication.translate("explain", str(text))


def token_columns(impacts: Impacts, candidate: str, form: ScoreFormat) -> list[RankedColumn]:
    """Return a row for each candidate token: by how much P, R and F change without it, and F of other metrics."""
    words = [one_line(candidate[start:end]) for start, end in impacts.spans]
    head = QCoreApplication.translate("explain", "without")
    tip = QCoreApplication.translate("explain", "the candidate token that is left out")
    columns = [RankedColumn(head, tip, words)]
    for part, name in enumerate("PRF"):
        columns.append(_change_column(impacts.main, part, f"Δ{name}", form))
    for impact in impacts.beside:
        columns.append(_change_column(impact, 2, _short(impact.key), form))
    return columns


def all_token_columns(impacts: Impacts, candidate: str, form: ScoreFormat) -> list[RankedColumn]:
    """Return the columns for copying: P, R and F of every metric."""
    found = token_columns(impacts, candidate, form)[:1]
    for impact in (impacts.main, *impacts.beside):
        for part, name in enumerate("PRF"):
            found.append(_change_column(impact, part, f"Δ{name} {display_name(impact.key)}", form))
    return found


def _short(key: str) -> str:
    return display_name(key).replace("ROUGE-", "R")


def changes_of(impact: Impact, part: int) -> list[float]:
    """Return by how much precision (0), recall (1) or F (2) changes without each token."""
    without = (impact.precision, impact.recall, impact.fmeasure)[part]
    now = (impact.now.precision, impact.now.recall, impact.now.fmeasure)[part]
    return [float(value) - now for value in without.tolist()]


def _change_column(impact: Impact, part: int, head: str, form: ScoreFormat) -> RankedColumn:
    names = (said(_PARTS[0]), said(_PARTS[1]), said(_PARTS[2]))
    tip = said(_CHANGE_TIP).format(part=names[part], metric=display_name(impact.key))
    return RankedColumn(head, tip, changes_of(impact, part), form.change, _color_of_change, numeric=True)


_PARTS = (
    QT_TRANSLATE_NOOP("explain", "precision"),
    QT_TRANSLATE_NOOP("explain", "recall"),
    QT_TRANSLATE_NOOP("explain", "F"),
)
_CHANGE_TIP = QT_TRANSLATE_NOOP("explain", "by how much {part} of {metric} changes without the token")


def _color_of_change(change: float) -> str:
    # a word that earns is not bad news: the sign is enough
    return "" if abs(change) > 1e-12 else "muted"


def color_of(change: float) -> str:
    """Return the role of the colour of a change."""
    return "gain" if change > 1e-12 else "loss" if change < -1e-12 else "muted"


def edit_columns(impacts: Impacts, candidate: str, form: ScoreFormat) -> list[RankedColumn]:
    """Return a row for each edit: what it does, F after it, by how much F rises."""
    edits, now = impacts.edits, impacts.main.now.fmeasure
    head, after = said(_HEADS["edit"]), said(_HEADS["after"])
    return [
        RankedColumn(head, "", [edit_text(edit, candidate, impacts.spans) for edit in edits]),
        RankedColumn(after, "", [edit.score.fmeasure for edit in edits], form.ratio, numeric=True, down=True),
        _gain_column([edit.score.fmeasure - now for edit in edits], form.change),
    ]


def missing_columns(impacts: Impacts, reference: str, form: ScoreFormat) -> list[RankedColumn]:
    """Return a row for each missing unit: its words, how often it is missed, F once it is there."""
    units, now = impacts.missing, impacts.main.now.fmeasure
    return [
        RankedColumn(said(_HEADS["unit"]), "", [one_line(reference[slice(*unit.span)]) for unit in units]),
        RankedColumn(
            said(_HEADS["missed"]), "", [unit.times for unit in units], str, numeric=True, down=True
        ),
        RankedColumn(
            said(_HEADS["after"]),
            "",
            [unit.edit.score.fmeasure for unit in units],
            form.ratio,
            numeric=True,
            down=True,
        ),
        _gain_column([unit.edit.score.fmeasure - now for unit in units], form.change),
    ]


_HEADS = {
    "edit": QT_TRANSLATE_NOOP("explain", "edit of the candidate"),
    "after": QT_TRANSLATE_NOOP("explain", "F then"),
    "unit": QT_TRANSLATE_NOOP("explain", "missing unit"),
    "missed": QT_TRANSLATE_NOOP("explain", "missed"),
}


def _gain_column(gains: Sequence[float], write: Callable[[float], str]) -> RankedColumn:
    return RankedColumn("ΔF", "", list(gains), write, color_of, numeric=True, down=True)


def edit_text(edit: Edit, candidate: str, spans: Sequence[Span]) -> str:
    """Return what an edit does, in words; ``spans`` are those of the candidate's tokens."""
    kind: str = edit.kind
    old = candidate[edit.start : edit.end]
    if kind == "insert":
        is_inside = edit.token < len(spans)
        old = candidate[slice(*spans[edit.token])] if is_inside else ""
        kind = "insert" if is_inside else "append"
    return said(_EDITS[kind]).format(old=one_line(old), new=one_line(edit.inserted))


def one_line(text: str) -> str:
    """Return ``text`` without line breaks and double spaces."""
    return " ".join(text.split()) or "␣"
