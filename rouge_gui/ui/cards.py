"""Docks that look like the other cards of the window: a quiet title row that can be dragged, a body below."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget


class CardDock(QDockWidget):
    """A movable, closable dock around ``body``; ``extra`` widgets stand in its title row."""

    def __init__(self, name: str, title: str, body: QWidget, extra: QWidget | None, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        head = QFrame(self)
        head.setObjectName("cardTitle")
        heading = QLabel(title, head)
        heading.setObjectName("heading")
        close = QToolButton(head)
        close.setObjectName("flat")
        close.setText("✕")
        close.setToolTip(self.tr("Hide; the View menu shows it again"))
        close.setAccessibleName(self.tr("Hide {title}").format(title=title))
        close.clicked.connect(self.close)
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 8, 8, 4)
        row.setSpacing(14)
        row.addWidget(heading)
        if extra is not None:
            row.addWidget(extra)
        row.addStretch(1)
        row.addWidget(close)
        self.setTitleBarWidget(head)
        frame = QFrame(self)
        frame.setObjectName("cardBody")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 0, 10, 8)
        column.addWidget(body)
        self.setWidget(frame)
