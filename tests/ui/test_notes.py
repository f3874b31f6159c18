"""Notes on a comparison: written beside it, kept with its session, brought back after a crash, on its page."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.recovery import leftovers
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, read_session, write_session
from rouge_gui.ui.main_window import MainWindow

PAIR = Snapshot(("the cat is on the mat",), "the cat is under the mat")
CTRL = Qt.KeyboardModifier.ControlModifier


def write(window: MainWindow, text: str) -> None:
    """Type notes as a user would."""
    if not window.notes.editor.hasFocus():
        window.actions_by_id["notes"].trigger()
    QTest.keyClicks(window.notes.editor, text)


def asked(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    questions: list[str] = []

    def question(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        questions.append(text)
        return button

    monkeypatch.setattr(QMessageBox, "question", question)
    return questions


def kept(window: MainWindow, folder: Path) -> Session:
    """What a killed process would leave."""
    assert window.safekeeping.flush()
    folder.mkdir(parents=True)
    for path in window.safekeeping.autosave.folder.iterdir():
        if path.suffix != ".lock":
            shutil.copy(path, folder / path.name)
    (left,) = leftovers(folder)
    left.release()
    assert left.session is not None
    return left.session


def test_they_are_out_of_the_way_until_asked_for(window: MainWindow) -> None:
    editor = window.notes.editor
    assert not window.notes.dock.isVisible()
    before = QApplication.focusWidget()
    window.actions_by_id["notes"].trigger()
    assert window.notes.dock.isVisible()
    assert editor.hasFocus()
    assert "kept in its session" in editor.placeholderText()
    assert editor.accessibleName() == "Notes on the comparison"
    # and back to the texts, by the same key or by Escape
    window.actions_by_id["notes"].trigger()
    assert QApplication.focusWidget() is before
    window.actions_by_id["notes"].trigger()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is before
    assert not window.habits.modes.is_inspecting


def test_they_are_saved_with_the_session_and_marked_until_then(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(window, qtbot, PAIR)
    assert not window.isWindowModified()
    write(window, "on, not under")
    assert window.isWindowModified()
    assert window.notes.state.text() == "not saved"
    path = tmp_path / "work.rougegui"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.actions_by_id["save_session"].trigger()
    assert read_session(str(path)).notes == "on, not under"
    assert not window.isWindowModified()
    assert window.notes.state.text() == ""
    QTest.keyClick(window.notes.editor, Qt.Key.Key_Backspace)
    assert window.isWindowModified()
    window.actions_by_id["save"].trigger()
    assert read_session(str(path)).notes == "on, not unde"


def test_they_come_with_their_session_and_go_with_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "work.rougegui"
    notes = "first\n\u00a0second\u2028third \ud83d\0 \r end"
    write_session(Session(window.document.history, {}, notes), str(path))
    assert window.open_paths([str(path)])
    assert window.notes.dock.isVisible()
    assert not window.notes.editor.hasFocus()
    assert not window.isWindowModified()
    # what no editor can hold is still there beside what is written
    write(window, "0 ")
    assert window.sessions.notes == "0 " + notes
    window.notes.editor.undo()
    assert window.sessions.notes == notes
    assert not window.isWindowModified()
    show(window, qtbot, PAIR)
    assert window.sessions.notes == ""
    assert window.notes.editor.toPlainText() == ""
    window.notes.editor.undo()
    assert window.notes.editor.toPlainText() == ""


def test_undo_is_that_of_what_has_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "Now "), "test", "paste")
    write(window, "n")
    QTest.keyClick(window.notes.editor, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(window.notes.editor, Qt.Key.Key_Z, CTRL)
    assert window.sessions.notes == ""
    assert window.document.snapshot.candidate == "Now the cat is under the mat"
    window.notes.editor.redo()
    assert window.sessions.notes == "n"
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert window.document.snapshot.candidate == "the cat is under the mat"
    assert window.sessions.notes == "n"


def test_the_menu_undoes_where_the_keyboard_is(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, PAIR)
    undo, redo = window.actions_by_id["undo"], window.actions_by_id["redo"]
    assert not undo.isEnabled()
    write(window, "n")
    # the texts have nothing to undo, the notes have
    assert undo.isEnabled()
    undo.trigger()
    assert window.sessions.notes == ""
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)
    redo.trigger()
    assert window.sessions.notes == "n"
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "Now "), "test", "paste")
    window.notes.editor.setFocus()
    # opened by key, the menu has the keyboard for a moment
    window.menuBar().setFocus()
    assert not window.notes.editor.hasFocus()
    undo.trigger()
    assert window.sessions.notes == ""
    assert window.document.snapshot.candidate == "Now the cat is under the mat"
    window.board.candidate.editor.setFocus()
    assert not redo.isEnabled()
    undo.trigger()
    assert window.document.snapshot.candidate == "the cat is under the mat"
    assert window.sessions.notes == ""


def test_single_keys_are_letters_in_notes(window: MainWindow) -> None:
    window.habits.modes.set_inspecting(True)
    before = window.document.snapshot
    write(window, "x0l")
    assert window.sessions.notes == "x0l"
    assert window.document.snapshot == before
    assert window.board.layer is not None


def test_they_fit_into_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(800, 600)
    settle(window, qtbot)
    before = window.size()
    window.actions_by_id["notes"].trigger()
    settle(window, qtbot)
    assert window.size() == before
    editor = window.notes.editor
    corner = editor.mapTo(window, editor.rect().bottomRight())
    assert window.rect().contains(corner)
    assert editor.width() >= 160


def test_notes_alone_are_asked_about(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(window, "mine")
    questions = asked(monkeypatch, QMessageBox.StandardButton.Cancel)
    window.file_commands.new_comparison()
    assert questions == ["The comparison was changed. Save it as a session?"]
    assert window.sessions.notes == "mine"
    path = tmp_path / "mine.rougegui"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    asked(monkeypatch, QMessageBox.StandardButton.Save)
    window.file_commands.new_comparison()
    assert read_session(str(path)).notes == "mine"
    assert window.sessions.notes == ""


def test_notes_on_an_example_are_kept_for_a_crash_and_offered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    # nothing was done to the texts
    write(window, "a" * 40)
    QTest.keyClick(window.notes.editor, Qt.Key.Key_Return)
    write(window, "last words")
    session = kept(window, tmp_path / "crashed" / FOLDER)
    assert session.notes == "a" * 40 + "\nlast words"
    other = create_window(profile_dir=str(tmp_path / "crashed"))
    with qtbot.waitSignal(other.safekeeping.searched):
        other.show()
    (row,) = other.recovery_offer.rows
    assert f"Notes: {'a' * 40} last words" in row.text
    row.restore()
    settle(other, qtbot)
    assert other.notes.dock.isVisible()
    assert other.notes.editor.toPlainText() == session.notes
    assert other.isWindowModified()
    other.sessions.close()
    other.close()
    other.deleteLater()


def test_who_leaves_no_traces_leaves_no_notes(window: MainWindow) -> None:
    window.settings.set_value(remembered.LEAVE_NO_TRACES, True)
    write(window, "secret")
    window.safekeeping.flush()
    assert not list(window.safekeeping.autosave.folder.glob("*"))
    window.settings.set_value(remembered.LEAVE_NO_TRACES, False)
    assert window.safekeeping.flush()
    assert len(list(window.safekeeping.autosave.folder.glob("*.rougegui"))) == 1


def test_those_of_a_read_only_session_can_be_read(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "theirs.rougegui"
    write_session(Session(window.document.history, {}, "theirs"), str(path))
    other = create_window([str(path)], profile_dir=str(tmp_path / "other"))
    assert window.open_paths([str(path)])
    assert window.notes.editor.isReadOnly()
    assert window.notes.state.text() == "read-only"
    write(window, "x")
    assert window.sessions.notes == "theirs"
    assert window.sessions.save_to(str(tmp_path / "mine.rougegui"))
    assert not window.notes.editor.isReadOnly()
    assert not other.notes.editor.isReadOnly()
    other.close()
    other.deleteLater()


def test_they_stand_on_the_page_as_they_are(window: MainWindow, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert window.pane_export.write_html(str(page))
    assert "Notes" not in page.read_text("utf-8")
    window.sessions.set_notes("<b>see</b>\n  line 2 & more")
    assert window.pane_export.write_html(str(page))
    written = page.read_text("utf-8")
    assert ">Notes</h2>" in written
    assert ">&lt;b&gt;see&lt;/b&gt;<br>  line 2 &amp; more</p>" in written


def test_files_are_no_notes(window: MainWindow) -> None:
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile("/somewhere/a.txt")])
    dropped.setText("file:///somewhere/a.txt")
    assert not window.notes.editor.canInsertFromMimeData(dropped)
    page = QMimeData()
    page.setUrls([QUrl("https://example.org/a")])
    page.setText("https://example.org/a")
    assert window.notes.editor.canInsertFromMimeData(page)
