"""Which metrics the history graph draws and how each looks, so that its legend and its lines agree."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPen


@dataclass(frozen=True, slots=True)
class Series:
    """One line: ``role`` is a colour of the theme; dashes and pyqtgraph symbol tell it apart in grey.

    ``full`` is the highest score there is: 1, or 100 for what is drawn against the axis at the right.
    """

    metric: str
    label: str
    short: str
    role: str
    dashes: tuple[float, ...]
    symbol: str
    full: float = 1.0
    at_first: bool = True

    @property
    def has_parts(self) -> bool:
        """Whether it has precision and recall beside F."""
        return self.full == 1.0

    def pen(self, color: QColor, width_px: float) -> QPen:
        """Return the pen of the line."""
        pen = QPen(color, width_px)
        pen.setCosmetic(True)
        if self.dashes:
            pen.setDashPattern(list(self.dashes))
        return pen


# BLEU and chrF mark nothing in the panes, so they have no colour of their own
SERIES = (
    Series("rouge1", "ROUGE-1", "R1", "unigram", (), "o"),
    Series("rouge2", "ROUGE-2", "R2", "bigram", (), "t1"),
    Series("rouge3", "ROUGE-3", "R3", "trigram", (6.0, 2.0), "t", at_first=False),
    # often as high as ROUGE-1, and Lsum as L: the line below shows in the gaps
    Series("rougeL", "ROUGE-L", "RL", "lcs", (7.0, 3.0), "s"),
    Series("rougeLsum", "ROUGE-Lsum", "Lsum", "summary", (3.0, 4.0), "d"),
    Series("bleu", "BLEU", "BLEU", "text", (1.0, 2.0), "star", full=100.0, at_first=False),
    Series("chrf", "chrF", "chrF", "muted", (6.0, 2.0, 1.0, 2.0), "+", full=100.0, at_first=False),
)
BY_METRIC = {series.metric: series for series in SERIES}
