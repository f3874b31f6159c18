"""Keeps the work of a window safe: every state in a recovery store, and what a crash left offered back at the start."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal

from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import Autosave
from rouge_gui.session.document import Document
from rouge_gui.session.recovery import Leftover, leftovers
from rouge_gui.session.settings import Settings
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Job, Worker
from rouge_gui.ui.message_bar import MessageBar
from rouge_gui.ui.recovery_offer import RecoveryOffer
from rouge_gui.ui.session_commands import SessionCommands

_PROBLEMS = {
    "disk-full": QT_TRANSLATE_NOOP(
        "recovery", "The disk is full: what you do now would be lost in a crash. Make room, or save elsewhere"
    ),
}
_OTHER = QT_TRANSLATE_NOOP(
    "recovery", "The profile folder cannot be written: what you do now would be lost in a crash"
)
_SETTINGS = QT_TRANSLATE_NOOP(
    "recovery", "The settings cannot be written to {path}: what you choose holds until the window closes"
)
_SETTINGS_AFTER_MS = 300


class _Search(Job):
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.found: list[Leftover] = []

    def carry_out(self) -> None:
        self.found = leftovers(self._folder)


class Safekeeping(QObject):
    """Follows ``document`` with an ``autosave``; ``offer`` shows what can be brought back.

    ``searched()`` tells that the start's search for it is over, ``restored()`` that work is back.
    """

    searched = Signal()
    restored = Signal()

    def __init__(
        self,
        document: Document,
        settings: Settings,
        sessions: SessionCommands,
        offer: RecoveryOffer,
        message_bar: MessageBar,
    ) -> None:
        super().__init__(offer)
        self.autosave = Autosave(document, settings, sessions.details, self)
        self._settings, self._sessions = settings, sessions
        self._offer, self._message_bar = offer, message_bar
        self._offered: list[Leftover] = []
        self._is_started = False
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_search_finished)
        self.autosave.failed.connect(self._on_autosave_failed)
        self.autosave.recovered.connect(self._on_autosave_recovered)
        sessions.changed.connect(self.autosave.note)
        sessions.notes_changed.connect(self.autosave.note)
        offer.restore_asked.connect(self.restore)
        offer.discard_asked.connect(self.discard)
        offer.closed.connect(self._let_go)
        settings.changed.connect(self._on_setting_changed)
        self._is_said = False
        self._write_settings = single_shot(self, _SETTINGS_AFTER_MS, self._on_settings_due)

    def start(self) -> None:
        """Look, once, for what crashes left; the window is there meanwhile."""
        if self._is_started or not self._settings.keeps_traces:
            return
        self._is_started = True
        self._worker.start(_Search(self.autosave.folder))

    def flush(self) -> bool:
        """Bring everything into the recovery store; tell whether it is there."""
        return self.autosave.flush()

    def close(self) -> None:
        """Keep nothing of this window; what was not brought back is offered again at the next start."""
        self._worker.close()
        self._let_go()
        self.autosave.close()

    @property
    def offered(self) -> Sequence[Leftover]:
        """What can be brought back."""
        return self._offered

    def restore(self, leftover: Leftover) -> None:
        """Bring work back; its store goes once the window's own holds all of it."""
        session = leftover.session
        if session is None or not self._sessions.bring_back(session):
            return
        self.restored.emit()
        if self.autosave.flush():
            self.discard(leftover)
        else:
            leftover.release()
            self._drop(leftover)

    def discard(self, leftover: Leftover) -> None:
        """Delete what a crash left."""
        leftover.discard()
        self._drop(leftover)

    def _drop(self, leftover: Leftover) -> None:
        self._offered = [other for other in self._offered if other is not leftover]
        self._offer.show_offers(self._offered)

    def _let_go(self) -> None:
        for leftover in self._offered:
            leftover.release()
        self._offered = []
        self._offer.show_offers(())

    def _on_search_finished(self, job: Job) -> None:
        if isinstance(job, _Search):
            self._offered = job.found
            if not self._settings.keeps_traces:
                self._discard_all()
            self._set_damaged_aside()
            self._offer.show_offers(self._offered)
        self.searched.emit()

    def _set_damaged_aside(self) -> None:
        damaged = [leftover for leftover in self._offered if leftover.session is None]
        self._offered = [leftover for leftover in self._offered if leftover.session is not None]
        names = [str(leftover.set_aside()) for leftover in damaged]
        if names:
            text = self.tr(
                "What was kept of unsaved work is damaged and cannot be brought back; it stays as {files}"
            )
            self._message_bar.show_message(text.format(files="; ".join(names)))

    def _discard_all(self) -> None:
        for leftover in list(self._offered):
            self.discard(leftover)

    def _on_settings_due(self) -> None:
        """Write what was chosen; say once where that cannot be done."""
        if self._is_said or self._settings.save():
            return
        self._is_said = True
        template = QCoreApplication.translate("recovery", str(_SETTINGS))
        self._message_bar.show_message(template.format(path=self._settings.path))

    def _on_setting_changed(self, name: str) -> None:
        self._write_settings.start()
        if name == remembered.LEAVE_NO_TRACES.name and not self._settings.keeps_traces:
            self._discard_all()

    def _on_autosave_failed(self, problem: str) -> None:
        template = _PROBLEMS.get(problem, _OTHER)
        self._message_bar.show_message(QCoreApplication.translate("recovery", str(template)))

    def _on_autosave_recovered(self) -> None:
        self._message_bar.show_message(self.tr("What you do is kept for the case of a crash again"))
