"""The two tables of a comparison: a row per system with its means, a row per pair with its difference."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from rouge_gui.corpus.system_comparison import Comparison, Mean, Pair, covers_zero, p_values
from rouge_gui.report.system_table import P_DIGITS, Writing, caption
from rouge_gui.stats.paired import Interval
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.numbers import ScoreFormat, count, decimals, points, points_change
from rouge_gui.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

# what a bar is drawn of: ``Bar``
BAR_ROLE = Qt.ItemDataRole.UserRole + 1
_NOTHING = "–"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Bar(NamedTuple):
    """An interval on an axis from ``-extent`` to ``extent``; ``is_clear`` where p is below what the level leaves."""

    interval: Interval
    extent: float
    is_clear: bool


class ComparisonModel(QAbstractTableModel):
    """What both tables share: rows sorted by a column, grey while they are about to change."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.comparison: Comparison | None = None
        self.writing = Writing({})
        self.form = ScoreFormat()
        self._theme = theme
        self._stale = False
        self._order: list[int] = []
        self._sorted: tuple[int, bool] | None = None

    def show_comparison(self, comparison: Comparison | None, writing: Writing, form: ScoreFormat) -> None:
        """Show ``comparison`` as ``writing`` says, numbers in ``form``."""
        self.beginResetModel()
        self.comparison, self.writing, self.form = comparison, writing, form
        self._prepare()
        self._order = list(range(len(self._rows())))
        self._sort()
        self.endResetModel()

    def set_stale(self, stale: bool) -> None:
        """Grey what is about to change."""
        if stale != self._stale:
            self._stale = stale
            self._announce()

    @property
    def is_stale(self) -> bool:
        """Whether the rows are grey."""
        return self._stale

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        self._announce()

    def _announce(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def _prepare(self) -> None:
        """Work out what is shown and not in the comparison."""

    def _rows(self) -> Sequence[object]:
        """Return what the rows are of, unsorted."""
        return ()

    def _heads(self) -> Sequence[str]:
        """Return the heads."""
        return ()

    def _tip(self, _column: int) -> str:
        """Return what a head's tool tip says."""
        return ""

    def _text(self, row: int, column: int) -> str:
        """Return what a cell of an unsorted row says."""
        raise NotImplementedError

    def _key(self, row: int, column: int) -> tuple[float, str] | None:
        """Return what a column is sorted by; None comes last."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._order)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(self._heads())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heads, with an arrow on the one that is sorted by."""
        if orientation is Qt.Orientation.Vertical or section >= len(self._heads()):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._tip(section))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        head = self._heads()[section]
        if self._sorted is None or self._sorted[0] != section:
            return head
        return f"{head} {'↓' if self._sorted[1] else '↑'}"

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows."""
        if not index.isValid() or index.row() >= len(self._order):
            return None
        row, column = self._order[index.row()], index.column()
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column else _LEFT
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._theme.color("miss") if self._stale else self._color(row, column)
        return self._other(row, column, role)

    def _color(self, _row: int, _column: int) -> QColor | None:
        return None

    def _other(self, _row: int, _column: int, _role: int) -> object:
        return None

    def sort_next(self, column: int) -> None:
        """Sort by a column, the largest first; then the smallest first; then as it came."""
        if self._sorted is None or self._sorted[0] != column:
            self._sorted = (column, column > 0)
        elif self._sorted[1] == (column > 0):
            self._sorted = (column, column == 0)
        else:
            self._sorted = None
        self.layoutAboutToBeChanged.emit()
        self._sort()
        self.layoutChanged.emit()

    def _sort(self) -> None:
        self._order = list(range(len(self._rows())))
        if self._sorted is None or self._sorted[0] >= len(self._heads()):
            return
        column, descending = self._sorted
        keyed = [(key, row) for row in self._order if (key := self._key(row, column)) is not None]
        unknown = [row for row in self._order if self._key(row, column) is None]
        self._order = [row for _, row in sorted(keyed, key=itemgetter(0), reverse=descending)] + unknown

    # --- numbers -----------------------------------------------------------------------------------------

    def _score(self, metric: str, value: float) -> str:
        return points(value) if metric in self.writing.points else self.form.ratio(value)

    def _change(self, metric: str, value: float) -> str:
        return points_change(value) if metric in self.writing.points else self.form.change(value)


class MeansModel(ComparisonModel):
    """A row per system: under each metric the mean with its interval, and how many items where that differs."""

    def _prepare(self) -> None:
        self._counted = (
            self.comparison is not None and len({mean.count for mean in self.comparison.means}) > 1
        )

    def _rows(self) -> Sequence[str]:
        return self.comparison.plan.systems if self.comparison is not None else ()

    def _heads(self) -> Sequence[str]:
        if self.comparison is None:
            return ()
        names = [self.writing.names[metric] for metric in self.comparison.plan.metrics]
        return (self.writing.words.system, *names, *([self.writing.words.count] * self._counted))

    def _mean(self, row: int, column: int) -> Mean | None:
        if self.comparison is None:
            return None
        plan = self.comparison.plan
        return self.comparison.mean(plan.systems[row], plan.metrics[min(column, len(plan.metrics)) - 1])

    def _text(self, row: int, column: int) -> str:
        mean = self._mean(row, column or 1)
        if column == 0 or mean is None:
            return self._rows()[row]
        if self._is_count(column):
            return count(mean.count)
        if mean.interval is None:
            return _NOTHING
        ends = [
            self._score(mean.metric, value)
            for value in (mean.interval.mean, mean.interval.low, mean.interval.high)
        ]
        return "{}  [{}, {}]".format(*ends)

    def _key(self, row: int, column: int) -> tuple[float, str] | None:
        mean = self._mean(row, column or 1)
        if column == 0 or mean is None:
            return 0.0, self._rows()[row].casefold()
        if self._is_count(column):
            return mean.count, ""
        return None if mean.interval is None else (mean.interval.mean, "")

    def _is_count(self, column: int) -> bool:
        return self.comparison is not None and column > len(self.comparison.plan.metrics)


PAIR, DIFFERENCE, BARS, P_VALUE, RECORD = range(5)


class PairsModel(ComparisonModel):
    """A row per pair: the difference with its interval, the interval as a bar, p, how often which system is better."""

    def _prepare(self) -> None:
        found = self.comparison
        self._p_values = (
            p_values(found, self.writing.test, self.writing.correction) if found is not None else []
        )
        intervals = [pair.difference.interval for pair in self._rows() if pair.difference is not None]
        self._extent = max((abs(end) for one in intervals for end in (one.low, one.high)), default=0.0) or 1.0

    def _rows(self) -> Sequence[Pair]:
        return self.comparison.pairs if self.comparison is not None else ()

    def _heads(self) -> Sequence[str]:
        if self.comparison is None:
            return ()
        metric, words = self.comparison.plan.metric, self.writing.words
        ends = [self._change(metric, end) for end in (-self._extent, self._extent)]
        difference = f"{self.writing.names[metric]}: {words.difference}"
        return words.pair, difference, f"{ends[0]} · 0 · {ends[1]}", words.p_value, "A / = / B"

    def _tip(self, column: int) -> str:
        if self.comparison is None or column not in {P_VALUE, RECORD}:
            return ""
        words = self.writing.words
        if column == P_VALUE:
            return caption(self.comparison, self.writing)
        return " / ".join((words.wins, words.ties, words.losses))

    def _text(self, row: int, column: int) -> str:
        pair = self._rows()[row]
        if column == PAIR:
            return f"{pair.first} − {pair.second}"
        difference, p_value = pair.difference, self._p_values[row]
        if difference is None or p_value is None or self.comparison is None:
            return "" if column == BARS else _NOTHING
        if column == DIFFERENCE:
            metric, interval = self.comparison.plan.metric, difference.interval
            ends = [self._change(metric, value) for value in (interval.mean, interval.low, interval.high)]
            return "{}  [{}, {}]".format(*ends)
        if column == P_VALUE:
            return decimals(p_value, P_DIGITS)
        if column == RECORD:
            return " / ".join(map(count, (difference.wins, difference.ties, difference.losses)))
        return ""

    def _key(self, row: int, column: int) -> tuple[float, str] | None:
        pair = self._rows()[row]
        if column == PAIR:
            return 0.0, self._text(row, PAIR).casefold()
        difference, p_value = pair.difference, self._p_values[row]
        if difference is None or p_value is None:
            return None
        if column == P_VALUE:
            return p_value, ""
        if column == RECORD:
            return difference.wins - difference.losses, ""
        return difference.interval.mean, ""

    def _color(self, row: int, column: int) -> QColor | None:
        difference = self._rows()[row].difference
        if column != DIFFERENCE or difference is None or not self._is_clear(row):
            return None
        return self._theme.color("gain" if difference.interval.low > 0 else "loss")

    def _other(self, row: int, column: int, role: int) -> object:
        difference = self._rows()[row].difference
        if role == BAR_ROLE and column == BARS and difference is not None:
            return Bar(difference.interval, self._extent, self._is_clear(row))
        return None

    def _is_clear(self, row: int) -> bool:
        """Tell whether the interval and the p-value, which alone is corrected, both speak against chance."""
        difference, p_value = self._rows()[row].difference, self._p_values[row]
        if difference is None or p_value is None or covers_zero(difference.interval):
            return False
        return p_value < 1 - difference.interval.level / 100
