"""Marks add up under the profiles of other implementations, whose counting is not the tool's own."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.compare import Comparison, Side, Status, compare

SIDES: tuple[Side, Side] = ("reference", "candidate")
LAYERS = ("unigram", "bigram", "ngram:3", "lcs", "lcs-sentence", "weighted", "skip", "skip:rougeS*")
PIECES = st.sampled_from(
    ("a", "b", "c", "d", "ab", " ", " ", "\n", ".", "。", "? ", "猫", "-", "é", "💩", "  \n ")
)
TEXTS = st.lists(PIECES, max_size=24).map("".join)
PROFILES = st.sampled_from(
    (
        "rouge-1.5.5 -n 3 -w 1.2 -2 4 -U",
        "rouge-1.5.5 -n 3 -w 2 -2 -1 -u -m",
        "rouge-1.5.5 -w 1.2 -b 9 -2 1",
        "rouge-1.5.5 -w 1.2 -l 5",
        "rouge-1.5.5 -w 1.2 -2 4 ids=characters",
        "rouge-1.5.5 -w 1.2 -l 3 ids=whitespace",
        "pltrdy",
        "pltrdy exclusive=false",
        "pltrdy tokenizer=characters-raw",
        "rouge-chinese",
        "rouge-chinese tokenizer=jieba-exact-raw exclusive=false",
        "pyrouge w=1.2 gap=4",
        "pyrouge w=1 gap=unlimited tokenizer=characters multi=best",
    )
)


def total(comparison: Comparison, side: Side, layer: str, reference: int = 0) -> float:
    marks = comparison.marks(side, layer, reference)
    return sum(mark.weight for mark in marks if mark.status is Status.CREDITED)


@settings(max_examples=400, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=2), TEXTS, PROFILES)
def test_marks_add_up(references: list[str], candidate: str, profile: str) -> None:
    comparison = compare(references, candidate, profile)
    for reference in range(len(references)):
        for side in SIDES:
            assert all(0 <= start < end for (start, end), _ in comparison.recut(side, reference))
        for layer in LAYERS:
            metric = comparison.metric_of(layer)
            if profile.startswith(("pltrdy", "rouge-chinese")) and metric.startswith(("rougeW", "rougeS")):
                assert comparison.marks("reference", layer, reference) == ()
                continue
            card = comparison.scores_of([metric]).per_reference[reference]
            for side in SIDES:
                text = comparison.candidate if side == "candidate" else references[reference]
                if metric not in card:
                    assert comparison.marks(side, layer, reference) == ()
                    continue
                found = total(comparison, side, layer, reference)
                assert found == pytest.approx(card.rouge(metric).matches, rel=1e-12)
                for mark in comparison.marks(side, layer, reference):
                    assert 0 <= mark.start < mark.end <= len(text)
                    assert (mark.partner == ()) == (mark.status is Status.UNMATCHED)


def marked(comparison: Comparison, side: Side, layer: str, status: Status) -> list[tuple[str, float]]:
    text = comparison.candidate if side == "candidate" else comparison.references[0]
    return [
        (text[mark.start : mark.end], mark.weight)
        for mark in comparison.marks(side, layer)
        if mark.status is status
    ]


def test_a_line_s_own_skip_bigrams_are_its_layer() -> None:
    comparison = compare("a b c", "a c", "rouge-1.5.5 -2 1 -U")
    assert comparison.metric_of("skip") == "rougeSU1"
    # the pair `a c` and the unigram `a`; the last token's unigram never counts
    assert marked(comparison, "candidate", "skip", Status.CREDITED) == [("a", 2)]
    assert [pair.second for pair in comparison.pairs("reference", 0)] == [2]
    assert compare("a b c", "a c", "rouge-1.5.5 -2 1").metric_of("skip") == "rougeS1"


def test_a_gap_in_the_candidate_breaks_no_run_of_1_5_5() -> None:
    comparison = compare("one two three", "one x two three", "rouge-1.5.5 -w 2")
    assert marked(comparison, "reference", "weighted", Status.CREDITED) == [("one two three", 9.0)]
    assert marked(comparison, "candidate", "weighted", Status.CREDITED) == [("one", 9.0), ("two three", 0)]
    paper = compare("one two three", "one x two three", "auto weight=2")
    assert marked(paper, "reference", "weighted", Status.CREDITED) == [("one", 1.0), ("two three", 4.0)]


@pytest.mark.parametrize("profile", ["pltrdy", "rouge-chinese"])
def test_sets_credit_the_first_occurrence(profile: Literal["pltrdy", "rouge-chinese"]) -> None:
    comparison = compare("red bird", "red red bird", profile)
    assert marked(comparison, "candidate", "unigram", Status.CREDITED) == [("red", 1), ("bird", 1)]
    assert marked(comparison, "candidate", "unigram", Status.SURPLUS) == [("red", 1)]


def test_summed_subsequences_weigh_more_than_once() -> None:
    comparison = compare("a b", "a b. a b", "pltrdy exclusive=false")
    assert comparison.scores.rouge("rougeL").matches == 4
    assert comparison.scores.rouge("rougeL").recall == 2.0
    assert marked(comparison, "reference", "lcs", Status.CREDITED) == [("a", 2), ("b", 2)]


def test_what_a_byte_limit_leaves_out_has_no_mark() -> None:
    comparison = compare("one two three", "one two three", "rouge-1.5.5 -n 1 -b 7")
    assert marked(comparison, "reference", "unigram", Status.CREDITED) == [("one", 1), ("two", 1)]
    assert comparison.scores.rouge("rougeL").reference_total == 2
