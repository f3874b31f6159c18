"""The Counts panel: every unit of the metric in a table that sorts and filters; a row lights its occurrences."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Side
from rouge_gui.compare.comparison import SIDES
from rouge_gui.report.table import Number, Table, as_csv, as_markdown, as_text
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Worker
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.counts import Arrangement, Arranging, Column, Counts, Rows
from rouge_gui.ui.explain.counts_model import CountsModel, head_of
from rouge_gui.ui.explain.panel import Lights, Panel, Subject
from rouge_gui.ui.explain.table import ExplainTable
from rouge_gui.ui.explain.totals import TotalsRow
from rouge_gui.ui.theme import Theme, numbers_font

# these are arranged within a tenth of a second; names take longer than numbers
_IN_PLACE_ROWS = 200_000
_IN_PLACE_NAMES = 20_000
_FILTER_AFTER_MS = 120
# of a unit that occurs more often the first ones are lit
_MOST_LIT = 2_000
MOST_COPIED = 50_000


class CountsPanel(Panel[Counts]):
    """Shows ``Counts``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Counts | None = None
        self._arrangement = Arrangement()
        self._jump: tuple[int, int] = (-1, 0)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_arranged)
        self._awaited: Arranging | None = None
        self._working = False
        self.filter = QLineEdit(self)
        self.filter.setObjectName("countsFilter")
        self.filter.setClearButtonEnabled(True)
        self.filter.setPlaceholderText(self.tr("Filter units"))
        self.filter.setAccessibleName(self.tr("Show units that hold these words only"))
        self.found = QLabel(self)
        self.found.setObjectName("muted")
        self.model = CountsModel(self)
        self.table = ExplainTable(self)
        self.table.setObjectName("countsTable")
        self.table.setAccessibleName(self.tr("Units and their counts"))
        self.table.setModel(self.model)
        self.totals = TotalsRow(self.table, self)
        self.sentence = QLabel(self)
        self.sentence.setObjectName("muted")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()
        self.set_theme(theme)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 1)
        top.addWidget(self.found)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.totals)
        column.addWidget(self.sentence)

    def _connect(self) -> None:
        self._filtering = single_shot(self, _FILTER_AFTER_MS, self._on_filter_settled)
        self.filter.textChanged.connect(self._filtering.start)
        self.table.horizontalHeader().sectionClicked.connect(self.sort_next)
        self.table.selectionModel().currentRowChanged.connect(self._light_chosen)
        self.table.entered.connect(self._on_entered)
        self.table.left.connect(self._light_chosen)
        self.table.copy_asked.connect(self.copy)
        self.table.jump_asked.connect(self.jump)
        self.table.doubleClicked.connect(self.jump)
        self.table.resized.connect(self._fit)
        self.table.menu_asked.connect(self._on_menu_asked)

    # --- what it shows -----------------------------------------------------------------------------------

    def show_result(self, value: Counts, _subject: Subject) -> None:
        """Show the units; sorting, filter and the unit that was chosen stay."""
        chosen = self.chosen_row
        form = self._counts.units.form(chosen) if self._counts is not None and chosen >= 0 else None
        self._counts = value
        self.totals.show_totals(value)
        self.sentence.setText(self._sums(value))
        self._arrange()
        if form is not None and self._awaited is None:
            self._choose_again(form)

    def _choose_again(self, form: tuple[str, ...]) -> None:
        counts = self._counts
        for place in range(min(self.model.rowCount(), _MOST_LIT)):
            if counts is not None and counts.units.form(self.model.row_at(place)) == form:
                self.table.selectRow(place)
                return

    def _sums(self, counts: Counts) -> str:
        score = counts.score
        matches, reference, candidate = map(
            numbers.count, (score.matches, score.reference_total, score.candidate_total)
        )
        if counts.units.key == "rougeW":
            text = self.tr(
                "The weights of the runs add up to {matches} matches; the totals of ROUGE-W are weighted "
                "lengths: reference total {reference}, candidate total {candidate}"
            )
        else:
            text = self.tr(
                "Sums: matches {matches}, reference total {reference}, candidate total {candidate}"
            )
        return text.format(matches=matches, reference=reference, candidate=candidate)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self.model.set_muted(theme.color("muted"))
        font = numbers_font(self.font())
        self.table.set_font(font)
        self.totals.set_theme(theme, font)
        self._fit()

    def stop(self) -> None:
        """Arrange nothing more and wait until the worker is done."""
        self._filtering.stop()
        self._awaited = None
        self._worker.close()

    def _fit(self) -> None:
        """Give numbers the room of the longest one, the units the rest."""
        room = self.table.fontMetrics()
        # the sums are bold
        bold = QFontMetrics(self.totals.font())
        longest = 0
        if self._counts is not None:
            longest = max(
                bold.horizontalAdvance(numbers.count(round(self._counts.total(column), 2)))
                for column in list(Column)[1:]
            )
        used = 0
        for column in list(Column)[1:]:
            width = max(longest + 15, self.table.head_px(column))
            self.table.setColumnWidth(column, width)
            used += width
        left = self.table.viewport().width() - used
        self.table.setColumnWidth(Column.UNIT, max(left, room.horizontalAdvance("0") * 6))
        self.totals.fit()

    # --- arranging ---------------------------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        """Whether the rows are arranged as was asked for."""
        return self._awaited is None and not self._filtering.isActive()

    def sort_next(self, section: int) -> None:
        """Sort by a column; again the other way round; then as in the texts."""
        column = Column(section)
        first_down = column is not Column.UNIT
        before = self._arrangement
        if before.column is not column:
            after = before._replace(column=column, descending=first_down)
        elif before.descending == first_down:
            after = before._replace(descending=not first_down)
        else:
            after = before._replace(column=None, descending=False)
        self._arrangement = after
        self._arrange()

    def _on_filter_settled(self) -> None:
        self._arrangement = self._arrangement._replace(words=tuple(self.filter.text().split()))
        self._arrange()

    def _arrange(self) -> None:
        if self._counts is None:
            return
        job = Arranging(self._counts, self._arrangement)
        by_name = self._arrangement.column is Column.UNIT or self._arrangement.words
        if len(self._counts.units) <= (_IN_PLACE_NAMES if by_name else _IN_PLACE_ROWS):
            self._awaited = None
            job.carry_out()
            self._show_rows(job.rows)
            return
        self._awaited = job
        self.found.setText("…")
        if not self._working:
            self._start(job)

    def _start(self, job: Arranging) -> None:
        if not self._worker.is_closed:
            self._working = True
            self._worker.start(job)

    def _on_arranged(self, job: Arranging) -> None:
        self._working = False
        if self._awaited is job:
            self._awaited = None
            self._show_rows(job.rows)
        elif self._awaited is not None:
            self._start(self._awaited)

    def _show_rows(self, rows: Rows) -> None:
        if self._counts is None:
            return
        self.model.show_rows(self._counts, rows, self._arrangement)
        shown, whole = numbers.count(len(rows)), numbers.count(len(self._counts.units))
        is_part = len(rows) < len(self._counts.units)
        self.found.setText(self.tr("{n} of {count}").format(n=shown, count=whole) if is_part else whole)
        self._fit()

    # --- rows and places ---------------------------------------------------------------------------------

    @property
    def chosen_row(self) -> int:
        """Which row of the counts is chosen; -1 for none."""
        return self.model.row_at(self.table.currentIndex().row())

    def _on_entered(self, index: QModelIndex | QPersistentModelIndex) -> None:
        self._light(self.model.row_at(index.row()), follow=False)

    def _light_chosen(self) -> None:
        self._light(self.chosen_row, follow=self.table.hasFocus())

    def _light(self, row: int, *, follow: bool) -> None:
        if self._counts is None or row < 0:
            self.lights_changed.emit(Lights())
            return
        credited: list[tuple[Side, Span]] = []
        others: list[tuple[Side, Span]] = []
        for side in SIDES:
            for found in islice(self._counts.units.occurrences(side, row), _MOST_LIT):
                (credited if found.credited else others).extend((side, span) for span in found.spans)
        self.lights_changed.emit(Lights(tuple(credited), tuple(others), follow))

    def jump(self) -> None:
        """Go to the next occurrence of the chosen unit, first in the reference, then in the candidate."""
        row = self.chosen_row
        if self._counts is None or row < 0:
            return
        places = [
            (side, (found.spans[0][0], found.spans[-1][1]))
            for side in SIDES
            for found in self._counts.units.occurrences(side, row)
        ]
        before, step = self._jump
        step = (step + 1) % len(places) if before == row else 0
        self._jump = row, step
        self.place_wanted.emit(*places[step])
        self._light(row, follow=False)

    # --- copying -----------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Put the rows on the clipboard, with tabs."""
        self._copy(as_text)

    def copy_markdown(self) -> None:
        """Put the rows on the clipboard as Markdown."""
        self._copy(as_markdown)

    def copy_csv(self) -> None:
        """Put the rows on the clipboard as CSV."""
        self._copy(as_csv)

    def _copy(self, write: Callable[[Table], str]) -> None:
        QApplication.clipboard().setText(write(self.shown_table()))
        rows = self.model.rowCount()
        if rows > MOST_COPIED:
            text = self.tr("copied: the first {n} of {count}")
            self.found.setText(text.format(n=numbers.count(MOST_COPIED), count=numbers.count(rows)))

    def shown_table(self) -> Table:
        """Return the rows as they are shown, the first ``MOST_COPIED`` of them."""
        counts = self._counts
        if counts is None:
            return Table((), ())
        rows = map(self.model.row_at, range(min(self.model.rowCount(), MOST_COPIED)))
        return Table(
            tuple(map(head_of, Column)),
            tuple(
                (
                    counts.unit(row),
                    *(_number(counts.value(row, column)) for column in list(Column)[1:]),
                )
                for row in rows
            ),
        )

    def _on_menu_asked(self, place: QPoint) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def make_menu(self) -> QMenu:
        """Return the context menu."""
        menu = QMenu(self)
        for text, slot in (
            (self.tr("&Copy"), self.copy),
            (self.tr("Copy as &Markdown"), self.copy_markdown),
            (self.tr("Copy as C&SV"), self.copy_csv),
        ):
            menu.addAction(text).triggered.connect(slot)
        sorting = menu.addMenu(self.tr("&Sort by"))
        for column in Column:
            sorting.addAction(head_of(column)).setData(int(column))
        sorting.triggered.connect(self._on_sort_chosen)
        return menu

    def _on_sort_chosen(self, entry: QAction) -> None:
        self.sort_next(int(entry.data()))


def _number(value: float) -> Number:
    return Number(int(value), 0) if value == int(value) else Number(value, 2)
