from __future__ import annotations

import codecs
import csv
import io
import json
import os
import resource
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import openpyxl
import pytest
from pyarrow import parquet

from rouge_gui.corpus import export_files
from rouge_gui.corpus.export_files import (
    Column,
    ExportError,
    ExportTable,
    Form,
    Value,
    is_available,
    write_table,
)

COLUMNS = (
    Column("id", "text"),
    Column("rouge1.fmeasure", "number"),
    Column("length.candidate", "whole"),
    Column("references", "texts", 2),
    Column("candidate", "text"),
)
# 17 digits, the smallest double, one third
NUMBERS = (0.1 + 0.2, 5e-324, 1 / 3, 1.0, 0.0)
TEXTS = (
    'a cat\nsat, "here"; there',
    "=1+2",
    "+7 (495) 123",
    "- first",
    "@name",
    "\tdone",
    "猫坐着。",
    "Кошка\r\nсидит",
    "😀 e\u0301",
    "",
)
SIGNATURE = "rouge-gui|p:rouge-score"


def sample_rows() -> list[Sequence[Value]]:
    return [
        (f"item {place}", NUMBERS[place % len(NUMBERS)], place, (text, f"also {text}")[: place % 3], text)
        for place, text in enumerate(TEXTS)
    ]


def table(rows: Sequence[Sequence[Value]] | Iterator[Sequence[Value]]) -> ExportTable:
    return ExportTable(COLUMNS, rows, {"signature": SIGNATURE, "query": "rougeL < .2"})


def flat(row: Sequence[Value]) -> list[Value]:
    id_, number, length, references, candidate = row
    assert isinstance(references, tuple)
    one, two = [*references, None, None][:2]
    return [id_, number, length, one, two, candidate]


def inert(text: str) -> str:
    """Return a text as it stands in CSV."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t", "\r"} else text


def read_csv(text: str, separator: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))


def test_csv_gives_the_same_numbers_and_texts_back(tmp_path: Path) -> None:
    rows = sample_rows()
    path = tmp_path / "out.csv"
    assert write_table(table(rows), path, "csv").rows == len(rows)
    head, *found = read_csv(path.read_bytes().decode())
    assert head == [
        "id", "rouge1.fmeasure", "length.candidate", "reference_1", "reference_2", "candidate", "signature",
    ]  # fmt: skip
    assert [[line[0], float(line[1]), int(line[2]), *line[3:]] for line in found] == [
        [
            *(
                "" if value is None else inert(value) if isinstance(value, str) else value
                for value in flat(row)
            ),
            SIGNATURE,
        ]
        for row in rows
    ]


def test_csv_for_excel_has_a_mark_and_the_signs_of_its_country_and_runs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    rows = sample_rows()
    write_table(table(rows), path, "excel-csv", ",")
    content = path.read_bytes()
    assert content.startswith(codecs.BOM_UTF8)
    found = read_csv(content.decode("utf-8-sig"), ";")[1:]
    assert [float(line[1].replace(",", ".")) for line in found] == [row[1] for row in rows]
    assert [line[5] for line in found] == list(map(inert, TEXTS))
    write_table(table(rows), path, "excel-csv", ".")
    assert read_csv(path.read_bytes().decode("utf-8-sig"))[1][1] == repr(NUMBERS[0])


def test_jsonl_gives_the_same_values_back_even_halves_of_pairs(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    rows = [*sample_rows(), ("half \ud83d", float("nan"), 3, ("\0",), "\ud83d")]
    write_table(table(rows), path, "jsonl")
    names = [column.name for column in COLUMNS]
    for line, row in zip(path.read_bytes().decode().split("\n"), rows, strict=False):
        wanted: dict[str, object] = {**dict(zip(names, row, strict=True)), "signature": SIGNATURE}
        wanted["references"] = list(row[3]) if isinstance(row[3], tuple) else None
        if row[1] != row[1]:
            wanted["rouge1.fmeasure"] = None
        assert json.loads(line) == wanted


def test_a_sheet_gives_the_same_values_back_and_holds_no_formula(tmp_path: Path) -> None:
    path = tmp_path / "out.xlsx"
    rows = sample_rows()
    write_table(table(rows), path, "xlsx")
    book = openpyxl.load_workbook(path)
    sheet = book["scores"]
    found = [[cell.value for cell in line] for line in sheet.iter_rows(min_row=2)]
    for got, row in zip(found, rows, strict=True):
        assert got == flat(row)
    by_text = {line[5].value: line[5] for line in sheet.iter_rows(min_row=2)}
    assert {by_text[text].data_type for text in TEXTS if "\r" not in text and text} == {"s"}
    assert by_text["=1+2"].quotePrefix
    assert not by_text["猫坐着。"].quotePrefix
    assert [[cell.value for cell in line] for line in book["about"].iter_rows()] == [
        ["signature", SIGNATURE],
        ["query", "rougeL < .2"],
    ]
    book.close()


def test_what_a_sheet_cannot_hold_is_cut_counted_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.xlsx"
    rows: list[Sequence[Value]] = [("long", 0.5, 1, (), "😀" * 20_000), ("odd\x01", 0.5, 1, (), "\ud800b")]
    assert write_table(table(rows), path, "xlsx").cut == 1
    book = openpyxl.load_workbook(path)
    values = [[cell.value for cell in line] for line in book["scores"].iter_rows(min_row=2)]
    book.close()
    assert values[0][5] == "😀" * 16_383
    assert (values[1][0], values[1][5]) == ("odd\ufffd", "\ufffdb")
    before = path.read_bytes()
    monkeypatch.setattr(export_files, "MOST_ROWS", 5)
    with pytest.raises(ExportError) as caught:
        write_table(table(sample_rows()), path, "xlsx")
    assert (caught.value.id, caught.value.value) == ("too-many-rows", "4")
    assert path.read_bytes() == before


def test_parquet_gives_the_same_values_back_and_carries_the_signature(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    rows = [*sample_rows(), ("nothing", float("nan"), 3, (), "\ud83d")]
    write_table(table(rows), path, "parquet")
    found = parquet.read_table(path)
    names = [column.name for column in COLUMNS]
    assert found.column_names == names
    wanted = [
        dict(zip(names, row, strict=True))
        | {"references": list(row[3]) if isinstance(row[3], tuple) else None}
        for row in rows
    ]
    wanted[-1] |= {"rouge1.fmeasure": None, "candidate": "\\ud83d"}
    assert found.to_pylist() == wanted
    assert found.schema.metadata[b"signature"].decode() == SIGNATURE
    assert found.schema.metadata[b"query"].decode() == "rougeL < .2"


@pytest.mark.parametrize("form", get_args(Form))
def test_no_rows_make_a_file_with_columns(tmp_path: Path, form: Form) -> None:
    path = tmp_path / "out"
    assert write_table(table([]), path, form).rows == 0
    assert path.exists()


@pytest.mark.parametrize("form", get_args(Form))
def test_what_the_rows_raise_leaves_the_old_file_and_no_other(tmp_path: Path, form: Form) -> None:
    path = tmp_path / "out"
    path.write_text("as it was")

    def broken() -> Iterator[Sequence[Value]]:
        yield from sample_rows()
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_table(table(broken()), path, form)
    assert [found.name for found in tmp_path.iterdir()] == ["out"]
    assert path.read_text() == "as it was"


@pytest.mark.parametrize("form", get_args(Form))
def test_rows_are_not_held(tmp_path: Path, form: Form) -> None:
    path = tmp_path / "out"
    text = "word " * 300

    def rows(count: int) -> Iterator[Sequence[Value]]:
        return ((f"item {place}", place / 7, place, (text,), f"{place} {text}") for place in range(count))

    # a format takes room once, for what it writes at a time
    write_table(table(rows(2_000)), path, form)
    before_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # a hundred thousand are 300 MB of texts
    count = int(os.environ.get("ROUGE_GUI_EXPORT_ROWS", "10000"))
    assert write_table(table(rows(count)), path, form).rows == count
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kib < 20_000


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export_files, "find_spec", {}.get)
    assert is_available("csv")
    assert not is_available("parquet")
    with pytest.raises(ExportError) as caught:
        write_table(table([]), tmp_path / "out", "parquet")
    assert (caught.value.id, caught.value.value) == ("missing-package", "pyarrow")
