"""The table of a verification: a row for each number, ours beside theirs, and whether they are equal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from rouge_gui.lab.verify import Row
from rouge_gui.ui.theme import Theme, numbers_font
from rouge_gui.ui.verify import words

_ROW_PX = 26
_WIDTHS_PX = (140, 190, 140, 140)
_MARKS = {"equal": "✓", "printed": "≈", "different": "≠"}
_ROLES = {"equal": "gain", "printed": "muted", "different": "loss"}


class VerdictTable(QTableWidget):
    """Shows rows; a metric is named once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(0, len(words.heads()), parent)
        self._theme = theme
        self._rows: Sequence[Row] = ()
        self.setObjectName("verdicts")
        self.setAccessibleName(self.tr("Our numbers and the package's"))
        self.setHorizontalHeaderLabels(words.heads())
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, width in enumerate(_WIDTHS_PX):
            head.resizeSection(column, width)
        head.setSectionResizeMode(len(_WIDTHS_PX), QHeaderView.ResizeMode.Stretch)
        for column in (2, 3):
            title = self.horizontalHeaderItem(column)
            if title is not None:
                title.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show ``rows``."""
        self._rows = rows
        self.setRowCount(len(rows))
        named = words.ShownWords()
        before = ""
        for number, row in enumerate(rows):
            metric = named.metric(row)
            mark = f"{_MARKS[row.verdict]} {named.verdict(row)}"
            cells = (
                "" if metric == before else metric,
                named.part(row),
                words.number(row.ours),
                words.number(row.theirs),
                mark,
            )
            before = metric
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                # who cannot see the rows above is told whose number it is
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{metric}, {text}" if column == 1 else text)
                self._dress(item, column, row)
                self.setItem(number, column, item)

    def _dress(self, item: QTableWidgetItem, column: int, row: Row) -> None:
        if column in {2, 3}:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setFont(numbers_font(self.font()))
            item.setToolTip(item.text())
        elif column == 4:
            item.setForeground(self._theme.color(_ROLES[row.verdict]))
        elif column == 1:
            item.setForeground(self._theme.color("muted"))

    def set_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.show_rows(self._rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chosen rows with tabs between the cells."""
        if not event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            return
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        lines = [[self._text(row, column) for column in range(self.columnCount())] for row in chosen]
        QApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def _text(self, row: int, column: int) -> str:
        if column == 0:
            return words.ShownWords().metric(self._rows[row])
        item = self.item(row, column)
        return item.text() if item is not None else ""
