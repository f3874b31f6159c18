"""Reading files beside the window: what is wished for is read on a worker, and the newest wish wins.

A small file is there before anyone could notice; of a long one the progress is told, and it can be given up.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, QTimer, Signal

from rouge_gui.session.files import TOO_MUCH, FileProblemError, LoadedText, StopReadingError, read_text
from rouge_gui.session.sizes import Amount
from rouge_gui.session.snapshot import Place
from rouge_gui.session.worker import Job, Worker

# how long the window waits for a file before it goes on without
WAIT_S = 0.15
_TELL_EVERY_MS = 100


@dataclass(frozen=True, slots=True)
class Wish:
    """Files to open: as a comparison, the candidate last, or one of them in ``place``.

    ``encodings`` are the user's choices by path, elsewhere the one that is found; ``amount`` as in ``read_text``, but
    of files that a pane can bear always all.
    """

    paths: tuple[str, ...]
    place: Place | None = None
    encodings: Mapping[str, str] = field(default_factory=dict)
    amount: Amount = "usual"

    def read_as(self, path: str, encoding: str) -> Wish:
        """Return this wish with ``encoding`` for the file at ``path``."""
        return replace(self, encodings={**self.encodings, path: encoding})


class Reading(Job):
    """A wish with its texts, or the ``problem`` that stood in the way."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.files: list[LoadedText] = []
        self.problem: FileProblemError | None = None
        self.share = 0.0
        self.stopped = False
        self.done = threading.Event()

    @property
    def path(self) -> str:
        """The file that is being read."""
        return self.wish.paths[min(len(self.files), len(self.wish.paths) - 1)]

    def carry_out(self) -> None:
        """Read the files, until one cannot be read."""
        wish = self.wish
        try:
            for path in wish.paths:
                self.files.append(self._read(path))
        except FileProblemError as problem:
            self.problem = problem
        except StopReadingError:
            self.stopped = True
        finally:
            self.done.set()

    def _read(self, path: str) -> LoadedText:
        wish = self.wish
        encoding = wish.encodings.get(path, "")
        if wish.amount == "part":
            # only of what no pane can bear: the others stay files that can be saved
            try:
                return read_text(path, encoding, "large", self._tell)
            except FileProblemError as problem:
                if problem.id not in TOO_MUCH:
                    raise
        return read_text(path, encoding, wish.amount, self._tell)

    def _tell(self, share: float) -> None:
        self.share = (len(self.files) + share) / len(self.wish.paths)
        if self.stopped:
            raise StopReadingError


class Opener(QObject):
    """Reads what is wished for. ``close`` it before it goes.

    Signals: ``read(Reading)`` once it is done; ``progressed(Reading)`` from time to time while the window waits;
    ``given_up()``.
    """

    read = Signal(object)
    progressed = Signal(object)
    given_up = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._current: Reading | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_TELL_EVERY_MS)
        self._clock.timeout.connect(self._on_tick)

    @property
    def is_busy(self) -> bool:
        """Whether files are being read."""
        return self._current is not None

    def open(self, wish: Wish) -> Reading:
        """Read what ``wish`` says; an older one is given up. It may be done, and told, when this returns."""
        self._drop()
        reading = self._current = Reading(wish)
        if self._worker.is_closed:
            return reading
        self._worker.start(reading)
        if reading.done.wait(WAIT_S):
            self._deliver(reading)
        else:
            self._clock.start()
        return reading

    def stop(self) -> None:
        """Give up what is being read."""
        if self._current is not None:
            self._drop()
            self.given_up.emit()

    def close(self) -> None:
        """Give up what is being read and wait for the worker."""
        self._drop()
        self._worker.close()

    def _drop(self) -> None:
        self._clock.stop()
        if self._current is not None:
            self._current.stopped = True
            self._current = None

    def _on_tick(self) -> None:
        if self._current is not None:
            self.progressed.emit(self._current)

    def _on_worker_finished(self, reading: Reading) -> None:
        if reading is self._current:
            self._deliver(reading)

    def _deliver(self, reading: Reading) -> None:
        self._clock.stop()
        self._current = None
        if reading.problem is not None or len(reading.files) == len(reading.wish.paths):
            self.read.emit(reading)
