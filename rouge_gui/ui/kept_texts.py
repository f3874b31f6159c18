"""Work that is in no file: kept when other texts are opened and when the window closes, and offered back."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.document import READ, Change, Document
from rouge_gui.session.history import History
from rouge_gui.session.recovery import RecoveryStore, whole_progress
from rouge_gui.session.settings import Settings
from rouge_gui.session.store import Session
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.message_bar import MessageBar, Topic

_logger = logging.getLogger("rouge_gui.kept_texts")


@dataclass(frozen=True, slots=True)
class _Kept:
    history: History
    store: RecoveryStore | None


class KeptTexts(QObject):
    """Keeps what ``file_commands`` knows as work of no file; who leaves no traces is asked by those instead.

    It lies in stores like those of recovery from the moment it is left: the next start offers what is not brought back.
    """

    def __init__(
        self,
        document: Document,
        file_commands: FileCommands,
        settings: Settings,
        message_bar: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document, self._file_commands = document, file_commands
        self._settings, self._message_bar, self._window = settings, message_bar, window
        self._history = document.history
        self._is_work = False
        self._kept: list[_Kept] = []
        self._say = single_shot(self, 0, self._show_offer)
        document.changed.connect(self._on_document_changed)
        document.availability_changed.connect(self.look)
        file_commands.saved_changed.connect(self.look)
        settings.changed.connect(self._on_setting_changed)

    def look(self) -> None:
        """Take in that the texts on show may be in a file now, or in none."""
        if self._document.history is self._history:
            self._is_work = self._file_commands.has_work_of_no_file

    def _on_document_changed(self, change: Change) -> None:
        if self._document.history is not self._history:
            left, was_work = self._history, self._is_work
            self._history = self._document.history
            if was_work and change.origin != READ and self._settings.keeps_traces:
                self._kept.append(_Kept(left, self._store_of(left)))
                self._say.start()
        self.look()

    def _store_of(self, history: History) -> RecoveryStore | None:
        """Return a new store of a whole history; None where nothing can be written."""
        store = RecoveryStore(self._settings.folder / FOLDER)
        try:
            store.start(whole_progress(Session(history, closed=True)))
        except (sqlite3.Error, OSError) as error:
            _logger.warning("texts cannot be kept: %s", type(error).__name__)
            return None
        return store

    def _show_offer(self) -> None:
        if not self._kept:
            return
        text = self.tr("The texts before were in no file; they are kept")
        if self._message_bar.topic is Topic.FILE and self._message_bar.isVisible():
            # such as a guess
            text = f"{self._message_bar.text}\n{text}"
        self._message_bar.show_message(text, self.tr("Bring them back"), self.bring_back)

    def bring_back(self) -> None:
        """Show the texts that were left last, with their whole history."""
        if not self._kept:
            return
        if not self._file_commands.may_leave():
            self._show_offer()
            return
        kept = self._kept.pop()
        self._file_commands.show_history(kept.history)
        if kept.store is not None:
            kept.store.remove()

    def may_close(self) -> bool:
        """Keep all of it for the next start; where that cannot be, ask. Tell whether the window may close."""
        if not self._settings.keeps_traces:
            return True
        texts = [kept for kept in self._kept if kept.store is None]
        if self._file_commands.has_work_of_no_file:
            texts.append(_Kept(self._document.history, None))
        made = [self._store_of(kept.history) for kept in texts]
        stores = [store for store in (*made, *(kept.store for kept in self._kept)) if store is not None]
        if None in made and not self._discards():
            for store in made:
                if store is not None:
                    store.remove()
            return False
        for store in stores:
            store.leave()
        self._kept = []
        return True

    def _discards(self) -> bool:
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Texts in no file"),
            self.tr("The texts are in no file and cannot be kept either. Discard them?"),
            buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.LEAVE_NO_TRACES.name and not self._settings.keeps_traces:
            for kept in self._kept:
                if kept.store is not None:
                    kept.store.remove()
            self._kept = []
