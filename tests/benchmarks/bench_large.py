"""How long the window is ever blocked by a large text: opening, a key in the middle, undo, redo, closing.

A timer on the window's thread beats every 10 ms; its largest gap is the longest time that nothing could answer. Beside
it stands how much of such a gap the thread itself worked: the rest is other threads, and other programs.

    python tests/benchmarks/bench_large.py [--megabytes 5 20] [--line 2]
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rouge_gui.app import create_window, spare_key_presses
from rouge_gui.session.opening import Wish
from rouge_gui.session.snapshot import Side

_WORDS = "the cat is on the mat and sees a dog that barks at "
_MOST_SECONDS = 120.0


class Heartbeat(QObject):
    """Remembers the largest gap between two beats."""

    def __init__(self) -> None:
        super().__init__()
        self._last = time.perf_counter()
        self._worked = time.thread_time()
        self.largest_s = self.own_s = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        self._timer.start(10)

    def beat(self) -> None:
        """Note the time since the last beat."""
        now, worked = time.perf_counter(), time.thread_time()
        self.largest_s = max(self.largest_s, now - self._last)
        self.own_s = max(self.own_s, worked - self._worked)
        self._last, self._worked = now, worked

    def start(self) -> None:
        """Forget what was."""
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self.largest_s = self.own_s = 0.0


def watched(heart: Heartbeat, what: str, do: Callable[[], object], is_done: Callable[[], bool]) -> None:
    """Do something, wait until all of it is done, and print the largest gap meanwhile."""
    heart.start()
    begun = time.perf_counter()
    do()
    quiet_since = time.perf_counter()
    while time.perf_counter() - begun < _MOST_SECONDS:
        QApplication.processEvents()
        if not is_done():
            quiet_since = time.perf_counter()
        elif time.perf_counter() - quiet_since > 0.5:
            break
        time.sleep(0.001)
    heart.beat()
    total = time.perf_counter() - begun - 0.5
    blocked, own = heart.largest_s * 1e3, heart.own_s * 1e3
    print(f"  {what:<22} blocked {blocked:6.0f} ms   by itself {own:6.0f} ms   all done {total:6.1f} s")


def measure(name: str, text: str, folder: Path) -> None:
    """Print what happens with one text on both sides."""
    print(f"{name}: {len(text):,} characters, {text.count(chr(10)):,} lines")
    paths = [folder / f"{side}.txt" for side in ("reference", "candidate")]
    half = len(text) // 2
    for path, written in zip(paths, (text, text[half:] + text[:half]), strict=True):
        path.write_text(written, encoding="utf-8")
    window = create_window(profile_dir=str(folder / "profile"))
    window.resize(1280, 800)
    window.show()
    window.finish_start()
    spare_key_presses()
    heart = Heartbeat()

    def is_done() -> bool:
        return (
            not any(pane.editor.is_filling for pane in window.board.panes)
            and not window.files.opener.is_busy
            and window.live.is_settled
            and not window.history_scores.is_stale
        )

    watched(heart, "start", lambda: None, is_done)
    wish = Wish(tuple(map(str, paths)), amount="large")
    watched(heart, "open both", lambda: window.files.open(wish), is_done)
    print(
        "   ",
        window.message_bar.text if window.message_bar.isVisible() else "",
        len(window.document.snapshot.candidate),
    )
    editor = window.board.candidate.editor

    def key() -> None:
        QTest.keyClick(editor, Qt.Key.Key_X)

    def middle() -> None:
        editor.place_caret(len(editor.shown_text) // 2)

    watched(heart, "key at the start", key, is_done)
    watched(heart, "key again", key, is_done)
    watched(heart, "caret to the middle", middle, is_done)
    watched(heart, "key in the middle", key, is_done)
    watched(heart, "undo", window.document.undo, is_done)
    watched(heart, "redo", window.document.redo, is_done)
    watched(heart, "swap", window.swap_sides, is_done)
    watched(heart, "profile", lambda: window.use_profile("rouge-score stemmer=porter"), is_done)
    watched(heart, "save", lambda: window.files.save_as(Side.CANDIDATE, 0, str(folder / "out.txt")), is_done)
    window.files.forget()
    window.sessions.close()

    def close() -> None:
        window.close()

    watched(heart, "close", close, lambda: True)
    print(f"  memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    window.deleteLater()


def texts(megabytes: list[float], line: float) -> list[tuple[str, str]]:
    """Return the texts to measure with their names."""
    found = []
    for size in megabytes:
        length = round(size * 1_000_000)
        row = _WORDS + "\n"
        found.append((f"{size:g} MB of lines", (row * (length // len(row) + 1))[:length]))
    if line:
        length = round(line * 1_000_000)
        found.append((f"a line of {line:g} MB", (_WORDS * (length // len(_WORDS) + 1))[:length]))
    return found


def main() -> None:
    """Measure the texts that the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=float, nargs="*", default=[5.0])
    parser.add_argument("--line", type=float, default=0.0)
    arguments = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    for name, text in texts(arguments.megabytes, arguments.line):
        with tempfile.TemporaryDirectory() as folder:
            measure(name, text, Path(folder))
    app.processEvents()


if __name__ == "__main__":
    main()
