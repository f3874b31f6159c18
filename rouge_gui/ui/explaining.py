"""Keeps the Explain dock in step with the window: it follows metric, reference and texts, and lights the panes.

What the panel in front needs is made away from the window, once typing pauses; until then it is marked as older.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.explain.edits import Edit
from rouge_gui.metrics import Profile
from rouge_gui.session.document import Document
from rouge_gui.session.snapshot import Side as DocumentSide
from rouge_gui.session.snapshot import Snapshot, TextEdit
from rouge_gui.session.timers import single_shot
from rouge_gui.text import Span
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.cards import CardDock
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.painting import Lit
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.explain.explainer import SACRE_METRICS, Explainer, Request
from rouge_gui.ui.explain.panel import Heat, Lights, Subject
from rouge_gui.ui.explain.panels import PANELS
from rouge_gui.ui.explain.view import ExplainView
from rouge_gui.ui.layer_choice import LayerChoice
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.scores.view import ScoreTable

# typing has paused
_PAUSE_MS = 200
# which part of their column the scores keep
_MOST_ABOVE = 0.42
# metrics that can be explained although no layer shows them
_FURTHER = ("rougeW", "rougeS4", "rougeSU4")


class Explaining(QObject):
    """The dock and what it does to the panes. ``example_wanted`` names an example of the help.

    ``word_wanted`` names a word for the user dictionary, ``refused`` says why something is not done.
    """

    example_wanted = Signal(str)
    word_wanted = Signal(str)
    refused = Signal(str)
    format_changed = Signal(object)

    def __init__(
        self,
        live: LiveComparison,
        table: ScoreTable,
        choice: LayerChoice,
        look: Appearance,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._live, self._table, self._choice, self._window = live, table, choice, window
        self._board: CompareBoard = live.board
        self._before: QWidget | None = None
        self._metric = choice.view.main.metric if choice.view.main is not None else ""
        self._heat: Heat = ()
        self._heated: Subject | None = None
        self._hidden = False
        self._failed = False
        # comparisons that were on show, and those of them made under another profile than that of the document
        self._seen: tuple[Comparison, ...] = ()
        self._outdated: tuple[Comparison, ...] = ()
        self._profile = _profile_of(live.document.snapshot)
        self._explainer = Explainer(self)
        self._pause = single_shot(self, _PAUSE_MS, self._request)
        self._soon = single_shot(self, 0, self._request)
        self.view = ExplainView(PANELS, look.theme, window)
        self.dock = CardDock("explainDock", self.tr("Explain"), self.view, self.view.head, window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self._placing = single_shot(self, 0, self._place)
        self._is_placed = False
        self._connect(look)

    def _connect(self, look: Appearance) -> None:
        look.theme_changed.connect(self.view.set_theme)
        self._explainer.made.connect(self._on_made)
        self._explainer.failed.connect(self._on_failed)
        self._live.document.changed.connect(self._on_document_changed)
        self._live.shown.connect(self._on_comparison_shown)
        self._live.failed.connect(self._on_comparison_failed)
        self._board.second_shown.connect(self._on_comparison_shown)
        self._board.pane_entered.connect(self._on_pane_entered)
        self._board.reference_chosen.connect(self._on_reference_on_show)
        self._choice.view_changed.connect(self._on_view_changed)
        self._table.metric_chosen.connect(self._choose)
        self._table.selectionModel().selectionChanged.connect(self._on_row_selected)
        self.view.metric_chosen.connect(self._on_metric_chosen)
        self.view.reference_chosen.connect(self._on_reference_chosen)
        self.view.panel_shown.connect(self._on_panel_shown)
        self.view.example_wanted.connect(self.example_wanted)
        self.view.lights_changed.connect(self._on_lights_changed)
        self.view.place_wanted.connect(self._on_place_wanted)
        self.view.heat_changed.connect(self._on_heat_changed)
        self.view.edit_wanted.connect(self._on_edit_wanted)
        self.view.word_wanted.connect(self._on_word_wanted)
        self.dock.visibilityChanged.connect(self._on_visibility_changed)
        self.dock.toggleViewAction().triggered.connect(self._placing.start)
        self.dock.dockLocationChanged.connect(self._share_column)
        self.dock.topLevelChanged.connect(self._share_column)
        for pane in self._board.panes:
            self._watch(pane.editor)
        self._board.editor_added.connect(self._watch)

    def _watch(self, editor: TextEditor) -> None:
        editor.selectionChanged.connect(self._on_selection_changed)
        editor.pointed.connect(self._on_pointed)
        editor.cursorPositionChanged.connect(self._on_caret_moved)

    # --- commands ----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the dock, ready for keys; from there, put it away and go back to where the keyboard was."""
        inside = self._window.focusWidget()
        if self.dock.isVisible() and inside is not None and self.dock.isAncestorOf(inside):
            self.dock.hide()
            if self._before is not None:
                self._before.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._before = inside
        if inside is not None:
            inside.destroyed.connect(self._on_before_gone)
        self.dock.show()
        self._placing.start()
        self.dock.raise_()
        self.view.tabs.tabBar().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _share_column(self) -> None:
        """While the dock stands below the scores, their column reaches down to the foot: it needs the room."""
        right = Qt.DockWidgetArea.RightDockWidgetArea
        is_beside = not self.dock.isHidden() and self._window.dockWidgetArea(self.dock) == right
        wanted = right if is_beside and not self.dock.isFloating() else Qt.DockWidgetArea.BottomDockWidgetArea
        if self._window.corner(Qt.Corner.BottomRightCorner) != wanted:
            self._window.setCorner(Qt.Corner.BottomRightCorner, wanted)

    def _place(self) -> None:
        """Take the room that the scores above can spare, when it is first asked for; then it is the user's."""
        scores = self._table.parentWidget()
        while scores is not None and not isinstance(scores, QDockWidget):
            scores = scores.parentWidget()
        if self._is_placed or scores is None or not self.dock.isVisible() or scores.x() != self.dock.x():
            return
        self._is_placed = True
        height = scores.height() + self.dock.height()
        above = min(round(height * _MOST_ABOVE), scores.sizeHint().height())
        self._window.resizeDocks([scores, self.dock], [above, height - above], Qt.Orientation.Vertical)

    def _on_before_gone(self) -> None:
        self._before = None

    @property
    def subject(self) -> Subject | None:
        """What is explained, or would be; None without a comparison."""
        comparison = self._board.comparison
        reference = self._board.chosen_reference
        if comparison is None or self._failed or reference >= len(comparison.references):
            return None
        main = self._choice.view.main
        key = self.view.chosen_metric or (main.metric if main else self._offered(comparison)[0])
        return Subject(comparison, key, reference)

    @property
    def is_settled(self) -> bool:
        """Whether the panel in front shows what belongs to the texts as they are, or is out of sight."""
        waiting = self._pause.isActive() or self._soon.isActive()
        busy = self._explainer.is_busy or not self.view.is_settled
        return not (self.dock.isVisible() and (waiting or busy))

    @property
    def document(self) -> Document:
        """The document whose scores are explained."""
        return self._live.document

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores as ``form`` says, here and in what is made of the explanation."""
        self.view.set_format(form)
        self.format_changed.emit(form)

    def set_hidden(self, hidden: bool) -> None:
        """Show nothing until the scores are to be revealed, or show all again."""
        self._hidden = hidden
        self._soon.start()

    def close(self) -> None:
        """Make nothing more and wait until the worker is done."""
        self._pause.stop()
        self._soon.stop()
        self._placing.stop()
        self._explainer.close()
        self.view.stop()

    # --- making ------------------------------------------------------------------------------------------

    def _request(self) -> None:
        self._pause.stop()
        self._soon.stop()
        if not self.dock.isVisible():
            return
        comparison = self._board.comparison
        if self._hidden or comparison is None or self._failed:
            self._explainer.give_up()
            self._on_heat_changed(())
            self.view.show_absence("hidden" if self._hidden else "no-comparison")
            return
        self.view.offer_metrics(self._offered(comparison))
        self.view.choose_metric(self._metric)
        references = len(comparison.references)
        reference = self._board.chosen_reference
        if reference >= references or not self._is_of_now(comparison):
            # a newer comparison is on its way
            self.view.set_older()
            return
        self.view.show_references(references, reference)
        subject = Subject(comparison, self.view.chosen_metric, reference)
        if subject != self._heated:
            self._on_heat_changed(())
        request = Request(self.view.kind, subject)
        if request == self.view.shown_request:
            self.view.set_current()
        else:
            self._explainer.request(request)

    def _offered(self, comparison: Comparison) -> list[str]:
        if comparison.profile.sacre is not None:
            return list(comparison.scores)
        asked = comparison.profile.lin.skip_metrics if comparison.profile.lin else ()
        sacre = [key for key in SACRE_METRICS if self._table.scores.row_of(key) >= 0]
        return list(dict.fromkeys([*self._choice.metrics, *_FURTHER, *asked, *sacre]))

    def _on_made(self, request: Request, value: object) -> None:
        self.view.show_value(request, value)
        if self._is_of_now(request.subject.comparison):
            self._tell_selection()
        else:
            self.view.set_older()

    def _on_failed(self, request: Request, problem: Exception) -> None:
        self.view.show_problem(request, problem)

    def _is_of_now(self, comparison: Comparison) -> bool:
        """Tell whether ``comparison`` is one of the document's texts and profile as they are."""
        snapshot = self._live.document.snapshot
        candidate = snapshot.candidate if self._board.is_first_active else snapshot.second
        texts = (*comparison.references, comparison.candidate)
        is_outdated = any(comparison is other for other in self._outdated)
        return texts == (*snapshot.references, candidate) and not is_outdated

    # --- what the window tells ---------------------------------------------------------------------------

    def _on_document_changed(self) -> None:
        profile = _profile_of(self._live.document.snapshot)
        if profile != self._profile:
            self._profile = profile
            self._outdated = self._seen
        self._on_heat_changed(())
        if self.dock.isVisible():
            self.view.set_older()

    def _on_comparison_shown(self) -> None:
        self._failed = False
        self._seen = self._board.comparisons
        self._pause.start()

    def _on_comparison_failed(self) -> None:
        self._failed = True
        self._soon.start()

    def _on_pane_entered(self, side: str) -> None:
        if side != "reference":
            self._soon.start()

    def _on_visibility_changed(self, visible: bool) -> None:
        self._share_column()
        if visible:
            self._soon.start()
        else:
            self._on_lights_changed(Lights())
        self._show_heat()

    def _on_reference_on_show(self) -> None:
        self._soon.start()

    def _on_view_changed(self, view: View) -> None:
        if view.main is not None:
            self._choose(view.main.metric)

    def _on_row_selected(self, chosen: QItemSelection) -> None:
        """Follow the keys in the table; what is selected there by itself is the layer on show."""
        if self._table.hasFocus() and not chosen.isEmpty():
            self._choose(self._table.scores.metric_at(chosen.indexes()[0].row()))

    def _choose(self, metric: str) -> None:
        if metric != self._metric:
            self._metric = metric
            self._soon.start()

    def _on_selection_changed(self) -> None:
        if self.dock.isVisible():
            self._tell_selection(self.sender())

    def _on_pointed(self, place_cp: int) -> None:
        self._tell_place(self.sender(), place_cp)

    def _on_caret_moved(self) -> None:
        editor = self.sender()
        if isinstance(editor, TextEditor) and editor.hasFocus():
            self._tell_place(editor, editor.selected_span[0])

    def _tell_place(self, editor: QObject | None, place_cp: int) -> None:
        if self.dock.isVisible():
            for side in self._sides():
                if self._pane(side) is editor:
                    self.view.show_place(side, place_cp)

    def _tell_selection(self, editor: QObject | None = None) -> None:
        """Tell what is selected in ``editor``, or wherever something is."""
        for side in self._sides():
            pane = self._pane(side)
            span = pane.selected_span
            if pane is editor or (editor is None and span[0] < span[1]):
                self.view.show_selection(side, span)

    # --- what the panels tell ----------------------------------------------------------------------------

    def _on_panel_shown(self) -> None:
        self._on_lights_changed(Lights())
        self._soon.start()

    def _on_metric_chosen(self, metric: str) -> None:
        self._metric = metric
        self._choice.show_metric(metric)
        self._soon.start()

    def _on_reference_chosen(self, reference: int) -> None:
        self._board.choose_reference(reference)
        self._board.reference_chosen.emit(reference)

    def _on_lights_changed(self, lights: Lights) -> None:
        if self.view.is_older:
            return
        for side in self._sides():
            credited, others = _of_side(lights.credited, side), _of_side(lights.others, side)
            missed = [span for span in others if span not in set(credited)]
            self._pane(side).light(Lit(credited, missed=missed))
        if lights.follow:
            self._board.sync.hold(moving=True)
            for side in self._sides():
                first = (_of_side(lights.credited, side) or _of_side(lights.others, side))[:1]
                for span in first:
                    self._pane(side).reveal(span[0])
            self._board.sync.hold(moving=False)

    def _on_place_wanted(self, side: Side, span: Span) -> None:
        if not self.view.is_older:
            self._pane(side).select(span)

    def _on_heat_changed(self, heat: Heat) -> None:
        request = self.view.shown_request
        self._heat, self._heated = heat, request.subject if request is not None and heat else None
        self._show_heat()

    def _show_heat(self) -> None:
        """Put the heat over the candidate worked in, while the dock is there."""
        heated = self._pane("candidate")
        for pane in self._board.panes:
            pane.editor.show_heat(self._heat if pane.editor is heated and self.dock.isVisible() else ())

    def _on_edit_wanted(self, edit: Edit) -> None:
        """Carry an edit out as a step of the document, unless it was found for other texts."""
        request = self.view.shown_request
        if self.view.is_older or request is None or not self._is_of_now(request.subject.comparison):
            self.refused.emit(self.tr("The texts have changed since: the edit is not made"))
            return
        side = DocumentSide.CANDIDATE if self._board.is_first_active else DocumentSide.SECOND
        text = self._live.document.snapshot.text(side)
        removed = text[edit.start : edit.end]
        self._live.document.edit(
            TextEdit(side, 0, edit.start, removed, edit.inserted), "explain", "suggestion"
        )

    def _on_word_wanted(self, word: str) -> None:
        """Hand on a word for the user dictionary; of older texts none in particular."""
        self.word_wanted.emit("" if self.view.is_older else word)

    @staticmethod
    def _sides() -> tuple[Side, Side]:
        return "reference", "candidate"

    def _pane(self, side: Side) -> TextEditor:
        """Return the text of a side; of two candidates that of the one worked in."""
        is_second = side == "candidate" and not self._board.is_first_active
        return self._board.pane("second" if is_second else side).editor


def _profile_of(snapshot: Snapshot) -> tuple[str, Profile | None]:
    return snapshot.profile, snapshot.settled


def _of_side(lights: Sequence[tuple[Side, Span]], side: Side) -> list[Span]:
    """Return the spans of a side as they are painted: in order, each once."""
    return sorted({span for own, span in lights if own == side})
