"""Items into the tables of a corpus: new ones, and what another file or line tells of those that are there.

An item is known by its name. Each batch looks up its own names, so memory does not grow with the corpus.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from rouge_gui.corpus.items import CorpusItem, Problem
from rouge_gui.corpus.languages import ScriptsSeen, language_of
from rouge_gui.store_schema import escaped, unescaped

Row = tuple[object, ...]

_BATCH = 1_000
# what is wrong with a file is told by the first of its lines; the rest is counted
MOST_PROBLEMS = 10_000
_unsafe = re.compile("[\ud800-\udfff\0]")


@dataclass(slots=True)
class Added:
    """How many items, outputs and problems came."""

    items: int = 0
    outputs: int = 0
    problems: int = 0


def safe_name(name: str) -> str:
    """Return a name with what UTF-8 cannot hold, or many tools stop at, written out."""
    return _unsafe.sub(lambda found: f"\\u{ord(found[0]):04X}", name)


@dataclass(slots=True)
class _Known:
    """An item that a batch meets: what is stored of it, or will be."""

    id: int
    references: tuple[str, ...]
    has_source: bool
    systems: set[int]
    extras: dict[int, str | float]
    is_new: bool


@dataclass(slots=True)
class _Rows:
    """What a batch inserts."""

    items: list[Row] = field(default_factory=list)
    references: list[Row] = field(default_factory=list)
    # lengths of what items get that a batch before brought, then the item
    late_sources: list[Row] = field(default_factory=list)
    late_references: list[Row] = field(default_factory=list)
    outputs: list[Row] = field(default_factory=list)
    extras: list[Row] = field(default_factory=list)
    sources: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


class _Numbers:
    """The numbers of the names in a table; a name that is met the first time gets the next one."""

    def __init__(self, connection: sqlite3.Connection, read: str, insert: str) -> None:
        self._connection, self._insert = connection, insert
        self._numbers: dict[str, int] = dict(connection.execute(read))
        self._count = len(self._numbers)

    def of(self, name: str) -> int:
        """Return the number of a name."""
        number = self._numbers.get(name)
        if number is not None:
            return number
        safe = safe_name(name)
        if safe not in self._numbers:
            self._connection.execute(self._insert, (self._count, safe))
            self._numbers[safe] = self._count
            self._count += 1
        self._numbers[name] = self._numbers[safe]
        return self._numbers[safe]


class ItemWriter:
    """Adds items within the transaction at hand. Every method raises sqlite3.Error."""

    def __init__(self, connection: sqlite3.Connection, scripts: ScriptsSeen) -> None:
        self._connection, self.scripts = connection, scripts
        self._system = _Numbers(
            connection, "SELECT name, id FROM systems", "INSERT INTO systems (id, name) VALUES (?, ?)"
        ).of
        self._extra = _Numbers(
            connection,
            "SELECT name, id FROM extra_columns",
            "INSERT INTO extra_columns (id, name) VALUES (?, ?)",
        ).of
        (self._next,) = connection.execute("SELECT coalesce(max(id), -1) + 1 FROM items").fetchone()
        (self._problems,) = connection.execute("SELECT count(*) FROM problems").fetchone()

    def add(self, entries: Iterable[CorpusItem | Problem]) -> Added:
        """Store items and problems."""
        added = Added()
        stream = iter(entries)
        while batch := list(islice(stream, _BATCH)):
            rows = _Rows()
            items = [entry for entry in batch if isinstance(entry, CorpusItem)]
            names = [safe_name(item.name) for item in items]
            known = self._known(names, items)
            for entry in batch:
                if isinstance(entry, Problem):
                    rows.problems.append(entry)
            for name, item in zip(names, items, strict=True):
                self._take(rows, known, name, item)
            self._insert(rows)
            added.items += len(rows.items)
            added.outputs += len(rows.outputs)
            added.problems += len(rows.problems)
        return added

    # --- what is there already ---------------------------------------------------------------------------

    def _known(self, names: Sequence[str], items: Sequence[CorpusItem]) -> dict[str, _Known]:
        read = self._connection.execute
        found: dict[str, _Known] = {}
        for name, id_, has_source in read(
            "SELECT name, id, EXISTS (SELECT 1 FROM sources WHERE item = id) FROM items"
            " WHERE name IN (SELECT value FROM json_each(?))",
            (json.dumps(names),),
        ):
            found[name] = _Known(id_, (), bool(has_source), set(), {}, is_new=False)
        if not found:
            return found
        by_id = {known.id: known for known in found.values()}
        ids = json.dumps(list(by_id))
        for id_, text, flag in read(
            "SELECT item, text, escaped FROM item_references WHERE item IN (SELECT value FROM json_each(?))"
            " ORDER BY item, ordinal",
            (ids,),
        ):
            by_id[id_].references += (unescaped(text) if flag else text,)
        for id_, system in read(
            "SELECT item, system FROM outputs WHERE item IN (SELECT value FROM json_each(?))", (ids,)
        ):
            by_id[id_].systems.add(system)
        for extra in {self._extra(name) for item in items for name in item.extra}:
            for id_, number, text, flag in read(
                "SELECT item, number, text, escaped FROM extras"
                " WHERE extra = ? AND item IN (SELECT value FROM json_each(?))",
                (extra, ids),
            ):
                by_id[id_].extras[extra] = number if text is None else unescaped(text) if flag else text
        return found

    # --- what comes --------------------------------------------------------------------------------------

    def _take(self, rows: _Rows, known: dict[str, _Known], name: str, item: CorpusItem) -> None:
        there = known.get(name)
        if there is None:
            there = known[name] = self._new(rows, name, item)
        else:
            self._merge(rows, there, item)
        fresh: list[str] = []
        for system_name, candidate in item.outputs.items():
            system = self._system(system_name)
            if system in there.systems:
                rows.problems.append(
                    Problem(item.file, item.line, "repeated-output", f"{item.name} {system_name}".strip())
                )
                continue
            there.systems.add(system)
            flag, (text,) = escaped(candidate)
            rows.outputs.append((system, there.id, item.line, len(candidate), text, flag))
            fresh.append(candidate)
        self.scripts.add(item.references if there.references == item.references else (), fresh)

    def _new(self, rows: _Rows, name: str, item: CorpusItem) -> _Known:
        id_ = self._next
        self._next += 1
        language = item.language or language_of(
            [*item.references, *item.outputs.values()] or [item.source or ""]
        )
        lengths = None if item.source is None else len(item.source), *_lengths(item.references)
        rows.items.append((id_, name, item.line, safe_name(language), *lengths))
        if item.source is not None:
            _add_source(rows, id_, item.source)
        _add_references(rows, id_, item.references)
        there = _Known(id_, item.references, item.source is not None, set(), {}, is_new=True)
        for column, value in item.extra.items():
            self._add_extra(rows, there, self._extra(column), value)
        return there

    def _merge(self, rows: _Rows, there: _Known, item: CorpusItem) -> None:
        if item.references and not there.references:
            # without one nothing was scored yet
            there.references = item.references
            _add_references(rows, there.id, item.references)
            rows.late_references.append((*_lengths(item.references), there.id))
        elif item.references and item.references != there.references:
            rows.problems.append(Problem(item.file, item.line, "other-references", item.name))
        if item.source is not None and not there.has_source:
            there.has_source = True
            _add_source(rows, there.id, item.source)
            rows.late_sources.append((len(item.source), there.id))
        for column, value in item.extra.items():
            extra = self._extra(column)
            stored = there.extras.get(extra)
            if stored is None:
                self._add_extra(rows, there, extra, value)
            elif stored != value:
                # what a file tells of each output stands by its system
                for system in item.outputs:
                    self._add_extra(rows, there, self._extra(f"{column}@{system}"), value)

    def _add_extra(self, rows: _Rows, there: _Known, extra: int, value: str | float) -> None:
        there.extras[extra] = value
        if isinstance(value, str):
            flag, (text,) = escaped(value)
            rows.extras.append((extra, there.id, None, text, flag))
        else:
            rows.extras.append((extra, there.id, float(value), None, False))

    def _insert(self, rows: _Rows) -> None:
        many = self._connection.executemany
        many(
            "INSERT INTO items (id, name, line, language, source_characters, reference_count, reference_characters)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            rows.items,
        )
        many("UPDATE items SET source_characters = ? WHERE id = ?", rows.late_sources)
        many(
            "UPDATE items SET reference_count = ?, reference_characters = ? WHERE id = ?",
            rows.late_references,
        )
        many("INSERT INTO sources VALUES (?, ?, ?)", rows.sources)
        many("INSERT INTO item_references VALUES (?, ?, ?, ?)", rows.references)
        many(
            "INSERT INTO outputs (system, item, line, characters, candidate, escaped) VALUES (?, ?, ?, ?, ?, ?)",
            rows.outputs,
        )
        many("INSERT OR IGNORE INTO extras VALUES (?, ?, ?, ?, ?)", rows.extras)
        kept = rows.problems[: max(0, MOST_PROBLEMS - self._problems)]
        self._problems += len(kept)
        many(
            "INSERT INTO problems (file, line, problem, detail, escaped) VALUES (?, ?, ?, ?, ?)",
            map(_problem_row, kept),
        )


def _lengths(references: Sequence[str]) -> tuple[int, float | None]:
    """Return how many references there are, and how many characters they have on average."""
    count = len(references)
    return count, sum(map(len, references)) / count if count else None


def _add_source(rows: _Rows, id_: int, source: str) -> None:
    flag, (text,) = escaped(source)
    rows.sources.append((id_, text, flag))


def _add_references(rows: _Rows, id_: int, references: Sequence[str]) -> None:
    for ordinal, reference in enumerate(references):
        flag, (text,) = escaped(reference)
        rows.references.append((id_, ordinal, text, flag))


def _problem_row(problem: Problem) -> Row:
    flag, (file, detail) = escaped(problem.file, problem.detail)
    return (file, problem.line, problem.problem, detail, flag)
