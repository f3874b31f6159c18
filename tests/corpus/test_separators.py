"""CSV as spreadsheets write it: other separators, other forms of Unicode; what cannot be read is named."""

from __future__ import annotations

import codecs
import io
import json
from pathlib import Path

import pytest

from rouge_gui.cli import main
from rouge_gui.corpus.marks import utf8_lines
from rouge_gui.corpus.reading import CorpusHeaderError, Item, format_of, parse_csv

ROWS = [("id", "candidate", "reference"), ("7", "кот; спит, да", "кот не\nспит"), ("8", 'a "b"', "猫")]
ITEMS = [
    Item(2, "7", ("кот не\nспит",), "кот; спит, да"),
    Item(4, "8", ("猫",), 'a "b"'),
]
ENCODINGS = {
    "utf-8": b"",
    "utf-8-sig": b"",
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    "utf-32-le": codecs.BOM_UTF32_LE,
    "utf-32-be": codecs.BOM_UTF32_BE,
}


def table(separator: str) -> str:
    quoted = (separator.join('"' + cell.replace('"', '""') + '"' for cell in row) for row in ROWS)
    return "".join(f"{line}\r\n" for line in quoted)


def lines(text: str, encoding: str) -> list[bytes]:
    return list(io.BytesIO(ENCODINGS[encoding] + text.encode(encoding)))


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators_and_marks_are_seen(separator: str, encoding: str) -> None:
    found = list(utf8_lines(lines(table(separator), encoding)))
    assert format_of("-", found[0]) == "csv"
    assert list(parse_csv(found, None)) == ITEMS


def test_a_name_in_the_header_may_have_two_lines() -> None:
    given = [b'"a\n', b'b",candidate,reference\n', b"1,2,3\n"]
    assert list(parse_csv(given, None)) == [Item(3, "3", ("3",), "2")]


def test_without_a_mark_lines_pass_as_they_are() -> None:
    given = [b"\xff\xfa\n", b"abc"]
    assert list(utf8_lines(given)) == given
    assert list(utf8_lines([])) == [b""]


def test_what_is_no_utf_16_spoils_its_own_line_only() -> None:
    text = codecs.BOM_UTF16_LE + "a\n\ud800b\nc\n".encode("utf-16-le", errors="surrogatepass") + b"d"
    found = list(utf8_lines([text]))
    assert (found[0], found[2], len(found)) == (b"a\n", b"c\n", 4)
    for spoilt in (found[1], found[3]):
        with pytest.raises(UnicodeDecodeError):
            spoilt.decode()


@pytest.mark.parametrize(
    ("head", "problem", "found"),
    [
        (b"candidate|reference\n", "separator", ()),
        ("candidate,reference\n".encode("utf-16-le"), "encoding", ()),
        ("кандидат,эталон\n".encode("cp1251"), "encoding", ()),
        (b"1;2;3\n", "columns", ("1", "2", "3")),
        (b"Candidate,Reference\n", "columns", ("Candidate", "Reference")),
        (b"candidate;summary\n", "columns", ("candidate", "summary")),
        (b"", "columns", ()),
    ],
)
def test_what_is_wrong_with_a_header_is_told(head: bytes, problem: str, found: tuple[str, ...]) -> None:
    with pytest.raises(CorpusHeaderError) as error:
        list(parse_csv([head], None))
    assert (error.value.problem, error.value.found) == (problem, found)


@pytest.mark.parametrize("command", ["score", "profiles", "verify"])
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"candidate|reference\na|b\n", "parted by commas, semicolons or tabs"),
        ("candidate,reference\na,b\n".encode("utf-16-be"), "save the file as UTF-8"),
        (b"system;reference\na;b\n", "(or reference_1, …); this one has system, reference"),
    ],
)
def test_every_command_says_it(
    command: str, data: bytes, said: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "in.csv"
    path.write_bytes(data)
    assert main([command, str(path)]) == 2
    captured = capsysbinary.readouterr()
    assert captured.out == b""
    assert captured.err.decode().startswith(f"rouge-gui: {path}: line 1: ")
    assert said in captured.err.decode()


@pytest.mark.parametrize("name", ["in.csv", "in.jsonl"])
def test_a_corpus_in_utf_16_is_scored(
    name: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    text = "candidate;reference\nкот спит;кот не спит\n"
    if name == "in.jsonl":
        row = {"candidate": "кот спит", "reference": "кот не спит"}
        text = json.dumps(row, ensure_ascii=False) + "\n"
    path = tmp_path / name
    path.write_text(text, encoding="utf-16")
    assert main(["score", str(path), "--metrics", "rouge1"]) == 0
    found = json.loads(capsysbinary.readouterr().out)["scores"]["rouge1"]
    assert (found["precision"], found["recall"]) == (1.0, 2 / 3)
