"""Profiles and their names for the whole window: the boxes offer them, files bring them, the editor changes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from rouge_gui.metrics import Profile, ProfileError, profile_files
from rouge_gui.metrics.profile_files import SUFFIX, ProfileFileError, SavedProfile
from rouge_gui.session import settings as remembered
from rouge_gui.session.document import Document
from rouge_gui.session.settings import Settings
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.profile_box import ProfileBox
from rouge_gui.ui.profiles.editor import ProfileEditor
from rouge_gui.ui.profiles.library import Library
from rouge_gui.ui.profiles.offers import groups
from rouge_gui.ui.wording import profile_problem

_EDITOR_SIZE = (860, 640)


def usable(profile: str) -> str:
    """Return a remembered profile, or the default one where its files or options are gone."""
    try:
        Profile.parse(profile)
    except ProfileError:
        return remembered.PROFILE.default
    return profile


class ProfileDesk(QObject):
    """``profile_wanted`` carries a profile string that the comparison is to be scored by."""

    profile_wanted = Signal(str)

    def __init__(
        self,
        document: Document,
        settings: Settings,
        files: FileCommands,
        message_bar: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document, self._files, self._message_bar = document, files, message_bar
        self.library = Library(settings.folder, self)
        self._boxes: list[ProfileBox] = []
        self._dialog = DialogOpener(self._make_dialog, window)
        self.library.changed.connect(self._fill_boxes)
        files.use_profiles(self)

    def start(self, boxes: Sequence[ProfileBox]) -> None:
        """Offer all profiles in ``boxes`` from now on, and tell of files that hold none."""
        self._boxes = list(boxes)
        self._fill_boxes()
        if self.library.problems:
            self._tell(self.library.problems[0])

    def expanded(self, text: str) -> str:
        """Return the profile string that ``text`` stands for. Raises ProfileFileError and ProfileError."""
        found = self.library.expanded(text)
        Profile.parse(found)
        return found

    def _fill_boxes(self) -> None:
        offered = groups(self.library.saved)
        for box in self._boxes:
            box.set_offers(offered)

    # --- files -------------------------------------------------------------------------------------------

    def take_in(self, path: str) -> bool:
        """Keep the profile in a file among the user's own and offer to use it; tell whether that worked."""
        try:
            saved = self.library.take_in(path)
        except ProfileFileError as error:
            self._tell(error)
            return False
        bar = self._bar()
        bar.show_message(
            self.tr('The profile "{name}" is among your own now').format(name=saved.name),
            self.tr("Use it"),
            partial(self.profile_wanted.emit, saved.text),
            Topic.PROFILE,
        )
        editor = self.editor
        if editor is not None:
            editor.show_text(saved.text)
        return True

    def ask_in(self) -> None:
        """Ask for a file with a profile."""
        path = self._files.ask_which(self.tr("Import a profile"), self._kinds())
        if path:
            self.take_in(path)

    def share(self, name: str) -> None:
        """Ask where to write the profile called ``name``, and write it."""
        saved = self.library.find(name)
        if saved is not None:
            self._write(saved)

    def _write(self, saved: SavedProfile) -> None:
        path = self._files.ask_where(self.tr("Share a profile"), self._kinds(), SUFFIX)
        if not path:
            return
        try:
            profile_files.write(path, saved)
        except ProfileFileError as error:
            self._tell(error)
            return
        text = self.tr("{file} is written: whoever opens it has the profile").format(file=safe_name(path))
        self._bar().show_message(text, topic=Topic.PROFILE)

    def _kinds(self) -> str:
        return self.tr("Profiles (*.rougeprofile)")

    def _tell(self, error: ProfileFileError) -> None:
        self._bar().show_message(profile_problem(error), topic=Topic.PROFILE)

    def _bar(self) -> MessageBar:
        return self._message_bar if self.editor is None else self.editor.message_bar

    # --- the editor --------------------------------------------------------------------------------------

    @property
    def editor(self) -> ProfileEditor | None:
        """The editor, while it is open."""
        dialog = self._dialog.dialog
        body = dialog.body if isinstance(dialog, SideDialog) else None
        return body if isinstance(body, ProfileEditor) else None

    def open_editor(self) -> None:
        """Show the editor on the profile in force."""
        self._dialog.open()

    def _make_dialog(self, window: QWidget) -> QDialog:
        editor = ProfileEditor(self.library, self._document.snapshot.profile)
        dialog = SideDialog(self.tr("Profiles"), editor, window)
        dialog.add_button(self.tr("Use for this comparison"), editor.use)
        dialog.add_button(self.tr("Reset"), editor.reset)
        editor.use_wanted.connect(self.profile_wanted)
        editor.share_wanted.connect(self.share)
        editor.import_wanted.connect(self.ask_in)
        dialog.resize(*_EDITOR_SIZE)
        editor.text.setFocus()
        return dialog
