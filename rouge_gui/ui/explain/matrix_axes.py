"""The two axes of a matrix: tokens beside its rows and above its columns, or their numbers where there is no room."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from rouge_gui.compare.explain.matrix import Axis
from rouge_gui.ui import numbers
from rouge_gui.ui.theme import Theme, numbers_font

_SIZE = 0.92
_GAP_PX = 5.0
_MOST_PX = 104.0
_SHARE = 0.45
_TICK_PX = 44
_NICE = (1, 2, 5)
# as long as this on its side
_MOST_STACKED = 6
_STACK = 0.92
# what is measured for the widest label
_MOST_MEASURED = 400

_han = re.compile("[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff\U00020000-\U0003ffff]+")


class LitPlaces(Protocol):
    """Which rows and columns are lit."""

    @property
    def rows(self) -> Sequence[int]:
        """Numbers of rows."""

    @property
    def columns(self) -> Sequence[int]:
        """Numbers of columns."""


def shown_form(form: str) -> str:
    """Return a token as it can be painted and written into a file: one line, no control characters."""
    line = " ".join(form.split())
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)


def _is_stacked(form: str) -> bool:
    """Tell whether a token is written from top to bottom where there is no room beside it."""
    return len(form) <= _MOST_STACKED and _han.fullmatch(form) is not None


class AxisPainter:
    """Paints both axes."""

    def __init__(self, rows: Axis, columns: Axis, theme: Theme, font: QFont) -> None:
        self._rows, self._columns, self._theme = rows, columns, theme
        self._font = numbers_font(font)
        self._font.setPointSizeF(font.pointSizeF() * _SIZE)
        self._metrics = QFontMetricsF(self._font)
        stacked = max((len(form) for form in columns.forms if _is_stacked(form)), default=0)
        widest = max(self._measure(columns.forms), stacked * self._metrics.height() * _STACK)
        self._widest = self._measure(rows.forms), widest
        self._names = (
            QCoreApplication.translate("explain", "candidate") + " →",
            QCoreApplication.translate("explain", "reference") + " ↓",
        )
        self._least = max(map(self._metrics.horizontalAdvance, self._names)) + _GAP_PX + 2
        self._most = QSizeF(_MOST_PX, _MOST_PX)
        self._last = numbers.count(max(len(rows.forms), len(columns.forms)))

    def _measure(self, forms: Sequence[str]) -> float:
        some = sorted(set(forms), key=len, reverse=True)[:_MOST_MEASURED]
        return max((self._metrics.horizontalAdvance(shown_form(form)[:40]) for form in some), default=0.0)

    def set_room(self, room: QSizeF) -> None:
        """Take no more than a part of ``room``, in which cells are to be shown as well."""
        self._most = QSizeF(min(_MOST_PX, room.width() * _SHARE), min(_MOST_PX, room.height() * _SHARE))

    def has_tokens(self, scale: float) -> bool:
        """Tell whether there is room for tokens at ``scale`` pixels a cell."""
        high = self._metrics.height()
        is_roomy = self._is_level(scale) or self._most.height() >= min(self._widest[1], 2 * high)
        return is_roomy and scale >= round(high * 0.72)

    def margins(self, scale: float) -> QSizeF:
        """Return how wide the axis of rows is and how high that of columns."""
        if not self.has_tokens(scale):
            wide = self._metrics.horizontalAdvance(self._last) + 2 * _GAP_PX
            return QSizeF(max(wide, self._least), self._metrics.height() * 2 + _GAP_PX)
        width = min(self._widest[0], self._most.width()) + 2 * _GAP_PX
        height = self._metrics.height() + _GAP_PX
        if not self._is_level(scale):
            height = min(self._widest[1], self._most.height()) + 2 * _GAP_PX
        return QSizeF(max(width, self._least), max(height, self._metrics.height() * 2 + _GAP_PX))

    def _is_level(self, scale: float) -> bool:
        """Tell whether the tokens of columns fit without being turned."""
        return self._widest[1] <= scale - 3

    def paint(self, painter: QPainter, body: QRectF, scroll: QPointF, scale: float, lit: LitPlaces) -> None:
        """Paint both axes beside ``body``, and what they are."""
        margins = self.margins(scale)
        left = QRectF(body.left() - margins.width(), body.top(), margins.width(), body.height())
        top = QRectF(body.left(), body.top() - margins.height(), body.width(), margins.height())
        painter.save()
        painter.setFont(self._font)
        painter.save()
        painter.setClipRect(left)
        painter.translate(left.left(), left.top() - scroll.y())
        seen = range(int(scroll.y() / scale), int((scroll.y() + body.height()) / scale) + 1)
        self._paint_rows(painter, seen, QSizeF(left.width(), scale), lit.rows)
        painter.restore()
        painter.save()
        painter.setClipRect(top)
        painter.translate(top.left() - scroll.x(), top.bottom())
        seen = range(int(scroll.x() / scale), int((scroll.x() + body.width()) / scale) + 1)
        self._paint_columns(painter, seen, QSizeF(scale, top.height()), lit.columns)
        painter.restore()
        self._paint_names(painter, QRectF(left.left(), top.top(), left.width(), top.height()))
        painter.restore()

    def _paint_rows(self, painter: QPainter, seen: range, room: QSizeF, lit: Sequence[int]) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if not self.has_tokens(room.height()):
            painter.setPen(self._theme.color("muted"))
            high = self._metrics.height()
            for place in self._ticks(seen, room.height(), high * 1.6, len(self._rows.forms)):
                y = (place + 0.5) * room.height()
                painter.drawText(
                    QRectF(0, y - high / 2, room.width() - _GAP_PX, high), right, numbers.count(place + 1)
                )
            return
        for place in seen:
            if place < len(self._rows.forms):
                area = QRectF(0, place * room.height(), room.width(), room.height())
                self._prepare(painter, area, is_lit=place in lit)
                text = self._elided(self._rows.forms[place], room.width() - _GAP_PX - 2)
                tall = area.adjusted(0, -6, -_GAP_PX, 6)
                painter.drawText(tall, right | Qt.TextFlag.TextSingleLine, text)

    def _paint_columns(self, painter: QPainter, seen: range, room: QSizeF, lit: Sequence[int]) -> None:
        high = self._metrics.height()
        if not self.has_tokens(room.width()):
            painter.setPen(self._theme.color("muted"))
            for place in self._ticks(seen, room.width(), _TICK_PX, len(self._columns.forms)):
                x = (place + 0.5) * room.width()
                area = QRectF(x - _TICK_PX / 2, -high - 2, _TICK_PX, high)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, numbers.count(place + 1))
            return
        level = self._is_level(room.width())
        for place in seen:
            if place >= len(self._columns.forms):
                break
            form = self._columns.forms[place]
            area = QRectF(place * room.width(), -room.height(), room.width(), room.height())
            self._prepare(painter, area, is_lit=place in lit)
            if level:
                area.setBottom(-2)
                painter.drawText(
                    area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, shown_form(form)
                )
            elif _is_stacked(form):
                self._paint_stacked(painter, area, form)
            else:
                painter.save()
                painter.translate(area.left() + room.width() / 2, -_GAP_PX)
                painter.rotate(-90)
                along = QRectF(0, -high / 2, room.height() - _GAP_PX, high)
                text = self._elided(form, along.width())
                painter.drawText(along, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
                painter.restore()

    def _paint_stacked(self, painter: QPainter, area: QRectF, form: str) -> None:
        """Write Chinese from top to bottom."""
        step = self._metrics.height() * _STACK
        top = area.bottom() - 3 - step * len(form)
        for number, char in enumerate(form):
            cell = QRectF(area.left() - 6, top + number * step, area.width() + 12, step)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, char)

    def _paint_names(self, painter: QPainter, corner: QRectF) -> None:
        painter.setPen(self._theme.color("muted"))
        area = corner.adjusted(0, 0, -_GAP_PX, -2)
        for text, side in zip(
            self._names, (Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom), strict=True
        ):
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | side, text)

    def _prepare(self, painter: QPainter, area: QRectF, *, is_lit: bool) -> None:
        if is_lit:
            painter.fillRect(area, self._theme.color("partner"))
        painter.setPen(self._theme.color("text"))

    def _elided(self, form: str, width: float) -> str:
        return self._metrics.elidedText(shown_form(form), Qt.TextElideMode.ElideRight, width)

    @staticmethod
    def _ticks(seen: range, scale: float, apart_px: float, count: int) -> list[int]:
        """Return the places, from 0, that get a number: round ones, so far apart that they can be read."""
        step = next(
            nice * 10**power for power in range(9) for nice in _NICE if nice * 10**power * scale >= apart_px
        )
        first = max(seen.start // step * step, 0)
        return [place - 1 for place in range(first, min(seen.stop, count) + 1, step) if place]
