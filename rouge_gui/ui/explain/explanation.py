"""The explanation of a score for a page that others read: what the panels show, as sections. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from rouge_gui.compare import Side
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.matrix import Matrix
from rouge_gui.compare.explain.sentence_cover import SentenceCover
from rouge_gui.report.html_sections import Listing, Picture, Section
from rouge_gui.report.table import Cell, Number, Table
from rouge_gui.session.worker import Job
from rouge_gui.ui import numbers
from rouge_gui.ui.explain import matrix_wording
from rouge_gui.ui.explain.counts import Column, Counts
from rouge_gui.ui.explain.counts_model import head_of
from rouge_gui.ui.explain.emptiness import NoUnitsError
from rouge_gui.ui.explain.explainer import check
from rouge_gui.ui.explain.formula_value import Formulas, in_files, worded
from rouge_gui.ui.explain.impact_columns import (
    F_COLUMN,
    edit_columns,
    missing_columns,
    said,
    token_columns,
)
from rouge_gui.ui.explain.impact_value import Impacts
from rouge_gui.ui.explain.lens_columns import row_columns
from rouge_gui.ui.explain.lens_value import Lens
from rouge_gui.ui.explain.matrix_picture import MatrixPicture
from rouge_gui.ui.explain.panel import Subject
from rouge_gui.ui.explain.panels import PANELS
from rouge_gui.ui.explain.ranked import RankedColumn, table_of
from rouge_gui.ui.explain.sentences_model import SentencesModel
from rouge_gui.ui.explain.wording import absence_of, is_expected
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import load_theme
from rouge_gui.ui.wording import note_sentences

# what a page holds of each table; the rest is told by its number
MOST_ROWS = 100
_MOST_SENTENCES = 24
_DIGITS = 3
_NAMES = ("formula", "counts", "matrix", "impact", "sentences", "lens")

_MORE = QT_TRANSLATE_NOOP("explain", "… and {count} more")
_OF_METRIC = QT_TRANSLATE_NOOP("explain", "{title}: {metric}")
_SUM = QT_TRANSLATE_NOOP("explain", "sum")
_CAPTIONS = {
    "tokens": QT_TRANSLATE_NOOP(
        "explain", "Without a word of the candidate: by token lists, the text is not cut anew"
    ),
    "edits": QT_TRANSLATE_NOOP("explain", "Next edits: the edited text is read and scored anew"),
    "missing": QT_TRANSLATE_NOOP("explain", "Missing units, put in where they earn most"),
    "reference": QT_TRANSLATE_NOOP("explain", "Words of the reference"),
    "candidate": QT_TRANSLATE_NOOP("explain", "Words of the candidate"),
    "cover": QT_TRANSLATE_NOOP("explain", "LCS of every two sentences, in tokens"),
}
_TOO_MANY = QT_TRANSLATE_NOOP("explain", "Sentences of the candidate: {count}, too many for a page")


class Explanation(Job):
    """Makes what the panels show of ``subject``; ``problems`` say why something is not there."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.values: dict[str, Any] = {}
        self.problems: dict[str, Exception] = {}

    def carry_out(self) -> None:
        """Make the values one by one."""
        subject = self.subject
        for kind in PANELS:
            if kind.name not in _NAMES:
                continue
            try:
                check(kind, subject)
                self.values[kind.name] = kind.needs(subject.comparison, subject.key, subject.reference)
            except Exception as error:
                if not is_expected(error):
                    raise
                self.problems[kind.name] = error


def sections_of(explanation: Explanation, form: ScoreFormat) -> list[Section]:
    """Return the sections in the language of the interface; numbers have a decimal point, since files travel."""
    subject = explanation.subject
    titles = {kind.name: kind.title_text() for kind in PANELS}
    about = {kind.name for kind in PANELS if kind.about_metric}
    found = []
    for name in _NAMES:
        title = titles[name]
        if name in about:
            title = said(_OF_METRIC).format(title=title, metric=display_name(subject.key))
        if name in explanation.problems:
            problem = explanation.problems[name]
            absence = absence_of(problem)
            # elsewhere the second line says what to do at the window
            told = absence if isinstance(problem, NoUnitsError) else absence[:1]
            found.append(Section(name, title, told))
        elif name in explanation.values:
            value = explanation.values[name]
            if name == "matrix":
                found.append(_matrix(value, subject, title))
                continue
            lines, listings = _WRITERS[name](value, subject, form)
            found.append(Section(name, title, lines, listings))
    return found


Parts = tuple[Sequence[str], Sequence[Listing]]


def _listing(caption: str, table: Table, count: int, totals: tuple[Cell, ...] = ()) -> Listing:
    left = count - len(table.rows)
    more = said(_MORE).format(count=numbers.count(left)) if left else ""
    return Listing(said(_CAPTIONS[caption]) if caption else "", table, totals, more)


def _counts(counts: Counts, _subject: Subject, _form: ScoreFormat) -> Parts:
    columns = list(Column)[1:]
    body: list[tuple[Cell, ...]] = []
    for row in range(min(len(counts.units), MOST_ROWS)):
        values = [_number(counts.value(row, column)) for column in columns]
        body.append((counts.unit(row), *values))
    sums = [_number(counts.total(column)) for column in columns]
    totals: tuple[Cell, ...] = (said(_SUM), *sums)
    return (), [_listing("", Table(tuple(map(head_of, Column)), tuple(body)), len(counts.units), totals)]


def _matrix(matrix: Matrix, subject: Subject, title: str) -> Section:
    comparison = subject.comparison
    lines = matrix_wording.summary(matrix, subject.key, "")
    signature = comparison.profile.signature(len(comparison.references))
    drawn = MatrixPicture(matrix, title, " ".join(lines), signature).png(load_theme(dark=False))
    return Section("matrix", title, lines, pictures=(Picture(drawn, "png", title),))


def _number(value: float) -> Number:
    value = round(value, 9)
    return Number(value, 0 if value == int(value) else 2)


def _formula(formulas: Formulas, _subject: Subject, form: ScoreFormat) -> Parts:
    return [equation.plain(worded) for equation in formulas.written(in_files(form))], ()


def _impact(impacts: Impacts, subject: Subject, form: ScoreFormat) -> Parts:
    comparison = subject.comparison
    tokens = token_columns(impacts, comparison.candidate, form)
    listings = [_ranked("tokens", tokens, tokens[F_COLUMN].order(down=False))]
    for name, columns in (
        ("edits", edit_columns(impacts, comparison.candidate, form)),
        ("missing", missing_columns(impacts, comparison.references[subject.reference], form)),
    ):
        if columns[0].values:
            listings.append(_ranked(name, columns, range(len(columns[0].values))))
    return (), listings


def _ranked(caption: str, columns: Sequence[RankedColumn], order: Sequence[int]) -> Listing:
    return _listing(caption, table_of(columns, order[:MOST_ROWS], _DIGITS), len(order))


def _sentences(cover: SentenceCover, _subject: Subject, _form: ScoreFormat) -> Parts:
    if len(cover.candidate) > _MOST_SENTENCES:
        return [said(_TOO_MANY).format(count=numbers.count(len(cover.candidate)))], ()
    model = SentencesModel()
    model.show_cover(cover)
    table = model.table()
    shown = Table(table.heads, table.rows[:MOST_ROWS])
    return (), [_listing("cover", shown, len(table.rows))]


def _lens(lens: Lens, _subject: Subject, _form: ScoreFormat) -> Parts:
    sides: tuple[Side, Side] = SIDES
    listings = []
    for side in sides:
        columns = row_columns(lens, side)
        listings.append(_ranked(side, columns, range(len(lens.rows[side]))))
    return note_sentences(lens.notes, lens.choice.tokenizer), listings


_WRITERS: dict[str, Callable[[Any, Subject, ScoreFormat], Parts]] = {
    "counts": _counts,
    "formula": _formula,
    "impact": _impact,
    "sentences": _sentences,
    "lens": _lens,
}
