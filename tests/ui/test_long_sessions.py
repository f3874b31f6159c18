"""Sessions with a long history: the texts at once, the history a little later, and nothing lost in between."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.session import store
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, read_present, read_session, write_session
from rouge_gui.session.store_rows import FileName
from rouge_gui.ui.main_window import MainWindow

FIRST = Snapshot(("the cat is on the mat", "a cat lies there"), "the cat")
STATES = 12


def history_of(count: int) -> History:
    history, snapshot = History(FIRST, 0.0), FIRST
    for number in range(1, count):
        edit = TextEdit(Side.CANDIDATE, 0, len(snapshot.candidate), "", f" {number}")
        snapshot = snapshot.applied(edit)
        history.record(snapshot, "paste", float(number), edit)
    history.undo()
    history.toggle_pin(2)
    return history


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(store, "LONG", STATES - 1)
    path = tmp_path / "long.rougegui"
    write_session(Session(history_of(STATES), {1: FileName("/nowhere/b.txt")}, "noted"), str(path))
    return path


NOW = "the cat" + "".join(f" {number}" for number in range(1, STATES - 1))


def wait(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.sessions.reading.is_busy)
    settle(window, qtbot)


def test_the_present_is_read_alone(path: Path, tmp_path: Path) -> None:
    present = read_present(str(path))
    assert present is not None
    assert (len(present.history), present.notes) == (1, "noted")
    assert present.history.snapshot(0) == read_session(str(path)).history.snapshot(STATES - 2)
    short = tmp_path / "short.rougegui"
    write_session(Session(history_of(STATES - 1)), str(short))
    assert read_present(str(short)) is None


def test_texts_are_there_at_once_and_the_history_follows(
    window: MainWindow, path: Path, qtbot: QtBot
) -> None:
    assert window.open_paths([str(path)])
    assert window.sessions.reading.is_busy
    assert window.board.candidate.editor.toPlainText() == NOW
    assert window.windowTitle() == "long.rougegui[*] — rouge-gui"
    assert window.actions_by_id["undo"].isEnabled()
    window.references.show(1)
    wait(window, qtbot)
    assert list(write_log(window.document.history)) == list(write_log(read_session(str(path)).history))
    assert window.document.pins == (2,)
    assert len(window.keeper.points) == STATES
    assert window.files.names() == ["b.txt"]
    assert not window.isWindowModified()
    # what was chosen meanwhile stays
    assert window.board.chosen_reference == 1
    window.document.redo()
    assert window.document.snapshot.candidate == f"{NOW} {STATES - 1}"


def test_typing_waits_for_the_history(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    assert window.open_paths([str(path)])
    editor = window.board.candidate.editor
    editor.setFocus()
    editor.moveCursor(editor.textCursor().MoveOperation.End)
    QTest.keyClicks(editor, "!?")
    assert not window.sessions.reading.is_busy
    assert editor.toPlainText() == window.document.snapshot.candidate == f"{NOW}!?"
    assert len(window.document.history) == STATES + 1
    assert window.isWindowModified()
    wait(window, qtbot)
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.toPlainText() == "the cat" + "".join(f" {number}" for number in range(1, STATES - 2))


@pytest.mark.parametrize("command", ["undo", "redo", "pin", "swap"])
def test_what_needs_the_history_has_all_of_it(command: str, window: MainWindow, path: Path) -> None:
    assert window.open_paths([str(path)])
    window.actions_by_id[command].trigger()
    whole = history_of(STATES)
    if command == "pin":
        whole.toggle_pin(whole.current)
    elif command != "swap":
        (whole.undo if command == "undo" else whole.redo)()
    history = window.document.history
    assert len(history) == STATES + (command == "swap")
    assert history.pins == whole.pins
    if command != "swap":
        assert history.current == whole.current


def test_saving_at_once_saves_all_of_it(
    window: MainWindow, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = list(write_log(read_session(str(path)).history))
    assert window.open_paths([str(path)])
    window.actions_by_id["save"].trigger()
    assert list(write_log(read_session(str(path)).history)) == log
    assert window.open_paths([str(path)])
    other = tmp_path / "other.rougegui"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    window.actions_by_id["save_session"].trigger()
    assert list(write_log(read_session(str(other)).history)) == log
    assert read_session(str(other)).files == {1: FileName("/nowhere/b.txt")}


def test_an_edit_log_written_at_once_holds_all_of_it(
    window: MainWindow, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(log), ""))
    assert window.open_paths([str(path)])
    window.actions_by_id["history_log"].trigger()
    assert log.read_text("utf-8").splitlines() == [
        line.rstrip("\n") for line in write_log(read_session(str(path)).history)
    ]


def test_notes_that_are_written_meanwhile_stay(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    assert window.open_paths([str(path)])
    window.sessions.set_notes("noted more")
    # killed now, it would not come back in place of the whole
    assert window.sessions.details().path == ""
    wait(window, qtbot)
    assert window.sessions.details().path == str(path)
    assert window.sessions.notes == "noted more"
    assert window.isWindowModified()


def test_a_history_that_is_damaged_leaves_the_texts_to_be_saved(
    window: MainWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE edits SET removed = 'never there' WHERE state = 3")
        connection.commit()
    before = path.read_bytes()
    assert window.open_paths([str(path)])
    wait(window, qtbot)
    assert "long.rougegui is damaged" in window.message_bar.text
    assert window.document.snapshot.candidate == NOW
    assert window.sessions.notes == "noted"
    assert window.isWindowModified()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert not window.sessions.save()
    assert path.read_bytes() == before
    window.sessions.close()


def test_what_is_opened_next_is_not_disturbed(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    assert window.open_paths([str(path)])
    window.file_commands.new_comparison()
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "mine"), "test")
    assert not window.sessions.reading.is_busy
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "mine"
    assert window.windowTitle() == "rouge-gui[*]"
