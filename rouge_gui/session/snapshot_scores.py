"""The scores of some texts under some profile, made on a worker so that typing never waits for them.

The newest request wins. Marks are not made.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rouge_gui.compare import compare
from rouge_gui.metrics import Profile, ScoreCard
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker


class _Scoring(Job):
    """A snapshot with its scores under ``profile``, or the ``error`` that is the user's to mend."""

    def __init__(self, snapshot: Snapshot, profile: Profile | str, metrics: tuple[str, ...]) -> None:
        self.snapshot = snapshot
        self.profile = profile
        self._metrics = metrics
        self.card: ScoreCard | None = None
        self.error: Exception | None = None
        self.took_ms = 0.0

    def carry_out(self) -> None:
        """Score what is asked for; a sacreBLEU profile computes its own metric only."""
        begun = time.perf_counter()
        try:
            comparison = compare(self.snapshot.references, self.snapshot.candidate, self.profile)
            sacre = comparison.profile.sacre is not None
            card = comparison.scores if sacre else comparison.scores_of(self._metrics)
            _ = card.signature  # it is made here, not where it is shown
        except (ValueError, OSError) as error:
            # a profile, dictionary or stopword file that cannot be used
            self.error = error
        else:
            self.card = card
        self.took_ms = (time.perf_counter() - begun) * 1e3


class SnapshotScores(QObject):
    """Scores what it is asked for and announces results that are still current.

    Signals: ``ready(ScoreCard)``; ``failed(exception)`` for a profile or file that cannot be used, and for a fault of
    ours, which is raised as well.
    """

    ready = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._wanted: _Scoring | None = None
        self._working = False
        self._took_ms = 0.0

    @property
    def took_ms(self) -> float:
        """How long the worker was busy with the last request it finished, 0 before the first."""
        return self._took_ms

    @property
    def is_busy(self) -> bool:
        """Whether the current request is still to be answered."""
        return self._wanted is not None

    def request(self, snapshot: Snapshot, profile: Profile | str, metrics: Sequence[str]) -> None:
        """Score ``snapshot`` under ``profile``; an older request is given up. After ``close``, do nothing."""
        if self._worker.is_closed:
            return
        self._wanted = _Scoring(snapshot, profile, tuple(metrics))
        self._start()

    def give_up(self) -> None:
        """Want nothing any more."""
        self._wanted = None

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self.give_up()
        self._worker.close()

    def _start(self) -> None:
        if self._working or self._wanted is None:
            return
        self._working = True
        self._worker.start(self._wanted)

    def _on_worker_finished(self, job: _Scoring) -> None:
        self._working = False
        self._took_ms = job.took_ms
        if job is not self._wanted:
            self._start()
            return
        self._wanted = None
        if job.card is None:
            self.failed.emit(job.error or job.fault)
        else:
            self.ready.emit(job.card)
