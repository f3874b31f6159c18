"""The history part of the window: the graph, switches for what it draws, a card on the edit that is pointed at.

The graph is made after the window is on screen: its library is slow to load.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget

from rouge_gui.ui.history.card import EditCard
from rouge_gui.ui.history.display import Display
from rouge_gui.ui.history.points import Points
from rouge_gui.ui.history.switches import HistorySwitches
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat
from rouge_gui.ui.theme import Theme

if TYPE_CHECKING:
    from rouge_gui.ui.history.plot import HistoryPlot


class HistoryView(QWidget):
    """Shows points. Reports the state that was chosen, one to pin or unpin, and another ``Display``."""

    state_chosen = Signal(int)
    pin_wanted = Signal(int)
    display_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._points = Points()
        self._stale = False
        self._plot: HistoryPlot | None = None
        self._display = Display()
        self.switches = HistorySwitches(theme, self)
        self.switches.display_chosen.connect(self._on_display_chosen)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._card = EditCard(self)
        self._veil = QLabel(HIDDEN, self)
        self._veil.setObjectName("veil")
        self._veil.setAccessibleName(self.tr("The scores are hidden"))
        self._veil.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._veil.hide()
        self._column.addWidget(self._veil)
        self._menu = QMenu(self)
        self._return_entry = self._menu.addAction(self.tr("Return to this state"))
        self._pin_entry = self._menu.addAction("")
        self._menu.triggered.connect(self._on_menu_triggered)

    def minimumSizeHint(self) -> QSize:
        """Leave room for the axis and a line."""
        return QSize(240, 110)

    @property
    def plot(self) -> HistoryPlot | None:
        """The graph, once it was made."""
        return self._plot

    @property
    def display(self) -> Display:
        """What is drawn."""
        return self._display

    @property
    def points(self) -> Points:
        """The points on show."""
        return self._points

    def make_plot(self) -> None:
        """Load the chart library and show the graph."""
        if self._plot is not None:
            return
        plot: HistoryPlot = import_module("rouge_gui.ui.history.plot").HistoryPlot(self._theme, self)
        self._plot = plot
        plot.setVisible(self._veil.isHidden())
        self._column.addWidget(plot)
        plot.pointed.connect(self._on_pointed)
        plot.state_chosen.connect(self.state_chosen)
        plot.pin_wanted.connect(self.pin_wanted)
        plot.menu_wanted.connect(self._on_menu_wanted)
        plot.set_display(self._display)
        plot.show_points(self._points, stale=self._stale)
        self._card.raise_()

    # --- what is shown -----------------------------------------------------------------------------------

    def show_points(self, points: Points, *, stale: bool = False) -> None:
        """Show ``points`` as soon as there is a graph; ``stale`` ones are about to change as a whole."""
        self._points, self._stale = points, stale
        if self._plot is not None:
            self._plot.show_points(points, stale=stale)
            if self._card.isVisible() and self._plot.pointed_state is not None:
                self._card.show_state(points, self._plot.pointed_state, self._display)

    def show_display(self, display: Display) -> None:
        """Draw what ``display`` says."""
        self._display = display
        self.switches.show_display(display)
        if self._plot is not None:
            self._plot.set_display(display)

    def set_format(self, written: ScoreFormat) -> None:
        """Write scores as ``written``."""
        self.show_display(replace(self._display, format=written))

    def set_hidden(self, hidden: bool) -> None:
        """Put a question mark in the place of the graph, or the graph back."""
        self._card.hide()
        self._veil.setVisible(hidden)
        if self._plot is not None:
            self._plot.setVisible(not hidden)
            self._plot.setAccessibleDescription("")

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        self.switches.set_theme(theme)
        if self._plot is not None:
            self._plot.set_theme(theme)

    def _on_display_chosen(self, display: Display) -> None:
        self.show_display(replace(display, format=self._display.format))
        self.display_changed.emit(self._display)

    # --- one state ---------------------------------------------------------------------------------------

    @property
    def card_text(self) -> str:
        """What the card says, or said last."""
        return self._card.text

    def _on_pointed(self, state: int | None, place: QPointF) -> None:
        if state is None or self._plot is None:
            self._card.hide()
            return
        self._card.show_state(self._points, state, self._display)
        self._plot.setAccessibleDescription(self._card.text)
        self._card.move(self._card_place(place))
        self._card.show()

    def _card_place(self, place: QPointF) -> QPoint:
        size = self._card.size()
        x = place.x() + 12 if place.x() + 12 + size.width() < self.width() else place.x() - 12 - size.width()
        return QPoint(max(0, int(x)), max(0, (self.height() - size.height()) // 2 - 10))

    def menu_of(self, state: int) -> QMenu:
        """Return the menu of a state: what can be done with it."""
        self._return_entry.setData(state)
        self._return_entry.setEnabled(state != self._points.current)
        self._pin_entry.setData(state)
        pinned = state in self._points.pins
        self._pin_entry.setText(self.tr("Remove pin") if pinned else self.tr("Pin this state"))
        return self._menu

    def _on_menu_wanted(self, state: int, place: QPoint) -> None:
        self.menu_of(state).popup(place)

    def _on_menu_triggered(self, entry: QAction) -> None:
        if entry is self._pin_entry:
            self.pin_wanted.emit(entry.data())
        else:
            self.state_chosen.emit(entry.data())
