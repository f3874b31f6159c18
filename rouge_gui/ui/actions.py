"""Every command of the window, as data: menus and shortcuts are made from this one table.

``slot`` names a method of the main window. Shortcuts are standard keys where the platform has one.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

_Standard = QKeySequence.StandardKey


@dataclass(frozen=True, slots=True)
class Command:
    """One command. ``keys``: a standard key or a portable sequence; ``brief``: on a button."""

    id: str
    text: object
    slot: str
    keys: QKeySequence.StandardKey | str | None = None
    group: str = ""
    brief: object = ""

    def label(self) -> str:
        """Return its text in the interface's language."""
        return QCoreApplication.translate("actions", str(self.text))


SEPARATOR = "-"
SAMPLES = "samples"
DOCKS = "docks"

COMMANDS: tuple[Command, ...] = (
    Command("new", QT_TRANSLATE_NOOP("actions", "&New comparison"), "new_comparison", _Standard.New),
    Command("open", QT_TRANSLATE_NOOP("actions", "&Open…"), "open_files", _Standard.Open),
    Command("save", QT_TRANSLATE_NOOP("actions", "&Save"), "save", _Standard.Save),
    Command("save_reference", QT_TRANSLATE_NOOP("actions", "Save &reference as…"), "save_reference_as"),
    Command(
        "save_candidate",
        QT_TRANSLATE_NOOP("actions", "Save &candidate as…"),
        "save_candidate_as",
        _Standard.SaveAs,
    ),
    Command("quit", QT_TRANSLATE_NOOP("actions", "&Quit"), "close", _Standard.Quit),
    Command("undo", QT_TRANSLATE_NOOP("actions", "&Undo"), "undo", _Standard.Undo),
    Command("redo", QT_TRANSLATE_NOOP("actions", "&Redo"), "redo", "Ctrl+Shift+Z"),
    Command(
        "swap",
        QT_TRANSLATE_NOOP("actions", "S&wap reference and candidate"),
        "swap_sides",
        "Ctrl+Alt+X",
        brief=QT_TRANSLATE_NOOP("actions", "Swap"),
    ),
    Command("copy_scores", QT_TRANSLATE_NOOP("actions", "Copy &scores"), "copy_scores", "Ctrl+Shift+C"),
    Command("copy_signature", QT_TRANSLATE_NOOP("actions", "Copy si&gnature"), "copy_signature"),
    Command(
        "theme_system", QT_TRANSLATE_NOOP("actions", "&System colours"), "use_system_theme", group="theme"
    ),
    Command("theme_light", QT_TRANSLATE_NOOP("actions", "&Light"), "use_light_theme", group="theme"),
    Command("theme_dark", QT_TRANSLATE_NOOP("actions", "&Dark"), "use_dark_theme", group="theme"),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("actions", "&Full screen"),
        "toggle_full_screen",
        _Standard.FullScreen,
    ),
)

MENUS: tuple[tuple[object, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("actions", "&File"),
        (
            "new",
            "open",
            SAMPLES,
            SEPARATOR,
            "save",
            "save_reference",
            "save_candidate",
            SEPARATOR,
            "quit",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&Edit"),
        ("undo", "redo", SEPARATOR, "swap", SEPARATOR, "copy_scores", "copy_signature"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "&View"),
        ("theme_system", "theme_light", "theme_dark", SEPARATOR, DOCKS, SEPARATOR, "full_screen"),
    ),
)


def make_actions(owner: QObject) -> dict[str, QAction]:
    """Return an action per command, connected to the method of ``owner`` that its slot names."""
    actions: dict[str, QAction] = {}
    groups: dict[str, QActionGroup] = {}
    for command in COMMANDS:
        action = QAction(command.label(), owner)
        action.setObjectName(command.id)
        if command.brief:
            action.setIconText(QCoreApplication.translate("actions", str(command.brief)))
        if isinstance(command.keys, str):
            action.setShortcut(QKeySequence(command.keys))
        elif command.keys is not None:
            action.setShortcuts(command.keys)
        if command.group:
            action.setCheckable(True)
            group = groups.setdefault(command.group, QActionGroup(owner))
            group.addAction(action)
        action.triggered.connect(getattr(owner, command.slot))
        actions[command.id] = action
    return actions


def fill_menus(
    bar: QMenuBar, actions: dict[str, QAction], submenus: dict[str, QMenu], docks: list[QAction]
) -> None:
    """Build ``MENUS`` in ``bar``; ``submenus`` by their place, ``docks`` switch the docks."""
    for title, entries in MENUS:
        menu = bar.addMenu(QCoreApplication.translate("actions", str(title)))
        for entry in entries:
            if entry == SEPARATOR:
                menu.addSeparator()
            elif entry == DOCKS:
                menu.addActions(docks)
            elif entry in submenus:
                menu.addMenu(submenus[entry])
            else:
                menu.addAction(actions[entry])
