"""The history part of the window: the graph, switches for its lines, a card on the edit under the pointer.

The graph is made after the window is on screen: its library is slow to load.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import SERIES, Series
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.theme import Theme, numbers_font

if TYPE_CHECKING:
    from rouge_gui.ui.history.plot import HistoryPlot

_SWATCH = QSize(24, 10)
_SHORT = {"rouge1": "R1", "rouge2": "R2", "rougeL": "RL", "rougeLsum": "Lsum"}


class SeriesSwitches(QWidget):
    """The legend of the graph: a switch per line."""

    metrics_chosen = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: dict[str, QToolButton] = {}
        for series in SERIES:
            button = QToolButton(self)
            button.setObjectName(f"series-{series.metric}")
            button.setText(series.label)
            button.setToolTip(self.tr("Show or hide this line"))
            button.setCheckable(True)
            button.setProperty("small", True)
            button.setChecked(True)
            button.setIconSize(_SWATCH)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.toggled.connect(self._on_toggled)
            self._buttons[series.metric] = button
            row.addWidget(button)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw the swatches in the colours of ``theme``."""
        for series in SERIES:
            self._buttons[series.metric].setIcon(_line_icon(theme, series, self.devicePixelRatioF()))

    @property
    def metrics(self) -> list[str]:
        """The metrics switched on."""
        return [metric for metric, button in self._buttons.items() if button.isChecked()]

    def _on_toggled(self, _on: bool) -> None:
        self.metrics_chosen.emit(self.metrics)


class HistoryView(QWidget):
    """Shows points; reports the state that was clicked."""

    state_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._points = Points()
        self._plot: HistoryPlot | None = None
        self.switches = SeriesSwitches(theme, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._card = QFrame(self)
        self._card.setObjectName("card")
        self._card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._card_title, self._card_changes, self._card_hint = (QLabel(self._card) for _ in range(3))
        self._card_title.setObjectName("heading")
        self._card_title.setTextFormat(Qt.TextFormat.PlainText)
        self._card_changes.setFont(numbers_font(self.font()))
        self._card_hint.setObjectName("muted")
        self._card_hint.setText(self.tr("click: return both texts to this state"))
        rows = QVBoxLayout(self._card)
        rows.setContentsMargins(10, 6, 10, 6)
        rows.setSpacing(2)
        for label in (self._card_title, self._card_changes, self._card_hint):
            rows.addWidget(label)
        self._card.hide()

    def minimumSizeHint(self) -> QSize:
        """Leave room for the axis and a line."""
        return QSize(240, 110)

    @property
    def plot(self) -> HistoryPlot | None:
        """The graph, once it was made."""
        return self._plot

    def make_plot(self) -> None:
        """Load the chart library and show the graph."""
        if self._plot is not None:
            return
        plot: HistoryPlot = import_module("rouge_gui.ui.history.plot").HistoryPlot(self._theme, self)
        self._plot = plot
        self._column.addWidget(plot)
        plot.pointed.connect(self._on_pointed)
        plot.state_chosen.connect(self.state_chosen)
        self.switches.metrics_chosen.connect(plot.show_metrics)
        plot.show_metrics(self.switches.metrics)
        plot.show_points(self._points)
        self._card.raise_()

    def show_points(self, points: Points) -> None:
        """Show ``points`` as soon as there is a graph."""
        self._points = points
        if self._plot is not None:
            self._plot.show_points(points)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        self.switches.set_theme(theme)
        if self._plot is not None:
            self._plot.set_theme(theme)

    @property
    def card_text(self) -> str:
        """What the card says, or said last."""
        return f"{self._card_title.text()}\n{self._card_changes.text()}"

    def _on_pointed(self, point: Point | None, place: QPointF) -> None:
        if point is None:
            self._card.hide()
            return
        self._card_title.setText(self.tr("edit {n}   {what}").format(n=point.step, what=point.caption))
        self._card_changes.setText(self._changes(point))
        self._card_hint.setVisible(point.state != self._points.current)
        self._card.adjustSize()
        self._card.move(self._card_place(place))
        self._card.show()

    def _changes(self, point: Point) -> str:
        """Return the change of F against the state before, or the values of the first state."""
        before = self._points.by_state.get(point.parent) if point.parent is not None else None
        parts: list[str] = []
        for metric in self.switches.metrics:
            if metric not in point.fmeasures:
                continue
            value = point.fmeasures[metric]
            if before is not None and metric in before.fmeasures:
                parts.append(
                    f"{_SHORT[metric]} {numbers.ScoreFormat().change(value - before.fmeasures[metric])}"
                )
            else:
                parts.append(f"{_SHORT[metric]} {numbers.ScoreFormat().ratio(value)}")
        return "   ".join(parts) or self.tr("not scored yet")

    def _card_place(self, place: QPointF) -> QPoint:
        size = self._card.size()
        x = place.x() + 12 if place.x() + 12 + size.width() < self.width() else place.x() - 12 - size.width()
        return QPoint(max(0, int(x)), max(0, (self.height() - size.height()) // 2 - 10))


def _line_icon(theme: Theme, series: Series, ratio: float) -> QIcon:
    def draw(painter: QPainter, area: QRectF) -> None:
        middle = area.center().y()
        painter.setPen(series.pen(theme.color(series.role), 2.0))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right() - 4, middle))

    return drawn_icon(_SWATCH, ratio, draw)
