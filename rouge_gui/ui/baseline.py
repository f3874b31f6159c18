"""Shows in the score table how every score has changed since the pinned state.

The pinned texts are scored once by what the texts on screen are scored by, on a worker.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from rouge_gui.metrics import Profile, ScoreCard
from rouge_gui.session.document import Document
from rouge_gui.session.history import History
from rouge_gui.session.snapshot_scores import SnapshotScores
from rouge_gui.ui import numbers
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.scores.columns import main_value
from rouge_gui.ui.scores.view import ScoreTable

# what the scores of a pin depend on
_Key = tuple[History, int, Profile, tuple[str, ...]]


class Baseline(QObject):
    """Keeps the changes in ``table`` in step with the pins of ``document`` and with what ``live`` shows."""

    def __init__(self, document: Document, live: LiveComparison, table: ScoreTable) -> None:
        super().__init__(table)
        self._document, self._live, self._table = document, live, table
        self._scores = SnapshotScores(self)
        self._scores.ready.connect(self._on_scores_ready)
        self._key: _Key | None = None
        document.pins_changed.connect(self._follow)
        live.shown.connect(self._follow)

    @property
    def is_settled(self) -> bool:
        """Whether the changes on show are those since the pin."""
        return not self._scores.is_busy

    def close(self) -> None:
        """Wait until nothing is scored any more."""
        self._scores.close()

    def _follow(self) -> None:
        """Score the pin anew where it, the profile or the metrics are other ones."""
        key = self._current_key()
        if key == self._key:
            return
        self._key = key
        if key is None:
            self._scores.give_up()
            self._table.show_baseline(None)
            return
        history, pinned, profile, metrics = key
        # no change is known until the scores are there
        self._table.show_baseline({}, self._name(history, pinned))
        self._scores.request(history.snapshot(pinned), profile, metrics)

    def _current_key(self) -> _Key | None:
        pinned, comparison = self._document.pinned, self._live.comparison
        if pinned is None or comparison is None:
            return None
        return self._document.history, pinned, comparison.profile, self._live.rows

    def _on_scores_ready(self, card: ScoreCard) -> None:
        if self._key is None:
            return
        history, pinned, _, _ = self._key
        values = {metric: main_value(score) for metric, score in card.items()}
        known = {metric: value for metric, value in values.items() if value is not None}
        self._table.show_baseline(known, self._name(history, pinned))

    def _name(self, history: History, state: int) -> str:
        step = history.depth(state)
        if not step:
            return self.tr("Δ since the pinned start")
        return self.tr("Δ since pinned edit {n}").format(n=numbers.count(step))
