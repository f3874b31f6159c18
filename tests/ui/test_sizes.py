"""Whatever is switched on, the window keeps its size, in every language; what lacks room gives way in order."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.fitting_bar import FittingBar
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


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_buttons_for_finding_keep_their_labels_in_a_small_window(window: MainWindow) -> None:
    window.actions_by_id["replace"].trigger()
    resize(window, 800, 600)
    buttons = [button for button in window.find_bar.findChildren(QToolButton) if button.isVisible()]
    narrow = [button.text() for button in buttons if button.width() < button.minimumSizeHint().width()]
    assert narrow == []


def test_a_row_without_counts_has_no_loose_end(window: MainWindow) -> None:
    resize(window, 800, 600)
    table = window.score_table
    assert shown_columns(window) == [Kind.METRIC, Kind.PRECISION, Kind.RECALL, Kind.FMEASURE]
    assert table.horizontalHeader().length() == table.viewport().width()
    resize(window, 1280, 720)
    assert shown_columns(window)[-1] is Kind.COUNTS
    assert table.horizontalHeader().length() == table.viewport().width()


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
    assert Kind.COUNTS not in shown_columns(window)
    resize(window, 1920, 900)
    assert Kind.COUNTS in shown_columns(window)


def bar_of(window: MainWindow) -> FittingBar:
    bar = window.findChild(FittingBar)
    assert bar is not None
    return bar


def bar_texts(window: MainWindow) -> list[str]:
    """Return the texts of the buttons of the tool bar that are wholly in sight, from the left."""
    bar = bar_of(window)
    buttons = [button for button in bar.findChildren(QToolButton) if button.isVisible() and button.text()]
    ends = {button: button.mapTo(bar, button.rect().topRight()).x() for button in buttons}
    return [button.text() for button in sorted(buttons, key=ends.__getitem__) if ends[button] < bar.width()]


BRIEF = ["Off", "1", "2", "3", "L", "Lsum", "W", "SU4", "+"]
NAMES = ["Off", "1 unigrams", "2 bigrams", "3-grams", "L LCS", "Lsum", "W", "SU4", "+"]
WHOLE = ["Open", "Save", *NAMES, "Swap", "Pin"]


def test_the_tool_bar_gives_way_in_order_and_takes_all_of_it_back(window: MainWindow) -> None:
    for width, texts in (
        (1440, WHOLE),
        (1280, ["Open", "Save", *BRIEF, "Swap", "Pin"]),
        (1024, [*BRIEF, "Swap", "Pin"]),
        (800, BRIEF),
        (720, BRIEF),
        (1440, WHOLE),
    ):
        resize(window, width, 720)
        assert bar_texts(window) == texts, width
    boxes = (window.profile_box, window.tokenizer_box)
    assert [box.width() >= box.sizeHint().width() for box in boxes] == [True, True]


def test_the_tool_bar_unfolds_after_a_presentation(window: MainWindow) -> None:
    resize(window, 800, 600)
    window.presentation.enter()
    resize(window, 1280, 720)
    window.presentation.leave()
    resize(window, 800, 600)
    assert bar_texts(window) == BRIEF
    window.presentation.enter()
    window.presentation.leave()
    resize(window, 1440, 720)
    assert bar_texts(window) == WHOLE


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_no_layer_is_out_of_reach_in_the_smallest_window(window: MainWindow) -> None:
    resize(window, 100, 100)
    assert window.width() <= 800
    assert bar_texts(window)[1:] == BRIEF[1:]
    extension = bar_of(window).findChild(QToolButton, "qt_toolbar_ext_button")
    assert extension is not None
    assert not extension.isVisible()


def test_a_long_profile_shows_its_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.tokenizer_box.tokenizer_chosen.emit("rouge-score")
    settle(window, qtbot)
    editor = window.profile_box.lineEdit()
    assert editor is not None
    assert editor.text() == "auto tokenizer=rouge-score"
    assert editor.cursorPosition() == 0
    assert window.profile_box.toolTip().splitlines()[0] == "auto tokenizer=rouge-score"
    window.profile_box.setFocus()
    editor.setText("evaluate stemmer=porter tokenizer=unicode")
    QTest.keyClick(window.profile_box, Qt.Key.Key_Return)
    assert window.document.snapshot.profile == "evaluate stemmer=porter tokenizer=unicode"
    window.board.candidate.editor.setFocus()
    assert editor.cursorPosition() == 0


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_switches_of_the_history_stay_together(window: MainWindow) -> None:
    switches = window.history.switches
    for width in (1280, 1100, 1000, 900, 800, 720):
        resize(window, width, 720)
        shown = [button for button in switches.findChildren(QToolButton) if button.isVisible()]
        spans = sorted(
            (left := button.mapTo(switches, button.rect().topLeft()).x(), left + button.width())
            for button in shown
        )
        assert all(after - end <= 14 for (_, end), (after, _) in pairwise(spans)), width
        assert spans[-1][1] <= switches.width()
