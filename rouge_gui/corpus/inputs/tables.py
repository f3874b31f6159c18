"""CSV and TSV, also parted by semicolons, with a header or without one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import PurePath

from rouge_gui.corpus.csv_rows import rows, separator_in
from rouge_gui.corpus.inputs.lines import byte_lines, is_spoilt
from rouge_gui.corpus.inputs.records import Manner, one_by_one
from rouge_gui.corpus.items import Problem

_HEADER_LINES = 20
_BY_TABS = (".tsv", ".tab")


def unique(names: Iterable[str]) -> list[str]:
    """Return column names that differ: one that repeats gets a number, one without letters is called by its place."""
    found: dict[str, None] = {}
    numbers: dict[str, int] = {}
    for place, name in enumerate(names, 1):
        wanted = base = name.strip() or f"column {place}"
        while wanted in found:
            numbers[base] = numbers.get(base, 1) + 1
            wanted = f"{base} ({numbers[base]})"
        found[wanted] = None
    return list(found)


def decoded(lines: Iterable[bytes | None], encoding: str) -> Iterator[str | None]:
    """Decode lines; bytes that are no characters become halves of surrogate pairs, which spoil their record only."""
    for line in lines:
        yield None if line is None else line.decode(encoding, "surrogateescape")


def _records(path: str, manner: Manner) -> Iterator[tuple[int, Mapping[str, object]] | Problem]:
    encoding, lines = byte_lines(path, manner.encoding)
    text = decoded(lines, encoding)
    separator = manner.separator or separator_of(path, manner)
    header: list[str] = []
    for line, cells, problem in rows(text, separator):
        if cells is None:
            yield Problem(path, line, problem)
        elif not header and manner.header:
            header = unique(cells)
        elif any(map(is_spoilt, cells)):
            yield Problem(path, line, "bad-encoding", encoding)
        else:
            header = header or unique([""] * len(cells))
            yield line, dict(zip(header, cells, strict=True))


def separator_of(path: str, manner: Manner) -> str:
    """Return what parts the columns of a file. Raises InputError."""
    encoding, lines = byte_lines(path, manner.encoding)
    found = list(islice(decoded(lines, encoding), _HEADER_LINES))
    kept = [line for line in found if line is not None]
    if PurePath(path).suffix.lower() in _BY_TABS and any("\t" in line for line in kept[:1]):
        return "\t"
    return separator_in(kept)


read = one_by_one(_records)
