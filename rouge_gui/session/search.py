"""Finding and replacing in texts. Offsets are code points of the text itself, however letters are compared; no Qt.

Patterns are limited in time, so that none can freeze its caller. Problems carry an identifier; wording is the window's.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import regex

from rouge_gui.session.sizes import LARGEST_BYTES
from rouge_gui.text import Span
from rouge_gui.text.graphemes import widen

Problem = Literal["bad-pattern", "bad-replacement", "too-slow", "too-large"]

SECONDS = 0.5
_HEAVIEST = 100_000


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for: ``text`` as it stands, or as a regular expression (of the ``regex`` package)."""

    text: str
    match_case: bool = False
    whole_words: bool = False
    is_pattern: bool = False


class SearchError(Exception):
    """A search that gives no result: the problem's ``id`` and the 1-based character at fault, 0 for none."""

    def __init__(self, problem: Problem, place: int = 0) -> None:
        super().__init__(problem)
        self.id = problem
        self.place = place


class Search:
    """A query, ready to be run over several texts that share ``seconds``. Raises SearchError."""

    def __init__(self, query: Query, seconds: float = SECONDS) -> None:
        self._pattern = _compiled(query)
        self._is_pattern = query.is_pattern
        self._end = time.monotonic() + seconds

    def find(self, text: str) -> list[Span]:
        """Return where the query is found, without overlaps; nothing that is empty or splits a character.

        Raises SearchError.
        """
        return [match.span() for match in self._matches(text)]

    def replaced(self, text: str, replacement: str) -> tuple[str, int]:
        r"""Return ``text`` with everything found replaced, and how often; a pattern's may use ``\1``.

        Raises SearchError.
        """
        parts: list[str] = []
        end = count = 0
        room = LARGEST_BYTES
        for match in self._matches(text):
            parts += (text[end : match.start()], self._filled_in(match, replacement))
            room -= len(parts[-1]) + len(parts[-2])
            if room < 0:
                raise SearchError("too-large")
            end = match.end()
            count += 1
        return "".join((*parts, text[end:])), count

    def replacement_at(self, text: str, span: Span, replacement: str) -> str:
        """Return what would stand in the place of one thing found. Raises SearchError, also where nothing is."""
        for match in self._matches(text):
            if match.span() == span:
                return self._filled_in(match, replacement)
        raise SearchError("bad-replacement")

    def _filled_in(self, match: regex.Match[str], replacement: str) -> str:
        if not self._is_pattern:
            return replacement
        try:
            return match.expand(replacement)
        except (regex.error, IndexError, ValueError) as error:
            raise SearchError("bad-replacement", _place(error)) from error

    def _matches(self, text: str) -> Iterator[regex.Match[str]]:
        found: list[regex.Match[str]] = []
        left = self._end - time.monotonic()
        if left <= 0:
            raise SearchError("too-slow")
        try:
            # limits each step from one thing found to the next, not their sum
            for match in self._pattern.finditer(text, timeout=left):
                if match.end() > match.start():
                    found.append(match)
                if time.monotonic() > self._end:
                    raise SearchError("too-slow")
        except TimeoutError as error:
            raise SearchError("too-slow") from error
        spans = [match.span() for match in found]
        for match, span, whole in zip(found, spans, widen(text, spans), strict=True):
            if span == whole and not (_splits_pair(text, span[0]) or _splits_pair(text, span[1])):
                yield match


def _splits_pair(text: str, place: int) -> bool:
    return 0 < place < len(text) and "\ud800" <= text[place - 1] < "\udc00" <= text[place] < "\ue000"


@lru_cache(maxsize=8)
def _compiled(query: Query) -> regex.Pattern[str]:
    source = query.text if query.is_pattern else regex.escape(query.text, special_only=True)
    flags = regex.MULTILINE
    if not query.match_case:
        flags |= regex.IGNORECASE
    if query.is_pattern and _weight(source) > _HEAVIEST:
        raise SearchError("too-slow")
    try:
        with warnings.catch_warnings():
            # of sets within sets, which mean here what they always meant
            warnings.simplefilter("ignore")
            pattern = regex.compile(source, flags)
            if not query.whole_words:
                return pattern
            # words as Unicode cuts them: between Han signs there is a border too
            return regex.compile(rf"\b(?:{source})\b", flags | regex.WORD)
    except (regex.error, ValueError, OverflowError, RecursionError) as error:
        raise SearchError("bad-pattern", min(_place(error), len(query.text))) from error


_parts = regex.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{(\d*)(,?)(\d*)\}|.", regex.DOTALL)


def _weight(pattern: str) -> int:
    """Return how long ``pattern`` would be with its counted repeats written out: compiling it takes that long."""
    weights, last = [0], 0
    for part in _parts.finditer(pattern):
        if part[0] == "(":
            weights.append(0)
        elif part[0] == ")" and len(weights) > 1:
            last = weights.pop()
            weights[-1] += last
        elif part[1] or part[3]:
            times = max(int(number[:9]) for number in (part[1], part[3]) if number)
            weights[-1] += last * max(0, times - 1)
            last *= times
        else:
            last = 1
            weights[-1] += 1
    return sum(weights)


def _place(error: Exception) -> int:
    place = getattr(error, "pos", None)
    return place + 1 if isinstance(place, int) else 0
