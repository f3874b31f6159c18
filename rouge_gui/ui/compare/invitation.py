"""The words in a pane without text that say what to do there."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QTextEdit


def paint_invitation(editor: QTextEdit, text: str, color: QColor) -> None:
    """Paint ``text`` where the text of ``editor`` would begin.

    Qt cuts its own placeholder after the first line of tall lines, and has none where lines do not wrap.
    """
    painter = QPainter(editor.viewport())
    painter.setPen(color)
    painter.setFont(editor.font())
    margin = round(editor.document().documentMargin())
    area = editor.viewport().rect().marginsRemoved(QMargins(margin, margin, margin, margin))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(area, flags, text)
    painter.end()
