"""Finding items of a corpus in the window: queries, orders, filters, with the values the window shows."""

from pathlib import Path

import numpy as np
import pytest
from corpus_windows import cell, in_score_table, names, query, settle_corpus
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS
from windows import WAIT_MS

from rouge_gui.session import corpus_columns
from rouge_gui.session import settings as remembered
from rouge_gui.ui.corpus.columns import NOTHING, Kind
from rouge_gui.ui.main_window import MainWindow


def test_columns_of_many_items_come_after_their_rows(
    window: MainWindow, qtbot: QtBot, corpus_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_columns, "MANY", 10)
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    corpus = window.corpus
    assert window.open_paths([str(corpus_path)])
    assert cell(window, "Item") == "en-01"
    assert cell(window, "extractive") == NOTHING
    with qtbot.waitSignal(corpus.beside.came, timeout=WAIT_MS):
        assert np.isnan(corpus.finding.numbers("rougeL")).all()
    qtbot.waitUntil(lambda: not corpus.beside.is_busy, timeout=WAIT_MS)
    settle_corpus(window, qtbot)
    assert cell(window, "extractive") == in_score_table(window, "rougeL")
    charts = window.room.views.charts
    qtbot.waitUntil(lambda: charts.drawing is not None and not charts.drawing.is_empty, timeout=WAIT_MS)
    # nothing is waited for that is about to be closed
    corpus.finding.numbers("rouge1.p")
    assert corpus.beside.is_busy
    assert corpus.close_corpus()
    assert not corpus.beside.is_busy


def test_queries_and_orders_of_many_items_wait_for_their_columns(
    desk_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = desk_window.corpus
    finding, columns = corpus.finding, corpus.state.columns
    assert columns is not None
    chosen = columns.get("rouge2.r") - columns.get("rouge2.p")
    found = np.flatnonzero(chosen > 0.1)
    assert 0 < len(found) < len(chosen)
    columns.refresh(everything=True)
    monkeypatch.setattr(corpus_columns, "MANY", 10)
    finding.use("rouge2.r - rouge2.p > .1 and topic != zzz")
    assert finding.sort_by("rouge2.r - rouge2.p", descending=True)
    # nothing was read meanwhile
    assert [corpus.beside.is_busy, finding.is_busy] == [True, True]
    assert corpus.state.order.tolist() == list(range(63))
    qtbot.waitUntil(lambda: not finding.is_busy, timeout=WAIT_MS)
    assert corpus.state.mask is not None
    assert np.flatnonzero(corpus.state.mask).tolist() == found.tolist()
    by_gain = sorted(found.tolist(), key=lambda position: -chosen[position])
    assert corpus.state.order.tolist() == by_gain
    # one that waits can be given up, and what was found stays
    columns.refresh(everything=True)
    finding.use("rouge1.r < .1")
    assert finding.stop()
    assert not finding.is_busy
    assert np.flatnonzero(corpus.state.mask).tolist() == found.tolist()
    settle_corpus(desk_window, qtbot)
    assert np.flatnonzero(corpus.state.mask).tolist() == found.tolist()


def test_a_query_finds_and_says_what_is_wrong_with_it(desk_window: MainWindow, qtbot: QtBot) -> None:
    panel, columns = desk_window.corpus.panel, desk_window.corpus.state.columns
    assert columns is not None
    query(desk_window, qtbot, "rougeL < 0.3 and lang = ru")
    wanted = np.flatnonzero(columns.get("rougeL") < 0.3)
    found = desk_window.corpus.state.order.tolist()
    assert found == [position for position in wanted if position >= 42]
    assert panel.count.whole == f"{len(found)} of 63 items"
    query(desk_window, qtbot, "rougL < 0.3")
    assert "rougL" in panel.problem.text()
    assert panel.query.wrong == (0, 5)
    # what was found stays
    assert desk_window.corpus.state.order.tolist() == found
    answered = f"{len(found)} of 63 items"
    assert panel.count.whole == f"As before: {answered}  ·  rougeL < 0.3 and lang = ru"
    assert desk_window.corpus.finding.text == "rougeL < 0.3 and lang = ru"
    query(desk_window, qtbot, "rougeL < 0.3 and lang = ru")
    assert panel.count.whole == answered
    query(desk_window, qtbot, "rougeL > 2")
    assert panel.empty_text == "No item matches the filter"
    panel.remedy.click()
    assert (panel.empty_text, panel.count.whole) == ("", "63 items")
    query(desk_window, qtbot, "id = en-01-b")
    assert panel.problem.text() == 'Put this text in quotation marks: "en-01-b"'
    assert panel.count.whole == "As before: 63 items"
    query(desk_window, qtbot, "id = 'en-01-b' or id = 'en-01'")
    assert panel.count.whole == "1 of 63 items"


def test_texts_are_searched(desk_window: MainWindow, qtbot: QtBot) -> None:
    query(desk_window, qtbot, 'reference ~ "council"')
    subject = desk_window.corpus.walking.what_ifs.subject
    assert subject is not None
    assert "en-01" in names(desk_window)
    assert all(name.startswith("en-") for name in names(desk_window))


def test_completion_offers_columns(desk_window: MainWindow, qtbot: QtBot) -> None:
    line, problem = desk_window.corpus.panel.query, desk_window.corpus.panel.problem
    line.setFocus()
    QTest.keyClicks(line, "cand")
    assert line.offered[0] == "candidate"
    # half a word is no mistake yet
    qtbot.waitUntil(lambda: not desk_window.corpus.finding.is_busy, timeout=WAIT_MS)
    assert problem.text() == ""
    QTest.keyClick(line, Qt.Key.Key_Down)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert (line.text(), line.offered) == ("candidate", [])
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "candidate" in problem.text()


def test_a_head_sorts_both_ways_and_back(desk_window: MainWindow) -> None:
    corpus = desk_window.corpus
    columns = corpus.state.columns
    assert columns is not None
    place = next(i for i, one in enumerate(corpus.panel.model.columns) if one.kind is Kind.CHANGE)
    change = columns.get("rougeL@extractive") - columns.get("rougeL@abstractive")
    head = corpus.panel.table.horizontalHeader()
    head.sectionClicked.emit(place)
    assert corpus.state.order.tolist() == np.argsort(change, kind="stable").tolist()
    assert corpus.panel.model.headerData(place, Qt.Orientation.Horizontal) == "Δ ↑"
    head.sectionClicked.emit(place)
    assert corpus.state.order.tolist() == np.argsort(-change, kind="stable").tolist()
    head.sectionClicked.emit(place)
    assert corpus.state.order.tolist() == list(range(63))


def test_the_item_at_hand_stays_current_while_rows_move(desk_window: MainWindow) -> None:
    corpus = desk_window.corpus
    corpus.walking.enter(5)
    corpus.finding.sort_by("rougeL", descending=True)
    assert cell(desk_window, "Item") == "en-06"
    corpus.finding.use("rougeL > 2")
    assert corpus.panel.table.currentIndex().row() == -1
    corpus.finding.use("")
    assert cell(desk_window, "Item") == "en-06"


def test_filters_are_saved_with_the_corpus(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus = desk_window.corpus
    query(desk_window, qtbot, "rougeL < 0.3")
    few = corpus.state.shown_count
    desk_window.actions_by_id["corpus_save_filter"].trigger()
    QTest.keyClicks(corpus.panel.answer.line, "low")
    QTest.keyClick(corpus.panel.answer.line, Qt.Key.Key_Return)
    assert corpus.filters.saved() == {"low": "rougeL < 0.3"}
    corpus.finding.use("")
    corpus.filters.fill()
    entry = next(one for one in corpus.panel.filters.menu().actions() if one.text() == "low")
    entry.trigger()
    assert corpus.state.shown_count == few


def test_one_system_beats_another_by_a_small_form(desk_window: MainWindow) -> None:
    corpus = desk_window.corpus
    columns = corpus.state.columns
    assert columns is not None
    corpus.filters.fill()
    corpus.panel.beats.open(corpus.columns.subject, corpus.columns.metrics)
    corpus.panel.beats.difference.setValue(0.2)
    corpus.panel.beats.show_button.click()
    wanted = columns.get("rougeL@extractive") - columns.get("rougeL@abstractive") > 0.2
    assert corpus.panel.query.text() == "delta(rougeL, extractive, abstractive) > 0.2"
    assert corpus.state.order.tolist() == np.flatnonzero(wanted).tolist()
