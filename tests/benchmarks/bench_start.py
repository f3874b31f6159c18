"""From starting Python to the painted window with its example.

Run: python tests/benchmarks/bench_start.py
Uses the display there is, else draws off screen. The first run only warms the disk cache.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 8
CHILD = """
import sys
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from rouge_gui.app import create_window

window = create_window(profile_dir=sys.argv[1])
late = ("pyqtgraph", "numpy", "nltk", "jieba", "pymorphy3", "sacrebleu")

class Watch(QObject):
    seen = Signal()

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.seen.emit()
        return False

    def painted(self):
        print(*[name for name in late if name in sys.modules], flush=True)
        QApplication.instance().exit()

watch = Watch()
# delivered once this round of painting is over, before timers load what is slow
watch.seen.connect(watch.painted, Qt.ConnectionType.QueuedConnection)
window.board.candidate.editor.viewport().installEventFilter(watch)
window.show()
QApplication.instance().exec()
"""


def main() -> None:
    environment = dict(os.environ)
    if "DISPLAY" not in environment:
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    times: list[float] = []
    loaded = b""
    for _ in range(RUNS + 1):
        with tempfile.TemporaryDirectory() as folder:
            start = time.perf_counter()
            with subprocess.Popen(
                [sys.executable, "-c", CHILD, folder], stdout=subprocess.PIPE, env=environment
            ) as child:
                assert child.stdout is not None
                loaded = child.stdout.readline()
                times.append(time.perf_counter() - start)
                child.stdout.read()
    median = statistics.median(times[1:])
    print(f"  first {times[0]:.2f} s, then median {median:.2f} s, worst {max(times[1:]):.2f} s of {RUNS}")
    print(f"  slow libraries loaded by then: {loaded.decode().strip() or 'none'}")


if __name__ == "__main__":
    main()
