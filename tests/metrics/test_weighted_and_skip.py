"""ROUGE-W, ROUGE-S and SU against the textbook table and against pairs counted one by one."""

from __future__ import annotations

import random

import oracle
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.metrics import UnknownMetricError, score, skip, weighted, weighted_unions
from rouge_gui.metrics.rouge import skip_rule

WORDS = st.text(alphabet="abcdxy", max_size=40)
WEIGHTS = st.sampled_from((1.2, 1.0, 2.0, 0.7))
RULES = st.builds(
    skip.SkipRule,
    st.sampled_from((0, 1, 4, 30, None)),
    st.sampled_from(("none", "all", "all-but-last")),
)


@given(WORDS, WORDS, WEIGHTS)
def test_weighted_path_is_the_table_s(reference: str, candidate: str, weight: float) -> None:
    expected = oracle.weighted_path(list(reference), list(candidate), weight)
    assert weighted.align(reference, candidate, weight) == expected


@given(WORDS.filter(bool), WORDS.filter(bool), WEIGHTS)
def test_anti_diagonals_serve_short_texts_too(reference: str, candidate: str, weight: float) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weighted, "_ARRAY_CELLS", 0)
        expected = oracle.weighted_path(list(reference), list(candidate), weight)
        assert weighted.align(reference, candidate, weight) == expected
        patch.setattr(weighted, "_MOST_MATCHES", 0)
        assert weighted.align(reference, candidate, weight) == expected


@pytest.mark.parametrize("letters", ["abcdefgh", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"])
@pytest.mark.parametrize("most", [0, 10**9])
def test_long_weighted_paths_go_by_anti_diagonals(
    letters: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighted, "_MOST_MATCHES", most)
    rng = random.Random(5)
    reference, candidate = ("".join(rng.choices(letters, k=size)) for size in (410, 430))
    expected = oracle.weighted_path(list(reference), list(candidate), 1.2)
    assert weighted.align(reference, candidate, 1.2) == expected
    assert weighted.align(candidate[:405], reference, 1.2) == oracle.weighted_path(
        list(candidate[:405]), list(reference), 1.2
    )


SENTENCES = st.lists(st.text(alphabet="abcdxy", min_size=1, max_size=12), max_size=5)


@pytest.mark.parametrize("many", [1, 10_000])
@given(SENTENCES, SENTENCES, WEIGHTS)
def test_unions_join_the_paths(
    many: int, references: list[str], candidates: list[str], weight: float
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weighted_unions, "_MANY_PAIRS", many)
        patch.setattr(weighted_unions, "_BATCH_CELLS", 300)
        found = weighted_unions.find(references, candidates, weight)
    expected = [
        (number, i, other, j)
        for number, reference in enumerate(references)
        for other, candidate in enumerate(candidates)
        for i, j in oracle.weighted_path(list(reference), list(candidate), weight)
    ]
    assert sorted(found.hits()) == sorted(expected)
    assert [(number, i) for number, marked in enumerate(found.marked) for i in sorted(marked)] == sorted(
        {hit[:2] for hit in expected}
    )


@given(WORDS, WORDS, RULES)
def test_skip_bigrams_are_those_counted_one_by_one(
    reference: str, candidate: str, rule: skip.SkipRule
) -> None:
    ours = oracle.skip_units(list(reference), *rule)
    theirs = oracle.skip_units(list(candidate), *rule)
    pairs = sum(n for unit, n in (ours & theirs).items() if len(unit) == 2)
    assert skip.clipped_pairs(reference, candidate, rule) == pairs
    assert rule.total(len(reference)) == sum(ours.values())
    credit = skip.credits_of(reference, candidate, rule)
    assert credit.weights == leftmost(reference, rule, ours & theirs)
    for place in range(len(reference)):
        alone = credit.weights[place] - len(skip.credited_pairs(reference, candidate, rule, place))
        assert alone in ((0, 1) if rule.unigrams != "none" else (0,))


def leftmost(text: str, rule: skip.SkipRule, budget: dict[tuple[str, ...], int]) -> list[int]:
    """Return how many units start at each token when the leftmost occurrences are paid."""
    left = dict(budget)
    weights: list[int] = []
    for i in range(len(text)):
        units = [(text[i], text[j]) for j in range(i + 1, min(len(text), i + rule.reach(text) + 1))]
        weight = 0
        for unit in [*units, *([(text[i],)] if i < len(rule.unigram_text(text)) else [])]:
            if left.get(unit, 0) > 0:
                left[unit] -= 1
                weight += 1
        weights.append(weight)
    return weights


def test_the_table_of_pair_counts_may_be_cut_into_bands(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    first, second = ("".join(rng.choices("abcdefghij", k=60)) for _ in range(2))
    rule = skip.SkipRule(None, "none")
    whole = skip.clipped_pairs(first, second, rule), skip.credits_of(first, second, rule)
    monkeypatch.setattr(skip, "_TABLE_CELLS", 30)
    assert (skip.clipped_pairs(first, second, rule), skip.credits_of(first, second, rule)) == whole


class TestScores:
    def test_paper_w(self) -> None:
        found = score("A B C D E", "A X B Y C Z D W E", "auto", ["rougeW"]).rouge("rougeW")
        assert (round(found.recall, 4), round(found.precision, 4)) == (0.7647, 0.4248)
        same = score("one two three", "one two three", "auto weight=3", ["rougeW"]).rouge("rougeW")
        assert same[:3] == (1.0, 1.0, 1.0)
        assert same.matches == same.reference_total == 27.0

    def test_full_su(self) -> None:
        assert score("oak", "oak", "auto", ["rougeSU4"]).rouge("rougeSU4").fmeasure == 1.0
        assert score("oak", "oak", "auto", ["rougeS4"]).rouge("rougeS4").fmeasure == 0.0

    def test_skip_bigrams_know_word_order(self) -> None:
        cat = "the cat is on the mat", "the cat is under the mat"
        assert round(score(*cat, "auto", ["rougeS*"]).rouge("rougeS*").fmeasure, 4) == 0.6667
        assert score("one two three", "three two one", "auto", ["rougeS*"]).rouge("rougeS*").matches == 0

    def test_empty_texts_score_nothing(self) -> None:
        for texts in (("", ""), ("a", ""), ("", "a")):
            card = score(*texts, "auto", ["rougeW", "rougeS4", "rougeSU*"])
            assert [card.rouge(key).fmeasure for key in card] == [0.0, 0.0, 0.0]

    @pytest.mark.parametrize("rule", ["max", "recall", "average", "mean", "jackknife"])
    def test_equal_references_give_what_one_gives(self, rule: str) -> None:
        keys = ["rougeW", "rougeSU4"]
        one = score("a b c d", "a b x d", "auto", keys)
        three = score(["a b c d"] * 3, "a b x d", f"auto multi={rule}", keys)
        for key in keys:
            assert three.rouge(key)[:3] == pytest.approx(one.rouge(key)[:3], rel=1e-12)

    @pytest.mark.parametrize("key", ["rougeS", "rougeS-1", "rougeSU04", "rougeW1.2", "rougeS**"])
    def test_unknown_keys_are_named(self, key: str) -> None:
        assert skip_rule(key) is None
        with pytest.raises(UnknownMetricError) as problem:
            score("a", "a", "auto", [key])
        assert problem.value.key == key
