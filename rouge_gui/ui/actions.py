"""Makes the actions and the menus of the window from the table of commands."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from string import ascii_uppercase

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from rouge_gui.ui.command import Command
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.menus import DOCKS, MENUS, SEPARATOR, SUBMENUS
from rouge_gui.ui.score_guard import ScoreGuard

_access_key = re.compile(r"&(\w)")
_han = re.compile("[\u4e00-\u9fff]")
StandardKeys = Callable[[QKeySequence.StandardKey], list[QKeySequence]]


def make_actions(owner: QObject, guard: ScoreGuard) -> dict[str, QAction]:
    """Return an action per command, connected to the method that its slot names from ``owner`` on, past ``guard``."""
    actions: dict[str, QAction] = {}
    groups: dict[str, QActionGroup] = {}
    for command in COMMANDS:
        action = QAction(command.label(), owner)
        action.setObjectName(command.id)
        brief = QCoreApplication.translate("actions", str(command.brief)) if command.brief else ""
        action.setIconText(brief or plain_text(command.label()))
        action.setShortcuts(default_keys(command))
        action.setCheckable(command.checkable or bool(command.group))
        if command.group:
            groups.setdefault(command.group, QActionGroup(owner)).addAction(action)
        slot = guard.around(command.id, attrgetter(command.slot)(owner))
        (action.toggled if command.checkable else action.triggered).connect(slot)
        actions[command.id] = action
    return actions


def default_keys(
    command: Command, platform: str = sys.platform, standard: StandardKeys = QKeySequence.keyBindings
) -> list[QKeySequence]:
    """Return the shortcuts a command comes with on ``platform``, where ``standard`` tells the standard keys."""
    wanted: tuple[QKeySequence.StandardKey | str | None, ...] = (command.keys, command.also)
    if platform == "darwin" and command.mac is not None:
        wanted = (command.mac,)
    found: dict[str, QKeySequence] = {}
    for keys in wanted:
        if not keys:
            continue
        for sequence in [QKeySequence(keys)] if isinstance(keys, str) else standard(keys):
            found.setdefault(sequence.toString(QKeySequence.SequenceFormat.PortableText), sequence)
    return list(found.values())


def plain_text(label: str) -> str:
    """Return ``label`` without what is for menus only: the mark of its access key, the dots."""
    bare = re.sub(r"\s*\(&\w\)", "", label)
    return re.sub(r"&(.)", r"\1", bare).removesuffix("…").strip()


def fill_menus(
    bar: QMenuBar, actions: dict[str, QAction], submenus: dict[str, QMenu], docks: list[QAction]
) -> None:
    """Build ``MENUS`` in ``bar``; ``submenus`` by their place, ``docks`` switch the docks."""
    for title, entries in MENUS:
        _fill(bar.addMenu(_translated(title)), entries, actions, submenus, docks)
    tell_apart(bar.actions())


def _fill(
    menu: QMenu,
    entries: Sequence[str],
    actions: dict[str, QAction],
    submenus: dict[str, QMenu],
    docks: list[QAction],
) -> None:
    for entry in entries:
        if entry == SEPARATOR:
            menu.addSeparator()
        elif entry == DOCKS:
            menu.addActions(docks)
        elif entry in submenus:
            menu.addMenu(submenus[entry])
        elif entry in SUBMENUS:
            title, inner = SUBMENUS[entry]
            _fill(menu.addMenu(_translated(title)), inner, actions, submenus, docks)
        else:
            menu.addAction(actions[entry])
    tell_apart(menu.actions())


def tell_apart(entries: Sequence[QAction]) -> None:
    """Give each of ``entries`` whose access key belongs to an earlier one another letter of its text.

    A text without a free letter goes without; one in Chinese, which has none, gets one behind it.
    """
    taken: set[str] = set()
    later: list[QAction] = []
    for entry in entries:
        found = _access_key.search(entry.text())
        key = found[1].casefold() if found else ""
        if key in taken:
            later.append(entry)
        elif key:
            taken.add(key)
    for entry in later:
        text = plain_text(entry.text())
        dots = "…" * entry.text().endswith("…")
        free = [
            place for place, letter in enumerate(text) if letter.isalpha() and letter.casefold() not in taken
        ]
        unused = [letter for letter in ascii_uppercase if letter.casefold() not in taken]
        if _han.search(text) and unused:
            taken.add(unused[0].casefold())
            entry.setText(f"{text}(&{unused[0]}){dots}")
        elif free and not _han.search(text):
            taken.add(text[free[0]].casefold())
            entry.setText(f"{text[: free[0]]}&{text[free[0] :]}{dots}")
        else:
            entry.setText(text + dots)


def _translated(title: object) -> str:
    return QCoreApplication.translate("actions", str(title))


def walk(menu: QMenu, *path: str) -> Iterator[tuple[tuple[str, ...], QAction]]:
    """Yield what can be chosen in ``menu`` and the menus in it, each with the titles of the menus it lies in."""
    here = (*path, plain_text(menu.title()))
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from walk(submenu, *here)
        elif not action.isSeparator():
            yield here, action


def menus_of(bar: QMenuBar) -> list[QMenu]:
    """Return the menus of ``bar``."""
    return [menu for action in bar.actions() if isinstance(menu := action.menu(), QMenu)]
