"""What the user does with the history: choosing what is drawn, which is remembered; pinning the state on show."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.edit_log_files import EditLogFiles
from rouge_gui.ui.export_history import HistoryExport
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.history.display import Display, known_metrics
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.message_bar import MessageBar


class HistoryCommands(QObject):
    """Connects the history on screen with what is remembered; ``export`` hands it on, ``log`` keeps it whole."""

    def __init__(
        self,
        keeper: HistoryKeeper,
        settings: Settings,
        file_commands: FileCommands,
        message_bar: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.export = HistoryExport(keeper, file_commands, message_bar, window)
        self.log = EditLogFiles(keeper.document, file_commands, message_bar, window)
        self._keeper, self._settings = keeper, settings
        keeper.show_display(self._remembered_display())
        keeper.view.display_changed.connect(self._on_display_changed)

    def _remembered_display(self) -> Display:
        return Display(
            known_metrics(self._settings.value(remembered.HISTORY_LINES).split()),
            self._settings.value(remembered.HISTORY_PART),
            self._settings.value(remembered.HISTORY_BY_TIME),
        )

    def toggle_pin(self) -> None:
        """Pin the state on show, or take its pin away."""
        self._keeper.document.toggle_pin()

    def _on_display_changed(self, display: Display) -> None:
        self._settings.set_value(remembered.HISTORY_LINES, " ".join(display.metrics))
        self._settings.set_value(remembered.HISTORY_PART, display.part)
        self._settings.set_value(remembered.HISTORY_BY_TIME, display.by_time)
