"""What shows that a choice changed a number: tokens, n-gram counts, sentences. No wording."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rouge_gui.lab.methods import Method
from rouge_gui.lab.reading import read
from rouge_gui.metrics.rouge import ngram_order
from rouge_gui.text import Span, TokenRun

Side = Literal["reference", "candidate"]
MOST_PLACES = 3
# of one long stretch that only one of two readings knows
_MOST_FORMS = 4


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of a text that two methods read as different tokens; () where one reads none."""

    side: Side
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """An n-gram that earns ``before`` under one method and ``after`` under the other."""

    form: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Evidence:
    """What there is to show; empty where the numbers themselves are all.

    ``places`` are a few of the ``different`` stretches. ``coverage`` (letters and digits read, before and after) and
    ``sentences`` are given by side, reference first. ``item`` is the one of a corpus that all of it is from.
    """

    places: tuple[Place, ...] = ()
    different: int = 0
    counted: tuple[Counted, ...] = ()
    coverage: tuple[tuple[float, float], ...] = ()
    sentences: tuple[tuple[int, int], ...] = ()
    item: str = ""


Texts = tuple[Sequence[str], str]


def tokens_read(before: Method, after: Method, texts: Texts) -> Evidence:
    """Return where the two methods read different tokens, the candidate's first."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], Place] = {}
    different = 0
    sides: list[tuple[Side, str]] = [("candidate", texts[1]), *(("reference", text) for text in texts[0])]
    for side, text in sides:
        for place in _places(side, read(before, text).whole, read(after, text).whole):
            different += 1
            if len(found) < MOST_PLACES:
                # the same on both sides is shown once
                found.setdefault((place.before, place.after), place)
    coverage = tuple(
        (read(before, text).coverage, read(after, text).coverage) for text in (texts[0][0], texts[1])
    )
    return Evidence(tuple(found.values()), different, coverage=coverage)


def sentences_read(before: Method, after: Method, texts: Texts) -> Evidence:
    """Return how many sentences each side has."""
    counts = tuple(
        (len(read(before, text).summary.ranges), len(read(after, text).summary.ranges))
        for text in (texts[0][0], texts[1])
    )
    return Evidence(sentences=counts)


def sets_counted(before: Method, key: str, texts: Texts) -> Evidence:
    """Return the n-gram that sets and clipped counts tell apart most: one shared by both texts, if there is any.

    ``before`` is the method that counts the other way round; its tokens are those of both.
    """
    n = ngram_order(key)
    if n is None:
        return Evidence()
    in_reference, in_candidate = (
        Counter(_ngrams(read(before, text).whole.forms, n)) for text in (texts[0][0], texts[1])
    )
    shared = in_reference & in_candidate
    repeated = shared if any(count > 1 for count in shared.values()) else in_reference | in_candidate
    if not repeated:
        return Evidence()
    gram, count = max(repeated.items(), key=lambda item: item[1])
    if count == 1:
        return Evidence()
    pair = (1, count) if before.sets else (count, 1)
    return Evidence(counted=(Counted(" ".join(gram), *pair),))


def _ngrams(forms: Sequence[str], n: int) -> Iterator[tuple[str, ...]]:
    return zip(*(forms[start:] for start in range(n)), strict=False)


def _places(side: Side, before: TokenRun, after: TokenRun) -> Iterator[Place]:
    """Yield the stretches whose tokens differ, neighbours that only one reading knows in one."""
    lost: list[str] = []
    new: list[str] = []
    for ours, theirs in _stretches(_listed(before), _listed(after)):
        if ours == theirs:
            yield from _gathered(side, lost, new)
            lost, new = [], []
        elif ours and theirs:
            yield from _gathered(side, lost, new)
            lost, new = [], []
            yield Place(side, tuple(ours), tuple(theirs))
        else:
            if (ours and new) or (theirs and lost):
                yield from _gathered(side, lost, new)
                lost, new = [], []
            lost += ours
            new += theirs
    yield from _gathered(side, lost, new)


def _gathered(side: Side, lost: list[str], new: list[str]) -> Iterator[Place]:
    if lost or new:
        yield Place(side, _shortened(lost), _shortened(new))


def _shortened(forms: list[str]) -> tuple[str, ...]:
    return tuple(forms) if len(forms) <= _MOST_FORMS else (*forms[:_MOST_FORMS], "…")


_Listed = list[tuple[Span, str]]


def _listed(run: TokenRun) -> _Listed:
    return list(zip(run.spans, run.forms, strict=True))


def _stretches(before: _Listed, after: _Listed) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the forms of both readings for each stretch of text that no token of either leaves."""
    i = j = 0
    while i < len(before) or j < len(after):
        starts = [side[place][0] for side, place in ((before, i), (after, j)) if place < len(side)]
        # a token of no width stands alone
        end = max(min(starts)[0] + 1, *(stop for start, stop in starts if start == min(starts)[0]))
        first_i, first_j = i, j
        grown = True
        while grown:
            grown = False
            while i < len(before) and before[i][0][0] < end:
                end, i, grown = max(end, before[i][0][1]), i + 1, True
            while j < len(after) and after[j][0][0] < end:
                end, j, grown = max(end, after[j][0][1]), j + 1, True
        yield [form for _, form in before[first_i:i]], [form for _, form in after[first_j:j]]
