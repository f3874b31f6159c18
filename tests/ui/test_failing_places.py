"""Where nothing can be written, each way of saving says so by the file's name, and both work and old file stay."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from failing_places import FAILING
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.session.store import read_session
from rouge_gui.ui.main_window import MainWindow

OLD = b"the old file\n"
Write = Callable[[MainWindow, str], object]

WAYS: dict[str, Write] = {
    "save as": lambda window, path: window.files.save_as(Side.CANDIDATE, 0, path),
    "session": lambda window, path: window.sessions.save_to(path),
    "web page": lambda window, path: window.pane_export.write_html(path),
    "PDF": lambda window, path: window.pane_export.write_pdf(path),
    "scores": lambda window, path: window.score_export.write(path, b"metric,f\n"),
    "history table": lambda window, path: window.history_commands.export.write_csv(path),
    "history lines": lambda window, path: window.history_commands.export.write_jsonl(path),
    "picture": lambda window, path: window.history_commands.export.write_png(path),
    "drawing": lambda window, path: window.history_commands.export.write_svg(path),
    "edit log": lambda window, path: window.history_commands.log.write(path),
}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A file in a folder of its own, which does not hold the profile."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "work.out").write_bytes(OLD)
    return folder / "work.out"


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("failing", FAILING)
def test_what_cannot_be_written_is_named_and_nothing_is_lost(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, place: Path, failing: str
) -> None:
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "my work "), "test")
    settle(window, qtbot)
    assert window.safekeeping.flush()
    before = window.document.snapshot
    for write in WAYS.values():
        # what they import is there afterwards
        assert write(window, str(tmp_path / "elsewhere.out"))
    window.sessions.close()
    for way, write in WAYS.items():
        window.message_bar.show_message("")
        with FAILING[failing](place):
            written = write(window, str(place))
        assert written is False, way
        assert window.message_bar.isVisible()
        assert window.message_bar.text.startswith("work.out "), (way, window.message_bar.text)
        assert ";" in window.message_bar.text or ":" in window.message_bar.text, window.message_bar.text
        assert files_in(place.parent) == {"work.out": OLD}, way
        assert window.document.snapshot == before
        assert not window.sessions.is_open
    for way, write in WAYS.items():
        assert write(window, str(place)) is True, way
        assert place.read_bytes() != OLD, way


@pytest.mark.parametrize("failing", FAILING)
def test_a_text_that_cannot_be_saved_is_not_called_saved(
    window: MainWindow, qtbot: QtBot, place: Path, failing: str
) -> None:
    (place.parent / "reference").write_bytes(b"the reference")
    window.open_paths([str(place.parent / "reference"), str(place)])
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "my work "), "test")
    settle(window, qtbot)
    assert window.safekeeping.flush()
    with FAILING[failing](place):
        assert not window.file_commands.save()
    assert "work.out " in window.message_bar.text or "reference " in window.message_bar.text
    assert window.isWindowModified()
    assert files_in(place.parent) == {"work.out": OLD, "reference": b"the reference"}
    assert window.file_commands.save()
    assert place.read_bytes() == b"my work the old file\n"
    assert not window.isWindowModified()


@pytest.mark.parametrize("failing", FAILING)
def test_a_session_that_cannot_be_saved_again_stays_as_it_was(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, failing: str
) -> None:
    place = tmp_path / "folder" / "work.rougegui"
    place.parent.mkdir()
    assert window.sessions.save_to(str(place))
    kept = window.document.snapshot
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "my work "), "test")
    settle(window, qtbot)
    assert window.safekeeping.flush()
    with FAILING[failing](place):
        assert not window.sessions.save()
    assert window.message_bar.text.startswith("work.rougegui ")
    assert window.sessions.is_modified
    session = read_session(str(place))
    assert session.history.snapshot(session.history.current) == kept
    assert window.sessions.save()
    session = read_session(str(place))
    assert session.history.snapshot(session.history.current) == window.document.snapshot
    assert not window.sessions.is_modified


def says(window: MainWindow, beginning: str) -> bool:
    return window.message_bar.text.startswith(beginning)


@pytest.mark.parametrize("failing", ["closed folder", "vanished folder"])
def test_opening_from_where_nobody_may_look_says_so(
    window: MainWindow, qtbot: QtBot, place: Path, failing: str
) -> None:
    before = window.document.snapshot
    session = place.with_name("work.rougegui")
    log = place.with_name("log.jsonl")
    assert window.sessions.save_to(str(session))
    window.sessions.close()
    assert window.history_commands.log.write(str(log))
    with FAILING[failing](place):
        for path in (session, log, place):
            window.message_bar.show_message("")
            window.board.candidate.editor.files_dropped.emit([str(path)])
            # lines of JSON may be a corpus: they are looked at beside the window
            qtbot.waitUntil(partial(says, window, path.name), timeout=WAIT_MS)
    assert window.document.snapshot == before


@pytest.mark.parametrize("failing", ["read-only folder", "full disk"])
def test_settings_that_cannot_be_written_are_as_they_were(tmp_path: Path, failing: str) -> None:
    folder = tmp_path / "profile"
    settings = Settings(str(folder))
    settings.set_blob("one", QByteArray(b"1"))
    assert settings.save()
    before = (folder / "rouge-gui.ini").read_bytes()
    with FAILING[failing](folder / "rouge-gui.ini"):
        settings.set_blob("two", QByteArray(b"2"))
        assert not settings.save()
    assert (folder / "rouge-gui.ini").read_bytes() == before
