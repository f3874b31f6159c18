"""Keeps the history graph in step with the document's tree of states and their scores."""

from __future__ import annotations

from collections.abc import Collection

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
        scores.updated.connect(self._on_scores_updated)
        view.state_chosen.connect(self._on_state_chosen)

    def record(self, comparison: Comparison) -> None:
        """Take the scores of the document as it is now."""
        history = self._document.history
        if history is not self._history:
            self._history = history
            self._scores.clear()
            self.points = Points()
        if comparison.profile.sacre is None:
            card = comparison.scores_of(self.METRICS)
            self._scores.record(history, history.current, comparison.profile, card)
        self._follow()
        self._view.show_points(self.points)

    def _follow(self) -> None:
        """Take in the states since the last time; where they leave the line, all points are made anew."""
        history, points = self._history, self.points
        for state in range(len(points.by_state), len(history)):
            if history.state(state).parent != points.line_end:
                self._start_over()
                return
            points.put(self._point(state, on_line=True))
        # both may have grown by more typing
        for state in (points.current, history.current):
            self._renew(state)
        points.current = history.current

    def _start_over(self) -> None:
        on_line = set(self._history.line())
        self.points = Points(
            (self._point(state.id, on_line=state.id in on_line) for state in self._history),
            self._history.current,
        )

    def _renew(self, state: int) -> None:
        known = self.points.by_state.get(state)
        if known is not None:
            self.points.put(self._point(state, on_line=known.on_line))

    def _point(self, number: int, *, on_line: bool) -> Point:
        state = self._history.state(number)
        fmeasures = {key: parts[_FMEASURE] for key, parts in self._scores.scores(number).items()}
        depth = self._history.depth(number)
        return Point(number, depth, state.parent, caption_of(state.label), on_line, fmeasures)

    def _on_scores_updated(self, states: Collection[int]) -> None:
        for state in states:
            self._renew(state)
        self._view.show_points(self.points)

    def _on_state_chosen(self, state: int) -> None:
        if state != self._document.history.current:
            self._document.return_to(state)
