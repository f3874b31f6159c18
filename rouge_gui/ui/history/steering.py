"""Where the arrow keys lead in the history graph. Plain values: points in, a state out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from rouge_gui.ui.history.points import Points


class Steering:
    """Moves through ``points``: left and right along the line or a branch, up and down among states of one step.

    ``height`` gives where a state is drawn.
    """

    def __init__(self, points: Points, height: Callable[[int], float]) -> None:
        self._points, self._height = points, height

    def follow(self, key: Qt.Key, state: int) -> int | None:
        """Return where ``key`` leads from ``state``, None for a key that is no way."""
        ways = {
            Qt.Key.Key_Left: self._before,
            Qt.Key.Key_Right: self._after,
            Qt.Key.Key_Up: self._above,
            Qt.Key.Key_Down: self._below,
            Qt.Key.Key_Home: self._first,
            Qt.Key.Key_End: self._last,
        }
        way = ways.get(key)
        return None if way is None else way(state)

    def _before(self, state: int) -> int:
        parent = self._points.by_state[state].parent
        return state if parent is None else parent

    def _after(self, state: int) -> int:
        following = self._points.children(state)
        on_line = [child for child in following if self._points.on_line[child]]
        return (on_line or following or [state])[-1]

    def _above(self, state: int) -> int:
        return self._beside(state, 1)

    def _below(self, state: int) -> int:
        return self._beside(state, -1)

    def _beside(self, state: int, way: int) -> int:
        step = self._points.by_state[state].step
        same = [other for other, its in enumerate(self._points.steps) if its == step]
        same.sort(key=lambda other: (self._height(other), other))
        place = same.index(state) + way
        return same[place] if 0 <= place < len(same) else state

    def _first(self, _state: int) -> int:
        return 0

    def _last(self, _state: int) -> int:
        end = self._points.line_end
        return 0 if end is None else end
