"""One editable text with its marks: ``QTextEdit`` holding plain text, units painted beneath it.

It keeps no undo of its own and decides nothing: edits leave as signals, texts and units come in. Offsets in
signals are code points; inside, Qt's UTF-16 units.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLayout,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from rouge_gui.text import Span, Utf16Map
from rouge_gui.ui.compare.painting import UnitPainter, visible_lines
from rouge_gui.ui.compare.shown_text import Splice, from_raw, shown, splice_between
from rouge_gui.ui.compare.units import Units
from rouge_gui.ui.layers import Layer
from rouge_gui.ui.theme import Theme, text_font

_LINE_HEIGHT_PERCENT = 175
_MARGIN_PX = 16
_NO_UNITS = Units()


class TextEditor(QTextEdit):
    """A pane's text. ``edited`` carries (start_cp, removed code points, inserted text, caret after it)."""

    edited = Signal(int, int, str, int)
    pointed = Signal(int)  # the code point under the pointer, -1 for none
    files_dropped = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = ""
        self._offsets = Utf16Map("")
        self._layer: Layer | None = None
        self._units = _NO_UNITS
        self._lit: tuple[Span, ...] = ()
        self._dropped_of_block: list[tuple[Span, ...] | None] = [()]
        self._stale = False
        self._taking_text = False
        self._composing = False
        self._pasting = False
        self._pointed_at = -1
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setFont(text_font())
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.document().setDocumentMargin(_MARGIN_PX)
        spacing = QTextBlockFormat()
        spacing.setLineHeight(_LINE_HEIGHT_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(self.document()).mergeBlockFormat(spacing)
        self.document().contentsChange.connect(self._on_contents_changed)

    @property
    def shown_text(self) -> str:
        """What the pane shows, as ``shown_text.shown`` makes it."""
        return self._shown

    @property
    def units(self) -> Units:
        """What is painted."""
        return self._units

    @property
    def offsets(self) -> Utf16Map:
        """Code points and UTF-16 units of the shown text."""
        return self._offsets

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few words."""
        return QSize(160, 80)

    @property
    def is_pasting(self) -> bool:
        """Whether the edit being reported comes from the clipboard or a drop."""
        return self._pasting

    # --- texts -------------------------------------------------------------------------------------------

    def show_text(self, text: str) -> None:
        """Show ``text``, changing only what differs."""
        wanted = shown(text)
        splice = splice_between(self._shown, wanted)
        if splice is not None:
            cursor = QTextCursor(self.document())
            self._taking_text = True
            cursor.setPosition(self._offsets.to_u16(splice.start_cp))
            end = self._offsets.to_u16(splice.start_cp + splice.removed)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(splice.inserted)
            self._taking_text = False
            self._take(wanted, splice)

    def place_caret(self, place_cp: int) -> None:
        """Put the caret at ``place_cp``, in sight and ready to type."""
        cursor = self.textCursor()
        cursor.setPosition(self._offsets.to_u16(min(place_cp, len(self._shown))))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        self.setFocus()

    def _take(self, text: str, splice: Splice) -> None:
        removed = self._shown[splice.start_cp : splice.start_cp + splice.removed]
        first = self._shown.count("\n", 0, splice.start_cp)
        last = first + removed.count("\n")
        self._dropped_of_block[first : last + 1] = [None] * (splice.inserted.count("\n") + 1)
        self._shown = text
        self._offsets = Utf16Map(text)

    def _on_contents_changed(self, _position: int, _removed: int, _added: int) -> None:
        if not (self._taking_text or self._composing):
            self._report_edit()

    def _report_edit(self) -> None:
        """Tell what was edited. Qt names more than was touched, so the texts are compared."""
        text = from_raw(self.document().toRawText())
        if text == self._shown:
            return
        caret_cp = Utf16Map(text).to_cp(self.textCursor().position())
        grown = max(0, len(text) - len(self._shown))
        splice = splice_between(self._shown, text, max(0, caret_cp - grown))
        if splice is None:
            return
        self._take(text, splice)
        self._units = _NO_UNITS
        self._lit = ()
        self.edited.emit(*splice, splice.start_cp + len(splice.inserted))

    # --- marks -------------------------------------------------------------------------------------------

    def show_units(self, layer: Layer | None, units: Units, dropped: Sequence[Span] = ()) -> None:
        """Paint ``units`` of ``layer``; grey the ``dropped`` code-point spans, which no token covers."""
        if self._composing:
            return
        self._layer, self._units, self._lit = layer, units, ()
        self._stale = False
        self._grey_dropped(
            [(self._offsets.to_u16(start), self._offsets.to_u16(end)) for start, end in dropped]
        )
        self.viewport().update()

    def set_stale(self) -> None:
        """Take the colour from what is painted: a newer comparison is being made."""
        self._stale = True
        self.viewport().update()

    def light(self, spans: Sequence[Span]) -> None:
        """Light the code-point ``spans``: what the pointer's unit in the other pane was counted with."""
        lit = tuple((self._offsets.to_u16(start), self._offsets.to_u16(end)) for start, end in spans)
        if lit != self._lit:
            self._lit = lit
            self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self._dropped_of_block = [None] * len(self._dropped_of_block)
        self.viewport().update()

    def _grey_dropped(self, dropped: Sequence[Span]) -> None:
        """Give the changed paragraphs the grey of what no token covers, without touching the text."""
        muted = QTextCharFormat()
        muted.setForeground(self._theme.color("muted"))
        muted.setFontItalic(True)
        remaining = list(reversed(dropped))
        block = self.document().begin()
        for number, before in enumerate(self._dropped_of_block):
            start, end = block.position(), block.position() + block.length() - 1
            inside: list[Span] = []
            while remaining and remaining[-1][0] < end:
                span = remaining[-1]
                if span[1] > start:
                    inside.append((max(span[0], start) - start, min(span[1], end) - start))
                if span[1] > end:
                    break
                remaining.pop()
            if tuple(inside) != before:
                block.layout().setFormats([_range(span, muted) for span in inside])
                self.document().markContentsDirty(block.position(), block.length())
                self._dropped_of_block[number] = tuple(inside)
            block = block.next()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the units, then the text over them."""
        if self._layer is not None or self._lit:
            painter = QPainter(self.viewport())
            offset = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
            top, bottom = event.rect().top(), event.rect().bottom()
            first = self.cursorForPosition(QPoint(0, max(0, top - 40))).block()
            lines = visible_lines(self.document(), first, offset, top, bottom)
            UnitPainter(painter, self._theme, stale=self._stale).paint(
                lines, self._layer, self._units, self._lit
            )
            painter.end()
        super().paintEvent(event)

    # --- input -------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window: the editor has none of its own."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            standard = QKeySequence.StandardKey
            if event.matches(standard.Undo) or event.matches(standard.Redo):
                event.ignore()
                return False
        return super().event(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Remember while it lasts that text is pasted or dropped."""
        self._pasting = True
        super().insertFromMimeData(source)
        self._pasting = False

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Report nothing while a composition runs; the commit is one edit."""
        self._composing = True
        super().inputMethodEvent(event)
        self._composing = bool(event.preeditString())
        if not self._composing:
            self._report_edit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which code point lies under the pointer."""
        super().mouseMoveEvent(event)
        point = event.position() + QPointF(
            self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        )
        found = self.document().documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit)
        self._point_at(self._offsets.to_cp(found) if found >= 0 else -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._point_at(-1)

    def _point_at(self, place_cp: int) -> None:
        if place_cp != self._pointed_at:
            self._pointed_at = place_cp
            self.pointed.emit(place_cp)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the editing commands without the editor's own undo."""
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() in {"edit-undo", "edit-redo"}:
                menu.removeAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files as well as text."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Keep taking files as well as text."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand dropped files on; dropped text is an edit."""
        if event.mimeData().hasUrls():
            self.files_dropped.emit(_local_files(event.mimeData()))
            event.acceptProposedAction()
        else:
            super().dropEvent(event)


def _local_files(source: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in source.urls() if url.isLocalFile()]


def _range(span: Span, style: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length = span[0], span[1] - span[0]
    found.format = style
    return found
