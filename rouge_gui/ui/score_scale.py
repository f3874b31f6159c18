"""How scores are written everywhere: in 0–1 or 0–100, with how many digits. Keeps the choice and announces it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.numbers import ScoreFormat

_NAMES = {remembered.SCORE_PERCENT.name, remembered.SCORE_DIGITS.name}


class ScoreScale(QObject):
    """The chosen format. ``format_changed`` carries the ``ScoreFormat`` that every part writes with from then on."""

    format_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: Mapping[str, QAction] = {}
        settings.changed.connect(self._on_setting_changed)

    @property
    def format(self) -> ScoreFormat:
        """The format in force."""
        settings = self._settings
        return ScoreFormat(settings.value(remembered.SCORE_PERCENT), settings.value(remembered.SCORE_DIGITS))

    def start(self, actions: Mapping[str, QAction]) -> None:
        """Announce the remembered choice, and keep the commands for it checked from now on."""
        self._actions = actions
        self._announce()

    def use_percent(self, percent: bool) -> None:
        """Write scores in 0–100, or else in 0–1."""
        self._settings.set_value(remembered.SCORE_PERCENT, percent)

    def use_two_digits(self) -> None:
        """Write scores with two digits."""
        self._settings.set_value(remembered.SCORE_DIGITS, 2)

    def use_three_digits(self) -> None:
        """Write scores with three digits."""
        self._settings.set_value(remembered.SCORE_DIGITS, 3)

    def use_four_digits(self) -> None:
        """Write scores with four digits."""
        self._settings.set_value(remembered.SCORE_DIGITS, 4)

    def _on_setting_changed(self, name: str) -> None:
        if name in _NAMES:
            self._announce()

    def _announce(self) -> None:
        form = self.format
        if self._actions:
            self._actions["percent_scores"].setChecked(form.percent)
            self._actions[f"digits_{form.digits}"].setChecked(True)
        self.format_changed.emit(form)
