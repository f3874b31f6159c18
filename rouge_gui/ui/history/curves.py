"""From points to what is drawn: lines, branches and the point nearest to a place, as numpy arrays; no pyqtgraph.

Long lines are reduced to what can be told apart: of each stretch its ends, its lowest and its highest point.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rouge_gui.ui.history.display import Display
from rouge_gui.ui.history.points import Points
from rouge_gui.ui.history.series import Series

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

MOST_DRAWN = 2000
_DRAWN_PER_STRETCH = 4
_REACH_PX = 8.0


def reduced(values: Floats, most: int = MOST_DRAWN) -> Places:
    """Return the places to draw, in order: all of them, or about ``most`` with no peak and no valley lost."""
    count = len(values)
    if count <= most:
        return np.arange(count)
    size = -(-count * _DRAWN_PER_STRETCH // most)
    starts = np.arange(0, count, size)
    # the last stretch may be short: filled up with what is there already
    filled = np.concatenate((values, np.full(len(starts) * size - count, values[-1])))
    stretches = filled.reshape(-1, size)
    low, high = starts + stretches.argmin(axis=1), starts + stretches.argmax(axis=1)
    ends = np.minimum(starts + size, count) - 1
    # in order already, so that nothing need be sorted; what was filled up stands for the last one
    kept = np.column_stack(
        (starts, np.minimum(low, high), np.minimum(np.maximum(low, high), ends), ends)
    ).ravel()
    return kept[np.flatnonzero(np.diff(kept, prepend=-1))]


@dataclass(frozen=True, slots=True)
class Curve:
    """A stretch of states: where they lie (``x``, ``y`` as a share of the full score) and which are whole edits."""

    x: Floats
    y: Floats
    whole: NDArray[np.bool_]


class Curves:
    """What ``points`` look like under ``display``. Made for one drawing, as points change in place."""

    def __init__(self, points: Points, display: Display) -> None:
        self._points, self._display = points, display
        self.x = _floats(points.seconds if display.by_time else points.steps)
        self._on_line = np.array(points.on_line, dtype=bool)
        self._whole = np.array(points.whole, dtype=bool)

    def heights(self, series: Series) -> Floats:
        """Return the height of every state, as a share of the full score; not a number where it has none."""
        column = self._points.scores.get(series.metric)
        if column is None:
            return np.full(len(self.x), np.nan)
        return _floats(column)[self._display.part_index :: 3] / series.full

    def line(self, series: Series) -> Curve:
        """Return the current line, reduced."""
        heights = self.heights(series)
        places = np.flatnonzero(self._on_line & np.isfinite(heights))
        places = places[reduced(heights[places])]
        return Curve(self.x[places], heights[places], self._whole[places])

    def branches(self, series: Series) -> tuple[Floats, Floats]:
        """Return the ends of each stretch that lies off the current line, two by two."""
        heights = self.heights(series)
        parents = np.array(self._points.parents, dtype=np.intp)
        left = np.flatnonzero(~self._on_line & (parents >= 0) & np.isfinite(heights))
        left = left[np.isfinite(heights[parents[left]])]
        left = left[reduced(heights[left])]
        ends = np.column_stack((parents[left], left)).ravel()
        return self.x[ends], heights[ends]

    def place(self, state: int) -> list[tuple[Series, float]]:
        """Return the heights at which a state is drawn."""
        at = [(series, float(self.heights(series)[state])) for series in self._display.series]
        return [(series, height) for series, height in at if np.isfinite(height)]

    def nearest(self, x: float, y: float, scale: tuple[float, float]) -> int | None:
        """Return the state drawn nearest to a place, None where there is none.

        ``scale`` holds the pixels of a unit on both axes. A state without scores lies far above and below.
        """
        if not len(self.x):
            return None
        away = np.full(len(self.x), 2.0)
        for series in self._display.series:
            away = np.fmin(away, np.abs(self.heights(series) - y))
        across = np.abs(self.x - x) * scale[0]
        # the column under the pointer first: its states are found at any height
        half = _REACH_PX if self._display.by_time else 0.5 * scale[0]
        reach = max(float(across.min()), half)
        distance = np.where(across <= reach, np.hypot(across, away * scale[1]), np.inf)
        return int(distance.argmin())


def _floats(column: array[float]) -> Floats:
    # a copy: a column that is looked into cannot grow
    return np.array(column, dtype=np.float64)
