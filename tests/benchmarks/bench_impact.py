"""How long the Impact panel takes: the deletions of each metric, and all that the panel shows.

python tests/benchmarks/bench_impact.py [--tokens 500] [--repeats 5]
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import texts

from rouge_gui.compare import compare
from rouge_gui.compare.explain.impact import deletions
from rouge_gui.ui.explain.impact_value import impacts_of

_TOGETHER = ("rouge1", "rouge2", "rougeL")


def measured_ms(work: Callable[[], object], repeats: int) -> float:
    """Return the median time of ``work``."""
    taken = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - start))
    return statistics.median(taken)


def main() -> None:
    """Print the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=500)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    rng = random.Random(1)
    reference, candidate = (texts.text(rng, options.tokens) for _ in range(2))
    comparison = compare((reference,), candidate, "auto")

    def together() -> None:
        for key in _TOGETHER:
            deletions(comparison, key)

    together()
    print(f"{options.tokens} x {options.tokens} tokens, median of {options.repeats}")
    for key in (*_TOGETHER, "rougeLsum"):

        def one(key: str = key) -> None:
            deletions(comparison, key)

        print(f"  deletions, {key:10} {measured_ms(one, options.repeats):8.1f} ms")
    print(f"  deletions, R1 + R2 + L {measured_ms(together, options.repeats):8.1f} ms")
    whole = measured_ms(lambda: impacts_of(comparison, "rouge1", 0), max(1, options.repeats // 2))
    print(f"  the whole panel, R1    {whole:8.1f} ms")


if __name__ == "__main__":
    main()
