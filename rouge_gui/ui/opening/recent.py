"""The comparisons opened last, as a menu: sets of files, newest first; those that are gone are grey."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.files import is_there
from rouge_gui.session.settings import Settings
from rouge_gui.ui.file_wording import safe, safe_name

MOST = 15


class RecentComparisons(QObject):
    """Remembers comparisons; ``chosen`` carries the files of the one that is to be opened again."""

    chosen = Signal(list)

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self.menu = QMenu(self.tr("Open &recent"), window)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self.fill)
        self.menu.triggered.connect(self._on_triggered)
        self.fill()

    @property
    def comparisons(self) -> list[list[str]]:
        """The files of each comparison, the newest first."""
        try:
            stored = json.loads(self._settings.value(remembered.RECENT_COMPARISONS) or "[]")
        except ValueError:
            return []
        entries = stored if isinstance(stored, list) else []
        return [
            entry
            for entry in entries
            if isinstance(entry, list) and len(entry) > 1 and all(isinstance(path, str) for path in entry)
        ]

    def add(self, paths: Sequence[str]) -> None:
        """Put a comparison at the top."""
        added = [str(Path(path).absolute()) for path in paths]
        self._keep([added, *(entry for entry in self.comparisons if entry != added)][:MOST])

    def clear(self) -> None:
        """Forget all."""
        self._keep([])

    def _keep(self, entries: list[list[str]]) -> None:
        self._settings.set_value(remembered.RECENT_COMPARISONS, json.dumps(entries))
        self.fill()

    def fill(self) -> None:
        """Make the menu's entries anew."""
        self.menu.clear()
        for paths in self.comparisons:
            missing = [path for path in paths if not is_there(path)]
            names = " | ".join(map(safe_name, paths))
            if missing:
                names = self.tr("{files} (not there)").format(files=names)
            entry = self.menu.addAction(names.replace("&", "&&"))
            entry.setToolTip("\n".join(map(safe, paths)))
            entry.setData(paths)
            entry.setEnabled(not missing)
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("nothing yet")).setEnabled(False)
            return
        self.menu.addSeparator()
        self.menu.addAction(self.tr("&Clear this list")).setObjectName("clearRecent")

    def _on_triggered(self, entry: QAction) -> None:
        paths = entry.data()
        if paths:
            self.chosen.emit(paths)
        else:
            self.clear()
