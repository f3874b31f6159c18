"""A table of n-grams on screen: numbers as wide as they are, the n-gram takes the rest."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from rouge_gui.ui.corpus_ngrams.model import ITEMS, NET, NGRAM, NgramModel
from rouge_gui.ui.theme import numbers_font

_ROW_PX = 24
_ROOM_PX = 18
_LEAST_LETTERS = 8
# rows that are looked at for the widest number
_LOOKED_AT = 50


class NgramTable(QTableView):
    """Shows ``model``. ``row_chosen(row)`` on Enter or a double click."""

    row_chosen = Signal(int)

    def __init__(self, model: NgramModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFont(numbers_font(self.font()))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(self._on_double_clicked)
        model.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Give numbers the room of the longest one, n-grams the rest."""
        model, room = self.model(), QFontMetrics(self.font())
        used = 0
        for column in range(NET, ITEMS + 1):
            texts = [str(model.index(row, column).data()) for row in range(min(model.rowCount(), _LOOKED_AT))]
            texts.append(str(model.headerData(column, Qt.Orientation.Horizontal)))
            self.setColumnWidth(column, max(map(room.horizontalAdvance, texts)) + _ROOM_PX)
            # heads have a least width
            used += self.columnWidth(column)
        least = room.averageCharWidth() * _LEAST_LETTERS
        self.setColumnWidth(NGRAM, max(self.viewport().width() - used, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the n-grams take what room is left."""
        super().resizeEvent(event)
        self.fit()

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.row_chosen.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a row on Enter, copy the chosen rows on the copy key."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.row_chosen.emit(self.currentIndex().row())
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.chosen_text())
        else:
            super().keyPressEvent(event)

    def chosen_text(self) -> str:
        """Return the chosen rows as a spreadsheet takes them."""
        model = self.model()
        rows = sorted({index.row() for index in self.selectedIndexes()})
        lines = [[str(model.index(row, column).data()) for column in range(ITEMS + 1)] for row in rows]
        heads = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(ITEMS + 1)]
        return "\n".join("\t".join(cells) for cells in [heads, *lines]) + "\n"
