"""The scores behind the history graph: precision, recall and F of each state, all under one profile.

When the profile changes, every state is scored again in the background and the line changes as a whole, so that points
of two profiles never stand on one line. States that fast typing left behind before they were compared are scored there
too. The work goes to one worker in small portions: only these are rebuilt, and a newer profile soon takes over.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics import Profile, Score, ScoreCard, score
from rouge_gui.session.history import History, State
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker

Parts = tuple[float, float, float]
StateScores = Mapping[str, Parts]


def parts_of(card: ScoreCard) -> dict[str, Parts]:
    """Return precision, recall and F of the ROUGE scores of ``card``."""
    return {
        key: (found.precision, found.recall, found.fmeasure)
        for key, found in card.items()
        if isinstance(found, Score)
    }


# Their texts are rebuilt on the GUI thread, some 0.1 ms each.
_STATES_AT_ONCE = 32


class _Rescoring(Job):
    """A portion of states to score; cancelled when a newer profile starts over."""

    def __init__(self, profile: Profile, metrics: tuple[str, ...], states: dict[int, Snapshot]) -> None:
        self.profile = profile
        self.metrics = metrics
        self.states = states
        self.scores: dict[int, StateScores] = {}
        self.cancelled = threading.Event()

    def carry_out(self) -> None:
        """Score the states; one whose texts cannot be scored gets {}."""
        for state, snapshot in self.states.items():
            if self.cancelled.is_set():
                return
            try:
                card = score(snapshot.references, snapshot.candidate, self.profile, self.metrics)
            except (ValueError, OSError):
                # a dictionary or stopword file that is gone: the comparison on screen says so
                self.scores[state] = {}
            else:
                self.scores[state] = parts_of(card)


class HistoryScores(QObject):
    """Keeps the scores of the states of one history.

    Signals: ``updated(states)`` with the states whose scores came, all of them where a new profile took over.
    ``is_stale`` is true while a new profile is being applied; the old values stay until then.
    """

    updated = Signal(object)

    def __init__(self, metrics: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.metrics = tuple(metrics)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._history: History | None = None
        self._profile: Profile | None = None
        self._scores: dict[int, StateScores] = {}
        # the scores under a new profile until they are complete
        self._newer: dict[int, StateScores] | None = None
        # every state before this one has scores under the newest profile
        self._complete_to = 0
        self._recorded: State | None = None
        self._job: _Rescoring | None = None

    @property
    def is_stale(self) -> bool:
        """Whether the states are being scored under a new profile."""
        return self._newer is not None

    def clear(self) -> None:
        """Forget all scores: another document was opened."""
        self._cancel()
        self._history = None
        self._profile = None
        self._scores = {}
        self._newer = None
        self._complete_to = 0
        self._recorded = None

    def scores(self, state: int) -> StateScores:
        """Return the scores of a state, {} while there are none."""
        return self._scores.get(state, {})

    def record(self, history: History, state: int, profile: Profile, card: ScoreCard) -> None:
        """Keep ``card`` of ``state``, made under the resolved ``profile``; a new profile rescores all states."""
        if self._worker.is_closed:
            return
        if history is not self._history:
            self.clear()
            self._history, self._profile = history, profile
        elif profile != self._profile:
            self._cancel()
            self._profile = profile
            self._newer = {}
            self._complete_to = 0
        self._forget_if_grown(history)
        self._recorded = history.state(state)
        self._known()[state] = parts_of(card)
        self._tell([state])

    def _forget_if_grown(self, history: History) -> None:
        """Drop scores recorded before more typing joined their state and another state followed."""
        recorded = self._recorded
        if recorded is not None and history.state(recorded.id) is not recorded:
            self._known().pop(recorded.id, None)
            self._complete_to = min(self._complete_to, recorded.id)

    def _tell(self, states: Collection[int]) -> None:
        """Go on scoring and announce that scores of ``states`` came."""
        was_stale = self.is_stale
        self._go_on()
        if not was_stale:
            self.updated.emit(states)
        elif not self.is_stale:
            self.updated.emit(self._scores.keys())

    def _known(self) -> dict[int, StateScores]:
        """Return the scores under the newest profile."""
        return self._scores if self._newer is None else self._newer

    def _go_on(self) -> None:
        """Score the next states that have no scores; what is complete is shown."""
        history, profile = self._history, self._profile
        if self._job is not None or history is None or profile is None:
            return
        known = self._known()
        # the current state is still growing, and compared for the panes anyway
        while self._complete_to in known:
            self._complete_to += 1
        unseen = range(self._complete_to, len(history))
        missing = (state for state in unseen if state not in known and state != history.current)
        states = {state: history.snapshot(state) for state in islice(missing, _STATES_AT_ONCE)}
        if states:
            self._job = _Rescoring(profile, self.metrics, states)
            self._worker.start(self._job)
        elif self._newer is not None:
            self._scores, self._newer = self._newer, None

    def _on_worker_finished(self, job: _Rescoring) -> None:
        if job is not self._job:
            return
        self._job = None
        known = self._known()
        for state, scores in job.scores.items():
            known.setdefault(state, scores)
        if job.fault is None:
            self._tell(job.scores)
        else:
            self._scores, self._newer = known, None
            self.updated.emit(known.keys())

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancelled.set()
        self._job = None

    def close(self) -> None:
        """Give up what is being scored and wait until the worker is done; nothing is scored any more."""
        self._cancel()
        self._newer = None
        self._worker.close()
