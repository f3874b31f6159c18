"""Profiles of other implementations in the window, also where the implementation raises instead of scoring."""

import pytest
import windows
from pytestqt.qtbot import QtBot

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow


@pytest.mark.parametrize(
    "profile", ["rouge-1.5.5 -n 2 -b 20", "pltrdy", "rouge-chinese tokenizer=jieba-exact-raw", "pyrouge"]
)
def test_texts_come_and_go(window: MainWindow, qtbot: QtBot, profile: str) -> None:
    windows.show(
        window, qtbot, Snapshot(("the cat is on the mat. . it sleeps",), "the cat is there", profile)
    )
    comparison = window.live.comparison
    assert comparison is not None
    assert comparison.scores.rouge("rouge1").matches == 3
    for references, candidate in ((("a cat",), ""), (("", "a cat"), "a cat"), (("猫坐。",), "猫坐！”吗")):
        windows.show(window, qtbot, Snapshot(references, candidate, profile))
        comparison = window.live.comparison
        assert comparison is not None
        assert comparison.references == references


def test_an_error_text_is_a_result(window: MainWindow, qtbot: QtBot) -> None:
    windows.show(window, qtbot, Snapshot(("a cat",), "", "pltrdy"))
    assert "the implementation raises: Hypothesis is empty." in window.status_line.notes.text()
