"""Opens the help where the user is, and what its pages show live as a comparison in the window."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.actions import plain_text
from rouge_gui.ui.appearance import Appearance
from rouge_gui.ui.help.pages import load_examples, page_of_metric
from rouge_gui.ui.help.window import HelpWindow
from rouge_gui.ui.modes import SINGLE_KEYS
from rouge_gui.ui.samples import interface_language
from rouge_gui.ui.scores.view import ScoreTable

_BLOB = "help"
_plain_key = re.compile(
    r"(^|\+)(.|F\d+|Esc|Del|Ins|Home|End|PgUp|PgDown|Left|Right|Up|Down|Tab|Backtab|Return|Enter|Space|Backspace)$"
)


class HelpDesk(QObject):
    """The window of help, made when it is first asked for.

    ``parts`` are those that show the metric chosen in ``table``: from there its page is opened. ``example_opened``
    carries a ``Snapshot`` and the name of a layer.
    """

    example_opened = Signal(object, str)

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        table: ScoreTable,
        parts: Sequence[QWidget],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._appearance, self._settings = appearance, settings
        self._table, self._parts, self._window = table, (table, *parts), window
        self._actions: Mapping[str, QAction] = {}
        self.help: HelpWindow | None = None
        appearance.theme_changed.connect(self._on_theme_changed)

    def use_actions(self, actions: Mapping[str, QAction]) -> None:
        """List the keys of ``actions`` on the page of the keyboard."""
        self._actions = actions

    def open_help(self) -> None:
        """Show the page of the metric that has the focus, else the page shown last or the first one."""
        metric = self._metric_in_focus()
        if metric:
            self.open_page(page_of_metric(metric))
        else:
            self.open_page(self.help.page if self.help else "")

    def _metric_in_focus(self) -> str:
        focused = QApplication.focusWidget()
        row = self._table.currentIndex().row()
        if focused is None or row < 0:
            return ""
        about = any(part is focused or part.isAncestorOf(focused) for part in self._parts)
        return self._table.scores.metric_at(row) if about else ""

    def open_page(self, name: str) -> None:
        """Show a page by its name."""
        shown = self.help or self._make()
        shown.show_page(name)
        shown.show()
        shown.raise_()
        shown.activateWindow()

    def close(self) -> None:
        """Close the window of help for good."""
        if self.help is not None:
            self._settings.set_blob(_BLOB, self.help.saveGeometry())
            self.help.close()
            self.help.deleteLater()
            self.help = None

    def _make(self) -> HelpWindow:
        self.help = HelpWindow(interface_language(), self._appearance.theme, self._keys)
        self.help.restoreGeometry(self._settings.blob(_BLOB))
        self.help.example_chosen.connect(self.open_example)
        return self.help

    def _keys(self) -> str:
        """Return the commands that have keys as a markdown table."""
        single = {command: key for key, command in SINGLE_KEYS.items()}
        heads = (self.tr("command"), self.tr("keys"), self.tr("while inspecting"))
        rows = [
            (
                plain_text(action.text()),
                ", ".join(map(_native, filter(_is_on_every_keyboard, action.shortcuts()))),
                single.get(command, ""),
            )
            for command, action in self._actions.items()
            if action.shortcuts() or command in single
        ]
        lines = [heads, ("---",) * len(heads), *rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

    def open_example(self, name: str) -> None:
        """Ask for an example of the help to be opened in the window, by its name."""
        example = load_examples()[name]
        snapshot = Snapshot(example.references, example.candidate, example.profile)
        self.example_opened.emit(snapshot, example.layer)
        self._window.raise_()
        self._window.activateWindow()

    def _on_theme_changed(self) -> None:
        if self.help is not None:
            self.help.set_theme(self._appearance.theme)


def _native(keys: QKeySequence) -> str:
    """Return ``keys`` as the platform writes them, for a cell of a markdown table."""
    return re.sub(r"([\\|`*_<])", r"\\\1", keys.toString(QKeySequence.SequenceFormat.NativeText))


def _is_on_every_keyboard(keys: QKeySequence) -> bool:
    """Tell keys from those of office keyboards, such as one called Open."""
    return _plain_key.search(keys.toString()) is not None
