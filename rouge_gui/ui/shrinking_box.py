"""A box of choices that gives way where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QWidget

# what a box of choices shows at least
_LEAST_LETTERS = 6


class ShrinkingBox(QComboBox):
    """A box of choices that can become narrower than it would like to be."""

    def __init__(self, usual_letters: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._spare_letters = usual_letters - _LEAST_LETTERS
        self.setMinimumContentsLength(usual_letters)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def minimumSizeHint(self) -> QSize:
        """Leave room for a few letters."""
        hint = super().minimumSizeHint()
        return QSize(
            hint.width() - self._spare_letters * self.fontMetrics().horizontalAdvance("X"), hint.height()
        )
