"""Eight hours of use in minutes: edits, files and sessions opened, profiles changed; memory must stay flat.

Run: python tests/benchmarks/bench_memory.py          2,000 edits, 20 opens, 80 profile changes
     python tests/benchmarks/bench_memory.py --full   50,000 edits, 200 opens, 2,000 profile changes
Ends with status 1 where memory after warming up (a fifth of it, while the bounded caches of lines that were read
fill up) and at the end differ by more than 10 %.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

if "DISPLAY" not in os.environ:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.append(str(Path(__file__).parents[1]))

from soak import Soak, resident_bytes

from rouge_gui.app import create_window

MOST_GROWTH = 0.1


def main() -> int:
    full = "--full" in sys.argv
    # each round opens two files and a session
    rounds, edits, switches = (100, 500, 20) if full else (10, 200, 8)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        window = create_window(profile_dir=folder)
        window.resize(1280, 800)
        window.show()
        soak = Soak(window, Path(folder))
        sizes: list[int] = []
        for number in range(1, rounds + 1):
            soak.round(edits, switches)
            soak.clean()
            sizes.append(resident_bytes())
            if number % (rounds // 10) == 0:
                print(
                    f"  {number * edits:6} edits, {2 * number:3} opens, {number * switches:4} profile changes: "
                    f"{sizes[-1] / 1e6:6.1f} MB, {len(gc.get_objects()):,} objects, {time.monotonic() - start:.0f} s",
                    flush=True,
                )
        window.sessions.close()
        window.files.forget()
        window.close()
    fifth = rounds // 5
    # of several rounds each: what a single one holds differs
    warm = sum(sizes[fifth : 2 * fifth]) / fifth
    end = sum(sizes[-fifth:]) / fifth
    growth = end / warm - 1
    print(f"  after warming up {warm / 1e6:.1f} MB, at the end {end / 1e6:.1f} MB: {growth:+.1%}")
    return int(abs(growth) > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
