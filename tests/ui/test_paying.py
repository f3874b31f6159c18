"""The candidate tinted by reference: who credits each unit, who pays, in colour and in numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot
from test_theme import contrast
from windows import settle, show

from rouge_gui.compare import compare
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.text import Utf16Map
from rouge_gui.ui.compare.paying import ROLES, named_references, paid_by, role_of
from rouge_gui.ui.layers import LAYERS, layer_named
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.theme import load_theme

REFERENCES = ("the cat is on the mat", "a cat lies under the mat", "under a mat")
CANDIDATE = "the cat is under the mat"


def test_units_have_the_colour_of_the_reference_that_pays(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(REFERENCES, CANDIDATE))
    window.actions_by_id["tint_by_reference"].trigger()
    paid = window.board.candidate.editor.picture.paid
    assert (paid.paying, list(paid.matches)) == (0, [5, 4, 2])
    text = [
        (CANDIDATE[unit.start : unit.end], unit.payers, unit.colored_by, unit.earns) for unit in paid.units
    ]
    assert text == [
        ("the", (0, 1), 0, True),
        ("cat", (0, 1), 0, True),
        ("is", (0,), 0, True),
        ("under", (1, 2), 1, False),
        ("the", (0,), 0, True),
        ("mat", (0, 1, 2), 0, True),
    ]
    legend = window.board.candidate.legend.text
    assert legend == "unigrams 5 / 6   reference 1: 5\u2009●   reference 2: 4   reference 3: 2"
    # the reference shows its own marks
    assert not window.board.reference.editor.picture.paid.units
    window.use_profile("auto multi=average")
    settle(window, qtbot)
    averaged = window.board.candidate.editor.picture.paid
    assert averaged.paying is None
    assert [unit.colored_by for unit in averaged.units] == [0, 0, 0, 1, 0, 0]
    assert all(unit.earns for unit in averaged.units)
    window.actions_by_id["tint_by_reference"].trigger()
    assert not window.board.candidate.editor.picture.paid.units


def test_one_reference_alone_tints_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_id["tint_by_reference"].trigger()
    show(window, qtbot, Snapshot(REFERENCES[:1], CANDIDATE))
    assert not window.board.candidate.editor.picture.paid.units
    assert window.board.candidate.editor.picture.painted_layers


words = st.lists(st.sampled_from(["a", "b", "c", "💩", "猫", "кот"]), min_size=1, max_size=8).map(" ".join)


@pytest.mark.parametrize("layer", [layer.name for layer in LAYERS])
@given(references=st.lists(words, min_size=2, max_size=4), candidate=words)
def test_what_a_reference_credits_adds_up_to_its_matches(
    layer: str, references: list[str], candidate: str
) -> None:
    comparison = compare(references, candidate)
    shown = layer_named(layer)
    paid = paid_by(comparison, shown, Utf16Map(candidate))
    assert shown is not None
    card = comparison.scores_of((shown.metric,))
    assert paid.paying == card.rouge(shown.metric).reference_index
    assert paid.matches == tuple(alone.rouge(shown.metric).matches for alone in card.per_reference)
    if layer in {"unigram", "lcs", "lcs-sentence"}:
        credited = [sum(place in unit.payers for unit in paid.units) for place in range(len(references))]
        assert tuple(credited) == paid.matches
    earning = sum(unit.earns for unit in paid.units)
    if layer == "unigram" and paid.paying is not None:
        assert earning == card.rouge("rouge1").matches


def test_references_are_named_in_ranges() -> None:
    assert named_references((0,)) == "1"
    assert named_references((0, 1)) == "1,2"
    assert named_references((0, 1, 2, 4)) == "1–3,5"


@pytest.mark.parametrize("dark", [False, True])
def test_text_reads_on_the_ground_of_every_reference(dark: bool) -> None:
    theme = load_theme(dark=dark)
    for role in ROLES:
        assert contrast(theme.text, theme.pale(role).name()) >= 4.5
    assert [role_of(place) for place in (0, 4, 5)] == ["unigram", "trigram", "unigram"]
