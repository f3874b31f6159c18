"""Recipes in the window: the score table writes numbers as the recipe prints them, what it reports first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.scores.columns import Column, Kind
from rouge_gui.ui.scores.model import ScoreTableModel

REFERENCE, CANDIDATE = "猫坐在垫子上", "猫趴在垫子旁边"


def model_of(window: MainWindow) -> ScoreTableModel:
    model = window.score_table.model()
    assert isinstance(model, ScoreTableModel)
    return model


def f_of(window: MainWindow, metric: str) -> str:
    model = model_of(window)
    place = model.columns.index(Column(Kind.FMEASURE))
    return str(model.data(model.index(model.row_of(metric), place)))


def use(window: MainWindow, qtbot: QtBot, profile: str) -> None:
    window.use_profile(profile)
    settle(window, qtbot)


@pytest.fixture
def cats(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot((REFERENCE,), CANDIDATE, "llama-factory"))
    return window


def test_numbers_are_written_as_the_recipe_prints_them(cats: MainWindow, qtbot: QtBot) -> None:
    assert (f_of(cats, "rouge1"), f_of(cats, "rouge2")) == ("50.0000", "0.0000")
    qtbot.waitUntil(lambda: f_of(cats, "bleu4") not in {"…", "–"}, timeout=WAIT_MS)
    assert f_of(cats, "bleu4") == "26.2691"
    assert [model_of(cats).metric_at(row) for row in range(4)] == [
        "rouge1",
        "rouge2",
        "rougeL",
        "bleu4",
    ]
    use(cats, qtbot, "longbench-zh")
    assert model_of(cats).metric_at(0) == "rougeL"
    assert f_of(cats, "rougeL") == "50.00"
    use(cats, qtbot, "rouge-score tokenizer=jieba-exact-raw")
    assert f_of(cats, "rouge1") == "0.500"


def test_the_foot_of_the_window_names_the_recipe(cats: MainWindow, qtbot: QtBot) -> None:
    assert cats.status_line.signature.text().startswith("rouge-gui|llama-factory ")
    assert "recipe:llama-factory" in cats.status_line.signature_text
    use(cats, qtbot, "llama-factory round=2")
    assert cats.status_line.signature.text().startswith("rouge-gui|llama-factory round=2")


def test_a_scale_without_digits_keeps_the_digits_of_the_window(cats: MainWindow, qtbot: QtBot) -> None:
    use(cats, qtbot, "pltrdy tokenizer=jieba-exact-raw scale=100")
    assert f_of(cats, "rouge1") == "50.000"


def test_a_recipe_is_undone_like_any_profile(cats: MainWindow, qtbot: QtBot) -> None:
    use(cats, qtbot, "hf-evaluate")
    cats.document.undo()
    settle(cats, qtbot)
    assert cats.document.snapshot.profile == "llama-factory"
    assert cats.profile_box.currentText() == "llama-factory"
    assert f_of(cats, "rouge1") == "50.0000"
