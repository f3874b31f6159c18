"""Opening and saving with care: encodings, files that change on disk, recent comparisons, reading that takes long."""

import codecs
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.session import files
from rouge_gui.session import settings as remembered
from rouge_gui.session.opening import Wish
from rouge_gui.session.sizes import LONGEST_LINE_CHARS
from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.ui.main_window import MainWindow

REFERENCE, CANDIDATE, SECOND, SOURCE = Side


class Desk:
    """A window and a folder with files to open in it."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window, self.folder = window, folder

    def file(self, name: str, data: bytes) -> str:
        path = self.folder / name
        path.write_bytes(data)
        return str(path)

    def open(self, reference: bytes, candidate: bytes) -> None:
        paths = [self.file("reference.txt", reference), self.file("candidate.txt", candidate)]
        assert self.window.open_paths(paths)

    @property
    def said(self) -> str:
        """What the message bar says, empty where it is not there."""
        return self.window.message_bar.text if self.window.message_bar.isVisible() else ""

    def press(self, label: str) -> None:
        assert self.window.message_bar.action_text == label
        self.window.message_bar.press()

    def type(self, text: str) -> None:
        editor = self.window.board.candidate.editor
        editor.selectAll()
        editor.insertPlainText(text)


@pytest.fixture
def desk(window: MainWindow, tmp_path: Path) -> Desk:
    folder = tmp_path / "texts"
    folder.mkdir()
    return Desk(window, folder)


# --- encodings --------------------------------------------------------------------------------------------


def test_a_guess_is_said_and_another_encoding_is_one_undoable_step(desk: Desk) -> None:
    window = desk.window
    desk.open("кот".encode("cp1251"), "Кошка сидит на коврике.".encode("koi8-r"))
    assert window.document.snapshot.references == ("кот",)
    assert window.document.snapshot.candidate == "Кошка сидит на коврике."
    assert desk.said == "reference.txt seems to be written in Windows-1251"
    desk.press("Other encoding…")
    dialog = window.file_commands.opening.dialog
    assert dialog is not None
    assert not dialog.isModal()
    assert dialog.encodings[0] == "cp1251"
    assert dialog.preview.toPlainText() == "кот"
    dialog.list.setCurrentRow(dialog.encodings.index("koi8-r"))
    assert dialog.preview.toPlainText() == "ЙНР"
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    assert window.document.snapshot.references == ("ЙНР",)
    assert desk.said == ""
    window.document.undo()
    assert window.document.snapshot.references == ("кот",)


def test_another_encoding_of_the_text_worked_in(desk: Desk) -> None:
    window = desk.window
    window.actions_by_id["other_encoding"].trigger()
    assert desk.said == "This text came from no file, so it has no encoding"
    desk.open(b"a", "猫坐在垫子上。".encode("gb18030"))
    window.board.candidate.editor.focused.emit()
    window.actions_by_id["other_encoding"].trigger()
    dialog = window.file_commands.opening.dialog
    assert dialog is not None
    assert dialog.preview.toPlainText() == "猫坐在垫子上。"
    dialog.close()


def test_a_damaged_file_opens_in_the_encoding_that_is_chosen(desk: Desk) -> None:
    window = desk.window
    before = window.document.snapshot
    paths = [desk.file("a", "猫猫\n猫猫".encode()[:-1]), desk.file("b", b"x")]
    assert not window.open_paths(paths)
    assert desk.said == "a, line 2: this is no sound UTF-8"
    assert window.document.snapshot == before
    desk.press("Other encoding…")
    dialog = window.file_commands.opening.dialog
    assert dialog is not None
    dialog.list.setCurrentRow(dialog.encodings.index("cp1252" if "cp1252" in dialog.encodings else "latin-1"))
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    assert window.document.snapshot.candidate == "x"
    assert len(window.document.snapshot.references[0]) == 12


def test_a_character_the_encoding_lacks_is_named_and_utf8_saves_it(desk: Desk) -> None:
    desk.open(b"a", "кот сидит на коврике\r\n".encode("cp1251"))
    desk.type("кот\n猫")
    assert not desk.window.file_commands.save()
    assert desk.said == "candidate.txt, line 2: Windows-1251 has no “猫”, so nothing was saved"
    assert (desk.folder / "candidate.txt").read_bytes() == "кот сидит на коврике\r\n".encode("cp1251")
    desk.press("Save as UTF-8")
    assert (desk.folder / "candidate.txt").read_bytes() == "кот\r\n猫".encode()
    assert desk.said == "candidate.txt is saved"
    assert not desk.window.isWindowModified()


# --- changed on disk --------------------------------------------------------------------------------------


def button(window: MainWindow, name: str) -> QPushButton:
    found = [one for one in window.disk_notices.findChildren(QPushButton, name) if one.isVisible()]
    return found[0]


def test_a_file_that_changes_is_said_by_side_and_reloaded_as_a_step(desk: Desk, qtbot: QtBot) -> None:
    window = desk.window
    desk.open(b"one", b"two")
    desk.file("candidate.txt", b"three")
    qtbot.waitUntil(window.disk_notices.isVisible, timeout=5000)
    assert window.disk_notices.texts == ["candidate.txt changed on disk"]
    desk.file("reference.txt", b"four")
    qtbot.waitUntil(lambda: len(window.disk_notices.texts) == 2, timeout=5000)
    assert window.document.snapshot.candidate == "two"
    QTest.mouseClick(button(window, "reload"), Qt.MouseButton.LeftButton)
    assert window.document.snapshot.references == ("four",)
    assert window.disk_notices.texts == ["candidate.txt changed on disk"]
    QTest.mouseClick(button(window, "keep"), Qt.MouseButton.LeftButton)
    assert not window.disk_notices.isVisible()
    assert window.document.snapshot.candidate == "two"
    window.document.undo()
    assert window.document.snapshot.references == ("one",)


def test_a_file_that_goes_or_becomes_a_folder_keeps_its_text(desk: Desk) -> None:
    window = desk.window
    desk.open(b"one", b"two")
    (desk.folder / "candidate.txt").unlink()
    window.disk_watch.check()
    assert window.disk_notices.texts == ["candidate.txt is no longer there; its text is kept here"]
    (desk.folder / "candidate.txt").mkdir()
    window.disk_watch.check()
    assert window.disk_notices.texts == ["candidate.txt is no file any more; its text is kept here"]
    assert not window.file_commands.save()
    assert desk.said == "candidate.txt is a folder: save under another name"
    button(window, "keep").click()
    assert not window.disk_notices.isVisible()
    window.disk_watch.check()
    assert not window.disk_notices.isVisible()
    assert window.document.snapshot.candidate == "two"


def test_saving_over_a_file_that_changed_asks_first(desk: Desk) -> None:
    desk.open(b"one", b"two")
    desk.type("mine")
    desk.file("candidate.txt", b"theirs")
    assert not desk.window.file_commands.save()
    assert desk.said == "candidate.txt was changed by another program meanwhile, so it was not saved"
    assert (desk.folder / "candidate.txt").read_bytes() == b"theirs"
    desk.press("Save over it")
    assert (desk.folder / "candidate.txt").read_bytes() == b"mine"
    desk.window.disk_watch.check()
    assert desk.window.disk_notices.texts == []


def test_a_file_written_again_with_the_same_text_is_not_said(desk: Desk) -> None:
    desk.open(b"one", b"two")
    os.utime(desk.folder / "candidate.txt", ns=(5, 5))
    desk.window.disk_watch.check()
    assert not desk.window.disk_notices.isVisible()
    desk.type("three")
    assert desk.window.file_commands.save()
    desk.window.disk_watch.check()
    assert not desk.window.disk_notices.isVisible()


# --- recent comparisons -----------------------------------------------------------------------------------


def test_recent_comparisons_open_again_newest_first(desk: Desk) -> None:
    window = desk.window
    recent = window.file_commands.opening.recent
    for number in range(17):
        paths = [desk.file(f"r{number}", b"r"), desk.file(f"c{number}", b"%d" % number)]
        assert window.open_paths(paths)
    assert len(recent.comparisons) == 15
    assert [Path(path).name for path in recent.comparisons[0]] == ["r16", "c16"]
    (desk.folder / "c16").unlink()
    recent.menu.aboutToShow.emit()
    entries = recent.menu.actions()
    assert (entries[0].text(), entries[0].isEnabled()) == ("r16 | c16 (not there)", False)
    assert (entries[1].text(), entries[1].isEnabled()) == ("r15 | c15", True)
    entries[3].trigger()
    assert window.document.snapshot.candidate == "13"
    assert [Path(path).name for path in recent.comparisons[0]] == ["r13", "c13"]
    assert len(recent.comparisons) == 15
    recent.menu.actions()[-1].trigger()
    assert recent.comparisons == []
    assert [entry.text() for entry in recent.menu.actions()] == ["nothing yet"]


def test_a_text_put_beside_makes_another_comparison(desk: Desk) -> None:
    window = desk.window
    desk.open(b"one", b"two")
    window.board.candidate.editor.files_dropped.emit([desk.file("x & y", b"three")])
    recent = window.file_commands.opening.recent
    assert [[Path(path).name for path in paths] for paths in recent.comparisons] == [
        ["reference.txt", "x & y"],
        ["reference.txt", "candidate.txt"],
    ]
    assert recent.menu.actions()[0].text() == "reference.txt | x && y"


def test_leaving_no_traces_keeps_no_recent_comparison(desk: Desk) -> None:
    desk.open(b"one", b"two")
    settings = desk.window.settings
    settings.set_value(remembered.LEAVE_NO_TRACES, True)
    desk.window.open_paths([desk.file("secret", b"a"), desk.file("hidden", b"b")])
    settings.save()
    stored = b"".join(path.read_bytes() for path in desk.folder.parent.rglob("*.ini"))
    assert b"leaveNoTraces" in stored
    assert b"secret" not in stored
    assert b"reference.txt" not in stored


def test_what_was_stored_by_others_is_no_comparison(desk: Desk) -> None:
    recent = desk.window.file_commands.opening.recent
    for odd in ("{", "{}", json.dumps([1, ["a"], [1, 2], ["a", "b"]])):
        desk.window.settings.set_value(remembered.RECENT_COMPARISONS, odd)
    assert recent.comparisons == [["a", "b"]]


# --- what takes long --------------------------------------------------------------------------------------


def test_a_large_file_opens_anyway(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = desk.window
    monkeypatch.setattr(files, "LARGE_BYTES", 50_000)
    line = b"the cat is on the mat\n"
    paths = [desk.file("large", line * 10_000), desk.file("small", line)]
    assert not window.open_paths(paths)
    assert desk.said.startswith("large is larger than ")
    desk.press("Open anyway")
    assert len(window.document.snapshot.references[0]) == 220_000
    settle(window, qtbot)
    assert window.live.comparison is not None
    assert window.live.comparison.scores_of(("rouge1",)).rouge("rouge1").precision == 1.0


def test_the_beginning_of_a_file_is_no_file(desk: Desk) -> None:
    window = desk.window
    long = desk.file("long", b"x y " * (LONGEST_LINE_CHARS // 4 + 1))
    window.board.candidate.editor.files_dropped.emit([long])
    assert desk.said == "long, line 1: this line is very long, and a pane lays lines out as a whole"
    desk.press("Open the beginning")
    assert len(window.document.snapshot.candidate) == 200_000
    assert desk.said.startswith("Only the beginning is open")
    assert window.files.names() == []


def test_reading_that_takes_long_is_told_and_escape_gives_it_up(
    desk: Desk, qtbot: QtBot, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk.window
    monkeypatch.setattr("rouge_gui.session.opening.WAIT_S", 0)
    before = window.document.snapshot
    line = b"the cat is on the mat, and so on and on and on\n"
    paths = tuple(desk.file(name, line * 100_000) for name in "abcdef")
    assert window.file_commands.open_wish(Wish(paths))
    qtbot.waitUntil(lambda: desk.said.startswith("Reading "), timeout=5000)
    assert "% (Escape gives it up)" in desk.said
    QTest.keyClick(window.board.candidate.editor, Qt.Key.Key_Escape)
    assert desk.said == "Given up: the texts are as they were"
    assert not window.files.opener.is_busy
    assert window.document.snapshot == before
    QTest.keyClick(window.board.candidate.editor, Qt.Key.Key_X)
    assert window.document.snapshot != before


def test_a_problem_found_after_a_while_is_said(
    desk: Desk, qtbot: QtBot, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk.window
    monkeypatch.setattr("rouge_gui.session.opening.WAIT_S", 0)
    line = b"the cat is on the mat, and so on and on and on\n"
    paths = [desk.file(name, line * 100_000) for name in "abcd"]
    assert window.open_paths([*paths, desk.file("e", b"nul \x00")])
    qtbot.waitUntil(lambda: desk.said.startswith("Reading "), timeout=5000)
    qtbot.waitUntil(lambda: not window.files.opener.is_busy, timeout=20_000)
    assert desk.said == "e is no text: save it as plain text first"


# --- save as ----------------------------------------------------------------------------------------------


def test_second_candidate_and_source_are_saved_under_names(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = desk.window
    for command in ("save_second", "save_source"):
        assert not window.actions_by_id[command].isEnabled()
    window.document.set_second("second\n", "test")
    window.document.set_source("source\n", "test")
    for command, name in (("save_second", "s.txt"), ("save_source", "o.txt")):
        path = str(desk.folder / name)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, path=path: (path, ""))
        assert window.actions_by_id[command].isEnabled()
        window.actions_by_id[command].trigger()
    assert (desk.folder / "s.txt").read_bytes() == b"second\n"
    assert (desk.folder / "o.txt").read_bytes() == b"source\n"
    assert window.files.file_of(SECOND) is not None
    assert window.files.file_of(SOURCE) is not None


def test_scores_are_written_as_csv_and_as_excel_reads_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.folder / "scores.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    desk.window.actions_by_id["scores_csv"].trigger()
    assert path.read_bytes().startswith(b"metric,precision,recall,")
    assert desk.said == "scores.csv is written"
    desk.window.actions_by_id["scores_excel"].trigger()
    assert path.read_bytes().startswith(codecs.BOM_UTF8 + b"metric")


def test_the_beginning_of_one_file_leaves_the_others_whole_and_theirs(desk: Desk) -> None:
    ok = desk.file("ok.txt", b"whole\n")
    long = desk.file("long.txt", b"word " * 600_000)
    assert not desk.window.open_paths([ok, long])
    desk.press("Open the beginning")
    window = desk.window
    assert window.files.names() == ["ok.txt"]
    assert window.document.snapshot.references == ("whole\n",)
    candidate = window.document.snapshot.candidate
    assert 0 < len(candidate) < 3_000_000
    window.document.edit(TextEdit(REFERENCE, 0, 0, "", "the "), "test")
    assert window.files.save()
    assert Path(ok).read_bytes() == b"the whole\n"
    assert Path(long).stat().st_size == 3_000_000
