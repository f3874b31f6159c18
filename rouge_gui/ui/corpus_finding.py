"""Filters and sorts the corpus on show: queries that answer at once do, those that read texts go on between events."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.column_names import Vocabulary
from rouge_gui.corpus.completion import completions
from rouge_gui.corpus.query import Block, Query, QueryError, parse, parse_expression
from rouge_gui.corpus.query_tree import TextColumn, number_columns
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_columns import ColumnsBeside, NotReadYetError
from rouge_gui.session.corpus_state import CorpusState, Mask, Values
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.corpus.panel import CorpusPanel
from rouge_gui.ui.corpus_query_wording import query_problem

_TYPED_AFTER_MS = 250
# of each turn of the event loop; keys that are pressed come first
_SLICE_S = 0.006
_SHOWN_EVERY_S = 0.5


class CorpusFinding(QObject):
    """Runs the query of ``panel`` and the order of its heads on ``state``.

    Signals: ``searched()`` when a query is answered or given up; ``progressed(done)`` while texts are read;
    ``failed(error)``: the file could not be read; ``refused()``: the query is wrong, so rows stay as they were.
    """

    searched = Signal()
    progressed = Signal(int)
    failed = Signal(object)
    refused = Signal()

    def __init__(self, state: CorpusState, panel: CorpusPanel, beside: ColumnsBeside) -> None:
        super().__init__(panel)
        self._state, self._panel, self._beside = state, panel, beside
        self.vocabulary = Vocabulary()
        self._text = self._answered = ""
        self._is_refused = False
        self._key, self._descending = "", False
        self._blocks: Iterator[Block] | None = None
        self._found: Mask | None = None
        self._done = 0
        self._shown_at = 0.0
        # what goes on when the columns it is about are read
        self._waiting: Query | None = None
        self._sort_waits = False
        self._typed = single_shot(self, _TYPED_AFTER_MS, self._on_pause)
        self._slice = single_shot(self, 0, self._go_on)
        beside.came.connect(panel.model.forget_numbers)
        beside.came.connect(self._on_columns_came)
        # those of another run are asked for anew
        state.columns_changed.connect(self._on_columns_came)
        panel.query.edited.connect(self._on_edited)
        panel.query.returnPressed.connect(self.run)
        panel.query.asked.connect(self._on_asked)
        panel.table.sort_wanted.connect(self.sort_next)

    def use_vocabulary(self) -> None:
        """Know the names of the columns of the run on show."""
        columns = self._state.columns
        if columns is not None:
            self.vocabulary = columns.vocabulary

    def clear(self) -> None:
        """Forget query and order: another corpus is on show."""
        self.stop()
        self._sort_waits = False
        self._text = self._answered = self._key = ""
        self._is_refused = False
        self._descending = False
        self._panel.query.clear()
        self._panel.show_problem("")
        self._panel.model.show_sort("", descending=False)

    # --- the query ---------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The query in force."""
        return self._text

    @property
    def earlier(self) -> str | None:
        """The query that the rows on show answer where the one in the line is wrong, None where it is not."""
        return self._answered if self._is_refused and self._answered != self._panel.query.text() else None

    @property
    def is_busy(self) -> bool:
        """Whether texts are being searched, or a query or an order is about to be asked."""
        waits = self._waiting is not None or self._sort_waits
        return waits or self._blocks is not None or self._typed.isActive()

    def use(self, text: str) -> None:
        """Put ``text`` into the line and run it."""
        self._panel.query.setText(text)
        self.run()

    def _on_edited(self) -> None:
        self._panel.show_problem("")
        self._typed.start()

    def _on_asked(self, text: str, cursor: int) -> None:
        self._panel.query.offer(completions(text, cursor, self.vocabulary))

    def _on_pause(self) -> None:
        """Run what is typed so far; while a word can be completed, what is wrong with it is not said yet."""
        if self._panel.query.offered:
            try:
                parse(self._panel.query.text(), self.vocabulary)
            except QueryError:
                return
        self.run()

    def run(self) -> None:
        """Show the items that the query in the line finds, or say what is wrong with it."""
        self._typed.stop()
        self.stop()
        text = self._panel.query.text()
        try:
            query = parse(text, self.vocabulary)
        except QueryError as error:
            self._say(error)
            return
        self._panel.show_problem("")
        self._is_refused = False
        self._text = text
        self._run(query)

    def run_again(self) -> None:
        """Ask the query in force again: numbers have changed. One that reads texts holds as it was answered."""
        if not self._state.is_open:
            return
        if self._text and self._blocks is None:
            try:
                query = parse(self._text, self.vocabulary)
            except QueryError:
                return
            if not query.needs_texts:
                self._run(query)
        self.sort_again()

    def _run(self, query: Query) -> None:
        columns = self._state.columns
        if columns is None:
            return
        self._waiting = None
        if query.condition is None:
            self._show(None)
        elif not self._are_there(query):
            self._waiting = query
            return
        elif not query.needs_texts:
            try:
                self._show(query.mask(columns))
            except (QueryError, CorpusStoreError) as error:
                self._give_up(error)
                return
        else:
            self._start(query)
            return
        self.searched.emit()

    def _are_there(self, query: Query) -> bool:
        """Tell whether the columns of a query are read; where they cannot be, running it tells why."""
        try:
            return self._beside.are_there(number_columns(query.condition))
        except (LookupError, CorpusStoreError):
            return True

    def _on_columns_came(self) -> None:
        if self._waiting is not None:
            self._run(self._waiting)
        if self._sort_waits:
            self.sort_again()

    def _start(self, query: Query) -> None:
        columns = self._state.columns
        if columns is None:
            return
        self._found = np.zeros(self._state.item_count, dtype=np.bool_)
        self._done, self._shown_at = 0, time.monotonic()
        self._blocks = query.matches(columns, self._is_stopped)
        self._slice.start()

    def _is_stopped(self) -> bool:
        return self._found is None

    def _go_on(self) -> None:
        blocks, found = self._blocks, self._found
        if blocks is None or found is None:
            return
        until = time.monotonic() + _SLICE_S
        try:
            for block in blocks:
                self._done = block.start + len(block.mask)
                found[block.start : self._done] = block.mask
                if time.monotonic() > until:
                    self._show_some(found)
                    self._slice.start()
                    return
        except (QueryError, CorpusStoreError) as error:
            self._give_up(error)
            return
        self._blocks = None
        self._show(found)
        self.searched.emit()

    def _show_some(self, found: Mask) -> None:
        now = time.monotonic()
        if now - self._shown_at > _SHOWN_EVERY_S:
            self._shown_at = now
            self._show(found.copy())
            self.progressed.emit(self._done)

    def stop(self) -> bool:
        """Give up a search: what was found stays. Tell whether there was one."""
        if self._waiting is not None:
            self._waiting = None
            self.searched.emit()
            return True
        if self._blocks is None:
            return False
        found, self._blocks, self._found = self._found, None, None
        self._slice.stop()
        self._show(found)
        self.searched.emit()
        return True

    def _show(self, found: Mask | None) -> None:
        self._answered = self._text
        self._state.set_found(found)

    def _give_up(self, error: Exception) -> None:
        self._blocks = self._found = None
        self._text = self._answered
        if isinstance(error, QueryError):
            self._say(error)
        else:
            self.failed.emit(error)
        self.searched.emit()

    def _say(self, error: QueryError) -> None:
        self._panel.show_problem(query_problem(error), error.start, error.end)
        self._is_refused = True
        self.refused.emit()

    # --- the order ---------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """What the items are sorted by; empty for the order they were read in."""
        return self._key

    @property
    def is_descending(self) -> bool:
        """Whether the largest comes first."""
        return self._descending

    def sort_next(self, key: str) -> None:
        """Sort by a column: the smallest first, then the largest, then as read."""
        if key != self._key:
            self.sort_by(key, descending=False)
        elif not self._descending:
            self.sort_by(key, descending=True)
        else:
            self.sort_by("", descending=False)

    def sort_by(self, key: str, *, descending: bool) -> bool:
        """Sort by an expression; tell whether it is one, say what is wrong where it is not."""
        values: Values | None = None
        waits = False
        try:
            values = self._sort_values(key)
        except NotReadYetError:
            waits = True
        except QueryError as error:
            self._panel.show_problem(query_problem(error))
            return False
        except CorpusStoreError as error:
            self.failed.emit(error)
            return False
        self._key, self._descending, self._sort_waits = key, descending, waits
        self._panel.model.show_sort(key, descending=descending)
        if not waits:
            self._state.sort_by(values, descending=descending)
        return True

    def sort_again(self) -> None:
        """Sort anew: numbers have changed."""
        if self._key:
            self.sort_by(self._key, descending=self._descending)

    def _sort_values(self, key: str) -> Values | None:
        store, columns = self._state.store, self._state.columns
        if not key or store is None or columns is None:
            return None
        if key == "id":
            return store.name_ranks().astype(np.float64)
        if key == "note":
            notes = dict(store.texts("note"))
            return [notes.get(position, "") for position in range(self._state.item_count)]
        expression = parse_expression(key, self.vocabulary)
        if not isinstance(expression.node, TextColumn) and not self._beside.are_there(
            number_columns(expression.node)
        ):
            raise NotReadYetError
        return expression.values(columns)

    def numbers(self, key: str) -> npt.NDArray[np.float64]:
        """Return a column's value per item; NaN for all where there is none, or until they are read."""
        if self._state.columns is not None:
            try:
                return parse_expression(key, self.vocabulary).values(self._beside)
            except (QueryError, LookupError, NotReadYetError):
                pass
        return np.full(self._state.item_count, np.nan)
