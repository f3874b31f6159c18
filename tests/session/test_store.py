"""Session files: all comes back, any SQLite tool reads them, and none is believed, changed or half written."""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from histories import REFERENCES, STEPS, TEXTS, everything, run, start
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import store_schema
from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, StoreError, read_session, write_session
from rouge_gui.session.store_rows import FileName
from rouge_gui.store_schema import APPLICATION_ID, VERSION, escaped, unescaped

LONE = "a\ud83d\ude00\\b\0c"


DATA = Path(__file__).parent.parent / "data"


def worked_on() -> Document:
    """A document that went through every kind of change, with a branch that undo left."""
    document = Document(Snapshot(("the cat is on the mat",), "the cat is under the mat"))
    document.edit(TextEdit(Side.CANDIDATE, 0, 11, "under", "on"), "test", "paste")
    document.toggle_pin()
    document.undo()
    for place, letter in enumerate("All "):
        document.edit(TextEdit(Side.CANDIDATE, 0, place, "", letter), "test")
    document.add_reference(LONE, "test")
    document.move_reference(1, 0, "test")
    document.swap("test", 0)
    document.set_second("猫在垫子上", "test")
    document.promote_second("test")
    document.set_source("Кошка на коврике", "test")
    document.set_profile("rouge-score stemmer=porter", "test")
    document.set_profile("auto", "test")
    document.remove_reference(1, "test")
    document.toggle_pin()
    document.return_to(1)
    document.undo()
    return document


def content(path: Path) -> list[str]:
    return list(write_log(read_session(str(path)).history))


def problem(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        read_session(str(path))
    return caught.value.id


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "work.rougegui"
    write_session(Session(worked_on().history, {0: FileName("a\n'b.txt", "gb18030")}, "a note"), str(path))
    return path


def test_every_state_text_pin_and_number_comes_back(session: Path) -> None:
    document = worked_on()
    read = read_session(str(session))
    without_seconds = [
        [replace(state, seconds=0.0) for state in history] for history in (read.history, document.history)
    ]
    assert without_seconds[0] == without_seconds[1]
    for state in range(len(document.history)):
        assert read.history.snapshot(state) == document.history.snapshot(state)
        assert read.history.texts(state) == document.history.texts(state)
    assert read.history.current == document.history.current
    assert read.history.pins == document.history.pins
    assert read.files == {0: FileName("a\n'b.txt", "gb18030")}
    assert read.notes == "a note"


@given(STEPS, REFERENCES, TEXTS)
@settings(max_examples=60, deadline=None)
def test_any_history_comes_back(steps: list[tuple[Any, ...]], references: list[str], candidate: str) -> None:
    document = start(references, candidate)
    run(document, steps)
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "any.rougegui")
        write_session(Session(document.history, notes=candidate), path)
        read = read_session(path)
    assert everything(read.history) == everything(document.history)
    assert read.notes == candidate


def test_work_goes_on_where_it_was(session: Path, tmp_path: Path) -> None:
    document = Document()
    document.open_history(read_session(str(session)).history, "test")
    document.redo()
    document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "!"), "test")
    again = tmp_path / "again.rougegui"
    write_session(Session(document.history), str(again))
    assert content(again) == list(write_log(document.history))


def test_any_sqlite_tool_reads_it(session: Path) -> None:
    with closing(sqlite3.connect(session)) as connection:
        kinds = [kind for (kind,) in connection.execute("SELECT kind FROM states ORDER BY id")]
        assert kinds[:3] == ["open", "paste", "type"]
        edit = connection.execute(
            "SELECT side, reference, start, removed, inserted FROM edits WHERE state = 1"
        )
        assert edit.fetchall() == [("candidate", 0, 11, "under", "on")]
        text = connection.execute("SELECT text FROM texts WHERE state = 0 AND side = 'candidate'")
        assert text.fetchall() == [("the cat is under the mat",)]
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        # no value is binary
        assert not any("X'" in line for line in connection.iterdump())


@given(st.text(st.one_of(st.characters(), st.sampled_from("\\\0u0\ud83d\ude00dD8")), max_size=12))
def test_any_text_is_stored_as_valid_utf8_and_comes_back(text: str) -> None:
    flag, (stored,) = escaped(text)
    stored.encode()
    assert "\0" not in stored
    assert (unescaped(stored) if flag else stored) == text


def test_saving_leaves_one_file(session: Path) -> None:
    write_session(Session(worked_on().history), str(session))
    assert list(session.parent.iterdir()) == [session]


def test_a_link_stays_a_link_and_permissions_stay(session: Path, tmp_path: Path) -> None:
    session.chmod(0o640)
    link = tmp_path / "link.rougegui"
    link.symlink_to(session)
    write_session(Session(Document(Snapshot(("new",), "new")).history), str(link))
    assert link.is_symlink()
    assert session.stat().st_mode & 0o777 == 0o640
    assert len(read_session(str(session)).history) == 1


# --- problems ------------------------------------------------------------------------------------------------


def test_what_is_no_session_is_named(tmp_path: Path) -> None:
    assert problem(tmp_path) == "is-a-folder"
    assert problem(tmp_path / "gone.rougegui") == "not-found"
    assert problem(tmp_path / "a\0b") == "unreadable"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert problem(pipe) == "not-a-file"
    text = tmp_path / "text.rougegui"
    text.write_text("no database at all, but longer than a header")
    assert problem(text) == "not-a-session"
    text.write_bytes(b"")
    assert problem(text) == "not-a-session"
    other = tmp_path / "other.rougegui"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE states (id)")
        connection.commit()
    assert problem(other) == "not-a-session"


def test_a_file_of_the_future_is_refused_and_untouched(session: Path) -> None:
    with closing(sqlite3.connect(session)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = session.read_bytes()
    assert problem(session) == "newer-version"
    assert session.read_bytes() == before


def test_no_damage_goes_unnoticed_or_raises_anything_else(session: Path) -> None:
    whole = session.read_bytes()
    expected = content(session)
    for cut in range(16, len(whole), 997):
        session.write_bytes(whole[:cut])
        # the zeros that end the page of an empty table are no loss
        if any(whole[cut:]):
            assert problem(session) in {"damaged", "not-a-session"}
        else:
            assert content(session) == expected
    for place in range(100, len(whole), 211):
        session.write_bytes(whole[:place] + b"\xff\x07" + whole[place + 2 :])
        with suppress(StoreError):
            assert len(content(session)) == len(expected)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE states SET kind = 'nonsense' WHERE id = 2",
        "UPDATE states SET tokenizer = 'nonsense'",
        "UPDATE states SET seconds = 9e999",
        "UPDATE states SET parent = 5 WHERE id = 3",
        "UPDATE edits SET start = 900 WHERE state = 1",
        "UPDATE edits SET removed = 'else' WHERE state = 1",
        "UPDATE edits SET side = 'middle'",
        "UPDATE numbers SET number = 7",
        "UPDATE session SET current = 99",
        "UPDATE session SET written = 'yesterday'",
        "DELETE FROM session",
        "DELETE FROM states WHERE id = 2",
        "DELETE FROM states",
        "DELETE FROM texts",
        "DROP TABLE edits",
        "CREATE VIEW more AS SELECT * FROM states",
    ],
)
def test_rows_that_cannot_be_are_damage(session: Path, change: str) -> None:
    with closing(sqlite3.connect(session)) as connection:
        connection.execute(change)
        connection.commit()
    assert problem(session) == "damaged"


def test_an_older_version_is_brought_up_to_date_in_a_copy(session: Path) -> None:
    with closing(sqlite3.connect(session)) as connection:
        connection.execute("ALTER TABLE session RENAME COLUMN notes TO remarks")
        connection.execute("PRAGMA user_version = 0")
        connection.commit()
    before = session.read_bytes()

    def rename(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE session RENAME COLUMN remarks TO notes")

    def keep(_: sqlite3.Connection) -> None:
        """The corpus's tables are there."""

    assert read_session(str(session), {0: rename, 1: keep}).notes == "a note"
    assert session.read_bytes() == before
    with pytest.raises(StoreError, match="damaged"):
        read_session(str(session), {})


def test_a_session_of_version_1_is_read(tmp_path: Path) -> None:
    path = tmp_path / "old.rougegui"
    path.write_bytes((DATA / "version_1.rougegui").read_bytes())
    old = read_session(str(path))
    assert old.notes == "kept by version 1"
    assert [state.label.kind for state in old.history] == ["open", "type"]
    assert old.history.snapshot(old.history.current).candidate == "the cat is on the mat"
    write_session(old, str(path))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("SELECT count(*) FROM items").fetchone() == (0,)


def test_a_migration_that_fails_changes_nothing() -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE new (id)")
        raise sqlite3.OperationalError("full")

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            store_schema.migrate(connection, {0: fail}, 1)
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        assert connection.execute("PRAGMA user_version").fetchone() == (0,)


def test_a_full_disk_leaves_the_old_file(session: Path) -> None:
    before = session.read_bytes()
    big = Session(Document(Snapshot(("long " * 50_000,), "")).history)
    with pytest.raises(StoreError) as caught:
        write_session(big, str(session), most_pages=40)
    assert caught.value.id == "disk-full"
    assert session.read_bytes() == before
    assert list(session.parent.iterdir()) == [session]


def test_where_nothing_can_be_written_is_named(session: Path, tmp_path: Path) -> None:
    history = worked_on().history
    for path, problem in (
        (session / "below.rougegui", "unwritable"),
        (tmp_path / "gone" / "a.rougegui", "no-folder"),
        (tmp_path / "a\0b", "unwritable"),
    ):
        with pytest.raises(StoreError) as caught:
            write_session(Session(history), str(path))
        assert caught.value.id == problem
    with pytest.raises(StoreError) as caught:
        write_session(Session(history), str(tmp_path))
    assert caught.value.id == "folder-there"
