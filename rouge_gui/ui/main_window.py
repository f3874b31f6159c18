"""The main window: builds the parts of the screen and connects them with the session. It computes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session import settings as remembered
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.session.scoring import ComparisonRunner
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui import theme as themes
from rouge_gui.ui.actions import SAMPLES, fill_menus, make_actions
from rouge_gui.ui.cards import EDGE_PX, TOP_PX, CardDock
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.files import TextFiles
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.history.view import HistoryView
from rouge_gui.ui.layers import LAYER_OF_METRIC, Layer, layer_named
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.message_bar import MessageBar
from rouge_gui.ui.profile_text import named_tokenizer, with_tokenizer
from rouge_gui.ui.samples import LANGUAGES, Sample, first_sample, load_samples
from rouge_gui.ui.scores.view import ScoreTable
from rouge_gui.ui.status_line import StatusLine
from rouge_gui.ui.toolbar import LayerButtons, ProfileBox, TokenizerBox, labelled
from rouge_gui.ui.wording import hint_sentence, note_sentences, profile_problem

_FIRST_SIZE = QSize(1280, 800)
_HISTORY_PX = 210


class MainWindow(QMainWindow):
    """One comparison on screen. Shows nothing by itself; ``open_paths`` or ``open_sample`` fill it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._theme = self._chosen_theme()
        self.document = Document(Snapshot(profile=_usable(settings.value(remembered.PROFILE))), self)
        self.runner = ComparisonRunner(self)
        self.history_scores = HistoryScores(HistoryKeeper.METRICS, self)
        self.files = TextFiles(self.document, self)
        self.actions_by_id = make_actions(self)
        self._build_board()
        self._build_docks()
        self._build_toolbar()
        self._build_menus()
        self.live = LiveComparison(self.document, self.runner, self.board, self.score_table)
        self.keeper = HistoryKeeper(self.document, self.history_scores, self.history)
        self._connect()
        self._restore()

    # --- building ----------------------------------------------------------------------------------------

    def _build_board(self) -> None:
        middle = QWidget(self)
        middle.setObjectName("board")
        self.message_bar = MessageBar(middle)
        self.board = CompareBoard(self._theme, middle)
        column = QVBoxLayout(middle)
        column.setContentsMargins(EDGE_PX, TOP_PX, 0, 0)
        column.setSpacing(TOP_PX)
        column.addWidget(self.message_bar)
        column.addWidget(self.board, 1)
        self.setCentralWidget(middle)
        self.status_line = StatusLine(self)
        self.setStatusBar(self.status_line)

    def _build_docks(self) -> None:
        self.score_table = ScoreTable(self._theme, self)
        self.history = HistoryView(self._theme, self)
        self._docks = (
            CardDock("scoresDock", self.tr("Scores"), self.score_table, None, self),
            CardDock("historyDock", self.tr("History"), self.history, self.history.switches, self),
        )
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._docks[0])
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self._docks[1])

    def _build_toolbar(self) -> None:
        bar = QToolBar(self.tr("Tools"), self)
        bar.setObjectName("toolBar")
        bar.setMovable(False)
        self.profile_box = ProfileBox(bar)
        self.tokenizer_box = TokenizerBox(bar)
        self.layer_buttons = LayerButtons(self._theme, bar)
        for command in ("open", "save"):
            bar.addWidget(labelled("", self._button(command, bar), bar))
        bar.addWidget(labelled(self.tr("Profile"), self.profile_box, bar))
        bar.addWidget(labelled(self.tr("Tokenizer"), self.tokenizer_box, bar))
        bar.addWidget(labelled(self.tr("Show"), self.layer_buttons, bar))
        space = QWidget(bar)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(space)
        bar.addWidget(labelled("", self._button("swap", bar), bar))
        bar.toggleViewAction().setEnabled(False)
        self.addToolBar(bar)

    def _button(self, command: str, bar: QToolBar) -> QToolButton:
        button = QToolButton(bar)
        button.setDefaultAction(self.actions_by_id[command])
        return button

    def _build_menus(self) -> None:
        samples = QMenu(self.tr("Sa&mples"), self)
        titles = {"en": self.tr("English"), "zh": self.tr("Chinese"), "ru": self.tr("Russian")}
        for language in LANGUAGES:
            menu = samples.addMenu(titles[language])
            for sample in load_samples(language):
                entry = menu.addAction(f"{sample.id}   {sample.shows}")
                entry.setData(sample)
        samples.triggered.connect(self._on_sample_chosen)
        self.samples_menu = samples
        docks = [dock.toggleViewAction() for dock in self._docks]
        fill_menus(self.menuBar(), self.actions_by_id, {SAMPLES: samples}, docks)

    def _connect(self) -> None:
        self.board.files_dropped.connect(self._on_files_dropped)
        self.score_table.metric_chosen.connect(self._on_metric_chosen)
        self.layer_buttons.layer_chosen.connect(self._on_layer_chosen)
        self.profile_box.profile_entered.connect(self.use_profile)
        self.tokenizer_box.tokenizer_chosen.connect(self._on_tokenizer_chosen)
        self.status_line.signature_copied.connect(self.copy_signature)
        self.files.problem.connect(self.message_bar.show_message)
        self.document.changed.connect(self._on_document_changed)
        self.document.availability_changed.connect(self._show_availability)
        self.live.shown.connect(self._on_comparison_shown)
        self.live.failed.connect(self._on_comparison_failed)
        QApplication.styleHints().colorSchemeChanged.connect(self._on_color_scheme_changed)

    def _restore(self) -> None:
        self.resize(_FIRST_SIZE)
        self.resizeDocks([self._docks[1]], [_HISTORY_PX], Qt.Orientation.Vertical)
        self.restoreGeometry(self.settings.blob("geometry"))
        self.restoreState(self.settings.blob("state"))
        scheme = self.settings.value(remembered.COLOR_SCHEME)
        self.actions_by_id[f"theme_{scheme}"].setChecked(True)
        self._apply_theme()
        self._choose_layer(layer_named(self.settings.value(remembered.LAYER)))
        self._show_profile()
        self._show_availability()

    def finish_start(self) -> None:
        """Load what is slow: called once the window is on screen."""
        self.history.make_plot()

    def showEvent(self, event: QShowEvent) -> None:
        """Load what is slow after the first picture."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.finish_start)

    # --- opening and saving ------------------------------------------------------------------------------

    def open_paths(self, paths: Sequence[str]) -> bool:
        """Open text files as a comparison; tell whether that worked."""
        if not self._may_leave():
            return False
        self.message_bar.hide()
        return self.files.open_comparison(paths)

    def open_sample(self, sample: Sample) -> None:
        """Open an example pair."""
        self.files.forget()
        self.message_bar.hide()
        profile = self.document.snapshot.profile
        self.document.new(Snapshot((sample.reference,), sample.candidate, profile), "sample")
        if sample.hint is not None:
            self.message_bar.show_message(hint_sentence(sample.hint))

    def open_first_sample(self, *, quietly: bool = False) -> None:
        """Open the pair a first start shows; ``quietly`` leaves the message bar to what it says."""
        said = self.message_bar.text
        self.open_sample(first_sample())
        if quietly:
            self.message_bar.show_message(said)

    def show_crash(self, error: BaseException) -> None:
        """Tell of an error that nobody expected; the texts stay as they are."""
        self.message_bar.show_message(
            self.tr("Something went wrong ({error}); the texts are kept").format(error=type(error).__name__)
        )

    def new_comparison(self) -> None:
        """Start with two empty texts."""
        if self._may_leave():
            self.files.forget()
            self.message_bar.hide()
            self.document.new(Snapshot(profile=self.document.snapshot.profile), "new")
            self.board.reference.editor.setFocus()

    def open_files(self) -> None:
        """Ask for two files or more."""
        folder = self.settings.value(remembered.LAST_FOLDER)
        title = self.tr("Open references, then the candidate")
        paths, _ = QFileDialog.getOpenFileNames(self, title, folder, self.tr("Texts (*.txt);;All files (*)"))
        if paths:
            self.settings.set_value(remembered.LAST_FOLDER, str(Path(paths[0]).parent))
            self.open_paths(paths)

    def save(self) -> bool:
        """Save both texts; where a text has no file yet, ask for one."""
        if not self.files.is_any_open:
            return self.save_reference_as() and self.save_candidate_as()
        saved = self.files.save()
        self._note_saved()
        return saved

    def save_reference_as(self) -> bool:
        """Ask where to save the reference on show."""
        return self._save_as(Side.REFERENCE, self.board.chosen_reference)

    def save_candidate_as(self) -> bool:
        """Ask where to save the candidate."""
        return self._save_as(Side.CANDIDATE, 0)

    def _save_as(self, side: Side, reference: int) -> bool:
        folder = self.settings.value(remembered.LAST_FOLDER)
        title = self.tr("Save the reference") if side is Side.REFERENCE else self.tr("Save the candidate")
        path, _ = QFileDialog.getSaveFileName(self, title, folder, self.tr("Texts (*.txt);;All files (*)"))
        saved = bool(path) and self.files.save_as(side, reference, path)
        self._note_saved()
        return saved

    def _note_saved(self) -> None:
        if self.files.all_saved():
            self.document.mark_saved()
        self._show_availability()

    def _may_leave(self) -> bool:
        """Ask about changes that would be lost; examples and texts typed for a moment ask nothing."""
        if not (self.files.is_any_open and self.document.is_modified):
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self,
            self.tr("Unsaved changes"),
            self.tr("The texts were changed. Save them to their files?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, remember the window, stop the workers."""
        if not self._may_leave():
            event.ignore()
            return
        self.settings.set_blob("geometry", self.saveGeometry())
        self.settings.set_blob("state", self.saveState())
        self.settings.save()
        self.runner.close()
        self.history_scores.close()
        super().closeEvent(event)

    # --- commands ----------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back."""
        self.document.undo()

    def redo(self) -> None:
        """Do the step again that was taken back."""
        self.document.redo()

    def swap_sides(self) -> None:
        """Exchange the candidate and the reference on show."""
        self.document.swap("swap", self.board.chosen_reference)

    def copy_scores(self) -> None:
        """Put the table and the signature on the clipboard."""
        self.score_table.copy()

    def copy_signature(self) -> None:
        """Put the signature on the clipboard."""
        QApplication.clipboard().setText(self.status_line.signature_text)

    def use_profile(self, text: str) -> None:
        """Use the profile ``text``; say what is wrong with it where it is none."""
        try:
            Profile.parse(text)
        except ProfileError as error:
            self._show_profile_problem(error)
            return
        self.message_bar.hide()
        self.document.set_profile(text, "profile")
        self.settings.set_value(remembered.PROFILE, text)
        self._show_profile()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def use_system_theme(self) -> None:
        """Follow the colours of the desktop."""
        self._use_theme("system")

    def use_light_theme(self) -> None:
        """Use the light colours."""
        self._use_theme("light")

    def use_dark_theme(self) -> None:
        """Use the dark colours."""
        self._use_theme("dark")

    def _use_theme(self, scheme: str) -> None:
        self.settings.set_value(remembered.COLOR_SCHEME, scheme)
        self._apply_theme()

    def _chosen_theme(self) -> themes.Theme:
        scheme = self.settings.value(remembered.COLOR_SCHEME)
        return themes.load_theme(dark=themes.system_is_dark() if scheme == "system" else scheme == "dark")

    def _apply_theme(self) -> None:
        self._theme = self._chosen_theme()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            themes.apply_theme(app, self._theme)
        for part in (self.board, self.score_table, self.history, self.layer_buttons):
            part.set_theme(self._theme)

    # --- what the parts tell -----------------------------------------------------------------------------

    def _choose_layer(self, layer: Layer | None) -> None:
        self.board.show_layer(layer)
        self.layer_buttons.show_layer(layer)
        self.score_table.mark_metric(layer.metric if layer else "")

    def _on_layer_chosen(self, name: str) -> None:
        self._choose_layer(layer_named(name))
        self.settings.set_value(remembered.LAYER, name)

    def _on_metric_chosen(self, metric: str) -> None:
        if metric in LAYER_OF_METRIC:
            self._on_layer_chosen(LAYER_OF_METRIC[metric].name)

    def _on_tokenizer_chosen(self, name: str) -> None:
        self.use_profile(with_tokenizer(self.document.snapshot.profile, name))

    def _on_sample_chosen(self, entry: QAction) -> None:
        sample = entry.data()
        if isinstance(sample, Sample) and self._may_leave():
            self.open_sample(sample)

    def _on_files_dropped(self, side_name: str, paths: list[str]) -> None:
        if len(paths) == 1:
            side = Side(side_name)
            self.files.open_side(paths[0], side, self.board.chosen_reference if side is Side.REFERENCE else 0)
        elif paths:
            self.open_paths(paths)

    def _on_document_changed(self) -> None:
        self._show_profile()
        self._show_availability()

    def _on_comparison_shown(self) -> None:
        comparison = self.live.comparison
        if comparison is None:
            return
        self.keeper.record(comparison)
        tokenizer = comparison.profile.tokenization.tokenizer
        self.tokenizer_box.show_choice(named_tokenizer(self.document.snapshot.profile), tokenizer)
        card = comparison.scores
        self.status_line.show_signature(card.signature)
        self.status_line.show_notes(note_sentences(card.notes, tokenizer))
        reference = self.board.chosen_reference
        self.status_line.show_tokens(
            comparison.token_count("reference", reference), comparison.token_count("candidate")
        )
        layer = self.board.layer
        self.score_table.mark_metric(layer.metric if layer else "")

    def _on_comparison_failed(self, error: Exception) -> None:
        if isinstance(error, ProfileError):
            self._show_profile_problem(error)
        else:
            self.message_bar.show_message(str(error))

    def _show_profile_problem(self, error: ProfileError) -> None:
        text = profile_problem(error)
        self.profile_box.show_problem(text)
        self.message_bar.show_message(text)

    def _show_profile(self) -> None:
        self.profile_box.show_profile(self.document.snapshot.profile)

    def _show_availability(self) -> None:
        self.actions_by_id["undo"].setEnabled(self.document.can_undo)
        self.actions_by_id["redo"].setEnabled(self.document.can_redo)
        files = self.files.is_any_open
        self.status_line.show_saved(modified=files and self.document.is_modified, files=files)
        self.setWindowModified(files and self.document.is_modified)
        names = " | ".join(self.files.names())
        self.setWindowTitle(f"{names}[*] — rouge-gui" if names else "rouge-gui[*]")

    def _on_color_scheme_changed(self) -> None:
        self._apply_theme()


def _usable(profile: str) -> str:
    """Return a remembered profile, or the default one where its files or options are gone."""
    try:
        Profile.parse(profile)
    except ProfileError:
        return remembered.PROFILE.default
    return profile
