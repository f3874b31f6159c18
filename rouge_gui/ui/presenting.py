"""The presentation: panes enlarged for a projector under one metric and its formula; afterwards all is as before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QLabel,
    QMainWindow,
    QToolBar,
    QWidget,
)

from rouge_gui.compare import Comparison
from rouge_gui.metrics import Score
from rouge_gui.ui import numbers
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.cards import EDGE_PX
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.layer_choice import LayerChoice
from rouge_gui.ui.layers import LAYERS, layer_of_metric
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.message_bar import MessageBar
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.presentation.formula import fmeasure_name, formula_lines, hidden_lines
from rouge_gui.ui.presentation.guess import GuessMode
from rouge_gui.ui.presentation.strip import MetricStrip

_TEXT_FACTOR, _HEAD_FACTOR = 2.0, 1.4
# on screens higher than this everything grows with them
_SCREEN_PX, _LARGEST_FACTOR = 800, 2.5


@dataclass(frozen=True, slots=True)
class _Before:
    """How the window was before the presentation."""

    state: QByteArray
    geometry: QRect
    window_state: Qt.WindowState
    splitter: QByteArray
    panes: list[bool]
    margins: QMargins
    hidden: tuple[QWidget, ...]
    actions: tuple[QAction, ...]
    focus: QWidget | None


class Presentation(QObject):
    """Enters and leaves the presentation of ``window``; its strip keeps in step with ``live``.

    ``guess`` tells the other parts when to hide their numbers and marks.
    """

    changed = Signal(bool)  # whether it is on

    def __init__(
        self,
        window: QMainWindow,
        board: CompareBoard,
        live: LiveComparison,
        appearance: Appearance,
        layer_choice: LayerChoice,
    ) -> None:
        super().__init__(window)
        self._window, self._board, self._live = window, board, live
        self._appearance, self._layer_choice = appearance, layer_choice
        self.strip = MetricStrip(appearance.theme, window.centralWidget())
        self.strip.hide()
        self._layout().insertWidget(0, self.strip)
        self.guess = GuessMode(self)
        self._before: _Before | None = None
        # of what is enlarged, as it was
        self._fonts: dict[QWidget, QFont] = {}
        self._metric = LAYERS[0].metric
        self._format = numbers.ScoreFormat()
        self._action: QAction | None = None
        self._shortcuts = [
            self._shortcut("Ctrl+Tab", self.show_next_metric),
            self._shortcut("Ctrl+Shift+Tab", self.show_previous_metric),
        ]
        self._connect()

    def _connect(self) -> None:
        self.strip.metric_chosen.connect(self._on_metric_chosen)
        self.strip.step_asked.connect(self._step)
        self.strip.reveal_asked.connect(self.guess.turn_over)
        self.strip.guess_asked.connect(self.guess.advance)
        self.strip.leave_asked.connect(self.leave)
        self.guess.hidden_changed.connect(self._on_hidden_changed)
        self._live.shown.connect(self.refresh)
        self._board.reference_chosen.connect(self._on_board_changed)
        self._board.pane_entered.connect(self._on_board_changed)
        self._board.second_shown.connect(self.refresh)
        self._board.editor_added.connect(self._on_editor_added)
        self._layer_choice.view_changed.connect(self._on_view_changed)
        self._appearance.theme_changed.connect(self.strip.set_theme)
        # a style sheet takes the fonts back
        self._appearance.theme_changed.connect(self._enlarge_heads)

    def _shortcut(self, keys: str, slot: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._window)
        shortcut.setEnabled(False)
        shortcut.activated.connect(slot)
        return shortcut

    @property
    def is_on(self) -> bool:
        """Whether the presentation is on."""
        return self._before is not None

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Keep the commands for presenting and for hiding scores checked while they are on."""
        self._action = actions["present"]
        self.guess.use_actions(actions["hide_scores"], actions["reveal_scores"])

    def set_format(self, form: numbers.ScoreFormat) -> None:
        """Write scores as ``form`` says."""
        self._format = form
        self.refresh()

    # --- entering and leaving ----------------------------------------------------------------------------

    def set_on(self, on: bool) -> None:
        """Enter or leave."""
        if on:
            self.enter()
        else:
            self.leave()

    def enter(self) -> None:
        """Fill the screen with the strip and the panes."""
        if self._before is not None:
            return
        self._before = self._remember()
        for part in self._before.hidden:
            part.hide()
        # the menu bar is out of sight, its keys stay
        self._window.addActions(list(self._before.actions))
        for pane in self._board.panes:
            pane.editor.installEventFilter(self.strip)
        self._appearance.enlarge(_TEXT_FACTOR * self._screen_factor())
        self._enlarge_heads()
        margins = self._before.margins
        self._layout().setContentsMargins(EDGE_PX, margins.top(), EDGE_PX, EDGE_PX)
        self.strip.show()
        self._window.setWindowState(self._before.window_state | Qt.WindowState.WindowFullScreen)
        self._tell(on=True)
        self.refresh()
        self.strip.setFocus()

    def leave(self) -> None:
        """Bring back the window as it was."""
        before, self._before = self._before, None
        if before is None:
            return
        self.strip.hide()
        self._layout().setContentsMargins(before.margins)
        for pane in self._board.panes:
            pane.editor.removeEventFilter(self.strip)
        self._appearance.enlarge(1.0)
        for widget, font in self._fonts.items():
            if shiboken6.isValid(widget):
                widget.setFont(font)
        self._fonts = {}
        for action in filter(shiboken6.isValid, before.actions):
            self._window.removeAction(action)
        self._window.setWindowState(before.window_state)
        for part in before.hidden:
            part.show()
        if not before.window_state & (Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized):
            self._window.setGeometry(before.geometry)
        self._window.restoreState(before.state)
        if [pane.isVisible() for pane in self._board.panes] == before.panes:
            self._board.restoreState(before.splitter)
        self._tell(on=False)
        if before.focus is not None and shiboken6.isValid(before.focus):
            before.focus.setFocus()

    def _remember(self) -> _Before:
        window = self._window
        bars: list[QWidget] = [window.menuBar(), window.statusBar()]
        for kind in (QToolBar, QDockWidget, MessageBar):
            bars += window.findChildren(kind)
        own = set(window.actions())
        actions = [action for action in window.findChildren(QAction) if action.shortcuts()]
        return _Before(
            window.saveState(),
            window.geometry(),
            window.windowState(),
            self._board.saveState(),
            [pane.isVisible() for pane in self._board.panes],
            self._layout().contentsMargins(),
            tuple(part for part in bars if part.isVisibleTo(window)),
            tuple(action for action in actions if action not in own),
            window.focusWidget(),
        )

    def _heads(self) -> list[QWidget]:
        """Return what stands above and below the texts."""
        found: list[QWidget] = []
        for pane in self._board.panes:
            for head in (pane.header, pane.legend):
                found += [head, *head.findChildren(QLabel)]
        return found

    def _screen_factor(self) -> float:
        """Return how much larger than usual things must be for the hall to see as much of them."""
        return min(max(self._window.screen().size().height() / _SCREEN_PX, 1.0), _LARGEST_FACTOR)

    def _enlarge_heads(self) -> None:
        if not self.is_on:
            return
        for widget in self._heads():
            font = self._fonts.setdefault(widget, QFont(widget.font()))
            larger = QFont(font)
            larger.setPointSizeF(font.pointSizeF() * _HEAD_FACTOR * self._screen_factor())
            widget.setFont(larger)

    def _layout(self) -> QBoxLayout:
        middle = self._window.centralWidget()
        layout = middle.layout() if middle is not None else None
        if not isinstance(layout, QBoxLayout):
            raise TypeError("the middle of the window is no column")
        return layout

    def _tell(self, *, on: bool) -> None:
        if on:
            self._window.installEventFilter(self)
        else:
            self._window.removeEventFilter(self)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(on)
        if self._action is not None:
            self._action.setChecked(on)
        self.changed.emit(on)

    def take_escape(self) -> bool:
        """Leave; tell whether there was anything to leave."""
        on = self.is_on
        self.leave()
        return on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave on an Escape that no part of the window had a use for."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return event.key() == Qt.Key.Key_Escape and self.take_escape()
        return super().eventFilter(watched, event)

    # --- the metric --------------------------------------------------------------------------------------

    def show_next_metric(self) -> None:
        """Show the next metric and its layer."""
        self._step(1)

    def show_previous_metric(self) -> None:
        """Show the metric before and its layer."""
        self._step(-1)

    def _step(self, steps: int) -> None:
        metrics = self._layer_choice.metrics
        place = metrics.index(self._metric) if self._metric in metrics else 0
        self._on_metric_chosen(metrics[(place + steps) % len(metrics)])

    def _on_metric_chosen(self, metric: str) -> None:
        self._metric = metric
        self._layer_choice.show_metric(metric)
        self.refresh()

    def _on_view_changed(self, _view: View) -> None:
        self.refresh()

    def _on_board_changed(self, _part: object) -> None:
        """Follow the reference on show, and the candidate worked in."""
        self.refresh()

    def _on_editor_added(self, editor: QWidget) -> None:
        if self.is_on:
            editor.installEventFilter(self.strip)
            # the pane around it is being made
            QTimer.singleShot(0, self, self._enlarge_heads)

    def _on_hidden_changed(self, _hidden: bool) -> None:
        self.strip.set_guess_text(self.guess.next_step())
        self.refresh()

    def refresh(self) -> None:
        """Show the metric of the layer on show as the comparison has it."""
        if not self.is_on:
            return
        main = self._layer_choice.view.main
        if main is not None:
            self._metric = main.metric
        names = [(metric, display_name(metric)) for metric in self._layer_choice.metrics]
        self.strip.offer_metrics(names)
        comparison = self._board.comparison
        reference = self._board.chosen_reference
        if comparison is None or reference >= len(comparison.references):
            return
        beta = comparison.profile.f_beta
        name = display_name(self._metric)
        if comparison.profile.sacre is None and not comparison.reaches(self._metric):
            self.strip.show_metric("", self.tr("these texts are too long for this metric"), "text", "")
            self.strip.show_value("", ())
            return
        score = self._score_of(comparison, reference)
        if score is None:
            self.strip.show_metric("", self.tr("this profile gives no such score"), "text", "")
            self.strip.show_value("", ())
            return
        self.strip.show_metric(
            self._metric, name, _role_of(self._metric), self._caption(beta, len(comparison.references))
        )
        self._show_score(score, beta, comparison.profile.weight)

    def _score_of(self, comparison: Comparison, reference: int) -> Score | None:
        """Return the score on show; None where the profile has none, or the implementation it follows raises."""
        if comparison.profile.sacre is not None:
            return None
        score = comparison.scores_of((self._metric,)).per_reference[reference].get(self._metric)
        return score if isinstance(score, Score) else None

    def _show_score(self, score: Score, beta: float, weight: float) -> None:
        if self.guess.is_hidden:
            self.strip.show_value(numbers.HIDDEN, hidden_lines(self._metric, beta))
        else:
            lines = formula_lines(self._metric, score, beta, self._format, weight)
            self.strip.show_value(self._format.ratio(score.fmeasure), lines)

    def _caption(self, beta: float, references: int) -> str:
        if references == 1:
            return fmeasure_name(beta)
        return self.tr("{name} against reference {n} of {count}").format(
            name=fmeasure_name(beta),
            n=numbers.count(self._board.chosen_reference + 1),
            count=numbers.count(references),
        )


def _role_of(metric: str) -> str:
    layer = layer_of_metric(metric)
    return layer.role if layer is not None else "text"
