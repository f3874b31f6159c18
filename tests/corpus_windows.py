"""What tests of a corpus in the window read off it and do to it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.ui.main_window import MainWindow


def settle_corpus(window: MainWindow, qtbot: QtBot) -> None:
    corpus = window.corpus

    def is_settled() -> bool:
        busy = corpus.scoring.work.is_busy or corpus.opening.is_busy or corpus.finding.is_busy
        return not busy and not corpus.keeping.is_busy

    qtbot.waitUntil(is_settled, timeout=WAIT_MS)
    settle(window, qtbot)


def cell(window: MainWindow, title: str, row: int | None = None) -> str:
    """Return what the table says in a column, in the current row."""
    table = window.corpus.panel.table
    model = window.corpus.panel.model
    column = next(place for place, one in enumerate(model.columns) if one.title == title)
    return model.text(table.currentIndex().row() if row is None else row, column)


def names(window: MainWindow) -> list[str]:
    model = window.corpus.panel.model
    return [model.text(row, 0) for row in range(model.rowCount())]


def in_score_table(window: MainWindow, metric: str) -> str:
    model = window.score_table.scores
    row = next(row for row in range(model.rowCount()) if model.metric_at(row) == metric)
    return str(model.index(row, 3).data())


def query(window: MainWindow, qtbot: QtBot, text: str) -> None:
    line = window.corpus.panel.query
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.corpus.finding.is_busy, timeout=WAIT_MS)
