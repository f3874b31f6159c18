"""Corpus files to items: JSONL and CSV, one item a line or record, streamed.

A line that cannot be read becomes an ``Unreadable`` in its place; everything else goes on.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

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
    """A line that holds no item: its 1-based number and the problem's identifier."""

    line: int
    problem: LineProblem


class _LineError(Exception):
    def __init__(self, problem: LineProblem) -> None:
        super().__init__(problem)
        self.problem: LineProblem = problem


Entry = Item | Unreadable


def parse_json_line(line: int, data: bytes, most_references: int | None) -> Entry | None:
    """Return the item of one JSONL line, None for a blank one.

    ``references`` wins over ``reference``; ``most_references`` keeps the first ones; the id defaults to the line
    number.
    """
    data = data.strip()
    if not data:
        return None
    try:
        return _item(line, _decoded_object(data), most_references)
    except _LineError as error:
        return Unreadable(line, error.problem)


def _decoded_object(data: bytes) -> dict[str, object]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _LineError("bad-encoding") from error
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _LineError("bad-json") from error
    if not isinstance(found, dict):
        raise _LineError("not-an-object")
    return found


def _item(line: int, fields: dict[str, object], most_references: int | None) -> Item:
    candidate = fields.get("candidate")
    if candidate is None:
        raise _LineError("missing-candidate")
    found = fields.get("references")
    if found is None:
        found = fields.get("reference")
        if found is None:
            raise _LineError("missing-reference")
        found = [found]
    if not isinstance(candidate, str) or not isinstance(found, list):
        raise _LineError("wrong-type")
    references = tuple(text for text in found if isinstance(text, str))
    if len(references) != len(found):
        raise _LineError("wrong-type")
    if not references:
        raise _LineError("missing-reference")
    return Item(line, _id_of(fields, line), references[:most_references], candidate)


def _id_of(fields: dict[str, object], line: int) -> str:
    given = fields.get("id")
    if given is None or given == "":
        return str(line)
    if isinstance(given, (str, int, float)):
        return str(given)
    raise _LineError("wrong-type")


def numbered_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a JSONL file with their 1-based numbers."""
    return enumerate(lines, 1)


def parse_csv(lines: Iterable[bytes], most_references: int | None) -> Iterator[Entry]:
    """Yield the items of a CSV file with a header: ``candidate``, ``reference`` or ``reference_1`` …, ``id``.

    Line numbers are those of the record's first line. Raises ValueError without a usable header.
    """
    # a field may hold a whole document; C long is the module's own limit
    csv.field_size_limit(min(sys.maxsize, 2**31 - 1))
    reader = csv.reader(_decoded_lines(lines))
    header = [name.strip() for name in next(reader, [])]
    columns = {name: index for index, name in enumerate(header)}
    references = _reference_columns(header)
    if "candidate" not in columns or not references:
        raise ValueError("no header")
    while True:
        line = reader.line_num + 1
        try:
            record = next(reader)
        except StopIteration:
            return
        except csv.Error:
            yield Unreadable(line, "bad-csv")
            continue
        if record:
            yield _csv_item(line, record, columns, references[:most_references])


def _reference_columns(header: list[str]) -> list[str]:
    numbered = [name for name in header if name.removeprefix("reference_").isdecimal()]
    return sorted(numbered, key=lambda name: int(name.removeprefix("reference_"))) or [
        name for name in header if name == "reference"
    ]


def _csv_item(line: int, record: list[str], columns: dict[str, int], references: list[str]) -> Entry:
    if len(record) != len(columns):
        return Unreadable(line, "bad-csv")
    if any("\udc80" <= char <= "\udcff" for field in record for char in field if char > "\ud7ff"):
        return Unreadable(line, "bad-encoding")
    texts = [record[columns[name]] for name in references]
    # an empty cell after the first reference is an item with fewer references
    given = (texts[0], *(text for text in texts[1:] if text))
    identifier = record[columns["id"]] if "id" in columns else ""
    return Item(line, identifier or str(line), given, record[columns["candidate"]])


def _decoded_lines(lines: Iterable[bytes]) -> Iterator[str]:
    first = True
    for line in lines:
        # bytes that are no UTF-8 stay recognisable and spoil their own record only
        text = line.decode("utf-8", errors="surrogateescape")
        yield text.removeprefix("\ufeff") if first else text
        first = False
