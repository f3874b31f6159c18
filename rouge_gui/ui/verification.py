"""The command "Verify with the real package": its dialog, and when a run begins, ends, or is about texts of before."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.session.verification import Verification, Verified
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.verify.page import VerifyPage

_TICK_MS = 500
_SIZE_PX = (820, 620)


class VerifyCommand(QObject):
    """Verifies what ``live`` shows and shows the outcome; closing the dialog or the window ends a run."""

    def __init__(
        self, live: LiveComparison, appearance: Appearance, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._live, self._appearance, self._settings = live, appearance, settings
        self.verification = Verification(self)
        self.opener = DialogOpener(self._make, window)
        self._begun = 0.0
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self.verification.progressed.connect(self._on_progressed)
        self.verification.finished.connect(self._on_finished)
        live.document.changed.connect(self._on_document_changed)
        appearance.theme_changed.connect(self._on_theme_changed)

    @property
    def page(self) -> VerifyPage | None:
        """What the open dialog shows."""
        dialog = self.opener.dialog
        page = dialog.body if isinstance(dialog, SideDialog) else None
        return page if isinstance(page, VerifyPage) else None

    def open(self) -> None:
        """Show the dialog and verify the comparison as it is."""
        self.opener.open()
        self.run()

    def run(self) -> None:
        """Verify the comparison as it is; a run under way goes on if it is about that."""
        python = self._settings.value(remembered.VERIFY_PYTHON)
        self._begun = time.monotonic()
        self.verification.start(self._live.document.snapshot, self._live.rows, python)
        self._tick.start()
        self._on_tick()

    def close(self) -> None:
        """End a run and the process that it started."""
        self._tick.stop()
        self.verification.close()

    def _make(self, parent: QWidget) -> QDialog:
        page = VerifyPage(self._appearance.theme, self._settings.value(remembered.VERIFY_PYTHON))
        page.cancelled.connect(self.verification.cancel)
        page.python_chosen.connect(self._on_python_chosen)
        dialog = SideDialog(self.tr("Verify with the real package"), page, parent)
        dialog.add_button(self.tr("Verify again"), self.run)
        dialog.add_button(self.tr("Copy as text"), page.copy_text)
        dialog.add_button(self.tr("Copy as Markdown"), page.copy_markdown)
        dialog.finished.connect(self._on_dialog_closed)
        dialog.resize(*_SIZE_PX)
        return dialog

    # --- what the parts tell -------------------------------------------------------------------------------------

    def _on_python_chosen(self, python: str) -> None:
        self._settings.set_value(remembered.VERIFY_PYTHON, python)
        self.run()

    def _on_dialog_closed(self) -> None:
        self.verification.cancel()

    def _on_tick(self) -> None:
        if self.page is not None:
            self.page.show_busy(int(time.monotonic() - self._begun))

    def _on_progressed(self, done: int, count: int) -> None:
        if self.page is not None and self.verification.is_busy:
            self.page.show_progress(done, count)

    def _on_finished(self, result: Verified | None) -> None:
        self._tick.stop()
        page = self.page
        if page is None:
            return
        if result is None:
            page.show_cancelled()
            return
        page.show_result(result)
        self._on_document_changed()

    def _on_document_changed(self) -> None:
        page = self.page
        if page is not None and page.result is not None:
            page.show_older(older=not page.result.is_of(self._live.document.snapshot))

    def _on_theme_changed(self) -> None:
        if self.page is not None:
            self.page.table.set_theme(self._appearance.theme)
