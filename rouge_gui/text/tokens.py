"""The values the text layer hands out: tokens and where they came from.

Offsets are code points into the text as given; wording, scores and Qt are unknown here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

Span = tuple[int, int]


class Token(NamedTuple):
    """A normalised form and the half-open code-point span ``[start, end)`` of the source it came from."""

    form: str
    start: int
    end: int


class Tokens(NamedTuple):
    """The tokens of one text as two parallel lists, which counting and painting read as they are.

    ``spans[k]`` is the half-open code-point span of ``forms[k]`` in the text that was tokenised.
    Spans never decrease in ``start``; they overlap only where a tokenizer cuts one stretch twice
    (``jieba-full``) or one source character became several tokens (``ﷺ``).
    """

    forms: list[str]
    spans: list[Span]


class Tokenizer(Protocol):
    """Cuts a text into tokens. Instances are shared and hold no state of a text."""

    @property
    def line_stable(self) -> bool:
        """True when the tokens of a text are those of its ``\\n``-separated lines, one after another."""

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text`` with their source spans."""


class Passage(NamedTuple):
    """What a reader took from a text: the stretch from its start that was read, its tokens, its sentences.

    ``ranges`` are the half-open token ranges of the sentences that have tokens; None = one a line.
    """

    text: str
    tokens: Tokens
    ranges: list[tuple[int, int]] | None = None


class Reader(Protocol):
    """Reads a whole text at once, where an implementation's own reading is more than a tokenizer."""

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return what n-grams count and what is compared sentence by sentence; often the same object."""


class ReadingRule(Protocol):
    """A choice that makes a reader; a value that profiles hold."""

    @property
    def stopwords(self) -> frozenset[str]:
        """Tokens that are left out. Raises OSError."""

    @property
    def final_form(self) -> Callable[[str], str] | None:
        """What is done to each token that is kept. Raises OSError."""

    def reader(self, inner: Tokenizer | None) -> Reader:
        """Return the reader; ``inner`` is the tokenizer of the choice, if it names one."""
