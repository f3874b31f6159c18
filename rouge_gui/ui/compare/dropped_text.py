"""Greys what no token covers in a document, without touching the text: formats of the changed paragraphs only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor, QTextCharFormat, QTextDocument, QTextLayout

from rouge_gui.text import Span


class DroppedText:
    """The greyed stretches of ``document`` by paragraph, in UTF-16 units."""

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        # what is grey in each paragraph; None where it is to be set anew
        self._of_block: list[tuple[Span, ...] | None] = [()]
        self._is_any = False

    def replace_blocks(self, first: int, last: int, count: int) -> None:
        """Take in that the paragraphs from ``first`` to ``last`` gave way to ``count`` others."""
        self._of_block[first : last + 1] = [None] * count

    def forget(self) -> None:
        """Set all anew the next time: the colour is another one."""
        self._of_block = [None] * len(self._of_block)
        self._is_any = True

    def show(self, dropped: Sequence[Span], color: QColor) -> None:
        """Grey the stretches ``dropped``, in text order."""
        if not dropped and not self._is_any:
            self._of_block = [()] * len(self._of_block)
            return
        self._is_any = bool(dropped)
        muted = QTextCharFormat()
        muted.setForeground(color)
        muted.setFontItalic(True)
        remaining = list(reversed(dropped))
        block = self._document.begin()
        for number, before in enumerate(self._of_block):
            if not block.isValid():
                # the text is still on its way into the document
                break
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
                self._document.markContentsDirty(block.position(), block.length())
                self._of_block[number] = tuple(inside)
            block = block.next()


def _range(span: Span, style: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length = span[0], span[1] - span[0]
    found.format = style
    return found
