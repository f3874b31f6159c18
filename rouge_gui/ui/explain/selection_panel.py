"""The Selection panel: what the text selected in a pane earns, in every metric at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QStackedLayout, QVBoxLayout, QWidget

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.explain.selection import METRICS, Earned, Selections, selections
from rouge_gui.report.table import Number, Table, as_text
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.absence import AbsencePage
from rouge_gui.ui.explain.panel import NothingToShowError, Panel, Subject
from rouge_gui.ui.explain.table import ExplainTable
from rouge_gui.ui.explain.wording import absence_of
from rouge_gui.ui.labels import ElidedLabel
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme, numbers_font

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROOT = QModelIndex()
_LONGEST_QUOTE = 200


def selections_of(comparison: Comparison, key: str, reference: int) -> Selections:
    """Return what tells what a selection earns. Raises NothingToShowError."""
    if comparison.profile.sacre is not None:
        raise NothingToShowError("sacre-profile")
    found = selections(comparison, reference, tuple(dict.fromkeys([*METRICS, *_also(key)])))
    if not found.keys:
        raise NothingToShowError("not-computed")
    return found


def _also(key: str) -> list[str]:
    return [key] if key.startswith("rouge") else []


class SelectionModel(QAbstractTableModel):
    """A row for each metric: credited, of how many, which part of the matches and of the side's total."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Earned] = []
        self._side: Side = "candidate"
        self._strong = ""
        self._format = ScoreFormat()
        self._bold = QFont()
        # 1: heads are short, 2: names of metrics too
        self.shortness = 0

    def show_rows(self, rows: list[Earned], side: Side, strong: str) -> None:
        """Show ``rows`` about a side; the metric ``strong`` stands out."""
        self.beginResetModel()
        self.rows, self._side, self._strong = rows, side, strong
        self.endResetModel()

    def set_look(self, form: ScoreFormat, font: QFont) -> None:
        """Write shares in ``form``."""
        self.beginResetModel()
        self._format, self._bold = form, QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many metrics there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self.heads)

    @property
    def heads(self) -> tuple[str, ...]:
        """The heads of the columns."""
        total = self.tr("of R") if self._side == "reference" else self.tr("of P")
        return self.tr("metric"), self.tr("credited"), self.tr("units"), self.tr("of matches"), total

    @property
    def shown_heads(self) -> tuple[str, ...]:
        """The heads as they are shown: short ones where room lacks."""
        if not self.shortness:
            return self.heads
        return self.heads[0], self.tr("cred."), self.heads[2], self.tr("share"), self.heads[4]

    def name_of(self, row: Earned) -> str:
        """Return the name of a row's metric, a short one where room lacks."""
        name = display_name(row.key)
        return name.replace("ROUGE-", "R") if self.shortness > 1 else name

    def bold_px(self, column: int) -> int:
        """Return how wide the longest text of a column is when it is bold."""
        room = QFontMetrics(self._bold)
        return max([room.horizontalAdvance(self.texts(row)[column]) for row in self.rows], default=0)

    @property
    def tips(self) -> tuple[str, ...]:
        """What the columns mean."""
        is_reference = self._side == "reference"
        return (
            "",
            self.tr("units in the selection that are counted"),
            self.tr("all units of the selection; skip-bigrams belong to where they begin"),
            self.tr("which part of all matches they are"),
            self.tr("the recall they make alone; those of ROUGE-W do not add up, for it takes a root")
            if is_reference
            else self.tr(
                "the precision they make alone; those of ROUGE-W do not add up, for it takes a root"
            ),
        )

    def texts(self, row: Earned) -> tuple[str, ...]:
        """Return the cells of a row as they are shown."""
        return (
            self.name_of(row),
            numbers.count(row.earned),
            numbers.count(row.units),
            self._format.ratio(row.share),
            self._format.ratio(row.points),
        )

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Return what is shown in a cell."""
        row = self.rows[index.row()]
        if role == _Role.DisplayRole:
            return self.texts(row)[index.column()]
        if role == _Role.TextAlignmentRole and index.column():
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return self._bold if role == _Role.FontRole and row.key == self._strong else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the head of a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.heads):
            return None
        if role == _Role.DisplayRole:
            return self.shown_heads[section]
        if role == _Role.ToolTipRole:
            return self.tips[section]
        side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter) if role == _Role.TextAlignmentRole else None


class SelectionPanel(Panel[Selections]):
    """Shows what ``Selections`` says of the text selected last."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selections: Selections | None = None
        self._subject: Subject | None = None
        self._selected: tuple[Side, Span] | None = None
        self._format = ScoreFormat()
        self.model = SelectionModel(self)
        self.quote = ElidedLabel(self)
        self.quote.setObjectName("muted")
        self.table = ExplainTable(self)
        self.table.setObjectName("selectionTable")
        self.table.setAccessibleName(self.tr("What the selection earns"))
        self.table.setModel(self.model)
        self.table.copy_asked.connect(self.copy)
        self.table.resized.connect(self._fit)
        self._invitation = AbsencePage(self)
        self._invitation.show_absence(absence_of("no-selection"))
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.quote)
        column.addWidget(self.table, 1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._invitation)
        self._stack.addWidget(whole)
        self.set_theme(theme)

    def show_result(self, value: Selections, subject: Subject) -> None:
        """Answer from ``value`` from now on."""
        self._selections, self._subject = value, subject
        self._show()

    def show_selection(self, side: Side, span: Span) -> None:
        """Show what ``span`` earns; nothing selected asks for something."""
        self._selected = (side, span) if span[0] < span[1] else None
        self._show()

    def set_theme(self, _theme: Theme) -> None:
        """Use the font of the interface."""
        font = numbers_font(self.font())
        self.table.set_font(font)
        self.model.set_look(self._format, font)
        self._fit()

    def set_format(self, form: ScoreFormat) -> None:
        """Write shares in ``form``."""
        self._format = form
        self.model.set_look(form, self.table.font())

    @property
    def is_inviting(self) -> bool:
        """Whether it asks for a selection."""
        return self._stack.currentIndex() == 0

    def _show(self) -> None:
        subject = self._subject
        if self._selections is None or subject is None or self._selected is None:
            self._stack.setCurrentIndex(0)
            return
        side, span = self._selected
        self._stack.setCurrentIndex(1)
        self.model.show_rows(self._selections.earned(side, span), side, subject.key)
        comparison = subject.comparison
        text = comparison.candidate if side == "candidate" else comparison.references[subject.reference]
        quoted = " ".join(text[span[0] : min(span[1], span[0] + _LONGEST_QUOTE)].split())
        said = (
            self.tr("in the reference: {text}")
            if side == "reference"
            else self.tr("in the candidate: {text}")
        )
        self.quote.show_text(said.format(text=quoted))
        self._fit()

    def _fit(self) -> None:
        """Give each column what it needs; short heads and names where that is too much."""
        room, before = self.table.viewport().width(), self.model.shortness
        widths: list[int] = []
        for shortness in range(3):
            self.model.shortness = shortness
            widths = self._widths()
            if sum(widths) <= room:
                break
        if self.model.shortness != before:
            self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(widths) - 1)
            self.table.viewport().update()
        widths[0] += max(room - sum(widths), 0)
        for column, width in enumerate(widths):
            self.table.setColumnWidth(column, width)

    def _widths(self) -> list[int]:
        columns = range(self.model.columnCount())
        return [max(self.model.bold_px(column) + 15, self.table.head_px(column)) for column in columns]

    def copy(self) -> None:
        """Put the rows on the clipboard, with tabs."""
        rows = tuple(
            (
                display_name(row.key),
                Number(row.earned, 0 if row.earned == int(row.earned) else 2),
                Number(row.units, 0 if row.units == int(row.units) else 2),
                Number(row.share, 3),
                Number(row.points, 3),
            )
            for row in self.model.rows
        )
        QApplication.clipboard().setText(as_text(Table(self.model.heads, rows)))
