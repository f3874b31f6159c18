"""The overview bar beside a pane: the whole text at one glance, with what is matched and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rouge_gui.compare import NO_MARKS, SeenMarks
from rouge_gui.ui.theme import Theme

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_WIDTH_PX = 12
_ROW_PX = 2
_EDGE_PX = 4


def matched_shares(marks: SeenMarks, length_cp: int, rows: int) -> npt.NDArray[np.float64]:
    """Return for each of ``rows`` equal stretches of the text which share of its units is credited.

    A stretch in which no unit begins is like the one before it; NaN before the first unit.
    """
    # loaded with the graph, after the window is on screen
    import numpy as np

    if not marks or length_cp <= 0 or rows <= 0:
        return np.full(max(rows, 0), np.nan)
    starts = np.array(marks.starts())
    credited = np.frombuffer(marks.credited_flags(), np.uint8)
    places = np.clip(starts * rows // length_cp, 0, rows - 1)
    totals = np.bincount(places, minlength=rows)
    hits = np.bincount(places, weights=credited, minlength=rows)
    shares = np.full(rows, np.nan)
    np.divide(hits, totals, out=shares, where=totals > 0)
    filled = np.maximum.accumulate(np.where(totals > 0, np.arange(rows), 0))
    return np.asarray(shares[filled])


class OverviewBar(QWidget):
    """A narrow picture of the whole text; a click goes there. ``place_chosen`` carries a share (0–1) of the text."""

    place_chosen = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role = "accent"
        self._marks = NO_MARKS
        self._length_cp = 0
        self._shares: npt.NDArray[np.float64] | None = None
        self._seen = (0.0, 1.0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("The whole text: coloured where units match, pale where they do not"))

    def sizeHint(self) -> QSize:
        """Be narrow."""
        return QSize(_WIDTH_PX, 80)

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.update()

    @property
    def marks(self) -> SeenMarks:
        """The marks on show."""
        return self._marks

    def show_marks(self, marks: SeenMarks, length_cp: int, role: str) -> None:
        """Show ``marks`` of a text of ``length_cp`` code points in the colour ``role``."""
        self._marks, self._length_cp, self._role = marks, length_cp, role
        self._shares = None
        self.update()

    def show_seen(self, first: float, last: float) -> None:
        """Frame the part of the text that is in sight, as shares of the whole."""
        if (first, last) != self._seen:
            self._seen = first, last
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a row for each stretch; nothing where all of the text is in sight anyway."""
        first, last = self._seen
        if last - first >= 1.0:
            return
        height = self.height() - 2 * _EDGE_PX
        rows = max(1, height // _ROW_PX)
        if self._shares is None or len(self._shares) != rows:
            self._shares = matched_shares(self._marks, self._length_cp, rows)
        painter = QPainter(self)
        left, width = 3, self.width() - 6
        painter.fillRect(left, _EDGE_PX, width, rows * _ROW_PX, self._theme.color("grid"))
        color = self._theme.color(self._role)
        for row, share in enumerate(self._shares):
            if share > 0:
                painter.fillRect(left, _EDGE_PX + row * _ROW_PX, max(1, round(width * share)), _ROW_PX, color)
        painter.setPen(self._theme.color("muted"))
        painter.drawRect(QRectF(1.5, _EDGE_PX + first * height, self.width() - 3, (last - first) * height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place that was clicked."""
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        height = max(1, self.height() - 2 * _EDGE_PX)
        self.place_chosen.emit(min(1.0, max(0.0, (event.position().y() - _EDGE_PX) / height)))
