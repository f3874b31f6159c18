"""The columns and sentences of the Lens panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.compare import Side
from rouge_gui.text.lens import OtherCut
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.impact_columns import one_line, said
from rouge_gui.ui.explain.lens_value import Lens, LensRow
from rouge_gui.ui.explain.ranked import RankedColumn

_HEADS = {
    "written": (
        QT_TRANSLATE_NOOP("explain", "as written"),
        QT_TRANSLATE_NOOP("explain", "the word as it stands in the text"),
    ),
    "cut": (
        QT_TRANSLATE_NOOP("explain", "cut"),
        QT_TRANSLATE_NOOP(
            "explain", "what the tokenizer makes of it: case, compatibility characters, accents"
        ),
    ),
    "form": (
        QT_TRANSLATE_NOOP("explain", "lemma or stem"),
        QT_TRANSLATE_NOOP("explain", "what lemmatiser or stemmer make of it, where they change it"),
    ),
    "folded": (
        QT_TRANSLATE_NOOP("explain", "folded"),
        QT_TRANSLATE_NOOP("explain", "with е for ё"),
    ),
    "counted": (
        QT_TRANSLATE_NOOP("explain", "counted as"),
        QT_TRANSLATE_NOOP("explain", "the form that metrics compare, or why there is none"),
    ),
    "sentence": (
        QT_TRANSLATE_NOOP("explain", "s."),
        QT_TRANSLATE_NOOP("explain", "the number of the sentence that it is in"),
    ),
}
_WHY = {
    "stopword": QT_TRANSLATE_NOOP("explain", "dropped: a stopword"),
    "unread": QT_TRANSLATE_NOOP("explain", "not read by the tokenizer"),
    "removed": QT_TRANSLATE_NOOP("explain", "taken out by clean-up"),
}
_SIDES = {
    "reference": QT_TRANSLATE_NOOP("explain", "ref."),
    "candidate": QT_TRANSLATE_NOOP("explain", "cand."),
}
_PARSE = QT_TRANSLATE_NOOP("explain", "{lemma} ({score} %)")
_STRETCH = QT_TRANSLATE_NOOP("explain", "stretch")
_SIDE = QT_TRANSLATE_NOOP("explain", "text")
_THIS = QT_TRANSLATE_NOOP("explain", "this profile")
_OTHER = QT_TRANSLATE_NOOP("explain", "the other one")
_BOUND = "\N{THIN SPACE}|\N{THIN SPACE}"
_MOST_READINGS = 3


def row_columns(lens: Lens, side: Side) -> list[RankedColumn]:
    """Return a row for each word of a side."""
    rows, steps = lens.rows[side], lens.steps
    columns = [_column("written", [one_line(row.written) for row in rows])]
    cut = ["" if row.cut in {None, row.written} else str(row.cut) for row in rows]
    if any(cut):
        columns.append(_column("cut", cut))
    if "form" in steps:
        columns.append(_column("form", [_form_text(row) for row in rows]))
    if "folded" in steps:
        columns.append(_column("folded", [row.folded or "" for row in rows]))
    head, tip = _HEADS["counted"]
    whole = [_counted_text(row) for row in rows]
    columns.append(RankedColumn(said(head), said(tip), whole, role=_role))
    head, tip = _HEADS["sentence"]
    numbered: list[int | None] = [row.sentence or None for row in rows]
    columns.append(RankedColumn(said(head), said(tip), numbered, numbers.count, numeric=True))
    return columns


def _column(name: str, values: list[str]) -> RankedColumn:
    head, tip = _HEADS[name]
    return RankedColumn(said(head), said(tip), values)


def _counted_text(row: LensRow) -> str:
    return said(_WHY[row.why]) if row.counted is None else row.counted


def _role(text: str) -> str:
    return "muted" if text in {said(reason) for reason in _WHY.values()} else ""


def _form_text(row: LensRow) -> str:
    """Return lemma or stem; of a toss-up the readings with how likely they are."""
    if row.why == "toss-up":
        return f"⚠ {readings_text(row)}"
    return row.form or ""


def readings_text(row: LensRow) -> str:
    """Return the normal forms that a word could have, the one taken first, each with its likelihood."""
    best: dict[str, float] = {}
    for reading in row.readings:
        best[reading.normal_form] = max(best.get(reading.normal_form, 0.0), reading.score)
    shown = list(best.items())[:_MOST_READINGS]
    return " · ".join(
        said(_PARSE).format(lemma=lemma, score=numbers.percent(likely)) for lemma, likely in shown
    )


def cut_columns(cuts: Sequence[tuple[Side, OtherCut]], lens: Lens) -> list[RankedColumn]:
    """Return a row for each stretch that two tokenizations cut differently."""
    return [
        RankedColumn(
            said(_STRETCH), "", [one_line(lens.texts[side][slice(*cut.span)]) for side, cut in cuts]
        ),
        RankedColumn(said(_THIS), "", [_BOUND.join(cut.ours) or "–" for _, cut in cuts]),
        RankedColumn(said(_OTHER), "", [_BOUND.join(cut.theirs) or "–" for _, cut in cuts]),
        RankedColumn(said(_SIDE), "", [said(_SIDES[side]) for side, _ in cuts]),
    ]
