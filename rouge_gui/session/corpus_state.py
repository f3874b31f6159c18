"""The corpus on show, for every part of the window that looks at it: what is open, chosen, filtered, sorted, current.

Holds numbers per item and positions; texts are asked of the store by windows. Everybody reads it; the desk of a corpus
(``ui/corpus_desk``) and whoever lets the user choose something write it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import Run

Mask = npt.NDArray[np.bool_]
Positions = npt.NDArray[np.int64]
# numbers with NaN where there is none, or texts
Values = npt.NDArray[np.float64] | Sequence[str]

NOWHERE = -1


class CorpusState(QObject):
    """What the window knows of the open corpus.

    Signals: ``opened()``, ``closed()``; ``columns_changed()``: numbers may be others (scores came, another run, more
    items, a note); ``choice_changed()``: another system or metric is chosen; ``filter_changed(mask)``, None for
    everything; ``order_changed(order)``: other rows, or in another order; ``current_changed(position)``, -1 for none.
    """

    opened = Signal()
    closed = Signal()
    columns_changed = Signal()
    choice_changed = Signal()
    filter_changed = Signal(object)
    order_changed = Signal(object)
    current_changed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forget()

    def _forget(self) -> None:
        self._store: CorpusStore | None = None
        self._columns: Columns | None = None
        self._run: Run | None = None
        self._item_count = 0
        self._system = self._second = self._metric = ""
        self._found: Mask | None = None
        self._picked: Mask | None = None
        self._values: Values | None = None
        self._descending = False
        self._sorted = self._order = np.arange(0, dtype=np.int64)
        self._position = NOWHERE

    # --- what is open ------------------------------------------------------------------------------------

    def open(self, store: CorpusStore, columns: Columns, run: Run | None, metric: str) -> None:
        """Show another corpus, all of it, in the order it was read, with no item current."""
        self._forget()
        self._store, self._columns, self._run, self._metric = store, columns, run, metric
        self._item_count = store.item_count
        self._choose_known_systems()
        self._sort()
        self._order = self._sorted
        self.opened.emit()
        self.order_changed.emit(self._order)

    def move_to(self, store: CorpusStore, columns: Columns, run: Run | None) -> None:
        """Go on with the same corpus in another file; choices, filter and order stay."""
        self._store = store
        columns.choose(self._system)
        self.use_run(columns, run)

    def close(self) -> None:
        """Show no corpus any more. Whoever opened the store closes it, after this."""
        if self._store is not None:
            self._forget()
            self.closed.emit()

    @property
    def is_open(self) -> bool:
        """Whether a corpus is on show."""
        return self._store is not None

    @property
    def store(self) -> CorpusStore | None:
        """The file of the corpus, on this thread's connection."""
        return self._store

    @property
    def columns(self) -> Columns | None:
        """The numbers of the items under the present run."""
        return self._columns

    @property
    def run(self) -> Run | None:
        """The run whose scores are shown; None before anything was scored."""
        return self._run

    @property
    def item_count(self) -> int:
        """How many items there are, filtered or not."""
        return self._item_count

    @property
    def systems(self) -> tuple[str, ...]:
        """The names of the systems."""
        return self._store.systems if self._store is not None else ()

    # --- what is chosen ----------------------------------------------------------------------------------

    @property
    def system(self) -> str:
        """The system whose candidates are looked at."""
        return self._system

    @property
    def second_system(self) -> str:
        """The system it is held against; empty where there is only one."""
        return self._second

    @property
    def metric(self) -> str:
        """The key of the metric that is looked at."""
        return self._metric

    def choose_systems(self, system: str, second: str) -> None:
        """Look at the candidates of ``system``, against those of ``second``, which cannot be the same.

        Raises ValueError for an unknown one.
        """
        if system not in self.systems or (second and second not in self.systems):
            raise ValueError(system, second)
        if second == system:
            # what was looked at before is what it is held against
            others = [name for name in (self._system, *self.systems) if name != system]
            second = next(iter(others), "")
        if (system, second) != (self._system, self._second):
            self._system, self._second = system, second
            self.choice_changed.emit()

    def choose_metric(self, metric: str) -> None:
        """Look at another metric."""
        if metric != self._metric:
            self._metric = metric
            self.choice_changed.emit()

    def _choose_known_systems(self) -> None:
        systems = self.systems
        if self._system not in systems:
            self._system = systems[0] if systems else ""
        if self._second not in systems or self._second == self._system:
            self._second = next((name for name in systems if name != self._system), "")

    # --- numbers that come -------------------------------------------------------------------------------

    def use_run(self, columns: Columns, run: Run | None) -> None:
        """Show the scores of another run."""
        self._columns, self._run = columns, run
        self.columns_changed.emit()

    def refresh(self) -> None:
        """Take in what was stored since: items, systems, scores. Order and filter stay what they are."""
        if self._store is None or self._columns is None:
            return
        self._store.refresh()
        self._columns.refresh()
        count = self._store.item_count
        if count != self._item_count:
            more = count - self._item_count
            self._item_count = count
            self._choose_known_systems()
            # what comes is shown until the filter is asked again, at the end until it is sorted again
            self._found, self._picked = _longer(self._found, more), _longer(self._picked, more)
            self._values = None
            self._sorted = np.concatenate([self._sorted, np.arange(count - more, count, dtype=np.int64)])
            self._show_order()
        self.columns_changed.emit()

    # --- filter and order --------------------------------------------------------------------------------

    @property
    def mask(self) -> Mask | None:
        """Which items are on show, True per position; None for all."""
        if self._found is None:
            return self._picked
        return self._found if self._picked is None else self._found & self._picked

    @property
    def picked(self) -> Mask | None:
        """Which items were picked in a chart; None without a pick."""
        return self._picked

    @property
    def shown_count(self) -> int:
        """How many items are on show."""
        return len(self._order)

    def set_found(self, mask: Mask | None) -> None:
        """Show what a query found, of what is picked; None for no query."""
        self._found = mask
        self._announce_filter()

    def pick(self, mask: Mask | None) -> None:
        """Show what was picked in a chart, of what the query found; None takes the pick back."""
        self._picked = mask
        self._announce_filter()

    def _announce_filter(self) -> None:
        self.filter_changed.emit(self.mask)
        self._show_order()

    @property
    def order(self) -> Positions:
        """The positions of the items on show, in their order."""
        return self._order

    @property
    def is_descending(self) -> bool:
        """Whether the largest comes first."""
        return self._descending

    def sort_by(self, values: Values | None, *, descending: bool = False) -> None:
        """Sort by ``values``, one per item; equal ones as they were read, those without a value last. None: as read."""
        self._values, self._descending = values, descending
        self._sort()
        self._show_order()

    def _sort(self) -> None:
        self._sorted = sorted_positions(self._values, self._item_count, descending=self._descending)

    def _show_order(self) -> None:
        mask = self.mask
        self._order = self._sorted if mask is None else self._sorted[mask[self._sorted]]
        self.order_changed.emit(self._order)

    def row_of(self, position: int) -> int:
        """Return the row an item stands in; -1 where it is filtered out."""
        found = np.flatnonzero(self._order == position)
        return int(found[0]) if len(found) else NOWHERE

    # --- the item at hand --------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """The position of the item at hand; -1 for none."""
        return self._position

    def go_to(self, position: int) -> None:
        """Take up an item, whether or not it is filtered out. Raises IndexError."""
        if not NOWHERE <= position < self._item_count:
            raise IndexError(position)
        if position != self._position:
            self._position = position
            self.current_changed.emit(position)

    def neighbour(self, step: int) -> int:
        """Return the position ``step`` rows on; the first or last row's at the ends; -1 where nothing is on show."""
        if not len(self._order):
            return NOWHERE
        row = self.row_of(self._position)
        if row == NOWHERE:
            row = -1 if step > 0 else len(self._order)
        return int(self._order[min(max(row + step, 0), len(self._order) - 1)])


def sorted_positions(values: Values | None, count: int, *, descending: bool) -> Positions:
    """Return all positions sorted by ``values``: stable in both directions, NaN and empty texts last."""
    if values is None:
        positions = np.arange(count, dtype=np.int64)
        return positions[::-1].copy() if descending else positions
    if isinstance(values, np.ndarray):
        keys = -values if descending else values
        return np.argsort(keys, kind="stable").astype(np.int64)
    filled = sorted((place for place in range(count) if values[place]), key=values.__getitem__)
    if descending:
        filled = sorted(filled, key=values.__getitem__, reverse=True)
    empty = [place for place in range(count) if not values[place]]
    return np.array([*filled, *empty], dtype=np.int64)


def _longer(mask: Mask | None, more: int) -> Mask | None:
    return None if mask is None else np.concatenate([mask, np.ones(more, dtype=np.bool_)])
