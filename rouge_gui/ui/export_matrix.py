"""The commands that hand the matrix of the Explain dock on, as PNG or SVG."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.ui.explain.matrix_panel import MatrixPanel
from rouge_gui.ui.explaining import Explaining
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.theme import load_theme


class MatrixExport(QObject):
    """Writes what the Matrix panel shows; ``window`` is the parent of dialogs."""

    def __init__(
        self, explaining: Explaining, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._explaining, self._file_commands, self._message_bar = explaining, file_commands, message_bar
        self._panel.export_wanted.connect(self._on_export_wanted)

    @property
    def _panel(self) -> MatrixPanel:
        panel = self._explaining.view.panel_of("matrix")
        if not isinstance(panel, MatrixPanel):
            raise TypeError(type(panel))
        return panel

    def _on_export_wanted(self, kind: str) -> None:
        if kind == "png":
            self.save_png()
        else:
            self.save_svg()

    def save_png(self) -> None:
        """Ask for a name and write the matrix there as PNG."""
        if self._is_there():
            path = self._ask(self.tr("PNG pictures (*.png)"), ".png")
            if path:
                self.write_png(path)

    def save_svg(self) -> None:
        """Ask for a name and write the matrix there as SVG."""
        if self._is_there():
            path = self._ask(self.tr("SVG drawings (*.svg)"), ".svg")
            if path:
                self.write_svg(path)

    def _is_there(self) -> bool:
        """Tell whether there is a matrix of these texts; else show where it is."""
        view = self._explaining.view
        shown = self._explaining.dock.isVisible() and view.panel is self._panel
        if shown and not view.is_older and not view.absence:
            return True
        self._explaining.dock.show()
        view.show_panel("matrix")
        if not shown:
            self._message_bar.show_message(self.tr("Here is the matrix: export it once it is as you want it"))
        return False

    def _ask(self, kinds: str, suffix: str) -> str:
        return self._file_commands.ask_where(self.tr("Export the matrix"), kinds, suffix)

    def write_png(self, path: str) -> bool:
        """Write the matrix to ``path`` as PNG; tell whether that worked."""
        picture = self._panel.picture()
        return picture is not None and self._write(path, picture.png(load_theme(dark=False)))

    def write_svg(self, path: str) -> bool:
        """Write the matrix to ``path`` as SVG; tell whether that worked."""
        picture = self._panel.picture()
        return picture is not None and self._write(path, picture.svg(load_theme(dark=False)))

    def _write(self, path: str, data: bytes) -> bool:
        try:
            save_bytes(data, path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=Path(path).name))
        return True
