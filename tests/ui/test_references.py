"""References in the real window: added, removed, moved, gone through; the one on show is followed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.compare.reference_tabs import ReferenceTabs
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot(("one", "two", "three"), "two"))
    return window


def on_show(window: MainWindow) -> tuple[int, str]:
    return window.board.chosen_reference, window.board.reference.editor.toPlainText()


def references(window: MainWindow) -> tuple[str, ...]:
    return window.document.snapshot.references


def run(window: MainWindow, *commands: str) -> None:
    for command in commands:
        window.actions_by_id[command].trigger()


def test_references_are_gone_through_in_a_ring(window: MainWindow) -> None:
    seen = []
    for command in ("next_reference", "next_reference", "next_reference", "previous_reference"):
        run(window, command)
        seen.append(on_show(window))
    assert seen == [(1, "two"), (2, "three"), (0, "one"), (2, "three")]


def test_an_added_reference_is_shown_and_typed_into(window: MainWindow, qtbot: QtBot) -> None:
    run(window, "add_reference")
    assert on_show(window) == (3, "")
    editor = window.board.reference.editor
    QTest.keyClicks(editor, "four")
    settle(window, qtbot)
    assert references(window) == ("one", "two", "three", "four")
    run(window, "undo", "undo")
    assert references(window) == ("one", "two", "three")
    assert on_show(window) == (2, "three")


def test_a_removed_reference_gives_way_to_the_next_and_undo_brings_it_back(window: MainWindow) -> None:
    window.references.show(1)
    run(window, "remove_reference")
    assert on_show(window) == (1, "three")
    run(window, "undo")
    assert references(window) == ("one", "two", "three")
    assert on_show(window) == (1, "two")


def test_the_reference_on_show_is_followed_where_it_goes(window: MainWindow) -> None:
    run(window, "move_reference_right", "move_reference_right", "move_reference_right")
    assert references(window) == ("two", "three", "one")
    assert on_show(window) == (2, "one")
    run(window, "undo", "move_reference_left")
    assert references(window) == ("one", "two", "three")
    assert on_show(window) == (0, "one")
    window.references.remove(2)
    assert on_show(window) == (0, "one")
    # what comes back is shown
    window.document.return_to(0)
    assert on_show(window) == (2, "three")


def test_an_edit_elsewhere_that_is_undone_is_shown(window: MainWindow) -> None:
    window.document.edit(TextEdit(Side.REFERENCE, 2, 5, "", "!"), "test", "paste")
    window.references.show(0)
    run(window, "undo")
    assert on_show(window) == (2, "three")


def test_one_reference_can_be_neither_removed_nor_moved(window: MainWindow, qtbot: QtBot) -> None:
    window.document.new(Snapshot(("alone",), "two"), "test")
    settle(window, qtbot)
    commands = ("remove_reference", "move_reference_left", "next_reference")
    assert not any(window.actions_by_id[command].isEnabled() for command in commands)
    window.references.remove_shown()
    run(window, "add_reference")
    assert all(window.actions_by_id[command].isEnabled() for command in commands)
    assert references(window) == ("alone", "")


def test_what_tabs_ask_for_is_done(window: MainWindow, qtbot: QtBot) -> None:
    tabs = ReferenceTabs()
    qtbot.addWidget(tabs)
    window.references.use_tabs(tabs)
    tabs.moved.emit(0, 2)
    tabs.remove_asked.emit(1)
    tabs.add_asked.emit()
    assert references(window) == ("two", "one", "")


def test_keys_go_through_references(window: MainWindow) -> None:
    editor = window.board.candidate.editor
    window.activateWindow()
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert on_show(window) == (1, "two")
    QTest.keyClick(editor, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert on_show(window) == (0, "one")
