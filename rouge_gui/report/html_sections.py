"""Sections of an exported page: paragraphs, tables and pictures under a heading. No Qt, no wording.

Nothing in them runs or loads anything: pictures stand in the page itself.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rouge_gui.report.html_text import lines, one_line, written
from rouge_gui.report.table import NOTHING, Cell, Number, Table

_CELL = "padding:3px 18px 3px 0;vertical-align:top"
_TEXT = f"{_CELL};text-align:left;white-space:pre-wrap;overflow-wrap:break-word;max-width:34em;unicode-bidi:plaintext"
_NUMBER = f"{_CELL};text-align:right;white-space:nowrap"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and what it shows, in words."""

    data: bytes
    kind: Literal["svg+xml", "png"]
    caption: str


@dataclass(frozen=True, slots=True)
class Listing:
    """A table under a line that says what it lists; ``totals`` is a last row, ``more`` says how much is left out."""

    caption: str
    table: Table
    totals: tuple[Cell, ...] = ()
    more: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading: ``name`` marks it in the page, ``lines`` are paragraphs."""

    name: str
    heading: str
    lines: Sequence[str] = ()
    listings: Sequence[Listing] = ()
    pictures: Sequence[Picture] = ()


def sections_policy(sections: Sequence[Section]) -> str:
    """Return what the page's content policy must allow besides: pictures within the page, where there are some."""
    return "; img-src data:" if any(section.pictures for section in sections) else ""


def sections_markup(sections: Sequence[Section], colors: Mapping[str, str]) -> str:
    """Return the sections; ``colors`` are those of the page."""
    return "".join(_section(section, colors) for section in sections)


def _section(section: Section, colors: Mapping[str, str]) -> str:
    parts = [
        f'<h2 style="margin:26px 0 6px;font-size:16px;font-weight:600">{written(section.heading)}</h2>\n'
    ]
    style = "margin:0 0 4px;max-width:56em;line-height:1.5;overflow-wrap:anywhere;unicode-bidi:plaintext"
    parts += [f'<p dir="auto" style="{style}">{lines(line)}</p>\n' for line in section.lines]
    parts += [_listing(listing, colors) for listing in section.listings]
    parts += [_picture(picture, colors) for picture in section.pictures]
    return f'<section data-part="{written(section.name)}">\n{"".join(parts)}</section>\n'


def _listing(listing: Listing, colors: Mapping[str, str]) -> str:
    muted = f"color:{colors['muted']};font-weight:400"
    line = f"border-top:1px solid {colors['grid']}"
    strong = f"border-top:1px solid {colors['border']};font-weight:600"
    numeric = _numeric(listing.table)
    rows = [_row(listing.table.heads, numeric, ("th", "muted", muted))]
    rows += [_row(row, numeric, ("td", "grid", line)) for row in listing.table.rows]
    if listing.totals:
        rows.append(_row(listing.totals, numeric, ("td", "border", strong)))
    small = f"color:{colors['muted']};font-size:13px;margin:8px 0 2px"
    before = f'<p class="muted" style="{small}">{lines(listing.caption)}</p>\n' if listing.caption else ""
    after = f'<p class="muted" style="{small}">{lines(listing.more)}</p>\n' if listing.more else ""
    style = "border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums"
    body = "".join(rows)
    return f'{before}<table cellspacing="0" cellpadding="0" style="{style}">\n{body}</table>\n{after}'


def _numeric(table: Table) -> list[bool]:
    """Return which columns hold numbers."""
    return [any(isinstance(row[place], Number) for row in table.rows) for place in range(len(table.heads))]


def _row(cells: Sequence[Cell], numeric: Sequence[bool], look: tuple[str, str, str]) -> str:
    tag, role, style = look
    found = "".join(
        f'<{tag} class="{role}" dir="auto" style="{_NUMBER if is_number else _TEXT};{style}">'
        f"{lines(one_line(_shown(cell)))}</{tag}>"
        for cell, is_number in zip(cells, numeric, strict=True)
    )
    return f"<tr>{found}</tr>\n"


def _shown(cell: Cell) -> str:
    return NOTHING if cell is None else str(cell)


def _picture(picture: Picture, colors: Mapping[str, str]) -> str:
    style = (
        f"max-width:min(100%,720px);background-color:#FFFFFF;border:1px solid {colors['border']};margin:6px 0"
    )
    source = f"data:image/{picture.kind};base64,{b64encode(picture.data).decode('ascii')}"
    return f'<p><img alt="{written(picture.caption)}" src="{source}" style="{style}"></p>\n'
