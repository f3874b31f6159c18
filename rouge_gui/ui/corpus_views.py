"""The charts of the open corpus and its systems compared: docks beside the history, hidden until there is a corpus."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

from rouge_gui.corpus.system_comparison import Correction, PairedTest
from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_columns import ColumnsBeside
from rouge_gui.session.corpus_state import NOWHERE, CorpusState
from rouge_gui.session.settings import Settings
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.cards import CardDock
from rouge_gui.ui.corpus.charts.choice import ChartChoice, Kind
from rouge_gui.ui.corpus.charts.panel import ChartsPanel
from rouge_gui.ui.corpus.systems.options import ComparisonOptions
from rouge_gui.ui.corpus.systems.panel import SystemsPanel
from rouge_gui.ui.corpus_source import StateSource
from rouge_gui.ui.export_charts import ChartExport
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.message_bar import MessageBar
from rouge_gui.ui.presentation.guess import GuessMode
from rouge_gui.ui.score_scale import ScoreScale
from rouge_gui.ui.theme import load_theme

_HISTORY = "historyDock"
# a chart with its axes, or some rows of systems with what is said of them
_ROOMY_PX = 270


class CorpusViews(QObject):
    """Shows what ``state`` holds.

    Signals: ``item_wanted(position)`` and ``query_wanted(text)`` for what was chosen in a chart.
    """

    item_wanted = Signal(int)
    query_wanted = Signal(str)

    def __init__(
        self,
        state: CorpusState,
        settings: Settings,
        file_commands: FileCommands,
        message_bar: MessageBar,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._state, self._settings, self._window = state, settings, window
        self._source = StateSource(state)
        self._path = ""
        theme = load_theme(dark=False)
        self.charts, self.systems = ChartsPanel(theme, window), SystemsPanel(theme, window)
        self.export = ChartExport(self.charts, file_commands, message_bar, window)
        self.docks = (
            CardDock("chartsDock", self.tr("Charts"), self.charts, self.charts.switches, window),
            CardDock("systemsDock", self.tr("Systems"), self.systems, self.systems.switches, window),
        )
        self._place(window)
        self._restore()
        self._connect()

    def _place(self, window: QMainWindow) -> None:
        history = window.findChild(QDockWidget, _HISTORY)
        for dock in self.docks:
            window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
            if history is not None:
                window.tabifyDockWidget(history, dock)
            dock.hide()

    def _restore(self) -> None:
        value = self._settings.value
        self.charts.show_choice(
            ChartChoice(Kind(value(remembered.CHART_KIND)), part=value(remembered.CHART_PART))
        )
        self.systems.set_options(
            ComparisonOptions(
                value(remembered.SYSTEMS_LEVEL),
                value(remembered.SYSTEMS_RESAMPLES),
                value(remembered.SYSTEMS_TRIALS),
                value(remembered.SYSTEMS_SEED),
                PairedTest(value(remembered.SYSTEMS_TEST)),
                Correction(value(remembered.SYSTEMS_CORRECTION)),
            )
        )

    def _connect(self) -> None:
        state = self._state
        state.opened.connect(self._on_opened)
        state.closed.connect(self._on_closed)
        state.columns_changed.connect(self._on_columns_changed)
        state.filter_changed.connect(self._on_filter_changed)
        state.current_changed.connect(self._on_current_changed)
        self.charts.item_chosen.connect(self._on_item_chosen)
        self.charts.query_chosen.connect(self.query_wanted)
        self.charts.choice_changed.connect(self._on_choice_changed)
        self.systems.options_changed.connect(self._on_options_changed)

    def read_beside(self, beside: ColumnsBeside) -> None:
        """Draw columns that ``beside`` reads once they are there."""
        self._source.read_beside(beside)
        beside.came.connect(self.charts.refresh)

    def follow(self, appearance: Appearance, scale: ScoreScale, guess: GuessMode) -> None:
        """Use the window's colours and scale of scores, and hide what it hides."""
        for panel in (self.charts, self.systems):
            appearance.theme_changed.connect(panel.set_theme)
            scale.format_changed.connect(panel.set_format)
            guess.hidden_changed.connect(panel.set_hidden)

    def start(self) -> None:
        """Hide the docks that were there when the window closed: no corpus is open yet."""
        for dock in self.docks:
            dock.setVisible(self._state.is_open)
        self._name_tabs()

    def _name_tabs(self) -> None:
        # the window makes its bars of tabs as docks come together
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName(self.tr("Docks"))

    def close(self) -> None:
        """Wait for the worker; the window closes."""
        self.systems.close_worker()

    @property
    def is_settled(self) -> bool:
        """Whether what is on screen belongs to the corpus as it is."""
        return self.charts.is_settled and self.systems.is_settled

    # --- what the corpus tells ---------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._follow_file()
        self.charts.show_source(self._source)
        self.systems.show_source(self._source)
        # the table of the corpus is tall rather than wide
        self._window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        for dock in self.docks:
            dock.show()
        self.docks[0].raise_()
        self._name_tabs()
        if self.docks[0].height() < _ROOMY_PX:
            self._window.resizeDocks([self.docks[0]], [_ROOMY_PX], Qt.Orientation.Vertical)

    def _on_closed(self) -> None:
        self.charts.show_source(None)
        self.systems.show_source(None)
        self._window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        for dock in self.docks:
            dock.hide()

    def _on_columns_changed(self) -> None:
        if self._state.is_open:
            self._follow_file()
            self.charts.show_source(self._source)
            self.systems.show_source(self._source)
            self.systems.wait_for_more()

    def _follow_file(self) -> None:
        """Let go of a file that the corpus is no longer in: it is about to be closed."""
        store = self._state.store
        path = store.path if store is not None else ""
        if path != self._path:
            self.systems.comparisons.rest()
        self._path = path

    def _on_filter_changed(self) -> None:
        self.charts.refresh()
        self.systems.refresh()

    def _on_current_changed(self, position: int) -> None:
        self.charts.show_current(None if position == NOWHERE else position)

    # --- what the user chooses ---------------------------------------------------------------------------

    def _on_item_chosen(self, position: int, system: str) -> None:
        chosen, second = self._state.system, self._state.second_system
        if system != chosen and system in self._state.systems:
            # the two that are looked at change places, or another comes in place of the first
            self._state.choose_systems(system, chosen if system == second else second)
        self.item_wanted.emit(position)

    def _on_choice_changed(self, choice: ChartChoice) -> None:
        self._settings.set_value(remembered.CHART_KIND, choice.kind.value)
        self._settings.set_value(remembered.CHART_PART, choice.part)

    def _on_options_changed(self, options: ComparisonOptions) -> None:
        for setting, value in (
            (remembered.SYSTEMS_LEVEL, options.level),
            (remembered.SYSTEMS_RESAMPLES, options.resamples),
            (remembered.SYSTEMS_TRIALS, options.trials),
            (remembered.SYSTEMS_SEED, options.seed),
        ):
            self._settings.set_value(setting, value)
        self._settings.set_value(remembered.SYSTEMS_TEST, options.test.value)
        self._settings.set_value(remembered.SYSTEMS_CORRECTION, options.correction.value)
