"""The command palette in the real window: what is listed, in which order, and that it runs."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.palette import CommandPalette


@pytest.fixture
def palette(window: MainWindow) -> CommandPalette:
    window.board.candidate.editor.setFocus()
    window.actions_by_id["command_palette"].trigger()
    return window.habits.palette


def labels(palette: CommandPalette) -> list[str]:
    return [answer.entry.label for answer in palette.answers]


def test_it_lists_every_enabled_command_with_menu_and_keys(
    window: MainWindow, palette: CommandPalette
) -> None:
    listed = {answer.entry.action.objectName(): answer.entry for answer in palette.answers}
    enabled = {name for name, action in window.actions_by_id.items() if action.isEnabled()}
    assert enabled - set(listed) == {"command_palette"}
    assert "undo" not in listed
    assert (listed["swap"].label, listed["swap"].path) == ("Swap reference and candidate", "Edit")
    assert listed["swap"].keys == window.actions_by_id["swap"].shortcut().toString()
    assert listed["save_candidate"].label == "Save candidate as"
    assert listed["sample_Z1"].path == "File \u203a Samples \u203a Chinese"


def test_letters_narrow_the_list_and_return_runs_the_first(
    window: MainWindow, palette: CommandPalette
) -> None:
    assert QApplication.focusWidget() is palette.line
    QTest.keyClicks(palette.line, "swref")
    assert labels(palette)[0] == "Swap reference and candidate"
    assert palette.answers[0].places == (0, 1, 5, 6, 7)
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.document.snapshot.candidate == "the cafe opens at nine"
    assert palette.isHidden()
    assert QApplication.focusWidget() is window.board.candidate.editor


def test_the_arrows_walk_the_list_around_its_edges(palette: CommandPalette) -> None:
    QTest.keyClicks(palette.line, "save")
    count = len(palette.answers)
    assert count >= 3
    rows = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(palette.line, key)
        rows.append(palette.list.currentIndex().row())
    assert rows == [1, 0, count - 1, 0]


def test_escape_and_a_focus_elsewhere_close_it(window: MainWindow, palette: CommandPalette) -> None:
    QTest.keyClick(palette.line, Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert QApplication.focusWidget() is window.board.candidate.editor
    palette.open()
    window.board.reference.editor.setFocus()
    assert palette.isHidden()
    assert QApplication.focusWidget() is window.board.reference.editor


def test_what_was_used_last_comes_first(window: MainWindow, palette: CommandPalette) -> None:
    for query in ("copy signature", "dark"):
        QTest.keyClicks(palette.line, query)
        QTest.keyClick(palette.line, Qt.Key.Key_Return)
        palette.open()
    assert labels(palette)[:2] == ["Dark", "Copy signature"]
    assert window.settings.value(remembered.RECENT_COMMANDS) == "theme_dark copy_signature"
    assert palette.answers[0].entry.action.isChecked()
    # of equal answers too: "Copy scores" stands first in the menu
    QTest.keyClicks(palette.line, "copy s")
    assert labels(palette)[0] == "Copy signature"


def test_a_query_without_answer_says_so_and_return_does_nothing(palette: CommandPalette) -> None:
    QTest.keyClicks(palette.line, "qqq")
    assert labels(palette) == []
    assert not palette.list.isVisible()
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    QTest.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.isVisible()


def test_commands_are_found_in_the_interfaces_language_and_in_english(window: MainWindow) -> None:
    # as the translations write them, access keys and all
    for name, text in (("swap", "交换参考与候选(&W)"), ("open", "打开(&O)…"), ("quit", "В&ыход")):
        window.actions_by_id[name].setText(text)
    palette = window.habits.palette
    for query, label in (
        ("交换", "交换参考与候选"),
        ("候", "交换参考与候选"),
        ("swap", "交换参考与候选"),
        ("выход", "Выход"),
        ("打开", "打开"),
    ):
        palette.open()
        palette.line.setText(query)
        assert labels(palette)[0] == label


@pytest.mark.parametrize(("language", "menu"), [("zh", "编辑"), ("ru", "Правка")])
def test_a_translated_window_answers_to_both_languages(
    qtbot: QtBot, tmp_path: Path, language: str, menu: str
) -> None:
    Settings(str(tmp_path)).set_value(remembered.LANGUAGE, language)
    window = create_window(profile_dir=str(tmp_path))
    palette = window.habits.palette
    palette.open()
    swap = next(answer.entry for answer in palette.answers if answer.entry.action.objectName() == "swap")
    assert swap.path == menu
    assert swap.label != swap.source == "Swap reference and candidate"
    for query in (swap.label, swap.label[:4], "swap ref"):
        palette.line.setText(query)
        assert palette.answers[0].entry.action is swap.action
    window.close()
    window.deleteLater()


def test_every_part_has_a_name_for_screen_readers(palette: CommandPalette) -> None:
    assert palette.line.accessibleName() == "Find a command"
    assert palette.list.accessibleName() == "Commands"
    model = palette.list.model()
    said = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert all(said)
    assert any(text.startswith("Swap reference and candidate, Edit, ") for text in said)
    assert len(COMMANDS) <= len(said) + 3
