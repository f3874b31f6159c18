"""The card on a place of a chart: what it stands for, its numbers, what a click does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from rouge_gui.ui.corpus.charts.drawing import Drawing
from rouge_gui.ui.corpus.charts.spot_words import spot_lines, spot_title
from rouge_gui.ui.corpus.source import CorpusSource
from rouge_gui.ui.theme import numbers_font

_LONGEST_TITLE = 60


class SpotCard(QFrame):
    """A small card that lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._numbers, self._hint = (QLabel(self) for _ in range(3))
        for label in (self._title, self._numbers):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setObjectName("heading")
        self._numbers.setFont(numbers_font(self.font()))
        self._hint.setObjectName("muted")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(10, 6, 10, 6)
        rows.setSpacing(2)
        for label in (self._title, self._numbers, self._hint):
            rows.addWidget(label)
        self.hide()

    @property
    def text(self) -> str:
        """What the card says, without the hint."""
        return f"{self._title.text()}\n{self._numbers.text()}"

    def show_spot(self, source: CorpusSource, drawing: Drawing, spot: int) -> None:
        """Describe a place of ``drawing``."""
        title = spot_title(source, drawing, spot)
        cut = title if len(title) <= _LONGEST_TITLE else title[: _LONGEST_TITLE - 1] + "…"
        self._title.setText(" ".join(cut.split()) if "\n" in cut else cut)
        self._numbers.setText("\n".join(spot_lines(drawing, spot)))
        hint = self.tr("click: go to this item") if drawing.clouds else self.tr("click: show these items")
        self._hint.setText(hint)
        self.adjustSize()
