"""What charts draw, against numbers counted by hand or by an obvious loop; queries that say what was chosen."""

import numpy as np
import pytest

from rouge_gui.corpus.chart_queries import all_of, any_of, between, in_bucket, narrowed
from rouge_gui.corpus.chart_values import (
    Box,
    Floats,
    bucket_mean,
    density,
    histogram,
    number_buckets,
    points,
    round_edges,
    spots_of,
    text_buckets,
)

NAN = float("nan")


def numbers(*values: float) -> Floats:
    return np.array(values, np.float64)


def test_points_are_items_with_both_numbers() -> None:
    mask = np.array([True, True, True, False])
    found = points("a", numbers(1, NAN, 3, 4), numbers(5, 6, 7, 8), mask)
    assert found.positions.tolist() == [0, 2]
    assert (found.x.tolist(), found.y.tolist()) == ([1, 3], [5, 7])


def test_edges_are_round_and_hold_everything() -> None:
    assert round_edges(0.13, 0.48, 10).tolist() == pytest.approx(
        [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]
    )
    # products would be 0.30000000000000004 and the like
    assert round_edges(0.1, 0.7, 6).tolist() == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]
    assert round_edges(3, 3, 25).tolist() == [3, 4]
    assert round_edges(0, 1, 10).tolist() == pytest.approx([place / 10 for place in range(11)])


def test_a_histogram_counts_every_item_once() -> None:
    generator = np.random.default_rng(3)
    columns = {"a": generator.beta(2, 5, 500), "b": generator.beta(5, 2, 500)}
    columns["a"][:20] = NAN
    mask = generator.random(500) < 0.5
    found = histogram(columns, mask)
    for name, values in columns.items():
        kept = [value for value, wanted in zip(values, mask, strict=True) if wanted and not np.isnan(value)]
        assert found.counts[name].sum() == len(kept)
        low, high = found.edges[4], found.edges[5]
        assert found.counts[name][4] == sum(low <= value < high for value in kept)
    assert not len(histogram({"a": numbers(NAN)}).edges)


def test_numbers_fall_into_buckets_of_about_one_size() -> None:
    values = np.arange(100.0)
    values[7] = NAN
    buckets = number_buckets([values])
    held = [bucket.holds(values) for bucket in buckets]
    assert [int(one.sum()) for one in held] == [20, 19, 20, 19, 21]
    assert np.sum(held, axis=0).tolist() == (~np.isnan(values)).astype(int).tolist()
    # whole numbers are in one of the titles only
    assert [(bucket.low, bucket.high) for bucket in buckets] == [
        (0, 20),
        (21, 39),
        (40, 59),
        (60, 78),
        (79, 99),
    ]
    halves = number_buckets([np.arange(100.0) / 2])
    assert [(bucket.low, bucket.high, bucket.closed) for bucket in halves][::4] == [
        (0, 10, False),
        (39.5, 49.5, True),
    ]
    few = numbers(1, 2, 2, 5, NAN)
    found = number_buckets([few, numbers(5)])
    assert [(bucket.low, int(bucket.holds(few).sum())) for bucket in found] == [(1, 1), (2, 2), (5, 1)]
    assert not number_buckets([numbers(NAN)])
    assert not number_buckets([])


def test_texts_fall_into_buckets_by_frequency() -> None:
    texts = np.array(["ru", "en", "zh", "en", "ru", "en", "de"])
    found = text_buckets(texts, most=3)
    assert [(bucket.text, int(bucket.holds_texts(texts).sum())) for bucket in found] == [
        ("en", 3),
        ("ru", 2),
        (None, 2),
    ]
    masked = text_buckets(texts, np.array([False, True, True, False, False, False, False]))
    assert [bucket.text for bucket in masked] == ["en", "zh"]


@pytest.mark.parametrize("count", [200, 5_000])
def test_means_of_buckets_have_intervals_as_wide_as_scipys(count: int) -> None:
    from scipy.stats import bootstrap

    values = np.random.default_rng(5).beta(2, 6, count)
    found = bucket_mean(values, np.ones(count, np.bool_))
    theirs = bootstrap((values,), np.mean, n_resamples=2_000, method="percentile", rng=3).confidence_interval
    spread = values.std() / np.sqrt(count)
    assert found.mean == pytest.approx(values.mean())
    assert found.low == pytest.approx(theirs.low, abs=0.4 * spread)
    assert found.high == pytest.approx(theirs.high, abs=0.4 * spread)
    assert found.count == count


def test_density_counts_points_by_cell() -> None:
    cloud = points("a", numbers(0, 0.4, 1, 1, 3), numbers(0, 0.4, 1, 2, 1))
    found = density([cloud, cloud], Box(0, 1, 0, 2), (2, 2))
    assert found.tolist() == [[4, 0], [0, 4]]


def test_the_nearest_spot_and_the_way_from_spot_to_spot() -> None:
    spots = spots_of([points("a", numbers(0, 2), numbers(0, 2)), points("b", numbers(NAN, 1), numbers(0, 3))])
    assert spots.series.tolist() == [0, 0, 1]
    assert spots.keys.tolist() == [0, 1, 1]
    assert spots.nearest(1.1, 2, (1, 1)) == 1
    # the same place where a unit to the side has many pixels
    assert spots.nearest(1.1, 2, (100, 1)) == 2
    assert [spots.along(0, step, upright=False) for step in (-1, 0, 1, 2, 3)] == [0, 0, 2, 1, 1]
    assert [spots.along(0, step, upright=True) for step in (1, 2)] == [1, 2]
    assert spots_of([]).nearest(0, 0, (1, 1)) is None


def test_what_is_chosen_as_a_query() -> None:
    assert between("rouge1", 0.2, 0.4) == "rouge1 >= .2 and rouge1 <= .4"
    assert between("len.candidate", None, 80) == "len.candidate <= 80"
    assert between("rouge1", 0.123456, 0.456789, closed=False) == "rouge1 >= .123 and rouge1 < .457"
    assert between("x", 1234.567, 1999.9) == "x >= 1235 and x <= 2000"
    assert between("delta", -0.5, 0.25) == "delta >= -.5 and delta <= .25"
    assert between("rouge1", None, None) == ""
    assert narrowed("", "a < 1") == "a < 1"
    assert narrowed("a < 1 or b > 2", "c > 3") == "(a < 1 or b > 2) and c > 3"
    assert narrowed("lang = ru", "(a < 1) or (b > 2)") == "lang = ru and ((a < 1) or (b > 2))"
    assert all_of(["a < 1", "", "b > 2"]) == "a < 1 and b > 2"
    assert any_of(["a < 1", "a < 1"]) == "a < 1"
    assert any_of(["a < 1", "b > 2 and c > 3"]) == "(a < 1) or (b > 2 and c > 3)"


def test_buckets_as_queries() -> None:
    texts = text_buckets(np.array(["ru", "ru", 'e"n', "zh", "de"]), most=3)
    assert [in_bucket("lang", bucket) for bucket in texts] == [
        'lang = "ru"',
        'lang = "de"',
        'lang != "ru" and lang != "de"',
    ]
    assert in_bucket("lang", text_buckets(np.array(['e"n']))[0]) == 'lang = "e\\"n"'
    lengths = number_buckets([np.arange(100.0)])
    assert in_bucket("len.source", lengths[0]) == "len.source >= 0 and len.source <= 19"
    assert in_bucket("len.source", lengths[-1]) == "len.source >= 79 and len.source <= 99"
    assert in_bucket("grade", number_buckets([numbers(1.5, 1.5)])[0]) == "grade = 1.5"
