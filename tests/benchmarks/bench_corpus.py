"""Time and memory of corpora as the window keeps them: loading, scoring, reading columns; whole processes.

Run: python tests/benchmarks/bench_corpus.py [PAIRS]
Scoring takes turns with rouge-score (a sample, scaled) and rouge-score-rs over the same pairs, so a busy machine slows
all alike. ``cpu`` is that of the job and its workers; the memory is that of the largest of these processes.
"""

from __future__ import annotations

import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import texts
from rouge_score import rouge_scorer
from rouge_score_rs import rouge_scorer as rust_scorer

from rouge_gui.corpus.inputs import Mapping, OutputColumn
from rouge_gui.corpus.store import CorpusStore

KEYS = ["rouge1", "rouge2", "rougeL", "rougeLsum"]
PAIRS = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
COMPARED = PAIRS // 10
SAMPLE = 400
ROUNDS = 3
MAPPING = Mapping(
    "jsonl", id="id", references=("reference",), candidates=(OutputColumn("base", "candidate"),)
)
# a process begins with the memory of the one that made it, so a small one does
MEASURED = """
import os, resource, sys, time
begun = time.perf_counter()
nothing = (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[nothing])
_, status, usage = os.wait4(pid, 0)
assert status == 0, sys.argv
print(time.perf_counter() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""


class Run(NamedTuple):
    """What a process took."""

    seconds: float
    cpu: float
    megabytes: float


def job(*arguments: str) -> Run:
    """Run a job of a corpus."""
    command = [sys.executable, "-P", "-m", "rouge_gui.corpus.jobs", "--keep-on", *arguments]
    done = subprocess.run(
        [sys.executable, "-S", "-c", MEASURED, *command], capture_output=True, text=True, check=True
    )
    return Run(*map(float, done.stdout.split()))


def load(store: Path, file: Path) -> Run:
    return job("load", str(store), "--mapping", MAPPING.to_json(), str(file))


def score(store: Path, profile: str = "auto") -> Run:
    return job("score", str(store), "--profile", profile, "--metrics", ",".join(KEYS))


def write(path: Path, pairs: list[tuple[str, str]]) -> Path:
    with path.open("w", encoding="utf-8") as target:
        for index, (reference, candidate) in enumerate(pairs):
            row = {"id": f"news-{index}", "reference": reference, "candidate": candidate}
            target.write(json.dumps(row) + "\n")
    return path


def timed_s(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def told(what: str, run: Run, count: int) -> None:
    print(
        f"  {what:40} {run.seconds:7.2f} s  {run.cpu:7.2f} s cpu  {run.megabytes:5.0f} MB"
        f"  {count / run.seconds:9,.0f} a second"
    )


def reads(store_path: Path) -> None:
    """Time what the window asks of a store."""
    begun = time.perf_counter()
    with CorpusStore.open(store_path) as store:
        print(f"  {'open':40} {(time.perf_counter() - begun) * 1e3:7.1f} ms")
        (run,) = store.runs()
        middle = store.item_count // 2
        asked: dict[str, Callable[[], object]] = {
            "a column": lambda: store.column(run, "base", "rougeL", "fmeasure"),
            "all names": store.names,
            "50 rows of the table": lambda: store.rows(range(middle, middle + 50)),
            "one item": lambda: store.item(middle),
            "all candidates": lambda: sum(1 for _ in store.texts("candidate", "base")),
            "a note": lambda: store.set_note(middle, "noted"),
        }
        for name, ask in asked.items():
            seconds = statistics.median(timed_s(ask) for _ in range(ROUNDS))
            print(f"  {name:40} {seconds * 1e3:7.1f} ms")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"  {'this process':40} {peak:7.0f} MB")


def compared(folder: Path, pairs: list[tuple[str, str]]) -> None:
    """Score the same pairs by turns with the packages."""
    google = rouge_scorer.RougeScorer(KEYS)
    rust = rust_scorer.RougeScorer(KEYS)
    references, candidates = map(list, zip(*pairs, strict=True))
    file = write(folder / "compared.jsonl", pairs)
    names = ("rouge-score, loop (scaled)", "rouge-score-rs, score_batch", "store, two processes")
    times: dict[str, list[float]] = {name: [] for name in names}
    for number in range(ROUNDS):
        store = folder / f"compared{number}.rougegui"
        load(store, file)
        loop = timed_s(lambda: [google.score(*pair) for pair in pairs[:SAMPLE]])
        times[names[0]].append(loop * len(pairs) / SAMPLE)
        times[names[1]].append(timed_s(lambda: rust.score_batch(references, candidates)))
        times[names[2]].append(score(store, "rouge-score").seconds)
    base = statistics.median(times[names[0]])
    print(f"{len(pairs):,} of the pairs, median of {ROUNDS} rounds")
    for name, values in times.items():
        median = statistics.median(values)
        print(f"  {name:40} {median:7.2f} s  {base / median:6.1f} x")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pairs = texts.pairs(PAIRS, 60, 60)
        half = PAIRS // 2
        print(f"{PAIRS:,} pairs of 60 and 60 tokens")
        whole = folder / "whole.rougegui"
        told("load", load(whole, write(folder / "whole.jsonl", pairs)), PAIRS)
        part = folder / "part.rougegui"
        load(part, write(folder / "part.jsonl", pairs[:half]))
        told(f"score {half:,}, {', '.join(KEYS)}", score(part), half)
        told("save a copy", job("save", str(part), str(folder / "copy.rougegui")), half)
        compared(folder, pairs[:COMPARED])
        print(f"{half:,} scored pairs, reads")
        del pairs
        reads(part)


if __name__ == "__main__":
    main()
