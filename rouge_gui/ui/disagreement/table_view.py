"""The table of profiles on screen: its first row stays in sight, heads sort, Enter takes a profile."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rouge_gui.ui.disagreement.model import FIRST_METRIC, KIND, LOWER, NAME, ProfileTableModel
from rouge_gui.ui.theme import numbers_font

_ROW_PX = 28
_ROOM_PX = 20
_LONGEST_NAME_PX = 300
_LEAST_WHY_PX = 180


class _KeepsColors(QStyledItemDelegate):
    """Paints a chosen cell in the colours it has anyway."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.palette.setBrush(QPalette.ColorRole.HighlightedText, option.palette.text())


class ProfileTableView(QTableView):
    """Shows ``model``. Signals: ``profile_taken(name)``; ``cell_entered()`` when another cell is current."""

    profile_taken = Signal(str)
    cell_entered = Signal()

    def __init__(self, model: ProfileTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("profileTable")
        self.setAccessibleName(self.tr("Profiles and their scores"))
        self._keeps_colors = _KeepsColors(self)
        self._pinned = QTableView(self)
        for view in (self, self._pinned):
            self._prepare(view)
        self._pinned.setObjectName("profileTablePinned")
        self._pinned.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pinned.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pinned.horizontalHeader().hide()
        self._pinned.setSelectionModel(self.selectionModel())
        for policy in (self._pinned.setVerticalScrollBarPolicy, self._pinned.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pinned.hide()
        head = self.horizontalHeader()
        head.setSectionsClickable(True)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.sectionClicked.connect(model.sort_next)
        head.sectionResized.connect(self._on_section_resized)
        self.horizontalScrollBar().valueChanged.connect(self._pinned.horizontalScrollBar().setValue)
        self.verticalScrollBar().valueChanged.connect(self._show_pinned)
        model.modelReset.connect(self._on_model_reset)
        self.doubleClicked.connect(self._on_taken)
        self.selectionModel().currentChanged.connect(self._on_current_changed)

    def _prepare(self, view: QTableView) -> None:
        view.setModel(self._model)
        view.setItemDelegate(self._keeps_colors)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setTabKeyNavigation(False)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(_ROW_PX)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    # --- the cell that is current ------------------------------------------------------------------------

    @property
    def current_row(self) -> int:
        """The row of the table that the current cell belongs to; -1 without one."""
        row = self.currentIndex().row()
        return self._model.order[row] if 0 <= row < len(self._model.order) else -1

    @property
    def current_metric(self) -> str:
        """The metric of the current cell, or of the first column of numbers."""
        return self._model.metric_at(self.currentIndex().column())

    def go_to(self, row: int, key: str) -> None:
        """Make the cell of a row of the table current; the first metric where ``key`` has no column."""
        if row not in self._model.order:
            return
        metrics = self._model.metrics
        column = FIRST_METRIC + (metrics.index(key) if key in metrics else 0)
        self.setCurrentIndex(self._model.index(self._model.order.index(row), column))

    def _on_current_changed(self, _current: QModelIndex, _previous: QModelIndex) -> None:
        self.cell_entered.emit()

    def take_current(self) -> None:
        """Take the profile of the current row."""
        self._on_taken(self.currentIndex())

    def _on_taken(self, index: QModelIndex) -> None:
        table = self._model.table
        if table is not None and index.isValid() and index.row() > 0:
            self.profile_taken.emit(table.rows[self._model.order[index.row()]].name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a profile with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.take_current()
        else:
            super().keyPressEvent(event)

    # --- its look ----------------------------------------------------------------------------------------

    def fit_columns(self) -> None:
        """Give each column the room of its longest text, and the reasons what is left."""
        count = self._model.columnCount()
        if not count:
            return
        metrics = QFontMetrics(_strong(self))
        for column in range(count - 1):
            texts = [self._model.text(row, column) for row in self._model.order]
            if column >= FIRST_METRIC:
                # whatever its mark will be
                texts.append(f"{LOWER} {self._model.format.ratio(1.0)}")
            head = str(self._model.headerData(column, Qt.Orientation.Horizontal)) + " ↓"
            widest = max(map(metrics.horizontalAdvance, [*texts, head])) + _ROOM_PX
            self.setColumnWidth(column, min(widest, _LONGEST_NAME_PX) if column in {NAME, KIND} else widest)
        self._fill()

    def _fill(self) -> None:
        last = self._model.columnCount() - 1
        if last > 0:
            used = sum(map(self.columnWidth, range(last)))
            self.setColumnWidth(last, max(self.viewport().width() - used, _LEAST_WHY_PX))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the reasons at the right edge, the pinned row under the heads."""
        super().resizeEvent(event)
        self._fill()
        self._show_pinned()

    def _on_section_resized(self, section: int, _before: int, width: int) -> None:
        self._pinned.setColumnWidth(section, width)

    def _on_model_reset(self) -> None:
        self.fit_columns()
        for row in range(1, self._model.rowCount()):
            self._pinned.setRowHidden(row, True)
        self._show_pinned()

    def _show_pinned(self) -> None:
        """Show the first row over the others once it is scrolled away."""
        scrolled = self.verticalScrollBar().value() > 0 and self._model.rowCount() > 0
        frame = self.viewport().geometry()
        self._pinned.setGeometry(frame.x(), frame.y(), frame.width(), _ROW_PX)
        self._pinned.setVisible(scrolled)
        self._pinned.horizontalScrollBar().setValue(self.horizontalScrollBar().value())


def _strong(widget: QWidget) -> QFont:
    font = numbers_font(widget.font())
    font.setWeight(QFont.Weight.DemiBold)
    return font
