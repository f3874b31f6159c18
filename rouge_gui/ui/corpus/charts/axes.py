"""Axes of a chart: what they are called, how their numbers are written, where their marks are. No pyqtgraph."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10

from rouge_gui.corpus.chart_values import round_step
from rouge_gui.ui.numbers import POINTS_DIGITS, ScoreFormat, count, decimals

Ticks = list[tuple[float, str]]

_ROOM = 0.06


@dataclass(frozen=True, slots=True)
class Writing:
    """How numbers are written: times ``factor``, with ``digits`` decimals; None for counts, which are whole."""

    factor: float = 1.0
    digits: int | None = None

    @property
    def is_whole(self) -> bool:
        """Whether all numbers are whole."""
        return self.digits is None

    def text(self, value: float) -> str:
        """Return a number by itself."""
        if self.digits is None:
            return count(value)
        return decimals(value * self.factor, self.digits)

    def mark(self, value: float, step: float) -> str:
        """Return a number at an axis whose marks are ``step`` apart."""
        return decimals(value * self.factor, max(0, -floor(log10(step * self.factor) + 1e-9)))


def score_writing(form: ScoreFormat, *, points: bool) -> Writing:
    """Return how scores are written; those in ``points`` are defined in 0–100."""
    if points:
        return Writing(1.0, POINTS_DIGITS)
    return Writing(100.0 if form.percent else 1.0, form.digits)


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis from ``low`` to ``high``; ``names`` stand at 0, 1, 2 … where it has no numbers.

    ``brief`` is what it is called where there is no room for ``label``.
    """

    label: str
    low: float
    high: float
    writing: Writing = Writing()
    names: tuple[str, ...] = ()
    brief: str = ""

    def ticks(self, most: int) -> Ticks:
        """Return at most about ``most`` marks."""
        if self.names:
            return [(float(place), name) for place, name in enumerate(self.names)]
        step = round_step((self.high - self.low) / max(1, most) or 1.0)
        if self.writing.is_whole:
            step = max(step, 1.0)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [(place * step, self.writing.mark(place * step, step)) for place in range(first, last + 1)]


def number_axis(
    labels: tuple[str, str], ends: tuple[float, float], writing: Writing, *, from_zero: bool = False
) -> Axis:
    """Return an axis with a little room around ``ends``; to 0 where that is near, or is wanted.

    ``labels`` are what it is called, at length and in brief.
    """
    low, high = ends
    if from_zero or 0 < low < 0.25 * high:
        low = 0.0
    room = (high - low) * _ROOM or abs(high) * 0.1 or 1.0
    label, brief = labels
    return Axis(label, low if from_zero else low - room, high + room, writing, brief=brief)
