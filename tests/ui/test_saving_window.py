"""Saving in the real window: every text has its file, and none is forgotten."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    for name in ("r", "c"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    window.open_paths([str(tmp_path / "r"), str(tmp_path / "c")])
    settle(window, qtbot)
    return window


class Answers:
    """Answers the questions for file names: the title's last word is the name, or nothing."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.titles, self.cancels = folder, list[str](), False
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self.answer)

    def answer(self, _parent: QWidget, title: str, *_: object) -> tuple[str, str]:
        self.titles.append(title)
        return ("" if self.cancels else str(self.folder / title.rsplit(maxsplit=1)[-1])), ""


def test_saving_asks_for_the_names_that_are_missing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(tmp_path, monkeypatch)
    document = window.document
    document.add_reference("another", "test")
    document.add_reference("", "test")
    document.set_second("second", "test")
    document.set_source("the source", "test")
    document.edit(TextEdit(Side.REFERENCE, 0, 1, "", "!"), "test")
    settle(window, qtbot)
    assert window.isWindowModified()
    answers.cancels = True
    assert not window.file_commands.save()
    assert (answers.titles, window.isWindowModified()) == (["Save reference 2"], True)
    answers.cancels = False
    assert window.file_commands.save()
    assert answers.titles[1:] == ["Save reference 2", "Save the second candidate", "Save the source text"]
    written = {
        name: (tmp_path / name).read_text(encoding="utf-8") for name in ("r", "2", "candidate", "text")
    }
    assert written == {"r": "r!", "2": "another", "candidate": "second", "text": "the source"}
    assert not window.isWindowModified()
    assert window.windowTitle().startswith("r | 2 | c | candidate | text")


def test_a_file_dropped_on_the_second_candidate_or_the_source_is_opened_there(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "other").write_text("other", encoding="utf-8")
    window.document.set_second("", "test")
    window.document.set_source("", "test")
    for side in (Side.SECOND, Side.SOURCE):
        window.board.pane(side.value).editor.files_dropped.emit([str(tmp_path / "other")])
    settle(window, qtbot)
    assert (window.document.snapshot.second, window.document.snapshot.source) == ("other", "other")
    assert window.files.names() == ["r", "c", "other", "other"]
