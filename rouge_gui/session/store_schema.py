"""What a session file looks like inside: tables, versions, and what tells it from other files. No Qt, no wording.

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
VERSION = 1
SUFFIX = ".rougegui"

Migration = Callable[[sqlite3.Connection], None]
# by the version they start from; each leads to the next one
MIGRATIONS: Mapping[int, Migration] = {}

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

# of recovery alone: what the files held, so that it is seen whether another program wrote them since
CONTENTS = f"CREATE TABLE contents (number INTEGER PRIMARY KEY, digest TEXT NOT NULL) {_STRICT}"

# of recovery too: there where the window was closed as it should be
CLOSED = f"CREATE TABLE closed (number INTEGER PRIMARY KEY) {_STRICT}"

_unsafe = re.compile("[\ud800-\udfff\0\\\\]")
_written_out = re.compile(r"\\(\\|u[0-9A-F]{4})")


def create_tables(connection: sqlite3.Connection) -> None:
    """Make an empty session within the transaction at hand."""
    for name, columns in TABLES.items():
        connection.execute(f"CREATE TABLE {name} ({columns}")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


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
