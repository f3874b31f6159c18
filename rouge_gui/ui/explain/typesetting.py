"""Formulas as boxes that paint themselves: fractions, powers, sums and words in one font, laid out for a width.

Knows the trees of ``compare.explain.typeset`` and nothing of metrics. Positions are pixels; y grows downwards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatchmethod

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from rouge_gui.compare.explain.typeset import (
    Equation,
    Fraction,
    Group,
    Index,
    Name,
    Node,
    Power,
    Row,
    Sum,
    Symbol,
)

Wording = Callable[[str], str]

_SMALL = 0.78
_SMALLEST_POINTS = 6.5
_RULE_PX = 1.1
_GAP_PX = 3.0
# a name longer than this takes two lines
_LONG_NAME_PX = 150.0
_BRACKET_PX = 6.0
_INDENT_PX = 10.0


class Box(ABC):
    """Something laid out: ``ascent`` above the baseline, ``descent`` below it."""

    width = 0.0
    ascent = 0.0
    descent = 0.0

    @abstractmethod
    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        """Paint with the pen that ``painter`` has."""

    @property
    def height(self) -> float:
        """The height of the whole."""
        return self.ascent + self.descent


class _TextBox(Box):
    """A text of one or more lines, each in the middle."""

    def __init__(self, lines: Sequence[str], font: QFont, axis_px: float) -> None:
        self._lines, self._font = lines, font
        room = QFontMetricsF(font)
        self._widths = [room.horizontalAdvance(line) for line in lines]
        self._line_px, self._first_px = room.height(), room.ascent()
        self.width = max(self._widths, default=0.0)
        self.ascent, self.descent = room.ascent(), room.descent()
        if len(lines) > 1:
            half = self._line_px * len(lines) / 2
            self.ascent, self.descent = half + axis_px, half - axis_px

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        painter.setFont(self._font)
        y = baseline - self.ascent + self._first_px
        for line, width in zip(self._lines, self._widths, strict=True):
            painter.drawText(QPointF(x + (self.width - width) / 2, y), line)
            y += self._line_px


class _RowBox(Box):
    def __init__(self, parts: Sequence[Box]) -> None:
        self.parts = parts
        self.width = sum(part.width for part in parts)
        self.ascent = max((part.ascent for part in parts), default=0.0)
        self.descent = max((part.descent for part in parts), default=0.0)

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        for part in self.parts:
            part.paint(painter, x, baseline)
            x += part.width


class _FractionBox(Box):
    def __init__(self, above: Box, below: Box, axis_px: float) -> None:
        self._above, self._below, self._axis = above, below, axis_px
        self.width = max(above.width, below.width) + 8
        self.ascent = axis_px + _GAP_PX + above.height
        self.descent = below.height + _GAP_PX - axis_px

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        rule = baseline - self._axis
        pen = painter.pen()
        painter.setPen(QPen(pen.color(), _RULE_PX))
        painter.drawLine(QLineF(x + 2, rule, x + self.width - 2, rule))
        painter.setPen(pen)
        middle = x + self.width / 2
        above, below = self._above, self._below
        above.paint(painter, middle - above.width / 2, rule - _GAP_PX - above.descent)
        below.paint(painter, middle - below.width / 2, rule + _GAP_PX + below.ascent)


class _ScriptBox(Box):
    """``base`` with a script, raised or (``down``) lowered."""

    def __init__(self, base: Box, script: Box, *, down: bool) -> None:
        self._base, self._script = base, script
        self._shift = (
            script.ascent * 0.45 + base.descent * 0.4 if down else -(base.ascent - script.ascent * 0.72)
        )
        self.width = base.width + script.width + 1
        self.ascent = max(base.ascent, script.ascent - self._shift)
        self.descent = max(base.descent, script.descent + self._shift)

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        self._base.paint(painter, x, baseline)
        self._script.paint(painter, x + self._base.width + 1, baseline + self._shift)


class _GroupBox(Box):
    """``inner`` in brackets as high as it."""

    def __init__(self, inner: Box) -> None:
        self._inner = inner
        self.width = inner.width + 2 * _BRACKET_PX + 2
        self.ascent, self.descent = inner.ascent, inner.descent

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        area = QRectF(x + 1, baseline - self.ascent, _BRACKET_PX - 2, self.height)
        self._paint_bracket(painter, area.right(), area.left(), area)
        self._inner.paint(painter, x + _BRACKET_PX + 1, baseline)
        area.moveLeft(x + self.width - _BRACKET_PX + 1)
        self._paint_bracket(painter, area.left(), area.right(), area)

    @staticmethod
    def _paint_bracket(painter: QPainter, inside: float, outside: float, area: QRectF) -> None:
        path = QPainterPath(QPointF(inside, area.top() + 1))
        bulge = 2 * outside - inside
        path.quadTo(QPointF(bulge, area.center().y()), QPointF(inside, area.bottom() - 1))
        pen = painter.pen()
        painter.setPen(QPen(pen.color(), _RULE_PX + 0.2))
        painter.drawPath(path)
        painter.setPen(pen)


class _SumBox(Box):
    """A large Σ with ``over`` below it, then ``inner``."""

    def __init__(self, sign: Box, over: Box, inner: Box, axis_px: float) -> None:
        self._sign, self._over, self._inner = sign, over, inner
        self._sign_width = max(sign.width, over.width)
        # Σ stands in the middle of the line
        self._drop = (sign.ascent - sign.descent) / 2 - axis_px
        self.width = self._sign_width + 5 + inner.width
        self.ascent = max(sign.ascent - self._drop, inner.ascent)
        self.descent = max(sign.descent + self._drop + over.height, inner.descent)

    def paint(self, painter: QPainter, x: float, baseline: float) -> None:
        middle = x + self._sign_width / 2
        self._sign.paint(painter, middle - self._sign.width / 2, baseline + self._drop)
        top = baseline + self._drop + self._sign.descent
        self._over.paint(painter, middle - self._over.width / 2, top + self._over.ascent)
        self._inner.paint(painter, x + self._sign_width + 5, baseline)


class Setter:
    """Lays nodes out in a font; ``wording`` turns the identifiers of names into words."""

    def __init__(self, font: QFont, wording: Wording) -> None:
        self._font, self._wording = font, wording

    def _sized(self, scale: float) -> QFont:
        font = QFont(self._font)
        font.setPointSizeF(max(self._font.pointSizeF() * scale, _SMALLEST_POINTS))
        return font

    def axis_px(self, scale: float = 1.0) -> float:
        """Return how high the rules of fractions stand above the baseline."""
        return QFontMetricsF(self._sized(scale)).xHeight() * 0.62

    def text(self, text: str, scale: float = 1.0, *, slanted: bool = False) -> Box:
        """Lay out a text on one line."""
        font = self._sized(scale)
        font.setItalic(slanted)
        return _TextBox([text], font, self.axis_px(scale))

    @singledispatchmethod
    def boxed(self, node: Node, scale: float = 1.0) -> Box:
        """Lay out a node."""
        return self.text(node.plain(self._wording), scale)

    @boxed.register
    def _(self, node: Symbol, scale: float = 1.0) -> Box:
        # letters that stand for a quantity are slanted, as in print
        return self.text(node.text, scale, slanted=len(node.text) == 1 and node.text.isalpha())

    @boxed.register
    def _(self, node: Row, scale: float = 1.0) -> Box:
        return _RowBox([self.boxed(part, scale) for part in node.parts])

    @boxed.register
    def _(self, node: Group, scale: float = 1.0) -> Box:
        return _GroupBox(self.boxed(node.inner, scale))

    @boxed.register
    def _(self, node: Fraction, scale: float = 1.0) -> Box:
        return _FractionBox(self.boxed(node.above, scale), self.boxed(node.below, scale), self.axis_px(scale))

    @boxed.register
    def _(self, node: Power, scale: float = 1.0) -> Box:
        base = self.boxed(node.base, scale)
        if isinstance(node.base, Name) and " " in self._wording(node.base.id):
            # or only its last word seems to be raised
            base = _GroupBox(base)
        return _ScriptBox(base, self.boxed(node.exponent, scale * _SMALL), down=False)

    @boxed.register
    def _(self, node: Index, scale: float = 1.0) -> Box:
        return _ScriptBox(self.boxed(node.base, scale), self.boxed(node.index, scale * _SMALL), down=True)

    @boxed.register
    def _(self, node: Sum, scale: float = 1.0) -> Box:
        return _SumBox(
            self.text("Σ", scale * 1.5),
            self.boxed(node.over, scale * _SMALL),
            self.boxed(node.inner, scale),
            self.axis_px(scale),
        )

    @boxed.register
    def _(self, node: Name, scale: float = 1.0) -> Box:
        text, font = self._wording(node.id), self._sized(scale)
        words = text.split(" ")
        if QFontMetricsF(font).horizontalAdvance(text) <= _LONG_NAME_PX or len(words) < 2:
            return self.text(text, scale)
        cuts = range(1, len(words))
        best = min(cuts, key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
        return _TextBox([" ".join(words[:best]), " ".join(words[best:])], font, self.axis_px(scale))


@dataclass(frozen=True)
class _Line:
    boxes: tuple[Box, ...]
    x: float
    baseline: float


class SetEquation:
    """An equation laid out for ``width_px``: as many steps on a line as fit there, the signs below one another."""

    def __init__(self, equation: Equation, setter: Setter, width_px: float) -> None:
        sign = setter.text("  =  ")
        left, *steps = [setter.boxed(step) for step in equation.steps]
        self._lines: list[_Line] = []
        self.width = self.height = 0.0
        widest = sign.width + max((step.width for step in steps), default=0.0)
        # what is defined stands alone where its name leaves no room for the rule
        indent = left.width if left.width + widest <= width_px else _INDENT_PX
        line, used, x = [left], left.width, 0.0
        for step in steps:
            more = sign.width + step.width
            is_alone = line == [left] and indent < left.width
            if x + used + more > width_px and (len(line) > 1 or is_alone):
                self._add(line, x)
                line, used, x = [], 0.0, indent
            line += [sign, step]
            used += more
        self._add(line, x)

    def _add(self, boxes: Sequence[Box], x: float) -> None:
        ascent = max(box.ascent for box in boxes)
        descent = max(box.descent for box in boxes)
        top = self.height + (4.0 if self._lines else 0.0)
        self._lines.append(_Line(tuple(boxes), x, top + ascent))
        self.height = top + ascent + descent
        self.width = max(self.width, x + sum(box.width for box in boxes))

    def term_at(self, x: float, y: float) -> tuple[int, int]:
        """Return which term of a sum lies at a point, and how many there are; (-1, 0) where none does.

        A term is every second part of a step that is a row: the others are the signs between them.
        """
        for line in self._lines:
            at = line.x
            for box in line.boxes:
                if isinstance(box, _RowBox):
                    start = at
                    for place, part in enumerate(box.parts):
                        top = line.baseline - part.ascent
                        if place % 2 == 0 and QRectF(start, top, part.width, part.height).contains(x, y):
                            return place // 2, len(box.parts) // 2 + 1
                        start += part.width
                at += box.width
        return -1, 0

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint with the top left corner at a point."""
        for line in self._lines:
            at = x + line.x
            for box in line.boxes:
                box.paint(painter, at, y + line.baseline)
                at += box.width
