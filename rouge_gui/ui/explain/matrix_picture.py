"""A matrix as a picture for others: title, table with both axes, what it comes to, the signature; as PNG or SVG."""

from __future__ import annotations

import math

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from rouge_gui.compare.explain.matrix import Matrix
from rouge_gui.ui.explain.matrix_paint import MatrixPainter, Part
from rouge_gui.ui.theme import Theme, interface_font

_ROOM = QSizeF(1600, 1600)
_LEAST_WIDTH = 460.0
_EDGE_PX = 16.0
_RATIO = 2
# beyond so many pixels a picture is drawn once, not twice as fine
_MOST_FINE = 1200
_MOST_SCALE = 28
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft


class MatrixPicture:
    """What is drawn."""

    def __init__(self, matrix: Matrix, title: str, sentence: str, signature: str) -> None:
        self.matrix, self.title, self.sentence, self.signature = matrix, title, sentence, signature

    def image(self, theme: Theme) -> QImage:
        """Return it as an image."""
        page = _Page(self, theme)
        ratio = _RATIO if page.size.width() <= _MOST_FINE else 1
        image = QImage(page.size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        page.paint(painter)
        painter.end()
        return image

    def png(self, theme: Theme) -> bytes:
        """Return a PNG file."""
        target = QBuffer()
        target.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(target, b"png")
        writer.setText("Description", f"{self.title}. {self.sentence} {self.signature}")
        writer.write(self.image(theme))
        return bytes(target.data().data())

    def svg(self, theme: Theme) -> bytes:
        """Return an SVG file."""
        page = _Page(self, theme)
        target = QBuffer()
        target.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(target)
        generator.setSize(page.size)
        generator.setViewBox(QRect(0, 0, page.size.width(), page.size.height()))
        generator.setTitle(self.title)
        generator.setDescription(f"{self.sentence} {self.signature}")
        # the unit of the drawing is a pixel of the screen
        generator.setResolution(96)
        painter = QPainter(generator)
        page.paint(painter)
        painter.end()
        return bytes(target.data().data())


class _Page:
    """Where the parts of a picture stand."""

    def __init__(self, picture: MatrixPicture, theme: Theme) -> None:
        self._picture, self._theme = picture, theme
        self._font = interface_font()
        self._small = QFont(self._font)
        self._small.setPointSizeF(self._font.pointSizeF() * 0.85)
        self._bold = QFont(self._font)
        self._bold.setBold(True)
        self._table = MatrixPainter(picture.matrix, theme, self._font)
        self._scale = self._table.best_scale(_ROOM, _MOST_SCALE)
        self._margins = self._table.axes.margins(self._scale)
        cells = self._table.size(self._scale)
        # numbers of columns reach beyond the last one
        self._body = QSizeF(cells.width() + 14, cells.height() + 1)
        width = max(self._margins.width() + self._body.width(), _LEAST_WIDTH)
        self._heights = [
            self._height(font, text, width)
            for font, text in ((self._font, picture.sentence), (self._small, picture.signature))
        ]
        self._head = QFontMetricsF(self._bold).height() + 14
        height = self._head + self._margins.height() + self._body.height() + 12 + sum(self._heights) + 6
        self._width = width
        self.size = QSize(math.ceil(width + 2 * _EDGE_PX), math.ceil(height + 2 * _EDGE_PX))

    @staticmethod
    def _height(font: QFont, text: str, width: float) -> float:
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(_WRAPPED), text).height() + 2

    def paint(self, painter: QPainter) -> None:
        """Paint all of it."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(QRect(0, 0, self.size.width(), self.size.height()), self._theme.color("card"))
        painter.setFont(self._bold)
        painter.setPen(self._theme.color("text"))
        head = QRectF(_EDGE_PX, _EDGE_PX, self._width, self._head)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._picture.title)
        left, top = _EDGE_PX + self._margins.width(), _EDGE_PX + self._head + self._margins.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._table.paint(painter, Part(QRectF(QPointF(left, top), self._body), QPointF(), self._scale))
        y = top + self._body.height() + 12
        for font, text, role, height in (
            (self._font, self._picture.sentence, "text", self._heights[0]),
            (self._small, self._picture.signature, "muted", self._heights[1]),
        ):
            painter.setFont(font)
            painter.setPen(self._theme.color(role))
            painter.drawText(QRectF(_EDGE_PX, y, self._width, height), int(_WRAPPED), text)
            y += height
