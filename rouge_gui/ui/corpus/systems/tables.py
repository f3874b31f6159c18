"""A table of a comparison on screen: columns as wide as what they hold, heads sort."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from rouge_gui.ui.corpus.systems.models import ComparisonModel
from rouge_gui.ui.theme import numbers_font

_ROW_PX = 24
_ROOM_PX = 22
_LONGEST_PX = 260


class ComparisonTable(QTableView):
    """Shows ``model``. The column ``filling`` takes what room is left, and at least ``least_px``."""

    def __init__(
        self, model: ComparisonModel, parent: QWidget | None = None, *, filling: int = -1, least_px: int = 0
    ) -> None:
        super().__init__(parent)
        self._filling, self._least_px = filling, least_px
        # what the column that fills needs for its own head
        self._needed_px = least_px
        self.setModel(model)
        self.setFont(numbers_font(self.font()))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionsClickable(True)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.sectionClicked.connect(model.sort_next)
        model.modelReset.connect(self.fit_columns)

    def fit_columns(self) -> None:
        """Give each column the room of its longest text."""
        model, metrics = self.model(), QFontMetrics(self.font())
        for column in range(model.columnCount()):
            texts = [str(model.index(row, column).data()) for row in range(model.rowCount())]
            texts.append(str(model.headerData(column, Qt.Orientation.Horizontal)) + " ↓")
            widest = max(map(metrics.horizontalAdvance, texts)) + _ROOM_PX
            self.setColumnWidth(column, min(widest, _LONGEST_PX))
            if column == self._filling:
                self._needed_px = max(self._least_px, self.columnWidth(column))
        self._fill()

    def _fill(self) -> None:
        count = self.model().columnCount()
        if 0 <= self._filling < count:
            used = sum(self.columnWidth(column) for column in range(count) if column != self._filling)
            self.setColumnWidth(self._filling, max(self.viewport().width() - used, self._needed_px))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let one column take what room is left."""
        super().resizeEvent(event)
        self._fill()
