"""Keeps the history graph in step with the document's tree of states and their scores."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rouge_gui.compare import Comparison
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.ui.history.captions import caption_of
from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import SERIES
from rouge_gui.ui.history.view import HistoryView

_FMEASURE = 2


class HistoryKeeper(QObject):
    """Feeds ``view`` from ``document`` and ``scores``; a click there returns the document to that state."""

    METRICS = tuple(series.metric for series in SERIES)

    def __init__(self, document: Document, scores: HistoryScores, view: HistoryView) -> None:
        super().__init__(view)
        self._document, self._scores, self._view = document, scores, view
        self._history = document.history
        self.points = Points()
        scores.updated.connect(self.refresh)
        view.state_chosen.connect(self._on_state_chosen)

    def record(self, comparison: Comparison) -> None:
        """Take the scores of the document as it is now."""
        history = self._document.history
        if history is not self._history:
            self._history = history
            self._scores.clear()
        if comparison.profile.sacre is None:
            card = comparison.scores_of(self.METRICS)
            self._scores.record(history, history.current, comparison.profile, card)
        self.refresh()

    def refresh(self) -> None:
        """Show the history as it is."""
        history = self._document.history
        on_line = set(history.line())
        points = [
            Point(
                state.id,
                history.depth(state.id),
                state.parent,
                caption_of(state.label),
                state.id in on_line,
                {key: parts[_FMEASURE] for key, parts in self._scores.scores(state.id).items()},
            )
            for state in history
        ]
        self.points = Points(points, history.current)
        self._view.show_points(self.points)

    def _on_state_chosen(self, state: int) -> None:
        if state != self._document.history.current:
            self._document.return_to(state)
