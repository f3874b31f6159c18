"""Which metrics the history graph draws and how each looks, so that its legend and its lines agree."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt


@dataclass(frozen=True, slots=True)
class Series:
    """One line: ``role`` is a colour of the theme; pen style and pyqtgraph symbol tell it apart in grey."""

    metric: str
    label: str
    role: str
    style: Qt.PenStyle
    symbol: str


SERIES = (
    Series("rouge1", "ROUGE-1", "unigram", Qt.PenStyle.SolidLine, "o"),
    Series("rouge2", "ROUGE-2", "bigram", Qt.PenStyle.SolidLine, "t1"),
    Series("rougeL", "ROUGE-L", "lcs", Qt.PenStyle.SolidLine, "s"),
    Series("rougeLsum", "ROUGE-Lsum", "summary", Qt.PenStyle.DashLine, "d"),
)
