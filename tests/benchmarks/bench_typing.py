"""Key press to both panes repainted, in a real window, against the 16.7 ms frame.

Run: python tests/benchmarks/bench_typing.py [--profile-keys] [--all-metrics]
With --all-metrics every metric has a row, texts have 500 tokens, every layer is shown in turn, and the time is told
until the slowest metric has followed.
Uses the display there is, else draws off screen.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import random
import re
import statistics
import sys
import tempfile
import time

if "DISPLAY" not in os.environ:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import texts
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rouge_gui.app import create_window, spare_key_presses
from rouge_gui.compare import metric_of_layer
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.metric_choice import NGRAMS, OTHERS, WHOLE

KEYS = 40
ALL_METRICS = "--all-metrics" in sys.argv
_BETWEEN_KEYS_S = 0.033
_CHINESE = "市长昨天在港口宣布新的渡轮将于春天开航居民们对此表示欢迎但也担心票价上涨专家认为影响有限"


def chinese(rng: random.Random, characters: int) -> str:
    lines = ["".join(rng.choice(_CHINESE) for _ in range(39)) + "。" for _ in range(characters // 40)]
    return "\n".join(lines)


def rest(window: MainWindow) -> None:
    """Let the window do what it does between keys that come as fast as a keyboard repeats them."""
    end = time.monotonic() + _BETWEEN_KEYS_S
    while time.monotonic() < end:
        QApplication.processEvents()


def is_compared(window: MainWindow) -> bool:
    comparison = window.live.comparison
    return comparison is not None and comparison.candidate == window.document.snapshot.candidate


def type_keys(window: MainWindow) -> list[tuple[float, float]]:
    """Type into the middle of the candidate; return milliseconds until each key and what it changes is on screen.

    The second number of each is what this thread worked of them, which other processes do not change.
    """
    editor = window.board.candidate.editor
    cursor = editor.textCursor()
    cursor.setPosition(len(editor.toPlainText()) // 2)
    editor.setTextCursor(cursor)
    editor.setFocus()
    times: list[tuple[float, float]] = []
    for number in range(KEYS):
        rest(window)
        key = " " if number % 6 == 5 else "abcdefgh"[number % 8]
        start, worked = time.perf_counter(), time.thread_time()
        QTest.keyClicks(editor, key)
        while not is_compared(window):
            QApplication.processEvents()
        # what the key changed is painted and on screen after this
        QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest)
        times.append(((time.perf_counter() - start) * 1e3, (time.thread_time() - worked) * 1e3))
    return times


def settle(window: MainWindow) -> None:
    while not window.live.is_settled:
        QApplication.processEvents()


def choose_all(window: MainWindow) -> None:
    """Give every metric a row."""
    choice = window.scoring_choices.choice
    for metric in (*NGRAMS, *OTHERS, *WHOLE):
        choice.choose(metric, True)
    choice.choose_pairs((True, True), "*")


def follow(window: MainWindow) -> float:
    """Return how many seconds after the last key the last metric is there."""
    start = time.perf_counter()
    while not window.live.is_complete:
        QApplication.processEvents()
    return time.perf_counter() - start


def measure(name: str, reference: str, candidate: str, layer: str, profiled: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        window = create_window(profile_dir=folder)
        spare_key_presses()
        window.resize(1280, 800)
        window.show()
        QTest.qWaitForWindowExposed(window)
        window.finish_start()
        window.document.new(Snapshot((reference,), candidate), "benchmark")
        window.score_table.metric_chosen.emit(metric_of_layer(layer))
        if ALL_METRICS:
            choose_all(window)
        settle(window)
        if ALL_METRICS:
            follow(window)
        profile = cProfile.Profile()
        if profiled:
            profile.enable()
        times = type_keys(window)
        profile.disable()
        settle(window)
        followed = follow(window) if ALL_METRICS else 0.0
        window_rows = window.live.rows
        window.document.mark_saved()
        window.close()
        window.deleteLater()
        QApplication.processEvents()
    waited, worked = (sorted(each) for each in zip(*times, strict=True))
    place = int(len(times) * 0.95)
    median, p95 = statistics.median(waited), waited[place]
    print(
        f"  {name:36} {layer:13} median {median:7.1f} ms   p95 {p95:7.1f} ms   {median / 16.7:5.2f} frames   "
        f"worked {statistics.median(worked):5.1f}, p95 {worked[place]:5.1f} ms"
    )
    if ALL_METRICS:
        print(f"    {len(window_rows)} metrics, the last one {followed:.1f} s after the last key")
    if profiled:
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)


def main() -> None:
    profiled = "--profile-keys" in sys.argv
    rng = random.Random(3)
    if ALL_METRICS:
        reference = texts.text(rng, 500)
        # a candidate that people would score: about every eighth word is another one
        words = re.split(r"( |\n)", reference)
        other = [rng.choice(words[::2]) if not place % 16 else word for place, word in enumerate(words)]
        for layer in (
            "unigram",
            "bigram",
            "ngram:3",
            "lcs",
            "lcs-sentence",
            "weighted",
            "skip",
            "skip:rougeS*",
        ):
            measure("500 tokens, every metric", reference, "".join(other), layer, profiled)
        return
    for tokens in (500, 2_000, 10_000):
        reference, candidate = texts.text(rng, tokens), texts.text(rng, tokens)
        for layer in ("unigram", "bigram", "lcs"):
            measure(f"{tokens} tokens, one sentence a line", reference, candidate, layer, profiled)
    for tokens in (2_000, 10_000):
        reference, candidate = texts.text(rng, tokens, separator=" "), texts.text(rng, tokens, separator=" ")
        measure(f"{tokens} tokens, one paragraph", reference, candidate, "unigram", profiled)
    measure("2,000 Chinese characters", chinese(rng, 2_000), chinese(rng, 2_000), "unigram", profiled)


if __name__ == "__main__":
    main()
