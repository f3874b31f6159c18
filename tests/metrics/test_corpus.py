"""Corpus aggregates: plain means, rouge-score's seeded bootstrap to the last bit, our order-independent one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from rouge_score import rouge_scorer, scoring

from rouge_gui.metrics import Aggregate, BleuScore, CorpusCard, UnknownMetricError, score, score_corpus

KEYS = ["rouge1", "rouge2", "rougeL", "rougeLsum"]
REFERENCES = [
    "the cat is on the mat",
    "rain is expected\nbring a coat",
    "the mayor resigned on friday",
    "sales rose 4 percent in may",
    "the talks collapsed",
    "maria hired tom",
    "the river flooded the town",
]
CANDIDATES = [
    "the cat is under the mat",
    "bring a coat\nrain is expected",
    "the mayor resigned",
    "sales rose 40 percent in may",
    "negotiations broke down",
    "tom hired maria",
    "the river flooded\nthe town was flooded",
]
IDS = [f"item {place}" for place in range(len(CANDIDATES))]


def aggregate(card: CorpusCard, key: str) -> Aggregate:
    found = card[key]
    assert isinstance(found, Aggregate)
    return found


def aggregates(card: CorpusCard) -> dict[str, Aggregate]:
    return {key: aggregate(card, key) for key in card}


def shuffled(profile: str, seed: int) -> CorpusCard:
    order = list(range(len(IDS)))
    random.Random(seed).shuffle(order)
    return score_corpus(
        [REFERENCES[place] for place in order],
        [CANDIDATES[place] for place in order],
        profile,
        KEYS,
        [IDS[place] for place in order],
    )


def theirs(seed: int, order: list[int], keys: list[str]) -> dict[str, Any]:
    """Return what rouge-score's own aggregator says after ``numpy.random.seed``."""
    scorer = rouge_scorer.RougeScorer(keys)
    aggregator = scoring.BootstrapAggregator()
    for place in order:
        aggregator.add_scores(scorer.score(REFERENCES[place], CANDIDATES[place]))
    state = np.random.get_state()
    try:
        np.random.seed(seed)
        found: dict[str, Any] = aggregator.aggregate()
        return found
    finally:
        np.random.set_state(state)


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5, 6], [6, 2, 0, 5, 1, 4, 3]])
@pytest.mark.parametrize("keys", [KEYS, ["rougeL", "rouge1"]])
@pytest.mark.parametrize("seed", [1, 4294967295])
def test_rouge_score_equals_its_own_aggregator(order: list[int], keys: list[str], seed: int) -> None:
    expected = theirs(seed, order, keys)
    card = score_corpus(
        [REFERENCES[place] for place in order],
        [CANDIDATES[place] for place in order],
        f"rouge-score seed={seed}",
        keys,
    )
    for key in keys:
        found = aggregate(card, key)
        for ours, other in zip((found.low, found.mid, found.high), expected[key], strict=True):
            assert tuple(ours) == pytest.approx(tuple(other), abs=1e-12)


def test_rouge_score_depends_on_the_order_as_it_does_there() -> None:
    given, other = (shuffled("rouge-score seed=1", seed) for seed in (1, 2))
    assert aggregate(given, "rouge1").mean == aggregate(other, "rouge1").mean
    assert aggregate(given, "rouge1") != aggregate(other, "rouge1")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_own_profile_knows_no_order(seed: int) -> None:
    expected = score_corpus(REFERENCES, CANDIDATES, "auto", KEYS, IDS)
    assert aggregates(shuffled("auto", seed)) == aggregates(expected)


def test_the_same_file_twice_is_bit_equal_and_the_seed_is_shown() -> None:
    first, second = (score_corpus(REFERENCES, CANDIDATES, "auto seed=5") for _ in range(2))
    assert aggregates(first) == aggregates(second)
    assert "|seed:5|" in first.signature
    other = score_corpus(REFERENCES, CANDIDATES, "auto seed=6")
    assert aggregate(other, "rouge1").mean == aggregate(first, "rouge1").mean
    assert aggregate(other, "rouge1") != aggregate(first, "rouge1")


def test_the_order_of_metrics_is_part_of_the_signature() -> None:
    card = score_corpus(REFERENCES, CANDIDATES, "rouge-score", ["rouge2", "rouge1"])
    assert "|metrics:rouge2,rouge1|" in card.signature
    assert list(card) == ["rouge2", "rouge1"]


def test_mean_f_is_the_mean_of_f() -> None:
    ten = "a b c d e f g h i j"
    mean = aggregate(score_corpus([ten, "a"], ["a", ten]), "rouge1").mean
    assert (mean.precision, mean.recall) == (0.55, 0.55)
    assert mean.fmeasure == pytest.approx(2 / 11, abs=1e-15)


def test_means_are_those_of_the_items() -> None:
    card = score_corpus(REFERENCES, CANDIDATES)
    for key in KEYS:
        items = [
            score(reference, candidate).rouge(key)
            for reference, candidate in zip(REFERENCES, CANDIDATES, strict=True)
        ]
        mean = aggregate(card, key).mean
        assert mean.precision == pytest.approx(sum(item.precision for item in items) / 7, abs=1e-15)
        assert mean.recall == pytest.approx(sum(item.recall for item in items) / 7, abs=1e-15)
        assert mean.fmeasure == pytest.approx(sum(item.fmeasure for item in items) / 7, abs=1e-15)
    assert card.count == 7


def test_the_interval_encloses_its_median() -> None:
    for found in aggregates(score_corpus(REFERENCES, CANDIDATES)).values():
        for low, mid, high in zip(found.low, found.mid, found.high, strict=True):
            assert 0 <= low <= mid <= high <= 1


def test_one_item_has_no_spread() -> None:
    found = aggregate(score_corpus(["the cat"], ["a cat"]), "rouge1")
    assert found.mean == found.low == found.mid == found.high == (0.5, 0.5, 0.5)


def test_a_corpus_has_one_tokenizer() -> None:
    card = score_corpus(["the cat", "кот спит"], ["the cat", "кот ест"])
    assert "|tokenizer:unicode|" in card.signature
    assert aggregate(card, "rouge1").mean.fmeasure == 0.75


def test_several_references() -> None:
    card = score_corpus([["a b", "c d"], "e f"], ["c d", "e x"], metrics=["rouge1"])
    assert aggregate(card, "rouge1").mean.fmeasure == 0.75
    assert "|refs:2|" in card.signature


def test_an_empty_item_scores_0_and_stops_nothing() -> None:
    card = score_corpus(["", "hello.", "a b"], ["something here", ".", "a b"])
    assert card.count == 3
    assert aggregate(card, "rouge1").mean.fmeasure == pytest.approx(1 / 3, abs=1e-15)


def test_bleu_of_the_corpus_is_no_mean() -> None:
    card = score_corpus(REFERENCES, CANDIDATES, "sacrebleu BLEU corpus tokenize=13a")
    found = card["bleu"]
    assert isinstance(found, BleuScore)
    assert found.candidate_length == sum(len(text.split()) for text in CANDIDATES)


def test_wrong_requests_are_named() -> None:
    with pytest.raises(ValueError, match="one length"):
        score_corpus(["a"], ["a", "b"])
    with pytest.raises(ValueError, match="one length"):
        score_corpus(["a"], ["a"], ids=["1", "2"])
    with pytest.raises(ValueError, match="not empty"):
        score_corpus([], [])
    with pytest.raises(UnknownMetricError):
        score_corpus(["a"], ["a"], metrics=["rouge0"])
