"""One editable text with its marks: ``QTextEdit`` holding plain text, units painted beneath it.

It keeps no undo of its own and decides nothing: edits leave as signals, texts and units come in. Offsets in
signals are code points; inside, Qt's UTF-16 units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from rouge_gui.session.sizes import Excess, beginning_of, excess_of
from rouge_gui.text import Span, Utf16Map
from rouge_gui.ui.compare.bare_edit import BareEdit, excess_of_insertion
from rouge_gui.ui.compare.dropped_text import DroppedText
from rouge_gui.ui.compare.filling import Filling, end_of, first_part
from rouge_gui.ui.compare.invitation import paint_invitation
from rouge_gui.ui.compare.laying_out import laid_out_later
from rouge_gui.ui.compare.painting import Lit, PicturePainter, Searched, VisibleLine, visible_lines
from rouge_gui.ui.compare.picture import NOTHING, Picture
from rouge_gui.ui.compare.setting import Band, TextStyle
from rouge_gui.ui.compare.shown_text import Splice, from_raw, shown, splice_between
from rouge_gui.ui.theme import Theme, text_font

_MARGIN_PX = 16
_FADING_PX = 40


class TextEditor(BareEdit):
    """A pane's text. ``edited`` carries (start_cp, removed code points, inserted text, caret after it)."""

    # as ``str`` the text would lose a byte order mark at its start
    edited = Signal(int, int, object, int)
    pointed = Signal(int)  # the code point under the pointer, -1 for none
    too_much = Signal(object, object)  # the text that was to be inserted, and its Excess
    cut_changed = Signal(bool)  # whether the pane shows the beginning of its text only
    scrolled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text_style = TextStyle(text_font().pointSizeF())
        self._shown = ""
        self._is_cut = False
        self._offsets = Utf16Map("")
        self._picture = NOTHING
        self._drawn: dict[float, object] = {}
        self._lit = Lit()
        self._found: tuple[Span, ...] = ()
        self._dropped = DroppedText(self.document())
        self._stale = False
        self._taking_text = False
        self._changed = False
        self._composing = False
        self._pasting = False
        self._pointed_at, self._current_hit = -1, -1
        self._invitation = ""
        self._filling = Filling(self._append, self)
        self._coming = ""
        self.document().setDocumentMargin(_MARGIN_PX)
        self.set_style(self._text_style)
        self.document().contentsChange.connect(self._on_contents_change)
        # Qt repaints all that lies above an edit; the lines of the edit are enough
        self._changed_from = 0
        layout = self.document().documentLayout()
        layout.update.disconnect()
        layout.update.connect(self._on_layout_updated)
        # only then is the layout that of the new text
        self.document().contentsChanged.connect(self._on_contents_changed)
        self.verticalScrollBar().valueChanged.connect(self.scrolled)

    @property
    def shown_text(self) -> str:
        """What the pane shows, as ``shown_text.shown`` makes it."""
        return self._shown

    @property
    def picture(self) -> Picture:
        """What is painted."""
        return self._picture

    @property
    def offsets(self) -> Utf16Map:
        """Code points and UTF-16 units of the shown text."""
        return self._offsets

    def set_invitation(self, text: str) -> None:
        """Say what to do here while there is no text."""
        self._invitation = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    @property
    def is_pasting(self) -> bool:
        """Whether the edit being reported comes from the clipboard or a drop."""
        return self._pasting

    @property
    def text_style(self) -> TextStyle:
        """How the text is set."""
        return self._text_style

    def set_style(self, style: TextStyle) -> None:
        """Set the text as ``style`` says; its lines keep at least the room that the marks on show need."""
        self._text_style = style
        font = text_font()
        font.setPointSizeF(style.points)
        self.setFont(font)
        modes = QTextEdit.LineWrapMode
        self.setLineWrapMode(modes.WidgetWidth if style.wrap else modes.NoWrap)
        self._space_lines()

    def _space_lines(self) -> None:
        needed = 100 + round(100 * self._picture.room_px / max(1, self.fontMetrics().height()))
        percent = max(self._text_style.line_percent, needed)
        cursor = QTextCursor(self.document())
        if cursor.blockFormat().lineHeight() == percent:
            return
        spacing = QTextBlockFormat()
        spacing.setLineHeight(percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.select(QTextCursor.SelectionType.Document)
        self._taking_text = True
        with laid_out_later(self, len(self._shown)):
            cursor.mergeBlockFormat(spacing)
        self._taking_text = False

    # --- texts -------------------------------------------------------------------------------------------

    def show_text(self, text: str) -> None:
        """Show ``text``, changing only what differs; of one that no pane can bear, the beginning."""
        excess = excess_of(text, "large")
        self._set_cut(cut=excess is not None)
        wanted = shown(text if excess is None else beginning_of(text))
        splice = splice_between(self._shown, wanted)
        if splice is not None:
            self._put(splice)
            self._take(wanted, splice)
            self._filling.start(self._coming)

    def _put(self, splice: Splice) -> None:
        """Bring ``splice`` into the document; of a very long text at its end only what can be had at once."""
        first, last = splice.start_cp, splice.start_cp + splice.removed
        at_end = last == len(self._shown)
        if at_end and first <= self._there:
            # what is still to come would go at once
            last = self._there
            self._filling.start("")
        self._filling.finish()
        part = first_part(splice.inserted) if at_end else splice.inserted
        self._coming = splice.inserted[len(part) :]
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._offsets.to_u16(first))
        cursor.setPosition(self._offsets.to_u16(last), QTextCursor.MoveMode.KeepAnchor)
        self._insert(cursor, part, last - first)

    def _append(self, part: str) -> None:
        self._insert(end_of(self.document()), part)

    def _insert(self, cursor: QTextCursor, part: str, removed: int = 0) -> None:
        self._taking_text = True
        with laid_out_later(self, removed + len(part)):
            cursor.insertText(part)
        self._taking_text = False

    @property
    def _there(self) -> int:
        """How much of the text is in the document."""
        return len(self._shown) - self._filling.rest_length

    @property
    def is_filling(self) -> bool:
        """Whether a long text is still on its way into the pane."""
        return self._filling.is_on

    def _reached(self, place_cp: int) -> int:
        """Return where the document has ``place_cp``, in UTF-16 units; what is not there yet comes first."""
        place = min(place_cp, len(self._shown))
        if place > self._there:
            self._filling.finish()
        return self._offsets.to_u16(place)

    def _set_cut(self, *, cut: bool) -> None:
        if cut != self._is_cut:
            self._is_cut = cut
            self.cut_changed.emit(cut)

    @property
    def is_cut(self) -> bool:
        """Whether the pane shows the beginning of its text only."""
        return self._is_cut

    def place_caret(self, place_cp: int) -> None:
        """Put the caret at ``place_cp``, in sight and ready to type."""
        cursor = self.textCursor()
        cursor.setPosition(self._reached(place_cp))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        self.setFocus()

    def _take(self, text: str, splice: Splice) -> None:
        removed = self._shown[splice.start_cp : splice.start_cp + splice.removed]
        first = self._shown.count("\n", 0, splice.start_cp)
        last = first + removed.count("\n")
        self._dropped.replace_blocks(first, last, splice.inserted.count("\n") + 1)
        self._shown = text
        place = self._offsets.to_u16(splice.start_cp)
        removed_u16 = self._offsets.to_u16(splice.start_cp + splice.removed) - place
        self._offsets = Utf16Map(text)
        inserted_u16 = self._offsets.to_u16(splice.start_cp + len(splice.inserted)) - place
        self._picture = self._picture.shifted(place, removed_u16, inserted_u16)
        self._lit, self._found = Lit(), ()

    def _on_layout_updated(self, area: QRectF) -> None:
        layout = self.document().documentLayout()
        top = layout.blockBoundingRect(self.document().findBlock(self._changed_from)).top() - _FADING_PX
        offset = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        shown = QRectF(self.viewport().rect())
        self.viewport().update(
            area.translated(-offset).intersected(shown.adjusted(0, top - offset.y(), 0, 0)).toAlignedRect()
        )

    def _on_contents_change(self, position: int, _removed: int, _added: int) -> None:
        self._changed_from = position
        self._changed = not (self._taking_text or self._composing)

    def _on_contents_changed(self) -> None:
        if self._changed:
            self._changed = False
            self._report_edit()

    def _report_edit(self) -> None:
        """Tell what was edited. Qt names more than was touched, so the texts are compared."""
        text = from_raw(self.document().toRawText()) + self._filling.rest
        if text == self._shown:
            return
        caret_cp = Utf16Map(text).to_cp(self.textCursor().position())
        grown = max(0, len(text) - len(self._shown))
        splice = splice_between(self._shown, text, max(0, caret_cp - grown))
        if splice is None:
            return
        self._take(text, splice)
        self.edited.emit(*splice, splice.start_cp + len(splice.inserted))

    # --- marks -------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Paint ``picture``; grey what it says no token covers. Repaints the lines that look different."""
        if self._composing:
            return
        same = picture.looks_like(self._picture)
        self._picture = picture
        was_stale, self._stale = self._stale, False
        dropped = [(self._offsets.to_u16(start), self._offsets.to_u16(end)) for start, end in picture.dropped]
        self._dropped.show(dropped, self._theme.color("muted"))
        self._space_lines()
        if was_stale or any(self._lit):
            self._lit = Lit()
            self._drawn = {}
        if not (same and self._drawn):
            self._repaint_changes()

    def _repaint_changes(self) -> None:
        before, self._drawn = self._drawn, {}
        for line in self._visible_lines(0, self.viewport().height()):
            looks = self._picture.looks(line.start, line.end)
            y = line.block.origin.y() + line.layout.y()
            place = y + self.verticalScrollBar().value()
            self._drawn[place] = looks
            if before.get(place) != looks:
                height = line.layout.height()
                area = QRectF(0, y - height, self.viewport().width(), 3 * height + _FADING_PX)
                self.viewport().update(area.toAlignedRect())

    def set_stale(self) -> None:
        """Take the colour from what is painted: a newer comparison is being made."""
        self._stale = True
        self.viewport().update()

    def light(self, lit: Lit) -> None:
        """Light spans in code points: what the pointer's unit is or was counted with."""
        lit_u16 = Lit(*map(self._spans_u16, lit))
        if lit_u16 != self._lit:
            self._lit = lit_u16
            self.viewport().update()

    @property
    def lit(self) -> Lit:
        """What is lit, in UTF-16 units."""
        return self._lit

    def _spans_u16(self, spans: Sequence[Span]) -> tuple[Span, ...]:
        return tuple((self._offsets.to_u16(start), self._offsets.to_u16(end)) for start, end in spans)

    def show_found(self, spans: Sequence[Span], current: int) -> None:
        """Mark the code-point ``spans`` that a search found and select the one at ``current``; -1 selects none."""
        self._found = self._spans_u16(spans)
        self._current_hit = current
        if 0 <= current < len(spans):
            self.select(spans[current])
        self.viewport().update()

    def select(self, span: Span) -> None:
        """Select a code-point ``span`` and bring it into sight."""
        cursor = self.textCursor()
        # a span may be that of a text which has changed since
        start, end = (min(place, len(self._shown)) for place in span)
        cursor.setPosition(self._reached(start))
        cursor.setPosition(self._reached(end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.reveal(start)

    @property
    def selected_span(self) -> Span:
        """The selection in code points; where nothing is selected, the caret's place twice."""
        cursor = self.textCursor()
        return self._offsets.to_cp(cursor.selectionStart()), self._offsets.to_cp(cursor.selectionEnd())

    # --- places on screen --------------------------------------------------------------------------------

    def y_of(self, place_cp: int) -> float:
        """Return the middle of the line that shows ``place_cp``, in pixels of the viewport."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._offsets.to_u16(min(place_cp, self._there)))
        return QRectF(self.cursorRect(cursor)).center().y()

    def place_at(self, y_px: float) -> int:
        """Return the code point at the start of the line at a height of the viewport."""
        cursor = self.cursorForPosition(QPoint(0, round(y_px)))
        return self._offsets.to_cp(cursor.position())

    def reveal(self, place_cp: int) -> None:
        """Bring ``place_cp`` into the middle of the pane unless it is in sight."""
        y, height = self.y_of(place_cp), self.viewport().height()
        if not _MARGIN_PX <= y <= height - _MARGIN_PX:
            self.scroll_by(y - height / 2)

    def bands(self) -> list[Band]:
        """Return the lines on screen, topmost first."""
        found = []
        for line in self._visible_lines(0, self.viewport().height()):
            top = line.block.origin.y() + line.layout.y()
            found.append(Band(line.start, line.end, top, top + line.layout.ascent() + line.layout.descent()))
        return found

    def _visible_lines(self, top: float, bottom: float) -> Iterator[VisibleLine]:
        offset = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        first = self.cursorForPosition(QPoint(0, max(0, round(top) - _FADING_PX))).block()
        return visible_lines(self.document(), first, offset, top, bottom)

    # --- painting ----------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        self._theme = theme
        self._dropped.forget()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, then the text over it."""
        if self._picture.layers or any(self._lit) or self._found:
            painter = QPainter(self.viewport())
            lines = self._visible_lines(event.rect().top(), event.rect().bottom())
            PicturePainter(painter, self._theme, stale=self._stale).paint(
                lines, self._picture, self._searched(), self._lit
            )
            painter.end()
        super().paintEvent(event)
        if self._invitation and self.document().isEmpty() and not self._composing:
            paint_invitation(self, self._invitation, self._theme.color("muted"))

    def _searched(self) -> Searched:
        is_hit = 0 <= self._current_hit < len(self._found)
        return Searched(self._found, self._found[self._current_hit] if is_hit else None)

    # --- input -------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """See that what goes to the end of the text finds all of it there."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            standard = QKeySequence.StandardKey
            if any(map(event.matches, (standard.SelectAll, standard.MoveToEndOfDocument, standard.Copy))):
                self._filling.finish()
        return super().event(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert what is pasted or dropped; of what is too large, tell."""
        text = source.text()
        excess = self.excess_of_pasting(text)
        if excess is None:
            self.insert_pasted(text)
        else:
            self.too_much.emit(text, excess)

    def excess_of_pasting(self, text: str) -> Excess | None:
        """Return what is too large once ``text`` stands in place of the selection, None where nothing is."""
        return excess_of_insertion(self._shown, self.selected_span, text)

    def insert_pasted(self, text: str) -> None:
        """Insert ``text`` in place of the selection, however large; it is remembered while it lasts as pasted."""
        self._pasting = True
        # Qt would paste paragraphs with a line height of their own
        with laid_out_later(self, len(text)):
            self.textCursor().insertText(text)
        self.ensureCursorVisible()
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
        self._filling.finish()
        super().contextMenuEvent(event)
