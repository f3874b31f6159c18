"""What all formats read to: records with named fields, or problems in their place; and what refuses a whole file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rouge_gui.corpus.items import Problem


class Record(NamedTuple):
    """A row or object of a file: which of the files, the 1-based line it begins in, its fields by name.

    A field that is not there is missing, and so is one that is None.
    """

    file: int
    line: int
    fields: Mapping[str, object]


class Manner(NamedTuple):
    """How text files are written: their encoding ("" = each file's own), what parts the columns of CSV ("" = see).

    Without a ``header`` columns are called by their place.
    """

    encoding: str = ""
    separator: str = ""
    header: bool = True


# reads the files of one format
Reader = Callable[[Sequence[str], Manner], Iterator[Record | Problem]]


class InputError(Exception):
    """A file that cannot be read at all. ``detail`` is the name of an extra where one has to be installed."""

    def __init__(self, path: str, problem: str, detail: str = "", line: int = 0) -> None:
        super().__init__(path, problem, detail, line)
        self.told = Problem(path, line, problem, detail)


ReadOne = Callable[[str, Manner], Iterator[tuple[int, Mapping[str, object]] | Problem]]


def one_by_one(read_one: ReadOne) -> Reader:
    """Return the reader of a format whose files are read one after the other; a file that is refused is a problem."""

    def read(paths: Sequence[str], manner: Manner) -> Iterator[Record | Problem]:
        for number, path in enumerate(paths):
            try:
                for entry in read_one(path, manner):
                    yield entry if isinstance(entry, Problem) else Record(number, *entry)
            except InputError as error:
                yield error.told

    return read
