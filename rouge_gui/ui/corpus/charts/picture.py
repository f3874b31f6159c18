"""A chart as a picture for others: a legend above, the signature below; as PNG or SVG.

Loaded with the chart modules. Pictures are made of a chart of their own, in light colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from rouge_gui.ui.corpus.charts.choice import Kind
from rouge_gui.ui.corpus.charts.drawing import Drawing
from rouge_gui.ui.corpus.charts.looks import Look
from rouge_gui.ui.corpus.charts.plot import ChartPlot
from rouge_gui.ui.corpus.charts.swatches import paint_swatch
from rouge_gui.ui.picture_files import png_of, svg_of
from rouge_gui.ui.theme import Theme

SIZE = QSize(1000, 560)
_LINE_PX = 26.0
_FOOT_PX = 38.0
_SMALL = 0.85
_EDGE_PX = 14.0
_SWATCH_PX = 26.0
_GAP_PX = 20.0


@dataclass(frozen=True, slots=True)
class ChartPicture:
    """What is drawn, how its series look, and the ``signature`` of the scores."""

    drawing: Drawing
    looks: Mapping[str, Look]
    signature: str

    def png(self, theme: Theme) -> bytes:
        """Return a PNG file at twice the size of the screen's pixels."""
        return png_of(SIZE, partial(self._paint, theme))

    def svg(self, theme: Theme) -> bytes:
        """Return an SVG file."""
        title = f"{self.drawing.y.label} / {self.drawing.x.label}"
        return svg_of(SIZE, partial(self._paint, theme), title, self.signature)

    def _paint(self, theme: Theme, painter: QPainter, scale: float) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(QRectF(QPointF(), SIZE.toSizeF()), theme.color("card"))
        entries = self._entries(QFontMetricsF(painter.font()))
        head = _LINE_PX * (1 + max((line for line, _, _ in entries), default=-1)) + 8
        for line, x, name in entries:
            middle = 8 + _LINE_PX * (line + 0.5)
            paint_swatch(painter, self.looks[name], theme, QRectF(x, middle - 6, _SWATCH_PX, 12))
            painter.setPen(theme.color("text"))
            metrics = QFontMetricsF(painter.font())
            base = middle + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(x + _SWATCH_PX + 6, base), name)
        with _chart(self, theme, scale, SIZE.height() - head - _FOOT_PX) as plot:
            area = QRectF(0, head, SIZE.width(), plot.height())
            plot.view.scene().render(
                painter, area, QRectF(plot.view.rect()), Qt.AspectRatioMode.IgnoreAspectRatio
            )
        small = painter.font()
        small.setPointSizeF(small.pointSizeF() * _SMALL)
        painter.setFont(small)
        painter.setPen(theme.color("muted"))
        foot = QRectF(_EDGE_PX, SIZE.height() - _FOOT_PX, SIZE.width() - 2 * _EDGE_PX, _FOOT_PX - 4)
        # a signature is one long word
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWrapAnywhere, self.signature)

    def _entries(self, metrics: QFontMetricsF) -> list[tuple[int, float, str]]:
        """Return the legend: a line, a place on it and a name each. Where the axes name the systems, none."""
        if self.drawing.choice.kind is Kind.SYSTEMS:
            return []
        found: list[tuple[int, float, str]] = []
        line, x = 0, _EDGE_PX
        for name in self.drawing.series:
            width = _SWATCH_PX + 6 + metrics.horizontalAdvance(name) + _GAP_PX
            if x > _EDGE_PX and x + width > SIZE.width():
                line, x = line + 1, _EDGE_PX
            found.append((line, x, name))
            x += width
        return found


@contextmanager
def _chart(picture: ChartPicture, theme: Theme, scale: float, height: float) -> Iterator[ChartPlot]:
    """Make a chart that is laid out as if it were on screen."""
    plot = ChartPlot(theme, scale=scale)
    plot.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    plot.resize(SIZE.width(), int(height))
    plot.show_drawing(picture.drawing, picture.looks)
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
