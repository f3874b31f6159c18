"""Finds and replaces in the document's texts as the find bar asks, and shows what is found in the panes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtWidgets import QApplication

from rouge_gui.session.document import Document
from rouge_gui.session.search import Search, SearchError
from rouge_gui.session.sizes import LARGEST_BYTES, excess_of_change
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit
from rouge_gui.session.timers import single_shot
from rouge_gui.text import Span
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.find_bar import ALL, CANDIDATE, REFERENCE, FindBar
from rouge_gui.ui.wording import sentence

FIND = "find"
# marks follow typing when it pauses, so that they cost no key press anything
_AFTER_MS = 150
_REPLACE_ALL_SECONDS = 10.0
_LONGEST_TAKEN = 100

_PROBLEMS = {
    "bad-pattern": QT_TRANSLATE_NOOP("wording", "Not a regular expression: look at character {place}"),
    "bad-replacement": QT_TRANSLATE_NOOP("wording", "The replacement names a group that the pattern has not"),
    "too-slow": QT_TRANSLATE_NOOP("wording", "This takes too long to find: make the pattern simpler"),
    "too-large": QT_TRANSLATE_NOOP("wording", "The text would be larger than {megabytes} MB: replace less"),
}


class Hit(NamedTuple):
    """Something found, or a place to search from: in which text, and where in code points."""

    place: Place
    span: Span


class Finder(QObject):
    """Connects ``bar`` with the ``document`` and the panes of ``board``.

    ``too_much(before, after, Excess)``: replacing all would make a text too large to do so unasked.
    """

    too_much = Signal(object, object, object)

    def __init__(self, document: Document, board: CompareBoard, bar: FindBar) -> None:
        super().__init__(bar)
        self._document, self._board, self.bar = document, board, bar
        self._hits: list[Hit] = []
        self._current = -1
        self._at = Hit((Side.REFERENCE, 0), (0, 0))
        self._selecting = False
        self._late = single_shot(self, _AFTER_MS, self._on_late)
        document.changed.connect(self._on_texts_changed)
        board.reference_chosen.connect(self._on_texts_changed)
        bar.query_changed.connect(self._on_query_changed)
        bar.step_asked.connect(self._step)
        bar.replace_asked.connect(self.replace_current)
        bar.replace_all_asked.connect(self.replace_all)
        bar.closed.connect(self._on_bar_closed)

    @property
    def hits(self) -> list[Hit]:
        """What was found last."""
        return self._hits

    @property
    def current(self) -> int:
        """Which of ``hits`` is selected, -1 for none."""
        return self._current

    # --- commands ----------------------------------------------------------------------------------------

    def find(self) -> None:
        """Open the bar to find."""
        self._open(replacing=False)

    def replace(self) -> None:
        """Open the bar to replace."""
        self._open(replacing=True)

    def find_next(self) -> None:
        """Select what is found next, after the caret."""
        self._step(1)

    def find_previous(self) -> None:
        """Select what is found before the caret."""
        self._step(-1)

    def _open(self, *, replacing: bool) -> None:
        text = ""
        focused = QApplication.focusWidget()
        if focused is None or not self.bar.isAncestorOf(focused):
            place, (start, end) = self._where()
            text = self._document.snapshot.text(*place)[start:end] if self._editor(place) is not None else ""
        self.bar.open_bar("" if "\n" in text or len(text) > _LONGEST_TAKEN else text, replacing=replacing)
        self._on_query_changed()

    # --- finding -----------------------------------------------------------------------------------------

    def _places(self) -> list[Place]:
        """Return the texts to search, in order."""
        scope, places = self.bar.scope_name, self._document.snapshot.places
        shown = Side.REFERENCE, self._board.chosen_reference
        if scope == ALL:
            return list(places)
        if scope == REFERENCE:
            return [shown]
        if scope == CANDIDATE:
            return [(Side.CANDIDATE, 0)]
        return [shown, *(place for place in places if place[0] is not Side.REFERENCE)]

    def _search(self) -> bool:
        """Find everything anew; tell whether that could be done."""
        self._late.stop()
        self._hits, self._current = [], -1
        query = self.bar.query
        if not query.text:
            return True
        try:
            search = Search(query)
            self._hits = [
                Hit(place, span)
                for place in self._places()
                for span in search.find(self._document.snapshot.text(*place))
            ]
        except SearchError as error:
            self._show_problem(error)
            self._mark()
            return False
        return True

    def _show_problem(self, error: SearchError) -> None:
        values = {"place": error.place, "megabytes": LARGEST_BYTES // 1_000_000}
        self.bar.show_problem(sentence(_PROBLEMS, error.id, values))

    def _next(self, at: Hit, by: int) -> int:
        """Return what is found next to ``at``, after the last the first again; -1 where nothing is."""
        order = {place: number for number, place in enumerate(self._places())}
        last = len(self._hits) - 1
        if at.place not in order:
            return min(0, last) if by > 0 else last
        if by > 0:
            start = order[at.place], at.span[1]
            found = (n for n, hit in enumerate(self._hits) if (order[hit.place], hit.span[0]) >= start)
            return next(found, min(0, last))
        end = order[at.place], at.span[0]
        backwards = range(last, -1, -1)
        found = (n for n in backwards if (order[self._hits[n].place], self._hits[n].span[1]) <= end)
        return next(found, last)

    def _where(self) -> Hit:
        """Return the selection of the pane worked in; else what was selected last."""
        for side in Side:
            place = side, self._board.chosen_reference if side is Side.REFERENCE else 0
            editor = self._editor(place)
            if editor is not None and editor.hasFocus():
                self._at = Hit(place, editor.selected_span)
        return self._at

    def _on_query_changed(self) -> None:
        if self._search():
            place, (start, _) = self._where()
            self._select(self._next(Hit(place, (start, start)), 1))

    def _step(self, by: int) -> None:
        if not self.bar.query.text:
            self.find()
        elif self._search():
            if not self._hits:
                self.bar.show()
            self._select(self._next(self._where(), by))
        else:
            self.bar.show()

    # --- showing -----------------------------------------------------------------------------------------

    def _editor(self, place: Place) -> TextEditor | None:
        """Return the editor that shows a text, None where none does."""
        side, reference = place
        if place not in self._document.snapshot.places:
            return None
        if side is Side.REFERENCE and reference != self._board.chosen_reference:
            return None
        try:
            return self._board.pane(side.value).editor
        except KeyError:
            return None

    def _select(self, number: int) -> None:
        """Select what was found as ``number``, in the pane of its text; -1 selects nothing."""
        self._current = number
        if number >= 0:
            self._at = self._hits[number]
            side, reference = self._at.place
            if side is Side.REFERENCE and reference != self._board.chosen_reference:
                self._selecting = True
                self._board.choose_reference(reference)
                self._board.reference_chosen.emit(reference)
                self._selecting = False
        self._mark()
        self.bar.show_count(number + 1, len(self._hits))

    def _mark(self) -> None:
        """Mark everything found in the panes, and select the current one."""
        chosen = self._hits[self._current] if self._current >= 0 else None
        for place in self._document.snapshot.places:
            editor = self._editor(place)
            if editor is not None:
                inside = [hit.span for hit in self._hits if hit.place == place and self.bar.isVisible()]
                here = chosen.span if chosen is not None and chosen.place == place else None
                editor.show_found(inside, inside.index(here) if here in inside else -1)
                if here is not None and here not in inside:
                    editor.select(here)

    def _on_texts_changed(self) -> None:
        if self.bar.isVisible() and not self._selecting:
            self._late.start()

    def _on_late(self) -> None:
        """Mark what is found in the texts as they are now; the caret stays where it is."""
        if self.bar.isVisible() and self._search():
            self._mark()
            self.bar.show_count(0, len(self._hits))

    def _on_bar_closed(self) -> None:
        self._late.stop()
        self._hits, self._current = [], -1
        self._mark()
        editor = self._editor(self._at.place) or self._board.candidate.editor
        editor.setFocus()

    # --- replacing ---------------------------------------------------------------------------------------

    def replace_current(self) -> None:
        """Replace what is selected, as a step that can be undone, and select what is found next."""
        selected = self._current
        if selected < 0 or self._late.isActive():
            self._step(1)
            return
        hit = self._hits[selected]
        text = self._document.snapshot.text(*hit.place)
        start, end = hit.span
        try:
            inserted = Search(self.bar.query).replacement_at(text, hit.span, self.bar.replacement)
        except SearchError as error:
            self._show_problem(error)
            return
        with self._keeping_focus():
            self._document.edit(TextEdit(*hit.place, start, text[start:end], inserted), FIND, "replace")
        behind = start + len(inserted)
        self._at = Hit(hit.place, (behind, behind))
        if self._search():
            self._select(self._next(self._at, 1))

    def replace_all(self) -> None:
        """Replace everything found: one step, one comparison, one point in the history."""
        before = after = self._document.snapshot
        replaced = 0
        try:
            search = Search(self.bar.query, _REPLACE_ALL_SECONDS)
            for place in self._places():
                text, count = search.replaced(before.text(*place), self.bar.replacement)
                after = after.with_text(place[0], text, place[1])
                replaced += count
        except SearchError as error:
            self._show_problem(error)
            return
        grown = (excess_of_change(before.text(*place), after.text(*place)) for place in self._places())
        if (excess := next(filter(None, grown), None)) is not None:
            self.too_much.emit(before, after, excess)
            return
        self.replace_texts(before, after)
        self.bar.show_replaced(replaced)

    def replace_texts(self, before: Snapshot, after: Snapshot) -> None:
        """Put the texts ``after`` in the place of ``before``, unless those have changed meanwhile."""
        if self._document.snapshot is before:
            with self._keeping_focus():
                self._document.replace_all(after, "replace", FIND)
            self._on_late()

    @contextmanager
    def _keeping_focus(self) -> Iterator[None]:
        """Let the panes show a change without taking the keyboard from the bar."""
        focused = QApplication.focusWidget()
        yield
        if focused is not None and self.bar.isAncestorOf(focused):
            focused.setFocus()
