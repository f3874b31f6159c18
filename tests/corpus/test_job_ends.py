"""However a job is ended, no process of it is left, and the store can be worked on again."""

import json
import os
import select
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.job_lock import SUFFIX, LockedError, job_lock
from rouge_gui.corpus.store import CorpusStore

WORDS = "a cat that sat on many mats while it rained and the wind blew " * 8
SECONDS = 20


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "x.rougegui"
    with CorpusStore.create(path) as made:
        made.add_items(
            CorpusItem(f"item {number}", (f"the cat {number} " + WORDS,), {"s": WORDS[::-1]})
            for number in range(3_000)
        )
    return path


def children(pid: int) -> set[int]:
    return {
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    }


def wait_until_gone(pids: set[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(pid)
            ended, _, _ = select.select([handle], [], [], SECONDS)
            os.close(handle)
            assert ended


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="looks at the processes of the system")
@pytest.mark.parametrize(("how", "status"), [("killed", -9), ("asked", 143), ("left alone", 143)])
def test_no_process_is_left(store: Path, how: str, status: int) -> None:
    command = [
        sys.executable,
        "-P",
        "-m",
        "rouge_gui.corpus.jobs",
        "score",
        str(store),
        "--metrics",
        "rouge1,ter",
    ]
    with subprocess.Popen(
        [*command, "--workers", "2"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        done = 0
        while not done:
            done = json.loads(process.stdout.readline())["done"]
        with pytest.raises(LockedError), job_lock(str(store)):
            pass
        started = children(process.pid)
        assert len(started) >= 2
        if how == "killed":
            process.kill()
        elif how == "asked":
            process.terminate()
        else:
            process.stdin.close()
        assert process.wait(SECONDS) == status
        wait_until_gone(started)
    # the lock went with the process
    with job_lock(str(store)):
        pass
    assert not Path(f"{store}{SUFFIX}").exists()
    with CorpusStore.open(store) as opened:
        run = opened.runs()[0]
        # what was told of the first pass is there; TER has a pass of its own
        assert opened.pending_count(run, ("rouge1",)) <= 3_000 - done
        assert opened.pending_count(run, ("rouge1", "ter")) > 0
    if how != "killed":
        assert [path.name for path in store.parent.iterdir()] == [store.name]
