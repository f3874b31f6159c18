"""The command line in bad company: signals, workers that die, outputs that would destroy something."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "rouge_gui", "score"]
ROW = {"reference": "the cat is on the mat", "candidate": "the cat is under the mat"}
# enough that two workers are busy for as long as a test needs them
MANY = 60_000

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and /proc")


def corpus(folder: Path, count: int) -> Path:
    path = folder / "in.jsonl"
    path.write_text((json.dumps(ROW) + "\n") * count, encoding="utf-8")
    return path


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=60
    )


def workers_of(parent: int) -> list[int]:
    """Return the worker processes of ``parent``, without multiprocessing's resource tracker."""
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            status = (process / "stat").read_text().rpartition(")")[2].split()
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status[1]) == parent and b"spawn_main" in command:
            found.append(int(process.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < deadline
        os.sched_yield()


@contextmanager
def scoring(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """Score a large corpus into ``folder``/out.jsonl; yield once two workers have handed in work."""
    command = [*COMMAND, str(corpus(folder, MANY)), "--workers", "2", "--output", str(folder / "out.jsonl")]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        wait_until(lambda: any(part.stat().st_size for part in folder.glob(".out*.part")))
        yield process, workers_of(process.pid)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
class TestSignals:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
    def test_a_request_to_end_leaves_no_worker_and_no_file(self, tmp_path: Path, number: int) -> None:
        with scoring(tmp_path) as (process, workers):
            assert len(workers) == 2
            process.send_signal(number)
            assert process.wait(timeout=20) == 128 + number
            assert process.stderr is not None
            assert process.stderr.read() == b""
        wait_until(lambda: not any(map(is_running, workers)))
        assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]

    def test_workers_end_with_a_parent_that_was_killed(self, tmp_path: Path) -> None:
        with scoring(tmp_path) as (process, workers):
            process.kill()
        assert len(workers) == 2
        wait_until(lambda: not any(map(is_running, workers)))

    def test_a_worker_that_dies_ends_the_run_in_one_line(self, tmp_path: Path) -> None:
        with scoring(tmp_path) as (process, workers):
            os.kill(workers[0], signal.SIGKILL)
            assert process.wait(timeout=20) == 2
            assert process.stderr is not None
            said = process.stderr.read()
        assert said.count(b"\n") == 1
        assert b"a scoring process ended" in said
        assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["in.jsonl", "--output", "in.jsonl"],
        ["in.jsonl", "--output", "./link.jsonl"],
        ["in.jsonl", "--summary", "in.jsonl"],
        ["in.jsonl", "--output", "new.jsonl", "--summary", "new.jsonl"],
    ],
)
def test_an_output_never_takes_the_place_of_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    source = corpus(tmp_path, 1)
    before = source.read_bytes()
    (tmp_path / "link.jsonl").symlink_to(source)
    monkeypatch.chdir(tmp_path)
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "named twice" in done.stderr
    assert source.read_bytes() == before


@pytest.mark.parametrize("arguments", [["loop.jsonl"], ["in.jsonl", "--output", "loop.jsonl"]])
def test_links_that_lead_to_each_other_are_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    corpus(tmp_path, 1)
    (tmp_path / "loop.jsonl").symlink_to("loop.jsonl")
    monkeypatch.chdir(tmp_path)
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"rouge-gui: loop.jsonl: {os.strerror(errno.ELOOP)}\n"


def test_a_summary_that_cannot_be_written_is_said_before_scoring(tmp_path: Path) -> None:
    target = tmp_path / "missing" / "s.json"
    done = run(corpus(tmp_path, 1), "--summary", target)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{target}: the folder {target.parent} is missing: make it first" in done.stderr


def test_a_summary_on_standard_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(corpus(tmp_path, 2), "--output", "out.jsonl", "--summary", "-")
    assert done.returncode == 0
    assert json.loads(done.stdout)["count"] == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jsonl", "out.jsonl"]


def test_a_metric_named_twice_is_one_metric(tmp_path: Path) -> None:
    done = run(
        corpus(tmp_path, 2),
        "--metrics",
        "rougeL, rouge1,rougeL",
        "--output",
        tmp_path / "out.jsonl",
        "--summary",
        "-",
    )
    assert done.returncode == 0
    assert list(json.loads(done.stdout)["metrics"]) == ["rougeL", "rouge1"]
