"""A second profile in the window: chosen in a box, live in a column, explained where it is wrong, remembered."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from windows import show

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.snapshot_scores import SnapshotScores
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot(("The cats run home",), "The cat runs home", "rouge-score"))
    return window


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: window.live.is_settled and window.second_profile.is_settled,
        timeout=20_000,
    )


def heads(window: MainWindow) -> list[str]:
    model = window.score_table.scores
    return [str(model.headerData(place, Qt.Orientation.Horizontal)) for place in range(model.columnCount())]


def column(window: MainWindow, head: str) -> list[str]:
    model, place = window.score_table.scores, heads(window).index(head)
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def enter(window: MainWindow, qtbot: QtBot, profile: str) -> None:
    box = window.second_row.box
    box.setFocus()
    box.setEditText("")
    QTest.keyClicks(box, profile)
    QTest.keyClick(box, Qt.Key.Key_Return)
    settle(window, qtbot)


def test_at_first_there_is_no_second_profile(window: MainWindow) -> None:
    assert window.second_row.isHidden()
    assert heads(window) == ["metric", "P", "R", "F", "counts"]


def test_the_command_shows_the_box_and_what_is_entered_gets_a_column(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.actions_by_id["second_profile"].trigger()
    assert window.second_row.isVisible()
    enter(window, qtbot, "rouge-score stemmer=porter")
    assert heads(window) == ["metric", "P", "R", "F", "rouge-score stemmer=porter", "counts"]
    assert column(window, "F")[0] == "0.500"
    assert column(window, "rouge-score stemmer=porter") == [
        *["1.000"] * 7,
        "–",
        "–",
    ]
    tip = window.score_table.scores.headerData(4, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert str(tip).startswith("F of rouge-score stemmer=porter\nrouge-gui|profile:rouge-score|")
    assert "stemmer:porter" in str(tip)


def test_the_column_follows_every_edit(window: MainWindow, qtbot: QtBot) -> None:
    window.second_profile.use("rouge-score stemmer=porter")
    settle(window, qtbot)
    editor = window.board.candidate.editor
    editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor, " now")
    qtbot.waitUntil(lambda: column(window, "rouge-score stemmer=porter")[0] == "0.889", timeout=20_000)
    settle(window, qtbot)
    assert column(window, "F")[0] == "0.444"
    window.document.undo()
    qtbot.waitUntil(lambda: column(window, "rouge-score stemmer=porter")[0] == "1.000", timeout=20_000)


def test_a_wrong_profile_is_explained_and_the_one_before_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_id["second_profile"].trigger()
    enter(window, qtbot, "rouge-score stemmer=porter")
    enter(window, qtbot, "rouge-skore")
    assert window.message_bar.text == 'There is no profile "rouge-skore": try auto, rouge-score or evaluate'
    assert window.second_row.box.property("problem") is True
    assert window.second_profile.profile == "rouge-score stemmer=porter"
    assert "rouge-score stemmer=porter" in heads(window)
    enter(window, qtbot, "auto tokenizer=characters")
    assert window.second_row.box.property("problem") is False
    assert window.message_bar.isHidden()
    assert heads(window)[4] == "auto tokenizer=characters"


def test_a_signature_can_be_pasted_and_a_sacrebleu_profile_fills_its_own_row(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.second_profile.use(window.status_line.signature_text)
    settle(window, qtbot)
    assert heads(window)[4] == "rouge-score"
    assert column(window, "rouge-score")[0] == "0.500"
    window.second_profile.use("sacrebleu TER sentence")
    settle(window, qtbot)
    assert column(window, "metric")[-1] == "TER"
    assert column(window, "sacrebleu TER sentence")[-1] == "50.00"


def test_the_cross_and_an_empty_box_end_it(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_id["second_profile"].trigger()
    enter(window, qtbot, "evaluate")
    window.second_row.findChildren(QToolButton)[-1].click()
    assert window.second_row.isHidden()
    assert heads(window) == ["metric", "P", "R", "F", "counts"]
    window.actions_by_id["second_profile"].trigger()
    enter(window, qtbot, "evaluate")
    enter(window, qtbot, " ")
    assert window.second_row.isHidden()
    assert heads(window) == ["metric", "P", "R", "F", "counts"]
    assert window.settings.value(remembered.SECOND_PROFILE) == ""


def test_it_is_remembered(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.second_profile.use("evaluate")
    window.settings.save()
    other = create_window(profile_dir=str(tmp_path / "profile"))
    settle(other, qtbot)
    assert other.second_row.box.currentText() == "evaluate"
    assert "evaluate" in heads(other)
    assert column(other, "evaluate")[0] == "0.800"
    other.close()
    other.deleteLater()


def test_beside_a_sacrebleu_profile_it_brings_the_rows_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    window.second_profile.use("rouge-score")
    window.use_profile("sacrebleu TER sentence")
    settle(window, qtbot)
    own = ["ROUGE-1", "ROUGE-2", "ROUGE-3", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W", "ROUGE-SU4"]
    assert column(window, "metric") == ["TER", *own]
    assert column(window, "rouge-score")[:2] == ["–", "0.500"]


def test_what_is_slow_to_score_waits_until_typing_pauses(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.second_profile.use("rouge-score stemmer=porter")
    settle(window, qtbot)
    asked: list[str] = []
    request = SnapshotScores.request

    def count(scores: SnapshotScores, snapshot: Snapshot, profile: str, metrics: Sequence[str]) -> None:
        asked.append(snapshot.candidate)
        request(scores, snapshot, profile, metrics)

    monkeypatch.setattr(SnapshotScores, "request", count)
    monkeypatch.setattr(SnapshotScores, "took_ms", 50.0)
    editor = window.board.candidate.editor
    editor.moveCursor(QTextCursor.MoveOperation.End)
    for key in " now":
        QTest.keyClicks(editor, key)
        qtbot.waitUntil(lambda: window.live.is_settled, timeout=20_000)
    settle(window, qtbot)
    assert asked == ["The cat runs home now"]
    assert column(window, "rouge-score stemmer=porter")[0] == "0.889"
