"""Clean-up in the window: its panel, the badge at the foot that tells when it is on, and the profile it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import shiboken6
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from rouge_gui.metrics import Note, Profile, ProfileError
from rouge_gui.session.cleaning import CleanedText, CleanupLooks, CleanupReport
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.cleanup.panel import CleanupPanel
from rouge_gui.ui.cleanup.wording import step_title
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.compare.shown_text import shown
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.profile_text import with_clean
from rouge_gui.ui.status_line import StatusLine

_SIZE = QSize(820, 760)
# typing goes first
_AFTER_MS = 150
_SUGGESTED_BY = frozenset({"look-alikes", "break-marks"})


class Cleaning(QObject):
    """Opens the panel, keeps it and the badge in step with ``live``; what is chosen there goes to ``use_profile``."""

    def __init__(
        self,
        live: LiveComparison,
        board: CompareBoard,
        status_line: StatusLine,
        appearance: Appearance,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._live, self._board = live, board
        self._status_line, self._appearance = status_line, appearance
        self._use_profile: Callable[[str], object] | None = None
        self._panel: CleanupPanel | None = None
        self._report: CleanupReport | None = None
        self._is_suggested = False
        self._opener = DialogOpener(self._make, window)
        self._looks = CleanupLooks(self)
        self._looks.ready.connect(self._on_ready)
        self._pause = single_shot(self, _AFTER_MS, self._look)
        live.shown.connect(self._on_shown)
        live.document.changed.connect(self._on_document_changed)
        board.reference_chosen.connect(self._on_reference_chosen)
        appearance.theme_changed.connect(self._on_theme_changed)
        status_line.cleanup.clicked.connect(self.open)

    def use(self, use_profile: Callable[[str], object]) -> None:
        """Hand changed profiles to ``use_profile``."""
        self._use_profile = use_profile
        self._on_document_changed()

    @property
    def panel(self) -> CleanupPanel | None:
        """The open panel."""
        return self._panel if self._panel is not None and shiboken6.isValid(self._panel) else None

    @property
    def is_settled(self) -> bool:
        """Whether the panel, if it is open, shows the document as it is."""
        return not (self._pause.isActive() or self._looks.is_busy)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of the document's profile; none where that cannot be used."""
        try:
            return Profile.parse(self._live.document.snapshot.profile).tokenization.clean
        except ProfileError:
            return ()

    def open(self) -> None:
        """Show the panel."""
        self._opener.open()

    def close(self) -> None:
        """Wait until the worker is done."""
        self._pause.stop()
        self._looks.close()

    def _make(self, parent: QWidget) -> QDialog:
        body = CleanupPanel()
        dialog = SideDialog(self.tr("Clean-up"), body, parent)
        dialog.resize(_SIZE)
        self._panel = body
        body.show_steps(self.steps)
        body.steps_chosen.connect(self._on_steps_chosen)
        body.side_chosen.connect(self._show_preview)
        body.tree.setFocus()
        self._look()
        return dialog

    def _on_steps_chosen(self, steps: tuple[str, ...]) -> None:
        if self._use_profile is not None:
            self._use_profile(with_clean(self._live.document.snapshot.profile, steps))

    def _on_document_changed(self) -> None:
        steps = self.steps
        self._status_line.show_cleanup(list(map(step_title, steps)), suggested=self._is_suggested)
        panel = self.panel
        if panel is not None:
            if panel.steps != steps:
                panel.show_steps(steps)
            self._pause.start()

    def _on_shown(self) -> None:
        comparison = self._live.comparison
        notes: tuple[Note, ...] = comparison.notes if comparison is not None else ()
        self._is_suggested = any(note.id in _SUGGESTED_BY for note in notes)
        titles = list(map(step_title, self.steps))
        self._status_line.show_cleanup(titles, suggested=self._is_suggested)

    def _on_reference_chosen(self, _reference: int) -> None:
        if self.panel is not None:
            self._pause.start()

    def _on_theme_changed(self, _theme: object) -> None:
        self._show_preview()

    def _look(self) -> None:
        snapshot = self._live.document.snapshot
        reference = min(self._board.chosen_reference, len(snapshot.references) - 1)
        self._looks.request(snapshot, snapshot.scored_by, reference)

    def _on_ready(self, report: CleanupReport) -> None:
        self._report = report
        panel = self.panel
        if panel is not None:
            panel.show_effects(report.effects)
            self._show_preview()

    def _show_preview(self) -> None:
        panel, report = self.panel, self._report
        if panel is not None and report is not None:
            text = report.candidate if panel.shows_candidate else report.reference
            panel.show_preview(_as_shown(text), self._appearance.theme.color("muted"))


def _as_shown(text: CleanedText) -> CleanedText:
    return replace(text, given=shown(text.given), read=shown(text.read))
