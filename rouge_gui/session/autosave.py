"""Keeps every state of the document in a recovery store from the moment it is there, on a thread of its own.

Who types never waits: a change hands over values that are never changed again, and the worker writes whatever has
gathered. Problems carry an identifier; wording is the window's.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rouge_gui.session import settings as remembered
from rouge_gui.session.document import Change, Document
from rouge_gui.session.recovery import Progress, RecoveryStore, remove_all, whole_progress
from rouge_gui.session.settings import Settings
from rouge_gui.session.store import Session, problem_of
from rouge_gui.session.store_rows import FileName, record_of
from rouge_gui.session.worker import Job, Worker

_logger = logging.getLogger("rouge_gui.autosave")
FOLDER = "recovery"
# what such a document holds at first is not the user's
_UNTOUCHED = {"sample", "new", "corpus"}
# what fills the window with an item: its texts are in the corpus
_FILLED = "corpus"
_GATHER_SECONDS = 0.25
_FIRST_RETRY_MS = 1_000
_LAST_RETRY_MS = 30_000


@dataclass(frozen=True, slots=True)
class Details:
    """What a store holds beside the history; see ``Session``."""

    files: Mapping[int, FileName] = field(default_factory=dict)
    notes: str = ""
    path: str = ""
    saved: bool = False


class _Writing(Job):
    """Writes what gathers in ``queue`` until there is nothing left."""

    def __init__(self, queue: _Queue) -> None:
        self._queue = queue
        self.problem = ""

    def carry_out(self) -> None:
        queue = self._queue
        while parts := queue.take_soon():
            try:
                self._write(parts)
            except (sqlite3.Error, OSError) as error:
                queue.problem = problem_of(error)
        self.problem = queue.problem

    def _write(self, parts: list[_Part]) -> None:
        store = self._queue.store
        following: list[Progress] = []
        for part in parts:
            if self._queue.problem and part.progress is not None and not part.whole:
                # something before it is missing
                continue
            if part.progress is None or part.whole:
                # what gathered before has been overtaken
                following.clear()
            if part.progress is None:
                store.remove()
                self._queue.problem = ""
            elif part.whole:
                store.start(part.progress)
                self._queue.problem = ""
            else:
                following.append(part.progress)
        if following:
            store.append(following)


@dataclass(frozen=True, slots=True)
class _Part:
    """``progress`` to write, in a new file if it is the ``whole``; None: nothing is to be kept."""

    progress: Progress | None
    whole: bool = False


class _Queue:
    """What is to be written, handed from one thread to the other. The store belongs to the writing one."""

    def __init__(self, store: RecoveryStore) -> None:
        self.store = store
        # why the store ends before the document; set while a job runs
        self.problem = ""
        # set while somebody waits for what is written
        self.hurry = threading.Event()
        self._lock = threading.Lock()
        self._parts: list[_Part] = []
        self._is_read = False

    def put(self, part: _Part) -> bool:
        """Add a part; tell whether a job must be started for it."""
        with self._lock:
            self._parts.append(part)
            started, self._is_read = self._is_read, True
            return not started

    def take_soon(self) -> list[_Part]:
        """Return what gathers in a short while; where nothing does, the job ends and the next part needs another one.

        A thread that wakes at each key would hold up the next one.
        """
        self.hurry.wait(_GATHER_SECONDS)
        with self._lock:
            parts, self._parts = self._parts, []
            self._is_read = bool(parts)
            return parts


class Autosave(QObject):
    """Follows ``document``; ``details`` tells what else belongs to it. Keeps nothing where no traces are left.

    Signals: ``failed(problem)`` once when states cannot be kept any more, ``recovered()`` when they are again.
    ``close`` it before it goes: then nothing is left to be offered.
    """

    failed = Signal(str)
    recovered = Signal()

    def __init__(
        self,
        document: Document,
        settings: Settings,
        details: Callable[[], Details] = Details,
        parent: QObject | None = None,
        most_pages: int = 0,
    ) -> None:
        super().__init__(parent)
        self._document, self._settings, self._details = document, settings, details
        self._worker = Worker(self)
        self._queue = _Queue(RecoveryStore(self.folder, most_pages))
        self._history = document.history
        # states handed over so far; 0: nothing is kept of this document
        self._count = 0
        self._is_failing = False
        self._retry = QTimer(self, singleShot=True, interval=_FIRST_RETRY_MS)
        self._retry.timeout.connect(self.keep_all)
        document.changed.connect(self._on_document_changed)
        document.pins_changed.connect(self.note)
        settings.changed.connect(self._on_setting_changed)
        self._worker.finished.connect(self._on_worker_finished)
        if not settings.keeps_traces:
            remove_all(self.folder)

    @property
    def folder(self) -> Path:
        """Where stores lie."""
        return self._settings.folder / FOLDER

    def _session(self) -> Session:
        details = self._details()
        return Session(self._history, details.files, details.notes, details.path, details.saved)

    def _put(self, part: _Part) -> None:
        if not self._worker.is_closed and self._queue.put(part):
            self._worker.start(_Writing(self._queue))

    def keep_all(self) -> None:
        """Keep the whole document in a new store."""
        if self._settings.keeps_traces:
            self._count = len(self._history)
            self._put(_Part(whole_progress(self._session()), whole=True))

    def note(self) -> None:
        """Take in that something beside the states changed: pins, names of files, notes, what is saved."""
        if self._count:
            self._follow(self._history.current)
        elif self._details().notes and self._document.history is self._history:
            # notes are the user's, on whatever texts
            self.keep_all()

    def flush(self, most_ms: int = 2_000) -> bool:
        """Wait until everything is kept, ``most_ms`` at most; tell whether it is."""
        if self._is_failing:
            self.keep_all()
        self._queue.hurry.set()
        written = self._worker.wait(most_ms)
        self._queue.hurry.clear()
        return written and not self._queue.problem

    def close(self) -> None:
        """Delete the store: the window was closed as it should be."""
        self._retry.stop()
        self._put(_Part(None))
        self._queue.hurry.set()
        self._worker.close()

    def _on_document_changed(self, change: Change) -> None:
        if self._document.history is not self._history:
            self._history = self._document.history
            self._count = 0
            if len(self._history) == 1 and change.origin in _UNTOUCHED:
                self._put(_Part(None))
                return
        elif change.origin == _FILLED and not self._count:
            # a second candidate, a correction that was saved
            return
        if self._count:
            self._follow(change.state)
        else:
            self.keep_all()

    def _follow(self, state: int) -> None:
        """Hand over the new states, and ``state``, which typing may have added to."""
        if self._is_failing:
            # all of it goes into the next try
            return
        history, known = self._history, self._count
        states = [*({state} - {0} if state < known else ()), *range(known, len(history))]
        self._count = len(history)
        records = [record_of(history, number) for number in states]
        self._put(_Part(Progress(self._session(), records, history.current, history.pins)))

    def _on_worker_finished(self, job: Job) -> None:
        problem = job.problem if isinstance(job, _Writing) else ""
        if problem:
            self._retry.start(min(2 * self._retry.interval(), _LAST_RETRY_MS))
        if problem and not self._is_failing:
            self._is_failing = True
            _logger.warning("states cannot be kept: %s", problem)
            self._retry.start(_FIRST_RETRY_MS)
            self.failed.emit(problem)
        elif not problem and self._is_failing:
            self._is_failing = False
            _logger.info("states are kept again")
            # what came while it was written
            self._follow(self._history.current)
            self.recovered.emit()

    def _on_setting_changed(self, name: str) -> None:
        if name != remembered.LEAVE_NO_TRACES.name:
            return
        if self._settings.keeps_traces:
            if len(self._history) > 1 or self._details().notes:
                self.keep_all()
        else:
            self._retry.stop()
            self._count = 0
            self._put(_Part(None))
            remove_all(self.folder)
