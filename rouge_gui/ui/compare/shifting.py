"""Where old marks lie in a text that was edited since: they stay in place, greyed, until the new ones come."""

from __future__ import annotations

from typing import Protocol


class Offsets(Protocol):
    """Code points of the text that was compared ↔ UTF-16 units of the text on screen."""

    @property
    def is_identity(self) -> bool:
        """Whether both agree everywhere."""
        ...

    def to_u16(self, offset_cp: int) -> int:
        """Return where a code point lies on screen."""
        ...

    def to_cp(self, offset_u16: int) -> int:
        """Return the code point at a place on screen."""
        ...


class ShiftedOffsets:
    """``before`` as it is after ``removed`` units at ``start`` (all UTF-16) gave way to ``inserted`` others."""

    is_identity = False

    def __init__(self, before: Offsets, start: int, removed: int, inserted: int) -> None:
        self._before = before
        self._start = start
        self._removed_end = start + removed
        self._inserted_end = start + inserted

    def to_u16(self, offset_cp: int) -> int:
        """Return where a code point lies now; one that was removed, where the edit ends."""
        place = self._before.to_u16(offset_cp)
        if place <= self._start:
            return place
        return max(place, self._removed_end) - self._removed_end + self._inserted_end

    def to_cp(self, offset_u16: int) -> int:
        """Return the code point at a place; for what was inserted, that of the edit."""
        if offset_u16 <= self._start:
            return self._before.to_cp(offset_u16)
        place = max(offset_u16, self._inserted_end) - self._inserted_end + self._removed_end
        return self._before.to_cp(place)
