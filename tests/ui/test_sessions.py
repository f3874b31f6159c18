"""Sessions in the window: saved, opened from anywhere, asked about, and read-only in a second window."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.app import create_window
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, read_session, write_session
from rouge_gui.session.store_rows import FileName
from rouge_gui.ui.main_window import MainWindow


@contextmanager
def another_window(qtbot: QtBot, profile: Path) -> Iterator[MainWindow]:
    other = create_window(profile_dir=str(profile))
    other.show()
    settle(other, qtbot)
    yield other
    other.files.forget()
    other.sessions.close()
    other.close()
    other.deleteLater()


@pytest.fixture
def path(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Path:
    """A session of one edit and one pin, saved by the window."""
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat"))
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 11, "under", "on"), "test", "paste")
    window.document.toggle_pin()
    path = tmp_path / "work.rougegui"
    assert window.sessions.save_to(str(path))
    settle(window, qtbot)
    return path


def answer(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    asked: list[str] = []

    def question(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return button

    monkeypatch.setattr(QMessageBox, "question", question)
    return asked


def test_a_session_comes_back_whole_in_another_window(
    window: MainWindow, path: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    log = list(write_log(window.document.history))
    window.sessions.close()
    with another_window(qtbot, tmp_path / "other") as other:
        assert other.open_paths([str(path)])
        settle(other, qtbot)
        assert list(write_log(other.document.history)) == log
        assert other.document.pins == (1,)
        assert other.windowTitle() == "work.rougegui[*] — rouge-gui"
        assert not other.isWindowModified()
        assert len(other.keeper.points) == 2
        other.document.undo()
        assert other.board.candidate.editor.toPlainText() == "the cat is under the mat"
        assert other.isWindowModified()


def test_saving_a_session_saves_it_where_it_is(window: MainWindow, path: Path) -> None:
    window.document.add_reference("another", "test")
    assert window.isWindowModified()
    window.actions_by_id["save"].trigger()
    assert not window.isWindowModified()
    assert read_session(str(path)).history.snapshot(2).references[1] == "another"
    window.sessions.set_notes("look at the verb")
    assert window.isWindowModified()
    window.actions_by_id["save"].trigger()
    assert read_session(str(path)).notes == "look at the verb"


def test_the_names_are_asked_for(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = str(tmp_path / "named")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    window.actions_by_id["save_session"].trigger()
    assert window.windowTitle() == "named.rougegui[*] — rouge-gui"
    show(window, qtbot, Snapshot(("other",), "texts"))
    assert window.windowTitle() == "rouge-gui[*]"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (f"{chosen}.rougegui", ""))
    window.actions_by_id["open_session"].trigger()
    settle(window, qtbot)
    assert window.windowTitle() == "named.rougegui[*] — rouge-gui"


def test_a_dropped_session_is_opened(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("other",), "texts"))
    window.board.files_dropped.emit("candidate", [str(path)])
    settle(window, qtbot)
    assert window.document.snapshot.candidate == "the cat is on the mat"


def test_files_keep_their_names_and_are_never_written_by_a_session(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    names = [tmp_path / name for name in ("a.txt", "b.txt")]
    for name in names:
        name.write_bytes(b"one\r\ntwo\r\n")
    assert window.open_paths([str(name) for name in names])
    qtbot.waitUntil(lambda: window.files.names() == ["a.txt", "b.txt"])
    path = tmp_path / "work.rougegui"
    assert window.sessions.save_to(str(path))
    assert window.open_paths([str(path)])
    assert window.files.names() == ["a.txt", "b.txt"]
    file = window.files.file_of(Side.CANDIDATE)
    assert file is not None
    assert file.newline == "\r\n"
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "x"), "test")
    assert window.file_commands.save()
    assert names[1].read_bytes() == b"one\r\ntwo\r\n"
    assert read_session(str(path)).history.snapshot(1).candidate == "xone\ntwo\n"


def test_what_a_session_of_another_machine_names_is_left_alone(window: MainWindow, tmp_path: Path) -> None:
    history = window.document.history
    names = {0: FileName(r"\\somewhere\share\a.txt"), 1: FileName("/dev/null/candidate.txt")}
    path = tmp_path / "sent.rougegui"
    write_session(Session(history, names), str(path))
    assert window.open_paths([str(path)])
    assert window.files.names() == ["candidate.txt"]


def test_changes_are_asked_about(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    window.document.toggle_pin(0)
    asked = answer(monkeypatch, QMessageBox.StandardButton.Cancel)
    window.file_commands.new_comparison()
    assert asked == ["The comparison was changed. Save it as a session?"]
    assert window.windowTitle().startswith("work.rougegui")
    answer(monkeypatch, QMessageBox.StandardButton.Save)
    window.file_commands.new_comparison()
    assert window.windowTitle() == "rouge-gui[*]"
    assert path.read_bytes() != before
    asked = answer(monkeypatch, QMessageBox.StandardButton.Cancel)
    window.file_commands.new_comparison()
    assert asked == []


def test_a_second_window_reads_and_saves_elsewhere(
    window: MainWindow, path: Path, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    with another_window(qtbot, tmp_path / "other") as other:
        assert other.open_paths([str(path)])
        assert "open in another window" in other.message_bar.text
        assert other.windowTitle() == "work.rougegui (read-only)[*] — rouge-gui"
        other.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "x"), "test")
        assert not other.sessions.save_to(str(path))
        assert path.read_bytes() == before
        elsewhere = tmp_path / "elsewhere.rougegui"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
        other.actions_by_id["save"].trigger()
        assert other.windowTitle() == "elsewhere.rougegui[*] — rouge-gui"
    # the first one was not disturbed, and leaves the file to others when it opens something else
    assert not window.sessions.is_read_only
    show(window, qtbot, Snapshot(("other",), "texts"))
    with another_window(qtbot, tmp_path / "third") as third:
        assert third.open_paths([str(path)])
        assert not third.sessions.is_read_only


def test_the_lock_of_a_dead_process_is_taken_over(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("other",), "texts"))
    # no process has this number
    path.with_name(".work.rougegui.lock").write_text(f"4194305\npython3\n{socket.gethostname()}\n\n\n")
    assert window.open_paths([str(path)])
    assert not window.sessions.is_read_only


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "is no session"), (b"SQLite format 3\0" + bytes(4096), "is damaged"), (None, "is not there")],
)
def test_what_cannot_be_opened_is_named_and_the_work_stays(
    content: bytes | None, said: str, window: MainWindow, tmp_path: Path
) -> None:
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "mine "), "test")
    before = window.document.snapshot
    path = tmp_path / "bad.rougegui"
    if content is not None:
        path.write_bytes(content)
    assert not window.open_paths([str(path)])
    assert said in window.message_bar.text
    assert window.document.snapshot == before
    assert (path.read_bytes() if content is not None else None) == content


def test_where_it_cannot_be_saved_is_said_and_the_work_stays(window: MainWindow, path: Path) -> None:
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "mine "), "test")
    path.unlink()
    path.mkdir()
    assert not window.file_commands.save()
    assert "is a folder" in window.message_bar.text
    assert not window.sessions.save_to(str(path.parent / "a.txt" / "below.rougegui"))
    assert "cannot be written" in window.message_bar.text
    assert window.isWindowModified()
    assert window.document.snapshot.candidate.startswith("mine ")
    window.sessions.close()


def test_the_command_line_opens_a_session(
    window: MainWindow, path: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    window.sessions.close()
    other = create_window([str(path)], profile_dir=str(tmp_path / "other"))
    assert other.document.snapshot.candidate == "the cat is on the mat"
    other.close()
    other.deleteLater()
