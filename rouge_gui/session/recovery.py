"""What is kept of work in hand, so that it can be offered back after a crash: one database per window. No wording.

Each store has a lock beside it that its process holds; what nobody holds was left by a crash. The tables are those of
a session file. States are appended as they come, so WAL: a commit is one write behind the others, without waiting for
the disk, and survives the process whatever becomes of it (only a power cut may take the last moments).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

from rouge_gui import store_schema
from rouge_gui.session.store import Session, StoreError, read_session, store_about
from rouge_gui.session.store_rows import (
    Record,
    record_of,
    write_contents,
    write_files,
    write_pins,
    write_records,
)

_ASIDE = f".damaged{store_schema.SUFFIX}-kept"
_SUFFIXES = ("", "-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Progress:
    """What came since the last time: states, and all that holds for the session as a whole."""

    session: Session
    records: Sequence[Record]
    current: int
    pins: tuple[int, ...]


class RecoveryStore:
    """The store of one window. Used by one thread at a time; ``most_pages`` bounds its file.

    Every method that writes raises sqlite3.Error or OSError; what was written before stays.
    """

    def __init__(self, folder: Path, most_pages: int = 0) -> None:
        self._folder, self._most_pages = folder, most_pages
        self._connection: sqlite3.Connection | None = None
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._file: tuple[int, int] | None = None

    @property
    def path(self) -> Path | None:
        """Its file, None where there is none."""
        return self._path

    def start(self, progress: Progress) -> None:
        """Write everything into a new file, then let go of the one before."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self._folder / f"{uuid4().hex}{store_schema.SUFFIX}"
        lock = _locked(path)
        if lock is None:
            raise OSError(f"{path}: no lock")
        connection: sqlite3.Connection | None = None
        try:
            connection = self._made(path, progress)
            file = _identity(path)
        except (sqlite3.Error, OSError):
            if connection is not None:
                connection.close()
            remove_store(path, lock)
            raise
        self.remove()
        self._connection, self._path, self._lock, self._file = connection, path, lock, file

    def _made(self, path: Path, progress: Progress) -> sqlite3.Connection:
        # one job at a time, but each on whatever thread the pool has
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
            if self._most_pages:
                connection.execute(f"PRAGMA max_page_count = {self._most_pages:d}")
            connection.execute("BEGIN IMMEDIATE")
            store_schema.create_tables(connection)
            connection.execute(store_schema.CONTENTS)
            if progress.session.closed:
                connection.execute(store_schema.CLOSED)
            _store(connection, progress)
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError):
            connection.close()
            raise
        return connection

    def append(self, progress: Iterable[Progress]) -> None:
        """Write what came since, as one transaction. Raises FileNotFoundError where the file was taken away."""
        connection, path = self._connection, self._path
        if connection is None or path is None or _identity(path) != self._file:
            # writing on would go into a file without a name
            raise FileNotFoundError(path)
        connection.execute("BEGIN IMMEDIATE")
        try:
            for part in progress:
                _store(connection, part)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise

    def leave(self) -> None:
        """Close the file and let it lie, to be offered."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        if self._lock is not None:
            self._lock.unlock()
        self._connection = self._path = self._lock = self._file = None

    def remove(self) -> None:
        """Delete the file; nothing is left to be offered."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        if self._path is not None and self._lock is not None:
            remove_store(self._path, self._lock)
        self._connection = self._path = self._lock = self._file = None


def _store(connection: sqlite3.Connection, progress: Progress) -> None:
    write_records(connection, progress.records)
    write_pins(connection, progress.pins)
    write_files(connection, progress.session.files)
    write_contents(connection, progress.session.files)
    store_about(connection, progress.session, progress.current)


def _identity(path: Path) -> tuple[int, int]:
    about = path.stat()
    return about.st_dev, about.st_ino


def _locked(path: Path) -> QLockFile | None:
    """Return the held lock of a store; None where another process holds it or it cannot be made."""
    lock = QLockFile(f"{path}.lock")
    # only a dead process makes a lock stale, never its age
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None


def remove_store(path: Path, lock: QLockFile) -> None:
    """Delete a store whose lock is held, and the lock."""
    for suffix in _SUFFIXES:
        with suppress(OSError):
            Path(f"{path}{suffix}").unlink(missing_ok=True)
    lock.unlock()


# --- after a crash -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Leftover:
    """A store that a crash left, its lock held by this process. ``session`` is None where it cannot be read."""

    path: Path
    lock: QLockFile
    session: Session | None

    def discard(self) -> None:
        """Delete it."""
        remove_store(self.path, self.lock)

    def set_aside(self) -> Path:
        """Give it a name under which it is not found again, and return that; the old one where it cannot be."""
        aside = self.path.with_name(f"{self.path.stem}{_ASIDE}")
        try:
            self.path.replace(aside)
            for suffix in _SUFFIXES[1:]:
                if (beside := Path(f"{self.path}{suffix}")).exists():
                    beside.replace(f"{aside}{suffix}")
        except OSError:
            return self.path
        finally:
            self.lock.unlock()
        return aside

    def release(self) -> None:
        """Leave it for the next start."""
        self.lock.unlock()


def leftovers(folder: Path) -> list[Leftover]:
    """Return what crashes left, the newest first; stores with nothing worth offering are deleted."""
    found: list[Leftover] = []
    for path, lock in _abandoned(folder):
        session: Session | None = None
        try:
            session = read_session(str(path))
        except StoreError as error:
            if error.id in {"not-found", "not-a-session"} and not _holds_something(path):
                # ended before its first state was written
                remove_store(path, lock)
                continue
            if error.id not in {"damaged", "not-a-session"}:
                # a newer version can read it, or whoever may
                lock.unlock()
                continue
        if session is not None and session.saved:
            remove_store(path, lock)
        else:
            found.append(Leftover(path, lock, session))
    return sorted(found, key=_age, reverse=True)


def _holds_something(path: Path) -> bool:
    """Tell whether there is more than a database without tables."""
    with suppress(OSError):
        if not path.exists() or path.stat().st_size == 0:
            return False
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT 1 FROM sqlite_master").fetchone())
    except sqlite3.Error:
        return True


def remove_all(folder: Path) -> None:
    """Delete every store that no running window holds, and those set aside."""
    for path, lock in _abandoned(folder):
        remove_store(path, lock)
    with suppress(OSError):
        for path in folder.glob(f"*{_ASIDE}*"):
            path.unlink(missing_ok=True)


def _abandoned(folder: Path) -> list[tuple[Path, QLockFile]]:
    suffix = store_schema.SUFFIX
    try:
        names = {path.name.removesuffix(".lock") for path in folder.iterdir()}
    except OSError:
        return []
    held = [(folder / name, _locked(folder / name)) for name in sorted(names) if name.endswith(suffix)]
    return [(path, lock) for path, lock in held if lock is not None]


def _age(leftover: Leftover) -> float:
    session = leftover.session
    return session.written.timestamp() if session is not None and session.written is not None else 0.0


def whole_progress(session: Session) -> Progress:
    """Return everything about a session as it is now."""
    history = session.history
    records = [record_of(history, state) for state in range(len(history))]
    return Progress(session, records, history.current, history.pins)
