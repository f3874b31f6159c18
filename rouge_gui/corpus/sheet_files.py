"""A workbook (.xlsx) written row by row, by the rules of ECMA-376: texts stay texts, numbers keep 17 digits.

Nothing of it is kept, so that a sheet may be as long as the format lets it be. Writing only, without a package.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

from rouge_gui.corpus.cells import would_run

# what a sheet takes, by its format
MOST_ROWS = 1_048_576
MOST_CELL_CHARACTERS = 32_767

Cell = str | float | int | None

_LETTERS = 26
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
# style 1 stays a text when somebody edits the cell, style 2 is a head
_STYLES = (
    f'<styleSheet xmlns="{_MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>'
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
)
_FROZEN = (
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" '
    'state="frozen"/></sheetView></sheetViews>'
)
_no_xml = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
# what the format would read as a character written out
_written_out = re.compile("_(?=x[0-9A-Fa-f]{4}_)")


class Workbook:
    """A workbook of the sheets ``names``, to be filled in this order; a context manager."""

    def __init__(self, target: BinaryIO, names: Sequence[str]) -> None:
        self._archive = ZipFile(target, "w", ZIP_DEFLATED, compresslevel=4)
        self._names = names
        self._filled = 0
        self.cut = 0

    def __enter__(self) -> Workbook:
        for path, content in _frame(self._names):
            self._archive.writestr(path, _DECLARED + content)
        return self

    def __exit__(self, *_: object) -> None:
        self._archive.close()

    def fill(self, rows: Iterable[Sequence[Cell]], *, has_head: bool = False) -> None:
        """Write the next sheet. ``cut`` counts texts that are too long for a cell. Raises what the rows raise."""
        self._filled += 1
        with self._archive.open(f"xl/worksheets/sheet{self._filled}.xml", "w", force_zip64=True) as part:
            start = f'<worksheet xmlns="{_MAIN}">{_FROZEN if has_head else ""}<sheetData>'
            part.write(f"{_DECLARED}{start}".encode())
            for number, row in enumerate(rows, start=1):
                part.write(self._row(number, row, is_head=has_head and number == 1).encode())
            part.write(b"</sheetData></worksheet>")

    def _row(self, number: int, row: Sequence[Cell], *, is_head: bool) -> str:
        cells = "".join(
            self._cell(f"{column_letters(place)}{number}", value, is_head=is_head)
            for place, value in enumerate(row)
            if value is not None
        )
        return f'<row r="{number}">{cells}</row>'

    def _cell(self, place: str, value: str | float, *, is_head: bool) -> str:
        if not isinstance(value, str):
            return f'<c r="{place}"><v>{value!r}</v></c>'
        style = ' s="2"' if is_head else ' s="1"' if would_run(value) else ""
        text = escape(self._fitting(value), {"\r": "&#13;"})
        return f'<c r="{place}" t="inlineStr"{style}><is><t xml:space="preserve">{text}</t></is></c>'

    def _fitting(self, text: str) -> str:
        text = _no_xml.sub("\ufffd", text)
        if len(text.encode("utf-16-le")) // 2 > MOST_CELL_CHARACTERS:
            self.cut += 1
            # a sheet counts as UTF-16 does
            text = text.encode("utf-16-le")[: 2 * MOST_CELL_CHARACTERS].decode("utf-16-le", "ignore")
        return _written_out.sub("_x005F_", text)


def column_letters(place: int) -> str:
    """Return the name of a column, counted from 0: A … Z, AA …"""
    letters = ""
    place += 1
    while place:
        place, letter = divmod(place - 1, _LETTERS)
        letters = chr(ord("A") + letter) + letters
    return letters


def _frame(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the parts of a workbook that are no sheets."""
    numbers = range(1, len(names) + 1)
    office = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    overrides = "".join(
        f'<Override PartName="/xl/worksheets/sheet{number}.xml" ContentType="{office}.worksheet+xml"/>'
        for number in numbers
    )
    relations = "application/vnd.openxmlformats-package.relationships+xml"
    types = (
        f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" ContentType="{relations}"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{office}.sheet.main+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{office}.styles+xml"/>{overrides}</Types>'
    )
    yield "[Content_Types].xml", types
    yield "_rels/.rels", _relations([("officeDocument", "xl/workbook.xml")])
    sheets = "".join(
        f'<sheet name="{escape(name)}" sheetId="{number}" r:id="rId{number}"/>'
        for number, name in zip(numbers, names, strict=True)
    )
    yield (
        "xl/workbook.xml",
        f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATIONS}"><sheets>{sheets}</sheets></workbook>',
    )
    parts = [("worksheet", f"worksheets/sheet{number}.xml") for number in numbers]
    yield "xl/_rels/workbook.xml.rels", _relations([*parts, ("styles", "styles.xml")])
    yield "xl/styles.xml", _STYLES


def _relations(parts: Sequence[tuple[str, str]]) -> str:
    found = "".join(
        f'<Relationship Id="rId{number}" Type="{_RELATIONS}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(parts, start=1)
    )
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{found}</Relationships>'
