"""Importing and making what is slow once, at first use, from any thread, without noise on standard error."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Late(Generic[T]):
    """A value made at the first call and then kept.

    Language libraries emit deprecation and syntax warnings when they are first compiled; these are theirs to mend
    and are not shown.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._made: list[T] = []

    def __call__(self) -> T:
        """Return the value, making it first if need be."""
        if not self._made:
            with self._lock:
                if not self._made:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        self._made.append(self._make())
        return self._made[0]
