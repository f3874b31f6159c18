"""The commands that hand the marked texts on: as HTML into a file or onto the clipboard, on paper, as PDF.

What is handed on is what the panes show: the reference on show, the layers on show, the scores of the comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QWidget

from rouge_gui.compare import Comparison
from rouge_gui.metrics import Score
from rouge_gui.report.html_sections import Section
from rouge_gui.report.marked_html import (
    Drawing,
    MarkedTexts,
    ShownLayer,
    Words,
    marked_fragment,
    marked_page,
)
from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.ui import numbers
from rouge_gui.ui.compare.board import CompareBoard
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.layers import Layer, Shape
from rouge_gui.ui.live import LiveComparison
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.printed_panes import PrintedTexts, print_texts
from rouge_gui.ui.samples import interface_language
from rouge_gui.ui.theme import load_theme

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MARGINS_MM = QMarginsF(15, 15, 15, 15)
_PDF_DPI = 600
_DRAWINGS = {
    Shape.TINT: Drawing.TINT,
    Shape.BOX: Drawing.BOX,
    Shape.DASHED_BOX: Drawing.DASHED_BOX,
    Shape.RUN: Drawing.RUN,
    Shape.STEPS: Drawing.STEPS,
}


class PaneExport(QObject):
    """Copies, writes and prints what ``board`` shows of ``live``; ``window`` is the parent of dialogs."""

    def __init__(
        self,
        live: LiveComparison,
        board: CompareBoard,
        file_commands: FileCommands,
        message_bar: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._live, self._board, self._file_commands = live, board, file_commands
        self._message_bar, self._window = message_bar, window
        self._format = numbers.ScoreFormat()
        self._notes: Callable[[], str] = str

    def use_notes(self, notes: Callable[[], str]) -> None:
        """Put what ``notes`` returns on pages that are written."""
        self._notes = notes

    def set_format(self, form: numbers.ScoreFormat) -> None:
        """Write scores as ``form`` says on paper and as plain text."""
        self._format = form

    # --- commands ----------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Put the marked texts on the clipboard, as HTML and as plain text."""
        comparison = self._live.comparison
        if comparison is None:
            return
        data = QMimeData()
        data.setHtml(marked_fragment(self._marked(comparison), self._words(comparison), _colors()))
        data.setText(self._plain(comparison))
        QGuiApplication.clipboard().setMimeData(data)
        self._message_bar.show_message(self.tr("The marked texts are on the clipboard"))

    def save_html(self) -> None:
        """Ask for a name and write the marked texts there as one HTML file."""
        path = self.ask_where(self.tr("Export the marked texts"))
        if path:
            self.write_html(path)

    def save_pdf(self) -> None:
        """Ask for a name and write the marked texts there as PDF."""
        path = self._file_commands.ask_where(
            self.tr("Export the marked texts"), self.tr("PDF (*.pdf)"), ".pdf"
        )
        if path:
            self.write_pdf(path)

    def print(self) -> None:
        """Ask for a printer and print the marked texts."""
        # the printer's libraries are not needed before the first print
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        # the size of the paper is the printer's
        printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
        printer.setDocName(self._title())
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(self.tr("Print the marked texts"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)

    # --- doing it ----------------------------------------------------------------------------------------

    def write_html(self, path: str) -> bool:
        """Write the marked texts to ``path`` as one HTML file; tell whether that worked."""
        comparison = self._live.comparison
        return comparison is not None and self.write_page(path, comparison)

    def write_page(self, path: str, comparison: Comparison, sections: Sequence[Section] = ()) -> bool:
        """Write the marked texts of ``comparison`` and what ``sections`` hold to ``path``; tell whether that worked."""
        marked = replace(self._marked(comparison), notes=self._notes())
        page = marked_page(marked, self._words(comparison), _colors(), _colors(dark=True), sections)
        return self._write(path, page.encode())

    def say(self, text: str) -> None:
        """Say how an export goes on."""
        self._message_bar.show_message(text)

    def ask_where(self, title: str) -> str:
        """Ask for the name of a web page; "" where none is given."""
        return self._file_commands.ask_where(title, self.tr("Web pages (*.html *.htm)"), ".html")

    def write_pdf(self, path: str) -> bool:
        """Write the marked texts to ``path`` as PDF; tell whether that worked."""
        comparison = self._live.comparison
        if comparison is None:
            return False
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self._title())
        writer.setCreator("rouge-gui")
        writer.setResolution(_PDF_DPI)
        writer.setPageLayout(_page_layout())
        print_texts(self._printed(comparison), writer)
        del writer
        return self._write(path, bytes(buffer.data().data()))

    def print_on(self, printer: QPrinter) -> int:
        """Print the marked texts and return the number of pages; say so where the printer cannot be used."""
        comparison = self._live.comparison
        pages = print_texts(self._printed(comparison), printer) if comparison is not None else 0
        if not pages:
            self._message_bar.show_message(self.tr("Nothing was printed: the printer cannot be used"))
        return pages

    def _write(self, path: str, data: bytes) -> bool:
        try:
            save_bytes(data, path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=Path(path).name))
        return True

    # --- what is handed on -------------------------------------------------------------------------------

    def _marked(self, comparison: Comparison) -> MarkedTexts:
        layers = [
            ShownLayer(layer.name, _drawing(layer), layer.role, layer.brief_text())
            for layer in self._board.view.layers
        ]
        return MarkedTexts(
            comparison,
            layers,
            self._live.metrics,
            self._board.chosen_reference,
            others=self._live.beside(),
        )

    def _words(self, comparison: Comparison) -> Words:
        metrics = *(self._live.metrics or tuple(comparison.scores)), *self._live.beside()
        heads = (self.tr("metric"), self.tr("P"), self.tr("R"), self.tr("F"), self.tr("counts"))
        return Words(
            self._title(),
            self._headings(comparison)[0],
            self._headings(comparison)[1],
            self.tr("surplus"),
            heads,
            {metric: display_name(metric) for metric in metrics},
            self.tr("Notes"),
            interface_language(),
        )

    def _title(self) -> str:
        return self._file_commands.names or self.tr("Comparison")

    def _headings(self, comparison: Comparison) -> tuple[str, str]:
        count = len(comparison.references)
        if count == 1:
            return self.tr("Reference"), self.tr("Candidate")
        reference = self.tr("Reference {n} of {count}").format(
            n=numbers.count(self._board.chosen_reference + 1), count=numbers.count(count)
        )
        return reference, self.tr("Candidate")

    def _plain(self, comparison: Comparison) -> str:
        """Return texts and scores without marks, for where HTML is not taken."""
        texts = (comparison.references[self._board.chosen_reference], comparison.candidate)
        parts = [f"{head}\n{text}\n" for head, text in zip(self._headings(comparison), texts, strict=True)]
        scores = ["   ".join(lines) for lines in self._score_lines(comparison)]
        return "\n".join([*parts, *scores, comparison.signature])

    def _printed(self, comparison: Comparison) -> PrintedTexts:
        return PrintedTexts(
            comparison,
            self._board.view,
            self._board.chosen_reference,
            self._title(),
            self._score_lines(comparison),
            self._headings(comparison),
            self.tr("page {page} of {pages}"),
        )

    def _score_lines(self, comparison: Comparison) -> list[tuple[str, str]]:
        """Return for each metric its name and value, then precision and recall."""
        lines: list[tuple[str, str]] = []
        ratio = self._format.ratio
        for metric, score in self._live.card(comparison).items():
            name = display_name(metric)
            if isinstance(score, Score):
                below = f"P {ratio(score.precision)}  R {ratio(score.recall)}"
                lines.append((f"{name}  F {ratio(score.fmeasure)}", below))
            else:
                lines.append((f"{name}  {numbers.points(score.score)}", ""))
        return lines


def _drawing(layer: Layer) -> Drawing:
    if layer.shape is Shape.BRACKET:
        return Drawing.LINE if layer.name == "bigram" else Drawing.DOUBLE_LINE
    return _DRAWINGS[layer.shape]


def _colors(*, dark: bool = False) -> dict[str, str]:
    return asdict(load_theme(dark=dark))


def _page_layout() -> QPageLayout:
    sizes = QPageSize.PageSizeId
    american = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageLayout(
        QPageSize(sizes.Letter if american else sizes.A4),
        QPageLayout.Orientation.Portrait,
        _MARGINS_MM,
        QPageLayout.Unit.Millimeter,
    )
