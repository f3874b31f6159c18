"""A chart: draws one ``Drawing``, tells which place of it the pointer or the keyboard is at, and what was chosen.

One of the chart modules: only they import pyqtgraph. Words and numbers come in as values.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QVBoxLayout, QWidget

from rouge_gui.corpus.chart_values import Box
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.corpus.charts.axes import Axis, Ticks
from rouge_gui.ui.corpus.charts.drawing import Drawing
from rouge_gui.ui.corpus.charts.layers import Layers
from rouge_gui.ui.corpus.charts.looks import Look
from rouge_gui.ui.corpus.charts.walking import spot_after
from rouge_gui.ui.theme import Theme

_REACH_PX = 14.0
_RING_PX = 14
# marks and label of the axis below
_BELOW_PX = 84
_TICK_X_PX, _TICK_Y_PX = 80, 34
# what is drawn anew while a corpus is read or a window dragged waits for a pause as short as this
_DRAW_AFTER_MS = 30
# heights of bins say little about which one is meant
_LEVEL = 0.05


class ChartPlot(QWidget):
    """The chart. ``pointed`` carries the number of a spot and its place in the widget, or None and a null place.

    ``spot_chosen`` carries the number of a spot, ``box_chosen`` a ``Box`` in the numbers of the axes. ``scale`` widens
    lines where pixels are finer.
    """

    pointed = Signal(object, QPointF)
    spot_chosen = Signal(int)
    box_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, scale: float = 1.0) -> None:
        super().__init__(parent)
        self.setObjectName("chartPlot")
        self.setMouseTracking(True)
        # a click leaves the focus with the text, where typing goes on
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._theme = theme
        self._drawing: Drawing | None = None
        self._looks: Mapping[str, Look] = {}
        self._current: int | None = None
        self._at: int | None = None
        # where a rectangle began: a place in the widget, or a spot
        self._pressed: QPointF | None = None
        self._anchor: int | None = None
        self._chosen_box: Box | None = None
        self._due = single_shot(self, _DRAW_AFTER_MS, self._draw)
        self._build()
        self.layers = Layers(self._box, scale)
        self.set_theme(theme)
        self.setAccessibleName(self.tr("Chart"))

    def _build(self) -> None:
        # the view only paints: mouse and keys are this widget's
        self.view = pg.GraphicsView(parent=self, useOpenGL=False)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        # room for the ring that shows the focus
        column.setContentsMargins(2, 2, 2, 2)
        column.addWidget(self.view)
        grid = pg.GraphicsLayout(border=None)
        grid.setContentsMargins(2, 8, 12, 0)
        grid.setSpacing(0)
        self.view.setCentralItem(grid)
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._left, self._bottom = (pg.AxisItem(side, linkView=self._box) for side in ("left", "bottom"))
        for axis in (self._left, self._bottom):
            axis.setStyle(tickLength=-3, tickTextOffset=5)
            axis.enableAutoSIPrefix(False)
        for item, row, place in ((self._left, 0, 0), (self._box, 0, 1), (self._bottom, 1, 1)):
            grid.addItem(item, row, place)
        self._here = pg.ScatterPlotItem(symbol="o", size=_RING_PX, pxMode=True)
        self._ring = pg.ScatterPlotItem(symbol="o", size=_RING_PX, pxMode=True)
        self._band = QGraphicsRectItem()
        for order, item in ((4, self._here), (5, self._ring), (6, self._band)):
            item.setZValue(order)
            self._box.addItem(item, ignoreBounds=True)
            item.hide()

    def minimumSizeHint(self) -> QSize:
        """Leave room for both axes and something between."""
        return QSize(220, 110)

    # --- what is shown -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.view.setBackground(theme.color("card"))
        for axis in (self._left, self._bottom):
            axis.setPen(theme.color("border"))
            axis.setTextPen(theme.color("muted"))
            axis.setTickFont(self.font())
        self._here.setPen(_cosmetic(theme, "text", 2.0))
        self._ring.setPen(_cosmetic(theme, "accent", 2.0))
        self._ring.setBrush(None)
        self._band.setPen(_cosmetic(theme, "accent", 1.0))
        ground = theme.color("accent")
        ground.setAlphaF(0.15)
        self._band.setBrush(ground)
        self._due.start()

    def show_drawing(self, drawing: Drawing, looks: Mapping[str, Look]) -> None:
        """Draw ``drawing``, soon; ``looks`` tells how each of its series looks.

        Of the same chart with other numbers, what is pointed at and the rectangle stay.
        """
        before, at = self._drawing, self._at
        self._drawing, self._looks = drawing, looks
        self._anchor = None
        if before is not None and before.choice == drawing.choice:
            self._at = None if at is None else drawing.spots.same_as(before.spots, at)
        else:
            self._at = self._pressed = None
            self.set_box(None)
        if self._at is None:
            self.pointed.emit(None, QPointF())
        self._due.start()

    def show_current(self, position: int | None) -> None:
        """Put a ring around the points of the item at hand."""
        self._current = position
        self._draw_current()

    @property
    def drawing(self) -> Drawing | None:
        """What is shown."""
        return self._drawing

    def draw_now(self) -> None:
        """Draw what is due."""
        if self._due.isActive():
            self._draw()

    def _draw(self) -> None:
        self._due.stop()
        drawing = self._drawing
        if drawing is None:
            return
        self._box.setRange(
            xRange=(drawing.x.low, drawing.x.high), yRange=(drawing.y.low, drawing.y.high), padding=0
        )
        label = {"color": self._theme.color("muted").name()}
        self._bottom.setLabel(drawing.x.label, **label)
        self._left.setLabel(self._fitting(drawing.y), **label)
        for axis in (self._bottom, self._left):
            # a label stays where the one before it was centred until the axis gets another size
            axis.resizeEvent()
        self._left.setTicks([drawing.y.ticks(max(2, self.height() // _TICK_Y_PX))])
        self._bottom.setTicks([self._bottom_ticks(drawing.x)])
        size = float(self._box.width()), float(self._box.height())
        self.layers.draw(drawing, self._looks, self._theme, size)
        self._draw_current()
        self._draw_ring()

    def _bottom_ticks(self, axis: Axis) -> Ticks:
        ticks = axis.ticks(max(2, self.width() // _TICK_X_PX))
        if not axis.names:
            return ticks
        metrics, room = QFontMetricsF(self.font()), self._box.width() / max(1, len(ticks)) - 8
        return [
            (place, metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(24.0, room)))
            for place, name in ticks
        ]

    def _fitting(self, axis: Axis) -> str:
        metrics, room = QFontMetricsF(self.font()), self.height() - _BELOW_PX
        if metrics.horizontalAdvance(axis.label) <= room:
            return axis.label
        return metrics.elidedText(axis.brief or axis.label, Qt.TextElideMode.ElideRight, max(room, 40))

    def _draw_current(self) -> None:
        drawing = self._drawing
        found = np.zeros(0, np.intp)
        if drawing is not None and drawing.clouds and self._current is not None:
            found = np.flatnonzero(drawing.spots.keys == self._current)
        self._here.setVisible(len(found) > 0)
        if drawing is not None and len(found):
            # on a picture the ground would swallow the ring
            ground = self._theme.color("card") if self.layers.is_dense else None
            self._here.setData(drawing.spots.x[found], drawing.spots.y[found], brush=ground)

    def _draw_ring(self) -> None:
        spots = self._drawing.spots if self._drawing is not None else None
        known = spots is not None and self._at is not None and self._at < len(spots)
        self._ring.setVisible(known)
        if known and spots is not None and self._at is not None:
            self._ring.setData([spots.x[self._at]], [spots.y[self._at]])

    # --- where things are --------------------------------------------------------------------------------

    def _inside(self, place: QPointF) -> tuple[float, float]:
        """Return a place of the widget in the numbers of the axes."""
        self.draw_now()
        scene = self.view.mapToScene((place - QPointF(self.view.pos())).toPoint())
        point = self._box.mapSceneToView(QPointF(scene))
        return float(point.x()), float(point.y())

    def _pixels(self) -> tuple[float, float]:
        """Return how many pixels a unit has on either axis."""
        (left, right), (bottom, top) = self._box.viewRange()
        return float(self._box.width() / (right - left)), float(self._box.height() / (top - bottom))

    def place_of(self, spot: int) -> QPointF:
        """Return where a spot lies, in the widget's pixels. Raises IndexError."""
        if self._drawing is None:
            raise IndexError(spot)
        return self.place_at(float(self._drawing.spots.x[spot]), float(self._drawing.spots.y[spot]))

    def place_at(self, x: float, y: float) -> QPointF:
        """Return where two numbers of the axes meet, in the widget's pixels."""
        self.draw_now()
        point = self._box.mapViewToScene(QPointF(x, y))
        return QPointF(self.view.mapFromScene(point) + self.view.pos())

    def spot_at(self, place: QPointF) -> int | None:
        """Return the spot at a place of the widget, or near it."""
        drawing = self._drawing
        if drawing is None or drawing.is_empty:
            return None
        x, y = self._inside(place)
        across, up = self._pixels()
        if drawing.clouds:
            spot = drawing.spots.nearest(x, y, (across, up))
            near = spot is not None and drawing.spots.distance(spot, (x, y), (across, up)) <= _REACH_PX
            return spot if near else None
        within = drawing.x.low <= x <= drawing.x.high and drawing.y.low <= y <= drawing.y.high
        return drawing.spots.nearest(x, y, (across, _LEVEL * up)) if within else None

    def axis_labels(self) -> tuple[str, str]:
        """Return what the axes are called, across and up."""
        self.draw_now()
        return self._bottom.labelText, self._left.labelText

    @property
    def pointed_spot(self) -> int | None:
        """The spot that the pointer or the keyboard is at."""
        return self._at

    @property
    def chosen_box(self) -> Box | None:
        """The rectangle that is being drawn."""
        return self._chosen_box

    def _point_at(self, spot: int | None) -> None:
        if spot != self._at or spot is None:
            self._at = spot
            self._draw_ring()
            self.pointed.emit(spot, QPointF() if spot is None else self.place_of(spot))

    # --- rectangles --------------------------------------------------------------------------------------

    def set_box(self, box: Box | None) -> None:
        """Show a rectangle, or none."""
        self._chosen_box = box
        self._band.setVisible(box is not None)
        if box is not None:
            self._band.setRect(QRectF(box.left, box.bottom, box.right - box.left, box.top - box.bottom))

    def _box_between(self, first: tuple[float, float], second: tuple[float, float]) -> Box:
        (left, right), (bottom, top) = (sorted(ends) for ends in zip(first, second, strict=True))
        drawing = self._drawing
        if drawing is None or drawing.clouds:
            return Box(left, right, bottom, top)
        # bins and buckets are chosen whole, whatever their height
        return Box(left, right, drawing.y.low, drawing.y.high)

    def _box_of_spots(self, first: int, second: int) -> Box | None:
        if self._drawing is None:
            return None
        spots = self._drawing.spots
        return self._box_between(
            (float(spots.x[first]), float(spots.y[first])), (float(spots.x[second]), float(spots.y[second]))
        )

    # --- mouse and keys ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a rectangle; another button gives it up."""
        if event.button() is not Qt.MouseButton.LeftButton:
            self._put_away()
        else:
            self._pressed, self._anchor = event.position(), None
            self.set_box(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is at, or draw the rectangle larger."""
        if self._pressed is None:
            self._point_at(self.spot_at(event.position()))
            return
        far = (event.position() - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if far or self._chosen_box is not None:
            self._point_at(None)
            self.set_box(self._box_between(self._inside(self._pressed), self._inside(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked, or what lies in the rectangle."""
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        if self._chosen_box is not None:
            self._choose_box()
            return
        spot = self.spot_at(event.position())
        if spot is not None:
            self.spot_chosen.emit(spot)

    def _choose_box(self) -> None:
        box, self._anchor = self._chosen_box, None
        self.set_box(None)
        if box is not None:
            self.box_chosen.emit(box)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from place to place, with Shift drawing a rectangle; Return chooses, Esc puts away."""
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        there = None
        if self._drawing is not None and not others:
            self.draw_now()
            there = spot_after(self._drawing, self._at, key)
        if there is not None:
            self._walk_to(there, shift=shift)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._at is not None:
            if self._chosen_box is not None:
                self._choose_box()
            else:
                self.spot_chosen.emit(self._at)
        elif key == Qt.Key.Key_Escape and (self._at is not None or self._chosen_box is not None):
            self._put_away()
        else:
            super().keyPressEvent(event)

    def _walk_to(self, spot: int, *, shift: bool) -> None:
        if not shift:
            self._anchor = None
            self.set_box(None)
        elif self._anchor is None:
            self._anchor = spot if self._at is None else self._at
        if self._anchor is not None:
            self.set_box(self._box_of_spots(self._anchor, spot))
        self._point_at(spot)

    def _put_away(self) -> None:
        self._pressed = self._anchor = None
        if self._chosen_box is not None:
            self.set_box(None)
        else:
            self._point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys lead through the chart."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show nothing any more."""
        super().focusOutEvent(event)
        self.update()
        self._pressed = self._anchor = None
        self.set_box(None)
        self._point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find room for the marks of the axes, and cells for a picture."""
        super().resizeEvent(event)
        self._due.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ring around the chart while it has the focus."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("card"))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.color("accent"), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()


def _cosmetic(theme: Theme, role: str, width_px: float) -> QPen:
    pen = QPen(theme.color(role), width_px)
    pen.setCosmetic(True)
    return pen
