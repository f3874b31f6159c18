"""Timers that fire once after their last start: how everything here waits for a pause or for the next frame."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(owner: QObject, interval_ms: int, slot: Callable[[], None]) -> QTimer:
    """Return a timer of ``owner`` that calls ``slot``, a bound method, ``interval_ms`` after its last start."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(interval_ms)
    timer.timeout.connect(slot)
    return timer
