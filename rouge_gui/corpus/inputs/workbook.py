"""Excel workbooks (``.xlsx``): the first sheet with a header, row by row. Needs openpyxl, the extra ``excel``.

An archive may hold a thousand times what it weighs: what its directory declares is looked at before anything is
unpacked, and rows and columns are counted while they are read.
"""

from __future__ import annotations

import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, BinaryIO
from xml.parsers import expat

from rouge_gui.corpus.inputs.lines import open_file
from rouge_gui.corpus.inputs.records import InputError, Manner, one_by_one
from rouge_gui.corpus.inputs.tables import unique
from rouge_gui.corpus.inputs.xml_guard import DeclarationError, check_prolog
from rouge_gui.corpus.items import Problem

EXTRA = "excel"
# a full sheet of Excel's has a million rows; shared strings are held whole
_MOST_UNPACKED = 2_000_000_000
_MOST_STRINGS = 500_000_000
_MOST_PARTS = 10_000
# text packs to a tenth; what packs to a two-hundredth is made to burst
_MOST_RATIO = 200
_SMALL = 10_000_000
_MOST_ROWS = 1_048_576
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
_STRINGS = "xl/sharedstrings.xml"


def check(path: str, file: BinaryIO) -> None:
    """Look at what an archive declares. Raises InputError where it is none, or would burst or expand."""
    try:
        with zipfile.ZipFile(file) as archive:
            parts = archive.infolist()
            _check_sizes(path, parts)
            for part in parts:
                _check_part(archive, part)
    except DeclarationError:
        raise InputError(path, "declares-entities") from None
    except (
        zipfile.BadZipFile,
        zlib.error,
        OSError,
        ValueError,
        NotImplementedError,
        RuntimeError,
        expat.ExpatError,
    ):
        # encrypted parts, among others
        raise InputError(path, "bad-workbook") from None


def _check_part(archive: zipfile.ZipFile, part: zipfile.ZipInfo) -> None:
    with archive.open(part) as document:
        try:
            check_prolog(document)
        except expat.ExpatError:
            # a picture is no XML
            if part.filename.lower().endswith((".xml", ".rels")):
                raise


def _check_sizes(path: str, parts: Sequence[zipfile.ZipInfo]) -> None:
    unpacked = sum(part.file_size for part in parts)
    strings = sum(part.file_size for part in parts if part.filename.lower() == _STRINGS)
    bursts = any(
        part.file_size > _SMALL and part.file_size > _MOST_RATIO * max(1, part.compress_size)
        for part in parts
    )
    if bursts or unpacked > _MOST_UNPACKED or strings > _MOST_STRINGS or len(parts) > _MOST_PARTS:
        raise InputError(path, "unpacks-too-large", str(unpacked // 1_000_000))


def _records(path: str, manner: Manner) -> Iterator[tuple[int, Mapping[str, object]] | Problem]:
    try:
        import openpyxl
    except ImportError:
        raise InputError(path, "missing-extra", EXTRA) from None
    with open_file(path) as file:
        check(path, file)
        file.seek(0)
        # of styles and validations, which are no texts
        warnings.filterwarnings("ignore", category=UserWarning, module="openpyxl")
        try:
            book = openpyxl.load_workbook(file, read_only=True, data_only=True)
        except Exception as error:
            raise _refusal(path, error) from None
        try:
            yield from _rows(path, book.worksheets, header=manner.header)
        finally:
            book.close()


def _refusal(path: str, error: Exception) -> InputError:
    """Return what is wrong with a workbook; the library raises whatever its parts meet."""
    return InputError(
        path, "too-large" if isinstance(error, MemoryError) else "bad-workbook", str(error)[:200]
    )


def _rows(
    path: str, sheets: Sequence[Any], *, header: bool
) -> Iterator[tuple[int, Mapping[str, object]] | Problem]:
    """Yield the records of the first sheet that holds any."""
    for sheet in sheets:
        # what a sheet says of its size need not be true
        sheet.reset_dimensions()
        names: list[str] = []
        found = False
        for line, cells in _cells(path, sheet):
            if all(cell is None for cell in cells):
                continue
            if not names:
                width = max(place for place, cell in enumerate(cells, 1) if cell is not None)
                names = unique("" if cell is None or not header else str(cell) for cell in cells[:width])
                if header:
                    continue
            found = True
            if any(cell is not None for cell in cells[len(names) :]):
                yield Problem(path, line, "cell-count")
            else:
                yield line, dict(zip(names, map(_value, cells), strict=False))
        if found or names:
            return


def _cells(path: str, sheet: Any) -> Iterator[tuple[int, tuple[object, ...]]]:
    rows = sheet.iter_rows(values_only=True)
    for line in range(1, _MOST_ROWS + 2):
        try:
            cells = next(rows, None)
        except Exception as error:
            raise _refusal(path, error) from None
        if cells is None:
            return
        if line > _MOST_ROWS:
            raise InputError(path, "many-rows", str(_MOST_ROWS))
        yield line, cells


def _value(cell: object) -> object:
    if isinstance(cell, str):
        return unescape(cell) if "_x" in cell else cell
    if cell is None or isinstance(cell, (bool, int, float)):
        return cell
    # a date or time
    return str(cell)


def unescape(text: str) -> str:
    """Return a text of a workbook with the characters that XML cannot hold."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)


read = one_by_one(_records)
