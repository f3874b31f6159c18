"""The keys in force: what the commands come with, and what the user put in its place.

Knows commands and actions; the page that shows and edits keys is ``shortcut_page``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.actions import default_keys, plain_text
from rouge_gui.ui.command import Command
from rouge_gui.ui.commands import COMMANDS

_Standard = QKeySequence.StandardKey
# what the panes do with keys of their own; a command never gets such a key
_OF_EDITING = tuple(
    key
    for key in QKeySequence.StandardKey
    if key.name.startswith(("Move", "Select", "Delete", "Insert"))
    or key in {_Standard.Copy, _Standard.Cut, _Standard.Paste}
)
_COMMANDING = {"Ctrl", "Alt", "Meta"}


class Shortcuts(QObject):
    """Gives the actions their keys and keeps what the user changed. ``changed`` tells that some keys are others."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: Mapping[str, QAction] = {}
        settings.changed.connect(self._on_setting_changed)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Give ``actions`` (by command) their keys, now and after each change."""
        self._actions = actions
        self._apply()

    def keys_of(self, command: Command) -> list[QKeySequence]:
        """Return the keys of ``command``, the one shown in menus first."""
        own = self._own().get(command.id)
        if own is None:
            return default_keys(command)
        return [QKeySequence(text, QKeySequence.SequenceFormat.PortableText) for text in own]

    def is_own(self, command: Command) -> bool:
        """Tell whether the user changed the keys of ``command``."""
        return command.id in self._own()

    def set_keys(self, command: Command, keys: Sequence[QKeySequence]) -> None:
        """Give ``command`` these keys and no other; no keys are possible."""
        own = self._own()
        own[command.id] = _portable(keys)
        if own[command.id] == _portable(default_keys(command)):
            del own[command.id]
        self._keep(own)

    def reset(self, command: Command) -> None:
        """Give ``command`` the keys it came with, and take them from those that got them meanwhile."""
        own = self._own()
        own.pop(command.id, None)
        self._keep(own)
        for keys in default_keys(command):
            self.release(keys, command)

    def reset_all(self) -> None:
        """Give every command the keys it came with."""
        self._keep({})

    def release(self, keys: QKeySequence, keeper: Command) -> None:
        """Take ``keys`` from every command but ``keeper``."""
        for other in self.owners(keys, keeper):
            self.set_keys(other, [own for own in self.keys_of(other) if own != keys])

    def owners(self, keys: QKeySequence, besides: Command) -> list[Command]:
        """Return the commands that have ``keys``, without ``besides``."""
        if keys.isEmpty():
            return []
        return [command for command in COMMANDS if command is not besides and keys in self.keys_of(command)]

    def _own(self) -> dict[str, list[str]]:
        """Return what was changed: command → portable sequences. Anything else in the file counts for nothing."""
        known = {command.id for command in COMMANDS}
        try:
            stored = json.loads(self._settings.value(remembered.SHORTCUTS) or "{}")
        except ValueError:
            return {}
        if not isinstance(stored, dict):
            return {}
        return {
            name: [key for key in keys if isinstance(key, str)]
            for name, keys in stored.items()
            if name in known and isinstance(keys, list)
        }

    def _keep(self, own: Mapping[str, list[str]]) -> None:
        self._settings.set_value(remembered.SHORTCUTS, json.dumps(own, sort_keys=True) if own else "")

    def _on_setting_changed(self, name: str) -> None:
        if name == remembered.SHORTCUTS.name:
            self._apply()
            self.changed.emit()

    def _apply(self) -> None:
        for command in COMMANDS:
            action = self._actions.get(command.id)
            if action is not None:
                action.setShortcuts(self.keys_of(command))
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                name = plain_text(action.text())
                action.setToolTip(f"{name} ({keys})" if keys else name)


def types_text(keys: QKeySequence) -> bool:
    """Tell whether the panes would miss ``keys`` when typing: a letter, digit or sign without a modifier."""
    text = keys.toString(QKeySequence.SequenceFormat.PortableText)
    modifiers, _plus, key = text[:-1].rpartition("+")
    return (len(key + text[-1:]) == 1 or text.endswith("Space")) and not _COMMANDING & set(
        modifiers.split("+")
    )


def edits_text(keys: QKeySequence) -> bool:
    """Tell whether the panes use ``keys`` themselves, such as those of copying."""
    return any(keys in QKeySequence.keyBindings(standard) for standard in _OF_EDITING)


def _portable(keys: Sequence[QKeySequence]) -> list[str]:
    return [key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys]
