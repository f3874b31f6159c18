"""The history graph as a picture for others: the lines, a legend above, the signature below; as PNG or SVG.

One of the chart modules: only they import pyqtgraph. Pictures are made of a graph of their own, in light colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from rouge_gui.ui.history.display import Display
from rouge_gui.ui.history.plot import HistoryPlot
from rouge_gui.ui.history.points import Points
from rouge_gui.ui.history.series import Series
from rouge_gui.ui.picture_files import png_of, svg_of
from rouge_gui.ui.theme import Theme

SIZE = QSize(1100, 440)
_HEAD_PX = 36.0
_FOOT_PX = 38.0
_SMALL = 0.85
_EDGE_PX = 14.0
_SWATCH_PX = 30.0
_SYMBOL_PX = 7.0
_GAP_PX = 22.0


class HistoryPicture:
    """What is drawn: ``points`` under ``display``, with a ``title`` and a ``signature``."""

    def __init__(self, points: Points, display: Display, title: str, signature: str) -> None:
        self.points, self.display = points, display
        self.title, self.signature = title, signature

    def png(self, theme: Theme) -> bytes:
        """Return a PNG file at twice the size of the screen's pixels."""
        return png_of(SIZE, partial(self._paint, theme))

    def svg(self, theme: Theme) -> bytes:
        """Return an SVG file."""
        title = self.title
        return svg_of(SIZE, partial(self._paint, theme), title, self.signature)

    def _paint(self, theme: Theme, painter: QPainter, scale: float) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(QRectF(QPointF(), SIZE.toSizeF()), theme.color("card"))
        with _graph(self, theme, scale) as plot:
            painter.setFont(plot.font())
            self._paint_head(painter, theme, scale)
            area = QRectF(0, _HEAD_PX, SIZE.width(), SIZE.height() - _HEAD_PX - _FOOT_PX)
            plot.view.scene().render(
                painter, area, QRectF(plot.view.rect()), Qt.AspectRatioMode.IgnoreAspectRatio
            )
            small = plot.font()
        small.setPointSizeF(small.pointSizeF() * _SMALL)
        painter.setFont(small)
        painter.setPen(theme.color("muted"))
        foot = QRectF(_EDGE_PX, SIZE.height() - _FOOT_PX, SIZE.width() - 2 * _EDGE_PX, _FOOT_PX - 4)
        # a signature is one long word
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWrapAnywhere, self.signature)

    def _paint_head(self, painter: QPainter, theme: Theme, scale: float) -> None:
        middle = _HEAD_PX / 2 + 4
        bold = painter.font()
        plain = painter.font()
        bold.setBold(True)
        painter.setFont(bold)
        x = _EDGE_PX + _paint_words(painter, theme, QPointF(_EDGE_PX, middle), self.title) + _GAP_PX
        painter.setFont(plain)
        for series in self.display.series:
            painter.setPen(series.pen(theme.color(series.role), 2.0 * scale))
            _paint_swatch(painter, theme, series, QPointF(x, middle))
            x += _SWATCH_PX + 8
            x += _paint_words(painter, theme, QPointF(x, middle), series.label) + _GAP_PX


def _paint_words(painter: QPainter, theme: Theme, place: QPointF, words: str) -> float:
    """Write ``words`` from ``place`` on, at half their height; return how wide they are."""
    metrics = QFontMetricsF(painter.font())
    painter.setPen(theme.color("text"))
    painter.drawText(QPointF(place.x(), place.y() + (metrics.ascent() - metrics.descent()) / 2), words)
    return metrics.horizontalAdvance(words)


def _paint_swatch(painter: QPainter, theme: Theme, series: Series, place: QPointF) -> None:
    """Draw a stretch of line in the painter's pen, and the symbol on it."""
    painter.drawLine(place, QPointF(place.x() + _SWATCH_PX, place.y()))
    symbol: QPainterPath = Symbols[series.symbol]
    painter.save()
    painter.translate(place.x() + _SWATCH_PX / 2, place.y())
    painter.scale(_SYMBOL_PX, _SYMBOL_PX)
    painter.fillPath(symbol, theme.color(series.role))
    painter.restore()


@contextmanager
def _graph(picture: HistoryPicture, theme: Theme, scale: float) -> Iterator[HistoryPlot]:
    """Make a graph that is laid out as if it were on screen."""
    plot = HistoryPlot(theme, scale=scale)
    plot.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    plot.resize(SIZE.width(), int(SIZE.height() - _HEAD_PX - _FOOT_PX))
    plot.set_display(picture.display)
    plot.show_points(picture.points)
    plot.show()
    plot.draw_now()
    try:
        for item in plot.view.scene().items():
            # symbols as outlines, not as little pictures
            if hasattr(item, "setExportMode"):
                item.setExportMode(True, {"antialias": True, "resolutionScale": 1.0})
        yield plot
    finally:
        plot.close()
        plot.deleteLater()
