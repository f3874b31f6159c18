"""Systems compared: against scipy and sacreBLEU on the same scores; the same bits whatever the order and workers."""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from sacrebleu import significance
from sacrebleu.metrics.bleu import BLEU

from rouge_gui.corpus.system_comparison import (
    Caveat,
    Comparison,
    Correction,
    Here,
    PairedTest,
    Plan,
    StoppedError,
    SystemScores,
    caveats,
    compare,
    in_rank,
    p_values,
)
from rouge_gui.metrics import score
from rouge_gui.stats.corrections import benjamini_hochberg, holm
from rouge_gui.stats.paired import Draws, Values, compare_systems, mean_interval

METRICS = ("rouge1", "rougeL")
SYSTEMS = ("lead", "copy", "new")
PLAN = Plan(SYSTEMS, METRICS, "rougeL", Draws(5, 400, 800))
NAN = float("nan")


def made_up(count: int = 120, seed: int = 1) -> SystemScores:
    generator = np.random.default_rng(seed)
    columns: dict[tuple[str, str], Values] = {}
    for metric in METRICS:
        quality = generator.beta(4, 6, count)
        for place, system in enumerate(SYSTEMS):
            columns[metric, system] = quality + 0.012 * place + generator.normal(0, 0.08, count)
    return SystemScores([f"item-{number:03}" for number in range(count)], columns)


def shuffled(scores: SystemScores, seed: int) -> SystemScores:
    order = np.random.default_rng(seed).permutation(len(scores.ids))
    return SystemScores(
        [scores.ids[place] for place in order],
        {key: values[order] for key, values in scores.columns.items()},
    )


def test_means_and_pairs_are_those_of_the_columns() -> None:
    scores = made_up()
    found = compare(scores, PLAN)
    assert [(mean.system, mean.metric, mean.count) for mean in found.means] == [
        (system, metric, 120) for system in SYSTEMS for metric in METRICS
    ]
    assert found.mean("copy", "rouge1").interval == mean_interval(
        scores.columns["rouge1", "copy"], PLAN.draws
    )
    assert [(pair.first, pair.second) for pair in found.pairs] == [
        ("lead", "copy"),
        ("lead", "new"),
        ("copy", "new"),
    ]
    for pair in found.pairs:
        both = scores.columns["rougeL", pair.first], scores.columns["rougeL", pair.second]
        assert pair.difference == compare_systems(*both, PLAN.draws)
    assert list(in_rank(found, "rougeL")) == ["new", "copy", "lead"]


def test_a_baseline_is_subtracted_from_each_other_system() -> None:
    found = compare(made_up(), replace(PLAN, baseline="copy"))
    assert [(pair.first, pair.second) for pair in found.pairs] == [("lead", "copy"), ("new", "copy")]


def test_shuffled_items_and_more_workers_give_the_same_bits() -> None:
    scores = made_up()
    expected = compare(scores, PLAN)
    assert compare(shuffled(scores, 2), PLAN) == expected
    for workers in (1, 2, 4):
        with ThreadPoolExecutor(workers) as executor:
            assert compare(shuffled(scores, workers), PLAN, executor) == expected
    assert compare(shuffled(scores, 3), PLAN, Here(lambda: False)) == expected
    assert compare(scores, replace(PLAN, draws=Draws(6, 400, 800))) != expected


def scored(lines: Sequence[tuple[str, str, dict[str, str]]]) -> SystemScores:
    columns: dict[tuple[str, str], Values] = {}
    for system in ("a", "b"):
        cards = [score(reference, candidates[system]) for _, reference, candidates in lines]
        for metric in METRICS:
            columns[metric, system] = np.array([card.rouge(metric).fmeasure for card in cards])
    return SystemScores([name for name, _, _ in lines], columns)


def test_a_shuffled_corpus_has_the_means_and_intervals_it_had() -> None:
    chance = random.Random(22)
    words = tuple("abcdefghijklmnop")

    def text() -> str:
        return " ".join(chance.choices(words, k=12))

    lines = [(f"text {number}", text(), {"a": text(), "b": text()}) for number in range(60)]
    plan = Plan(("a", "b"), METRICS, "rouge1", Draws(22, 300, 500))
    expected = compare(scored(lines), plan)
    chance.shuffle(lines)
    assert compare(scored(lines), plan) == expected


def test_items_only_one_system_has_are_left_out_of_their_pair() -> None:
    nan = NAN
    scores = SystemScores(
        ["c", "a", "b"],
        {
            ("rouge1", "one"): np.array([0.5, nan, 0.25]),
            ("rouge1", "two"): np.array([nan, 0.75, 0.75]),
            ("rouge1", "none"): np.array([nan, nan, nan]),
        },
    )
    found = compare(scores, Plan(("one", "two", "none"), ("rouge1",), "rouge1", Draws(1, 50, 50)))
    one, two, none = (found.mean(system, "rouge1") for system in ("one", "two", "none"))
    assert (one.count, two.count, none.count) == (2, 2, 0)
    assert one.interval is not None
    assert one.interval.mean == 0.375
    assert none.interval is None
    first, second, third = (pair.difference for pair in found.pairs)
    assert first is not None
    assert (first.count, first.interval.mean, first.losses) == (1, -0.5, 1)
    assert second is None
    assert third is None
    assert p_values(found, PairedTest.BOOTSTRAP, Correction.HOLM)[1:] == [None, None]
    assert list(in_rank(found, "rouge1")) == ["two", "one", "none"]


def test_p_values_are_corrected_over_all_pairs() -> None:
    found = compare(made_up(), PLAN)
    differences = [pair.difference for pair in found.pairs if pair.difference is not None]
    randomised = [one.randomisation_p for one in differences]
    drawn = [one.bootstrap_p for one in differences]
    assert p_values(found, PairedTest.RANDOMISATION, Correction.NONE) == randomised
    assert p_values(found, PairedTest.RANDOMISATION, Correction.HOLM) == holm(randomised)
    assert p_values(found, PairedTest.BOOTSTRAP, Correction.BENJAMINI_HOCHBERG) == benjamini_hochberg(drawn)


# --- other packages ------------------------------------------------------------------------------------------


def test_intervals_and_p_values_are_scipys() -> None:
    from scipy.stats import bootstrap, permutation_test

    scores = made_up(seed=4)
    found = compare(scores, replace(PLAN, draws=Draws(9, 10_000, 10_000)))
    difference = found.pairs[2].difference
    assert difference is not None
    both = scores.columns["rougeL", "copy"], scores.columns["rougeL", "new"]

    def statistic(one: Values, other: Values, axis: int) -> Values:
        return np.asarray(np.mean(one, axis=axis) - np.mean(other, axis=axis))

    theirs = bootstrap(
        both, statistic, n_resamples=10_000, paired=True, method="percentile", rng=1
    ).confidence_interval
    spread = (both[0] - both[1]).std() / np.sqrt(120)
    # both ends are quantiles of 10,000 means that are nearly normal: five standard errors
    error = 5 * spread * np.sqrt(0.025 * 0.975 / 10_000) / 0.0584
    assert difference.interval.low == pytest.approx(theirs.low, abs=error)
    assert difference.interval.high == pytest.approx(theirs.high, abs=error)
    p = permutation_test(
        both, statistic, permutation_type="samples", vectorized=True, n_resamples=10_000, rng=2
    ).pvalue
    error = 5 * np.sqrt(2 * max(p * (1 - p), 1e-4) / 10_000) + 2e-4
    assert difference.randomisation_p == pytest.approx(p, abs=error)


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_p_values_are_those_of_sacrebleus_paired_tests(test: str) -> None:
    # a corpus score that is a mean of the items': sentences of one length under BLEU-1, so long that differences
    # as large as the one found, which sacreBLEU does not count, are rare
    chance = random.Random(8)
    references = [" ".join(chance.choices("abcdefgh", k=200)) for _ in range(120)]
    lines = {
        name: [
            " ".join(token if chance.random() < rate else "z" for token in line.split())
            for line in references
        ]
        for name, rate in (("base", 0.700), ("mid", 0.703), ("top", 0.708))
    }
    metric = BLEU(tokenize="none", max_ngram_order=1, smooth_method="none", force=True)
    _, theirs = significance.PairedTest(
        list(lines.items()), {"BLEU": metric}, [references], test_type=test, n_samples=10_000
    )()
    columns = {
        ("bleu1", name): np.array(
            [
                metric.corpus_score([line], [[own]]).precisions[0]
                for line, own in zip(own_lines, references, strict=True)
            ]
        )
        for name, own_lines in lines.items()
    }
    scores = SystemScores([str(number) for number in range(120)], columns)
    plan = Plan(("base", "mid", "top"), ("bleu1",), "bleu1", Draws(3, 10_000, 10_000), "base")
    found = compare(scores, plan)
    chosen = PairedTest.BOOTSTRAP if test == "bs" else PairedTest.RANDOMISATION
    base, *others = theirs["BLEU"]
    assert not isinstance(base, str)
    for pair, own, other in zip(found.pairs, p_values(found, chosen, Correction.NONE), others, strict=True):
        assert not isinstance(other, str)
        assert pair.difference is not None
        assert other.p_value is not None
        assert pair.difference.interval.mean == pytest.approx(other.score - base.score, abs=1e-6)
        error = 5 * np.sqrt(2 * max(other.p_value * (1 - other.p_value), 1e-4) / 10_000) + 2e-4
        assert own == pytest.approx(other.p_value, abs=error)


# --- stopping, progress, caveats -----------------------------------------------------------------------------


def test_it_stops_between_draws_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        told.append((done, total))

    compare(made_up(), PLAN, report=report)
    assert told == [(done, 9) for done in range(1, 10)]
    told.clear()
    with pytest.raises(StoppedError):
        compare(made_up(), PLAN, Here(lambda: len(told) == 7), report)
    assert told[-1] == (7, 9)


def changed(scores: SystemScores, key: tuple[str, str], values: Values) -> Comparison:
    return compare(SystemScores(scores.ids, {**scores.columns, key: values}), PLAN)


def test_caveats_are_of_what_was_found() -> None:
    scores = made_up()
    found = compare(scores, PLAN)
    differences = [pair.difference for pair in found.pairs if pair.difference is not None]
    unclear = sum(one.interval.low <= 0 <= one.interval.high for one in differences)
    assert 0 < unclear < 3
    assert caveats(found, is_standard=True) == [Caveat("may-be-equal", (unclear, 3)), Caveat("preference")]
    assert caveats(found, is_standard=False)[0] == Caveat("not-a-standard")
    gaps = scores.columns["rougeL", "new"].copy()
    gaps[20:] = NAN
    some = caveats(changed(scores, ("rougeL", "new"), gaps), is_standard=True)
    assert some[:2] == [Caveat("few-items", (20,)), Caveat("other-items", (20, 120))]
