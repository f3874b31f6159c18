"""An edit log written and replayed in the window brings back every state, pin and score."""

from dataclasses import replace
from pathlib import Path

import pytest
from corpus_windows import settle_corpus
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "cat"))
    return window


def become(window: MainWindow, qtbot: QtBot, candidate: str) -> None:
    window.document.replace_all(replace(window.document.snapshot, candidate=candidate), "paste", "test")
    settle(window, qtbot)


def test_a_replayed_log_is_the_same_history(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for candidate in ("the cat", "the cat is", "кот 猫 🐈"):
        become(window, qtbot, candidate)
    window.document.undo()
    window.document.undo()
    become(window, qtbot, "the dog is on the mat")
    window.document.toggle_pin(1)
    settle(window, qtbot)
    points = window.keeper.points
    qtbot.waitUntil(lambda: all(point.scores for point in points.by_state.values()), timeout=WAIT_MS)
    drawn = list(points.by_state.values()), bytes(points.on_line), points.pins, points.current
    path = str(tmp_path / "log")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (path + ".jsonl", ""))
    window.actions_by_id["history_log"].trigger()
    assert window.message_bar.text == "log.jsonl is written"
    window.document.new(Snapshot(("a",), "b"), "test")
    window.actions_by_id["replay_log"].trigger()
    settle(window, qtbot)
    again = window.keeper.points
    qtbot.waitUntil(lambda: all(point.scores for point in again.by_state.values()), timeout=WAIT_MS)
    assert (list(again.by_state.values()), bytes(again.on_line), again.pins, again.current) == drawn
    assert window.board.candidate.editor.toPlainText() == "the dog is on the mat"
    window.document.undo()
    assert window.document.snapshot.candidate == "the cat"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "log.jsonl is empty: choose an edit log"),
        ("{", "log.jsonl, line 1: this is no JSON; choose an edit log"),
        ('{"state": 0}', "log.jsonl is no edit log of rouge-gui"),
        (
            '{"format": "rouge-gui edit log", "version": 1}',
            "log.jsonl, line 1: the edit log was changed or cut and cannot be replayed",
        ),
        (
            '{"format": "rouge-gui edit log", "version": 99}',
            "log.jsonl was written by a newer rouge-gui: update to read it",
        ),
    ],
)
def test_what_cannot_be_replayed_is_said_and_changes_nothing(
    window: MainWindow, tmp_path: Path, content: str, said: str
) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(content, encoding="utf-8")
    assert not window.history_commands.log.replay(str(path))
    assert window.message_bar.text == said
    assert window.document.snapshot.candidate == "cat"


def test_a_log_that_is_not_there_is_named(window: MainWindow, tmp_path: Path) -> None:
    assert not window.history_commands.log.replay(str(tmp_path / "none.jsonl"))
    assert "none.jsonl" in window.message_bar.text
    assert not window.history_commands.log.write(str(tmp_path / "none" / "log.jsonl"))
    assert window.message_bar.text == (
        "log.jsonl cannot be written: the folder “none” is missing; make it or choose another"
    )


def test_points_of_a_document_that_was_left_lead_nowhere(window: MainWindow, qtbot: QtBot) -> None:
    for candidate in ("the cat", "the cat is"):
        become(window, qtbot, candidate)
    window.document.new(Snapshot(("a",), "b"), "test")
    window.history.state_chosen.emit(2)
    window.history.pin_wanted.emit(2)
    assert window.document.snapshot.candidate == "b"
    assert window.document.pins == ()
    settle(window, qtbot)
    assert list(window.keeper.points.by_state) == [0]


@pytest.mark.parametrize("way", ["opened", "dropped"])
def test_an_edit_log_is_replayed_however_it_comes(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    path = str(tmp_path / "log.jsonl")
    show(window, qtbot, Snapshot(("the cat",), "a cat"))
    window.board.candidate.editor.textCursor().insertText("x")
    written, states = window.document.snapshot, len(window.document.history)
    assert window.history_commands.log.write(path)
    window.document.mark_saved()
    show(window, qtbot, Snapshot(("another",), "text"))
    if way == "opened":
        assert window.open_paths([path])
    else:
        window.board.files_dropped.emit("candidate", [path])
    settle(window, qtbot)
    assert (window.document.snapshot, len(window.document.history)) == (written, states)


def test_other_lines_of_json_are_a_corpus(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "items.jsonl"
    path.write_text('{"candidate": "a", "reference": "b"}\n', encoding="utf-8")
    window.board.files_dropped.emit("candidate", [str(path)])
    qtbot.waitUntil(lambda: window.document.snapshot.candidate == "a", timeout=WAIT_MS)
    assert window.document.snapshot.references == ("b",)
    assert window.corpus.state.item_count == 1
    settle_corpus(window, qtbot)
