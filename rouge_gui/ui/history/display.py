"""What of the history is shown and how: lines, precision or recall or F, edits or time, digits. Plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.ui.history.series import BY_METRIC, SERIES, Series
from rouge_gui.ui.numbers import ScoreFormat

# in the order in which scores hold them
PARTS = ("precision", "recall", "fmeasure")
_NAMES = {
    "precision": QT_TRANSLATE_NOOP("history", "precision"),
    "recall": QT_TRANSLATE_NOOP("history", "recall"),
    "fmeasure": QT_TRANSLATE_NOOP("history", "F"),
}
FIRST_METRICS = tuple(series.metric for series in SERIES if series.at_first)


def part_name(part: str) -> str:
    """Return what one of ``PARTS`` is called."""
    return QCoreApplication.translate("history", str(_NAMES[part]))


def known_metrics(names: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``names`` that have a line, in the order of the legend."""
    wanted = set(names)
    return tuple(metric for metric in BY_METRIC if metric in wanted)


@dataclass(frozen=True, slots=True)
class Display:
    """``metrics`` in the order of ``SERIES``; ``part`` is one of ``PARTS``; ``by_time`` puts seconds on the axis."""

    metrics: tuple[str, ...] = FIRST_METRICS
    part: str = "fmeasure"
    by_time: bool = False
    format: ScoreFormat = field(default_factory=ScoreFormat)

    @property
    def part_index(self) -> int:
        """Where ``part`` stands in a score's three values."""
        return PARTS.index(self.part)

    @property
    def series(self) -> tuple[Series, ...]:
        """The lines to draw."""
        return tuple(BY_METRIC[metric] for metric in self.metrics)

    @property
    def has_points(self) -> bool:
        """Whether a line is drawn that is defined in 0–100."""
        return any(not series.has_parts for series in self.series)

    def value(self, series: Series, score: float) -> str:
        """Return a score of ``series`` as text."""
        return self._format_of(series).ratio(score)

    def change(self, series: Series, difference: float) -> str:
        """Return a difference of two scores of ``series`` with its sign."""
        return self._format_of(series).change(difference)

    def _format_of(self, series: Series) -> ScoreFormat:
        # what is defined in 0–100 stays there
        return self.format if series.has_parts else ScoreFormat(digits=2)
