"""The user's own profiles: a folder of ``.rougeprofile`` files. Finds them by name for the window and command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from rouge_gui.metrics import profile_files
from rouge_gui.metrics.profile_basics import one_line
from rouge_gui.metrics.profile_files import SUFFIX, ProfileFileError, SavedProfile

FOLDER = "profiles"
_UNSAFE = frozenset('/\\:*?"<>|%.')
_MOST_FILES = 1_000


def settings_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return where the platform keeps a user's settings of this tool, as Qt does, without Qt."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Preferences"
    elif sys.platform == "win32":
        base = Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local"))
    else:
        given = environment.get("XDG_CONFIG_HOME", "")
        base = Path(given) if Path(given).is_absolute() else home / ".config"
    return base / "rouge-gui"


class ProfileStore:
    """The profiles in one settings folder. Names that differ in case only are one name."""

    def __init__(self, settings: Path) -> None:
        self.folder = settings / FOLDER

    def load(self) -> tuple[list[SavedProfile], list[ProfileFileError]]:
        """Return the profiles by name, and what is wrong with the files that hold none."""
        found: list[SavedProfile] = []
        problems: list[ProfileFileError] = []
        known: set[str] = set()
        for path in self._files():
            try:
                saved = profile_files.read(str(path))
            except ProfileFileError as error:
                problems.append(error)
                continue
            if saved.name.casefold() in known:
                problems.append(ProfileFileError("taken-name", str(path), key="name", reason=saved.name))
                continue
            known.add(saved.name.casefold())
            found.append(saved)
        return sorted(found, key=lambda saved: saved.name.casefold()), problems

    def find(self, name: str) -> SavedProfile | None:
        """Return the profile called ``name``."""
        wanted = name.strip().casefold()
        return next((saved for saved in self.load()[0] if saved.name.casefold() == wanted), None)

    def save(self, saved: SavedProfile, *, replace: bool = False) -> None:
        """Keep ``saved``. Raises ProfileFileError, ``taken-name`` where another has its name."""
        profile_files.checked_name(saved.name)
        old = self._path_of(saved.name)
        if old is not None and not replace:
            raise ProfileFileError("taken-name", key="name", reason=saved.name)
        target = self.folder / _file_name(saved.name)
        profile_files.write(str(target), saved)
        if old is not None and old != target:
            _remove(old)

    def delete(self, name: str) -> None:
        """Forget the profile called ``name``, if there is one. Raises ProfileFileError."""
        path = self._path_of(name)
        if path is not None:
            _remove(path)

    def free_name(self, name: str) -> str:
        """Return ``name``, with the first number behind it that makes it nobody's yet."""
        known = {saved.name.casefold() for saved in self.load()[0]}
        stem = name[: profile_files.LONGEST_NAME - 5].strip()
        candidates = (stem, *(f"{stem} {number}" for number in range(2, len(known) + 3)))
        return next(one for one in candidates if one.casefold() not in known)

    def _files(self) -> list[Path]:
        try:
            found = sorted(path for path in self.folder.iterdir() if path.name.endswith(SUFFIX))
        except OSError:
            # no profile was saved yet
            return []
        return found[:_MOST_FILES]

    def _path_of(self, name: str) -> Path | None:
        wanted = name.casefold()
        for path in self._files():
            try:
                if profile_files.read(str(path)).name.casefold() == wanted:
                    return path
            except ProfileFileError:
                continue
        return None


def expanded(text: str, store: ProfileStore) -> str:
    """Return the profile string that ``text`` stands for: a name of ``store``, a profile file, or itself.

    Line breaks, as in what was copied from a terminal or a paper, are spaces. Raises ProfileFileError for a file that
    cannot be used.
    """
    text = one_line(text)
    if text.strip().casefold().endswith(SUFFIX):
        return profile_files.read(text.strip()).text
    saved = store.find(text)
    return text if saved is None else saved.text


def _file_name(name: str) -> str:
    safe = "".join(f"%{ord(char):02X}" if char in _UNSAFE else char for char in name)
    return safe + SUFFIX


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError as error:
        raise ProfileFileError("unwritable", str(path), reason=error.strerror or "") from error
