"""The user's own profiles while the window is open. ``changed`` tells that others are there now."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rouge_gui.metrics import profile_files
from rouge_gui.metrics.profile_files import ProfileFileError, SavedProfile
from rouge_gui.metrics.profile_store import ProfileStore, expanded


class Library(QObject):
    """Keeps them in a folder beside the settings. What cannot be done raises ProfileFileError."""

    changed = Signal()

    def __init__(self, settings_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = ProfileStore(settings_folder)
        self._saved: list[SavedProfile] = []
        self.problems: list[ProfileFileError] = []
        self._load()

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return self._store.folder

    @property
    def saved(self) -> tuple[SavedProfile, ...]:
        """All of them, by name."""
        return tuple(self._saved)

    def find(self, name: str) -> SavedProfile | None:
        """Return the profile called ``name``."""
        wanted = name.strip().casefold()
        return next((saved for saved in self._saved if saved.name.casefold() == wanted), None)

    def name_of(self, text: str) -> str:
        """Return the name of the profile whose string ``text`` is; empty where it is nobody's."""
        return next((saved.name for saved in self._saved if saved.text == text), "")

    def expanded(self, text: str) -> str:
        """Return the profile string that ``text`` stands for: a name, a profile file, or itself."""
        saved = self.find(text)
        return saved.text if saved is not None else expanded(text, self._store)

    def save(self, saved: SavedProfile, *, replacing: bool = False) -> None:
        """Keep a profile."""
        self._store.save(saved, replace=replacing)
        self._load()

    def rename(self, name: str, new_name: str) -> SavedProfile:
        """Give a profile another name and return it."""
        old = self.find(name)
        if old is None:
            raise ProfileFileError("unreadable", name)
        renamed = replace(old, name=profile_files.checked_name(new_name))
        self._store.save(renamed, replace=renamed.name.casefold() == old.name.casefold())
        if renamed.name.casefold() != old.name.casefold():
            self._store.delete(old.name)
        self._load()
        return renamed

    def delete(self, name: str) -> SavedProfile | None:
        """Forget a profile and return it, so that it can be saved again."""
        old = self.find(name)
        if old is not None:
            self._store.delete(old.name)
            self._load()
        return old

    def free_name(self, name: str) -> str:
        """Return ``name``, with a number where it is taken."""
        return self._store.free_name(name)

    def take_in(self, path: str) -> SavedProfile:
        """Keep a copy of the profile in a file and return it; where its name is another's, it gets a number."""
        found = profile_files.read(path)
        own = self.find(found.name)
        if own == found:
            return found
        if own is not None:
            found = replace(found, name=self.free_name(found.name))
        self.save(found)
        return found

    def _load(self) -> None:
        self._saved, self.problems = self._store.load()
        self.changed.emit()
