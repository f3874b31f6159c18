"""The table of a corpus on screen: rows of one height, painted at once, heads that sort; the row at hand is current."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rouge_gui.ui.corpus.columns import CHANGES, Column, Kind
from rouge_gui.ui.corpus.model import CorpusModel
from rouge_gui.ui.theme import Theme, numbers_font

_ROW_PX = 24
_SIDE_PX = 7
_STRONGEST_TINT = 0.26
# of a change that is tinted as strongly as a score of 1
_LARGE_CHANGE = 0.4
_WIDTHS_PX = {Kind.NAME: 104, Kind.LANGUAGE: 54, Kind.NOTE: 160, Kind.TEXT: 220}
# names that the width of their column is taken from
_LOOKED_AT = 40
_WALKING = {
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
_LEAST_PX, _MOST_TITLE_PX = 40, 52


class _Cells(QStyledItemDelegate):
    """Paints a cell with one call of the model for its text and one for its tint."""

    def __init__(self, model: CorpusModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self._text, self._muted = theme.color("text"), theme.color("muted")
        self._chosen = theme.color("accent_soft")
        self._score, self._gain, self._loss = (theme.color(role) for role in ("unigram", "gain", "loss"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, column = index.row(), index.column()
        shown = self._model.columns[column]
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, self._chosen)
        else:
            tint = self._tint(shown, self._model.heat(row, column))
            if tint is not None:
                painter.fillRect(option.rect, tint)
        side = Qt.AlignmentFlag.AlignLeft if shown.is_text else Qt.AlignmentFlag.AlignRight
        painter.setPen(self._muted if self._model.is_grey and not shown.is_text else self._text)
        where = option.rect.adjusted(_SIDE_PX, 0, -_SIDE_PX, 0)
        text = self._model.text(row, column)
        if shown.is_text:
            mode = Qt.TextElideMode.ElideMiddle if shown.kind is Kind.NAME else Qt.TextElideMode.ElideRight
            text = option.fontMetrics.elidedText(text, mode, where.width())
        painter.drawText(where, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _tint(self, column: Column, heat: float) -> QColor | None:
        if not heat:
            return None
        color = self._score
        if column.kind in CHANGES:
            color, heat = self._gain if heat > 0 else self._loss, abs(heat) / _LARGE_CHANGE
        tint = QColor(color)
        tint.setAlphaF(_STRONGEST_TINT * min(heat, 1.0))
        return tint


class CorpusTable(QTableView):
    """Shows ``model``.

    Signals: ``item_entered(position)`` when the user makes another row current; ``sort_wanted(key)`` when a head is
    clicked; ``item_taken()`` on Enter or a double click: to the texts; ``escaped()``.
    """

    item_entered = Signal(int)
    sort_wanted = Signal(str)
    item_taken = Signal()
    escaped = Signal()

    def __init__(self, model: CorpusModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.corpus = model
        self.setObjectName("corpusTable")
        self.setAccessibleName(self.tr("Items of the corpus"))
        self._cells = _Cells(model, theme, self)
        self._is_fitting = False
        self._followed = -1
        # what the user drew, by the column's key
        self._drawn_px: dict[str, int] = {}
        self.setModel(model)
        self.setItemDelegate(self._cells)
        self.setFont(numbers_font(self.font()))
        self._prepare()
        model.modelReset.connect(self._on_model_reset)
        model.rowsInserted.connect(self._on_rows_inserted)
        self.doubleClicked.connect(self.item_taken)

    def _prepare(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setMinimumSectionSize(_ROW_PX)
        rows.setDefaultSectionSize(_ROW_PX)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setSectionsClickable(True)
        heads.setHighlightSections(False)
        heads.setTextElideMode(Qt.TextElideMode.ElideRight)
        heads.setMinimumSectionSize(_LEAST_PX)
        heads.sectionClicked.connect(self._on_head_clicked)
        heads.sectionResized.connect(self._on_section_resized)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self._cells.set_theme(theme)
        self.viewport().update()

    # --- the row at hand ---------------------------------------------------------------------------------

    def follow(self, row: int) -> None:
        """Make a row current without telling; -1 for none."""
        self._followed = row
        if row < 0:
            self.selectionModel().clear()
        else:
            index = self.corpus.index(row, max(self.currentIndex().column(), 0))
            kinds = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, kinds.ClearAndSelect | kinds.Rows)

    def _on_model_reset(self) -> None:
        self.fit_columns()
        # other columns, the same rows
        if self._followed < self.corpus.rowCount():
            self.follow(self._followed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the rows; go to the texts on Enter; tell of Escape."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.item_taken.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.key() in _WALKING and not self.selectionModel().hasSelection():
            # the item at hand is not among the rows
            self._enter(0)
        else:
            before = self.currentIndex().row()
            super().keyPressEvent(event)
            if self.currentIndex().row() != before:
                self._enter(self.currentIndex().row())

    def _enter(self, row: int) -> None:
        if 0 <= row < self.corpus.rowCount():
            self.item_entered.emit(self.corpus.position_at(row))

    def keyboardSearch(self, _text: str) -> None:
        """Search nothing: the file is not walked through for a letter; the query is there for that."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take up the row that was clicked, also the current one: its item may be on show no longer."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.indexAt(event.position().toPoint()).isValid():
            self._enter(self.currentIndex().row())

    # --- columns -----------------------------------------------------------------------------------------

    def _on_head_clicked(self, section: int) -> None:
        self.sort_wanted.emit(self.corpus.columns[section].key)

    def _on_section_resized(self, section: int, _before: int, width: int) -> None:
        if not self._is_fitting and section < len(self.corpus.columns):
            self._drawn_px[self.corpus.columns[section].key] = width

    def _on_rows_inserted(self, _parent: QModelIndex, first: int) -> None:
        if first == 0:
            self.fit_columns()

    def fit_columns(self) -> None:
        """Give each column the room of its numbers, texts what they usually have, and what was drawn what was drawn."""
        self._is_fitting = True
        metrics = QFontMetrics(self.font())
        for section, column in enumerate(self.corpus.columns):
            self.setColumnWidth(section, self._drawn_px.get(column.key) or self._usual_px(column, metrics))
        self._is_fitting = False

    def _usual_px(self, column: Column, metrics: QFontMetrics) -> int:
        if column.kind is Kind.NAME:
            return min(_WIDTHS_PX[Kind.NAME], self._names_px(metrics))
        if column.kind in _WIDTHS_PX:
            return _WIDTHS_PX[column.kind]
        head = min(metrics.horizontalAdvance(column.title + " ↓"), _MOST_TITLE_PX)
        number = metrics.horizontalAdvance(self.corpus.widest_number(column))
        return max(_LEAST_PX, head + 2 * _SIDE_PX, number + 2 * _SIDE_PX)

    def _names_px(self, metrics: QFontMetrics) -> int:
        """Return the room that the first names take with a mark before them."""
        names = [self.corpus.text(row, 0) for row in range(min(self.corpus.rowCount(), _LOOKED_AT))]
        return max((metrics.horizontalAdvance(f"✎ {name}") for name in names), default=0) + 2 * _SIDE_PX + 6
