"""A corpus in the window: walked, filtered, sorted, corrected and noted on, with the values the window shows."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QTreeWidget
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS, make_corpus, sample_items
from windows import WAIT_MS, settle, show

from rouge_gui import assets
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scoring import StoreScoring
from rouge_gui.metrics import Score, score
from rouge_gui.session import corpus_columns
from rouge_gui.session import settings as remembered
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.corpus.columns import NOTHING, Kind
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture(scope="module")
def scored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample corpus with scores, made once."""
    path = tmp_path_factory.mktemp("corpus") / "sample.rougegui"
    make_corpus(path, sample_items())
    return path


@pytest.fixture
def path(scored: Path, tmp_path: Path) -> Path:
    """A copy of it to work on."""
    return Path(shutil.copy(scored, tmp_path / "mine.rougegui"))


@pytest.fixture
def desk_window(window: MainWindow, qtbot: QtBot, path: Path) -> Iterator[MainWindow]:
    """The window with that corpus open."""
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    assert window.open_paths([str(path)])
    settle_corpus(window, qtbot)
    yield window
    window.corpus.walking.what_ifs.forget()


def settle_corpus(window: MainWindow, qtbot: QtBot) -> None:
    corpus = window.corpus

    def is_settled() -> bool:
        busy = corpus.scoring.work.is_busy or corpus.opening.is_busy or corpus.finding.is_busy
        return not busy and not corpus.keeping.is_busy

    qtbot.waitUntil(is_settled, timeout=WAIT_MS)
    settle(window, qtbot)


def cell(window: MainWindow, title: str, row: int | None = None) -> str:
    """Return what the table says in a column, in the current row."""
    table = window.corpus.panel.table
    model = window.corpus.panel.model
    column = next(place for place, one in enumerate(model.columns) if one.title == title)
    return model.text(table.currentIndex().row() if row is None else row, column)


def names(window: MainWindow) -> list[str]:
    model = window.corpus.panel.model
    return [model.text(row, 0) for row in range(model.rowCount())]


def in_score_table(window: MainWindow, metric: str) -> str:
    model = window.score_table.scores
    row = next(row for row in range(model.rowCount()) if model.metric_at(row) == metric)
    return str(model.index(row, 3).data())


def query(window: MainWindow, qtbot: QtBot, text: str) -> None:
    line = window.corpus.panel.query
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.corpus.finding.is_busy, timeout=WAIT_MS)


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


def test_columns_of_many_items_come_after_their_rows(
    window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_columns, "MANY", 10)
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    corpus = window.corpus
    assert window.open_paths([str(path)])
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


def test_a_what_if_is_kept_and_marked_until_it_is_saved(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus, document = desk_window.corpus, desk_window.document
    original = document.snapshot.candidate
    editor = desk_window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "Oh ")
    assert document.snapshot.candidate == original + "Oh "
    assert corpus.item_line.state.toolTip() == "what-if, not saved"
    corpus.walking.next_item()
    assert (cell(desk_window, "Item"), cell(desk_window, "Item", 0)) == ("en-02", "• en-01")
    assert document.snapshot.candidate != original + "Oh "
    corpus.walking.previous_item()
    assert document.snapshot.candidate == original + "Oh "
    document.undo()
    assert document.snapshot.candidate == original
    assert cell(desk_window, "Item") == "en-01"
    document.redo()
    desk_window.actions_by_id["save"].trigger()
    assert desk_window.message_bar.text == "Corrected text saved, 3 characters away from the original"
    assert desk_window.message_bar.isVisible()
    assert corpus.state.store is not None
    output = corpus.state.store.item(0).outputs["extractive"]
    assert (output.text, output.corrected, output.distance) == (original, original + "Oh ", 3)
    assert cell(desk_window, "Item") == "✎ en-01"
    assert corpus.item_line.state.toolTip() == "corrected, 3 characters away"
    settle_corpus(desk_window, qtbot)


def f_shown(window: MainWindow, candidate: str, metric: str) -> str:
    profile = window.corpus.scoring.profile
    assert profile is not None
    found = score(window.document.snapshot.references, candidate, profile, [metric]).get(metric)
    assert isinstance(found, Score)
    return window.corpus.panel.model.format.ratio(found.fmeasure)


def test_a_corrected_text_has_scores_of_its_own_in_the_table(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus, document = desk_window.corpus, desk_window.document
    desk_window.settings.set_value(remembered.CORPUS_COLUMNS, "corrected distance")
    corpus.columns.show()
    assert (cell(desk_window, "Corrected", 0), cell(desk_window, "Edits", 0)) == (NOTHING, NOTHING)
    editor = desk_window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, " and so on")
    desk_window.actions_by_id["save"].trigger()
    settle_corpus(desk_window, qtbot)
    after, metric = document.snapshot.candidate, corpus.state.metric
    original = after.removesuffix(" and so on")
    shown = [f_shown(desk_window, text, metric) for text in (original, after)]
    assert [cell(desk_window, title, 0) for title in ("extractive", "Corrected")] == shown
    assert shown[0] != shown[1]
    assert cell(desk_window, "Edits", 0) == "10"
    assert cell(desk_window, "Corrected", 1) == NOTHING
    query(desk_window, qtbot, f"corrected.{metric} < {metric}")
    assert names(desk_window) == ["✎ en-01"]
    query(desk_window, qtbot, "")
    assert corpus.finding.sort_by(f"corrected.{metric} - {metric}", descending=False)
    assert names(desk_window)[0] == "✎ en-01"
    desk_window.actions_by_id["corpus_original"].trigger()
    # the text on show is not the one that was saved
    assert not desk_window.message_bar.isVisible()
    desk_window.actions_by_id["save"].trigger()
    settle_corpus(desk_window, qtbot)
    assert (cell(desk_window, "Corrected", 0), cell(desk_window, "Edits", 0)) == (NOTHING, NOTHING)
    query(desk_window, qtbot, f"corrected.{metric} >= 0")
    assert names(desk_window) == []


def test_a_what_if_comes_back_beside_the_panes_that_are_on(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus, document = desk_window.corpus, desk_window.document
    editor = desk_window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "Oh ")
    changed = document.snapshot.candidate
    corpus.walking.next_item()
    desk_window.actions_by_id["second_candidate"].setChecked(True)
    corpus.walking.previous_item()
    subject = corpus.walking.what_ifs.subject
    assert subject is not None
    assert (document.snapshot.candidate, document.snapshot.second) == (
        changed,
        subject.original("abstractive"),
    )
    assert corpus.item_line.isVisible()
    assert not desk_window.message_bar.isVisible()
    settle_corpus(desk_window, qtbot)


def test_a_corrected_text_counts_from_the_original(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus, document = desk_window.corpus, desk_window.document
    original = document.snapshot.candidate
    assert corpus.state.store is not None
    corpus.state.store.set_corrected(1, "extractive", "Short")
    corpus.walking.next_item()
    settle(desk_window, qtbot)
    first = document.history.snapshot(0).candidate
    assert (document.snapshot.candidate, document.pinned) == ("Short", 0)
    assert not corpus.walking.what_ifs.is_changed
    desk_window.actions_by_id["corpus_original"].trigger()
    assert document.snapshot.candidate == first
    desk_window.actions_by_id["save"].trigger()
    assert corpus.state.store.item(1).outputs["extractive"].corrected is None
    corpus.walking.previous_item()
    assert document.snapshot.candidate == original
    settle_corpus(desk_window, qtbot)


def test_what_ifs_are_asked_about_when_the_corpus_closes(
    desk_window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_parent: object, _title: str, text: str, _buttons: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Cancel if len(asked) == 1 else QMessageBox.StandardButton.Save

    monkeypatch.setattr(QMessageBox, "question", answer)
    editor = desk_window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "Oh ")
    desk_window.corpus.walking.next_item()
    still_open = []
    for _ in range(2):
        desk_window.corpus.close_command()
        still_open.append(desk_window.corpus.state.is_open)
    assert still_open == [True, False]
    assert asked == ["Texts of 1 items were changed. Save them as corrected texts?"] * 2
    with CorpusStore.open(path, read_only=True) as store:
        corrected = store.item(0).outputs["extractive"].corrected
    assert corrected is not None
    assert corrected.endswith("Oh ")
    settle(desk_window, qtbot)


def test_notes_are_in_the_file_within_a_second(desk_window: MainWindow, qtbot: QtBot) -> None:
    corpus = desk_window.corpus
    store = corpus.state.store
    assert store is not None
    desk_window.actions_by_id["notes"].trigger()
    QTest.keyClicks(desk_window.notes.editor, "a number is wrong")
    with qtbot.waitSignal(corpus.notes.saved, timeout=1_000):
        pass
    assert store.item(0).note == "a number is wrong"
    QTest.keyClicks(desk_window.notes.editor, "!")
    corpus.walking.next_item()
    assert desk_window.notes.editor.toPlainText() == ""
    assert store.item(0).note == "a number is wrong!"
    assert cell(desk_window, "Note", 0) == "a number is wrong!"
    corpus.walking.previous_item()
    assert desk_window.notes.editor.toPlainText() == "a number is wrong!"


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


def test_a_corpus_dropped_on_a_pane_opens_as_one(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    window.board.files_dropped.emit("candidate", [str(path)])
    settle_corpus(window, qtbot)
    assert window.corpus.state.item_count == 63
    assert str(path) in window.corpus.keeping.recent


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
