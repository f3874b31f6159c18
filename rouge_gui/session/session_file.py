"""The session file that a document belongs to: opened, saved, held against other windows. No wording.

A window that opens a session holds a lock beside it until it opens something else; whoever finds the lock held may
read the session and save it elsewhere. A lock whose process is gone is taken over.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from rouge_gui.session.files import FileProblemError, LoadedText, read_text
from rouge_gui.session.store_rows import FileName

_ELSEWHERE = ("\\\\", "//")


def target_of(path: str) -> Path:
    """Return the file that ``path`` leads to; where nobody can tell, ``path`` itself."""
    with suppress(OSError, RuntimeError, ValueError):
        return Path(path).resolve()
    return Path(path).absolute()


class SessionLock:
    """The right to write one session file; ``held`` tells whether this window has it, ``is_taken`` who has not."""

    def __init__(self, path: str) -> None:
        self.path = path
        target = target_of(path)
        self._lock = QLockFile(str(target.with_name(f".{target.name}.lock")))
        # only a dead process makes a lock stale, never its age
        self._lock.setStaleLockTime(0)
        may_write = not os.access(target, os.F_OK) or os.access(target, os.W_OK)
        self.held = may_write and self._lock.tryLock(0)
        self.is_taken = (
            may_write and not self.held and self._lock.error() is QLockFile.LockError.LockFailedError
        )

    def release(self) -> None:
        """Let others write it."""
        if self.held:
            self._lock.unlock()
            self.held = False


def name_of(file: LoadedText) -> FileName:
    """Return what a session keeps of a text's file."""
    return FileName(str(Path(file.path).absolute()), file.encoding, file.bom.hex(), file.newline)


def file_named(name: FileName, *, read: bool) -> LoadedText:
    """Return a file that a session names; ``read``: with its content, where that is still as the session says."""
    try:
        bom = bytes.fromhex(name.bom)
    except ValueError:
        bom = b""
    if read:
        with suppress(FileProblemError):
            file = read_text(name.path)
            if (file.encoding, file.bom) == (name.encoding, bom):
                return file
    return LoadedText("", name.path, name.encoding, bom, name.newline)


def files_named(names: Mapping[int, FileName], *, read: bool) -> dict[int, LoadedText]:
    """Return the files that a session names, by the numbers of their texts.

    A session may come from anybody: unless the names are known to be this tool's own, nothing is read there, and
    what lies on other machines is left out.
    """
    return {
        number: file_named(name, read=read)
        for number, name in names.items()
        if read or not name.path.startswith(_ELSEWHERE)
    }
