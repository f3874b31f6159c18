"""Text on its way into HTML: whatever it holds, it stays text."""

from __future__ import annotations

import re
from html import escape

# with these a text can look like another one, in other words than were counted
_turning = re.compile("[\u202d\u202e]")
# code points that HTML cannot carry, as the panes show them
_UNWRITABLE = {0: "\u2400", **dict.fromkeys(range(0xD800, 0xE000), "\ufffd")}


def written(text: str) -> str:
    """Return ``text`` as it stands in markup or in an attribute."""
    return escape(text.translate(_UNWRITABLE), quote=True)


def one_line(text: str) -> str:
    """Return ``text`` without line breaks and double spaces."""
    return " ".join(text.split())


def lines(text: str) -> str:
    """Return a text of several lines as markup; what turns writing around turns nothing after it."""
    # a bare carriage return would be read as a line feed
    found = written(text).replace("\r", "&#13;").replace("\n", "<br>")
    return _turning.sub(_held, found)


def _held(found: re.Match[str]) -> str:
    """Return a mark that turns all text after it around, so that it turns none and is seen."""
    code = f"U+{ord(found[0]):04X}"
    return f'<span class="turning" title="{code}" style="unicode-bidi:isolate">{found[0]}</span>'


def number_cell(text: str, role: str, style: str, *, first: bool, tag: str = "td") -> str:
    """Return a cell of a table of numbers; the first of a row stands to the left."""
    side = "left" if first else "right"
    look = f"text-align:{side};padding:3px 18px 3px 0;{style}"
    return f'<{tag} class="{role}" style="{look}">{written(text)}</{tag}>'
