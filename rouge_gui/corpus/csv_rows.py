"""Records of CSV and TSV that spoil themselves alone. No files, no wording, no notion of what columns mean.

A quotation mark that is never closed would swallow what follows it: such a record is given up after its first line,
and reading goes on behind that.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from typing import NamedTuple

# what parts the columns; the header tells which
SEPARATORS = (",", ";", "\t")
# a cell may hold a whole document
LONGEST_CELL = 32_000_000
# a record is read again from its second line at most so often: hostile files could make it every time
_MOST_RETURNS = 10_000
_MOST_LINES = 100_000


class Row(NamedTuple):
    """A record of a table: the line it begins in, its cells, or None and the problem."""

    line: int
    cells: list[str] | None
    problem: str = ""


class _Tape:
    """Lines that can be gone back to: those of the record that is being read are kept."""

    def __init__(self, lines: Iterable[str | None]) -> None:
        self._lines = iter(lines)
        self._again: list[str | None] = []
        self._kept: list[str | None] = []
        self._size = 0
        self.line = 1

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self._again.pop() if self._again else next(self._lines)
        self._kept.append(line)
        if line is None:
            raise csv.Error("long line")
        self._size += len(line)
        if self.is_long:
            raise csv.Error("long record")
        return line

    @property
    def count(self) -> int:
        """How many lines the record has so far."""
        return len(self._kept)

    @property
    def is_long(self) -> bool:
        """Whether the record stopped at a line or a record that is longer than memory bears."""
        if self._size > LONGEST_CELL or len(self._kept) > _MOST_LINES:
            return True
        return bool(self._kept) and self._kept[-1] is None

    def done(self) -> None:
        """Keep the record no more: the next one begins."""
        self.line += len(self._kept)
        self._kept.clear()
        self._size = 0

    def back(self) -> None:
        """Go back behind the first line of the record."""
        self._again.extend(reversed(self._kept[1:]))
        del self._kept[1:]
        self.done()


def rows(lines: Iterable[str | None], separator: str, *, width: int | None = None) -> Iterator[Row]:
    """Yield the records of ``lines``, all of as many cells as the first one, or ``width``; empty lines are none.

    A line that is None was too long. The first record is the header; where it cannot be read nothing else is.
    """
    csv.field_size_limit(LONGEST_CELL)
    tape = _Tape(lines)
    returns = 0
    # without strict, a stray quote would swallow what follows it in silence
    reader = csv.reader(tape, strict=True, delimiter=separator)
    while True:
        cells: list[str] | None = None
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            problem = "long-line" if tape.is_long else "bad-csv"
        if cells is not None and width is None:
            width = len(cells)
        if cells is not None and (not cells or len(cells) == width):
            if cells:
                yield Row(tape.line, cells)
            tape.done()
            continue
        if cells is not None:
            problem = "cell-count"
        yield Row(tape.line, None, problem)
        returns += 1
        if tape.count > 1 and returns < _MOST_RETURNS:
            tape.back()
        else:
            tape.done()
        reader = csv.reader(tape, strict=True, delimiter=separator)


def separator_in(lines: Iterable[str]) -> str:
    """Return what parts the columns of the header that ``lines`` begin with: what makes most of them."""
    kept = list(lines)
    counts = dict.fromkeys(SEPARATORS, 0)
    for separator in SEPARATORS:
        first = next(rows(kept, separator), None)
        counts[separator] = len(first.cells) if first and first.cells else 0
    # a sentence may hold commas, seldom semicolons, no tabs
    return max(reversed(SEPARATORS), key=lambda separator: counts[separator])
