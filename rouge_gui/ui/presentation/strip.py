"""The strip above the panes: one metric, its value, its formula filled with the numbers of the moment.

Shows what it is given and reports what was asked for. Sizes follow the window, so that a hall can read it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.ui.physical_keys import physical_key
from rouge_gui.ui.presentation.formula import FormulaLine
from rouge_gui.ui.theme import Theme, numbers_font

_LINES, _CELLS = 3, 7
# font sizes in pixels on a window of this size; on others they scale with it
_WIDTH_PX, _HEIGHT_PX = 1200.0, 720.0
_CONTROL_PX, _NAME_PX, _VALUE_PX, _FORMULA_PX = 15.0, 27.0, 76.0, 22.0
_SMALLEST, _LARGEST = 0.6, 3.0
_SMALLEST_FORMULA_PX = 8.0
_SIDE_PX, _BETWEEN_PX, _GAP_PX = 20, 48, 10
# frames, and what rounding adds to the widths of labels
_SLACK_PX = 16


class MetricStrip(QFrame):
    """One metric for a hall. Left and Right ask for another one, Space for what is hidden."""

    metric_chosen = Signal(str)
    step_asked = Signal(int)  # that many metrics on
    reveal_asked = Signal()
    guess_asked = Signal()  # what the key for hiding asks for: hide, reveal, stop hiding
    leave_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme, self._role = theme, "text"
        self._controls = QHBoxLayout()
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_metric_clicked)
        self.guess = self._button(self.tr("Hide scores"), "G")
        self.guess.clicked.connect(self.guess_asked)
        self.leave = self._button(self.tr("Leave"), "Esc")
        self.leave.clicked.connect(self.leave_asked)
        self._name, self._value, self._caption = QLabel(self), QLabel(self), QLabel(self)
        self._value.setObjectName("presentedValue")
        self._caption.setObjectName("muted")
        self._cells = [[QLabel(self) for _ in range(_CELLS)] for _ in range(_LINES)]
        self._lay_out()

    def _button(self, text: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(f"{text}  {key}")
        button.setAccessibleName(text)
        return button

    def _lay_out(self) -> None:
        self._controls.setSpacing(6)
        self._controls.addStretch(1)
        self._controls.addWidget(self.guess)
        self._controls.addWidget(self.leave)
        head = QVBoxLayout()
        head.setSpacing(0)
        for label in (self._name, self._value, self._caption):
            head.addWidget(label)
        grid = QGridLayout()
        grid.setHorizontalSpacing(_GAP_PX)
        grid.setVerticalSpacing(6)
        for row, cells in enumerate(self._cells):
            for column, label in enumerate(cells):
                label.setTextFormat(Qt.TextFormat.PlainText)
                grid.addWidget(label, row, column, _alignment(column))
        body = QHBoxLayout()
        body.setSpacing(_BETWEEN_PX)
        body.addLayout(head)
        body.addLayout(grid)
        body.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_SIDE_PX, 12, _SIDE_PX, 14)
        outer.setSpacing(8)
        outer.addLayout(self._controls)
        outer.addLayout(body)

    # --- what is shown -----------------------------------------------------------------------------------

    def offer_metrics(self, names: Sequence[tuple[str, str]]) -> None:
        """Offer metrics as (key, display name)."""
        if list(self._buttons) == [metric for metric, _ in names]:
            return
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._controls.removeWidget(button)
            button.deleteLater()
        self._buttons = {}
        for place, (metric, name) in enumerate(names):
            button = QToolButton(self)
            button.setText(name)
            button.setCheckable(True)
            button.setProperty("metric", metric)
            self._group.addButton(button)
            self._controls.insertWidget(place, button)
            self._buttons[metric] = button
        self._fit()

    def show_metric(self, metric: str, name: str, role: str, caption: str) -> None:
        """Show which metric this is, in the theme's colour ``role``; ``caption`` stands below its value."""
        if metric in self._buttons:
            self._buttons[metric].setChecked(True)
        self._role = role
        self._name.setText(name)
        self._caption.setText(caption)
        self._color()

    def show_value(self, value: str, lines: Sequence[FormulaLine]) -> None:
        """Show the value and the lines of its formula; no line for a metric without one."""
        self._value.setText(value)
        for place, labels in enumerate(self._cells):
            line = lines[place] if place < len(lines) else None
            texts = ("", "=", "", "=", "", "=", "") if line else ("",) * _CELLS
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
            for label, text in zip(labels[::2], line or (), strict=False):
                label.setText(text)
            labels[0].setAccessibleName(line.sentence() if line else "")
        sentences = "; ".join(line.sentence() for line in lines)
        self._value.setAccessibleName(f"{self._name.text()}: {value}")
        self.setAccessibleName(f"{self._name.text()}: {value}")
        self.setAccessibleDescription(sentences)
        self._fit()

    @property
    def texts(self) -> list[str]:
        """What stands in the strip: name, value, caption, the lines."""
        lines = [" ".join(label.text() for label in labels).strip() for labels in self._cells]
        return [self._name.text(), self._value.text(), self._caption.text(), *lines]

    def set_guess_text(self, text: str) -> None:
        """Name what the key for hiding does next."""
        self.guess.setText(f"{text}  G")
        self.guess.setAccessibleName(text)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of ``theme``."""
        self._theme = theme
        self._color()

    def _color(self) -> None:
        color = self._theme.color(self._role).name()
        self._value.setStyleSheet(f"color: {color}")
        muted = self._theme.color("muted").name()
        for labels in self._cells:
            for label in labels[1:5]:
                label.setStyleSheet(f"color: {muted}")

    # --- sizes -------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: fonts follow the window, not the window the fonts."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the formula use the width there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give every part the largest font of the window's size that fits."""
        scale = min(self.window().height() / _HEIGHT_PX, self.window().width() / _WIDTH_PX)
        scale = min(max(scale, _SMALLEST), _LARGEST)
        for button in (*self._buttons.values(), self.guess, self.leave):
            button.setFont(self._sized(_CONTROL_PX * scale))
        self._name.setFont(self._sized(_NAME_PX * scale, bold=True))
        self._value.setFont(self._sized(_VALUE_PX * scale, bold=True))
        self._caption.setFont(self._sized(_CONTROL_PX * scale))
        size = _FORMULA_PX * scale
        room = (
            self.width() - self._head_px() - _BETWEEN_PX - 2 * _SIDE_PX - (_CELLS - 1) * _GAP_PX - _SLACK_PX
        )
        wide = self._formula_px(size)
        if wide > room > 0:
            size = max(_SMALLEST_FORMULA_PX, size * room / wide)
        for labels in self._cells:
            for column, label in enumerate(labels):
                label.setFont(self._sized(size, bold=column in {0, 6}))

    def _head_px(self) -> float:
        labels = (self._name, self._value, self._caption)
        return max(QFontMetricsF(label.font()).horizontalAdvance(label.text()) for label in labels)

    def _formula_px(self, size: float) -> float:
        metrics = QFontMetricsF(self._sized(size, bold=True))
        return sum(
            max(metrics.horizontalAdvance(labels[column].text()) for labels in self._cells)
            for column in range(_CELLS)
        )

    def _sized(self, size_px: float, *, bold: bool = False) -> QFont:
        font = numbers_font(self.font())
        font.setPixelSize(max(1, round(size_px)))
        if bold:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    # --- input -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the presentation."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks for where no text is edited; tell whether it asks for anything."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step_asked.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Space:
            self.reveal_asked.emit()
        elif physical_key(event) == "G":
            self.guess_asked.emit()
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Reveal on a click beside the buttons."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.reveal_asked.emit()
            self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the presentation's keys from a pane that is read only."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return bool(watched.property("readOnly")) and self.take_key(event)
        return super().eventFilter(watched, event)

    def _on_metric_clicked(self, button: QToolButton) -> None:
        self.metric_chosen.emit(button.property("metric"))


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Line up the equals signs: names end there, values begin there."""
    sides = Qt.AlignmentFlag
    side = sides.AlignRight if column == 0 else sides.AlignLeft
    return side | sides.AlignVCenter
