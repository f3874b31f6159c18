"""A table of the Explain dock whose rows sort by any column: impacts, edits, tokens.

A column holds one value per row and writes those in sight only; thousands of rows cost no more than a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from rouge_gui.report.table import Cell, Number, Table, as_csv, as_markdown, as_text
from rouge_gui.ui.explain.counts_model import ARROWS
from rouge_gui.ui.explain.table import ExplainTable
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.theme import Theme, numbers_font

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROOT = QModelIndex()
_PAD_PX = 15
# so many rows decide how wide a column is
_MEASURED = 200
_FILE_DIGITS = 6


@dataclass(frozen=True)
class RankedColumn:
    """A column: its ``head``, what the head's ``tip`` tells, a value for each row and how that is written.

    Numbers stand to the right and are first sorted as ``down`` says; None is written as a dash. ``role`` names the
    colour of a value, "" for the usual one.
    """

    head: str
    tip: str
    values: Sequence[float | str | None]
    write: Callable[[Any], str] = str
    role: Callable[[Any], str] | None = None
    numeric: bool = False
    down: bool = False

    def text(self, row: int) -> str:
        """Return what is shown in a row."""
        value = self.values[row]
        return "–" if value is None else self.write(value)

    def order(self, *, down: bool) -> list[int]:
        """Return the rows sorted; among equals the order stays, what has no value comes last."""
        known = [row for row, value in enumerate(self.values) if value is not None]
        known.sort(key=self._key, reverse=down)
        return known + [row for row, value in enumerate(self.values) if value is None]

    def _key(self, row: int) -> Any:
        value = self.values[row]
        return value.casefold() if isinstance(value, str) else value


class RankedModel(QAbstractTableModel):
    """Shows ``columns``; ``order`` says which row stands where."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[RankedColumn, ...] = ()
        self.order: list[int] = []
        self.sorted_by: tuple[int, bool] | None = None
        self._theme: Theme | None = None
        self._right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme

    def show_columns(self, columns: Sequence[RankedColumn]) -> None:
        """Show other rows; sorted as before where the column is still there."""
        self.beginResetModel()
        self.columns = tuple(columns)
        self._sort()
        self.endResetModel()

    def sort_by(self, column: int, *, down: bool) -> None:
        """Sort by a column."""
        self._sort_as((column, down))

    def sort_next(self, column: int) -> None:
        """Sort by a column; again the other way round; then as the rows came."""
        first = self.columns[column].down
        before = self.sorted_by
        if before is None or before[0] != column:
            self._sort_as((column, first))
        else:
            self._sort_as((column, not first) if before[1] == first else None)

    def _sort_as(self, order: tuple[int, bool] | None) -> None:
        self.beginResetModel()
        self.sorted_by = order
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        count = len(self.columns[0].values) if self.columns else 0
        if self.sorted_by is None or self.sorted_by[0] >= len(self.columns):
            self.order = list(range(count))
        else:
            self.order = self.columns[self.sorted_by[0]].order(down=self.sorted_by[1])

    def row_at(self, place: int) -> int:
        """Return which row stands at a place; -1 for none."""
        return self.order[place] if 0 <= place < len(self.order) else -1

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Return what is shown in a cell."""
        row = self.row_at(index.row())
        if row < 0:
            return None
        column = self.columns[index.column()]
        if role == _Role.DisplayRole:
            return column.text(row)
        if role == _Role.ToolTipRole:
            return None if column.numeric else plain_tip(column.text(row))
        if role == _Role.TextAlignmentRole:
            return self._right if column.numeric else self._left
        if role == _Role.ForegroundRole and column.role is not None and self._theme is not None:
            name = column.role(column.values[row])
            return self._theme.color(name) if name else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the head of a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _Role.DisplayRole:
            is_sorted = self.sorted_by is not None and self.sorted_by[0] == section
            return column.head + (ARROWS[self.sorted_by[1]] if is_sorted and self.sorted_by else "")
        if role == _Role.ToolTipRole:
            return column.tip or None
        if role == _Role.TextAlignmentRole:
            return self._right if column.numeric else self._left
        return None


class RankedTable(ExplainTable):
    """The rows of a ``RankedModel``. ``row_lit(row, follow)``: chosen, or under the pointer; -1 for none."""

    row_lit = Signal(int, bool)
    row_opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ranked = RankedModel(self)
        self._copied: tuple[RankedColumn, ...] = ()
        self.setModel(self.ranked)
        self.horizontalHeader().sectionClicked.connect(self.sort_next)
        self.selectionModel().currentRowChanged.connect(self._on_row_chosen)
        self.entered.connect(self._on_entered)
        self.left.connect(self.light_chosen)
        self.copy_asked.connect(self.copy)
        self.jump_asked.connect(self._on_opened)
        self.doubleClicked.connect(self._on_opened)
        self.resized.connect(self.fit)
        self.menu_asked.connect(self._on_menu_asked)

    def show_columns(self, columns: Sequence[RankedColumn], copied: Sequence[RankedColumn] = ()) -> None:
        """Show other rows; ``copied`` columns, where there are some, are what goes on the clipboard."""
        self._copied = tuple(copied)
        self.ranked.show_columns(columns)
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self.ranked.set_theme(theme)
        self.set_font(numbers_font(self.font()))
        self.fit()
        self.viewport().update()

    def sort_next(self, column: int) -> None:
        """Sort by a column; again the other way round; then as the rows came."""
        self.ranked.sort_next(column)
        self.fit()

    @property
    def chosen_row(self) -> int:
        """Which row is chosen, in the order in which they came; -1 for none."""
        return self.ranked.row_at(self.currentIndex().row())

    def fit(self) -> None:
        """Give each column the room it needs; texts share what is left and give what lacks, the first one first."""
        if not self.ranked.columns:
            return
        columns = self.ranked.columns
        widths = [self._needed(place) for place in range(len(columns))]
        texts = [place for place, column in enumerate(columns) if not column.numeric]
        left = self.viewport().width() - sum(widths)
        if left > 0:
            for place in texts:
                widths[place] += left // len(texts)
        for place in texts:
            given = min(max(-left, 0), max(widths[place] - max(self._least_px, self.head_px(place)), 0))
            widths[place] -= given
            left += given
        for place, width in enumerate(widths):
            self.setColumnWidth(place, width)

    @property
    def _least_px(self) -> int:
        return self.fontMetrics().horizontalAdvance("0") * 9

    def _needed(self, place: int) -> int:
        """Return how wide a column would be; texts take half of the table at most."""
        column = self.ranked.columns[place]
        room = self.fontMetrics()
        measured = [room.horizontalAdvance(column.text(row)) for row in self.ranked.order[:_MEASURED]]
        width = max(measured, default=0) + _PAD_PX
        if not column.numeric:
            width = min(width, max(self._least_px, self.viewport().width() // 2))
        return max(width, self.head_px(place), self.horizontalHeader().minimumSectionSize())

    def light_chosen(self) -> None:
        """Tell which row is chosen."""
        self.row_lit.emit(self.chosen_row, self.hasFocus())

    def _on_row_chosen(self) -> None:
        self.light_chosen()

    def _on_entered(self, index: QModelIndex) -> None:
        self.row_lit.emit(self.ranked.row_at(index.row()), False)

    def _on_opened(self) -> None:
        if self.chosen_row >= 0:
            self.row_opened.emit(self.chosen_row)

    # --- copying -----------------------------------------------------------------------------------------

    def shown_table(self) -> Table:
        """Return the rows as they are sorted; numbers in full."""
        return table_of(self._copied or self.ranked.columns, self.ranked.order)

    def copy(self) -> None:
        """Put the rows on the clipboard, with tabs."""
        QApplication.clipboard().setText(as_text(self.shown_table()))

    def copy_markdown(self) -> None:
        """Put the rows on the clipboard as Markdown."""
        QApplication.clipboard().setText(as_markdown(self.shown_table()))

    def copy_csv(self) -> None:
        """Put the rows on the clipboard as CSV."""
        QApplication.clipboard().setText(as_csv(self.shown_table()))

    def _on_menu_asked(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, slot in (
            (self.tr("&Copy"), self.copy),
            (self.tr("Copy as &Markdown"), self.copy_markdown),
            (self.tr("Copy as C&SV"), self.copy_csv),
        ):
            menu.addAction(text).triggered.connect(slot)
        menu.popup(place)


def table_of(columns: Sequence[RankedColumn], order: Sequence[int], digits: int = _FILE_DIGITS) -> Table:
    """Return the rows of ``order``; numbers with ``digits`` decimals."""
    return Table(
        tuple(column.head for column in columns),
        tuple(tuple(_cell(column, row, digits) for column in columns) for row in order),
    )


def _cell(column: RankedColumn, row: int, digits: int) -> Cell:
    value = column.values[row]
    if isinstance(value, int | float):
        return Number(value, 0 if isinstance(value, int) else digits)
    return None if value is None else column.write(value)
