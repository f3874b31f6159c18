"""Keeps the history graph in step with the document's tree of states and their scores."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject

from rouge_gui.compare import Comparison
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.ui.history.captions import caption_of
from rouge_gui.ui.history.display import Display
from rouge_gui.ui.history.points import Point, Points
from rouge_gui.ui.history.series import SERIES
from rouge_gui.ui.history.view import HistoryView


class HistoryKeeper(QObject):
    """Feeds ``view`` from ``document`` and ``scores``; a click there returns the document to that state."""

    # scored with each comparison; the others (BLEU, chrF) in the background, once they are shown
    METRICS = tuple(series.metric for series in SERIES if series.has_parts)

    def __init__(self, document: Document, scores: HistoryScores, view: HistoryView) -> None:
        super().__init__(view)
        self.document, self.scores, self.view = document, scores, view
        self._history = document.history
        self.points = Points()
        scores.updated.connect(self._on_scores_updated)
        document.pins_changed.connect(self._on_pins_changed)
        view.pin_wanted.connect(self._on_pin_wanted)
        view.state_chosen.connect(self._on_state_chosen)
        view.display_changed.connect(self._on_display_changed)

    def record(self, comparison: Comparison) -> None:
        """Take the scores of the document as it is now."""
        history = self.document.history
        if history is not self._history:
            self._history = history
            self.scores.clear()
            self.points = Points()
            self.points.set_pins(self.document.pins, self.document.pinned)
        if comparison.profile.sacre is None:
            card = comparison.scores_of(self.METRICS)
            self.scores.record(history, history.current, comparison.profile, card)
        else:
            self.scores.follow(history)
        self._follow()
        self._show()

    def show_display(self, display: Display) -> None:
        """Draw what ``display`` says and score what it needs."""
        self.view.show_display(display)
        self._on_display_changed(display)

    def _show(self) -> None:
        self.view.show_points(self.points, stale=self.scores.is_stale)

    def _follow(self) -> None:
        """Take in the states since the last time."""
        history, points = self._history, self.points
        left_line = False
        for state in range(len(points), len(history)):
            left_line |= history.state(state).parent != points.line_end
            points.put(self._point(state))
        if left_line:
            points.set_line(history.line())
        # both may have grown by more typing
        for state in {points.current, history.current}:
            points.put(self._point(state))
        points.current = history.current

    def _point(self, number: int) -> Point:
        history, state = self._history, self._history.state(number)
        return Point(
            number,
            history.depth(number),
            state.parent,
            caption_of(state.label),
            state.label.kind,
            state.seconds - history.state(0).seconds,
            self.scores.scores(number),
        )

    def _on_scores_updated(self, states: Collection[int]) -> None:
        for state in states:
            if state < len(self.points):
                self.points.put(self._point(state))
        self._show()

    @property
    def _is_behind(self) -> bool:
        """Whether another document was opened, whose first scores are still to come."""
        return self.document.history is not self._history

    def _on_pins_changed(self) -> None:
        if not self._is_behind:
            self.points.set_pins(self.document.pins, self.document.pinned)
            self._show()

    def _on_pin_wanted(self, state: int) -> None:
        if not self._is_behind:
            self.document.toggle_pin(state)

    def _on_display_changed(self, display: Display) -> None:
        later = tuple(series.metric for series in display.series if not series.has_parts)
        self.scores.score_later(later)

    def _on_state_chosen(self, state: int) -> None:
        if not self._is_behind and state != self.document.history.current:
            self.document.return_to(state)
