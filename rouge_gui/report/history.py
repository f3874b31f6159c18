"""The values behind the history graph as CSV and JSON Lines: a row per state, every number in full.

No Qt and no wording: kinds of edits and sides are identifiers. Numbers have a decimal point in every language.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rouge_gui.corpus.cells import text_cell

_PARTS = ("precision", "recall", "fmeasure")
_HEAD = ("state", "parent", "step", "seconds", "kind", "side", "removed", "inserted", "on_line", "pinned")


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A state: ``step`` edits and ``seconds`` after the first one, made from ``parent`` (None: the first).

    ``removed`` gave way to ``inserted`` on ``side``; long ones are shortened. ``on_line`` is false where undo has
    left. ``scores`` holds precision, recall and F by ROUGE metric, ``points`` what is one number in 0–100 (BLEU);
    a metric that is missing was not scored. ``signature`` names the profile of the ROUGE scores.
    """

    state: int
    parent: int | None
    step: int
    seconds: float
    kind: str
    side: str
    removed: str
    inserted: str
    on_line: bool
    pinned: bool
    scores: Mapping[str, tuple[float, float, float]]
    points: Mapping[str, float]
    signature: str


def history_csv(rows: Iterable[HistoryRow], metrics: Sequence[str], point_metrics: Sequence[str]) -> str:
    """Return CSV with a header: three columns for each of ``metrics``, one for each of ``point_metrics``.

    A text that a spreadsheet would run begins with an apostrophe.
    """
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\r\n")
    parts = [f"{metric}.{part}" for metric in metrics for part in _PARTS]
    writer.writerow([*_HEAD, *parts, *point_metrics, "signature"])
    for row in rows:
        cells: list[str] = []
        for metric in metrics:
            found = row.scores.get(metric)
            cells += ["", "", ""] if found is None else map(repr, found)
        cells += [repr(row.points[metric]) if metric in row.points else "" for metric in point_metrics]
        writer.writerow([*_described(row).values(), *cells, row.signature])
    return target.getvalue()


def history_jsonl(rows: Iterable[HistoryRow]) -> str:
    """Return a JSON object a line, with the scores that there are by metric."""
    return "".join(json.dumps(_json_row(row), ensure_ascii=False) + "\n" for row in rows)


def _described(row: HistoryRow) -> dict[str, object]:
    """Return the values of ``_HEAD`` as CSV holds them."""
    values: dict[str, object] = {name: getattr(row, name) for name in _HEAD}
    values["parent"] = "" if row.parent is None else row.parent
    values["seconds"] = repr(row.seconds)
    values["on_line"] = str(row.on_line).lower()
    values["pinned"] = str(row.pinned).lower()
    values["removed"], values["inserted"] = text_cell(row.removed), text_cell(row.inserted)
    return values


def _json_row(row: HistoryRow) -> dict[str, object]:
    scores: dict[str, object] = {
        metric: dict(zip(_PARTS, found, strict=True)) for metric, found in row.scores.items()
    }
    scores |= {metric: {"score": value} for metric, value in row.points.items()}
    return {**{name: getattr(row, name) for name in _HEAD}, "scores": scores, "signature": row.signature}
