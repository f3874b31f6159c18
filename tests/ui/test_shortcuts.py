"""The keys of the commands: platform defaults without clashes, the user's own, the page that edits them."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from standard_keys import STANDARD_KEYS

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.actions import default_keys
from rouge_gui.ui.command import Command
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.menus import MENUS
from rouge_gui.ui.shortcut_page import ShortcutPage
from rouge_gui.ui.shortcuts import Shortcuts, edits_text, types_text

# key sequences crash without an application
pytestmark = pytest.mark.usefixtures("qapp")

SWAP, UNDO, SAVE = (
    next(command for command in COMMANDS if command.id == name) for name in ("swap", "undo", "save")
)


@pytest.fixture
def page(window: MainWindow) -> Iterator[ShortcutPage]:
    window.actions_by_id["keyboard_shortcuts"].trigger()
    dialog = window.habits.shortcut_dialog.dialog
    assert isinstance(dialog, SideDialog)
    assert isinstance(dialog.body, ShortcutPage)
    yield dialog.body
    dialog.close()


def portable(keys: list[QKeySequence]) -> list[str]:
    return [key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys]


def of_platform(command: Command, platform: str) -> list[str]:
    def standard(key: QKeySequence.StandardKey) -> list[QKeySequence]:
        return [QKeySequence(text) for text in STANDARD_KEYS[platform][key]]

    return portable(default_keys(command, platform, standard))


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_no_key_has_two_owners(platform: str) -> None:
    owners = defaultdict(list)
    for command in COMMANDS:
        for keys in of_platform(command, platform):
            owners[keys].append(command.id)
    assert {keys: names for keys, names in owners.items() if len(names) > 1} == {}
    assert "" not in owners


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_no_key_is_the_access_key_of_a_menu(platform: str) -> None:
    # Qt runs neither of two owners; macOS has no access keys
    access = {f"Alt+{match[1].upper()}" for title, _ in MENUS if (match := re.search("&(.)", str(title)))}
    assert "Alt+F" in access
    taken = {keys: command.id for command in COMMANDS for keys in of_platform(command, platform)}
    assert {keys: name for keys, name in taken.items() if keys in access} == {}


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_no_default_takes_a_key_from_typing_or_editing(platform: str) -> None:
    for command in COMMANDS:
        for text in of_platform(command, platform):
            keys = QKeySequence(text)
            assert not types_text(keys), command.id
            assert not edits_text(keys), command.id


EVERYWHERE = {
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "save": "Ctrl+S",
    "save_candidate": "Ctrl+Shift+S",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "find": "Ctrl+F",
    "command_palette": "Ctrl+Shift+P",
    "preferences": "Ctrl+,",
}


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_keys_that_everybody_knows_are_there(platform: str) -> None:
    keys = {command.id: of_platform(command, platform) for command in COMMANDS}
    assert {name: text for name, text in EVERYWHERE.items() if text not in keys[name]} == {}
    if platform != "darwin":
        assert "F11" in keys["full_screen"]
        assert "F1" in keys["help"]


def test_macos_is_spared_keys_it_uses_itself() -> None:
    for command in COMMANDS:
        for text in of_platform(command, "darwin"):
            assert text not in {"F7", "F8", "F11"}, command.id
            # Option with a key types a sign there
            assert not text.startswith(("Alt+", "Alt+Shift+")), command.id


@pytest.mark.parametrize(
    ("text", "types", "edits"),
    [
        ("J", True, False),
        ("Ж", True, False),
        ("Shift+A", True, False),
        ("Space", True, False),
        ("+", True, False),
        ("Ctrl+J", False, False),
        ("Ctrl++", False, False),
        ("F2", False, False),
        ("Ctrl+C", False, True),
        ("Ctrl+Right", False, True),
        ("Del", False, True),
    ],
)
def test_what_a_key_does_in_a_pane(text: str, types: bool, edits: bool) -> None:
    keys = QKeySequence(text)
    assert (types_text(keys), edits_text(keys)) == (types, edits)


@pytest.mark.parametrize("stored", ["", "[]", "{", '{"swap": 7}', '{"gone": ["F2"]}', '"swap"'])
def test_what_someone_wrote_into_the_file_harms_nothing(tmp_path: Path, stored: str) -> None:
    settings = Settings(str(tmp_path))
    settings.set_value(remembered.SHORTCUTS, stored)
    shortcuts = Shortcuts(settings)
    assert portable(shortcuts.keys_of(SWAP)) == ["Ctrl+Alt+X"]
    assert not shortcuts.is_own(SWAP)


def press(page: ShortcutPage, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QCoreApplication.sendEvent(page.edit, QKeyEvent(QEvent.Type.KeyPress, key, modifiers))
    QCoreApplication.sendEvent(page.edit, QKeyEvent(QEvent.Type.KeyRelease, key, modifiers))


CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def test_new_keys_work_at_once_and_are_kept(
    window: MainWindow, page: ShortcutPage, qtbot: QtBot, tmp_path: Path
) -> None:
    page.choose("swap")
    press(page, Qt.Key.Key_E, CTRL)
    assert portable(window.actions_by_id["swap"].shortcuts()) == ["Ctrl+E"]
    assert window.actions_by_id["swap"].toolTip() == "Swap reference and candidate (Ctrl+E)"
    assert page.problem.text() == ""
    assert window.settings.save()
    assert portable(Shortcuts(Settings(str(tmp_path / "profile"))).keys_of(SWAP)) == ["Ctrl+E"]
    page.window().hide()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.board.candidate.editor, Qt.Key.Key_E, CTRL)
    assert window.document.snapshot.candidate == "the cafe opens at nine"


def test_keys_of_another_command_are_named_and_not_taken(window: MainWindow, page: ShortcutPage) -> None:
    page.choose("swap")
    press(page, Qt.Key.Key_S, CTRL)
    assert page.problem.text() == 'Ctrl+S belongs to "Save"'
    assert portable(window.actions_by_id["swap"].shortcuts()) == ["Ctrl+Alt+X"]
    assert not page.take_over.isHidden()
    page.take_over.click()
    assert portable(window.actions_by_id["swap"].shortcuts()) == ["Ctrl+S"]
    assert "Ctrl+S" not in portable(window.actions_by_id["save"].shortcuts())
    assert (page.problem.text(), page.take_over.isHidden()) == ("", True)


@pytest.mark.parametrize(
    ("key", "modifiers", "sentence"),
    [
        (Qt.Key.Key_J, NONE, "J types text: add Ctrl or Alt"),
        (Qt.Key.Key_C, CTRL, "The panes use Ctrl+C for editing"),
    ],
)
def test_keys_that_the_panes_need_are_refused_with_the_reason(
    window: MainWindow, page: ShortcutPage, key: Qt.Key, modifiers: Qt.KeyboardModifier, sentence: str
) -> None:
    page.choose("swap")
    press(page, key, modifiers)
    assert page.problem.text() == sentence
    assert page.take_over.isHidden()
    assert portable(window.actions_by_id["swap"].shortcuts()) == ["Ctrl+Alt+X"]


def test_a_command_may_have_no_keys(window: MainWindow, page: ShortcutPage) -> None:
    page.choose("swap")
    page.none.click()
    assert window.actions_by_id["swap"].shortcuts() == []
    assert (rows(page)["Swap reference and candidate"], page.none.isEnabled()) == ("", False)


def test_resetting_one_gives_it_its_keys_and_takes_them_from_others(
    window: MainWindow, page: ShortcutPage
) -> None:
    shortcuts = window.habits.shortcuts
    shortcuts.set_keys(SWAP, [])
    shortcuts.set_keys(UNDO, [QKeySequence("Ctrl+Alt+X")])
    page.choose("swap")
    assert page.reset_one.isEnabled()
    page.reset_one.click()
    assert portable(window.actions_by_id["swap"].shortcuts()) == ["Ctrl+Alt+X"]
    assert window.actions_by_id["undo"].shortcuts() == []
    assert not page.reset_one.isEnabled()
    shortcuts.reset_all()
    assert window.actions_by_id["undo"].shortcuts() == default_keys(UNDO)
    assert window.settings.value(remembered.SHORTCUTS) == ""


def rows(page: ShortcutPage) -> dict[str, str]:
    return {row.text(0): row.text(1) for row, _command in page._rows() if not row.isHidden()}


def test_the_page_lists_and_filters_every_command(page: ShortcutPage) -> None:
    assert len(rows(page)) == len(COMMANDS)
    page.filter.setText("swap")
    assert rows(page) == {"Swap reference and candidate": "Ctrl+Alt+X"}
    assert page.chosen is SWAP
    # the key that does it while inspecting too, and no empty group
    groups = [page.tree.topLevelItem(place) for place in range(page.tree.topLevelItemCount())]
    titles = [group.text(0) for group in groups if group is not None and not group.isHidden()]
    assert titles == ["Edit", "While inspecting, by the place of the key"]
    page.filter.setText("save")
    # not the key that some keyboards have for it
    assert rows(page)["Save"] == "Ctrl+S"
    page.filter.setText("ctrl+alt+x")
    assert list(rows(page)) == ["Swap reference and candidate"]


def test_the_keys_are_copied_as_text(page: ShortcutPage) -> None:
    page.copy()
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0] == "File"
    assert "Swap reference and candidate\tCtrl+Alt+X" in lines
    assert {"Edit", "View", "Help"} <= set(lines)
    assert "Swap reference and candidate\tX" in lines


def test_every_part_of_the_page_has_a_name(page: ShortcutPage) -> None:
    for part in (page.filter, page.tree, page.edit):
        assert part.accessibleName()


def test_the_dialog_opens_once_and_is_gone_when_closed(window: MainWindow) -> None:
    opener = window.habits.shortcut_dialog
    opener.open()
    first = opener.dialog
    opener.open()
    assert opener.dialog is first
    assert first is not None
    QTest.keyClick(first, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert opener.dialog is None
    opener.open()
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert opener.dialog is None
