"""Corpus files to items: what is an item, what is not and why, and where it stands."""

from __future__ import annotations

import json

import pytest

from rouge_gui.corpus.reading import (
    CorpusHeaderError,
    Item,
    LineProblem,
    Unreadable,
    format_of,
    parse_csv,
    parse_json_line,
)


def csv_entries(text: str | bytes, most: int | None = None) -> list[Item | Unreadable]:
    data = text.encode() if isinstance(text, str) else text
    return list(parse_csv(data.splitlines(keepends=True), most))


def test_references_win_and_the_line_number_is_the_default_id() -> None:
    line = b'{"reference": "one", "references": ["two", "three"], "candidate": "four"}'
    assert parse_json_line(7, line, None) == Item(7, "7", ("two", "three"), "four")
    assert parse_json_line(7, line, 1) == Item(7, "7", ("two",), "four")


def test_a_byte_order_mark_and_blank_lines_are_no_items() -> None:
    line = '\ufeff{"id": 3, "reference": "é", "candidate": ""}\r\n'.encode()
    assert parse_json_line(1, line, None) == Item(1, "3", ("é",), "")
    assert parse_json_line(2, b" \r\n", None) is None


@pytest.mark.parametrize(
    ("line", "problem", "item_id"),
    [
        (b"{", "bad-json", None),
        (b"[" * 100_000, "bad-json", None),
        (b"[1]", "not-an-object", None),
        (b'{"id": "a", "reference": "r"}', "missing-candidate", "a"),
        (b'{"candidate": "c"}', "missing-reference", "5"),
        (b'{"candidate": "c", "references": []}', "missing-reference", "5"),
        (b'{"candidate": 1, "reference": "r"}', "wrong-type", "5"),
        (b'{"candidate": "c", "reference": 1}', "wrong-type", "5"),
        (b'{"candidate": "c", "references": ["r", null]}', "wrong-type", "5"),
        (b'{"id": true, "candidate": "c", "reference": "r"}', "wrong-type", None),
        (b'{"candidate": "\xff", "reference": "r"}', "bad-encoding", None),
    ],
)
def test_a_line_that_is_no_item_says_why(line: bytes, problem: LineProblem, item_id: str | None) -> None:
    assert parse_json_line(5, line, None) == Unreadable(5, problem, item_id)


def test_csv_records_keep_their_first_line_and_their_references() -> None:
    text = '\ufeffid,candidate,reference_2,reference_1\na,c,second,first\n\n,"two\nlines",,only\nb,c,2,1\n'
    assert csv_entries(text) == [
        Item(2, "a", ("first", "second"), "c"),
        Item(4, "4", ("only",), "two\nlines"),
        Item(6, "b", ("1", "2"), "c"),
    ]
    assert csv_entries(text, 1)[0] == Item(2, "a", ("first",), "c")


def test_a_bad_csv_record_spoils_itself_alone() -> None:
    text = b'0,candidate,reference\n1,c,r\n2,c\n3,"c"x,r\n4,\xff,r\n5,nul\0,r\n'
    assert csv_entries(text) == [
        Item(2, "2", ("r",), "c"),
        Unreadable(3, "bad-csv"),
        Unreadable(4, "bad-csv"),
        Unreadable(5, "bad-encoding"),
        Item(6, "6", ("r",), "nul\0"),
    ]


def test_a_field_may_hold_a_whole_document() -> None:
    text = "word " * 100_000
    assert csv_entries(f"candidate,reference\n{text},r\n") == [Item(2, "2", ("r",), text)]


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "candidate,other\n", '"a"b,candidate\n'])
def test_csv_without_its_columns_is_refused(text: str) -> None:
    with pytest.raises(CorpusHeaderError):
        csv_entries(text)


def test_the_format_is_told_by_suffix_then_by_the_first_line() -> None:
    assert format_of("news.CSV", b"{}") == "csv"
    assert format_of("news.jsonl", b"candidate,reference") == "jsonl"
    assert format_of("-", b'\xef\xbb\xbfid,"candidate",reference\r\n1,2,3') == "csv"
    assert format_of("-", json.dumps({"candidate": "a,candidate"}).encode()) == "jsonl"
