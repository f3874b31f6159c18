"""A second candidate beside the first, and the source text: shown, compared and scored as the document has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from rouge_gui.session.document import Change
from rouge_gui.session.scoring import ComparisonResult, ComparisonRunner
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.picture import View
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.scores.view import ScoreTable

BESIDE = "beside"


def _nothing(_side: Side) -> str:
    return ""


class TextsBeside(QObject):
    """Brings and takes the texts beside the two of ``live``; compares and scores the second candidate."""

    def __init__(self, live: LiveComparison, board: CompareBoard, table: ScoreTable) -> None:
        super().__init__(board)
        self._live, self._board, self._table = live, board, table
        self._document = live.document
        self._actions: Mapping[str, QAction] = {}
        self._is_beside = False
        self._text_of: Callable[[Side], str] = _nothing
        self._runner = ComparisonRunner(self)
        self._runner.comparison_ready.connect(self._on_comparison_ready)
        self._document.changed.connect(self._on_document_changed)
        live.shown.connect(self._on_shown)

    def use_texts(self, text_of: Callable[[Side], str]) -> None:
        """Show what ``text_of`` gives in a pane that comes."""
        self._text_of = text_of

    def start(self, actions: Mapping[str, QAction]) -> None:
        """Keep the commands for the panes checked from now on."""
        self._actions = actions
        self._show_availability(self._document.snapshot)

    @property
    def is_busy(self) -> bool:
        """Whether the second candidate is being compared."""
        return self._runner.is_busy

    def close(self) -> None:
        """Wait until nothing is compared any more."""
        self._runner.close()

    def set_second(self, wanted: bool) -> None:
        """Put a second candidate beside the first, an empty one where none is known, or take it away."""
        if wanted != (self._document.snapshot.second is not None):
            self._document.set_second(self._text_of(Side.SECOND) if wanted else None, BESIDE)
            if wanted:
                self._board.pane(Side.SECOND.value).editor.setFocus()

    def set_source(self, wanted: bool) -> None:
        """Put the source text beside the others, an empty one where none is known, or take it away."""
        if wanted != (self._document.snapshot.source is not None):
            self._document.set_source(self._text_of(Side.SOURCE) if wanted else None, BESIDE)
            if wanted:
                self._board.pane(Side.SOURCE.value).editor.setFocus()

    def promote(self) -> None:
        """Exchange the two candidates."""
        if self._document.snapshot.second is not None:
            self._document.promote_second(BESIDE)

    def _on_document_changed(self, change: Change) -> None:
        self._show_availability(change.snapshot)

    def _show_availability(self, snapshot: Snapshot) -> None:
        second, source = snapshot.second, snapshot.source
        for command, wanted in (
            ("second_candidate", second is not None),
            ("source_text", source is not None),
        ):
            self._actions[command].setChecked(wanted)
        for command in ("promote_second", "save_second"):
            self._actions[command].setEnabled(second is not None)
        self._actions["save_source"].setEnabled(source is not None)
        if second is None and self._is_beside:
            self._is_beside = False
            self._table.hide_beside(self._title())

    def _on_shown(self) -> None:
        """Compare the second candidate once the first one is on screen."""
        snapshot, comparison = self._document.snapshot, self._live.comparison
        if snapshot.second is None or comparison is None:
            return
        view: View = self._board.view
        self._runner.request(
            self._document.revision,
            replace(snapshot, candidate=snapshot.second, second=None),
            self._live.metrics,
            [layer.name for layer in view.layers],
            self._board.chosen_reference,
        )

    def _on_comparison_ready(self, result: ComparisonResult) -> None:
        if result.revision != self._document.revision or self._document.snapshot.second is None:
            return
        comparison = result.comparison
        self._board.show_second(comparison)
        card = self._live.card(comparison)
        tip = self.tr("F of the second candidate") + "\n" + card.signature
        self._is_beside = True
        self._table.show_beside(self._title(), tip, card)

    def _title(self) -> str:
        return self.tr("second")
