"""Time of ``rouge-gui score`` on 20,000 news-size pairs, whole process, against rouge-score and rouge-score-rs.

Run: python tests/benchmarks/bench_cli.py
The contestants take turns, so a busy machine slows all alike. rouge-score is timed on a sample and scaled to the whole
corpus; its start-up and reading of the file are not counted against it.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import texts
from rouge_score import rouge_scorer
from rouge_score_rs import rouge_scorer as rust_scorer

KEYS = ["rouge1", "rouge2", "rougeL", "rougeLsum"]
PAIRS = 20_000
SAMPLE = 600
ROUNDS = 3
TARGET = 12.0


def write_corpus(path: Path) -> list[tuple[str, str]]:
    pairs = texts.pairs(PAIRS, 60, 70)
    with path.open("w", encoding="utf-8") as target:
        for index, (reference, candidate) in enumerate(pairs):
            row = {"id": f"news-{index}", "reference": reference, "candidate": candidate}
            target.write(json.dumps(row) + "\n")
    return pairs


def timed_s(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def google_s(pairs: list[tuple[str, str]]) -> float:
    scorer = rouge_scorer.RougeScorer(KEYS)
    sample = pairs[:SAMPLE]
    seconds = timed_s(lambda: [scorer.score(reference, candidate) for reference, candidate in sample])
    return seconds * PAIRS / SAMPLE


def rust_s(pairs: list[tuple[str, str]]) -> float:
    scorer = rust_scorer.RougeScorer(KEYS)
    references, candidates = map(list, zip(*pairs, strict=True))
    return timed_s(lambda: scorer.score_batch(references, candidates))


def command_s(corpus: Path, *extra: str) -> float:
    command = [sys.executable, "-m", "rouge_gui", "score", str(corpus), "--profile", "rouge-score"]
    output = corpus.with_suffix(".scores.jsonl")
    seconds = timed_s(lambda: subprocess.run([*command, "--output", str(output), *extra], check=True))
    with output.open(encoding="utf-8") as lines:
        written = sum(1 for _ in lines)
    if written != PAIRS:
        raise SystemExit(f"{written} lines instead of {PAIRS}")
    return seconds


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "news.jsonl"
        pairs = write_corpus(corpus)
        summary = str(Path(folder) / "summary.json")
        contestants: dict[str, Callable[[], float]] = {
            f"rouge-score, loop ({SAMPLE} pairs, scaled)": lambda: google_s(pairs),
            "rouge-score-rs, score_batch": lambda: rust_s(pairs),
            "rouge-gui score --workers 1": lambda: command_s(corpus, "--workers", "1"),
            "rouge-gui score --workers 2": lambda: command_s(corpus, "--workers", "2"),
            "… with --summary": lambda: command_s(corpus, "--workers", "2", "--summary", summary),
        }
        times: dict[str, list[float]] = {name: [] for name in contestants}
        for _ in range(ROUNDS):
            for name, contestant in contestants.items():
                times[name].append(contestant())
    base = statistics.median(next(iter(times.values())))
    print(f"{PAIRS:,} pairs of 60 and 70 tokens, {', '.join(KEYS)}; median of {ROUNDS} rounds")
    for name, values in times.items():
        median = statistics.median(values)
        print(f"  {name:42} {median:7.2f} s  {median / PAIRS * 1e6:7.0f} us a pair  {base / median:6.1f} x")
    print(f"  asked for with two workers: {TARGET:.0f} x")


if __name__ == "__main__":
    main()
