"""The scores behind the history graph: precision, recall and F of each state, all under one profile.

When the profile changes, every state is scored again in the background and the line changes as a whole, so that points
of two profiles never stand on one line.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from rouge_gui.metrics import Profile, Score, ScoreCard, score
from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Snapshot

Parts = tuple[float, float, float]
StateScores = Mapping[str, Parts]


def parts_of(card: ScoreCard) -> dict[str, Parts]:
    """Return precision, recall and F of the ROUGE scores of ``card``."""
    return {
        key: (found.precision, found.recall, found.fmeasure)
        for key, found in card.items()
        if isinstance(found, Score)
    }


@dataclass(frozen=True, slots=True)
class _Batch:
    """States scored anew; ``job`` tells whether they were still wanted."""

    job: _Job
    scores: Mapping[int, StateScores]


class _Job:
    """One pass over all states; cancelled when a newer one starts."""

    def __init__(
        self, profile: Profile, metrics: tuple[str, ...], states: Sequence[tuple[int, Snapshot]]
    ) -> None:
        self.profile = profile
        self.metrics = metrics
        self.states = states
        self.cancelled = threading.Event()


class _Task(QRunnable):
    def __init__(self, job: _Job, owner: HistoryScores) -> None:
        super().__init__()
        self._job = job
        self._owner = owner

    def run(self) -> None:
        scores: dict[int, StateScores] = {}
        for state, snapshot in self._job.states:
            if self._job.cancelled.is_set():
                return
            card = score(snapshot.references, snapshot.candidate, self._job.profile, self._job.metrics)
            scores[state] = parts_of(card)
        self._owner.scored.emit(_Batch(self._job, scores))


class HistoryScores(QObject):
    """Keeps the scores of the states of one history.

    Signals: ``updated()`` when one state's scores came or all were replaced. ``is_stale`` is true while a new
    profile is being applied; the old values stay until then.
    """

    updated = Signal()
    # for the worker, across threads
    scored = Signal(object)

    def __init__(self, metrics: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.metrics = tuple(metrics)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._scores: dict[int, StateScores] = {}
        self._profile: Profile | None = None
        self._job: _Job | None = None
        # states scored while a job runs, which it does not know of
        self._newer: dict[int, StateScores] = {}
        self.scored.connect(self._on_scored, Qt.ConnectionType.QueuedConnection)

    @property
    def is_stale(self) -> bool:
        """Whether the states are being scored under a new profile."""
        return self._job is not None

    def clear(self) -> None:
        """Forget all scores: another document was opened."""
        self._cancel()
        self._scores = {}
        self._profile = None

    def scores(self, state: int) -> StateScores:
        """Return the scores of a state, {} while there are none."""
        return self._scores.get(state, {})

    def record(self, history: History, state: int, profile: Profile, card: ScoreCard) -> None:
        """Keep ``card`` of ``state``, made under the resolved ``profile``; a new profile rescores all states."""
        if self._profile is None:
            self._profile = profile
        if profile == self._profile:
            if self._job is not None:
                self._newer[state] = parts_of(card)
            else:
                self._scores[state] = parts_of(card)
                self.updated.emit()
            return
        self._profile = profile
        self._rescore(history, state, card)

    def _rescore(self, history: History, state: int, card: ScoreCard) -> None:
        self._cancel()
        states = [(other.id, history.snapshot(other.id)) for other in history if other.id != state]
        self._newer = {state: parts_of(card)}
        if self._profile is None:
            return
        self._job = _Job(self._profile, self.metrics, states)
        self._pool.start(_Task(self._job, self))
        self.updated.emit()

    def _on_scored(self, batch: _Batch) -> None:
        if batch.job is not self._job:
            return
        self._job = None
        self._scores = {**batch.scores, **self._newer}
        self._newer = {}
        self.updated.emit()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancelled.set()
        self._job = None
        self._newer = {}

    def close(self) -> None:
        """Give up what is being scored and wait until the worker is done."""
        self._cancel()
        self._pool.waitForDone()
