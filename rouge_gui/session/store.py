"""Session files: a whole comparison as one SQLite database, written as a whole or not at all. No wording.

A file is never changed in place: it is read into memory, brought up to date there if an older version wrote it, and
saving makes a new file that then takes the old one's name. So a rollback journal is enough, and there is none between
saves: one file that can be copied and sent, where WAL would leave two more beside it.
"""

from __future__ import annotations

import errno
import glob
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import rouge_gui
from rouge_gui import store_schema
from rouge_gui.corpus.store_file import CorpusStoreError, holds_corpus, kind_problem, open_in_place
from rouge_gui.corpus.store_file import close as close_in_place
from rouge_gui.session.history import History
from rouge_gui.session.store_rows import (
    FileName,
    Record,
    RowError,
    read_files,
    read_history,
    read_state,
    whole_records,
    write_files,
    write_pins,
    write_records,
)
from rouge_gui.store_schema import Migration, escaped, migrate, unescaped

Problem = Literal[
    "not-found", "is-a-folder", "not-a-file", "not-permitted", "unreadable", "not-a-session", "newer-version",
    "damaged", "disk-full", "unwritable", "no-folder", "folder-there",
]  # fmt: skip

# histories of so many states are read beside the window
LONG = 3_000
_EMPTY = (
    "DELETE FROM session",
    "DELETE FROM files",
    "DELETE FROM numbers",
    "DELETE FROM texts",
    "DELETE FROM layouts",
    "DELETE FROM edits",
    "DELETE FROM states",
)
# a larger corpus is read where it is
_MOST_COPIED = 64_000_000
_FULL = {"SQLITE_FULL", "SQLITE_IOERR_WRITE"}
_TEMPORARY = ".tmp"
_LEFT_SECONDS = 60
# a hostile file may hold a query without end
_MOST_STEPS = 5_000
_STEP_INSTRUCTIONS = 100_000


class StoreError(Exception):
    """A session that cannot be read or written: its ``path`` and the problem's ``id``."""

    def __init__(self, path: str, problem: Problem) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.id = problem


class _NoSessionError(Exception):
    """A corpus that no session was saved into."""


@dataclass(frozen=True, slots=True)
class Session:
    """What a session file holds.

    ``files``: where texts came from, by their numbers. ``path`` and ``saved`` are for recovery: the session file this
    belongs to, "" for none, and whether all of it is in there; ``closed`` that it was left and no crash ended it.
    ``written``: when, in UTC.
    """

    history: History
    files: Mapping[int, FileName] = field(default_factory=dict)
    notes: str = ""
    path: str = ""
    saved: bool = False
    written: datetime | None = None
    closed: bool = False


# --- writing -----------------------------------------------------------------------------------------------


def write_session(session: Session, path: str, *, most_pages: int = 0) -> None:
    """Write a session file, whole or not at all; ``most_pages`` bounds it. Raises StoreError.

    A link stays a link: the file it points to is replaced.
    """
    target = Path(path)
    try:
        target = target.resolve()
        if target.is_dir():
            raise StoreError(path, "folder-there")
        if not target.parent.exists():
            raise StoreError(path, "no-folder")
        mode = target.stat().st_mode & 0o777 if target.exists() else None
        if mode is not None and not os.access(target, os.W_OK):
            raise StoreError(path, "unwritable")
        if mode is not None and _is_corpus(target):
            _write_beside_corpus(session, path)
            return
        start = f".{target.name[:80]}."
        _remove_leftovers(target.parent, start)
        handle, name = tempfile.mkstemp(_TEMPORARY, start, target.parent)
        os.close(handle)
    except (OSError, ValueError, RuntimeError) as error:
        raise StoreError(path, problem_of(error)) from error
    try:
        _write_whole(session, name, most_pages)
        Path(name).chmod(mode if mode is not None else 0o666 & ~_umask())
        Path(name).replace(target)
        _sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(path, problem_of(error)) from error
    finally:
        for leftover in (name, f"{name}-journal"):
            with suppress(OSError):
                Path(leftover).unlink(missing_ok=True)


def _write_whole(session: Session, name: str, most_pages: int) -> None:
    with closing(sqlite3.connect(name, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        # the file is complete on the disk before it takes the other's place
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if most_pages:
            connection.execute(f"PRAGMA max_page_count = {most_pages:d}")
        connection.execute("BEGIN IMMEDIATE")
        store_schema.create_tables(connection)
        store_all(connection, session, whole_records(session.history))
        connection.execute("COMMIT")


def _is_corpus(target: Path) -> bool:
    try:
        return holds_corpus(str(target))
    except CorpusStoreError:
        return False


def _write_beside_corpus(session: Session, path: str) -> None:
    """Write a session into the file of a corpus, in the place of the one there, as one transaction."""
    try:
        connection = open_in_place(path)
    except CorpusStoreError as error:
        raise StoreError(path, "disk-full" if error.id == "disk-full" else "unwritable") from error
    try:
        connection.execute("BEGIN IMMEDIATE")
        # those that others refer to come last
        for statement in _EMPTY:
            connection.execute(statement)
        store_all(connection, session, whole_records(session.history))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreError(path, problem_of(error)) from error
    finally:
        # what was not committed is as if it had not been
        close_in_place(connection)


def store_all(connection: sqlite3.Connection, session: Session, records: Iterator[Record]) -> None:
    """Fill empty tables within the transaction at hand. Raises sqlite3.Error."""
    write_records(connection, records)
    write_pins(connection, session.history.pins)
    write_files(connection, session.files)
    store_about(connection, session, session.history.current)


def store_about(connection: sqlite3.Connection, session: Session, current: int) -> None:
    """Store what holds for the session as a whole; the states must be there. Raises sqlite3.Error."""
    flag, (notes, path) = escaped(session.notes, session.path)
    program = f"rouge-gui {rouge_gui.__version__}"
    written = datetime.now(UTC).isoformat(timespec="milliseconds")
    connection.execute(
        "INSERT OR REPLACE INTO session (id, program, written, current, notes, path, saved, escaped)"
        " VALUES (1, ?, ?, ?, ?, ?, ?, ?)",
        (program, written, current, notes, path, session.saved, flag),
    )


def _remove_leftovers(folder: Path, start: str) -> None:
    """Delete what a killed process left of this file; what is younger may be at work."""
    for leftover in folder.glob(f"{glob.escape(start)}*{_TEMPORARY}*"):
        with suppress(OSError):
            if time.time() - leftover.stat().st_mtime > _LEFT_SECONDS:
                leftover.unlink()


def _umask() -> int:
    # it can only be read by setting it
    before = os.umask(0o077)
    os.umask(before)
    return before


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def problem_of(error: Exception, otherwise: Problem = "unwritable") -> Problem:
    """Return what an error of SQLite or of the system means for who is writing."""
    # a quota and a limit of the system are told like any other write that failed
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorname", "") in _FULL:
        return "disk-full"
    if isinstance(error, OSError) and error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}:
        return "disk-full"
    return otherwise


# --- reading -----------------------------------------------------------------------------------------------


def read_session(
    path: str,
    migrations: Mapping[int, Migration] = store_schema.MIGRATIONS,
    version: int = store_schema.VERSION,
) -> Session:
    """Read a session file and leave it as it is. Raises StoreError."""
    _check_kind(path)
    with _opened(path, migrations, version) as connection:
        return _session_in(connection, read_history(connection, _current(connection)))


def read_present(path: str) -> Session | None:
    """Read a session with a long history as it is now: of its states this one, and no files. Raises StoreError.

    None where the history is short, or where the present state is to be had from the others only.
    """
    _check_kind(path)
    with _opened(path, store_schema.MIGRATIONS, store_schema.VERSION) as connection:
        (last,) = connection.execute("SELECT max(id) FROM states").fetchone()
        if not isinstance(last, int) or last < LONG:
            return None
        history = read_state(connection, _current(connection))
        return replace(_session_in(connection, history), files={}) if history is not None else None


@contextmanager
def _opened(path: str, migrations: Mapping[int, Migration], version: int) -> Iterator[sqlite3.Connection]:
    try:
        if Path(path).stat().st_size > _MOST_COPIED and _is_corpus(Path(path)):
            # its version is this one
            with closing(open_in_place(path, read_only=True)) as connection:
                _bound(connection)
                yield connection
            return
        with _in_memory(path) as connection:
            _check_format(path, connection, version)
            migrate(connection, migrations, version)
            yield connection
    except _NoSessionError as error:
        raise StoreError(path, "not-a-session") from error
    except CorpusStoreError as error:
        raise StoreError(path, "damaged") from error
    except (sqlite3.Error, RowError, LookupError, ValueError, TypeError, OverflowError) as error:
        raise StoreError(path, "damaged") from error


def _check_kind(path: str) -> None:
    problem = kind_problem(path)
    if problem is not None:
        raise StoreError(path, problem)


@contextmanager
def _in_memory(path: str) -> Iterator[sqlite3.Connection]:
    """Yield a copy of the database: other tools may have left it in any mode, and nothing of it may be changed."""
    uri = Path(path).absolute().as_uri()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        try:
            with closing(sqlite3.connect(f"{uri}?mode=ro", uri=True)) as source:
                source.backup(copy)
        except sqlite3.OperationalError:
            if Path(f"{path}-wal").exists():
                # what stands there would be missed
                raise
            # left in WAL mode, where nothing can be made beside it
            with closing(sqlite3.connect(f"{uri}?mode=ro&immutable=1", uri=True)) as source:
                source.backup(copy)
        copy.execute("PRAGMA trusted_schema = OFF")
        copy.execute("PRAGMA cell_size_check = ON")
        _bound(copy)
        yield copy


def _bound(connection: sqlite3.Connection) -> None:
    steps = iter(range(_MOST_STEPS))
    connection.set_progress_handler(lambda: next(steps, None) is None, _STEP_INSTRUCTIONS)


def _check_format(path: str, connection: sqlite3.Connection, version: int) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != store_schema.APPLICATION_ID:
        raise StoreError(path, "not-a-session")
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > version:
        raise StoreError(path, "newer-version")
    # views and virtual tables would run what the file says
    kinds = connection.execute("SELECT type, sql FROM sqlite_master").fetchall()
    for kind, sql in kinds:
        if kind not in {"table", "index"} or "VIRTUAL" in str(sql)[:40].upper():
            raise StoreError(path, "damaged")
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError(path, "damaged")


def _current(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT current FROM session WHERE id = 1").fetchone()
    if row is None and connection.execute("SELECT 1 FROM items").fetchone():
        raise _NoSessionError
    if row is None or not isinstance(row[0], int):
        raise RowError("session")
    return row[0]


def _session_in(connection: sqlite3.Connection, history: History) -> Session:
    notes, path, saved, written, flag = connection.execute(
        "SELECT notes, path, saved, written, escaped FROM session WHERE id = 1"
    ).fetchone()
    if flag:
        notes, path = unescaped(notes), unescaped(path)
    files = read_files(connection)
    closed = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'closed'").fetchone() is not None
    return Session(history, files, notes, path, bool(saved), datetime.fromisoformat(written), closed)
