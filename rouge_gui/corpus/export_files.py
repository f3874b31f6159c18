"""A table of any length as a file: CSV, CSV for Excel, JSONL, xlsx, Parquet. Values in, a file out; no store, no Qt.

Rows are taken one after the other and nothing of them is kept. The file appears whole or not at all; what the rows
raise on their way ends the writing. Numbers keep their double precision; the decimal mark is a point, except in CSV for
a spreadsheet, which reads numbers as its user writes them. In CSV a text that would be run as a formula begins with an
apostrophe; all other forms keep texts as they are.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import islice
from math import isnan
from pathlib import Path
from typing import BinaryIO, Literal

from rouge_gui.corpus.cells import separator_beside, text_cell
from rouge_gui.corpus.sheet_files import MOST_ROWS, Cell, Workbook
from rouge_gui.corpus.writing import WholeFile

Form = Literal["csv", "excel-csv", "jsonl", "xlsx", "parquet"]
Kind = Literal["text", "texts", "number", "count", "whole"]
Value = str | float | int | tuple[str, ...] | None

SUFFIXES: Mapping[Form, str] = {
    "csv": ".csv", "excel-csv": ".csv", "jsonl": ".jsonl", "xlsx": ".xlsx", "parquet": ".parquet",
}  # fmt: skip
# what an installation may lack
_NEEDS: Mapping[Form, str] = {"parquet": "pyarrow"}

_BATCH_ROWS = 1_000
# whole numbers below are all different as doubles
_MOST_EXACT = 2**53
SIGNATURE = "signature"
_half = re.compile("[\ud800-\udfff]")


class ExportError(Exception):
    """A table that a format cannot hold: ``id`` is ``too-many-rows`` or ``missing-package``, with its ``value``."""

    def __init__(self, problem: str, value: str) -> None:
        super().__init__(f"{problem}: {value}")
        self.id, self.value = problem, value


@dataclass(frozen=True, slots=True)
class Column:
    """A column; one of ``texts`` holds a tuple of at most ``most``, each in a column of its own where rows are flat.

    One of ``count`` holds numbers that are mostly whole, and written so; ``whole`` has integers alone.
    """

    name: str
    kind: Kind
    most: int = 1

    def flat_names(self) -> list[str]:
        """Return the names of the columns it has in a flat table: ``references`` is ``reference_1`` and so on."""
        if self.kind != "texts":
            return [self.name]
        single = self.name.removesuffix("s")
        return [single] if self.most <= 1 else [f"{single}_{number}" for number in range(1, self.most + 1)]


@dataclass(frozen=True, slots=True)
class ExportTable:
    """Columns and rows with a value for each of them; ``about`` tells of the whole, its ``signature`` among it."""

    columns: Sequence[Column]
    rows: Iterable[Sequence[Value]]
    about: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Written:
    """How many rows were written, and how many texts were too long for a cell and cut."""

    rows: int = 0
    cut: int = 0


def is_available(form: Form) -> bool:
    """Tell whether the package is there that writes a format."""
    return form not in _NEEDS or find_spec(_NEEDS[form]) is not None


def write_table(table: ExportTable, path: Path, form: Form, decimal_mark: str = ".") -> Written:
    """Write ``table`` to ``path``; ``decimal_mark`` is for CSV for Excel alone.

    Raises OSError, ExportError, and what the rows raise; then what stood there stands there still.
    """
    if not is_available(form):
        raise ExportError("missing-package", _NEEDS[form])
    written = Written()
    with WholeFile(path) as target:
        if form == "csv":
            _write_csv(table, target, written)
        elif form == "excel-csv":
            target.write("\ufeff")
            _write_csv(table, target, written, _Spreadsheet(decimal_mark))
        elif form == "jsonl":
            _write_jsonl(table, target.write, written)
        elif form == "xlsx":
            _write_sheet(table, target.binary, written)
        else:
            _write_parquet(table, target.binary, written)
    return written


def _counted(rows: Iterable[Sequence[Value]], written: Written) -> Iterator[Sequence[Value]]:
    for row in rows:
        yield row
        written.rows += 1


def _flat(columns: Sequence[Column], row: Sequence[Value]) -> Iterator[str | float | int | None]:
    """Yield the values of a row, a tuple as so many as its column has room for."""
    for column, value in zip(columns, row, strict=True):
        if column.kind == "texts":
            texts = value if isinstance(value, tuple) else ()
            yield from (texts[place] if place < len(texts) else None for place in range(max(column.most, 1)))
        elif not isinstance(value, tuple):
            yield _plain(column, value)


def _plain(column: Column, value: str | float | int | None) -> str | float | int | None:
    """Return a value as files of text hold it: 85 tokens, not 85.0."""
    if not isinstance(value, float):
        return value
    if isnan(value):
        return None
    is_whole = column.kind == "count" and value.is_integer() and abs(value) < _MOST_EXACT
    return int(value) if is_whole else value


def _flat_names(columns: Sequence[Column]) -> list[str]:
    return [name for column in columns for name in column.flat_names()]


# --- CSV ---------------------------------------------------------------------------------------------------


class _Program:
    """Cells as another program reads them; a spreadsheet that opens the file runs none of them."""

    separator = ","

    def cell(self, value: str | float | int | None) -> str:
        """Return a cell."""
        return "" if value is None else text_cell(value) if isinstance(value, str) else repr(value)


class _Spreadsheet(_Program):
    """Cells as Excel reads them in the user's country."""

    def __init__(self, decimal_mark: str) -> None:
        self._mark = decimal_mark
        self.separator = separator_beside(decimal_mark)

    def cell(self, value: str | float | int | None) -> str:
        """Return a cell."""
        found = super().cell(value)
        return found if isinstance(value, str) else found.replace(".", self._mark)


class _Lines:
    """What the csv module writes to."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self.write = write


def _write_csv(table: ExportTable, target: WholeFile, written: Written, look: _Program | None = None) -> None:
    look = look or _Program()
    signature = table.about.get(SIGNATURE, "")
    writer = csv.writer(_Lines(target.write), delimiter=look.separator)
    writer.writerow(map(look.cell, [*_flat_names(table.columns), SIGNATURE]))
    for row in _counted(table.rows, written):
        writer.writerow([*map(look.cell, _flat(table.columns, row)), look.cell(signature)])


# --- JSONL -------------------------------------------------------------------------------------------------


def _write_jsonl(table: ExportTable, write: Callable[[str], None], written: Written) -> None:
    names = [column.name for column in table.columns]
    signature = table.about.get(SIGNATURE, "")
    for row in _counted(table.rows, written):
        cells = [
            value if isinstance(value, tuple) else _plain(column, value)
            for column, value in zip(table.columns, row, strict=True)
        ]
        line = {**dict(zip(names, cells, strict=True)), SIGNATURE: signature}
        # half a surrogate pair is written as JSON's own escape
        write(json.dumps(line, ensure_ascii=False) + "\n")


# --- xlsx --------------------------------------------------------------------------------------------------


def _write_sheet(table: ExportTable, target: BinaryIO, written: Written) -> None:
    with Workbook(target, ("scores", "about")) as book:
        book.fill(_sheet_rows(table, written), has_head=True)
        book.fill(list(table.about.items()))
    written.cut = book.cut


def _sheet_rows(table: ExportTable, written: Written) -> Iterator[Sequence[Cell]]:
    yield _flat_names(table.columns)
    for row in _counted(table.rows, written):
        if written.rows + 2 > MOST_ROWS:
            raise ExportError("too-many-rows", str(MOST_ROWS - 1))
        yield list(_flat(table.columns, row))


# --- Parquet -----------------------------------------------------------------------------------------------


def _write_parquet(table: ExportTable, target: BinaryIO, written: Written) -> None:
    import pyarrow
    from pyarrow import parquet

    types = {
        "text": pyarrow.string(),
        "texts": pyarrow.list_(pyarrow.string()),
        "number": pyarrow.float64(),
        "count": pyarrow.float64(),
        "whole": pyarrow.int64(),
    }
    schema = pyarrow.schema(
        [(column.name, types[column.kind]) for column in table.columns],
        metadata={name: _whole(text) for name, text in table.about.items()},
    )
    rows = _counted(table.rows, written)
    with parquet.ParquetWriter(target, schema) as writer:
        while batch := list(islice(rows, _BATCH_ROWS)):
            arrays = [
                pyarrow.array(map(_stored, values), type=kind)
                for values, kind in zip(zip(*batch, strict=True), schema.types, strict=True)
            ]
            writer.write_batch(pyarrow.record_batch(arrays, schema=schema))


def _stored(value: Value) -> str | float | int | list[str] | None:
    if isinstance(value, str):
        return _whole(value)
    if isinstance(value, tuple):
        return [_whole(text) for text in value]
    return None if isinstance(value, float) and isnan(value) else value


def _whole(text: str) -> str:
    """Return ``text`` as UTF-8 can hold it."""
    return text if text.isascii() else _half.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
