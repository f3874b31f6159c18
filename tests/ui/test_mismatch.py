"""The window "Why don't my numbers match?": the profiles of a comparison, the causes, published values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.metrics import score
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.disagreement.model import FIRST_METRIC, HIGHER, LOWER, NAME
from rouge_gui.ui.disagreement.window import ProfilesWindow
from rouge_gui.ui.main_window import MainWindow

REFERENCE = "2023年我国国内生产总值为126万亿元，比上年增长5.2%。"
CANDIDATE = "2023年，我国GDP达126万亿元，同比增长5.2%。"


def wait(window: MainWindow, qtbot: QtBot) -> None:
    settle(window, qtbot)
    qtbot.waitUntil(lambda: window.mismatch.is_settled, timeout=WAIT_MS)


@pytest.fixture
def profiles(window: MainWindow, qtbot: QtBot) -> Iterator[ProfilesWindow]:
    """The window with the Chinese pair in it."""
    show(window, qtbot, Snapshot((REFERENCE,), CANDIDATE, "auto"))
    window.actions_by_id["mismatch"].trigger()
    wait(window, qtbot)
    found = window.mismatch.window
    assert found is not None
    yield found
    window.mismatch.close()


def row_of(shown: ProfilesWindow, name: str) -> int:
    """Return the place of a row on screen."""
    table = shown.model.table
    assert table is not None
    return next(place for place, row in enumerate(shown.model.order) if table.rows[row].name == name)


def cell(shown: ProfilesWindow, name: str, column: int) -> str:
    return str(shown.model.index(row_of(shown, name), column).data())


def names(shown: ProfilesWindow) -> list[str]:
    return [str(shown.model.index(row, NAME).data()) for row in range(shown.model.rowCount())]


def test_the_table_shows_every_profile_beside_the_chosen_one(profiles: ProfilesWindow) -> None:
    assert names(profiles)[:2] == ["auto (jieba-exact)", "rouge-score"]
    assert {"llama-factory", "longbench-zh", "chars→ids→rouge-1.5.5"} < set(names(profiles))
    last = profiles.model.columnCount() - 1
    assert cell(profiles, "auto", FIRST_METRIC) == "0.636"
    assert cell(profiles, "rouge-score", FIRST_METRIC) == f"{HIGHER} 0.889"
    assert cell(profiles, "rouge-score", last) == ("tokenizer: letters and digits read: 33 % and 52 %")
    assert cell(profiles, "pltrdy", FIRST_METRIC) == f"{LOWER} 0.500"


def test_numbers_are_those_of_the_profiles(profiles: ProfilesWindow) -> None:
    table = profiles.model.table
    assert table is not None
    for place, row in enumerate(table.rows):
        if row.kind == "tokenizer":
            outcome = table.outcome(place, "rouge1")
            assert outcome is not None
            assert outcome.score == score(REFERENCE, CANDIDATE, row.name).rouge("rouge1")


def test_causes_of_the_current_cell_stand_below(
    window: MainWindow, profiles: ProfilesWindow, qtbot: QtBot
) -> None:
    text = profiles.details.toPlainText()
    assert "ROUGE-1 · rouge-score: 0.636 → 0.889" in text
    assert "letters and digits read: 33 % and 52 %" in text
    table = profiles.model.table
    assert table is not None
    row = [each.name for each in table.rows].index("rouge-chinese tokenizer=jieba-exact-raw")
    profiles.table.go_to(row, "rouge1")
    wait(window, qtbot)
    text = profiles.details.toPlainText()
    assert "1. Tokenizer: jieba-exact-raw instead of jieba-exact" in text
    assert "2. n-grams are counted as sets, each once" in text
    assert "'，'" in text
    assert "counted 2 times, once as a set" in text


def test_a_published_value_brings_its_rows_up(profiles: ProfilesWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(profiles.published, "R1 72,0")
    assert names(profiles)[:3] == ["auto (jieba-exact)", "chars→ids→rouge-1.5.5", "auto tokenizer=characters"]
    assert str(profiles.model.index(1, FIRST_METRIC).data()).startswith("✓ ")
    assert str(profiles.model.index(1, profiles.model.columnCount() - 1).data()) == "gives ROUGE-1 F 0.720"
    profiles.published.setText("99")
    assert profiles.problem.text() == "No row gives it; the nearest come first"
    profiles.published.setText("about 7")
    assert profiles.problem.text() == '"about 7" is no published value'
    profiles.published.clear()
    assert profiles.problem.text() == ""
    assert names(profiles)[1] == "rouge-score"


def test_enter_takes_a_profile_which_can_be_undone(
    window: MainWindow, profiles: ProfilesWindow, qtbot: QtBot
) -> None:
    place = row_of(profiles, "llama-factory")
    profiles.table.setCurrentIndex(profiles.model.index(place, FIRST_METRIC))
    QTest.keyClick(profiles.table, Qt.Key.Key_Return)
    wait(window, qtbot)
    assert window.document.snapshot.profile == "llama-factory"
    assert names(profiles)[0] == "llama-factory"
    window.document.undo()
    wait(window, qtbot)
    assert window.document.snapshot.profile == "auto"
    assert names(profiles)[0] == "auto (jieba-exact)"


def test_it_follows_the_texts_and_is_grey_meanwhile(
    window: MainWindow, profiles: ProfilesWindow, qtbot: QtBot
) -> None:
    window.board.candidate.editor.setFocus()
    QTest.keyClicks(window.board.candidate.editor, "7")
    qtbot.waitUntil(lambda: profiles.model.is_stale, timeout=WAIT_MS)
    wait(window, qtbot)
    assert not profiles.model.is_stale
    shown = profiles.model.shown
    assert shown is not None
    assert shown.snapshot.candidate == window.document.snapshot.candidate


def test_heads_sort_and_the_chosen_row_stays_on_top(profiles: ProfilesWindow) -> None:
    profiles.model.sort_next(FIRST_METRIC)
    values = (
        [
            outcome.score.fmeasure
            for row in profiles.model.order[1:]
            if (outcome := profiles.model.shown.table.outcome(row, "rouge1")) and outcome.score
        ]
        if profiles.model.shown
        else []
    )
    assert values == sorted(values, reverse=True)
    assert len(values) > 15
    assert names(profiles)[0] == "auto (jieba-exact)"
    profiles.model.sort_next(NAME)
    assert names(profiles)[1:] == sorted(names(profiles)[1:], key=str.casefold)


def test_copies_take_signatures_along(profiles: ProfilesWindow) -> None:
    profiles.copy_markdown()
    text = QApplication.clipboard().text()
    assert text.startswith("| Profile | R-1 | R-2 |")
    assert "| rouge-score | 0.889 | 0.571 |" in text
    assert "rouge-gui|profile:rouge-score|" in text
    profiles.copy_csv()
    head, first, *_ = QApplication.clipboard().text().splitlines()
    assert head == "profile,kind,metric,precision,recall,fmeasure,error,why,signature"
    assert first.startswith("auto (jieba-exact),profile,rouge1,0.7,0.5833333333333334,0.6363636363636365,,")
    profiles.copy_latex()
    assert r"\begin{tabular}" in QApplication.clipboard().text()


def test_without_texts_it_says_what_to_do(window: MainWindow, profiles: ProfilesWindow, qtbot: QtBot) -> None:
    window.document.new(Snapshot(), "test")
    wait(window, qtbot)
    assert profiles.stack.currentWidget() is profiles.empty
    assert profiles.empty.text() == "Write or open a reference and a candidate to compare their scores."
    show(window, qtbot, Snapshot(("a b",), "a c", "auto"))
    wait(window, qtbot)
    assert profiles.stack.currentWidget() is not profiles.empty
    assert names(profiles)[0] == "auto (rouge-score)"


def test_what_an_implementation_raises_is_a_result(
    window: MainWindow, profiles: ProfilesWindow, qtbot: QtBot
) -> None:
    show(window, qtbot, Snapshot(("hello.",), ".", "auto"))
    wait(window, qtbot)
    assert cell(profiles, "pltrdy", FIRST_METRIC) == "raises"
    place = row_of(profiles, "pltrdy")
    profiles.table.setCurrentIndex(profiles.model.index(place, FIRST_METRIC))
    wait(window, qtbot)
    assert "The implementation raises: Hypothesis is empty." in profiles.details.toPlainText()


def test_hidden_scores_are_hidden_here_too(window: MainWindow, profiles: ProfilesWindow) -> None:
    window.presentation.guess.set_on(True)
    assert cell(profiles, "rouge-score", FIRST_METRIC) == "?"
    assert profiles.details.toPlainText() == ""
    assert not profiles.copy.isEnabled()
    window.presentation.guess.turn_over()
    assert cell(profiles, "rouge-score", FIRST_METRIC) == f"{HIGHER} 0.889"


def test_every_part_is_reached_by_keyboard_and_has_a_name(profiles: ProfilesWindow, qtbot: QtBot) -> None:
    profiles.activateWindow()
    profiles.published.setFocus()
    for part in (profiles.take, profiles.copy, profiles.table, profiles.details):
        QTest.keyClick(profiles.focusWidget(), Qt.Key.Key_Tab)
        assert profiles.focusWidget() is part
        assert part.accessibleName() or getattr(part, "text", str)()
