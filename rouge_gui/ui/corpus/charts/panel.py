"""The charts of a corpus: choices, the chart with its legend, a card on the place that is pointed at.

The chart itself is made after the window is on screen: its library is slow to load.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QWidget

from rouge_gui.corpus.chart_values import Box
from rouge_gui.session.corpus_columns import NotReadYetError
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.corpus.charts.card import SpotCard
from rouge_gui.ui.corpus.charts.choice import ChartChoice, Kind
from rouge_gui.ui.corpus.charts.chosen import box_query, spot_query
from rouge_gui.ui.corpus.charts.drawing import Drawing, make_drawing
from rouge_gui.ui.corpus.charts.legend import SystemLegend
from rouge_gui.ui.corpus.charts.looks import Look, looks_of
from rouge_gui.ui.corpus.charts.switches import ChartSwitches
from rouge_gui.ui.corpus.source import CorpusSource
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat
from rouge_gui.ui.theme import Theme

if TYPE_CHECKING:
    from rouge_gui.ui.corpus.charts.plot import ChartPlot

# scores come several times a second while a corpus is scored
_DRAW_AFTER_MS = 60


class ChartsPanel(QWidget):
    """Shows charts of a source. ``switches`` stand wherever there is room for them.

    Signals: ``item_chosen(position, system)`` for a point, ``query_chosen(text)`` for several items, ``choice_changed``
    with a ``ChartChoice``.
    """

    item_chosen = Signal(int, str)
    query_chosen = Signal(str)
    choice_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._format = theme, ScoreFormat()
        self._source: CorpusSource | None = None
        self._looks: dict[str, Look] = {}
        self._drawing: Drawing | None = None
        self._current: int | None = None
        self._plot: ChartPlot | None = None
        self._swatch: Callable[[Look, Theme, float], QIcon] | None = None
        self._is_due = False
        self._hidden = False
        self._pause = single_shot(self, _DRAW_AFTER_MS, self._draw)
        self.switches = ChartSwitches(self)
        self.switches.choice_changed.connect(self._on_choice_changed)
        self.legend = SystemLegend(self)
        self.legend.systems_chosen.connect(self._on_systems_chosen)
        self._message = QLabel(self)
        self._message.setObjectName("muted")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setWordWrap(True)
        self._pages = QStackedLayout()
        self._pages.addWidget(self._message)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._pages, 1)
        row.addWidget(self.legend)
        self._card = SpotCard(self)
        self._show_message()

    def minimumSizeHint(self) -> QSize:
        """Leave room for a chart and its legend."""
        return QSize(420, 120)

    @property
    def plot(self) -> ChartPlot | None:
        """The chart, once it was made."""
        return self._plot

    @property
    def drawing(self) -> Drawing | None:
        """What is drawn."""
        return self._drawing

    @property
    def source(self) -> CorpusSource | None:
        """What it is drawn of."""
        return self._source

    @property
    def is_hidden(self) -> bool:
        """Whether a question mark stands in the place of the chart."""
        return self._hidden

    @property
    def looks(self) -> dict[str, Look]:
        """How the systems look."""
        return self._looks

    @property
    def card_text(self) -> str:
        """What the card says, or said last."""
        return self._card.text

    @property
    def is_settled(self) -> bool:
        """Whether what is on screen is what there is."""
        return not self._pause.isActive()

    # --- what is shown -----------------------------------------------------------------------------------

    def show_source(self, source: CorpusSource | None) -> None:
        """Show charts of ``source``, or of nothing."""
        self._source = source
        self.switches.show_source(source)
        self._looks = looks_of(source.systems if source is not None else ())
        self._show_legend()
        self.refresh()

    def refresh(self) -> None:
        """Draw anew, soon, and only what can be seen: numbers or the filter are others."""
        self._is_due = True
        if self.isVisible() and not self._pause.isActive():
            self._pause.start()

    def show_choice(self, choice: ChartChoice) -> None:
        """Draw what ``choice`` says, as far as the source has it."""
        self.switches.show_choice(choice)
        self.switches.show_source(self._source)
        self._show_legend()
        self.refresh()

    def show_current(self, position: int | None) -> None:
        """Put a ring around the points of the item at hand."""
        self._current = position
        if self._plot is not None:
            self._plot.show_current(position)

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        if self._plot is not None:
            self._plot.set_theme(theme)
        self._show_legend()

    def set_hidden(self, hidden: bool) -> None:
        """Put a question mark in the place of the chart, or the chart back."""
        self._hidden = hidden
        self._card.hide()
        self._show_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what came while nobody looked; load the chart's library the first time."""
        super().showEvent(event)
        if self._plot is None:
            self._make_plot()
        if self._is_due:
            self._pause.start()

    def _make_plot(self) -> None:
        plot: ChartPlot = import_module("rouge_gui.ui.corpus.charts.plot").ChartPlot(self._theme, self)
        self._swatch = import_module("rouge_gui.ui.corpus.charts.swatches").swatch
        self._plot = plot
        self._pages.addWidget(plot)
        plot.pointed.connect(self._on_pointed)
        plot.spot_chosen.connect(self._on_spot_chosen)
        plot.box_chosen.connect(self._on_box_chosen)
        plot.show_current(self._current)
        self._card.raise_()
        self._show_legend()

    def draw_now(self) -> None:
        """Draw what is due."""
        self._draw()
        if self._plot is not None:
            self._plot.draw_now()

    def _draw(self) -> None:
        self._pause.stop()
        self._is_due = False
        source, choice = self._source, self.switches.choice
        drawing = None
        if source is not None and choice.metric:
            try:
                drawing = make_drawing(source, choice, self._format)
            except NotReadYetError:
                # what is on screen stays until all is there
                return
        self._drawing = drawing
        if self._plot is not None and self._drawing is not None:
            self._plot.show_drawing(self._drawing, self._looks)
            self._plot.setAccessibleName(f"{self._drawing.y.label} / {self._drawing.x.label}")
        self._show_page()

    def _show_page(self) -> None:
        drawn = self._drawing is not None and not self._drawing.is_empty and not self._hidden
        self._show_message()
        self._pages.setCurrentWidget(self._plot if drawn and self._plot is not None else self._message)

    def _show_message(self) -> None:
        self._message.setObjectName("veil" if self._hidden else "muted")
        if self._hidden:
            self._message.setText(HIDDEN)
        elif self._source is None:
            self._message.setText(self.tr("Open a corpus to see charts of it"))
        elif not self.switches.choice.systems:
            self._message.setText(self.tr("No system is switched on"))
        else:
            self._message.setText(self.tr("Nothing to draw: no item on show has these numbers"))
        self._message.style().polish(self._message)

    def _show_legend(self) -> None:
        systems = self._source.systems if self._source is not None else ()
        choice = self.switches.choice
        self.legend.show_systems(systems, choice.systems)
        self.legend.setVisible(choice.kind is not Kind.SYSTEMS and bool(systems))
        if self._swatch is not None:
            self.legend.show_swatches(self._looks, self._icon)

    def _icon(self, system: str) -> QIcon:
        if self._swatch is None:
            return QIcon()
        return self._swatch(self._looks[system], self._theme, self.devicePixelRatioF())

    # --- what is chosen ----------------------------------------------------------------------------------

    def _on_choice_changed(self, choice: ChartChoice) -> None:
        self._show_legend()
        self.refresh()
        self.choice_changed.emit(choice)

    def _on_systems_chosen(self, systems: tuple[str, ...]) -> None:
        choice = replace(self.switches.choice, systems=systems)
        self.switches.show_choice(choice)
        self.refresh()
        self.choice_changed.emit(choice)

    def _on_pointed(self, spot: int | None, place: QPointF) -> None:
        if spot is None or self._plot is None or self._source is None or self._drawing is None:
            self._card.hide()
            return
        self._card.show_spot(self._source, self._drawing, spot)
        self._plot.setAccessibleDescription(self._card.text)
        self._card.move(self._card_place(self._plot.mapTo(self, place)))
        self._card.show()

    def _card_place(self, place: QPointF) -> QPoint:
        size = self._card.size()
        x = place.x() + 14 if place.x() + 14 + size.width() < self.width() else place.x() - 14 - size.width()
        y = min(max(0.0, place.y() - size.height() / 2), max(0.0, self.height() - size.height()))
        return QPoint(max(0, int(x)), int(y))

    def _on_spot_chosen(self, spot: int) -> None:
        if self._source is None or self._drawing is None:
            return
        if self._drawing.clouds:
            series = self._drawing.series[int(self._drawing.spots.series[spot])]
            self.item_chosen.emit(int(self._drawing.spots.keys[spot]), series)
        else:
            self._want(spot_query(self._source, self._drawing, spot))

    def _on_box_chosen(self, box: Box) -> None:
        if self._source is not None and self._drawing is not None:
            self._want(box_query(self._source, self._drawing, box))

    def _want(self, query: str) -> None:
        if query:
            self.query_chosen.emit(query)
