"""Questions about marks and places of a text: what is lit, what comes next, what a selection earns. No widgets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from rouge_gui.compare import Mark, Status
from rouge_gui.text import Span

_end = itemgetter(1)


def lit_spans(marks: Sequence[Mark], place_cp: int) -> tuple[list[Span], list[Span]]:
    """Return the matched units at ``place_cp`` and what they were counted with on the other side."""
    own: list[Span] = []
    partners: list[Span] = []
    index = bisect_right(marks, place_cp, key=_end)
    while place_cp >= 0 and index < len(marks) and marks[index].start <= place_cp:
        mark = marks[index]
        if mark.status is not Status.UNMATCHED:
            own.append((mark.start, mark.end))
            partners += mark.partner
        index += 1
    return own, sorted(set(partners))


def next_mark(marks: Sequence[Mark], selected: Span, *, matched: bool, forwards: bool) -> Mark | None:
    """Return the next credited mark, or (not ``matched``) the next one that earned nothing, round the end.

    ``selected`` is where the reader is; None where there is no such mark.
    """
    wanted = [mark for mark in marks if (mark.status is Status.CREDITED) == matched]
    if not wanted:
        return None
    places = [(mark.start, mark.end) for mark in wanted]
    if selected in places:
        step = 1 if forwards else -1
        return wanted[(places.index(selected) + step) % len(wanted)]
    after = bisect_right(places, (selected[0], -1))
    return wanted[after % len(wanted)] if forwards else wanted[after - 1]


class Share(NamedTuple):
    """What a part of a text holds: counts of marks that lie in it as a whole, ``earned`` by the credited ones."""

    earned: float
    credited: int
    surplus: int
    unmatched: int


def share_of(marks: Sequence[Mark], selected: Span) -> Share:
    """Return what the selection holds."""
    start, end = selected
    inside = [mark for mark in marks if mark.start >= start and mark.end <= end]
    counts = [sum(mark.status is status for mark in inside) for status in Status]
    earned = sum(mark.weight for mark in inside if mark.status is Status.CREDITED)
    return Share(earned, *counts)
