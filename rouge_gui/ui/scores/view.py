"""The score table on screen: choosing a row chooses its layer, copying takes the signature along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from rouge_gui.metrics import AnyScore
from rouge_gui.ui.scores.model import COUNTS, FMEASURE, METRIC, ScoreTableModel
from rouge_gui.ui.theme import Theme, numbers_font

_ROW_PX = 30


class ScoreTable(QTableView):
    """Shows the scores of one comparison."""

    metric_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoreTable")
        self.setAccessibleName(self.tr("Scores"))
        self._signature = ""
        self._model = ScoreTableModel(self)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setMinimumSectionSize(40)
        self.set_theme(theme)
        self.clicked.connect(self._on_row_chosen)
        self.activated.connect(self._on_row_chosen)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        font = numbers_font(self.font())
        self._model.set_look(theme.color("muted"), font)
        self._fit_columns()

    def _fit_columns(self) -> None:
        # the chosen row stands out in bold
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        head = self.horizontalHeader()
        widest = {METRIC: "ROUGE-Lsum ", FMEASURE: "000.00", COUNTS: "000/000·000"}
        for column in range(self._model.columnCount()):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, metrics.horizontalAdvance(widest.get(column, "00.000")) + 14)
        head.setSectionResizeMode(COUNTS, QHeaderView.ResizeMode.Stretch)

    def sizeHint(self) -> QSize:
        """Ask for the width of all columns."""
        width = sum(self.columnWidth(column) for column in range(COUNTS))
        counts = self.fontMetrics().horizontalAdvance("0000/0000·0000") + 24
        return QSize(width + counts, _ROW_PX * 9)

    def minimumSizeHint(self) -> QSize:
        """Stay wide enough for every column."""
        return QSize(self.sizeHint().width(), _ROW_PX * 4)

    @property
    def scores(self) -> ScoreTableModel:
        """The model behind the table."""
        return self._model

    def show_scores(self, scores: Mapping[str, AnyScore], metrics: Sequence[str], signature: str) -> None:
        """Show ``metrics`` of ``scores`` in this order."""
        self._signature = signature
        self._model.show_scores(scores, metrics)

    def set_stale(self) -> None:
        """Grey the scores: newer ones are being computed."""
        self._model.set_stale()

    def mark_metric(self, metric: str) -> None:
        """Make the row of ``metric`` stand out; an unknown metric none."""
        self._model.set_strong(metric)
        row = self._model.row_of(metric)
        if row >= 0:
            self.selectRow(row)
        else:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the whole table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the table and its signature on the clipboard."""
        QApplication.clipboard().setText(self._model.as_text(self._signature))

    def _on_row_chosen(self, index: QModelIndex) -> None:
        self.metric_chosen.emit(self._model.metric_at(index.row()))
