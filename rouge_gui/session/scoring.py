"""Comparing the document as it changes: at once when that is quick, else on one worker; the newest request wins.

The worker gets plain data and gives back a ``Comparison``.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import regex
from PySide6.QtCore import QObject, Signal

from rouge_gui.compare import Comparison, compare
from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker
from rouge_gui.text import Tokenization, pipeline_for

# Both texts together; about 2 × 2,000 tokens of English, whose marks and one score take some 8 ms.
IN_PLACE_CHARS = 34_000
# English whose n-grams alone are shown, edited here and there: 2 × 10,000 tokens take as long.
LIGHT_CHARS = 200_000
# how far an edit may change the length of a text that was compared before
_EDITED_CHARS = 1_000
_LIGHT_LAYERS = ("unigram", "bigram", "ngram:")
# runs and pairs take longer than other marks: some 2 × 700 tokens of English in place
_WEIGHED_LAYERS = ("weighted", "skip")
_WEIGHED_CHARS = 10_000
# Where a character is a token, or is looked up in a dictionary, it costs about as much as an English word.
_CHARS_PER_WORD = 6
_WIDE = "\u2e80"  # Chinese, Japanese and Korean begin here
_CHARACTER_TOKENIZERS = frozenset({"graphemes", "characters", "characters-raw"})
# These are ready at once; others load a library at first use, which must not hold up the window.
_CHINESE = regex.compile(r"\p{Script=Han}")
_CHINESE_WORD = "\u6e21\u8f6e"
_READY_TOKENIZERS = frozenset(
    {"rouge-score", "unicode", "graphemes", "characters", "characters-raw", "whitespace", "whitespace-raw"}
)


@dataclass(frozen=True, slots=True)
class Request:
    """What to compare and what of it will be shown first, so that the worker has it ready."""

    revision: int
    snapshot: Snapshot
    metrics: tuple[str, ...] = ()
    layers: tuple[str, ...] = ()
    reference: int = 0


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """A comparison of revision ``revision``; ``quick``: what else is asked of it takes no longer than it took."""

    revision: int
    comparison: Comparison
    quick: bool = True


class _Comparing(Job):
    """A request with its comparison, or the ``error`` that is the user's to mend."""

    def __init__(self, request: Request, *, prepare: bool, aside: bool = True) -> None:
        self.request = request
        self.prepare, self.aside = prepare, aside
        self.comparison: Comparison | None = None
        self.error: Exception | None = None

    def carry_out(self) -> None:
        """Compare; ``prepare`` computes what will be shown, which otherwise is done when it is asked for.

        ``aside`` tells that no window waits for it.
        """
        request, snapshot = self.request, self.request.snapshot
        try:
            comparison = compare(snapshot.references, snapshot.candidate, snapshot.scored_by)
            if self.prepare:
                _ = comparison.scores_of(request.metrics) if request.metrics else comparison.scores
                for layer in request.layers:
                    comparison.seen("reference", layer, request.reference)
                if self.aside:
                    # what is said beside the scores takes as long as all of them do
                    _ = comparison.notes
        except (ValueError, OSError) as error:
            # a profile, dictionary or stopword file that cannot be used
            self.error = error
        else:
            self.comparison = comparison


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


class _ScoringMore(Job):
    """Metrics of a comparison that need not come with it."""

    def __init__(self, comparison: Comparison, metrics: tuple[str, ...]) -> None:
        self.comparison = comparison
        self.metrics = metrics

    def carry_out(self) -> None:
        """Have the comparison keep the scores."""
        self.comparison.scores_of(self.metrics)


class _Loading(Job):
    """Has a tokenizer load what it does not need before the first Chinese text."""

    def __init__(self, choice: Tokenization) -> None:
        self.choice = choice

    def carry_out(self) -> None:
        """Cut a word."""
        # a dictionary that cannot be used is told of with the first text that needs it
        with suppress(ValueError, OSError):
            pipeline_for(self.choice).tokenize(_CHINESE_WORD)


class ComparisonRunner(QObject):
    """Compares what it is asked for and announces results that are still current.

    Signals: ``comparison_ready(ComparisonResult)``; ``comparison_started(revision)`` when a worker took it up and
    what is shown is out of date; ``failed(revision, exception)`` for a profile or file that cannot be used, and for a
    fault of ours, which is raised as well; ``more_ready(Comparison, metrics)`` when what ``score_more`` asked for is
    there.
    """

    comparison_ready = Signal(object)
    comparison_started = Signal(int)
    failed = Signal(int, object)
    more_ready = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # what may take seconds must not keep the next comparison waiting
        self._second = Worker(self)
        self._second.finished.connect(self._on_more_finished)
        self._more: _ScoringMore | None = None
        self._scoring_more = False
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_worker_finished)
        self._current: Request | None = None
        self._working = False
        self._loaded: set[Tokenization] = set()
        self._loading: set[Tokenization] = set()
        # the last comparison: its lines need not be read again
        self._last: Comparison | None = None

    def request(
        self,
        revision: int,
        snapshot: Snapshot,
        metrics: Sequence[str] = (),
        layers: Sequence[str] = (),
        reference: int = 0,
    ) -> None:
        """Compare ``snapshot``; an older request that is not done yet is given up. After ``close``, do nothing."""
        if self._worker.is_closed:
            return
        self._current = Request(revision, snapshot, tuple(metrics), tuple(layers), reference)
        weighed = any(layer.startswith(_WEIGHED_LAYERS) for layer in layers)
        quick = self._is_quick(snapshot, _WEIGHED_CHARS if weighed else IN_PLACE_CHARS)
        if quick or self._is_light(self._current):
            job = _Comparing(self._current, prepare=not quick, aside=False)
            try:
                job.carry_out()
            except Exception as error:
                job.fault = error
                raise
            finally:
                self._deliver(job)
        else:
            self.comparison_started.emit(revision)
            self._start()

    @property
    def is_busy(self) -> bool:
        """Whether the current request is still to be answered."""
        return self._current is not None

    def score_more(self, comparison: Comparison, metrics: Sequence[str]) -> None:
        """Score ``metrics`` of ``comparison`` on a worker; a request that is not begun gives way to a newer one."""
        if self._second.is_closed:
            return
        self._more = _ScoringMore(comparison, tuple(metrics))
        self._start_more()

    def _start_more(self) -> None:
        if self._scoring_more or self._more is None:
            return
        job, self._more = self._more, None
        self._scoring_more = True
        self._second.start(job)

    def _on_more_finished(self, job: _ScoringMore | _Loading) -> None:
        if isinstance(job, _Loading):
            self._loaded.add(job.choice)
            return
        self._scoring_more = False
        self._start_more()
        if job.fault is None:
            self.more_ready.emit(job.comparison, job.metrics)

    def close(self) -> None:
        """Give up what is asked for and wait until the workers are done."""
        self._current = self._more = None
        self._worker.close()
        self._second.close()

    def _is_quick(self, snapshot: Snapshot, most_chars: int) -> bool:
        if sum(map(len, snapshot.references)) + len(snapshot.candidate) > most_chars:
            return False
        try:
            profile = snapshot.settled or Profile.parse(snapshot.profile)
        except ProfileError:
            # it fails in place just as quickly
            return True
        profile = profile.resolve((*snapshot.references, snapshot.candidate))
        choice = profile.tokenization
        if _cost_in_chars(snapshot, choice.tokenizer) > most_chars:
            return False
        plain = choice.tokenizer in _READY_TOKENIZERS and profile.sentences == "newline"
        if plain and not (choice.stemmer or choice.lemma or "t2s" in choice.fold):
            return profile.sacre is None
        return choice in self._loaded

    def _is_light(self, request: Request) -> bool:
        """Tell whether a long text was compared before and what is shown of it is found within a frame."""
        snapshot, last = request.snapshot, self._last
        if last is None or not request.metrics or last.profile.tokenization.tokenizer != "rouge-score":
            return False
        if (snapshot.settled or Profile.parse(snapshot.profile)) != last.profile:
            return False
        texts = (*snapshot.references, snapshot.candidate)
        before = (*last.references, last.candidate)
        return (
            len(texts) == len(before)
            and sum(map(len, texts)) <= LIGHT_CHARS
            and all(
                abs(len(text) - len(old)) <= _EDITED_CHARS for text, old in zip(texts, before, strict=True)
            )
            and all(text.isascii() for text in texts)
            and all(layer.startswith(_LIGHT_LAYERS) for layer in request.layers)
        )

    def _start(self) -> None:
        if self._working or self._current is None:
            return
        self._working = True
        self._worker.start(_Comparing(self._current, prepare=True))

    def _on_worker_finished(self, job: _Comparing) -> None:
        self._working = False
        if job.comparison is not None:
            self._note_loaded(job.comparison)
        if job.request is not self._current:
            self._start()
        else:
            self._deliver(job)

    def _note_loaded(self, comparison: Comparison) -> None:
        """Know that the tokenizer is ready; where no text was Chinese, its dictionary is loaded first."""
        choice = comparison.profile.tokenization
        texts = (*comparison.references, comparison.candidate)
        if not choice.tokenizer.startswith("jieba") or any(map(_CHINESE.search, texts)):
            self._loaded.add(choice)
        elif choice not in self._loading and not self._second.is_closed:
            self._loading.add(choice)
            self._second.start(_Loading(choice))

    def _deliver(self, job: _Comparing) -> None:
        self._current = None
        revision = job.request.revision
        if job.comparison is None:
            self.failed.emit(revision, job.error or job.fault)
        else:
            self._last = job.comparison
            self.comparison_ready.emit(ComparisonResult(revision, job.comparison, quick=not job.prepare))
