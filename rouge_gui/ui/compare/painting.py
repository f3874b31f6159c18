"""Draws a picture under the text of a document: tints, brackets, boxes, dotted lines for surplus and so on.

Draws what touches the exposed rectangle only. Knows lines and colours, not what the units mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextBlock,
    QTextDocument,
    QTextLayout,
    QTextLine,
)

from rouge_gui.compare import Status
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.paying import PaidUnit, named_references, role_of
from rouge_gui.ui.compare.picture import BRACKET_PX, LANE_PX, Picture, touching
from rouge_gui.ui.compare.units import STEPS, LayerUnits, Unit
from rouge_gui.ui.layers import Layer, Shape
from rouge_gui.ui.theme import Theme, numbers_font

# painted behind letters
_GROUNDS = {Shape.TINT, Shape.STEPS}
_PAD_PX = 2.0
# between words that touch, as in Chinese, a frame stays inside its own
_SNUG_PX = -0.75
_RADIUS_PX = 3.5
_BELOW_TINT_PX = 2.5
_LINE_PX = 1.6
# how far below its line the lowest bracket is drawn: numbers of runs, bigrams and n-grams together
_REACH_PX = _BELOW_TINT_PX + 7 * LANE_PX + BRACKET_PX
# the bar that tells how much begins at a token
_STEP_PX = 2.5
# the number of a run, as a share of its line
_NUMBER_SHARE = 0.5


_right_to_left = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")
_astral = re.compile("[\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class _Block:
    """What is asked of a paragraph often. ``text`` is None where its indices are not UTF-16 ones."""

    position: int
    text: str | None
    bidirectional: bool
    origin: QPointF

    @classmethod
    def of(cls, block: QTextBlock, origin: QPointF) -> _Block:
        text = block.text()
        plain = text.isascii()
        return cls(
            block.position(),
            text if plain or not _astral.search(text) else None,
            not plain and _right_to_left.search(text) is not None,
            origin,
        )


@dataclass(frozen=True, slots=True)
class VisibleLine:
    """A line on screen that shows ``[start, end)`` of the document, in UTF-16 units."""

    layout: QTextLine
    block: _Block
    start: int
    end: int

    def stretch(self, start: int, end: int) -> QRectF | None:
        """Return the rectangle of ``[start, end)`` on this line, without white space at its edges."""
        base = self.block.position
        first, last = max(start, self.start) - base, min(end, self.end) - base
        if (text := self.block.text) is not None:
            while last > first and text[last - 1].isspace():
                last -= 1
            while first < last and text[first].isspace():
                first += 1
        if first >= last:
            return None
        if self.block.bidirectional:
            left, right = self._visual_extent(first, last)
        else:
            left, right = _x_of(self.layout, first), _x_of(self.layout, last)
        origin = self.block.origin
        height = self.layout.ascent() + self.layout.descent()
        return QRectF(origin.x() + left, origin.y() + self.layout.y(), right - left, height)

    def pads(self, start: int, end: int) -> tuple[float, float]:
        """Return how far a frame may reach beyond ``[start, end)``: not into a word that touches it."""
        text, base = self.block.text, self.block.position
        if text is None:
            return _SNUG_PX, _SNUG_PX
        before = text[start - base - 1 : start - base] if start > self.start else ""
        after = text[end - base : end - base + 1] if end < self.end else ""
        left, right = (_PAD_PX if not char or char.isspace() else _SNUG_PX for char in (before, after))
        return left, right

    def _visual_extent(self, first: int, last: int) -> tuple[float, float]:
        """Return left and right of a stretch that may run right to left, by its glyphs."""
        bounds = [run.boundingRect() for run in self.layout.glyphRuns(first, last - first)]
        if not bounds:
            return 0.0, 0.0
        return min(rect.left() for rect in bounds), max(rect.right() for rect in bounds)


def _x_of(line: QTextLine, position: int) -> float:
    found: object = line.cursorToX(position)
    # PySide returns the x beside the position it belongs to
    return float(found[0]) if isinstance(found, tuple) else float(str(found))


def visible_lines(
    document: QTextDocument, first: QTextBlock, offset: QPointF, top: float, bottom: float
) -> Iterator[VisibleLine]:
    """Yield the lines of ``document``, scrolled by ``offset``, whose marks may reach into the range."""
    layout = document.documentLayout()
    block = first
    while block.isValid():
        origin = layout.blockBoundingRect(block).topLeft() - offset
        if origin.y() - _REACH_PX > bottom:
            return
        lines = block.layout()
        described = _Block.of(block, origin)
        for index in range(_first_line(lines, top - origin.y()), lines.lineCount()):
            line = lines.lineAt(index)
            if origin.y() + line.y() - _REACH_PX > bottom:
                return
            start = block.position() + line.textStart()
            yield VisibleLine(line, described, start, start + line.textLength())
        block = block.next()


def _first_line(lines: QTextLayout, top: float) -> int:
    """Return the first line whose marks may reach below ``top``."""
    low, high = 0, lines.lineCount()
    while low < high:
        middle = (low + high) // 2
        if lines.lineAt(middle).rect().bottom() + _REACH_PX < top:
            low = middle + 1
        else:
            high = middle
    return low


class Lit(NamedTuple):
    """What the pointer's unit is and was counted with, in UTF-16 units.

    ``seconds`` end the counted pairs that begin at it, ``missed`` the pairs that earn nothing.
    """

    spans: Sequence[Span] = ()
    seconds: Sequence[Span] = ()
    missed: Sequence[Span] = ()


class Searched(NamedTuple):
    """What a search found, in UTF-16 units, and which of it is selected."""

    found: Sequence[Span] = ()
    current: Span | None = None


class PicturePainter:
    """Paints one pane's picture. ``stale`` units are drawn without colour."""

    def __init__(self, painter: QPainter, theme: Theme, *, stale: bool) -> None:
        self._painter = painter
        self._theme = theme
        self._stale = stale
        self._colors: dict[str, QColor] = {}
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, lines: Iterable[VisibleLine], picture: Picture, searched: Searched, lit: Lit) -> None:
        """Paint ``picture``, what was ``searched`` for and what is ``lit`` on ``lines``."""
        layers = picture.painted_layers
        tinted = any(units.layer.shape in _GROUNDS for units, _ in layers)
        for line in lines:
            for units, lane in layers:
                if units.layer.shape in _GROUNDS:
                    self._paint_units(line, units, lane, 0.0)
            for paid in picture.paid.between(line.start, line.end):
                self._paint_paid(line, paid)
            for start, end in touching(searched.found, line.start, line.end):
                self._paint_light(line, start, end, "found", 3.0 if (start, end) == searched.current else 0.0)
            self._paint_lit(line, lit)
            for units, lane in layers:
                if units.layer.shape not in _GROUNDS:
                    # room for the dots of surplus unigrams
                    self._paint_units(line, units, lane, _BELOW_TINT_PX if tinted else 0.0)
            for start, end in touching(picture.recut, line.start, line.end):
                self._paint_recut(line, start, end)
            for start, end in touching(picture.sentences, line.start, line.end):
                self._paint_sentence(line, start, end)

    def _paint_units(self, line: VisibleLine, units: LayerUnits, first_lane: int, drop: float) -> None:
        layer = units.layer
        for unit in units.between(line.start, line.end):
            rect = line.stretch(unit.start, unit.end)
            if rect is None:
                continue
            if unit.status is Status.CREDITED:
                if layer.shape is Shape.BRACKET:
                    self._paint_bracket(
                        rect.translated(0, drop + (first_lane + unit.lane) * LANE_PX), layer, unit, line
                    )
                    continue
                left, right = line.pads(unit.start, unit.end)
                area = rect.adjusted(-left, -_PAD_PX, right, _PAD_PX)
                if layer.shape is Shape.STEPS:
                    self._paint_step(area, unit)
                    continue
                if layer.shape is Shape.RUN:
                    # around the box of an LCS
                    area = area.adjusted(0, -2.0, 0, 2.0)
                self._paint_ground(area, layer)
                if layer.shape is Shape.RUN and unit.weight and unit.marks > 1 and unit.end <= line.end:
                    below = area.translated(0, first_lane * LANE_PX)
                    self._write_below(below, (numbers.count(unit.marks),), layer.role)
            elif unit.status is Status.SURPLUS:
                lane = first_lane + unit.lane if layer.shape is Shape.BRACKET else 0
                self._paint_surplus(rect.translated(0, drop + lane * LANE_PX), layer)
            else:
                self._paint_miss(rect)

    def _color(self, role: str) -> QColor:
        if self._stale:
            role = "grid" if role == "tint" or role.startswith("skip_") else "border"
        # a colour is read from its name hundreds of times a picture
        if role not in self._colors:
            self._colors[role] = self._theme.color(role)
        return self._colors[role]

    def _paint_ground(self, area: QRectF, layer: Layer) -> None:
        if layer.shape is Shape.TINT:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(self._color("tint"))
        else:
            pen = QPen(self._color(layer.role), _LINE_PX)
            if layer.shape is Shape.DASHED_BOX:
                pen.setDashPattern([3.5, 2.0])
                # beside the box of another layer
                area = area.adjusted(-1.5, -2.0, 1.5, 2.0)
            self._painter.setPen(pen)
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)

    def _paint_step(self, area: QRectF, unit: Unit) -> None:
        """Paint a ground that darkens, and a bar that grows, with the number of pairs."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._color(f"skip_{unit.step}"))
        self._painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)
        self._painter.setBrush(self._color("skip"))
        width = area.width() * unit.step / STEPS
        self._painter.drawRect(QRectF(area.left(), area.bottom() - _STEP_PX / 2, width, _STEP_PX))

    def _write_below(self, area: QRectF, texts: Sequence[str], role: str) -> None:
        """Write under the right end of a box the first of ``texts`` that is not too wide for it, or the last."""
        font = numbers_font(self._painter.font())
        font.setPixelSize(max(8, round(area.height() * _NUMBER_SHARE)))
        self._painter.setFont(font)
        self._painter.setPen(self._color(role))
        metrics = QFontMetricsF(font)
        text = next((text for text in texts if metrics.horizontalAdvance(text) < area.width() - 2), texts[-1])
        x = area.right() - metrics.horizontalAdvance(text) - 1.0
        self._painter.drawText(QPointF(x, area.bottom() + metrics.capHeight() + 2.5), text)

    def _paint_paid(self, line: VisibleLine, unit: PaidUnit) -> None:
        """Paint a ground in the colour of the reference that pays, and below it the numbers of all that credit it.

        What is not part of the score is framed only.
        """
        rect = line.stretch(unit.start, unit.end)
        if rect is None:
            return
        role = role_of(unit.colored_by)
        left, right = line.pads(unit.start, unit.end)
        area = rect.adjusted(-left, -_PAD_PX, right, _PAD_PX)
        if unit.earns:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(self._theme.color("grid") if self._stale else self._theme.pale(role))
            self._painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)
            self._paint_underline(area, -_STEP_PX / 2, self._color(role), (_STEP_PX, []))
        else:
            pen = QPen(self._color(role), 1.0)
            pen.setDashPattern([2.0, 2.0])
            self._painter.setPen(pen)
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)
        if unit.end <= line.end:
            names = named_references(unit.payers), f"{unit.colored_by + 1}+", f"{unit.colored_by + 1}"
            self._write_below(area, names, role)

    def _paint_lit(self, line: VisibleLine, lit: Lit) -> None:
        for start, end in touching(lit.missed, line.start, line.end):
            self._paint_light(line, start, end, "", 1.0)
        for start, end in touching(lit.seconds, line.start, line.end):
            self._paint_light(line, start, end, "partner", 0.0)
        for start, end in touching(lit.spans, line.start, line.end):
            self._paint_light(line, start, end, "partner")

    def _paint_bracket(self, rect: QRectF, layer: Layer, unit: Unit, line: VisibleLine) -> None:
        left, right = rect.left() + 0.5, rect.right() - 0.5
        top = rect.bottom() + 1.0
        floor = top + BRACKET_PX
        path = QPainterPath(QPointF(left, top if unit.start >= line.start else floor))
        path.lineTo(left, floor)
        path.lineTo(right, floor)
        if unit.end <= line.end:
            path.lineTo(right, top)
        self._painter.setPen(QPen(self._color(layer.role), _LINE_PX))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def _paint_surplus(self, rect: QRectF, layer: Layer) -> None:
        role = "surplus" if layer.shape in _GROUNDS else layer.role
        self._paint_underline(rect, 1.0, self._color(role), (2.0, [1.0, 1.6]))

    def _paint_miss(self, rect: QRectF) -> None:
        self._paint_underline(rect, 0.0, self._color("miss"), (1.0, []))

    def _paint_recut(self, line: VisibleLine, start: int, end: int) -> None:
        rect = line.stretch(start, end)
        if rect is not None:
            snug = rect.adjusted(1.5, 0, -1.5, 0)
            self._paint_underline(snug, 3.0, self._color("recut"), (2.0, [4.0, 1.5, 1.0, 1.5]))

    def _paint_underline(
        self, rect: QRectF, below_px: float, color: QColor, style: tuple[float, list[float]]
    ) -> None:
        width, dashes = style
        pen = QPen(color, width)
        if dashes:
            pen.setDashPattern(dashes)
        self._painter.setPen(pen)
        y = rect.bottom() + below_px
        self._painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))

    def _paint_sentence(self, line: VisibleLine, start: int, end: int) -> None:
        """Paint a tick where a sentence begins and a line in the margin along it."""
        rect = line.stretch(max(start, line.start), min(end, line.end))
        if rect is None:
            return
        self._painter.setPen(QPen(self._color("summary"), 2.0))
        first = start >= line.start
        top = rect.top() + (2.0 if first else -_REACH_PX)
        if rect.left() - line.block.origin.x() < 1.0 or not first:
            x = line.block.origin.x() + line.layout.x() - 8.0
            self._painter.drawLine(QPointF(x, top), QPointF(x, rect.bottom()))
            if first:
                self._painter.drawLine(QPointF(x - 1, top + 1), QPointF(x + 4, top + 1))
        else:
            x = rect.left() - 3.0
            self._painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))

    def _paint_light(self, line: VisibleLine, start: int, end: int, role: str, frame_px: float = 1.0) -> None:
        rect = line.stretch(start, end)
        if rect is not None:
            frame = QPen(self._theme.color("accent" if role else "muted"), frame_px)
            if not role:
                frame.setDashPattern([2.0, 2.0])
            self._painter.setPen(frame if frame_px else Qt.PenStyle.NoPen)
            self._painter.setBrush(self._theme.color(role) if role else Qt.BrushStyle.NoBrush)
            area = rect.adjusted(-_PAD_PX, -_PAD_PX, _PAD_PX, _PAD_PX)
            self._painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)
