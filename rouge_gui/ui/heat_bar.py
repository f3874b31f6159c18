"""The bar that tells how much a token earns: over the token in its pane, and in the legend.

Blue and whole where the token earns, orange and broken where the score is higher without it; the more, the thicker: so
it is read without colour, too.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from rouge_gui.ui.theme import Theme

STEPS = 4
EARNS, COSTS = "unigram", "loss"
_THINNEST_PX = 1.0
_STEP_PX = 1.1
_ABOVE_PX = 3.0
_DASH_PX = 3.0


def paint_bar(painter: QPainter, theme: Theme, step: int, area: QRectF) -> None:
    """Paint the bar of ``step``, from -4 to 4, along the upper edge of ``area``."""
    width = _THINNEST_PX + _STEP_PX * abs(step)
    pen = QPen(theme.color(EARNS if step > 0 else COSTS), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if step < 0:
        pen.setDashPattern([_DASH_PX / width, _DASH_PX / width])
    painter.setPen(pen)
    y = area.top() - _ABOVE_PX - width / 2
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
