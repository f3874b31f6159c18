"""What a ``.rougegui`` file looks like inside: tables, versions, and what tells it from other files. No Qt, no wording.

It holds a comparison with its history, a corpus, or both.

Every column is plain text or a number, so that any SQLite tool reads it. Offsets (``edits.start``) are code points.
UTF-8 has no half of a surrogate pair, and many tools end a text at NUL: where a row holds one of them, ``escaped`` is 1
and its texts write those as ``\\uD83D`` and a backslash as two. Everywhere else texts stand as they are.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress

# "Rgui": what `file` and SQLite tools tell a session from another database by
APPLICATION_ID = 0x52677569
VERSION = 2
SUFFIX = ".rougegui"

Migration = Callable[[sqlite3.Connection], None]

# SQLite before 3.37 knows no strict tables
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
_KEYED = f"WITHOUT ROWID, {_STRICT}" if _STRICT else "WITHOUT ROWID"
_ESCAPED = "escaped INTEGER NOT NULL DEFAULT 0 CHECK (escaped IN (0, 1))"
_STATE = "state INTEGER NOT NULL REFERENCES states (id)"

TABLES: Mapping[str, str] = {
    "states": f"""
        id INTEGER PRIMARY KEY, parent INTEGER REFERENCES states (id), kind TEXT NOT NULL, seconds REAL NOT NULL,
        label TEXT NOT NULL, profile TEXT NOT NULL, tokenizer TEXT, fold TEXT, pinned INTEGER,
        {_ESCAPED}, CHECK ((parent IS NULL) = (id = 0))) {_STRICT}""",
    "edits": f"""
        {_STATE}, ordinal INTEGER NOT NULL, side TEXT NOT NULL, reference INTEGER NOT NULL, start INTEGER NOT NULL,
        removed TEXT NOT NULL, inserted TEXT NOT NULL, {_ESCAPED}, PRIMARY KEY (state, ordinal)) {_KEYED}""",
    # where texts came, went or moved: each text's place now and before, or the text itself
    "layouts": f"""
        {_STATE}, ordinal INTEGER NOT NULL, side TEXT NOT NULL, reference INTEGER NOT NULL,
        from_side TEXT, from_reference INTEGER, text TEXT, {_ESCAPED}, PRIMARY KEY (state, ordinal)) {_KEYED}""",
    # whole texts of the first state, and of others where that is worth its room
    "texts": f"""
        {_STATE}, side TEXT NOT NULL, reference INTEGER NOT NULL, text TEXT NOT NULL, {_ESCAPED},
        PRIMARY KEY (state, side, reference)) {_KEYED}""",
    # the numbers that stay with the texts while they move, where they are not the parent's
    "numbers": f"""
        {_STATE}, ordinal INTEGER NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (state, ordinal)) {_KEYED}""",
    "files": f"""
        number INTEGER PRIMARY KEY, path TEXT NOT NULL, encoding TEXT NOT NULL, bom TEXT NOT NULL,
        newline TEXT NOT NULL, {_ESCAPED}) {_STRICT}""",
    "session": f"""
        id INTEGER PRIMARY KEY CHECK (id = 1), program TEXT NOT NULL, written TEXT NOT NULL,
        current INTEGER NOT NULL REFERENCES states (id), notes TEXT NOT NULL, path TEXT NOT NULL,
        saved INTEGER NOT NULL CHECK (saved IN (0, 1)), {_ESCAPED}) {_STRICT}""",
}

# An item's and a system's number counts from 0 in reading order, without gaps. A missing reference has no row, an empty
# one has. Names are never escaped: what UTF-8 cannot hold is written out in them once and for all.
_OUTPUT = "system INTEGER NOT NULL REFERENCES systems (id), item INTEGER NOT NULL REFERENCES items (id)"
# Lengths are counted when texts come, in code points of the text as it is unescaped: a column of them reads no text.
# ``reference_characters`` is the mean of an item's references.
CORPUS_TABLES: Mapping[str, str] = {
    "systems": f"""
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) {_STRICT}""",
    "items": f"""
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, line INTEGER NOT NULL, language TEXT NOT NULL,
        source_characters INTEGER, reference_count INTEGER NOT NULL DEFAULT 0, reference_characters REAL,
        note TEXT NOT NULL DEFAULT '', {_ESCAPED}) {_STRICT}""",
    "sources": f"""
        item INTEGER PRIMARY KEY REFERENCES items (id), text TEXT NOT NULL, {_ESCAPED}) {_STRICT}""",
    "item_references": f"""
        item INTEGER NOT NULL REFERENCES items (id), ordinal INTEGER NOT NULL, text TEXT NOT NULL, {_ESCAPED},
        PRIMARY KEY (item, ordinal)) {_KEYED}""",
    # ``candidate`` stays as it was read; ``corrected`` is what the user made of it, ``distance`` edits away from it.
    # ``revision`` grows with every correction
    "outputs": f"""
        id INTEGER PRIMARY KEY, {_OUTPUT}, line INTEGER NOT NULL, characters INTEGER NOT NULL, candidate TEXT NOT NULL,
        corrected TEXT, distance INTEGER, note TEXT NOT NULL DEFAULT '',
        revision INTEGER NOT NULL DEFAULT 0, {_ESCAPED}, UNIQUE (item, system)) {_STRICT}""",
    # what else the files told of an item: a number stands in ``number``, anything else in ``text``
    "extra_columns": f"""
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) {_STRICT}""",
    "extras": f"""
        extra INTEGER NOT NULL REFERENCES extra_columns (id), item INTEGER NOT NULL REFERENCES items (id),
        number REAL, text TEXT, {_ESCAPED}, PRIMARY KEY (extra, item)) {_KEYED}""",
    # one profile and how many references (0: all) under which outputs are scored, and what made the scores
    "runs": f"""
        id INTEGER PRIMARY KEY, profile TEXT NOT NULL, most_references INTEGER NOT NULL, signature TEXT NOT NULL,
        program TEXT NOT NULL, UNIQUE (profile, most_references)) {_STRICT}""",
    # a metric without precision and recall (BLEU, chrF, TER) stands in ``fmeasure`` alone; ``corrected`` is 1 where
    # the corrected text was scored
    "scores": f"""
        run INTEGER NOT NULL REFERENCES runs (id), metric TEXT NOT NULL, corrected INTEGER NOT NULL, {_OUTPUT},
        precision REAL, recall REAL, fmeasure REAL, matches REAL, candidate_total REAL, reference_total REAL,
        reference_index INTEGER, PRIMARY KEY (run, metric, corrected, system, item)) {_KEYED}""",
    # which outputs are scored: the metrics, the revision (-1: stale), how much of the texts was read, notes as JSON
    "scored": f"""
        run INTEGER NOT NULL REFERENCES runs (id), corrected INTEGER NOT NULL, {_OUTPUT},
        metrics TEXT NOT NULL, revision INTEGER NOT NULL, reference_coverage REAL NOT NULL,
        candidate_coverage REAL NOT NULL, notes TEXT NOT NULL, PRIMARY KEY (run, corrected, system, item)) {_KEYED}""",
    # places of the files read that hold no item, or not all that belongs to it
    "problems": f"""
        id INTEGER PRIMARY KEY, file TEXT NOT NULL, line INTEGER NOT NULL, problem TEXT NOT NULL,
        detail TEXT NOT NULL, {_ESCAPED}) {_STRICT}""",
    "filters": f"""
        name TEXT PRIMARY KEY, query TEXT NOT NULL) {_KEYED}""",
    # what holds for the corpus as a whole: title, files, mapping and the like, as JSON
    "corpus": f"""
        name TEXT PRIMARY KEY, value TEXT NOT NULL) {_KEYED}""",
}

# so that what the user added, and languages and lengths as whole columns, are found without reading all texts
_CORPUS_INDEXES = (
    "CREATE INDEX corrected_outputs ON outputs (item, system) WHERE corrected IS NOT NULL",
    "CREATE INDEX noted_items ON items (id) WHERE note <> ''",
    "CREATE INDEX items_by_language ON items (language)",
    "CREATE INDEX item_lengths ON items (id, source_characters, reference_count, reference_characters)",
    "CREATE INDEX output_lengths ON outputs (system, item, characters)",
)

# of recovery alone: what the files held, so that it is seen whether another program wrote them since
CONTENTS = f"CREATE TABLE contents (number INTEGER PRIMARY KEY, digest TEXT NOT NULL) {_STRICT}"

# of recovery too: there where the window was closed as it should be
CLOSED = f"CREATE TABLE closed (number INTEGER PRIMARY KEY) {_STRICT}"

_unsafe = re.compile("[\ud800-\udfff\0\\\\]")
_written_out = re.compile(r"\\(\\|u[0-9A-F]{4})")


def create_tables(connection: sqlite3.Connection) -> None:
    """Make an empty file within the transaction at hand."""
    _create(connection, TABLES)
    _add_corpus(connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _create(connection: sqlite3.Connection, tables: Mapping[str, str]) -> None:
    for name, columns in tables.items():
        connection.execute(_statement(name, columns))


def _statement(name: str, columns: str) -> str:
    return f"CREATE TABLE {name} ({columns}"


def are_corpus_tables(found: Mapping[str, str]) -> bool:
    """Tell whether the tables of a file, their statements by name, are those of a corpus to the letter."""
    return all(
        _loose(found.get(name, "")) == _loose(_statement(name, columns))
        for name, columns in CORPUS_TABLES.items()
    )


def _loose(statement: str) -> str:
    # where strict tables are not known yet, the rest is the same
    return " ".join(statement.replace("STRICT", "").replace(", )", ")").split()).removesuffix(",")


def _add_corpus(connection: sqlite3.Connection) -> None:
    _create(connection, CORPUS_TABLES)
    for statement in _CORPUS_INDEXES:
        connection.execute(statement)


# by the version they start from; each leads to the next one
MIGRATIONS: Mapping[int, Migration] = {1: _add_corpus}


def migrate(
    connection: sqlite3.Connection,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    version: int = VERSION,
) -> None:
    """Bring a session of an older version to ``version``, as one transaction.

    Raises sqlite3.Error, LookupError where no way leads there; then nothing is changed.
    """
    (at,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("BEGIN IMMEDIATE")
    try:
        while at < version:
            migrations[at](connection)
            at += 1
        connection.execute(f"PRAGMA user_version = {at:d}")
        connection.execute("COMMIT")
    except BaseException:
        # SQLite may have rolled back already
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def escaped(*texts: str) -> tuple[bool, tuple[str, ...]]:
    """Return whether one of ``texts`` cannot stand in UTF-8 as it is, and all of them as they are to be stored."""
    if not any("\0" in text or not _is_whole(text) for text in texts):
        return False, texts
    return True, tuple(_unsafe.sub(_write_out, text) for text in texts)


def unescaped(text: str) -> str:
    """Return a text that was stored escaped. Never puts two halves together that stood side by side."""
    return _written_out.sub(lambda found: "\\" if found[1] == "\\" else chr(int(found[1][1:], 16)), text)


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _write_out(found: re.Match[str]) -> str:
    character = found[0]
    return "\\\\" if character == "\\" else f"\\u{ord(character):04X}"
