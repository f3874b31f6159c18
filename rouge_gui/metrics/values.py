"""What scoring returns: scores with the integers behind them, notes, cards. Wording belongs to the caller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Score(NamedTuple):
    """One ROUGE score.

    ``matches``, ``candidate_total`` and ``reference_total`` are the counts behind it (float only for
    ROUGE-W). ``reference_index`` is the 0-based reference that gave it, None when references are
    averaged. ``printed`` holds the 5-decimal strings of ROUGE-1.5.5, else None.
    """

    precision: float
    recall: float
    fmeasure: float
    matches: int | float
    candidate_total: int | float
    reference_total: int | float
    reference_index: int | None = 0
    printed: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class BleuScore:
    """BLEU as sacreBLEU computes it: ``score`` in 0–100, n-gram counts, totals and precisions (0–100)."""

    score: float
    counts: tuple[int, ...]
    totals: tuple[int, ...]
    precisions: tuple[float, ...]
    brevity_penalty: float
    candidate_length: int
    reference_length: int
    signature: str


@dataclass(frozen=True, slots=True)
class ChrfScore:
    """chrF or chrF++ as sacreBLEU computes it: ``score`` in 0–100."""

    score: float
    signature: str


@dataclass(frozen=True, slots=True)
class TerScore:
    """TER as sacreBLEU computes it: ``score`` in percent (lower is better), edits and reference length."""

    score: float
    edits: float
    reference_length: float
    signature: str


AnyScore = Score | BleuScore | ChrfScore | TerScore


class Note(NamedTuple):
    """Something a reader of the score must know: an identifier and the values its wording needs."""

    id: str
    values: Mapping[str, object]


class ScoreCard(Mapping[str, AnyScore]):
    """The scores of one comparison by metric key, in the order they were asked for.

    ``coverage`` is (references, candidate): letters and digits inside some token ÷ all letters and
    digits; with several references the lowest of them. ``per_reference`` holds each reference's own
    card, this one when there is a single reference.
    """

    __slots__ = ("__dict__", "_make_signature", "_per_reference", "_scores", "coverage", "notes")

    def __init__(
        self,
        scores: Mapping[str, AnyScore],
        coverage: tuple[float, float],
        notes: tuple[Note, ...],
        make_signature: Callable[[], str],
        per_reference: Sequence[ScoreCard] = (),
    ) -> None:
        self._scores = scores
        self._make_signature = make_signature
        self._per_reference = tuple(per_reference)
        self.coverage = coverage
        self.notes = notes

    def __getitem__(self, key: str) -> AnyScore:
        return self._scores[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scores)

    def __len__(self) -> int:
        return len(self._scores)

    def __repr__(self) -> str:
        return f"ScoreCard({dict(self._scores)!r}, signature={self.signature!r})"

    @cached_property
    def signature(self) -> str:
        """The profile on one line, with versions: enough to reproduce every number here."""
        return self._make_signature()

    @property
    def per_reference(self) -> tuple[ScoreCard, ...]:
        """The card of each reference alone."""
        return self._per_reference or (self,)

    def rouge(self, key: str) -> Score:
        """Return the ROUGE score ``key``. Raises KeyError if absent, TypeError if it is no ROUGE score."""
        found = self._scores[key]
        if not isinstance(found, Score):
            raise TypeError(key)
        return found


class Average(NamedTuple):
    """Precision, recall and F of one kind (mean, interval end) over a corpus."""

    precision: float
    recall: float
    fmeasure: float


@dataclass(frozen=True, slots=True)
class Aggregate:
    """One metric over a corpus. ``mean`` is the plain mean of the items' values ("mean F" is the mean of F,
    not the F of means); ``low`` and ``high`` end the bootstrap interval and ``mid`` is its median.

    ROUGE-1.5.5 averages the resamples' means: that stands for ``mean`` and ``mid``, and ``printed`` holds its strings,
    ``precision``, ``recall``, ``fmeasure`` and ``interval`` (by part the two ends). PyRouge's mean F is the F of means.
    """

    mean: Average
    low: Average
    mid: Average
    high: Average
    printed: Mapping[str, str | Mapping[str, tuple[str, str]]] | None = None


class CorpusCard(Mapping[str, Aggregate | BleuScore | ChrfScore | TerScore]):
    """The aggregates of a corpus by metric key; ``count`` items stand behind each."""

    def __init__(
        self,
        aggregates: Mapping[str, Aggregate | BleuScore | ChrfScore | TerScore],
        count: int,
        signature: str,
        notes: tuple[Note, ...] = (),
    ) -> None:
        self._aggregates = aggregates
        self.count = count
        self.signature = signature
        self.notes = notes

    def __getitem__(self, key: str) -> Aggregate | BleuScore | ChrfScore | TerScore:
        return self._aggregates[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._aggregates)

    def __len__(self) -> int:
        return len(self._aggregates)
