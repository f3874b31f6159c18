"""Opens corpora: files of this tool in place, data files through a store that a process beside the window fills."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.inputs import Mapping
from rouge_gui.corpus.items import Problem
from rouge_gui.corpus.store import CorpusStore, holds_corpus
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_files import WorkingStores
from rouge_gui.session.corpus_probing import Probing
from rouge_gui.session.corpus_work import CorpusWork, Failure, Outcome
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Worker
from rouge_gui.store_schema import SUFFIX

SUFFIXES = frozenset({".jsonl", ".ndjson", ".json", ".csv", ".tsv", ".xlsx", ".parquet"})
# a store that is being filled is looked for so often until something is in it
_LOOKED_FOR_MS = 200


class CorpusOpening(QObject):
    """Opens by ``work``, one corpus at a time.

    Signals: ``opened(CorpusStore, complete)``: there is something to show, all of it or the first of it;
    ``loaded(Outcome)``: all of it is there; ``asked(Probe, Mapping)``: what the columns mean is no more than a guess;
    ``refused(error)``.
    """

    opened = Signal(object, bool)
    loaded = Signal(object)
    asked = Signal(object, object)
    refused = Signal(object)

    def __init__(self, work: CorpusWork, stores: WorkingStores, parent: QObject) -> None:
        super().__init__(parent)
        self._work, self._stores = work, stores
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_probed)
        self._probing: Probing | None = None
        self._filling = ""
        self._look = single_shot(self, _LOOKED_FOR_MS, self._on_look)
        work.rows_came.connect(self._on_rows_came)
        work.finished.connect(self._on_finished)
        work.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way that is not on show yet."""
        return self._probing is not None or bool(self._filling)

    @staticmethod
    def takes(paths: Sequence[str]) -> bool:
        """Tell whether these are the files of a corpus, by their names and by what a file of this tool holds."""
        if len(paths) == 1 and Path(paths[0]).suffix.lower() == SUFFIX:
            try:
                return holds_corpus(paths[0])
            except CorpusStoreError:
                # whoever opens sessions says what is wrong with it
                return False
        if len(paths) == 1 and _is_folder(paths[0]):
            return True
        return bool(paths) and all(Path(path).suffix.lower() in SUFFIXES for path in paths)

    def open(self, paths: Sequence[str]) -> bool:
        """Open a corpus; tell whether no problem is known yet."""
        self.give_up()
        if Path(paths[0]).suffix.lower() == SUFFIX:
            return self._open_in_place(paths[0])
        self._probing = Probing(paths)
        self._worker.start(self._probing)
        return True

    def _open_in_place(self, path: str) -> bool:
        if not self._stores.take(path):
            self.refused.emit(CorpusStoreError(path, "in-use"))
            return False
        try:
            store = CorpusStore.open(path)
        except CorpusStoreError as error:
            if error.id == "unwritable":
                return self._open_read_only(path)
            self.refused.emit(error)
            return False
        self._stores.remember(path)
        self.opened.emit(store, store.about.loaded)
        return True

    def _open_read_only(self, path: str) -> bool:
        try:
            store = CorpusStore.open(path, read_only=True)
        except CorpusStoreError as error:
            self.refused.emit(error)
            return False
        self.opened.emit(store, True)
        return True

    def _on_probed(self, job: Probing) -> None:
        if job is not self._probing or job.probe is None or job.mapping is None:
            return
        self._probing = None
        if not job.probe.columns and job.probe.problems:
            self.refused.emit(job.probe.problems[0])
        elif job.mapping.is_certain and job.mapping.has_outputs:
            self.load(job.probe.paths, job.mapping)
        else:
            self.asked.emit(job.probe, job.mapping)

    def load(self, paths: Sequence[str], mapping: Mapping) -> None:
        """Read ``paths`` by ``mapping`` into a store of its own, which opens once something is in it."""
        try:
            self._filling = self._stores.new()
        except OSError:
            self.refused.emit(CorpusStoreError(str(self._stores.folder), "unwritable"))
            return
        self._work.load(self._filling, mapping.to_json(), paths)
        self._look.start()

    def go_on(self, store: CorpusStore) -> None:
        """Read what is missing of the files of ``store``, whose reading was cut short."""
        about = store.about
        if about.mapping and about.sources and not self._work.is_busy:
            self._work.load(store.path, about.mapping, about.sources)

    def _on_rows_came(self, _first: int, _last: int) -> None:
        self._on_look()

    def _on_look(self) -> None:
        """Open the store that is being filled as soon as an item is in it."""
        if not self._filling:
            return
        if not self._has_items():
            self._look.start()
            return
        self._look.stop()
        path, self._filling = self._filling, ""
        try:
            store = CorpusStore.open(path)
        except CorpusStoreError as error:
            self.refused.emit(error)
            return
        self.opened.emit(store, False)

    def _has_items(self) -> bool:
        try:
            return Path(self._filling).exists() and holds_corpus(self._filling)
        except CorpusStoreError:
            # it is just being made
            return False

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome.kind != "load":
            return
        self._on_look()
        if self._filling:
            # read to the end, and no item in it: the first line that was refused tells why
            problem = self._first_problem()
            self._drop_empty()
            self.refused.emit(problem or CorpusStoreError("", "no-corpus"))
            return
        self.loaded.emit(outcome)

    def _on_failed(self, failure: Failure) -> None:
        """Leave nothing waiting for items that never come."""
        if failure.kind != "load" or not self._filling:
            return
        self._on_look()
        if self._filling:
            self._drop_empty()

    def _first_problem(self) -> Problem | None:
        with suppress(CorpusStoreError), CorpusStore.open(self._filling, read_only=True) as store:
            return next(iter(store.problems(1)), None)
        return None

    def give_up(self) -> None:
        """Open nothing of what is on its way."""
        self._probing = None
        if self._filling:
            self._work.close()
            self._drop_empty()

    def _drop_empty(self) -> None:
        self._look.stop()
        path, self._filling = self._filling, ""
        self._stores.remove(path)

    def close(self) -> None:
        """Give up what is on its way; nothing is opened any more."""
        self.give_up()
        self._worker.close()


def _is_folder(path: str) -> bool:
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False
