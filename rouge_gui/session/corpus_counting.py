"""Counts what a corpus has no scores of, beside the window: that reads through the whole file."""

from __future__ import annotations

from collections.abc import Sequence

from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.worker import Job


class Counting(Job):
    """Counts the outputs of the file at ``path`` without current scores of ``metrics`` in ``run``.

    ``count`` is what was found, ``error`` why it was not.
    """

    def __init__(self, path: str, run: Run, metrics: Sequence[str]) -> None:
        self._path, self._run, self._metrics = path, run, tuple(metrics)
        self._store: CorpusStore | None = None
        self._is_stopped = False
        self.count = 0
        self.error: CorpusStoreError | None = None

    def stop(self) -> None:
        """Count no further; on the owner's thread."""
        self._is_stopped = True
        store = self._store
        if store is not None:
            store.interrupt()

    def carry_out(self) -> None:
        """Count, with a connection of its own."""
        try:
            with CorpusStore.open(self._path, read_only=True) as store:
                self._store = store
                if not self._is_stopped:
                    self.count = store.pending_count(self._run, self._metrics)
                self._store = None
        except CorpusStoreError as error:
            self._store, self.error = None, error
