"""The commands that hand the history on: the graph as PNG or SVG, its values as CSV or JSON Lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rouge_gui.report.history import HistoryRow, history_csv, history_jsonl
from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.ui.file_commands import FileCommands
from rouge_gui.ui.file_wording import problem_sentence
from rouge_gui.ui.history.display import part_name
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.history.series import SERIES
from rouge_gui.ui.message_bar import MessageBar, Topic
from rouge_gui.ui.theme import load_theme

if TYPE_CHECKING:
    from rouge_gui.ui.history.picture import HistoryPicture

_METRICS = tuple(series.metric for series in SERIES if series.has_parts)
_POINT_METRICS = tuple(series.metric for series in SERIES if not series.has_parts)


class HistoryExport(QObject):
    """Writes what ``keeper`` shows; ``window`` is the parent of dialogs."""

    def __init__(
        self, keeper: HistoryKeeper, file_commands: FileCommands, message_bar: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._keeper, self._file_commands, self._message_bar = keeper, file_commands, message_bar

    # --- commands ----------------------------------------------------------------------------------------

    def save_png(self) -> None:
        """Ask for a name and write the graph there as PNG."""
        self._save(self.tr("PNG pictures (*.png)"), ".png", self.write_png)

    def save_svg(self) -> None:
        """Ask for a name and write the graph there as SVG."""
        self._save(self.tr("SVG drawings (*.svg)"), ".svg", self.write_svg)

    def save_csv(self) -> None:
        """Ask for a name and write the values there as CSV."""
        self._save(self.tr("CSV tables (*.csv)"), ".csv", self.write_csv)

    def save_jsonl(self) -> None:
        """Ask for a name and write the values there as JSON Lines."""
        self._save(self.tr("JSON Lines (*.jsonl)"), ".jsonl", self.write_jsonl)

    def _save(self, kinds: str, suffix: str, write: Callable[[str], bool]) -> None:
        path = self._file_commands.ask_where(self.tr("Export the history"), kinds, suffix)
        if path:
            write(path)

    # --- doing it ----------------------------------------------------------------------------------------

    def write_png(self, path: str) -> bool:
        """Write the graph to ``path`` as PNG; tell whether that worked."""
        return self._write(path, self._picture().png(load_theme(dark=False)))

    def write_svg(self, path: str) -> bool:
        """Write the graph to ``path`` as SVG; tell whether that worked."""
        return self._write(path, self.svg())

    def svg(self) -> bytes:
        """Return the graph as a drawing."""
        return self._picture().svg(load_theme(dark=False))

    @property
    def has_edits(self) -> bool:
        """Whether the graph has more than its first point."""
        return len(self._keeper.points.by_state) > 1

    def write_csv(self, path: str) -> bool:
        """Write the values to ``path`` as CSV; tell whether that worked."""
        return self._write(path, _encoded(history_csv(self._rows(), _METRICS, self._point_metrics())))

    def write_jsonl(self, path: str) -> bool:
        """Write the values to ``path`` as JSON Lines; tell whether that worked."""
        return self._write(path, _encoded(history_jsonl(self._rows())))

    def _write(self, path: str, data: bytes) -> bool:
        name = Path(path).name
        try:
            save_bytes(data, path)
        except FileProblemError as problem:
            self._message_bar.show_message(problem_sentence(problem), topic=Topic.FILE)
            return False
        self._message_bar.show_message(self.tr("{file} is written").format(file=name))
        return True

    # --- what is handed on -------------------------------------------------------------------------------

    def _picture(self) -> HistoryPicture:
        # the chart library may not be loaded yet
        make: Callable[..., HistoryPicture] = import_module("rouge_gui.ui.history.picture").HistoryPicture
        display = self._keeper.view.display
        title = self.tr("{part} over time") if display.by_time else self.tr("{part} over the edits")
        profile = self._keeper.scores.profile
        references = len(self._keeper.document.snapshot.references)
        signature = profile.signature(references) if profile is not None else ""
        return make(self._keeper.points, display, title.format(part=part_name(display.part)), signature)

    def _point_metrics(self) -> tuple[str, ...]:
        return tuple(metric for metric in _POINT_METRICS if metric in self._keeper.points.scores)

    def _rows(self) -> Iterator[HistoryRow]:
        points, history = self._keeper.points, self._keeper.document.history
        profile = self._keeper.scores.profile

        @cache
        def signature(references: int) -> str:
            return profile.signature(references) if profile is not None else ""

        for point in points.by_state.values():
            label = history.state(point.state).label
            yield HistoryRow(
                point.state,
                point.parent,
                point.step,
                point.seconds,
                point.kind,
                label.side.value if label.side is not None else "",
                label.removed,
                label.inserted,
                bool(points.on_line[point.state]),
                point.state in points.pins,
                {metric: point.scores[metric] for metric in _METRICS if metric in point.scores},
                {metric: point.scores[metric][0] for metric in _POINT_METRICS if metric in point.scores},
                # states follow each other, so that each is made from what was rebuilt last
                signature(len(history.snapshot(point.state).references)),
            )


def _encoded(text: str) -> bytes:
    # half a surrogate pair has no UTF-8; its escape is also JSON's
    return text.encode("utf-8", "backslashreplace")
