"""Shows in the score table how every F has changed since the pinned state. Compares nothing itself."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.ui.history.captions import caption_of
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.scores.view import ScoreTable

_FMEASURE = 2


class Baseline(QObject):
    """Keeps the changes in ``table`` in step with the pins of ``document``; ``show_changes`` after each comparison."""

    def __init__(
        self, document: Document, scores: HistoryScores, live: LiveComparison, table: ScoreTable
    ) -> None:
        super().__init__(table)
        self._document, self._scores, self._live, self._table = document, scores, live, table
        document.pins_changed.connect(self.show_changes)
        scores.updated.connect(self.show_changes)

    def show_changes(self) -> None:
        """Show the changes since the pin, or none without one."""
        pinned = self._document.pinned
        if pinned is None:
            self._table.show_baseline(None)
        else:
            label = self._document.history.state(pinned).label
            self._table.show_baseline(self._fmeasures(pinned), caption_of(label))

    def _fmeasures(self, state: int) -> Mapping[str, float]:
        """Return the F of a state by metric; nothing while it is not known under the profile of what is shown."""
        comparison = self._live.comparison
        if self._scores.is_stale or comparison is None or comparison.profile.sacre is not None:
            return {}
        return {metric: parts[_FMEASURE] for metric, parts in self._scores.scores(state).items()}
