"""The commands that write the score table to a file: CSV, and CSV as Excel on this desktop reads it."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.report.table import as_csv, as_excel_csv
from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence, safe_name
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.scores.view import ScoreTable


class ScoreExport(QObject):
    """Writes what ``table`` holds, every digit; ``window`` is the parent of dialogs."""

    def __init__(
        self, table: ScoreTable, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._table, self._file_commands, self._message_bar = table, file_commands, message_bar

    def save_csv(self) -> None:
        """Ask for a name and write the scores there as CSV: commas and decimal points on every desktop."""
        self._ask(self._csv())

    def save_excel(self) -> None:
        """Ask for a name and write the scores there as Excel reads CSV on this desktop."""
        # the interface may speak another language than the desktop, whose marks Excel uses
        self._ask(as_excel_csv(self._table.data_table(), QLocale.system().decimalPoint()))

    def _csv(self) -> bytes:
        # half a surrogate pair has no UTF-8
        return as_csv(self._table.data_table()).encode("utf-8", "backslashreplace")

    def _ask(self, data: bytes) -> None:
        path = self._file_commands.ask_where(
            self.tr("Export the scores"), self.tr("CSV tables (*.csv)"), ".csv"
        )
        if path:
            self.write(path, data)

    def write(self, path: str, data: bytes) -> bool:
        """Write ``data`` to ``path``; tell whether that worked."""
        try:
            save_bytes(data, path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=safe_name(path)))
        return True
