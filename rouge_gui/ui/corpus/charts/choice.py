"""Which chart is shown, and what the choices are called. Plain values, no widgets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.metrics.rouge import is_rouge
from rouge_gui.ui.metric_names import display_name

PARTS = ("precision", "recall", "fmeasure")
LANGUAGE = "lang"
# before one of the texts whose lengths there are
LENGTH = "len."


class Kind(Enum):
    """The charts that there are."""

    DISTRIBUTION = "distribution"
    LENGTH = "length"
    METRICS = "metrics"
    SYSTEMS = "systems"
    BUCKETS = "buckets"


KIND_NAMES = {
    Kind.DISTRIBUTION: QT_TRANSLATE_NOOP("charts", "Distribution"),
    Kind.LENGTH: QT_TRANSLATE_NOOP("charts", "Score by length"),
    Kind.METRICS: QT_TRANSLATE_NOOP("charts", "Metric against metric"),
    Kind.SYSTEMS: QT_TRANSLATE_NOOP("charts", "System against system"),
    Kind.BUCKETS: QT_TRANSLATE_NOOP("charts", "Means by group"),
}
_PART_NAMES = {
    "precision": QT_TRANSLATE_NOOP("charts", "precision"),
    "recall": QT_TRANSLATE_NOOP("charts", "recall"),
    "fmeasure": QT_TRANSLATE_NOOP("charts", "F"),
}
_LENGTH_NAMES = {
    "candidate": QT_TRANSLATE_NOOP("charts", "length of the candidate"),
    "reference": QT_TRANSLATE_NOOP("charts", "length of the reference"),
    "source": QT_TRANSLATE_NOOP("charts", "length of the source"),
}


def kind_name(kind: Kind) -> str:
    """Return what a chart is called."""
    return QCoreApplication.translate("charts", str(KIND_NAMES[kind]))


def part_name(part: str) -> str:
    """Return what one of ``PARTS`` is called."""
    return QCoreApplication.translate("charts", str(_PART_NAMES[part]))


def length_name(text: str) -> str:
    """Return what the length of a text is called."""
    return QCoreApplication.translate("charts", str(_LENGTH_NAMES[text]))


def length_label(text: str, *, tokens: bool) -> str:
    """Return what the length of a text is called, with its unit."""
    translate = QCoreApplication.translate
    unit = translate("charts", "tokens") if tokens else translate("charts", "characters")
    return f"{length_name(text)} ({unit})"


def score_title(metric: str, part: str) -> str:
    """Return what a score is called: ``ROUGE-L F``, ``BLEU``."""
    return f"{display_name(metric)} {part_name(part)}" if is_rouge(metric) else display_name(metric)


def grouping_title(grouping: str) -> str:
    """Return what a grouping is called: a length, the language, or an extra column's own name."""
    text = grouping.removeprefix(LENGTH)
    if grouping.startswith(LENGTH) and text in _LENGTH_NAMES:
        return length_name(text)
    return QCoreApplication.translate("charts", "language") if grouping == LANGUAGE else grouping


@dataclass(frozen=True, slots=True)
class ChartChoice:
    """Which chart is shown.

    ``second_metric`` is the one ``metric`` is held against, ``pair`` the systems A and B; ``length`` is one of
    ``LENGTHS``; ``grouping`` is one of these after ``LENGTH``, ``LANGUAGE`` or an extra column. ``systems`` are the
    series.
    """

    kind: Kind = Kind.DISTRIBUTION
    metric: str = ""
    part: str = "fmeasure"
    second_metric: str = ""
    systems: tuple[str, ...] = ()
    pair: tuple[str, str] = ("", "")
    length: str = "candidate"
    grouping: str = "len.candidate"
