"""Hostile and broken files: named and refused, or read; never a wait, and never more memory than a line."""

from __future__ import annotations

import json
import os
import tracemalloc
from pathlib import Path

import pytest
from inputs_help import entries, items, problems, texts, write

from rouge_gui.corpus.inputs import guess, probe
from rouge_gui.corpus.inputs.json_stream import JsonStream
from rouge_gui.corpus.inputs.lines import split_lines
from rouge_gui.corpus.inputs.mapping import MOST_COLUMNS, MOST_EXTRA
from rouge_gui.corpus.items import CorpusItem, Problem

GOOD = '{"reference": "r", "candidate": "c"}'


def refused(*paths: str) -> list[str]:
    found = probe(paths)
    assert found.rows == ()
    return [problem.problem for problem in found.problems]


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(str(tmp_path / "pipe")) == ["not-a-file"]
    assert refused(str(tmp_path)) == ["is-a-folder"]
    assert refused(str(tmp_path / "none.csv")) == ["not-found"]
    assert refused("a\0b") == ["unreadable"]
    assert refused() == ["no-files"]
    assert refused("/dev/zero") == ["not-a-file"]


@pytest.mark.parametrize(
    ("name", "data", "problem"),
    [
        ("x.jsonl", b"", "empty"),
        ("x.csv", b"", "empty"),
        ("x.csv", b"reference,candidate\n", "no-records"),
        ("x.jsonl", b"\xef\xbb\xbf", "no-records"),
        ("x.bin", b"\0\1\2\3" * 50, "binary"),
        ("x.jsonl", b"%PDF-1.7 x", "pdf"),
        ("x.csv", b"\x1f\x8b" + b"a" * 20, "packed"),
        ("x.json", b"[]", "no-records"),
        ("x.json", b"3", "not-an-object"),
    ],
)
def test_what_holds_no_items_is_named(name: str, data: bytes, problem: str, tmp_path: Path) -> None:
    assert refused(write(tmp_path, name, data)) == [problem]


def test_formats_that_differ_are_named(tmp_path: Path) -> None:
    paths = [write(tmp_path, "a.jsonl", GOOD), write(tmp_path, "b.csv", "reference,candidate\na,b\n")]
    assert probe(paths).problems == (Problem(paths[1], 0, "mixed-formats"),)


def test_bad_lines_are_named_and_the_rest_is_read(tmp_path: Path) -> None:
    lines = [
        GOOD,
        "{",
        "[1]",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"candidate": {"a": {"b": {"c": {"d": {}}}}}}',
    ]
    lines += ['{"reference": "a\0b", "candidate": "c"}', '{"reference": 1e999, "candidate": "c"}', "", GOOD]
    path = write(tmp_path, "x.jsonl", "\n".join(lines))
    found = problems(path)
    assert found[:4] == [(2, "bad-json"), (3, "not-an-object"), (4, "deep-json"), (5, "deep-json")]
    assert found[4:] == [(6, "wrong-type"), (7, "bad-json")]
    kept = [entry for entry in entries(path) if isinstance(entry, CorpusItem)]
    assert [(item.line, item.references) for item in kept] == [(1, ("r",)), (8, ("inf",)), (10, ("r",))]


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "[" + "[" * 100_000 + "]" * 100_000 + "]"]
)
def test_json_nested_deep_is_named(text: str, tmp_path: Path) -> None:
    assert refused(write(tmp_path, "x.json", text)) == ["deep-json"]


def test_values_nested_deep_are_no_texts(tmp_path: Path) -> None:
    deep = "[" * 900 + "]" * 900
    path = write(tmp_path, "x.jsonl", f'{{"reference": {deep}, "candidate": "c", "other": {deep}}}\n{GOOD}\n')
    assert [entry.line for entry in entries(path)] == [1, 2]


def test_an_array_goes_on_behind_what_cannot_be_read(tmp_path: Path) -> None:
    path = write(tmp_path, "x.json", f"[\n{GOOD},\n{{bad}},\n{GOOD},\n3,\n{GOOD} {GOOD},\n{GOOD}\n]")
    assert problems(path) == [(3, "bad-json"), (5, "not-an-object"), (6, "bad-json")]
    assert [entry.line for entry in entries(path) if isinstance(entry, CorpusItem)] == [2, 4, 6, 7]


def test_an_array_that_is_cut_keeps_what_there_is(tmp_path: Path) -> None:
    path = write(tmp_path, "x.json", f'[{GOOD},\n{GOOD},\n{{"reference": "r", "cand')
    assert [getattr(entry, "problem", "") for entry in entries(path)] == ["", "", "bad-json"]


def test_values_longer_than_a_piece_are_read_whole() -> None:
    value = {"a": "x" * 300_000, "b": ["y\n"] * 5}
    text = json.dumps([value, 12345])
    stream = JsonStream(iter([text[at : at + 7000] for at in range(0, len(text), 7000)]))
    assert stream.take("[")
    assert [stream.value() for _ in stream.elements()] == [value, 12345]


def test_spoilt_bytes_spoil_their_object_alone(tmp_path: Path) -> None:
    data = (
        f"[{GOOD},\n".encode()
        + b'{"reference": "\xc3\xa9\xc3\xa9\xff", "candidate": "c"},\n'
        + f"{GOOD}]".encode()
    )
    path = write(tmp_path, "x.json", data)
    assert [getattr(entry, "problem", "") for entry in entries(path)] == ["", "bad-encoding", ""]


def test_columns_as_arrays(tmp_path: Path) -> None:
    columns = {"predictions": ["a", "b", "c"], "references": [["r", "s"], ["t", "u"], ["v", "w"]]}
    expected = [("1", ("r", "s"), {"predictions": "a"}), ("2", ("t", "u"), {"predictions": "b"})]
    assert texts(write(tmp_path, "x.json", json.dumps(columns)))[:2] == expected


def test_transposed_references_are_named_and_turned(tmp_path: Path) -> None:
    columns = {"predictions": ["a", "b", "c"], "references": [["r", "t", "v"], ["s", "u", None]]}
    path = write(tmp_path, "x.json", json.dumps(columns))
    assert problems(path) == [(1, "transposed-references")]
    assert [entry.references for entry in entries(path) if isinstance(entry, CorpusItem)] == [
        ("r", "s"),
        ("t", "u"),
        ("v",),
    ]


def test_arrays_of_unequal_length_are_named(tmp_path: Path) -> None:
    path = write(tmp_path, "x.json", json.dumps({"predictions": ["a", "b"], "references": ["r"]}))
    found = entries(path)
    assert found[0] == Problem(path, 1, "unequal-counts", "predictions: 2, references: 1")
    assert [entry.references for entry in found if isinstance(entry, CorpusItem)] == [("r",), ()]


def test_pandas_columns_and_pretty_printed_objects(tmp_path: Path) -> None:
    by_column = {"reference": {"0": "r", "1": "s"}, "candidate": {"0": "c", "1": "d"}}
    expected = [("1", ("r",), {"candidate": "c"}), ("2", ("s",), {"candidate": "d"})]
    assert texts(write(tmp_path, "a.json", json.dumps(by_column))) == expected
    records = [{"id": name, "reference": "r", "candidate": "c", "human": {"x": 1}} for name in "12"]
    pretty = "\n".join(json.dumps(record, indent=1) for record in records)
    assert [item.name for item in items(write(tmp_path, "b.json", pretty))] == ["1", "2"]


@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_fifty_thousand_columns_are_named_and_texts_found(kind: str, tmp_path: Path) -> None:
    names = [f"c{n}" for n in range(50_000)] + ["reference", "candidate"]
    row = dict.fromkeys(names, "x")
    data = json.dumps(row) if kind == "jsonl" else ",".join(names) + "\n" + ",".join(row.values()) + "\n"
    path = write(tmp_path, f"x.{kind}", data)
    found = probe([path])
    assert [(problem.problem, problem.detail) for problem in found.problems] == [("many-columns", "50002")]
    assert len(found.columns) == MOST_COLUMNS
    (item,) = items(path)
    assert (item.references, len(item.extra)) == (("x",), MOST_EXTRA)
    assert not guess(found).is_certain


def test_a_line_longer_than_memory_bears_is_passed_over() -> None:
    piece = b"x" * 100_000
    pieces = [b"a\n", *[piece] * 300, b"end\nb\n"]
    tracemalloc.start()
    found = list(split_lines(pieces, lone_cr=True, longest=1_000_000))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found == [b"a\n", None, b"b\n"]
    assert most < 5_000_000


def test_pieces_may_end_within_a_line_end() -> None:
    assert list(split_lines([b"a\r", b"\nb\r", b"c"], lone_cr=True, longest=9)) == [b"a\r\n", b"b\r", b"c"]
    assert list(split_lines([b"a\rb\r", b"\nc"], lone_cr=False, longest=9)) == [b"a\rb\r\n", b"c"]
    assert list(split_lines([], lone_cr=True)) == []
