"""The row of sums below the table of counts: always in sight, its columns those of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QTableView, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.explain.counts import Column, Counts
from rouge_gui.ui.theme import Theme

_HEIGHT_PX = 26
_PAD_PX = 7


class TotalsRow(QWidget):
    """Paints the sum of each column of ``table``."""

    def __init__(self, table: QTableView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("countsTotals")
        self.setFixedHeight(_HEIGHT_PX)
        self._table = table
        self._theme: Theme | None = None
        self.texts: list[str] = []
        table.horizontalScrollBar().valueChanged.connect(self.fit)

    def set_theme(self, theme: Theme, font: QFont) -> None:
        """Paint in the colours of ``theme``."""
        self._theme = theme
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        self.setFont(strong)
        self.update()

    def show_totals(self, counts: Counts) -> None:
        """Show the sums of ``counts``, all rows of it."""
        sums = [numbers.count(round(counts.total(column), 9)) for column in list(Column)[1:]]
        self.texts = [self.tr("sum"), *sums]
        self.setAccessibleName(self.tr("Sums of the columns"))
        self.setAccessibleDescription(" · ".join(self.texts))
        self.update()

    def fit(self) -> None:
        """Follow the columns of the table."""
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a rule and the sums."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setPen(self._theme.color("border"))
        painter.drawLine(0, 0, self.width(), 0)
        painter.setPen(self._theme.color("text"))
        start = self._table.viewport().x()
        for column, text in enumerate(self.texts):
            left = start + self._table.columnViewportPosition(column)
            side = Qt.AlignmentFlag.AlignLeft if column == Column.UNIT else Qt.AlignmentFlag.AlignRight
            width = self._table.columnWidth(column) - 2 * _PAD_PX
            painter.drawText(
                left + _PAD_PX, 1, width, self.height() - 1, side | Qt.AlignmentFlag.AlignVCenter, text
            )
