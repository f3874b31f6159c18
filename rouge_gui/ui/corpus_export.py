"""The commands that export the items on show: tables in five forms, a web page. Written beside the window; Esc stops.

What is exported is what the table shows, in its order: every candidate of these items under the present run.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from rouge_gui.corpus.export_files import SUFFIXES, ExportError, Form, is_available
from rouge_gui.corpus.exports import ExportChoice
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError, Run
from rouge_gui.metrics import Profile, whole_texts
from rouge_gui.metrics.rouge import usual_order
from rouge_gui.report.corpus_html import CorpusReport, CorpusWords, Marking
from rouge_gui.report.corpus_report import ItemWords
from rouge_gui.report.marked_html import Drawing, ShownLayer
from rouge_gui.report.system_table import Writing
from rouge_gui.report.table import Table
from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_export import MOST_ITEMS, ExportJob, PageExport, PageLook, TableExport
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.session.files import write_problem
from rouge_gui.session.settings import Settings
from rouge_gui.session.worker import Worker
from rouge_gui.stats.paired import Draws
from rouge_gui.ui import numbers
from rouge_gui.ui.corpus.problem_wording import problem_place, problem_sentence
from rouge_gui.ui.corpus.systems.words import words as system_words
from rouge_gui.ui.corpus_wording import failure_sentence
from rouge_gui.ui.escape_watch import EscapeWatch
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence as file_sentence
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.layers import layer_named
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.samples import interface_language
from rouge_gui.ui.theme import load_theme

COMMANDS = (
    "corpus_csv", "corpus_excel", "corpus_jsonl", "corpus_xlsx", "corpus_parquet", "corpus_page", "corpus_texts",
)  # fmt: skip
# the layer that candidates are marked by on a page, and its metric
_LAYER, _METRIC = "unigram", "rouge1"
_MOST_PROBLEMS = 50
# a page has room for so many metrics
_MOST_METRICS = 4
_READ_FIRST = ("rouge1", "rouge2", "rougeL")
_READ_LAST = "rougeLsum"
_WAITED_MS = 5_000


class Finding(Protocol):
    """What an export must know of finding items."""

    @property
    def text(self) -> str:
        """The query by which items were found; empty for none."""


class CorpusExport(QObject):
    """Exports what ``state`` has on show. Signal: ``finished(bool)``, whether a file was written."""

    finished = Signal(bool)
    # from the worker's thread: how many items are written
    _told = Signal(int)

    def __init__(
        self,
        state: CorpusState,
        file_commands: FileCommands,
        message_bar: MessageBar,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._state, self._file_commands = state, file_commands
        self._message_bar, self._settings = message_bar, settings
        self._finding: Finding | None = None
        self._format = numbers.ScoreFormat()
        self._job: ExportJob | None = None
        self._actions: Mapping[str, QAction] = {}
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_finished)
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        self._escape = EscapeWatch(self)
        self._escape.escaped.connect(self.stop)
        state.opened.connect(self._show_availability)
        state.closed.connect(self._on_closed)

    def use_finding(self, finding: Finding) -> None:
        """Write into exports what the items on show were found by."""
        self._finding = finding

    def set_format(self, form: numbers.ScoreFormat) -> None:
        """Write scores on pages as ``form`` says; tables have every digit, in 0–1."""
        self._format = form

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Switch ``actions`` on and off, by command."""
        self._actions = actions
        actions["corpus_texts"].setChecked(self._settings.value(remembered.EXPORT_TEXTS))
        self._show_availability()

    def _show_availability(self) -> None:
        for command in COMMANDS:
            if command in self._actions:
                self._actions[command].setEnabled(self._state.is_open)

    def _on_closed(self) -> None:
        self._show_availability()
        # the file is about to be closed, and whoever closes it last leaves it tidy
        self.stop()
        self._worker.wait(_WAITED_MS)

    # --- commands ----------------------------------------------------------------------------------------

    def save_csv(self) -> None:
        """Ask for a name and write the items there as CSV: commas and decimal points on every desktop."""
        self._ask("csv", self.tr("CSV tables (*.csv)"))

    def save_excel(self) -> None:
        """Ask for a name and write the items there as Excel reads CSV on this desktop."""
        self._ask("excel-csv", self.tr("CSV tables (*.csv)"))

    def save_jsonl(self) -> None:
        """Ask for a name and write the items there as JSON Lines."""
        self._ask("jsonl", self.tr("JSON Lines (*.jsonl)"))

    def save_xlsx(self) -> None:
        """Ask for a name and write the items there as a workbook."""
        self._ask("xlsx", self.tr("Workbooks (*.xlsx)"))

    def save_parquet(self) -> None:
        """Ask for a name and write the items there as Parquet."""
        self._ask("parquet", self.tr("Parquet tables (*.parquet)"))

    def save_page(self) -> None:
        """Ask for a name and write the items there as a web page."""
        path = self._file_commands.ask_where(
            self.tr("Export the items on show"), self.tr("Web pages (*.html *.htm)"), ".html"
        )
        if path:
            self.write_page(path)

    def set_with_texts(self, on: bool) -> None:
        """Put all texts into tables, or only the scores and what the user wrote."""
        self._settings.set_value(remembered.EXPORT_TEXTS, on)

    def _ask(self, form: Form, kinds: str) -> None:
        if not is_available(form):
            self._message_bar.show_message(
                self.tr("Parquet is not installed: {command}").format(
                    command="pip install 'rouge-gui[parquet]'"
                )
            )
            return
        path = self._file_commands.ask_where(self.tr("Export the items on show"), kinds, SUFFIXES[form])
        if path:
            self.write(path, form)

    # --- doing it ----------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        return self._job is not None

    def write(self, path: str, form: Form) -> None:
        """Write the items on show to ``path``; ``finished`` tells how that went."""
        store = self._state.store
        if store is None or self.is_busy:
            return
        # the interface may speak another language than the desktop, whose marks Excel uses
        look = (form, QLocale.system().decimalPoint())
        self._start(TableExport(store.path, path, self._choice(store), self._told.emit, look))

    def write_page(self, path: str) -> None:
        """Write the first items on show to ``path`` as a web page; ``finished`` tells how that went."""
        store = self._state.store
        if store is None or self.is_busy:
            return
        choice = self._choice(store)
        choice = replace(choice, metrics=self._for_reading(choice.metrics))
        self._start(PageExport(store.path, path, choice, self._told.emit, self._look(store, choice)))

    def _start(self, job: ExportJob) -> None:
        if self._worker.is_closed:
            return
        self._job = job
        self._escape.start()
        self._on_told(0)
        self._worker.start(job)

    def stop(self) -> None:
        """Write no more; nothing of the file stays."""
        if self._job is not None:
            self._job.stop()

    def close(self) -> None:
        """Stop, and wait until nothing is being written."""
        self.stop()
        self._escape.stop()
        self._worker.close()
        self._job = None

    def _on_told(self, done: int) -> None:
        if self._job is None:
            return
        text = self.tr("Writing {file}: {done} of {total} (Escape stops)").format(
            file=safe_name(self._job.target),
            done=numbers.count(done),
            total=numbers.count(len(self._job.choice.positions)),
        )
        self._message_bar.show_message(text, self.tr("Stop"), self.stop)

    def _on_finished(self, job: ExportJob) -> None:
        self._job = None
        self._escape.stop()
        if job.fault is not None:
            # the worker reports it
            self._message_bar.hide()
            self.finished.emit(False)
            return
        self._message_bar.show_message(self._outcome(job), topic=Topic.FILE)
        self.finished.emit(job.problem is None and not job.was_stopped)

    def _outcome(self, job: ExportJob) -> str:
        problem, file = job.problem, safe_name(job.target)
        if job.was_stopped:
            return self.tr("Stopped: {file} was not written").format(file=file)
        if isinstance(problem, ExportError):
            return self.tr(
                "{file} was not written: a workbook holds {count} rows at most, CSV any number"
            ).format(file=file, count=numbers.count(int(problem.value)))
        if isinstance(problem, CorpusStoreError):
            return failure_sentence(problem)
        if problem is not None:
            return file_sentence(write_problem(job.target, problem))
        if job.written.cut:
            return self.tr("{file} is written; texts too long for a cell were cut: {count}").format(
                file=file, count=numbers.count(job.written.cut)
            )
        return self.tr("{file} is written").format(file=file)

    # --- what is exported --------------------------------------------------------------------------------

    def _choice(self, store: CorpusStore) -> ExportChoice:
        run = self._state.run if isinstance(self._state.run, Run) else None
        return ExportChoice(
            self._state.order.copy(),
            store.systems,
            run,
            usual_order(store.metrics_of(run)) if run is not None else (),
            self._settings.value(remembered.EXPORT_TEXTS),
            self._finding.text if self._finding is not None else "",
        )

    def _for_reading(self, metrics: tuple[str, ...]) -> tuple[str, ...]:
        """Return as many metrics as a page has room for: the usual ones and the one that is looked at."""
        if len(metrics) <= _MOST_METRICS:
            return metrics
        wanted = [
            metric for metric in (*_READ_FIRST, self._state.metric, _READ_LAST, *metrics) if metric in metrics
        ]
        chosen = list(dict.fromkeys(wanted))[:_MOST_METRICS]
        return tuple(metric for metric in metrics if metric in chosen)

    def _look(self, store: CorpusStore, choice: ExportChoice) -> PageLook:
        points = frozenset(whole_texts.KEYS)
        names = {metric: display_name(metric) for metric in choice.metrics}
        form = self._format
        writing = Writing(names, points, form.percent, form.digits, words=system_words())
        run = choice.run
        report = CorpusReport(
            tuple(self._facts(store, choice)),
            Table((), ()),
            (),
            tuple(names.values()),
            tuple(numbers.POINTS_DIGITS if metric in points else form.digits for metric in names),
            (),
            self._marking(run) if run is not None else None,
            self._more(choice),
            tuple(f"{problem_place(one)}: {problem_sentence(one)}" for one in store.problems(_MOST_PROBLEMS)),
            run.signature if run is not None else "",
        )
        return PageLook(
            report,
            self._words(store),
            ItemWords(self.tr("{system}, corrected"), self.tr("{name}: {value}"), self.tr("language")),
            writing,
            asdict(load_theme(dark=False)),
            asdict(load_theme(dark=True)),
            self._draws(),
        )

    def _draws(self) -> Draws:
        """Return how the comparison of systems draws: its intervals are written."""
        value = self._settings.value
        resamples, level = value(remembered.SYSTEMS_RESAMPLES), float(value(remembered.SYSTEMS_LEVEL))
        return Draws(value(remembered.SYSTEMS_SEED), resamples, level=level)

    def _marking(self, run: Run) -> Marking:
        layer = layer_named(_LAYER)
        caption = layer.brief_text() if layer is not None else ""
        shown = ShownLayer(_LAYER, Drawing.TINT, layer.role if layer is not None else _LAYER, caption)
        return Marking(shown, _METRIC, Profile.parse(run.profile), run.most_references)

    def _words(self, store: CorpusStore) -> CorpusWords:
        return CorpusWords(
            _title(store),
            self.tr("Systems"),
            self.tr("Items"),
            self.tr("Lines that hold no item"),
            self.tr("Reference"),
            self.tr("Source text"),
            self.tr("Note"),
            self.tr("Tinted: words that ROUGE-1 counts. Dotted: more of them than the reference has."),
            interface_language(),
        )

    def _facts(self, store: CorpusStore, choice: ExportChoice) -> list[str]:
        shown, count = len(choice.positions), store.item_count
        facts = [", ".join(safe_name(source) for source in store.about.sources)]
        if shown == count:
            facts.append(self.tr("{count} items").format(count=numbers.count(count)))
        else:
            facts.append(
                self.tr("{shown} of {count} items").format(
                    shown=numbers.count(shown), count=numbers.count(count)
                )
            )
        if choice.query:
            facts.append(self.tr("Filter: {query}").format(query=choice.query))
        if self._state.picked is not None:
            facts.append(self.tr("Picked in a chart"))
        return [fact for fact in facts if fact]

    def _more(self, choice: ExportChoice) -> str:
        shown = len(choice.positions)
        if shown <= MOST_ITEMS:
            return ""
        return self.tr(
            "The first {most} of {shown} items are shown; the table above is of all of them."
        ).format(most=numbers.count(MOST_ITEMS), shown=numbers.count(shown))


def _title(store: CorpusStore) -> str:
    """Return what the corpus is called; a working store is named after what was read into it."""
    about = store.about
    return about.title or ", ".join(Path(source).name for source in about.sources) or Path(store.path).stem
