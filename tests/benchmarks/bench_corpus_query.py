"""Sorting and querying 200,000 items: milliseconds of what a user waits for.

Run: python tests/benchmarks/bench_corpus_query.py [items]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

from rouge_gui.corpus.column_reading import extra_kinds
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.query import parse, parse_expression
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import ScoreRows

METRICS = ("rouge1", "rouge2", "rougeL")
WORDS = [f"слово{number}" for number in range(500)] + [f"word{number}" for number in range(4_500)]


def items(count: int) -> Iterator[CorpusItem]:
    rng = random.Random(1)
    for number in range(count):
        source = " ".join(rng.choices(WORDS, k=350))
        texts = [" ".join(rng.choices(WORDS, k=50)) for _ in range(3)]
        yield CorpusItem(
            f"news-{number}", (texts[0],), {"A": texts[1], "B": texts[2]}, source,
            {"year": float(rng.randint(2000, 2020)), "topic": rng.choice(["art", "pets", "sport"])},
            number, rng.choice(["en", "ru"]),
        )  # fmt: skip


def add_scores(store: CorpusStore, count: int) -> None:
    rng = random.Random(2)
    run = store.run_for("auto", None, METRICS)
    for start in range(0, count, 10_000):
        positions = range(start, min(start + 10_000, count))
        for system in (0, 1):
            size = len(positions)
            rows = ScoreRows(
                (), [(position, system, 0, 0) for position in positions], {}, array("d"), [""] * size
            )
            rows.coverages.extend([1.0] * 2 * size)
            for metric in METRICS:
                # the last of the seven is the number of a reference
                numbers = [float(at % 7 == 6) or rng.random() for at in range(7 * size)]
                rows.values[metric] = array("d", numbers)
            store.add_scores(run, rows)


def say(what: str, work: Callable[[], object]) -> None:
    start = time.perf_counter()
    found = work()
    print(f"{1000 * (time.perf_counter() - start):8.1f} ms  {what}  {found}")


def ask(columns: Columns, text: str) -> None:
    for time_ in ("first", "again"):
        say(f"{time_}: {text}", lambda: int(parse(text, columns.vocabulary).mask(columns).sum()))


def sort(columns: Columns, text: str) -> None:
    def first_three() -> list[int]:
        found: list[int] = (
            parse_expression(text, columns.vocabulary).order(columns, descending=True)[:3].tolist()
        )
        return found

    for time_ in ("first", "again"):
        say(f"{time_}: sort by {text}", first_three)


def stopped(columns: Columns, text: str, after: int) -> None:
    """Stop a search of texts after some blocks; print the longest wait for one."""
    blocks = iter(range(after))
    longest, start = 0.0, time.perf_counter()
    for _ in parse(text, columns.vocabulary).matches(columns, lambda: next(blocks, None) is None):
        longest, start = max(longest, time.perf_counter() - start), time.perf_counter()
    print(f"{1000 * longest:8.1f} ms  the longest block of {after}: {text}")


def main(count: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        CorpusStore.create(Path(folder) / "bench.rougegui") as store,
    ):
        with store.transaction():
            store.add_items(items(count))
        add_scores(store, count)
        columns = Columns(store, store.runs()[0])
        say("extra columns", lambda: len(extra_kinds(store.connection, count)))
        say("vocabulary", lambda: len(list(columns.vocabulary.names())))
        sort(columns, "rougeL")
        sort(columns, "abs(rank(rouge1) - rank(rouge2))")
        sort(columns, "delta(rougeL, A, B)")
        ask(columns, "rougeL < .2 and rouge2 > q75 and lang = ru")
        ask(columns, "rougeL@A - rougeL@B > .3 or topic = art and year > 2010")
        ask(columns, "len.candidate / len.source > .2")
        ask(columns, 'rougeL < .05 and candidate ~ "слово7 "')
        ask(columns, 'candidate ~ "слово7 "')
        ask(columns, "source ~ /word1\\d+ слово/")
        stopped(columns, "source ~ слово", 100)
        say("refresh without news", columns.refresh)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
