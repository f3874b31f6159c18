"""The panes: layers combine, marks are joined and walked, scrolling follows the alignment, texts stand beside."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import select, settle, show

from rouge_gui.compare import Status
from rouge_gui.session.snapshot import Side, Snapshot
from rouge_gui.ui.compare.ribbons import Connections
from rouge_gui.ui.layers import LAYERS, layer_of_metric, layers, ngram_layer
from rouge_gui.ui.main_window import MainWindow

CAT = Snapshot(
    ("The cat is on the mat.\nIt watches the birds outside.",),
    "The cat is under the mat.\nOutside, it watches birds birds.",
)


def joined(window: MainWindow) -> list[tuple[str, Connections]]:
    return [(role, connections) for role, connections, _ in window.board.strip.groups]


def grey(window: MainWindow) -> bytes:
    picture = window.board.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(picture.constBits())


def test_layers_combine_and_each_adds_up(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    for name in ("bigram", "lcs", "lcs-sentence"):
        window.layer_choice.toggle(name)
    comparison = window.live.comparison
    assert comparison is not None
    for pane in (window.board.reference, window.board.candidate):
        drawn = {units.layer.metric: units.credited_marks() for units in pane.editor.picture.layers}
        assert drawn == {
            key: comparison.scores_of((key,)).rouge(key).matches
            for key in ("rouge1", "rouge2", "rougeL", "rougeLsum")
        }
    assert window.board.reference.legend.text.startswith("unigrams 9 / 11   bigrams 4 / 10   LCS 8 / 11")
    window.layer_choice.toggle("bigram")
    assert [layer.name for layer in window.board.view.layers] == ["unigram", "lcs", "lcs-sentence"]


def test_brackets_of_two_lengths_take_lanes_of_their_own(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("a b c d",), "a b c d"))
    window.layer_choice.show("bigram")
    window.layer_choice.toggle("ngram:3")
    picture = window.board.reference.editor.picture
    lanes = [
        {first + unit.lane for unit in units.all}
        for units, first in zip(picture.layers, picture.first_lanes, strict=True)
    ]
    assert lanes == [{0, 1}, {2, 3}]


@pytest.mark.parametrize("n", [4, 9])
def test_longer_ngrams_are_a_layer_and_a_row_of_their_own(window: MainWindow, qtbot: QtBot, n: int) -> None:
    text = " ".join("abcdefghij")
    show(window, qtbot, Snapshot((text,), text))
    window.layer_buttons.ngram_chosen.emit(n)
    settle(window, qtbot)
    assert window.board.layer is ngram_layer(n)
    assert window.board.reference.header.sentence == f"{11 - n} of {11 - n} reference {n}-grams covered"
    assert window.score_table.scores.row_of(f"rouge{n}") >= 0
    assert layer_of_metric(f"rouge{n}") is ngram_layer(n)


def test_choices_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.layer_choice.show("lcs")
    window.layer_choice.toggle("unigram")
    window.actions_by_id["misses"].setChecked(True)
    window.actions_by_id["overview"].setChecked(False)
    stored = type(window.layer_choice)(window.settings)
    assert [layer.name for layer in stored.view.layers] == ["lcs", "unigram"]
    assert stored.view.misses
    assert window.board.reference.overview.isHidden()


def test_misses_are_underlined_on_request_only(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    statuses = [unit.status for units in window.board.candidate.editor.picture.layers for unit in units.all]
    assert Status.UNMATCHED not in statuses
    before = grey(window)
    window.actions_by_id["misses"].setChecked(True)
    statuses = [unit.status for units in window.board.candidate.editor.picture.layers for unit in units.all]
    assert statuses.count(Status.UNMATCHED) == 1
    assert "unmatched 1" in window.board.candidate.legend.text
    assert grey(window) != before


def test_every_layer_and_status_is_told_apart_in_grey(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    pictures = set()
    for layer in (None, *LAYERS):
        window.layer_choice.show(layer.name if layer else "")
        pictures.add(grey(window))
    assert len(pictures) == len(LAYERS) + 1


def test_ribbons_join_what_the_lcs_pairs(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    assert joined(window) == []
    window.layer_choice.show("lcs")
    ((role, connections),) = joined(window)
    assert role == "lcs"
    assert [ribbon.units for ribbon in connections.ribbons] == [5, 3]
    assert connections.stubs == ()


def test_partners_off_screen_get_stubs(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("meeting\n" * 3 + "alpha beta",), "x\n" * 80 + "alpha beta"))
    window.layer_choice.show("lcs")
    ((_, connections),) = joined(window)
    assert connections.ribbons == ()
    assert [(stub.units, stub.on_left) for stub in connections.stubs] == [(2, True)]


def test_pointing_draws_the_ribbon_of_what_the_eye_is_on(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.board.light("reference", 5)
    ((role, connections),) = joined(window)
    assert (role, [ribbon.units for ribbon in connections.ribbons]) == ("accent", [1])
    window.board.light("reference", -1)
    assert joined(window) == []


def test_a_partner_off_screen_is_scrolled_to(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("alpha",), "x\n" * 80 + "alpha"))
    bar = window.board.candidate.editor.verticalScrollBar()
    assert bar.value() == 0
    window.board.reference.editor.pointed.emit(2)
    qtbot.waitUntil(lambda: bar.value() > 0)


def test_matches_and_misses_are_walked_by_key(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    editor = window.board.candidate.editor
    editor.place_caret(0)
    walked = []
    for _ in range(4):
        QTest.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        walked.append(editor.textCursor().selectedText())
    assert walked == ["The", "cat", "is", "the"]
    QTest.keyClick(editor, Qt.Key.Key_F7)
    assert editor.textCursor().selectedText() == "is"
    QTest.keyClick(editor, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert editor.textCursor().selectedText() == "under"


def test_walking_where_nothing_matches_says_so(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("a",), "b"))
    window.actions_by_id["next_match"].trigger()
    assert window.message_bar.text == "Nothing matches in this text"


def test_a_selection_tells_its_share(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    select(window.board.reference.editor, 0, 13)
    legend = window.board.reference.legend
    assert legend.selection_text == "selection: 3 credited of 4 = 0.273 of recall"
    select(window.board.reference.editor, 0, 0)
    assert legend.selection_text == ""


def test_scrolling_one_text_brings_the_aligned_lines_of_the_other(window: MainWindow, qtbot: QtBot) -> None:
    lines = [f"line number {place} here" for place in range(120)]
    show(window, qtbot, Snapshot(("\n".join(lines),), "\n".join(lines[40:])))
    reference, candidate = window.board.reference.editor, window.board.candidate.editor
    reference.reveal(reference.shown_text.index("line number 80 "))
    height = reference.viewport().height() / 2
    opposite = candidate.place_at(height)
    assert abs(candidate.shown_text.count("\n", 0, opposite) - 40) <= 1
    before = candidate.verticalScrollBar().value()
    window.actions_by_id["sync_scroll"].setChecked(False)
    reference.scroll_by(-200)
    assert candidate.verticalScrollBar().value() == before


def test_same_characters_cut_otherwise_are_shown_as_no_match(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("武汉市长江大桥开通",), "武汉长江大桥市长"))
    reference = window.board.reference
    assert reference.editor.picture.recut == ((2, 4), (3, 7))
    assert "another cut 2" in reference.legend.text
    assert reference.header.sentence == "0 of 3 reference unigrams covered"


def test_sentences_of_a_summary_are_ticked(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("lcs-sentence")
    assert window.board.reference.editor.picture.sentences == ((0, 21), (23, 51))


def test_a_second_candidate_has_marks_and_scores_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.actions_by_id["second_candidate"].setChecked(True)
    second = window.board.pane("second")
    QTest.keyClicks(second.editor, "The cat")
    settle(window, qtbot)
    assert window.document.snapshot.second == "The cat"
    assert second.header.sentence == "2 of 2 candidate unigrams matched"
    model = window.score_table.scores
    heads = [
        str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())
    ]
    assert "second" in heads
    assert model.data(model.index(0, heads.index("second"))) == "0.308"
    window.actions_by_id["promote_second"].trigger()
    settle(window, qtbot)
    assert window.board.candidate.header.sentence == "2 of 2 candidate unigrams matched"
    while window.document.can_undo:
        window.document.undo()
    assert second.isHidden()
    assert window.document.snapshot.candidate == CAT.candidate


def test_the_reference_shows_the_marks_of_the_candidate_worked_in(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.document.set_second("birds", "test")
    settle(window, qtbot)
    window.board.pane("second").editor.setFocus()
    assert window.board.reference.header.sentence == "1 of 11 reference unigrams covered"
    window.board.candidate.editor.setFocus()
    assert window.board.reference.header.sentence == "9 of 11 reference unigrams covered"


def test_the_overview_of_the_second_candidate_follows_its_marks(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("a b c\n" * 40,), "a b c\n" * 40))
    window.document.set_second("a b c\n" * 40, "test")
    settle(window, qtbot)
    second = window.board.pane("second")
    assert set(second.overview.marks.credited_flags()) == {1}
    window.document.replace_all(window.document.snapshot.with_text(Side.REFERENCE, ""), "replace", "test")
    settle(window, qtbot)
    assert set(second.overview.marks.credited_flags()) == {0}


def test_the_second_candidate_scrolls_along(window: MainWindow, qtbot: QtBot) -> None:
    lines = "\n".join(f"line number {place}" for place in range(90))
    show(window, qtbot, Snapshot((lines,), lines))
    window.document.set_second(lines, "test")
    settle(window, qtbot)
    bars = [pane.editor.verticalScrollBar() for pane in window.board.panes]
    bars[0].setValue(900)
    assert {abs(bar.value() - 900) < 60 for bar in bars} == {True}
    window.board.pane("second").editor.scroll_by(500)
    assert {abs(bar.value() - 1400) < 60 for bar in bars} == {True}


def test_numbers_of_a_moment_ago_are_greyed(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    fresh = window.board.candidate.header.grab().toImage()
    window.board.set_stale()
    assert window.board.candidate.header.grab().toImage() != fresh
    show(window, qtbot, Snapshot(CAT.references, CAT.candidate + " "))
    assert window.board.candidate.header.grab().toImage() == fresh


def test_pasted_paragraphs_have_the_height_of_the_others(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.board.candidate.editor
    editor.selectAll()
    data = QMimeData()
    data.setText("one\ntwo\nthree")
    editor.insertFromMimeData(data)
    settle(window, qtbot)
    heights = [editor.document().findBlockByNumber(number).blockFormat().lineHeight() for number in range(3)]
    assert heights == [175, 175, 175]
    assert len(window.document.history) == 2


def test_an_empty_pane_invites_whatever_wraps(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot())
    window.actions_by_id["wrap"].setChecked(False)
    editor = window.board.reference.editor
    invited = editor.viewport().grab().toImage()
    editor.set_invitation("")
    assert editor.viewport().grab().toImage() != invited


def test_the_source_is_shown_and_not_scored(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.actions_by_id["source_text"].setChecked(True)
    QTest.keyClicks(window.board.pane("source").editor, "A cat.")
    settle(window, qtbot)
    assert window.document.snapshot.source == "A cat."
    assert window.board.candidate.header.sentence == "9 of 11 candidate unigrams matched"
    assert window.board.pane("source").editor.picture.layers == ()


def test_zoom_and_wrap_follow_their_commands(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.board.reference.editor
    size = editor.font().pointSizeF()
    window.actions_by_id["zoom_in"].trigger()
    assert editor.font().pointSizeF() > size
    window.actions_by_id["zoom_reset"].trigger()
    assert editor.font().pointSizeF() == size
    window.actions_by_id["wrap"].setChecked(False)
    assert editor.lineWrapMode() is editor.LineWrapMode.NoWrap


def test_nothing_is_scored_while_an_input_method_composes(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("你好",), ""))
    editor = window.board.candidate.editor
    states = len(window.document.history)
    for preedit in ("n", "ni", "nih", "nihao"):
        QApplication.sendEvent(editor, QInputMethodEvent(preedit, []))
        assert window.document.snapshot.candidate == ""
    commit = QInputMethodEvent()
    commit.setCommitString("你好")
    QApplication.sendEvent(editor, commit)
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "你好"
    assert len(window.document.history) == states + 1


def test_all_layers_have_keys(window: MainWindow) -> None:
    names = []
    for command in (
        "layer_unigram",
        "layer_bigram",
        "layer_ngram",
        "layer_lcs",
        "layer_summary",
        "layer_weighted",
        "layer_skip",
        "layer_off",
    ):
        window.actions_by_id[command].trigger()
        names.append(window.board.layer.name if window.board.layer else "")
    assert names == [*(layer.name for layer in layers()), ""]
