"""How long the event loop of a window is held up, and by what: a beat that should come every few milliseconds."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

_BEAT_MS = 5
_LOOKED_EVERY_S = 0.01
_LONG_S = 0.05
_FRAMES = 40
_SHOWN = 9


def _stack(frame: FrameType | None) -> str:
    lines = [line for line in traceback.extract_stack(frame, _FRAMES) if "rouge_gui" in line.filename]
    short = [f"{line.filename.rpartition('rouge_gui/')[2]}:{line.lineno} {line.name}" for line in lines]
    return "\n".join(f"      {line}" for line in short[-_SHOWN:])


class Gap(NamedTuple):
    """Between two beats: milliseconds that passed, and that the thread of the window worked."""

    passed_ms: float
    worked_ms: float


class Beat:
    """Beats while the loop runs. ``stacks``: looks from another thread at what holds it up."""

    def __init__(self, *, stacks: bool = False) -> None:
        self.gaps: list[Gap] = []
        self._at, self._worked = time.perf_counter(), time.thread_time()
        self._timer = QTimer()
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start()
        self._main = threading.get_ident()
        self._found: Counter[str] = Counter()
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        if stacks:
            self._thread.start()

    def _on_beat(self) -> None:
        at, worked = time.perf_counter(), time.thread_time()
        self.gaps.append(Gap((at - self._at) * 1e3, (worked - self._worked) * 1e3))
        self._at, self._worked = at, worked

    def _look(self) -> None:
        while not self._ends.wait(_LOOKED_EVERY_S):
            if time.perf_counter() - self._at > _LONG_S:
                frame = sys._current_frames().get(self._main)
                self._found[_stack(frame)] += 1

    def restart(self) -> None:
        """Forget what was; what the measuring itself did is no hold-up."""
        self.gaps.clear()
        self._at, self._worked = time.perf_counter(), time.thread_time()

    def told(self, what: str) -> None:
        """Print the longest hold-ups since the start, and what they were in."""
        longest = sorted(self.gaps, reverse=True)[:3]
        worked = sorted((gap.worked_ms for gap in self.gaps), reverse=True)[:3]
        many = sum(gap.worked_ms > _LONG_S * 1e3 for gap in self.gaps)
        passed = ", ".join(f"{gap.passed_ms:.0f}" for gap in longest)
        stretches = ", ".join(f"{each:.0f}" for each in worked)
        print(
            f"  {what:44} held up {passed} ms; worked at a stretch {stretches} ms, {many} over 50",
            flush=True,
        )
        for stack, count in self._found.most_common(6):
            print(f"    seen {count} times in\n{stack}", flush=True)
        self._found.clear()
        self.restart()

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()
        self._ends.set()


def wait_until(holds: Callable[[], bool], most_s: float = 600.0) -> float:
    """Let the loop run, sleeping between events, until something holds; return the seconds. Raises TimeoutError."""
    begun = time.perf_counter()
    while not holds():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.perf_counter() - begun > most_s:
            raise TimeoutError
    return time.perf_counter() - begun
