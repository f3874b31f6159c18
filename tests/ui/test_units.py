"""What is drawn adds up to what is counted, and units that overlap take different lanes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.compare import Status, compare
from rouge_gui.text import Utf16Map
from rouge_gui.ui.compare.units import LayerUnits
from rouge_gui.ui.layers import LAYERS, Layer, layer_named


def drawn(reference: str, candidate: str, layer: Layer, side: str) -> LayerUnits:
    comparison = compare(reference, candidate)
    text = reference if side == "reference" else candidate
    marks = comparison.seen("reference" if side == "reference" else "candidate", layer.name)
    return LayerUnits(layer, marks, Utf16Map(text))


def spans(units: LayerUnits) -> list[tuple[int, int]]:
    return [(unit.start, unit.end) for unit in units.all]


def named(name: str) -> Layer:
    layer = layer_named(name)
    assert layer is not None
    return layer


def test_bigrams_take_two_lanes() -> None:
    units = drawn("the cat is on the mat", "the cat is under the mat", named("bigram"), "reference")
    assert spans(units) == [(0, 7), (4, 10), (14, 21)]
    assert [unit.lane for unit in units.all] == [0, 1, 0]


def test_boxes_join_what_is_in_step_on_both_sides() -> None:
    units = drawn("the cat is on the mat", "the cat is under the mat", named("lcs"), "candidate")
    assert spans(units) == [(0, 10), (17, 24)]
    assert [unit.marks for unit in units.all] == [3, 2]


def test_an_insertion_on_the_other_side_parts_a_box() -> None:
    units = drawn("it watches the birds", "it watches birds", named("lcs"), "candidate")
    assert spans(units) == [(0, 10), (11, 16)]


def test_surplus_is_drawn_apart_from_credit() -> None:
    units = drawn("red bird", "red red red red", named("unigram"), "candidate")
    assert [unit.credited for unit in units.all] == [True, False, False, False]


def test_offsets_are_utf16_units() -> None:
    units = drawn("💩 one two", "one two", named("unigram"), "reference")
    assert spans(units) == [(3, 6), (7, 10)]


words = st.lists(st.sampled_from(["a", "b", "c", "💩 d", "é\n"]), max_size=12).map(" ".join)


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
@given(reference=words, candidate=words)
def test_units_hold_every_credited_mark(layer: Layer, reference: str, candidate: str) -> None:
    comparison = compare(reference, candidate)
    for side in ("reference", "candidate"):
        marks = comparison.marks("reference" if side == "reference" else "candidate", layer.name)
        units = drawn(reference, candidate, layer, side)
        earned = sum(mark.weight for mark in marks if mark.status is Status.CREDITED)
        assert units.credited_marks() == pytest.approx(earned)
        for first, second in pairwise(units.all):
            assert first.start <= second.start
            assert first.end <= second.end
            assert first.lane != second.lane or first.end <= second.start
