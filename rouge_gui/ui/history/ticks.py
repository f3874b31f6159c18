"""Where the axis of the history graph has its marks, and what stands there. Plain values, no widgets."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale

from rouge_gui.ui.numbers import ScoreFormat

Ticks = list[tuple[float, str]]

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
_LONG = 300
_TIME_STRIDES = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 43200, 86400)


def clock(seconds: float) -> str:
    """Return a stretch of time as ``m:ss`` or ``h:mm:ss``, the same in every language."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def axis_end(last: float) -> float:
    """Return where an axis ends that reaches ``last``: a little later where it is long, so that it seldom changes."""
    if last <= _LONG:
        return last
    unit = 10.0 ** math.floor(math.log10(last)) / 50
    return math.ceil(last / unit) * unit


def step_ticks(last: float, most: int) -> Ticks:
    """Return at most about ``most`` round numbers of edits from 0 to ``last``."""
    stride, power = 1, 1
    while last / stride > most:
        stride = next(factor * power for factor in (1, 2, 5, 10) if factor * power > stride)
        power = power * 10 if stride == 10 * power else power
    return [(float(step), QLocale().toString(step)) for step in range(0, int(last) + 1, stride)]


def time_ticks(last: float, most: int) -> Ticks:
    """Return at most about ``most`` round times from 0 to ``last`` seconds."""
    days = -(-int(last) // (_TIME_STRIDES[-1] * most)) or 1
    stride = next((one for one in _TIME_STRIDES if last / one <= most), _TIME_STRIDES[-1] * days)
    return [(float(second), clock(second)) for second in range(0, int(last) + 1, stride)]


def share_ticks(written: ScoreFormat) -> Ticks:
    """Return the marks of the axis for scores in 0–1, which may be written in 0–100."""
    short = ScoreFormat(percent=written.percent, digits=0 if written.percent else 2)
    return [(share, short.ratio(share)) for share in SHARES]


def point_ticks() -> Ticks:
    """Return the marks of the axis for scores that are defined in 0–100."""
    return share_ticks(ScoreFormat(percent=True, digits=0))
