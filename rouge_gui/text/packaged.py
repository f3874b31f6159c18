"""How the PyPI packages ``rouge`` and ``rouge-chinese`` read a text: pieces of a string, split at white space.

Tokens of another tokenizer reach them as one string, joined by spaces; so a token that holds a full stop may
be cut, and one of white space vanishes.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from rouge_gui.text.tokens import Passage, Reader, Span, Tokenizer, Tokens

_black = re.compile(r"\S+")
# rouge-chinese ends a sentence after these; what follows tells whether a closing quotation mark belongs to it
_chinese_ends = (
    (re.compile(r"([。！？?])([^”’])"), 1),
    (re.compile(r"(\.{6})([^”’])"), 1),
    (re.compile(r"(…{2})([^”’])"), 1),
    (re.compile(r"([。！？?][”’])([^，。！？?])"), 1),
)


@dataclass(frozen=True, slots=True)
class PackagedReading:
    """``pieces`` names how the string is cut; ``joined`` whether a tokenizer and spaces come before."""

    pieces: Literal["full stops", "chinese"]
    joined: bool

    @property
    def stopwords(self) -> frozenset[str]:
        """None."""
        return frozenset()

    @property
    def final_form(self) -> Callable[[str], str] | None:
        """Nothing is done to a token."""
        return None

    def reader(self, inner: Tokenizer | None) -> Reader:
        """Return the reader."""
        cut = _at_full_stops if self.pieces == "full stops" else _at_chinese_ends
        return _PackagedReader(cut, inner if self.joined else None)


# tokenizers whose tokens of a text are not those of its lines, one after another
BEYOND_LINES = frozenset({"jieba-exact-raw", "nltk", "nltk-raw", "razdel"})


@dataclass(frozen=True, slots=True)
class LinewiseReading:
    """How PyRouge reads with a tokenizer: it passes on line by line, and has n-grams run across the lines."""

    @property
    def stopwords(self) -> frozenset[str]:
        """None."""
        return frozenset()

    @property
    def final_form(self) -> Callable[[str], str] | None:
        """Nothing is done to a token."""
        return None

    def reader(self, inner: Tokenizer | None) -> Reader:
        """Return the reader. Raises TypeError without a tokenizer."""
        if inner is None:
            raise TypeError("lines are read by a tokenizer")
        return _LinewiseReader(inner)


class _LinewiseReader:
    def __init__(self, inner: Tokenizer) -> None:
        self._inner = inner

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return the tokens of the lines."""
        forms: list[str] = []
        spans: list[Span] = []
        ranges: list[tuple[int, int]] = []
        start = 0
        for line in text.split("\n"):
            tokens = self._inner.tokens(line)
            if tokens.forms:
                ranges.append((len(forms), len(forms) + len(tokens.forms)))
            forms += tokens.forms
            spans += [(start + first, start + last) for first, last in tokens.spans]
            start += len(line) + 1
        whole = Passage(text, Tokens(forms, spans), ranges)
        return whole, whole


class _PackagedReader:
    def __init__(self, cut: Callable[[str], Iterator[Span]], inner: Tokenizer | None) -> None:
        self._cut = cut
        self._inner = inner

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return the tokens, each piece of the string a sentence."""
        joined = None if self._inner is None else _Joined(self._inner.tokens(text))
        string = text if joined is None else joined.text
        forms: list[str] = []
        spans: list[Span] = []
        ranges: list[tuple[int, int]] = []
        for start, end in self._cut(string):
            first = len(forms)
            for match in _black.finditer(string, start, end):
                forms.append(match.group())
                spans.append(match.span())
            if len(forms) == first:
                # a piece of white space gives one empty token
                forms.append("")
                spans.append((start, end))
            ranges.append((first, len(forms)))
        if joined is not None:
            spans = [joined.source_span(*span) for span in spans]
        whole = Passage(text, Tokens(forms, spans), ranges)
        return whole, whole


class _Joined:
    """Tokens joined by spaces, and where each character came from."""

    def __init__(self, tokens: Tokens) -> None:
        self.text = " ".join(tokens.forms)
        self._tokens = tokens
        self._starts: list[int] = []
        position = 0
        for form in tokens.forms:
            self._starts.append(position)
            position += len(form) + 1

    def source_span(self, start: int, end: int) -> Span:
        """Return the source span of a stretch of the string, never an empty one."""
        first = max(bisect_right(self._starts, start) - 1, 0)
        last = max(bisect_right(self._starts, end - 1) - 1, first)
        own = self._tokens.spans[first]
        if first == last and own[1] - own[0] == len(self._tokens.forms[first]):
            # one character each: the stretch inside the token
            shift = start - self._starts[first]
            inside = own[0] + shift, min(own[0] + shift + end - start, own[1])
            if inside[0] < inside[1]:
                return inside
        return own[0], max(self._tokens.spans[last][1], own[1])


def _at_full_stops(string: str) -> Iterator[Span]:
    position = 0
    for piece in string.split("."):
        if piece:
            yield position, position + len(piece)
        position += len(piece) + 1


def _at_chinese_ends(string: str) -> Iterator[Span]:
    """Yield the pieces of what rouge-chinese's sentence splitter leaves: it only adds line breaks and trims the end."""
    cut = string
    places = list(range(len(string)))
    for end, group in _chinese_ends:
        cuts = [match.end(group) for match in end.finditer(cut)]
        for place in reversed(cuts):
            cut = f"{cut[:place]}\n{cut[place:]}"
            places.insert(place, -1)
    position = 0
    for piece in cut.rstrip().split("\n"):
        if piece:
            yield places[position], places[position + len(piece) - 1] + 1
        position += len(piece) + 1
