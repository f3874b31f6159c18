"""What a pane shows of a text, code point for code point, and the edit between two states of it.

Qt cannot hold or take some code points (lone surrogates, carriage returns, a byte order mark, frame marks): each is
shown by another single code point, so that every offset stays right and what is not edited stays as it was.
No widgets; offsets are code points.
"""

from __future__ import annotations

import re
from typing import NamedTuple

BLOCK_BREAK = "\u2029"
_REPLACEMENT = "\ufffd"

_unshowable = re.compile("[\\x00\\r\\u2029\\ufdd0\\ufdd1\\ufeff\\ufffc\\ud800-\\udfff]")
_SHOWN_AS = {"\x00": "\u2400", "\r": "\u240d", BLOCK_BREAK: "\u2028", "\ufeff": "\u2060"}


def shown(text: str) -> str:
    """Return ``text`` as a pane shows it: of the same length, with ``\\n`` as the only paragraph break."""
    return _unshowable.sub(lambda match: _SHOWN_AS.get(match[0], _REPLACEMENT), text)


def from_raw(raw: str) -> str:
    """Return the shown text of a document's raw text."""
    return raw.replace(BLOCK_BREAK, "\n")


class Splice(NamedTuple):
    """Replace ``removed`` code points at ``start_cp`` by ``inserted``."""

    start_cp: int
    removed: int
    inserted: str


def _common_length(first: str, second: str, limit: int, *, from_end: bool) -> int:
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        same = (
            first.endswith(second[len(second) - middle :]) if from_end else first.startswith(second[:middle])
        )
        if same:
            low = middle
        else:
            high = middle - 1
    return low


def splice_between(old: str, new: str, at_most_cp: int | None = None) -> Splice | None:
    """Return the one edit that turns ``old`` into ``new``; None if they are equal.

    ``at_most_cp`` bounds where it starts: typing ``a`` into ``aaa`` could have happened in four places, and
    the editor knows which.
    """
    if old == new:
        return None
    shorter = min(len(old), len(new))
    limit = shorter if at_most_cp is None else min(at_most_cp, shorter)
    prefix = _common_length(old, new, limit, from_end=False)
    suffix = _common_length(old, new, shorter - prefix, from_end=True)
    return Splice(prefix, len(old) - prefix - suffix, new[prefix : len(new) - suffix])
