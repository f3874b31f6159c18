"""What n-grams are counted, and how far counting is: one row for the title of a dock."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from rouge_gui.ui.numbers import count
from rouge_gui.ui.shrinking_box import ShrinkingBox

_LETTERS = 9


class NgramSwitches(QWidget):
    """Signals: ``order_changed()``; ``count_wanted()``; ``stop_wanted()``."""

    order_changed = Signal()
    count_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order_box = ShrinkingBox(_LETTERS, self)
        self.order_box.setObjectName("ngramOrder")
        self.order_box.setAccessibleName(self.tr("Length of the n-grams"))
        self.order_box.addItem(self.tr("words"), 1)
        self.order_box.addItem(self.tr("word pairs"), 2)
        self.order_box.activated.connect(self.order_changed)
        self.count_button = self._button(
            "ngramCount", self.tr("Count"), self.tr("Count over the items on show")
        )
        self.count_button.clicked.connect(self.count_wanted)
        self.stop_button = self._button("ngramStop", self.tr("Stop"), self.tr("Stop counting"))
        self.stop_button.clicked.connect(self.stop_wanted)
        self.progress = QLabel(self)
        self.progress.setObjectName("muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for control in (self.order_box, self.count_button, self.stop_button, self.progress):
            row.addWidget(control)
        self.show_idle(due=False)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setProperty("small", True)
        return button

    @property
    def order(self) -> int:
        """The n of the n-grams."""
        return int(self.order_box.currentData())

    def show_idle(self, *, due: bool) -> None:
        """Nothing is counted; ``due`` offers to."""
        self.count_button.setVisible(due)
        self.stop_button.hide()
        self.progress.hide()

    def show_progress(self, done: int, total: int) -> None:
        """Say how many items are done."""
        self.count_button.hide()
        self.stop_button.show()
        self.progress.show()
        self.progress.setText(self.tr("{done} of {total} items").format(done=count(done), total=count(total)))
