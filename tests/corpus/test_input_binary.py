"""Workbooks, Parquet and saved datasets: what they hold, what bursts, what is missing to read them."""

from __future__ import annotations

import json
import sys
import zipfile
from datetime import date
from pathlib import Path

import openpyxl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from inputs_help import entries, items, texts, write

from rouge_gui.corpus.inputs import guess, probe
from rouge_gui.corpus.items import CorpusItem, Problem

ROWS: list[dict[str, object]] = [
    {"id": "a", "references": ["r", "s"], "candidate": "c", "score": 0.5},
    {"id": "b", "references": [], "candidate": "d", "score": None},
    {"id": "c", "references": None, "candidate": None, "score": 2.0},
]


def workbook(folder: Path, rows: list[list[object]], name: str = "x.xlsx") -> str:
    book = openpyxl.Workbook()
    sheet = book.active
    for row in rows:
        sheet.append(row)
    path = folder / name
    book.save(path)
    return str(path)


def refused(path: str) -> tuple[str, str]:
    (problem,) = probe([path]).problems
    return problem.problem, problem.detail


# --- workbooks --------------------------------------------------------------------------------------------


def test_a_workbook_is_read(tmp_path: Path) -> None:
    rows: list[list[object]] = [[None], ["id", "reference", "candidate", "score", "day"]]
    rows += [
        [1, "r", "c", 0.5, date(2024, 5, 1)],
        [],
        [2.0, "=1+1", "d", True, None],
        [3, "эталон", 7, None, None],
    ]
    path = workbook(tmp_path, rows)
    assert guess(probe([path])).is_certain
    found = [entry for entry in entries(path) if isinstance(entry, CorpusItem)]
    assert [(item.name, item.references, dict(item.outputs), item.line) for item in found] == [
        ("1", ("r",), {"candidate": "c"}, 3),
        # a formula that was never computed has no value
        ("2", (), {"candidate": "d"}, 5),
        ("3", ("эталон",), {"candidate": "7"}, 6),
    ]
    assert found[0].extra == {"score": 0.5, "day": "2024-05-01 00:00:00"}
    assert found[1].extra == {"score": "true"}


def test_characters_that_xml_cannot_hold_come_back(tmp_path: Path) -> None:
    path = workbook(tmp_path, [["reference", "candidate"], ["a_x000D_b", "c_x005F_d"]])
    assert texts(path) == [("2", ("a\rb",), {"candidate": "c_d"})]


def test_what_a_sheet_says_of_its_size_is_not_believed(tmp_path: Path) -> None:
    path = workbook(tmp_path, [["reference", "candidate"], ["r", "c"]])
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    sheet = parts["xl/worksheets/sheet1.xml"]
    assert b'ref="A1:B2"' in sheet
    parts["xl/worksheets/sheet1.xml"] = sheet.replace(b'ref="A1:B2"', b'ref="A1:XFD1048576"')
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    assert texts(path) == [("2", ("r",), {"candidate": "c"})]


def test_rows_beyond_what_a_sheet_can_have_end_it(tmp_path: Path) -> None:
    path = workbook(tmp_path, [["reference", "candidate"], ["r", "c"]])
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    sheet = parts["xl/worksheets/sheet1.xml"]
    parts["xl/worksheets/sheet1.xml"] = sheet.replace(b'<row r="2"', b'<row r="4000000000"')
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    assert entries(path) == [Problem(path, 0, "many-rows", "1048576")]


def bomb(folder: Path, name: str, data: bytes) -> str:
    path = folder / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr(name, data)
    return str(path)


def test_an_archive_that_bursts_is_not_unpacked(tmp_path: Path) -> None:
    path = bomb(tmp_path, "xl/worksheets/sheet1.xml", b"<a>" + b"0" * 30_000_000)
    assert Path(path).stat().st_size < 50_000
    assert refused(path) == ("unpacks-too-large", "30")


def test_entities_in_a_workbook_are_refused(tmp_path: Path) -> None:
    laughs = b'<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><a>&c;</a>'
    assert refused(bomb(tmp_path, "xl/workbook.xml", laughs)) == ("declares-entities", "")
    assert refused(bomb(tmp_path, "xl/hidden.bin", laughs)) == ("declares-entities", "")


@pytest.mark.parametrize("data", [b"PK\x03\x04 and more", b"no archive", b"PK\x05\x06" + b"\0" * 18])
def test_what_is_no_workbook_is_named(data: bytes, tmp_path: Path) -> None:
    assert refused(write(tmp_path, "x.xlsx", data))[0] == "bad-workbook"


def test_a_workbook_without_rows_is_named(tmp_path: Path) -> None:
    assert refused(workbook(tmp_path, [])) == ("no-records", "")
    assert refused(workbook(tmp_path, [["reference", "candidate"]])) == ("no-records", "")


# --- Parquet and datasets ---------------------------------------------------------------------------------


def parquet(folder: Path, rows: list[dict[str, object]], name: str = "x.parquet") -> str:
    pq.write_table(pa.Table.from_pylist(rows), folder / name, row_group_size=2)
    return str(folder / name)


def test_parquet_is_read(tmp_path: Path) -> None:
    path = parquet(tmp_path, ROWS)
    found = probe([path])
    assert (found.format, found.count, guess(found).is_certain) == ("parquet", 3, True)
    got = [entry for entry in entries(path) if isinstance(entry, CorpusItem)]
    assert [(item.name, item.references, dict(item.outputs), dict(item.extra)) for item in got] == [
        ("a", ("r", "s"), {"candidate": "c"}, {"score": 0.5}),
        ("b", (), {"candidate": "d"}, {}),
    ]
    assert entries(path)[-1] == Problem(path, 3, "no-texts", "c")


def saved(folder: Path, rows: list[dict[str, object]], **state: object) -> None:
    folder.mkdir()
    table = pa.Table.from_pylist(rows)
    with (
        pa.OSFile(str(folder / "data-00000-of-00001.arrow"), "wb") as sink,
        pa.ipc.new_stream(sink, table.schema) as out,
    ):
        for batch in table.to_batches(max_chunksize=2):
            out.write_batch(batch)
    state = {"_data_files": [{"filename": "data-00000-of-00001.arrow"}], **state}
    (folder / "state.json").write_text(json.dumps(state))
    (folder / "dataset_info.json").write_text("{}")


def test_a_saved_dataset_is_read(tmp_path: Path) -> None:
    saved(tmp_path / "set", ROWS[:2])
    assert texts(str(tmp_path / "set")) == [
        ("a", ("r", "s"), {"candidate": "c"}),
        ("b", (), {"candidate": "d"}),
    ]


def test_splits_of_a_saved_dataset_are_a_column(tmp_path: Path) -> None:
    for name, rows in (("dev", ROWS[:1]), ("test", ROWS[1:2])):
        saved(tmp_path / name, rows)
    (tmp_path / "dataset_dict.json").write_text('{"splits": ["dev", "test", "../dev", "."]}')
    assert [(item.name, item.extra["split"]) for item in items(str(tmp_path))] == [
        ("a", "dev"),
        ("b", "test"),
    ]


def test_what_is_wrong_with_a_dataset_is_named(tmp_path: Path) -> None:
    saved(tmp_path / "indices", ROWS, _indices_data_files=[{"filename": "i.arrow"}])
    assert refused(str(tmp_path / "indices"))[0] == "dataset-with-indices"
    saved(tmp_path / "outside", ROWS, _data_files=[{"filename": "../indices/data-00000-of-00001.arrow"}])
    assert refused(str(tmp_path / "outside"))[0] == "no-arrow-files"
    saved(tmp_path / "bad", ROWS)
    (tmp_path / "bad" / "data-00000-of-00001.arrow").write_bytes(
        b"\xff\xff\xff\xff\x10\0\0\0" + b"\x7f" * 100
    )
    assert refused(str(tmp_path / "bad"))[0] == "bad-arrow"
    (tmp_path / "bad" / "state.json").write_text("[" * 100_000)
    assert refused(str(tmp_path / "bad"))[0] == "bad-json"


def test_what_is_no_parquet_is_named(tmp_path: Path) -> None:
    assert refused(write(tmp_path, "x.parquet", b"PAR1" + b"\0" * 50))[0] == "bad-parquet"
    assert refused(write(tmp_path, "y.parquet", b"other"))[0] == "bad-parquet"
    names = {f"c{n}": ["x"] for n in range(2500)}
    pq.write_table(pa.table(names), tmp_path / "z.parquet")
    assert refused(str(tmp_path / "z.parquet")) == ("many-columns", "2500")


def test_bytes_that_are_no_text_spoil_their_row_alone(tmp_path: Path) -> None:
    texts_of = pa.array([b"a", b"\xff", b"c"]).view(pa.string())
    pq.write_table(pa.table({"reference": texts_of, "candidate": ["x", "y", "z"]}), tmp_path / "x.parquet")
    path = str(tmp_path / "x.parquet")
    assert [getattr(entry, "problem", "") for entry in entries(path)] == ["", "bad-encoding", ""]


@pytest.mark.parametrize(("package", "extra"), [("openpyxl", "excel"), ("pyarrow", "parquet")])
def test_a_missing_extra_is_named(
    package: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[dict[str, object]] = [{"reference": "r", "candidate": "c"}]
    path = parquet(tmp_path, rows) if extra == "parquet" else workbook(tmp_path, [["reference"], ["r"]])
    monkeypatch.setitem(sys.modules, package, None)
    assert refused(path) == ("missing-extra", extra)
