"""The text pane: edits are reported exactly, offsets stay, marks leave text and undo alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.compare import Comparison, compare
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.compare.picture import NOTHING, Picture, View, picture_of
from rouge_gui.ui.layers import LAYERS, Layer
from rouge_gui.ui.theme import load_theme

Edit = tuple[int, int, str, int]


class Recorder:
    def __init__(self, editor: TextEditor) -> None:
        self.edits: list[Edit] = []
        editor.edited.connect(self._on_edited)

    def _on_edited(self, start: int, removed: int, inserted: str, caret: int) -> None:
        self.edits.append((start, removed, inserted, caret))


@pytest.fixture
def editor(qtbot: QtBot) -> TextEditor:
    editor = TextEditor(load_theme(dark=False))
    qtbot.addWidget(editor)
    editor.resize(400, 300)
    editor.show()
    return editor


def seen(comparison: Comparison, editor: TextEditor, *layers: Layer, misses: bool = False) -> Picture:
    return picture_of(comparison, "reference", 0, View(layers, misses), editor.offsets)


def put_caret(editor: TextEditor, position_u16: int, to_u16: int | None = None) -> None:
    cursor = editor.textCursor()
    cursor.setPosition(position_u16)
    if to_u16 is not None:
        cursor.setPosition(to_u16, QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)


def test_showing_a_text_is_no_edit(editor: TextEditor) -> None:
    recorder = Recorder(editor)
    editor.show_text("one\ntwo")
    editor.show_text("one\nthree")
    assert recorder.edits == []
    assert editor.toPlainText() == "one\nthree"


def test_typing_reports_code_points(editor: TextEditor, qtbot: QtBot) -> None:
    editor.show_text("💩 one two")
    recorder = Recorder(editor)
    put_caret(editor, 6)
    QTest.keyClicks(editor, "s")
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert recorder.edits == [(5, 0, "s", 6), (5, 1, "", 5)]
    assert editor.shown_text == "💩 one two"


def test_typing_among_equal_letters_reports_where_the_caret_was(editor: TextEditor, qtbot: QtBot) -> None:
    editor.show_text("aaaa")
    recorder = Recorder(editor)
    put_caret(editor, 1)
    QTest.keyClicks(editor, "a")
    assert recorder.edits == [(1, 0, "a", 2)]


def test_a_line_break_is_a_newline(editor: TextEditor, qtbot: QtBot) -> None:
    editor.show_text("ab")
    recorder = Recorder(editor)
    put_caret(editor, 1)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert recorder.edits == [(1, 0, "\n", 2)]


def test_deleting_everything_is_one_edit(editor: TextEditor, qtbot: QtBot) -> None:
    editor.show_text("one two\nthree")
    recorder = Recorder(editor)
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    assert recorder.edits == [(0, 13, "", 0)]


def test_no_break_space_and_line_separator_survive_an_edit_elsewhere(
    editor: TextEditor, qtbot: QtBot
) -> None:
    editor.show_text("a\u00a0b\u2028c d")
    recorder = Recorder(editor)
    put_caret(editor, 7)
    QTest.keyClicks(editor, "e")
    assert recorder.edits == [(7, 0, "e", 8)]
    assert editor.shown_text == "a\u00a0b\u2028c de"


def test_pasted_line_ends_become_newlines(editor: TextEditor) -> None:
    editor.show_text("")
    recorder = Recorder(editor)
    QApplication.clipboard().setText("one\r\ntwo")
    editor.paste()
    assert recorder.edits == [(0, 0, "one\ntwo", 7)]


def test_a_composition_is_one_edit_when_it_is_committed(editor: TextEditor) -> None:
    editor.show_text("甲")
    recorder = Recorder(editor)
    put_caret(editor, 1)
    for preedit in ("n", "ni", "ni h"):
        QApplication.sendEvent(editor, QInputMethodEvent(preedit, []))
    assert recorder.edits == []
    commit = QInputMethodEvent("", [])
    commit.setCommitString("你好")
    QApplication.sendEvent(editor, commit)
    assert recorder.edits == [(1, 0, "你好", 3)]


def test_the_line_height_stays_with_new_lines(editor: TextEditor, qtbot: QtBot) -> None:
    editor.show_text("one\ntwo")
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    QTest.keyClicks(editor, "x")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    heights = [editor.document().findBlockByNumber(number).blockFormat().lineHeight() for number in (0, 1)]
    assert heights == [175, 175]


def test_dropped_text_is_greyed_in_its_paragraph_only(editor: TextEditor) -> None:
    text = "В 2024 году\nall ascii\n💩 да no"
    comparison = compare(text, "all", "rouge-score")
    editor.show_text(text)
    editor.show_picture(seen(comparison, editor, LAYERS[0]))
    greyed = [
        [
            found.text()
            .encode("utf-16-le")[2 * each.start : 2 * (each.start + each.length)]
            .decode("utf-16-le")
            for each in found.layout().formats()
        ]
        for found in map(editor.document().findBlockByNumber, range(3))
    ]
    assert [[piece.strip() for piece in pieces] for pieces in greyed] == [["В", "году"], [], ["💩 да"]]
    assert editor.shown_text == text
    assert not editor.document().isUndoAvailable()


def test_every_layer_leaves_its_mark_on_screen(editor: TextEditor) -> None:
    reference, candidate = "the cat is on the mat the", "the cat is under the mat"
    comparison = compare(reference, candidate)
    editor.show_text(reference)
    pictures = {}
    for layer in (None, *LAYERS):
        editor.show_picture(NOTHING if layer is None else seen(comparison, editor, layer))
        grey = (
            editor.viewport()
            .grab()
            .toImage()
            .convertToFormat(editor.grab().toImage().Format.Format_Grayscale8)
        )
        pictures[layer.name if layer else "off"] = bytes(grey.constBits())
    assert len(set(pictures.values())) == len(LAYERS) + 1


def test_stale_marks_lose_their_colour(editor: TextEditor) -> None:
    comparison = compare("one two", "one two")
    editor.show_text("one two")
    editor.show_picture(seen(comparison, editor, LAYERS[0]))
    fresh = editor.viewport().grab().toImage()
    editor.set_stale()
    assert editor.viewport().grab().toImage() != fresh
