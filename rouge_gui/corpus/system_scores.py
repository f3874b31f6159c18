"""The scores of systems read for a comparison: with a connection of its own, so on any thread. Imports numpy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import Run
from rouge_gui.corpus.system_comparison import StoppedError, SystemScores


@dataclass(frozen=True, slots=True)
class ScoreReader:
    """What reads the columns ``wanted`` of the file at ``path``: of the items in ``mask``, or of all."""

    path: str
    run: Run
    wanted: Mapping[tuple[str, str], ColumnName]
    mask: npt.NDArray[np.bool_] | None = None

    def __call__(self, stop: Callable[[], bool]) -> SystemScores:
        """Return the scores. Raises CorpusStoreError, sqlite3.Error, and StoppedError once ``stop`` says so."""
        with CorpusStore.open(self.path, read_only=True) as store:
            columns = Columns(store, self.run)
            kept = np.arange(store.item_count)
            if self.mask is not None:
                # items may have come since
                kept = np.flatnonzero(self.mask[: store.item_count])
            found: dict[tuple[str, str], npt.NDArray[np.float64]] = {}
            for key, name in self.wanted.items():
                if stop():
                    raise StoppedError
                found[key] = columns.numbers(name)[kept]
            # names put items in order, and that is all they are for
            ranks = store.name_ranks()
        return SystemScores(ranks[kept], found)
