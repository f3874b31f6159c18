"""The strip between the panes: ribbons join lines whose tokens were counted together, stubs point to those off screen.

A stateless connector: it asks both panes what is where each time it paints. Ribbons of one line share its height in
the order of their targets, so those of an alignment never cross.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from rouge_gui.ui.compare.setting import Band
from rouge_gui.ui.theme import Theme, numbers_font

WIDTH_PX = 54
_STUB_PX = 13.0
_LEAST_LABEL_PX = 9.0
# where on a ribbon its count may stand, as shares of the way
_LABEL_PLACES = (0.5, 0.22, 0.78)
ABOVE, BELOW = -1, -2


class Ribbon(NamedTuple):
    """``units`` of them join a line on the left with one on the right; each end lies between ``top`` and ``bottom``."""

    units: int
    left: tuple[float, float]
    right: tuple[float, float]


class Stub(NamedTuple):
    """``units`` of a line whose partners lie off screen, ``ABOVE`` or ``BELOW``, at height ``y``."""

    units: int
    y: float
    direction: int
    on_left: bool


@dataclass(frozen=True, slots=True)
class Connections:
    """What to draw."""

    ribbons: tuple[Ribbon, ...] = ()
    stubs: tuple[Stub, ...] = ()


def connect(
    left: Sequence[Band], right: Sequence[Band], links: Iterable[tuple[int, int]], *, stubs: bool = True
) -> Connections:
    """Return how the visible lines of both panes are joined.

    ``links`` are pairs of UTF-16 places of units counted together, for those that are visible on either side.
    """
    joined: Counter[tuple[int, int]] = Counter(
        (_band_at(left, place), _band_at(right, partner)) for place, partner in links
    )
    both = {key: count for key, count in joined.items() if min(key) >= 0}
    found = tuple(
        Stub(count, *_stub_place(left, right, key))
        for key, count in sorted(joined.items())
        if _half_seen(key)
    )
    return Connections(tuple(_ribbons(left, right, both)), found if stubs else ())


def _half_seen(key: tuple[int, int]) -> bool:
    return (key[0] >= 0) != (key[1] >= 0)


def _stub_place(left: Sequence[Band], right: Sequence[Band], key: tuple[int, int]) -> tuple[float, int, bool]:
    on_left = key[0] >= 0
    band = left[key[0]] if on_left else right[key[1]]
    return (band.top + band.bottom) / 2, key[1] if on_left else key[0], on_left


def _band_at(bands: Sequence[Band], place: int) -> int:
    """Return which band shows ``place``, or ``ABOVE`` or ``BELOW``."""
    index = bisect_right(bands, place, key=attrgetter("start")) - 1
    if index < 0:
        return ABOVE
    return BELOW if index == len(bands) - 1 and place >= bands[index].end else index


def _ribbons(
    left: Sequence[Band], right: Sequence[Band], joined: dict[tuple[int, int], int]
) -> Iterable[Ribbon]:
    ends = (
        _shares(left, sorted(joined), joined, 0),
        _shares(right, sorted(joined, key=lambda key: (key[1], key[0])), joined, 1),
    )
    for key in sorted(joined):
        yield Ribbon(joined[key], ends[0][key], ends[1][key])


def _shares(
    bands: Sequence[Band], keys: Sequence[tuple[int, int]], counts: dict[tuple[int, int], int], side: int
) -> dict[tuple[int, int], tuple[float, float]]:
    """Return the part of its band that each ribbon takes, by its count."""
    totals: Counter[int] = Counter()
    for key in keys:
        totals[key[side]] += counts[key]
    used: Counter[int] = Counter()
    shares: dict[tuple[int, int], tuple[float, float]] = {}
    for key in keys:
        band, total = bands[key[side]], totals[key[side]]
        height = band.bottom - band.top
        first, last = used[key[side]] / total, (used[key[side]] + counts[key]) / total
        shares[key] = band.top + first * height, band.top + last * height
        used[key[side]] += counts[key]
    return shares


def _thickness(ribbon: Ribbon) -> float:
    (left_top, left_bottom), (right_top, right_bottom) = ribbon.left, ribbon.right
    return (left_bottom - left_top + right_bottom - right_top) / 2


def _height_at(ribbon: Ribbon, share: float) -> float:
    """Return the middle of a ribbon at a share of the way from left to right, on its curve."""
    left, right = sum(ribbon.left) / 2, sum(ribbon.right) / 2
    # the curve of two control points at half the width: x and y by one parameter, which is near its share of x
    bend = 3 * share**2 - 2 * share**3
    return left + (right - left) * bend


class RibbonStrip(QSplitterHandle):
    """Draws connections in the place of the handle between two panes; can still be dragged."""

    def __init__(self, parent: QSplitter, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._groups: tuple[tuple[str, Connections, float], ...] = ()
        self._top_px = 0.0

    def sizeHint(self) -> QSize:
        """Leave room for ribbons and their counts."""
        return QSize(WIDTH_PX, super().sizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self.update()

    @property
    def groups(self) -> tuple[tuple[str, Connections, float], ...]:
        """What is drawn: colour, connections and opacity."""
        return self._groups

    def show_connections(self, groups: tuple[tuple[str, Connections, float], ...], top_px: float) -> None:
        """Draw ``groups`` of (colour of the theme, connections, opacity); heights count from ``top_px`` on."""
        if (groups, top_px) != (self._groups, self._top_px):
            self._groups, self._top_px = groups, top_px
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ribbons."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("window"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, self._top_px, self.width(), self.height()))
        painter.translate(0, self._top_px)
        font = numbers_font(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        for role, connections, opacity in self._groups:
            color = self._theme.color(role)
            for ribbon in connections.ribbons:
                self._paint_ribbon(painter, ribbon, color, opacity)
            self._paint_counts(painter, connections.ribbons)
            for stub in connections.stubs:
                self._paint_stub(painter, stub, color)

    def _paint_ribbon(self, painter: QPainter, ribbon: Ribbon, color: QColor, opacity: float) -> None:
        width = float(self.width())
        middle = width / 2
        (left_top, left_bottom), (right_top, right_bottom) = ribbon.left, ribbon.right
        path = QPainterPath(QPointF(0, left_top))
        path.cubicTo(QPointF(middle, left_top), QPointF(middle, right_top), QPointF(width, right_top))
        path.lineTo(width, right_bottom)
        path.cubicTo(QPointF(middle, right_bottom), QPointF(middle, left_bottom), QPointF(0, left_bottom))
        path.closeSubpath()
        fill = QColor(color)
        fill.setAlphaF(opacity)
        painter.setPen(QPen(color, 1.0))
        painter.setBrush(fill)
        painter.drawPath(path)

    def _paint_counts(self, painter: QPainter, ribbons: Sequence[Ribbon]) -> None:
        """Write how many units each ribbon joins: in its middle, or where ribbons cross nearer to an end."""
        taken: list[QRectF] = []
        for ribbon in ribbons:
            text = str(ribbon.units)
            size = QSizeF(painter.fontMetrics().horizontalAdvance(text) + 6.0, painter.fontMetrics().height())
            places = [QRectF(QPointF(), size) for _ in _LABEL_PLACES]
            for area, share in zip(places, _LABEL_PLACES, strict=True):
                area.moveCenter(QPointF(share * self.width(), _height_at(ribbon, share)))
            free = next((area for area in places if not any(map(area.intersects, taken))), None)
            if free is None or _thickness(ribbon) < _LEAST_LABEL_PX:
                continue
            taken.append(free)
            if len(ribbons) > 1 and free is not places[0]:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.color("window"))
                painter.drawRoundedRect(free.adjusted(0, 2, 0, -2), 4, 4)
            painter.setPen(self._theme.color("text"))
            painter.drawText(free, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_stub(self, painter: QPainter, stub: Stub, color: QColor) -> None:
        """Paint a rounded stub at the edge of the pane, with a point up or down to where its partners are."""
        x = 0.0 if stub.on_left else self.width() - _STUB_PX
        fill = QColor(color)
        fill.setAlphaF(0.22)
        painter.setPen(QPen(color, 1.0))
        painter.setBrush(fill)
        area = QRectF(x - 4 if stub.on_left else x, stub.y - 6, _STUB_PX + 4, 12)
        painter.drawRoundedRect(area, 6, 6)
        tip = QPointF(x + _STUB_PX / 2, stub.y + (3 if stub.direction == BELOW else -3))
        side = -4 if stub.direction == BELOW else 4
        painter.setPen(QPen(color, 1.6))
        painter.drawLine(tip, tip + QPointF(-3, side))
        painter.drawLine(tip, tip + QPointF(3, side))
