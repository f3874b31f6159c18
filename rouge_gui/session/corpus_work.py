"""Loading, scoring and saving a corpus beside the window: a process of its own, which reports as it goes. No wording.

It ends when it is asked to, when its standard input closes, and so also with the window, however that ends.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtCore import QObject, QProcess, Signal, Slot

from rouge_gui.corpus.job_lock import tidy

Kind = Literal["load", "score", "save"]

# how long a process that is to end may take for it
_PATIENCE_MS = 3_000


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is: ``done`` of ``total`` (None: not known), ``rate`` a second, ``seconds_left`` where known.

    Records are loaded, texts scored, bytes saved.

    ``problems``: how many were met.
    """

    kind: Kind
    done: int
    total: int | None = None
    rate: float = 0.0
    seconds_left: float | None = None
    problems: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a job ended well: how much was ``done``, how many ``problems`` it met, in how many ``seconds``.

    ``cancelled``: it was asked to end before it was done; what it committed stays.
    """

    kind: Kind
    done: int = 0
    problems: int = 0
    seconds: float = 0.0
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a job failed: the problem's ``id``, and the values its wording needs."""

    kind: Kind
    id: str
    values: Mapping[str, object] = field(default_factory=dict)


class CorpusWork(QObject):
    """Runs one job at a time.

    Signals: ``progressed(Progress)``; ``rows_came(first, last)``: items or scores of these positions were committed;
    then one of ``finished(Outcome)`` and ``failed(Failure)``.
    """

    progressed = Signal(object)
    rows_came = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._kind: Kind = "load"
        self._store = ""
        self._rest = b""
        self._ended: Outcome | Failure | None = None
        self._last = Progress("load", 0)
        self._cancelled = False

    @property
    def is_busy(self) -> bool:
        """Whether a job is under way."""
        return self._process is not None

    def load(self, store: str, mapping: str, files: Sequence[str], total: int | None = None) -> None:
        """Read files by a mapping (JSON) into the store at a path, which is made where there is none.

        ``total``: how many records they hold, where that is known.
        """
        count = [] if total is None else ["--total", str(total)]
        self._start("load", [store, "--mapping", mapping, *count, "--", *files])

    def score(
        self, store: str, profile: str, metrics: Sequence[str], most_references: int | None = None
    ) -> None:
        """Score what has no current scores under ``profile``; no metrics: those of the profile."""
        asked = ["--metrics", ",".join(metrics)] if metrics else []
        count = "all" if most_references is None else str(most_references)
        self._start("score", [store, "--profile", profile, *asked, "--references", count])

    def save(self, store: str, copy: str) -> None:
        """Write all of a store into another file, which appears as a whole or not at all."""
        self._start("save", [store, "--", copy])

    @property
    def is_scoring(self) -> bool:
        """Whether the job under way scores."""
        return self.is_busy and self._kind == "score"

    def cancel(self) -> None:
        """Ask the job to end; ``finished`` tells when it has."""
        if self._process is not None:
            self._cancelled = True
            self._process.closeWriteChannel()

    def close(self) -> None:
        """End the job and wait for that; nothing is signalled any more."""
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._on_output)
        process.errorOccurred.disconnect(self._on_error)
        process.finished.disconnect(self._on_finished)
        process.closeWriteChannel()
        if not process.waitForFinished(_PATIENCE_MS):
            process.kill()
            process.waitForFinished(_PATIENCE_MS)
        process.deleteLater()

    def _start(self, kind: Kind, arguments: Sequence[str]) -> None:
        if self._process is not None:
            raise RuntimeError("a job is under way")
        self._kind, self._rest, self._ended, self._cancelled = kind, b"", None, False
        self._store = arguments[0]
        self._last = Progress(kind, 0)
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._on_output)
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        # -P: whatever lies in the folder at hand is not imported
        process.start(sys.executable, ["-P", "-m", "rouge_gui.corpus.jobs", kind, *arguments])

    @Slot()
    def _on_output(self) -> None:
        process = self._process
        if process is None:
            return
        *lines, self._rest = (self._rest + bytes(process.readAllStandardOutput().data())).split(b"\n")
        first, last, progress = sys.maxsize, -1, None
        for line in lines:
            event = _event_in(line)
            if event.get("event") == "progress":
                progress = event
                first, last = min(first, _number(event, "first")), max(last, _number(event, "last"))
            elif event.get("event") == "finished":
                self._ended = Outcome(
                    self._kind,
                    _number(event, "done"),
                    _number(event, "problems"),
                    _float(event.get("seconds")) or 0.0,
                    cancelled=event.get("cancelled") is True,
                )
            elif event.get("event") == "failed":
                values = event.get("values")
                self._ended = Failure(
                    self._kind, str(event.get("problem")), values if isinstance(values, dict) else {}
                )
        # what came together is told once
        if progress is not None:
            self._tell(progress, first, last)

    def _tell(self, event: Mapping[str, object], first: int, last: int) -> None:
        total = event.get("total")
        self._last = Progress(
            self._kind,
            _number(event, "done"),
            total if isinstance(total, int) else None,
            _float(event.get("rate")) or 0.0,
            _float(event.get("seconds_left")),
            _number(event, "problems"),
        )
        self.progressed.emit(self._last)
        if first <= last:
            self.rows_came.emit(first, last)

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        # every other error is followed by its end
        if error is QProcess.ProcessError.FailedToStart:
            self._ended = Failure(self._kind, "not-started")
            self._end()

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, _code: int, _status: QProcess.ExitStatus) -> None:
        self._on_output()
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        process.deleteLater()
        ended = self._ended
        if ended is None and self._cancelled:
            ended = Outcome(self._kind, self._last.done, self._last.problems, cancelled=True)
        if ended is None:
            ended = Failure(self._kind, "died", {"said": said[-2_000:]})
            tidy(self._store)
        if isinstance(ended, Failure):
            self.failed.emit(ended)
        else:
            self.finished.emit(ended)


def _event_in(line: bytes) -> Mapping[str, object]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _number(event: Mapping[str, object], name: str) -> int:
    value = event.get(name)
    return value if isinstance(value, int) else 0


def _float(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None
