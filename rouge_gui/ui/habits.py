"""What every command shares: the palette that finds it, its keys, the mode, and the dialogs about the tool itself.

Puts these parts together; each lives in a module of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QTextEdit, QWidget

from rouge_gui.session.settings import Settings
from rouge_gui.ui.dialogs import DialogOpener
from rouge_gui.ui.focus import FocusParts
from rouge_gui.ui.modes import Modes
from rouge_gui.ui.palette import CommandPalette
from rouge_gui.ui.shortcut_page import shortcut_dialog
from rouge_gui.ui.shortcuts import Shortcuts


class Habits(QObject):
    """The parts of ``window`` that concern all of its commands.

    ``editors`` follow the mode; keys go from them through the ``parts``.
    """

    def __init__(
        self, settings: Settings, window: QMainWindow, editors: Sequence[QTextEdit], parts: Sequence[QWidget]
    ) -> None:
        super().__init__(window)
        self.palette = CommandPalette(settings, window)
        self.shortcuts = Shortcuts(settings, self)
        self.shortcut_dialog = DialogOpener(
            partial(shortcut_dialog, self.shortcuts, window.menuBar()), window
        )
        self.modes = Modes(settings, window.statusBar(), self)
        for editor in editors:
            self.modes.watch(editor)
        self.focus = FocusParts((*editors, *parts), self)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take charge of ``actions``, by command."""
        self.palette.use_actions(actions)
        self.shortcuts.bind(actions)
        self.modes.bind(actions)
