"""What tests do with a window: put texts into it, wait for it, read what it shows."""

from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.explain.ranked import RankedTable
from rouge_gui.ui.main_window import MainWindow

WAIT_MS = 20_000


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all on screen belongs to the texts as they are."""

    def is_settled() -> bool:
        busy = window.texts_beside.is_busy or window.history_scores.is_stale
        busy = busy or not window.explaining.is_settled
        return window.live.is_settled and window.baseline.is_settled and not busy

    qtbot.waitUntil(is_settled, timeout=WAIT_MS)


def show(window: MainWindow, qtbot: QtBot, snapshot: Snapshot) -> None:
    """Open a comparison and wait for it."""
    window.document.new(snapshot, "test")
    settle(window, qtbot)


def select(editor: TextEditor, start_u16: int, end_u16: int) -> None:
    """Select a stretch as the mouse would."""
    cursor = editor.textCursor()
    cursor.setPosition(start_u16)
    cursor.setPosition(end_u16, QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)


def rows(table: RankedTable) -> list[list[str]]:
    """Return what a table of the Explain dock shows, row by row."""
    model = table.ranked
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
