"""Verifying a comparison with the real packages: the waiting is done by a worker, the work by another process.

A result belongs to the texts and the profile it was made for, which it holds.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.lab.verify import (
    TIMEOUT_S,
    CancelledError,
    ItemResult,
    ProcessError,
    Reason,
    Verifier,
    found_python,
)
from rouge_gui.metrics.rules import rules_for
from rouge_gui.metrics.sacre import KEYS as SACRE_KEYS
from rouge_gui.metrics.sacre import key_of
from rouge_gui.metrics.scoring import as_profile
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker


@dataclass(frozen=True, slots=True)
class Verified:
    """What verifying ``snapshot`` gave.

    ``item`` is empty where nothing ran: ``problem`` says why the Python ``python`` cannot be used, ``error`` what is
    wrong with the profile. ``packages`` are those that were needed, with their versions; ``missing`` are not there.
    """

    snapshot: Snapshot
    python: str
    item: ItemResult = field(default_factory=ItemResult)
    python_version: str = ""
    packages: Mapping[str, str] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    signature: str = ""
    problem: Reason | None = None
    error: Exception | None = None
    seconds: float = 0.0

    def is_of(self, snapshot: Snapshot) -> bool:
        """Tell whether ``snapshot`` has the same texts and profile."""
        mine, other = self.snapshot, snapshot
        return (mine.references, mine.candidate, mine.scored_by) == (
            other.references,
            other.candidate,
            other.scored_by,
        )


class _Verifying(Job):
    """One run. ``result`` None: it was cancelled."""

    def __init__(self, owner: Verification, snapshot: Snapshot, metrics: Sequence[str], python: str) -> None:
        self._owner, self._snapshot, self._metrics = owner, snapshot, tuple(metrics)
        self._python = python
        self._verifier: Verifier | None = None
        self.is_cancelled = False
        self.result: Verified | None = None

    def cancel(self) -> None:
        """Give it up; from the thread of the window."""
        self.is_cancelled = True
        if self._verifier is not None:
            self._verifier.cancel()

    def carry_out(self) -> None:
        """Verify."""
        begun = time.monotonic()
        result = Verified(self._snapshot, found_python(self._python))
        try:
            result = self._verified(result)
        except CancelledError:
            return
        except ProcessError as error:
            result = replace(result, problem=Reason(error.id, error.values))
        except (ValueError, OSError) as error:
            # a profile, dictionary or stopword file that cannot be used
            result = replace(result, error=error)
        self.result = replace(result, seconds=time.monotonic() - begun)

    def _verified(self, result: Verified) -> Verified:
        snapshot = self._snapshot
        references, candidate = snapshot.references, snapshot.candidate
        profile = as_profile(snapshot.scored_by).resolve([*references, candidate])
        if profile.sacre is not None:
            metrics: tuple[str, ...] = (key_of(profile.sacre),)
        else:
            rules = rules_for(profile)
            metrics = tuple(key for key in self._metrics if rules.knows(key) or key in SACRE_KEYS)
        verifier = Verifier(profile, metrics, self._python, self._owner.timeout_s)
        self._verifier = verifier
        if self.is_cancelled:
            raise CancelledError
        with verifier:
            made = verifier.plan_for(references, candidate)
            item = verifier.verify(references, candidate, self._owner.progressed.emit)
        return replace(
            result,
            item=item,
            python_version=verifier.python_version,
            packages={name: found for name, found in verifier.packages.items() if name in made.packages},
            missing=tuple(verifier.missing(made)),
            signature=verifier.profile.signature(len(references)),
        )


class Verification(QObject):
    """Runs one verification at a time.

    Signals: ``progressed(done, all)`` steps; ``finished(Verified)``, None where it was cancelled.
    """

    progressed = Signal(int, int)
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.timeout_s = TIMEOUT_S
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._job: _Verifying | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a run is under way."""
        return self._job is not None

    def start(self, snapshot: Snapshot, metrics: Sequence[str], python: str) -> None:
        """Verify ``snapshot``; one under way is given up. After ``close``, do nothing."""
        if self._worker.is_closed:
            return
        self.cancel()
        self._job = _Verifying(self, snapshot, metrics, python)
        self._worker.start(self._job)

    def cancel(self) -> None:
        """Give up what is under way."""
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """Give up what is under way and end its process."""
        self.cancel()
        self._worker.close()

    def _on_worker_finished(self, job: _Verifying) -> None:
        if job is not self._job:
            return
        self._job = None
        self.finished.emit(job.result)
