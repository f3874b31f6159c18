"""Against scipy and sacreBLEU on the same data, within what drawing at random allows; the same for the same seed."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.significance import PairedTest

from rouge_gui.stats import paired
from rouge_gui.stats.paired import Draws, NothingToCompareError, compare_systems, in_order, mean_interval


def scores(count: int, shift: float, seed: int) -> tuple[paired.Values, paired.Values]:
    generator = np.random.default_rng(seed)
    first = generator.beta(4, 6, count)
    return first + shift + generator.normal(0, 0.1, count), first


def both(columns: list[paired.Values]) -> tuple[paired.Values, paired.Values]:
    return columns[0], columns[1]


def test_the_interval_is_scipys() -> None:
    from scipy.stats import bootstrap

    values, _ = scores(300, 0, 1)
    own = mean_interval(values, Draws(7, resamples=10_000))
    theirs = bootstrap((values,), np.mean, n_resamples=10_000, method="percentile", rng=3).confidence_interval
    # both ends are quantiles of 10,000 means that are nearly normal: five standard errors
    error = 5 * values.std() / np.sqrt(300) * np.sqrt(0.025 * 0.975 / 10_000) / 0.0584
    assert own.low == pytest.approx(theirs.low, abs=error)
    assert own.high == pytest.approx(theirs.high, abs=error)
    assert own.mean == values.mean()


@pytest.mark.parametrize(("shift", "seed"), [(0.0, 1), (0.01, 2), (0.015, 3), (0.05, 4)])
def test_randomisation_is_scipys(shift: float, seed: int) -> None:
    from scipy.stats import permutation_test

    first, second = scores(200, shift, seed)
    own = compare_systems(first, second, Draws(7))
    theirs = permutation_test(
        (first, second),
        lambda one, other, axis: np.mean(one - other, axis=axis),
        permutation_type="samples",
        vectorized=True,
        n_resamples=10_000,
        rng=5,
    ).pvalue
    error = 5 * np.sqrt(max(theirs * (1 - theirs), 1e-4) / 10_000) + 2e-4
    assert own.randomisation_p == pytest.approx(theirs, abs=error)


@pytest.mark.parametrize("test_type", ["bs", "ar"])
def test_p_values_are_those_of_sacrebleus_paired_tests(test_type: str) -> None:
    # a corpus score that is a mean of the items': exact-match sentences of one length under BLEU-1, so long that
    # differences as large as the one found, which sacreBLEU does not count, are rare
    chance = random.Random(4)
    references = [" ".join(chance.choices("abcdefgh", k=200)) for _ in range(150)]

    def system(rate: float) -> list[str]:
        return [
            " ".join(token if chance.random() < rate else "z" for token in line.split())
            for line in references
        ]

    worse, better = system(0.700), system(0.705)
    metric = BLEU(tokenize="none", max_ngram_order=1, effective_order=False, smooth_method="none", force=True)
    _, results = PairedTest(
        [("worse", worse), ("better", better)],
        {"BLEU": metric},
        [references],
        test_type=test_type,
        n_samples=10_000,
    )()
    baseline, theirs = results["BLEU"]
    assert not isinstance(theirs, str)
    assert not isinstance(baseline, str)

    def items(lines: list[str]) -> paired.Values:
        return np.array(
            [
                100 * metric.corpus_score([line], [[own]]).precisions[0] / 100
                for line, own in zip(lines, references, strict=True)
            ]
        )

    own = compare_systems(items(better), items(worse), Draws(11, resamples=10_000))
    assert own.interval.mean == pytest.approx(theirs.score - baseline.score, abs=1e-6)
    found = own.bootstrap_p if test_type == "bs" else own.randomisation_p
    assert theirs.p_value is not None
    error = 5 * np.sqrt(theirs.p_value * (1 - theirs.p_value) / 10_000) + 2e-4
    assert found == pytest.approx(theirs.p_value, abs=error)


def test_a_seed_gives_the_same_bits_whatever_the_order_and_the_workers() -> None:
    first, second = scores(500, 0.01, 6)
    ids = [f"item {number}" for number in range(500)]
    expected = compare_systems(*both(in_order(ids, first.tolist(), second.tolist())), Draws(3))
    order = list(range(500))
    random.Random(1).shuffle(order)
    columns = in_order(
        [ids[place] for place in order], [first[place] for place in order], [second[place] for place in order]
    )
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as executor:
            assert compare_systems(*both(columns), Draws(3), executor) == expected
    assert compare_systems(*both(columns), Draws(4)) != expected


def test_equal_systems_and_clear_ones() -> None:
    first, _ = scores(50, 0, 1)
    same = compare_systems(first, first, Draws(1))
    assert (same.interval.mean, same.wins, same.ties, same.losses) == (0, 0, 50, 0)
    assert same.bootstrap_p == same.randomisation_p == 1
    clear = compare_systems(first + 0.5, first, Draws(1))
    assert (clear.wins, clear.losses, clear.count) == (50, 0, 50)
    assert clear.randomisation_p == 1 / 10_001
    # every resample has the same mean
    assert clear.interval.low == pytest.approx(0.5)


def test_few_items_are_worth_what_scipy_says_of_them() -> None:
    from scipy.stats import permutation_test

    first = np.array([0.25, 0.5, 0.75, 0.5])
    second = np.array([0.125, 0.25, 0.75, 0.25])
    exact = permutation_test((first, second), lambda a, b: np.mean(a - b), permutation_type="samples").pvalue
    assert exact == 0.25
    own = compare_systems(first, second, Draws(7)).randomisation_p
    assert own == pytest.approx(exact, abs=5 * np.sqrt(0.25 * 0.75 / 10_000))


def test_items_without_a_score_are_left_out_and_nothing_is_said() -> None:
    nan = float("nan")
    first, second = in_order(["c", "a", "b"], [1.0, nan, 3.0], [4.0, 5.0, 6.0])
    assert first.tolist() == [3.0, 1.0]
    assert second.tolist() == [6.0, 4.0]
    with pytest.raises(NothingToCompareError):
        compare_systems(*both(in_order(["a"], [nan], [1.0])), Draws(1))
    with pytest.raises(NothingToCompareError):
        mean_interval(np.zeros(0), Draws(1))
    with pytest.raises(ValueError, match="twice"):
        in_order(["a", "a"], [1, 2])
    with pytest.raises(ValueError, match="lengths"):
        in_order(["a", "b"], [1.0])
