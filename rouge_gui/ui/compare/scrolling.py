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
    """Keeps editors beside ``hub`` while ``is_on``: what is scrolled leads, the others follow along the alignment."""

    def __init__(self, hub: TextEditor) -> None:
        super().__init__(hub)
        self._hub = hub
        self._beside: dict[TextEditor, Callable[[], Anchors]] = {}
        self.is_on = True
        self._moving = False
        hub.scrolled.connect(self._on_hub_scrolled)

    def add(self, editor: TextEditor, anchors: Callable[[], Anchors]) -> None:
        """Keep ``editor`` beside the hub; ``anchors`` returns the pairs from the hub to it."""
        self._beside[editor] = anchors
        editor.scrolled.connect(self._on_beside_scrolled)

    def hold(self, *, moving: bool) -> None:
        """Let all be moved for themselves for a while."""
        self._moving = moving

    def _on_hub_scrolled(self) -> None:
        if self.is_on and not self._moving:
            self._moving = True
            self._follow_hub(None)
            self._moving = False

    def _on_beside_scrolled(self) -> None:
        leader = next((editor for editor in self._beside if editor is self.sender()), None)
        if leader is not None and self.is_on and not self._moving:
            self._moving = True
            _follow(leader, self._hub, [(other, own) for own, other in self._beside[leader]()])
            self._follow_hub(leader)
            self._moving = False

    def _follow_hub(self, leader: TextEditor | None) -> None:
        for editor, anchors in self._beside.items():
            if editor is not leader and editor.isVisible():
                _follow(self._hub, editor, anchors())


def _follow(leader: TextEditor, follower: TextEditor, anchors: Anchors) -> None:
    bar, other = leader.verticalScrollBar(), follower.verticalScrollBar()
    if bar.value() == bar.minimum():
        other.setValue(other.minimum())
    elif bar.value() == bar.maximum():
        other.setValue(other.maximum())
    else:
        middle = leader.viewport().height() / 2
        place = opposite(anchors, leader.place_at(middle))
        follower.scroll_by(follower.y_of(place) - middle)
