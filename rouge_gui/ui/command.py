"""What a command is; the table of them is in ``commands``."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence


@dataclass(frozen=True, slots=True)
class Command:
    """One command.

    ``keys``: a standard key or a portable sequence; ``also``: a portable sequence beside a standard key, which some
    platforms lack; ``mac``: what macOS has in place of both, an empty string for nothing. ``group``: of its members
    one is checked; ``checkable``: it is switched on and off, and its slot takes the new state; ``brief``: its text on
    a button.
    """

    id: str
    text: object
    slot: str
    keys: QKeySequence.StandardKey | str | None = None
    group: str = ""
    checkable: bool = False
    brief: object = ""
    also: str = ""
    mac: QKeySequence.StandardKey | str | None = None

    def label(self) -> str:
        """Return its text in the interface's language."""
        return QCoreApplication.translate("actions", str(self.text))
