"""A small form for "A beats B": two systems, a metric, by how much. It writes a query; it runs none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from rouge_gui.corpus.column_names import quoted
from rouge_gui.ui.corpus.columns import Subject
from rouge_gui.ui.file_wording import brief
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.number_boxes import indent
from rouge_gui.ui.shrinking_box import ShrinkingBox

_BOX_LETTERS = 10
_STEP, _MOST = 0.05, 1.0


class BeatsForm(QFrame):
    """Signals: ``query_made(text)``; ``closed()``."""

    query_made = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("beatsForm")
        self.setAccessibleName(self.tr("Items where one system beats another"))
        self.better, self.worse, self.metric_box = (ShrinkingBox(_BOX_LETTERS, self) for _ in range(3))
        self.difference = QDoubleSpinBox(self)
        self.difference.setRange(0.0, _MOST)
        indent(self.difference)
        self.difference.setSingleStep(_STEP)
        self.difference.setDecimals(3)
        self.difference.setValue(2 * _STEP)
        self.better.setAccessibleName(self.tr("The better system"))
        self.worse.setAccessibleName(self.tr("The worse system"))
        self.metric_box.setAccessibleName(self.tr("Metric"))
        self.difference.setAccessibleName(self.tr("By more than"))
        self.show_button = QPushButton(self.tr("Show"), self)
        self.show_button.clicked.connect(self._on_show)
        self.close_button = QPushButton(self.tr("Close"), self)
        self.close_button.clicked.connect(self._on_close)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setSpacing(6)
        rows: Sequence[tuple[str, QWidget]] = (
            (self.tr("Better"), self.better),
            (self.tr("Worse"), self.worse),
            (self.tr("Metric"), self.metric_box),
            (self.tr("By more than"), self.difference),
        )
        for row, (text, field) in enumerate(rows):
            label = QLabel(text, self)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.close_button)
        grid.addLayout(buttons, len(rows), 0, 1, 2)

    def open(self, subject: Subject, metrics: Sequence[str]) -> None:
        """Ask about the systems and the metric on show first."""
        for box, chosen in ((self.better, subject.system), (self.worse, subject.second)):
            _fill(box, [(brief(name), name) for name in subject.systems], chosen)
        _fill(self.metric_box, [(display_name(metric), metric) for metric in metrics], subject.metric)
        self.show()
        self.better.setFocus()

    def _on_show(self) -> None:
        metric, better, worse = (str(box.currentData()) for box in (self.metric_box, self.better, self.worse))
        # in a query, points are decimal whatever the locale
        least = f"{self.difference.value():.3f}".rstrip("0").rstrip(".")
        self.query_made.emit(f"delta({metric}, {quoted(better)}, {quoted(worse)}) > {least}")

    def _on_close(self) -> None:
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show on Enter, close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._on_close()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_show()
        else:
            super().keyPressEvent(event)


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]], chosen: str) -> None:
    box.clear()
    for text, data in entries:
        box.addItem(text, data)
    box.setCurrentIndex(max(box.findData(chosen), 0))
