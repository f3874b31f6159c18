"""The references as the user works with them: added, removed, reordered, gone through; the one on show is followed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from rouge_gui.session.document import READ, Change, Document
from rouge_gui.session.snapshot import Side
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.reference_tabs import ReferenceTabs

TABS = "tabs"
_FOR_SEVERAL = (
    "remove_reference",
    "move_reference_left",
    "move_reference_right",
    "next_reference",
    "previous_reference",
)


class References(QObject):
    """Keeps the reference on show in front while references come, go and move.

    Made before whatever shows the texts of ``board``, so that it hears of a change first.
    """

    def __init__(self, document: Document, board: CompareBoard) -> None:
        super().__init__(board)
        self._document, self._board = document, board
        self._history = document.history
        self._numbers = self._references()
        self._shown = self._numbers[0]
        self._actions: list[QAction] = []
        document.changed.connect(self._on_document_changed)
        board.reference_chosen.connect(self._on_reference_chosen)

    @property
    def _count(self) -> int:
        return len(self._document.snapshot.references)

    def use_tabs(self, tabs: ReferenceTabs) -> None:
        """Do what is asked for at ``tabs``."""
        tabs.add_asked.connect(self.add)
        tabs.remove_asked.connect(self.remove)
        tabs.moved.connect(self.move)

    def use_actions(self, actions: Mapping[str, QAction]) -> None:
        """Switch on and off what needs several references."""
        self._actions = [actions[command] for command in _FOR_SEVERAL]
        self._show_availability()

    def _show_availability(self) -> None:
        for action in self._actions:
            action.setEnabled(self._count > 1)

    # --- commands ----------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add an empty reference and go there."""
        self._document.add_reference("", TABS)
        self._board.reference.editor.setFocus()

    def remove_shown(self) -> None:
        """Remove the reference on show; the last one stays."""
        self.remove(self._board.chosen_reference)

    def remove(self, reference: int) -> None:
        """Remove a reference, as a step that can be undone; the last one stays. Raises IndexError."""
        if self._count > 1:
            self._document.remove_reference(reference, TABS)

    def move(self, reference: int, to: int) -> None:
        """Move a reference, as a step that can be undone. Raises IndexError."""
        self._document.move_reference(reference, to, TABS)

    def move_shown_left(self) -> None:
        """Move the reference on show one place to the left."""
        self._move_shown(-1)

    def move_shown_right(self) -> None:
        """Move the reference on show one place to the right."""
        self._move_shown(1)

    def _move_shown(self, by: int) -> None:
        shown = self._board.chosen_reference
        if 0 <= shown + by < self._count:
            self.move(shown, shown + by)

    def show_next(self) -> None:
        """Show the next reference; after the last one the first."""
        self._step(1)

    def show_previous(self) -> None:
        """Show the previous reference; before the first one the last."""
        self._step(-1)

    def _step(self, by: int) -> None:
        if self._count > 1:
            self.show((self._board.chosen_reference + by) % self._count)

    def show(self, reference: int) -> None:
        """Show a reference as if the user had chosen it."""
        self._board.choose_reference(reference)
        self._board.reference_chosen.emit(reference)

    # --- following ---------------------------------------------------------------------------------------

    def _references(self) -> list[int]:
        """Return the numbers that stay with the references, in order."""
        return list(self._document.text_numbers[: self._count])

    def _on_reference_chosen(self, reference: int) -> None:
        if 0 <= reference < self._count:
            self._shown = self._document.text_number(Side.REFERENCE, reference)

    def _on_document_changed(self, change: Change) -> None:
        before, self._numbers = self._numbers, self._references()
        if self._document.history is not self._history:
            self._history = self._document.history
            shown = self._board.chosen_reference if change.origin == READ else 0
        elif change.caret is not None and change.caret[0] is Side.REFERENCE:
            shown = change.caret[1]
        else:
            shown = self._place_to_show(before)
        self._board.show_reference_count(self._count)
        self._board.choose_reference(shown)
        self._shown = self._numbers[shown]
        self._show_availability()

    def _place_to_show(self, before: Sequence[int]) -> int:
        """Return where what came is, else where the text on show is now; where that went, what is in its place."""
        came = [number for number in self._numbers if number not in before]
        if len(came) == 1 and len(self._numbers) > len(before):
            return self._numbers.index(came[0])
        if self._shown in self._numbers:
            return self._numbers.index(self._shown)
        return min(self._board.chosen_reference, self._count - 1)
