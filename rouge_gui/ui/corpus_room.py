"""All that a window has about corpora: the desk with its table, charts, systems compared, n-grams won and lost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

from rouge_gui.corpus.chart_queries import narrowed
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.corpus_desk import CorpusDesk, Surroundings
from rouge_gui.ui.corpus_ngram_desk import CorpusNgrams
from rouge_gui.ui.corpus_recovery import CorpusRecovery
from rouge_gui.ui.corpus_views import CorpusViews
from rouge_gui.ui.presentation.guess import GuessMode
from rouge_gui.ui.recovery_offer import RecoveryOffer
from rouge_gui.ui.score_scale import ScoreScale
from rouge_gui.ui.table_room import TableRoom


class CorpusRoom(QObject):
    """Puts ``desk``, ``views`` and ``ngrams`` into ``window``: what is chosen in one is looked at in the others."""

    def __init__(
        self, around: Surroundings, board: CompareBoard, offer: RecoveryOffer, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._window = window
        self.desk = desk = CorpusDesk(around, board, window)
        self.views = CorpusViews(
            desk.state, around.settings, around.file_commands, around.message_bar, window
        )
        self.ngrams = CorpusNgrams(desk.state, window)
        self.recovery = CorpusRecovery(desk, offer)
        self.views.read_beside(desk.beside)
        self.views.item_wanted.connect(desk.walking.enter)
        self.views.query_wanted.connect(self._on_query_chosen)
        self.ngrams.query_wanted.connect(desk.finding.use)
        self.ngrams.failed.connect(desk.say_failure)
        for dock in self.docks:
            dock.visibilityChanged.connect(self._name_tabs)

    def _name_tabs(self) -> None:
        """Tell what the tabs of docks are that lie on one another: the window makes and unmakes them."""
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName(self.tr("Panels in the same place"))

    def _on_query_chosen(self, text: str) -> None:
        finding = self.desk.finding
        finding.use(narrowed(finding.text, text))

    @property
    def docks(self) -> Sequence[QDockWidget]:
        """The docks, as they stand in the menu."""
        return self.desk.dock, *self.views.docks, self.ngrams.dock

    def follow(
        self, appearance: Appearance, scale: ScoreScale, guess: GuessMode, table_room: TableRoom
    ) -> None:
        """Use the window's colours, scale of scores and room, and hide what it hides."""
        self.desk.state.opened.connect(table_room.give_way)
        self.desk.state.closed.connect(table_room.take_back)
        appearance.theme_changed.connect(self.desk.panel.set_theme)
        scale.format_changed.connect(self.desk.panel.model.set_format)
        guess.hidden_changed.connect(self.desk.panel.model.set_hidden)
        self.views.follow(appearance, scale, guess)
        self.ngrams.follow(appearance, guess)

    def start(self) -> None:
        """Hide the docks that were there when the window closed."""
        for part in (self.desk, self.views, self.ngrams):
            part.start()
        self._name_tabs()

    def close(self) -> None:
        """End what is under way; the window closes."""
        self.ngrams.stop()
        self.views.close()
        self.desk.close()
