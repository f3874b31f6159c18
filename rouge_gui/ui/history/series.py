"""Which metrics the history graph draws and how each looks, so that its legend and its lines agree."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPen


@dataclass(frozen=True, slots=True)
class Series:
    """One line: ``role`` is a colour of the theme; dashes and pyqtgraph symbol tell it apart in grey."""

    metric: str
    label: str
    role: str
    dashes: tuple[float, ...]
    symbol: str

    def pen(self, color: QColor, width_px: float) -> QPen:
        """Return the pen of the line."""
        pen = QPen(color, width_px)
        pen.setCosmetic(True)
        if self.dashes:
            pen.setDashPattern(list(self.dashes))
        return pen


SERIES = (
    Series("rouge1", "ROUGE-1", "unigram", (), "o"),
    Series("rouge2", "ROUGE-2", "bigram", (), "t1"),
    Series("rougeL", "ROUGE-L", "lcs", (), "s"),
    Series("rougeLsum", "ROUGE-Lsum", "summary", (4.0, 4.0), "d"),
)
