"""How large a text may be: what goes in without a word, what on request, and what no pane can bear. No Qt.

The one guard for every way a text comes in; files, panes and sessions ask it. Wording is the window's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

Amount = Literal["usual", "large", "part"]
SizeProblem = Literal["large", "too-large", "many-lines", "long-line"]

# beyond the first the window gets slow, beyond the second a pane cannot bear the text
LARGE_BYTES = 5_000_000
LARGEST_BYTES = 20_000_000
# of a paragraph, which is laid out as a whole
LONG_LINE_CHARS = 200_000
LONGEST_LINE_CHARS = 1_000_000
# without a place to break it; the time to lay it out grows with the square
LONG_WORD_CHARS = 40_000
# each line costs as much as a hundred characters
MANY_LINES = 200_000
MOST_LINES = 500_000
# of all texts that are compared: beyond, scores follow in pauses, and marks are not made
HEAVY_CHARS = 1_000_000
# where a line may be broken: at spaces and between characters of Chinese
_BREAK = re.compile("[\\s\u2e80-\U0002ffff-]")


class Excess(NamedTuple):
    """What is too large about a text: the problem's ``id``, the 1-based ``line`` (0 = all), ``values`` for words.

    ``hopeless``: not even on request, for no pane can bear it.
    """

    id: SizeProblem
    line: int = 0
    hopeless: bool = False
    values: Mapping[str, object] = {}


def excess_of(text: str, amount: Amount = "usual") -> Excess | None:
    """Return what is too large about ``text`` for ``amount``, None where nothing is."""
    if len(text) <= LONG_WORD_CHARS:
        return None
    found = (_excess_of_size(len(text), amount), excess_of_lines(text, amount))
    # what cannot be had on request either is said first
    return min(filter(None, found), key=lambda excess: not excess.hopeless, default=None)


def _excess_of_size(size: int, amount: Amount) -> Excess | None:
    if size > LARGEST_BYTES:
        return Excess("too-large", hopeless=True, values={"megabytes": LARGEST_BYTES // 1_000_000})
    if size > LARGE_BYTES and amount == "usual":
        return Excess("large", values={"megabytes": LARGE_BYTES // 1_000_000})
    return None


def excess_of_lines(text: str, amount: Amount = "usual") -> Excess | None:
    """Return what is too much about the lines of ``text`` for ``amount``, None where nothing is."""
    lines = text.count("\n")
    if lines > (MANY_LINES if amount == "usual" else MOST_LINES):
        return Excess("many-lines", hopeless=lines > MOST_LINES, values={"lines": MANY_LINES})
    allowed = LONG_LINE_CHARS if amount == "usual" else LONGEST_LINE_CHARS
    word, line = _long_word(text), _long_line(text, allowed)
    start = min((place for place in (word, line) if place >= 0), default=-1)
    if start < 0:
        return None
    hopeless = word >= 0 or _long_line(text, LONGEST_LINE_CHARS) >= 0
    return Excess("long-line", text.count("\n", 0, start) + 1, hopeless)


def excess_of_change(before: str, after: str) -> Excess | None:
    """Return what a change makes too large that was not so before: who asked for a large text is not asked again."""
    agreed = excess_of(before)
    if agreed is not None and agreed.hopeless:
        return None
    return excess_of(after, "usual" if agreed is None else "large")


def beginning_of(text: str) -> str:
    """Return the beginning of ``text`` that a pane bears: whole lines, unless one is too long.

    Of a line that is too long, what can be borne.
    """
    text = text[:LARGE_BYTES]
    if text.count("\n") > MANY_LINES:
        text = "\n".join(text.split("\n", MANY_LINES)[:MANY_LINES])
    word, line = _long_word(text), _long_line(text, LONG_LINE_CHARS)
    ends = [
        start + most for start, most in ((word, LONG_WORD_CHARS // 2), (line, LONG_LINE_CHARS)) if start >= 0
    ]
    return text[: min(ends)] if ends else text[: text.rfind("\n") + 1] or text


def is_heavy(texts: Sequence[str]) -> bool:
    """Tell whether texts are so long that their scores follow in pauses and marks are left out."""
    return sum(map(len, texts)) > HEAVY_CHARS


def _long_line(text: str, allowed: int) -> int:
    """Return where the first line of more than ``allowed`` characters starts, -1 for none."""
    start = 0
    while len(text) - start > allowed:
        # the last break that still is within reach; none: too long a line
        end = text.rfind("\n", start, start + allowed + 1)
        if end < 0:
            return start
        start = end + 1
    return -1


def _long_word(text: str) -> int:
    """Return where the first stretch starts that is too long to be broken into lines, -1 for none."""
    half = LONG_WORD_CHARS // 2
    # a stretch that is too long holds one of these places in its first half
    for place in range(0, len(text), half):
        after = _BREAK.search(text, place)
        end = after.start() if after else len(text)
        if end - place > half:
            before = [found.end() for found in _BREAK.finditer(text, max(0, place - half), place)]
            start = before[-1] if before else max(0, place - half)
            if end - start > LONG_WORD_CHARS:
                return start
    return -1
