"""Both panes on paper: the marks as the window paints them, in columns side by side, page by page.

Any paged device will do: a printer, a PDF. Measures are pixels of 1/96 inch, scaled to the device. Colours are the
light theme's, whatever the window shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPainter,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLayout,
)

from rouge_gui.compare import Comparison, Side
from rouge_gui.text import Utf16Map
from rouge_gui.ui.compare.header import LegendEntry, draw_swatch
from rouge_gui.ui.compare.painting import Lit, PicturePainter, Searched, VisibleLine, visible_lines
from rouge_gui.ui.compare.pane import legend_entries
from rouge_gui.ui.compare.picture import View, picture_of
from rouge_gui.ui.compare.shown_text import shown
from rouge_gui.ui.theme import Theme, interface_font, load_theme, numbers_font

_DPI = 96.0
_TEXT_PX, _SMALL_PX, _TITLE_PX = 15, 11, 14
_LINE_HEIGHT_PERCENT = 175
_GAP_PX = 28.0
_RULE_GAP_PX = 8.0
# a frame around the first letter of a line reaches this far to the left
_INDENT_PX = 3.0
_SIDES: tuple[Side, Side] = ("reference", "candidate")


@dataclass(frozen=True, slots=True)
class PrintedTexts:
    """What goes on the pages.

    ``headings`` are by side; ``scores`` are pairs of lines; ``page`` takes ``{page}`` and ``{pages}``.
    """

    comparison: Comparison
    view: View
    reference: int
    title: str
    scores: Sequence[tuple[str, str]]
    headings: tuple[str, str]
    page: str


def print_texts(texts: PrintedTexts, device: QPagedPaintDevice) -> int:
    """Paint ``texts`` on the pages of ``device`` and return how many there are; 0 where it cannot be painted on."""
    painter = QPainter()
    if not painter.begin(device):
        return 0
    scale = device.logicalDpiX() / _DPI
    painter.scale(scale, scale)
    printing = _Printing(texts, painter, QSizeF(device.width() / scale, device.height() / scale))
    for page in range(printing.pages):
        if page:
            device.newPage()
        printing.paint_page(page)
    painter.end()
    return printing.pages


class _Column:
    """One text set to a width, and where its pages begin."""

    def __init__(self, texts: PrintedTexts, side: Side, width_px: float, theme: Theme) -> None:
        comparison = texts.comparison
        source = comparison.candidate if side == "candidate" else comparison.references[texts.reference]
        text = shown(source)
        self._theme = theme
        self._offsets = Utf16Map(text)
        self.picture = picture_of(comparison, side, texts.reference, texts.view, self._offsets)
        self.legend = legend_entries(self.picture, texts.view)
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)
        self.document.setDefaultFont(_font(_TEXT_PX))
        self.document.setPlainText(text)
        needed = 100 + round(100 * self.picture.room_px / _height(self.document.defaultFont()))
        spacing = QTextBlockFormat()
        spacing.setLineHeight(
            max(_LINE_HEIGHT_PERCENT, needed), QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        cursor = QTextCursor(self.document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spacing)
        self._grey_dropped()
        self.document.setTextWidth(width_px)
        # blocks are laid out when the size is asked for
        self._height_px = self.document.size().height()

    def _grey_dropped(self) -> None:
        muted = QTextCharFormat()
        muted.setForeground(self._theme.color("muted"))
        muted.setFontItalic(True)
        cursor = QTextCursor(self.document)
        for start, end in self.picture.dropped:
            cursor.setPosition(self._offsets.to_u16(start))
            cursor.setPosition(self._offsets.to_u16(end), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(muted)

    def lines(self, top_px: float = 0.0) -> Iterator[VisibleLine]:
        """Yield all lines as they lie when ``top_px`` of the column is above the page."""
        first = self.document.begin()
        return visible_lines(self.document, first, QPointF(0, top_px), -1e9, 1e9)

    def pages(self, height_px: float) -> list[float]:
        """Return where each page of ``height_px`` begins in the column: no line is cut."""
        starts = [0.0]
        for line in self.lines():
            top = line.block.origin.y() + line.layout.y()
            if top > starts[-1] and top + line.layout.height() > starts[-1] + height_px:
                starts.append(top)
        return starts

    def paint(self, painter: QPainter, top_px: float, end_px: float) -> None:
        """Paint the lines between two places of the column at the painter's origin."""
        lines = [
            line
            for line in self.lines(top_px)
            if -0.5 <= line.block.origin.y() + line.layout.y() < end_px - top_px - 0.5
        ]
        PicturePainter(painter, self._theme, stale=False).paint(lines, self.picture, Searched(), Lit())
        painter.setPen(self._theme.color("text"))
        for line in lines:
            line.layout.draw(painter, line.block.origin)


class _Printing:
    """The pages of one print."""

    def __init__(self, texts: PrintedTexts, painter: QPainter, size_px: QSizeF) -> None:
        self._texts, self._painter, self._size = texts, painter, size_px
        self._theme = load_theme(dark=False)
        self._width_px = (size_px.width() - _GAP_PX) / 2
        self._small, self._title = _font(_SMALL_PX), _font(_TITLE_PX, bold=True)
        self._columns = [_Column(texts, side, self._width_px - _INDENT_PX, self._theme) for side in _SIDES]
        legends = [self._legend_rows(column.legend) for column in self._columns]
        self._legend_lines = max(map(len, legends))
        self._top_px = self._head_px()
        self._foot_px = _wrapped_height(self._small, texts.comparison.signature, self._foot_width_px)
        height = size_px.height() - self._top_px - self._foot_px - 2 * _RULE_GAP_PX
        self._starts = [column.pages(height) for column in self._columns]

    @property
    def pages(self) -> int:
        """How many pages the longer text needs."""
        return max(map(len, self._starts))

    @property
    def _foot_width_px(self) -> float:
        return self._size.width() * 0.82

    def _head_px(self) -> float:
        title, small = _height(self._title), _height(self._small)
        return 2 * title + 2 * small + small * 1.5 * self._legend_lines + 6 * _RULE_GAP_PX

    def paint_page(self, number: int) -> None:
        """Paint page ``number``, from 0."""
        self._paint_head()
        for place, column in enumerate(self._columns):
            starts = self._starts[place]
            if number < len(starts):
                end = starts[number + 1] if number + 1 < len(starts) else 1e9
                self._painter.save()
                self._painter.translate(self._left_px(place) + _INDENT_PX, self._top_px)
                column.paint(self._painter, starts[number], end)
                self._painter.restore()
        self._paint_foot(number)

    def _left_px(self, place: int) -> float:
        return place * (self._width_px + _GAP_PX)

    def _paint_head(self) -> None:
        width = self._size.width()
        y = self._write(QRectF(0, 0, width, 0), self._title, self._texts.title, "text")
        y = self._paint_scores(y + _RULE_GAP_PX) + _RULE_GAP_PX
        self._rule(y)
        y += _RULE_GAP_PX
        for place, (heading, column) in enumerate(zip(self._texts.headings, self._columns, strict=True)):
            left = self._left_px(place)
            below = self._write(QRectF(left, y, self._width_px, 0), self._title, heading, "text")
            self._paint_legend(QPointF(left, below + 3), column.legend)

    def _paint_scores(self, y: float) -> float:
        """Write the scores in columns; return where they end."""
        step = self._size.width() / max(len(self._texts.scores), 1)
        below = y
        for place, (first, second) in enumerate(self._texts.scores):
            line = QRectF(place * step, y, step - 4, 0)
            below = self._write(line, self._small, first, "text")
            below = self._write(line.translated(0, below - y), self._small, second, "muted")
        return below

    def _paint_legend(self, place: QPointF, legend: Sequence[LegendEntry]) -> None:
        step = _height(self._small) * 1.5
        for number, row in enumerate(self._legend_rows(legend)):
            x, y = place.x(), place.y() + number * step
            for entry, width in row:
                draw_swatch(self._painter, QRectF(x + 1, y + 2, 20, 10), self._theme, entry.kind)
                self._write(QRectF(x + 27, y, width, 0), self._small, entry.text, "muted")
                x += width + 42

    def _legend_rows(self, legend: Sequence[LegendEntry]) -> list[list[tuple[LegendEntry, float]]]:
        """Return the entries with their widths, in rows that fit the column."""
        metrics = QFontMetricsF(self._small)
        rows: list[list[tuple[LegendEntry, float]]] = []
        left = 0.0
        for entry in legend:
            width = metrics.horizontalAdvance(entry.text) + 2
            if not rows or left + width + 42 > self._width_px:
                rows.append([])
                left = 0.0
            rows[-1].append((entry, width))
            left += width + 42
        return rows

    def _paint_foot(self, number: int) -> None:
        y = self._size.height() - self._foot_px
        self._rule(y - _RULE_GAP_PX)
        signature = self._texts.comparison.signature
        self._write(QRectF(0, y, self._foot_width_px, 0), self._small, signature, "muted")
        page = self._texts.page.format(page=number + 1, pages=self.pages)
        self._painter.setFont(self._small)
        self._painter.setPen(self._theme.color("muted"))
        place = QRectF(self._foot_width_px, y, self._size.width() - self._foot_width_px, self._foot_px)
        self._painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, page)

    def _write(self, place: QRectF, font: QFont, text: str, role: str) -> float:
        """Write ``text`` from the top of ``place`` on in lines of its width; return where it ends."""
        layout = _wrapped(font, text, place.width())
        self._painter.setPen(self._theme.color(role))
        layout.draw(self._painter, place.topLeft())
        return place.top() + layout.boundingRect().height()

    def _rule(self, y: float) -> None:
        self._painter.setPen(QPen(self._theme.color("border"), 0.75))
        self._painter.drawLine(QPointF(0, y), QPointF(self._size.width(), y))


def _font(size_px: int, *, bold: bool = False) -> QFont:
    font = numbers_font(interface_font())
    font.setPixelSize(size_px)
    # the device is finer than the screen
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return font


def _height(font: QFont) -> float:
    return QFontMetricsF(font).height()


def _wrapped(font: QFont, text: str, width_px: float) -> QTextLayout:
    """Return ``text`` in lines of ``width_px``, broken anywhere where a word is longer."""
    layout = QTextLayout(text, font)
    option = layout.textOption()
    option.setWrapMode(option.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width_px)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


def _wrapped_height(font: QFont, text: str, width_px: float) -> float:
    return _wrapped(font, text, width_px).boundingRect().height()
