"""The rows and columns of the table of profiles. Computes no score; causes come with what it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont

from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.published import Found, Hit
from rouge_gui.lab.tables import Table
from rouge_gui.metrics.values import Score
from rouge_gui.session.profile_tables import ProfileTable
from rouge_gui.ui.disagreement.wording import counts_text, part_name, reason, translated
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
NOTHING, HIGHER, LOWER, NEARLY, GIVEN = "–", "▲", "▼", "≈", "✓"
NAME, KIND, FIRST_METRIC = 0, 1, 2
_KINDS = {
    "profile": QT_TRANSLATE_NOOP("causes", "profile"),
    "recipe": QT_TRANSLATE_NOOP("causes", "recipe"),
    "tokenizer": QT_TRANSLATE_NOOP("causes", "tokenizer"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of what is secondary, of a higher and a lower number, the ground of a published one; the font."""

    muted: QColor
    gain: QColor
    loss: QColor
    found: QColor
    font: QFont


class ProfileTableModel(QAbstractTableModel):
    """One comparison under many profiles: the chosen one first, then those that give a published value."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: ProfileTable | None = None
        self._found: dict[int, Found] = {}
        self._order: list[int] = []
        self._sort: tuple[int, Qt.SortOrder] | None = None
        self._format = ScoreFormat()
        self._look = Look(QColor(), QColor(), QColor(), QColor(), QFont())
        self._strong = QFont()
        self._stale = self._hidden = False
        self._roles: dict[int, Callable[[int, int], object]] = {
            Qt.ItemDataRole.DisplayRole: self.text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
            Qt.ItemDataRole.FontRole: self._font,
            Qt.ItemDataRole.ForegroundRole: self._color,
            Qt.ItemDataRole.BackgroundRole: self._ground,
            Qt.ItemDataRole.ToolTipRole: self._tip,
        }

    # --- what is shown -----------------------------------------------------------------------------------

    def show_table(self, shown: ProfileTable | None) -> None:
        """Show a table; None: nothing."""
        self.beginResetModel()
        self._shown, self._stale = shown, False
        self._found = {}
        self._order = self._in_order()
        self.endResetModel()

    def show_found(self, found: Sequence[Found]) -> None:
        """Put the rows that give published values first, as ``found`` has them; () for none."""
        self.beginResetModel()
        self._found = {each.row: each for each in found}
        self._order = self._in_order()
        self.endResetModel()

    def set_look(self, look: Look) -> None:
        """Set colours and fonts."""
        self._look, self._strong = look, QFont(look.font)
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._announce()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        self._announce()

    def set_stale(self) -> None:
        """Grey the numbers: they are of the texts of a moment ago."""
        self._stale = True
        self._announce()

    def set_hidden(self, hidden: bool) -> None:
        """Show a question mark for every number, or the numbers again."""
        self._hidden = hidden
        self._announce()

    @property
    def shown(self) -> ProfileTable | None:
        """What is on show."""
        return self._shown

    @property
    def table(self) -> Table | None:
        """Its table."""
        return self._shown.table if self._shown else None

    @property
    def order(self) -> Sequence[int]:
        """The rows of the table in the order on show."""
        return self._order

    @property
    def is_stale(self) -> bool:
        """Whether what is on show belongs to texts of a moment ago."""
        return self._stale

    @property
    def is_hidden(self) -> bool:
        """Whether numbers are hidden."""
        return self._hidden

    @property
    def format(self) -> ScoreFormat:
        """How scores are written."""
        return self._format

    @property
    def metrics(self) -> tuple[str, ...]:
        """The metrics of the columns between the kind and the reason."""
        return self._shown.table.metrics if self._shown else ()

    def metric_at(self, column: int) -> str:
        """Return the metric of a column; the first one for the columns beside them."""
        place = column - FIRST_METRIC
        metrics = self.metrics
        return metrics[place] if 0 <= place < len(metrics) else metrics[0] if metrics else ""

    # --- order -------------------------------------------------------------------------------------------

    def sort_next(self, section: int) -> None:
        """Sort by a column: numbers from the highest, names from A; then the other way round; then as given."""
        first, second = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
        if not FIRST_METRIC <= section < FIRST_METRIC + len(self.metrics):
            first, second = second, first
        following = {(section, first): (section, second), (section, second): None}
        self.beginResetModel()
        self._sort = following.get(self._sort, (section, first)) if self._sort else (section, first)
        self._order = self._in_order()
        self.endResetModel()

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder] | None:
        """The column that rows are sorted by, and how; None where they stand as given."""
        return self._sort

    def _in_order(self) -> list[int]:
        table = self.table
        if table is None:
            return []
        others = list(range(1, len(table.rows)))
        if self._sort is not None:
            others = self._sorted(others, *self._sort)
        if self._found:
            # stable: within each group as sorted, or from the nearest
            near = {row: place for place, row in enumerate(self._found)}
            whole = [row for row in others if self._found[row].is_whole]
            some = [row for row in others if not self._found[row].is_whole]
            if self._sort is None:
                some.sort(key=near.__getitem__)
                whole.sort(key=near.__getitem__)
            others = whole + some
        return [0, *others]

    def _sorted(self, rows: list[int], section: int, order: Qt.SortOrder) -> list[int]:
        descending = order is Qt.SortOrder.DescendingOrder
        if FIRST_METRIC <= section < FIRST_METRIC + len(self.metrics):
            values = {row: self._value(row, section) for row in rows}
            some = [row for row in rows if values[row] is not None]
            some.sort(key=lambda row: values[row] or 0.0, reverse=descending)
            return [*some, *(row for row in rows if values[row] is None)]
        return sorted(rows, key=lambda row: self._table_text(row, section).casefold(), reverse=descending)

    def _value(self, row: int, section: int) -> float | None:
        score = self._score(row, section)
        return None if score is None else score.fmeasure

    # --- cells -------------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of profiles."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() or not self._shown else FIRST_METRIC + len(self.metrics) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a view wants to know of a cell."""
        answer = self._roles.get(role)
        if answer is None or not index.isValid() or self._shown is None:
            return None
        return answer(self._order[index.row()], index.column())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return what a column is called, with an arrow where rows are sorted by it."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            arrow = ""
            if self._sort is not None and self._sort[0] == section:
                arrow = " ↓" if self._sort[1] is Qt.SortOrder.DescendingOrder else " ↑"
            return self.head(section) + arrow
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(0, section)
        if role == Qt.ItemDataRole.ToolTipRole and self._is_metric(section):
            return display_name(self.metric_at(section))
        return None

    def head(self, section: int) -> str:
        """Return what a column is called."""
        if section == NAME:
            return self.tr("Profile")
        if section == KIND:
            return self.tr("Kind")
        if self._is_metric(section):
            # seven of them stand side by side
            return display_name(self.metric_at(section)).replace("ROUGE-", "R-")
        return self.tr("Why it differs")

    def text(self, row: int, column: int) -> str:
        """Return what a cell says; ``row`` is one of the table's."""
        if self._hidden and column >= FIRST_METRIC:
            return HIDDEN if self._outcome(row, column) is not None else ""
        return self._table_text(row, column)

    def _table_text(self, row: int, column: int) -> str:
        if self._shown is None:
            return ""
        if column == NAME:
            return self._shown.table.rows[row].label
        if column == KIND:
            return translated(_KINDS[self._shown.table.rows[row].kind])
        if self._is_metric(column):
            return self._metric_text(row, column)
        return self._reason(row)

    def _metric_text(self, row: int, column: int) -> str:
        outcome = self._outcome(row, column)
        if outcome is None:
            return NOTHING
        if outcome.score is None:
            return self.tr("raises")
        text = self._format.ratio(outcome.score.fmeasure)
        mark = self.mark(row, column)
        given = "".join(dict.fromkeys(self._given(hit) for hit in self._hits(row, column)))
        return " ".join(filter(None, (given, mark, text)))

    def _given(self, hit: Hit) -> str:
        return GIVEN if hit.part == "fmeasure" else f"{GIVEN}{hit.part[0].upper()}"

    def mark(self, row: int, column: int) -> str:
        """Return how a number differs from the chosen one's: higher, lower, nearly the same; empty: not."""
        table = self.table
        if table is None or not row or not table.differs(row, self.metric_at(column)):
            return ""
        own, chosen = self._score(row, column), self._score(0, column)
        if own is None or chosen is None:
            return ""
        if self._format.ratio(own.fmeasure) == self._format.ratio(chosen.fmeasure):
            return NEARLY
        return HIGHER if own.fmeasure > chosen.fmeasure else LOWER

    def _reason(self, row: int) -> str:
        if self._shown is None:
            return ""
        found = self._found.get(row)
        if found is not None and found.hits:
            hits = [
                f"{display_name(hit.key)} {part_name(hit.part)} {self._format.ratio(hit.value)}"
                for hit in found.hits
            ]
            return self.tr("gives {values}").format(values=", ".join(hits))
        if row == 0:
            return self.tr("the chosen profile")
        causes = self._shown.reasons[row]
        return reason(causes) if causes else self.tr("the same numbers")

    def hits_of(self, row: int) -> tuple[Hit, ...]:
        """Return the published values that a row of the table gives."""
        found = self._found.get(row)
        return found.hits if found else ()

    def _hits(self, row: int, column: int) -> list[Hit]:
        key = self.metric_at(column)
        return [hit for hit in self.hits_of(row) if hit.key == key]

    def _is_metric(self, column: int) -> bool:
        return FIRST_METRIC <= column < FIRST_METRIC + len(self.metrics)

    def _outcome(self, row: int, column: int) -> Outcome | None:
        table = self.table
        return table.outcome(row, self.metric_at(column)) if table and self._is_metric(column) else None

    def _score(self, row: int, column: int) -> Score | None:
        outcome = self._outcome(row, column)
        return outcome.score if outcome else None

    # --- looks -------------------------------------------------------------------------------------------

    def _spoken(self, row: int, column: int) -> str:
        text = self.text(row, column)
        if self._hidden or not self._is_metric(column):
            return text
        said = {
            HIGHER: self.tr("higher than the chosen profile's"),
            LOWER: self.tr("lower than the chosen profile's"),
            NEARLY: self.tr("differs below the digits shown"),
        }.get(self.mark(row, column), "")
        return f"{display_name(self.metric_at(column))}: {text}" + (f", {said}" if said else "")

    def _alignment(self, _row: int, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self._is_metric(column) else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _font(self, row: int, column: int) -> QFont:
        strong = row == 0 or (self._is_metric(column) and bool(self._hits(row, column)))
        return self._strong if strong else self._look.font

    def _color(self, row: int, column: int) -> QColor | None:
        if self._stale or self._hidden or column == KIND:
            return self._look.muted
        if not self._is_metric(column):
            return None
        outcome = self._outcome(row, column)
        if outcome is None or outcome.score is None:
            return self._look.muted
        return {HIGHER: self._look.gain, LOWER: self._look.loss}.get(self.mark(row, column))

    def _ground(self, row: int, column: int) -> QColor | None:
        is_given = self._is_metric(column) and bool(self._hits(row, column)) and not self._hidden
        return self._look.found if is_given else None

    def _tip(self, row: int, column: int) -> str:
        if self._shown is None or self._hidden:
            return ""
        outcome = self._outcome(row, column)
        if outcome is not None and outcome.score is not None:
            score = outcome.score
            parts = ((part_name("precision"), score.precision), (part_name("recall"), score.recall))
            lines = [f"{name} {self._format.ratio(value)}" for name, value in parts]
            return "\n".join([*lines, counts_text(score)])
        if outcome is not None:
            return outcome.error
        return self._table_text(row, column)

    def _announce(self) -> None:
        if self._order:
            last = self.index(len(self._order) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
