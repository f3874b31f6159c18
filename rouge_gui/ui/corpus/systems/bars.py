"""Intervals of differences as bars around zero, one below the other on the same axis."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from rouge_gui.ui.corpus.systems.models import BAR_ROLE, Bar
from rouge_gui.ui.theme import Theme

_EDGE_PX = 10
_BAR_PX = 3.0
_CAP_PX = 4.0
_DOT_PX = 4.0


class BarDelegate(QStyledItemDelegate):
    """Paints the column of bars; one that may be due to chance is hollow, whatever its side."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stale = False

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme

    def set_stale(self, stale: bool) -> None:
        """Grey what is about to change."""
        self._stale = stale

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the ground, the line of zero and the bar."""
        super().paint(painter, option, index)
        bar = index.data(BAR_ROLE)
        if not isinstance(bar, Bar):
            return
        area = QRectF(option.rect).adjusted(_EDGE_PX, 0, -_EDGE_PX, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zero = area.center().x()
        painter.setPen(QPen(self._theme.color("border"), 1))
        painter.drawLine(QPointF(zero, area.top()), QPointF(zero, area.bottom()))
        self._paint_bar(painter, bar, area)
        painter.restore()

    def _paint_bar(self, painter: QPainter, bar: Bar, area: QRectF) -> None:
        interval = bar.interval
        low, mean, high = (
            area.center().x() + value / bar.extent * area.width() / 2
            for value in (interval.low, interval.mean, interval.high)
        )
        middle = area.center().y()
        color = self._theme.color(self._role(bar))
        painter.setPen(QPen(color, _BAR_PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        painter.setPen(QPen(color, 1.5))
        for end in (low, high):
            painter.drawLine(QPointF(end, middle - _CAP_PX), QPointF(end, middle + _CAP_PX))
        painter.setBrush(color if bar.is_clear else self._theme.color("card"))
        painter.drawEllipse(QPointF(mean, middle), _DOT_PX, _DOT_PX)

    def _role(self, bar: Bar) -> str:
        if self._stale:
            return "miss"
        if not bar.is_clear:
            return "muted"
        return "gain" if bar.interval.low > 0 else "loss"
