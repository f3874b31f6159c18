"""Docks that look like the other cards of the window: a quiet title row that can be dragged, a body below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

# the room between a card and the edge of the window it lies at
EDGE_PX = 10
TOP_PX = 8


class CardDock(QDockWidget):
    """A movable, closable dock around ``body``; ``extra`` stands in its title row. ``body`` comes first by keyboard."""

    def __init__(self, name: str, title: str, body: QWidget, extra: QWidget | None, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.body = body
        self._head = QVBoxLayout()
        self._body = QVBoxLayout()
        self._head.addWidget(self._title_row(title, extra))
        frame = QFrame(self)
        frame.setObjectName("cardBody")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 0, 10, 8)
        column.addWidget(body)
        self._body.addWidget(frame)
        for layout, place in ((self._head, self.setTitleBarWidget), (self._body, self.setWidget)):
            holder = QWidget(self)
            holder.setLayout(layout)
            place(holder)
        self.dockLocationChanged.connect(self._on_location_changed)
        self.topLevelChanged.connect(self._on_floating_changed)

    def _title_row(self, title: str, extra: QWidget | None) -> QFrame:
        row_frame = QFrame(self)
        row_frame.setObjectName("cardTitle")
        heading = QLabel(title, row_frame)
        heading.setObjectName("heading")
        close = QToolButton(row_frame)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Hide; the View menu shows it again"))
        close.setAccessibleName(self.tr("Hide {title}").format(title=title))
        close.clicked.connect(self.close)
        row = QHBoxLayout(row_frame)
        row.setContentsMargins(16, 8, 8, 4)
        row.setSpacing(14)
        row.addWidget(heading)
        if extra is not None:
            row.addWidget(extra)
        row.addStretch(1)
        row.addWidget(close)
        return row_frame

    def _on_location_changed(self, area: Qt.DockWidgetArea) -> None:
        sides = Qt.DockWidgetArea
        left = EDGE_PX if area is not sides.RightDockWidgetArea and not self._is_beside_another() else 0
        right = EDGE_PX if area is not sides.LeftDockWidgetArea and not self._is_left_of_another() else 0
        self._set_margins(left, TOP_PX if area is not sides.BottomDockWidgetArea else 0, right)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Keep to the edge of the window, or close to the dock on the left."""
        super().moveEvent(event)
        window = self.parentWidget()
        if isinstance(window, QMainWindow) and not self.isFloating():
            self._on_location_changed(window.dockWidgetArea(self))

    def _is_beside_another(self) -> bool:
        return not self.isHidden() and self.x() > 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep to the right edge of the window, or close to the dock there."""
        super().resizeEvent(event)
        window = self.parentWidget()
        if isinstance(window, QMainWindow) and not self.isFloating():
            self._on_location_changed(window.dockWidgetArea(self))

    def _is_left_of_another(self) -> bool:
        window = self.parentWidget()
        if not isinstance(window, QMainWindow) or self.isHidden():
            return False
        is_below = window.dockWidgetArea(self) == Qt.DockWidgetArea.BottomDockWidgetArea
        return is_below and 0 < self.geometry().right() < window.width() - 1

    def _on_floating_changed(self, floating: bool) -> None:
        if floating:
            self._set_margins(0, 0, 0)

    def _set_margins(self, left: int, top: int, right: int) -> None:
        self._head.setContentsMargins(left, top, right, 0)
        self._body.setContentsMargins(left, 0, right, 0)
