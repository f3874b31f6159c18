"""Comparisons on a worker: the newest wins, what is given up ends soon, progress is told."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.system_comparison import Plan, SystemScores, compare
from rouge_gui.session.system_comparisons import ScoresReader, SystemComparisons
from rouge_gui.stats.paired import Draws

PLAN = Plan(("a", "b"), ("rouge1",), "rouge1", Draws(1, 100, 200))


def scores(count: int = 50) -> SystemScores:
    generator = np.random.default_rng(2)
    columns = {("rouge1", system): generator.random(count) for system in PLAN.systems}
    return SystemScores([str(place) for place in range(count)], columns)


def reader(scores: SystemScores) -> ScoresReader:
    return lambda _stop: scores


@pytest.fixture
def comparisons() -> Iterator[SystemComparisons]:
    comparisons = SystemComparisons()
    yield comparisons
    comparisons.close()


def test_a_request_brings_what_comparing_in_place_does(qtbot: QtBot, comparisons: SystemComparisons) -> None:
    with qtbot.waitSignal(comparisons.ready) as ready:
        comparisons.request(reader(scores()), PLAN)
        assert comparisons.is_busy
    assert ready.args == [compare(scores(), PLAN)]
    assert not comparisons.is_busy


def test_only_the_newest_request_is_announced_and_the_others_end_soon(
    qtbot: QtBot, comparisons: SystemComparisons
) -> None:
    found: list[object] = []
    comparisons.ready.connect(found.append)
    # minutes of work, unless it is given up
    long = replace(PLAN, draws=Draws(1, 100_000, 100_000))
    comparisons.request(reader(scores(100_000)), long)
    comparisons.request(reader(scores()), replace(PLAN, draws=Draws(2, 100, 200)))
    qtbot.waitUntil(lambda: bool(found), timeout=20_000)
    assert found == [compare(scores(), replace(PLAN, draws=Draws(2, 100, 200)))]


def test_progress_is_told(qtbot: QtBot, comparisons: SystemComparisons) -> None:
    names = tuple("abcdefgh")
    many = SystemScores(
        scores().ids, {("rouge1", name): np.random.default_rng(3).random(50) for name in names}
    )
    told: list[tuple[int, int]] = []
    comparisons.progressed.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(comparisons.ready):
        comparisons.request(reader(many), Plan(names, ("rouge1",), "rouge1", Draws(1, 8_000, 8_000)))
    assert told
    assert {total for _, total in told} == {8 + 28}
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_scores_that_cannot_be_compared_are_said(qtbot: QtBot, comparisons: SystemComparisons) -> None:
    twice = SystemScores(["one", "one"], {("rouge1", system): np.ones(2) for system in PLAN.systems})
    with qtbot.waitSignal(comparisons.failed) as failed:
        comparisons.request(reader(twice), PLAN)
    assert "twice" in str(failed.args[0])
