"""What the tool remembers, each declared once: name, type, default, range.

Stored as one ini file in the profile directory, or where the platform keeps settings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

T = TypeVar("T", str, int, bool)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A remembered value; ``choices`` or the range ``lowest`` to ``highest`` bound it."""

    name: str
    default: T
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0

    def accepts(self, value: object) -> bool:
        """Tell whether ``value`` is of the setting's type and within bounds."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, str) and self.choices:
            return value in self.choices
        if isinstance(value, int) and self.highest > self.lowest:
            return self.lowest <= value <= self.highest
        return True


PROFILE = Setting("compare/profile", "auto")
LAYER = Setting("compare/layer", "unigram")
FONT_POINTS = Setting("view/fontPoints", 13, lowest=6, highest=72)
COLOR_SCHEME = Setting("view/colorScheme", "system", choices=("system", "light", "dark"))
LAST_FOLDER = Setting("files/lastFolder", "")

ALL: Sequence[Setting[str] | Setting[int] | Setting[bool]] = (
    PROFILE,
    LAYER,
    FONT_POINTS,
    COLOR_SCHEME,
    LAST_FOLDER,
)


class Settings:
    """The settings of one profile directory (None: the platform's own place)."""

    def __init__(self, profile_dir: str | None = None) -> None:
        folder = Path(profile_dir) if profile_dir else _platform_folder()
        self._store = QSettings(str(folder / "rouge-gui.ini"), QSettings.Format.IniFormat)

    def value(self, setting: Setting[T]) -> T:
        """Return the stored value, or the default where none is stored or it is out of bounds."""
        stored = self._store.value(setting.name)
        read = _typed(stored, setting.default)
        return read if setting.accepts(read) else setting.default

    def set_value(self, setting: Setting[T], value: T) -> None:
        """Store a value. Raises ValueError out of bounds."""
        if not setting.accepts(value):
            raise ValueError(f"{setting.name}: {value!r}")
        self._store.setValue(setting.name, value)

    def blob(self, name: str) -> QByteArray:
        """Return a stored geometry or dock state, empty where there is none."""
        stored = self._store.value(f"window/{name}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set_blob(self, name: str, blob: QByteArray) -> None:
        """Store a geometry or dock state."""
        self._store.setValue(f"window/{name}", blob)

    def save(self) -> bool:
        """Write now; tell whether that worked."""
        self._store.sync()
        return self._store.status() == QSettings.Status.NoError


def _typed(stored: object, default: T) -> T:
    """Return ``stored`` as the type of ``default``: ini files hold strings only."""
    if isinstance(default, bool):
        return type(default)({"true": True, "false": False}.get(str(stored).lower(), default))
    if isinstance(default, int):
        try:
            return type(default)(int(str(stored)))
        except ValueError:
            return default
    return type(default)(stored) if isinstance(stored, str) else default


def _platform_folder() -> Path:
    return (
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
        / "rouge-gui"
    )
