"""The commands about what the panes show and where the reader is: walking the marks, scrolling, overview."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.compare.board import CompareBoard

_SWITCHES = {
    "sync_scroll": remembered.SYNC_SCROLL,
    "overview": remembered.OVERVIEW,
    "wrap": remembered.WRAP,
}


class PaneCommands(QObject):
    """Walks the marks of ``board`` and switches what stands around its texts.

    ``nothing_found`` carries a sentence; ``found`` settles it.
    """

    nothing_found = Signal(str)
    found = Signal()

    def __init__(self, board: CompareBoard, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._settings = board, settings
        self._actions: Mapping[str, QAction] = {}
        settings.changed.connect(self._on_setting_changed)

    def start(self, actions: Mapping[str, QAction]) -> None:
        """Set what was remembered, and keep the commands for it checked from now on."""
        self._actions = actions
        for command in _SWITCHES:
            self._apply(command)

    def _on_setting_changed(self, name: str) -> None:
        for command, setting in _SWITCHES.items():
            if setting.name == name:
                self._apply(command)

    def _apply(self, command: str) -> None:
        on = self._settings.value(_SWITCHES[command])
        self._actions[command].setChecked(on)
        if command == "sync_scroll":
            self._board.sync.is_on = on
        elif command == "overview":
            self._board.set_overviews(on)

    def next_match(self) -> None:
        """Select the next credited unit of the pane worked in."""
        self._walk(matched=True, forwards=True)

    def previous_match(self) -> None:
        """Select the credited unit before."""
        self._walk(matched=True, forwards=False)

    def next_miss(self) -> None:
        """Select the next unit that earned nothing."""
        self._walk(matched=False, forwards=True)

    def previous_miss(self) -> None:
        """Select the unit before that earned nothing."""
        self._walk(matched=False, forwards=False)

    def _walk(self, *, matched: bool, forwards: bool) -> None:
        if self._board.walk(matched=matched, forwards=forwards):
            self.found.emit()
            return
        if self._board.layer is None:
            self.nothing_found.emit(self.tr("No layer is on show: choose one to walk its marks"))
        elif matched:
            self.nothing_found.emit(self.tr("Nothing matches in this text"))
        else:
            self.nothing_found.emit(self.tr("Everything in this text is matched"))

    def set_sync_scroll(self, on: bool) -> None:
        """Scroll the panes together, or each for itself."""
        self._settings.set_value(remembered.SYNC_SCROLL, on)

    def set_overview(self, on: bool) -> None:
        """Show or hide the overview bars."""
        self._settings.set_value(remembered.OVERVIEW, on)
