"""Corpus files to items: JSONL and CSV, one item a line or record, streamed.

A line that cannot be read becomes an ``Unreadable`` in its place; everything else goes on. Knows no scores and no
wording: problems are identifiers.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import PurePath
from typing import Literal

from rouge_gui.corpus.csv_rows import SEPARATORS, rows

Format = Literal["jsonl", "csv"]
LineProblem = Literal[
    "bad-json",
    "not-an-object",
    "missing-candidate",
    "missing-reference",
    "wrong-type",
    "bad-encoding",
    "bad-csv",
]


@dataclass(frozen=True, slots=True)
class Item:
    """One comparison of a corpus: its 1-based ``line``, its id and its texts."""

    line: int
    id: str
    references: tuple[str, ...]
    candidate: str


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that holds no item: its 1-based number, the problem's identifier and the item's id where it is known."""

    line: int
    problem: LineProblem
    id: str | None = None


HeaderProblem = Literal["columns", "separator", "encoding"]


class CorpusHeaderError(ValueError):
    """A CSV file whose first record does not name the columns ``candidate`` and ``reference``.

    ``problem``: they are not there (``found`` are the columns that are), what parts them is none of ``SEPARATORS``, or
    the bytes are no UTF-8 and have no mark.
    """

    def __init__(self, problem: HeaderProblem, found: Sequence[str] = ()) -> None:
        super().__init__(problem, tuple(found))
        self.problem: HeaderProblem = problem
        self.found = tuple(found)


class _LineError(Exception):
    def __init__(self, problem: LineProblem) -> None:
        super().__init__(problem)
        self.problem: LineProblem = problem


Entry = Item | Unreadable


def format_of(name: str, head: bytes) -> Format:
    """Return the format of a corpus file by the suffix of its ``name``, else by its first bytes.

    Without a telling suffix a file is CSV if its first line is a CSV header with a column ``candidate``.
    """
    suffix = PurePath(name).suffix.lower()
    if suffix == ".csv":
        return "csv"
    if suffix in {".jsonl", ".ndjson"}:
        return "jsonl"
    columns = (name for separator in SEPARATORS for name in _columns_in(head, separator))
    return "csv" if "candidate" in columns else "jsonl"


def _columns_in(head: bytes, separator: str) -> list[str]:
    first_line = head.removeprefix(codecs.BOM_UTF8).partition(b"\n")[0].decode("utf-8", errors="replace")
    return [name.strip(' "\r') for name in first_line.split(separator)]


def _separator_of(head: bytes) -> str:
    """Return what parts the columns of a header. Raises CorpusHeaderError where it is something else."""
    for separator in SEPARATORS:
        columns = _columns_in(head, separator)
        if "candidate" in columns and _reference_columns(columns):
            return separator
    if head.count(b'"') % 2:
        # a column's name goes on in the next line
        return ","
    if b"\0" in head or head.decode("utf-8", errors="ignore").encode() != head:
        raise CorpusHeaderError("encoding")
    if {"candidate", "reference"} <= set(re.findall(r"[a-z]+", head.decode())):
        raise CorpusHeaderError("separator")
    found = max((_columns_in(head, separator) for separator in SEPARATORS), key=len)
    raise CorpusHeaderError("columns", [name for name in found if name])


def parse_json_line(line: int, data: bytes, most_references: int | None) -> Entry | None:
    """Return the item of one JSONL line, None for a blank one.

    ``references`` wins over ``reference``; ``most_references`` keeps the first ones; the id defaults to the line
    number.
    """
    data = data.removeprefix(codecs.BOM_UTF8).strip()
    if not data:
        return None
    item_id: str | None = None
    try:
        fields = _decoded_object(data)
        item_id = _id_of(fields, line)
        return Item(line, item_id, _references_of(fields)[:most_references], _candidate_of(fields))
    except _LineError as error:
        return Unreadable(line, error.problem, item_id)


def _decoded_object(data: bytes) -> dict[str, object]:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _LineError("bad-encoding") from error
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _LineError("bad-json") from error
    if not isinstance(found, dict):
        raise _LineError("not-an-object")
    return found


def _candidate_of(fields: dict[str, object]) -> str:
    candidate = fields.get("candidate")
    if candidate is None:
        raise _LineError("missing-candidate")
    if not isinstance(candidate, str):
        raise _LineError("wrong-type")
    return candidate


def _references_of(fields: dict[str, object]) -> tuple[str, ...]:
    found = fields.get("references")
    if found is None:
        found = fields.get("reference")
        if isinstance(found, str):
            return (found,)
    if found is None or found == []:
        raise _LineError("missing-reference")
    if not isinstance(found, list):
        raise _LineError("wrong-type")
    references = tuple(text for text in found if isinstance(text, str))
    if len(references) != len(found):
        raise _LineError("wrong-type")
    return references


def _id_of(fields: dict[str, object], line: int) -> str:
    given = fields.get("id")
    if given is None or given == "":
        return str(line)
    if isinstance(given, (str, int, float)) and not isinstance(given, bool):
        return str(given)
    raise _LineError("wrong-type")


def parse_csv(lines: Iterable[bytes], most_references: int | None) -> Iterator[Entry]:
    """Yield the items of a CSV file with a header: ``candidate``, ``reference`` or ``reference_1`` …, ``id``.

    Columns are parted by what parts those of the header: commas, semicolons or tabs.
    Line numbers are those of a record's first line. Raises CorpusHeaderError without a usable header.
    """
    stream = iter(lines)
    first = next(stream, b"")
    separator = _separator_of(first)
    records = rows(_decoded_lines(chain([first], stream)), separator)
    header = [name.strip() for name in next(records).cells or ()]
    references = _reference_columns(header)
    if "candidate" not in header or not references:
        raise CorpusHeaderError("columns", header)
    columns = _Columns(
        header.index("id") if "id" in header else None,
        header.index("candidate"),
        references[:most_references],
    )
    for line, cells, _ in records:
        yield Unreadable(line, "bad-csv") if cells is None else _csv_item(line, cells, columns)


@dataclass(frozen=True, slots=True)
class _Columns:
    id: int | None
    candidate: int
    references: list[int]


def _reference_columns(header: Sequence[str]) -> list[int]:
    numbered = {
        int(number): index
        for index, name in enumerate(header)
        if name.startswith("reference_") and (number := name.removeprefix("reference_")).isdecimal()
    }
    if numbered:
        return [numbered[number] for number in sorted(numbered)]
    return [header.index("reference")] if "reference" in header else []


def _csv_item(line: int, record: list[str], columns: _Columns) -> Entry:
    item_id = str(line) if columns.id is None else record[columns.id] or str(line)
    try:
        "".join(record).encode()
    except UnicodeEncodeError:
        return Unreadable(line, "bad-encoding")
    first, *others = (record[index] for index in columns.references)
    # an empty cell after the first reference is an item with fewer references
    return Item(line, item_id, (first, *filter(None, others)), record[columns.candidate])


def _decoded_lines(lines: Iterable[bytes]) -> Iterator[str]:
    for number, line in enumerate(lines):
        # bytes that are no UTF-8 become surrogates, which spoil their own record only
        text = line.decode("utf-8", errors="surrogateescape")
        yield text if number else text.removeprefix("\ufeff")
