"""The file of a corpus: opened in place, checked, brought up to date, left as one file. No wording, no Qt.

WAL while it is open: a commit is one write, and a window reads on while a job writes. A clean close goes back to a
plain database without anything beside it. Nothing here reads the file as a whole.
"""

from __future__ import annotations

import errno
import glob
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal
from uuid import uuid4

from rouge_gui import store_schema

KindProblem = Literal[
    "not-found", "is-a-folder", "not-a-file", "not-permitted", "unreadable", "not-a-session"
]  # fmt: skip
StoreProblem = KindProblem | Literal[
    "newer-version", "older-version", "no-corpus", "damaged", "disk-full", "unwritable", "in-use", "folder-there",
    "no-folder", "interrupted",
]  # fmt: skip

SIDE_SUFFIXES = ("-wal", "-shm", "-journal")

PART_SUFFIX = ".part"
_LEFT_SECONDS = 60
_MAGIC = b"SQLite format 3\0"
# how long one who writes waits for another
_BUSY_MS = 10_000
_FULL = {"SQLITE_FULL", "SQLITE_IOERR_WRITE"}
# a hostile file may hold an index that takes for ever
_MOST_STEPS = 500
_STEP_INSTRUCTIONS = 100_000


class CorpusStoreError(Exception):
    """A corpus that cannot be opened, read or written: its ``path`` and the problem's ``id``."""

    def __init__(self, path: str, problem: StoreProblem) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.id: StoreProblem = problem


def problem_of(error: Exception) -> StoreProblem:
    """Return what an error of SQLite or of the system means."""
    name = getattr(error, "sqlite_errorname", "")
    if name in _FULL or (
        isinstance(error, OSError) and error.errno in {errno.EFBIG, errno.ENOSPC, errno.EDQUOT}
    ):
        return "disk-full"
    if name == "SQLITE_INTERRUPT":
        return "interrupted"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "in-use"
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) or isinstance(error, OSError):
        return "unwritable"
    return "damaged"


@contextmanager
def telling(path: str) -> Iterator[None]:
    """Turn what SQLite raises, and what rows raise that hold something else, into CorpusStoreError."""
    try:
        yield
    except (sqlite3.Error, OverflowError, TypeError, ValueError, AttributeError) as error:
        raise CorpusStoreError(path, problem_of(error)) from error


def create(path: str) -> sqlite3.Connection:
    """Make the file of an empty corpus; nothing but an empty database may stand there. Raises CorpusStoreError."""
    place = Path(path)
    if place.exists() and not is_empty(path):
        raise CorpusStoreError(path, "folder-there" if place.is_dir() else "in-use")
    if not place.parent.is_dir():
        raise CorpusStoreError(path, "no-folder")
    with telling(path):
        connection = _connected(f"{place.absolute().as_uri()}?mode=rwc")
        try:
            _prepare(connection, journal="WAL")
            connection.execute("BEGIN IMMEDIATE")
            store_schema.create_tables(connection)
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
    return connection


def is_empty(path: str) -> bool:
    """Tell whether a file holds no table: nothing, or what a process left that was killed when it made it."""
    with suppress(OSError, sqlite3.Error):
        if not Path(path).is_file():
            return False
        if Path(path).stat().st_size == 0:
            return True
        with closing(_opened_read_only(path, Path(path).absolute().as_uri())) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    return False


def open_in_place(path: str, *, read_only: bool = False) -> sqlite3.Connection:
    """Open a file and bring it up to date, as one transaction. Raises CorpusStoreError."""
    _check_kind(path)
    uri = Path(path).absolute().as_uri()
    with telling(path):
        connection = _opened_read_only(path, uri) if read_only else _connected(f"{uri}?mode=rw")
        try:
            _check_format(path, connection)
            if not read_only:
                _prepare(connection, journal="WAL")
            _update(path, connection, read_only=read_only)
        except LookupError as error:
            connection.close()
            raise CorpusStoreError(path, "damaged") from error
        except BaseException:
            connection.close()
            raise
    return connection


def close(connection: sqlite3.Connection) -> None:
    """Close a file; who closes it last leaves nothing beside it."""
    with suppress(sqlite3.Error):
        # another window or a job may still be at it: theirs is the last close then
        connection.execute("PRAGMA busy_timeout = 0")
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()


def save_copy(connection: sqlite3.Connection, path: str, copy: str, told: Callable[[], bool]) -> None:
    """Write all of a corpus into another file, which appears as a whole or not at all. Raises CorpusStoreError.

    ``told`` is asked now and then; True ends it, with the problem "interrupted".
    """
    target = Path(copy)
    try:
        target = target.resolve()
        if target.is_dir():
            raise CorpusStoreError(copy, "folder-there")
        if not target.parent.is_dir():
            raise CorpusStoreError(copy, "no-folder")
        if target.exists() and (not os.access(target, os.W_OK) or target.samefile(path)):
            raise CorpusStoreError(copy, "unwritable")
        mode = target.stat().st_mode & 0o777 if target.exists() else None
        part = target.with_name(f".{target.name[:80]}.{uuid4().hex}{PART_SUFFIX}")
        _remove_parts(target)
    except (OSError, ValueError, RuntimeError) as error:
        raise CorpusStoreError(copy, "unwritable") from error
    connection.set_progress_handler(told, _STEP_INSTRUCTIONS)
    try:
        with telling(copy):
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        if mode is not None:
            part.chmod(mode)
        part.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise CorpusStoreError(copy, problem_of(error)) from error
    finally:
        connection.set_progress_handler(None, 0)
        for suffix in ("", *SIDE_SUFFIXES):
            with suppress(OSError):
                Path(f"{part}{suffix}").unlink(missing_ok=True)


def part_of(copy: str) -> Path | None:
    """Return the unfinished file of a copy that is being saved."""
    target = Path(copy).resolve()
    return next(target.parent.glob(f".{glob.escape(target.name[:80])}.*{PART_SUFFIX}"), None)


def _remove_parts(target: Path) -> None:
    """Delete what a killed process left of this file; what was written lately may be at work."""
    for part in target.parent.glob(f".{glob.escape(target.name[:80])}.*{PART_SUFFIX}*"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _LEFT_SECONDS:
                part.unlink()


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def holds_corpus(path: str) -> bool:
    """Tell whether a file is a corpus, whatever else it holds. Raises CorpusStoreError where it cannot be read."""
    _check_kind(path)
    with telling(path), closing(_opened_read_only(path, Path(path).absolute().as_uri())) as connection:
        _check_format(path, connection)
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'items'").fetchone():
            return False
        return connection.execute("SELECT 1 FROM items").fetchone() is not None


def _connected(uri: str) -> sqlite3.Connection:
    # one thread at a time, but not always the same
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS:d}")
    return connection


def _opened_read_only(path: str, uri: str) -> sqlite3.Connection:
    connection = _connected(f"{uri}?mode=ro")
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        if Path(f"{path}-wal").exists():
            # what stands there would be missed
            raise
        # left in WAL mode, where nothing can be made beside it
        connection = _connected(f"{uri}?mode=ro&immutable=1")
    return connection


def _prepare(connection: sqlite3.Connection, journal: Literal["WAL", "DELETE"]) -> None:
    # a drive that cannot share memory stays with what it can
    connection.execute(f"PRAGMA journal_mode = {journal}")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("PRAGMA cache_size = -32000")


def _update(path: str, connection: sqlite3.Connection, *, read_only: bool) -> None:
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found < store_schema.VERSION:
        if read_only:
            raise CorpusStoreError(path, "older-version")
        store_schema.migrate(connection)


def kind_problem(path: str) -> KindProblem | None:
    """Return why a file is no database, None where it is one."""
    try:
        state = Path(path).stat()
        if stat.S_ISDIR(state.st_mode):
            return "is-a-folder"
        if not stat.S_ISREG(state.st_mode):
            return "not-a-file"
        is_database = bool(state.st_size) and (_is_read_by_sqlite(path) or _has_magic(path))
    except (FileNotFoundError, NotADirectoryError):
        return "not-found"
    except PermissionError:
        return "not-permitted"
    except (OSError, ValueError):
        return "unreadable"
    return None if is_database else "not-a-session"


def _check_kind(path: str) -> None:
    problem = kind_problem(path)
    if problem is not None:
        raise CorpusStoreError(path, problem)


def _is_read_by_sqlite(path: str) -> bool:
    """Tell whether SQLite can read a file; it takes no lock, and nothing appears beside it.

    Closing a file that was opened past SQLite takes the locks from every connection that this process has to it. Others
    then believe that they are the last, and delete the log that is being written.
    """
    uri = f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error:
        # so nobody here has it open
        return False
    return True


def _has_magic(path: str) -> bool:
    with Path(path).open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def _check_format(path: str, connection: sqlite3.Connection) -> None:
    steps = iter(range(_MOST_STEPS))
    connection.set_progress_handler(lambda: next(steps, None) is None, _STEP_INSTRUCTIONS)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        if application != store_schema.APPLICATION_ID:
            raise CorpusStoreError(path, "not-a-session")
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > store_schema.VERSION:
            raise CorpusStoreError(path, "newer-version")
        # views, triggers and virtual tables would run what the file says
        tables: dict[str, str] = {}
        for kind, name, sql in connection.execute("SELECT type, name, sql FROM sqlite_master"):
            if kind not in {"table", "index"} or "VIRTUAL" in str(sql)[:40].upper():
                raise CorpusStoreError(path, "damaged")
            if kind == "table":
                tables[str(name)] = str(sql)
        if found == store_schema.VERSION and not store_schema.are_corpus_tables(tables):
            raise CorpusStoreError(path, "damaged")
    finally:
        connection.set_progress_handler(None, 0)
