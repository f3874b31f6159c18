"""Texts out of the tables of a corpus: by windows, one item, or streamed; notes and corrected texts into them.

Reads what is asked for and nothing else. Knows no scores, words nothing. Every function raises sqlite3.Error.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from rouge_gui.store_schema import escaped, unescaped

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ranks: TypeAlias = npt.NDArray[np.int64]

Field = Literal["candidate", "corrected", "reference", "source", "note"]

# what a row of a table shows of a text
SHOWN_CHARS = 200
# a character may take six when it is written out
_ESCAPED_CHARS = 6 * SHOWN_CHARS
_STREAMED = 500
_USUAL_DISTANCE = 30


@dataclass(frozen=True, slots=True)
class Row:
    """What a table shows of an item: ``texts`` by system, the first characters of each candidate as it was read,
    None where there is none; whether there is a corrected one."""

    position: int
    name: str
    language: str
    note: str
    texts: tuple[str | None, ...]
    corrected: tuple[bool, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Output:
    """The candidate of one system: ``text`` as it was read, ``corrected`` and how many edits that is away from it."""

    text: str
    corrected: str | None = None
    distance: int | None = None
    note: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class StoredItem:
    """All of one item."""

    position: int
    name: str
    language: str
    note: str
    references: tuple[str, ...]
    source: str | None
    outputs: Mapping[str, Output]
    extra: Mapping[str, str | float]
    line: int = 0


def _plain(text: str, flag: object) -> str:
    return unescaped(text) if flag else text


def rows(connection: sqlite3.Connection, positions: Sequence[int], systems: int) -> list[Row]:
    """Return a window of a table, in the order of ``positions``; an item that is not there is empty."""
    among = json.dumps(list(positions))
    items = {
        id_: (name, language, _plain(note, flag), line)
        for id_, name, language, note, line, flag in connection.execute(
            "SELECT id, name, language, note, line, escaped FROM items"
            " WHERE id IN (SELECT value FROM json_each(?))",
            (among,),
        )
    }
    texts: dict[int, list[str | None]] = {position: [None] * systems for position in positions}
    corrected: dict[int, list[bool]] = {position: [False] * systems for position in positions}
    for position, system, text, has_corrected, flag in connection.execute(
        "SELECT item, system, substr(candidate, 1, CASE escaped WHEN 0 THEN ? ELSE ? END),"
        " corrected IS NOT NULL, escaped FROM outputs"
        " WHERE item IN (SELECT value FROM json_each(?)) AND system < ?",
        (SHOWN_CHARS, _ESCAPED_CHARS, among, systems),
    ):
        texts[position][system] = _plain(text, flag)[:SHOWN_CHARS]
        corrected[position][system] = bool(has_corrected)
    nothing = ("", "", "", 0)
    found = []
    for position in positions:
        name, language, note, line = items.get(position, nothing)
        found.append(
            Row(position, name, language, note, tuple(texts[position]), tuple(corrected[position]), line)
        )
    return found


_STRINGS = {
    "name": "SELECT name FROM items WHERE id < ? ORDER BY id",
    "language": "SELECT language FROM items WHERE id < ? ORDER BY id",
}


def strings(connection: sqlite3.Connection, column: Literal["name", "language"], count: int) -> list[str]:
    """Return the names or languages of all items by position."""
    return [text for (text,) in connection.execute(_STRINGS[column], (count,))]


def name_ranks(connection: sqlite3.Connection, count: int) -> Ranks:
    """Return by position where each item comes when all are sorted by their names; no name is held."""
    # loaded late, as nothing but columns needs it
    import numpy as np

    # the index of names holds all that is asked for
    rows = connection.execute("SELECT id FROM items ORDER BY name")
    order = np.fromiter((position for (position,) in rows if position < count), dtype=np.int64)
    ranks = np.zeros(count, np.int64)
    ranks[order] = np.arange(len(order))
    return ranks


def item(connection: sqlite3.Connection, position: int, systems: Sequence[str]) -> StoredItem | None:
    """Return all of one item, None where it is not there."""
    row = connection.execute(
        "SELECT name, language, note, line, escaped FROM items WHERE id = ?", (position,)
    ).fetchone()
    if row is None:
        return None
    name, language, note, line, flag = row
    source = connection.execute("SELECT text, escaped FROM sources WHERE item = ?", (position,)).fetchone()
    outputs: dict[str, Output] = {}
    for system, text, corrected, distance, remark, at, mark in connection.execute(
        "SELECT system, candidate, corrected, distance, note, line, escaped FROM outputs"
        " WHERE item = ? AND system < ? ORDER BY system",
        (position, len(systems)),
    ):
        changed = None if corrected is None else _plain(corrected, mark)
        outputs[systems[system]] = Output(_plain(text, mark), changed, distance, _plain(remark, mark), at)
    return StoredItem(
        position,
        name,
        language,
        _plain(note, flag),
        tuple(references(connection, [position]).get(position, ())),
        None if source is None else _plain(*source),
        outputs,
        _extra_of(connection, position),
        line,
    )


def references(connection: sqlite3.Connection, positions: Sequence[int]) -> dict[int, list[str]]:
    """Return the references of these items; those without any are left out."""
    found: dict[int, list[str]] = {}
    for position, text, flag in connection.execute(
        "SELECT item, text, escaped FROM item_references"
        " WHERE item IN (SELECT value FROM json_each(?)) ORDER BY item, ordinal",
        (json.dumps(list(positions)),),
    ):
        found.setdefault(position, []).append(_plain(text, flag))
    return found


def _extra_of(connection: sqlite3.Connection, position: int) -> dict[str, str | float]:
    # by column, as nothing leads from an item to its extras
    return {
        name: number if text is None else _plain(text, flag)
        for name, number, text, flag in connection.execute(
            "SELECT name, number, text, escaped FROM extra_columns CROSS JOIN extras"
            " ON extras.extra = extra_columns.id AND extras.item = ? ORDER BY extra_columns.id",
            (position,),
        )
        if text is not None or number is not None
    }


def extra_values(
    connection: sqlite3.Connection, name: str, start: int = 0
) -> Iterator[tuple[int, str | float]]:
    """Yield position and value of an extra column, in order."""
    query = (
        "SELECT item, number, text, escaped FROM extras WHERE extra = (SELECT id FROM extra_columns WHERE name = ?)"
        " AND item >= ? ORDER BY item LIMIT ?"
    )
    while found := connection.execute(query, (name, start, 20 * _STREAMED)).fetchall():
        for position, number, text, flag in found:
            if text is not None:
                yield position, _plain(text, flag)
            elif number is not None:
                yield position, number
        start = found[-1][0] + 1


_TEXT_QUERIES: Mapping[Field, str] = {
    "candidate": "SELECT item, candidate, escaped FROM outputs WHERE system = {system} AND item >= ?"
    " ORDER BY item LIMIT ?",
    "corrected": "SELECT item, corrected, escaped FROM outputs WHERE +system = {system} AND item >= ?"
    " AND corrected IS NOT NULL ORDER BY item LIMIT ?",
    "reference": "SELECT item, text, escaped FROM item_references WHERE item >= ? ORDER BY item, ordinal",
    "source": "SELECT item, text, escaped FROM sources WHERE item >= ? ORDER BY item LIMIT ?",
    "note": "SELECT id, note, escaped FROM items WHERE id >= ? AND note <> '' ORDER BY id LIMIT ?",
}


def texts(
    connection: sqlite3.Connection, field: Field, system: int, start: int = 0
) -> Iterator[tuple[int, str]]:
    """Yield position and text in order, from position ``start``; an item comes once for each of its references.

    Nothing is kept open between blocks, so that one who writes meanwhile is never held up.
    """
    if field == "reference":
        yield from _reference_texts(connection, start)
        return
    query = _TEXT_QUERIES[field].format(system=int(system))
    while found := connection.execute(query, (start, _STREAMED)).fetchall():
        for position, text, flag in found:
            yield position, _plain(text, flag)
        start = found[-1][0] + 1


def _reference_texts(connection: sqlite3.Connection, start: int) -> Iterator[tuple[int, str]]:
    query = (
        "SELECT item, text, escaped FROM item_references WHERE item >= ? AND item < ? ORDER BY item, ordinal"
    )
    while True:
        first = connection.execute(
            "SELECT item FROM item_references WHERE item >= ? ORDER BY item LIMIT 1", (start,)
        ).fetchone()
        if first is None:
            return
        start = first[0]
        for position, text, flag in connection.execute(query, (start, start + _STREAMED)).fetchall():
            yield position, _plain(text, flag)
        start += _STREAMED


def set_note(connection: sqlite3.Connection, position: int, text: str) -> None:
    """Store what the user notes of an item. Raises LookupError where it is not there."""
    flag, (text,) = escaped(text)
    values = (text, flag, position)
    if not connection.execute("UPDATE items SET note = ?, escaped = ? WHERE id = ?", values).rowcount:
        raise LookupError(position)


def set_corrected(connection: sqlite3.Connection, position: int, system: int, text: str | None) -> None:
    """Store a corrected text beside the candidate, with its edit distance; None takes it away.

    What was scored of the one before is stale. Raises LookupError where there is no such output.
    """
    row = connection.execute(
        "SELECT candidate, note, escaped FROM outputs WHERE system = ? AND item = ?", (system, position)
    ).fetchone()
    if row is None:
        raise LookupError(position)
    candidate, note, flag = row
    candidate, note = _plain(candidate, flag), _plain(note, flag)
    distance = None if text is None else _distance(candidate, text)
    flag, (candidate, note, corrected) = escaped(candidate, note, text or "")
    connection.execute(
        "UPDATE outputs SET candidate = ?, note = ?, corrected = ?, distance = ?, escaped = ?,"
        " revision = revision + 1 WHERE system = ? AND item = ?",
        (candidate, note, None if text is None else corrected, distance, flag, system, position),
    )


def _distance(before: str, after: str) -> int:
    # loaded late: a corpus is read without it
    from rapidfuzz.distance import Levenshtein

    # most of a text stays as it was; told so, long ones take no longer than short ones
    return int(Levenshtein.distance(before, after, score_hint=_USUAL_DISTANCE))
