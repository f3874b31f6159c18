"""The Impact panel in the window: deletions as the window scores them, bars that change no mark, edits that undo."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import rows, settle, show

from rouge_gui.compare.explain import lcs_table
from rouge_gui.metrics import score
from rouge_gui.session import sizes
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.text import Span
from rouge_gui.ui.explain.impact_panel import EDITS, MISSING, TOKENS, ImpactPanel
from rouge_gui.ui.main_window import MainWindow

WORDS = ("the", "cat", "mat", "кот", "на", "ковре", "猫", "坐在")


CAT = Snapshot(("the cat is on the mat",), "the cat is under the mat", "rouge-score")


def impact(window: MainWindow, qtbot: QtBot, snapshot: Snapshot = CAT) -> ImpactPanel:
    show(window, qtbot, snapshot)
    window.explaining.dock.show()
    window.explaining.view.show_panel("impact")
    settle(window, qtbot)
    panel = window.explaining.view.panel
    assert isinstance(panel, ImpactPanel)
    return panel


def heat_of(window: MainWindow) -> dict[Span, int]:
    return dict(window.board.candidate.editor.heat)


def test_the_changes_are_those_of_deleting_each_word(window: MainWindow, qtbot: QtBot) -> None:
    chance = random.Random(5)
    for key in ("rouge1", "rouge2", "rougeL"):
        reference, candidate = (" ".join(chance.choices(WORDS, k=9)) for _ in range(2))
        panel = impact(window, qtbot, Snapshot((reference,), candidate, "auto tokenizer=whitespace"))
        window.explaining.view.metric_chosen.emit(key)
        window.explaining.view.choose_metric(key)
        settle(window, qtbot)
        table = panel.tables[TOKENS].shown_table()
        words = candidate.split()
        found = sorted((str(row[0]), *(float(str(cell)) for cell in row[1:4])) for row in table.rows)
        now = parts(reference, candidate, key)
        expected = []
        for place, word in enumerate(words):
            after = parts(reference, " ".join(words[:place] + words[place + 1 :]), key)
            changes = [round(then - before, 6) for then, before in zip(after, now, strict=True)]
            expected.append((word, *changes))
        for row, wanted in zip(found, sorted(expected), strict=True):
            assert row[0] == wanted[0]
            assert row[1:] == pytest.approx(wanted[1:], abs=2e-6)
        assert len(table.heads) == (1 + 3 * 4)


def parts(reference: str, candidate: str, key: str) -> tuple[float, float, float]:
    found = score((reference,), candidate, "auto tokenizer=whitespace", (key,)).rouge(key)
    return found.precision, found.recall, found.fmeasure


def test_what_earns_most_comes_first_and_heads_sort(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    table = panel.tables[TOKENS]
    assert rows(table)[-1][:4] == ["under", "+0.167", "±0.000", "+0.076"]
    table.horizontalHeader().sectionClicked.emit(0)
    assert [row[0] for row in rows(table)] == ["cat", "is", "mat", "the", "the", "under"]
    table.horizontalHeader().sectionClicked.emit(0)
    assert rows(table)[0][0] == "under"
    with qtbot.waitSignal(panel.lights_changed) as lights:
        table.selectRow(0)
    assert lights.args is not None
    assert lights.args[0].credited == (("candidate", (11, 16)),)


def test_bars_lie_over_the_candidate_and_change_no_mark(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    editor = window.board.candidate.editor
    before = editor.picture
    assert not heat_of(window)
    panel.heat.setChecked(True)
    assert heat_of(window)[11, 16] < 0
    assert heat_of(window)[4, 7] == 4
    assert len(heat_of(window)) == 6
    assert editor.picture is before
    assert not editor.grab().toImage().isNull()
    window.explaining.dock.hide()
    assert not heat_of(window)
    window.explaining.dock.show()
    settle(window, qtbot)
    assert len(heat_of(window)) == 6
    editor.setFocus()
    QTest.keyClicks(editor, "x")
    assert not heat_of(window)
    settle(window, qtbot)
    assert len(heat_of(window)) == 6
    panel.heat.setChecked(False)
    assert not heat_of(window)


def test_bars_go_with_what_they_tell(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    panel.heat.setChecked(True)
    window.presentation.guess.set_on(True)
    settle(window, qtbot)
    assert not heat_of(window)
    window.presentation.guess.set_on(False)
    settle(window, qtbot)
    assert len(heat_of(window)) == 6
    window.explaining.view.show_panel("counts")
    settle(window, qtbot)
    assert len(heat_of(window)) == 6
    window.layer_choice.show("bigram")
    settle(window, qtbot)
    assert not heat_of(window)
    window.explaining.view.show_panel("impact")
    settle(window, qtbot)
    assert heat_of(window)


def test_of_texts_too_long_no_edits_are_looked_for(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lcs_table, "MOST_CELLS", 10)
    panel = impact(window, qtbot)
    panel.segments.choose(EDITS)
    assert "too long to look for edits" in panel.sentence.text()
    assert not panel.apply.isEnabled()
    assert panel.tables[TOKENS].ranked.rowCount() == 6


def test_the_best_edit_is_applied_as_a_step_that_undo_takes_back(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    before = window.document.snapshot.candidate
    panel.segments.choose(EDITS)
    assert rows(panel.tables[EDITS])[0] == ["“under” → “on”", "1.000", "+0.167"]
    panel.tables[EDITS].selectRow(0)
    QTest.mouseClick(panel.apply, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "the cat is on the mat"
    history = window.document.history
    assert history.state(history.current).label.kind == "suggestion"
    assert rows(panel.tables[EDITS]) == []
    assert not panel.apply.isEnabled()
    assert "No edit" in panel.sentence.text()
    window.document.undo()
    settle(window, qtbot)
    assert window.document.snapshot.candidate == before


def test_missing_units_are_ranked_and_can_be_put_in(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    window.layer_choice.show("bigram")
    settle(window, qtbot)
    panel.segments.choose(MISSING)
    assert [row[:3] for row in rows(panel.tables[MISSING])] == [
        ["is on", "1", "0.727"],
        ["on the", "1", "0.727"],
    ]
    panel.tables[MISSING].selectRow(0)
    panel.apply_chosen()
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "the cat is on under the mat"


@pytest.mark.parametrize("page", [TOKENS, EDITS, MISSING])
def test_edits_and_missing_units_may_be_there_without_the_other(
    window: MainWindow, qtbot: QtBot, page: int
) -> None:
    panel = impact(window, qtbot)
    panel.segments.choose(page)
    show(window, qtbot, Snapshot(("the cat sat",), "the cat sat down", "rouge-score"))
    settle(window, qtbot)
    assert [table.ranked.rowCount() for table in panel.tables] == [4, 1, 0]
    assert panel.apply.isEnabled() is (page != MISSING)
    show(window, qtbot, Snapshot(("a b c d e",), "a b c d e f f f f", "rouge-score"))
    settle(window, qtbot)
    assert panel.tables[EDITS].ranked.rowCount() > panel.tables[MISSING].ranked.rowCount() == 0
    window.layer_choice.show("bigram")
    show(window, qtbot, Snapshot(("a b", "c d e f"), "a b", "rouge-score"))
    window.explaining.view.reference_chosen.emit(1)
    settle(window, qtbot)
    assert panel.tables[EDITS].ranked.rowCount() == 0
    assert panel.tables[MISSING].ranked.rowCount() == 3


def test_an_edit_of_older_texts_is_not_made(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    panel.segments.choose(EDITS)
    QTest.keyClicks(window.board.candidate.editor, "x")
    changed = window.document.snapshot.candidate
    panel.apply_chosen()
    assert window.document.snapshot.candidate == changed
    settle(window, qtbot)


def test_what_is_older_stays_so_until_these_very_texts_are_compared(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, view = impact(window, qtbot), window.explaining.view
    view.show_panel("counts")
    settle(window, qtbot)
    view.show_panel("impact")
    panel.segments.choose(EDITS)
    settle(window, qtbot)
    # texts as long as this are compared in pauses
    monkeypatch.setattr(sizes, "HEAVY_CHARS", 10)
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, CAT.candidate, "the mat"), "test", "paste")
    for name in ("counts", "impact"):
        view.show_panel(name)
        QApplication.processEvents()
        assert view.is_older
    for shown in (True, False):
        view.asks.setChecked(shown)
    QApplication.processEvents()
    assert view.is_older
    assert not window.live.is_settled
    panel.apply_chosen()
    assert window.document.snapshot.candidate == "the mat"
    assert "the edit is not made" in window.message_bar.accessibleName()
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not view.is_older)
    assert panel.tables[TOKENS].ranked.rowCount() == 2


def test_what_was_made_under_another_profile_is_older(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    impact(window, qtbot)
    view = window.explaining.view
    monkeypatch.setattr(sizes, "HEAVY_CHARS", 10)
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "a "), "test")
    settle(window, qtbot)
    window.use_profile("auto tokenizer=whitespace")
    view.panel_shown.emit()
    QApplication.processEvents()
    assert view.is_older
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not view.is_older)


def test_a_missing_unit_that_lowers_the_score_is_not_put_in(window: MainWindow, qtbot: QtBot) -> None:
    snapshot = Snapshot(("a b c d", "the cat sat"), "the cat sat", "auto")
    panel = impact(window, qtbot, snapshot)
    panel.segments.choose(MISSING)
    settle(window, qtbot)
    assert panel.tables[MISSING].ranked.rowCount() == 4
    assert not panel.apply.isEnabled()
    assert "lower F" in panel.sentence.text()
    panel.apply_chosen()
    assert window.document.snapshot.candidate == "the cat sat"
    panel.segments.choose(EDITS)
    assert "No edit" in panel.sentence.text()


def test_copying_gives_all_parts(window: MainWindow, qtbot: QtBot) -> None:
    panel = impact(window, qtbot)
    panel.tables[TOKENS].copy()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:4] == ["without", "ΔP ROUGE-1", "ΔR ROUGE-1", "ΔF ROUGE-1"]
    assert len(lines) == 7


def test_what_cannot_be_counted_again_is_said(window: MainWindow, qtbot: QtBot) -> None:
    impact(window, qtbot, Snapshot(("a b c",), "a c d e", "rouge-1.5.5 -n 2 -l 3"))
    assert "cannot be counted again" in window.explaining.view.absence
