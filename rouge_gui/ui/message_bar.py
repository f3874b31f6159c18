"""A line above the panes for what the user should know now. It never asks and never blocks."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget


class Topic(Enum):
    """What a message is about: what settles one kind of matter clears its messages only."""

    OTHER = "other"
    FILE = "file"
    HINT = "hint"
    MARKS = "marks"
    PROFILE = "profile"
    COMPARISON = "comparison"
    GUESS = "guess"
    SIZE = "size"
    CORPUS = "corpus"
    ITEM = "item"


class MessageBar(QFrame):
    """Shows one message, with a button for what helps, until it is replaced, closed, or its matter is settled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._button = QPushButton(self)
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._on_clicked)
        self._action: Callable[[], object] | None = None
        self._topic = Topic.OTHER
        close = QToolButton(self)
        close.setObjectName("flat")
        close.setText("×")
        close.setToolTip(self.tr("Close this message"))
        close.setAccessibleName(self.tr("Close this message"))
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)
        row.addWidget(close)
        self._button.hide()
        self.hide()

    @property
    def text(self) -> str:
        """The message on show, or the last one."""
        return self._label.text()

    @property
    def topic(self) -> Topic:
        """What the message is about."""
        return self._topic

    @property
    def action_text(self) -> str:
        """What the button says; empty where the message has none."""
        return self._button.text() if self._action is not None else ""

    def show_message(
        self,
        text: str,
        action_text: str = "",
        action: Callable[[], object] | None = None,
        topic: Topic = Topic.OTHER,
    ) -> None:
        """Show ``text`` in place of what was there; ``action`` is called once its button is pressed."""
        self._topic = topic
        self._label.setText(text)
        self.setAccessibleName(text)
        self._action = action
        self._button.setText(action_text)
        self._button.setVisible(action is not None)
        self.show()

    def clear(self, topic: Topic) -> None:
        """Take the message away if it is about ``topic``: the matter is settled."""
        if self._topic is topic:
            self.hide()

    def press(self) -> None:
        """Do what the button offers, if there is one."""
        self._on_clicked()

    def _on_clicked(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            # before the action, which may have something to say itself
            self.hide()
            action()
