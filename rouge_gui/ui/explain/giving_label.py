"""A label for sentences that gives way where its panel is low: one line then, the whole in its tool tip."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyleOption, QWidget

from rouge_gui.ui.labels import plain_tip


class GivingLabel(QLabel):
    """Sentences on as many lines as they take, or on one that is cut at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_brief = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    @property
    def is_brief(self) -> bool:
        """Whether it takes one line."""
        return self._is_brief

    def set_brief(self, on: bool) -> None:
        """Take one line, or as many as it needs."""
        if on != self._is_brief:
            self._is_brief = on
            self.setWordWrap(not on)
            across = QSizePolicy.Policy.Ignored if on else QSizePolicy.Policy.Preferred
            self.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        self._explain()

    def show_text(self, text: str) -> None:
        """Show ``text``."""
        self.setText(text)
        self._explain()

    def _explain(self) -> None:
        self.setToolTip(plain_tip(self.text()) if self._is_brief else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is room for."""
        if not self._is_brief:
            super().paintEvent(event)
            return
        look = QStyleOption()
        look.initFrom(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        side = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter = QPainter(self)
        self.style().drawItemText(
            painter, self.rect(), side, look.palette, self.isEnabled(), shown, self.foregroundRole()
        )
