"""How the series of charts look, so that charts, legends and pictures agree. No pyqtgraph.

Colours repeat after seven systems and symbols after eight, so that 56 differ in one of them; neighbours differ in both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPen

from rouge_gui.ui.theme import Theme

_ROLES = ("unigram", "bigram", "lcs", "summary", "trigram", "skip", "text")
# as pyqtgraph names them
_SYMBOLS = ("o", "t1", "s", "d", "x", "t", "+", "star")
_DASHES: tuple[tuple[float, ...], ...] = ((), (6.0, 2.0), (2.0, 2.0), (6.0, 2.0, 2.0, 2.0), (10.0, 3.0))


@dataclass(frozen=True, slots=True)
class Look:
    """``role`` is a colour of the theme; dashes and symbol tell a series apart in grey."""

    role: str
    symbol: str
    dashes: tuple[float, ...]

    def pen(self, theme: Theme, width_px: float = 1.5) -> QPen:
        """Return the pen of its lines."""
        pen = QPen(theme.color(self.role), width_px)
        pen.setCosmetic(True)
        if self.dashes:
            pen.setDashPattern(list(self.dashes))
        return pen

    def color(self, theme: Theme, alpha: float = 1.0) -> QColor:
        """Return its colour, more or less of it."""
        color = theme.color(self.role)
        color.setAlphaF(alpha)
        return color


def looks_of(systems: Sequence[str]) -> dict[str, Look]:
    """Return how each of a corpus's systems looks, whichever of them are shown."""
    return {
        system: Look(
            _ROLES[place % len(_ROLES)], _SYMBOLS[place % len(_SYMBOLS)], _DASHES[place % len(_DASHES)]
        )
        for place, system in enumerate(systems)
    }
