"""Comparing beside the window: in place or on one worker, the newest request wins, no thread is left."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from rouge_gui.compare import compare
from rouge_gui.metrics import Profile, ProfileError
from rouge_gui.session import scoring
from rouge_gui.session.scoring import IN_PLACE_CHARS, ComparisonResult, ComparisonRunner
from rouge_gui.session.settling import settle
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.text import cutter

LONG = "the cat is on the mat\n" * (IN_PLACE_CHARS // 40)
WAIT_MS = 20_000


class Heard(QObject):
    """What a runner told, in order, and on which thread."""

    def __init__(self, runner: ComparisonRunner) -> None:
        super().__init__()
        self.told: list[tuple[str, int]] = []
        self.results: list[ComparisonResult] = []
        self.errors: list[Exception] = []
        self.threads: set[int] = set()
        runner.comparison_started.connect(self._on_started)
        runner.comparison_ready.connect(self._on_ready)
        runner.failed.connect(self._on_failed)

    def _on_started(self, revision: int) -> None:
        self.told.append(("started", revision))

    def _on_ready(self, result: ComparisonResult) -> None:
        self.told.append(("ready", result.revision))
        self.results.append(result)
        self.threads.add(threading.get_ident())

    def _on_failed(self, revision: int, error: Exception) -> None:
        self.told.append(("failed", revision))
        self.errors.append(error)


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[ComparisonRunner]:
    runner = ComparisonRunner()
    yield runner
    runner.close()


def long_pair(end: str = "", profile: str = "rouge-score") -> Snapshot:
    return Snapshot((LONG,), LONG + end, profile)


def test_a_small_pair_is_compared_in_place(runner: ComparisonRunner) -> None:
    heard = Heard(runner)
    runner.request(7, Snapshot(("the cat is on the mat",), "the cat is under the mat"))
    assert heard.told == [("ready", 7)]
    assert not runner.is_busy
    comparison = heard.results[0].comparison
    assert comparison.scores.rouge("rouge1").fmeasure == pytest.approx(5 / 6)


def test_a_large_pair_is_compared_on_a_worker_and_delivered_on_the_own_thread(
    runner: ComparisonRunner, qtbot: QtBot
) -> None:
    heard = Heard(runner)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(3, long_pair(" and more"), ("rouge1",), ["unigram"])
        assert heard.told == [("started", 3)]
        busy = [runner.is_busy]
    busy.append(runner.is_busy)
    assert busy == [True, False]
    assert heard.told == [("started", 3), ("ready", 3)]
    assert heard.threads == {threading.get_ident()}
    score = heard.results[0].comparison.scores_of(("rouge1",)).rouge("rouge1")
    assert score.candidate_total - score.matches == 2


def test_the_newest_request_wins(runner: ComparisonRunner, qtbot: QtBot) -> None:
    heard = Heard(runner)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        for revision in range(1, 6):
            runner.request(revision, long_pair("x" * revision))
    assert [told for told in heard.told if told[0] == "ready"] == [("ready", 5)]
    assert heard.results[0].comparison.candidate.endswith("\nxxxxx")


def test_a_quick_answer_is_not_followed_by_an_older_slow_one(runner: ComparisonRunner, qtbot: QtBot) -> None:
    heard = Heard(runner)
    runner.request(1, long_pair())
    runner.request(2, Snapshot(("a",), "a", "rouge-score"))
    # one worker: when this is ready the first one has come back
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(3, long_pair("y"))
    assert heard.told == [("started", 1), ("ready", 2), ("started", 3), ("ready", 3)]


def test_what_loads_a_library_goes_to_the_worker_the_first_time(
    runner: ComparisonRunner, qtbot: QtBot
) -> None:
    heard = Heard(runner)
    snapshot = settle(Snapshot(("猫坐在垫子上",), "猫趴在垫子旁边"))
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(1, snapshot)
    runner.request(2, snapshot)
    assert heard.told == [("started", 1), ("ready", 1), ("ready", 2)]
    assert heard.results[1].comparison.scores.rouge("rouge1").fmeasure == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "profile", "in_place"),
    [
        ("word " * 3000, "rouge-score", True),
        ("word " * 4000, "rouge-score", False),
        ("слово " * 2500, "auto", True),
        ("word " * 1000, "auto tokenizer=characters", False),
        ("word " * 500, "auto tokenizer=characters", True),
        ("ねこ猫" * 900, "auto", True),
        ("ねこ猫" * 1100, "auto", False),
    ],
)
def test_what_stays_in_place_depends_on_the_number_of_tokens(
    runner: ComparisonRunner, text: str, profile: str, in_place: bool
) -> None:
    heard = Heard(runner)
    runner.request(1, Snapshot((text,), text, profile))
    assert heard.told[0][0] == ("ready" if in_place else "started")


def test_the_settled_profile_is_what_counts(runner: ComparisonRunner) -> None:
    heard = Heard(runner)
    settled = settle(Snapshot(("the cat",), "the cat")).settled
    runner.request(1, Snapshot(("the cat",), "the café", settled=settled))
    assert heard.results[0].comparison.profile == settled
    assert settled == Profile.parse("auto").resolve(["ascii"])


def test_an_unusable_profile_is_told_in_place(runner: ComparisonRunner) -> None:
    heard = Heard(runner)
    runner.request(1, Snapshot(("a",), "a", "rouge-score colour=red"))
    assert heard.told == [("failed", 1)]
    assert isinstance(heard.errors[0], ProfileError)
    assert heard.errors[0].values["option"] == "colour"
    assert not runner.is_busy


def test_a_dictionary_that_went_away_is_told_by_the_worker(
    runner: ComparisonRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("垫子 5\n", encoding="utf-8")
    profile = f"auto tokenizer=jieba-exact userdict={words}"
    Profile.parse(profile)
    words.unlink()
    heard = Heard(runner)
    with qtbot.waitSignal(runner.failed, timeout=WAIT_MS):
        runner.request(1, Snapshot(("猫坐在垫子上",), "猫", profile))
    assert heard.told == [("started", 1), ("failed", 1)]
    assert str(heard.errors[0]) == f"{words}: unreadable"
    runner.request(2, Snapshot(("a",), "a"))
    assert heard.told[-1] == ("ready", 2)


def test_a_fault_of_ours_is_raised_where_it_is_seen_and_does_not_block_the_next_request(
    runner: ComparisonRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("ours")

    heard = Heard(runner)
    with monkeypatch.context() as patched, qtbot.captureExceptions() as raised:
        patched.setattr(scoring, "compare", break_down)
        runner.request(1, long_pair())
        qtbot.waitUntil(lambda: bool(raised), timeout=WAIT_MS)
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
    assert heard.told == [("started", 1), ("failed", 1)]
    assert not runner.is_busy
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(2, long_pair())
    assert heard.told[-1] == ("ready", 2)


def test_a_fault_in_place_is_told_and_raised(
    runner: ComparisonRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("ours")

    heard = Heard(runner)
    with monkeypatch.context() as patched:
        patched.setattr(scoring, "compare", break_down)
        with pytest.raises(ZeroDivisionError, match="ours"):
            runner.request(1, Snapshot(("a",), "a"))
    assert heard.told == [("failed", 1)]
    assert not runner.is_busy
    runner.request(2, Snapshot(("a",), "a"))
    assert heard.told[-1] == ("ready", 2)


def test_closing_waits_for_the_worker_and_nothing_is_told_afterwards(qtbot: QtBot) -> None:
    runner = ComparisonRunner()
    heard = Heard(runner)
    threads = set(threading.enumerate())
    runner.request(1, long_pair("x"))
    runner.close()
    assert set(threading.enumerate()) == threads
    runner.request(2, long_pair("y"))
    runner.request(3, Snapshot(("a",), "a"))
    QCoreApplication.processEvents()
    assert heard.told == [("started", 1)]
    assert not runner.is_busy


def test_a_runner_goes_with_its_parent_even_while_it_works(qtbot: QtBot) -> None:
    threads = set(threading.enumerate())
    parent = QObject()
    runner = ComparisonRunner(parent)
    heard = Heard(runner)
    runner.request(1, long_pair("z"))
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(runner)
    assert heard.told == [("started", 1)]
    assert set(threading.enumerate()) == threads


def test_a_long_pair_that_was_compared_before_is_compared_in_place_where_n_grams_are_shown(
    runner: ComparisonRunner, qtbot: QtBot
) -> None:
    heard = Heard(runner)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(1, long_pair(""), ("rouge1",), ["unigram"])
    runner.request(2, long_pair(" x"), ("rouge1",), ["unigram"])
    assert heard.told[-1] == ("ready", 2)
    assert not heard.results[-1].quick
    runner.request(3, long_pair(" xy"), ("rougeL",), ["lcs"])
    assert heard.told[-1] == ("started", 3)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        pass
    runner.request(4, long_pair(" é"), ("rouge1",), ["unigram"])
    assert heard.told[-1] == ("started", 4)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        pass
    assert heard.told[-1] == ("ready", 4)


def test_other_metrics_come_later_with_their_names(runner: ComparisonRunner, qtbot: QtBot) -> None:
    runner.request(1, Snapshot(("a b",), "a"))
    comparison = compare("a b", "a")
    with qtbot.waitSignal(runner.more_ready, timeout=WAIT_MS) as found:
        runner.score_more(comparison, ("rouge2", "rougeL"))
    assert found.args == [comparison, ("rouge2", "rougeL")]


def test_a_dictionary_is_loaded_beside_the_window_also_where_the_first_texts_need_none(
    runner: ComparisonRunner, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("渡轮 10\n开航 10\n", encoding="utf-8")
    read = cutter._read_dictionary
    threads: list[int] = []

    def reading(path: str) -> tuple[dict[str, int], int]:
        threads.append(threading.get_ident())
        return read(path)

    monkeypatch.setattr(cutter, "_read_dictionary", reading)
    profile = f"auto tokenizer=jieba-exact dict={words}"
    heard = Heard(runner)
    with qtbot.waitSignal(runner.comparison_ready, timeout=WAIT_MS):
        runner.request(1, Snapshot(("a cat",), "the cat", profile))
    qtbot.waitUntil(lambda: bool(threads), timeout=WAIT_MS)
    assert threading.get_ident() not in threads

    def is_in_place() -> bool:
        runner.request(2, Snapshot(("a cat",), "渡轮开航", profile))
        return not runner.is_busy

    qtbot.waitUntil(is_in_place, timeout=WAIT_MS)
    assert heard.results[-1].comparison.candidate == "渡轮开航"
    assert len(threads) == 1
