"""The commands that save a comparison as a session and open one; what is wrong is said in the message bar."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from rouge_gui.session.autosave import Details
from rouge_gui.session.document import READ
from rouge_gui.session.session_file import SessionLock, files_named, name_of, target_of, was_written_since
from rouge_gui.session.store import Session, StoreError, read_present, read_session, write_session
from rouge_gui.store_schema import SUFFIX
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.files import TextFiles
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.session_reading import SessionReading

_PROBLEMS = {
    "not-found": QT_TRANSLATE_NOOP("session", "{file} is not there: check the name"),
    "is-a-folder": QT_TRANSLATE_NOOP("session", "{file} is a folder: choose a session in it"),
    "not-a-file": QT_TRANSLATE_NOOP("session", "{file} is no ordinary file and was not opened"),
    "not-permitted": QT_TRANSLATE_NOOP("session", "{file} may not be read: check its permissions"),
    "unreadable": QT_TRANSLATE_NOOP("session", "{file} cannot be read"),
    "not-a-session": QT_TRANSLATE_NOOP("session", "{file} is no session of rouge-gui"),
    "newer-version": QT_TRANSLATE_NOOP(
        "session", "{file} was written by a newer rouge-gui and stays as it is: update to open it"
    ),
    "damaged": QT_TRANSLATE_NOOP("session", "{file} is damaged or was changed elsewhere and stays as it is"),
    "disk-full": QT_TRANSLATE_NOOP(
        "session", "{file} was not saved: the disk is full; make room or save elsewhere"
    ),
    "no-folder": QT_TRANSLATE_NOOP(
        "session", "{file} cannot be written: its folder is missing; make it or choose another"
    ),
    "folder-there": QT_TRANSLATE_NOOP("session", "{file} is a folder: save under another name"),
    "unwritable": QT_TRANSLATE_NOOP("session", "{file} cannot be written: save under another name"),
}


def store_problem(error: StoreError) -> str:
    """Return what is wrong with a session file and what to do."""
    template = QCoreApplication.translate("session", str(_PROBLEMS[error.id]))
    return template.format(file=Path(error.path).name)


class SessionCommands(QObject):
    """The session on show.

    Signals: ``changed()`` tells that its name or what is saved of it may be another, ``notes_changed()`` that the notes
    were written on, ``notes_opened()`` that they are those of another comparison now.

    With a session open, saving saves the session: the files its texts once came from are never written by it.
    """

    changed = Signal()
    notes_changed = Signal()
    notes_opened = Signal()

    def __init__(
        self, files: TextFiles, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._files, self._document = files, files.document
        self._file_commands, self._message_bar = file_commands, message_bar
        self._lock: SessionLock | None = None
        self._notes = self._saved_notes = ""
        # of long sessions
        self.reading = SessionReading(self)
        self.reading.done.connect(self._on_history_read)
        self._history = self._document.history
        self._is_unsaved = False
        self._saved, self._saved_notes = self._content, self._notes
        self._told = self._state
        self._document.changed.connect(self._on_document_changed)
        self._document.pins_changed.connect(self._tell)
        file_commands.use_session(self)

    @property
    def _content(self) -> tuple[int, tuple[int, ...], str]:
        return self._document.revision, self._document.pins, self._notes

    @property
    def _state(self) -> tuple[str, bool, bool]:
        return self.title, self.is_modified, self.has_unsaved_notes

    @property
    def is_open(self) -> bool:
        """Whether the comparison belongs to a session file."""
        return self._lock is not None

    @property
    def is_read_only(self) -> bool:
        """Whether the session can only be saved under another name."""
        return self._lock is not None and not self._lock.held

    @property
    def is_modified(self) -> bool:
        """Whether the session on show, or work that was brought back, is not saved as it is."""
        if self._is_unsaved and self._document.is_modified:
            return True
        # only a session keeps notes
        return self._content != self._saved if self.is_open else self.has_unsaved_notes

    @property
    def has_unsaved_notes(self) -> bool:
        """Whether the notes are not in a session file as they are."""
        return self._notes != self._saved_notes

    @property
    def title(self) -> str:
        """What titles call the session; empty where none is open."""
        if self._lock is None:
            return ""
        name = Path(self._lock.path).name
        return self.tr("{file} (read-only)").format(file=name) if self.is_read_only else name

    @property
    def notes(self) -> str:
        """The notes on the comparison, kept in its session."""
        return self._notes

    def set_notes(self, notes: str) -> None:
        """Replace the notes by what the user made of them."""
        if notes != self._notes:
            self._notes = notes
            self.notes_changed.emit()
            self._tell()

    def details(self) -> Details:
        """Return what is kept for recovery beside the history."""
        names = {number: name_of(file) for number, file in self._files.by_number().items()}
        # with a part of its history, what is brought back must not take the place of the whole
        lock = self._lock if not self.reading.is_busy else None
        path = str(Path(lock.path).absolute()) if lock is not None else ""
        return Details(names, self._notes, path, self.is_open and not self.is_modified)

    # --- opening -----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a session and open it."""
        path = self._file_commands.ask_which(self.tr("Open a session"), self._kinds())
        if path:
            self.open_path(path)

    def open_path(self, path: str) -> bool:
        """Open a session; tell whether that worked."""
        if not self._file_commands.may_leave():
            return False
        self._message_bar.hide()
        try:
            present = read_present(path)
            session = present or read_session(path)
        except StoreError as error:
            self._message_bar.show_message(store_problem(error), topic=Topic.FILE)
            return False
        # the one on show first: it may be the same
        self._close()
        self.show(session, SessionLock(path), saved=True)
        if present is not None:
            self.reading.start(path)
            self._document.complete_first(self.reading.finish)
        if self._lock is not None and not self._lock.held:
            self._message_bar.show_message(self._why_read_only(self._lock), topic=Topic.FILE)
        return True

    def _on_history_read(self, read: Session | StoreError) -> None:
        """Take the whole history of what is on show."""
        if (
            isinstance(read, Session)
            and read.history.snapshot(read.history.current) != self._document.snapshot
        ):
            read = StoreError(self._lock.path if self._lock is not None else "", "damaged")
        if isinstance(read, Session):
            self._history = read.history
            self._files.expect(files_named(read.files))
            self._document.open_history(read.history, READ)
            self._saved = (self._document.revision, self._document.pins, self._saved_notes)
            self._tell()
            return
        # what is on show is all there is: the user's to save elsewhere
        notes = self._notes
        self._close()
        self._notes, self._is_unsaved = notes, True
        self._document.open_history(self._document.history, READ, saved=False)
        self._message_bar.show_message(store_problem(read), topic=Topic.FILE)
        self._tell()

    def bring_back(self, session: Session) -> bool:
        """Show work that a crash left, as not saved; tell whether the user agreed."""
        if not self._file_commands.may_leave():
            return False
        self._message_bar.hide()
        self._close()
        lock = SessionLock(session.path) if session.path else None
        is_newer = lock is not None and was_written_since(session)
        if lock is not None and is_newer:
            lock.release()
        self.show(session, lock, saved=False)
        if lock is not None and is_newer:
            text = self.tr("{file} was saved by another program meanwhile: save this under another name")
            self._message_bar.show_message(text.format(file=Path(lock.path).name), topic=Topic.FILE)
        return True

    def show(self, session: Session, lock: SessionLock | None, *, saved: bool) -> None:
        """Show ``session``, which belongs to the file of ``lock``."""
        self._history = session.history
        self._lock, self._notes = lock, session.notes
        self._is_unsaved = not saved
        self._files.expect(files_named(session.files, session.history if lock is None else None))
        self._document.open_history(session.history, "session", saved=saved)
        self._note_saved(notes=session.notes if saved else "")
        self.notes_opened.emit()

    def _why_read_only(self, lock: SessionLock) -> str:
        text = (
            self.tr("{file} is open in another window: read-only here, save under another name")
            if lock.is_taken
            else self.tr("{file} may not be written: save under another name")
        )
        return text.format(file=Path(lock.path).name)

    def _close(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._lock, self._is_unsaved = None, False
        self._notes = self._saved_notes = ""
        self.reading.drop()

    def close(self) -> None:
        """Let other windows write the session."""
        self._close()
        self.reading.close()

    def _on_document_changed(self) -> None:
        if self._document.history is not self._history:
            self._history = self._document.history
            self._close()
            self.notes_opened.emit()
        self._tell()

    def _tell(self) -> None:
        """Tell what changed, not each key that is typed."""
        told = self._state
        if told != self._told:
            self._told = told
            self.changed.emit()

    # --- saving ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save the session where it is, or ask where; tell whether it is saved."""
        self.reading.finish()
        if self._lock is None or not self._lock.held:
            return self.save_as()
        return self._write(self._lock)

    def save_as(self) -> bool:
        """Ask where to save the comparison as a session; tell whether it is saved."""
        path = self._file_commands.ask_where(self.tr("Save as a session"), self._kinds(), SUFFIX)
        return bool(path) and self.save_to(path)

    def save_to(self, path: str) -> bool:
        """Save the comparison as the session ``path``, which it belongs to from now on."""
        self.reading.finish()
        if self._lock is not None and self._lock.held and target_of(path) == target_of(self._lock.path):
            return self._write(self._lock)
        lock = SessionLock(path)
        if not lock.held and lock.is_taken:
            self._message_bar.show_message(self._why_read_only(lock), topic=Topic.FILE)
            return False
        if not self._write(lock):
            lock.release()
            return False
        return True

    def _write(self, lock: SessionLock) -> bool:
        names = {number: name_of(file) for number, file in self._files.by_number().items()}
        session = Session(self._document.history, names, self._notes)
        try:
            write_session(session, lock.path)
        except StoreError as error:
            self._message_bar.show_message(store_problem(error), topic=Topic.FILE)
            return False
        if lock is not self._lock:
            notes = self._notes
            self._close()
            self._lock, self._notes = lock, notes
        self._is_unsaved = False
        self._message_bar.clear(Topic.FILE)
        self._document.mark_saved()
        self._note_saved(notes=self._notes)
        return True

    def _note_saved(self, *, notes: str) -> None:
        self._saved, self._saved_notes = self._content, notes
        self._told = self._state
        self.changed.emit()

    def _kinds(self) -> str:
        return self.tr("Sessions (*.rougegui);;All files (*)")
