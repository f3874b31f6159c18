"""Time of score() and of marks against rouge-score, rouge-score-rs and rouge-metric, all in one run.

Run: python tests/benchmarks/bench_score.py
rouge-metric (PyRouge) is compared with for ROUGE-W and ROUGE-S where it is installed: pip install rouge-metric==1.0.1
Each figure is the best of several rounds in which the contestants take turns, so a busy machine slows all alike.
"""

from __future__ import annotations

import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import texts
from rouge_score import rouge_scorer
from rouge_score_rs import rouge_scorer as rust_scorer

from rouge_gui.compare import compare
from rouge_gui.metrics import Pair, score
from rouge_gui.metrics.profile import Profile
from rouge_gui.metrics.rouge import score_pair
from rouge_gui.text import pipeline_for

KEYS = ["rouge1", "rouge2", "rougeL", "rougeLsum"]
Pairs = list[tuple[str, str]]


def per_pair_us(work: Callable[[str, str], object], pairs: Pairs) -> float:
    # every pair is new to the caches of every contestant in each round
    pipeline_for.cache_clear()
    gc.collect()
    start = time.perf_counter()
    for reference, candidate in pairs:
        work(reference, candidate)
    return (time.perf_counter() - start) / len(pairs) * 1e6


def marked(profile: str, layer: str) -> Callable[[str, str], object]:
    def work(reference: str, candidate: str) -> object:
        comparison = compare(reference, candidate, profile)
        return comparison.scores, comparison.marks("reference", layer), comparison.marks("candidate", layer)

    return work


def compare_size(name: str, pairs: Pairs, *, stemmer: bool, rounds: int) -> None:
    profile = "rouge-score stemmer=porter" if stemmer else "rouge-score"
    google = rouge_scorer.RougeScorer(KEYS, use_stemmer=stemmer)
    rust = rust_scorer.RougeScorer(KEYS, use_stemmer=stemmer)
    contestants: dict[str, Callable[[str, str], object]] = {
        "rouge-score": google.score,
        "rouge-score-rs": rust.score,
        "score()": lambda reference, candidate: score(reference, candidate, profile),
        "+ unigram": marked(profile, "unigram"),
        "+ bigram": marked(profile, "bigram"),
        "+ lcs": marked(profile, "lcs"),
        "+ lcs-sentence": marked(profile, "lcs-sentence"),
    }
    times: dict[str, list[float]] = {key: [] for key in contestants}
    for _ in range(rounds):
        for key, work in contestants.items():
            times[key].append(per_pair_us(work, pairs))
    ours = statistics.median(times["score()"])
    print(f"\n{name}{' with Porter' if stemmer else ''}, {len(pairs)} pairs, median of {rounds} rounds")
    for key, values in times.items():
        median = statistics.median(values)
        ratio = median / ours
        print(f"  {key:16} {median:10.0f} us   {ratio:7.2f} x score()   {median / 16_700:7.3f} frames")


def long_counts() -> None:
    """R1, R2 and L of 10,000 tokens, texts already tokenised."""
    ((reference, candidate),) = texts.pairs(1, 10_000, 10_000)
    pipeline = pipeline_for(Profile.parse("rouge-score").tokenization)
    readings = pipeline.read(reference), pipeline.read(candidate)
    times: list[float] = []
    for _ in range(7):
        start = time.perf_counter()
        pair = Pair(*readings)
        for key in ("rouge1", "rouge2", "rougeL"):
            score_pair(pair, key, 1.0)
        times.append((time.perf_counter() - start) * 1e3)
    tracemalloc.start()
    pair = Pair(*readings)
    for key in ("rouge1", "rouge2", "rougeL"):
        score_pair(pair, key, 1.0)
    peak_counts = tracemalloc.get_traced_memory()[1]
    tracemalloc.reset_peak()
    start = time.perf_counter()
    _ = pair.alignment
    aligned_ms = (time.perf_counter() - start) * 1e3
    peak_alignment = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print("\n10,000 tokens, R1+R2+L without tokenising")
    print(f"  {statistics.median(times):.1f} ms, {peak_counts / 1e6:.1f} MB")
    print(f"  the L path for marks (traced, slower): {aligned_ms:.1f} ms, {peak_alignment / 1e6:.1f} MB")
    start = time.perf_counter()
    _ = pair.count_summary_matches()
    print(f"  Lsum, 500 x 500 sentences: {(time.perf_counter() - start) * 1e3:.1f} ms")


def weighted_and_skip(reference: str, candidate: str, name: str) -> None:
    """ROUGE-W and ROUGE-S of any distance, beside PyRouge where it is installed."""
    ours = {
        "W": lambda: score(reference, candidate, "pyrouge", ["rougeW"]),
        "S*": lambda: score(reference, candidate, "pyrouge gap=unlimited", ["rougeS*"]),
        "paper's W": lambda: score(reference, candidate, "auto", ["rougeW"]),
        "SU4": lambda: score(reference, candidate, "auto", ["rougeSU4"]),
    }
    theirs: dict[str, Any] = {}
    if find_spec("rouge_metric"):
        make = import_module("rouge_metric").PyRouge
        nothing = {"rouge_n": (), "rouge_l": False}
        theirs = {
            "W": make(**nothing, rouge_w=True, rouge_w_weight=1.2),
            "S*": make(**nothing, rouge_s=True, skip_gap=None),
        }
    print(f"\n{name}, best of 5 rounds")
    for key, work in ours.items():
        best = min(_timed_ms(work) for _ in range(5))
        line = f"  ROUGE-{key:10} {best:8.1f} ms"
        if key in theirs:
            other = _timed_ms(partial(theirs[key].evaluate, [candidate], [[reference]]))
            line += f"   PyRouge {other:8.1f} ms, {other / best:6.0f} x"
        print(line)


def _timed_ms(work: Callable[[], object]) -> float:
    pipeline_for.cache_clear()
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


if __name__ == "__main__":
    for stemmed in (False, True):
        compare_size("news, 60/70 tokens", texts.pairs(200, 60, 70), stemmer=stemmed, rounds=5)
    compare_size("400 tokens", texts.pairs(12, 400, 400), stemmer=False, rounds=3)
    compare_size("2,000 tokens", texts.pairs(2, 2000, 2000), stemmer=False, rounds=3)
    long_counts()
    ((long_reference, long_candidate),) = texts.pairs(1, 2000, 2000)
    weighted_and_skip(long_reference, long_candidate, "2,000 tokens, one sentence a line")
    one_line = long_reference.replace("\n", " "), long_candidate.replace("\n", " ")
    weighted_and_skip(*one_line, "2,000 tokens, one line")
