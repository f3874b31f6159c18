"""A text with a bar over each token that tells how much it earns: it lies over the picture and changes nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rouge_gui.text import Span
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.heat_bar import paint_bar
from rouge_gui.ui.theme import Theme


class HeatedEditor(TextEditor):
    """A pane's text that can have such bars."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.heat: tuple[tuple[Span, int], ...] = ()
        # the same in UTF-16 units
        self._bars: list[tuple[int, int, int]] = []

    def show_heat(self, heat: Sequence[tuple[Span, int]]) -> None:
        """Show bars over code-point spans, each with a step from -4 to 4; none of them takes all away."""
        if self.heat or heat:
            self.heat = tuple(sorted(heat))
            to_u16 = self._offsets.to_u16
            self._bars = [(to_u16(start), to_u16(end), step) for (start, end), step in self.heat]
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text and its marks, then the bars."""
        super().paintEvent(event)
        if not self.heat:
            return
        painter = QPainter(self.viewport())
        for line in self._visible_lines(event.rect().top(), event.rect().bottom()):
            first = max(0, bisect_right(self._bars, (line.start,)) - 1)
            for start, end, step in self._bars[first : bisect_right(self._bars, (line.end,))]:
                area = line.stretch(start, end)
                if area is not None:
                    paint_bar(painter, self._theme, step, area.adjusted(0.5, 0, -0.5, 0))
        painter.end()
