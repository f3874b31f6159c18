"""Standard output that is full or closed, inputs without items, words that are no commands: said in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.cli import main

ROW = {"reference": "the cat is on the mat", "candidate": "the cat is under the mat"}
COMMANDS = [
    ["score", "in.jsonl"],
    ["score", "in.jsonl", "--format", "csv"],
    ["score", "in.jsonl", "--output", "out.jsonl", "--summary", "-"],
    ["profiles", "in.jsonl", "--metrics", "rouge1"],
    ["verify", "in.jsonl", "--metrics", "rouge1"],
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "in.jsonl").write_text(json.dumps(ROW) + "\n", encoding="utf-8")
    return tmp_path


def run(
    folder: Path, *arguments: str, redirected: str = "", data: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "rouge_gui", *arguments]
    if redirected:
        command = ["/bin/sh", "-c", f'"$@" {redirected}', "sh", *command]
    # unbuffered, argparse would swallow what a full output raises
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    return subprocess.run(
        command, input=data, capture_output=True, check=False, timeout=60, cwd=folder, env=environment
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("arguments", [*COMMANDS, ["--version"], ["score", "--help"]])
def test_a_full_output_is_named(folder: Path, arguments: list[str]) -> None:
    done = run(folder, *arguments, redirected="> /dev/full")
    assert (done.returncode, done.stderr) == (2, b"rouge-gui: standard output: No space left on device\n")
    assert [path.name for path in folder.iterdir()] == ["in.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell")
@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_closed_output_is_named(folder: Path, arguments: list[str]) -> None:
    done = run(folder, *arguments, redirected=">&-")
    assert (done.returncode, done.stderr) == (2, b"rouge-gui: standard output is closed\n")
    assert [path.name for path in folder.iterdir()] == ["in.jsonl"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_output_file_is_named(folder: Path) -> None:
    done = run(folder, "score", "in.jsonl", "--output", "/dev/full")
    assert (done.returncode, done.stderr) == (2, b"rouge-gui: /dev/full: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell")
def test_without_standard_error_the_scores_are_written(folder: Path) -> None:
    done = run(folder, "score", "in.jsonl", "--metrics", "rouge1", redirected="2>&-")
    assert done.returncode == 0
    assert json.loads(done.stdout)["scores"]["rouge1"]["matches"] == 5


@pytest.mark.skipif(sys.platform == "win32", reason="a shell")
@pytest.mark.parametrize("command", ["score", "profiles", "verify"])
def test_a_closed_input_is_named(folder: Path, command: str) -> None:
    done = run(folder, command, "-", redirected="<&-")
    assert (done.returncode, done.stderr) == (2, b"rouge-gui: standard input is closed\n")


@pytest.mark.parametrize("command", ["score", "profiles", "verify"])
@pytest.mark.parametrize("name", ["in.jsonl", "in.csv"])
def test_an_input_without_items_is_named(tmp_path: Path, command: str, name: str) -> None:
    (tmp_path / name).write_text("candidate,reference\n" if name == "in.csv" else "\n\n")
    done = run(tmp_path, command, name)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == f"rouge-gui: {name}: there is no item in it\n".encode()
    assert run(tmp_path, command, "-").returncode == 2


def test_an_input_without_items_leaves_no_output(tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").touch()
    arguments = ["--output", "out.csv", "--summary", "s.json"]
    assert run(tmp_path, "score", "in.jsonl", *arguments).returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]


def test_a_workbook_is_no_corpus_of_lines(tmp_path: Path) -> None:
    (tmp_path / "in.xlsx").write_bytes(b"PK\x03\x04" + bytes(22) + b"[Content_Types].xml\n" * 9)
    done = run(tmp_path, "score", "in.xlsx")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"rouge-gui: in.xlsx: not a text file; score reads JSONL and CSV")
    assert done.stderr.count(b"\n") == 1


def test_a_corpus_is_no_text_among_texts(folder: Path) -> None:
    (folder / "b.csv").write_text("candidate,reference\na,b\n")
    done = run(folder, "profiles", "in.jsonl", "b.csv")
    assert (done.returncode, done.stdout) == (2, b"")
    said = b"rouge-gui: in.jsonl: a corpus among other files; name one corpus, or text files\n"
    assert done.stderr == said
    assert run(folder, "profiles", "-", "-").returncode == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["scor", "in.jsonl", "--metrics", "rouge1"],
            "scor: no such command or file; did you mean `rouge-gui score`?",
        ),
        (["verfiy"], "verfiy: no such command or file; did you mean `rouge-gui verify`?"),
        (["Profiles"], "Profiles: no such command or file; did you mean `rouge-gui profiles`?"),
        (["nosuchcmd"], "nosuchcmd: no such command or file; the commands are score, profiles, verify"),
    ],
)
def test_a_mistyped_command_is_said_with_the_nearest(folder: Path, arguments: list[str], said: str) -> None:
    done = run(folder, *arguments)
    assert (done.returncode, done.stderr.decode()) == (2, f"rouge-gui: {said}\n")


@pytest.mark.parametrize("command", ["score", "profiles", "verify"])
@pytest.mark.parametrize(
    ("metrics", "said"),
    [
        ("rouge_1", "unknown metric: rouge_1; did you mean rouge1?"),
        ("rougel", "unknown metric: rougel; did you mean rougeL?"),
        ("meteor", "unknown metric: meteor; there are rouge1, rouge2, rouge3, "),
        (",", "a name is missing; give one or more of rouge1, rouge2, "),
        ("rouge1,", "a name is missing; give one or more of rouge1, rouge2, "),
    ],
)
def test_an_unknown_metric_is_said_with_the_nearest_or_all(
    folder: Path, command: str, metrics: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(folder / "in.jsonl"), "--metrics", metrics]) == 2
    assert capsys.readouterr().err.startswith(f"rouge-gui: --metrics: {said}")


def test_the_metrics_named_are_those_of_the_profile(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = str(folder / "in.jsonl")
    assert main(["score", name, "--metrics", "x", "--profile", "sacrebleu chrF"]) == 2
    assert capsys.readouterr().err == "rouge-gui: --metrics: unknown metric: x; there are chrf\n"
