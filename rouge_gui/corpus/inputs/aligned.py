"""Line-aligned text files: the n-th line of each is about the n-th item. Each file is a column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import PurePath

from rouge_gui.corpus.inputs.lines import byte_lines, is_spoilt
from rouge_gui.corpus.inputs.records import InputError, Manner, Record
from rouge_gui.corpus.inputs.tables import unique
from rouge_gui.corpus.items import Problem

_TOLD = 10


def names_of(paths: Sequence[str]) -> list[str]:
    """Return the columns that files are called: their stems, or their whole names where those are alike."""
    stems = [PurePath(path).stem for path in paths]
    return unique(stems if len(set(stems)) == len(stems) else [PurePath(path).name for path in paths])


class _Column:
    """The lines of one file; those that cannot be read are missing, and told."""

    def __init__(self, path: str, manner: Manner) -> None:
        self.path = path
        self.count = 0
        self.problems: list[Problem] = []
        self.lines = self._read(manner)

    def _read(self, manner: Manner) -> Iterator[str | None]:
        encoding, lines = byte_lines(self.path, manner.encoding, lone_cr=False)
        for line in lines:
            self.count += 1
            if line is None:
                self.problems.append(Problem(self.path, self.count, "long-line"))
                yield None
                continue
            text = line.decode(encoding, "surrogateescape").removesuffix("\n").removesuffix("\r")
            if is_spoilt(text):
                self.problems.append(Problem(self.path, self.count, "bad-encoding", encoding))
                yield None
            else:
                yield text


def read(paths: Sequence[str], manner: Manner) -> Iterator[Record | Problem]:
    """Yield a record for each line of the longest file, then which files are shorter."""
    columns = [_Column(path, manner) for path in paths]
    names = names_of(paths)
    try:
        for number, row in enumerate(zip_longest(*(column.lines for column in columns)), 1):
            for column in columns:
                yield from column.problems
                column.problems.clear()
            # white space behind the end of the shortest file is no item
            if any(row) or all(column.count >= number for column in columns):
                yield Record(0, number, dict(zip(names, row, strict=True)))
    except InputError as error:
        yield error.told
        return
    longest = max((column.count for column in columns), default=0)
    for column in columns:
        if column.count < longest:
            yield Problem(column.path, column.count, "fewer-lines", f"{column.count} {longest}")
