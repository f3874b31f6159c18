"""Loading and scoring beside the window: real processes, real files, values as ``score`` gives them."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.inputs import Mapping, OutputColumn
from rouge_gui.corpus.job_lock import job_lock
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import score
from rouge_gui.session.corpus_work import CorpusWork, Failure, Outcome, Progress

MAPPING = Mapping(
    "jsonl", id="id", references=("reference",), candidates=(OutputColumn("base", "candidate"),)
)
METRICS = ("rouge1", "rougeL", "chrf")
WAIT_MS = 30_000


@pytest.fixture
def work() -> Iterator[CorpusWork]:
    work = CorpusWork()
    yield work
    work.close()


def write(path: Path, count: int, words: int = 3) -> Path:
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            row = {
                "id": f"item {number}",
                "reference": f"the cat number {number} sat",
                "candidate": "a cat sat " * words,
            }
            file.write(json.dumps(row) + "\n")
    return path


def loaded(work: CorpusWork, qtbot: QtBot, store: Path, file: Path) -> Outcome:
    with qtbot.waitSignal(work.finished, timeout=WAIT_MS) as told:
        work.load(str(store), MAPPING.to_json(), [str(file)])
    (outcome,) = told.args
    assert isinstance(outcome, Outcome)
    return outcome


def test_a_file_is_loaded_and_scored(work: CorpusWork, qtbot: QtBot, tmp_path: Path) -> None:
    store_path, came = tmp_path / "work.rougegui", list[tuple[int, int]]()
    work.rows_came.connect(lambda first, last: came.append((first, last)))
    read: list[Progress] = []
    work.progressed.connect(read.append)
    outcome = loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 50))
    assert (outcome.kind, outcome.done, outcome.problems, outcome.cancelled) == ("load", 50, 0, False)
    assert came[-1] == (0, 49)
    assert (read[-1].done, read[-1].total, read[-1].problems) == (50, 50, 0)
    work.progressed.disconnect(read.append)
    progress: list[Progress] = []
    work.progressed.connect(progress.append)
    with qtbot.waitSignal(work.finished, timeout=WAIT_MS):
        work.score(str(store_path), "auto", METRICS)
    assert (progress[-1].done, progress[-1].total) == (50, 50)
    with CorpusStore.open(store_path) as store:
        assert store.about.title == "data"
        assert store.about.sources == (str(tmp_path / "data.jsonl"),)
        assert store.about.loaded
        (run,) = store.runs()
        assert store.metrics_of(run) == METRICS
        for metric in METRICS[:2]:
            for part in ("precision", "recall", "fmeasure"):
                column = store.column(run, "base", metric, part)
                for position in range(50):
                    item = store.item(position)
                    card = score(item.references, item.outputs["base"].text, "rouge-score", METRICS)
                    assert column[position] == getattr(card[metric], part)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data.jsonl", "work.rougegui"]


def test_the_window_reads_and_writes_meanwhile(work: CorpusWork, qtbot: QtBot, tmp_path: Path) -> None:
    store_path = tmp_path / "work.rougegui"
    CorpusStore.create(store_path).close()
    with CorpusStore.open(store_path) as store:
        counts, noted = list[int](), list[int]()

        def look(_first: int, last: int) -> None:
            store.refresh()
            counts.append(store.item_count)
            assert store.rows([last])[0].name == f"item {last}"

        work.rows_came.connect(look)
        loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 3_000))
        assert counts[-1] == 3_000
        work.rows_came.disconnect(look)

        def note(_progress: Progress) -> None:
            store.set_note(len(noted), "noted")
            noted.append(len(noted))

        work.progressed.connect(note)
        with qtbot.waitSignal(work.finished, timeout=WAIT_MS):
            work.score(str(store_path), "auto", METRICS)
        assert len(noted) > 1
        (run,) = store.runs()
        assert not np.isnan(store.column(run, "base", "rouge1", "fmeasure")).any()
        assert [position for position, _ in store.texts("note")] == noted
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data.jsonl", "work.rougegui"]


def test_a_job_that_is_cancelled_goes_on_later(work: CorpusWork, qtbot: QtBot, tmp_path: Path) -> None:
    store_path = tmp_path / "work.rougegui"
    loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 1_500, 40))
    with qtbot.waitSignal(work.rows_came, timeout=WAIT_MS):
        work.score(str(store_path), "rouge-score", ["ter"])
    with qtbot.waitSignal(work.finished, timeout=WAIT_MS) as told:
        work.cancel()
    (outcome,) = told.args
    assert outcome.cancelled
    assert not work.is_busy
    with CorpusStore.open(store_path) as store:
        left = store.pending_count(store.runs()[0], ["ter"])
    assert 0 < left < 1_500
    with qtbot.waitSignal(work.finished, timeout=WAIT_MS) as told:
        work.score(str(store_path), "rouge-score", ["ter"])
    assert told.args[0].done == left


def test_a_copy_is_saved_beside_the_window(work: CorpusWork, qtbot: QtBot, tmp_path: Path) -> None:
    store_path, copy = tmp_path / "work.rougegui", tmp_path / "mine.rougegui"
    loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 300))
    copy.write_text("older")
    with CorpusStore.open(store_path) as store:
        # what is not in the file itself yet is saved too
        store.set_note(7, "noted")
        with qtbot.waitSignal(work.finished, timeout=WAIT_MS) as told:
            work.save(str(store_path), str(copy))
    assert told.args == [Outcome("save", 300, 0, told.args[0].seconds)]
    with CorpusStore.open(copy, read_only=True) as store:
        assert (store.item_count, store.item(7).note, store.about.title) == (300, "noted", "data")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "data.jsonl",
        "mine.rougegui",
        "work.rougegui",
    ]
    with qtbot.waitSignal(work.failed, timeout=WAIT_MS) as told:
        work.save(str(store_path), str(tmp_path / "none" / "mine.rougegui"))
    assert told.args[0].id == "no-folder"
    with qtbot.waitSignal(work.failed, timeout=WAIT_MS) as told:
        work.save(str(store_path), str(store_path))
    assert told.args[0].id == "unwritable"


def test_what_a_job_fails_of_is_told(work: CorpusWork, qtbot: QtBot, tmp_path: Path) -> None:
    store_path = tmp_path / "work.rougegui"
    loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 3))

    def failure(profile: str, metrics: list[str]) -> Failure:
        with qtbot.waitSignal(work.failed, timeout=WAIT_MS) as told:
            work.score(str(store_path), profile, metrics)
        (found,) = told.args
        assert isinstance(found, Failure)
        return found

    assert failure("none", []).id == "unknown-profile"
    assert failure("auto", ["rouge77x"]) == Failure("score", "unknown-metric", {"key": "rouge77x"})
    assert failure("sacrebleu BLEU corpus", []).id == "whole-corpus"
    with job_lock(str(store_path)):
        assert failure("auto", []).id == "in-use"
    store_path.write_text("text")
    assert failure("auto", []).id == "not-a-session"


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at the processes of the system")
def test_nothing_is_left_of_a_job(qtbot: QtBot, tmp_path: Path) -> None:
    work = CorpusWork()
    before = children(os.getpid())
    store_path = tmp_path / "work.rougegui"
    loaded(work, qtbot, store_path, write(tmp_path / "data.jsonl", 3_000, 40))
    with qtbot.waitSignal(work.rows_came, timeout=WAIT_MS):
        work.score(str(store_path), "rouge-score", ["rouge1", "ter"])
    jobs = [pid for pid in children(os.getpid()) if pid not in before]
    started = [*jobs, *(worker for job in jobs for worker in children(job))]
    assert len(started) >= 2
    work.close()
    assert not work.is_busy
    # the one that tidies up after the workers ends by itself, a moment later
    qtbot.waitUntil(lambda: not [pid for pid in started if Path(f"/proc/{pid}").exists()])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data.jsonl", "work.rougegui"]


def children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
