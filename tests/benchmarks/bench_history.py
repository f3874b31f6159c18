"""The tree of states at ten thousand edits of 10 kB texts: time per state, memory, and the keeping of the graph.

Run: python tests/benchmarks/bench_history.py
"""

from __future__ import annotations

import os
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable

from texts import text

from rouge_gui.session.history import History
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

FRAME_MS = 16.7
MEMORY_MB = 60
STATES = 10_000
TOKENS = 1_700


def record(history: History, number: int) -> None:
    """Record one typed letter as a state of its own."""
    snapshot = history.snapshot(history.current)
    place = number * 7 % len(snapshot.candidate)
    edit = TextEdit(Side.CANDIDATE, 0, place, "", "x")
    history.record(snapshot.applied(edit), "type", number * 10.0, edit)


def timed_ms(work: Callable[[int], object], numbers: range) -> list[float]:
    taken: list[float] = []
    for number in numbers:
        start = time.perf_counter()
        work(number)
        taken.append((time.perf_counter() - start) * 1e3)
    return sorted(taken)


def report(name: str, taken: list[float]) -> None:
    print(f"  {name:<38} median {statistics.median(taken):8.3f} ms, worst {taken[-1]:8.3f} ms")


def measure_tree(first: Snapshot) -> History:
    history = History(first, 0.0)
    report("adding a state", timed_ms(lambda number: record(history, number), range(STATES)))
    rng = random.Random(1)
    far = timed_ms(lambda _: history.snapshot(rng.randrange(STATES)), range(200))
    report("rebuilding a state anywhere", far)
    report("undo", timed_ms(lambda _: history.undo(), range(200)))
    return history


def measure_memory(first: Snapshot) -> None:
    tracemalloc.start()
    history = History(first, 0.0)
    for number in range(STATES):
        record(history, number)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"  memory of {len(history):,} states {used / 1e6:30.1f} MB (at most {MEMORY_MB})")


def measure_graph(first: Snapshot) -> None:
    """Measure what one key press costs the graph's keeper, drawing included."""
    from PySide6.QtWidgets import QApplication

    from rouge_gui.app import spare_key_presses
    from rouge_gui.compare import compare
    from rouge_gui.session.document import Document
    from rouge_gui.session.history_scores import HistoryScores
    from rouge_gui.ui.history.keeper import HistoryKeeper
    from rouge_gui.ui.history.view import HistoryView
    from rouge_gui.ui.theme import load_theme

    app = QApplication([])
    view = HistoryView(load_theme(dark=False))
    view.resize(900, 200)
    view.make_plot()
    view.show()
    seconds = iter(range(0, 10 * STATES, 10))
    document = Document(Snapshot(("the cat",), "the cat"), clock=lambda: float(next(seconds)))
    scores = HistoryScores(HistoryKeeper.METRICS)
    keeper = HistoryKeeper(document, scores, view)
    # scores that jump fill the graph with ink, which is the most there can be to paint
    rng = random.Random(1)
    words = first.candidate.split()
    comparisons = [
        compare(first.references, " ".join(rng.choices(words, k=rng.randrange(5, 300))), "rouge-score")
        for _ in range(200)
    ]
    for comparison in comparisons:
        comparison.scores_of(HistoryKeeper.METRICS)

    spare_key_presses()

    def press(number: int) -> None:
        document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "x"), "pane")
        keeper.record(comparisons[number % len(comparisons)])

    def draw(number: int) -> None:
        press(number)
        if view.plot is not None:
            view.plot.draw_now()
        app.processEvents()

    def draw_after_undo(number: int) -> None:
        document.undo()
        draw(number)

    report("a point more on the graph", timed_ms(press, range(STATES - 200)))
    report(f"the same, painted (at most {FRAME_MS})", timed_ms(draw, range(100)))
    report("a point after undo, painted", timed_ms(draw_after_undo, range(50)))
    scores.close()


def main() -> None:
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    rng = random.Random(1)
    first = Snapshot((text(rng, TOKENS),), text(rng, TOKENS))
    print(f"{STATES:,} states of two texts of {len(first.candidate):,} characters")
    measure_tree(first)
    measure_memory(first)
    measure_graph(first)


if __name__ == "__main__":
    main()
