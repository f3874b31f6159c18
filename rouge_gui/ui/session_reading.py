"""Reads the history of a long session beside the window, whose texts are on screen already. No wording."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rouge_gui.session.store import Session, StoreError, read_session
from rouge_gui.session.worker import Job, Worker


class _Reading(Job):
    def __init__(self, path: str) -> None:
        self._path = path
        self.result: Session | StoreError | None = None

    def carry_out(self) -> None:
        try:
            self.result = read_session(self._path)
        except StoreError as error:
            self.result = error


class SessionReading(QObject):
    """Reads one session at a time. ``done`` carries the Session, or the StoreError where it cannot be read."""

    done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._job: _Reading | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a history is still to come."""
        return self._job is not None

    def start(self, path: str) -> None:
        """Begin to read."""
        self._job = _Reading(path)
        self._worker.start(self._job)

    def finish(self) -> None:
        """Wait for what is being read, and announce it now."""
        if self._job is not None:
            self._worker.wait(-1)
            self._announce(self._job)

    def drop(self) -> None:
        """Announce nothing of what is being read."""
        self._job = None

    def close(self) -> None:
        """Read no more."""
        self.drop()
        self._worker.close()

    def _on_worker_finished(self, job: Job) -> None:
        if job is self._job and isinstance(job, _Reading):
            self._announce(job)

    def _announce(self, job: _Reading) -> None:
        self._job = None
        if job.result is not None:
            self.done.emit(job.result)
