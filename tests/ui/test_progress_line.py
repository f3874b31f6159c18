"""How far a job is, in the room there is."""

from pytestqt.qtbot import QtBot

from rouge_gui.ui.corpus.progress import ProgressLine
from rouge_gui.ui.labels import ElidedLabel


def test_the_time_left_is_told_where_there_is_little_room(qtbot: QtBot) -> None:
    line = ProgressLine()
    qtbot.addWidget(line)
    line.resize(900, 40)
    line.show_progress("Scoring", 319, 640, 9.0)
    qtbot.waitExposed(line)
    shown = line.findChildren(ElidedLabel)[0]
    whole = "Scoring  ·  319 of 640  ·  9 a second  ·  36 s left"
    assert (line.text, shown.text()) == (whole, whole)
    line.resize(240, 40)
    assert (line.text, shown.text()) == (whole, "Scoring  ·  36 s left")
    line.show_progress("Searching", 1_200, 8_000, 0.0)
    assert shown.text() == "Searching  ·  1,200 of 8,000"
