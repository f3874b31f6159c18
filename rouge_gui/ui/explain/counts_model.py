"""The model of the Counts panel: rows are looked up as they come into sight; millions cost no more than a screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor

from rouge_gui.ui import numbers
from rouge_gui.ui.explain.counts import Arrangement, Column, Counts, Rows

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROOT = QModelIndex()
# of a column that sorts: up, down
ARROWS = ("\u2009↑", "\u2009↓")

_HEADS = (
    QT_TRANSLATE_NOOP("explain", "unit"),
    QT_TRANSLATE_NOOP("explain", "ref."),
    QT_TRANSLATE_NOOP("explain", "cand."),
    QT_TRANSLATE_NOOP("explain", "credited"),
    QT_TRANSLATE_NOOP("explain", "surplus"),
    QT_TRANSLATE_NOOP("explain", "missed"),
)
_TIPS = (
    QT_TRANSLATE_NOOP("explain", "the unit as it is counted: what the tokenizer made of the text"),
    QT_TRANSLATE_NOOP("explain", "how often the reference has it; the sum is what recall is divided by"),
    QT_TRANSLATE_NOOP("explain", "how often the candidate has it; the sum is what precision is divided by"),
    QT_TRANSLATE_NOOP("explain", "what it earns: the smaller of both counts; the sum is the matches"),
    QT_TRANSLATE_NOOP("explain", "what the candidate has beyond that, of a unit the reference holds"),
    QT_TRANSLATE_NOOP("explain", "what the reference has beyond that"),
)


def head_of(column: int) -> str:
    """Return the head of a column."""
    return QCoreApplication.translate("explain", str(_HEADS[column]))


class CountsModel(QAbstractTableModel):
    """Shows ``rows`` of ``counts``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts: Counts | None = None
        self._rows: Rows | None = None
        self._arrangement = Arrangement()
        self._muted = QColor()
        self._right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def set_muted(self, color: QColor) -> None:
        """Write zeros in ``color``."""
        self._muted = color

    def show_rows(self, counts: Counts, rows: Rows, arrangement: Arrangement) -> None:
        """Show ``rows`` in this order, which is that of ``arrangement``."""
        self.beginResetModel()
        self._arrangement = arrangement
        self.counts, self._rows = counts, rows
        self.endResetModel()

    def row_at(self, place: int) -> int:
        """Return which row of the counts stands at a place; -1 for none."""
        rows = self._rows
        return int(rows[place]) if rows is not None and 0 <= place < len(rows) else -1

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() or self._rows is None else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return what is shown in a cell."""
        counts, row = self.counts, self.row_at(index.row())
        if counts is None or row < 0:
            return None
        column = Column(index.column())
        if role == _Role.DisplayRole:
            return (
                counts.unit(row)
                if column is Column.UNIT
                else numbers.count(round(counts.value(row, column), 9))
            )
        if column is Column.UNIT:
            return None
        if role == _Role.TextAlignmentRole:
            return self._right
        if role == _Role.ForegroundRole and not counts.value(row, column):
            return self._muted
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the head of a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == _Role.DisplayRole:
            arrow = ARROWS[self._arrangement.descending] if self._arrangement.column == section else ""
            return head_of(section) + arrow
        if role == _Role.ToolTipRole:
            return QCoreApplication.translate("explain", str(_TIPS[section]))
        if role == _Role.TextAlignmentRole:
            left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            return left if section == Column.UNIT else self._right
        return None
