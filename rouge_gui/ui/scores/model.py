"""The rows of the score table, as text. Reads scores; computes none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.ui import numbers

METRIC, PRECISION, RECALL, FMEASURE, COUNTS = range(5)
_COLUMNS = 5
NOTHING = "–"
# the dot operator: fonts made for Chinese draw the middle dot as wide as a Han character
DOT = "\u22c5"
_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

_NAMES = {"bleu": "BLEU", "chrf": "chrF2", "chrf++": "chrF2++", "ter": "TER"}


def display_name(metric: str) -> str:
    """Return the display name of a metric key: ``rougeL`` → ``ROUGE-L``."""
    if metric in _NAMES:
        return _NAMES[metric]
    return "ROUGE-" + metric.removeprefix("rouge")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; ``cells`` in column order."""

    metric: str
    cells: tuple[str, ...]


class ScoreTableModel(QAbstractTableModel):
    """The scores of one comparison; a metric whose score is still to come shows an ellipsis."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._stale = False
        self._strong_metric = ""
        self._muted = QColor()
        self._numbers = QFont()
        self._strong = QFont()

    def set_look(self, muted: QColor, font: QFont) -> None:
        """Set the colour of what is stale or secondary and the font of the cells."""
        self._muted, self._numbers, self._strong = muted, font, QFont(font)
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._announce()

    def show_scores(self, scores: Mapping[str, AnyScore], metrics: Sequence[str]) -> None:
        """Show ``metrics`` in this order."""
        rows = [_row(metric, scores.get(metric)) for metric in metrics]
        self._stale = False
        if [row.metric for row in rows] == [row.metric for row in self._rows]:
            self._rows = rows
            self._announce()
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def set_stale(self) -> None:
        """Grey the scores: newer ones are being computed."""
        self._stale = True
        self._announce()

    def set_strong(self, metric: str) -> None:
        """Make the row of ``metric`` stand out."""
        self._strong_metric = metric
        self._announce()

    def metric_at(self, row: int) -> str:
        """Return the metric key of ``row``."""
        return self._rows[row].metric

    def row_of(self, metric: str) -> int:
        """Return the row of ``metric``; -1 if it is not shown."""
        return next((number for number, row in enumerate(self._rows) if row.metric == metric), -1)

    def as_text(self, signature: str) -> str:
        """Return the table tab-separated with its head, the signature on the last line."""
        head = [str(self.headerData(column, Qt.Orientation.Horizontal)) for column in range(_COLUMNS)]
        lines = ["\t".join(head), *("\t".join(row.cells) for row in self._rows), signature]
        return "\n".join(lines)

    def _announce(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, _COLUMNS - 1))

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of metrics."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, alignment, font and colour of a cell."""
        row, column = self._rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.cells[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.FontRole:
            return self._strong if row.metric == self._strong_metric else self._numbers
        if role == Qt.ItemDataRole.ForegroundRole and (self._stale or column == COUNTS):
            return self._muted
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heads of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            heads = (self.tr("metric"), self.tr("P"), self.tr("R"), self.tr("F"), self.tr("counts"))
            return heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._head_tip(section)
        return None

    def _head_tip(self, section: int) -> str:
        return (
            self.tr("ROUGE is shown in 0–1; BLEU and chrF in 0–100"),
            self.tr("precision: matches ÷ candidate total"),
            self.tr("recall: matches ÷ reference total"),
            self.tr("F: the harmonic mean of precision and recall, weighted by the profile's β"),
            self.tr("matches / reference total, then candidate total"),
        )[section]


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == METRIC else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _row(metric: str, score: AnyScore | None) -> Row:
    name = display_name(metric)
    if isinstance(score, Score):
        counts = f"{numbers.count(score.matches)}/{numbers.count(score.reference_total)}"
        counts += f"{DOT}{numbers.count(score.candidate_total)}"
        ratios = (score.precision, score.recall, score.fmeasure)
        return Row(metric, (name, *map(numbers.ScoreFormat().ratio, ratios), counts))
    if score is None:
        return Row(metric, (name, NOTHING, NOTHING, "…", ""))
    return Row(metric, (name, NOTHING, NOTHING, numbers.points(score.score), "0–100"))
