"""Shows a matrix that can be zoomed, moved and walked through cell by cell; it paints what is in sight only."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from rouge_gui.compare.explain.matrix import Cell, Matrix
from rouge_gui.ui.explain.matrix_paint import NUMBERS_FROM, SCALES, Lit, MatrixPainter, Part
from rouge_gui.ui.theme import Theme

_KEYS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_PAGE = 10
_LEAST_PX = 110
# up to so many rows and columns a matrix opens with its numbers
_SMALL = 24
# the last row and column are hit this far beyond their end
_NEAR_PX = 2


class MatrixView(QAbstractScrollArea):
    """Paints a matrix. ``cell_pointed`` carries the cell under the pointer or the keys' cursor, or None."""

    cell_pointed = Signal(object)
    cell_chosen = Signal(object)  # by a click or Enter
    token_pointed = Signal(str, int)  # side and number of a token on an axis
    menu_asked = Signal(QPoint)
    copy_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrixView")
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(_LEAST_PX)
        self._theme = theme
        self._painter: MatrixPainter | None = None
        self._scale = SCALES[-1]
        self._is_fitted = True
        self._is_whole = False
        self._cursor: Cell | None = None
        self._pointed: Cell | None = None
        self._lit = Lit()
        self._on_axis = ("", -1)
        self._pressed: QPointF | None = None
        self._is_moving = False
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)

    # --- what is shown -----------------------------------------------------------------------------------

    def show_matrix(self, matrix: Matrix) -> None:
        """Show ``matrix``; where the view was zoomed it stays so."""
        self._make_painter(matrix)
        rows, columns = matrix.classes.shape
        if self._cursor is not None:
            self._cursor = min(self._cursor[0], rows - 1), min(self._cursor[1], columns - 1)
        self._pointed = None
        self._lit = Lit()
        if self._is_fitted:
            self._fit()
        else:
            self._range()
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        if self._painter is not None:
            self._make_painter(self._painter.matrix)
        self.viewport().update()

    def _make_painter(self, matrix: Matrix) -> None:
        self._painter = MatrixPainter(matrix, self._theme, self.font())
        self._painter.axes.set_room(QSizeF(self.viewport().size()))

    @property
    def cell(self) -> Cell | None:
        """The cell under the pointer, else that of the keys while they are here."""
        if self._pointed is None and self.hasFocus():
            return self._cursor
        return self._pointed

    @property
    def lit(self) -> Lit:
        """Which rows and columns are lit."""
        cell = self.cell
        if (any(self._lit) and self._pointed is None) or cell is None:
            return self._lit
        return Lit((cell[0],), (cell[1],))

    @property
    def scale(self) -> float:
        """How many pixels a cell has."""
        return self._scale

    def light(self, lit: Lit) -> None:
        """Light rows and columns, and bring the first of them into sight unless the pointer is here."""
        if lit == self._lit:
            return
        self._lit = lit
        if any(lit) and self._pointed is None:
            self.reveal(lit.rows[0] if lit.rows else None, lit.columns[0] if lit.columns else None)
        self.viewport().update()

    # --- zoom --------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show all of it."""
        self._is_whole = True
        self._fit()

    def _fit(self) -> None:
        """Show all of it; before that was asked for, a small matrix so large that it can be read."""
        self._is_fitted = True
        if self._painter is not None:
            self._scale = self._painter.best_scale(QSizeF(self.viewport().size()))
            if not self._is_whole and max(self._painter.shape) <= _SMALL:
                self._scale = max(self._scale, NUMBERS_FROM)
            self._range()
            self.viewport().update()

    def zoom_in(self) -> None:
        """Make cells larger around the middle or the cursor."""
        self._zoom(1, self._anchor())

    def zoom_out(self) -> None:
        """Make cells smaller around the middle or the cursor."""
        self._zoom(-1, self._anchor())

    def _anchor(self) -> QPointF:
        part = self._part()
        if self._cursor is not None:
            center = part.square(*self._cursor).center()
            if part.body.contains(center):
                return center
        return part.body.center()

    def _zoom(self, steps: int, place: QPointF) -> None:
        """Change the scale; the cell at ``place`` stays there."""
        before = self._part()
        number = min(max(bisect_left(SCALES, self._scale) + steps, 0), len(SCALES) - 1)
        if self._painter is None or SCALES[number] == self._scale:
            return
        row, column = (place.y() - before.y(0)) / self._scale, (place.x() - before.x(0)) / self._scale
        self._scale = SCALES[number]
        self._is_fitted = False
        self._range()
        body = self._part().body
        self.horizontalScrollBar().setValue(round(column * self._scale - (place.x() - body.left())))
        self.verticalScrollBar().setValue(round(row * self._scale - (place.y() - body.top())))
        self.viewport().update()

    def _part(self) -> Part:
        room = QRectF(self.viewport().rect())
        if self._painter is not None:
            margins = self._painter.axes.margins(self._scale)
            room.adjust(margins.width(), margins.height(), 0, 0)
        scroll = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return Part(room, scroll, self._scale)

    def _range(self) -> None:
        if self._painter is None:
            return
        size, body = self._painter.size(self._scale), self._part().body
        for bar, whole, shown in (
            (self.horizontalScrollBar(), size.width(), body.width()),
            (self.verticalScrollBar(), size.height(), body.height()),
        ):
            bar.setRange(0, max(round(whole - shown) + 1, 0) if whole > shown else 0)
            bar.setPageStep(max(round(shown), 1))
            bar.setSingleStep(max(round(self._scale * 2), 12))

    def reveal(self, row: int | None, column: int | None) -> None:
        """Bring a row, a column or a cell into sight."""
        body = self._part().body
        for place, bar, shown in (
            (row, self.verticalScrollBar(), body.height()),
            (column, self.horizontalScrollBar(), body.width()),
        ):
            if place is None:
                continue
            start, end = place * self._scale, (place + 1) * self._scale
            if start < bar.value() or end > bar.value() + shown:
                bar.setValue(round((start + end - shown) / 2))

    def cell_at(self, place: QPointF) -> Cell | None:
        """Return the cell at a place of the viewport."""
        part = self._part()
        if self._painter is None or not part.body.contains(place):
            return None
        size = self._painter.size(self._scale)
        across, down = place.x() - part.x(0), place.y() - part.y(0)
        if not (0 <= across < size.width() + _NEAR_PX and 0 <= down < size.height() + _NEAR_PX):
            return None
        rows, columns = self._painter.shape
        return min(int(down / self._scale), rows - 1), min(int(across / self._scale), columns - 1)

    def square(self, cell: Cell) -> QRectF:
        """Return where a cell lies in the viewport."""
        return self._part().square(*cell)

    # --- events ------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is in sight."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self._theme.color("card"))
        if self._painter is None:
            return
        part = self._part()
        self._painter.paint(painter, part, self.lit)
        if self._cursor is not None and self.hasFocus():
            painter.setClipRect(part.body)
            painter.setPen(QPen(self._theme.color("accent"), 2))
            side = max(self._scale, 7.0)
            square = QRectF(0, 0, side, side)
            square.moveCenter(part.square(*self._cursor).center())
            painter.drawRect(square)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on showing all of it where that was asked for."""
        super().resizeEvent(event)
        if self._painter is not None:
            self._painter.axes.set_room(QSizeF(self.viewport().size()))
        if self._is_fitted:
            self._fit()
        else:
            self._range()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        turned = event.angleDelta().y()
        if turned:
            self._zoom(1 if turned > 0 else -1, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move it, or to choose a cell."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed, self._is_moving = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move it, or point at a cell."""
        if self._pressed is None:
            self._point(self.cell_at(event.position()))
            self._point_axis(event.position())
            return
        moved = event.position() - self._pressed
        if self._is_moving or moved.manhattanLength() >= QApplication.startDragDistance():
            self._is_moving = True
            self._pressed = event.position()
            for bar, by in ((self.horizontalScrollBar(), moved.x()), (self.verticalScrollBar(), moved.y())):
                bar.setValue(bar.value() - round(by))
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the cell that was clicked."""
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        self.viewport().unsetCursor()
        cell = self.cell_at(event.position())
        if not self._is_moving and cell is not None:
            self.set_cursor(cell)
            self.cell_chosen.emit(cell)

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at nothing when the pointer leaves."""
        if event.type() is QEvent.Type.Leave:
            self._point(None)
            self._point_axis(QPointF(-1, -1))
        return super().viewportEvent(event)

    def _point_axis(self, place: QPointF) -> None:
        """Light the row or column of the token that is pointed at on an axis."""
        body = self._part().body
        side, on_body = "", QPointF(place)
        if place.x() < body.left() and place.y() >= body.top():
            side = "reference"
            on_body.setX(body.left())
        elif place.y() < body.top() and place.x() >= body.left():
            side = "candidate"
            on_body.setY(body.top())
        cell = self.cell_at(on_body) if side else None
        number = -1 if cell is None else cell[side == "candidate"]
        if (side, number) == self._on_axis or (number < 0 and self._on_axis[1] < 0):
            return
        self._on_axis = side, number
        self.light(Lit() if number < 0 else Lit((number,), ()) if side == "reference" else Lit((), (number,)))
        if number >= 0:
            self.token_pointed.emit(side, number)
        elif self._pointed is None:
            self.cell_pointed.emit(self.cell)

    def _point(self, cell: Cell | None) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self.viewport().update()
            self.cell_pointed.emit(self.cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keys' cursor."""
        super().focusInEvent(event)
        self._tell_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the keys' cursor no more."""
        super().focusOutEvent(event)
        self._tell_cursor()

    def _tell_cursor(self) -> None:
        if self._cursor is not None:
            self.viewport().update()
            self.cell_pointed.emit(self.cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Tell it."""
        self.menu_asked.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, zoom, copy; Enter goes to the cell in the texts."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_asked.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor is not None:
            self.cell_chosen.emit(self._cursor)
        elif event.text() in {"+", "="}:
            self.zoom_in()
        elif event.text() in {"-", "_"}:
            self.zoom_out()
        elif event.text() == "0":
            self.fit()
        elif not self._walk(event):
            super().keyPressEvent(event)

    def _walk(self, event: QKeyEvent) -> bool:
        if self._painter is None:
            return False
        rows, columns = self._painter.shape
        row, column = self._cursor or (0, 0)
        by_path = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        try:
            key = Qt.Key(event.key())
        except ValueError:
            return False
        if key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            cell = (0, 0) if key is Qt.Key.Key_Home else (rows - 1, columns - 1)
        elif key in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            cell = row + (_PAGE if key is Qt.Key.Key_PageDown else -_PAGE), column
        elif key in _KEYS and by_path:
            cell = _next_on(self._painter.matrix.path, (row, column), forwards=sum(_KEYS[key]) > 0)
        elif key in _KEYS and self._cursor is None:
            cell = 0, 0
        elif key in _KEYS:
            cell = row + _KEYS[key][0], column + _KEYS[key][1]
        else:
            return False
        self.set_cursor((min(max(cell[0], 0), rows - 1), min(max(cell[1], 0), columns - 1)))
        return True

    def set_cursor(self, cell: Cell) -> None:
        """Move the keys' cursor to ``cell``."""
        self._cursor, self._pointed = cell, None
        self._lit = Lit()
        self.reveal(*cell)
        self.viewport().update()
        self.cell_pointed.emit(cell)


def _next_on(path: Sequence[Cell], cell: Cell, *, forwards: bool) -> Cell:
    """Return the next cell of ``path``, which is ``cell`` itself at its end."""
    ordered = sorted(path)
    place = bisect_left(ordered, cell)
    if forwards:
        place += place < len(ordered) and ordered[place] == cell
        return ordered[place] if place < len(ordered) else cell
    return ordered[place - 1] if place else cell
