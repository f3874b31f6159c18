"""Keeps the window "Why don't my numbers match?" in step with the comparison: in pauses of typing, on a worker."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rouge_gui.session.document import Document
from rouge_gui.session.profile_tables import ProfileTable, ProfileTables
from rouge_gui.session.settings import Settings
from rouge_gui.session.timers import single_shot
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.disagreement.window import ProfilesWindow
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.wording import profile_problem

_BLOB = "profiles"
# many scores: they wait until nobody types, and end when somebody does
_AFTER_MS = 350
_STALE_AFTER_MS = 120


class Mismatch(QObject):
    """The window, made when it is first asked for. ``profile_taken`` carries the profile that the user takes there."""

    profile_taken = Signal(str)

    def __init__(self, live: LiveComparison, appearance: Appearance, settings: Settings) -> None:
        super().__init__(live)
        self._live, self._appearance, self._settings = live, appearance, settings
        self._tables = ProfileTables(self)
        self._format, self._hidden = ScoreFormat(), False
        self.window: ProfilesWindow | None = None
        self._pause = single_shot(self, _AFTER_MS, self._request)
        self._stale = single_shot(self, _STALE_AFTER_MS, self._on_stale)
        self._tables.ready.connect(self._on_ready)
        self._tables.failed.connect(self._on_failed)
        self._tables.explained.connect(self._on_explained)
        live.document.changed.connect(self._on_document_changed)
        appearance.theme_changed.connect(self._on_theme_changed)

    @property
    def _document(self) -> Document:
        return self._live.document

    @property
    def is_settled(self) -> bool:
        """Whether the window shows the document as it is."""
        return not (self._tables.is_busy or self._pause.isActive())

    @property
    def took_ms(self) -> float:
        """How long the last table took."""
        return self._tables.took_ms

    def open(self) -> None:
        """Show the window."""
        shown = self.window or self._make()
        shown.show()
        shown.raise_()
        shown.activateWindow()
        if shown.model.shown is not None and shown.model.shown.snapshot is not self._document.snapshot:
            shown.set_stale()
        self._request()

    def close(self) -> None:
        """Close the window for good and wait for the worker."""
        self._pause.stop()
        self._stale.stop()
        self._tables.close()
        if self.window is not None:
            self._settings.set_blob(_BLOB, self.window.saveGeometry())
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores in ``form``."""
        self._format = form
        if self.window is not None:
            self.window.set_format(form)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the numbers for a guess, or show them again."""
        self._hidden = hidden
        if self.window is not None:
            self.window.set_hidden(hidden)

    def _make(self) -> ProfilesWindow:
        self.window = ProfilesWindow(self._appearance.theme)
        self.window.restoreGeometry(self._settings.blob(_BLOB))
        self.window.set_format(self._format)
        self.window.set_hidden(self._hidden)
        self.window.profile_taken.connect(self.profile_taken)
        self.window.cell_asked.connect(self._on_cell_asked)
        return self.window

    def _is_open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def _on_document_changed(self) -> None:
        # what is being made is of texts that are gone, and takes time from the panes
        self._tables.give_up()
        if self._is_open():
            self._pause.start()
            self._stale.start()

    def _request(self) -> None:
        self._pause.stop()
        if not self._is_open() or self.window is None:
            return
        snapshot = self._document.snapshot
        if not any(map(str.strip, (*snapshot.references, snapshot.candidate))):
            self._tables.give_up()
            self._stale.stop()
            self.window.show_table(None)
            return
        self._tables.request(snapshot, self._live.rouge_metrics)

    def _on_stale(self) -> None:
        if self.window is not None:
            self.window.set_stale()

    def _on_ready(self, shown: ProfileTable) -> None:
        self._stale.stop()
        if self.window is not None:
            self.window.show_table(shown)

    def _on_failed(self, error: Exception) -> None:
        self._stale.stop()
        if self.window is not None:
            self.window.show_emptiness(profile_problem(error))

    def _on_cell_asked(self, row: int, key: str) -> None:
        shown = self.window.model.shown if self.window else None
        if shown is not None:
            self._tables.explain(shown.table, row, key)

    def _on_explained(self, row: int, key: str, causes: object) -> None:
        if self.window is not None and isinstance(causes, tuple):
            self.window.show_causes(row, key, causes)

    def _on_theme_changed(self) -> None:
        if self.window is not None:
            self.window.set_theme(self._appearance.theme)
