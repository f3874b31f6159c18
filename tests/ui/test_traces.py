"""What is found on the disk afterwards: nothing of who leaves no traces, and in the logs nothing of anybody's texts."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QTimer, qWarning
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.crash import CrashWatch
from rouge_gui.session.logs import FOLDER, Logs
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.main_window import MainWindow

# no part of any of them stands in the tool itself
SECRETS = ("quetzalcoatlus", "птеродактилище", "翼手龙标本")
PROFILE = "auto stopwords="


def traces(folder: Path) -> list[str]:
    """Return where a secret stands, however it is written: names of files, and content in each encoding."""
    found: list[str] = []
    for path in sorted(folder.rglob("*")):
        data = path.read_bytes() if path.is_file() else b""
        for secret in SECRETS:
            written = [secret.encode(code) for code in ("utf-8", "utf-16-le", "utf-16-be")]
            # settings write letters beyond ASCII as \xHHHH, JSON in them as \\uHHHH
            for start, width in ((r"\x", 1), (r"\u", 4), (r"\\u", 4)):
                letters = (
                    letter if letter.isascii() else f"{start}{ord(letter):0{width}x}" for letter in secret
                )
                written.append("".join(letters).encode())
            if secret in path.name or any(one in data for one in written):
                found.append(f"{path.relative_to(folder)}: {secret}")
    return found


def fail() -> None:
    raise ValueError(" ".join(SECRETS))


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@pytest.fixture
def watched(profile: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with its log and what catches errors, as ``run`` makes them, that begins to leave no traces."""
    settings = Settings(str(profile))
    settings.set_value(remembered.LEAVE_NO_TRACES, True)
    settings.save()
    window = create_window(profile_dir=str(profile))
    logs = Logs(window.settings, window)
    logs.start()
    watch = CrashWatch(window.safekeeping.flush, window)
    watch.install()
    window.show()
    window.finish_start()
    settle(window, qtbot)
    yield window
    watch.uninstall()
    logs.close()
    window.files.forget()
    window.sessions.close()
    window.close()
    window.deleteLater()


def work(window: MainWindow, qtbot: QtBot, desk: Path) -> None:
    """Do with the secrets all that a user can do: type, paste, note, open, save, search, export, fail."""
    desk.mkdir()
    first, second, third = SECRETS
    window.board.candidate.editor.setFocus()
    QTest.keyClicks(window.board.candidate.editor, f" {first} ")
    data = QMimeData()
    data.setText(f"{second} {third}")
    QApplication.clipboard().setMimeData(data)
    window.board.candidate.editor.paste()
    window.sessions.set_notes(" ".join(SECRETS))
    settle(window, qtbot)
    words = desk / f"{first}-words.txt"
    words.write_text("\n".join(SECRETS), "utf-8")
    window.use_profile(f"{PROFILE}{words}")
    window.actions_by_id["find"].trigger()
    box = QApplication.focusWidget()
    assert isinstance(box, QLineEdit)
    QTest.keyClicks(box, first)
    assert window.sessions.save_to(str(desk / f"{first}.rougegui"))
    assert window.pane_export.write_html(str(desk / f"{first}.html"))
    paths = [desk / f"{name}.txt" for name in SECRETS]
    for path in paths:
        path.write_text(path.stem, "utf-8")
    assert window.open_paths([str(path) for path in paths])
    qtbot.waitUntil(lambda: len(window.files.names()) == len(paths))
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", f"{first} "), "test", "paste")
    assert window.file_commands.save()
    assert window.open_paths([str(desk / f"{first}.rougegui")])
    settle(window, qtbot)
    logging.getLogger("rouge_gui.test").info("here")
    timer = QTimer(window, singleShot=True)
    timer.timeout.connect(fail)
    with qtbot.waitSignal(timer.timeout):
        timer.start(0)
    qWarning(f"cannot draw '{first}'")
    window.safekeeping.flush()


def test_a_session_without_traces_leaves_none(
    watched: MainWindow, profile: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    work(watched, qtbot, tmp_path / "desk")
    assert traces(profile) == []
    watched.settings.save()
    assert traces(profile) == []
    watched.files.forget()
    watched.close()
    assert traces(profile) == []
    assert sorted(path.name for path in profile.rglob("*") if path.is_file()) == ["rouge-gui.ini"]


def test_what_was_left_before_goes_when_traces_are_no_longer_wanted(
    watched: MainWindow, profile: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    watched.settings.set_value(remembered.LEAVE_NO_TRACES, False)
    show(watched, qtbot, Snapshot(("a reference",), "a candidate"))
    work(watched, qtbot, tmp_path / "desk")
    watched.settings.save()
    # what is looked for is found: in the store of the recovery and in the settings, in each script
    found = {
        (place.split("/")[0], secret)
        for place, _, secret in (one.rpartition(": ") for one in traces(profile))
    }
    assert found == {(place, secret) for place in ("recovery", "rouge-gui.ini") for secret in SECRETS}
    watched.settings.set_value(remembered.LEAVE_NO_TRACES, True)
    watched.settings.save()
    watched.safekeeping.flush()
    assert traces(profile) == []
    watched.files.forget()
    watched.close()
    assert traces(profile) == []


def test_a_corpus_goes_too(watched: MainWindow, profile: Path, qtbot: QtBot, tmp_path: Path) -> None:
    corpus = watched.corpus
    watched.settings.set_value(remembered.LEAVE_NO_TRACES, False)
    watched.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    data = tmp_path / "data.jsonl"
    data.write_text(f'{{"id": "1", "reference": "{SECRETS[0]}", "candidate": "{SECRETS[0]}"}}\n', "utf-8")
    assert watched.open_paths([str(data)])
    qtbot.waitUntil(lambda: corpus.state.is_open and not corpus.scoring.work.is_busy)
    settle(watched, qtbot)
    assert corpus.close_corpus()
    (left,) = (profile / "corpora").iterdir()
    watched.settings.set_value(remembered.LEAVE_NO_TRACES, True)
    assert not left.exists()
    # as after a crash: the next start deletes it
    left.write_bytes(b"SQLite format 3\x00" + SECRETS[0].encode())
    corpus.keeping.start()
    qtbot.waitUntil(lambda: not left.exists())


def test_logs_hold_no_text_of_who_leaves_traces(
    watched: MainWindow, profile: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    watched.settings.set_value(remembered.LEAVE_NO_TRACES, False)
    work(watched, qtbot, tmp_path / "desk")
    log = "".join(path.read_text("utf-8") for path in (profile / FOLDER).iterdir())
    assert "here" in log
    assert "ValueError" in log
    assert "Qt warning" in log
    assert traces(profile / FOLDER) == []
