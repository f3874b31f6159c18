"""The table that panels of the Explain dock share: it tells what the pointer and the keys ask of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

ROW_PX = 26
_HEAD_SIZE = 0.88


class ExplainTable(QTableView):
    """Rows of one height, chosen as a whole.

    ``left`` tells that the pointer is gone, ``copy_asked`` that the keys for copying were struck, ``jump_asked`` Enter.
    """

    left = Signal()
    copy_asked = Signal()
    jump_asked = Signal()
    resized = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setMinimumSectionSize(30)
        # else a head to the right loses its first letters
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def set_font(self, font: QFont) -> None:
        """Use ``font``, a smaller one for the heads: the dock is narrow."""
        self.setFont(font)
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * _HEAD_SIZE)
        for head in (self.horizontalHeader(), self.verticalHeader()):
            head.setFont(small)

    def head_px(self, column: int) -> int:
        """Return how wide a column must be to show its head."""
        return self.horizontalHeader().sectionSizeHint(column)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell it."""
        super().leaveEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it."""
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy; jump to the unit on Enter."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_asked.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.jump_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Tell it."""
        self.menu_asked.emit(event.globalPos())
