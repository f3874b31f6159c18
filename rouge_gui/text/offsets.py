"""Code points to UTF-16 units and back: Python counts the first, Qt the second."""

from __future__ import annotations

from bisect import bisect_left

import regex

_astral = regex.compile(r"[\U00010000-\U0010FFFF]")


class Utf16Map:
    """Offsets of one text in both counts. Costs one scan; texts without astral characters keep nothing."""

    __slots__ = ("_astral_cp", "_astral_u16")

    def __init__(self, text: str) -> None:
        self._astral_cp = [] if text.isascii() else [match.start() for match in _astral.finditer(text)]
        self._astral_u16 = [cp + index for index, cp in enumerate(self._astral_cp)]

    @property
    def is_identity(self) -> bool:
        """Whether both counts agree everywhere: the text has no astral characters."""
        return not self._astral_cp

    def to_u16(self, offset_cp: int) -> int:
        """Return the UTF-16 offset of a code-point offset."""
        return offset_cp + bisect_left(self._astral_cp, offset_cp)

    def to_cp(self, offset_u16: int) -> int:
        """Return the code-point offset of a UTF-16 offset; inside a surrogate pair, the pair's start."""
        before = bisect_left(self._astral_u16, offset_u16)
        if before and self._astral_u16[before - 1] == offset_u16 - 1:
            return self._astral_cp[before - 1]
        return offset_u16 - before
