"""What every command shares: the palette that finds it, its keys, and the dialogs about the tool itself.

Puts these parts together; each lives in a module of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from rouge_gui.session.settings import Settings
from rouge_gui.ui.dialogs import DialogOpener
from rouge_gui.ui.palette import CommandPalette
from rouge_gui.ui.shortcut_page import shortcut_dialog
from rouge_gui.ui.shortcuts import Shortcuts


class Habits(QObject):
    """The parts of ``window`` that concern all of its commands."""

    def __init__(self, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self.palette = CommandPalette(settings, window)
        self.shortcuts = Shortcuts(settings, self)
        self.shortcut_dialog = DialogOpener(partial(shortcut_dialog, self.shortcuts), window)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take charge of ``actions``, by command."""
        self.palette.use_actions(actions)
        self.shortcuts.bind(actions)
