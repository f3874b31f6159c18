"""A label for one line of text that may be longer than its place."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

# wherever Qt could see one
_TAG = re.compile(r"<\s*[!?]?\s*[A-Za-z]|&lt;")


def plain_tip(text: str) -> str:
    """Return a tool tip that shows ``text`` as it is, tags and all: texts of others are no marks of ours."""
    if not _TAG.search(text):
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


class ElidedLabel(QLabel):
    """A line of text that is cut at the end where there is no room; the whole is in its tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._brief = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def whole(self) -> str:
        """The text before it was cut."""
        return self._whole

    def show_text(self, text: str, brief: str = "") -> None:
        """Show ``text``; where there is no room for it ``brief``, if there is one, or nothing rather than a part."""
        if (text, brief) == (self._whole, self._brief):
            return
        self._whole, self._brief = text, brief
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        room = self.fontMetrics()
        if not self._brief:
            self.setText(room.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))
            return
        fitting = (
            text for text in (self._whole, self._brief) if room.horizontalAdvance(text) <= self.width()
        )
        self.setText(next(fitting, ""))
