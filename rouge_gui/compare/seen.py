"""Marks that are made when they are looked at: those of ``marks.py``, for texts of which a part is on screen.

A key press changes thousands of marks. Their statuses are found at once, in bulk; spans, partners and ``Mark`` objects
only for those that are asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, overload

from rouge_gui.compare.marks import Mark, Marks, Status, summary_pairing
from rouge_gui.compare.weighted import RunMark
from rouge_gui.metrics import Pair
from rouge_gui.text import Span

# from so many tokens on arrays are faster than strings
_MANY_TOKENS = 400
# a byte for each status
STATUSES = (Status.UNMATCHED, Status.CREDITED, Status.SURPLUS)
UNMATCHED, CREDITED, SURPLUS = range(3)
_IS_CREDITED = bytes(int(status == CREDITED) for status in range(256))


class SeenMarks(Sequence[Mark], ABC):
    """The marks of one side in text order; ``statuses`` holds a byte per mark. Places are code points."""

    def __init__(self, statuses: bytes) -> None:
        self._statuses = statuses

    @abstractmethod
    def span(self, place: int) -> Span:
        """Return where a mark lies."""

    @abstractmethod
    def partner_spans(self, place: int) -> tuple[Span, ...]:
        """Return the partners of a matched mark."""

    @abstractmethod
    def partner_place(self, place: int) -> int:
        """Return which mark of the other side a credited one was counted with."""

    @abstractmethod
    def drawn_from(self) -> tuple[object, object]:
        """Return the spans, one object as long as the text is, and what else the look of these marks depends on."""

    def looks_like(self, other: SeenMarks) -> bool:
        """Tell at once that these marks of the same text are drawn as ``other``; False may mean that nobody knows."""
        (spans, more), (spans_before, more_before) = self.drawn_from(), other.drawn_from()
        return spans is spans_before and self._statuses == other._statuses and more == more_before

    def starts(self) -> list[int]:
        """Return where all marks begin, in code points."""
        return [self.span(place)[0] for place in range(len(self))]

    def status(self, place: int) -> Status:
        """Return whether a mark earned anything."""
        return STATUSES[self._statuses[place]]

    def count_of(self, status: Status) -> int:
        """Return how many marks have ``status``."""
        return self._statuses.count(STATUSES.index(status))

    def first_after(self, place_cp: int) -> int:
        """Return the first mark that ends beyond ``place_cp``."""
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            if self.span(middle)[1] > place_cp:
                high = middle
            else:
                low = middle + 1
        return low

    @property
    def earned(self) -> float:
        """What the credited marks weigh together: the matches of the score."""
        return self._statuses.count(CREDITED)

    @property
    def heaviest(self) -> float:
        """The weight of the credited mark that earns most; 0 where none is credited."""
        return int(CREDITED in self._statuses)

    def weight(self, place: int) -> float:
        """Return what a mark adds to the matches."""
        return int(self._statuses[place] == CREDITED)

    def run_length(self, place: int) -> int:
        """Return how many tokens earn together with those of a credited mark; 1 where each counts for itself."""
        return int(self._statuses[place] == CREDITED)

    def matched_flags(self) -> bytes:
        """Return a byte for each mark: 0 where it is unmatched."""
        return self._statuses

    def credited_flags(self) -> bytes:
        """Return a byte for each mark: 1 where it is credited, else 0."""
        return self._statuses.translate(_IS_CREDITED)

    def __len__(self) -> int:
        return len(self._statuses)

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Mark, ...]: ...
    def __getitem__(self, place: int | slice) -> Mark | tuple[Mark, ...]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        status = self.status(place)
        partners = () if status is Status.UNMATCHED else self.partner_spans(place)
        return Mark(*self.span(place), status, partners)

    def __iter__(self) -> Iterator[Mark]:
        return (self[place] for place in range(len(self)))


Both: TypeAlias = tuple[SeenMarks, SeenMarks]


class _Grams:
    """The n-grams of one side: a character for each form, so that counting and finding run at C speed."""

    def __init__(self, text: str, spans: Sequence[Span], n: int) -> None:
        self.text = text
        self.spans = spans
        self._n = n
        self.counts = Counter(text)
        self._places: dict[str, list[int]] = {}

    def span(self, place: int) -> Span:
        return self.spans[place][0], self.spans[place + self._n - 1][1]

    def places(self, form: str) -> list[int]:
        """Return where ``form`` stands, ascending."""
        found = self._places.get(form)
        if found is None:
            found = []
            place = self.text.find(form)
            while place >= 0:
                found.append(place)
                place = self.text.find(form, place + 1)
            self._places[form] = found
        return found


class _NgramMarks(SeenMarks):
    """One mark per n-gram occurrence; the leftmost are credited, the k-th with the k-th."""

    def __init__(self, own: _Grams, other: _Grams) -> None:
        super().__init__(_clipped_statuses(own, other.counts))
        self._own, self._other = own, other

    def span(self, place: int) -> Span:
        return self._own.span(place)

    def starts(self) -> list[int]:
        return [start for start, _ in self._own.spans[: len(self)]]

    def drawn_from(self) -> tuple[object, object]:
        return self._own.spans, None

    def partner_place(self, place: int) -> int:
        form = self._own.text[place]
        return self._other.places(form)[self._own.text.count(form, 0, place)]

    def partner_spans(self, place: int) -> tuple[Span, ...]:
        if self._statuses[place] == CREDITED:
            return (self._other.span(self.partner_place(place)),)
        return tuple(map(self._other.span, self._other.places(self._own.text[place])))


def _clipped_statuses(own: _Grams, others: Mapping[str, int]) -> bytes:
    table: dict[int, int] = {}
    clipped: list[tuple[str, int, int]] = []
    for form, count in own.counts.items():
        allowed = others.get(form, 0)
        table[ord(form)] = CREDITED if allowed else UNMATCHED
        if 0 < allowed < count:
            clipped.append((form, count, allowed))
    statuses = bytearray(own.text.translate(table), "latin-1")
    for form, count, allowed in clipped:
        place = len(own.text)
        for _ in range(count - allowed):
            place = own.text.rfind(form, 0, place)
            statuses[place] = SURPLUS
    return bytes(statuses)


def ngram_seen(pair: Pair, n: int) -> Both:
    """Return the marks of the n-grams of both sides: those of ``marks.ngram_marks``."""
    texts = pair.reference_text, pair.candidate_text
    spans = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    if n > 1 and min(map(len, texts)) >= _MANY_TOKENS:
        # numpy is not needed before texts are long
        from rouge_gui.compare.seen_arrays import array_seen

        return array_seen(texts, spans, n)
    if n > 1:
        codes: dict[str, str] = {}
        texts = _interned(texts[0], n, codes), _interned(texts[1], n, codes)
    reference, candidate = _Grams(texts[0], spans[0], n), _Grams(texts[1], spans[1], n)
    return _NgramMarks(reference, candidate), _NgramMarks(candidate, reference)


def _interned(text: str, n: int, codes: dict[str, str]) -> str:
    """Return a character for each n-gram of ``text``; ``codes`` keeps which stands for which."""
    grams = [text[place : place + n] for place in range(len(text) - n + 1)]
    for gram in dict.fromkeys(grams):
        if gram not in codes:
            codes[gram] = chr(len(codes))
    return "".join(map(codes.__getitem__, grams))


class _PairedMarks(SeenMarks):
    """One mark per token, of which some are paired."""

    def __init__(
        self,
        own: Sequence[Span],
        other: Sequence[Span],
        partner_of: Mapping[int, int],
        surplus: Mapping[int, tuple[int, ...]],
    ) -> None:
        statuses = bytearray(len(own))
        for place in partner_of:
            statuses[place] = CREDITED
        for place in surplus:
            statuses[place] = SURPLUS
        super().__init__(bytes(statuses))
        self._own, self._other = own, other
        self._partner_of, self._surplus = partner_of, surplus

    def span(self, place: int) -> Span:
        return self._own[place]

    def starts(self) -> list[int]:
        return [start for start, _ in self._own]

    def drawn_from(self) -> tuple[object, object]:
        # tokens in step on both sides share a box
        return self._own, self._partner_of

    def partner_place(self, place: int) -> int:
        return self._partner_of[place]

    def partner_spans(self, place: int) -> tuple[Span, ...]:
        if self._statuses[place] == CREDITED:
            return (self._other[self._partner_of[place]],)
        return tuple(self._other[partner] for partner in self._surplus[place])


def lcs_seen(pair: Pair) -> Both:
    """Return the marks of the text-level LCS: those of ``marks.lcs_marks``."""
    reference, candidate = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    forwards = dict(pair.alignment)
    backwards = {candidate: reference for reference, candidate in pair.alignment}
    return _PairedMarks(reference, candidate, forwards, {}), _PairedMarks(candidate, reference, backwards, {})


def summary_seen(pair: Pair) -> Both:
    """Return the marks of the summary-level LCS: those of ``marks.summary_marks``."""
    reference, candidate = pair.reference.summary.mark_spans, pair.candidate.summary.mark_spans
    found = summary_pairing(pair)
    return (
        _PairedMarks(reference, candidate, found.partners, found.reference_surplus),
        _PairedMarks(candidate, reference, found.inverse, found.candidate_surplus),
    )


class _MadeMarks(SeenMarks):
    """Marks that were made in one go, with their weights."""

    def __init__(self, own: Marks, other: Marks) -> None:
        super().__init__(bytes(STATUSES.index(mark.status) for mark in own))
        self._own = own
        self._starts = [mark.start for mark in other]

    def span(self, place: int) -> Span:
        return self._own[place][:2]

    def partner_place(self, place: int) -> int:
        return max(bisect_right(self._starts, self._own[place].partner[0][0]) - 1, 0)

    def partner_spans(self, place: int) -> tuple[Span, ...]:
        return self._own[place].partner

    @property
    def earned(self) -> float:
        return sum([mark.weight for mark in self._own if mark.status is Status.CREDITED])

    @property
    def heaviest(self) -> float:
        return max([mark.weight for mark in self._own if mark.status is Status.CREDITED], default=0)

    def weight(self, place: int) -> float:
        mark = self._own[place]
        return mark.weight if mark.status is Status.CREDITED else 0

    def drawn_from(self) -> tuple[object, object]:
        return self._own, None

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Mark, ...]: ...
    def __getitem__(self, place: int | slice) -> Mark | tuple[Mark, ...]:
        return self._own[place]


def made_seen(reference: Marks, candidate: Marks) -> Both:
    """Return marks that are there already, to be looked at like the others."""
    return _MadeMarks(reference, candidate), _MadeMarks(candidate, reference)


class _RunMarks(_MadeMarks):
    """One mark for each stretch of a run of a weighted common subsequence, and for each token off it."""

    def __init__(self, own: Marks, other: Marks, lengths: Sequence[int]) -> None:
        super().__init__(own, other)
        self._lengths = lengths

    def run_length(self, place: int) -> int:
        return self._lengths[place]


def runs_seen(reference: Sequence[RunMark], candidate: Sequence[RunMark]) -> Both:
    """Return marks of runs that know how long their runs are."""
    marks = tuple(mark for mark, _ in reference), tuple(mark for mark, _ in candidate)
    return (
        _RunMarks(marks[0], marks[1], [length for _, length in reference]),
        _RunMarks(marks[1], marks[0], [length for _, length in candidate]),
    )


NO_MARKS: SeenMarks = _PairedMarks((), (), {}, {})
