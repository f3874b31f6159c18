"""Finds labels by a few of their letters, in any script. Knows no widgets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

_FOLDED = str.maketrans({"ё": "е"})


class Kind(IntEnum):
    """How a text was found, best first."""

    PREFIX = 0
    WORD_STARTS = 1
    INSIDE = 2
    SUBSEQUENCE = 3


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """How well a text answers a query: the smaller, the better. ``places`` are the characters it was found by."""

    kind: Kind
    gaps: int
    start: int
    places: tuple[int, ...]


def find(query: str, text: str) -> Found | None:
    """Return how ``text`` answers ``query``, None where it does not; case and ё do not count."""
    wanted, letters = _folded(query.strip()), _folded(text)
    start = "".join(letters).find("".join(wanted))
    if start == 0:
        return _found(Kind.PREFIX, range(len(wanted)))
    starts = _word_starts(letters)
    at = _place_of(wanted, letters, starts)
    if at is not None:
        return _found(Kind.WORD_STARTS, range(at, at + len(wanted)))
    packed = [letter for letter in wanted if not letter.isspace()]
    places = _by_word_starts(packed, letters, starts)
    if places is not None:
        return _found(Kind.WORD_STARTS, places)
    if start > 0:
        return _found(Kind.INSIDE, range(start, start + len(wanted)))
    places = _subsequence(packed, letters)
    return None if places is None else _found(Kind.SUBSEQUENCE, places)


def _found(kind: Kind, places: range | list[int]) -> Found:
    if not places:
        return Found(kind, 0, 0, ())
    return Found(kind, places[-1] - places[0] + 1 - len(places), places[0], tuple(places))


def _folded(text: str) -> list[str]:
    """Return the characters of ``text``, one for one, without case."""
    return [(letter.casefold()[:1] or letter).translate(_FOLDED) for letter in text]


def _word_starts(letters: list[str]) -> list[int]:
    """Return where words start; a Han character is a word of its own."""
    starts: list[int] = []
    before = " "
    for place, letter in enumerate(letters):
        if letter.isalnum() and (not before.isalnum() or "\u3400" <= letter <= "\u9fff"):
            starts.append(place)
        before = letter
    return starts


def _place_of(wanted: list[str], letters: list[str], starts: list[int]) -> int | None:
    """Return the first word start at which ``wanted`` stands as it is."""
    return next((place for place in starts if letters[place : place + len(wanted)] == wanted), None)


def _by_word_starts(wanted: list[str], letters: list[str], starts: list[int]) -> list[int] | None:
    """Return places that spell ``wanted`` with beginnings of words in turn, such as "swref" in "swap reference"."""
    places: list[int] = []
    for place in starts:
        at = place
        while len(places) < len(wanted) and at < len(letters) and letters[at] == wanted[len(places)]:
            places.append(at)
            at += 1
    return places if len(places) == len(wanted) else None


def _subsequence(wanted: list[str], letters: list[str]) -> list[int] | None:
    places: list[int] = []
    for place, letter in enumerate(letters):
        if len(places) < len(wanted) and letter == wanted[len(places)]:
            places.append(place)
    return places if len(places) == len(wanted) else None
