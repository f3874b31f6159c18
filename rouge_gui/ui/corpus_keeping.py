"""Where the corpora of the window are kept: saving one under a name, those opened lately, one from the clipboard."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_file import CorpusStoreError
from rouge_gui.session.corpus_files import WorkingStores
from rouge_gui.session.files import is_there
from rouge_gui.session.settings import LEAVE_NO_TRACES
from rouge_gui.session.timers import single_shot
from rouge_gui.session.worker import Job, Worker
from rouge_gui.store_schema import SUFFIX
from rouge_gui.ui import numbers
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import safe, safe_name


class _Copying(Job):
    def __init__(self, path: str, target: str) -> None:
        self.path, self.target = path, target
        self.problem: CorpusStoreError | None = None

    def carry_out(self) -> None:
        try:
            with CorpusStore.open(self.path, read_only=True) as store:
                store.save_copy(self.target)
        except CorpusStoreError as error:
            self.problem = error


class CorpusKeeping(QObject):
    """Signals: ``saved(path)``: all of the corpus stands there too; ``failed(error)``; ``chosen(path)`` to open;
    ``left(Offered)``: this was open when a window was killed; None: no such is on offer any more.
    """

    saved = Signal(str)
    failed = Signal(object)
    chosen = Signal(str)
    left = Signal(object)

    def __init__(self, stores: WorkingStores, file_commands: FileCommands, window: QWidget) -> None:
        super().__init__(window)
        self._stores, self._file_commands = stores, file_commands
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_copied)
        self._copying: _Copying | None = None
        self._clipboard: tempfile.TemporaryDirectory[str] | None = None
        self.menu = QMenu(self.tr("&Recent corpora"), window)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self.fill)
        self.menu.triggered.connect(self._on_triggered)
        stores.settings.changed.connect(self._on_setting_changed)
        self._look = single_shot(self, 0, self._on_look)

    def start(self) -> None:
        """Look for what a crash left, once the window is on screen."""
        self._look.start()

    def _on_look(self) -> None:
        if not self._stores.settings.keeps_traces:
            self._stores.remove_all()
            return
        self.left.emit(self._stores.left_by_crash())

    def discard(self, path: str) -> None:
        """Delete what a crash left, and look for what else there is."""
        self._stores.discard(path)
        self._look.start()

    def _on_setting_changed(self, name: str) -> None:
        if name == LEAVE_NO_TRACES.name and not self._stores.settings.keeps_traces:
            self._stores.remove_all()
            self.left.emit(None)

    @property
    def is_busy(self) -> bool:
        """Whether a copy is being written: what is changed meanwhile would not be in it."""
        return self._copying is not None

    @property
    def recent(self) -> list[str]:
        """The user's own corpora that were opened lately."""
        return self._stores.recent

    # --- saving under a name -----------------------------------------------------------------------------

    def ask_where(self) -> str:
        """Ask where to save the corpus; return "" for nowhere."""
        kinds = self.tr("Corpora (*.rougegui);;All files (*)")
        return self._file_commands.ask_where(self.tr("Save the corpus as"), kinds, SUFFIX)

    def copy(self, path: str, target: str) -> None:
        """Write all of the corpus at ``path`` into ``target``, beside the window."""
        if self._copying is None and not self._worker.is_closed:
            self._copying = _Copying(path, target)
            self._worker.start(self._copying)

    def _on_copied(self, job: _Copying) -> None:
        self._copying = None
        if job.problem is not None:
            self.failed.emit(job.problem)
        elif job.fault is None:
            self.saved.emit(job.target)

    # --- opened lately -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Fill the menu: files of the user's own, then what was read and never saved under a name."""
        self.menu.clear()
        for path in self.recent:
            entry = self._add(safe_name(path), path)
            entry.setToolTip(safe(path))
            entry.setEnabled(is_there(path))
        working = [one for one in self._stores.offered() if one.problem is None]
        if working and not self.menu.isEmpty():
            self.menu.addSeparator()
        for one in working:
            text = self.tr("{title}: {count} items, in no file of yours")
            self._add(text.format(title=safe(one.title), count=numbers.count(one.item_count)), one.path)
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("None yet")).setEnabled(False)

    def _add(self, text: str, path: str) -> QAction:
        entry = self.menu.addAction(text.replace("&", "&&"))
        entry.setData(path)
        return entry

    def _on_triggered(self, entry: QAction) -> None:
        path = entry.data()
        if isinstance(path, str):
            self.chosen.emit(path)

    # --- the clipboard -----------------------------------------------------------------------------------

    def from_clipboard(self) -> str:
        """Put what was copied from a spreadsheet into a file for a while; return its path, "" where nothing was."""
        text = QApplication.clipboard().text()
        if not text.strip():
            return ""
        self.forget_clipboard()
        self._clipboard = tempfile.TemporaryDirectory(prefix="rouge-gui-")
        # what the corpus is called then
        name = self.tr("clipboard")
        path = Path(self._clipboard.name) / f"{name}.tsv"
        path.write_bytes(text.encode("utf-8", errors="replace"))
        return str(path)

    def forget_clipboard(self) -> None:
        """Delete the file of the clipboard."""
        if self._clipboard is not None:
            self._clipboard.cleanup()
            self._clipboard = None

    def close(self) -> None:
        """Wait until nothing is written any more."""
        self._worker.close()
        self._copying = None
        self.forget_clipboard()
