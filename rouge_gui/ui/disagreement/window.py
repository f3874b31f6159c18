"""The window "Why don't my numbers match?": published values above, the table, the causes of a cell below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.lab.chains import Cause
from rouge_gui.lab.published import PublishedError, find_published, parse_published
from rouge_gui.report.table import Table as ReportTable
from rouge_gui.report.table import as_csv, as_latex, as_markdown
from rouge_gui.session.profile_tables import ProfileTable
from rouge_gui.ui.disagreement.export import data_table, shown_table
from rouge_gui.ui.disagreement.model import GIVEN, HIGHER, LOWER, NEARLY, Look, ProfileTableModel
from rouge_gui.ui.disagreement.table_view import ProfileTableView
from rouge_gui.ui.disagreement.wording import counts_text, outcome_text, page, part_name
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme, numbers_font

_SIZE = QSize(1240, 720)
_SMALLEST = QSize(560, 380)
_MARGIN_PX = 10
_DETAILS_PX = 190


class ProfilesWindow(QWidget):
    """A window of its own beside the comparison.

    Signals: ``profile_taken(name)``; ``cell_asked(row, metric)`` when the causes of a cell are wanted.
    """

    profile_taken = Signal(str)
    cell_asked = Signal(int, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._causes: tuple[int, str, tuple[Cause, ...]] | None = None
        self._is_filling = False
        self.setObjectName("profilesWindow")
        self.setWindowTitle(self.tr("Why don't my numbers match?"))
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setMinimumSize(_SMALLEST)
        self.model = ProfileTableModel(self)
        self.table = ProfileTableView(self.model, self)
        self.published = self._make_published()
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.take = QPushButton(self.tr("&Use this profile"), self)
        self.copy = self._make_copy()
        self.details = self._make_details()
        self.empty = QLabel(self)
        self.stack = QStackedWidget(self)
        self._lay_out()
        self.set_theme(theme)
        self.table.profile_taken.connect(self.profile_taken)
        self.table.cell_entered.connect(self._on_cell_entered)
        self.take.clicked.connect(self.table.take_current)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.published.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.table, self.copy_markdown).setContext(
            Qt.ShortcutContext.WidgetShortcut
        )
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self.resize(_SIZE)
        self.show_table(None)

    # --- building ----------------------------------------------------------------------------------------

    def _make_published(self) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName("publishedValue")
        line.setAccessibleName(self.tr("Published value"))
        line.setPlaceholderText(self.tr("41.2 or R1 41.2 R2 18.9"))
        line.setClearButtonEnabled(True)
        line.textChanged.connect(self._on_published_changed)
        return line

    def _make_copy(self) -> QToolButton:
        menu = QMenu(self)
        entries: tuple[tuple[str, Callable[[], None]], ...] = (
            (self.tr("As &Markdown"), self.copy_markdown),
            (self.tr("As &LaTeX"), self.copy_latex),
            (self.tr("As &CSV, every digit"), self.copy_csv),
        )
        for text, slot in entries:
            menu.addAction(text).triggered.connect(slot)
        button = QToolButton(self)
        button.setText(self.tr("Copy"))
        button.setAccessibleName(self.tr("Copy the table"))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _make_details(self) -> QTextBrowser:
        details = QTextBrowser(self)
        details.setObjectName("profileDetails")
        details.setAccessibleName(self.tr("Causes"))
        details.setFrameShape(QFrame.Shape.NoFrame)
        details.setOpenLinks(False)
        details.setTabChangesFocus(True)
        return details

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Published value"), self)
        label.setObjectName("muted")
        label.setBuddy(self.published)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(label)
        top.addWidget(self.published)
        top.addWidget(self.problem, 1)
        top.addWidget(self.take)
        top.addWidget(self.copy)
        self.published.setMinimumWidth(230)
        legend = QLabel(
            self.tr(
                "F against the chosen profile: {higher} higher, {lower} lower, {nearly} differs below the digits "
                "shown, {given} gives the published value"
            ).format(higher=HIGHER, lower=LOWER, nearly=NEARLY, given=GIVEN),
            self,
        )
        legend.setObjectName("muted")
        legend.setWordWrap(True)
        halves = QSplitter(Qt.Orientation.Vertical, self)
        halves.setHandleWidth(_MARGIN_PX)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._card(self.table, legend))
        halves.addWidget(self._card(self.details))
        halves.setStretchFactor(0, 1)
        halves.setSizes([_SIZE.height() - _DETAILS_PX, _DETAILS_PX])
        self.empty.setObjectName("muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.stack.addWidget(halves)
        self.stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
        column.setSpacing(_MARGIN_PX)
        column.addLayout(top)
        column.addWidget(self.stack, 1)
        order = (self.published, self.take, self.copy, self.table, self.details)
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def _card(self, *parts: QWidget) -> QFrame:
        card = QFrame(self)
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in parts:
            column.addWidget(part)
        return card

    # --- showing -----------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        muted, gain, loss, found = map(theme.color, ("muted", "gain", "loss", "found"))
        self.model.set_look(Look(muted, gain, loss, found, numbers_font(self.font())))
        self.table.fit_columns()
        self._show_details()

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self.model.set_format(form)
        self.table.fit_columns()
        self._show_details()

    def set_hidden(self, hidden: bool) -> None:
        """Show a question mark for every number, or the numbers again."""
        self.model.set_hidden(hidden)
        self.copy.setEnabled(not hidden)
        self.published.setEnabled(not hidden)
        self.table.fit_columns()
        self._show_details()

    def set_stale(self) -> None:
        """Grey the numbers: newer ones are being computed."""
        self.model.set_stale()

    def show_table(self, shown: ProfileTable | None) -> None:
        """Show a table, the current cell as it was; None: say that there is nothing to compare."""
        row, key = self.table.current_row, self.table.current_metric
        before = self.model.table.rows[row].name if self.model.table and row > 0 else ""
        self._is_filling = True
        self._causes = None
        self.model.show_table(shown)
        self._show_found()
        self._is_filling = False
        if shown is None:
            self.show_emptiness(self.tr("Write or open a reference and a candidate to compare their scores."))
            return
        was_empty = self.stack.currentIndex() != 0
        self.stack.setCurrentIndex(0)
        if was_empty and self.isActiveWindow() and not self.published.text():
            self.table.setFocus()
        names = [each.name for each in shown.table.rows]
        self.table.go_to(names.index(before) if before in names[1:] else self._telling_row(shown), key)
        self._on_cell_entered()

    def _telling_row(self, shown: ProfileTable) -> int:
        """Return the first row that has something to say."""
        return next((row for row in self.model.order if shown.reasons[row]), 0)

    def show_emptiness(self, text: str) -> None:
        """Show ``text`` in place of the table."""
        self.empty.setText(text)
        self.stack.setCurrentIndex(1)

    def show_causes(self, row: int, key: str, causes: Sequence[Cause]) -> None:
        """Show why a cell differs, if it is still the current one."""
        self._causes = row, key, tuple(causes)
        self._show_details()

    def _on_cell_entered(self) -> None:
        table, row = self.model.table, self.table.current_row
        self.take.setEnabled(row > 0)
        if table is None or row < 0 or self._is_filling:
            return
        key = self.table.current_metric
        if table.differs(row, key):
            self.cell_asked.emit(row, key)
        self._show_details()

    def _show_details(self) -> None:
        table, row = self.model.table, self.table.current_row
        if table is None or row < 0 or self.model.is_hidden:
            self.details.clear()
            return
        key = self.table.current_metric
        known = self._causes is not None and self._causes[:2] == (row, key)
        causes = self._causes[2] if self._causes is not None and known else ()
        title = self._title(row, key)
        if not known and table.differs(row, key):
            # its causes come in a moment: no flicker before
            return
        html = page(title, causes, self.model.format, self._theme)
        if not causes:
            html += f"<p>{self._plain_words(row, key)}</p>"
        self.details.setHtml(html)

    def _title(self, row: int, key: str) -> str:
        table = self.model.table
        own = table.outcome(row, key) if table else None
        if table is None or own is None:
            return display_name(key)
        text, form = outcome_text(own, self.model.format), self.model.format
        chosen = table.outcome(0, key)
        if row and chosen is not None and table.differs(row, key):
            text = f"{outcome_text(chosen, form)} → {text}"
        return f"{display_name(key)} · {table.rows[row].label}: {text}"

    def _plain_words(self, row: int, key: str) -> str:
        table, form = self.model.table, self.model.format
        own = table.outcome(row, key) if table else None
        if table is None or own is None:
            return self.tr("This profile does not compute this metric, or not for texts of this length.")
        if own.score is None:
            return self.tr("The implementation stops with this error.")
        parts = [
            f"{part_name('precision')} {form.ratio(own.score.precision)}",
            f"{part_name('recall')} {form.ratio(own.score.recall)}",
            f"F {form.ratio(own.score.fmeasure)}",
            counts_text(own.score),
        ]
        if row and table.outcome(0, key) is not None:
            parts.append(self.tr("the same number as under the chosen profile"))
        return "; ".join(parts)

    # --- published values --------------------------------------------------------------------------------

    def _on_published_changed(self) -> None:
        row, key = self.table.current_row, self.table.current_metric
        self._is_filling = True
        self._show_found()
        self._is_filling = False
        first = self.model.order[1] if self.published.text().strip() and len(self.model.order) > 1 else row
        self.table.go_to(first, self._metric_found(first, key))

    def _metric_found(self, row: int, key: str) -> str:
        hits = self.model.hits_of(row)
        return hits[0].key if hits else key

    def _show_found(self) -> None:
        text, table = self.published.text().strip(), self.model.table
        self.problem.setText("")
        if not text or table is None:
            self.model.show_found(())
            return
        try:
            found = find_published(table, parse_published(text))
        except PublishedError as error:
            self.model.show_found(())
            self.problem.setText(self.tr('"{rest}" is no published value').format(rest=error.rest))
            return
        self.model.show_found(found)
        if not any(each.is_whole for each in found):
            self.problem.setText(self.tr("No row gives it; the nearest come first"))

    # --- copying -----------------------------------------------------------------------------------------

    def copy_markdown(self) -> None:
        """Put the table as it is shown on the clipboard as Markdown, the signatures below it."""
        self._copy(as_markdown, shown_table)

    def copy_latex(self) -> None:
        """Put the table as it is shown on the clipboard as LaTeX, the signatures above it."""
        self._copy(as_latex, shown_table)

    def copy_csv(self) -> None:
        """Put every number in full on the clipboard as CSV."""
        self._copy(as_csv, data_table)

    def _copy(
        self, write: Callable[[ReportTable], str], make: Callable[[ProfileTableModel], ReportTable]
    ) -> None:
        if self.model.shown is not None and not self.model.is_hidden:
            QApplication.clipboard().setText(write(make(self.model)))
