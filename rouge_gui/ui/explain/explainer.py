"""Makes what the panel on show needs, on one worker: the newest request wins. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics import Score
from rouge_gui.session.worker import Job, Worker
from rouge_gui.ui.explain.panel import AnyPanelKind, NothingToShowError, Subject
from rouge_gui.ui.explain.wording import is_expected

SACRE_METRICS = ("bleu", "chrf", "chrf++", "ter")


@dataclass(frozen=True)
class Request:
    """What a panel needs."""

    kind: AnyPanelKind
    subject: Subject


class _Making(Job):
    def __init__(self, request: Request) -> None:
        self.request = request
        self.value: object = None
        self.problem: Exception | None = None

    def carry_out(self) -> None:
        """Make the value; what is no fault of ours is kept as the problem."""
        kind, subject = self.request.kind, self.request.subject
        try:
            check(kind, subject)
            self.value = kind.needs(subject.comparison, subject.key, subject.reference)
        except Exception as error:
            self.problem = error
            if not is_expected(error):
                raise


def check(kind: AnyPanelKind, subject: Subject) -> None:
    """Raise NothingToShowError where the profile gives no such score, with the reason."""
    comparison, key = subject.comparison, subject.key
    if not kind.about_metric:
        return
    if key in SACRE_METRICS:
        if not kind.sacre:
            raise NothingToShowError("sacre")
        return
    if comparison.profile.sacre is not None:
        raise NothingToShowError("sacre-profile")
    if not comparison.reaches(key):
        raise NothingToShowError("too-long")
    card = comparison.scores_of((key,))
    if not isinstance(card.per_reference[subject.reference].get(key), Score):
        raised = any(note.id == "implementation-raises" for note in card.notes)
        raise NothingToShowError("raises" if raised else "not-computed")


class Explainer(QObject):
    """Makes values for panels. Close it before it goes.

    ``made`` carries the request and its value, ``failed`` the request and the problem; only for the newest request.
    """

    made = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_finished)
        self._newest: Request | None = None
        self._working = False

    @property
    def is_busy(self) -> bool:
        """Whether the newest request is still to be answered."""
        return self._newest is not None

    def request(self, request: Request) -> None:
        """Make what ``request`` asks for; an older request that is not done yet is given up."""
        if self._worker.is_closed:
            return
        self._newest = request
        self._start()

    def give_up(self) -> None:
        """Answer no request that is under way."""
        self._newest = None

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self._newest = None
        self._worker.close()

    def _start(self) -> None:
        if not self._working and self._newest is not None:
            self._working = True
            self._worker.start(_Making(self._newest))

    def _on_finished(self, job: _Making) -> None:
        self._working = False
        if job.request is not self._newest:
            self._start()
            return
        self._newest = None
        if job.problem is not None:
            self.failed.emit(job.request, job.problem)
        else:
            self.made.emit(job.request, job.value)
