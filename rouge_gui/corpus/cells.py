"""Cells of CSV files that a spreadsheet shows and never runs. Plain values in, text out."""

from __future__ import annotations

# what makes a spreadsheet take a text for a formula
_STARTS = ("=", "+", "-", "@", "\t", "\r")


def would_run(text: str) -> bool:
    """Tell whether a spreadsheet might take ``text`` for a formula."""
    return text.startswith(_STARTS)


def text_cell(text: str) -> str:
    """Return ``text`` as a cell; one that would be run begins with an apostrophe, the mark of a text."""
    return f"'{text}" if would_run(text) else text


def separator_beside(decimal_mark: str) -> str:
    """Return what parts the cells of a CSV file for spreadsheets: not what parts the digits."""
    return ";" if decimal_mark == "," else ","
