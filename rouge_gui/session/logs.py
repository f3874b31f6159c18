"""The log in the profile directory: what the tool did, in words of its own, never a text of the user's. No wording.

It starts anew when it is full and keeps a few of its past; who leaves no traces has none.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QObject

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings

FOLDER = "logs"
_NAME = "rouge-gui.log"
_MOST_BYTES = 200_000
_PAST = 3


class Logs(QObject):
    """Writes what is logged below ``rouge_gui`` from ``start`` to ``close``, following ``settings``."""

    def __init__(
        self, settings: Settings, parent: QObject | None = None, most_bytes: int = _MOST_BYTES
    ) -> None:
        super().__init__(parent)
        self._settings, self._most_bytes = settings, most_bytes
        self._logger = logging.getLogger("rouge_gui")
        self._handler: logging.Handler | None = None
        # threads that are none of Python's own would each get an object for their name
        logging.logThreads = False
        # a log that cannot be written is no reason to disturb anybody
        logging.raiseExceptions = False
        settings.changed.connect(self._on_setting_changed)

    @property
    def folder(self) -> Path:
        """Where the logs lie."""
        return self._settings.folder / FOLDER

    def start(self) -> None:
        """Log into the profile directory, or remove what is there where no traces are left."""
        if self._settings.keeps_traces:
            self._open()
        else:
            self._remove()

    def close(self) -> None:
        """Log no more."""
        if self._handler is not None:
            self._logger.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _open(self) -> None:
        self.close()
        with suppress(OSError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            self.folder / _NAME,
            maxBytes=self._most_bytes,
            backupCount=_PAST,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._logger.setLevel(logging.INFO)
        self._logger.addHandler(handler)
        self._handler = handler

    def _remove(self) -> None:
        self.close()
        with suppress(OSError):
            for path in self.folder.glob(f"{_NAME}*"):
                path.unlink(missing_ok=True)
            self.folder.rmdir()

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.LEAVE_NO_TRACES.name:
            self.start()
