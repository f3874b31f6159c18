"""The items of the history graph: a line per metric with its points and branches, flags at pinned states.

One of the chart modules: only they import pyqtgraph.
"""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen, QPolygonF

from rouge_gui.ui.history.curves import Curves, Floats
from rouge_gui.ui.history.series import Series
from rouge_gui.ui.theme import Theme

# thick antialiased lines cost hundreds of milliseconds from about a thousand points on
_MOST_DETAILED_POINTS = 300
_DOT_PX = 6
_WHOLE_PX = 9
_HERE_PX = 15
_FLAG_PX = 14
_FLAG_HEIGHT = 1.0
_FAINT = 0.5


class Line:
    """The items that draw one metric: the current line, its points, and the branches left by undo.

    A typed edit is a small full symbol; one made at one go (a paste, a replacement) is large and hollow. ``scale``
    widens lines where pixels are finer.
    """

    def __init__(self, series: Series, box: pg.ViewBox, scale: float) -> None:
        self.series = series
        self._scale = scale
        self.branches = pg.PlotCurveItem(connect="pairs")
        self.curve = pg.PlotCurveItem()
        self.dots = pg.ScatterPlotItem(symbol=series.symbol, size=_DOT_PX, pxMode=True)
        self.wholes = pg.ScatterPlotItem(symbol=series.symbol, size=_WHOLE_PX, pxMode=True)
        for item in (self.branches, self.curve, self.dots, self.wholes):
            box.addItem(item, ignoreBounds=True)

    def hide(self) -> None:
        """Draw nothing."""
        for item in (self.branches, self.curve, self.dots, self.wholes):
            item.hide()

    def draw(self, curves: Curves, theme: Theme, *, stale: bool) -> None:
        """Draw ``curves`` in the colours of ``theme``, in grey while they are ``stale``."""
        # BLEU and chrF are the same under every profile
        about_to_change = stale and self.series.has_parts
        color = theme.color("border" if about_to_change else self.series.role)
        line = curves.line(self.series)
        detailed = len(line.x) <= _MOST_DETAILED_POINTS
        pen = self.series.pen(color, self._scale * (2.0 if detailed else 1.0))
        self.curve.show()
        self.curve.setData(line.x, line.y, pen=pen, antialias=detailed)
        typed = ~line.whole if detailed else np.zeros(len(line.x), bool)
        whole = line.whole if detailed else typed
        _draw_if_any(self.dots, line.x[typed], line.y[typed], brush=color, pen=None)
        _draw_if_any(
            self.wholes,
            line.x[whole],
            line.y[whole],
            brush=theme.color("card"),
            pen=_outline(color, self._scale),
        )
        color.setAlphaF(_FAINT)
        faint = QPen(color, self._scale, Qt.PenStyle.DashLine)
        faint.setCosmetic(True)
        _draw_if_any(self.branches, *curves.branches(self.series), pen=faint)


def _draw_if_any(item: pg.GraphicsObject, x: Floats, y: Floats, **style: object) -> None:
    """Draw points; an item without any is hidden, as asking it for its bounds takes time."""
    item.setVisible(len(x) > 0)
    if len(x):
        item.setData(x, y, **style)


class Rings:
    """A ring around each point of one state: where the pointer or the keyboard is."""

    def __init__(self, box: pg.ViewBox) -> None:
        self._rings = pg.ScatterPlotItem(symbol="o", size=_HERE_PX, pxMode=True)
        self._rings.setZValue(5)
        box.addItem(self._rings, ignoreBounds=True)

    def draw(self, x: float, heights: list[float], color: QColor) -> None:
        """Draw rings at ``x``."""
        self._rings.show()
        self._rings.setData([x] * len(heights), heights, brush=None, pen=_outline(color))

    def hide(self) -> None:
        """Draw nothing."""
        self._rings.hide()


class Flags:
    """A dashed rule with a flag at each pinned state, and a word at the one that is compared with."""

    def __init__(self, box: pg.ViewBox) -> None:
        self._box = box
        self._rules: list[pg.InfiniteLine] = []
        self.places: list[float] = []
        self._flags = pg.ScatterPlotItem(symbol=_flag(), size=_FLAG_PX, pxMode=True)
        self._flags.setZValue(4)
        self._word = pg.TextItem(anchor=(0.0, 0.5))
        self._word.setZValue(4)
        box.addItem(self._flags, ignoreBounds=True)
        box.addItem(self._word, ignoreBounds=True)

    def draw(self, places: list[float], word: tuple[float, str] | None, theme: Theme, font: QFont) -> None:
        """Draw flags at ``places``; ``word`` stands beside its own."""
        self.places = places
        while len(self._rules) > len(places):
            self._box.removeItem(self._rules.pop())
        while len(self._rules) < len(places):
            rule = pg.InfiniteLine(0, angle=90)
            self._rules.append(rule)
            self._box.addItem(rule, ignoreBounds=True)
        for rule, place in zip(self._rules, places, strict=True):
            rule.setValue(place)
            rule.setPen(QPen(theme.color("muted"), 0, Qt.PenStyle.DashLine))
        ink = theme.color("text")
        self._flags.setVisible(bool(places))
        self._flags.setData(places, [_FLAG_HEIGHT] * len(places), brush=ink, pen=_outline(ink))
        self._word.setVisible(word is not None)
        if word is not None:
            place, text = word
            self._word.setFont(font)
            self._word.setColor(theme.color("muted"))
            self._word.setText("   " + text)
            self._word.setPos(place, _FLAG_HEIGHT)


def _outline(color: QColor, scale: float = 1.0) -> QPen:
    pen = QPen(color, 1.5 * scale)
    # symbols are drawn in units of their size
    pen.setCosmetic(True)
    return pen


def _flag() -> QPainterPath:
    """Return a flag whose foot is at the middle, one unit high, as pyqtgraph scales symbols."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -0.5), QPointF(0.75, -0.22), QPointF(0, 0.06)]))
    path.closeSubpath()
    path.moveTo(0, -0.5)
    path.lineTo(0, 0.5)
    return path
