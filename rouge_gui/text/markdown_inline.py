"""Markdown within a line: links, pictures, footnotes, code, emphasis, backslashes. See ``markdown`` for what holds."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

import regex

from rouge_gui.text.mapped import Edit

_interesting = re.compile(r"[\\`*_~<\[]")
_ticks = re.compile(r"\\?`+")
_mark = re.compile(
    r"\\[\\`*_~|#\[\]]"
    r"|\[\^[\w-]{1,40}\]"
    r"|<(?:https?://|mailto:|ftp://)[^<>\s]{1,2000}>"
    r"|!?\[|\]|\*+|_+|~+"
)
_target = re.compile(
    r"\]\([ \t]{0,8}(?:<[^<>\n]{0,2000}>|[^\s()<]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)"
    r"""(?:[ \t]{1,8}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?[ \t]{0,8}\)"""
)
_unspaced = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\u3000-\u303F\uFF01-\uFF65]")
_LONGEST_RUN = 3
# how many open marks are looked through for a partner
_NEAREST = 4
_CLOSING, _MATHEMATICAL = "Pe", "Sm"


@dataclass(slots=True)
class _Run:
    """A run of one mark of emphasis; ``start`` moves on as its marks close, ``end`` moves back as they open."""

    start: int
    end: int

    @property
    def left(self) -> int:
        return self.end - self.start


def inline_edits(source: str, start: int, end: int) -> list[Edit]:
    """Return the edits of the line ``[start, end)`` in order."""
    if not _interesting.search(source, start, end):
        return []
    edits: list[Edit] = []
    emphasis = _Emphasis(source, start, end, edits)
    brackets: list[tuple[int, int]] = []
    codes = iter(list(_code_spans(source, start, end, edits)))
    code = next(codes, None)
    place = start
    while found := _mark.search(source, place, end):
        begin, place = found.span()
        while code and code[1] <= begin:
            code = next(codes, None)
        if code and code[0] <= begin:
            place = code[1]
            continue
        mark = found.group()
        if mark[0] in "*_~":
            emphasis.add(mark[0], begin, place)
        elif mark[-1] == "[" and mark[0] != "\\":
            brackets.append((begin, place))
        elif mark == "]":
            target = _target.match(source, begin, end)
            if brackets:
                opened = brackets.pop()
                if target:
                    place = target.end()
                    edits += [(*opened, ""), (begin, place, "")]
        else:
            edits += _simple_edits(mark, begin, place)
    return sorted(edits)


def _simple_edits(mark: str, start: int, end: int) -> list[Edit]:
    if mark[0] == "<":
        return [(start, start + 1, ""), (end - 1, end, "")]
    # a backslash before a mark, or all of a footnote's number
    return [(start, start + 1 if mark[0] == "\\" else end, "")]


def _code_spans(source: str, start: int, end: int, edits: list[Edit]) -> Iterator[tuple[int, int]]:
    """Yield where code lies, its backticks included, which become edits."""
    runs = [match.span() for match in _ticks.finditer(source, start, end) if match.group()[0] == "`"]
    places: dict[int, list[int]] = {}
    for number in range(len(runs) - 1, -1, -1):
        places.setdefault(runs[number][1] - runs[number][0], []).append(number)
    free = 0
    for number, (begin, after) in enumerate(runs):
        same = places[after - begin]
        while same and same[-1] <= number:
            same.pop()
        if number < free or not same:
            continue
        partner = runs[same[-1]]
        free = same[-1] + 1
        edits += [(begin, after, ""), (*partner, "")]
        yield begin, partner[1]


class _Emphasis:
    """Finds pairs of marks: each that closes goes with the nearest open one of its kind."""

    def __init__(self, source: str, start: int, end: int, edits: list[Edit]) -> None:
        self._source = source
        self._start, self._end = start, end
        self._edits = edits
        self._open: dict[str, list[_Run]] = {}

    def add(self, mark: str, start: int, end: int) -> None:
        """Take the run of ``mark`` at ``[start, end)``."""
        if end - start > _LONGEST_RUN or (mark == "~" and end - start != 2):
            return
        run = _Run(start, end)
        before = self._source[start - 1] if start > self._start else " "
        after = self._source[end] if end < self._end else " "
        if _closes(mark, run.left, before, after):
            self._close(mark, run)
        if run.left and _opens(mark, run.left, before, after):
            self._open.setdefault(mark, []).append(run)

    def _close(self, mark: str, run: _Run) -> None:
        opened = self._open.get(mark, [])
        while run.left and (partner := _partner(opened, run.left)):
            count = min(run.left, partner.left)
            self._edits += [
                (partner.end - count, partner.end, ""),
                (run.start, run.start + count, ""),
            ]
            partner.end -= count
            run.start += count
            self._forget_after(partner.start)
            if not partner.left:
                opened.pop()

    def _forget_after(self, place: int) -> None:
        """What was opened within a closed pair can mark nothing any more."""
        for opened in self._open.values():
            while opened and opened[-1].start > place:
                opened.pop()


def _partner(opened: list[_Run], length: int) -> _Run | None:
    """Return the nearest run of this length; three marks go with any."""
    nearest = opened[: -_NEAREST - 1 : -1]
    return next((run for run in nearest if run.left == length or _LONGEST_RUN in {run.left, length}), None)


def _opens(mark: str, length: int, before: str, after: str) -> bool:
    if after.isspace() or (_is_word(before) and (mark == "_" or not _unspaced.match(before))):
        return False
    category = unicodedata.category(before)
    if category == _CLOSING and (after.isdigit() or (mark == "*" and length == 1)):
        return _unspaced.match(before) is not None
    return not (mark == "*" and length == 1 and category == _MATHEMATICAL)


def _closes(mark: str, length: int, before: str, after: str) -> bool:
    if before.isspace():
        return False
    if not _is_word(after) or (mark != "_" and _unspaced.match(after)):
        return True
    return mark != "_" and length > 1 and not after.isdigit()


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_" or unicodedata.category(character)[0] == "M"
