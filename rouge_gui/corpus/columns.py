"""The columns of a corpus under one run: read when they are first asked for, kept, and read on where scores came.

An array that was handed out never changes: what comes later is in another one. Used by one thread at a time.
"""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from rouge_gui.corpus import column_reading as reading
from rouge_gui.corpus.column_names import ColumnName, Vocabulary
from rouge_gui.corpus.query import parse_expression
from rouge_gui.corpus.query_tree import QueryError
from rouge_gui.corpus.query_values import Codes, Floats, Positions
from rouge_gui.corpus.store_file import telling

# what is kept of columns; one that is left out is read again
_MOST_BYTES = 256_000_000
# metrics whose totals are numbers of tokens, the first that there is
_COUNTS_TOKENS = ("rouge1", "rougeL", "rougeLsum")
# of the few texts that are corrected, in any order: read anew each time
_CORRECTED = frozenset({"corrected_score", "distance"})


class RunOnShow(Protocol):
    """What is asked of a run."""

    @property
    def id(self) -> int:
        """Its number in the file."""


class StoreOnShow(Protocol):
    """What is asked of the file that holds a corpus."""

    @property
    def path(self) -> str:
        """Where it stands."""

    @property
    def connection(self) -> sqlite3.Connection:
        """The open file."""

    @property
    def systems(self) -> tuple[str, ...]:
        """The names of those who wrote candidates, by number."""

    @property
    def item_count(self) -> int:
        """How many items there are."""

    def refresh(self) -> None:
        """See what other processes added."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A column as far as it was read: from item ``next`` on there may be more."""

    values: Floats
    next: int


class Columns:
    """Columns by name, of the chosen system where they do not name one. Every method raises CorpusStoreError."""

    def __init__(self, store: StoreOnShow, run: RunOnShow | None = None, chosen: str = "") -> None:
        self._store = store
        self._run = run
        self._chosen = chosen
        self._count = store.item_count
        self._numbers: OrderedDict[ColumnName, Kept] = OrderedDict()
        self._codes: dict[ColumnName, Codes] = {}
        self._vocabulary: Vocabulary | None = None
        self._extras: list[reading.ExtraKind] | None = None
        with telling(store.path):
            self._version = self._data_version()
        # others have written since scores were counted
        self._is_unchecked = False

    @property
    def item_count(self) -> int:
        """How many items there were at the last ``refresh``."""
        return self._count

    @property
    def vocabulary(self) -> Vocabulary:
        """What can be named in a query."""
        if self._vocabulary is None:
            with telling(self._store.path):
                self._vocabulary = self._new_vocabulary()
        return self._vocabulary

    def _new_vocabulary(self) -> Vocabulary:
        if self._extras is None:
            self._extras = reading.extra_kinds(self._store.connection, self._count)
        systems = self._store.systems
        return Vocabulary(
            metrics=self._metrics(),
            systems=systems,
            chosen=self._chosen if self._chosen in systems else next(iter(systems), ""),
            languages=reading.language_names(self._store.connection),
            numbers=tuple(extra.name for extra in self._extras if extra.is_number),
            choices={extra.name: extra.values for extra in self._extras if extra.values is not None},
            texts=tuple(extra.name for extra in self._extras if not extra.is_number and extra.values is None),
        )

    def choose(self, system: str) -> None:
        """Make ``system`` the one whose columns are meant where none is named."""
        self._chosen = system
        if self._vocabulary is not None:
            self._vocabulary = replace(self._vocabulary, chosen=system)

    def _metrics(self) -> tuple[str, ...]:
        if self._run is None:
            return ()
        run = {"run": self._run.id}
        found: list[str] = []
        # from one to the next by the index: there are millions of rows
        query = "SELECT min(metric) FROM scores WHERE run = :run AND metric > :after"
        after = ""
        while (
            after := self._store.connection.execute(query, {**run, "after": after}).fetchone()[0]
        ) is not None:
            found.append(after)
        return tuple(found)

    def get(self, name: str | ColumnName) -> Floats:
        """Return the numbers of a column or of an expression. Raises LookupError where it names nothing known."""
        if isinstance(name, ColumnName):
            return self.numbers(name)
        try:
            return parse_expression(name, self.vocabulary).values(self)
        except QueryError as error:
            raise LookupError(name) from error

    def has(self, name: ColumnName) -> bool:
        """Tell whether a column is in memory."""
        return self.counted(name) in self._numbers

    def take(self, name: ColumnName, kept: Kept) -> bool:
        """Keep a column that another thread read; False where it is not of as many items as there are now."""
        if len(kept.values) != self._count:
            return False
        self._numbers[self.counted(name)] = kept
        self._make_room()
        return True

    def numbers(self, name: ColumnName) -> Floats:
        """Return a number for each item, NaN where it is missing. Not to be written to."""
        return self.kept(name).values

    def kept(self, name: ColumnName) -> Kept:
        """Return a column as far as it was read."""
        name = self.counted(name)
        kept = self._numbers.get(name)
        if kept is None:
            values = np.full(self._count, 0.0 if name.kind == "references" else np.nan)
            with telling(self._store.path):
                kept = self._keep(name, values, 0)
        else:
            self._numbers.move_to_end(name)
        return kept

    def counted(self, name: ColumnName) -> ColumnName:
        """Return the column that a length is taken from: a metric's totals where there are some."""
        if name.kind != "length":
            return name
        metrics = self.vocabulary.metrics
        metric = next((key for key in _COUNTS_TOKENS if key in metrics), None)
        if metric is None or name.part == "source":
            system = name.system if name.part == "candidate" else ""
            return ColumnName("characters", part=name.part, system=system)
        return ColumnName("score", metric, f"{name.part}_total", name.system)

    def _keep(self, name: ColumnName, values: Floats, start: int) -> Kept:
        """Read a column from item ``start`` on into ``values``, and keep it."""
        found = self._fetch(name, start)
        behind = reading.put(found, values) if found is not None else start
        values.flags.writeable = False
        kept = self._numbers[name] = Kept(values, max(behind, start))
        self._numbers.move_to_end(name)
        self._make_room()
        return kept

    def _make_room(self) -> None:
        while (
            len(self._numbers) > 1 and sum(old.values.nbytes for old in self._numbers.values()) > _MOST_BYTES
        ):
            self._numbers.popitem(last=False)

    def _fetch(self, name: ColumnName, start: int) -> reading.Pairs | None:
        given = self._given(name)
        if given is None:
            return None
        part = "" if name.kind == "number" else name.part
        query = reading.QUERIES[name.kind, part]
        return reading.fetch(self._store.connection, query, {**given, "start": start}, self._count)

    def _given(self, name: ColumnName) -> Mapping[str, object] | None:
        """Return what a query is about, None where nothing can be found."""
        given: dict[str, object] = {"name": name.stored}
        if name.kind in {"score", "corrected_score", "coverage"}:
            if self._run is None:
                return None
            given |= {"run": self._run.id, "metric": name.name}
        if name.of_system and name.part != "system":
            if name.system not in self._store.systems:
                return None
            given["system"] = self._store.systems.index(name.system)
        return given

    def codes(self, name: ColumnName) -> Codes:
        """Return the texts of a column of few texts."""
        found = self._codes.get(name)
        if found is None:
            connection = self._store.connection
            with telling(self._store.path):
                if name.kind == "language":
                    found = reading.languages(connection, self._count)
                else:
                    found = reading.choices(connection, name.stored, self._count)
            self._codes[name] = found
        return found

    def texts(self, name: ColumnName, positions: Positions) -> Sequence[tuple[str, ...]]:
        """Return the texts of these items, which ascend: none, one, or one for each reference."""
        given = self._given(name)
        if given is None:
            return [()] * len(positions)
        with telling(self._store.path):
            return reading.texts(self._store.connection, name.kind, given, positions)

    def refresh(self, *, everything: bool = False) -> None:
        """See what came since: more items, systems, scores behind those that are there; or all anew.

        Scores come in the order of items, so what is behind the last one is read; where no column has anything there,
        it is counted whether some came before it. ``everything`` is for scores that took the places of others.
        """
        self._store.refresh()
        grown = self._store.item_count != self._count
        self._count = self._store.item_count
        if everything or grown:
            self._extras = None
            self._codes.clear()
        self._vocabulary = None
        with telling(self._store.path):
            version = self._data_version()
            self._is_unchecked |= version != self._version
            self._version = version
            has_news = False
            for name, kept in list(self._numbers.items()):
                if not everything and name.kind in {"score", "coverage"}:
                    has_news |= self._read_on(name, kept)
                elif everything or grown or name.kind in _CORRECTED:
                    del self._numbers[name]
            if self._is_unchecked and not has_news:
                self._is_unchecked = False
                self._forget_incomplete()

    def _data_version(self) -> int:
        """Return what grows when another process writes."""
        version: int = self._store.connection.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _read_on(self, name: ColumnName, kept: Kept) -> bool:
        """Read what is behind the last score; tell whether there is anything."""
        found = self._fetch(name, kept.next)
        is_more = found is not None and found.size > 0
        if not is_more and self._count == len(kept.values):
            return False
        values = np.full(self._count, np.nan)
        values[: len(kept.values)] = kept.values
        behind = reading.put(found, values) if found is not None else 0
        values.flags.writeable = False
        self._numbers[name] = Kept(values, max(behind, kept.next))
        return is_more

    def _forget_incomplete(self) -> None:
        """Let columns be read again that have more scores now, before the last one."""
        for name, kept in list(self._numbers.items()):
            if name.kind in {"score", "coverage"} and self._stored_count(name) != _count(kept.values):
                del self._numbers[name]

    def _stored_count(self, name: ColumnName) -> int:
        given = self._given(name)
        if given is None:
            return 0
        found = self._store.connection.execute(reading.COUNTS[name.kind, name.part], {**given, "start": 0})
        count: int = found.fetchone()[0]
        return count


def _count(values: Floats) -> int:
    return int(np.count_nonzero(~np.isnan(values)))
