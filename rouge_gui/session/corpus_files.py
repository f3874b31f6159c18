"""Where corpora are kept: working stores of files read, those a crash left, files opened lately. No wording.

A working store lies in the profile directory, with a lock beside it that its window holds, until it is saved under a
name of the user's or deleted. What nobody holds is on offer at the next start.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile

from rouge_gui.corpus.job_lock import SUFFIX as JOB_SUFFIX
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError
from rouge_gui.corpus.store_file import SIDE_SUFFIXES, StoreProblem, is_empty
from rouge_gui.session.settings import RECENT_CORPORA, Settings
from rouge_gui.store_schema import SUFFIX

FOLDER = "corpora"
MOST_RECENT = 10

# beside what a crash left, until that is opened and closed again
_LEFT_SUFFIX = ".left"
_ALL_SUFFIXES = ("", *SIDE_SUFFIXES, JOB_SUFFIX, _LEFT_SUFFIX)


@dataclass(frozen=True, slots=True)
class Offered:
    """A working store that nobody holds.

    ``is_whole``: all of its files were read; else reading can go on. ``problem`` is None where it can be read.
    ``seconds``: when it was written last.
    """

    path: str
    title: str = ""
    item_count: int = 0
    seconds: float = 0.0
    is_whole: bool = True
    problem: StoreProblem | None = None


class WorkingStores:
    """The working stores of a profile directory, as one window sees them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._held: dict[str, QLockFile] = {}

    @property
    def settings(self) -> Settings:
        """Where the wish to leave no traces stands."""
        return self._settings

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return self._settings.folder / FOLDER

    def is_working(self, path: str) -> bool:
        """Tell whether a file is a working store rather than one of the user's own."""
        return Path(path).absolute().parent == self.folder.absolute()

    def new(self) -> str:
        """Return the path of a new one, its lock held; the file itself is made by who loads. Raises OSError."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = str(self.folder / f"{uuid4().hex}{SUFFIX}")
        if not self.take(path):
            raise OSError(f"{path}: no lock")
        return path

    def take(self, path: str) -> bool:
        """Hold a working store; False where another window does. A file of the user's own needs no lock."""
        if not self.is_working(path) or path in self._held:
            return True
        lock = QLockFile(f"{path}.lock")
        # only a dead process makes a lock stale, never its age
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        self._held[path] = lock
        return True

    def let_go(self, path: str) -> None:
        """Leave a store to be offered again; who leaves no traces deletes it. It must be closed."""
        if not self._settings.keeps_traces:
            self.remove(path)
        lock = self._held.pop(path, None)
        if lock is not None:
            with suppress(OSError):
                Path(f"{path}{_LEFT_SUFFIX}").unlink(missing_ok=True)
            lock.unlock()

    def discard(self, path: str) -> None:
        """Delete a working store unless a window, this one too, holds it."""
        if path not in self._held and self.take(path):
            self.remove(path)

    def remove(self, path: str) -> None:
        """Delete a working store that is held; a file of the user's own stays."""
        lock = self._held.pop(path, None)
        if lock is not None and self.is_working(path):
            for suffix in _ALL_SUFFIXES:
                with suppress(OSError):
                    Path(f"{path}{suffix}").unlink(missing_ok=True)
            lock.unlock()

    def offered(self) -> list[Offered]:
        """Return those that nobody holds, the newest first; what holds nothing is deleted."""
        found: list[Offered] = []
        for path in self._abandoned():
            one = _looked_at(path)
            if one is None:
                self.remove(path)
                continue
            found.append(one)
            self._held.pop(path).unlock()
        return sorted(found, key=lambda one: one.seconds, reverse=True)

    def left_by_crash(self) -> Offered | None:
        """Return the store that was open when its window was killed, the newest of them.

        It is told again until it is let go of, or deleted.
        """
        with suppress(OSError):
            signs = {
                str(path) for suffix in (".lock", _LEFT_SUFFIX) for path in self.folder.glob(f"*{suffix}")
            }
            left = [
                one
                for one in self.offered()
                if one.problem is None and signs & {f"{one.path}.lock", f"{one.path}{_LEFT_SUFFIX}"}
            ]
            for one in left:
                # looking at it took its lock away
                Path(f"{one.path}{_LEFT_SUFFIX}").touch(mode=0o600)
            return next(iter(left), None)
        return None

    def remove_all(self) -> None:
        """Delete every one that no window holds."""
        for path in self._abandoned():
            self.remove(path)

    def _abandoned(self) -> list[str]:
        """Take what nobody holds, and return that."""
        try:
            names = {path.name.removesuffix(".lock") for path in self.folder.iterdir()}
        except OSError:
            return []
        paths = [str(self.folder / name) for name in sorted(names) if name.endswith(SUFFIX)]
        return [path for path in paths if path not in self._held and self.take(path)]

    # --- opened lately -----------------------------------------------------------------------------------

    @property
    def recent(self) -> list[str]:
        """The user's own corpus files, the one opened last first."""
        try:
            found = json.loads(self._settings.value(RECENT_CORPORA) or "[]")
        except ValueError:
            return []
        return [path for path in found if isinstance(path, str)] if isinstance(found, list) else []

    def remember(self, path: str) -> None:
        """Note that a file of the user's own was opened."""
        if not self.is_working(path):
            mine = str(Path(path).absolute())
            self._set_recent([mine, *(other for other in self.recent if other != mine)])

    def forget(self, path: str) -> None:
        """Take a file from those opened lately."""
        self._set_recent([other for other in self.recent if other != path])

    def _set_recent(self, paths: Sequence[str]) -> None:
        self._settings.set_value(RECENT_CORPORA, json.dumps(list(paths[:MOST_RECENT])))


def _looked_at(path: str) -> Offered | None:
    """Return what a working store holds, None for nothing."""
    seconds = 0.0
    with suppress(OSError):
        seconds = Path(path).stat().st_mtime
    try:
        # as it is: being looked at is no change
        with CorpusStore.open(path, read_only=True) as store:
            about = store.about
            if not store.item_count:
                return None
            return Offered(path, about.title, store.item_count, seconds, about.loaded)
    except CorpusStoreError as error:
        # killed before its tables were there
        if error.id == "not-found" or is_empty(path):
            return None
        return Offered(path, seconds=seconds, problem=error.id)
