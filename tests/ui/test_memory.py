"""Memory does not grow with the work done; ``tests/benchmarks/bench_memory.py --full`` does a day of it."""

import gc
from pathlib import Path

from soak import Soak

from rouge_gui.ui.main_window import MainWindow

ROUNDS, EDITS, SWITCHES = 2, 6, 1


def test_what_is_opened_edited_and_scored_goes_again(window: MainWindow, tmp_path: Path) -> None:
    soak = Soak(window, tmp_path)

    def count() -> int:
        soak.clean()
        return len(gc.get_objects())

    for _ in range(ROUNDS):
        soak.round(EDITS, SWITCHES)
    before = count()
    for _ in range(ROUNDS):
        soak.round(EDITS, SWITCHES)
    after = count()
    window.sessions.close()
    assert abs(after - before) < 0.05 * before
