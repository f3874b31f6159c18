"""What is drawn as a file for others: PNG at twice the size of the screen's pixels, or SVG."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

RATIO = 2


def png_of(size: QSize, paint: Callable[[QPainter, float], None]) -> bytes:
    """Return a PNG file of ``size``, in pixels of the screen; ``paint`` is given how many pixels each of them has."""
    image = QImage(size * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    painter = QPainter(image)
    paint(painter, RATIO)
    painter.end()
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(target, b"png").write(image)
    return bytes(target.data().data())


def svg_of(size: QSize, paint: Callable[[QPainter, float], None], title: str, description: str) -> bytes:
    """Return an SVG file of ``size`` with its title and description."""
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(target)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setDescription(description)
    # the unit of the drawing is a pixel of the screen
    generator.setResolution(96)
    painter = QPainter(generator)
    paint(painter, 1.0)
    painter.end()
    return bytes(target.data().data())
