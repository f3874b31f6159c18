"""Every state is kept from the moment it is there, comes back after a crash, and leaves nothing after a quiet end."""

import gc
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from failing_places import full_disk
from histories import REFERENCES, STEPS, TEXTS, everything, run, start
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER, Autosave, Details
from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.recovery import Leftover, leftovers, remove_all
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import read_session
from rouge_gui.session.store_rows import FileName
from rouge_gui.session.worker import Job


class Kept:
    """A document whose states are kept in a profile directory of its own."""

    def __init__(self, profile: Path, details: Details, most_pages: int = 0) -> None:
        self.settings = Settings(str(profile))
        self.document = Document(Snapshot(("the cat",), "a cat"))
        self.autosave = Autosave(self.document, self.settings, lambda: details, most_pages=most_pages)
        self.folder = profile / FOLDER

    def type(self, text: str) -> None:
        for letter in text:
            end = len(self.document.snapshot.candidate)
            self.document.edit(TextEdit(Side.CANDIDATE, 0, end, "", letter), "test")

    @property
    def stored(self) -> list[str]:
        """The edit log of what the one store holds now."""
        assert self.autosave.flush()
        (path,) = self.folder.glob("*.rougegui")
        return list(write_log(read_session(str(path)).history))

    @property
    def log(self) -> list[str]:
        return list(write_log(self.document.history))

    def crash(self) -> None:
        """Leave the store as a killed process would: a lock whose process is gone."""
        assert self.autosave.flush()
        crashed = self.folder.parent / "crashed"
        shutil.copytree(self.folder, crashed)
        self.autosave.close()
        for path in crashed.glob("*.rougegui*"):
            if path.suffix != ".lock":
                path.rename(self.folder / path.name)
        shutil.rmtree(crashed)


@pytest.fixture
def kept(tmp_path: Path, qapp: object) -> Iterator[Kept]:
    with keeping(tmp_path) as kept:
        yield kept


@contextmanager
def keeping(profile: Path, details: Details | None = None, most_pages: int = 0) -> Iterator[Kept]:
    kept = Kept(profile, details or Details(), most_pages)
    yield kept
    kept.autosave.close()


def found(folder: Path) -> list[Leftover]:
    """What a start finds; the locks are let go again."""
    left = leftovers(folder)
    for leftover in left:
        leftover.release()
    return left


def test_each_change_is_in_the_store(kept: Kept) -> None:
    kept.type("s sat")
    assert kept.stored == kept.log
    kept.document.undo()
    assert kept.stored == kept.log
    kept.document.toggle_pin()
    kept.document.add_reference("\ud83d", "test")
    kept.document.swap("test", 1)
    kept.document.set_profile("rouge-score", "test")
    assert kept.stored == kept.log
    kept.document.return_to(0)
    kept.type("!")
    assert kept.stored == kept.log


@given(STEPS, REFERENCES, TEXTS)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_work_is_kept_step_by_step(
    qapp: object, steps: list[tuple[Any, ...]], references: list[str], candidate: str
) -> None:
    document = start(references, candidate)
    with TemporaryDirectory() as folder:
        autosave = Autosave(document, Settings(folder))
        run(document, steps)
        # at least once, whatever the steps did
        document.set_second(f"{document.snapshot.second}.", "test")
        assert autosave.flush()
        (path,) = (Path(folder) / FOLDER).glob("*.rougegui")
        kept = read_session(str(path)).history
        autosave.close()
    assert everything(kept) == everything(document.history)


def test_typing_that_joins_a_state_is_kept_letter_by_letter(kept: Kept) -> None:
    for letter in "unbroken":
        kept.type(letter)
        assert kept.stored == kept.log
    assert len(kept.document.history) == 2


def test_a_thousand_changes_at_once_are_kept(kept: Kept) -> None:
    for _ in range(500):
        kept.type("a ")
    assert kept.stored == kept.log


def test_what_was_written_is_not_held_any_longer(kept: Kept) -> None:
    for _ in range(300):
        kept.type("a ")
        QCoreApplication.processEvents()
    assert kept.autosave.flush()
    QCoreApplication.processEvents()
    gc.collect()
    assert sum(isinstance(thing, Job) for thing in gc.get_objects()) == 0


def test_what_nobody_touched_is_not_kept(kept: Kept) -> None:
    kept.type("x")
    assert kept.autosave.flush()
    kept.document.new(Snapshot(("an",), "example"), "sample")
    assert kept.autosave.flush()
    assert list(kept.folder.iterdir()) == []
    kept.document.new(Snapshot(("from",), "files"), "file")
    assert kept.stored == kept.log


def test_a_quiet_end_leaves_nothing(kept: Kept) -> None:
    kept.type("x")
    assert kept.autosave.flush()
    kept.autosave.close()
    assert list(kept.folder.iterdir()) == []


def test_what_a_crash_leaves_is_found_with_the_names_of_its_files(tmp_path: Path, qapp: object) -> None:
    details = Details({1: FileName("candidate.txt", "utf-16-le", "fffe", "\r\n")}, "a note", "work.rougegui")
    with keeping(tmp_path, details) as kept:
        kept.type(" sat")
        kept.crash()
        (left,) = found(kept.folder)
        assert left.session is not None
        assert list(write_log(left.session.history)) == kept.log
        assert (left.session.files, left.session.notes, left.session.path) == (
            details.files,
            "a note",
            "work.rougegui",
        )


def test_several_crashes_are_found_newest_first_and_discarded_one_by_one(
    tmp_path: Path, qapp: object
) -> None:
    for text in ("first", "second"):
        with keeping(tmp_path) as kept:
            kept.type(text)
            kept.crash()
    left = leftovers(tmp_path / FOLDER)
    texts = [leftover.session.history.snapshot(1).candidate for leftover in left if leftover.session]
    assert texts == ["a catsecond", "a catfirst"]
    # offered here, so not to another window
    assert leftovers(tmp_path / FOLDER) == []
    left[0].discard()
    left[1].release()
    (again,) = leftovers(tmp_path / FOLDER)
    again.discard()
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_a_running_window_keeps_its_store(kept: Kept) -> None:
    kept.type("mine")
    assert kept.autosave.flush()
    assert leftovers(kept.folder) == []
    remove_all(kept.folder)
    assert kept.stored == kept.log


def test_what_was_saved_is_not_offered(tmp_path: Path, qapp: object) -> None:
    with keeping(tmp_path, Details(path="work.rougegui", saved=True)) as kept:
        kept.type("x")
        kept.crash()
        assert found(kept.folder) == []
        assert list(kept.folder.iterdir()) == []


def test_a_damaged_store_is_kept_and_an_empty_one_is_not(tmp_path: Path, qapp: object) -> None:
    with keeping(tmp_path) as kept:
        kept.type("x")
        kept.crash()
        (path,) = kept.folder.glob("*.rougegui")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        path.write_bytes(path.read_bytes()[:5000])
        (left,) = found(kept.folder)
        assert left.session is None
        path.write_bytes(b"not at all a database")
        (left,) = found(kept.folder)
        assert left.session is None
        with closing(sqlite3.connect(path.with_name("begun.rougegui"))) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
        assert [other.path for other in found(kept.folder)] == [path]
        aside = left.set_aside()
        assert aside.read_bytes() == b"not at all a database"
        assert found(kept.folder) == []
        assert aside.exists()
        remove_all(kept.folder)
        assert list(kept.folder.iterdir()) == []
        path.write_bytes(b"")
        assert found(kept.folder) == []
        assert list(kept.folder.iterdir()) == []


def test_a_store_of_a_newer_version_is_left_for_it(tmp_path: Path, qapp: object) -> None:
    with keeping(tmp_path) as kept:
        kept.type("x")
        kept.crash()
        (path,) = kept.folder.glob("*.rougegui")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        assert found(kept.folder) == []
        assert path.read_bytes() == before


# --- leaving no traces ---------------------------------------------------------------------------------------


def test_leaving_no_traces_deletes_what_is_there_and_keeps_nothing(tmp_path: Path, qapp: object) -> None:
    with keeping(tmp_path) as kept:
        kept.type("earlier")
        kept.crash()
    with keeping(tmp_path) as kept:
        kept.type("now")
        kept.settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
        kept.type("more")
        assert kept.autosave.flush()
        assert list(kept.folder.iterdir()) == []
        kept.settings.set_value(remembered.LEAVE_NO_TRACES, value=False)
        assert kept.stored == kept.log


def test_a_start_without_traces_deletes_what_a_crash_left(tmp_path: Path, qapp: object) -> None:
    with keeping(tmp_path) as kept:
        kept.type("earlier")
        kept.crash()
        kept.settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
    with keeping(tmp_path) as kept:
        kept.type("now")
        assert kept.autosave.flush()
        assert list(kept.folder.iterdir()) == []


# --- hard times ----------------------------------------------------------------------------------------------


def test_a_full_disk_is_told_once_and_the_states_before_stay(tmp_path: Path, qtbot: QtBot) -> None:
    with keeping(tmp_path, most_pages=60) as kept:
        kept.type("kept")
        before = kept.stored
        problems: list[str] = []
        kept.autosave.failed.connect(problems.append)
        with qtbot.waitSignal(kept.autosave.failed):
            kept.document.add_reference("long " * 100_000, "test")
        kept.type("more")
        assert not kept.autosave.flush()
        assert problems == ["disk-full"]
        (path,) = kept.folder.glob("*.rougegui")
        assert list(write_log(read_session(str(path)).history)) == before
        # room again
        kept.document.new(Snapshot(("short",), "short"), "paste")
        with qtbot.waitSignal(kept.autosave.recovered):
            kept.autosave.keep_all()
        assert kept.stored == kept.log


def test_a_disk_that_refuses_every_byte_is_told_and_the_states_before_stay(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with keeping(tmp_path) as kept:
        kept.type("kept")
        before = kept.stored
        (path,) = kept.folder.glob("*.rougegui")
        with full_disk(path), qtbot.waitSignal(kept.autosave.failed) as failed:
            kept.document.add_reference("long " * 100_000, "test")
        assert failed.args == ["disk-full"]
        assert list(write_log(read_session(str(path)).history)) == before
        with qtbot.waitSignal(kept.autosave.recovered):
            kept.autosave.keep_all()
        assert kept.stored == kept.log


@pytest.mark.parametrize("becomes", ["gone", "folder", "file"])
def test_a_store_that_was_taken_away_is_made_again(becomes: str, tmp_path: Path, qtbot: QtBot) -> None:
    with keeping(tmp_path) as kept:
        kept.type("before")
        assert kept.autosave.flush()
        (path,) = kept.folder.glob("*.rougegui")
        shutil.rmtree(kept.folder)
        if becomes == "folder":
            path.mkdir(parents=True)
        elif becomes == "file":
            kept.folder.touch()
        with qtbot.waitSignal(kept.autosave.failed):
            kept.type("after")
        if becomes == "file":
            assert not kept.autosave.flush()
            kept.folder.unlink()
        with qtbot.waitSignal(kept.autosave.recovered):
            kept.autosave.keep_all()
        if becomes == "folder":
            path.rmdir()
        assert kept.stored == kept.log


def test_a_folder_that_cannot_be_made_is_told_and_work_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").touch()
    with keeping(tmp_path / "file" / "profile") as kept:
        with qtbot.waitSignal(kept.autosave.failed) as failed:
            kept.type("work")
        assert failed.args == ["unwritable"]
        assert kept.document.snapshot.candidate == "a catwork"
