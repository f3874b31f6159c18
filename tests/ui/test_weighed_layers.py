"""Runs of ROUGE-W and pairs of ROUGE-S in the panes: what is painted is what was counted, and the pointer tells how."""

import pytest
from pytestqt.qtbot import QtBot
from windows import select, settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui import numbers
from rouge_gui.ui.main_window import MainWindow

CAT = Snapshot(("The cat is on the mat.",), "The cat is under the mat.")
TEXTS = [
    ("the cat is on the mat\nit watches birds", "it watches the mat\nthe cat is under the mat"),
    ("武汉市长江大桥昨天开通，市民欢迎。", "武汉长江大桥昨天开通了，市民表示欢迎。"),
    ("Кот сидит на ковре у окна.", "У окна на ковре сидит кот, кот."),
    ("💩 e\u0301 👨\u200d👩\u200d👧 ﷺ שלום abc \ud83d x", "abc ﷺ ﷺ 💩 💩 שלום e\u0301\tx \ud83d"),
    ("", "a"),
]
PROFILES = [
    "auto",
    "auto tokenizer=graphemes weight=2",
    "rouge-1.5.5 -w 1.2 -2 4 -u",
    "pyrouge gap=unlimited",
]


@pytest.mark.parametrize(("reference", "candidate"), TEXTS)
def test_what_is_painted_is_what_was_counted(
    window: MainWindow, qtbot: QtBot, reference: str, candidate: str
) -> None:
    for profile in PROFILES:
        show(window, qtbot, Snapshot((reference,), candidate, profile))
        for metric in ("rougeW", "rougeSU4", "rougeS*"):
            window.layer_choice.show_metric(metric)
            comparison = window.live.comparison
            assert comparison is not None
            assert window.board.layer is not None
            score = comparison.scores_of((metric,)).get(metric)
            for pane in (window.board.reference, window.board.candidate):
                painted = pane.editor.picture.layers[0].credited_marks()
                if score is None:
                    assert painted == 0
                    continue
                assert painted == pytest.approx(comparison.scores_of((metric,)).rouge(metric).matches)
                assert pane.legend.text.split(" / ")[0].endswith(numbers.count(painted))


def test_the_head_and_the_legend_tell_weights(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("weighted")
    # runs of three and two tokens of six
    earned, whole = 3**1.2 + 2**1.2, 6**1.2
    assert window.board.reference.legend.text == f"runs {earned:.2f} / {whole:.2f}"
    assert window.board.reference.header.sentence == f"{earned:.2f} of {whole:.2f} reference weight covered"
    runs = [unit.marks for unit in window.board.candidate.editor.picture.layers[0].all]
    assert runs == [3, 2]
    window.layer_choice.show("skip")
    assert window.board.candidate.legend.text == "pairs 15 / 21"
    assert window.board.layer is not None
    assert window.board.layer.metric == "rougeSU4"


def test_the_pointer_shows_a_run_and_what_it_earns(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("weighted")
    window.board.light("candidate", 5)
    assert list(window.board.candidate.editor.lit.spans) == [(0, 10)]
    assert list(window.board.reference.editor.lit.spans) == [(0, 10)]
    assert window.board.candidate.editor.viewport().toolTip() == "run of 3: 3^1.2 = 3.74"
    window.board.light("candidate", 12)
    assert not any(window.board.candidate.editor.lit)
    assert window.board.candidate.editor.viewport().toolTip() == ""


def test_the_pointer_shows_the_pairs_that_begin_at_a_token(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("skip")
    window.board.light("reference", 5)
    own, other = window.board.reference.editor.lit, window.board.candidate.editor.lit
    assert list(own.spans) == [(4, 7)]
    assert list(own.seconds) == [(8, 10), (14, 17), (18, 21)]
    assert list(own.missed) == [(11, 13)]
    assert list(other.spans) == [(4, 7)]
    assert list(other.seconds) == [(8, 10), (17, 20), (21, 24)]
    assert not other.missed
    tip = window.board.reference.editor.viewport().toolTip().split("\n")
    assert tip[0] == "pairs that begin here: 3 counted of 4"
    assert tip[1].startswith("cat\u2009→\u2009is, ")
    assert tip[2] == "and the token itself"
    # a token that starts nothing still shows what it could start
    window.board.light("candidate", 12)
    assert not window.board.candidate.editor.lit.seconds
    assert list(window.board.candidate.editor.lit.missed) == [(17, 20), (21, 24)]
    window.board.light("candidate", -1)
    assert not any(window.board.candidate.editor.lit)


def test_tokens_are_the_darker_the_more_begins_there(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("skip")
    units = list(window.board.reference.editor.picture.layers[0].all)
    assert [unit.weight for unit in units] == [5, 4, 3, 2, 1]
    assert [unit.step for unit in units] == [4, 4, 3, 2, 1]


def test_a_selection_tells_what_it_earns(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("skip")
    select(window.board.reference.editor, 4, 10)
    assert window.board.reference.legend.selection_text == "selection: 7 credited of 21 = 0.333 of recall"
    window.layer_choice.show("weighted")
    select(window.board.reference.editor, 0, 10)
    # shares of weights are no shares of the score
    assert window.board.reference.legend.selection_text == "selection: 3.74 credited of 8.59"


def test_walking_goes_from_run_to_run(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_choice.show("weighted")
    window.board.candidate.editor.setFocus()
    spans = []
    for _ in range(3):
        window.panes.next_match()
        spans.append(window.board.candidate.editor.selected_span)
    assert spans == [(0, 10), (17, 24), (0, 10)]


def test_the_distance_is_chosen_at_the_button_and_by_the_row(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, CAT)
    window.layer_buttons.skip_chosen.emit("rougeS*")
    settle(window, qtbot)
    assert window.board.layer is not None
    assert (window.board.layer.name, window.board.layer.metric) == ("skip:rougeS*", "rougeS*")
    assert window.board.reference.legend.text == "pairs 10 / 15"
    assert window.score_table.scores.strong_metric == "rougeS*"
    window.layer_choice.show("unigram")
    window.score_table.metric_chosen.emit("rougeS*")
    assert window.board.layer.name == "skip:rougeS*"


def test_an_implementation_without_such_a_score_says_so(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(CAT.references, CAT.candidate, "pltrdy"))
    for name in ("weighted", "skip"):
        window.layer_choice.show(name)
        settle(window, qtbot)
        assert window.board.reference.header.sentence == "this profile gives no such score"
        assert window.board.reference.editor.picture.layers[0].credited_marks() == 0
