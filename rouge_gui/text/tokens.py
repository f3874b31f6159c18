"""The values the text layer hands out: tokens and where they came from.

Offsets are code points into the text as given; wording, scores and Qt are unknown here.
"""

from __future__ import annotations

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
