"""Markdown's marks taken out of a text, what they mark left in: for texts that models write and references do not.

Careful where marks may be meant as they stand: multiplication, names with underscores, notes with asterisks. All in
time linear in the length of the text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from rouge_gui.text.mapped import Edit, MappedText, edited
from rouge_gui.text.markdown_inline import inline_edits

_fence = re.compile(r" {0,3}(`{3,}|~{3,})[^`\n]*")
_rule = re.compile(r" {0,3}(?:(?:\*[ \t]*+){3,}|(?:-[ \t]*+){3,}|(?:_[ \t]*+){3,}|={3,}[ \t]*)")
_quote = re.compile(r"(?: {0,3}>[ \t]?)++")
_heading = re.compile(r"[ \t]*+#{1,6}(?=[ \t])[ \t]*+")
_heading_end = re.compile(r"[ \t]#+[ \t]*$")
_bullet = re.compile(r"[ \t]*+(?:[-*+](?=[ \t])|[•‣◦▪▫●○■□](?=[ \t\w]))[ \t]*+(?:\[[ xX]\](?=[ \t])[ \t]*+)?")
_number = re.compile(r"([ \t]*+)(\d{1,4})([.)]|、)(?=[ \t]|(?<=、))[ \t]*+")
# what it leads to must look like an address: a line may well begin with a word in brackets
_definition = re.compile(
    r" {0,3}\[[^\[\]\n]{1,200}\]:[ \t]*<?(?:https?://|mailto:|ftp://|www\.|\.{0,2}/|#)\S*+.*"
)
_row = re.compile(r"[ \t]*+\|.*\|[ \t]*")
_delimiter_row = re.compile(r"[ \t]*+\|?(?:[ \t]*+:?-++:?[ \t]*+\|)*+(?:[ \t]*+:?-++:?[ \t]*+)?\|?[ \t]*")
_pipe = re.compile(r"(?<!\\)\|")


def without_markdown(source: str) -> MappedText:
    """Return ``source`` without the marks of Markdown.

    Taken out: lines of code fences, rules and table delimiters; marks of headings, quotations, bullets, check boxes and
    numbers of lists (two lines at least that count on); pipes of tables, which become spaces; of links and pictures
    all but the text, definitions of links, marks of footnotes; ``*``, ``**``, ``_``, ``__``, ``~~`` and backticks in
    pairs within a line; backslashes before such marks. Left alone: code between fences, an asterisk or underscore
    between letters or digits (``2*3*4``, ``snake_case``; Chinese characters have no spaces, so ``*`` among them
    does mark), marks without a partner.
    """
    return edited(source, list(_edits(source)))


def _edits(source: str) -> Iterator[Edit]:
    lines = list(_lines(source))
    tables = _table_rows(source, lines)
    numbered = _numbered(source, lines)
    fence = ""
    for place, (start, end) in enumerate(lines):
        line = source[start:end]
        mark = _fence.fullmatch(line)
        if mark and (not fence or _closes(mark[1], fence, line)):
            fence = "" if fence else mark[1]
            yield start, end, ""
        elif fence:
            continue
        elif _is_mark_only(line, place in tables):
            yield start, end, ""
        else:
            yield from _line_edits(source, (start, end), place in numbered, place in tables)


def _lines(source: str) -> Iterator[tuple[int, int]]:
    start = 0
    while True:
        end = source.find("\n", start)
        if end < 0:
            break
        yield start, end
        start = end + 1
    yield start, len(source)


def _is_mark_only(line: str, is_in_table: bool) -> bool:
    if is_in_table and _delimiter_row.fullmatch(line):
        return True
    return bool(_rule.fullmatch(line) or _definition.fullmatch(line))


def _closes(mark: str, fence: str, line: str) -> bool:
    return mark[0] == fence[0] and len(mark) >= len(fence) and line.strip() == mark


def _line_edits(source: str, line: tuple[int, int], is_numbered: bool, is_row: bool) -> Iterator[Edit]:
    start, end = line
    body, stop = start, end
    if found := _quote.match(source, body, end):
        body = found.end()
    if (is_numbered and (found := _number.match(source, body, end))) or (
        found := _bullet.match(source, body, end)
    ):
        body = found.end()
    if found := _heading.match(source, body, end):
        body = found.end()
        if trailing := _heading_end.search(source[body:end]):
            stop = body + trailing.start()
    if body > start:
        yield start, body, ""
    pipes = (
        [(match.start(), match.end(), " ") for match in _pipe.finditer(source, body, stop)] if is_row else []
    )
    for edit in sorted([*inline_edits(source, body, stop), *pipes]):
        # a pipe may stand in the address of a link
        if edit[0] >= body:
            yield edit
            body = edit[1]
    if stop < end:
        yield stop, end, ""


def _table_rows(source: str, lines: list[tuple[int, int]]) -> set[int]:
    """Return the lines of tables: a delimiter row, the header before it and the rows with a pipe after it."""
    found: set[int] = set()
    place = 0
    while place < len(lines):
        line = source[slice(*lines[place])]
        if not ("|" in line and "-" in line and _delimiter_row.fullmatch(line)):
            if _row.fullmatch(line) and place - 1 in found:
                found.add(place)
            place += 1
            continue
        if place and "|" in source[slice(*lines[place - 1])]:
            found.add(place - 1)
        while place < len(lines) and "|" in source[slice(*lines[place])]:
            found.add(place)
            place += 1
    return found


def _numbered(source: str, lines: list[tuple[int, int]]) -> set[int]:
    """Return the lines whose number follows or precedes that of another line of the same kind."""
    found: set[int] = set()
    last: dict[str, tuple[int, int]] = {}
    starts = [start for start, _ in lines]
    for match in re.finditer(rf"(?m)^{_number.pattern}", source):
        place = bisect_right(starts, match.start()) - 1
        kind, number = match[1] + match[3], int(match[2])
        before = last.get(kind)
        if before and before[0] == number - 1:
            found |= {before[1], place}
        last[kind] = number, place
    return found
