"""What is chosen in a chart, as a query that finds it again. Texts and numbers only.

Names are columns as the user types them; a number is written with a decimal point, no longer than it has to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import floor, log10

from rouge_gui.corpus.chart_values import Bucket

_or = re.compile(r"\bor\b|\|", re.IGNORECASE)
# a bound may be off by this share of what is chosen
_FINENESS = 1 / 200


def between(name: str, low: float | None, high: float | None, *, closed: bool = True) -> str:
    """Return the condition that ``name`` is from ``low`` to ``high``, either may be None; "" for both None."""
    digits = _digits(low, high)
    parts = []
    if low is not None:
        parts.append(f"{name} >= {number(low, digits)}")
    if high is not None:
        parts.append(f"{name} {'<=' if closed else '<'} {number(high, digits)}")
    return " and ".join(parts)


def _digits(low: float | None, high: float | None) -> int:
    ends = [abs(end) for end in (low, high) if end is not None]
    size = high - low if low is not None and high is not None else max(ends, default=1.0)
    return max(0, -floor(log10(size * _FINENESS))) if size > 0 else 6


def number(value: float, digits: int) -> str:
    """Return ``value`` with at most ``digits`` decimals: .25, 80, -1.5."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = "0" if text in {"-0", ""} else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def all_of(conditions: Iterable[str]) -> str:
    """Return what must hold together; conditions that are empty say nothing."""
    return " and ".join(filter(None, conditions))


def any_of(conditions: Sequence[str]) -> str:
    """Return what may hold instead of each other; each once."""
    distinct = list(dict.fromkeys(filter(None, conditions)))
    if len(distinct) == 1:
        return distinct[0]
    return " or ".join(f"({condition})" for condition in distinct)


def narrowed(query: str, chosen: str) -> str:
    """Return the query for what is ``chosen`` among what ``query`` finds."""
    parts = [part.strip() for part in (query, chosen) if part.strip()]
    if len(parts) == 1:
        return parts[0]
    return " and ".join(f"({part})" if _or.search(part) else part for part in parts)


def quoted(text: str) -> str:
    """Return ``text`` as a text of the query."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def in_bucket(name: str, bucket: Bucket) -> str:
    """Return the condition that the column ``name`` of an item is in ``bucket``."""
    if bucket.text is not None:
        return f"{name} = {quoted(bucket.text)}"
    if bucket.others:
        return " and ".join(f"{name} != {quoted(other)}" for other in bucket.others)
    if bucket.low == bucket.high:
        return f"{name} = {exact(bucket.low)}"
    end = "<=" if bucket.closed else "<"
    return f"{name} >= {exact(bucket.low)} and {name} {end} {exact(bucket.high)}"


def exact(value: float) -> str:
    """Return ``value`` with all its digits."""
    return number(value, 17) if value == int(value) else repr(value)
