"""Files and texts dropped on panes and beside them."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from windows import WAIT_MS

from rouge_gui.ui.main_window import MainWindow


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag ``data`` over ``target`` and let it go; tell whether it was taken."""
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(QPoint(5, 5), action, data, buttons, keys)
    QApplication.sendEvent(target, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(5, 5), action, data, buttons, keys, QEvent.Type.Drop)
    QApplication.sendEvent(target, dropping)
    return dropping.isAccepted()


def files(folder: Path, *names: str) -> QMimeData:
    for name in names:
        (folder / name).write_text(name, encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder / name)) for name in names])
    return data


def texts(window: MainWindow) -> tuple[str, ...]:
    return *window.document.snapshot.references, window.document.snapshot.candidate


def test_a_file_on_a_pane_is_that_text(window: MainWindow, tmp_path: Path) -> None:
    before = texts(window)
    assert drop(window.board.candidate.editor.viewport(), files(tmp_path, "a"))
    assert texts(window) == (before[0], "a")
    assert drop(window.board.reference.editor.viewport(), files(tmp_path, "b"))
    assert texts(window) == ("b", "a")
    window.document.undo()
    window.document.undo()
    assert texts(window) == before


def test_several_files_are_a_comparison_wherever_they_fall(window: MainWindow, tmp_path: Path) -> None:
    assert drop(window.board.reference.editor.viewport(), files(tmp_path, "a", "b", "c"))
    assert texts(window) == ("a", "b", "c")
    assert drop(window, files(tmp_path, "d", "e"))
    assert texts(window) == ("d", "e")


def test_one_file_beside_the_panes_is_asked_where(window: MainWindow, tmp_path: Path) -> None:
    before = texts(window)
    assert drop(window, files(tmp_path, "a"))
    assert texts(window) == before
    assert window.message_bar.text == "Drop one file on the pane it is for, or two files and more anywhere"


def test_dropped_text_is_an_edit(window: MainWindow) -> None:
    editor = window.board.candidate.editor
    before, depth = editor.shown_text, len(window.document.history)
    data = QMimeData()
    data.setText("<b>dropped</b>")
    editor.moveCursor(editor.textCursor().MoveOperation.End)
    assert drop(editor.viewport(), data)
    assert sorted(window.document.snapshot.candidate) == sorted(before + "<b>dropped</b>")
    assert len(window.document.history) == depth + 1
    window.document.undo()
    assert window.document.snapshot.candidate == before


def test_what_is_no_file_of_this_computer_is_not_taken_beside_the_panes(window: MainWindow) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.txt")])
    assert not drop(window, data)


def says(window: MainWindow, beginning: str) -> bool:
    return window.message_bar.text.startswith(beginning)


def test_what_is_no_text_is_refused_in_words(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    before = texts(window)
    (tmp_path / "folder").mkdir()
    cases = {
        "folder": "folder: It is a folder that holds no corpus known here",
        "a.docx": "a.docx is a document of a word processor: save it as plain text first",
        "b.pdf": "b.pdf is a PDF: save its text as plain text first",
        "c.txt": "c.txt is packed: unpack it and open the plain text",
        "d.png": "d.png is a picture: save its text as plain text first",
    }
    beginnings = {
        "a.docx": b"PK\x03\x04[Content_Types].xml",
        "b.pdf": b"%PDF-1.4",
        "c.txt": b"\x1f\x8b\x08",
        "d.png": b"\x89PNG\r\n\x1a\n",
    }
    for name, beginning in beginnings.items():
        (tmp_path / name).write_bytes(beginning)
    for name, sentence in cases.items():
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(tmp_path / name))])
        assert drop(window.board.candidate.editor.viewport(), data)
        # a folder may be a corpus: it is looked into beside the window
        qtbot.waitUntil(partial(says, window, sentence), timeout=WAIT_MS)
    assert texts(window) == before
