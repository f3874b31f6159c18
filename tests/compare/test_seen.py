"""Marks made when they are looked at are the marks of the comparison, on every layer and side."""

import random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.compare import Mark, Side, Status, compare

LAYERS = ("unigram", "bigram", "ngram:3", "ngram:5", "lcs", "lcs-sentence")
MADE_LAYERS = ("weighted", "skip", "skip:rougeS*")
PROFILES = (
    "auto",
    "auto tokenizer=jieba-full",
    "auto tokenizer=graphemes",
    "auto sentences=auto",
    "pltrdy",
    "rouge-1.5.5 -b 5",
    "rouge-1.5.5 -n 2 -w 1.2 -2 4 -u",
    "pyrouge w=1.5 gap=unlimited",
)
words = st.lists(
    st.sampled_from(["a", "b", "c", "💩 d", "é\n", "武汉市长", "e\u0301", "ﷺ", ". "]), max_size=14
)


@pytest.mark.parametrize("layer", [*LAYERS, *MADE_LAYERS])
@given(reference=words.map(" ".join), candidate=words.map(" ".join), profile=st.sampled_from(PROFILES))
def test_they_equal_the_marks(layer: str, reference: str, candidate: str, profile: str) -> None:
    comparison = compare(reference, candidate, profile)
    for side in get_args(Side):
        marks, seen = comparison.marks(side, layer), comparison.seen(side, layer)
        assert tuple(seen) == marks
        assert len(seen) == len(marks)
        assert seen.starts() == [mark.start for mark in marks]
        for status in Status:
            assert seen.count_of(status) == sum(mark.status is status for mark in marks)
        weights = [mark.weight if mark.status is Status.CREDITED else 0 for mark in marks]
        assert [seen.weight(place) for place in range(len(seen))] == weights
        assert seen.earned == sum(weights)
        flags = [mark.status is Status.CREDITED for mark in marks]
        assert [bool(flag) for flag in seen.credited_flags()] == flags


@pytest.mark.parametrize("layer", LAYERS)
@given(reference=words.map(" ".join), candidate=words.map(" ".join))
def test_credited_ones_know_the_place_of_their_partner(layer: str, reference: str, candidate: str) -> None:
    comparison = compare(reference, candidate)
    own, other = comparison.seen("reference", layer), comparison.seen("candidate", layer)
    for place, mark in enumerate(own):
        if mark.status is Status.CREDITED:
            partner = own.partner_place(place)
            assert mark.partner == (other.span(partner),)
            assert other.partner_place(partner) == place


@pytest.mark.parametrize("n", [1, 2, 3, 4, 9])
def test_long_texts_are_no_different(n: int) -> None:
    source = random.Random(n)
    forms = [f"w{number}" for number in range(9)]
    texts = [" ".join(source.choices(forms, k=length)) for length in (450, 700)]
    comparison = compare(texts[0], texts[1])
    layer = {1: "unigram", 2: "bigram"}.get(n, f"ngram:{n}")
    for side in get_args(Side):
        assert tuple(comparison.seen(side, layer)) == comparison.marks(side, layer)
        assert comparison.seen(side, layer).starts() == [mark.start for mark in comparison.marks(side, layer)]
    own, other = comparison.seen("candidate", layer), comparison.seen("reference", layer)
    credited = [place for place, flag in enumerate(own.credited_flags()) if flag]
    assert [other.partner_place(own.partner_place(place)) for place in credited] == credited


def test_they_are_a_sequence() -> None:
    seen = compare("red bird", "red red").seen("candidate", "unigram")
    assert seen[0] == Mark(0, 3, Status.CREDITED, ((0, 3),))
    assert seen[-1] == Mark(4, 7, Status.SURPLUS, ((0, 3),))
    assert seen[0:2] == tuple(seen)
    assert seen.first_after(3) == 1
    with pytest.raises(IndexError):
        seen[2]


def test_a_sacrebleu_profile_has_none() -> None:
    comparison = compare("a", "a", "sacrebleu BLEU sentence tokenize=13a effective_order=True smooth=exp")
    assert len(comparison.seen("candidate", "unigram")) == 0


@pytest.mark.parametrize("profile", ["auto tokenizer=jieba-exact", "rouge-chinese tokenizer=jieba-exact"])
def test_where_nothing_is_counted_nothing_is_cut_otherwise(profile: str) -> None:
    assert compare("武汉市长江大桥", "", profile).recut("reference") == ()
    assert compare("武汉市长江大桥开通", "武汉长江大桥市长", profile).recut("candidate") == (
        ((2, 6), (3, 7)),
        ((6, 8), (2, 4)),
    )


@given(reference=words.map(" ".join), candidate=words.map(" ".join), profile=st.sampled_from(PROFILES))
def test_runs_know_their_length(reference: str, candidate: str, profile: str) -> None:
    comparison = compare(reference, candidate, profile)
    for side in get_args(Side):
        seen = comparison.seen(side, "weighted")
        for place, mark in enumerate(seen):
            if mark.status is Status.CREDITED and mark.weight:
                assert mark.weight == float(seen.run_length(place)) ** comparison.profile.weight
            elif mark.status is not Status.CREDITED:
                assert seen.run_length(place) == 0


@pytest.mark.parametrize("layer", ["skip", "skip:rougeS2", "skip:rougeS*"])
@given(reference=words.map(" ".join), candidate=words.map(" ".join))
def test_each_credited_pair_is_counted_with_one_of_the_other_side(
    layer: str, reference: str, candidate: str
) -> None:
    comparison = compare(reference, candidate)
    forms = {side: [token.form for token in comparison.tokens(side)] for side in get_args(Side)}
    counted = {
        side: [pair for place in range(len(forms[side])) for pair in comparison.paired(side, place, 0, layer)]
        for side in get_args(Side)
    }
    for own, other in counted["reference"]:
        assert forms["reference"][own.first] == forms["candidate"][other.first]
        assert forms["reference"][own.second] == forms["candidate"][other.second]
    # the same pairs from either side, each once
    assert sorted(counted["reference"]) == sorted((own, other) for other, own in counted["candidate"])
    for side in get_args(Side):
        for place in range(len(forms[side])):
            credited = comparison.pairs(side, place, 0, layer)
            assert tuple(own for own, _ in comparison.paired(side, place, 0, layer)) == credited
            missed = {pair.second for pair in comparison.missed_pairs(side, place, 0, layer)}
            assert missed.isdisjoint(pair.second for pair in credited)
