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

from rouge_gui.session.files import FileProblemError, LoadedText, another_on_disk, read_text
from rouge_gui.session.history import History
from rouge_gui.session.store import Session
from rouge_gui.session.store_rows import FileName

_ELSEWHERE = ("\\\\", "//")
# the file of a session is written just before that is kept
_TOLERANCE_S = 0.05


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


def was_written_since(session: Session) -> bool:
    """Tell whether the file of a session that is brought back is newer than what was kept of it."""
    with suppress(OSError, ValueError):
        return (
            session.written is not None
            and Path(session.path).stat().st_mtime > session.written.timestamp() + _TOLERANCE_S
        )
    return False


def name_of(file: LoadedText) -> FileName:
    """Return what a session keeps of a text's file."""
    return FileName(str(Path(file.path).absolute()), file.encoding, file.bom.hex(), file.newline, file.digest)


def _file_named(name: FileName, known: frozenset[str] | None) -> LoadedText:
    """Return a file that a session names; with its content where it is ``known``, a text or by its digest."""
    try:
        bom = bytes.fromhex(name.bom)
    except ValueError:
        bom = b""
    file = LoadedText("", name.path, name.encoding, bom, name.newline, digest=name.digest)
    if known is None:
        return file
    with suppress(FileProblemError, LookupError):
        found = read_text(name.path, name.encoding, "large")
        is_known = found.digest == name.digest if name.digest else found.text in known
        if is_known and found.bom == bom:
            return found
    return another_on_disk(file)


def _known_texts(history: History, number: int) -> frozenset[str]:
    """Return a text as it was opened and as it is now."""
    found = []
    first = next((state for state in range(len(history)) if number in history.texts(state)), 0)
    for state in (first, history.current):
        numbers = history.texts(state)
        if number in numbers:
            snapshot = history.snapshot(state)
            found.append(snapshot.text(*snapshot.places[numbers.index(number)]))
    return frozenset(found)


def files_named(names: Mapping[int, FileName], own: History | None = None) -> dict[int, LoadedText]:
    """Return the files that a session names, by the numbers of their texts.

    A session may come from anybody: unless the names are this tool's own, for texts of the history ``own``, nothing is
    read there, and what lies on other machines is left out. What is read and is not as it was left is another file on
    disk, which is not written over without a question.
    """
    return {
        number: _file_named(name, _known_texts(own, number) if own is not None else None)
        for number, name in names.items()
        if own is not None or not name.path.startswith(_ELSEWHERE)
    }
