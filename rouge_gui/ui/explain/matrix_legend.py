"""The legend of a matrix: what a dot, a joined square and a line are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rouge_gui.compare.explain.matrix import Matrix
from rouge_gui.ui.explain.matrix_paint import path_role
from rouge_gui.ui.theme import Theme

_SIGN_PX = 16.0
_GAP_PX = 12.0
_SMALL = 0.92


class MatrixLegend(QWidget):
    """Paints as many entries as there is room for; all of them are its tooltip."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._matrix: Matrix | None = None
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _SMALL)
        self.setFont(font)

    def sizeHint(self) -> QSize:
        """Be one line high."""
        return QSize(100, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as needed."""
        return QSize(20, self.fontMetrics().height() + 4)

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.update()

    def show_matrix(self, matrix: Matrix) -> None:
        """Explain the signs of ``matrix``."""
        self._matrix = matrix
        words = " · ".join(text for _, text in self.entries())
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def entries(self) -> list[tuple[str, str]]:
        """Return signs and their words."""
        found = [("path", self.tr("path")), ("match", self.tr("equal"))]
        if self._matrix is not None and len(self._matrix.credited) < len(self._matrix.path):
            found.append(("surplus", self.tr("path, earns nothing more")))
        if self._matrix is not None and self._matrix.in_blocks:
            found.append(("border", self.tr("a sentence begins")))
        found.append(("ground", self.tr("bluer: longer")))
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the entries one after the other."""
        if self._matrix is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        x, middle = 2.0, self.height() / 2
        for sign, text in self.entries():
            width = _SIGN_PX + 4 + metrics.horizontalAdvance(text)
            if x + width > self.width():
                break
            self._paint_sign(painter, sign, QPointF(x + _SIGN_PX / 2, middle))
            painter.setPen(self._theme.color("muted"))
            area = QRectF(x + _SIGN_PX + 4, 0, width, self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            x += width + _GAP_PX

    def _paint_sign(self, painter: QPainter, sign: str, middle: QPointF) -> None:
        color = self._theme.color("lcs" if self._matrix is None else path_role(self._matrix))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        square = QRectF(0, 0, 9, 9)
        square.moveCenter(middle)
        half = _SIGN_PX / 2
        if sign == "match":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("muted"))
            painter.drawEllipse(middle, 3.2, 3.2)
        elif sign == "path":
            painter.setPen(QPen(color, 2))
            painter.drawLine(middle + QPointF(-half, -half * 0.6), middle + QPointF(half, half * 0.6))
            painter.setBrush(self._theme.color("card"))
            painter.drawRoundedRect(square, 2, 2)
        elif sign == "surplus":
            painter.setPen(QPen(color, 1.2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(square, 2, 2)
        elif sign == "border":
            painter.setPen(QPen(self._theme.color("muted"), 1))
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
            painter.drawLine(middle - QPointF(0, half * 0.7), middle + QPointF(0, half * 0.7))
        else:
            accent = self._theme.color("accent")
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(3):
                accent.setAlphaF(0.08 + 0.13 * step)
                painter.setBrush(accent)
                painter.drawRect(
                    QRectF(middle.x() - half + step * _SIGN_PX / 3, middle.y() - 5, _SIGN_PX / 3, 10)
                )
