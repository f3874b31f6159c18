"""The symbols of the series as small pictures, for legends.

One of the chart modules: only they import pyqtgraph.
"""

from __future__ import annotations

from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen

from rouge_gui.ui.corpus.charts.looks import Look
from rouge_gui.ui.icons import drawn_icon
from rouge_gui.ui.theme import Theme

SIZE = QSize(22, 12)
_SYMBOL_PX = 8.0


def swatch(look: Look, theme: Theme, ratio: float) -> QIcon:
    """Return a stretch of a series' line with its symbol on it."""

    def draw(painter: QPainter, area: QRectF) -> None:
        paint_swatch(painter, look, theme, area)

    return drawn_icon(SIZE, ratio, draw)


def paint_swatch(painter: QPainter, look: Look, theme: Theme, area: QRectF) -> None:
    """Draw a stretch of a series' line in the middle of ``area`` and its symbol on it."""
    middle = area.center()
    painter.setPen(look.pen(theme))
    painter.drawLine(QPointF(area.left(), middle.y()), QPointF(area.right(), middle.y()))
    symbol: QPainterPath = Symbols[look.symbol]
    outline = QPen(look.color(theme), 1.5)
    outline.setCosmetic(True)
    painter.save()
    painter.translate(middle)
    painter.scale(_SYMBOL_PX, _SYMBOL_PX)
    painter.setPen(outline)
    painter.setBrush(look.color(theme))
    painter.drawPath(symbol)
    painter.restore()
