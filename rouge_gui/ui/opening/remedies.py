"""What helps when a file cannot be opened or saved: said in the message bar, one press away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.session.sizes import Amount
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.files import Trouble
from rouge_gui.ui.message_bar import MessageBar, Topic


class Remedies(QObject):
    """Says what went wrong and offers what helps.

    Signals: ``wish_made(Wish)``; ``encoding_wanted(Wish, path)``; ``write_wanted(place, LoadedText)``.
    """

    wish_made = Signal(object)
    encoding_wanted = Signal(object, str)
    write_wanted = Signal(object, object)

    def __init__(self, message_bar: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._message_bar = message_bar
        self._trouble: Trouble | None = None
        self._offers: dict[str, tuple[str, Callable[[], None]]] = {
            "large": (self.tr("Open anyway"), self._open_large),
            "many-lines": (self.tr("Open anyway"), self._open_large),
            "long-line": (self.tr("Open anyway"), self._open_large),
            "too-large": (self.tr("Open the beginning"), self._open_part),
            "undecodable": (self.tr("Other encoding…"), self._choose_encoding),
            "unencodable": (self.tr("Save as UTF-8"), self._save_as_utf8),
            "changed-outside": (self.tr("Save over it"), self._save_over),
        }

    def show(self, trouble: Trouble) -> None:
        """Say what is wrong and offer what helps, if anything does."""
        self._trouble = trouble
        name = "too-large" if trouble.problem.values.get("hopeless") else trouble.problem.id
        label, action = self._offers.get(name, ("", None))
        if trouble.wish is None and trouble.file is None:
            action = None
        self._message_bar.show_message(problem_sentence(trouble.problem), label, action, Topic.FILE)

    def _open_large(self) -> None:
        self._open("large")

    def _open_part(self) -> None:
        self._open("part")

    def _open(self, amount: Amount) -> None:
        if self._trouble is not None and self._trouble.wish is not None:
            self.wish_made.emit(replace(self._trouble.wish, amount=amount))

    def _choose_encoding(self) -> None:
        if self._trouble is not None and self._trouble.wish is not None:
            self.encoding_wanted.emit(self._trouble.wish, self._trouble.problem.path)

    def _save_as_utf8(self) -> None:
        if self._trouble is not None and self._trouble.file is not None:
            file = replace(self._trouble.file, encoding="utf-8", bom=b"", original=b"")
            self.write_wanted.emit(self._trouble.place, file)

    def _save_over(self) -> None:
        if self._trouble is not None and self._trouble.file is not None:
            self.write_wanted.emit(self._trouble.place, self._trouble.file)
