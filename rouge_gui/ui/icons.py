"""Icons drawn by the program: a transparent picture of the screen's own sharpness, handed to whoever draws on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap


def drawn_icon(size: QSize, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QIcon:
    """Return an icon of ``size`` (device-independent pixels) that ``draw`` painted; ``ratio`` is the screen's."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return QIcon(picture)
