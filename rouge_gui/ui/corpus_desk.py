"""The corpus of a window: opens it, scores it, finds items in it, walks them. Puts together what does each of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Mapping as Actions
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel, QMainWindow, QWidget
from shiboken6 import isValid

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.inputs import Mapping, Probe
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.metrics import Profile
from rouge_gui.session.corpus_columns import ColumnsBeside
from rouge_gui.session.corpus_files import WorkingStores
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.session.corpus_work import Failure, Outcome
from rouge_gui.session.document import Document
from rouge_gui.session.settings import Settings
from rouge_gui.ui.cards import CardDock
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.corpus.item_line import ItemLine
from rouge_gui.ui.corpus.mapping_dialog import MappingDialog
from rouge_gui.ui.corpus.panel import CorpusPanel
from rouge_gui.ui.corpus.problems import problems_dialog
from rouge_gui.ui.corpus_columns import CorpusColumns
from rouge_gui.ui.corpus_display import CorpusDisplay
from rouge_gui.ui.corpus_export import CorpusExport
from rouge_gui.ui.corpus_filters import CorpusFilters
from rouge_gui.ui.corpus_finding import CorpusFinding
from rouge_gui.ui.corpus_keeping import CorpusKeeping
from rouge_gui.ui.corpus_notes import CorpusNotes
from rouge_gui.ui.corpus_opening import CorpusOpening
from rouge_gui.ui.corpus_saving import CorpusSaving
from rouge_gui.ui.corpus_scoring import CorpusScoring
from rouge_gui.ui.corpus_walking import CorpusWalking
from rouge_gui.ui.corpus_wording import GO_ON_AFTER, failure_sentence
from rouge_gui.ui.dialogs import DialogOpener
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import safe_name
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.notes import Notes, NotesKeeper
from rouge_gui.ui.theme import load_theme

# while inspecting, by the place of the key
CORPUS_KEYS = {"J": "corpus_next", "K": "corpus_previous", "C": "corpus_next_system"}
# commands for which a corpus must be open
NEED_CORPUS = (
    "corpus_next", "corpus_previous", "corpus_next_system", "corpus_previous_system", "corpus_filter",
    "corpus_save_filter", "corpus_score", "corpus_stop", "corpus_save_as", "corpus_close",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What of the window a corpus needs: ``rows`` gives the metrics that are chosen under a profile."""

    document: Document
    file_commands: FileCommands
    message_bar: MessageBar
    settings: Settings
    sessions: NotesKeeper
    notes: Notes
    rows: Callable[[Profile], Sequence[str]]


class CorpusDesk(QObject):
    """The corpus on show in ``window``, with the dock it has there. ``state`` tells the other parts of it."""

    def __init__(self, around: Surroundings, board: CompareBoard, window: QMainWindow) -> None:
        super().__init__(window)
        self._around, self._board, self._window = around, board, window
        self._actions: Actions[str, QAction] = {}
        self._paths: Sequence[str] = ()
        self.mapping_dialog: MappingDialog | None = None
        self.state = CorpusState(self)
        self.panel = CorpusPanel(load_theme(dark=False), window)
        self.item_line = ItemLine(window)
        self.title_label = QLabel(window)
        self.title_label.setObjectName("muted")
        self.dock = CardDock("corpusDock", self.tr("Corpus"), self.panel, self.title_label, window)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
        self.beside = ColumnsBeside(self.state)
        self.finding = CorpusFinding(self.state, self.panel, self.beside)
        self.columns = CorpusColumns(self.state, self.panel, self.finding, around.settings)
        self.filters = CorpusFilters(self.state, self.panel, self.finding, self.columns)
        self.walking = CorpusWalking(self.state, around.document, around.file_commands)
        self.scoring = CorpusScoring(self.state, around.document, around.rows)
        self.walking.use_settler(self.scoring.settle)
        self._stores = WorkingStores(around.settings)
        self.opening = CorpusOpening(self.scoring.work, self._stores, self)
        self.keeping = CorpusKeeping(self._stores, around.file_commands, window)
        self.notes = CorpusNotes(self.state, self.walking.what_ifs)
        self.saving = CorpusSaving(self.state, self.walking, around.message_bar, window)
        self.problems = DialogOpener(self._make_problems, window)
        self.display = CorpusDisplay(self, around.message_bar)
        self.export = CorpusExport(
            self.state, around.file_commands, around.message_bar, around.settings, window
        )
        self.export.use_finding(self.finding)
        self._connect()
        self.dock.hide()
        around.file_commands.use_corpus(self)

    def _connect(self) -> None:
        panel, state, what_ifs = self.panel, self.state, self.walking.what_ifs
        panel.table.item_entered.connect(self.walking.enter)
        panel.table.item_taken.connect(self._board.candidate.editor.setFocus)
        panel.table.escaped.connect(self.stop)
        panel.query.escaped.connect(self._on_query_escaped)
        panel.query.left_down.connect(panel.table.setFocus)
        panel.progress.stop_wanted.connect(self.stop)
        panel.metric_wanted.connect(self.choose_metric)
        panel.systems_wanted.connect(state.choose_systems)
        panel.remedy_wanted.connect(self._on_remedy_wanted)
        panel.problems_wanted.connect(self.problems.open)
        what_ifs.changed.connect(self._on_what_ifs_changed)
        self.item_line.next_button.clicked.connect(self.walking.next_item)
        self.item_line.previous_button.clicked.connect(self.walking.previous_item)
        self.item_line.save_button.clicked.connect(self.save)
        self.item_line.original_button.clicked.connect(what_ifs.bring_original)
        self.saving.saved.connect(self._on_corrected)
        self.scoring.run_changed.connect(self._on_run_changed)
        self.scoring.ended.connect(self._on_ended)
        self.scoring.passed.connect(self.finding.run_again)
        self.opening.opened.connect(self._on_opened)
        self.opening.asked.connect(self._on_asked)
        self.keeping.saved.connect(self._on_saved_as)
        self.keeping.chosen.connect(self._on_recent_chosen)
        reading = (self.opening.refused, self.scoring.failed, self.walking.failed, self.finding.failed)
        for failed in (*reading, self.notes.failed, self.keeping.failed, self.filters.failed):
            failed.connect(self.say_failure)

    def bind(self, actions: Actions[str, QAction]) -> None:
        """Switch ``actions`` on and off, by command."""
        self._actions = actions
        self.export.bind(actions)
        self._show_availability()

    def start(self) -> None:
        """Hide the dock that was there when the window closed: no corpus is open yet."""
        self.dock.setVisible(self.state.is_open)
        self.keeping.start()

    # --- for opening, saving and leaving -----------------------------------------------------------------

    @property
    def owns_texts(self) -> bool:
        """Whether the texts on show are an item of the corpus."""
        return self.walking.what_ifs.owns_texts

    @property
    def title(self) -> str:
        """What titles call the item on show."""
        subject = self.walking.what_ifs.subject
        return f"{subject.item.name} | {self.corpus_title}" if subject is not None else ""

    @property
    def corpus_title(self) -> str:
        """What the corpus is called."""
        store = self.state.store
        if store is None:
            return ""
        title = store.about.title if self._stores.is_working(store.path) else ""
        return title or Path(store.path).stem

    def save(self) -> bool:
        """Save the what-if on show as the corrected text; tell whether it is saved."""
        if self.keeping.is_busy:
            text = self.tr("The corpus is just being saved: try again in a moment")
            self._around.message_bar.show_message(text, topic=Topic.CORPUS)
            return False
        return self.saving.save()

    def takes(self, paths: Sequence[str]) -> bool:
        """Tell whether these are files of a corpus."""
        return self.opening.takes(paths)

    def open_paths(self, paths: Sequence[str]) -> bool:
        """Open a corpus in place of the one on show; tell whether no problem is known yet."""
        if not self.close_corpus():
            return False
        self._around.message_bar.clear(Topic.FILE)
        self._show_dock()
        self.panel.show_empty(self.tr("Reading…"))
        return self.opening.open(paths)

    def _show_dock(self) -> None:
        if self.dock.isVisible():
            return
        self.dock.show()
        self.dock.raise_()
        self._window.resizeDocks([self.dock], [self.panel.sizeHint().width()], Qt.Orientation.Horizontal)

    # --- opening and closing -----------------------------------------------------------------------------

    def _on_opened(self, store: CorpusStore, complete: bool) -> None:
        run = self.scoring.run_to_show(store)
        # what is not read yet may settle an automatic profile otherwise
        taken = self.scoring.profile_as_scored(store, run) if store.unfinished_load is None else ""
        if taken and run is not None:
            self._actions["corpus_first_reference"].setChecked(run.most_references == 1)
        self.panel.model.use(store.rows, self.finding.numbers)
        self.state.open(store, Columns(store, run), run, "rougeL")
        self.title_label.setText(self.corpus_title)
        if not complete:
            self.opening.go_on(store)
        self.scoring.use_profile(taken)
        self.panel.table.setFocus()
        if self.state.item_count:
            self.walking.begin(int(self.state.order[0]), taken)
        if taken:
            self.display.say_profile(taken, self.scoring.most_references)
        self._show_availability()

    def _on_asked(self, probe: Probe, mapping: Mapping) -> None:
        """Let the user say what the columns mean."""
        self.display.show_nothing()
        self._paths = probe.paths
        self.mapping_dialog = dialog = MappingDialog(probe, mapping, self._window)
        dialog.chosen.connect(self._on_mapping_chosen)
        dialog.show()

    def _on_mapping_chosen(self, mapping: Mapping) -> None:
        if self.close_corpus():
            self._show_dock()
            self.panel.show_empty(self.tr("Reading…"))
            self.opening.load(self._paths, mapping)

    def close_corpus(self) -> bool:
        """Close the corpus on show; ask about what-ifs. Tell whether it is closed."""
        if not self.saving.may_close():
            return False
        self.opening.give_up()
        self.scoring.close()
        self.notes.close()
        self._around.notes.use(self._around.sessions)
        self.finding.clear()
        self.columns.clear()
        self.walking.what_ifs.forget()
        store = self.state.store
        self.state.close()
        if store is not None:
            store.close()
            self._stores.let_go(store.path)
        self.title_label.setText("")
        self._show_availability()
        return True

    def may_close(self) -> bool:
        """Ask about what-ifs that would be lost; tell whether the window may close."""
        return self.saving.may_close()

    def close(self) -> None:
        """End what is under way and let go of the file; the window closes."""
        self.walking.what_ifs.forget()
        self.export.close()
        self.close_corpus()
        if self.mapping_dialog is not None and isValid(self.mapping_dialog):
            self.mapping_dialog.close()
        self.opening.close()
        self.keeping.close()
        self.scoring.close_counter()
        self.beside.close()

    def close_command(self) -> None:
        """Close the corpus and its dock."""
        if self.state.is_open and self.close_corpus():
            self.dock.hide()

    # --- commands ----------------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for the files of a corpus and open them."""
        paths = self._around.file_commands.ask_several(self.tr("Open a corpus"), self._kinds())
        if paths:
            self.open_paths(paths)

    def _kinds(self) -> str:
        kinds = "*.rougegui *.jsonl *.ndjson *.json *.csv *.tsv *.xlsx *.parquet *.txt *.xml"
        return self.tr("Corpora ({kinds});;All files (*)").format(kinds=kinds)

    def open_clipboard(self) -> None:
        """Open what was copied from a spreadsheet."""
        path = self.keeping.from_clipboard()
        if path:
            self.open_paths([path])
        else:
            self._around.message_bar.show_message(self.tr("The clipboard holds no text"), topic=Topic.CORPUS)

    def save_as(self) -> None:
        """Ask where to save the corpus, and go on there."""
        path = self.keeping.ask_where() if self.state.is_open else ""
        if path:
            self.save_to(path)

    def save_to(self, path: str) -> None:
        """Save the corpus as ``path`` and go on there; what is being scored is scored there."""
        store = self.state.store
        if store is None or self.keeping.is_busy:
            return
        self.notes.hold(held=True)
        self.scoring.work.cancel()
        self.keeping.copy(store.path, path)

    def _on_saved_as(self, path: str) -> None:
        before, run = self.state.store, self.state.run
        if before is None:
            return
        try:
            store = CorpusStore.open(path)
        except CorpusStoreError as error:
            self.say_failure(error)
            self.notes.hold(held=False)
            return
        self.panel.model.use(store.rows, self.finding.numbers)
        self.state.move_to(store, Columns(store, run), run)
        before.close()
        self._stores.remove(before.path)
        self._stores.remember(path)
        self.notes.hold(held=False)
        self.title_label.setText(self.corpus_title)
        self._around.message_bar.show_message(
            self.tr("{file} is saved").format(file=safe_name(path)), topic=Topic.FILE
        )
        self._around.file_commands.saved_changed.emit()
        self.scoring.look()

    def focus_filter(self) -> None:
        """Go to the line of the filter."""
        self._show_dock()
        self.panel.query.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.panel.query.selectAll()

    def stop(self) -> None:
        """Stop the search through texts, else reading or scoring; what was done stays."""
        if self.finding.stop():
            return
        self.scoring.work.cancel()

    def _on_query_escaped(self) -> None:
        if not self.finding.stop():
            self.panel.table.setFocus()

    def _on_remedy_wanted(self) -> None:
        if self.state.is_open:
            self.state.pick(None)
            self.finding.use("")
        else:
            self._actions["corpus_open"].trigger()

    def read_on(self) -> None:
        """Read what is missing of the files of the corpus."""
        if self.state.store is not None:
            self.opening.go_on(self.state.store)

    def choose_metric(self, metric: str) -> None:
        """Look at a metric; score it where it is not scored yet."""
        self.state.choose_metric(metric)
        self.scoring.look()

    def use_first_reference(self, only: bool) -> None:
        """Score with the first reference of each item only, or with all of them."""
        most = 1 if only else None
        if most != self.scoring.most_references:
            self.walking.most_references = most
            self.scoring.use_references(most)
            if self.state.is_open:
                self.walking.refill()

    def _on_recent_chosen(self, path: str) -> None:
        self.open_paths([path])

    # --- what the parts tell -----------------------------------------------------------------------------

    def _on_what_ifs_changed(self) -> None:
        is_item = self.walking.what_ifs.subject is not None
        self.notes.follow()
        self._around.notes.use(self.notes if is_item else self._around.sessions)
        self._around.file_commands.saved_changed.emit()
        self._show_availability()

    def _on_corrected(self) -> None:
        try:
            # what the text before scored is gone
            self.state.refresh()
        except CorpusStoreError as error:
            self.say_failure(error)
        self.panel.model.forget()
        self.scoring.look()

    def _on_run_changed(self) -> None:
        self.finding.use_vocabulary()
        self.columns.use_metrics(self.scoring.on_offer())
        self.walking.settle_again(self.scoring.profile)

    def _on_ended(self, outcome: Outcome) -> None:
        if outcome.kind == "score" or outcome.done:
            self.finding.run_again()
        self._show_availability()

    def say_failure(self, error: object) -> None:
        """Say what went wrong and what to do."""
        if not self.keeping.is_busy:
            self.notes.hold(held=False)
        if not self.state.is_open:
            # before the message: it takes away what was said of a corpus
            self.display.show_nothing()
        remedy = self._remedy(error)
        label = self.tr("Go on") if remedy is not None else ""
        self._around.message_bar.show_message(failure_sentence(error), label, remedy, Topic.CORPUS)

    def _remedy(self, error: object) -> Callable[[], None] | None:
        """Return what takes up again the work that failed, if that can help."""
        if not self.state.is_open or not isinstance(error, Failure) or error.id not in GO_ON_AFTER:
            return None
        return self.read_on if error.kind == "load" else self.scoring.start

    def _make_problems(self, parent: QWidget) -> QDialog:
        store = self.state.store
        return problems_dialog(store.problems() if store is not None else (), parent)

    def _show_availability(self) -> None:
        is_open, is_item = self.state.is_open, self.owns_texts
        subject = self.walking.what_ifs.subject
        can_go_back = self.walking.what_ifs.is_changed or (
            subject is not None and subject.distance is not None
        )
        states = {
            **dict.fromkeys(NEED_CORPUS, is_open),
            "corpus_save_corrected": is_item and self.walking.what_ifs.is_changed,
            "corpus_original": is_item and can_go_back,
        }
        for command, enabled in states.items():
            if command in self._actions:
                self._actions[command].setEnabled(enabled)
