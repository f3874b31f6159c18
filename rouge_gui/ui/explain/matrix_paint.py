"""Paints a part of an LCS table: tones of length, matches as dots, the path as a joined line, tokens on both axes.

Knows colours and pixels; where the part lies, and on which device, is the caller's. Shapes tell matches, path and what
earns nothing apart without colours. Far out it is one picture made of an array, close up what is in sight is drawn.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from rouge_gui.compare.explain import matrix as tables
from rouge_gui.compare.explain.matrix import Classes, Matrix, ground_of, pooled
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.matrix_axes import AxisPainter
from rouge_gui.ui.theme import Theme, numbers_font

# the sides of a cell in pixels that can be chosen; below 1 several cells share one
SCALES = (
    *(1 / n for n in (20, 16, 12, 10, 8, 7, 6, 5, 4, 3, 2)),
    1,
    1.25,
    1.5,
    2,
    2.5,
    3,
    4,
    5,
    6,
    8,
    11,
    14,
    18,
    23,
    28,
    36,
)
# from here on cells are drawn one by one, and from there on with their numbers
DRAWN_FROM = 8
NUMBERS_FROM = 18
_GROUND_SHARE = 0.34
# far out single matches are dust behind the lines; drawn as dots they are to be seen on every ground
_DUST_SHARE, _DOT_SHARE, _RUN_SHARE = 0.42, 0.7, 0.95
_BAND_ALPHA = 110
_FAR_BORDER_ALPHA = 90
_LINE_PX = 2.0
# a line that crosses numbers
_FAINT_ALPHA = 140
_CLOSEST_BORDERS_PX = 4
_PATH_LINES_FROM = 2


class Lit(NamedTuple):
    """Which rows and columns are lit."""

    rows: Sequence[int] = ()
    columns: Sequence[int] = ()


class Part(NamedTuple):
    """Where a table is painted: ``body`` shows it from ``scroll`` on, at ``scale`` pixels a cell."""

    body: QRectF
    scroll: QPointF
    scale: float

    def cells(self, shape: tuple[int, ...]) -> tuple[slice, slice]:
        """Return which rows and columns are in sight."""
        top, left = self.scroll.y() / self.scale, self.scroll.x() / self.scale
        bottom, right = top + self.body.height() / self.scale, left + self.body.width() / self.scale
        return (
            slice(max(int(top), 0), min(math.ceil(bottom), shape[0])),
            slice(max(int(left), 0), min(math.ceil(right), shape[1])),
        )

    def x(self, column: float) -> float:
        """Return where a column begins."""
        return self.body.left() + column * self.scale - self.scroll.x()

    def y(self, row: float) -> float:
        """Return where a row begins."""
        return self.body.top() + row * self.scale - self.scroll.y()

    def square(self, row: float, column: float) -> QRectF:
        """Return a cell."""
        return QRectF(self.x(column), self.y(row), self.scale, self.scale)


def path_role(matrix: Matrix) -> str:
    """Return the colour of the path: that of the layer that shows it in the panes."""
    if matrix.is_weighted:
        return "weighted"
    return "summary" if matrix.in_blocks else "lcs"


def tones(matrix: Matrix, theme: Theme, *, drawn: bool = False) -> list[int]:
    """Return the colour of each class of cell; ``drawn`` ones are told apart by their shapes too."""
    weakest = _DOT_SHARE if drawn else _DUST_SHARE
    card, text, accent = (theme.color(role) for role in ("card", "text", "accent"))
    shades = [_mixed(card, accent, _GROUND_SHARE * step / (tables.STEPS - 1)) for step in range(tables.STEPS)]
    strengths = [weakest, *[_RUN_SHARE] * (tables.RUN_STEPS - 1)]
    if matrix.is_weighted:
        rise = (_RUN_SHARE - weakest) / (tables.RUN_STEPS - 1)
        strengths = [weakest + rise * step for step in range(tables.RUN_STEPS)]
    shades += [_mixed(card, text, share) for share in strengths]
    path = theme.color(path_role(matrix))
    shades += [path] * (tables.SURPLUS_PATH - len(shades))
    shades += [_mixed(card, path, 0.6), path]
    return [shade.rgb() for shade in shades]


def _mixed(ground: QColor, color: QColor, share: float) -> QColor:
    below = ground.red(), ground.green(), ground.blue()
    above = color.red(), color.green(), color.blue()
    return QColor(*(round((1 - share) * low + share * high) for low, high in zip(below, above, strict=True)))


def image_of(classes: Classes, shades: list[int]) -> QImage:
    """Return ``classes`` as a picture, one pixel a cell."""
    rows, columns = classes.shape
    image = QImage(
        np.ascontiguousarray(classes).tobytes(), columns, rows, columns, QImage.Format.Format_Indexed8
    )
    image.setColorTable(shades)
    return image.convertToFormat(QImage.Format.Format_RGB32)


class MatrixPainter:
    """Paints ``matrix`` in the colours of ``theme``."""

    def __init__(self, matrix: Matrix, theme: Theme, font: QFont) -> None:
        self.matrix, self.theme, self.font = matrix, theme, font
        self.axes = AxisPainter(matrix.rows, matrix.columns, theme, font)
        self._shades = tones(matrix, theme)
        self._dots = tones(matrix, theme, drawn=True)
        self._pooled: dict[int, Classes] = {}
        path = np.array(matrix.path, np.int64).reshape(-1, 2)
        self._path_rows, self._path_columns = path[:, 0], path[:, 1]
        self._joined = _joined(matrix)

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns."""
        return self.matrix.classes.shape

    def size(self, scale: float) -> QSizeF:
        """Return how much room the cells take."""
        return QSizeF(math.ceil(self.shape[1] * scale), math.ceil(self.shape[0] * scale))

    def best_scale(self, room: QSizeF, most: float = SCALES[-1]) -> float:
        """Return the largest scale at which all of it, with its axes, fits in ``room``."""
        for scale in reversed(SCALES):
            margins, size = self.axes.margins(scale), self.size(scale)
            fits = (
                margins.width() + size.width() <= room.width()
                and margins.height() + size.height() <= room.height()
            )
            if scale <= most and fits:
                return scale
        return SCALES[0]

    def paint(self, painter: QPainter, part: Part, lit: Lit | None = None) -> None:
        """Paint cells and axes."""
        seen = part.cells(self.shape)
        if any(cells.start >= cells.stop for cells in seen):
            return
        painter.save()
        size = self.size(part.scale)
        covered = QRectF(part.body.topLeft() - part.scroll, size).intersected(part.body)
        painter.setClipRect(covered)
        if part.scale < DRAWN_FROM:
            self._paint_picture(painter, part)
        else:
            self._paint_ground(painter, part)
        self._paint_bands(painter, part, lit or Lit())
        self._paint_borders(painter, part)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if part.scale >= DRAWN_FROM:
            self._paint_matches(painter, part)
        self._paint_path(painter, part)
        if part.scale >= NUMBERS_FROM:
            self._paint_numbers(painter, part)
        painter.restore()
        painter.setPen(self.theme.color("border"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(covered.adjusted(-0.5, -0.5, 0.5, 0.5))
        self.axes.paint(painter, part.body, part.scroll, part.scale, lit or Lit())

    # --- cells -------------------------------------------------------------------------------------------

    def _paint_picture(self, painter: QPainter, part: Part) -> None:
        factor = max(round(1 / part.scale), 1)
        classes = self._pooled.get(factor)
        if classes is None:
            # one of them is kept
            classes = pooled(self.matrix.classes, factor)
            self._pooled = {factor: classes}
        side = part.scale * factor
        rows, columns = Part(part.body, part.scroll, side).cells(classes.shape)
        shown = classes[rows, columns]
        if not shown.size:
            return
        image = image_of(shown, self._shades)
        place = QRectF(
            part.body.left() + columns.start * side - part.scroll.x(),
            part.body.top() + rows.start * side - part.scroll.y(),
            shown.shape[1] * side,
            shown.shape[0] * side,
        )
        painter.drawImage(place, image.scaled(place.size().toSize()))

    def _paint_ground(self, painter: QPainter, part: Part) -> None:
        rows, columns = part.cells(self.shape)
        image = image_of(ground_of(self.matrix, rows, columns), self._shades)
        side = round(part.scale)
        big = image.scaled(image.width() * side, image.height() * side)
        painter.drawImage(QPointF(part.x(columns.start), part.y(rows.start)), big)
        painter.setPen(self.theme.color("grid"))
        bottom, right = part.y(rows.stop), part.x(columns.stop)
        lines = [QLineF(part.x(place), part.body.top(), part.x(place), bottom) for place in _inner(columns)]
        lines += [QLineF(part.body.left(), part.y(place), right, part.y(place)) for place in _inner(rows)]
        painter.drawLines(lines)

    def _paint_matches(self, painter: QPainter, part: Part) -> None:
        """Draw equal tokens off the path: dots, or rings round the number."""
        rows, columns = part.cells(self.shape)
        classes = self.matrix.classes[rows, columns]
        half = part.scale / 2
        for tone in range(tables.ALONE, tables.ALONE + tables.RUN_STEPS):
            places = np.argwhere(classes == tone)
            if not len(places):
                continue
            points = [
                QPointF(part.x(columns.start + column) + half, part.y(rows.start + row) + half)
                for row, column in places.tolist()
            ]
            color = QColor.fromRgb(self._dots[tone])
            if part.scale < NUMBERS_FROM:
                pen = QPen(color, part.scale * 0.5)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPoints(points)
                continue
            painter.setPen(QPen(color, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for point in points:
                painter.drawEllipse(point, half - 2.5, half - 2.5)

    def _paint_path(self, painter: QPainter, part: Part) -> None:
        color = self.theme.color(path_role(self.matrix))
        if part.scale >= _PATH_LINES_FROM or not self.matrix.in_blocks:
            self._paint_joins(painter, part, color)
        if part.scale < DRAWN_FROM:
            return
        rows, columns = part.cells(self.shape)
        seen = self._path_rows >= rows.start
        seen &= self._path_rows < rows.stop
        seen &= self._path_columns >= columns.start
        seen &= self._path_columns < columns.stop
        inset = 1.5 if part.scale >= NUMBERS_FROM else 0.5
        has_numbers = part.scale >= NUMBERS_FROM
        for place in np.flatnonzero(seen).tolist():
            cell = self.matrix.path[place]
            square = part.square(*cell).adjusted(inset, inset, -inset, -inset)
            earns = cell in self.matrix.credited
            pen = QPen(color, _LINE_PX if earns else 1.2)
            pen.setStyle(Qt.PenStyle.SolidLine if earns else Qt.PenStyle.DotLine)
            is_filled = earns and not has_numbers
            painter.setPen(QPen(self.theme.color("card"), 1) if is_filled else pen)
            painter.setBrush(color if is_filled else self.theme.color("card"))
            painter.drawRoundedRect(square, 2, 2)

    def _paint_joins(self, painter: QPainter, part: Part, color: QColor) -> None:
        """Join what follows on each other on the path, as far as it is in sight."""
        rows, columns = part.cells(self.shape)
        first = self._joined
        start_rows, end_rows = self._path_rows[first], self._path_rows[first + 1]
        start_columns, end_columns = self._path_columns[first], self._path_columns[first + 1]
        seen = (end_rows >= rows.start) & (start_rows < rows.stop)
        seen &= (end_columns >= columns.start) & (start_columns < columns.stop)
        ends = [array[seen] + 0.5 for array in (start_columns, start_rows, end_columns, end_rows)]
        across, down = part.x(0), part.y(0)
        x1, y1, x2, y2 = (
            (array * part.scale + begin).tolist()
            for array, begin in zip(ends, (across, down) * 2, strict=True)
        )
        line = QColor(color)
        line.setAlpha(_FAINT_ALPHA if part.scale >= NUMBERS_FROM else 255)
        joins = [QLineF(*ends) for ends in zip(x1, y1, x2, y2, strict=True)]
        # a rim sets it off from any ground
        for shade, width in ((self.theme.color("card"), _LINE_PX + 2), (line, _LINE_PX)):
            pen = QPen(shade, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            if shade is line or part.scale < NUMBERS_FROM:
                painter.drawLines(joins)

    def _paint_numbers(self, painter: QPainter, part: Part) -> None:
        rows, columns = part.cells(self.shape)
        font = numbers_font(self.font)
        font.setPixelSize(max(round(part.scale * 0.46), 9))
        painter.setFont(font)
        painter.setPen(self.theme.color("text"))
        values = (self.matrix.runs if self.matrix.is_weighted else self.matrix.lengths)[rows, columns]
        for row, line in enumerate(values.tolist(), rows.start):
            for column, value in enumerate(line, columns.start):
                if value or not self.matrix.is_weighted:
                    square = part.square(row, column)
                    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, numbers.count(value))

    # --- what lies over them -----------------------------------------------------------------------------

    def _paint_bands(self, painter: QPainter, part: Part, lit: Lit) -> None:
        color = self.theme.color("partner")
        color.setAlpha(_BAND_ALPHA)
        thick = max(part.scale, 2.0)
        size = self.size(part.scale)
        for row in lit.rows:
            painter.fillRect(QRectF(part.x(0), part.y(row), size.width(), thick), color)
        for column in lit.columns:
            painter.fillRect(QRectF(part.x(column), part.y(0), thick, size.height()), color)

    def _paint_borders(self, painter: QPainter, part: Part) -> None:
        """Draw where sentences begin, unless that would be all there is to see."""
        color = self.theme.color("muted")
        color.setAlpha(255 if part.scale >= DRAWN_FROM else _FAR_BORDER_ALPHA)
        painter.setPen(QPen(color, 1))
        rows, columns = part.cells(self.shape)
        size = self.size(part.scale)
        for starts, seen, is_row in (
            (self.matrix.rows.starts, rows, True),
            (self.matrix.columns.starts, columns, False),
        ):
            places = starts[bisect_left(starts, max(seen.start, 1)) : bisect_right(starts, seen.stop)]
            if not places or (seen.stop - seen.start) * part.scale / len(places) < _CLOSEST_BORDERS_PX:
                continue
            if is_row:
                right = part.x(0) + size.width()
                painter.drawLines(
                    [QLineF(part.x(0), part.y(place), right, part.y(place)) for place in places]
                )
            else:
                foot = part.y(0) + size.height()
                painter.drawLines([QLineF(part.x(place), part.y(0), part.x(place), foot) for place in places])


def _inner(places: slice) -> range:
    return range(places.start + 1, places.stop)


def _joined(matrix: Matrix) -> tables.Numbers:
    """Return the places in the path that are joined with the next: in blocks only what lies in the same block."""
    path = np.array(matrix.path, np.int64).reshape(-1, 2)
    if len(path) < 2:
        return np.zeros(0, np.int64)
    ahead = (np.diff(path, axis=0) > 0).all(axis=1)
    if matrix.in_blocks:
        for side, starts in enumerate((matrix.rows.starts, matrix.columns.starts)):
            block = np.searchsorted(np.array(starts), path[:, side], side="right")
            ahead &= block[1:] == block[:-1]
    return np.flatnonzero(ahead)
