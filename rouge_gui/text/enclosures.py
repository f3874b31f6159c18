"""Quotations, brackets and titles of one line, and which of them a place lies in."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import regex

_CLOSERS = {
    "“": "”",
    "‘": "’",
    "「": "」",
    "『": "』",
    "«": "»",
    "（": "）",
    "(": ")",
    "[": "]",
    "［": "］",
    "【": "】",
    "〔": "〕",
    "《": "》",
    "〈": "〉",
    '"': '"',
}
_OPENERS = {closer: opener for opener, closer in _CLOSERS.items()}
_mark = regex.compile("[" + "".join(map(regex.escape, sorted({*_CLOSERS, *_OPENERS}))) + "]")
_QUOTES = frozenset('“‘「『«"')
_TITLES = frozenset("《〈")
_introduces_speech = regex.compile(r"[:：,，]\s*+(?=[“‘「『«\"])")


class Enclosure(NamedTuple):
    """A pair of marks at the offsets ``start`` and ``end``."""

    start: int
    end: int
    opener: str
    is_speech: bool

    @property
    def is_quotation(self) -> bool:
        """Whether the marks are quotation marks."""
        return self.opener in _QUOTES

    @property
    def is_title(self) -> bool:
        """Whether the marks are those of a title."""
        return self.opener in _TITLES


def enclosures(line: str) -> list[Enclosure]:
    """Return the pairs of ``line`` by ``start``; they nest, and a mark without its partner is in none.

    A straight quotation mark closes the one before it, or opens where no letter or digit stands before it
    (an inch sign does neither). A quotation is speech where a colon or a comma introduces it.
    """
    speech_starts = {match.end() for match in _introduces_speech.finditer(line)}
    found: list[Enclosure] = []
    opened: list[tuple[str, int]] = []
    waiting: Counter[str] = Counter()
    for match in _mark.finditer(line):
        mark, place = match.group(), match.start()
        opener = _OPENERS.get(mark, "")
        if waiting[opener]:
            # what was opened since and never closed is no pair
            top = ""
            while top != opener:
                top, start = opened.pop()
                waiting[top] -= 1
            found.append(Enclosure(start, place, opener, start in speech_starts))
        elif mark in _CLOSERS and not (mark == '"' and _follows_word(line, place)):
            opened.append((mark, place))
            waiting[mark] += 1
    return sorted(found)


def _follows_word(line: str, place: int) -> bool:
    # Chinese and Japanese set no space before a quotation
    return place > 0 and line[place - 1].isalnum() and line[place - 1] < "\u2e80"


class _Level(NamedTuple):
    """One enclosure that is open, with what it and those around it forbid."""

    enclosure: Enclosure
    in_title: bool
    last_part_start: int


class Nesting:
    """The enclosures around a place that moves from left to right."""

    def __init__(self, line: str) -> None:
        self._coming = enclosures(line)[::-1]
        self._open: list[_Level] = []

    def enter(self, place: int) -> None:
        """Open what starts before ``place`` and close what ends before it."""
        while self._coming and self._coming[-1].start < place:
            enclosure = self._coming.pop()
            self.leave(enclosure.start)
            outer = self._open[-1] if self._open else None
            in_title = enclosure.is_title or (outer is not None and outer.in_title)
            last_part_start = outer.last_part_start if outer else -1
            if not enclosure.is_speech:
                last_part_start = enclosure.start
            self._open.append(_Level(enclosure, in_title, last_part_start))
        self.leave(place)

    def leave(self, place: int) -> Enclosure | None:
        """Close what ends before ``place``; return the outermost of it."""
        closed: Enclosure | None = None
        while self._open and self._open[-1].enclosure.end < place:
            closed = self._open.pop().enclosure
        return closed

    def is_part(self, first: int) -> bool:
        """Tell whether what is open is only part of the sentence whose first character is at ``first``.

        A title always is; speech never is; anything else is unless the sentence began with or inside it.
        """
        if not self._open:
            return False
        innermost = self._open[-1]
        return innermost.in_title or innermost.last_part_start > first
