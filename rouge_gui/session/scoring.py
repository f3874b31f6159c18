"""Comparing the document as it changes: at once when that is quick, else on one worker; the newest request wins.

The worker gets plain data and gives back a ``Comparison``; the signal belongs to the object on the GUI thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from rouge_gui.compare import Comparison, compare
from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.text import Tokenization

# Both texts together; about 2 × 2,000 tokens of English, whose marks and one score take some 8 ms.
IN_PLACE_CHARS = 34_000
# Where a character is a token, or is looked up in a dictionary, it costs about as much as an English word.
_CHARS_PER_WORD = 6
_WIDE = "\u2e80"  # Chinese, Japanese and Korean begin here
_CHARACTER_TOKENIZERS = frozenset({"graphemes", "characters", "characters-raw"})
# These are ready at once; others load a library at first use, which must not hold up the window.
_READY_TOKENIZERS = frozenset(
    {"rouge-score", "unicode", "graphemes", "characters", "characters-raw", "whitespace", "whitespace-raw"}
)


@dataclass(frozen=True, slots=True)
class Request:
    """What to compare and what of it will be shown first, so that the worker has it ready."""

    revision: int
    snapshot: Snapshot
    metrics: tuple[str, ...] = ()
    layer: str | None = None
    reference: int = 0


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """A comparison of revision ``revision``."""

    revision: int
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class _Outcome:
    request: Request
    comparison: Comparison | None
    error: Exception | None
    is_fault: bool = False


def _carry_out(request: Request, *, prepare: bool) -> _Outcome:
    """Compare; ``prepare`` computes what will be shown, which otherwise is done when it is asked for."""
    snapshot = request.snapshot
    try:
        comparison = compare(snapshot.references, snapshot.candidate, snapshot.scored_by)
        if prepare:
            _ = comparison.scores_of(request.metrics) if request.metrics else comparison.scores
            if request.layer is not None:
                comparison.marks("reference", request.layer, request.reference)
    except (ValueError, OSError) as error:
        # a profile, dictionary or stopword file that cannot be used: the user's to mend, not ours
        return _Outcome(request, None, error)
    return _Outcome(request, comparison, None)


def _cost_in_chars(snapshot: Snapshot, tokenizer: str) -> int:
    """Return how many characters of English are as dear to compare as these texts."""
    cost = 0
    for text in (*snapshot.references, snapshot.candidate):
        if tokenizer in _CHARACTER_TOKENIZERS:
            cost += len(text) * _CHARS_PER_WORD
        elif text.isascii():
            cost += len(text)
        else:
            cost += len(text) + sum(map(_WIDE.__le__, text)) * (_CHARS_PER_WORD - 1)
    return cost


class _Task(QRunnable):
    def __init__(self, request: Request, runner: ComparisonRunner) -> None:
        super().__init__()
        self._request = request
        self._runner = runner

    def run(self) -> None:
        try:
            outcome = _carry_out(self._request, prepare=True)
        except Exception as error:
            # a fault of ours: raised again where it can be seen
            outcome = _Outcome(self._request, None, error, is_fault=True)
        self._runner.finished.emit(outcome)


class ComparisonRunner(QObject):
    """Compares what it is asked for and announces results that are still current.

    Signals: ``comparison_ready(ComparisonResult)``; ``comparison_started(revision)`` when a worker took it up and
    what is shown is out of date; ``failed(revision, exception)`` for a profile or file that cannot be used.
    """

    comparison_ready = Signal(object)
    comparison_started = Signal(int)
    failed = Signal(int, object)
    # for the worker, across threads
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._current: Request | None = None
        self._working = False
        self._closed = False
        self._loaded: set[Tokenization] = set()
        self.finished.connect(self._on_worker_finished, Qt.ConnectionType.QueuedConnection)

    def request(
        self,
        revision: int,
        snapshot: Snapshot,
        metrics: Sequence[str] = (),
        layer: str | None = None,
        reference: int = 0,
    ) -> None:
        """Compare ``snapshot``; an older request that is not done yet is given up. After ``close``, do nothing."""
        if self._closed:
            return
        self._current = Request(revision, snapshot, tuple(metrics), layer, reference)
        if self._is_quick(snapshot):
            self._deliver(_carry_out(self._current, prepare=False))
        else:
            self.comparison_started.emit(revision)
            self._start()

    @property
    def is_busy(self) -> bool:
        """Whether the current request is still to be answered."""
        return self._current is not None

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self._closed = True
        self._current = None
        self._pool.waitForDone()

    def _is_quick(self, snapshot: Snapshot) -> bool:
        if sum(map(len, snapshot.references)) + len(snapshot.candidate) > IN_PLACE_CHARS:
            return False
        try:
            profile = snapshot.settled or Profile.parse(snapshot.profile)
        except ProfileError:
            # it fails in place just as quickly
            return True
        profile = profile.resolve((*snapshot.references, snapshot.candidate))
        choice = profile.tokenization
        if _cost_in_chars(snapshot, choice.tokenizer) > IN_PLACE_CHARS:
            return False
        plain = choice.tokenizer in _READY_TOKENIZERS and profile.sentences == "newline"
        if plain and not (choice.stemmer or choice.lemma or "t2s" in choice.fold):
            return profile.sacre is None
        return choice in self._loaded

    def _start(self) -> None:
        if self._working or self._current is None:
            return
        self._working = True
        self._pool.start(_Task(self._current, self))

    def _on_worker_finished(self, outcome: _Outcome) -> None:
        self._working = False
        if outcome.comparison is not None:
            self._loaded.add(outcome.comparison.profile.tokenization)
        if outcome.request is not self._current:
            self._start()
        elif outcome.is_fault and outcome.error is not None:
            self._current = None
            raise outcome.error
        else:
            self._deliver(outcome)

    def _deliver(self, outcome: _Outcome) -> None:
        self._current = None
        revision = outcome.request.revision
        if outcome.comparison is None:
            self.failed.emit(revision, outcome.error)
        else:
            self.comparison_ready.emit(ComparisonResult(revision, outcome.comparison))
