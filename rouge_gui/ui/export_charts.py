"""The commands that write the chart on show to a file: PNG, SVG, or the numbers it shows as CSV."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.report.table import as_csv
from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.ui.corpus.charts.panel import ChartsPanel
from rouge_gui.ui.corpus.charts.spot_words import values_table
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence, safe_name
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.theme import load_theme

if TYPE_CHECKING:
    from rouge_gui.ui.corpus.charts.picture import ChartPicture


class ChartExport(QObject):
    """Writes what ``panel`` shows; its menu of exports leads here. ``window`` is the parent of dialogs."""

    def __init__(
        self, panel: ChartsPanel, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._panel, self._file_commands, self._message_bar = panel, file_commands, message_bar
        menu = panel.switches.export
        for name, title, slot in (
            ("chart_png", self.tr("Picture (PNG)…"), self.save_png),
            ("chart_svg", self.tr("Drawing (SVG)…"), self.save_svg),
            ("chart_csv", self.tr("Numbers (CSV)…"), self.save_csv),
        ):
            entry = menu.addAction(title)
            entry.setObjectName(name)
            entry.triggered.connect(slot)
        menu.aboutToShow.connect(self._on_menu_opening)

    def _on_menu_opening(self) -> None:
        drawing = self._panel.drawing
        for entry in self._panel.switches.export.actions():
            entry.setEnabled(drawing is not None and not drawing.is_empty and not self._panel.is_hidden)

    # --- commands ----------------------------------------------------------------------------------------

    def save_png(self) -> None:
        """Ask for a name and write the chart there as PNG."""
        self._save(self.tr("PNG pictures (*.png)"), ".png", self.png)

    def save_svg(self) -> None:
        """Ask for a name and write the chart there as SVG."""
        self._save(self.tr("SVG drawings (*.svg)"), ".svg", self.svg)

    def save_csv(self) -> None:
        """Ask for a name and write the numbers there as CSV."""
        self._save(self.tr("CSV tables (*.csv)"), ".csv", self.csv)

    def _save(self, kinds: str, suffix: str, data: Callable[[], bytes]) -> None:
        path = self._file_commands.ask_where(self.tr("Export the chart"), kinds, suffix)
        if path:
            self.write(path, data())

    # --- doing it ----------------------------------------------------------------------------------------

    def png(self) -> bytes:
        """Return the chart as a picture."""
        return self._picture().png(load_theme(dark=False))

    def svg(self) -> bytes:
        """Return the chart as a drawing."""
        return self._picture().svg(load_theme(dark=False))

    def csv(self) -> bytes:
        """Return the numbers that are drawn, every digit."""
        source, drawing = self._panel.source, self._panel.drawing
        if source is None or drawing is None:
            return b""
        # half a surrogate pair has no UTF-8
        return as_csv(values_table(source, drawing)).encode("utf-8", "backslashreplace")

    def write(self, path: str, data: bytes) -> bool:
        """Write ``data`` to ``path``; tell whether that worked."""
        try:
            save_bytes(data, path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=safe_name(path)))
        return True

    def _picture(self) -> ChartPicture:
        # the chart library may not be loaded yet
        make: Callable[..., ChartPicture] = import_module("rouge_gui.ui.corpus.charts.picture").ChartPicture
        source = self._panel.source
        signature = source.signature if source is not None else ""
        return make(self._panel.drawing, self._panel.looks, signature)
