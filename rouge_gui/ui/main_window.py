"""The main window: builds the parts of the screen and connects them with the session. It computes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.metrics import ProfileError
from rouge_gui.metrics.profile_files import ProfileFileError
from rouge_gui.session import settings as remembered
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.session.scoring import ComparisonRunner
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.actions import fill_menus, make_actions
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.baseline import Baseline
from rouge_gui.ui.cards import EDGE_PX, TOP_PX, CardDock
from rouge_gui.ui.cleaning import Cleaning
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.corpus_desk import CORPUS_KEYS, Surroundings
from rouge_gui.ui.corpus_room import CorpusRoom
from rouge_gui.ui.explain_desk import ExplainDesk
from rouge_gui.ui.explaining import Explaining
from rouge_gui.ui.export_matrix import MatrixExport
from rouge_gui.ui.export_panes import PaneExport
from rouge_gui.ui.export_scores import ScoreExport
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.files import TextFiles
from rouge_gui.ui.find_bar import FindBar
from rouge_gui.ui.finding import Finder
from rouge_gui.ui.fitting_bar import FittingBar
from rouge_gui.ui.foot_notes import FootNotes
from rouge_gui.ui.habits import Habits
from rouge_gui.ui.help_desk import HelpDesk
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.history.view import HistoryView
from rouge_gui.ui.history_commands import HistoryCommands
from rouge_gui.ui.kept_texts import KeptTexts
from rouge_gui.ui.language import InterfaceLanguage
from rouge_gui.ui.large_texts import LargeTexts
from rouge_gui.ui.layer_choice import LayerChoice
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.menus import CORPUS_RECENT, RECENT, SAMPLES
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.mismatch import Mismatch
from rouge_gui.ui.notes import Notes
from rouge_gui.ui.opening.disk_watch import DiskNotices, DiskWatch
from rouge_gui.ui.pane_commands import PaneCommands
from rouge_gui.ui.presenting import Presentation
from rouge_gui.ui.profile_box import ProfileBox
from rouge_gui.ui.profile_desk import ProfileDesk, usable
from rouge_gui.ui.profile_text import named_tokenizer, with_tokenizer
from rouge_gui.ui.recovery_offer import RecoveryOffer
from rouge_gui.ui.references import References
from rouge_gui.ui.safekeeping import Safekeeping
from rouge_gui.ui.samples import Sample
from rouge_gui.ui.samples_menu import SamplesMenu
from rouge_gui.ui.score_guard import ScoreGuard
from rouge_gui.ui.score_menus import score_menus
from rouge_gui.ui.score_scale import ScoreScale
from rouge_gui.ui.scores.view import ScoreTable
from rouge_gui.ui.scoring_choices import ScoringChoices
from rouge_gui.ui.second import TextsBeside
from rouge_gui.ui.second_profile import SecondProfile, SecondProfileRow
from rouge_gui.ui.session_commands import SessionCommands
from rouge_gui.ui.status_line import StatusLine
from rouge_gui.ui.table_room import TableRoom
from rouge_gui.ui.toolbar import LayerButtons, TokenizerBox
from rouge_gui.ui.undoing import Undoing
from rouge_gui.ui.verification import VerifyCommand
from rouge_gui.ui.wording import profile_problem

_FIRST_SIZE = QSize(1280, 800)
_HISTORY_PX = 210
# the panes can do with less than they ask for: whatever is switched on, the window keeps its size
_SMALLEST_BOARD = QSize(320, 200)


class MainWindow(QMainWindow):
    """One comparison on screen. Shows nothing by itself; ``open_paths`` or ``open_sample`` fill it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.appearance = Appearance(settings, self)
        self.score_scale = ScoreScale(settings, self)
        self.document = Document(Snapshot(profile=usable(settings.value(remembered.PROFILE))), self)
        self.runner = ComparisonRunner(self)
        self.history_scores = HistoryScores(HistoryKeeper.METRICS, self)
        self.files = TextFiles(self.document, self)
        self._build_board()
        self._build_docks()
        self.file_commands = FileCommands(self.files, self.board, self.message_bar, settings, self)
        self.profiles = ProfileDesk(self.document, settings, self.file_commands, self.message_bar, self)
        self.sessions = SessionCommands(self.files, self.file_commands, self.message_bar, self)
        self.safekeeping = Safekeeping(
            self.document, settings, self.sessions, self.recovery_offer, self.message_bar
        )
        self.kept_texts = KeptTexts(self.document, self.file_commands, settings, self.message_bar, self)
        self.notes = Notes(self.sessions, self._docks[1], self)
        self.undoing = Undoing(self.document, self.notes.editor, self)
        self.disk_watch = DiskWatch(self.files, self.disk_notices, self)
        self.language = InterfaceLanguage(settings, self.message_bar, self)
        self.references = References(self.document, self.board)
        self.layer_choice = LayerChoice(settings, self)
        self.scoring_choices = ScoringChoices(self.document, self.layer_choice, settings, self)
        self.live = LiveComparison(
            self.document, self.runner, self.board, self.score_table, self.scoring_choices.choice
        )
        self.explaining = Explaining(self.live, self.score_table, self.layer_choice, self.appearance, self)
        self.matrix_export = MatrixExport(self.explaining, self.file_commands, self.message_bar, self)
        self.texts_beside = TextsBeside(self.live, self.board, self.score_table)
        self._build_corpus()
        self.references.use_tabs(self.board.tabs)
        self.finder = Finder(self.document, self.board, self.find_bar)
        self.large_texts = LargeTexts(self.live, self.board, self.finder, self.message_bar)
        self.foot_notes = FootNotes(self.status_line, self.board, self.large_texts)
        self.panes = PaneCommands(self.board, settings, self)
        self.keeper = HistoryKeeper(self.document, self.history_scores, self.history)
        self.history_commands = HistoryCommands(
            self.keeper, settings, self.file_commands, self.message_bar, self
        )
        self._build_followers()
        self.presentation = Presentation(self, self.board, self.live, self.appearance, self.layer_choice)
        self.habits = Habits(settings, self, [pane.editor for pane in self.board.panes], self._parts())
        headers = (self.board.reference.header, self.board.candidate.header, self.explaining.dock)
        self.help_desk = HelpDesk(self.appearance, settings, self.score_table, headers, self)
        self.actions_by_id = make_actions(self, ScoreGuard(self.presentation.guess, self.message_bar, self))
        self.help_desk.use_actions(self.actions_by_id)
        self.references.use_actions(self.actions_by_id)
        for part in (self.habits, self.undoing, self.scoring_choices, self.presentation, self.corpus):
            part.bind(self.actions_by_id)
        self.habits.modes.escape_first(self.presentation.take_escape)
        self.habits.modes.prefer(CORPUS_KEYS, self.corpus.panel.table)
        self._build_toolbar()
        self._build_menus()
        self._connect()
        self._restore()

    # --- building ----------------------------------------------------------------------------------------

    def _build_board(self) -> None:
        middle = QWidget(self)
        middle.setObjectName("board")
        middle.setMinimumSize(_SMALLEST_BOARD)
        self.message_bar = MessageBar(middle)
        self.board = CompareBoard(self.appearance.theme, middle)
        self.board_column = column = QVBoxLayout(middle)
        column.setContentsMargins(EDGE_PX, TOP_PX, 0, 0)
        column.setSpacing(TOP_PX)
        self.find_bar = FindBar(middle)
        self.recovery_offer = RecoveryOffer(middle)
        column.addWidget(self.recovery_offer)
        self.disk_notices = DiskNotices(middle)
        column.addWidget(self.message_bar)
        column.addWidget(self.disk_notices)
        column.addWidget(self.find_bar)
        column.addWidget(self.board, 1)
        self.setCentralWidget(middle)
        self.status_line = StatusLine(self)
        self.setStatusBar(self.status_line)

    def _build_docks(self) -> None:
        self.score_table = ScoreTable(self.appearance.theme, self)
        self.second_row = SecondProfileRow(self)
        panel = self.second_row.above(self.score_table)
        self.history = HistoryView(self.appearance.theme, self)
        self._docks = (
            CardDock("scoresDock", self.tr("Scores"), panel, self.score_table.heading, self),
            CardDock("historyDock", self.tr("History"), self.history, self.history.switches, self),
        )
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._docks[0])
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self._docks[1])
        self.table_room = TableRoom(self, self._docks[0])

    def _build_corpus(self) -> None:
        kept = (self.settings, self.sessions, self.notes)
        rows = self.scoring_choices.choice.rows
        around = Surroundings(self.document, self.file_commands, self.message_bar, *kept, rows)
        self.room = CorpusRoom(around, self.board, self.recovery_offer, self)
        self.corpus = self.room.desk
        self.board_column.insertWidget(self.board_column.count() - 1, self.corpus.item_line)
        self.texts_beside.use_texts(self.corpus.walking.text_beside)

    def _parts(self) -> tuple[QWidget, ...]:
        """Return what the keyboard goes through beside the texts."""
        return (*self.room.docks, self.score_table, self.explaining.dock, self._docks[1], self.notes.dock)

    def _build_followers(self) -> None:
        self.second_profile = SecondProfile(
            self.document, self.live, self.score_table, self.second_row, self.settings
        )
        self.cleaning = Cleaning(self.live, self.board, self.status_line, self.appearance, self)
        self.verify = VerifyCommand(self.live, self.appearance, self.settings, self)
        self.mismatch = Mismatch(self.live, self.appearance, self.settings)
        self.baseline = Baseline(self.document, self.live, self.score_table)
        self.score_export = ScoreExport(self.score_table, self.file_commands, self.message_bar, self)
        self.pane_export = PaneExport(self.live, self.board, self.file_commands, self.message_bar, self)
        self.pane_export.use_notes(self.notes.text)
        graph = self.history_commands.export
        self.explain_desk = ExplainDesk(self.explaining, self.pane_export, graph, self.settings, self)

    def _build_toolbar(self) -> None:
        bar = FittingBar(self.tr("Tools"), self)
        bar.setObjectName("toolBar")
        bar.setMovable(False)
        self.profile_box = ProfileBox(bar)
        self.tokenizer_box = TokenizerBox(bar)
        self.layer_buttons = LayerButtons(self.appearance.theme, bar)
        files = [bar.add_part("", self._button(command, bar)) for command in ("open", "save")]
        bar.add_part(self.tr("Profile"), self.profile_box)
        bar.add_part(self.tr("Tokenizer"), self.tokenizer_box)
        bar.add_part(self.tr("Show"), self.layer_buttons)
        bar.add_space()
        others = [bar.add_part("", self._button(command, bar)) for command in ("swap", "pin")]
        for actions in (files, others):
            bar.may_leave(actions)
        bar.toggleViewAction().setEnabled(False)
        self.addToolBar(bar)
        self.habits.focus.add(bar)
        self.habits.focus.add(self.recovery_offer)

    def _button(self, command: str, bar: QToolBar) -> QToolButton:
        button = QToolButton(bar)
        button.setDefaultAction(self.actions_by_id[command])
        return button

    def _build_menus(self) -> None:
        self.samples_menu = SamplesMenu(self.actions_by_id["sample_corpus"], self)
        self.samples_menu.chosen.connect(self._on_sample_chosen)
        docks = (*self.room.docks, *self._docks, self.explaining.dock, self.notes.dock)
        submenus = {
            SAMPLES: self.samples_menu,
            RECENT: self.file_commands.opening.recent.menu,
            CORPUS_RECENT: self.corpus.keeping.menu,
            **score_menus(self.actions_by_id, self.score_table, self),
        }
        switches = [dock.toggleViewAction() for dock in docks]
        fill_menus(self.menuBar(), self.actions_by_id, submenus, switches)

    def _connect(self) -> None:
        self.board.editor_added.connect(self.habits.add_editor)
        self.habits.wheel.zoomed.connect(self.appearance.zoom)
        self.habits.modes.escape_first(self.find_bar.dismiss)
        self.score_table.metric_chosen.connect(self.layer_choice.show_metric)
        self.score_table.room_wanted.connect(self.table_room.widen)
        self.layer_buttons.layer_chosen.connect(self.layer_choice.show)
        self.layer_buttons.layer_toggled.connect(self.layer_choice.toggle)
        self.layer_buttons.ngram_chosen.connect(self.layer_choice.show_ngrams)
        self.layer_buttons.skip_chosen.connect(self.layer_choice.show_skip)
        self.layer_choice.view_changed.connect(self._on_view_changed)
        self.panes.nothing_found.connect(self._on_no_marks)
        for settled in (self.panes.found, self.layer_choice.view_changed, self.document.changed):
            settled.connect(self._on_marks_settled)
        self.appearance.style_changed.connect(self.board.set_style)
        self.profile_box.profile_entered.connect(self.use_profile)
        for asking in (self.scoring_choices, self.profiles, self.explain_desk):
            asking.profile_wanted.connect(self.use_profile)
        self.tokenizer_box.tokenizer_chosen.connect(self._on_tokenizer_chosen)
        self.file_commands.saved_changed.connect(self._show_availability)
        self.file_commands.saved_changed.connect(self.safekeeping.autosave.note)
        self.safekeeping.restored.connect(self.disk_watch.check)
        self.sessions.changed.connect(self._show_availability)
        self.document.changed.connect(self._on_document_changed)
        self.document.availability_changed.connect(self._show_availability)
        self.language.chosen.connect(self._on_language_chosen)
        self.help_desk.example_opened.connect(self._on_example_opened)
        self.explaining.example_wanted.connect(self.help_desk.open_example)
        self.explaining.refused.connect(self.message_bar.show_message)
        self.live.shown.connect(self._on_comparison_shown)
        self.live.stale.connect(self.status_line.set_stale)
        self.live.failed.connect(self._on_comparison_failed)
        for part in (self.board, self.score_table, self.history, self.layer_buttons):
            self.appearance.theme_changed.connect(part.set_theme)
        self.mismatch.profile_taken.connect(self.use_profile)
        self.second_profile.problem_found.connect(self._say_profile_problem)
        self.second_profile.problem_solved.connect(self._on_profile_settled)
        writers = (self.board, self.score_table, self.history, self.pane_export, self.presentation)
        for written in (*writers, self.explaining, self.mismatch, self.corpus.export):
            self.score_scale.format_changed.connect(written.set_format)
        self.room.follow(self.appearance, self.score_scale, self.presentation.guess, self.table_room)
        self.document.changed.connect(self.presentation.guess.hide_again)
        hiders = (self.score_table, self.history, self.explaining, self.mismatch)
        for hide in (self.board.set_guessing, *(part.set_hidden for part in hiders)):
            self.presentation.guess.hidden_changed.connect(hide)

    def _restore(self) -> None:
        self.resize(_FIRST_SIZE)
        self.resizeDocks([self._docks[1]], [_HISTORY_PX], Qt.Orientation.Vertical)
        self.restoreGeometry(self.settings.blob("geometry"))
        self.restoreState(self.settings.blob("state"))
        self.board.restoreState(self.settings.blob("board"))
        self.room.start()
        self._on_language_chosen(self.language.choice)
        self.appearance.apply()
        self.score_scale.start(self.actions_by_id)
        # typing works at once
        self.board.candidate.editor.setFocus()
        self.board.show_view(self.layer_choice.view)
        self._on_view_changed(self.layer_choice.view)
        self.panes.start(self.actions_by_id)
        self.texts_beside.start(self.actions_by_id)
        self.profiles.start((self.profile_box, self.second_row.box))
        self.second_profile.start()
        self.cleaning.use(self.use_profile)
        self._show_profile()
        self._show_availability()

    def finish_start(self) -> None:
        """Load what is slow: called once the window is on screen."""
        self.history.make_plot()
        self.safekeeping.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Load what is slow after the first picture."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.finish_start)

    def open_paths(self, paths: Sequence[str]) -> bool:
        """Open text files as a comparison; tell whether that worked."""
        return self.file_commands.open_paths(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, remember the window, stop the workers."""
        may_close = (self.file_commands.may_leave, self.kept_texts.may_close, self.corpus.may_close)
        if not all(may() for may in may_close):
            event.ignore()
            return
        self.presentation.leave()
        self.settings.set_blob("geometry", self.saveGeometry())
        self.settings.set_blob("state", self.saveState())
        self.board.show_beside(second=False, source=False)
        self.settings.set_blob("board", self.board.saveState())
        self.settings.save()
        for part in (self.help_desk, self.explaining, self.room, self.safekeeping, self.sessions, self.files):
            part.close()
        for worker in (self.disk_watch, self.runner, self.live, self.texts_beside, self.second_profile):
            worker.close()
        for follower in (self.verify, self.mismatch, self.cleaning, self.baseline, self.history_scores):
            follower.close()
        super().closeEvent(event)

    # --- commands ----------------------------------------------------------------------------------------

    def swap_sides(self) -> None:
        """Exchange the candidate and the reference on show."""
        self.document.swap("swap", self.board.chosen_reference)

    def use_profile(self, text: str) -> None:
        """Use the profile ``text``, or the one of that name; say what is wrong with it where it is none."""
        try:
            text = self.profiles.expanded(text)
        except (ProfileError, ProfileFileError) as error:
            self._show_profile_problem(error)
            return
        self.message_bar.clear(Topic.PROFILE)
        self.document.set_profile(text, "profile")
        self.settings.set_value(remembered.PROFILE, text)
        self._show_profile()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- what the parts tell -----------------------------------------------------------------------------

    def _on_view_changed(self, view: View) -> None:
        self.layer_buttons.show_view(view, self.layer_choice.layers)
        self.score_table.mark_metric(view.main.metric if view.main else "")
        self.actions_by_id["misses"].setChecked(view.misses)
        self.actions_by_id["tint_by_reference"].setChecked(view.by_reference)

    def _on_tokenizer_chosen(self, name: str) -> None:
        self.use_profile(with_tokenizer(self.document.snapshot.profile, name))

    def _on_sample_chosen(self, sample: Sample) -> None:
        if self.file_commands.may_leave():
            self.file_commands.open_sample(sample)

    def _on_language_chosen(self, choice: str) -> None:
        self.actions_by_id[f"language_{choice}"].setChecked(True)

    def _on_example_opened(self, snapshot: Snapshot, layer: str) -> None:
        if self.file_commands.open_example(snapshot) and layer:
            self.layer_choice.show(layer)

    def _on_document_changed(self) -> None:
        self._show_profile()
        self._show_availability()

    def _on_comparison_shown(self) -> None:
        comparison = self.live.comparison
        if comparison is None:
            return
        self.message_bar.clear(Topic.COMPARISON)
        self.keeper.record(comparison)
        tokenizer = comparison.profile.tokenization.tokenizer
        self.tokenizer_box.show_choice(named_tokenizer(self.document.snapshot.profile), tokenizer)
        self.foot_notes.show(comparison)
        layer = self.board.layer
        self.score_table.mark_metric(comparison.metric_of(layer.name) if layer else "")

    def _on_comparison_failed(self, error: Exception) -> None:
        self._show_profile_problem(error, Topic.COMPARISON)

    def _show_profile_problem(self, error: Exception, topic: Topic = Topic.PROFILE) -> None:
        text = profile_problem(error)
        self.profile_box.show_problem(text)
        self.message_bar.show_message(text, topic=topic)

    def _say_profile_problem(self, text: str) -> None:
        self.message_bar.show_message(text, topic=Topic.PROFILE)

    def _on_profile_settled(self) -> None:
        self.message_bar.clear(Topic.PROFILE)

    def _on_no_marks(self, text: str) -> None:
        self.message_bar.show_message(text, topic=Topic.MARKS)

    def _on_marks_settled(self) -> None:
        self.message_bar.clear(Topic.MARKS)

    def _show_profile(self) -> None:
        self.profile_box.show_profile(self.document.snapshot.profile)

    def _show_availability(self) -> None:
        files = self.files.is_any_open or self.sessions.is_open
        modified = self.sessions.is_modified or self.file_commands.is_modified
        self.status_line.show_saved(modified=modified, files=files)
        # a window system is slow to be told
        if modified != self.isWindowModified():
            self.setWindowModified(modified)
        names = self.sessions.title or self.file_commands.names
        title = f"{names}[*] — rouge-gui" if names else "rouge-gui[*]"
        if title != self.windowTitle():
            self.setWindowTitle(title)
