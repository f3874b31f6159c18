"""Texts that are large come in by whatever way in words, and the window stays alive with them."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session import sizes
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.compare import filling
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.shown_text import from_raw
from rouge_gui.ui.main_window import MainWindow

LINE = "the cat is on the mat and sees a dog\n"


def paste(editor: TextEditor, text: str) -> None:
    QApplication.clipboard().setText(text)
    editor.selectAll()
    editor.paste()


def said(window: MainWindow) -> tuple[str, str]:
    bar = window.message_bar
    return (bar.text, bar.action_text) if bar.isVisible() else ("", "")


def is_heavy(window: MainWindow) -> bool:
    return window.live.is_heavy


def is_filling(editor: TextEditor) -> bool:
    return editor.is_filling


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Call texts large that are made in no time."""
    for name, value in (
        ("LARGE_BYTES", 100_000),
        ("LARGEST_BYTES", 1_000_000),
        ("HEAVY_CHARS", 150_000),
        ("LONG_LINE_CHARS", 60_000),
        ("LONGEST_LINE_CHARS", 120_000),
    ):
        monkeypatch.setattr(sizes, name, value)


def test_a_large_text_is_pasted_on_request(window: MainWindow, qtbot: QtBot, small: None) -> None:
    editor = window.board.candidate.editor
    before = window.document.snapshot
    text = LINE * 3000
    paste(editor, text)
    assert window.document.snapshot == before
    assert said(window) == (
        "The pasted text is larger than 0 MB: the window will answer more slowly",
        "Paste anyway",
    )
    window.message_bar.press()
    assert window.document.snapshot.candidate == text
    assert window.document.history.state(window.document.history.current).label.kind == "paste"
    # who agreed is not asked again
    cursor = editor.textCursor()
    cursor.setPosition(0)
    editor.setTextCursor(cursor)
    QApplication.clipboard().setText(LINE)
    editor.paste()
    assert window.document.snapshot.candidate == LINE + text
    window.document.undo()
    window.document.undo()
    assert window.document.snapshot == before


def test_of_what_no_pane_can_bear_the_beginning_is_pasted(window: MainWindow, small: None) -> None:
    editor = window.board.reference.editor
    before = window.document.snapshot
    paste(editor, "word " * 30_000)
    assert window.document.snapshot == before
    text, action = said(window)
    assert text == "The pasted text, line 1: this line is very long, and a pane lays lines out as a whole"
    assert action == "Paste the beginning"
    window.message_bar.press()
    assert window.document.snapshot.references == ("word " * 12_000,)


def test_dropped_text_is_asked_about_like_pasted_text(window: MainWindow, small: None) -> None:
    before = window.document.snapshot
    data = QMimeData()
    data.setText("x" * 41_000)
    window.board.candidate.editor.insertFromMimeData(data)
    assert window.document.snapshot == before
    assert said(window)[1] == "Paste the beginning"


def test_replacing_all_asks_before_a_text_becomes_large(
    window: MainWindow, qtbot: QtBot, small: None
) -> None:
    show(window, qtbot, Snapshot(("a b",), "a " * 9_000 + "\n"))
    window.finder.replace()
    bar = window.find_bar
    bar.find_field.setText("a")
    bar.replace_field.setText("longer words")
    window.finder.replace_all()
    assert window.document.snapshot.candidate == "a " * 9_000 + "\n"
    assert said(window)[1] == "Replace anyway"
    window.message_bar.press()
    assert window.document.snapshot.candidate == "longer words " * 9_000 + "\n"
    window.finder.replace_all()
    settle(window, qtbot)


def test_texts_too_long_for_marks_are_scored_in_pauses_and_that_is_said(
    window: MainWindow, qtbot: QtBot, small: None
) -> None:
    text = LINE * 3000
    show(window, qtbot, Snapshot((text,), LINE + text))
    assert is_heavy(window)
    assert said(window)[0].startswith("These texts are very long")
    assert "scored when you pause, not marked" in window.status_line.notes.whole
    assert window.board.candidate.marks.credited_flags() == b""
    score = window.live.comparison
    assert score is not None
    assert score.scores.rouge("rouge1").matches == 10 * 3000
    assert window.board.candidate.header.sentence == "30,000 of 30,010 candidate unigrams matched"
    compared = window.live.comparison
    editor = window.board.candidate.editor
    for _ in range(5):
        QTest.keyClick(editor, Qt.Key.Key_X)
    # not one comparison until the keys pause
    assert window.live.comparison is compared
    settle(window, qtbot)
    assert window.live.comparison is not None
    assert window.live.comparison.candidate == window.document.snapshot.candidate
    show(window, qtbot, Snapshot(("a b",), "a b"))
    assert not is_heavy(window)
    assert not said(window)[0].startswith("These texts")
    assert len(window.board.candidate.marks) == 2


def test_what_no_pane_can_bear_is_shown_from_its_beginning_and_is_whole_all_the_same(
    window: MainWindow, qtbot: QtBot, small: None
) -> None:
    text = "word " * 30_000
    show(window, qtbot, Snapshot(("a word",), text))
    editor = window.board.candidate.editor
    assert editor.is_cut
    assert editor.shown_text == "word " * 12_000
    assert said(window)[0].startswith("No pane can bear all of this text")
    assert window.live.comparison is not None
    assert window.live.comparison.candidate == text
    editor.place_caret(0)
    QTest.keyClick(editor, Qt.Key.Key_X)
    assert window.document.snapshot.candidate == "x" + text
    window.document.undo()
    assert window.document.snapshot.candidate == text
    assert editor.shown_text == "word " * 12_000
    window.document.replace_all(Snapshot(("a word",), "short"), "replace", "test")
    assert (editor.is_cut, editor.shown_text) == (False, "short")
    window.document.undo()
    assert editor.is_cut
    assert window.document.snapshot.candidate == text
    settle(window, qtbot)


def test_keys_go_into_a_text_of_half_a_megabyte(window: MainWindow, qtbot: QtBot) -> None:
    text = LINE * 15_000
    window.document.new(Snapshot((text,), LINE + text), "test")
    assert is_heavy(window)
    editor = window.board.candidate.editor
    editor.place_caret(0)
    for _ in range(3):
        QTest.keyClick(editor, Qt.Key.Key_X)
        QApplication.processEvents()
    assert window.document.snapshot.text(Side.CANDIDATE).startswith("xxx")
    settle(window, qtbot)


def test_a_very_long_text_comes_into_its_pane_part_by_part_and_is_whole_all_the_while(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "HEAVY_CHARS", 100_000)
    monkeypatch.setattr(filling, "_PART_CHARS", 20_000)
    line = LINE.rstrip() + " 💩\n"
    text = line * 4_000 + "the end"
    first = window.document.snapshot
    window.document.replace_all(Snapshot(("a cat",), text), "replace", "test")
    editor = window.board.candidate.editor
    assert is_filling(editor)
    assert editor.shown_text == text
    assert editor.document().characterCount() < 30_000
    # what is typed meanwhile goes where it was typed
    editor.place_caret(0)
    QTest.keyClick(editor, Qt.Key.Key_X)
    assert window.document.snapshot.candidate == "x" + text
    assert is_filling(editor)
    qtbot.waitUntil(lambda: not is_filling(editor), timeout=20_000)
    assert from_raw(editor.document().toRawText()) == "x" + text
    window.document.undo()
    assert from_raw(editor.document().toRawText()) == text
    window.document.undo()
    assert window.document.snapshot == first
    assert editor.toPlainText() == first.candidate
    # what is wanted at its end is there
    window.document.redo()
    assert is_filling(editor)
    editor.select((len(text) - 3, len(text)))
    assert editor.textCursor().selectedText() == "end"
    assert not is_filling(editor)
    # what has not come yet need not come to be taken away
    window.document.undo()
    window.document.redo()
    assert is_filling(editor)
    window.document.undo()
    assert not is_filling(editor)
    assert editor.toPlainText() == first.candidate
    settle(window, qtbot)
