"""Killed at random moments while it loads, scores, saves and migrates: what was committed is there, the rest comes.

``ROUGE_GUI_KILLS=500`` asks for as many.
"""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from rouge_gui.corpus.inputs import Mapping, OutputColumn
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError
from rouge_gui.metrics import score
from rouge_gui.store_schema import CORPUS_TABLES

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks and kills")

KILLS = max(3, int(os.environ.get("ROUGE_GUI_KILLS", "10")) // 4)
ITEMS = 3_000
METRICS = ("rouge1", "rouge2", "rougeL")
MAPPING = Mapping(
    "jsonl", id="id", references=("reference",), candidates=(OutputColumn("base", "candidate"),)
)


class Killer:
    """Runs jobs and kills them."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self._process, self._folder = process, folder

    def run(self, *arguments: str, seconds: float = -1) -> tuple[str, int]:
        """Run a job for so long; return how it ended, and how much it told to be done at last."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        told = self._folder / "told"
        self._process.stdin.write(json.dumps([seconds, str(told), *arguments]) + "\n")
        self._process.stdin.flush()
        ended = self._process.stdout.readline().strip()
        done = 0
        for line in told.read_text().splitlines() if told.exists() else ():
            event = json.loads(line) if line.endswith("}") else {}
            if event.get("event") == "progress":
                done = event["done"]
        return ended, done

    def timed(self, *arguments: str) -> float:
        """Run a job to its end; return how long that took."""
        begun = time.monotonic()
        assert self.run(*arguments)[0] == "0"
        return time.monotonic() - begun


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    chance = random.Random(7)
    words = [f"{number:x}" for number in range(300)]
    path = tmp_path_factory.mktemp("killed") / "data.jsonl"
    with path.open("w") as file:
        for number in range(ITEMS):
            row = {"id": f"item {number}"}
            row["reference"], row["candidate"] = (" ".join(chance.choices(words, k=30)) for _ in range(2))
            file.write(json.dumps(row) + "\n")
    return path


@pytest.fixture
def killer(tmp_path: Path) -> Iterator[Killer]:
    program = str(Path(__file__).with_name("killed_jobs.py"))
    with subprocess.Popen(
        [sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Killer(process, tmp_path)
        assert process.stdin is not None
        process.stdin.close()


@pytest.fixture
def chance() -> random.Random:
    return random.Random(int(os.environ.get("ROUGE_GUI_KILLS", "10")))


def is_sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def contents(path: Path) -> list[tuple[object, ...]]:
    with CorpusStore.open(path) as store:
        items = (store.item(position) for position in range(store.item_count))
        return [(item.name, item.references, item.outputs["base"].text, item.line) for item in items]


def load_arguments(store: Path, data: Path) -> tuple[str, ...]:
    return "load", str(store), "--mapping", MAPPING.to_json(), str(data)


def score_arguments(store: Path) -> tuple[str, ...]:
    return "score", str(store), "--metrics", ",".join(METRICS), "--workers", "1"


def test_killed_while_it_loads(killer: Killer, data: Path, tmp_path: Path, chance: random.Random) -> None:
    whole = tmp_path / "whole.rougegui"
    usual = killer.timed(*load_arguments(whole, data))
    expected = contents(whole)
    assert len(expected) == ITEMS
    for number in range(KILLS):
        store = tmp_path / f"{number}.rougegui"
        for _ in range(chance.randrange(1, 3)):
            _, told = killer.run(*load_arguments(store, data), seconds=chance.uniform(0, usual))
            if told:
                assert is_sound(store)
                found = contents(store)
                assert found == expected[: len(found)]
                assert len(found) >= told
                with CorpusStore.open(store) as opened:
                    assert opened.unfinished_load in [None, (MAPPING.to_json(), [str(data)])]
                    assert opened.about.loaded <= (opened.unfinished_load is None)
        assert killer.run(*load_arguments(store, data))[0] == "0"
        assert contents(store) == expected
        with CorpusStore.open(store) as opened:
            assert opened.problems() == []
            assert opened.about.loaded
            assert opened.unfinished_load is None


def test_killed_while_it_scores(killer: Killer, data: Path, tmp_path: Path, chance: random.Random) -> None:
    fresh = tmp_path / "fresh.rougegui"
    killer.timed(*load_arguments(fresh, data))
    whole = tmp_path / "whole.rougegui"
    shutil.copy(fresh, whole)
    usual = killer.timed(*score_arguments(whole))
    expected = columns(whole)
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    card = score(rows[77]["reference"], rows[77]["candidate"], "rouge-score", METRICS)
    assert expected["rouge2"][77] == card.rouge("rouge2").fmeasure
    for number in range(KILLS):
        store = tmp_path / f"{number}.rougegui"
        shutil.copy(fresh, store)
        done = 0
        for _ in range(chance.randrange(1, 3)):
            _, told = killer.run(*score_arguments(store), seconds=chance.uniform(0.05, usual))
            done += told
            assert is_sound(store)
            found = columns(store)
            for metric, values in found.items():
                there = ~np.isnan(values)
                assert there.sum() >= done
                np.testing.assert_array_equal(values[there], expected[metric][there])
            done = int((~np.isnan(found["rouge1"])).sum())
        ended, told = killer.run(*score_arguments(store))
        assert (ended, told) == ("0", ITEMS - done)
        for metric, values in columns(store).items():
            np.testing.assert_array_equal(values, expected[metric])


def columns(path: Path) -> dict[str, np.ndarray]:
    with CorpusStore.open(path) as store:
        run = store.run_for("auto", None, METRICS)
        return {metric: store.column(run, "base", metric, "fmeasure") for metric in METRICS}


def test_killed_while_it_saves(killer: Killer, data: Path, tmp_path: Path, chance: random.Random) -> None:
    store, copy = tmp_path / "store.rougegui", tmp_path / "copy.rougegui"
    killer.timed(*load_arguments(store, data))
    expected = contents(store)
    usual = killer.timed("save", str(store), str(copy))
    for _ in range(KILLS):
        copy.write_text("what was there before")
        killer.run("save", str(store), str(copy), seconds=chance.uniform(0, 1.2 * usual))
        assert is_sound(store)
        if copy.read_bytes()[:4] != b"what":
            assert contents(copy) == expected
        # what is left over is not there for ever
        for part in tmp_path.glob(".copy*"):
            os.utime(part, (0, 0))
    assert killer.run("save", str(store), str(copy))[0] == "0"
    assert contents(copy) == expected
    assert list(tmp_path.glob(".copy*")) == []


def test_killed_while_it_migrates(killer: Killer, tmp_path: Path, chance: random.Random) -> None:
    older = Path(__file__).parent.parent / "data" / "version_1.rougegui"
    with closing(sqlite3.connect(older)) as connection:
        states = connection.execute("SELECT * FROM states").fetchall()
    versions = set()
    for _ in range(4 * KILLS):
        path = tmp_path / "older.rougegui"
        for side in tmp_path.glob("older*"):
            side.unlink()
        shutil.copy(older, path)
        killer.run("migrate", str(path), seconds=chance.uniform(0, 0.03))
        assert is_sound(path)
        with closing(sqlite3.connect(path)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            assert connection.execute("SELECT * FROM states").fetchall() == states
        assert (version == 2) == (set(CORPUS_TABLES) <= tables)
        versions.add(version)
        with CorpusStore.open(path) as store:
            assert store.item_count == 0
    assert versions <= {1, 2}


@pytest.mark.parametrize("left", ["empty", "without tables"])
def test_what_was_killed_before_its_first_table_is_made_again(
    killer: Killer, data: Path, tmp_path: Path, left: str
) -> None:
    store = tmp_path / "store.rougegui"
    store.touch()
    if left == "without tables":
        with closing(sqlite3.connect(store)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
        assert store.stat().st_size > 0
    assert killer.run(*load_arguments(store, data)) == ("0", ITEMS)


def test_a_store_that_cannot_be_read_is_refused_not_mended(tmp_path: Path) -> None:
    path = tmp_path / "half.rougegui"
    path.write_bytes(b"SQLite format 3\0" + bytes(100))
    with pytest.raises(CorpusStoreError):
        CorpusStore.open(path)
    assert path.read_bytes() == b"SQLite format 3\0" + bytes(100)
