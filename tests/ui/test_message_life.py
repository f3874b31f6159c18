"""How long a message stays: until what it is about is settled, and no shorter."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.files import FileProblemError
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.files import Trouble
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.message_bar import Topic
from rouge_gui.ui.sample_hint import can_be_followed
from rouge_gui.ui.samples import Hint, Sample

HINT = 'Type "opens" over "closes" and watch every ROUGE score reach 1'


def said(window: MainWindow) -> str:
    return window.message_bar.text if window.message_bar.isVisible() else ""


def type_over(window: MainWindow, old: str, new: str) -> None:
    editor = window.board.candidate.editor
    start = editor.toPlainText().index(old)
    cursor = editor.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len(old), cursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    for letter in new:
        editor.textCursor().insertText(letter)


def test_only_its_own_topic_clears_a_message(window: MainWindow) -> None:
    window.message_bar.show_message("about a file", topic=Topic.FILE)
    window.message_bar.clear(Topic.HINT)
    assert said(window) == "about a file"
    window.message_bar.clear(Topic.FILE)
    assert said(window) == ""


class TestHint:
    def test_it_stays_while_it_is_followed_and_goes_then(self, window: MainWindow) -> None:
        assert said(window) == HINT
        type_over(window, "closes", "open")
        assert said(window) == HINT
        window.board.candidate.editor.textCursor().insertText("s")
        assert window.document.snapshot.candidate == window.document.snapshot.references[0]
        assert said(window) == ""

    def test_it_goes_with_the_texts(self, window: MainWindow, qtbot: QtBot) -> None:
        show(window, qtbot, Snapshot(("another",), "text"))
        assert said(window) == ""

    def test_it_goes_when_the_texts_are_written_over(self, window: MainWindow) -> None:
        editor = window.board.candidate.editor
        editor.selectAll()
        editor.textCursor().insertText("a text of my own")
        assert said(window) == ""

    def test_another_edit_and_another_profile_leave_it(self, window: MainWindow) -> None:
        window.board.candidate.editor.textCursor().insertText("Now ")
        window.use_profile("rouge-score stemmer=porter")
        assert said(window) == HINT

    @pytest.mark.parametrize(
        ("snapshot", "possible"),
        [
            (Snapshot(("a b",), "a b", "auto"), True),
            (Snapshot(("a b",), "a b", "auto tokenizer=razdel"), True),
            (Snapshot(("a b",), "a b", "auto tokenizer=unicode"), False),
            (Snapshot(("a b",), "a c", "auto"), False),
            (Snapshot(("a b", "c"), "a b", "auto"), False),
        ],
    )
    def test_a_tokenizer_to_choose(self, snapshot: Snapshot, possible: bool) -> None:
        hint = Hint("choose-tokenizer", tokenizer="unicode")
        assert can_be_followed(Sample("X", "a b", "a b", {}, hint), hint, snapshot) == possible


class TestFiles:
    def test_a_file_that_is_read_settles_it(self, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
        paths = [tmp_path / "reference.txt", tmp_path / "candidate.txt"]
        for path in paths:
            path.write_text("one text\n")
        window.open_paths([str(paths[0])] * 2)
        settle(window, qtbot)
        window.open_paths([str(tmp_path / "none.txt"), str(paths[1])])
        assert said(window) == "none.txt is not there: check the name"
        # two at once: the trouble with one is told while the other is being read
        window.files.problem.emit(Trouble(FileProblemError("late.txt", "not-found")))
        assert said(window) == "late.txt is not there: check the name"
        window.files.opened.emit(None, ())
        assert said(window) == ""

    def test_saving_settles_it(self, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
        path = tmp_path / "text.txt"
        path.write_text("one text\n")
        window.open_paths([str(path), str(path)])
        settle(window, qtbot)
        window.files.problem.emit(Trouble(FileProblemError("text.txt", "unwritable")))
        assert said(window) == "text.txt cannot be written: save under another name"
        assert window.file_commands.save()
        assert said(window) == ""

    def test_an_offer_at_the_start_is_kept(self, window: MainWindow) -> None:
        window.message_bar.show_message("large.txt is large", "Open anyway", window.show, Topic.FILE)
        window.file_commands.open_first_sample(quietly=True)
        assert (said(window), window.message_bar.action_text) == ("large.txt is large", "Open anyway")


def test_a_layer_on_show_settles_that_there_was_none(window: MainWindow) -> None:
    window.layer_choice.show("")
    window.panes.next_match()
    assert said(window) == "No layer is on show: choose one to walk its marks"
    window.layer_choice.show("unigram")
    assert said(window) == ""


def test_marks_that_are_found_settle_that_there_were_none(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("same words",), "same words"))
    window.layer_choice.show("unigram")
    settle(window, qtbot)
    window.panes.next_miss()
    assert said(window) == "Everything in this text is matched"
    window.panes.next_match()
    assert said(window) == ""


def test_a_word_list_that_cannot_be_used_leaves_the_scores_and_is_settled_by_the_next(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("root:x:0:0\n")
    show(window, qtbot, Snapshot(("河上旧桥",), "河上旧桥"))
    model = window.score_table.scores
    before = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert before[:2] == ["ROUGE-1", "ROUGE-2"]
    for option in ("dict", "userdict"):
        path.write_bytes(b"root:x:0:0\n" if option == "dict" else b"\xff\xfe")
        window.use_profile(f"auto tokenizer=jieba-exact {option}={path}")
        qtbot.waitUntil(lambda: said(window).startswith("list.txt, line 1: "))
        settle(window, qtbot)
        assert [str(model.index(row, 0).data()) for row in range(model.rowCount())] == before
        path.write_text("河上 5\n旧桥 5\n")
        window.board.candidate.editor.textCursor().insertText("河")
        settle(window, qtbot)
        qtbot.waitUntil(lambda: said(window) == "")
