"""Rows and columns of the corpus table over an order of items: texts by windows, numbers by column. Computes none."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rouge_gui.corpus.store_texts import Row
from rouge_gui.session.corpus_state import Positions
from rouge_gui.ui.corpus.columns import NOTHING, PENDING, TINTED, Column, Kind, number_text
from rouge_gui.ui.corpus.windows import Reader, RowWindows
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
Numbers = Callable[[str], npt.NDArray[np.float64]]
# of one line of a note or a candidate
_MOST_CHARACTERS = 200
WHAT_IF, CORRECTED = "•", "✎"


def _no_rows(_positions: Sequence[int]) -> Sequence[Row]:
    return ()


def _no_numbers(_key: str) -> npt.NDArray[np.float64]:
    return np.zeros(0)


class CorpusModel(QAbstractTableModel):
    """The items of a corpus in some order. ``numbers`` gives a column's values per item by its key."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order: Positions = np.arange(0, dtype=np.int64)
        self._windows = RowWindows(_no_rows, self._order)
        self._numbers: Numbers = _no_numbers
        self._values: dict[str, npt.NDArray[np.float64]] = {}
        self._columns: Sequence[Column] = ()
        self._format = ScoreFormat()
        self._sort: tuple[str, bool] = ("", False)
        self._what_ifs: Collection[int] = ()
        self._is_scoring = self._is_stale = self._is_hidden = False

    # --- what is shown -----------------------------------------------------------------------------------

    def use(self, reader: Reader, numbers: Numbers) -> None:
        """Show another corpus."""
        self._windows = RowWindows(reader, self._order)
        self._numbers = numbers
        self.forget()

    def forget(self) -> None:
        """Ask anew for texts and numbers."""
        self._windows.forget()
        self._values.clear()
        self.tell()

    def forget_numbers(self) -> None:
        """Ask anew for numbers."""
        self._values.clear()
        self.tell()

    def show_order(self, order: Positions) -> None:
        """Show these items in this order."""
        before, now = len(self._order), len(order)
        if now < before:
            self.beginRemoveRows(_ROOT, now, before - 1)
        elif now > before:
            self.beginInsertRows(_ROOT, before, now - 1)
        self._order = order
        self._windows.use_order(order)
        if now < before:
            self.endRemoveRows()
        elif now > before:
            self.endInsertRows()
        self.tell()

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show these columns."""
        if columns == self._columns:
            return
        self.beginResetModel()
        self._columns = columns
        self._values.clear()
        self.endResetModel()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        self.tell()

    def set_what_ifs(self, positions: Collection[int]) -> None:
        """Mark the items whose texts were changed and not saved."""
        # walking from item to item changes nothing of that
        if set(positions) != set(self._what_ifs):
            self._what_ifs = positions
            self.tell()

    def set_scoring(self, scoring: bool) -> None:
        """Show that missing numbers are on their way, or that they are not."""
        self._is_scoring = scoring
        self.tell()

    def set_stale(self, stale: bool) -> None:
        """Grey the numbers: they belong to another profile."""
        self._is_stale = stale
        self.tell()

    def set_hidden(self, hidden: bool) -> None:
        """Show a question mark for every number, or the numbers again."""
        self._is_hidden = hidden
        self.tell()

    def show_sort(self, key: str, *, descending: bool) -> None:
        """Mark the column that the order comes from; an empty ``key`` for none."""
        self._sort = (key, descending)
        if self._columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    def tell(self) -> None:
        """Have everything on screen painted anew."""
        if len(self._order) and self._columns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._order) - 1, len(self._columns) - 1))

    # --- what the view asks ------------------------------------------------------------------------------

    @property
    def columns(self) -> Sequence[Column]:
        """The columns on show."""
        return self._columns

    @property
    def format(self) -> ScoreFormat:
        """How scores are written."""
        return self._format

    @property
    def is_grey(self) -> bool:
        """Whether numbers are about to change, or hidden."""
        return self._is_stale or self._is_hidden

    def position_at(self, row: int) -> int:
        """Return the position of the item in a row. Raises IndexError."""
        return int(self._order[row])

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many items are on show."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._columns)

    def value(self, row: int, column: int) -> float:
        """Return the number in a cell; NaN where there is none."""
        key = self._columns[column].key
        values = self._values.get(key)
        if values is None:
            values = self._values[key] = self._numbers(key)
        position = self._order[row]
        return float(values[position]) if position < len(values) else math.nan

    def heat(self, row: int, column: int) -> float:
        """Return how strongly a cell is tinted: 0–1 for scores, −1–1 for changes, 0 for none."""
        shown = self._columns[column]
        if shown.kind not in TINTED or self.is_grey:
            return 0.0
        value = self.value(row, column)
        if math.isnan(value):
            return 0.0
        if shown.kind in {Kind.POINTS, Kind.POINTS_CHANGE}:
            value /= 100
        return min(max(value, -1.0), 1.0)

    def text(self, row: int, column: int) -> str:
        """Return what a cell says."""
        shown = self._columns[column]
        if shown.is_text:
            return self._words(row, shown)
        if self._is_hidden:
            return HIDDEN
        text = number_text(shown, self.value(row, column), self._format)
        if text == NOTHING and self._is_scoring and shown.kind in TINTED and self._is_due(row, shown):
            return PENDING
        return text

    def _is_due(self, row: int, column: Column) -> bool:
        """Tell whether there is a text to be scored, as far as a column is only about some of them."""
        if not column.of_corrected:
            return True
        corrected = self._windows.row(row).corrected
        return column.place < len(corrected) and corrected[column.place]

    def widest_number(self, column: Column) -> str:
        """Return a number as wide as those of ``column`` become."""
        wide = {
            Kind.SCORE: 1.0,
            Kind.CHANGE: -1.0,
            Kind.POINTS: 100.0,
            Kind.POINTS_CHANGE: -100.0,
            Kind.SHARE: 1.0,
        }
        return number_text(column, wide.get(column.kind, 9999.0), self._format)

    def _words(self, row: int, column: Column) -> str:
        texts = self._windows.row(row)
        if column.kind is Kind.NAME:
            return self._marks(row, texts) + texts.name
        if column.kind is Kind.LANGUAGE:
            return texts.language
        if column.kind is Kind.NOTE:
            return _one_line(texts.note)
        return _one_line(texts.texts[column.place] or "") if column.place < len(texts.texts) else ""

    def _marks(self, row: int, texts: Row) -> str:
        marks = [WHAT_IF] if int(self._order[row]) in self._what_ifs else []
        if any(texts.corrected):
            marks.append(CORRECTED)
        return "".join(f"{mark} " for mark in marks)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell; the whole of it as its tool tip."""
        row, column = index.row(), index.column()
        if not (0 <= row < len(self._order) and 0 <= column < len(self._columns)):
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole and self._columns[column].is_text:
            return plain_tip(self.text(row, column))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a head with the arrow of the order, its meaning as a tool tip."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            key, descending = self._sort
            arrow = ("↓" if descending else "↑") if key == column.key else ""
            return f"{column.title} {arrow}".rstrip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(column.tip or column.title)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if column.is_text else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def _one_line(text: str) -> str:
    return " ".join(text[:_MOST_CHARACTERS].split())
