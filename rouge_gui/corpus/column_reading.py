"""Columns out of the tables of a corpus: numbers by item, texts of few values as codes, texts of some items.

A whole column of numbers is read at once, texts only by windows. Words nothing. Every function raises sqlite3.Error.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rouge_gui.corpus.query_values import Codes, Floats, Positions
from rouge_gui.store_schema import unescaped

# a column of more different texts than this, and more than one in ten of them, is read by windows
MOST_VALUES = 30
_SAMPLE = 1_000
_MOST_LANGUAGES = 500

Pairs = NDArray[np.void]
_PAIRS = np.dtype([("item", np.int64), ("value", np.float64)])

# + keeps SQLite from an index of all outputs where there is one of the few that are corrected;
# every query gives item and number, in the order of items, from an item on
_SCORES = """SELECT item, {part} FROM scores WHERE run = :run AND metric = :metric AND corrected = {corrected}
    AND system = :system AND item >= :start AND {part} IS NOT NULL"""
_SCORE_PARTS = ("precision", "recall", "fmeasure", "matches", "candidate_total", "reference_total")
_COVERAGES = """SELECT item, {part}_coverage FROM scored WHERE run = :run AND corrected = 0
    AND system = :system AND item >= :start"""
QUERIES: Mapping[tuple[str, str], str] = {
    **{("score", part): _SCORES.format(part=part, corrected=0) for part in _SCORE_PARTS},
    **{("corrected_score", part): _SCORES.format(part=part, corrected=1) for part in _SCORE_PARTS},
    **{("coverage", part): _COVERAGES.format(part=part) for part in ("candidate", "reference")},
    ("distance", ""): """SELECT item, distance FROM outputs
        WHERE corrected IS NOT NULL AND +system = :system AND item >= :start AND distance IS NOT NULL""",
    ("characters", "candidate"): """SELECT item, characters FROM outputs
        WHERE system = :system AND item >= :start""",
    ("characters", "reference"): """SELECT id, reference_characters FROM items
        WHERE id >= :start AND reference_characters IS NOT NULL""",
    ("characters", "source"): """SELECT id, source_characters FROM items
        WHERE id >= :start AND source_characters IS NOT NULL""",
    ("references", ""): "SELECT id, reference_count FROM items WHERE id >= :start",
    ("number", ""): """SELECT item, number FROM extras WHERE extra = (SELECT id FROM extra_columns
        WHERE name = :name) AND item >= :start AND number IS NOT NULL""",
}  # fmt: skip

# how many numbers the same queries give
COUNTS: Mapping[tuple[str, str], str] = {
    place: query.replace("SELECT item, ", "SELECT count(*), ", 1)
    for place, query in QUERIES.items()
    if place[0] in {"score", "coverage"}
}


def fetch(connection: sqlite3.Connection, query: str, values: Mapping[str, object], count: int) -> Pairs:
    """Return the items, of the first ``count``, and their numbers that a query of ``QUERIES`` gives."""
    # a fifth quicker than pair by pair; positions are exact as floats
    flat = np.fromiter(chain.from_iterable(connection.execute(query, values)), dtype=np.float64)
    found = np.empty(len(flat) // 2, dtype=_PAIRS)
    found["item"], found["value"] = flat[0::2], flat[1::2]
    return found[(found["item"] >= 0) & (found["item"] < count)]


def put(found: Pairs, into: Floats) -> int:
    """Put numbers into their places; return the place behind the last one."""
    into[found["item"]] = found["value"]
    return int(found["item"].max()) + 1 if found.size else 0


class ExtraKind(NamedTuple):
    """What an extra column holds: numbers for the most part, else texts; those that were met where they are few."""

    name: str
    is_number: bool
    values: tuple[str, ...] | None


def sample(count: int) -> str:
    """Return some items' positions, evenly spread, as JSON: what they tell is taken for what all will."""
    return json.dumps(list(range(0, count, max(1, count // _SAMPLE))))


def extra_kinds(connection: sqlite3.Connection, count: int) -> list[ExtraKind]:
    """Return what the extra columns seem to hold, in the order they were met first."""
    among = sample(count)
    found = []
    for number, name in connection.execute("SELECT id, name FROM extra_columns ORDER BY id").fetchall():
        rows = connection.execute(
            "SELECT text, number, escaped FROM extras WHERE extra = ?"
            " AND item IN (SELECT value FROM json_each(?)) LIMIT ?",
            (number, among, 2 * _SAMPLE),
        ).fetchall()
        texts = [row for row in rows if row[0]]
        if len(texts) <= len(rows) / 2:
            found.append(ExtraKind(name, is_number=True, values=None))
            continue
        values = {_extra(*row) for row in rows}
        few = tuple(sorted(values)) if len(values) <= max(MOST_VALUES, len(rows) // 10) else None
        found.append(ExtraKind(name, is_number=False, values=few))
    return found


def _extra(text: str | None, number: float | None, flag: int) -> str:
    if text is None:
        return "" if number is None else f"{number:g}"
    return unescaped(text) if flag else text


def languages(connection: sqlite3.Connection, count: int) -> Codes:
    """Return the languages of all items."""
    values = language_names(connection)
    if len(values) == _MOST_LANGUAGES:
        rows = connection.execute("SELECT id, language FROM items WHERE id < ?", (count,))
        return _coded((row for row in rows if row[1]), count)
    codes = np.full(count, -1, dtype=np.int32)
    for code, language in enumerate(values):
        rows = connection.execute("SELECT id FROM items WHERE language = ? AND id < ?", (language, count))
        items = np.fromiter((item for (item,) in rows), dtype=np.int64)
        codes[items] = code
    return Codes(codes, values)


def language_names(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return the languages there are, the first ones of a great many: from one to the next by the index."""
    found: list[str] = []
    query = "SELECT min(language) FROM items WHERE language > ?"
    while len(found) < _MOST_LANGUAGES and (
        language := connection.execute(query, (found[-1] if found else "",)).fetchone()[0]
    ):
        found.append(language)
    return tuple(found)


_EXTRAS = "FROM extras WHERE extra = (SELECT id FROM extra_columns WHERE name = ?) AND item < ?"
_PLAIN_EXTRAS = f"{_EXTRAS} AND text IS NOT NULL AND escaped = 0"
_OTHER_EXTRAS = f"{_EXTRAS} AND (text IS NULL OR escaped <> 0)"


def choices(connection: sqlite3.Connection, name: str, count: int) -> Codes:
    """Return the texts of an extra column of few."""
    # plain texts are nearly all of them, and read nearly twice as quickly by themselves
    flat = list(chain.from_iterable(connection.execute(f"SELECT item, text {_PLAIN_EXTRAS}", (name, count))))
    items, values = flat[0::2], flat[1::2]
    others = connection.execute(f"SELECT item, text, number, escaped {_OTHER_EXTRAS}", (name, count))
    for item, *rest in others.fetchall():
        items.append(item)
        values.append(_extra(*rest))
    numbers = {text: number for number, text in enumerate(dict.fromkeys(values))}
    codes = np.full(count, -1, dtype=np.int32)
    codes[np.fromiter(items, dtype=np.int64)] = np.fromiter(map(numbers.__getitem__, values), dtype=np.int32)
    return Codes(codes, tuple(numbers))


def _coded(rows: Iterable[tuple[int, str]], count: int) -> Codes:
    codes = np.full(count, -1, dtype=np.int32)
    numbers: dict[str, int] = {}
    pairs = np.fromiter(
        ((item, numbers.setdefault(text, len(numbers))) for item, text in rows),
        dtype=[("item", np.int64), ("code", np.int32)],
    )
    codes[pairs["item"]] = pairs["code"]
    return Codes(codes, tuple(numbers))


_TEXTS: Mapping[str, str] = {
    "id": "SELECT id, name, 0 FROM items WHERE id {among}",
    "note": "SELECT id, note, escaped FROM items WHERE id {among}",
    "source": "SELECT item, text, escaped FROM sources WHERE item {among}",
    "reference": "SELECT item, text, escaped FROM item_references WHERE item {among} ORDER BY item, ordinal",
    "candidate": "SELECT item, candidate, escaped FROM outputs WHERE system = :system AND item {among}",
    "corrected": """SELECT item, corrected, escaped FROM outputs WHERE system = :system AND item {among}
        AND corrected IS NOT NULL""",
    "text": """SELECT item, coalesce(text, CAST(number AS TEXT)), escaped FROM extras
        WHERE extra = (SELECT id FROM extra_columns WHERE name = :name) AND item {among}""",
}  # fmt: skip
_IN_A_ROW = "BETWEEN :first AND :last"
_AMONG = "IN (SELECT value FROM json_each(:among))"


def texts(
    connection: sqlite3.Connection, kind: str, values: Mapping[str, object], positions: Positions
) -> Sequence[tuple[str, ...]]:
    """Return the texts of these items, which ascend: none, one, or one for each reference."""
    if not positions.size:
        return []
    first, last = int(positions[0]), int(positions[-1])
    asked: list[int] = positions.tolist()
    if last - first + 1 == len(asked):
        query = _TEXTS[kind].format(among=_IN_A_ROW)
    else:
        query = _TEXTS[kind].format(among=_AMONG)
    given = {**values, "first": first, "last": last, "among": json.dumps(asked)}
    found: dict[int, tuple[str, ...]] = {}
    for item, text in _rows(connection, query, given):
        found[item] = (*found.get(item, ()), text)
    return [found.get(position, ()) for position in asked]


def _rows(
    connection: sqlite3.Connection, query: str, given: Mapping[str, object]
) -> Iterator[tuple[int, str]]:
    for item, text, flag in connection.execute(query, given):
        if text is not None:
            yield item, unescaped(text) if flag else text
