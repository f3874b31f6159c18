"""What happens around opening files: progress that Escape ends, encodings to choose from, recent comparisons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from rouge_gui.session.files import FileProblemError, LoadedText, read_bytes
from rouge_gui.session.opening import Reading, Wish
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Place, Side
from rouge_gui.text.encodings import display_name
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.dialogs import DialogOpener
from rouge_gui.ui.escape_watch import EscapeWatch
from rouge_gui.ui.file_wording import problem_sentence, safe_name
from rouge_gui.ui.files import TextFiles
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.opening.encoding_dialog import EncodingDialog
from rouge_gui.ui.opening.recent import RecentComparisons
from rouge_gui.ui.opening.remedies import Remedies

_PREVIEW_BYTES = 64_000


class OpeningFiles(QObject):
    """Goes along with ``files`` as they open. ``wish_made`` carries a Wish that the user came to on the way."""

    wish_made = Signal(object)

    def __init__(
        self,
        files: TextFiles,
        board: CompareBoard,
        message_bar: MessageBar,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._files, self._board, self._message_bar = files, board, message_bar
        self._entered = Side.CANDIDATE
        self._asked: tuple[Wish, str, bytes, str] | None = None
        self._escape = EscapeWatch(self)
        self._escape.escaped.connect(files.opener.stop)
        self.remedies = Remedies(message_bar, self)
        self.recent = RecentComparisons(settings, window)
        self._dialog = DialogOpener(self._make_dialog, window)
        # first, for it takes away what was said while reading
        files.problem.connect(self._stop_watching)
        files.problem.connect(self.remedies.show)
        files.opened.connect(self._on_opened)
        files.opener.progressed.connect(self._on_progressed)
        files.opener.given_up.connect(self._on_given_up)
        board.pane_entered.connect(self._on_pane_entered)
        self.remedies.wish_made.connect(self.wish_made)
        self.remedies.encoding_wanted.connect(self._on_encoding_wanted)

    # --- after opening -----------------------------------------------------------------------------------

    def _on_opened(self, _wish: Wish, places: tuple[Place, ...]) -> None:
        self._stop_watching()
        self._message_bar.clear(Topic.FILE)
        self.remember()
        unsure = [
            (place, file) for place in places if (file := self._files.file_of(*place)) and not file.sure
        ]
        if unsure:
            self._say_guesses([file for _, file in unsure])
            self._entered = unsure[0][0][0]
        elif any(self._files.file_of(*place) is None for place in places):
            self._message_bar.show_message(
                self.tr("Only the beginning is open, as a text of no file: the file itself stays as it is"),
                topic=Topic.FILE,
            )

    def _say_guesses(self, files: Sequence[LoadedText]) -> None:
        text = self.tr("{file} seems to be written in {encoding}")
        self._message_bar.show_message(
            "\n".join(
                text.format(file=safe_name(file.path), encoding=display_name(file.encoding)) for file in files
            ),
            self.tr("Other encoding…"),
            self.choose_encoding,
            Topic.FILE,
        )

    def remember(self) -> None:
        """Put the open files among the recent comparisons, if they are one."""
        present = {place: file.path for place, file in self._files.present()}
        snapshot = self._files.document.snapshot
        places = [place for place in snapshot.places if place[0] in {Side.REFERENCE, Side.CANDIDATE}]
        if all(place in present for place in places):
            self.recent.add([present[place] for place in places])

    # --- while reading -----------------------------------------------------------------------------------

    def _on_progressed(self, reading: Reading) -> None:
        self._escape.start()
        text = self.tr("Reading {file}: {share} % (Escape gives it up)").format(
            file=safe_name(reading.path), share=numbers.percent(reading.share)
        )
        self._message_bar.show_message(text, self.tr("Give up"), self._files.opener.stop)

    def _on_given_up(self) -> None:
        self._stop_watching()
        self._message_bar.show_message(self.tr("Given up: the texts are as they were"))

    def _stop_watching(self) -> None:
        if self._escape.is_watching:
            self._escape.stop()
            self._message_bar.hide()

    # --- encodings ---------------------------------------------------------------------------------------

    def _on_pane_entered(self, side: str) -> None:
        self._entered = Side(side)

    def choose_encoding(self) -> None:
        """Offer the encodings that the file of the text worked in last may be in."""
        reference = self._board.chosen_reference if self._entered is Side.REFERENCE else 0
        place = (self._entered, reference)
        present = dict(self._files.present())
        file = present.get(place)
        if file is None:
            self._message_bar.show_message(
                self.tr("This text came from no file, so it has no encoding"), topic=Topic.FILE
            )
            return
        self._ask(Wish((file.path,), place), file.path, file.original[:_PREVIEW_BYTES], file.encoding)

    def _on_encoding_wanted(self, wish: Wish, path: str) -> None:
        try:
            data, _ = read_bytes(path, "part")
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return
        self._ask(wish, path, data[:_PREVIEW_BYTES], "")

    def _ask(self, wish: Wish, path: str, data: bytes, used: str) -> None:
        self._asked = (wish, path, data, used)
        if self._dialog.dialog is not None:
            # it shows another file
            self._dialog.dialog.close()
        self._dialog.open()

    def _make_dialog(self, window: QWidget) -> QDialog:
        if self._asked is None:
            raise RuntimeError("no file was asked about")
        _, path, data, used = self._asked
        dialog = EncodingDialog(path, data, used, window)
        dialog.chosen.connect(self._on_encoding_chosen)
        return dialog

    def _on_encoding_chosen(self, encoding: str) -> None:
        if self._asked is not None:
            wish, path, _, _ = self._asked
            self.wish_made.emit(wish.read_as(path, encoding))

    @property
    def dialog(self) -> EncodingDialog | None:
        """The open dialog of encodings."""
        dialog = self._dialog.dialog
        return dialog if isinstance(dialog, EncodingDialog) else None
