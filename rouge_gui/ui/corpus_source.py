"""The open corpus as charts and comparisons ask for it: columns of its run, by metric, system and part."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import numpy as np

from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.query_values import Codes
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import Run
from rouge_gui.corpus.system_comparison import SystemScores
from rouge_gui.corpus.system_scores import ScoreReader
from rouge_gui.metrics.kinds import KINDS
from rouge_gui.metrics.rouge import is_rouge, ngram_order
from rouge_gui.session.corpus_columns import ColumnsBeside
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.ui.corpus.source import LENGTHS, Floats, Mask, Texts

_LENGTH = "len."
_LANGUAGE = "lang"
_SUBSEQUENCES = ("rougeL", "rougeLsum", "rougeW")
# lengths in tokens are these metrics' totals
_COUNT_TOKENS = {"rouge1", "rougeL", "rougeLsum"}


class StateSource:
    """What ``state`` holds, as it is when it is asked for."""

    def __init__(self, state: CorpusState) -> None:
        self._state = state
        self._beside: ColumnsBeside | None = None

    def read_beside(self, beside: ColumnsBeside) -> None:
        """Take numbers from ``beside``: those of a large corpus come later, and NotReadYetError until then."""
        self._beside = beside

    @property
    def _columns(self) -> Columns:
        columns = self._state.columns
        if not isinstance(columns, Columns):
            raise LookupError("no columns")
        return columns

    @property
    def _run(self) -> Run | None:
        run = self._state.run
        return run if isinstance(run, Run) else None

    # --- what there is -----------------------------------------------------------------------------------

    @property
    def systems(self) -> tuple[str, ...]:
        """Who wrote candidates."""
        return self._state.systems

    @property
    def chosen(self) -> tuple[str, str]:
        """The system that is looked at, and the one it is held against."""
        return self._state.system, self._state.second_system

    @property
    def metric(self) -> str:
        """The metric that is looked at."""
        return self._state.metric

    @property
    def metrics(self) -> tuple[str, ...]:
        """The metrics that were scored."""
        with _telling():
            return tuple(sorted(self._columns.vocabulary.metrics, key=_place))

    @property
    def groupings(self) -> tuple[str, ...]:
        """Lengths, the language, and extra columns that hold numbers or few texts."""
        with _telling():
            words = self._columns.vocabulary
        extra = dict.fromkeys(self._base(name) for name in (*words.numbers, *words.choices))
        return (*(f"{_LENGTH}{text}" for text in LENGTHS), _LANGUAGE, *extra)

    def _base(self, name: str) -> str:
        """Return the name of a column that the file has of each system, without the system."""
        base, at, system = name.rpartition("@")
        return base if at and system in self.systems else name

    @property
    def item_count(self) -> int:
        """How many items there are."""
        return self._columns.item_count

    @property
    def mask(self) -> Mask | None:
        """Which items the filter left."""
        return self._state.mask

    @property
    def signature(self) -> str:
        """The signature of the scores."""
        return self._run.signature if self._run is not None else ""

    @property
    def is_standard(self) -> bool:
        """Whether the profile follows a published implementation."""
        return self._run is None or KINDS["auto"].standard not in self._run.signature

    # --- names -------------------------------------------------------------------------------------------

    def name_of(self, position: int) -> str:
        """Return what an item is called."""
        with _telling():
            (found,) = self._columns.texts(ColumnName("id"), np.array([position], np.int64))
        return found[0] if found else ""

    def names(self) -> Sequence[str]:
        """Return what each item is called."""
        with _telling():
            found = self._columns.texts(ColumnName("id"), np.arange(self.item_count, dtype=np.int64))
        return [texts[0] if texts else "" for texts in found]

    def reader(self, metrics: Mapping[str, tuple[str, str]]) -> Callable[[Callable[[], bool]], SystemScores]:
        """Return what reads the scores of all systems on show with a connection of its own."""
        store, run = self._state.store, self._run
        if not isinstance(store, CorpusStore) or run is None:
            raise LookupError("no scores")
        wanted = {
            (name, system): ColumnName("score", metric, part, system)
            for name, (metric, part) in metrics.items()
            for system in self.systems
        }
        return ScoreReader(store.path, run, wanted, self.mask)

    # --- columns -----------------------------------------------------------------------------------------

    def score(self, metric: str, part: str, system: str) -> Floats:
        """Return a part of one system's scores."""
        return self._numbers(ColumnName("score", metric, part, system))

    def length(self, text: str, system: str) -> Floats:
        """Return how long the texts are."""
        return self._numbers(ColumnName("length", part=text, system=system))

    def counts_tokens(self, text: str) -> bool:
        """Tell whether that is counted in tokens, rather than in characters."""
        return text != "source" and not _COUNT_TOKENS.isdisjoint(self.metrics)

    def numbers(self, grouping: str, system: str) -> Floats | None:
        """Return a grouping's numbers, None where it holds texts."""
        column = self._grouping(grouping, system)
        return None if column.is_coded else self._numbers(column)

    def texts(self, grouping: str, system: str) -> Texts:
        """Return a grouping's texts."""
        with _telling():
            found: Codes = self._columns.codes(self._grouping(grouping, system))
        # where there is none, the code is -1: the last one
        return np.array([*found.values, ""])[found.codes]

    def _numbers(self, column: ColumnName) -> Floats:
        with _telling():
            return (self._beside or self._columns).numbers(column)

    def _grouping(self, grouping: str, system: str) -> ColumnName:
        if grouping == _LANGUAGE:
            return ColumnName("language")
        text = grouping.removeprefix(_LENGTH)
        if grouping.startswith(_LENGTH) and text in LENGTHS:
            return ColumnName("length", part=text, system=system)
        with _telling():
            words = self._columns.vocabulary
        for name, part in ((f"{grouping}@{system}", "system"), (grouping, "")):
            if name in words.numbers:
                return ColumnName("number", grouping, part, system if part else "")
            if name in words.choices:
                return ColumnName("choice", grouping, part, system if part else "")
        raise LookupError(grouping)

    # --- how a query names them --------------------------------------------------------------------------

    def score_name(self, metric: str, part: str, system: str) -> str:
        """Return how a query names a score."""
        return self._spelled(ColumnName("score", metric, part, system))

    def length_name(self, text: str, system: str) -> str:
        """Return how a query names a length."""
        return self._spelled(ColumnName("length", part=text, system=system))

    def grouping_name(self, grouping: str, system: str) -> str:
        """Return how a query names a grouping."""
        return self._spelled(self._grouping(grouping, system))

    def _spelled(self, column: ColumnName) -> str:
        # with one system there is nothing to tell apart; with several, another may be chosen later
        return column.spelled(self.systems[0] if len(self.systems) == 1 else None)


def _place(metric: str) -> tuple[int, int, str]:
    """Return where a metric stands among others: n-grams, subsequences, pairs, then what is not ROUGE."""
    if order := ngram_order(metric):
        return 0, order, metric
    if metric in _SUBSEQUENCES:
        return 1, _SUBSEQUENCES.index(metric), metric
    return (2 if is_rouge(metric) else 3), 0, metric


@contextmanager
def _telling() -> Iterator[None]:
    """Tell of a file that cannot be read as of a column that is not there."""
    try:
        yield
    except sqlite3.Error as error:
        raise LookupError(str(error)) from error
