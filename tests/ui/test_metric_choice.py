"""Which rows the score table has, what they say, and that what is slow follows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle, show

from rouge_gui.metrics import Profile, score
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.metrics_dialog import ANY, MetricsPage
from rouge_gui.ui.profile_rules import multi_rules, with_multi

CAT = Snapshot(("the cat is on the mat",), "the cat is under the mat")
SEVERAL = ("the cat is on the mat", "a cat lies under the mat", "under a mat")
_TIP = Qt.ItemDataRole.ToolTipRole


def rows(window: MainWindow) -> dict[str, list[str]]:
    model = window.score_table.scores
    cells = [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {cell[0]: cell[1:] for cell in cells}


def tip(window: MainWindow, metric: str) -> list[str]:
    model = window.score_table.scores
    return str(model.index(model.row_of(metric), 0).data(_TIP)).split("\n")


def complete(window: MainWindow, qtbot: QtBot) -> None:
    settle(window, qtbot)
    qtbot.waitUntil(lambda: window.live.is_complete, timeout=WAIT_MS)


def page(window: MainWindow) -> MetricsPage:
    window.scoring_choices.metrics.open()
    dialog = window.scoring_choices.metrics.dialog
    assert dialog is not None
    body = getattr(dialog, "body", None)
    assert isinstance(body, MetricsPage)
    return body


def close(window: MainWindow) -> None:
    dialog = window.scoring_choices.metrics.dialog
    assert dialog is not None
    dialog.close()


def test_the_usual_rows(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    complete(window, qtbot)
    assert list(rows(window)) == [
        "ROUGE-1",
        "ROUGE-2",
        "ROUGE-3",
        "ROUGE-L",
        "ROUGE-Lsum",
        "ROUGE-W 1.2",
        "ROUGE-SU4",
        "BLEU",
        "chrF2",
    ]
    assert rows(window)["ROUGE-W 1.2"] == ["0.745", "0.745", "0.745", "paper"]
    assert rows(window)["ROUGE-SU4"] == ["0.714", "0.714", "0.714", "15/21\u22c521"]
    assert tip(window, "rougeW") == ["weight 1.2; 6.03 of 8.59 and of 8.59 weighted tokens"]
    assert tip(window, "bleu")[:2] == ["1-gram: 5/6 = 83.33", "2-gram: 3/5 = 60.00"]
    assert tip(window, "bleu")[4] == "brevity penalty 1: length 6, reference 6"
    assert tip(window, "bleu")[5].startswith("nrefs:1|case:mixed|eff:yes|tok:13a|smooth:exp|version:")


def test_the_dialog_chooses_every_metric(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    shown = page(window)
    for metric in ("rouge3", "rougeLsum", "rouge9", "chrf++", "ter"):
        shown.boxes[metric].click()
    shown.pairs[0].click()
    shown.distance.setValue(ANY)
    complete(window, qtbot)
    assert window.live.rows == (
        "rouge1",
        "rouge2",
        "rouge9",
        "rougeL",
        "rougeW",
        "rougeS*",
        "rougeSU*",
        "bleu",
        "chrf",
        "chrf++",
        "ter",
    )
    assert rows(window)["TER"][2] == "16.67"
    assert tip(window, "ter")[0] == "edits 1 ÷ reference length 6; fewer is better"
    assert rows(window)["ROUGE-S*"][3] == "10/15\u22c515"
    shown.restore_defaults()
    complete(window, qtbot)
    assert "ROUGE-SU4" in rows(window)
    assert "TER" not in rows(window)
    close(window)


def test_bleu_by_another_tokenizer_and_smoothing(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat-flap is open",), "the cat-flap was open"))
    controls = page(window).bleu.controls
    for name, choice in (("scores/bleuTokenizer", "char"), ("scores/bleuSmoothing", "add-k")):
        box = controls[name]
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(choice))
        box.activated.emit(box.currentIndex())
    complete(window, qtbot)
    profile = "sacrebleu BLEU sentence tokenize=char effective_order=True smooth=add-k"
    own = score("the cat-flap is open", "the cat-flap was open", profile)["bleu"]
    assert rows(window)["BLEU"][2] == f"{getattr(own, 'score', 0):.2f}"
    assert tip(window, "bleu:char:add-k")[-1] == getattr(own, "signature", "")
    close(window)


def test_the_weight_goes_into_the_profile(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    shown = page(window)
    shown.weight.setValue(2)
    complete(window, qtbot)
    assert window.document.snapshot.profile == "auto weight=2"
    assert "ROUGE-W 2" in rows(window)
    window.use_profile("pltrdy")
    settle(window, qtbot)
    assert not shown.weight.isEnabled()
    assert shown.why.text() == "The implementation that the profile follows has no ROUGE-W"
    close(window)


def test_the_script_shows_what_its_flags_ask_for_as_it_prints_it(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(CAT.references, CAT.candidate, "rouge-1.5.5 -n 1 -w 1.2 -2 4 -u"))
    complete(window, qtbot)
    assert list(rows(window)) == ["ROUGE-1", "ROUGE-L", "ROUGE-W 1.2", "ROUGE-SU4", "BLEU", "chrF2"]
    assert rows(window)["ROUGE-1"][:3] == ["0.83333"] * 3
    assert rows(window)["ROUGE-W 1.2"][3] == "1.5.5"
    own = score(CAT.references, CAT.candidate, "rouge-1.5.5 -n 1 -w 1.2 -2 4 -u").rouge("rougeSU4")
    assert own.printed is not None
    assert rows(window)["ROUGE-SU4"][:3] == [own.printed[key] for key in ("precision", "recall", "fmeasure")]


def test_an_implementation_has_its_own_metrics_only(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(CAT.references, CAT.candidate, "pltrdy"))
    complete(window, qtbot)
    assert "ROUGE-W 1.2" not in rows(window)
    assert "ROUGE-SU4" not in rows(window)
    assert "…" not in [cell for row in rows(window).values() for cell in row]


def test_what_is_slow_is_grey_until_it_follows(window: MainWindow, qtbot: QtBot) -> None:
    text = " ".join(f"w{number % 90}" for number in range(260))
    page(window).boxes["ter"].click()
    close(window)
    show(window, qtbot, Snapshot((text,), text))
    complete(window, qtbot)
    assert rows(window)["TER"][2] == "0.00"
    window.board.candidate.editor.setFocus()
    window.board.candidate.editor.insertPlainText("new ")
    settle(window, qtbot)
    model = window.score_table.scores
    muted = model.index(model.row_of("rouge1"), model.columnCount() - 1).data(Qt.ItemDataRole.ForegroundRole)
    for metric in ("rougeW", "rougeSU4", "bleu", "ter"):
        # the score of a moment ago
        assert model.index(model.row_of(metric), 3).data(Qt.ItemDataRole.ForegroundRole) == muted
    assert rows(window)["TER"][2] == "0.00"
    assert model.index(model.row_of("rouge1"), 3).data(Qt.ItemDataRole.ForegroundRole) != muted
    complete(window, qtbot)
    assert rows(window)["TER"][2] == "0.38"
    for metric in ("rougeW", "rougeSU4", "bleu", "ter"):
        assert model.index(model.row_of(metric), 3).data(Qt.ItemDataRole.ForegroundRole) is None


def test_what_never_comes_is_not_waited_for(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("a",), "a", "rouge-1.5.5 -n 1 -w 1.2"))
    show(window, qtbot, Snapshot(("",), "a", "rouge-1.5.5 -n 1 -w 1.2"))
    complete(window, qtbot)
    # the script dies of the empty reference
    assert rows(window)["ROUGE-W"][2] == "–"
    assert rows(window)["ROUGE-1"][2] == "0.00000"


def test_the_rule_for_several_references_is_chosen_in_a_menu(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(SEVERAL, CAT.candidate))
    for rule in ("recall", "average", "mean", "jackknife", "max"):
        window.actions_by_id[f"multi_{rule}"].trigger()
        settle(window, qtbot)
        wanted = score(SEVERAL, CAT.candidate, f"auto multi={rule}").rouge("rouge1")
        assert rows(window)["ROUGE-1"][2] == f"{wanted.fmeasure:.3f}"
        assert window.actions_by_id[f"multi_{rule}"].isChecked()
    assert window.document.snapshot.profile == "auto"
    alone = [score(text, CAT.candidate, "auto").rouge("rouge1").fmeasure for text in SEVERAL]
    values = "  ".join(f"{number}: {value:.4f}" for number, value in enumerate(alone, 1))
    assert tip(window, "rouge1") == [f"against each reference alone: {values}", "paid by reference 1"]
    window.use_profile("rouge-1.5.5 -n 2")
    enabled = [
        rule for rule in ("max", "recall", "average") if window.actions_by_id[f"multi_{rule}"].isEnabled()
    ]
    assert enabled == ["recall", "average"]
    window.actions_by_id["multi_recall"].trigger()
    assert window.document.snapshot.profile == "rouge-1.5.5 -n 2 -f B"


@pytest.mark.parametrize(
    "text",
    [
        "auto tokenizer=characters",
        "rouge-score",
        "rouge-1.5.5 -n 2 -u -2 4",
        "pltrdy",
        "pyrouge",
        "llama-factory",
    ],
)
def test_each_rule_that_is_offered_can_be_written(text: str) -> None:
    profile = Profile.parse(text)
    for rule in multi_rules(profile):
        assert Profile.parse(with_multi(profile, rule)).multi == rule
