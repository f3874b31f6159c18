"""Scrolls one pane along with the other, so that what is aligned stands side by side."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from rouge_gui.compare import Mark, Status
from rouge_gui.text import Span
from rouge_gui.ui.compare.editor import TextEditor

Anchors = Sequence[Span]


def anchors_of(marks: Sequence[Mark], own_length: int, other_length: int) -> list[Span]:
    """Return pairs of code points that stand side by side, ends included; ``marks`` are those of the LCS."""
    aligned = [(mark.start, mark.partner[0][0]) for mark in marks if mark.status is Status.CREDITED]
    return [(0, 0), *aligned, (own_length, other_length)]


def opposite(anchors: Anchors, place_cp: int) -> int:
    """Return the place of the other text beside ``place_cp``, interpolated between anchors."""
    after = min(max(1, bisect_right(anchors, place_cp, key=lambda pair: pair[0])), len(anchors) - 1)
    (own_start, other_start), (own_end, other_end) = anchors[after - 1], anchors[after]
    if own_end <= own_start:
        return other_start
    share = (place_cp - own_start) / (own_end - own_start)
    return round(other_start + min(1.0, share) * (other_end - other_start))


class SyncScroll(QObject):
    """Keeps two editors side by side while ``is_on``. ``anchors`` returns the pairs from the first to the second."""

    def __init__(self, first: TextEditor, second: TextEditor, anchors: Callable[[], Anchors]) -> None:
        super().__init__(first)
        self._first, self._second, self._anchors = first, second, anchors
        self.is_on = True
        self._moving = False
        first.scrolled.connect(self._on_first_scrolled)
        second.scrolled.connect(self._on_second_scrolled)

    def _on_first_scrolled(self) -> None:
        self._follow(self._first, self._second, backwards=False)

    def _on_second_scrolled(self) -> None:
        self._follow(self._second, self._first, backwards=True)

    def hold(self, *, moving: bool) -> None:
        """Let both be moved for themselves for a while."""
        self._moving = moving

    def _follow(self, leader: TextEditor, follower: TextEditor, *, backwards: bool) -> None:
        if not self.is_on or self._moving:
            return
        self._moving = True
        bar, other = leader.verticalScrollBar(), follower.verticalScrollBar()
        if bar.value() == bar.minimum():
            other.setValue(other.minimum())
        elif bar.value() == bar.maximum():
            other.setValue(other.maximum())
        else:
            anchors = self._anchors()
            if backwards:
                anchors = [(second, first) for first, second in anchors]
            middle = leader.viewport().height() / 2
            place = opposite(anchors, leader.place_at(middle))
            follower.scroll_by(follower.y_of(place) - middle)
        self._moving = False
