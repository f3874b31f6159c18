"""Scores that may take minutes, made in a process beside the window: a newer request gives up the one before."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal

from rouge_gui.metrics import apart


class ScoreApart(QObject):
    """Makes TER of texts. ``ready(TerScore | None)`` is None where the process failed. ``close`` it before it goes."""

    ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a score is being made."""
        return self._process is not None

    def request(self, references: Sequence[str], candidate: str) -> None:
        """Make the score of these texts instead of what is being made."""
        self.give_up()
        process = QProcess(self)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start(sys.executable, ["-m", apart.__name__])
        process.write(apart.question(references, candidate))
        process.closeWriteChannel()

    def give_up(self) -> None:
        """End what is being made."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    def close(self) -> None:
        """Give up what is being made."""
        self.give_up()

    def _on_finished(self) -> None:
        self._answer()

    def _on_error(self) -> None:
        # it cannot be started, or it crashed
        self._answer()

    def _answer(self) -> None:
        process = self._process
        if process is None or self.sender() is not process:
            return
        self._process = None
        answer = process.readAllStandardOutput().data()
        process.deleteLater()
        self.ready.emit(apart.score_in(bytes(answer)))
