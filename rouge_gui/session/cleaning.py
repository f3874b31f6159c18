"""What clean-up does to the texts on show, worked out on a worker: its effect step by step, and the texts it leaves.

The newest request wins. Nothing is scored here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rouge_gui.compare.cleanup_effects import StepEffect, step_effects
from rouge_gui.metrics import Profile
from rouge_gui.metrics.scoring import as_profile
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker
from rouge_gui.text import Span, cleaned
from rouge_gui.text.cleanup import removed_spans


@dataclass(frozen=True, slots=True)
class CleanedText:
    """A text as given, as it is read after clean-up, and the code-point spans of what was taken out."""

    given: str
    read: str
    removed: Sequence[Span]


@dataclass(frozen=True, slots=True)
class CleanupReport:
    """The effect of each step on a reference and the candidate, and both texts before and after."""

    effects: tuple[StepEffect, ...]
    reference: CleanedText
    candidate: CleanedText


class _Looking(Job):
    """A snapshot with its report, or the ``error`` that is the user's to mend."""

    def __init__(self, snapshot: Snapshot, profile: Profile | str, reference: int) -> None:
        self._snapshot, self._profile = snapshot, profile
        self._reference = reference
        self.report: CleanupReport | None = None
        self.error: Exception | None = None

    def carry_out(self) -> None:
        """Clean both texts in every way that is asked about."""
        snapshot = self._snapshot
        texts = snapshot.references[self._reference], snapshot.candidate
        try:
            profile = as_profile(self._profile).resolve([*snapshot.references, snapshot.candidate])
            effects = step_effects(profile, texts)
        except (ValueError, OSError) as error:
            # a profile, dictionary or stopword file that cannot be used: the comparison says so
            self.error = error
        else:
            steps = profile.tokenization.clean
            self.report = CleanupReport(effects, *(_clean(text, steps) for text in texts))


def _clean(text: str, steps: tuple[str, ...]) -> CleanedText:
    derived = cleaned(text, steps)
    return CleanedText(text, derived.text, removed_spans(text, derived))


class CleanupLooks(QObject):
    """Reports on what it is asked about and announces what is still current. Signal: ``ready(CleanupReport)``."""

    ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._wanted: _Looking | None = None
        self._working = False

    @property
    def is_busy(self) -> bool:
        """Whether the current request is still to be answered."""
        return self._wanted is not None

    def request(self, snapshot: Snapshot, profile: Profile | str, reference: int) -> None:
        """Look at reference number ``reference`` and the candidate; an older request is given up."""
        if self._worker.is_closed:
            return
        self._wanted = _Looking(snapshot, profile, reference)
        self._start()

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self._wanted = None
        self._worker.close()

    def _start(self) -> None:
        if not self._working and self._wanted is not None:
            self._working = True
            self._worker.start(self._wanted)

    def _on_worker_finished(self, job: _Looking) -> None:
        self._working = False
        if job is not self._wanted:
            self._start()
            return
        self._wanted = None
        if job.report is not None:
            self.ready.emit(job.report)
