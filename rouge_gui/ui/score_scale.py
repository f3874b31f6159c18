"""How scores are written everywhere: in 0–1 or 0–100, with how many digits. Keeps the choice and announces it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.numbers import ScoreFormat


class ScoreScale(QObject):
    """The chosen format. ``format_changed`` carries the ``ScoreFormat`` that every part writes with from then on."""

    format_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._format = ScoreFormat(
            settings.value(remembered.SCORE_PERCENT), settings.value(remembered.SCORE_DIGITS)
        )

    @property
    def format(self) -> ScoreFormat:
        """The format in force."""
        return self._format

    def check(self, actions: Mapping[str, QAction]) -> None:
        """Check the commands of what is chosen."""
        actions["percent_scores"].setChecked(self._format.percent)
        actions[f"digits_{self._format.digits}"].setChecked(True)

    def use_percent(self, percent: bool) -> None:
        """Write scores in 0–100, or else in 0–1."""
        self._settings.set_value(remembered.SCORE_PERCENT, percent)
        self._use(replace(self._format, percent=percent))

    def use_two_digits(self) -> None:
        """Write scores with two digits."""
        self._use_digits(2)

    def use_three_digits(self) -> None:
        """Write scores with three digits."""
        self._use_digits(3)

    def use_four_digits(self) -> None:
        """Write scores with four digits."""
        self._use_digits(4)

    def _use_digits(self, digits: int) -> None:
        self._settings.set_value(remembered.SCORE_DIGITS, digits)
        self._use(replace(self._format, digits=digits))

    def _use(self, changed: ScoreFormat) -> None:
        if changed != self._format:
            self._format = changed
            self.format_changed.emit(changed)
