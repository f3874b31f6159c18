"""The history graph: draws points, tells which one the pointer is at and which one was clicked.

One of the chart modules: only they import pyqtgraph. Captions and scores come in as values.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import SERIES, Series
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

# thick antialiased lines cost hundreds of milliseconds from about a thousand points on
_MOST_DETAILED_POINTS = 300
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
_ROOM = 0.05
_LEAST_STEPS = 4
# fast typing brings points faster than a long history can be drawn
_DRAW_AFTER_MS = 30


class _Line:
    """The items that draw one metric: the current line, its points, and the branches left by undo."""

    def __init__(self, series: Series, box: pg.ViewBox) -> None:
        self.series = series
        self.branches = pg.PlotCurveItem(connect="pairs")
        self.curve = pg.PlotCurveItem()
        self.dots = pg.ScatterPlotItem(symbol=series.symbol, size=7, pxMode=True)
        for item in (self.branches, self.curve, self.dots):
            box.addItem(item, ignoreBounds=True)

    def draw(self, points: Points, theme: Theme, *, shown: bool) -> None:
        """Draw ``points`` in the colours of ``theme``."""
        steps, values = points.line(self.series.metric) if shown else ([], [])
        detailed = len(steps) <= _MOST_DETAILED_POINTS
        color = theme.color(self.series.role)
        pen = self.series.pen(color, 2.0 if detailed else 1.0)
        self.curve.setData(np.asarray(steps, float), np.asarray(values, float), pen=pen, antialias=detailed)
        self.dots.setData(steps if detailed else [], values if detailed else [], brush=color, pen=None)
        steps, values = points.left_branches(self.series.metric) if shown else ([], [])
        faint = QPen(theme.color("border"), 1.0, Qt.PenStyle.DashLine)
        faint.setCosmetic(True)
        self.branches.setData(np.asarray(steps, float), np.asarray(values, float), pen=faint)


class HistoryPlot(QWidget):
    """The graph. ``pointed`` carries a point and its place in the widget, or None and a null place."""

    pointed = Signal(object, QPointF)
    state_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("historyPlot")
        self.setAccessibleName(self.tr("History of F over the edits"))
        self.setMouseTracking(True)
        self._points = Points()
        self._shown = [series.metric for series in SERIES]
        self._theme = theme
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(_DRAW_AFTER_MS)
        self._due.timeout.connect(self._draw)
        self._build()
        self.set_theme(theme)

    def _build(self) -> None:
        # the view only paints: the mouse is this widget's
        self._view = pg.GraphicsView(parent=self, useOpenGL=False)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        grid = pg.GraphicsLayout(border=None)
        grid.setContentsMargins(6, 8, 16, 4)
        grid.setSpacing(0)
        self._view.setCentralItem(grid)
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._values = pg.AxisItem("left", linkView=self._box)
        self._steps = pg.AxisItem("bottom", linkView=self._box)
        self._values.setWidth(44)
        self._values.setStyle(tickLength=0, tickTextOffset=8)
        self._steps.setStyle(tickLength=0, tickTextOffset=6)
        self._values.setTicks([[(tick, ScoreFormat(digits=2).ratio(tick)) for tick in _TICKS]])
        grid.addItem(self._values, 0, 0)
        grid.addItem(self._box, 0, 1)
        grid.addItem(self._steps, 1, 1)
        self._rules = [pg.InfiniteLine(tick, angle=0) for tick in _TICKS]
        self._here = pg.InfiniteLine(0, angle=90)
        self._pointer = pg.InfiniteLine(0, angle=90)
        for line in (*self._rules, self._here, self._pointer):
            self._box.addItem(line, ignoreBounds=True)
        self._pointer.hide()
        self._lines = [_Line(series, self._box) for series in SERIES]

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self._view.setBackground(theme.color("card"))
        for axis in (self._values, self._steps):
            axis.setPen(theme.color("grid"))
            axis.setTextPen(theme.color("muted"))
            axis.setTickFont(self.font())
        self._values.setPen(theme.color("card"))
        for line in self._rules:
            line.setPen(theme.color("grid"))
        self._here.setPen(QPen(theme.color("accent"), 0))
        self._pointer.setPen(QPen(theme.color("muted"), 0, Qt.PenStyle.DashLine))
        self._draw()

    def show_points(self, points: Points) -> None:
        """Draw ``points``, soon."""
        self._points = points
        if not self._due.isActive():
            self._due.start()

    def show_metrics(self, metrics: Sequence[str]) -> None:
        """Draw the lines of ``metrics`` only."""
        self._shown = list(metrics)
        self._draw()

    def _draw_what_is_due(self) -> None:
        if self._due.isActive():
            self._draw()

    def _draw(self) -> None:
        self._due.stop()
        last = max(self._points.last_step(), _LEAST_STEPS)
        self._box.setRange(xRange=(-0.02 * last, 1.02 * last), yRange=(-_ROOM, 1 + _ROOM), padding=0)
        stride = max(1, -(-last // 12))
        self._steps.setTicks([[(step, str(step)) for step in range(0, last + 1, stride)]])
        for line in self._lines:
            line.draw(self._points, self._theme, shown=line.series.metric in self._shown)
        current = self._points.by_state.get(self._points.current)
        self._here.setVisible(current is not None)
        if current is not None:
            self._here.setValue(current.step)

    def _point_at(self, place: QPointF) -> Point | None:
        self._draw_what_is_due()
        inside = self._box.mapSceneToView(self._view.mapToScene(place.toPoint()))
        (left, right), (bottom, top) = self._box.viewRange()
        if not left <= inside.x() <= right:
            return None
        width, height = max(self._box.width(), 1.0), max(self._box.height(), 1.0)
        steps_per_value = ((right - left) / width) * (height / (top - bottom))
        return self._points.nearest(inside.x(), inside.y(), self._shown, steps_per_value)

    def place_of(self, state: int) -> QPointF:
        """Return where the step of ``state`` lies at mid height, in the widget's pixels."""
        self._draw_what_is_due()
        step = self._points.by_state[state].step
        return QPointF(self._view.mapFromScene(self._box.mapViewToScene(QPointF(step, 0.5))))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which state the pointer is at."""
        point = self._point_at(event.position())
        self._pointer.setVisible(point is not None)
        if point is None:
            self.pointed.emit(None, QPointF())
        else:
            self._pointer.setValue(point.step)
            self.pointed.emit(point, self.place_of(point.state))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._pointer.hide()
        self.pointed.emit(None, QPointF())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the state that was clicked."""
        if event.button() is Qt.MouseButton.LeftButton:
            point = self._point_at(event.position())
            if point is not None:
                self.state_chosen.emit(point.state)
