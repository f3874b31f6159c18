"""CSV, TSV and line-aligned files: separators, quotes, line ends, encodings; what spoils one record alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from inputs_help import entries, items, problems, texts, write

from rouge_gui.corpus.csv_rows import rows
from rouge_gui.corpus.inputs import guess, probe
from rouge_gui.corpus.items import CorpusItem, Problem

TABLE = 'id{0}reference{0}candidate\r\n7{0}one{0}two\r\n8{0}"a{0}b\n""c"""{0}\r\n'
FOUND = [("7", ("one",), {"candidate": "two"}), ("8", ('a{0}b\n"c"',), {"candidate": ""})]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_separators_and_marks_are_seen(separator: str, encoding: str, tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", TABLE.format(separator).encode(encoding))
    assert guess(probe([path])).is_certain
    assert texts(path) == [(FOUND[0]), ("8", (f'a{separator}b\n"c"',), {"candidate": ""})]


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
@pytest.mark.parametrize("name", ["t.csv", "t.jsonl"])
def test_any_line_end_parts_records(end: str, name: str, tmp_path: Path) -> None:
    rows_of = {
        "t.csv": ["reference,candidate", "a,b", "c,d"],
        "t.jsonl": ['{"reference": "a", "candidate": "b"}', '{"reference": "c", "candidate": "d"}'],
    }
    path = write(tmp_path, name, end.join(rows_of[name]))
    assert [(item.references, dict(item.outputs)) for item in items(path)] == [
        (("a",), {"candidate": "b"}),
        (("c",), {"candidate": "d"}),
    ]


def test_mixed_line_ends(tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", "reference,candidate\na,b\rc,d\r\ne,f")
    assert [item.references for item in items(path)] == [("a",), ("c",), ("e",)]


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "gb18030"])
def test_a_column_named_in_another_encoding(encoding: str, tmp_path: Path) -> None:
    chinese = encoding == "gb18030"
    head, reference, candidate = (
        ("参考,候选", "委员会在星期一批准了新的桥梁", "新桥得到批准，但是没有说明时间")
        if chinese
        else ("эталон,кандидат", "Совет одобрил новый мост через реку", "Мост одобрили в понедельник вечером")
    )
    text = "\n".join([head, *[f"{reference},{candidate}"] * 5])
    path = write(tmp_path, "t.csv", text.encode(encoding))
    assert probe([path]).encoding == encoding
    assert [item.references for item in items(path)] == [(reference,)] * 5


def test_bad_bytes_spoil_their_record_alone(tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", "reference,candidate\nмост через реку,b\n".encode() + b"c,\xff\ne,f\n")
    found = entries(path)
    assert found[1] == Problem(path, 3, "bad-encoding", "utf-8")
    assert [entry.line for entry in found] == [2, 3, 4]


def test_an_open_quotation_mark_spoils_its_line_alone(tmp_path: Path) -> None:
    lines = ["id,reference,candidate", "1,a,b", '2,"open,b', "3,c,d", '4,"e",f', "5,g,h"]
    path = write(tmp_path, "t.csv", "\n".join(lines) + "\n")
    found = entries(path)
    assert [entry.name for entry in found if isinstance(entry, CorpusItem)] == ["1", "3", "4", "5"]
    assert problems(path) == [(3, "bad-csv")]


def test_an_open_quotation_mark_before_a_large_rest_is_given_up() -> None:
    lines = ["a,b\n", '"open,1\n', *["x,y\n"] * 150_000]
    found = list(rows(lines, ","))
    assert found[1] == (2, None, "long-line")
    assert len(found) == 150_002


def test_many_open_quotation_marks_take_no_longer() -> None:
    found = list(rows(["a,b\n", *['x,"y\n'] * 20_000], ","))
    assert len(found) >= 10_000
    assert {row.problem for row in found[1:]} == {"bad-csv"}


def test_names_of_columns_that_repeat_get_numbers(tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", "reference,candidate,score,score,,\na,b,1,2,x,y\n")
    names = [column.name for column in probe([path]).columns]
    assert names == ["reference", "candidate", "score", "score (2)", "column 5", "column 6"]
    assert items(path)[0].extra == {"score": 1.0, "score (2)": 2.0, "column 5": "x", "column 6": "y"}


def test_a_range_without_a_header_has_columns_by_place(tmp_path: Path) -> None:
    reference = "The council voted to close the street to cars from May, in a test of eighteen months"
    path = write(tmp_path, "t.tsv", f"{reference}\tanother text\n{reference}\tother\n")
    found = probe([path])
    assert (found.header, [column.name for column in found.columns]) == (False, ["column 1", "column 2"])
    assert len(found.rows) == 2
    assert not guess(found).is_certain


def test_numbers_are_numbers_and_identifiers_are_not(tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", "reference,candidate,a,b,c,d\nr,c,0.5,007,-1e3,\n")
    assert items(path)[0].extra == {"a": 0.5, "b": "007", "c": -1000.0}


def test_a_cell_may_hold_a_list_of_references(tmp_path: Path) -> None:
    path = write(tmp_path, "t.csv", 'references,candidate\n"[""a"", ""b""]",c\n[a],d\n')
    assert [item.references for item in items(path)] == [("a", "b"), ("[a]",)]


# --- line-aligned files -----------------------------------------------------------------------------------


def test_lines_of_several_files_go_together(tmp_path: Path) -> None:
    paths = [
        write(tmp_path, "test.ref1", "a\nb\n"),
        write(tmp_path, "test.ref2", "c\n\n"),
        write(tmp_path, "test.bart", "d\ne"),
        write(tmp_path, "test.t5", "f\r\ng\r\n"),
        write(tmp_path, "test.source", "s\nt\n"),
    ]
    assert guess(probe(paths)).is_certain
    assert texts(*paths) == [
        ("1", ("a", "c"), {"bart": "d", "t5": "f"}),
        ("2", ("b", ""), {"bart": "e", "t5": "g"}),
    ]
    assert items(*paths)[1].source == "t"


def test_unequal_counts_are_named_and_the_rest_is_read(tmp_path: Path) -> None:
    paths = [write(tmp_path, "ref.txt", "a\nb\nc\n"), write(tmp_path, "sys.txt", "d\ne\n")]
    found = entries(*paths)
    assert found[-1] == Problem(paths[1], 2, "fewer-lines", "2 3")
    assert [entry.references for entry in found if isinstance(entry, CorpusItem)] == [("a",), ("b",), ("c",)]
    assert dict(found[2].outputs if isinstance(found[2], CorpusItem) else {}) == {}


def test_blank_lines_behind_the_end_are_no_items(tmp_path: Path) -> None:
    paths = [write(tmp_path, "ref.txt", "a\nb\n\n\n"), write(tmp_path, "sys.txt", "c\nd\n")]
    assert len([entry for entry in entries(*paths) if isinstance(entry, CorpusItem)]) == 2


def test_a_bad_line_leaves_its_text_missing(tmp_path: Path) -> None:
    paths = [write(tmp_path, "ref.txt", "é\nb\n"), write(tmp_path, "sys.txt", b"\xc3\xa9\xc3\xa9\n\xff\n")]
    found = entries(*paths)
    assert Problem(paths[1], 2, "bad-encoding", "utf-8") in found
    assert found[-1] == CorpusItem("2", ("b",), {}, line=2, file=paths[0])


# --- the clipboard ----------------------------------------------------------------------------------------


def test_a_range_of_a_spreadsheet_is_a_table(tmp_path: Path) -> None:
    cells = 'Reference\tCandidate\r\n"two\nlines with ""quotes"""\tone, two\r\nlast\t\r\n'
    path = write(tmp_path, "clipboard.tsv", cells)
    assert guess(probe([path])).is_certain
    assert [(item.references, dict(item.outputs)) for item in items(path)] == [
        (('two\nlines with "quotes"',), {"Candidate": "one, two"}),
        (("last",), {"Candidate": ""}),
    ]


def test_tabs_part_columns_where_the_name_says_so(tmp_path: Path) -> None:
    path = write(tmp_path, "t.tsv", "one, two, three\tfour\nfive, six, seven\teight\n")
    assert probe([path]).separator == "\t"
    assert probe([write(tmp_path, "u.tsv", "reference,candidate\na,b\n")]).separator == ","
