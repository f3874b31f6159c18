"""Which file each side came from: opening, dropping, saving. It tells problems; what helps is offered elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.session.document import Change, Document
from rouge_gui.session.files import FileProblemError, LoadedText, on_disk, save_text, stamp_of
from rouge_gui.session.opening import Opener, Reading, Wish
from rouge_gui.session.snapshot import Place, Side, Snapshot
from rouge_gui.ui.file_wording import safe_name

FILE = "file"


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong with a file, and what was wanted: a ``wish`` to read, or to write ``file``, the text's place."""

    problem: FileProblemError
    wish: Wish | None = None
    place: Place | None = None
    file: LoadedText | None = None


class TextFiles(QObject):
    """The files behind the document's texts. A file stays with its text where that is moved, swapped or undone.

    Made before whatever shows their names, so that it hears of a change first. ``close`` it before it goes.

    Signals: ``problem(Trouble)``; ``opened(Wish, places)`` once the texts of files are there.
    """

    problem = Signal(object)
    opened = Signal(object, object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._history = document.history
        # by the texts' numbers; ``_coming`` is what the document that is being opened came from
        self._files: dict[int, LoadedText] = {}
        self._coming: dict[int, LoadedText] = {}
        self._opened: tuple[Place, LoadedText] | None = None
        self.opener = Opener(self)
        self.opener.read.connect(self._on_read)
        document.changed.connect(self._on_document_changed)

    def close(self) -> None:
        """Give up what is being read."""
        self.opener.close()

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

    def present(self) -> list[tuple[Place, LoadedText]]:
        """Return the texts of the document that have files, references first."""
        places = zip(self._document.snapshot.places, self._document.text_numbers, strict=True)
        return [(place, self._files[number]) for place, number in places if number in self._files]

    @property
    def is_any_open(self) -> bool:
        """Whether some text came from a file or went into one."""
        return bool(self.present())

    def without(self) -> list[Place]:
        """Return the texts that are not empty and have no file yet."""
        snapshot = self._document.snapshot
        return [place for place in snapshot.places if snapshot.text(*place) and self.file_of(*place) is None]

    def names(self) -> list[str]:
        """Return the names of the files, references first."""
        return [safe_name(file.path) for _, file in self.present()]

    def by_number(self) -> dict[int, LoadedText]:
        """Return the files by the numbers of their texts, also of texts that undo would bring back."""
        return dict(self._files)

    def expect(self, files: Mapping[int, LoadedText]) -> None:
        """Take these, by the numbers of their texts, as the files of the document that is opened next."""
        self._coming = dict(files)

    def forget(self) -> None:
        """Know of no file: the texts came from elsewhere."""
        self._files = {}

    # --- opening -----------------------------------------------------------------------------------------

    def open(self, wish: Wish) -> bool:
        """Open what is wished for, now or once it is read; tell whether no problem is known yet."""
        if wish.place is None and len(wish.paths) < 2:
            self.problem.emit(Trouble(FileProblemError("", "too-few"), wish))
            return False
        return self.opener.open(wish).problem is None

    def open_comparison(self, paths: Sequence[str]) -> bool:
        """Open two or more files, the last as candidate."""
        return self.open(Wish(tuple(paths)))

    def open_side(self, path: str, side: Side, reference: int = 0) -> bool:
        """Put a file in the place of one text, as a step that can be undone."""
        return self.open(Wish((path,), (side, reference)))

    def reload(self, place: Place) -> None:
        """Read the file of a text again. Raises LookupError."""
        file = self.file_of(*place)
        if file is not None:
            self.open(Wish((file.path,), place))

    def _on_read(self, reading: Reading) -> None:
        wish = reading.wish
        if reading.problem is not None:
            self.problem.emit(Trouble(reading.problem, wish))
        elif wish.place is None:
            self._open_all(reading.files)
            self.opened.emit(wish, self._document.snapshot.places)
        elif self._is_there(wish.place):
            self._open_one(reading.files[0], wish.place)
            self.opened.emit(wish, (wish.place,))

    def _is_there(self, place: Place) -> bool:
        """Tell whether a text can be put there; while its file was read, a reference may have gone."""
        return place[0] is not Side.REFERENCE or place in self._document.snapshot.places

    def _open_all(self, loaded: Sequence[LoadedText]) -> None:
        *references, candidate = loaded
        # a new document numbers its texts in this order; the beginning of a file must not be saved over all of it
        self._coming = {number: file for number, file in enumerate(loaded) if not file.part}
        texts = tuple(file.text for file in references)
        self._document.new(Snapshot(texts, candidate.text, self._document.snapshot.profile), FILE)

    def _open_one(self, file: LoadedText, place: Place) -> None:
        if not file.part:
            self._opened = (place, file)
        self._document.open_text(file.text, place, FILE)
        # where the file holds the same text, nothing changed and nothing was told
        self._bind_opened()

    # --- saving ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save every text that came from a file; tell whether all went well."""
        written = [self._save(place, file) for place, file in self.present()]
        return all(written)

    def _save(self, place: Place, file: LoadedText) -> bool:
        if on_disk(file) == "changed":
            problem = FileProblemError(file.path, "changed-outside")
            self.problem.emit(Trouble(problem, place=place, file=file))
            return False
        return self.write(place, file)

    def save_as(self, side: Side, reference: int, path: str) -> bool:
        """Save one text under a new name, written as its old file was."""
        file = self.file_of(side, reference) or LoadedText("", path)
        return self.write((side, reference), replace(file, path=path, original=b""))

    def write(self, place: Place, file: LoadedText) -> bool:
        """Write a text as ``file`` says, whatever is there; tell whether that worked."""
        try:
            saved = save_text(self._document.snapshot.text(*place), file)
        except FileProblemError as problem:
            self.problem.emit(Trouble(problem, place=place, file=file))
            return False
        self._files[self._document.text_number(*place)] = saved
        return True

    def keep(self, place: Place) -> None:
        """Take what is on disk as known: the text stays as it is and may be saved over it."""
        file = self.file_of(*place)
        if file is not None:
            self._files[self._document.text_number(*place)] = replace(file, stamp=stamp_of(file.path))

    def all_saved(self) -> bool:
        """Tell whether every text of the document is the one in its file; an empty one needs none."""
        snapshot = self._document.snapshot
        return all(
            (file := self.file_of(*place)) is not None and file.text == snapshot.text(*place)
            for place in snapshot.places
            if snapshot.text(*place) or self.file_of(*place) is not None
        )
