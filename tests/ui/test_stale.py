"""Numbers of the texts of a moment ago do not look current: greyed in the table, dropped in the status line."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.ui.main_window import MainWindow


def darkest(window: MainWindow, row: int, place: int) -> int:
    """Return the lightness of the darkest pixel of a cell."""
    table = window.score_table
    cell = table.visualRect(table.scores.index(row, place))
    picture = table.viewport().grab(QRect(cell.topLeft() + QPoint(2, 4), cell.size() * 0.9)).toImage()
    return min(
        picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(picture.height())
    )


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_the_chosen_row_is_greyed_like_the_others(window: MainWindow, qtbot: QtBot, place: int) -> None:
    table = window.score_table
    chosen = table.currentIndex().row()
    assert table.selectionModel().isRowSelected(chosen)
    text = QColor(window.appearance.theme.color("text")).lightness()
    muted = QColor(window.appearance.theme.color("muted")).lightness()
    assert darkest(window, chosen, place) <= text + 5
    window.live.stale.emit()
    table.set_stale()
    assert darkest(window, chosen, place) >= muted - 5
    assert table.scores.index(chosen, place).data(Qt.ItemDataRole.ForegroundRole) == QColor(
        window.appearance.theme.color("muted")
    )
    window.document.set_profile("rouge-score", "test")
    settle(window, qtbot)
    assert darkest(window, chosen, place) <= text + 5


def test_the_tokens_are_dropped_until_they_are_counted(window: MainWindow, qtbot: QtBot) -> None:
    assert window.status_line.tokens_text == "5 | 5 tokens"
    window.live.stale.emit()
    assert window.status_line.tokens_text == "… | … tokens"
    window.document.set_profile("rouge-score", "test")
    settle(window, qtbot)
    assert window.status_line.tokens_text == "5 | 5 tokens"
