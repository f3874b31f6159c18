"""The columns of the corpus table: what each is called, what it holds, how its numbers are written. Computes none."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.corpus.column_names import CORRECTED, quoted
from rouge_gui.ui import numbers
from rouge_gui.ui.file_wording import brief
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import MINUS, ScoreFormat

NOTHING = "–"
PENDING = "…"
# more systems than these get columns of their own only when they are chosen
MOST_SYSTEMS = 4


class Kind(Enum):
    """What a column holds."""

    NAME = auto()
    LANGUAGE = auto()
    NOTE = auto()
    TEXT = auto()
    SCORE = auto()
    POINTS = auto()
    CHANGE = auto()
    POINTS_CHANGE = auto()
    COUNT = auto()
    SHARE = auto()
    NUMBER = auto()


# of texts, and of these numbers are none
TEXTUAL = frozenset({Kind.NAME, Kind.LANGUAGE, Kind.NOTE, Kind.TEXT})
CHANGES = frozenset({Kind.CHANGE, Kind.POINTS_CHANGE})
TINTED = frozenset({Kind.SCORE, Kind.POINTS, *CHANGES})

_TITLES: Mapping[str, object] = {
    "id": QT_TRANSLATE_NOOP("corpusColumns", "Item"),
    "lang": QT_TRANSLATE_NOOP("corpusColumns", "Lang."),
    "note": QT_TRANSLATE_NOOP("corpusColumns", "Note"),
    "candidate": QT_TRANSLATE_NOOP("corpusColumns", "Candidate"),
    "coverage.candidate": QT_TRANSLATE_NOOP("corpusColumns", "Read"),
    "len.candidate": QT_TRANSLATE_NOOP("corpusColumns", "Tokens"),
    "len.reference": QT_TRANSLATE_NOOP("corpusColumns", "Ref. tokens"),
    "corrected": QT_TRANSLATE_NOOP("corpusColumns", "Corrected"),
    "distance": QT_TRANSLATE_NOOP("corpusColumns", "Edits"),
}
_TIPS: Mapping[str, object] = {
    "id": QT_TRANSLATE_NOOP(
        "corpusColumns", "The item's name in the file; • marks a what-if, ✎ a corrected text"
    ),
    "lang": QT_TRANSLATE_NOOP("corpusColumns", "The language the file gives, or the one its texts are in"),
    "note": QT_TRANSLATE_NOOP("corpusColumns", "What you noted on the item"),
    "candidate": QT_TRANSLATE_NOOP("corpusColumns", "How the candidate of the chosen system begins"),
    "coverage.candidate": QT_TRANSLATE_NOOP(
        "corpusColumns", "How much of the candidate's letters and digits the tokenizer reads"
    ),
    "len.candidate": QT_TRANSLATE_NOOP("corpusColumns", "How many tokens the candidate has"),
    "len.reference": QT_TRANSLATE_NOOP("corpusColumns", "How many tokens the reference has"),
    "corrected": QT_TRANSLATE_NOOP("corpusColumns", "What the corrected text scores"),
    "distance": QT_TRANSLATE_NOOP(
        "corpusColumns", "How many characters the corrected text is away from the original"
    ),
}
_KINDS: Mapping[str, Kind] = {
    "id": Kind.NAME,
    "lang": Kind.LANGUAGE,
    "note": Kind.NOTE,
    "candidate": Kind.TEXT,
    "coverage.candidate": Kind.SHARE,
    "len.candidate": Kind.COUNT,
    "len.reference": Kind.COUNT,
    "corrected": Kind.SCORE,
    "distance": Kind.COUNT,
}
# metrics that are defined in 0–100
_POINT_METRICS = ("bleu", "chrf", "ter")


@dataclass(frozen=True, slots=True)
class Column:
    """One column. ``key`` is the expression that a query would name it by; ``title`` and ``tip`` are ready to show.

    ``place``: of a text, the system's among the systems; ``of_corrected``: whether only corrected texts have a value.
    """

    key: str
    kind: Kind
    title: str
    tip: str = ""
    place: int = 0
    of_corrected: bool = False

    @property
    def is_text(self) -> bool:
        """Whether its cells are texts."""
        return self.kind in TEXTUAL


@dataclass(frozen=True, slots=True)
class Subject:
    """What the columns are about: a metric, the chosen system, the one it is held against, all of them."""

    metric: str
    system: str
    second: str
    systems: tuple[str, ...]

    @property
    def is_points(self) -> bool:
        """Whether the metric is defined in 0–100."""
        return self.metric.startswith(_POINT_METRICS)


def built_in(key: str, place: int = 0) -> Column:
    """Return a column that any corpus has, by its key. Raises KeyError."""
    return Column(key, _KINDS[key], _said(_TITLES[key]), _said(_TIPS[key]), place)


def built_in_keys() -> Sequence[str]:
    """Return the keys of the columns that any corpus has."""
    return list(_KINDS)


def score_column(subject: Subject, system: str) -> Column:
    """Return the column of the chosen metric's scores of one system."""
    name = display_name(subject.metric)
    kind = Kind.POINTS if subject.is_points else Kind.SCORE
    if len(subject.systems) < 2:
        return Column(subject.metric, kind, name, name)
    tip = _said(_OF_SYSTEM).format(metric=name, system=brief(system))
    return Column(f"{subject.metric}@{quoted(system)}", kind, brief(system), tip)


def corrected_column(subject: Subject) -> Column:
    """Return the column of what the corrected texts of the chosen system score in the chosen metric."""
    kind = Kind.POINTS if subject.is_points else Kind.SCORE
    tip = _said(_OF_CORRECTED).format(metric=display_name(subject.metric), system=brief(subject.system))
    place = subject.systems.index(subject.system) if subject.system in subject.systems else 0
    key = f"{CORRECTED}{subject.metric}@{quoted(subject.system)}"
    return Column(key, kind, _said(_TITLES["corrected"]), tip, place, of_corrected=True)


def change_column(subject: Subject) -> Column:
    """Return the column of differences: what the chosen system has more than the second one."""
    key = f"delta({subject.metric}, {quoted(subject.system)}, {quoted(subject.second)})"
    kind = Kind.POINTS_CHANGE if subject.is_points else Kind.CHANGE
    tip = f"{display_name(subject.metric)}: {brief(subject.system)} {MINUS} {brief(subject.second)}"
    return Column(key, kind, "Δ", tip)


def systems_shown(subject: Subject, chosen: Sequence[str] = ()) -> list[str]:
    """Return the systems that get a column of scores: the two that are compared first, then others."""
    first = [name for name in (subject.system, subject.second) if name]
    rest = [name for name in subject.systems if name not in first]
    if len(subject.systems) > MOST_SYSTEMS:
        rest = [name for name in rest if name in chosen]
    return first + rest


def extra_column(key: str, *, is_text: bool) -> Column:
    """Return a column that came with the file."""
    return Column(key, Kind.TEXT if is_text else Kind.NUMBER, key.strip("`"), key.strip("`"))


def number_text(column: Column, value: float, form: ScoreFormat) -> str:
    """Return a number of ``column`` as it is shown; a dash for none."""
    if math.isnan(value):
        return NOTHING
    own = {Kind.SCORE: form.ratio, Kind.CHANGE: form.change}
    return (own.get(column.kind) or _WRITERS[column.kind])(value)


def _share(value: float) -> str:
    return f"{numbers.percent(value)} %"


_WRITERS: Mapping[Kind, Callable[[float], str]] = {
    Kind.POINTS: numbers.points,
    Kind.POINTS_CHANGE: numbers.points_change,
    Kind.COUNT: numbers.count,
    Kind.SHARE: _share,
    Kind.NUMBER: numbers.plain,
}
_OF_SYSTEM = QT_TRANSLATE_NOOP("corpusColumns", "{metric} of {system}")
_OF_CORRECTED = QT_TRANSLATE_NOOP("corpusColumns", "{metric} of the corrected text of {system}")


def _said(text: object) -> str:
    return QCoreApplication.translate("corpusColumns", str(text))
