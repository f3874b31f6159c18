"""One thread beside the window for work that takes long: jobs go in one by one, each comes back to its owner's thread.

A job holds plain data and is touched by one thread at a time. What is worth doing is the owner's decision.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal


class Job(ABC):
    """Work with its results. ``fault`` is an error that nobody expected."""

    fault: Exception | None = None

    @abstractmethod
    def carry_out(self) -> None:
        """Do the work and keep the results; called on the worker's thread."""


class _Task:
    """What the pool calls: a function, for a pool keeps every QRunnable that ends before ``start`` returns."""

    def __init__(self, job: Job, worker: Worker) -> None:
        self._job = job
        self._worker = worker

    def run(self) -> None:
        """Carry the job out and send it back."""
        job = self._job
        try:
            job.carry_out()
        except Exception as error:
            job.fault = error
        # the owner may be gone without a word; then nobody waits
        with suppress(RuntimeError):
            self._worker.returned.emit(job)


class Worker(QObject):
    """Carries out jobs in the order they are given. ``close`` it before it goes.

    Signal: ``finished(Job)``, on the thread this object lives on. A job's fault is raised there afterwards, so that
    it is reported like any other.
    """

    finished = Signal(object)
    # from the worker's thread
    returned = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._closed = False
        self.returned.connect(self._on_returned, Qt.ConnectionType.QueuedConnection)

    @property
    def is_closed(self) -> bool:
        """Whether it takes no more jobs."""
        return self._closed

    def start(self, job: Job) -> None:
        """Carry out ``job`` after those before it. Raises RuntimeError when closed."""
        if self._closed:
            raise RuntimeError("the worker is closed")
        self._pool.start(_Task(job, self).run)

    def wait(self, most_ms: int) -> bool:
        """Wait until the jobs at hand are done, ``most_ms`` at most; tell whether they are."""
        return self._pool.waitForDone(most_ms)

    def close(self) -> None:
        """Wait for the jobs at hand, announce none of them and take no more."""
        self._closed = True
        self._pool.waitForDone()

    def _on_returned(self, job: Job) -> None:
        if self._closed:
            return
        self.finished.emit(job)
        if job.fault is not None:
            raise job.fault
