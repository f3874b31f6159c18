"""A corpus in one SQLite file: items, candidates of several systems, scores, notes. Nothing of it is held in memory.

Read by windows and columns. Used by one thread at a time; other processes may read and write the same file meanwhile,
and ``refresh`` sees what they added. Words nothing. Every method raises CorpusStoreError.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Literal

from rouge_gui.corpus import store_file, store_scores, store_texts
from rouge_gui.corpus.items import CorpusItem, Problem
from rouge_gui.corpus.languages import ScriptsSeen
from rouge_gui.corpus.store_file import CorpusStoreError, holds_corpus, telling
from rouge_gui.corpus.store_items import Added, ItemWriter, safe_name
from rouge_gui.corpus.store_scores import ColumnKey, Part, Run, ScoreRows, ToScore
from rouge_gui.corpus.store_texts import Field, Output, Row, StoredItem
from rouge_gui.metrics import Profile
from rouge_gui.metrics.profile import made_by
from rouge_gui.metrics.values import Note
from rouge_gui.store_schema import escaped, unescaped

if TYPE_CHECKING:
    from rouge_gui.corpus.store_scores import Column
    from rouge_gui.corpus.store_texts import Ranks

__all__ = [
    "CorpusAbout", "CorpusStore", "CorpusStoreError", "Output", "Row", "Run", "StoredItem", "holds_corpus",
]  # fmt: skip

_WINDOW = 400
# what is loaded: a mapping, and files with their size and time
Source = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class CorpusAbout:
    """What holds for a corpus as a whole: its title, the files it was read from, how they were read (as JSON)."""

    title: str = ""
    sources: tuple[str, ...] = ()
    mapping: str = ""
    loaded: bool = False


class CorpusStore:
    """One corpus file. ``systems`` and ``extra_columns`` are in the order they were met first."""

    def __init__(self, path: str, connection: sqlite3.Connection, *, read_only: bool = False) -> None:
        self.path, self.read_only = path, read_only
        self._connection = connection
        self._writer: ItemWriter | None = None
        try:
            self.refresh()
        except CorpusStoreError:
            store_file.close(connection)
            raise

    @classmethod
    def create(cls, path: str | Path) -> CorpusStore:
        """Make an empty one; nothing may stand at ``path``."""
        return cls(str(path), store_file.create(str(path)))

    @classmethod
    def open(cls, path: str | Path, *, read_only: bool = False) -> CorpusStore:
        """Open a file in place, brought up to date; it need not hold a corpus yet."""
        return cls(str(path), store_file.open_in_place(str(path), read_only=read_only), read_only=read_only)

    def __enter__(self) -> CorpusStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; it is one file again unless another process has it open."""
        store_file.close(self._connection)

    def interrupt(self) -> None:
        """End what another thread is just reading here, with the problem "interrupted"."""
        with suppress(sqlite3.ProgrammingError):
            self._connection.interrupt()

    def save_copy(self, path: str | Path, told: Callable[[], bool] = lambda: False) -> None:
        """Write all of it into another file, as a whole or not at all; ``told`` is asked now and then, True ends it."""
        store_file.save_copy(self._connection, self.path, str(path), told)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make what is written inside one step that happens as a whole or not at all."""
        self._writer = None
        with telling(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            with telling(self.path):
                self._connection.execute("COMMIT")
        except BaseException:
            self._writer = None
            # SQLite may have rolled back already
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    @contextmanager
    def _writing(self) -> Iterator[None]:
        if self._connection.in_transaction:
            with telling(self.path):
                yield
        else:
            with self.transaction(), telling(self.path):
                yield

    # --- as a whole --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """See what other processes added."""
        # asked for at every key press, for the title
        self._about: CorpusAbout | None = None
        with telling(self.path):
            read = self._connection.execute
            self._systems: tuple[str, ...] = tuple(
                name for (name,) in read("SELECT name FROM systems ORDER BY id")
            )
            self._extra: tuple[str, ...] = tuple(
                name for (name,) in read("SELECT name FROM extra_columns ORDER BY id")
            )
            # numbers have no gaps, and the last one is found at once
            self._items: int = read("SELECT coalesce(max(id), -1) + 1 FROM items").fetchone()[0]
            self._outputs: int = read("SELECT coalesce(max(id), 0) FROM outputs").fetchone()[0]
            pages, size = (read(f"PRAGMA page_{what}").fetchone()[0] for what in ("count", "size"))
            last = read("SELECT coalesce(max(id), -1) + 1 FROM systems").fetchone()[0]
        if self._items > pages * size or last != len(self._systems):
            # more items than there is room for: what is made for each would fill the memory
            raise CorpusStoreError(self.path, "damaged")

    @property
    def connection(self) -> sqlite3.Connection:
        """The open file, for whole columns to be read from; written to by nobody but this."""
        return self._connection

    @property
    def systems(self) -> tuple[str, ...]:
        """The names of those who wrote candidates, by number."""
        return self._systems

    @property
    def extra_columns(self) -> tuple[str, ...]:
        """What else the files told of items."""
        return self._extra

    @property
    def item_count(self) -> int:
        """How many items there are; positions are below it."""
        return self._items

    @property
    def output_count(self) -> int:
        """How many candidates there are."""
        return self._outputs

    @property
    def about(self) -> CorpusAbout:
        """What holds for the corpus as a whole, as it was at the last ``refresh``."""
        if self._about is None:
            self._about = self._read_about()
        return self._about

    def _read_about(self) -> CorpusAbout:
        given = self._value("about")
        known = {field.name for field in fields(CorpusAbout)}
        stored = (
            {key: value for key, value in given.items() if key in known} if isinstance(given, dict) else {}
        )
        sources = stored.get("sources")
        return CorpusAbout(
            str(stored.get("title", "")),
            tuple(map(str, sources)) if isinstance(sources, list) else (),
            str(stored.get("mapping", "")),
            stored.get("loaded") is True,
        )

    def set_about(self, about: CorpusAbout) -> None:
        """Store what holds for the corpus as a whole."""
        self._set_value("about", asdict(about))
        self._about = about

    def _value(self, name: str) -> object:
        with telling(self.path):
            row = self._connection.execute("SELECT value FROM corpus WHERE name = ?", (name,)).fetchone()
        try:
            return json.loads(row[0]) if row is not None else None
        except (ValueError, RecursionError) as error:
            raise CorpusStoreError(self.path, "damaged") from error

    def _set_value(self, name: str, value: object) -> None:
        with self._writing():
            self._connection.execute("INSERT OR REPLACE INTO corpus VALUES (?, ?)", (name, json.dumps(value)))

    def entries_loaded(self, source: Source) -> int:
        """Return how many entries of this source are in the corpus already."""
        given = self._value("loading")
        if not isinstance(given, dict) or given.get("source") != json.loads(json.dumps(source)):
            return 0
        done = given.get("done")
        return done if isinstance(done, int) else 0

    def set_entries_loaded(self, source: Source, done: int, *, finished: bool = False) -> None:
        """Note how many entries of a source are in the corpus, and whether these are all."""
        self._set_value("loading", {"source": source, "done": done, "finished": finished})

    @property
    def unfinished_load(self) -> tuple[str, list[str]] | None:
        """The mapping and the files of a load that was ended before all was read; loading them goes on there."""
        given = self._value("loading")
        if not isinstance(given, dict) or given.get("finished") is True:
            return None
        source = given.get("source")
        if not isinstance(source, dict) or not isinstance(source.get("files"), dict):
            return None
        return str(source.get("mapping")), list(source["files"])

    def problems(self, most: int = 1_000) -> list[Problem]:
        """Return what was wrong with the files read, the first ones."""
        with telling(self.path):
            return [
                Problem(
                    *(
                        (unescaped(file), line, problem, unescaped(detail))
                        if flag
                        else (file, line, problem, detail)
                    )
                )
                for file, line, problem, detail, flag in self._connection.execute(
                    "SELECT file, line, problem, detail, escaped FROM problems ORDER BY id LIMIT ?", (most,)
                )
            ]

    def filters(self) -> dict[str, str]:
        """Return the saved queries by their names."""
        with telling(self.path):
            return dict(self._connection.execute("SELECT name, query FROM filters ORDER BY name"))

    def set_filter(self, name: str, query: str | None) -> None:
        """Save a query under a name; None takes it away."""
        _, (name, query_text) = escaped(name, query or "")
        with self._writing():
            if query is None:
                self._connection.execute("DELETE FROM filters WHERE name = ?", (name,))
            else:
                self._connection.execute("INSERT OR REPLACE INTO filters VALUES (?, ?)", (name, query_text))

    # --- items -------------------------------------------------------------------------------------------

    @property
    def most_references(self) -> int:
        """How many references an item has at most."""
        with telling(self.path):
            found = self._connection.execute("SELECT coalesce(max(reference_count), 0) FROM items")
            count: int = found.fetchone()[0]
        return count

    def add_items(self, items: Iterable[CorpusItem | Problem]) -> Added:
        """Add items, outputs to items of the same name, and problems; return how many came."""
        with self._writing():
            scripts = ScriptsSeen(self._value("scripts"))
            if self._writer is None:
                self._writer = ItemWriter(self._connection, scripts)
            added = self._writer.add(items)
            self._set_value("scripts", self._writer.scripts.stored)
        self.refresh()
        return added

    def rows(self, positions: Sequence[int]) -> list[Row]:
        """Return a window of the table, in the order of ``positions``."""
        found: list[Row] = []
        with telling(self.path):
            for start in range(0, len(positions), _WINDOW):
                window = [int(position) for position in positions[start : start + _WINDOW]]
                found += store_texts.rows(self._connection, window, len(self._systems))
        return found

    def item(self, position: int) -> StoredItem:
        """Return all of one item. Raises LookupError where it is not there."""
        with telling(self.path):
            found = store_texts.item(self._connection, int(position), self._systems)
        if found is None:
            raise LookupError(position)
        return found

    def names(self) -> list[str]:
        """Return the names of all items by position."""
        return self._strings("name")

    def name_ranks(self) -> Ranks:
        """Return by position where each item comes when all are sorted by their names, which are not held."""
        with telling(self.path):
            return store_texts.name_ranks(self._connection, self._items)

    def languages(self) -> list[str]:
        """Return the languages of all items by position."""
        return self._strings("language")

    def _strings(self, column: Literal["name", "language"]) -> list[str]:
        with telling(self.path):
            return store_texts.strings(self._connection, column, self._items)

    def position_of(self, name: str) -> int | None:
        """Return where the item of this name stands."""
        with telling(self.path):
            row = self._connection.execute(
                "SELECT id FROM items WHERE name = ?", (safe_name(name),)
            ).fetchone()
        return row[0] if row is not None else None

    def texts(self, field: Field, system: str | None = None, start: int = 0) -> Iterator[tuple[int, str]]:
        """Yield position and text in order; an item comes once for each of its references."""
        number = self._number(system) if system is not None else 0
        with telling(self.path):
            yield from store_texts.texts(self._connection, field, number, start)

    def extra_values(self, name: str) -> Iterator[tuple[int, str | float]]:
        """Yield position and value of an extra column, in order; items without one are left out."""
        with telling(self.path):
            yield from store_texts.extra_values(self._connection, name)

    def _number(self, system: str) -> int:
        try:
            return self._systems.index(system)
        except ValueError as error:
            raise LookupError(system) from error

    def set_note(self, position: int, text: str) -> None:
        """Note something of an item. Raises LookupError where it is not there."""
        with self._writing():
            store_texts.set_note(self._connection, int(position), text)

    def set_corrected(self, position: int, system: str, text: str | None) -> None:
        """Keep a corrected text beside the candidate, or none; it is to be scored. Raises LookupError."""
        with self._writing():
            store_texts.set_corrected(self._connection, int(position), self._number(system), text)
            store_scores.forget_corrected(self._connection, int(position), self._number(system))

    # --- scores ------------------------------------------------------------------------------------------

    def settled(self, profile: str | Profile, most_references: int | None = None) -> Profile:
        """Return a profile with its tokenizer settled by the texts of the corpus. Raises ProfileError."""
        given = Profile.parse(profile) if isinstance(profile, str) else profile
        return ScriptsSeen(self._value("scripts")).settle(given, most_references)

    def runs(self) -> list[Run]:
        """Return all runs, the oldest first."""
        with telling(self.path):
            return store_scores.runs(self._connection)

    def find_run(self, profile: str | Profile, most_references: int | None = None) -> Run | None:
        """Return the run under a profile where there is one. Raises ProfileError."""
        settled = self.settled(profile, most_references)
        with telling(self.path):
            return store_scores.find_run(self._connection, settled.text, most_references)

    def run_for(
        self, profile: str | Profile, most_references: int | None = None, metrics: Sequence[str] = ()
    ) -> Run:
        """Return the run under a profile, a new one where there is none; older scores of it may become stale.

        Raises ProfileError.
        """
        settled = self.settled(profile, most_references)
        there = ScriptsSeen(self._value("scripts")).most_references
        count = there if most_references is None else min(there, most_references)
        run = Run(
            0, settled.text, most_references, settled.signature(max(count, 1), metrics), made_by(settled)
        )
        with self._writing():
            return store_scores.add_run(self._connection, run)

    def metrics_of(self, run: Run) -> tuple[str, ...]:
        """Return the metrics of which a run has scores."""
        with telling(self.path):
            return store_scores.metrics_of(self._connection, run.id)

    def column(self, run: Run, system: str, metric: str, part: Part, *, corrected: bool = False) -> Column:
        """Return a part of a metric by position, NaN where nothing is scored."""
        return self.column_between(run, ColumnKey(system, metric, part, corrected), 0, self._items)

    def column_between(self, run: Run, key: ColumnKey, first: int, end: int) -> Column:
        """Return what ``column`` does from position ``first`` to the one before ``end``: quick where few rows came."""
        with telling(self.path):
            return store_scores.column(
                self._connection, run.id, self._number(key.system), key, (int(first), int(end))
            )

    def coverage(self, run: Run, system: str, side: Literal["reference", "candidate"]) -> Column:
        """Return by position how much of a side's letters and digits was read."""
        with telling(self.path):
            return store_scores.coverage(self._connection, run.id, self._number(system), side, self._items)

    def score_notes(self, run: Run, position: int, system: str) -> tuple[Note, ...]:
        """Return what scoring noted of a candidate."""
        with telling(self.path):
            return store_scores.notes(self._connection, run.id, int(position), self._number(system))

    def pending(self, run: Run, metrics: Sequence[str]) -> Iterator[ToScore]:
        """Yield by blocks what has no current scores in a run."""
        with telling(self.path):
            yield from store_scores.pending(self._connection, run, metrics, len(self._systems))

    def pending_count(self, run: Run, metrics: Sequence[str]) -> int:
        """Return how many texts have no current scores in a run."""
        with telling(self.path):
            return store_scores.pending_count(self._connection, run, metrics)

    def add_scores(self, run: Run, rows: ScoreRows) -> None:
        """Store scores, in the place of older ones."""
        with self._writing():
            store_scores.add_scores(self._connection, run.id, rows)
