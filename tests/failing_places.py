"""Places where nothing can be written, made of real folders, permissions and limits; nothing is pretended.

A superuser may write anywhere, so tests that run as one give that up for a moment.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

_NOBODY = 65534
Failing = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def nobody(*, everywhere: bool = False) -> Iterator[None]:
    """Have the rights of an ordinary user while it lasts, on this thread or ``everywhere``.

    What is imported late must be there.
    """
    if not hasattr(os, "geteuid") or (os.geteuid() == 0 and sys.platform != "linux"):
        pytest.skip("a superuser of this system may write everywhere")
    if os.geteuid() != 0:
        yield
        return
    if everywhere:
        os.seteuid(_NOBODY)
        try:
            yield
        finally:
            os.seteuid(0)
        return
    # of this thread only: what works beside it still finds its modules
    system = ctypes.CDLL(None)
    system.setfsuid(_NOBODY)
    try:
        yield
    finally:
        system.setfsuid(0)


def give_away(path: Path) -> None:
    """Let ``path`` belong to who ``nobody`` is, and let that one come there."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    os.chown(path, _NOBODY, _NOBODY)
    for folder in path.parents:
        if folder.stat().st_mode & 0o055 != 0o055 and folder.stat().st_uid == 0:
            folder.chmod(folder.stat().st_mode | 0o055)


@contextmanager
def read_only_folder(path: Path) -> Iterator[None]:
    """Let nothing be made in the folder of ``path``."""
    give_away(path.parent)
    path.parent.chmod(0o555)
    try:
        with nobody():
            yield
    finally:
        path.parent.chmod(0o755)


@contextmanager
def closed_folder(path: Path) -> Iterator[None]:
    """Let nobody even look into the folder of ``path``."""
    give_away(path.parent)
    path.parent.chmod(0o000)
    try:
        with nobody():
            yield
    finally:
        path.parent.chmod(0o755)


@contextmanager
def vanished_folder(path: Path) -> Iterator[None]:
    """Take the folder of ``path`` away, and bring it back."""
    elsewhere = path.parent.with_name("elsewhere")
    path.parent.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(path.parent)


@contextmanager
def folder_instead(path: Path) -> Iterator[None]:
    """Put a folder where the file was, with something in it; and the file back."""
    kept = path.with_name("kept")
    if path.exists():
        path.rename(kept)
    path.mkdir()
    (path / "inside").write_bytes(b"")
    try:
        yield
    finally:
        assert [found.name for found in path.iterdir()] == ["inside"]
        (path / "inside").unlink()
        path.rmdir()
        if kept.exists():
            kept.rename(path)


@contextmanager
def full_disk(_path: Path) -> Iterator[None]:
    """Let the system refuse every byte that is written to a file, as a disk without room does."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


FAILING: dict[str, Failing] = {
    "read-only folder": read_only_folder,
    "closed folder": closed_folder,
    "vanished folder": vanished_folder,
    "folder instead": folder_instead,
    "full disk": full_disk,
}
