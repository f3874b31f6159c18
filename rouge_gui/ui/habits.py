"""What every command shares: the palette that finds it, its keys, the mode, and the dialogs about the tool itself.

Puts these parts together; each lives in a module of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QTextEdit, QWidget

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.about import about_dialog, news_dialog
from rouge_gui.ui.dialogs import DialogOpener, SideDialog
from rouge_gui.ui.focus import FocusParts
from rouge_gui.ui.modes import Modes
from rouge_gui.ui.palette import CommandPalette
from rouge_gui.ui.preferences.dialog import Page, preferences_dialog
from rouge_gui.ui.shortcut_page import ShortcutPage, shortcut_dialog
from rouge_gui.ui.shortcuts import Shortcuts
from rouge_gui.ui.wheel_zoom import WheelZoom


class Habits(QObject):
    """The parts of ``window`` that concern all of its commands.

    ``editors`` follow the mode; keys go from them through the ``parts``.
    """

    def __init__(
        self, settings: Settings, window: QMainWindow, editors: Sequence[QTextEdit], parts: Sequence[QWidget]
    ) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        self._actions: Mapping[str, QAction] = {}
        self.palette = CommandPalette(settings, window)
        self.shortcuts = Shortcuts(settings, self)
        self.shortcut_dialog = DialogOpener(
            partial(shortcut_dialog, self.shortcuts, window.menuBar()), window
        )
        self.preferences = DialogOpener(self._make_preferences, window)
        self.about = DialogOpener(about_dialog, window)
        self.news = DialogOpener(news_dialog, window)
        self.modes = Modes(settings, window.statusBar(), self)
        # the window gets the keys that no part of it used
        for part in (*parts, window):
            self.modes.watch_keys(part)
        self.wheel = WheelZoom(self)
        self.focus = FocusParts(parts, window)
        for editor in editors:
            self.add_editor(editor)

    def add_editor(self, editor: QTextEdit) -> None:
        """Let ``editor`` take part: it follows the mode, zooms with the wheel, and is reached before the parts."""
        self.modes.watch(editor)
        self.wheel.watch(editor)
        self.focus.add_editor(editor)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take charge of ``actions``, by command."""
        self.palette.use_actions(actions)
        self.shortcuts.bind(actions)
        self.modes.bind(actions)
        self._actions = actions
        self._settings.changed.connect(self._on_setting_changed)
        self._on_setting_changed(remembered.COLOR_SCHEME.name)

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.COLOR_SCHEME.name:
            self._actions[f"theme_{self._settings.value(remembered.COLOR_SCHEME)}"].setChecked(True)

    def _make_preferences(self, parent: QWidget) -> SideDialog:
        keys = ShortcutPage(self.shortcuts, self._window.menuBar())
        keys.setContentsMargins(8, 8, 8, 8)
        return preferences_dialog(
            self._settings, [Page(self.tr("Keyboard"), keys, keys.restore_defaults)], parent
        )
