"""How far a job is: a slim bar with count, rate and the time left, and a button that stops it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QVBoxLayout, QWidget

from rouge_gui.ui import numbers
from rouge_gui.ui.labels import ElidedLabel

_BAR_PX = 4
_MINUTE_S = 60


class ProgressLine(QWidget):
    """Shown while a job runs. ``stop_wanted()`` tells that the user wants it to end."""

    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ElidedLabel(self)
        self._label.setObjectName("muted")
        self._bar = QProgressBar(self)
        self._bar.setObjectName("slim")
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR_PX)
        self.stop_button = QToolButton(self)
        self.stop_button.setObjectName("flat")
        self.stop_button.setText(self.tr("Stop"))
        self.stop_button.setToolTip(self.tr("Stop; what is done stays (Esc)"))
        self.stop_button.clicked.connect(self.stop_wanted)
        row = QHBoxLayout()
        row.addWidget(self._label, 1)
        row.addWidget(self.stop_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._bar)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._label.whole

    def show_progress(self, what: str, done: int, total: int | None, rate: float) -> None:
        """Show how much of ``total`` is done at ``rate`` a second; ``total`` is None where it is not known."""
        counted, pace, left = self._counted(done, total), "", ""
        if rate > 0:
            pace = self.tr("{rate} a second").format(rate=numbers.count(round(rate)))
            if total is not None and done < total:
                left = self.tr("{time} left").format(time=self.time_text((total - done) / rate))
        # how long it takes is told first where there is little room
        self._label.show_text(_joined(what, counted, pace, left), _joined(what, left or counted))
        self._bar.setRange(0, max(total or 0, 0))
        self._bar.setValue(min(done, total or 0))
        self._bar.setAccessibleName(what)
        self.show()

    def _counted(self, done: int, total: int | None) -> str:
        if total is None:
            return numbers.count(done)
        return self.tr("{done} of {total}").format(done=numbers.count(done), total=numbers.count(total))

    def time_text(self, seconds: float) -> str:
        """Return a time in whole seconds or minutes."""
        if seconds < _MINUTE_S:
            return self.tr("{seconds} s").format(seconds=numbers.count(max(1, round(seconds))))
        return self.tr("{minutes} min").format(minutes=numbers.count(round(seconds / _MINUTE_S)))


def _joined(*parts: str) -> str:
    return "  ·  ".join(part for part in parts if part)
