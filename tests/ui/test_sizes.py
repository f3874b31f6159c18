"""Whatever is switched on, the window keeps its size, in every language; what lacks room gives way in order."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.scores.columns import Kind

LANGUAGES = ["en", "zh", "ru"]


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window in the language of the parameter, 1280 × 720."""
    folder = str(tmp_path / "profile")
    settings = Settings(folder)
    settings.set_value(remembered.LANGUAGE, getattr(request, "param", "en"))
    settings.save()
    window = create_window(profile_dir=folder)
    window.resize(1280, 720)
    window.show()
    window.finish_start()
    settle(window, qtbot)
    yield window
    window.files.forget()
    window.sessions.close()
    window.close()
    window.deleteLater()


def resize(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(5):
        QApplication.processEvents()


def switch_everything_on(window: MainWindow, qtbot: QtBot) -> None:
    window.texts_beside.set_second(True)
    window.texts_beside.set_source(True)
    window.actions_by_id["pin"].trigger()
    window.actions_by_id["add_reference"].trigger()
    window.actions_by_id["percent_scores"].trigger()
    window.second_profile.choose()
    window.second_profile.use("rouge-score stemmer=porter")
    window.actions_by_id["replace"].trigger()
    settle(window, qtbot)
    qtbot.waitUntil(lambda: window.second_profile.is_settled)
    resize(window, window.width(), window.height())


def shown_columns(window: MainWindow) -> list[Kind]:
    """Return the columns that are wholly in sight."""
    table = window.score_table
    return [
        column.kind
        for place, column in enumerate(table.scores.columns)
        if not table.isColumnHidden(place)
        and table.columnViewportPosition(place) + table.columnWidth(place) <= table.viewport().width()
    ]


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_window_keeps_its_size_with_everything_on(window: MainWindow, qtbot: QtBot) -> None:
    switch_everything_on(window, qtbot)
    assert (window.width(), window.height()) == (1280, 720)
    for width, height in ((1024, 700), (800, 600)):
        resize(window, width, height)
        assert (window.width(), window.height()) == (width, height)
        assert shown_columns(window)[:4] == [Kind.METRIC, Kind.PRECISION, Kind.RECALL, Kind.FMEASURE]


def test_new_columns_take_room_from_the_panes_only_where_there_is_some(
    window: MainWindow, qtbot: QtBot
) -> None:
    resize(window, 1920, 900)
    before = window.score_table.width()
    window.actions_by_id["pin"].trigger()
    window.second_profile.use("rouge-score stemmer=porter")
    qtbot.waitUntil(lambda: window.second_profile.is_settled and window.baseline.is_settled)
    resize(window, 1920, 900)
    assert window.score_table.width() > before
    assert shown_columns(window) == [column.kind for column in window.score_table.scores.columns]
    resize(window, 800, 600)
    assert window.board.width() >= min(
        window.board.minimumSizeHint().width(), 800 - window.score_table.width()
    )
    assert Kind.COUNTS not in shown_columns(window)
    resize(window, 1920, 900)
    assert Kind.COUNTS in shown_columns(window)
