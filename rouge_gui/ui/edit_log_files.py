"""The commands that write the whole history as an edit log and replay one: every text and every state comes back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import EditLogError, read_log, write_log
from rouge_gui.session.files import FileProblemError, read_lines, save_lines
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.message_bar import MessageBar, Topic

_PROBLEMS = {
    "empty": QT_TRANSLATE_NOOP("edit log", "{file} is empty: choose an edit log"),
    "not-json": QT_TRANSLATE_NOOP("edit log", "{file}, line {line}: this is no JSON; choose an edit log"),
    "not-a-log": QT_TRANSLATE_NOOP("edit log", "{file} is no edit log of rouge-gui"),
    "newer-version": QT_TRANSLATE_NOOP(
        "edit log", "{file} was written by a newer rouge-gui: update to read it"
    ),
}
_OTHER = QT_TRANSLATE_NOOP(
    "edit log", "{file}, line {line}: the edit log was changed or cut and cannot be replayed"
)


def log_problem(error: EditLogError, file: str) -> str:
    """Return what is wrong with an edit log."""
    template = QCoreApplication.translate("edit log", str(_PROBLEMS.get(error.id, _OTHER)))
    return template.format(file=file, line=error.line)


class EditLogFiles(QObject):
    """Writes the history of ``document`` and opens another; ``window`` is the parent of dialogs."""

    def __init__(
        self, document: Document, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document, self._file_commands, self._message_bar = document, file_commands, message_bar
        file_commands.use_logs(self)

    def save(self) -> None:
        """Ask for a name and write the edit log there."""
        path = self._file_commands.ask_where(self.tr("Export the edit log"), self._kinds(), ".jsonl")
        if path:
            self.write(path)

    def open(self) -> None:
        """Ask for an edit log and replay it."""
        path = self._file_commands.ask_which(self.tr("Replay an edit log"), self._kinds())
        if path:
            self.replay(path)

    def _kinds(self) -> str:
        return self.tr("Edit logs (*.jsonl);;All files (*)")

    def write(self, path: str) -> bool:
        """Write the edit log to ``path``; tell whether that worked."""
        try:
            save_lines(write_log(self._document.whole_history()), path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=Path(path).name))
        return True

    def replay(self, path: str) -> bool:
        """Open the history that ``path`` holds; tell whether that worked."""
        try:
            history = read_log(read_lines(path))
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        except EditLogError as error:
            self._message_bar.show_message(log_problem(error, Path(path).name), topic=Topic.FILE)
            return False
        return self._file_commands.open_history(history)
