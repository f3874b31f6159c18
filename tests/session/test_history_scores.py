"""The scores of all states, always under one profile."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from rouge_gui.metrics import BleuScore, ChrfScore, Profile, ScoreCard, score
from rouge_gui.session import history_scores
from rouge_gui.session.history import History
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

METRICS = ("rouge1", "rougeL")
PLAIN = Profile.parse("rouge-score")
PORTER = Profile.parse("rouge-score stemmer=porter")
WHITESPACE = Profile.parse("rouge-score tokenizer=whitespace")
WAIT_MS = 20_000


@pytest.fixture
def scores(qtbot: QtBot) -> Iterator[HistoryScores]:
    scores = HistoryScores(METRICS)
    yield scores
    scores.close()


def make_history(states: int) -> History:
    """Return a history whose n-th candidate has n words, every one a plural of the reference's."""
    history = History(Snapshot(("cat " * states,), ""), 0.0)
    for number in range(1, states):
        history.record(Snapshot(("cat " * states,), "cats " * number), "paste", float(number))
    return history


def record(scores: HistoryScores, history: History, profile: Profile, state: int | None = None) -> None:
    place = history.current if state is None else state
    snapshot = history.snapshot(place)
    card = score(snapshot.references, snapshot.candidate, profile, METRICS)
    scores.record(history, place, profile, card)


def all_scores(scores: HistoryScores, history: History, metric: str = "rouge1") -> list[float | None]:
    found = [scores.scores(state.id) for state in history]
    return [parts[metric][2] if metric in parts else None for parts in found]


def expected(history: History, profile: Profile, metric: str = "rouge1") -> list[float | None]:
    snapshots = [history.snapshot(state.id) for state in history]
    return [
        score(snapshot.references, snapshot.candidate, profile, METRICS).rouge(metric).fmeasure
        for snapshot in snapshots
    ]


def test_a_recorded_card_is_kept_as_precision_recall_and_f(scores: HistoryScores, qtbot: QtBot) -> None:
    history = History(Snapshot(("red bird",), "red red red red"), 0.0)
    with qtbot.waitSignal(scores.updated):
        record(scores, history, PLAIN)
    assert scores.scores(0)["rouge1"] == pytest.approx((0.25, 0.5, 1 / 3))
    assert scores.scores(1) == {}
    assert not scores.is_stale


def test_states_that_were_passed_over_are_scored_in_the_background(
    scores: HistoryScores, qtbot: QtBot
) -> None:
    history = make_history(100)
    record(scores, history, PORTER)
    assert all_scores(scores, history)[:-1] == [None] * 99
    assert not scores.is_stale
    wanted = expected(history, PORTER)
    qtbot.waitUntil(lambda: all_scores(scores, history) == wanted, timeout=WAIT_MS)


def test_a_new_profile_changes_the_whole_line_at_once(scores: HistoryScores, qtbot: QtBot) -> None:
    history = make_history(100)
    for state in history:
        record(scores, history, PLAIN, state.id)
    old, new = expected(history, PLAIN), expected(history, PORTER)
    assert old == [0.0] * 100
    assert new[99] == pytest.approx(2 * 0.99 / 1.99)
    seen: list[list[float | None]] = []
    scores.updated.connect(lambda: seen.append(all_scores(scores, history)))
    record(scores, history, PORTER)
    assert scores.is_stale
    qtbot.waitUntil(lambda: not scores.is_stale, timeout=WAIT_MS)
    assert all_scores(scores, history) == new
    assert all(line in (old, new) for line in seen)


def test_the_newest_profile_wins(scores: HistoryScores, qtbot: QtBot) -> None:
    history = make_history(60)
    for profile in (PLAIN, PORTER, WHITESPACE, PORTER):
        record(scores, history, profile)
    qtbot.waitUntil(lambda: not scores.is_stale, timeout=WAIT_MS)
    assert all_scores(scores, history) == expected(history, PORTER)


def test_edits_made_meanwhile_are_on_the_new_line(scores: HistoryScores, qtbot: QtBot) -> None:
    history = make_history(50)
    record(scores, history, PLAIN)
    record(scores, history, PORTER)
    history.record(Snapshot(("cat " * 50,), "cat"), "paste", 100.0)
    record(scores, history, PORTER)
    history.record(Snapshot(("cat " * 50,), "dog"), "paste", 101.0)
    history.record(Snapshot(("cat " * 50,), "cat dog"), "paste", 102.0)
    record(scores, history, PORTER)
    assert scores.is_stale
    wanted = expected(history, PORTER)
    qtbot.waitUntil(lambda: all_scores(scores, history) == wanted, timeout=WAIT_MS)
    assert not scores.is_stale


def test_a_card_of_a_state_that_grew_replaces_the_older_one(scores: HistoryScores) -> None:
    history = make_history(2)
    for state in history:
        record(scores, history, PORTER, state.id)
    card = score("cat cat", "cat cat", PORTER, METRICS)
    scores.record(history, 1, PORTER, card)
    assert scores.scores(1)["rouge1"] == (1.0, 1.0, 1.0)


def test_a_state_that_grew_unscored_before_the_next_is_scored_as_it_ended(
    scores: HistoryScores, qtbot: QtBot
) -> None:
    history = History(Snapshot(("cats run far",), "ca"), 0.0)
    typed = [TextEdit(Side.CANDIDATE, 0, place, "", letter) for place, letter in enumerate("ts run", 2)]
    for edit in typed:
        snapshot = history.snapshot(history.current).applied(edit)
        history.record(snapshot, "type", 0.0, edit)
        # the letters that follow come faster than comparisons
        if edit.inserted in {"t", "n"}:
            record(scores, history, PLAIN)
    wanted = expected(history, PLAIN)
    assert len(history) == 3
    qtbot.waitUntil(lambda: all_scores(scores, history) == wanted, timeout=WAIT_MS)


def test_states_are_told_one_by_one_until_a_new_profile_replaces_all(
    scores: HistoryScores, qtbot: QtBot
) -> None:
    history = make_history(3)
    told: list[list[int]] = []
    scores.updated.connect(lambda states: told.append(sorted(states)))
    record(scores, history, PLAIN, 2)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=WAIT_MS)
    record(scores, history, PORTER, 2)
    qtbot.waitUntil(lambda: len(told) == 3, timeout=WAIT_MS)
    assert told == [[2], [0, 1], [0, 1, 2]]


def test_a_state_that_may_still_grow_waits_for_its_own_card(scores: HistoryScores, qtbot: QtBot) -> None:
    history = make_history(40)
    record(scores, history, PORTER)
    history.record(Snapshot(("cat " * 40,), "dog"), "paste", 100.0)
    qtbot.waitUntil(
        lambda: all_scores(scores, history)[:-1] == expected(history, PORTER)[:-1], timeout=WAIT_MS
    )
    assert scores.scores(history.current) == {}
    record(scores, history, PORTER)
    assert all_scores(scores, history)[-1] == 0.0


def test_a_newer_profile_does_not_wait_for_the_older_one(
    scores: HistoryScores, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    scored: list[object] = []

    def slow(
        references: tuple[str, ...], candidate: str, profile: Profile, metrics: tuple[str, ...]
    ) -> ScoreCard:
        scored.append(profile)
        begun.set()
        assert go_on.wait(20)
        return score(references, candidate, profile, metrics)

    monkeypatch.setattr(history_scores, "score", slow)
    history = make_history(10)
    record(scores, history, PLAIN)
    assert begun.wait(20)
    record(scores, history, PORTER)
    go_on.set()
    qtbot.waitUntil(lambda: not scores.is_stale, timeout=WAIT_MS)
    assert scored == [PLAIN] + [PORTER] * 9
    assert all_scores(scores, history) == expected(history, PORTER)


def test_another_history_starts_empty(scores: HistoryScores, qtbot: QtBot) -> None:
    record(scores, make_history(40), PLAIN)
    other = make_history(1)
    record(scores, other, PORTER)
    assert not scores.is_stale
    qtbot.waitUntil(lambda: all_scores(scores, other) == [0.0])
    assert scores.scores(39) == {}
    scores.clear()
    assert scores.scores(0) == {}


def test_a_state_that_cannot_be_scored_has_no_point_and_stops_no_other(
    scores: HistoryScores, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_words(references: tuple[str, ...], candidate: str, *rest: object) -> object:
        if candidate == "cats ":
            raise OSError("stopwords.txt")
        return score(references, candidate, PORTER, METRICS)

    monkeypatch.setattr(history_scores, "score", without_words)
    history = make_history(4)
    record(scores, history, PORTER)
    whole = expected(history, PORTER)
    wanted = [whole[0], None, *whole[2:]]
    qtbot.waitUntil(lambda: all_scores(scores, history) == wanted, timeout=WAIT_MS)


def test_a_fault_of_ours_is_raised_and_leaves_nothing_stale(
    scores: HistoryScores, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("ours")

    history = make_history(4)
    for state in history:
        record(scores, history, PLAIN, state.id)
    monkeypatch.setattr(history_scores, "score", break_down)
    with qtbot.captureExceptions() as raised:
        record(scores, history, PORTER)
        qtbot.waitUntil(lambda: bool(raised), timeout=WAIT_MS)
    assert not scores.is_stale
    # no point of the old profile stands beside one of the new
    assert all_scores(scores, history) == [None, None, None, pytest.approx(0.857142857)]


def test_closing_ends_the_work(qtbot: QtBot) -> None:
    scores = HistoryScores(METRICS)
    history = make_history(200)
    record(scores, history, PLAIN)
    record(scores, history, PORTER)
    told: list[None] = []
    scores.updated.connect(lambda: told.append(None))
    scores.close()
    record(scores, history, WHITESPACE)
    QCoreApplication.processEvents()
    assert told == []
    assert not scores.is_stale


def test_slow_metrics_are_scored_for_all_states_once_they_are_asked_for(
    scores: HistoryScores, qtbot: QtBot
) -> None:
    history = make_history(40)
    record(scores, history, PLAIN)
    scores.score_later(("chrf",))
    last = history.snapshot(39)
    wanted = score(last.references, last.candidate, PLAIN, ("chrf",))["chrf"]
    assert isinstance(wanted, ChrfScore)
    qtbot.waitUntil(lambda: all("chrf" in scores.scores(state.id) for state in history), timeout=WAIT_MS)
    assert scores.scores(39)["chrf"] == (wanted.score, wanted.score, wanted.score)
    assert all(set(scores.scores(state.id)) == {"rouge1", "rougeL", "chrf"} for state in history)


def test_slow_metrics_stay_when_the_profile_changes(scores: HistoryScores, qtbot: QtBot) -> None:
    history = make_history(5)
    record(scores, history, PLAIN)
    scores.score_later(("chrf",))
    qtbot.waitUntil(lambda: all("chrf" in scores.scores(state.id) for state in history), timeout=WAIT_MS)
    record(scores, history, PORTER)
    assert all("chrf" in scores.scores(state.id) for state in history)
    assert scores.profile == PLAIN
    qtbot.waitUntil(lambda: not scores.is_stale, timeout=WAIT_MS)
    assert scores.profile == PORTER


def test_a_state_that_grew_has_no_slow_score_until_it_is_scored_again(
    scores: HistoryScores, qtbot: QtBot
) -> None:
    history = History(Snapshot(("cats run far",), "ca"), 0.0)
    scores.score_later(("bleu",))
    for place, letter in enumerate("ts", 2):
        edit = TextEdit(Side.CANDIDATE, 0, place, "", letter)
        history.record(history.snapshot(history.current).applied(edit), "type", 0.0, edit)
        record(scores, history, PLAIN)
        assert "bleu" not in scores.scores(1)
        qtbot.waitUntil(lambda: "bleu" in scores.scores(1), timeout=WAIT_MS)
    assert len(history) == 2
    grown = score("cats run far", "cats", PLAIN, ("bleu",))["bleu"]
    assert isinstance(grown, BleuScore)
    assert scores.scores(1)["bleu"][2] == grown.score


def test_a_fault_in_a_slow_metric_is_raised_once(
    scores: HistoryScores, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = make_history(3)
    record(scores, history, PLAIN)
    qtbot.waitUntil(lambda: all("rouge1" in scores.scores(state.id) for state in history), timeout=WAIT_MS)

    def break_down(*_: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(history_scores, "score", break_down)
    with qtbot.captureExceptions() as raised:
        scores.score_later(("bleu",))
        qtbot.waitUntil(lambda: bool(raised), timeout=WAIT_MS)
        # were it tried again, the worker would be at it before this
        scores.follow(history)
        scores.close()
    assert len(raised) == 1
