"""Scores that take longer than the comparison they belong to."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.compare import Comparison
from rouge_gui.session.scoring import IN_PLACE_CHARS, ComparisonRunner
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.scores.columns import Kind

LONG = "the council voted to close the street " * (IN_PLACE_CHARS // 60)


def test_old_scores_are_grey_beside_the_marks_of_new_texts(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(window, qtbot, Snapshot(("one two",), "one three"))
    model = window.score_table.scores
    (column,) = (column for column in model.columns if column.kind is Kind.FMEASURE)
    assert (model.index(0, model.columns.index(column)).data(), model.is_grey(column)) == ("0.500", False)
    real = ComparisonRunner.score_more
    asked: list[tuple[Comparison, Sequence[str]]] = []

    def wait(_runner: ComparisonRunner, comparison: Comparison, metrics: Sequence[str]) -> None:
        asked.append((comparison, metrics))

    monkeypatch.setattr(ComparisonRunner, "score_more", wait)
    window.document.new(Snapshot((LONG,), LONG + "on Tuesday " * (IN_PLACE_CHARS // 60)), "test")
    # the marks are there, the scores are on their way
    qtbot.waitUntil(lambda: bool(asked), timeout=WAIT_MS)
    assert window.board.reference.editor.toPlainText() == LONG
    qtbot.waitUntil(lambda: model.is_grey(column), timeout=WAIT_MS)
    monkeypatch.undo()
    real(window.runner, *asked[-1])
    settle(window, qtbot)
    assert not model.is_grey(column)
    assert model.index(0, model.columns.index(column)).data() == "0.875"
