"""Systems compared on a worker; the newest request wins, and one that nobody wants any more ends between two draws."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.corpus.system_comparison import Comparison, Here, Plan, StoppedError, SystemScores, compare
from rouge_gui.session.worker import Job, Worker

# is called with what tells whether its scores are wanted no more
ScoresReader: TypeAlias = Callable[[Callable[[], bool]], SystemScores]

# a column of the largest corpora is read in less
_MOST_MS = 5_000
# progress is told no more often than it can be read
_TELL_EVERY_S = 0.08


class _Comparing(Job):
    """A request with its result, or the ``error`` of scores that cannot be compared; neither where it was given up."""

    def __init__(self, read: ScoresReader, plan: Plan, owner: SystemComparisons) -> None:
        self.read, self.plan, self._owner = read, plan, owner
        self.given_up = False
        self.result: Comparison | None = None
        self.error: Exception | None = None
        self._told = time.monotonic()

    def carry_out(self) -> None:
        """Read and compare."""
        try:
            scores = self.read(self._is_given_up)
            self.result = compare(scores, self.plan, Here(self._is_given_up), self._tell)
        except StoppedError:
            pass
        except (ValueError, CorpusStoreError, sqlite3.Error) as error:
            # an id that comes twice, a file that cannot be read
            self.error = error

    def _is_given_up(self) -> bool:
        return self.given_up

    def _tell(self, done: int, total: int) -> None:
        now = time.monotonic()
        if not self.given_up and now - self._told >= _TELL_EVERY_S:
            self._told = now
            self._owner.told.emit(self, done, total)


class SystemComparisons(QObject):
    """Makes the comparisons it is asked for and announces those that are still wanted. ``close`` it before it goes.

    Signals: ``ready(Comparison)``; ``progressed(done, total)``; ``failed(exception)`` for scores that cannot be
    compared, and for a fault of ours, which is raised as well.
    """

    ready = Signal(object)
    progressed = Signal(int, int)
    failed = Signal(object)
    # from the worker's thread
    told = Signal(object, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_finished)
        self.told.connect(self._on_told)
        self._wanted: _Comparing | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something asked for is still to come."""
        return self._wanted is not None

    def request(self, read: ScoresReader, plan: Plan) -> None:
        """Compare what ``read`` gives, by the worker's thread; older requests are given up.

        After ``close``, do nothing.
        """
        if self._worker.is_closed:
            return
        self.give_up()
        self._wanted = _Comparing(read, plan, self)
        self._worker.start(self._wanted)

    def give_up(self) -> None:
        """Want nothing any more."""
        if self._wanted is not None:
            self._wanted.given_up = True
        self._wanted = None

    def rest(self) -> None:
        """Want nothing any more and wait until nothing is read."""
        self.give_up()
        self._worker.wait(_MOST_MS)

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self.give_up()
        self._worker.close()

    def _on_told(self, job: _Comparing, done: int, total: int) -> None:
        if job is self._wanted:
            self.progressed.emit(done, total)

    def _on_finished(self, job: Job) -> None:
        if job is not self._wanted or not isinstance(job, _Comparing):
            return
        self._wanted = None
        if job.result is None:
            self.failed.emit(job.error or job.fault)
        else:
            self.ready.emit(job.result)
