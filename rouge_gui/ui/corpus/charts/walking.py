"""Which place of a chart the arrow keys lead to. No pyqtgraph, no widgets."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from rouge_gui.ui.corpus.charts.drawing import Drawing

_STEPS = {
    Qt.Key.Key_Left: (-1, False),
    Qt.Key.Key_Right: (1, False),
    Qt.Key.Key_Down: (-1, True),
    Qt.Key.Key_Up: (1, True),
}


def spot_after(drawing: Drawing, spot: int | None, key: Qt.Key) -> int | None:
    """Return the place that ``key`` leads to from ``spot``, or the first one; None for other keys.

    Points are walked by their numbers on an axis. Bins and buckets are walked along their series, or from one series
    to another.
    """
    spots = drawing.spots
    if not len(spots):
        return None
    if key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
        ends = np.lexsort((spots.y, spots.x))
        return int(ends[0 if key == Qt.Key.Key_Home else -1])
    if key not in _STEPS:
        return None
    if spot is None or spot >= len(spots):
        return int(np.lexsort((spots.y, spots.x))[0])
    step, upright = _STEPS[key]
    if drawing.clouds:
        return spots.along(spot, step, upright=upright)
    same = spots.keys == spots.keys[spot] if upright else spots.series == spots.series[spot]
    near = np.flatnonzero(same)
    order = near[np.argsort(spots.y[near] if upright else spots.x[near], kind="stable")]
    place = int(np.flatnonzero(order == spot)[0]) + step
    return int(order[min(max(place, 0), len(order) - 1)])
