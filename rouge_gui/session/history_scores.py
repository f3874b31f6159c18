"""The scores behind the history graph: precision, recall and F of each state, all under one profile.

When the profile changes, every state is scored again in the background and the line changes as a whole, so that points
of two profiles never stand on one line. States that fast typing left behind before they were compared are scored there
too. The work goes to one worker in small portions: only these are rebuilt, and a newer profile soon takes over.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QObject, Signal

from rouge_gui.compare import compare
from rouge_gui.metrics import AnyScore, Profile, Score, ScoreCard, score
from rouge_gui.session.history import History, State
from rouge_gui.session.sizes import is_heavy
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Job, Worker

Parts = tuple[float, float, float]
StateScores = Mapping[str, Parts]


def parts_of(card: ScoreCard) -> dict[str, Parts]:
    """Return precision, recall and F of each score of ``card``; what is one number (BLEU) stands for all three."""
    return {key: _parts(found) for key, found in card.items()}


def _parts(found: AnyScore) -> Parts:
    if isinstance(found, Score):
        return found.precision, found.recall, found.fmeasure
    return found.score, found.score, found.score


# Their texts are rebuilt on the GUI thread, some 0.1 ms each.
_STATES_AT_ONCE = 32
# the pause in typing after which metrics are scored that are too slow for a key press
_LATER_AFTER_MS = 300
_LONG_CHARS = 100_000
# it reads every text at once, and decides nothing about BLEU and chrF
_LATER_PROFILE = "rouge-score"


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
            if _is_heavy(snapshot):
                self.scores[state] = {}
                continue
            try:
                card = _card(snapshot, self.profile, self.metrics)
            except (ValueError, OSError):
                # a dictionary or stopword file that is gone: the comparison on screen says so
                self.scores[state] = {}
            else:
                self.scores[state] = parts_of(card)


def _card(snapshot: Snapshot, profile: Profile, metrics: tuple[str, ...]) -> ScoreCard:
    if sum(map(len, (*snapshot.references, snapshot.candidate))) > _LONG_CHARS:
        # it leaves out what is out of reach
        return compare(snapshot.references, snapshot.candidate, profile).scores_of(metrics)
    return score(snapshot.references, snapshot.candidate, profile, metrics)


def _is_heavy(snapshot: Snapshot) -> bool:
    return is_heavy((*snapshot.references, snapshot.candidate))


class _ScoringLater(_Rescoring):
    """A portion of states to score by the slow metrics; ``its`` are the states as they were then."""

    def __init__(self, metrics: tuple[str, ...], history: History, states: Iterable[int]) -> None:
        chosen = tuple(states)
        super().__init__(
            Profile.parse(_LATER_PROFILE), metrics, {state: history.snapshot(state) for state in chosen}
        )
        self.its = [history.state(state) for state in chosen]


class _Later:
    """The scores of the slow metrics: which states have them, and which are next."""

    def __init__(self) -> None:
        self.metrics: tuple[str, ...] = ()
        # with the state as it was scored: it may have grown since
        self._scores: dict[int, tuple[State, StateScores]] = {}
        # every state before this one has its scores
        self._complete_to = 0

    def ask_for(self, metrics: tuple[str, ...]) -> None:
        """Score ``metrics`` and no others; what is scored already is kept."""
        self.metrics = metrics
        self._complete_to = 0

    def forget(self) -> None:
        """Forget the scores of another document."""
        self._scores = {}
        self._complete_to = 0

    def of(self, history: History | None, state: int) -> StateScores:
        """Return the scores of a state, {} while there are none or it has grown since."""
        if history is None or state not in self._scores:
            return {}
        scored, scores = self._scores[state]
        return scores if scored is history.state(state) else {}

    def keep(self, history: History, state: State, scores: StateScores) -> None:
        """Keep the scores of ``state`` unless it grew meanwhile."""
        if history.state(state.id) is state:
            self._scores[state.id] = (state, {**self.of(history, state.id), **scores})

    def missing(self, history: History) -> Iterator[int]:
        """Yield the states to score."""
        if not self.metrics:
            return
        # the newest may still grow
        while self._complete_to < len(history) - 1 and self._is_scored(history, self._complete_to):
            self._complete_to += 1
        for state in range(self._complete_to, len(history)):
            if not self._is_scored(history, state):
                yield state

    def _is_scored(self, history: History, state: int) -> bool:
        scored, scores = self._scores.get(state, (None, {}))
        # one that could not be scored is not tried again
        return scored is history.state(state) and (not scores or all(one in scores for one in self.metrics))


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
        self._told_profile: Profile | None = None
        self._scores: dict[int, StateScores] = {}
        # the scores under a new profile until they are complete
        self._newer: dict[int, StateScores] | None = None
        # every state before this one has scores under the newest profile
        self._complete_to = 0
        self._recorded: State | None = None
        self._job: _Rescoring | None = None
        self._later = _Later()
        self._pause = single_shot(self, _LATER_AFTER_MS, self._go_on)

    @property
    def is_stale(self) -> bool:
        """Whether the states are being scored under a new profile."""
        return self._newer is not None

    def score_later(self, metrics: Sequence[str]) -> None:
        """Score every state by ``metrics`` (BLEU, chrF) as well, in pauses; () for none."""
        self._later.ask_for(tuple(metrics))
        if not self._worker.is_closed:
            self._go_on()

    def clear(self) -> None:
        """Forget all scores: another document was opened."""
        self._cancel()
        self._later.forget()
        self._history = None
        self._profile = self._told_profile = None
        self._scores = {}
        self._newer = None
        self._complete_to = 0
        self._recorded = None

    def scores(self, state: int) -> StateScores:
        """Return the scores of a state, {} while there are none."""
        scores, later = self._scores.get(state, {}), self._later.of(self._history, state)
        return {**scores, **later} if later else scores

    def record(self, history: History, state: int, profile: Profile, card: ScoreCard) -> None:
        """Keep ``card`` of ``state``, made under the resolved ``profile``; a new profile rescores all states."""
        if self._worker.is_closed:
            return
        if history is not self._history:
            self.clear()
            self._history, self._profile, self._told_profile = history, profile, profile
        elif profile != self._profile:
            self._cancel()
            self._profile = profile
            self._newer = {}
            self._complete_to = 0
        self._forget_if_grown(history)
        self._recorded = history.state(state)
        self._known()[state] = parts_of(card)
        if self._later.metrics:
            self._pause.start()
        self._tell([state])

    def follow(self, history: History) -> None:
        """Score the states of ``history`` that have no card of their own, under the profile of the last one."""
        if self._worker.is_closed:
            return
        if history is not self._history:
            self.clear()
            self._history = history
        self._forget_if_grown(history)
        if self._later.metrics:
            self._pause.start()
        self._tell(())

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
        if self._job is not None or history is None:
            return
        if profile is not None and self._rescore(history, profile):
            return
        self._go_on_later(history)

    def _rescore(self, history: History, profile: Profile) -> bool:
        """Start scoring states under ``profile``; where all are scored, tell them and return False."""
        known = self._known()
        # the current state is still growing, and compared for the panes anyway
        while self._complete_to in known:
            self._complete_to += 1
        unseen = range(self._complete_to, len(history))
        missing = (state for state in unseen if state not in known and state != history.current)
        # scoring what very long texts passed by would hold up what is on screen for minutes
        most = 0 if _is_heavy(history.snapshot(history.current)) else _STATES_AT_ONCE
        states = {state: history.snapshot(state) for state in islice(missing, most)}
        if states:
            self._job = _Rescoring(profile, self.metrics, states)
            self._worker.start(self._job)
            return True
        if self._newer is not None:
            self._replace_all(self._newer)
        return False

    def _replace_all(self, scores: dict[int, StateScores]) -> None:
        """Tell the scores under the newest profile from now on."""
        self._scores, self._newer, self._told_profile = scores, None, self._profile

    def _go_on_later(self, history: History) -> None:
        if self._pause.isActive() or _is_heavy(history.snapshot(history.current)):
            return
        chosen = list(islice(self._later.missing(history), _STATES_AT_ONCE))
        if chosen:
            self._job = _ScoringLater(self._later.metrics, history, chosen)
            self._worker.start(self._job)

    def _on_worker_finished(self, job: _Rescoring) -> None:
        if job is not self._job:
            return
        self._job = None
        if isinstance(job, _ScoringLater):
            self._take_later(job)
            return
        known = self._known()
        for state, scores in job.scores.items():
            known.setdefault(state, scores)
        if job.fault is None:
            self._tell(job.scores)
        else:
            self._replace_all(known)
            self.updated.emit(known.keys())

    def _take_later(self, job: _ScoringLater) -> None:
        if self._history is None:
            return
        if job.fault is not None:
            # it would fail again
            self._later.ask_for(())
        for state in job.its:
            if state.id in job.scores:
                self._later.keep(self._history, state, job.scores[state.id])
        self._go_on()
        self.updated.emit(job.scores.keys())

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancelled.set()
        self._job = None

    @property
    def profile(self) -> Profile | None:
        """The profile of the scores that are told, None where there are none."""
        return self._told_profile

    def close(self) -> None:
        """Give up what is being scored and wait until the worker is done; nothing is scored any more."""
        self._cancel()
        self._pause.stop()
        self._newer = None
        self._worker.close()
