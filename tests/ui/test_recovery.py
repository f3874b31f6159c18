"""After a crash the work is offered back at the next start: with a preview, one by one, without a dialog."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.recovery_offer import moment


@contextmanager
def started(qtbot: QtBot, profile: Path) -> Iterator[MainWindow]:
    """A window whose search for what crashes left is over."""
    window = create_window(profile_dir=str(profile))
    if (profile / FOLDER).is_dir() and window.settings.keeps_traces:
        with qtbot.waitSignal(window.safekeeping.searched):
            window.show()
    else:
        window.show()
    settle(window, qtbot)
    yield window
    window.files.forget()
    window.document.mark_saved()
    window.sessions.close()
    window.close()
    window.deleteLater()


def crash(window: MainWindow, profile: Path) -> list[str]:
    """Leave what a killed process would in ``profile``; return the edit log."""
    assert window.safekeeping.flush()
    (profile / FOLDER).mkdir(exist_ok=True)
    for path in window.safekeeping.autosave.folder.iterdir():
        if path.suffix != ".lock":
            shutil.copy(path, profile / FOLDER / path.name)
    return list(write_log(window.document.history))


def work(window: MainWindow, candidate: str) -> None:
    # what was there before is nobody's any more
    window.document.mark_saved()
    window.document.new(Snapshot(("the cat is on the mat",), candidate), "paste")
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "Now "), "test", "paste")


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


def test_work_is_offered_with_a_preview_and_comes_back_whole(
    qtbot: QtBot, tmp_path: Path, profile: Path
) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, "a cat lies under the mat")
        log = crash(window, profile)
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        assert offer.isVisible()
        (row,) = offer.rows
        assert "states: 2" in row.text
        assert "the cat is on the mat  Now a cat lies under the mat" in row.text
        row.restore()
        settle(window, qtbot)
        assert not offer.isVisible()
        assert list(write_log(window.document.history)) == log
        assert window.isWindowModified()
        # the window's own store has taken over, and only that
        assert window.safekeeping.flush()
        assert len(list((profile / FOLDER).glob("*.rougegui"))) == 1
        window.document.undo()
        assert window.board.candidate.editor.toPlainText() == "a cat lies under the mat"


def test_files_come_back_by_name_and_are_not_written(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    paths = [tmp_path / name for name in ("reference.txt", "candidate.txt")]
    for path in paths:
        path.write_text("on disk")
    with started(qtbot, tmp_path) as window:
        assert window.open_paths([str(path) for path in paths])
        qtbot.waitUntil(lambda: window.files.names() == ["reference.txt", "candidate.txt"])
        window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "not "), "test")
        crash(window, profile)
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        assert window.files.names() == ["reference.txt", "candidate.txt"]
        assert window.document.snapshot.candidate == "not on disk"
        assert window.document.is_modified
        assert paths[1].read_text() == "on disk"
        assert window.file_commands.save()
        assert paths[1].read_text() == "not on disk"
        assert not window.isWindowModified()


def test_a_session_comes_back_as_that_session_unsaved(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    path = tmp_path / "work.rougegui"
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        assert window.sessions.save_to(str(path))
        before = path.read_bytes()
        window.document.add_reference("later", "test")
        crash(window, profile)
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        assert window.windowTitle() == "work.rougegui[*] — rouge-gui"
        assert window.isWindowModified()
        assert path.read_bytes() == before
        assert window.file_commands.save()
        assert path.read_bytes() != before


def test_what_was_brought_back_is_not_lost_without_a_question(
    qtbot: QtBot, tmp_path: Path, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        crash(window, profile)
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        asked: list[str] = []

        def question(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
            asked.append(text)
            return QMessageBox.StandardButton.Cancel

        monkeypatch.setattr(QMessageBox, "question", question)
        assert not window.close()
        assert len(asked) == 1


def test_several_are_offered_and_what_is_not_answered_is_offered_again(
    qtbot: QtBot, tmp_path: Path, profile: Path
) -> None:
    with started(qtbot, tmp_path) as window:
        for number in range(5):
            work(window, f"candidate {number}")
            crash(window, profile)
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        assert [row.text[-15:] for row in offer.rows] == [
            f"Now candidate {number}"[-15:] for number in (4, 3, 2)
        ]
        offer.rows[0].discard()
        assert len(window.safekeeping.offered) == 4
        # a second window has nothing to offer meanwhile
        with started(qtbot, profile) as other:
            assert not other.recovery_offer.isVisible()
    with started(qtbot, profile) as window:
        assert len(window.safekeeping.offered) == 4


def test_leaving_no_traces_offers_nothing_and_deletes_it(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        crash(window, profile)
    with started(qtbot, profile) as window:
        assert window.recovery_offer.isVisible()
        window.settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
        assert not window.recovery_offer.isVisible()
        work(window, "secret")
        window.safekeeping.flush()
        assert list((profile / FOLDER).iterdir()) == []


def test_who_types_is_told_when_it_cannot_be_kept(qtbot: QtBot, tmp_path: Path) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        window.safekeeping.flush()
        shutil.rmtree(tmp_path / FOLDER)
        (tmp_path / FOLDER).touch()
        with qtbot.waitSignal(window.safekeeping.autosave.failed):
            window.document.add_reference("another", "test")
        assert "profile folder cannot be written" in window.message_bar.text
        (tmp_path / FOLDER).unlink()
        with qtbot.waitSignal(window.safekeeping.autosave.recovered):
            window.safekeeping.autosave.keep_all()
        assert window.document.snapshot.references[1] == "another"


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        (QLocale.c(), "2026-11-30 12:49"),
        (QLocale("de_DE"), "30.11.26 12:49"),
        (QLocale("zh_CN"), "2026/11/30 12:49"),
        (QLocale("ru_RU"), "30.11.2026 12:49"),
        (QLocale("en_US"), "11/30/26 12:49\u202fPM"),
    ],
)
def test_the_moment_is_written_as_the_locale_does(locale: QLocale, shown: str) -> None:
    QLocale.setDefault(locale)
    assert moment(datetime(2026, 11, 30, 12, 49).astimezone()) == shown


@pytest.mark.parametrize("data", [b"no database", b"SQLite format 3\0" + bytes(4096)])
def test_what_is_damaged_is_named_and_set_aside(
    qtbot: QtBot, tmp_path: Path, profile: Path, data: bytes
) -> None:
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        crash(window, profile)
    (path,) = (profile / FOLDER).glob("*.rougegui")
    path.write_bytes(data)
    Path(f"{path}-wal").unlink(missing_ok=True)
    with started(qtbot, profile) as window:
        assert not window.recovery_offer.isVisible()
        aside = path.with_name(f"{path.stem}.damaged.rougegui-kept")
        assert window.message_bar.isVisible()
        assert str(aside) in window.message_bar.text
        assert aside.read_bytes() == data
    with started(qtbot, profile) as window:
        assert "damaged" not in window.message_bar.text
        assert aside.read_bytes() == data


def opened_and_crashed(qtbot: QtBot, tmp_path: Path, profile: Path) -> list[Path]:
    """Leave work on two files, the candidate edited after a save; return them."""
    paths = [tmp_path / name for name in ("reference.txt", "candidate.txt")]
    for path in paths:
        path.write_bytes(b"on disk\r\nand more\r\n")
    with started(qtbot, tmp_path) as window:
        assert window.open_paths([str(path) for path in paths])
        qtbot.waitUntil(lambda: window.files.names() == ["reference.txt", "candidate.txt"])
        window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "saved "), "test", "paste")
        assert window.file_commands.save()
        window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "not "), "test", "paste")
        crash(window, profile)
    return paths


@pytest.mark.parametrize("theirs", [b"theirs", b"", b"saved on disk\nand more\n", "кот".encode("cp1251")])
def test_what_another_program_wrote_after_the_crash_is_not_written_over(
    qtbot: QtBot, tmp_path: Path, profile: Path, theirs: bytes
) -> None:
    _, candidate = opened_and_crashed(qtbot, tmp_path, profile)
    stamp = candidate.stat()
    candidate.write_bytes(theirs)
    os.utime(candidate, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        settle(window, qtbot)
        assert window.disk_notices.isVisible()
        assert window.disk_notices.texts == ["candidate.txt changed on disk"]
        assert not window.file_commands.save()
        assert candidate.read_bytes() == theirs
        assert window.message_bar.action_text == "Save over it"
        assert window.isWindowModified()
        window.message_bar.press()
        assert candidate.read_bytes() == b"not saved on disk\r\nand more\r\n"


def test_what_nobody_wrote_after_the_crash_is_saved_without_a_question(
    qtbot: QtBot, tmp_path: Path, profile: Path
) -> None:
    _, candidate = opened_and_crashed(qtbot, tmp_path, profile)
    candidate.touch()
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        settle(window, qtbot)
        assert not window.disk_notices.isVisible()
        assert window.file_commands.save()
        assert candidate.read_bytes() == b"not saved on disk\r\nand more\r\n"


@pytest.mark.parametrize(
    ("content", "asked"),
    [(b"not saved on disk\nand more\n", False), (b"on disk\r\nand more\r\n", False), (b"theirs", True)],
)
def test_a_store_that_does_not_tell_what_the_files_held_is_no_licence(
    qtbot: QtBot, tmp_path: Path, profile: Path, content: bytes, *, asked: bool
) -> None:
    _, candidate = opened_and_crashed(qtbot, tmp_path, profile)
    (store,) = (profile / FOLDER).glob("*.rougegui")
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("DROP TABLE contents")
    candidate.write_bytes(content)
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        settle(window, qtbot)
        assert window.disk_notices.isVisible() == asked
        assert window.file_commands.save() == (not asked)
        found = candidate.read_bytes().replace(b"\r\n", b"\n")
        assert found == (content if asked else b"not saved on disk\nand more\n")


def test_a_session_that_was_saved_elsewhere_after_the_crash_is_not_written_over(
    qtbot: QtBot, tmp_path: Path, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "work.rougegui"
    with started(qtbot, tmp_path) as window:
        work(window, "a cat")
        assert window.sessions.save_to(str(path))
        window.document.add_reference("later", "test")
        crash(window, profile)
    later = time.time() + 5
    os.utime(path, (later, later))
    before = path.read_bytes()
    asked: list[str] = []

    def where(_parent: object, title: str, *_: object) -> tuple[str, str]:
        asked.append(title)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", where)
    with started(qtbot, profile) as window:
        window.recovery_offer.rows[0].restore()
        assert window.message_bar.text.startswith("work.rougegui was saved by another program meanwhile")
        assert not window.file_commands.save()
        assert asked == ["Save as a session"]
        assert path.read_bytes() == before
