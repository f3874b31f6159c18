"""Scores the corpus on show under the window's profile: what is missing, in a process beside the window.

Few outputs are scored without asking, many when the user says so. Scores of another profile stay, grey, until some of
the present one have come.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session.corpus_counting import Counting
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.session.corpus_work import CorpusWork, Failure, Outcome, Progress
from rouge_gui.session.document import Document
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Worker

_logger = logging.getLogger("rouge_gui.corpus")

# so many outputs are scored unasked
UNASKED = 2_000
# of many outputs these are what is missed; others are scored after them, and when they are looked at
QUICK = ("rouge1", "rouge2", "rougeL", "rougeLsum")
# a second, on two cores, until it was measured
_USUAL_RATE = 4_000.0
# what is missing of more outputs is counted beside the window
_COUNTED_AT_ONCE = 5_000
_REFRESHED_AFTER_MS = 500
_PATIENCE_MS = 3_000

Rows = Callable[[Profile], Sequence[str]]


class CorpusScoring(QObject):
    """Keeps the run of ``state`` that of the document's profile; ``rows`` gives the metrics under a profile.

    Signals: ``run_changed()``: another run, or none, is on show; ``offered(count, seconds)``: so many outputs have no
    scores, 0 where the offer no longer holds; ``progressed(Progress)``; ``passed()``: the metrics that come first are
    scored, others follow; ``ended(Outcome)``; ``failed(error)``.
    """

    run_changed = Signal()
    offered = Signal(int, float)
    progressed = Signal(object)
    passed = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, state: CorpusState, document: Document, rows: Rows) -> None:
        super().__init__(state)
        self._state, self._document, self._rows = state, document, rows
        self.work = CorpusWork(self)
        self.most_references: int | None = None
        self._profile: Profile | None = None
        self._text = ""
        self._is_stale = False
        self._again = False
        self._done = 0
        self._rate = _USUAL_RATE
        self._refresh = single_shot(self, _REFRESHED_AFTER_MS, self._on_refresh_due)
        self._counter = Worker(self)
        self._counting: Counting | None = None
        self._counter.finished.connect(self._on_counted)
        self.work.progressed.connect(self._on_progressed)
        self.work.rows_came.connect(self._on_rows_came)
        self.work.finished.connect(self._on_finished)
        self.work.failed.connect(self._on_failed)
        document.changed.connect(self._on_document_changed)

    # --- the run -----------------------------------------------------------------------------------------

    @property
    def is_stale(self) -> bool:
        """Whether the scores on show are of another profile."""
        return self._is_stale

    @property
    def profile(self) -> Profile | None:
        """The profile that the corpus is scored by, settled by all of its texts; None where there is none."""
        return self._profile

    def settle(self, text: str) -> Profile | None:
        """Return what an automatic profile stands for in this corpus; None for another, or one that cannot be."""
        store = self._state.store
        try:
            given = Profile.parse(text)
            return store.settled(given, self.most_references) if store and given.automatic else None
        except (ProfileError, CorpusStoreError):
            return None

    def metrics(self) -> tuple[str, ...]:
        """Return the metrics that must not be missing: of many outputs the quick ones and the one chosen."""
        store = self._state.store
        if self._profile is None or store is None:
            return ()
        rows = tuple(self._rows(self._profile))
        if store.output_count <= UNASKED or not rows:
            return rows
        quick = [metric for metric in rows if metric in QUICK or metric == self._state.metric]
        return tuple(quick or rows)

    def _all_metrics(self) -> tuple[str, ...]:
        """Return the metrics to score, the one that is looked at first."""
        rows = self.on_offer()
        return tuple(sorted(rows, key=lambda metric: metric != self._state.metric))

    def on_offer(self) -> tuple[str, ...]:
        """Return the metrics that can be looked at."""
        return tuple(self._rows(self._profile)) if self._profile is not None else ()

    def run_to_show(self, store: CorpusStore) -> Run | None:
        """Return the run under the document's profile, else the newest one, None where nothing was scored."""
        return self._own_run(store) or next(reversed(store.runs()), None)

    def _own_run(self, store: CorpusStore) -> Run | None:
        try:
            return store.find_run(self._document.snapshot.profile, self.most_references)
        except ProfileError:
            return None

    def profile_as_scored(self, store: CorpusStore, run: Run | None) -> str:
        """Return the profile to take for ``run`` to be the one on show, "" where nothing is to be taken."""
        # the window can say no other numbers of references
        if run is None or run.most_references not in {None, 1} or run == self._own_run(store):
            return ""
        own = self._document.snapshot.profile
        try:
            if store.settled(own, run.most_references).text == run.profile:
                return own
        except ProfileError:
            _logger.info("a corpus takes the place of a profile that cannot be")
        try:
            return Profile.parse(run.profile).text
        except ProfileError:
            return ""

    def use_profile(self, taken: str = "") -> None:
        """Show the scores under the document's profile, and score what is missing of them.

        ``taken`` is the one that the document is about to have.
        """
        store = self._state.store
        if store is None:
            return
        self._text = taken or self._document.snapshot.profile
        try:
            self._profile = store.settled(self._text, self.most_references)
            run = store.find_run(self._profile, self.most_references)
        except ProfileError:
            # said where profiles are entered
            return
        except CorpusStoreError as error:
            self.failed.emit(error)
            return
        self._show(store, run)
        self.look()

    def _show(self, store: CorpusStore, run: Run | None) -> None:
        before = self._state.run
        # grey scores tell more than none
        self._is_stale = run is None and before is not None
        if not self._is_stale and (run != before or self._state.columns is None):
            self._state.use_run(Columns(store, run, self._state.system), run)
        offered = self.on_offer()
        if offered and self._state.metric not in offered:
            self._state.choose_metric(_first(offered))
        self.run_changed.emit()

    def _on_document_changed(self) -> None:
        if self._state.is_open and self._document.snapshot.profile != self._text:
            self._begin_anew()

    def use_references(self, most: int | None) -> None:
        """Score with so many references of each item, None for all of them."""
        if most != self.most_references:
            self.most_references = most
            if self._state.is_open:
                self._begin_anew()

    def _begin_anew(self) -> None:
        """Show and make other scores; those under way are not wanted any more, what is being read is."""
        if self.work.is_scoring:
            self.work.cancel()
        self.use_profile()

    # --- scoring -----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Score what is missing where that is little, else offer it."""
        store, profile = self._state.store, self._profile
        if store is None or profile is None or not store.output_count:
            return
        if self.work.is_busy:
            # once what is under way has ended
            self._again = True
            return
        self._counting = None
        try:
            run = store.find_run(profile, self.most_references)
            if run is None or store.output_count <= _COUNTED_AT_ONCE:
                self._offer(store.pending_count(run, self.metrics()) if run else store.output_count)
                return
        except CorpusStoreError as error:
            self.failed.emit(error)
            return
        self._counting = Counting(store.path, run, self.metrics())
        self._counter.start(self._counting)

    def _on_counted(self, counting: Counting) -> None:
        if counting is not self._counting:
            return
        self._counting = None
        if counting.error is not None:
            self.failed.emit(counting.error)
        elif not self.work.is_busy:
            self._offer(counting.count)

    def _offer(self, count: int) -> None:
        if count > UNASKED:
            self.offered.emit(count, count / self._rate)
            return
        self.offered.emit(0, 0.0)
        if count:
            self.start()

    def start(self) -> None:
        """Score what is missing, whatever it takes."""
        store, profile = self._state.store, self._profile
        if store is None or profile is None or store.read_only:
            return
        if self.work.is_busy:
            self._again = True
            return
        self._counting = None
        self._done = 0
        self.offered.emit(0, 0.0)
        self.work.score(store.path, profile.text, self._all_metrics(), self.most_references)
        self.run_changed.emit()

    def _on_progressed(self, progress: Progress) -> None:
        if progress.rate > 0 and progress.kind == "score":
            self._rate = progress.rate
        begun_anew = progress.done < self._done
        self._done = progress.done
        self.progressed.emit(progress)
        if begun_anew and progress.kind == "score":
            self._on_refresh_due()
            self.passed.emit()

    def _on_rows_came(self, _first_row: int, _last_row: int) -> None:
        if not self._refresh.isActive():
            self._refresh.start()

    def _on_refresh_due(self) -> None:
        """Take in what came, twice a second at most."""
        store = self._state.store
        if store is None:
            return
        try:
            if self._profile is not None and (self._is_stale or self._state.run is None):
                run = store.find_run(self._profile, self.most_references)
                if run is not None:
                    self._show(store, run)
            self._state.refresh()
        except CorpusStoreError as error:
            self.failed.emit(error)

    def _on_finished(self, outcome: Outcome) -> None:
        self._refresh.stop()
        self._on_refresh_due()
        self.ended.emit(outcome)
        if self._again:
            self._again = False
            self.use_profile()

    def _on_failed(self, failure: Failure) -> None:
        self._refresh.stop()
        self._again = False
        _logger.warning("%s of a corpus failed: %s", failure.kind, failure.id)
        self._on_refresh_due()
        self.failed.emit(failure)

    def close_counter(self) -> None:
        """Count nothing any more; the window closes."""
        self._counter.close()

    def close(self) -> None:
        """End what is under way; what it stored stays."""
        self._refresh.stop()
        self._again = False
        if self._counting is not None:
            self._counting.stop()
            self._counting = None
        # nobody reads a file that is closed
        self._counter.wait(_PATIENCE_MS)
        self.work.close()
        self._profile, self._text, self._is_stale = None, "", False


def _first(metrics: Sequence[str]) -> str:
    return next((metric for metric in ("rougeL", *QUICK) if metric in metrics), metrics[0])
