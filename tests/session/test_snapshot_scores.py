"""Scores made aside: the newest request wins, what goes wrong is told, nothing is left running."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.metrics import ProfileError, ScoreCard
from rouge_gui.metrics.values import BleuScore
from rouge_gui.session import snapshot_scores
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.snapshot_scores import SnapshotScores

PAIR = Snapshot(("The cats run",), "the cat runs")
METRICS = ("rouge1", "rougeL")


@pytest.fixture
def scores(qtbot: QtBot) -> Iterator[SnapshotScores]:
    scores = SnapshotScores()
    yield scores
    scores.close()
    scores.deleteLater()


def test_the_texts_are_scored_under_the_profile_asked_for(scores: SnapshotScores, qtbot: QtBot) -> None:
    with qtbot.waitSignal(scores.ready, timeout=20_000) as told:
        scores.request(PAIR, "rouge-score stemmer=porter", METRICS)
        assert scores.is_busy
    card = told.args[0]
    assert isinstance(card, ScoreCard)
    assert list(card) == ["rouge1", "rougeL"]
    assert card.rouge("rouge1").fmeasure == 1.0
    assert "stemmer:porter" in card.signature
    assert not scores.is_busy


def test_a_sacrebleu_profile_gives_its_own_metric(scores: SnapshotScores, qtbot: QtBot) -> None:
    profile = "sacrebleu BLEU sentence tokenize=13a effective_order=True smooth=exp"
    with qtbot.waitSignal(scores.ready, timeout=20_000) as told:
        scores.request(PAIR, profile, METRICS)
    assert isinstance(told.args[0]["bleu"], BleuScore)


def test_the_newest_request_wins(scores: SnapshotScores, qtbot: QtBot) -> None:
    cards: list[ScoreCard] = []
    scores.ready.connect(cards.append)
    for candidate in ("x", "the", "the cat"):
        scores.request(Snapshot(("the cat",), candidate), "rouge-score", METRICS)
    qtbot.waitUntil(lambda: not scores.is_busy, timeout=20_000)
    assert [card.rouge("rouge1").matches for card in cards] == [2]


def test_a_profile_that_is_none_is_told(scores: SnapshotScores, qtbot: QtBot) -> None:
    with qtbot.waitSignal(scores.failed, timeout=20_000) as told:
        scores.request(PAIR, "no-such-profile", METRICS)
    assert isinstance(told.args[0], ProfileError)


def test_a_fault_of_ours_is_told_and_raised_and_blocks_nothing(
    scores: SnapshotScores, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(snapshot_scores, "compare", fail)
        with qtbot.waitSignal(scores.failed, timeout=20_000) as told:
            scores.request(PAIR, "rouge-score", METRICS)
        qtbot.waitUntil(lambda: bool(raised))
    assert isinstance(told.args[0], ZeroDivisionError)
    with qtbot.waitSignal(scores.ready, timeout=20_000):
        scores.request(PAIR, "rouge-score", METRICS)


def test_what_is_given_up_or_asked_for_after_the_end_is_not_told(
    scores: SnapshotScores, qtbot: QtBot
) -> None:
    cards: list[ScoreCard] = []
    scores.ready.connect(cards.append)
    scores.request(PAIR, "rouge-score", METRICS)
    scores.give_up()
    assert not scores.is_busy
    with qtbot.waitSignal(scores.ready, timeout=20_000):
        scores.request(PAIR, "auto", METRICS)
    scores.request(PAIR, "rouge-score", METRICS)
    scores.close()
    scores.request(PAIR, "rouge-score", METRICS)
    qtbot.wait(0)
    assert len(cards) == 1
