"""Cells of CSV files that a spreadsheet shows and never runs. Plain values in, text out."""

from __future__ import annotations

# what makes a spreadsheet take a text for a formula
_STARTS = ("=", "+", "-", "@", "\t", "\r")


def text_cell(text: str) -> str:
    """Return ``text`` as a cell; one that would be run begins with an apostrophe, the mark of a text."""
    return f"'{text}" if text.startswith(_STARTS) else text
