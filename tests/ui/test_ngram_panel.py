"""The n-gram panel over a corpus in a file: what it shows, what it asks for, what stops it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS, make_corpus, sample_items
from windows import WAIT_MS, settle

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.query import parse
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scoring import StoreScoring
from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.ui.corpus_ngram_desk import CorpusNgrams
from rouge_gui.ui.corpus_ngrams import panel as panel_module
from rouge_gui.ui.corpus_ngrams.model import NgramModel
from rouge_gui.ui.main_window import MainWindow

ITEMS = (
    CorpusItem("a", ("the gate is open",), {"A": "the gate", "B": "a door"}),
    CorpusItem("b", ("the gate is shut",), {"A": "a door", "B": "the gate is"}),
    CorpusItem("c", ("the gate fell",), {"A": "gate", "B": "it"}),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CorpusStore]:
    with CorpusStore.create(tmp_path / "corpus.rougegui") as opened:
        with opened.transaction():
            opened.add_items(ITEMS)
        for _ in StoreScoring(opened, "rouge-score").work(1):
            pass
        yield opened


@pytest.fixture
def ngrams(store: CorpusStore, qtbot: QtBot) -> Iterator[CorpusNgrams]:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(900, 400)
    found = CorpusNgrams(CorpusState(window), window)
    window.show()
    yield found
    # the window is kept until here
    window.close()


def open_corpus(ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot) -> CorpusState:
    state = ngrams._state
    run = store.runs()[0]
    state.open(store, Columns(store, run), run, "rouge1")
    qtbot.waitUntil(lambda: ngrams.panel.is_settled)
    return state


def rows(model: NgramModel) -> list[list[str]]:
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_each_ngram_stands_on_the_side_that_wins_it(
    ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot
) -> None:
    open_corpus(ngrams, store, qtbot)
    panel = ngrams.panel
    assert ngrams.dock.isVisible()
    assert [head.text() for head in panel.heads] == ["Won by A", "Won by B"]
    assert rows(panel.models[0]) == [["gate", "+1", "2", "1", "3"]]
    assert rows(panel.models[1]) == [["is", "+1", "1", "0", "1"]]
    assert panel.sums.text() == (
        "ROUGE-1 matches in 3 items: A 3, B 3; all net counts together are the difference, ±0"
    )
    panel.switches.order_box.setCurrentIndex(1)
    panel.switches.order_box.activated.emit(1)
    qtbot.waitUntil(lambda: panel.is_settled)
    assert rows(panel.models[0]) == []
    assert rows(panel.models[1]) == [["gate is", "+1", "1", "0", "1"]]


def test_other_systems_and_filters_are_followed(
    ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot
) -> None:
    state = open_corpus(ngrams, store, qtbot)
    panel = ngrams.panel
    state.choose_systems("B", "A")
    qtbot.waitUntil(lambda: panel.is_settled)
    assert rows(panel.models[1]) == [["gate", "+1", "2", "1", "3"]]
    state.set_found(np.array([True, False, False]))
    qtbot.waitUntil(lambda: panel.is_settled)
    assert rows(panel.models[0]) == []
    assert [row[0] for row in rows(panel.models[1])] == ["gate", "the"]


def test_a_row_asks_for_the_items_behind_it(ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot) -> None:
    state = open_corpus(ngrams, store, qtbot)
    table = ngrams.panel.tables[0]
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    with qtbot.waitSignal(ngrams.query_wanted) as asked:
        QTest.keyClick(table, Qt.Key.Key_Return)
    columns = state.columns
    assert isinstance(columns, Columns)
    assert parse(asked.args[0], columns.vocabulary).mask(columns).tolist() == [True, False, True]
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "N-gram\tNet\tWins\tLosses\tItems\ngate\t+1\t2\t1\t3\n"


def test_many_items_are_counted_when_asked_and_can_be_stopped(
    ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel_module, "COUNTED_AT_ONCE", 2)
    open_corpus(ngrams, store, qtbot)
    panel = ngrams.panel
    assert panel.message.text() == "3 items are on show: Count goes through all their texts"
    panel.switches.count_button.click()
    assert not panel.is_settled
    QTest.keyClick(panel.tables[0], Qt.Key.Key_Escape)
    # there is nothing left to stop
    assert not ngrams.stop()
    assert rows(panel.models[0]) == []
    panel.switches.count_button.click()
    qtbot.waitUntil(lambda: panel.is_settled)
    assert rows(panel.models[0]) == [["gate", "+1", "2", "1", "3"]]
    assert panel.switches.count_button.isHidden()


def test_what_ngrams_earn_is_hidden_while_scores_are(
    ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot
) -> None:
    open_corpus(ngrams, store, qtbot)
    ngrams.panel.set_hidden(True)
    assert rows(ngrams.panel.models[0]) == [["gate", "?", "?", "?", "?"]]
    assert not ngrams.panel.sums.isVisible()
    ngrams.panel.set_hidden(False)
    assert rows(ngrams.panel.models[0])[0][1] == "+1"


def test_a_corpus_that_is_closed_leaves_nothing(
    ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot
) -> None:
    state = open_corpus(ngrams, store, qtbot)
    state.close()
    assert not ngrams.dock.isVisible()
    assert ngrams.panel.is_settled


def test_a_file_that_cannot_be_read_is_told(ngrams: CorpusNgrams, store: CorpusStore, qtbot: QtBot) -> None:
    store.connection.execute("ALTER TABLE item_references RENAME TO gone")
    with qtbot.waitSignal(ngrams.failed):
        open_corpus(ngrams, store, qtbot)


def test_in_the_window_an_ngram_leads_to_its_items(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "sample.rougegui"
    make_corpus(path, islice(sample_items(), 12))
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    assert window.open_paths([str(path)])
    corpus, ngrams = window.corpus, window.room.ngrams
    qtbot.waitUntil(lambda: corpus.state.run is not None and not corpus.scoring.work.is_busy, timeout=WAIT_MS)
    ngrams.dock.raise_()
    panel = ngrams.panel
    qtbot.waitUntil(lambda: panel.is_settled and panel.models[0].rowCount() > 0, timeout=WAIT_MS)
    first = panel.models[0].row_at(0)
    panel.tables[0].row_chosen.emit(0)
    qtbot.waitUntil(lambda: not corpus.finding.is_busy, timeout=WAIT_MS)
    assert corpus.panel.query.text().startswith("reference ~ ")
    assert first.form[0] in corpus.panel.query.text()
    assert 0 < corpus.state.shown_count <= first.items
    settle(window, qtbot)
