"""The command line as its users run it: real processes, real files, exit statuses."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.metrics import Aggregate, BleuScore, score, score_corpus
from rouge_gui.metrics.profile_files import SavedProfile
from rouge_gui.metrics.profile_store import ProfileStore

ITEMS: list[dict[str, Any]] = [
    {"id": "a", "references": ["the cat is on the mat", "a cat"], "candidate": "the cat is under the mat"},
    {"reference": "кот спит", "candidate": "кот не спит"},
    {"id": "empty", "reference": "", "candidate": "something"},
]


def run(*arguments: str, data: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "rouge_gui", *arguments],
        input=data,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, **environment},
    )


def jsonl(items: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(item).encode() + b"\n" for item in items)


def lines(done: subprocess.CompletedProcess[bytes]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_items_come_in_order_with_exact_scores() -> None:
    done = run("score", "-", data=jsonl(ITEMS))
    assert (done.returncode, done.stderr) == (0, b"")
    found = lines(done)
    assert [line["id"] for line in found] == ["a", "2", "empty"]
    # one profile for all: the Cyrillic of one item settles it
    for item, line in zip(ITEMS, found, strict=True):
        references = item.get("references", [item.get("reference")])
        card = score(references, item["candidate"], "auto tokenizer=unicode fold=yo")
        assert list(line["scores"]) == ["rouge1", "rouge2", "rougeL", "rougeLsum"]
        for key, values in line["scores"].items():
            expected = card.rouge(key)._asdict()
            del expected["printed"]
            assert values == expected
        assert line["coverage"] == list(card.coverage)
        assert [note["id"] for note in line["notes"]] == [note.id for note in card.notes]


def test_bad_lines_keep_their_place() -> None:
    data = b'\xef\xbb\xbf{"candidate": "a", "reference": "a"}\n\nnonsense\n[1]\n'
    data += b'{"candidate": "x"}\n{"reference": "x"}\n'
    data += b'{"candidate": 7, "reference": "x"}\n{"candidate": "\xff", "reference": "x"}\n'
    done = run("score", "-", data=data)
    assert done.returncode == 1
    assert done.stderr == b"rouge-gui: 6 of 7 items could not be read; their lines name the reason\n"
    errors = [line.get("error") for line in lines(done)]
    assert errors == [
        None,
        {"id": "bad-json", "line": 3},
        {"id": "not-an-object", "line": 4},
        {"id": "missing-reference", "line": 5},
        {"id": "missing-candidate", "line": 6},
        {"id": "wrong-type", "line": 7},
        {"id": "bad-encoding", "line": 8},
    ]


def test_csv_in_and_out(tmp_path: Path) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out.csv"
    source.write_text(
        'id,candidate,reference_1,reference_2\nx,"the cat, here","the cat",dog\ny,"two\nlines",lines,\n',
        encoding="utf-8-sig",
    )
    done = run(
        "score", str(source), "--output", str(target), "--metrics", "rouge1,bleu", "--profile", "rouge-score"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    with target.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [row["id"] for row in rows] == ["x", "y"]
    expected = score(["the cat", "dog"], "the cat, here", "rouge-score").rouge("rouge1")
    assert float(rows[0]["rouge1.precision"]) == expected.precision
    assert float(rows[1]["rouge1.recall"]) == 1
    assert list(tmp_path.iterdir()) == [source, target] or set(tmp_path.iterdir()) == {source, target}


def test_workers_give_the_same_lines_and_summary(tmp_path: Path) -> None:
    items = [
        {
            "id": f"n{k}",
            "reference": f"the {k % 7} cats sat {k % 5}",
            "candidate": f"{k % 3} cats sat on the {k % 7}",
        }
        for k in range(1500)
    ]
    source = tmp_path / "in.jsonl"
    source.write_bytes(jsonl(items))
    results = [
        run("score", str(source), "--workers", workers, "--summary", str(tmp_path / f"{workers}.json"))
        for workers in ("1", "2")
    ]
    assert [done.returncode for done in results] == [0, 0]
    assert results[0].stdout == results[1].stdout
    assert len(lines(results[0])) == 1500
    first, second = ((tmp_path / f"{workers}.json").read_bytes() for workers in ("1", "2"))
    assert first == second
    summary = json.loads(first)
    card = score_corpus(
        [item["reference"] for item in items],
        [item["candidate"] for item in items],
        ids=[str(item["id"]) for item in items],
    )
    assert summary["signature"] == card.signature
    assert (summary["count"], summary["failed"]) == (1500, 0)
    found = card["rougeL"]
    assert isinstance(found, Aggregate)
    assert summary["metrics"]["rougeL"]["fmeasure"] == {
        "mean": found.mean.fmeasure,
        "low": found.low.fmeasure,
        "high": found.high.fmeasure,
    }


def test_only_the_first_references_are_used() -> None:
    (found,) = lines(run("score", "-", "--references", "1", data=jsonl(ITEMS[:1])))
    assert found["scores"]["rouge1"]["reference_index"] == 0
    assert found["scores"]["rouge1"]["reference_total"] == 6


def test_a_corpus_level_profile_gives_the_corpus_score(tmp_path: Path) -> None:
    target = tmp_path / "s.json"
    profile = "sacrebleu BLEU corpus tokenize=13a"
    done = run("score", "-", "--profile", profile, "--summary", str(target), data=jsonl(ITEMS[:2]))
    assert done.returncode == 0
    references = [item.get("references", [item.get("reference")]) for item in ITEMS[:2]]
    bleu = score_corpus(references, [item["candidate"] for item in ITEMS[:2]], profile)["bleu"]
    assert isinstance(bleu, BleuScore)
    assert json.loads(target.read_text())["metrics"]["bleu"]["score"] == bleu.score


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["nowhere.jsonl"], b"nowhere.jsonl: No such file"),
        (["-", "--metrics", "rouge0"], b"rouge0"),
        (["-", "--profile", "klingon"], b"klingon"),
        (["-", "--profile", "auto colour=red"], b"colour"),
        (["-", "--references", "none"], b"--references none"),
        (["-", "--workers", "0"], b"--workers 0"),
        (["-", "--output", "missing/folder/out.jsonl"], b"missing/folder"),
        (["."], b".: a folder"),
    ],
)
def test_unusable_arguments_are_named_in_one_line(arguments: list[str], named: bytes) -> None:
    done = run("score", *arguments, data=jsonl(ITEMS))
    assert done.returncode == 2
    assert named in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_csv_without_a_header_is_named(tmp_path: Path) -> None:
    source = tmp_path / "in.csv"
    source.write_text("1,2\n3,4\n")
    done = run("score", str(source))
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"line 1" in done.stderr


def test_a_failed_run_leaves_no_output(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    target.write_text("kept")
    done = run(
        "score", "-", "--output", str(target), "--summary", str(tmp_path / "no" / "s.json"), data=jsonl(ITEMS)
    )
    assert done.returncode == 2
    assert target.read_text() == "kept"
    assert list(tmp_path.iterdir()) == [target]


def test_a_reader_that_leaves_ends_it_quietly(tmp_path: Path) -> None:
    source = tmp_path / "in.jsonl"
    source.write_bytes(jsonl(ITEMS[:1] * 3000))
    with subprocess.Popen(
        [sys.executable, "-m", "rouge_gui", "score", str(source), "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_an_interrupt_stops_all_processes(tmp_path: Path) -> None:
    source, target = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    source.write_bytes(jsonl(ITEMS[:1] * 60_000))
    with subprocess.Popen(
        [sys.executable, "-m", "rouge_gui", "score", str(source), "--workers", "2", "--summary", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        process.stdout.close()
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == b""
    assert not target.exists()


def test_no_display_is_said_in_one_line() -> None:
    environment = {
        key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    environment.pop("QT_QPA_PLATFORM", None)
    for extra in ({}, {"DISPLAY": ":4711"}):
        done = subprocess.run(
            [sys.executable, "-m", "rouge_gui"],
            capture_output=True,
            check=False,
            timeout=60,
            env=environment | extra,
        )
        assert done.returncode == 2
        assert done.stderr.count(b"\n") == 1
        assert b"display" in done.stderr


def test_a_corpus_is_opened_without_texts() -> None:
    done = run("items.jsonl", "candidate.txt")
    assert done.returncode == 2
    assert b"items.jsonl: a corpus is opened by itself" in done.stderr


def test_a_session_is_opened_by_itself() -> None:
    done = run("work.rougegui", "candidate.txt")
    assert done.returncode == 2
    assert b"work.rougegui: a session is opened by itself" in done.stderr


def test_version() -> None:
    assert run("--version").stdout.startswith(b"rouge-gui 0.")


def test_an_edit_log_is_not_taken_for_a_corpus(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text('{"format":"rouge-gui edit log","version":1}\n')
    # it comes as far as the window, which is to use an option that is none
    done = run(str(path), "--profile", "zzz", QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"There is no profile" in done.stderr


def test_a_profile_is_named_by_a_file_or_by_a_name_of_ones_own(tmp_path: Path) -> None:
    saved = SavedProfile("My numbers", "rouge-score stemmer=porter", ("rouge1", "rougeL"), 100)
    ProfileStore(tmp_path).save(saved)
    file = next((tmp_path / "profiles").iterdir())
    item = [{"reference": "the cats sat", "candidate": "the cat sat"}]
    for arguments in (["my numbers", "--profile-dir", str(tmp_path)], [str(file)]):
        done = run("score", "-", "--profile", *arguments, data=jsonl(item))
        assert (done.returncode, done.stderr) == (0, b"")
        (line,) = lines(done)
        assert {key: values["fmeasure"] for key, values in line["scores"].items()} == {
            "rouge1": 1,
            "rougeL": 1,
        }
    file.write_bytes(b'{\n"format": 1}')
    done = run("score", "-", "--profile", str(file), data=jsonl(item))
    assert done.returncode == 2
    assert b'"format" has to be' in done.stderr


def test_a_recipe_prints_as_its_tool_does(tmp_path: Path) -> None:
    items = [{"reference": "猫坐在垫子上", "candidate": text} for text in ("猫趴在垫子旁边", "")]
    target = tmp_path / "summary.json"
    done = run("score", "-", "--profile", "llama-factory", "--summary", str(target), data=jsonl(items))
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = lines(done)
    assert list(first["scores"]) == ["rouge1", "rouge2", "rougeL", "bleu4"]
    assert first["scores"]["rouge1"]["printed"]["fmeasure"] == "50.0000"
    assert second["scores"]["rouge1"]["printed"]["fmeasure"] == "0.0000"
    summary = json.loads(target.read_text(encoding="utf-8"))
    assert summary["signature"].startswith("rouge-gui|recipe:llama-factory|profile:rouge-chinese|")
    assert summary["metrics"]["rouge1"]["printed"]["fmeasure"] == "25.0000"
    assert set(summary["metrics"]["bleu4"]) == {"score", "printed"}
