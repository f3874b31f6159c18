"""Guess, then reveal: while this is on, the scores and marks of each new state of the texts are hidden at first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction


class GuessMode(QObject):
    """Whether scores are hidden. ``hidden_changed`` tells every part that shows numbers or marks."""

    hidden_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._action: QAction | None = None
        self._reveal: QAction | None = None
        self._on = False
        self._hidden = False

    @property
    def is_on(self) -> bool:
        """Whether a new state of the texts hides its scores."""
        return self._on

    @property
    def is_hidden(self) -> bool:
        """Whether scores and marks are hidden now."""
        return self._hidden

    def use_actions(self, hide: QAction, reveal: QAction) -> None:
        """Keep ``hide`` checked and ``reveal`` on offer while this is on."""
        self._action, self._reveal = hide, reveal
        reveal.setEnabled(self._on)

    def set_on(self, on: bool) -> None:
        """Begin, with everything hidden, or end, with everything shown."""
        self._on = on
        if self._action is not None:
            self._action.setChecked(on)
        if self._reveal is not None:
            self._reveal.setEnabled(on)
        self._set_hidden(on)

    def advance(self) -> None:
        """Hide; then reveal; then end: what one key does in turn."""
        if not self._on:
            self.set_on(True)
        elif self._hidden:
            self.reveal()
        else:
            self.set_on(False)

    def reveal(self) -> None:
        """Show what is hidden until the texts change."""
        self._set_hidden(False)

    def turn_over(self) -> None:
        """Reveal, or hide again what was revealed; nothing where nothing is to be guessed."""
        if self._on:
            self._set_hidden(not self._hidden)

    def hide_again(self) -> None:
        """Hide the scores of texts that have changed."""
        if self._on and not self._hidden:
            self._set_hidden(True)

    def next_step(self) -> str:
        """Return what ``advance`` does next, in words."""
        if not self._on:
            return QCoreApplication.translate("presentation", "Hide scores")
        if self._hidden:
            return QCoreApplication.translate("presentation", "Reveal")
        return QCoreApplication.translate("presentation", "Stop guessing")

    def _set_hidden(self, hidden: bool) -> None:
        self._hidden = hidden
        self.hidden_changed.emit(hidden)
