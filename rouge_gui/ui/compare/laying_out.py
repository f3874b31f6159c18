"""Laying out long texts bit by bit, the top first, so that the window does not wait for the end of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QTextEdit

# fewer are laid out before anyone notices
_LONG_CHARS = 100_000


@contextmanager
def laid_out_later(editor: QTextEdit, changed: int) -> Iterator[None]:
    """Change ``changed`` characters of the document inside; where they are many, lay it out in steps afterwards."""
    document = editor.document()
    size = document.pageSize()
    if changed < _LONG_CHARS or size.isNull():
        yield
        return
    place = editor.textCursor().position()
    # without a page nothing is laid out; with one again, all is, in steps
    document.setPageSize(QSizeF(0, 0))
    yield
    # a caret that went along with the text would have everything before it laid out at once
    cursor = editor.textCursor()
    cursor.setPosition(min(place, document.characterCount() - 1))
    editor.setTextCursor(cursor)
    document.setPageSize(size)
