"""The body of the corpus dock: query, what the columns are about, the table, how many items are on show, progress."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.ui.corpus.ask_line import AskLine
from rouge_gui.ui.corpus.beats_form import BeatsForm
from rouge_gui.ui.corpus.columns import Subject
from rouge_gui.ui.corpus.model import CorpusModel
from rouge_gui.ui.corpus.progress import ProgressLine
from rouge_gui.ui.corpus.query_line import QueryLine
from rouge_gui.ui.corpus.table import CorpusTable
from rouge_gui.ui.file_wording import brief
from rouge_gui.ui.labels import ElidedLabel
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.shrinking_box import ShrinkingBox
from rouge_gui.ui.theme import Theme

_BOX_LETTERS = 7
_USUAL = QSize(320, 420)
_LEAST_WIDTH_PX = 230
_LEAST_BOX_PX, _METRIC_BOX_PX = 54, 104


class CorpusPanel(QWidget):
    """Shows what it is given and tells what is wanted.

    Signals: ``metric_wanted(key)``, ``systems_wanted(system, second)``; ``remedy_wanted()`` for the button of an empty
    table; ``problems_wanted()``.
    """

    metric_wanted = Signal(str)
    systems_wanted = Signal(str, str)
    remedy_wanted = Signal()
    problems_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CorpusModel(self)
        self.table = CorpusTable(self.model, theme, self)
        self.query = QueryLine(theme.color("warning"), self)
        self.problem = QLabel(self)
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self.beats = BeatsForm(self)
        self.answer = AskLine(self)
        self.filters = self._menu_button(self.tr("Filters"), self.tr("Saved filters, and ready ones"))
        self.columns = self._menu_button(
            self.tr("Columns"), self.tr("Which columns are shown, and the order")
        )
        self.metric_box, self.system_box, self.second_box = (
            ShrinkingBox(_BOX_LETTERS, self) for _ in range(3)
        )
        self.against = QLabel("−", self)
        self.against.setObjectName("muted")
        self._name_boxes()
        self._empty_text = QLabel(self)
        self._empty_text.setObjectName("muted")
        self._empty_text.setWordWrap(True)
        self._empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.remedy = QPushButton(self)
        self.remedy.clicked.connect(self.remedy_wanted)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self._empty_page())
        self.count = ElidedLabel(self)
        self.count.setObjectName("muted")
        self.problems_button = QToolButton(self)
        self.problems_button.setObjectName("flat")
        self.problems_button.clicked.connect(self.problems_wanted)
        self.problems_button.hide()
        self.progress = ProgressLine(self)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Ask for room for a name and three numbers."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """Give way to the texts in a small window."""
        return QSize(_LEAST_WIDTH_PX, super().minimumSizeHint().height())

    def _menu_button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        button.setAccessibleDescription(tip)
        button.setProperty("small", True)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        return button

    def _name_boxes(self) -> None:
        names: Sequence[tuple[QComboBox, str, str]] = (
            (self.metric_box, self.tr("Metric of the columns"), "corpusMetric"),
            (self.system_box, self.tr("System whose candidates are shown"), "corpusSystem"),
            (self.second_box, self.tr("System it is held against"), "corpusSecond"),
        )
        for box, text, name in names:
            box.setObjectName(name)
            box.setAccessibleName(text)
            box.setToolTip(text)
            box.setMinimumWidth(_METRIC_BOX_PX if box is self.metric_box else _LEAST_BOX_PX)
        self.metric_box.activated.connect(self._on_metric_chosen)
        self.system_box.activated.connect(self._on_systems_chosen)
        self.second_box.activated.connect(self._on_systems_chosen)

    def _empty_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addStretch(1)
        column.addWidget(self._empty_text)
        column.addWidget(self.remedy, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(5)
        first, second, last = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        rows: Sequence[tuple[QHBoxLayout, Sequence[QWidget]]] = (
            (first, (self.query, self.filters)),
            (second, (self.metric_box, self.system_box, self.against, self.second_box)),
        )
        for row, widgets in rows:
            row.setSpacing(5)
            for widget in widgets:
                row.addWidget(widget)
        second.setStretch(1, 1)
        second.setStretch(3, 1)
        last.addWidget(self.count, 1)
        last.addWidget(self.problems_button)
        last.addWidget(self.columns)
        column.addLayout(first)
        column.addWidget(self.problem)
        column.addWidget(self.answer)
        column.addWidget(self.beats)
        column.addLayout(second)
        column.addWidget(self._pages, 1)
        column.addLayout(last)
        column.addWidget(self.progress)

    # --- what is shown -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self.table.set_theme(theme)
        self.query.set_warning(theme.color("warning"))

    def show_subject(self, subject: Subject, metrics: Sequence[str]) -> None:
        """Show what the columns are about, and what they could be about."""
        _fill(self.metric_box, [(display_name(metric), metric) for metric in metrics], subject.metric)
        for box, chosen in ((self.system_box, subject.system), (self.second_box, subject.second)):
            _fill(box, [(brief(name), name) for name in subject.systems], chosen)
        for part in (self.against, self.second_box):
            part.setVisible(len(subject.systems) > 1)
        self.system_box.setVisible(len(subject.systems) > 1)

    def _on_metric_chosen(self) -> None:
        self.metric_wanted.emit(self.metric_box.currentData())

    def _on_systems_chosen(self) -> None:
        self.systems_wanted.emit(self.system_box.currentData(), self.second_box.currentData() or "")

    def show_table(self) -> None:
        """Show the rows."""
        self._pages.setCurrentIndex(0)

    def show_empty(self, text: str, remedy: str = "") -> None:
        """Show why there are no rows, with a button for what helps."""
        self._empty_text.setText(text)
        self.remedy.setText(remedy)
        self.remedy.setVisible(bool(remedy))
        self._pages.setCurrentIndex(1)

    @property
    def empty_text(self) -> str:
        """What stands in place of the rows; empty while there are some."""
        return self._empty_text.text() if self._pages.currentIndex() else ""

    def show_problem(self, text: str, start: int | None = None, end: int = 0) -> None:
        """Show what is wrong with the query and where; an empty ``text`` for nothing."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.query.show_wrong(start, end)
        self.query.setAccessibleDescription(text)

    def show_count(self, text: str, problems: str) -> None:
        """Show how many items are on show and how many lines held none."""
        self.count.show_text(text)
        self.problems_button.setText(problems)
        self.problems_button.setVisible(bool(problems))


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]], chosen: str) -> None:
    if [box.itemData(place) for place in range(box.count())] != [data for _, data in entries]:
        box.clear()
        for text, data in entries:
            box.addItem(text, data)
    box.setCurrentIndex(max(box.findData(chosen), 0))
