"""The n-grams that the two chosen systems of the open corpus win from each other: a dock beside the history."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.ngram_wins import Duel, Progress, ngram_wins
from rouge_gui.corpus.store_scores import Run
from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.metrics.rules import rules_for
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.cards import CardDock
from rouge_gui.ui.corpus_ngrams.panel import NgramPanel
from rouge_gui.ui.presentation.guess import GuessMode
from rouge_gui.ui.theme import load_theme

_HISTORY = "historyDock"


class _StateSource:
    """What ``state`` holds, as it is when it is asked for."""

    def __init__(self, state: CorpusState) -> None:
        self._state = state

    def duel(self, n: int) -> Duel | None:
        """Return the chosen systems and how they are scored."""
        state, run = self._state, self._state.run
        if not isinstance(run, Run) or not isinstance(state.columns, Columns) or not state.second_system:
            return None
        try:
            profile = Profile.parse(run.profile)
        except ProfileError:
            return None
        if profile.sacre is not None or not rules_for(profile).knows(f"rouge{n}"):
            return None
        return Duel(state.system, state.second_system, profile, n, run.most_references)

    def item_count(self) -> int:
        """Return how many items are on show."""
        mask = self._state.mask
        return self._state.item_count if mask is None else int(np.count_nonzero(mask))

    def count(self, duel: Duel) -> Iterator[Progress]:
        """Count over the items on show."""
        columns = self._state.columns
        if not isinstance(columns, Columns):
            return iter(())
        return ngram_wins(columns, duel, self._state.mask, _never)


def _never() -> bool:
    return False


class CorpusNgrams(QObject):
    """Shows what ``state`` holds. ``query_wanted(text)``, ``failed(error)`` as the panel says them."""

    query_wanted = Signal(str)
    failed = Signal(object)

    def __init__(self, state: CorpusState, window: QMainWindow) -> None:
        super().__init__(window)
        self._state = state
        self._source = _StateSource(state)
        self.panel = NgramPanel(load_theme(dark=False), window)
        self.dock = CardDock("ngramsDock", self.tr("N-grams"), self.panel, self.panel.switches, window)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.dock)
        history = window.findChild(QDockWidget, _HISTORY)
        if history is not None:
            window.tabifyDockWidget(history, self.dock)
        self.dock.hide()
        state.opened.connect(self._on_opened)
        state.closed.connect(self._on_closed)
        state.columns_changed.connect(self._on_changed)
        state.choice_changed.connect(self._on_changed)
        state.filter_changed.connect(self._on_changed)
        self.panel.query_wanted.connect(self.query_wanted)
        self.panel.failed.connect(self.failed)

    def follow(self, appearance: Appearance, guess: GuessMode) -> None:
        """Use the window's colours, and hide what it hides."""
        appearance.theme_changed.connect(self.panel.set_theme)
        guess.hidden_changed.connect(self.panel.set_hidden)

    def start(self) -> None:
        """Hide the dock that was there when the window closed: no corpus is open yet."""
        self.dock.setVisible(self._state.is_open and len(self._state.systems) > 1)

    def stop(self) -> bool:
        """Give up counting; tell whether there was something to give up."""
        return self.panel.stop()

    def _on_opened(self) -> None:
        self.panel.show_source(self._source)
        self.dock.setVisible(len(self._state.systems) > 1)

    def _on_closed(self) -> None:
        self.panel.show_source(None)
        self.dock.hide()

    def _on_changed(self) -> None:
        if self._state.is_open:
            self.panel.refresh()
