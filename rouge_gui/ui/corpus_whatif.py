"""Edits to an item of a corpus: a what-if until they are saved as its corrected text. None is lost by walking on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.store_texts import StoredItem
from rouge_gui.session.document import Document
from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Subject:
    """An item as it is in the file, the system whose candidate is shown, and the one beside it."""

    item: StoredItem
    system: str
    second: str

    @property
    def key(self) -> tuple[int, str]:
        """What a what-if belongs to."""
        return self.item.position, self.system

    def original(self, system: str) -> str:
        """Return a candidate as it was read; empty where there is none."""
        output = self.item.outputs.get(system)
        return output.text if output is not None else ""

    def stored(self, system: str) -> str:
        """Return the corrected text of a candidate, else the original."""
        output = self.item.outputs.get(system)
        if output is None:
            return ""
        return output.text if output.corrected is None else output.corrected

    @property
    def distance(self) -> int | None:
        """How many characters the corrected text is away from the original; None without one."""
        output = self.item.outputs.get(self.system)
        return output.distance if output is not None and output.corrected is not None else None


class WhatIfs(QObject):
    """What was changed and not saved, by item and system, each with its history.

    Signals: ``changed()`` tells that the texts on show became a what-if or stopped being one, or that others did.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._kept: dict[tuple[int, str], History] = {}
        self._subject: Subject | None = None
        self._history: History | None = None
        self._references: tuple[str, ...] = ()
        self._is_changed = False
        document.changed.connect(self._on_document_changed)

    # --- what is on show ---------------------------------------------------------------------------------

    @property
    def subject(self) -> Subject | None:
        """The item on show; None while the window shows other texts."""
        return self._subject

    @property
    def is_changed(self) -> bool:
        """Whether the item on show is a what-if."""
        return self._is_changed

    def leave(self) -> None:
        """Keep what was made of the item on show: another is shown next."""
        self._leave()

    def expect(self, history: History) -> None:
        """Take what is opened next, by ``history``, for an item's and not for texts of no file."""
        self._history = history

    def show(self, subject: Subject, references: tuple[str, ...]) -> None:
        """Follow the texts on show as those of ``subject``, whose references are these."""
        self._subject, self._history, self._references = subject, self._document.history, references
        self._kept.pop(subject.key, None)
        self._look()
        self.changed.emit()

    @property
    def owns_texts(self) -> bool:
        """Whether the texts on show are an item's."""
        return self._history is not None and self._history is self._document.history

    def _on_document_changed(self) -> None:
        if self._subject is None:
            return
        if not self.owns_texts:
            self._leave()
            self.changed.emit()
            return
        before = self._is_changed
        self._look()
        if before != self._is_changed:
            self.changed.emit()

    def _look(self) -> None:
        self._is_changed = self._subject is not None and _differs(
            self._document.snapshot, self._subject, self._references
        )

    def _leave(self) -> None:
        if self._subject is not None and self._is_changed and self._history is not None:
            self._kept[self._subject.key] = self._history
        self._subject = self._history = None
        self._is_changed = False

    # --- what was left -----------------------------------------------------------------------------------

    def kept(self, position: int, system: str) -> History | None:
        """Return what an item was changed to, None where it was not."""
        return self._kept.get((position, system))

    @property
    def positions(self) -> Collection[int]:
        """The items that were changed, the one on show among them."""
        found = {position for position, _ in self._kept}
        if self._is_changed and self._subject is not None:
            found.add(self._subject.item.position)
        return found

    def texts(self) -> dict[tuple[int, str], str]:
        """Return the candidate of every what-if by item and system."""
        found = {key: history.snapshot(history.current).candidate for key, history in self._kept.items()}
        if self._is_changed and self._subject is not None:
            found[self._subject.key] = self._document.snapshot.candidate
        return found

    def forget(self) -> None:
        """Keep none of them: they are saved, or discarded."""
        self._kept.clear()
        self._subject = self._history = None
        self._is_changed = False
        self.changed.emit()

    def note_saved(self, subject: Subject) -> None:
        """Take it that the file holds ``subject`` now."""
        self._subject = subject
        self._document.mark_saved()
        self._look()
        self.changed.emit()

    def bring_original(self) -> None:
        """Put the original candidate back, as a step that can be undone."""
        if self._subject is None:
            return
        snapshot = self._document.snapshot
        back = replace(
            snapshot, references=self._references, candidate=self._subject.original(self._subject.system)
        )
        if snapshot.second is not None and self._subject.second:
            back = replace(back, second=self._subject.original(self._subject.second))
        self._document.replace_all(back, "replace", "original")


def _differs(snapshot: Snapshot, subject: Subject, references: tuple[str, ...]) -> bool:
    if snapshot.candidate != subject.stored(subject.system) or snapshot.references != references:
        return True
    has_second = snapshot.second is not None and bool(subject.second)
    return has_second and snapshot.second != subject.stored(subject.second)
