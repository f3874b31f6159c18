"""Which file each side came from: opening, dropping, saving. Problems are worded here and shown by the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from rouge_gui.session.document import Document
from rouge_gui.session.files import FileProblemError, LoadedText, read_text, save_text
from rouge_gui.session.snapshot import Side, Snapshot
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
    """The files behind the document's texts."""

    problem = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._files: dict[tuple[Side, int], LoadedText] = {}

    @property
    def document(self) -> Document:
        """The document whose texts these are."""
        return self._document

    @property
    def is_any_open(self) -> bool:
        """Whether some text came from a file or went into one."""
        return bool(self._files)

    def names(self) -> list[str]:
        """Return the names of the files, references first."""
        order = sorted(self._files, key=lambda key: (key[0] is Side.CANDIDATE, key[1]))
        return [Path(self._files[key].path).name for key in order]

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
        self._files = {(Side.REFERENCE, place): file for place, file in enumerate(references)}
        self._files[Side.CANDIDATE, 0] = candidate
        texts = tuple(file.text for file in references)
        self._document.new(Snapshot(texts, candidate.text, self._document.snapshot.profile), FILE)
        return True

    def open_side(self, path: str, side: Side, reference: int) -> bool:
        """Put a file in the place of one text, as a step that can be undone."""
        file = self._read(path)
        if file is None:
            return False
        self._files[side, reference] = file
        snapshot = self._document.snapshot.with_text(side, file.text, reference)
        self._document.replace_all(snapshot, "open", FILE)
        return True

    def save(self) -> bool:
        """Save every text that came from a file; tell whether all went well."""
        written = [self._write(*place, file) for place, file in self._files.items()]
        return all(written)

    def save_as(self, side: Side, reference: int, path: str) -> bool:
        """Save one text under a new name, written as its old file was."""
        file = self._files.get((side, reference), LoadedText("", path))
        return self._write(side, reference, replace(file, path=path, original=b""))

    def _write(self, side: Side, reference: int, file: LoadedText) -> bool:
        try:
            self._files[side, reference] = save_text(self._document.snapshot.text(side, reference), file)
        except FileProblemError as problem:
            self.problem.emit(problem_sentence(problem))
            return False
        return True

    def all_saved(self) -> bool:
        """Tell whether every text of the document is the one in its file."""
        snapshot = self._document.snapshot
        places = [(Side.REFERENCE, place) for place in range(len(snapshot.references))]
        return all(
            (file := self._files.get(place)) is not None and file.text == snapshot.text(*place)
            for place in [*places, (Side.CANDIDATE, 0)]
        )
