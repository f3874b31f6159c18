"""The commands that open and save: they ask for names, ask before anything is lost, and tell what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from rouge_gui.metrics.profile_files import SUFFIX as PROFILE_SUFFIX
from rouge_gui.session import settings as remembered
from rouge_gui.session.edit_log import is_log
from rouge_gui.session.files import LoadedText
from rouge_gui.session.history import History
from rouge_gui.session.opening import Wish
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Place, Side, Snapshot
from rouge_gui.store_schema import SUFFIX
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.files import TextFiles
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.opening.drops import WindowDrops
from rouge_gui.ui.opening_files import OpeningFiles
from rouge_gui.ui.sample_hint import SampleHint
from rouge_gui.ui.samples import Sample, first_sample, sample_corpus

# what a user writes, unlike what is opened, moved or scored otherwise
_WRITTEN = frozenset({"type", "paste", "replace", "suggestion"})


class SessionOnShow(Protocol):
    """What saving and leaving must know of sessions."""

    @property
    def is_open(self) -> bool:
        """Whether the comparison belongs to a session file."""

    @property
    def is_modified(self) -> bool:
        """Whether something of it is not saved."""

    def save(self) -> bool:
        """Save it; tell whether it is saved."""

    def open_path(self, path: str) -> bool:
        """Open another one; tell whether that worked."""


class Replay(Protocol):
    """What opening must know of edit logs."""

    def replay(self, path: str) -> bool:
        """Open the history that ``path`` holds; tell whether that worked."""


class CorpusTexts(Protocol):
    """What saving, leaving and opening must know of corpora."""

    @property
    def owns_texts(self) -> bool:
        """Whether the texts on show are an item of a corpus."""

    @property
    def title(self) -> str:
        """What titles call the item on show."""

    def save(self) -> bool:
        """Save what was made of the item; tell whether it is saved."""

    def takes(self, paths: Sequence[str]) -> bool:
        """Tell whether these are files of a corpus."""

    def open_paths(self, paths: Sequence[str]) -> bool:
        """Open them as one; tell whether no problem is known yet."""


class ProfileFiles(Protocol):
    """What opening must know of profiles."""

    def take_in(self, path: str) -> bool:
        """Keep the profile in a file; tell whether that worked."""


class FileCommands(QObject):
    """Opens and saves the texts of the document. ``saved_changed`` tells that what is on disk may have changed."""

    saved_changed = Signal()

    def __init__(
        self,
        files: TextFiles,
        board: CompareBoard,
        message_bar: MessageBar,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._files, self._document = files, files.document
        self._board, self._message_bar = board, message_bar
        self._settings, self._window = settings, window
        self._session: SessionOnShow | None = None
        self._logs: Replay | None = None
        self._profiles: ProfileFiles | None = None
        self._corpus: CorpusTexts | None = None
        self.hint = SampleHint(self._document, message_bar, self)
        self.opening = OpeningFiles(files, board, message_bar, settings, window)
        self.opening.wish_made.connect(self.open_wish)
        self.opening.recent.chosen.connect(self.open_paths)
        self.opening.remedies.write_wanted.connect(self._on_write_wanted)
        board.files_dropped.connect(self._on_files_dropped)
        WindowDrops(window).dropped.connect(self._on_files_dropped_beside)

    def use_session(self, session: SessionOnShow) -> None:
        """Save ``session`` where it is open, ask about it too, and open session files by it."""
        self._session = session

    def use_logs(self, logs: Replay) -> None:
        """Open edit logs by ``logs``."""
        self._logs = logs

    def use_profiles(self, profiles: ProfileFiles) -> None:
        """Have ``profiles`` take in what is no text but a profile."""
        self._profiles = profiles

    def use_corpus(self, corpus: CorpusTexts) -> None:
        """Open corpora by ``corpus``, and leave texts to it that are an item of one."""
        self._corpus = corpus

    @property
    def _is_item(self) -> bool:
        return self._corpus is not None and self._corpus.owns_texts

    def leave_files(self) -> None:
        """Know of no file: an item of a corpus comes."""
        self._files.forget()
        self._message_bar.clear(Topic.FILE)

    # --- opening -----------------------------------------------------------------------------------------

    def open_paths(self, paths: Sequence[str]) -> bool:
        """Open text files as a comparison, a session or an edit log, now or once read; take a profile in.

        Tell whether no problem is known yet.
        """
        if self._logs is not None and _is_log(paths):
            return self._logs.replay(paths[0])
        if self._corpus is not None and self._corpus.takes(paths):
            return self._corpus.open_paths(paths)
        if self._session is not None and _is_session(paths):
            return self._session.open_path(paths[0])
        if self._profiles is not None and _is_profile(paths):
            self._profiles.take_in(paths[0])
            return False
        return self.open_wish(Wish(tuple(paths)))

    def open_wish(self, wish: Wish) -> bool:
        """Open what is wished for; tell whether no problem is known yet."""
        if wish.place is None and not self.may_leave():
            return False
        self._message_bar.hide()
        return self._files.open(wish)

    def open_sample(self, sample: Sample) -> None:
        """Open an example pair."""
        self._message_bar.hide()
        self._show_sample(sample)
        self.hint.show(sample)

    def _show_sample(self, sample: Sample) -> None:
        self._files.forget()
        profile = self._document.snapshot.profile
        self._document.new(Snapshot((sample.reference,), sample.candidate, profile), "sample")

    def open_example(self, snapshot: Snapshot) -> bool:
        """Open texts of no file: a step that can be undone, unless a file or a session was open, which closes.

        Tell whether the user agreed.
        """
        if not self.may_leave():
            return False
        self._message_bar.hide()
        if self._files.is_any_open or (self._session is not None and self._session.is_open):
            self._files.forget()
            self._document.new(snapshot, "example")
        else:
            self._document.replace_all(snapshot, "open", "example")
        return True

    def open_history(self, history: History) -> bool:
        """Open texts with the history they had; tell whether the user agreed."""
        if not self.may_leave():
            return False
        self._files.forget()
        self._message_bar.hide()
        self._document.open_history(history, "log")
        return True

    def show_history(self, history: History) -> None:
        """Show texts of no file with the history they had, as not saved."""
        self._files.forget()
        self._message_bar.hide()
        self._document.open_history(history, "kept", saved=False)

    def open_first_sample(self, *, quietly: bool = False) -> None:
        """Open the pair a first start shows; ``quietly`` leaves the message bar to what it says."""
        if quietly:
            self._show_sample(first_sample())
        else:
            self._message_bar.hide()
            self._show_sample(first_sample())
            self.hint.show(first_sample(), self.open_sample_corpus)

    def open_sample_corpus(self) -> None:
        """Open the corpus that ships with the tool."""
        self.open_paths([sample_corpus()])

    def new_comparison(self) -> None:
        """Start with two empty texts."""
        if self.may_leave():
            self._files.forget()
            self._message_bar.hide()
            self._document.new(Snapshot(profile=self._document.snapshot.profile), "new")
            self._board.reference.editor.setFocus()

    def open_files(self) -> None:
        """Ask for two files or more."""
        paths = self.ask_several(self.tr("Open references, then the candidate"), self._open_filter())
        if paths:
            self.open_paths(paths)

    def _on_files_dropped(self, side_name: str, paths: list[str]) -> None:
        if self._is_whole(paths):
            self.open_paths(paths)
        elif len(paths) == 1:
            side = Side(side_name)
            reference = self._board.chosen_reference if side is Side.REFERENCE else 0
            self.open_wish(Wish((paths[0],), (side, reference)))
        elif paths:
            self.open_paths(paths)

    def _on_files_dropped_beside(self, paths: list[str]) -> None:
        if len(paths) > 1 or self._is_whole(paths):
            self.open_paths(paths)
        else:
            self._message_bar.show_message(
                self.tr("Drop one file on the pane it is for, or two files and more anywhere")
            )

    def _is_whole(self, paths: Sequence[str]) -> bool:
        """Tell whether these are no texts for one pane."""
        is_corpus = self._corpus is not None and self._corpus.takes(paths)
        return is_corpus or _is_session(paths) or _is_log(paths) or _is_profile(paths)

    def ask_several(self, title: str, kinds: str) -> list[str]:
        """Ask for files to read; return [] for none."""
        folder = self._settings.value(remembered.LAST_FOLDER)
        paths, _ = QFileDialog.getOpenFileNames(self._window, title, folder, kinds)
        if paths:
            self._settings.set_value(remembered.LAST_FOLDER, str(Path(paths[0]).parent))
        return paths

    def ask_which(self, title: str, kinds: str) -> str:
        """Ask for a file to read; return "" for none."""
        folder = self._settings.value(remembered.LAST_FOLDER)
        path, _ = QFileDialog.getOpenFileName(self._window, title, folder, kinds)
        if path:
            self._settings.set_value(remembered.LAST_FOLDER, str(Path(path).parent))
        return path

    # --- saving ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save every text; where one has no file yet, ask for a name. An item is saved as its corrected text."""
        if self._corpus is not None and self._corpus.owns_texts:
            return self._corpus.save()
        if self._session is not None and self._session.is_open:
            return self._session.save()
        saved = self._files.save()
        for side, reference in self._files.without():
            saved = saved and self._save_as(side, reference)
        if saved:
            self._message_bar.clear(Topic.FILE)
        self._note_saved()
        return saved

    def save_reference_as(self) -> bool:
        """Ask where to save the reference on show."""
        return self._save_as(Side.REFERENCE, self._board.chosen_reference)

    def save_candidate_as(self) -> bool:
        """Ask where to save the candidate."""
        return self._save_as(Side.CANDIDATE, 0)

    def save_second_as(self) -> bool:
        """Ask where to save the second candidate."""
        return self._document.snapshot.second is not None and self._save_as(Side.SECOND, 0)

    def save_source_as(self) -> bool:
        """Ask where to save the source text."""
        return self._document.snapshot.source is not None and self._save_as(Side.SOURCE, 0)

    def _on_write_wanted(self, place: Place, file: LoadedText) -> None:
        if place in self._document.snapshot.places and self._files.write(place, file):
            self._message_bar.show_message(self.tr("{file} is saved").format(file=safe_name(file.path)))
            self._note_saved()

    @property
    def names(self) -> str:
        """The names of the open files, or the item's, for titles; empty where none is open."""
        if self._corpus is not None and self._corpus.owns_texts:
            return self._corpus.title
        return " | ".join(self._files.names())

    def ask_where(self, title: str, kinds: str, suffix: str) -> str:
        """Ask for the name of a file to write, which gets ``suffix`` if it has none; return "" for none."""
        folder = self._settings.value(remembered.LAST_FOLDER)
        path, _ = QFileDialog.getSaveFileName(self._window, title, folder, kinds)
        if not path:
            return ""
        self._settings.set_value(remembered.LAST_FOLDER, str(Path(path).parent))
        return path if Path(path).suffix else path + suffix

    def _save_as(self, side: Side, reference: int) -> bool:
        folder = self._settings.value(remembered.LAST_FOLDER)
        title = self._title_of(side, reference)
        path, _ = QFileDialog.getSaveFileName(self._window, title, folder, self._filter())
        saved = bool(path) and self._files.save_as(side, reference, path)
        if saved:
            self._message_bar.clear(Topic.FILE)
            self.opening.remember()
        self._note_saved()
        return saved

    def _title_of(self, side: Side, reference: int) -> str:
        if side is Side.REFERENCE:
            if len(self._document.snapshot.references) > 1:
                return self.tr("Save reference {number}").format(number=numbers.count(reference + 1))
            return self.tr("Save the reference")
        if side is Side.CANDIDATE:
            return self.tr("Save the candidate")
        return (
            self.tr("Save the second candidate") if side is Side.SECOND else self.tr("Save the source text")
        )

    def _open_filter(self) -> str:
        """Return the kinds of files that can be opened here: texts, and profiles to take in."""
        return ";;".join((self._filter(), self.tr("Profiles (*.rougeprofile)")))

    def _filter(self) -> str:
        return self.tr("Texts (*.txt);;All files (*)")

    def _note_saved(self) -> None:
        if self._files.all_saved():
            self._document.mark_saved()
        self.saved_changed.emit()

    @property
    def has_work_of_no_file(self) -> bool:
        """Whether the texts on show were written here and are in no file; examples as they are do not count."""
        if self._files.is_any_open or self._is_item or not self._document.is_modified:
            return False
        if self._session is not None and (self._session.is_open or self._session.is_modified):
            return False
        snapshot = self._document.snapshot
        is_written = any(state.label.kind in _WRITTEN for state in self._document.history)
        return is_written and any(snapshot.text(*place).strip() for place in snapshot.places)

    @property
    def is_modified(self) -> bool:
        """Whether a text is in no file as it is now."""
        return self.has_work_of_no_file or (self._files.is_any_open and self._document.is_modified)

    def _may_discard(self) -> bool:
        """Ask who leaves no traces about texts of no file: nothing keeps them."""
        if self._settings.keeps_traces or not self.has_work_of_no_file:
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Texts in no file"),
            self.tr("The texts are in no file and would be lost, for no traces are left. Discard them?"),
            buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard

    def may_leave(self) -> bool:
        """Ask about changes that would be lost; examples ask nothing, nor do texts of no file that are kept."""
        session = self._session if self._session is not None and self._session.is_modified else None
        with_files = self._files.is_any_open and self._document.is_modified
        if session is None and (not with_files or (self._session is not None and self._session.is_open)):
            return self._may_discard()
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Unsaved changes"),
            self.tr("The texts were changed. Save them to their files?")
            if session is None
            else self.tr("The comparison was changed. Save it as a session?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (
            answer == buttons.Save and (self.save() if session is None else session.save())
        )


def _is_session(paths: Sequence[str]) -> bool:
    return len(paths) == 1 and Path(paths[0]).suffix.lower() == SUFFIX


def _is_profile(paths: Sequence[str]) -> bool:
    return len(paths) == 1 and Path(paths[0]).suffix.lower() == PROFILE_SUFFIX


def _is_log(paths: Sequence[str]) -> bool:
    return len(paths) == 1 and is_log(paths[0])
