"""Bringing a text of megabytes into a document part by part, so that the window answers meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QTextCursor, QTextDocument

from rouge_gui.session.sizes import HEAVY_CHARS
from rouge_gui.session.timers import single_shot

# inserted and laid out before anyone notices
_PART_CHARS = 200_000


def first_part(text: str) -> str:
    """Return what of ``text`` is inserted at once: all of it, or whole lines of a very long one."""
    return text if len(text) <= HEAVY_CHARS else text[: _end_of_part(text, 0)]


def _end_of_part(text: str, start: int) -> int:
    end = text.rfind("\n", start, start + _PART_CHARS) + 1
    if end <= start:
        # a paragraph is laid out as a whole, however often it grows
        end = text.find("\n", start) + 1
    return end if end > start else len(text)


def end_of(document: QTextDocument) -> QTextCursor:
    """Return a cursor at the end of ``document``."""
    cursor = QTextCursor(document)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return cursor


class Filling(QObject):
    """Hands the rest of a text to ``insert``, which puts each part at the end of the document."""

    def __init__(self, insert: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._insert = insert
        self._text, self._at = "", 0
        self._next = single_shot(self, 0, self._on_next)

    @property
    def is_on(self) -> bool:
        """Whether something is still to come."""
        return self._at < len(self._text)

    @property
    def rest(self) -> str:
        """What is still to come."""
        return self._text[self._at :]

    @property
    def rest_length(self) -> int:
        """How many code points are still to come."""
        return len(self._text) - self._at

    def start(self, rest: str) -> None:
        """Bring ``rest`` in, part by part."""
        self._text, self._at = rest, 0
        if rest:
            self._next.start()

    def finish(self) -> None:
        """Bring in all that is still to come."""
        if self.is_on:
            rest = self.rest
            self.start("")
            self._insert(rest)

    def _on_next(self) -> None:
        if self.is_on:
            start, self._at = self._at, _end_of_part(self._text, self._at)
            self._insert(self._text[start : self._at])
        if self.is_on:
            self._next.start()
        else:
            self._text, self._at = "", 0
