"""Corrections against values worked out by hand and scipy's."""

import random

import pytest

from rouge_gui.stats.corrections import benjamini_hochberg, holm


def test_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert holm([]) == benjamini_hochberg([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_false_discovery_rates_are_scipys() -> None:
    from scipy.stats import false_discovery_control

    chance = random.Random(2)
    for count in (1, 2, 7, 40):
        values = [chance.random() ** 3 for _ in range(count)]
        assert benjamini_hochberg(values) == pytest.approx(false_discovery_control(values).tolist())
