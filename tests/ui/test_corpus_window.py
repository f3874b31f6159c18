"""A corpus in the window: opened, walked, scored, saved, with the values the window shows."""

from pathlib import Path

import numpy as np
import pytest
from corpus_windows import cell, in_score_table, settle_corpus
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidget
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS, make_corpus, sample_items
from windows import WAIT_MS, settle, show

from rouge_gui import assets
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scoring import StoreScoring
from rouge_gui.metrics import Score, score
from rouge_gui.session import settings as remembered
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.corpus.columns import NOTHING
from rouge_gui.ui.main_window import MainWindow


def test_a_corpus_opens_on_its_first_item(desk_window: MainWindow) -> None:
    corpus = desk_window.corpus
    store = CorpusStore.open(corpus.state.store.path, read_only=True) if corpus.state.store else None
    assert store is not None
    with store:
        item = store.item(0)
    snapshot = desk_window.document.snapshot
    assert corpus.dock.isVisible()
    assert snapshot.references == item.references
    assert snapshot.candidate == item.outputs["extractive"].text
    assert corpus.panel.count.whole == "63 items"
    assert corpus.item_line.text == "extractive  ·  en-01"
    assert not corpus.panel.problems_button.isVisible()
    assert "en-01 | mine" in desk_window.windowTitle()


def test_twenty_items_walked_by_key_have_the_scores_of_the_window(
    desk_window: MainWindow, qtbot: QtBot
) -> None:
    seen = []
    for _ in range(20):
        settle(desk_window, qtbot)
        seen.append(cell(desk_window, "Item"))
        assert cell(desk_window, "extractive") == in_score_table(desk_window, "rougeL")
        QTest.keyClick(
            desk_window.board.candidate.editor, Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier
        )
    assert seen == [f"en-{number:02}" for number in range(1, 21)]
    QTest.keyClick(desk_window.board.candidate.editor, Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    assert cell(desk_window, "Item") == "en-20"


@pytest.mark.parametrize("name", ["zh-01", "ru-01"])
def test_every_language_is_scored_as_the_corpus_is(desk_window: MainWindow, qtbot: QtBot, name: str) -> None:
    corpus = desk_window.corpus
    assert corpus.state.store is not None
    position = corpus.state.store.position_of(name)
    assert position is not None
    for system in corpus.state.systems:
        corpus.state.choose_systems(system, corpus.state.second_system)
        corpus.walking.enter(position)
        settle(desk_window, qtbot)
        assert desk_window.document.snapshot.settled == corpus.scoring.profile
        assert cell(desk_window, system) == in_score_table(desk_window, "rougeL")


def test_j_and_k_walk_while_inspecting(desk_window: MainWindow, qtbot: QtBot) -> None:
    editor = desk_window.board.candidate.editor
    desk_window.habits.modes.set_inspecting(True)
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_J)
    QTest.keyClick(editor, Qt.Key.Key_J)
    QTest.keyClick(editor, Qt.Key.Key_K)
    assert cell(desk_window, "Item") == "en-02"
    desk_window.corpus.panel.table.setFocus()
    QTest.keyClick(desk_window.corpus.panel.table, Qt.Key.Key_J)
    assert cell(desk_window, "Item") == "en-03"
    desk_window.habits.modes.set_inspecting(False)
    settle(desk_window, qtbot)


def test_a_data_file_is_read_and_scored_beside_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1 rougeL")
    lines = assets.read_text("samples/corpus.jsonl").splitlines()
    data = tmp_path / "ten.jsonl"
    data.write_text("\n".join([*lines[:5], "{broken", *lines[5:10]]), encoding="utf-8")
    assert window.open_paths([str(data)])
    corpus = window.corpus
    # a broken line among the first is worth a look
    qtbot.waitUntil(lambda: corpus.mapping_dialog is not None, timeout=WAIT_MS)
    assert corpus.mapping_dialog is not None
    corpus.mapping_dialog.open_button.click()
    qtbot.waitUntil(lambda: corpus.state.is_open and corpus.state.run is not None, timeout=WAIT_MS)
    settle_corpus(window, qtbot)
    assert (corpus.state.item_count, corpus.title_label.text()) == (10, "ten")
    assert cell(window, "extractive") == in_score_table(window, "rougeL")
    assert cell(window, "Item") == "en-01"
    assert corpus.panel.problems_button.text() == "1 lines unreadable (show)"
    corpus.panel.problems_button.click()
    dialog = corpus.problems.dialog
    assert dialog is not None
    (listed,) = dialog.findChildren(QTreeWidget, "corpusProblems")
    entry = listed.topLevelItem(0)
    assert entry is not None
    assert entry.text(0) == "ten.jsonl, line 6"
    dialog.close()
    # it lies in a store of its own until it is saved under a name
    stores = list((tmp_path / "profile").rglob("corpora/*.rougegui"))
    assert len(stores) == 1
    corpus.close_command()
    corpus.keeping.fill()
    texts = [one.text() for one in corpus.keeping.menu.actions()]
    assert texts == ["ten: 10 items, in no file of yours"]
    corpus.keeping.menu.actions()[0].trigger()
    assert corpus.state.item_count == 10
    settle_corpus(window, qtbot)
    assert cell(window, "extractive") == in_score_table(window, "rougeL")


def test_the_next_system_shows_its_candidate_of_the_same_item(desk_window: MainWindow, qtbot: QtBot) -> None:
    desk_window.actions_by_id["second_candidate"].setChecked(True)
    settle(desk_window, qtbot)
    subject = desk_window.corpus.walking.what_ifs.subject
    assert subject is not None
    assert desk_window.document.snapshot.second == subject.original("abstractive")
    desk_window.actions_by_id["corpus_next_system"].trigger()
    settle(desk_window, qtbot)
    snapshot = desk_window.document.snapshot
    assert snapshot.candidate == subject.original("abstractive")
    assert snapshot.second == subject.original("extractive")
    assert desk_window.corpus.item_line.text == "abstractive, against extractive  ·  en-01"


def test_other_texts_take_over_and_the_row_brings_the_item_back(
    desk_window: MainWindow, qtbot: QtBot
) -> None:
    corpus = desk_window.corpus
    candidate = desk_window.document.snapshot.candidate
    show(desk_window, qtbot, Snapshot(("one",), "two"))
    assert (corpus.owns_texts, corpus.item_line.isVisible()) == (False, False)
    assert not desk_window.message_bar.isVisible()
    table = corpus.panel.table
    middle = table.visualRect(table.model().index(0, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert desk_window.document.snapshot.candidate == candidate
    settle(desk_window, qtbot)


def test_another_profile_is_another_run(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus = desk_window.corpus
    before = cell(desk_window, "extractive")
    desk_window.use_profile("rouge-score")
    # the old scores are grey until others come
    grey = [corpus.panel.model.is_grey]
    settle_corpus(desk_window, qtbot)
    grey.append(corpus.panel.model.is_grey)
    assert grey == [True, False]
    assert corpus.state.run is not None
    assert corpus.state.run.profile.startswith("rouge-score")
    assert cell(desk_window, "extractive") == in_score_table(desk_window, "rougeL") != NOTHING
    desk_window.use_profile("auto")
    settle_corpus(desk_window, qtbot)
    assert cell(desk_window, "extractive") == before


def test_a_corpus_opens_under_the_profile_it_was_scored_by(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.rougegui"
    run = make_corpus(path, sample_items(), "rouge-score")
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    window.use_profile("auto")
    assert window.open_paths([str(path)])
    settle_corpus(window, qtbot)
    corpus = window.corpus
    assert corpus.state.store is not None
    # nothing was scored anew
    assert (corpus.state.store.runs(), corpus.state.run) == ([run], run)
    assert not corpus.panel.model.is_grey
    assert window.document.snapshot.profile == "rouge-score"
    assert window.profile_box.currentText() == "rouge-score"
    assert window.message_bar.text == "Profile as the corpus was scored: rouge-score"
    assert window.message_bar.isVisible()
    assert cell(window, "extractive") == in_score_table(window, "rougeL") != NOTHING
    # the next window begins with what the user chose
    assert window.settings.value(remembered.PROFILE) == "auto"
    window.use_profile("auto")
    settle_corpus(window, qtbot)
    assert not window.message_bar.isVisible()
    assert [one.profile.split()[0] for one in corpus.state.store.runs()] == ["rouge-score", "auto"]
    corpus.walking.what_ifs.forget()


def test_a_corpus_opens_with_the_references_it_was_scored_by(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.rougegui"
    with CorpusStore.create(path) as store:
        with store.transaction():
            store.add_items([CorpusItem("1", ("a cat", "the dog"), {"one": "the dog"})])
        for _ in StoreScoring(store, "auto", METRICS, 1).work(1):
            pass
        runs = store.runs()
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    assert window.open_paths([str(path)])
    settle_corpus(window, qtbot)
    corpus = window.corpus
    assert corpus.state.store is not None
    assert corpus.state.store.runs() == runs
    assert window.actions_by_id["corpus_first_reference"].isChecked()
    assert window.document.snapshot.references == ("a cat",)
    assert window.document.snapshot.profile == "auto"
    said = "Profile as the corpus was scored: auto, with the first reference only"
    assert window.message_bar.text == said
    corpus.walking.what_ifs.forget()


def test_a_corpus_is_saved_under_a_name_and_goes_on_there(
    desk_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    corpus = desk_window.corpus
    corpus.walking.enter(3)
    corpus.finding.use("lang = en")
    other = tmp_path / "other.rougegui"
    with qtbot.waitSignal(corpus.keeping.saved, timeout=WAIT_MS):
        corpus.save_to(str(other))
    settle_corpus(desk_window, qtbot)
    assert corpus.state.store is not None
    assert corpus.state.store.path == str(other)
    assert (cell(desk_window, "Item"), corpus.state.shown_count) == ("en-04", 21)
    assert corpus.title_label.text() == "other"
    corpus.notes.set_notes("kept")
    corpus.close_command()
    with CorpusStore.open(other, read_only=True) as store:
        assert store.item(3).note == "kept"
    assert [path.name for path in tmp_path.glob("*rougegui*")].count("other.rougegui-wal") == 0


def test_a_source_pane_shows_the_source_of_the_item(desk_window: MainWindow, qtbot: QtBot) -> None:
    desk_window.actions_by_id["source_text"].setChecked(True)
    subject = desk_window.corpus.walking.what_ifs.subject
    assert subject is not None
    assert desk_window.document.snapshot.text(Side.SOURCE) == subject.item.source
    desk_window.corpus.walking.next_item()
    assert desk_window.document.snapshot.source != subject.item.source
    assert not desk_window.corpus.walking.what_ifs.is_changed
    settle(desk_window, qtbot)


def test_scores_that_are_hidden_for_a_guess_are_hidden_here(desk_window: MainWindow) -> None:
    desk_window.actions_by_id["hide_scores"].setChecked(True)
    assert cell(desk_window, "extractive") == "?"
    desk_window.actions_by_id["hide_scores"].setChecked(False)
    assert cell(desk_window, "extractive") != "?"


def test_the_first_reference_alone_or_all_of_them(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1 rougeL")
    references = ("a storm came at night", "the storm took the roof", "nobody was hurt by the storm")
    candidate = "the storm came and took the roof"
    path = tmp_path / "several.rougegui"
    make_corpus(path, [CorpusItem("one", references, {"A": candidate})], metrics=("rouge1", "rougeL"))
    assert window.open_paths([str(path)])
    settle_corpus(window, qtbot)
    for count, only in ((3, False), (1, True), (3, False)):
        window.actions_by_id["corpus_first_reference"].setChecked(only)
        settle_corpus(window, qtbot)
        fmeasure = score(references[:count], candidate, "auto", ["rougeL"]).get("rougeL")
        assert isinstance(fmeasure, Score)
        assert window.document.snapshot.references == references[:count]
        assert cell(window, "ROUGE-L") == in_score_table(window, "rougeL") == f"{fmeasure.fmeasure:.3f}"


def test_scoring_stops_and_goes_on(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1 rougeL")
    path = tmp_path / "many.rougegui"
    with CorpusStore.create(path) as store:
        store.add_items(
            CorpusItem(str(number), ("a b c",), {"A": f"a b {number}"}) for number in range(2_500)
        )
    assert window.open_paths([str(path)])
    settle_corpus(window, qtbot)
    corpus, bar = window.corpus, window.message_bar
    # so many are offered, not scored unasked
    assert bar.text.startswith("2,500 outputs have no scores under this profile")
    assert cell(window, "ROUGE-L") == NOTHING
    bar.press()
    with qtbot.waitSignal(corpus.scoring.ended, timeout=WAIT_MS):
        QTest.keyClick(corpus.panel.table, Qt.Key.Key_Escape)
    assert (bar.text, bar.action_text) == ("Stopped; what was done stays", "Go on")
    bar.press()
    settle_corpus(window, qtbot)
    columns = corpus.state.columns
    assert columns is not None
    assert np.count_nonzero(np.isnan(columns.get("rougeL"))) == 0
    assert cell(window, "ROUGE-L") == in_score_table(window, "rougeL")


def test_a_corpus_dropped_on_a_pane_opens_as_one(window: MainWindow, qtbot: QtBot, corpus_path: Path) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    window.board.files_dropped.emit("candidate", [str(corpus_path)])
    settle_corpus(window, qtbot)
    assert window.corpus.state.item_count == 63
    assert str(corpus_path) in window.corpus.keeping.recent


def test_what_cannot_be_read_is_named_and_nothing_opens(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    before = window.document.snapshot
    data = tmp_path / "nothing.jsonl"
    data.write_bytes(b"")
    assert window.open_paths([str(data)])
    qtbot.waitUntil(lambda: not window.corpus.opening.is_busy, timeout=WAIT_MS)
    assert window.message_bar.text == "nothing.jsonl: It is empty"
    assert window.corpus.panel.empty_text == "No corpus is open"
    assert window.document.snapshot == before
    assert list((tmp_path / "profile").rglob("corpora/*")) == []
