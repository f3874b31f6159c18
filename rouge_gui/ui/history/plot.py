"""The history graph: draws points, tells which one the pointer or the keyboard is at and which one was chosen.

One of the chart modules: only they import pyqtgraph. Captions and scores come in as values.
"""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rouge_gui.session.timers import single_shot
from rouge_gui.ui.history.curves import Curves
from rouge_gui.ui.history.display import Display, part_name
from rouge_gui.ui.history.lines import Flags, Line, Rings
from rouge_gui.ui.history.points import Points
from rouge_gui.ui.history.series import SERIES
from rouge_gui.ui.history.steering import Steering
from rouge_gui.ui.history.ticks import SHARES, axis_end, point_ticks, share_ticks, step_ticks, time_ticks
from rouge_gui.ui.theme import Theme

_ROOM = 0.08
_LEAST_STEPS = 4
_LEAST_SECONDS = 10
_TICK_PX = 90
_AXIS_PX = 44
_LABEL_PX = 20
# fast typing brings points faster than a long history can be drawn
_DRAW_AFTER_MS = 30
# a recomputation that is done sooner than this greys nothing
_STALE_AFTER_MS = 120
_BY_KEY = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class HistoryPlot(QWidget):
    """The graph. ``pointed`` carries a state and its place in the widget, or None and a null place.

    ``menu_wanted`` carries a state and a place on the screen; ``pin_wanted`` a state. ``scale`` widens lines where
    pixels are finer.
    """

    pointed = Signal(object, QPointF)
    state_chosen = Signal(int)
    pin_wanted = Signal(int)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, scale: float = 1.0) -> None:
        super().__init__(parent)
        self._scale = scale
        self.setObjectName("historyPlot")
        self.setMouseTracking(True)
        # a click leaves the focus with the text, where typing goes on
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._points = Points()
        self._display = Display()
        self._curves = Curves(self._points, self._display)
        self._at: int | None = None
        self._stale = False
        self._theme = theme
        self._axes: tuple[object, ...] = ()
        self._due = single_shot(self, _DRAW_AFTER_MS, self._draw)
        self._stale_due = single_shot(self, _STALE_AFTER_MS, self._on_stale_due)
        self._build()
        self.set_theme(theme)
        self._name()
        self.setAccessibleDescription(
            self.tr("Arrow keys lead from state to state, Return goes there, P pins or unpins")
        )

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
        grid.setContentsMargins(4, 6, 14, 2)
        grid.setSpacing(0)
        self.view.setCentralItem(grid)
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._shares, self._steps, self._hundred = (
            pg.AxisItem(side, linkView=self._box) for side in ("left", "bottom", "right")
        )
        self._shares.setStyle(tickLength=0, tickTextOffset=8)
        self._steps.setStyle(tickLength=0, tickTextOffset=6)
        self._hundred.setStyle(tickLength=0, tickTextOffset=8)
        self._hundred.setTicks([point_ticks()])
        for item, row, place in (
            (self._shares, 0, 0),
            (self._box, 0, 1),
            (self._hundred, 0, 2),
            (self._steps, 1, 1),
        ):
            grid.addItem(item, row, place)
        self._rules = [pg.InfiniteLine(share, angle=0) for share in SHARES]
        self._here = pg.InfiniteLine(0, angle=90)
        self._pointer = pg.InfiniteLine(0, angle=90)
        for line in (*self._rules, self._here, self._pointer):
            self._box.addItem(line, ignoreBounds=True)
        self._pointer.hide()
        self._lines = [Line(series, self._box, self._scale) for series in SERIES]
        self._flags = Flags(self._box)
        self._rings = Rings(self._box)

    # --- what is shown -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.view.setBackground(theme.color("card"))
        for axis in (self._shares, self._steps, self._hundred):
            axis.setPen(theme.color("card"))
            axis.setTextPen(theme.color("muted"))
            axis.setTickFont(self.font())
        self._steps.setPen(theme.color("grid"))
        for line in self._rules:
            line.setPen(theme.color("grid"))
        self._here.setPen(QPen(theme.color("accent"), 0))
        self._pointer.setPen(QPen(theme.color("muted"), 0, Qt.PenStyle.DashLine))
        self._draw()

    def set_display(self, display: Display) -> None:
        """Show what ``display`` says."""
        self._display = display
        self._name()
        self._draw()

    def show_points(self, points: Points, *, stale: bool = False) -> None:
        """Draw ``points``, soon; in grey if they stay ``stale`` for a moment."""
        if points is not self._points:
            # of another document
            self._at = None
            self.pointed.emit(None, QPointF())
        self._points = points
        if not stale:
            self._stale_due.stop()
            self._stale = False
        elif not self._stale and not self._stale_due.isActive():
            self._stale_due.start()
        if not self._due.isActive():
            self._due.start()

    @property
    def is_grey(self) -> bool:
        """Whether the lines are drawn in grey, as they are about to change."""
        return self._stale

    def _on_stale_due(self) -> None:
        self._stale = True
        self._draw()

    def _name(self) -> None:
        part = part_name(self._display.part)
        if self._display.by_time:
            self.setAccessibleName(self.tr("History of {part} over time").format(part=part))
        else:
            self.setAccessibleName(self.tr("History of {part} over the edits").format(part=part))

    def draw_now(self) -> None:
        """Draw what is due."""
        if self._due.isActive():
            self._draw()

    def _draw(self) -> None:
        self._due.stop()
        self._curves = Curves(self._points, self._display)
        self._draw_axes()
        for line in self._lines:
            if line.series.metric in self._display.metrics:
                line.draw(self._curves, self._theme, stale=self._stale)
            else:
                line.hide()
        known = self._points.current < len(self._points)
        self._here.setVisible(known)
        if known:
            self._here.setValue(self._curves.x[self._points.current])
        pins = [float(self._curves.x[pin]) for pin in self._points.pins if pin < len(self._points)]
        pinned = self._points.pinned
        word = None
        if pinned is not None and pinned < len(self._points):
            word = (float(self._curves.x[pinned]), self.tr("pinned"))
        self._flags.draw(pins, word, self._theme, self.font())
        self._draw_pointer()

    def _draw_axes(self) -> None:
        by_time = self._display.by_time
        last = self._points.last_second if by_time else float(self._points.last_step)
        last = axis_end(max(last, _LEAST_SECONDS if by_time else _LEAST_STEPS))
        most = max(2, self.width() // _TICK_PX)
        two = self._display.has_points
        axes = (last, most, two, self._display.format, self._display.part, by_time, self._theme)
        # new ones are costly, and a point more seldom needs them
        if axes == self._axes:
            return
        self._axes = axes
        self._box.setRange(xRange=(-0.02 * last, 1.02 * last), yRange=(-_ROOM, 1 + _ROOM), padding=0)
        self._step_ticks = time_ticks(last, most) if by_time else step_ticks(last, most)
        self._score_ticks = share_ticks(self._display.format)
        self._steps.setTicks([self._step_ticks])
        self._shares.setTicks([self._score_ticks])
        self._hundred.setVisible(two)
        self._hundred.setWidth(_AXIS_PX + _LABEL_PX if two else 0)
        self._shares.setWidth(_AXIS_PX + _LABEL_PX if two else _AXIS_PX)
        # two axes, each with its name
        style = {"color": self._theme.color("muted").name()}
        part = part_name(self._display.part)
        self._hundred.setLabel(self.tr("BLEU, chrF (0–100)") if two else "", **style)
        self._shares.setLabel(self.tr("ROUGE {part}").format(part=part) if two else "", **style)
        self._shares.showLabel(two)

    def _draw_pointer(self) -> None:
        # points may have come that are not drawn yet
        at = self._at if self._at is not None and self._at < len(self._curves.x) else None
        self._pointer.setVisible(at is not None)
        if at is None:
            self._rings.hide()
            return
        x = float(self._curves.x[at])
        self._pointer.setValue(x)
        self._rings.draw(x, [height for _, height in self._curves.place(at)], self._ring_color())

    def _ring_color(self) -> QColor:
        return self._theme.color("text")

    # --- where things are --------------------------------------------------------------------------------

    def _state_at(self, place: QPointF) -> int | None:
        self.draw_now()
        inside = self._box.mapSceneToView(self._on_view(place))
        (left, right), (bottom, top) = self._box.viewRange()
        if not left <= inside.x() <= right:
            return None
        scale = (self._box.width() / (right - left), self._box.height() / (top - bottom))
        return self._curves.nearest(inside.x(), inside.y(), scale)

    def _on_view(self, place: QPointF) -> QPointF:
        return QPointF(self.view.mapToScene((place - QPointF(self.view.pos())).toPoint()))

    def place_of(self, state: int, height: float = 0.5) -> QPointF:
        """Return where ``state`` lies, at a share of the full score, in the widget's pixels."""
        self.draw_now()
        point = self._box.mapViewToScene(QPointF(float(self._curves.x[state]), height))
        return QPointF(self.view.mapFromScene(point) + self.view.pos())

    def heights_of(self, state: int) -> dict[str, float]:
        """Return the heights at which ``state`` is drawn, as shares of the full score, by metric."""
        self.draw_now()
        return {series.metric: height for series, height in self._curves.place(state)}

    @property
    def has_second_axis(self) -> bool:
        """Whether the axis for scores in 0–100 is shown."""
        return bool(self._hundred.isVisible())

    def axis_labels(self) -> tuple[list[str], list[str]]:
        """Return what stands at the axis of scores and at that of edits or time."""
        self.draw_now()
        return [label for _, label in self._score_ticks], [label for _, label in self._step_ticks]

    def flag_places(self) -> list[float]:
        """Return where flags stand, in edits or seconds."""
        self.draw_now()
        return self._flags.places

    def whole_places(self, metric: str) -> list[float]:
        """Return where the line of ``metric`` has the large symbols of edits made at one go."""
        self.draw_now()
        line = next(line for line in self._lines if line.series.metric == metric)
        return [float(x) for x in line.wholes.getData()[0]] if line.wholes.isVisible() else []

    @property
    def pointed_state(self) -> int | None:
        """The state that the pointer or the keyboard is at."""
        return self._at

    def _point_at(self, state: int | None) -> None:
        self.draw_now()
        self._at = state
        self._draw_pointer()
        self.pointed.emit(state, QPointF() if state is None else self.place_of(state))

    # --- mouse and keys ----------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which state the pointer is at."""
        self._point_at(self._state_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._point_at(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the state that was clicked."""
        if event.button() is Qt.MouseButton.LeftButton:
            state = self._state_at(event.position())
            if state is not None:
                self.state_chosen.emit(state)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the state at the pointer, or of the one that the keyboard is at."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        here = self._points.current if self._at is None else self._at
        state = self._state_at(QPointF(event.pos())) if by_mouse else here
        if state is not None and state < len(self._points):
            place = event.pos() if by_mouse else self.place_of(state).toPoint()
            self.menu_wanted.emit(state, self.mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along the line and its branches; Return goes there, P pins, Esc puts the card away."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not len(self._points):
            super().keyPressEvent(event)
            return
        at = self._points.current if self._at is None else self._at
        key = Qt.Key(event.key())
        there = self._steering().follow(key, at)
        if there is not None:
            self._point_at(there)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.state_chosen.emit(at)
        elif key == Qt.Key.Key_P:
            self.pin_wanted.emit(at)
        elif key == Qt.Key.Key_Escape and self._at is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def _steering(self) -> Steering:
        self.draw_now()
        return Steering(self._points, self._top_of)

    def _top_of(self, state: int) -> float:
        return max((height for _, height in self._curves.place(state)), default=-1.0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys lead through the graph."""
        super().focusInEvent(event)
        self.update()
        if event.reason() in _BY_KEY and self._points.current < len(self._points):
            self._point_at(self._points.current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show nothing any more."""
        super().focusOutEvent(event)
        self.update()
        self._point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find room for the marks of the axis."""
        super().resizeEvent(event)
        self._due.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ring around the graph while it has the focus."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("card"))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.color("accent"), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
