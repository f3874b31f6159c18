"""The marks of n-grams of long texts: sorted and ranked in bulk, as ``seen`` shows them. Imports numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.seen import CREDITED, SURPLUS, UNMATCHED, Both, SeenMarks
from rouge_gui.text import Span

Codes: TypeAlias = npt.NDArray[np.int64]


class _ArrayMarks(SeenMarks):
    """The marks of ``_NgramMarks`` for many tokens: sorted and ranked in bulk."""

    def __init__(
        self, own: _Sorted, other: _Sorted, spans: tuple[Sequence[Span], Sequence[Span]], n: int
    ) -> None:
        allowed = other.counts[own.codes]
        statuses = np.where(own.ranks < allowed, CREDITED, np.where(allowed > 0, SURPLUS, UNMATCHED))
        super().__init__(statuses.astype(np.uint8).tobytes())
        self._own, self._other = own, other
        self._spans, self._n = spans, n

    def span(self, place: int) -> Span:
        return self._spans[0][place][0], self._spans[0][place + self._n - 1][1]

    def drawn_from(self) -> tuple[object, object]:
        return self._spans[0], None

    def starts(self) -> list[int]:
        return [start for start, _ in self._spans[0][: len(self)]]

    def partner_place(self, place: int) -> int:
        return self._other.places(int(self._own.codes[place]))[int(self._own.ranks[place])]

    def partner_spans(self, place: int) -> tuple[Span, ...]:
        places = self._other.places(int(self._own.codes[place]))
        if self._statuses[place] == CREDITED:
            places = [places[int(self._own.ranks[place])]]
        spans, last = self._spans[1], self._n - 1
        return tuple((spans[first][0], spans[first + last][1]) for first in places)


class _Sorted:
    """Codes of n-grams with how often each occurs and which occurrence each one is, from 0."""

    def __init__(self, codes: Codes, kinds: int) -> None:
        self.codes = codes
        self.counts = np.bincount(codes, minlength=kinds)
        self._order = np.argsort(codes, kind="stable")
        self._starts = np.cumsum(self.counts) - self.counts
        self.ranks = np.empty_like(codes)
        self.ranks[self._order] = np.arange(len(codes)) - self._starts[codes[self._order]]

    def places(self, code: int) -> list[int]:
        """Return where ``code`` stands, ascending."""
        start = self._starts[code]
        return [int(place) for place in self._order[start : start + self.counts[code]]]


def array_seen(texts: tuple[str, str], spans: tuple[Sequence[Span], Sequence[Span]], n: int) -> Both:
    """Return the marks of both sides: ``texts`` hold a character for each form, ``spans`` where the tokens lie."""
    codes = [
        np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32).astype(np.int64) for text in texts
    ]
    longer, kinds = codes, 0
    for length in range(2, n + 1):
        # a pair of the code of what is shorter by one and of the form that follows
        forms = int(max(each.max() for each in codes)) + 1
        longer = [
            shorter[:-1] * forms + each[length - 1 :] for shorter, each in zip(longer, codes, strict=True)
        ]
        distinct, joined = np.unique(np.concatenate(longer), return_inverse=True)
        longer, kinds = [joined[: len(longer[0])], joined[len(longer[0]) :]], len(distinct)
    reference, candidate = _Sorted(longer[0], kinds), _Sorted(longer[1], kinds)
    return (
        _ArrayMarks(reference, candidate, spans, n),
        _ArrayMarks(candidate, reference, spans[::-1], n),
    )
