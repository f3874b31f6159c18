"""What charts and comparisons ask of an open corpus: numbers per item, and how a column is spelled in a query."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.corpus.system_comparison import SystemScores
from rouge_gui.metrics.rouge import is_rouge

Floats = npt.NDArray[np.float64]
Texts = npt.NDArray[np.str_]
Mask = npt.NDArray[np.bool_]

# is told by what it is called with whether nobody wants them any more; then it may raise StoppedError
ScoresReader: TypeAlias = Callable[[Callable[[], bool]], SystemScores]

LENGTHS = ("candidate", "reference", "source")


class CorpusSource(Protocol):
    """An open corpus. Columns have a number or text per item; what is missing is NaN or "".

    A column of items is the same whichever system is asked for. All raise LookupError for what there is not.
    """

    @property
    def systems(self) -> tuple[str, ...]:
        """Who wrote candidates."""

    @property
    def chosen(self) -> tuple[str, str]:
        """The system that is looked at, and the one it is held against; empty where there is none."""

    @property
    def metric(self) -> str:
        """The metric that is looked at; "" for none."""

    @property
    def metrics(self) -> tuple[str, ...]:
        """The metrics that were scored."""

    @property
    def groupings(self) -> tuple[str, ...]:
        """Columns that items can be told apart by: ``len.`` and one of ``LENGTHS``, ``lang``, extra columns."""

    @property
    def item_count(self) -> int:
        """How many items there are."""

    @property
    def mask(self) -> Mask | None:
        """Which items the filter left; None for all."""

    @property
    def signature(self) -> str:
        """The signature of the scores."""

    @property
    def is_standard(self) -> bool:
        """Whether the profile follows a published implementation, rather than the texts."""

    def name_of(self, position: int) -> str:
        """Return what an item is called."""

    def names(self) -> Sequence[str]:
        """Return what each item is called."""

    def reader(self, metrics: Mapping[str, tuple[str, str]]) -> ScoresReader:
        """Return what reads the scores of all systems on show, by any thread.

        ``metrics`` are the names they are to have, with a metric and a part each.
        """

    def score(self, metric: str, part: str, system: str) -> Floats:
        """Return ``precision``, ``recall`` or ``fmeasure`` of one system's candidates."""

    def length(self, text: str, system: str) -> Floats:
        """Return how long one of ``LENGTHS`` is."""

    def counts_tokens(self, text: str) -> bool:
        """Tell whether that is counted in tokens, rather than in characters."""

    def numbers(self, grouping: str, system: str) -> Floats | None:
        """Return a grouping's numbers, None where it holds texts."""

    def texts(self, grouping: str, system: str) -> Texts:
        """Return a grouping's texts."""

    def score_name(self, metric: str, part: str, system: str) -> str:
        """Return how a query names a score."""

    def length_name(self, text: str, system: str) -> str:
        """Return how a query names a length."""

    def grouping_name(self, grouping: str, system: str) -> str:
        """Return how a query names a grouping."""


def score_column(source: CorpusSource, metric: str, part: str, system: str) -> Floats:
    """Return a column of scores, of a metric without parts its one number; NaN where nothing was scored."""
    try:
        return source.score(metric, part if is_rouge(metric) else "fmeasure", system)
    except LookupError:
        return np.full(source.item_count, np.nan)
