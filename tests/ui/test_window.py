"""The window as a user meets it: opening, typing, undoing, returning, saving, in three languages."""

from pathlib import Path

import pytest
import windows
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QTableView, QWidget
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.compare import Status
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.layers import LAYERS
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.samples import LANGUAGES, load_samples


def show(window: MainWindow, qtbot: QtBot, reference: str, candidate: str, profile: str = "auto") -> None:
    windows.show(window, qtbot, Snapshot((reference,), candidate, profile))


def type_over(window: MainWindow, qtbot: QtBot, old: str, new: str) -> None:
    editor = window.board.candidate.editor
    start = editor.toPlainText().index(old)
    cursor = editor.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len(old), QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    QTest.keyClicks(editor, new)
    settle(window, qtbot)


def cells(window: MainWindow) -> dict[str, list[str]]:
    model = window.score_table.scores
    rows = [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {row[0]: row[1:] for row in rows}


def painted(editor: TextEditor) -> list[tuple[int, int]]:
    units = [unit for layer in editor.picture.layers for unit in layer.all]
    return [(editor.offsets.to_cp(unit.start), editor.offsets.to_cp(unit.end)) for unit in units]


def test_the_parts_have_their_names(window: MainWindow) -> None:
    names = [
        "referenceEditor",
        "candidateEditor",
        "referenceTabs",
        "scoreTable",
        "historyPlot",
        "highlightMode",
        "profileBox",
        "tokenizerBox",
    ]
    for name in names:
        part = window.findChild(QWidget, name)
        assert part is not None, name
        assert part.accessibleName(), name


def test_the_first_start_shows_the_example_with_its_scores_and_hint(window: MainWindow) -> None:
    assert window.board.reference.editor.toPlainText() == "the cafe opens at nine"
    assert cells(window)["ROUGE-1"] == ["0.800", "0.800", "0.800", "4/5\u22c55"]
    assert cells(window)["ROUGE-2"][2] == "0.500"
    assert window.message_bar.text == 'Type "opens" over "closes" and watch every ROUGE score reach 1'
    assert window.board.reference.header.sentence == "4 of 5 reference unigrams covered"
    assert window.board.candidate.header.sentence == "4 of 5 candidate unigrams matched"


def test_following_the_hint_makes_every_score_reach_one(window: MainWindow, qtbot: QtBot) -> None:
    type_over(window, qtbot, "closes", "opens")
    assert {row[2] for name, row in cells(window).items() if name.startswith("ROUGE")} == {"1.000"}
    assert window.history.plot is not None
    values = [point.scores["rouge1"][2] for point in window.keeper.points.by_state.values()]
    assert values == pytest.approx([0.8, *values[1:-1], 1.0])


def test_bleu_and_chrf_follow_after_a_pause(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "the cat is on the mat", "the cat is under the mat")
    qtbot.waitUntil(lambda: cells(window)["BLEU"][2] == "37.99", timeout=20_000)
    assert cells(window)["BLEU"][3] == "0–100"


def test_what_is_painted_is_what_was_counted(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "the cat is on the mat\nbirds the birds", "birds\nthe cat is under the mat mat")
    for chosen in LAYERS:
        window.layer_buttons.layer_chosen.emit(chosen.name)
        comparison = window.live.comparison
        assert comparison is not None
        matches = comparison.scores_of((chosen.metric,)).rouge(chosen.metric).matches
        for editor in (window.board.reference.editor, window.board.candidate.editor):
            assert editor.picture.layers[0].credited_marks() == matches


def test_undo_and_redo_bring_back_text_scores_and_caret(window: MainWindow, qtbot: QtBot) -> None:
    type_over(window, qtbot, "closes", "opens")
    editor = window.board.candidate.editor
    while window.document.can_undo:
        QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.toPlainText() == "the cafe closes at nine"
    settle(window, qtbot)
    assert cells(window)["ROUGE-1"][2] == "0.800"
    while window.document.can_redo:
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(editor, Qt.Key.Key_Z, keys)
    assert editor.toPlainText() == "the cafe opens at nine"
    settle(window, qtbot)
    assert cells(window)["ROUGE-1"][2] == "1.000"


def test_typed_words_are_undone_one_by_one_with_the_caret_and_without_empty_steps(
    window: MainWindow, qtbot: QtBot
) -> None:
    show(window, qtbot, "one two three", "")
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "one two three")
    settle(window, qtbot)
    assert len(window.document.history) == 4
    seen = []
    for keys in [Qt.KeyboardModifier.ControlModifier] * 3:
        QTest.keyClick(editor, Qt.Key.Key_Z, keys)
        seen.append((editor.toPlainText(), editor.textCursor().position()))
    assert seen == [("one two ", 8), ("one ", 4), ("", 0)]
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    for _ in range(3):
        QTest.keyClick(editor, Qt.Key.Key_Z, both)
    settle(window, qtbot)
    assert (editor.toPlainText(), editor.textCursor().position()) == ("one two three", 13)
    assert not editor.document().isUndoAvailable()
    assert len(window.document.history) == 4


def test_a_click_in_the_history_returns_there_and_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    type_over(window, qtbot, "closes", "opens")
    plot = window.history.plot
    assert plot is not None
    QApplication.processEvents()
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.place_of(0).toPoint())
    assert window.document.snapshot.candidate == "the cafe closes at nine"
    window.document.undo()
    assert window.document.snapshot.candidate == "the cafe opens at nine"


def test_the_card_of_a_point_names_the_edit_and_its_effect(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "the cat is on the mat", "the cat is on the mat")
    type_over(window, qtbot, "on", "under")
    last = max(window.keeper.points.by_state)
    plot = window.history.plot
    assert plot is not None
    # a pointer that is there already does not move
    QTest.mouseMove(plot, plot.place_of(0).toPoint())
    QTest.mouseMove(plot, plot.place_of(last).toPoint())
    qtbot.waitUntil(lambda: "on → under" in window.history.card_text)
    assert "R1 −0.167" in window.history.card_text


def test_deleting_everything_scores_zero_without_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.board.candidate.editor
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    settle(window, qtbot)
    assert QApplication.activeModalWidget() is None
    assert {row[2] for name, row in cells(window).items() if name.startswith("ROUGE")} == {"0.000"}
    assert len(window.document.history) == 2
    assert "The candidate is empty" in window.status_line.notes.whole


def test_an_emoji_shifts_no_mark(window: MainWindow, qtbot: QtBot) -> None:
    for emoji in ("💩", "👨‍👩‍👧", "𠮷"):
        show(window, qtbot, f"{emoji} one two", "one two", "auto tokenizer=unicode")
        shift = len(emoji) + 1
        marks = [mark for mark in painted(window.board.reference.editor) if mark[0] >= shift]
        assert marks == [(shift, shift + 3), (shift + 4, shift + 7)]
        assert painted(window.board.candidate.editor) == [(0, 3), (4, 7)]


def test_crlf_files_give_the_same_marks_and_keep_their_newlines(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    reference, candidate = tmp_path / "r.txt", tmp_path / "c.txt"
    reference.write_bytes(b"the gate is open.\r\nthe door is shut.\r\n")
    candidate.write_bytes(b"the door is shut.\r\nthe gate is open.\r\n")
    assert window.open_paths([str(reference), str(candidate)])
    settle(window, qtbot)
    assert cells(window)["ROUGE-L"][2] == "0.500"
    assert cells(window)["ROUGE-Lsum"][2] == "1.000"
    type_over(window, qtbot, "gate", "lid")
    assert window.isWindowModified()
    assert window.file_commands.save()
    assert candidate.read_bytes() == b"the door is shut.\r\nthe lid is open.\r\n"
    assert not window.isWindowModified()


def test_a_bad_file_is_named_without_a_dialog(window: MainWindow, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("fine", encoding="utf-8")
    bad.write_bytes(b"first\n\x00\xff\xfe\xfd")
    assert not window.open_paths([str(good), str(bad)])
    assert window.message_bar.isVisible()
    assert window.message_bar.text == "bad.txt is no text: save it as plain text first"


def test_a_file_dropped_on_a_pane_replaces_that_side(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "new.txt"
    file.write_text("the cafe opens at nine", encoding="utf-8")
    window.board.candidate.editor.files_dropped.emit([str(file)])
    settle(window, qtbot)
    assert cells(window)["ROUGE-1"][2] == "1.000"
    window.document.undo()
    assert window.document.snapshot.candidate == "the cafe closes at nine"


def test_several_references_come_as_tabs(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    paths = []
    for name, text in (("a", "one two"), ("b", "three four"), ("c", "three five")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        paths.append(str(tmp_path / name))
    window.open_paths(paths)
    settle(window, qtbot)
    tabs = window.board.tabs
    assert (tabs.count, tabs.isVisible()) == (2, True)
    tabs.bar.setCurrentIndex(1)
    assert window.board.reference.editor.toPlainText() == "three four"
    assert window.board.reference.header.sentence == "1 of 2 reference unigrams covered"


def test_no_break_space_and_line_separator_survive(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "a\u00a0b\u2028c", "x")
    editor = window.board.reference.editor
    cursor = editor.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    editor.setTextCursor(cursor)
    QTest.keyClicks(editor, "d")
    assert window.document.snapshot.references == ("a\u00a0b\u2028cd",)


def test_a_wrong_profile_is_explained_in_place(window: MainWindow, qtbot: QtBot) -> None:
    window.use_profile("rouge-score colour=red")
    assert window.message_bar.text == 'The profile rouge-score has no option "colour"'
    assert window.document.snapshot.profile == "auto"
    window.use_profile("rouge-score stemmer=porter")
    settle(window, qtbot)
    assert window.profile_box.currentText() == "rouge-score stemmer=porter"


def test_choosing_a_tokenizer_rescores_at_once(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "В 2024 году IT-рынок вырос на 5 %", "В 2024 году IT-рынок упал на 5 %")
    window.tokenizer_box.tokenizer_chosen.emit("rouge-score")
    settle(window, qtbot)
    assert cells(window)["ROUGE-1"][2] == "1.000"
    assert 'this score is about "2024 it 5"' in window.status_line.notes.whole


def test_a_sacrebleu_profile_shows_its_own_metric(window: MainWindow, qtbot: QtBot) -> None:
    window.use_profile("sacrebleu BLEU sentence tokenize=13a effective_order=True smooth=exp")
    settle(window, qtbot)
    assert list(cells(window)) == ["BLEU"]


def test_the_table_is_copied_with_its_signature(window: MainWindow) -> None:
    window.score_table.copy()
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0] == "metric\tP\tR\tF\tcounts"
    assert lines[1].startswith("ROUGE-1\t0.800")
    assert window.status_line.signature_text in lines
    assert isinstance(window.score_table, QTableView)


def test_choosing_a_metric_shows_its_layer(window: MainWindow) -> None:
    window.score_table.metric_chosen.emit("rouge2")
    assert window.board.layer is not None
    assert window.board.layer.name == "bigram"
    assert window.board.reference.header.sentence == "2 of 4 reference bigrams covered"


def test_pointing_at_a_unit_lights_its_partner(window: MainWindow, qtbot: QtBot) -> None:
    before = window.board.candidate.editor.viewport().grab().toImage()
    window.board.reference.editor.pointed.emit(5)
    assert window.board.candidate.editor.viewport().grab().toImage() != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_opens(window: MainWindow, qtbot: QtBot, language: str) -> None:
    for sample in load_samples(language):
        window.file_commands.open_sample(sample)
        settle(window, qtbot)
        assert window.board.candidate.editor.toPlainText() == sample.candidate
        comparison = window.live.comparison
        assert comparison is not None
        assert comparison.candidate == sample.candidate


@pytest.mark.parametrize(("locale", "number"), [("ru_RU", "0,000"), ("zh_CN", "0.667")])
def test_the_first_start_speaks_the_language_of_the_interface(
    qtbot: QtBot, tmp_path: Path, locale: str, number: str
) -> None:
    QLocale.setDefault(QLocale(locale))
    window = create_window(profile_dir=str(tmp_path))
    settle(window, qtbot)
    assert cells(window)["ROUGE-1"][2] == number
    window.close()
    window.deleteLater()


def test_light_and_dark_change_every_part(window: MainWindow) -> None:
    for use, base in (
        (window.appearance.use_dark_colors, "#24282c"),
        (window.appearance.use_light_colors, "#ffffff"),
    ):
        use()
        assert QApplication.palette().base().color().name() == base


def test_closing_with_changed_files_asks(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("r.txt", "c.txt"):
        (tmp_path / name).write_text("one two", encoding="utf-8")
    window.open_paths([str(tmp_path / "r.txt"), str(tmp_path / "c.txt")])
    settle(window, qtbot)
    type_over(window, qtbot, "two", "three")
    asked: list[str] = []

    def answer(_parent: QWidget, title: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(title)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", answer)
    assert not window.close()
    assert asked == ["Unsaved changes"]


def test_swapping_exchanges_the_texts(window: MainWindow) -> None:
    window.swap_sides()
    assert window.document.snapshot.text(Side.REFERENCE) == "the cafe closes at nine"
    assert window.board.candidate.editor.toPlainText() == "the cafe opens at nine"
    comparison = window.live.comparison
    assert comparison is not None
    assert sum(mark.status is Status.CREDITED for mark in comparison.marks("candidate", "unigram")) == 4


def test_a_pasted_character_is_a_step_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, "a", "")
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "ab")
    QApplication.clipboard().setText("c")
    editor.paste()
    settle(window, qtbot)
    history = window.document.history
    assert [state.label.kind for state in history][-2:] == ["type", "paste"]
    assert window.document.snapshot.candidate == "abc"
    window.document.undo()
    assert window.document.snapshot.candidate == "ab"
