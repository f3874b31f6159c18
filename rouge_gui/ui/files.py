"""Which file each side came from: opening, dropping, saving. Problems are worded here and shown by the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from rouge_gui.session.document import Change, Document
from rouge_gui.session.files import FileProblemError, LoadedText, read_text, save_text
from rouge_gui.session.snapshot import Place, Side, Snapshot
from rouge_gui.ui.wording import sentence

_PROBLEMS = {
    "not-found": QT_TRANSLATE_NOOP("wording", "{path} is not there: check the name"),
    "is-a-folder": QT_TRANSLATE_NOOP("wording", "{path} is a folder: choose the text files in it"),
    "not-a-file": QT_TRANSLATE_NOOP("wording", "{path} is no ordinary file and was not opened"),
    "too-large": QT_TRANSLATE_NOOP("wording", "{path} is larger than 20 MB: open a part of it"),
    "binary": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: this is no text; save it as plain text first"
    ),
    "undecodable": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: neither UTF-8 nor UTF-16; convert the file to UTF-8"
    ),
    "not-permitted": QT_TRANSLATE_NOOP("wording", "{path} may not be read: check its permissions"),
    "unreadable": QT_TRANSLATE_NOOP("wording", "{path} cannot be read"),
    "unencodable": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: half a character cannot be saved; delete it first"
    ),
    "unwritable": QT_TRANSLATE_NOOP("wording", "{path} cannot be written: save under another name"),
}
FILE = "file"


def problem_sentence(problem: FileProblemError) -> str:
    """Return what is wrong with a file and what to do."""
    return sentence(_PROBLEMS, problem.id, {"path": Path(problem.path).name, "line": problem.line})


class TextFiles(QObject):
    """The files behind the document's texts. A file stays with its text where that is moved, swapped or undone.

    Made before whatever shows their names, so that it hears of a change first.
    """

    problem = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._history = document.history
        # by the texts' numbers; ``_coming`` is what the document that is being opened came from
        self._files: dict[int, LoadedText] = {}
        self._coming: dict[int, LoadedText] = {}
        self._opened: tuple[Place, LoadedText] | None = None
        document.changed.connect(self._on_document_changed)

    def _on_document_changed(self, _change: Change) -> None:
        if self._document.history is not self._history:
            self._history = self._document.history
            self._files, self._coming = self._coming, {}
        self._bind_opened()

    def _bind_opened(self) -> None:
        if self._opened is not None:
            place, file = self._opened
            self._opened = None
            self._files[self._document.text_number(*place)] = file

    @property
    def document(self) -> Document:
        """The document whose texts these are."""
        return self._document

    def file_of(self, side: Side, reference: int = 0) -> LoadedText | None:
        """Return the file of a text, None where it has none. Raises LookupError for a text that is not there."""
        return self._files.get(self._document.text_number(side, reference))

    def _present(self) -> list[tuple[Place, LoadedText]]:
        """Return the texts of the document that have files, references first."""
        places = zip(self._document.snapshot.places, self._document.text_numbers, strict=True)
        return [(place, self._files[number]) for place, number in places if number in self._files]

    @property
    def is_any_open(self) -> bool:
        """Whether some text came from a file or went into one."""
        return bool(self._present())

    def without(self) -> list[Place]:
        """Return the texts that are not empty and have no file yet."""
        snapshot = self._document.snapshot
        return [place for place in snapshot.places if snapshot.text(*place) and self.file_of(*place) is None]

    def names(self) -> list[str]:
        """Return the names of the files, references first."""
        return [Path(file.path).name for _, file in self._present()]

    def by_number(self) -> dict[int, LoadedText]:
        """Return the files by the numbers of their texts, also of texts that undo would bring back."""
        return dict(self._files)

    def expect(self, files: Mapping[int, LoadedText]) -> None:
        """Take these, by the numbers of their texts, as the files of the document that is opened next."""
        self._coming = dict(files)

    def forget(self) -> None:
        """Know of no file: the texts came from elsewhere."""
        self._files = {}

    def _read(self, path: str) -> LoadedText | None:
        try:
            return read_text(path)
        except FileProblemError as problem:
            self.problem.emit(problem_sentence(problem))
            return None

    def open_comparison(self, paths: Sequence[str]) -> bool:
        """Open two or more files, the last as candidate; tell whether all could be read."""
        if len(paths) < 2:
            self.problem.emit(self.tr("Choose two files or more: references first, the candidate last"))
            return False
        loaded = [file for file in map(self._read, paths) if file is not None]
        if len(loaded) < len(paths):
            return False
        *references, candidate = loaded
        # a new document numbers its texts in this order
        self._coming = dict(enumerate(loaded))
        texts = tuple(file.text for file in references)
        self._document.new(Snapshot(texts, candidate.text, self._document.snapshot.profile), FILE)
        return True

    def open_side(self, path: str, side: Side, reference: int = 0) -> bool:
        """Put a file in the place of one text, as a step that can be undone; tell whether it could be read."""
        file = self._read(path)
        if file is None:
            return False
        self._opened = ((side, reference), file)
        self._document.open_text(file.text, (side, reference), FILE)
        # where the file holds the same text, nothing changed and nothing was told
        self._bind_opened()
        return True

    def save(self) -> bool:
        """Save every text that came from a file; tell whether all went well."""
        written = [self._write(place, file) for place, file in self._present()]
        return all(written)

    def save_as(self, side: Side, reference: int, path: str) -> bool:
        """Save one text under a new name, written as its old file was."""
        file = self.file_of(side, reference) or LoadedText("", path)
        return self._write((side, reference), replace(file, path=path, original=b""))

    def _write(self, place: Place, file: LoadedText) -> bool:
        try:
            saved = save_text(self._document.snapshot.text(*place), file)
        except FileProblemError as problem:
            self.problem.emit(problem_sentence(problem))
            return False
        self._files[self._document.text_number(*place)] = saved
        return True

    def all_saved(self) -> bool:
        """Tell whether every text of the document is the one in its file; an empty one needs none."""
        snapshot = self._document.snapshot
        return all(
            (file := self.file_of(*place)) is not None and file.text == snapshot.text(*place)
            for place in snapshot.places
            if snapshot.text(*place) or self.file_of(*place) is not None
        )
