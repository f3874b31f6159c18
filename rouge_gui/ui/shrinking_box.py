"""A box of choices that gives way where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

# what a box of choices shows at least
_LEAST_LETTERS = 6


class ShrinkingBox(QComboBox):
    """A box of choices that can become narrower than it would like to be; of what does not fit both ends are seen."""

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

    @property
    def shown_text(self) -> str:
        """The choice, as much of it as there is room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return self._fitted(option)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the choice as it fits."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self._fitted(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _fitted(self, option: QStyleOptionComboBox) -> str:
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        text = self.currentText()
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(text) <= room.width():
            return text
        # what tells names apart is often at their end
        return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
