"""The command that writes a score with its explanation: one web page of texts, scores, and what the panels show.

The parts are made on a worker; the page, about the texts as they were when it was asked for, is written after that.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rouge_gui.report.html_sections import Picture, Section
from rouge_gui.session.worker import Worker
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.explanation import Explanation, sections_of
from rouge_gui.ui.explaining import Explaining
from rouge_gui.ui.export_history import HistoryExport
from rouge_gui.ui.export_panes import PaneExport


class ExplanationExport(QObject):
    """Writes what ``explaining`` is about; ``pane_export`` writes the page. ``finished`` tells whether that worked."""

    finished = Signal(bool)

    def __init__(
        self, explaining: Explaining, pane_export: PaneExport, history: HistoryExport, window: QWidget
    ) -> None:
        super().__init__(window)
        self._explaining, self._pane_export, self._history = explaining, pane_export, history
        self._format = numbers.ScoreFormat()
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_made)
        self._path = ""

    def set_format(self, form: numbers.ScoreFormat) -> None:
        """Write scores in formulas as ``form`` says."""
        self._format = form

    def close(self) -> None:
        """Write nothing more and wait until the worker is done."""
        self._worker.close()

    def save(self) -> None:
        """Ask for a name and write the page there."""
        path = self._pane_export.ask_where(self.tr("Export the explanation"))
        if path:
            self.write(path)

    def write(self, path: str) -> None:
        """Write the page to ``path`` as soon as its parts are made."""
        subject = self._explaining.subject
        if subject is None or self._worker.is_closed:
            self._pane_export.say(self.tr("These texts are not compared: there is nothing to explain"))
            self.finished.emit(False)
            return
        self._path = path
        self._pane_export.say(self.tr("The explanation is being made…"))
        self._worker.start(Explanation(subject))

    def _on_made(self, explanation: Explanation) -> None:
        if explanation.fault is not None:
            # the worker reports it
            self.finished.emit(False)
            return
        sections = [*sections_of(explanation, self._format), *self._graph()]
        comparison = explanation.subject.comparison
        self.finished.emit(self._pane_export.write_page(self._path, comparison, sections))

    def _graph(self) -> list[Section]:
        if not self._history.has_edits:
            return []
        title = self.tr("History")
        return [Section("history", title, pictures=(Picture(self._history.svg(), "svg+xml", title),))]
