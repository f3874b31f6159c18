"""``rouge-gui profiles`` as its users run it: numbers of the profiles, causes in English, exit statuses."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.cli import main
from rouge_gui.metrics import Aggregate, score, score_corpus

REFERENCE = "2023年我国国内生产总值为126万亿元，比上年增长5.2%。"
CANDIDATE = "2023年，我国GDP达126万亿元，同比增长5.2%。"
ITEMS = [
    {"id": "gdp", "reference": REFERENCE, "candidate": CANDIDATE},
    {"id": "cut", "references": ["猫坐在垫子上", "猫坐着"], "candidate": "猫趴在垫子旁边"},
]


@pytest.fixture
def corpus(tmp_path: Path) -> str:
    file = tmp_path / "pairs.jsonl"
    file.write_text("".join(json.dumps(item) + "\n" for item in ITEMS), encoding="utf-8")
    return str(file)


def rows(capsysbinary: pytest.CaptureFixture[bytes]) -> dict[str, dict[str, Any]]:
    found = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
    return {row["name"]: row for row in found}


def test_every_row_has_the_numbers_of_its_profile(
    corpus: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["profiles", corpus, "--format", "jsonl"]) == 0
    found = rows(capsysbinary)
    assert list(found)[:2] == ["auto", "rouge-score"]
    for name, row in found.items():
        # those print rounded numbers
        if row["kind"] != "recipe" and not name.startswith("rouge-1.5.5"):
            card = score(REFERENCE, CANDIDATE, name)
            for key, values in row["scores"].items():
                assert values["fmeasure"] == card.rouge(key).fmeasure
            assert row["signature"] == card.signature
    assert found["llama-factory"]["scores"]["rouge1"]["fmeasure"] == 0.692308
    assert found["longbench-zh"]["scores"]["rouge1"] is None
    cause = found["rouge-score"]["causes"]["rouge1"][0]
    assert (cause["choice"], cause["cause"]) == (
        "tokenizer",
        "Tokenizer: rouge-score instead of jieba-exact",
    )
    assert cause["evidence"][-1] == "letters and digits read: 33 % and 52 %"
    assert (cause["before"]["matches"], cause["after"]["matches"]) == (7, 4)


def test_texts_say_where_numbers_differ_and_why(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    names = [str(tmp_path / name) for name in ("reference.txt", "candidate.txt")]
    for name, text in zip(names, ("the cat sat on the mat.\r\n", "The mat, the cat"), strict=True):
        Path(name).write_bytes(text.encode())
    assert main(["profiles", *names, "--against", "rouge-score"]) == 0
    text = capsysbinary.readouterr().out.decode()
    head, *lines = text.splitlines()
    assert head.split() == ["ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"]
    assert lines[0].split() == ["rouge-score", "0.8000", "0.5000", "0.4000", "0.4000"]
    pltrdy = text[text.index("\npltrdy\n") :].splitlines()
    assert pltrdy[2] == "  Tokenizer: whitespace-raw instead of rouge-score"
    assert pltrdy[3].startswith("    reads 'The', not 'the'; reads 'mat,', not 'mat'")


def test_a_published_value_finds_its_rows(corpus: str, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["profiles", corpus, "--value", "R1 72,00 %", "--format", "csv"]) == 0
    captured = capsysbinary.readouterr()
    records = list(csv.DictReader(io.StringIO(captured.out.decode())))
    assert [record["name"] for record in records if record["published"]] == [
        "chars→ids→rouge-1.5.5",
        "auto tokenizer=characters",
    ]
    assert records[0]["published"] == "F"
    assert captured.err == b""
    assert main(["profiles", corpus, "--value", "99.9"]) == 0
    assert capsysbinary.readouterr().err == (
        b"rouge-gui: no row gives what was published; the nearest come first\n"
    )


def test_an_item_or_the_mean_of_all(corpus: str, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["profiles", corpus, "--item", "cut", "--format", "jsonl"]) == 0
    one = rows(capsysbinary)["auto"]["scores"]["rouge1"]["fmeasure"]
    assert one == score(["猫坐在垫子上", "猫坐着"], "猫趴在垫子旁边").rouge("rouge1").fmeasure
    with Path(corpus).open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    assert main(["profiles", corpus, "--all", "--format", "jsonl"]) == 1
    references = [[REFERENCE], ["猫坐在垫子上", "猫坐着"]]
    card = score_corpus(references, [CANDIDATE, "猫趴在垫子旁边"], "rouge-score", ["rouge1"])
    expected = card["rouge1"]
    assert isinstance(expected, Aggregate)
    mean = rows(capsysbinary)["rouge-score"]["scores"]["rouge1"]["fmeasure"]
    assert mean == pytest.approx(expected.mean.fmeasure, abs=1e-12)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["gone.jsonl"], "gone.jsonl: No such file or directory"),
        (["one.txt"], "one.txt: one text alone"),
        (["{corpus}", "--item", "x"], "there is no item 'x'"),
        (["{corpus}", "--value", "lots"], "--value 'lots'"),
        (["{corpus}", "--against", "rouge"], "--against 'rouge': There is no profile"),
        (["{corpus}", "--metrics", "rouge0"], "--metrics: unknown metric: rouge0"),
        (["{corpus}", "{corpus}", "--all"], "--item and --all need one corpus file"),
    ],
)
def test_what_cannot_be_used_is_named(
    corpus: str, arguments: list[str], problem: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["profiles", *(argument.format(corpus=corpus) for argument in arguments)]) == 2
    captured = capsysbinary.readouterr()
    assert captured.out == b""
    assert problem in captured.err.decode()
