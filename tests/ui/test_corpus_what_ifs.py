"""Texts of a corpus changed in the window: what-ifs, corrected texts, notes."""

from pathlib import Path

import pytest
from corpus_windows import cell, names, query, settle_corpus
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import Score, score
from rouge_gui.session import settings as remembered
from rouge_gui.ui.corpus.columns import NOTHING
from rouge_gui.ui.main_window import MainWindow


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
    desk_window: MainWindow, qtbot: QtBot, corpus_path: Path, monkeypatch: pytest.MonkeyPatch
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
    with CorpusStore.open(corpus_path, read_only=True) as store:
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
