"""Exports of a corpus as jobs for a worker: they read the file beside the window, tell how far they are, can stop."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event

from rouge_gui.corpus.export_files import ExportError, Form, Written
from rouge_gui.corpus.exports import ExportChoice, ExportStoppedError, export_corpus
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError
from rouge_gui.corpus.writing import WholeFile
from rouge_gui.report.corpus_html import CorpusReport, CorpusWords, corpus_page
from rouge_gui.report.corpus_report import USUAL_DRAWS, ItemWords, reported_items, summary_of
from rouge_gui.report.system_table import Writing
from rouge_gui.session.worker import Job
from rouge_gui.stats.paired import Draws

# what a page shows of a corpus: enough to read, few enough for a browser
MOST_ITEMS = 200

Told = Callable[[int], None]


class ExportJob(Job):
    """An export of ``choice`` of the corpus in ``store_path`` to ``target``; ``told`` hears how many items are written.

    Afterwards ``written`` tells what was done, ``problem`` why it was not, ``was_stopped`` whether the user wanted so.
    """

    def __init__(self, store_path: str, target: str, choice: ExportChoice, told: Told) -> None:
        self.target, self.choice = target, choice
        self.written = Written()
        self.problem: ExportError | CorpusStoreError | OSError | None = None
        self.was_stopped = False
        self._store_path, self._told = store_path, told
        self._stop = Event()

    def stop(self) -> None:
        """Write no more; from any thread."""
        self._stop.set()

    def carry_out(self) -> None:
        """Write the file."""
        try:
            with CorpusStore.open(self._store_path, read_only=True) as store:
                self.written = self._write(store)
        except ExportStoppedError:
            self.was_stopped = True
        except (ExportError, CorpusStoreError, OSError) as error:
            self.problem = error

    @abstractmethod
    def _write(self, store: CorpusStore) -> Written:
        """Write the file. Raises ExportStoppedError, ExportError, CorpusStoreError and OSError."""

    def _watch(self, done: int) -> bool:
        self._told(done)
        return not self._stop.is_set()


class TableExport(ExportJob):
    """Writes a table in one of the forms; ``decimal_mark`` is for CSV for Excel."""

    def __init__(
        self, store_path: str, target: str, choice: ExportChoice, told: Told, form: tuple[Form, str]
    ) -> None:
        super().__init__(store_path, target, choice, told)
        self._form, self._decimal_mark = form

    def _write(self, store: CorpusStore) -> Written:
        place = (Path(self.target), self._form, self._decimal_mark)
        return export_corpus(store, self.choice, place, self._watch)


@dataclass(frozen=True, slots=True)
class PageLook:
    """How a page says what it says: ``report`` has all but its items and its summary, which are read from the store."""

    report: CorpusReport
    words: CorpusWords
    item_words: ItemWords
    writing: Writing
    colors: Mapping[str, str]
    dark: Mapping[str, str]
    draws: Draws = USUAL_DRAWS


class PageExport(ExportJob):
    """Writes the first items and the means of all of them as a web page."""

    def __init__(
        self, store_path: str, target: str, choice: ExportChoice, told: Told, look: PageLook
    ) -> None:
        super().__init__(store_path, target, choice, told)
        self._look = look

    def _write(self, store: CorpusStore) -> Written:
        look, choice = self._look, self.choice
        summary = summary_of(store, choice, look.writing, self._watch, look.draws)
        shown = replace(choice, positions=choice.positions[:MOST_ITEMS])
        items = []
        for item in reported_items(store, shown, look.item_words, look.writing.scaled):
            items.append(item)
            if not self._watch(len(items)):
                raise ExportStoppedError
        report = replace(look.report, summary=summary, remarks=summary.notes, items=items)
        page = corpus_page(report, look.words, look.colors, look.dark)
        if not self._watch(len(items)):
            raise ExportStoppedError
        with WholeFile(Path(self.target)) as file:
            file.write(page)
        return Written(rows=len(items))
