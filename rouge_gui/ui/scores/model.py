"""The rows and columns of the score table. Reads scores; computes none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.metrics.values import TerScore
from rouge_gui.ui.numbers import HIDDEN, MINUS, ScoreFormat
from rouge_gui.ui.scores.columns import (
    NO_REMARKS,
    Column,
    Kind,
    Remarks,
    Row,
    main_value,
    shown_score,
    text_of,
    value_of,
)

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_Order = Qt.SortOrder


@dataclass(frozen=True, slots=True)
class Beside:
    """What a column beside F shows: scores of something else, None while none have come."""

    tip: str
    scores: Mapping[str, AnyScore] | None


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of what is stale or secondary, of an F that rose and of one that fell; the font of the cells."""

    muted: QColor
    gain: QColor
    loss: QColor
    font: QFont


class ScoreTableModel(QAbstractTableModel):
    """The scores of one comparison; a metric whose score is still to come shows an ellipsis."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores: Mapping[str, AnyScore] = {}
        self._metrics: tuple[str, ...] = ()
        self._references = 1
        self._remarks = NO_REMARKS
        self._baseline: Mapping[str, float] | None = None
        self._beside: dict[str, Beside] = {}
        self._format = ScoreFormat()
        self._sort: tuple[Column, Qt.SortOrder] | None = None
        self._columns = self._current_columns()
        self._rows: list[Row] = []
        self._stale = False
        self._hidden = False
        self._stale_beside: set[str] = set()
        self._strong_metric = ""
        self._look = Look(QColor(), QColor(), QColor(), QFont())
        self._strong = QFont()
        self._roles: dict[int, Callable[[Row, Column], object]] = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.AccessibleTextRole: self._text,
            Qt.ItemDataRole.TextAlignmentRole: lambda _row, column: _alignment(column),
            Qt.ItemDataRole.FontRole: self._font,
            Qt.ItemDataRole.ForegroundRole: self._color,
            Qt.ItemDataRole.ToolTipRole: self._tip,
        }

    # --- what is shown -----------------------------------------------------------------------------------

    def set_look(self, look: Look) -> None:
        """Set colours and fonts."""
        self._look, self._strong = look, QFont(look.font)
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._announce()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        self._announce()

    def show_scores(
        self,
        scores: Mapping[str, AnyScore],
        metrics: Sequence[str],
        references: int,
        remarks: Remarks = NO_REMARKS,
    ) -> None:
        """Show ``metrics`` in this order, made with so many references, with ``remarks``."""
        self._scores, self._metrics, self._references = dict(scores), tuple(metrics), references
        self._remarks = remarks
        self._stale = False
        self._refresh()

    def show_baseline(self, fmeasures: Mapping[str, float] | None) -> None:
        """Show how F differs from ``fmeasures``; None takes the column away."""
        self._baseline = fmeasures
        self._refresh()

    def show_beside(self, title: str, beside: Beside | None) -> None:
        """Show, change or (None) take away the column ``title``."""
        self._stale_beside.discard(title)
        if beside is None:
            self._beside.pop(title, None)
        else:
            self._beside[title] = beside
        self._refresh()

    def set_stale(self) -> None:
        """Grey the scores: newer ones are being computed."""
        self._stale = True
        self._announce()

    def set_hidden(self, hidden: bool) -> None:
        """Show a question mark for every number, or the numbers again."""
        self._hidden = hidden
        self._announce()

    def set_beside_stale(self, title: str) -> None:
        """Grey the column ``title``: newer scores are being computed."""
        self._stale_beside.add(title)
        self._announce()

    def set_strong(self, metric: str) -> None:
        """Make the row of ``metric`` stand out."""
        self._strong_metric = metric
        self._announce()

    def is_grey(self, column: Column) -> bool:
        """Tell whether what ``column`` shows is about to change, or hidden."""
        return self._stale or self._hidden or column.title in self._stale_beside

    @property
    def strong_font(self) -> QFont:
        """The font of the row that stands out, the widest there is."""
        return self._strong

    @property
    def strong_metric(self) -> str:
        """The metric whose row stands out."""
        return self._strong_metric

    # --- sorting -----------------------------------------------------------------------------------------

    def sort_next(self, section: int) -> None:
        """Sort by a column: the highest first, then the lowest first, then as given again; names from A on."""
        column = self._columns[section]
        first = _Order.AscendingOrder if column.kind is Kind.METRIC else _Order.DescendingOrder
        second = _Order.DescendingOrder if column.kind is Kind.METRIC else _Order.AscendingOrder
        following = {(column, first): (column, second), (column, second): None}
        self._sort = following.get(self._sort, (column, first)) if self._sort else (column, first)
        self._refresh()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    @property
    def sorted_by(self) -> tuple[Column, Qt.SortOrder] | None:
        """The column the rows are sorted by, and how; None where they stand as given."""
        return self._sort if self._sort and self._sort[0] in self._columns else None

    def _in_order(self, rows: list[Row]) -> list[Row]:
        if self.sorted_by is None or self._sort is None:
            return rows
        column, order = self._sort
        descending = order is _Order.DescendingOrder
        if column.kind is Kind.METRIC:
            return sorted(rows, key=lambda row: text_of(row, column, self._format), reverse=descending)
        # what has no number stays below; BLEU's 0–100 is compared as a share
        shares = {row.metric: _share(row, column) for row in rows}
        some = [row for row in rows if shares[row.metric] is not None]
        some.sort(key=lambda row: shares[row.metric] or 0.0, reverse=descending)
        return [*some, *(row for row in rows if shares[row.metric] is None)]

    # --- keeping the view in step ------------------------------------------------------------------------

    def _current_columns(self) -> tuple[Column, ...]:
        columns = [Column(kind) for kind in (Kind.METRIC, Kind.PRECISION, Kind.RECALL, Kind.FMEASURE)]
        if self._baseline is not None:
            columns.append(Column(Kind.CHANGE))
        columns += [Column(Kind.BESIDE, title) for title in self._beside]
        if self._references > 1:
            columns.append(Column(Kind.REFERENCE))
        return (*columns, Column(Kind.COUNTS))

    def _current_rows(self) -> list[Row]:
        more = [metric for beside in self._beside.values() for metric in beside.scores or ()]
        return self._in_order([self._row(metric) for metric in dict.fromkeys((*self._metrics, *more))])

    def _row(self, metric: str) -> Row:
        score = self._scores.get(metric)
        now, before = main_value(score), (self._baseline or {}).get(metric)
        change = None if now is None or before is None else now - before
        beside = {
            title: shown.scores.get(metric)
            for title, shown in self._beside.items()
            if shown.scores is not None
        }
        remarks = self._remarks
        name, counts = remarks.names.get(metric, ""), remarks.counts.get(metric, "")
        pending, absent = metric in remarks.pending, metric in remarks.absent
        return Row(metric, score, change, beside, name, counts, pending=pending, absent=absent)

    def _refresh(self) -> None:
        """Take over what changed with as little disturbance to the view as it allows."""
        columns = self._current_columns()
        old = [row.metric for row in self._rows]
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self._rows = self._current_rows()
            self.endResetModel()
            return
        rows = self._current_rows()
        new = [row.metric for row in rows]
        if new == old:
            self._rows = rows
        elif sorted(new) == sorted(old):
            self._reorder(rows, {place: new.index(metric) for place, metric in enumerate(old)})
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        self._announce()

    def _reorder(self, rows: list[Row], places: Mapping[int, int]) -> None:
        self.layoutAboutToBeChanged.emit()
        self._rows = rows
        before = self.persistentIndexList()
        after = [self.index(places[index.row()], index.column()) for index in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _announce(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._columns) - 1))

    # --- what views read ---------------------------------------------------------------------------------

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns on show."""
        return self._columns

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows in the order on show."""
        return tuple(self._rows)

    @property
    def beside(self) -> Mapping[str, Beside]:
        """What the columns beside F show, by title."""
        return self._beside

    @property
    def format(self) -> ScoreFormat:
        """How scores are written."""
        return self._format

    def metric_at(self, row: int) -> str:
        """Return the metric key of ``row``."""
        return self._rows[row].metric

    def row_of(self, metric: str) -> int:
        """Return the row of ``metric``; -1 if it is not shown."""
        return next((number for number, row in enumerate(self._rows) if row.metric == metric), -1)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of metrics."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, alignment, font, colour and tip of a cell."""
        # a repaint asks hundreds of times, mostly for what no cell has
        tell = self._roles.get(role)
        return tell(self._rows[index.row()], self._columns[index.column()]) if tell else None

    def _text(self, row: Row, column: Column) -> str:
        hidden = self._hidden and column.kind is not Kind.METRIC
        return HIDDEN if hidden else text_of(row, column, self._format)

    def _font(self, row: Row, _column: Column) -> QFont:
        return self._strong if row.metric == self._strong_metric else self._look.font

    def _color(self, row: Row, column: Column) -> QColor | None:
        is_old = row.pending and column.kind is not Kind.BESIDE
        if is_old or self.is_grey(column) or column.kind is Kind.COUNTS:
            return self._look.muted
        if column.kind is Kind.CHANGE:
            # by what is written: a change too small to be seen is none
            better, worse = ("+", MINUS) if not isinstance(row.score, TerScore) else (MINUS, "+")
            signs = {better: self._look.gain, worse: self._look.loss}
            return signs.get(text_of(row, column, self._format)[0])
        return None

    def _tip(self, row: Row, column: Column) -> str | None:
        if self._hidden:
            return None
        if column.kind is Kind.BESIDE:
            return f"{column.title}\n{self._beside[column.title].tip}"
        lines = [self._remarks.tips.get(row.metric, "")]
        if self._references > 1 and isinstance(row.score, Score):
            lines.append(self._paid_by(row.score))
        return "\n".join(filter(None, lines)) or None

    def _paid_by(self, score: Score) -> str:
        if score.reference_index is None:
            return self.tr("averaged over the references")
        return self.tr("paid by reference {number}").format(number=score.reference_index + 1)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heads of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            arrow = ""
            if self._sort is not None and self._sort[0] == column:
                arrow = "\u2009↓" if self._sort[1] is _Order.DescendingOrder else "\u2009↑"
            return self.head_of(column) + arrow
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._head_tip(column)
        return None

    def head_of(self, column: Column) -> str:
        """Return the head of ``column``."""
        if column.kind is Kind.BESIDE:
            return column.title
        return {
            Kind.METRIC: self.tr("metric"),
            Kind.PRECISION: self.tr("P"),
            Kind.RECALL: self.tr("R"),
            Kind.FMEASURE: self.tr("F"),
            Kind.CHANGE: self.tr("Δ F"),
            Kind.REFERENCE: self.tr("ref"),
            Kind.COUNTS: self.tr("counts"),
        }[column.kind]

    def _head_tip(self, column: Column) -> str:
        if column.kind is Kind.BESIDE:
            tip = self._beside[column.title].tip
            return "\n".join((self.tr("F of {title}").format(title=column.title), tip))
        scale = self.tr("0–100") if self._format.percent else self.tr("0–1")
        return {
            Kind.METRIC: self.tr("ROUGE is shown in {scale}; BLEU and chrF in 0–100").format(scale=scale),
            Kind.PRECISION: self.tr("precision: matches ÷ candidate total"),
            Kind.RECALL: self.tr("recall: matches ÷ reference total"),
            Kind.FMEASURE: self.tr(
                "F: the harmonic mean of precision and recall, weighted by the profile's β"
            ),
            Kind.CHANGE: self.tr("how much F has changed since the pin"),
            Kind.REFERENCE: self.tr("which reference the score is from; – where they are averaged"),
            Kind.COUNTS: self.tr("matches / reference total, then candidate total"),
        }[column.kind]


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column.kind is Kind.METRIC else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _share(row: Row, column: Column) -> float | None:
    """Return the number to sort by, BLEU and its kin as shares too."""
    value = value_of(row, column)
    return value if value is None or isinstance(shown_score(row, column), Score) else value / 100
