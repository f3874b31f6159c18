"""What is drawn in a chart: points, a picture of how dense they lie, steps of a histogram, means with intervals.

One of the chart modules: only they import pyqtgraph.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import ceil, floor

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from rouge_gui.corpus.chart_values import Box, density
from rouge_gui.ui.corpus.charts.axes import Axis
from rouge_gui.ui.corpus.charts.drawing import Drawing, offset
from rouge_gui.ui.corpus.charts.looks import Look
from rouge_gui.ui.theme import Theme

# single points beyond take longer than a glance
MOST_POINTS = 20_000
_CELL_PX = 3
_POINT_PX = 7
_MANY_POINTS = 2_000
_SMALL_POINT_PX = 5
_MEAN_PX = 9
_SHADES = 256
_FILL = 0.12
_THROUGH = 0.55
_LINES_ONLY = {"x", "+"}


class Layers:
    """The items of one chart in ``box``. ``scale`` widens lines where pixels are finer."""

    def __init__(self, box: pg.ViewBox, scale: float) -> None:
        self._box, self._scale = box, scale
        self._items: list[pg.GraphicsObject] = []
        self.counts: npt.NDArray[np.intp] | None = None

    def draw(
        self, drawing: Drawing, looks: Mapping[str, Look], theme: Theme, size_px: tuple[float, float]
    ) -> None:
        """Draw ``drawing``, and nothing of what was drawn before."""
        for item in self._items:
            self._box.removeItem(item)
        self._items, self.counts = [], None
        if drawing.diagonal:
            self._add(pg.InfiniteLine((0, 0), 45, QPen(theme.color("muted"), 0, Qt.PenStyle.DashLine)))
        series = [looks[name] for name in drawing.series]
        if drawing.histogram is not None:
            self._steps(drawing, series, theme)
        elif drawing.means:
            self._means(drawing, series, theme)
        elif len(drawing.spots) > MOST_POINTS:
            self._density(drawing, theme, size_px)
        else:
            self._points(drawing, series, theme)

    @property
    def items(self) -> tuple[pg.GraphicsObject, ...]:
        """What is drawn, in the order of the series."""
        return tuple(self._items)

    @property
    def is_dense(self) -> bool:
        """Whether a picture stands for the points."""
        return self.counts is not None

    def _add(self, item: pg.GraphicsObject) -> None:
        self._box.addItem(item, ignoreBounds=True)
        self._items.append(item)

    def _points(self, drawing: Drawing, series: list[Look], theme: Theme) -> None:
        size = _SMALL_POINT_PX if len(drawing.spots) > _MANY_POINTS else _POINT_PX
        for cloud, look in zip(drawing.clouds, series, strict=True):
            if len(cloud.x):
                hollow = look.symbol in _LINES_ONLY
                pen = _outline(look.color(theme, 0.9 if hollow else _THROUGH), self._scale)
                brush = None if hollow else look.color(theme, _THROUGH)
                item = pg.ScatterPlotItem(symbol=look.symbol, size=size, pxMode=True, pen=pen, brush=brush)
                item.setData(cloud.x, cloud.y)
                self._add(item)

    def _density(self, drawing: Drawing, theme: Theme, size_px: tuple[float, float]) -> None:
        left, right, columns = _cells(drawing.x, size_px[0])
        bottom, top, rows = _cells(drawing.y, size_px[1])
        box, shape = Box(left, right, bottom, top), (columns, rows)
        self.counts = density(drawing.clouds, box, shape)
        shades = np.log1p(self.counts)
        image = pg.ImageItem(shades, axisOrder="col-major", levels=(0.0, float(shades.max()) or 1.0))
        image.setLookupTable(_shades(theme))
        image.setRect(QRectF(box.left, box.bottom, box.right - box.left, box.top - box.bottom))
        self._add(image)

    def _steps(self, drawing: Drawing, series: list[Look], theme: Theme) -> None:
        if drawing.histogram is None or not len(drawing.histogram.edges):
            return
        for name, look in zip(drawing.series, series, strict=True):
            pen = look.pen(theme, 1.75 * self._scale)
            item = pg.PlotCurveItem(
                drawing.histogram.edges,
                drawing.histogram.counts[name].astype(np.float64),
                stepMode="center",
                # grounds of several would be mistaken for one more
                fillLevel=0 if len(series) == 1 else None,
                brush=look.color(theme, _FILL) if len(series) == 1 else None,
                pen=pen,
            )
            self._add(item)

    def _means(self, drawing: Drawing, series: list[Look], theme: Theme) -> None:
        for place, (row, look) in enumerate(zip(drawing.means, series, strict=True)):
            beside = offset(place, len(series))
            kept = [(number + beside, mean) for number, mean in enumerate(row) if mean.count]
            if not kept:
                continue
            x = np.array([at for at, _ in kept])
            y = np.array([mean.mean for _, mean in kept])
            ends = np.array([end for _, mean in kept for end in (mean.low, mean.high)])
            plain = QPen(look.color(theme), 1.5 * self._scale)
            plain.setCosmetic(True)
            self._add(pg.PlotCurveItem(np.repeat(x, 2), ends, connect="pairs", pen=plain))
            item = pg.ScatterPlotItem(symbol=look.symbol, size=_MEAN_PX, pxMode=True)
            brush = None if look.symbol in _LINES_ONLY else look.color(theme)
            item.setData(x, y, pen=_outline(look.color(theme), self._scale), brush=brush)
            self._add(item)


def _cells(axis: Axis, size_px: float) -> tuple[float, float, int]:
    """Return the ends of the cells along an axis, and how many there are; whole numbers are not cut in two."""
    count = max(20, int(size_px / _CELL_PX))
    if not axis.writing.is_whole:
        return axis.low, axis.high, count
    width = ceil((axis.high - axis.low) / count)
    low = floor(axis.low) - 0.5
    count = ceil((axis.high - low) / width)
    return low, low + count * width, count


def _outline(color: QColor, scale: float) -> QPen:
    pen = QPen(color, 1.25 * scale)
    # symbols are drawn in units of their size
    pen.setCosmetic(True)
    return pen


def _shades(theme: Theme) -> npt.NDArray[np.uint8]:
    """Return colours from none over pale to strong; what is empty shows the ground."""
    stops = [theme.pale("accent"), theme.color("accent"), theme.color("text")]
    found = np.zeros((_SHADES, 4), np.uint8)
    places = np.linspace(0, len(stops) - 1, _SHADES - 1)
    for part, (start, end) in enumerate(pairwise(stops)):
        inside = (places >= part) & (places <= part + 1)
        share = (places[inside] - part)[:, None]
        first, last = (np.array([[one.red(), one.green(), one.blue(), 255]]) for one in (start, end))
        found[1:][inside] = np.round(first + share * (last - first)).astype(np.uint8)
    return found
