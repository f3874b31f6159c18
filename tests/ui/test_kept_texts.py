"""Work that is in no file: kept when something else is opened or the window closes, and brought back whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.autosave import FOLDER
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.samples import load_samples

SAID = "The texts before were in no file; they are kept"


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@contextmanager
def started(qtbot: QtBot, profile: Path) -> Iterator[MainWindow]:
    """A window that looked for what is kept; it closes as users close it."""
    window = create_window(profile_dir=str(profile))
    if (profile / FOLDER).is_dir() and window.settings.keeps_traces:
        with qtbot.waitSignal(window.safekeeping.searched):
            window.show()
    else:
        window.show()
    settle(window, qtbot)
    yield window
    assert window.close()
    window.deleteLater()


def write(window: MainWindow, reference: str, candidate: str) -> list[str]:
    """Start, paste a reference and type a candidate; return the log."""
    window.file_commands.new_comparison()
    QGuiApplication.clipboard().setText(reference)
    window.board.reference.editor.paste()
    window.board.candidate.editor.insertPlainText(candidate)
    return list(write_log(window.document.history))


def stores(profile: Path) -> int:
    return len(list((profile / FOLDER).glob("*.rougegui"))) if (profile / FOLDER).is_dir() else 0


def said(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.message_bar.isVisible() and SAID in window.message_bar.text)
    assert window.message_bar.action_text == "Bring them back"


@pytest.mark.parametrize("way", ["new", "files", "sample"])
def test_texts_of_no_file_come_back_with_their_history(
    qtbot: QtBot, tmp_path: Path, profile: Path, way: str
) -> None:
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path in paths:
        path.write_text(path.name)
    with started(qtbot, profile) as window:
        log = write(window, "the cat is here", "a cat")
        assert window.isWindowModified()
        assert window.status_line.saved_text == "not saved"
        if way == "new":
            window.file_commands.new_comparison()
        elif way == "files":
            assert window.open_paths([str(path) for path in paths])
        else:
            window.file_commands.open_sample(load_samples("en")[0])
        said(window, qtbot)
        assert not window.isWindowModified()
        window.message_bar.press()
        assert window.document.snapshot.references == ("the cat is here",)
        assert window.document.snapshot.candidate == "a cat"
        assert list(write_log(window.document.history)) == log
        assert window.isWindowModified()
        window.document.undo()
        window.document.undo()
        assert window.document.snapshot.references == ("",)
        window.document.redo()
        window.document.redo()
        settle(window, qtbot)
        assert window.safekeeping.flush()
        assert stores(profile) == 1
        assert not window.message_bar.isVisible()


def test_what_is_on_show_is_kept_in_turn(qtbot: QtBot, profile: Path) -> None:
    with started(qtbot, profile) as window:
        first = write(window, "first", "one")
        second = write(window, "second", "two")
        said(window, qtbot)
        window.message_bar.press()
        assert list(write_log(window.document.history)) == first
        said(window, qtbot)
        window.message_bar.press()
        assert list(write_log(window.document.history)) == second
        settle(window, qtbot)


def test_closing_keeps_them_for_the_next_start(qtbot: QtBot, profile: Path) -> None:
    with started(qtbot, profile) as window:
        write(window, "left behind", "earlier")
        log = write(window, "the cat is here", "a cat")
        settle(window, qtbot)
    assert stores(profile) == 2
    with started(qtbot, profile) as window:
        offer = window.recovery_offer
        assert offer.accessibleName() == "Unsaved from last time; it is still here."
        assert [row.text.split("  ")[-2:] for row in offer.rows] == [
            ["the cat is here", "a cat"],
            ["left behind", "earlier"],
        ]
        offer.rows[1].discard()
        offer.rows[0].restore()
        settle(window, qtbot)
        assert list(write_log(window.document.history)) == log
        assert window.isWindowModified()
        window.document.mark_saved()
    assert stores(profile) == 0


def test_examples_and_emptied_texts_do_not_count(qtbot: QtBot, profile: Path) -> None:
    with started(qtbot, profile) as window:
        window.file_commands.open_sample(load_samples("en")[0])
        window.swap_sides()
        assert window.file_commands.open_example(Snapshot(("an example",), "of a help page"))
        assert not window.isWindowModified()
        window.file_commands.new_comparison()
        window.board.candidate.editor.insertPlainText("x")
        window.document.undo()
        window.board.candidate.editor.insertPlainText("   ")
        window.file_commands.new_comparison()
        settle(window, qtbot)
        assert SAID not in window.message_bar.text
    assert stores(profile) == 0


def test_texts_that_were_saved_are_not_kept_besides(qtbot: QtBot, tmp_path: Path, profile: Path) -> None:
    with started(qtbot, profile) as window:
        write(window, "the cat", "a cat")
        assert window.sessions.save_to(str(tmp_path / "work.rougegui"))
        window.file_commands.new_comparison()
        settle(window, qtbot)
        assert SAID not in window.message_bar.text
        write(window, "in a file", "soon")
        for side, reference in window.document.snapshot.places:
            assert window.files.save_as(side, reference, str(tmp_path / f"{side.value}.txt"))
        window.document.mark_saved()
        window.file_commands.new_comparison()
        settle(window, qtbot)
        assert SAID not in window.message_bar.text
    assert stores(profile) == 0


def test_who_leaves_no_traces_is_asked_before_texts_go(
    qtbot: QtBot, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = QMessageBox.StandardButton.Cancel

    def question(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    with started(qtbot, profile) as window:
        window.settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
        write(window, "secret", "words")
        window.file_commands.new_comparison()
        assert not window.close()
        assert len(asked) == 2
        assert "would be lost" in asked[0]
        assert window.document.snapshot.candidate == "words"
        answer = QMessageBox.StandardButton.Discard
        window.file_commands.new_comparison()
        assert (window.document.snapshot.references, window.document.snapshot.candidate) == (("",), "")
        assert len(asked) == 3
        settle(window, qtbot)
    assert len(asked) == 3
    assert stores(profile) == 0


def test_traces_go_when_they_are_no_longer_wanted(qtbot: QtBot, profile: Path) -> None:
    with started(qtbot, profile) as window:
        write(window, "secret", "words")
        window.file_commands.new_comparison()
        assert stores(profile) >= 1
        window.settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
        assert window.safekeeping.flush()
        assert stores(profile) == 0
        settle(window, qtbot)


def test_closing_asks_where_nothing_can_be_kept(
    qtbot: QtBot, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = QMessageBox.StandardButton.Cancel

    def question(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    with started(qtbot, profile) as window:
        (profile / FOLDER).write_text("in the way")
        write(window, "the cat", "a cat")
        settle(window, qtbot)
        assert not window.close()
        assert asked == ["The texts are in no file and cannot be kept either. Discard them?"]
        answer = QMessageBox.StandardButton.Discard
