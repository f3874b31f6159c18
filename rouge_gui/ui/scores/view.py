"""The score table on screen: a row chooses its layer, a head sorts, copies take signatures along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import starmap

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.report.table import Table, as_csv, as_latex, as_markdown, as_text
from rouge_gui.ui.numbers import MINUS, ScoreFormat
from rouge_gui.ui.scores.columns import DOT, NO_REMARKS, Column, Kind, Remarks, own_format, text_of
from rouge_gui.ui.scores.export import data_table, shown_table
from rouge_gui.ui.scores.model import Beside, Look, ScoreTableModel
from rouge_gui.ui.theme import Theme, numbers_font

_ROW_PX = 30
# the padding of a cell in the style sheet, and the frame around it
_ROOM_PX = 15
# the columns that are always in sight; further ones scroll: the panes need their room too
_NEEDED = {Kind.METRIC, Kind.PRECISION, Kind.RECALL, Kind.FMEASURE}
_LONGEST_HEAD_PX = 84
_LONGEST_NAME_PX = 170
# what the counts of a sentence need: the table must not grow while one is typed
_USUAL_COUNTS = f"00/00{DOT}00"


class _KeepsColors(QStyledItemDelegate):
    """Paints a chosen row in the colours its cells have anyway: a fall stays one."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.palette.setBrush(QPalette.ColorRole.HighlightedText, option.palette.text())


class ScoreTable(QTableView):
    """Shows the scores of one comparison. ``heading`` names what the changes refer to, for the title of its card."""

    metric_chosen = Signal(str)
    room_wanted = Signal(int)  # by how much it is too narrow for columns that have come

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoreTable")
        self.setAccessibleName(self.tr("Scores"))
        self.signature = ""
        self.heading = QLabel(self)
        self.heading.setObjectName("muted")
        self.heading.hide()
        self._baseline_text = ""
        self._counts_px = self._names_px = self._wanted_px = 0
        self._model = ScoreTableModel(self)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._keeps_colors = _KeepsColors(self)
        self._build_heads()
        self.set_theme(theme)
        self._model.modelReset.connect(self._on_model_reset)
        self._model.headerDataChanged.connect(self._fit_columns)
        self.clicked.connect(self._on_row_chosen)
        self.activated.connect(self._on_row_chosen)

    def _build_heads(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setMinimumSectionSize(30)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # profiles differ in their options, at the end
        head.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        head.sectionClicked.connect(self._model.sort_next)

    # --- its look ----------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        muted, gain, loss = map(theme.color, ("muted", "gain", "loss"))
        self._model.set_look(Look(muted, gain, loss, numbers_font(self.font())))
        self._fit_columns()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._model.set_format(form)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column the room of its longest number, whatever it shows now."""
        head = self.horizontalHeader()
        for place, column in enumerate(self._model.columns[:-1]):
            # which column was hidden may be another one now
            head.setSectionHidden(place, False)
            head.resizeSection(place, self._width(place, column))
        self._names_px = self.columnWidth(0)
        self._choose_delegates()
        self._counts_px = 0
        self._fit_counts()

    def _choose_delegates(self) -> None:
        """Let cells with a colour keep it in the chosen row, too; a delegate of ours is slow, so only those."""
        for place, column in enumerate(self._model.columns):
            is_colored = column.kind is Kind.CHANGE or self._model.is_grey(column)
            delegate = self._keeps_colors if is_colored else self.itemDelegate()
            if self.itemDelegateForColumn(place) is not delegate:
                self.setItemDelegateForColumn(place, delegate)

    def _width(self, place: int, column: Column) -> int:
        metrics = QFontMetrics(self._model.strong_font)
        form = self._model.format
        forms = [own_format(row.score, form) for row in self._model.rows if isinstance(row.score, Score)]
        ratios = [("100." if one.percent else "0.") + "0" * one.digits for one in forms or [form]]
        ratio = max(ratios, key=len)
        samples = {
            Kind.METRIC: [text_of(row, column, form) for row in self._model.rows],
            Kind.FMEASURE: [ratio, "100.00"],
            Kind.BESIDE: [ratio, "100.00"],
            Kind.CHANGE: [sign + ratio for sign in (MINUS, "+", "±")],
            Kind.REFERENCE: ["00"],
        }
        widest = max(map(metrics.horizontalAdvance, samples.get(column.kind, [ratio])), default=0)
        title = metrics.horizontalAdvance(
            str(self._model.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
        )
        return max(widest, min(title, _LONGEST_HEAD_PX)) + _ROOM_PX

    def _fit_counts(self) -> None:
        """Never clip the counts; the room for them only grows, so that typing does not shake the window."""
        metrics = QFontMetrics(self._model.strong_font)
        place = len(self._model.columns) - 1
        counts = [str(self._model.index(row, place).data()) for row in range(self._model.rowCount())]
        widest = max(map(metrics.horizontalAdvance, [_USUAL_COUNTS, *counts])) + _ROOM_PX
        if widest > self._counts_px:
            self._counts_px = widest
            self.updateGeometry()
            self._ask_for_room()
        self._fill()

    def _ask_for_room(self) -> None:
        before, self._wanted_px = self._wanted_px, self.sizeHint().width()
        # who made the table narrower than it wanted to be is not contradicted
        if self.width() >= before and self._wanted_px > self.width():
            self.room_wanted.emit(self._wanted_px - self.width())

    def _fill(self) -> None:
        """Give the counts the room that is left; without enough of it they are the first to go."""
        place, head = len(self._model.columns) - 1, self.horizontalHeader()
        others = self._names_px + sum(map(self.columnWidth, range(1, place)))
        left = self.viewport().width() - others
        is_roomy = left >= self._counts_px
        self.setColumnHidden(place, not is_roomy)
        if is_roomy:
            head.resizeSection(place, left)
        # a row has no loose end
        head.resizeSection(0, self._names_px + (0 if is_roomy else max(0, left)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the counts at the right edge."""
        super().resizeEvent(event)
        self._fill()

    def sizeHint(self) -> QSize:
        """Ask for the width of all columns."""
        width = sum(starmap(self._width, enumerate(self._model.columns[:-1])))
        return QSize(width + self._counts_px + 2 * self.frameWidth(), _ROW_PX * 9)

    def minimumSizeHint(self) -> QSize:
        """Stay wide enough for the scores themselves, whatever stands beside them."""
        needed = (
            self._width(place, column)
            for place, column in enumerate(self._model.columns)
            if column.kind in _NEEDED
        )
        bar_px = self.verticalScrollBar().sizeHint().width()
        return QSize(sum(needed) + bar_px + 2 * self.frameWidth(), _ROW_PX * 4)

    # --- what it shows -----------------------------------------------------------------------------------

    @property
    def scores(self) -> ScoreTableModel:
        """The model behind the table."""
        return self._model

    def show_scores(
        self,
        scores: Mapping[str, AnyScore],
        metrics: Sequence[str],
        signature: str,
        references: int = 1,
        remarks: Remarks = NO_REMARKS,
    ) -> None:
        """Show ``metrics`` of ``scores`` in this order; they were made with so many references."""
        self.signature = signature
        self._model.show_scores(scores, metrics, references, remarks)
        self._choose_delegates()
        self._fit_counts()

    def show_baseline(self, fmeasures: Mapping[str, float] | None, text: str = "") -> None:
        """Show how much each F differs from ``fmeasures``, by metric, as ``text`` says; None: do not."""
        self._model.show_baseline(fmeasures)
        self._baseline_text = "" if fmeasures is None else text
        self.heading.setText(
            self.heading.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, _LONGEST_NAME_PX)
        )
        self.heading.setToolTip(text)
        self.heading.setVisible(fmeasures is not None)

    def show_beside(self, title: str, tip: str, scores: Mapping[str, AnyScore] | None) -> None:
        """Show the F of other ``scores`` in a column ``title``; None while they are still to come.

        ``tip`` goes into tool tips and copies: a signature, or what else tells where the scores are from.
        """
        self._model.show_beside(title, Beside(tip, scores))
        self._choose_delegates()

    def hide_beside(self, title: str) -> None:
        """Take the column ``title`` away, if it is there."""
        self._model.show_beside(title, None)

    def set_stale(self) -> None:
        """Grey the scores: newer ones are being computed."""
        self._model.set_stale()
        self._choose_delegates()

    def set_hidden(self, hidden: bool) -> None:
        """Show a question mark for every number, or the numbers again."""
        self._model.set_hidden(hidden)
        self._choose_delegates()

    def set_beside_stale(self, title: str) -> None:
        """Grey the column ``title``: newer scores are being computed."""
        self._model.set_beside_stale(title)
        self._choose_delegates()

    def mark_metric(self, metric: str) -> None:
        """Make the row of ``metric`` stand out; an unknown metric none."""
        self._model.set_strong(metric)
        row = self._model.row_of(metric)
        if row >= 0:
            self.selectRow(row)
        else:
            self.clearSelection()

    def _on_model_reset(self) -> None:
        self._fit_columns()
        self.mark_metric(self._model.strong_metric)

    def _on_row_chosen(self, index: QModelIndex) -> None:
        self.metric_chosen.emit(self._model.metric_at(index.row()))

    # --- keys and menu -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the whole table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the table and its signatures on the clipboard, with tabs."""
        QApplication.clipboard().setText(as_text(self._shown_table()))

    def copy_markdown(self) -> None:
        """Put the table and its signatures on the clipboard as Markdown."""
        QApplication.clipboard().setText(as_markdown(self._shown_table()))

    def copy_latex(self) -> None:
        """Put the table and its signatures on the clipboard as LaTeX."""
        QApplication.clipboard().setText(as_latex(self._shown_table()))

    def copy_csv(self) -> None:
        """Put every number in full, with its signature, on the clipboard as CSV."""
        QApplication.clipboard().setText(as_csv(self.data_table()))

    def data_table(self) -> Table:
        """Return every number in full, each row with its signature."""
        return data_table(self._model, self.signature)

    def _shown_table(self) -> Table:
        return shown_table(self._model, self.signature, self._baseline_text)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer this widget's actions and, for those without a mouse, sorting."""
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def make_menu(self) -> QMenu:
        """Return the context menu."""
        menu = QMenu(self)
        menu.addActions(self.actions())
        sorting = menu.addMenu(self.tr("&Sort by"))
        for place, column in enumerate(self._model.columns):
            entry = sorting.addAction(self._model.head_of(column).replace("&", "&&"))
            entry.setData(place)
            entry.setCheckable(True)
            entry.setChecked(self._model.sorted_by is not None and self._model.sorted_by[0] == column)
        sorting.triggered.connect(self._on_sort_chosen)
        return menu

    def _on_sort_chosen(self, entry: QAction) -> None:
        self._model.sort_next(int(entry.data()))
