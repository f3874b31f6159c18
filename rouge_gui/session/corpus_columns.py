"""Columns of a large corpus for whoever paints: read beside the window, and told of when they are there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.columns import Columns, Kept
from rouge_gui.corpus.query_values import Codes, Floats, Positions
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Job, Worker

# columns of fewer items are read faster than a frame or two
MANY = 20_000
_PATIENCE_MS = 3_000


class NotReadYetError(Exception):
    """A column that is on its way."""


class _Reading(Job):
    """Reads columns with a connection of its own."""

    def __init__(self, columns: Columns, about: tuple[str, Run | None], names: Sequence[ColumnName]) -> None:
        self.columns, self.names = columns, tuple(names)
        self._path, self._run = about
        self._store: CorpusStore | None = None
        self._is_stopped = False
        self.found: Mapping[ColumnName, Kept] = {}

    def stop(self) -> None:
        """Read no further; on the owner's thread."""
        self._is_stopped = True
        store = self._store
        if store is not None:
            store.interrupt()

    def carry_out(self) -> None:
        """Read them, as far as they can be read."""
        found: dict[ColumnName, Kept] = {}
        try:
            with CorpusStore.open(self._path, read_only=True) as store:
                self._store = store
                columns = Columns(store, self._run)
                for name in self.names:
                    if not self._is_stopped:
                        found[name] = columns.kept(name)
                self._store = None
        except CorpusStoreError:
            self._store = None
        self.found = found


class ColumnsBeside(QObject):
    """Gives the columns of ``state`` that are there. ``came()``: some that were missing are.

    ``numbers`` raises NotReadYetError for one that is being read; texts and codes are those of the columns.
    """

    came = Signal()

    def __init__(self, state: CorpusState) -> None:
        super().__init__(state)
        self._state = state
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_read)
        self._wanted: dict[ColumnName, None] = {}
        self._reading: _Reading | None = None
        # what is painted at one go is read at one go
        self._start = single_shot(self, 0, self._read)
        state.closed.connect(self.stop)
        state.columns_changed.connect(self._on_columns_changed)

    @property
    def is_busy(self) -> bool:
        """Whether columns are on their way."""
        return self._reading is not None or self._start.isActive()

    @property
    def _columns(self) -> Columns:
        columns = self._state.columns
        if columns is None:
            raise LookupError("no columns")
        return columns

    @property
    def item_count(self) -> int:
        """How many items there are."""
        return self._columns.item_count

    def numbers(self, name: ColumnName) -> Floats:
        """Return a number for each item. Raises NotReadYetError, LookupError without a corpus."""
        columns = self._columns
        if columns.item_count < MANY or columns.has(name):
            return columns.numbers(name)
        self._wanted[name] = None
        if self._reading is None:
            self._start.start()
        raise NotReadYetError

    def are_there(self, names: Iterable[ColumnName]) -> bool:
        """Tell whether all of these are there; the others are read from now on.

        Raises LookupError, CorpusStoreError.
        """
        missing = False
        for name in names:
            try:
                self.numbers(name)
            except NotReadYetError:
                missing = True
        return not missing

    def codes(self, name: ColumnName) -> Codes:
        """Return the texts of a column of few texts."""
        return self._columns.codes(name)

    def texts(self, name: ColumnName, positions: Positions) -> Sequence[tuple[str, ...]]:
        """Return the texts of these items."""
        return self._columns.texts(name, positions)

    def _read(self) -> None:
        store, columns = self._state.store, self._state.columns
        if store is None or columns is None or self._reading is not None or not self._wanted:
            return
        names = [columns.counted(name) for name in self._wanted]
        self._wanted.clear()
        self._reading = _Reading(columns, (store.path, self._state.run), names)
        self._worker.start(self._reading)

    def _on_read(self, job: _Reading) -> None:
        if job is not self._reading:
            return
        self._reading = None
        if job.columns is self._state.columns:
            nothing = Kept(np.full(job.columns.item_count, np.nan), 0)
            for name in job.names:
                # what cannot be read has no numbers; what is of fewer items than there are now is asked for again
                job.columns.take(name, job.found.get(name, nothing))
        self.came.emit()
        if self._wanted:
            self._start.start()

    def _on_columns_changed(self) -> None:
        # of another run, or of a file that is about to be closed
        if self._reading is not None and self._reading.columns is not self._state.columns:
            self.stop()

    def stop(self) -> None:
        """Read no further: the file is about to be closed."""
        self._wanted.clear()
        self._start.stop()
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.stop()
            self._worker.wait(_PATIENCE_MS)

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self._worker.close()
