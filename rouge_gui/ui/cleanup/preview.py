"""One text before and after clean-up, side by side: what is taken out is grey on the left."""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QGridLayout, QLabel, QPlainTextEdit, QTextEdit, QWidget

from rouge_gui.session.cleaning import CleanedText
from rouge_gui.text import Utf16Map
from rouge_gui.ui.theme import text_font

# a look, not a place to read: selections beyond a few hundred are slow
_MOST_CHARS = 4_000
_MOST_REMOVED = 300


class Preview(QWidget):
    """Shows a ``CleanedText``; of long texts the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.given = self._add_text(self.tr("As given"))
        self.read = self._add_text(self.tr("As it is read"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        for column, text in enumerate((self.given, self.read)):
            label = QLabel(text.accessibleName(), self)
            label.setObjectName("muted")
            label.setBuddy(text)
            grid.addWidget(label, 0, column)
            grid.addWidget(text, 1, column)

    def _add_text(self, name: str) -> QPlainTextEdit:
        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setFont(text_font())
        text.setAccessibleName(name)
        return text

    def show_text(self, text: CleanedText, grey: QColor) -> None:
        """Show ``text`` before and after, what was taken out in ``grey``."""
        given = text.given[:_MOST_CHARS]
        for view, shown in ((self.given, given), (self.read, text.read[:_MOST_CHARS])):
            if view.toPlainText() != shown:
                view.setPlainText(shown)
        form = QTextCharFormat()
        form.setForeground(grey)
        form.setFontItalic(True)
        offsets = Utf16Map(given)
        selections = []
        for start, end in text.removed[:_MOST_REMOVED]:
            if start >= len(given):
                break
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.given.document())
            cursor.setPosition(offsets.to_u16(start))
            cursor.setPosition(offsets.to_u16(min(end, len(given))), QTextCursor.MoveMode.KeepAnchor)
            selection.cursor, selection.format = cursor, form
            selections.append(selection)
        self.given.setExtraSelections(selections)
