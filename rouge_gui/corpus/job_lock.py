"""One job at a time on one store: a lock that ends with whoever holds it, however that ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SUFFIX = "-job"


class LockedError(Exception):
    """Another job is at work on the store."""


@contextmanager
def job_lock(store: str) -> Iterator[None]:
    """Hold the lock of a store. Raises LockedError, OSError."""
    path = Path(f"{Path(store).resolve()}{SUFFIX}")
    handle = _held(path)
    try:
        yield
    finally:
        if sys.platform == "win32":
            os.close(handle)
            with suppress(OSError):
                path.unlink()
        else:
            # taken away while it is held: who waits for it sees that it has no name any more
            with suppress(OSError):
                path.unlink()
            os.close(handle)


def tidy(store: str) -> None:
    """Take away the lock file of a job that was killed; one at work keeps its own."""
    with suppress(LockedError, OSError, RuntimeError), job_lock(store):
        pass


def _held(path: Path) -> int:
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
            if _is_at(handle, path):
                return handle
        except OSError as error:
            os.close(handle)
            raise LockedError(str(path)) from error
        os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(handle: int, path: Path) -> bool:
    """Tell whether the file that is open is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
