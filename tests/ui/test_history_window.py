"""The history graph in the real window: what is drawn, how it is reached, what it remembers."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.app import create_window
from rouge_gui.metrics import BleuScore, score
from rouge_gui.session.history import Kind
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.history.plot import HistoryPlot
from rouge_gui.ui.history.points import Point
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.numbers import ScoreFormat

WAIT_MS = 20_000
REFERENCE = "the cat is on the mat"


def open_window(qtbot: QtBot, folder: Path) -> MainWindow:
    window = create_window(profile_dir=str(folder))
    window.show()
    window.finish_start()
    settle(window, qtbot)
    return window


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot((REFERENCE,), "cat"))
    return window


def become(window: MainWindow, qtbot: QtBot, candidate: str, kind: Kind = "paste") -> None:
    content = replace(window.document.snapshot, candidate=candidate)
    window.document.replace_all(content, kind, "test")
    settle(window, qtbot)


def branched(window: MainWindow, qtbot: QtBot) -> None:
    """Make 0 ─ 1 ─ 2 and, after undo, 1 ─ 3."""
    become(window, qtbot, "the cat")
    become(window, qtbot, "the cat is on the mat")
    window.document.undo()
    become(window, qtbot, "the dog")


def plot_of(window: MainWindow) -> HistoryPlot:
    assert window.history.plot is not None
    return window.history.plot


def button(window: MainWindow, name: str) -> QToolButton:
    found = window.findChild(QToolButton, name)
    assert isinstance(found, QToolButton), name
    return found


def test_the_part_that_is_drawn_is_chosen_and_named(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat ran")
    plot = plot_of(window)
    heights = {}
    for part in ("precision", "recall", "fmeasure"):
        button(window, f"part-{part}").click()
        heights[part] = plot.heights_of(1)["rouge1"]
    assert heights == pytest.approx({"precision": 2 / 3, "recall": 2 / 6, "fmeasure": 4 / 9})
    button(window, "part-recall").click()
    assert plot.accessibleName() == "History of recall over the edits"
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert window.history.card_text.splitlines()[:2] == [
        "edit 0   opened",
        "recall:   R1 0.167   R2 0.000   RL 0.167   Lsum 0.167",
    ]
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert (
        window.history.card_text.splitlines()[1]
        == "recall:   R1 +0.167   R2 +0.200   RL +0.167   Lsum +0.167"
    )


def test_bleu_is_drawn_against_an_axis_of_its_own_once_it_is_switched_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    become(window, qtbot, "the cat is under the mat")
    become(window, qtbot, REFERENCE)
    plot = plot_of(window)
    assert "bleu" not in window.keeper.points.by_state[1].scores
    shown = [plot.has_second_axis]
    button(window, "series-bleu").click()
    points = window.keeper.points
    qtbot.waitUntil(
        lambda: all("bleu" in point.scores for point in points.by_state.values()), timeout=WAIT_MS
    )
    shown.append(plot.has_second_axis)
    for state, point in points.by_state.items():
        snapshot = window.document.history.snapshot(state)
        bleu = score(snapshot.references, snapshot.candidate, "rouge-score", ("bleu",))["bleu"]
        assert isinstance(bleu, BleuScore)
        assert point.scores["bleu"] == (bleu.score, bleu.score, bleu.score)
        assert plot.heights_of(state)["bleu"] == pytest.approx(bleu.score / 100)
    assert plot.heights_of(2)["bleu"] == pytest.approx(1.0)
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert "BLEU +62.01" in window.history.card_text
    button(window, "series-bleu").click()
    assert [*shown, plot.has_second_axis] == [False, True, False]


def test_what_is_typed_meanwhile_gets_its_bleu_in_the_next_pause(window: MainWindow, qtbot: QtBot) -> None:
    button(window, "series-chrf").click()
    editor = window.board.candidate.editor
    editor.selectAll()
    QTest.keyClicks(editor, "the mat")
    settle(window, qtbot)
    points = window.keeper.points
    qtbot.waitUntil(
        lambda: all("chrf" in point.scores for point in points.by_state.values()), timeout=WAIT_MS
    )
    QTest.keyClicks(editor, "s")
    settle(window, qtbot)
    last = max(points.by_state)
    assert "chrf" not in points.by_state[last].scores
    qtbot.waitUntil(lambda: "chrf" in points.by_state[last].scores, timeout=WAIT_MS)


def test_the_choice_of_lines_part_and_axis_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    first = open_window(qtbot, tmp_path)
    button(first, "series-rouge2").click()
    button(first, "series-rouge3").click()
    button(first, "part-precision").click()
    axis = button(first, "historyAxis").menu()
    axis.actions()[1].trigger()
    assert plot_of(first).accessibleName() == "History of precision over time"
    first.close()
    first.deleteLater()
    second = open_window(qtbot, tmp_path)
    display = second.history.display
    assert display.metrics == ("rouge1", "rouge3", "rougeL", "rougeLsum")
    assert (display.part, display.by_time) == ("precision", True)
    assert button(second, "series-rouge3").isChecked()
    assert button(second, "part-precision").isChecked()
    assert button(second, "historyAxis").text() == "x: time ▾"
    second.close()
    second.deleteLater()


def test_where_the_row_is_short_the_lines_are_behind_one_button(window: MainWindow, qtbot: QtBot) -> None:
    switches = window.history.switches
    lines, single = button(window, "historyLines"), button(window, "series-rouge1")
    assert (lines.isVisible(), single.isVisible()) == (False, True)
    switches.setMaximumWidth(switches.minimumSizeHint().width())
    qtbot.waitUntil(lines.isVisible)
    assert not single.isVisible()
    lines.menu().actions()[0].trigger()
    assert "rouge1" not in window.history.display.metrics


def test_scores_are_written_in_the_chosen_format(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat ran")
    window.history.set_format(ScoreFormat(percent=True, digits=1))
    QTest.keyClick(plot_of(window), Qt.Key.Key_Home)
    assert "R1 28.6" in window.history.card_text
    assert plot_of(window).axis_labels()[0] == ["0", "25", "50", "75", "100"]


def test_keys_lead_to_every_state_and_return_goes_there(window: MainWindow, qtbot: QtBot) -> None:
    branched(window, qtbot)
    plot = plot_of(window)
    plot.setFocus()
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(plot, key)
        seen.append(plot.pointed_state)
    assert seen == [1, 3, 2, 3, 2]
    assert "left by undo" in window.history.card_text
    assert plot.accessibleDescription() == window.history.card_text
    QTest.keyClick(plot, Qt.Key.Key_Return)
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "the cat is on the mat"
    window.document.undo()
    assert window.document.snapshot.candidate == "the dog"


def test_the_tab_key_shows_the_state_that_the_document_is_in(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat")
    plot = plot_of(window)
    # the newest point is not drawn yet
    window.keeper.points.put(Point(2, 2, 1, "+ x"))
    window.keeper.points.current = 2
    window.history.show_points(window.keeper.points)
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    assert plot.pointed_state == 2
    plot.clearFocus()
    window.keeper.points.current = 1
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    assert plot.pointed_state == 1
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.pointed_state is None


def test_a_branch_left_by_undo_is_found_by_the_mouse(window: MainWindow, qtbot: QtBot) -> None:
    branched(window, qtbot)
    plot = plot_of(window)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.place_of(2, 1.0).toPoint())
    assert window.document.snapshot.candidate == REFERENCE


def test_a_pin_is_set_by_command_key_and_menu(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat")
    window.actions_by_id["pin"].trigger()
    assert window.keeper.points.pins == window.document.pins == (1,)
    plot = plot_of(window)
    QTest.keyClick(plot, Qt.Key.Key_Home)
    QTest.keyClick(plot, Qt.Key.Key_P)
    assert list(window.document.pins) == [1, 0]
    assert plot.flag_places() == [1.0, 0.0]
    menu = window.history.menu_of(1)
    assert [entry.text() for entry in menu.actions()] == ["Return to this state", "Remove pin"]
    menu.actions()[1].trigger()
    assert list(window.document.pins) == [0]
    assert window.history.menu_of(1).actions()[1].text() == "Pin this state"
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert "pinned" in window.history.card_text
    window.document.new(Snapshot(("a",), "b"), "test")
    settle(window, qtbot)
    assert plot.flag_places() == []


def test_a_paste_is_drawn_larger_than_typing(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat", "type")
    become(window, qtbot, "the cat is", "paste")
    become(window, qtbot, "the cat is on", "replace")
    become(window, qtbot, "the cat is on a", "type")
    assert plot_of(window).whole_places("rouge1") == [2.0, 3.0]


def test_while_a_profile_is_applied_to_all_states_the_line_is_grey(window: MainWindow, qtbot: QtBot) -> None:
    for number in range(1, 6):
        become(window, qtbot, "cat " * number)
    plot = plot_of(window)
    assert not plot.is_grey
    window.history.show_points(window.keeper.points, stale=True)
    qtbot.waitUntil(lambda: plot.is_grey)
    window.history.show_points(window.keeper.points)
    assert not plot.is_grey
    window.use_profile("rouge-score stemmer=porter")
    settle(window, qtbot)
    assert not plot.is_grey


def test_over_time_the_marks_are_minutes_and_seconds(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat")
    button(window, "historyAxis").menu().actions()[1].trigger()
    assert plot_of(window).axis_labels()[1][:3] == ["0:00", "0:01", "0:02"]


def test_the_menu_opens_where_the_pointer_is(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat")
    asked: list[int] = []
    plot = plot_of(window)
    plot.menu_wanted.disconnect()
    plot.menu_wanted.connect(lambda state, _place: asked.append(state))
    place = plot.place_of(1).toPoint()
    QTest.mouseClick(plot, Qt.MouseButton.RightButton, pos=place)
    assert window.document.history.current == 1
    plot.menu_wanted.emit(0, QPoint())
    assert asked == [0]


def test_under_a_sacrebleu_profile_the_lines_go_on(window: MainWindow, qtbot: QtBot) -> None:
    button(window, "series-bleu").click()
    become(window, qtbot, "the cat")
    window.use_profile("sacrebleu BLEU sentence tokenize=13a effective_order=True smooth=exp")
    settle(window, qtbot)
    become(window, qtbot, "the cat is")
    become(window, qtbot, REFERENCE)
    points = window.keeper.points
    qtbot.waitUntil(
        lambda: all("bleu" in point.scores for point in points.by_state.values()), timeout=WAIT_MS
    )
    qtbot.waitUntil(
        lambda: all("rouge1" in points.by_state[state].scores for state in range(4)), timeout=WAIT_MS
    )
    assert points.by_state[3].scores["rouge1"] == pytest.approx((1.0, 0.5, 2 / 3))
    window.use_profile("rouge-score")
    settle(window, qtbot)
    assert points.by_state[4].scores["rouge1"] == (1.0, 1.0, 1.0)


def test_the_card_of_another_document_goes_and_keys_start_anew(window: MainWindow, qtbot: QtBot) -> None:
    become(window, qtbot, "the cat")
    become(window, qtbot, "the cat is")
    plot = plot_of(window)
    QTest.keyClick(plot, Qt.Key.Key_Left)
    at = [plot.pointed_state]
    window.document.new(Snapshot(("a",), "b"), "test")
    settle(window, qtbot)
    at.append(plot.pointed_state)
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert [*at, plot.pointed_state] == [1, None, 0]
    assert "R1 0.000" in window.history.card_text


def test_the_card_follows_the_scores_of_its_state(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(plot_of(window), Qt.Key.Key_Home)
    assert "R1 0.286" in window.history.card_text
    button(window, "series-chrf").click()
    qtbot.waitUntil(lambda: "chrF" in window.history.card_text, timeout=WAIT_MS)
