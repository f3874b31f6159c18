from __future__ import annotations

import csv
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet
from scored_corpus import METRICS, make_corpus, sample_items, score_corpus

from rouge_gui.corpus.export_files import Form
from rouge_gui.corpus.exports import ExportChoice, ExportStoppedError, export_corpus
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import Score, score

FORMS: tuple[Form, ...] = ("csv", "jsonl", "xlsx", "parquet")
SYSTEMS = ("extractive", "abstractive", "hallucinating")


def going_on(_: int) -> bool:
    return True


def exported(store: CorpusStore, choice: ExportChoice, path: Path, form: Form = "jsonl") -> int:
    return export_corpus(store, choice, (path, form, "."), going_on).rows


def lines(path: Path) -> list[Mapping[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("samples") / "samples.rougegui"
    make_corpus(path, sample_items())
    return path


def test_rows_stand_in_the_order_asked_for_with_the_scores_of_their_texts(
    samples: Path, tmp_path: Path
) -> None:
    items = list(sample_items())
    positions = [40, 3, 62]
    with CorpusStore.open(samples) as store:
        (run,) = store.runs()
        choice = ExportChoice(positions, SYSTEMS[:2], run, METRICS, with_texts=True, query="lang = ru")
        assert exported(store, choice, tmp_path / "out.jsonl") == 6
    found = lines(tmp_path / "out.jsonl")
    assert [(row["id"], row["system"]) for row in found] == [
        (items[position].name, system) for position in positions for system in SYSTEMS[:2]
    ]
    for row in found:
        (item,) = [item for item in items if item.name == row["id"]]
        candidate = item.outputs[str(row["system"])]
        card = score(item.references, candidate, run.profile, METRICS)
        for metric in METRICS:
            wanted = card[metric]
            assert isinstance(wanted, Score)
            assert row[f"{metric}.precision"] == wanted.precision
            assert row[f"{metric}.recall"] == wanted.recall
            assert row[f"{metric}.fmeasure"] == wanted.fmeasure
        assert (row["coverage.reference"], row["coverage.candidate"]) == card.coverage
        rouge1 = card["rouge1"]
        assert isinstance(rouge1, Score)
        assert (row["len.candidate"], row["len.reference"]) == (
            rouge1.candidate_total,
            rouge1.reference_total,
        )
        assert row["chars.candidate"] == len(candidate)
        assert (row["lang"], row["topic"]) == (item.language, item.extra["topic"])
        assert (row["source"], row["candidate"]) == (item.source, candidate)
        assert row["references"] == list(item.references)
        assert (row["note"], row["corrected"], row["distance"]) == ("", None, None)
        assert row["signature"] == run.signature


def test_texts_are_there_on_request_alone(samples: Path, tmp_path: Path) -> None:
    with CorpusStore.open(samples) as store:
        exported(store, ExportChoice([0], SYSTEMS), tmp_path / "out.jsonl")
    first = lines(tmp_path / "out.jsonl")[0]
    assert list(first) == [
        "id", "system", "lang", "chars.candidate", "chars.reference", "note", "corrected", "distance",
        "topic", "fault", "signature",
    ]  # fmt: skip
    assert first["signature"] == ""


def test_notes_corrected_texts_and_their_scores_are_exported(tmp_path: Path) -> None:
    items = [
        CorpusItem("a", ("the cat sat",), {"one": "the dog sat", "two": "cats"}),
        CorpusItem("b", ("x",), {}),
    ]
    make_corpus(tmp_path / "x.rougegui", items)
    with CorpusStore.open(tmp_path / "x.rougegui") as store:
        store.set_note(0, "=see here")
        store.set_corrected(0, "one", "the cat sat")
        run = score_corpus(store)
        choice = ExportChoice(np.arange(2), ("one", "two"), run, ("rouge1",), with_texts=True)
        # an item without candidates has no row
        assert exported(store, choice, tmp_path / "out.jsonl") == 2
    one, two = lines(tmp_path / "out.jsonl")
    assert (one["note"], one["corrected"], one["distance"]) == ("=see here", "the cat sat", 3)
    assert (one["candidate"], one["rouge1.fmeasure"], one["corrected.rouge1.fmeasure"]) == (
        "the dog sat",
        2 / 3,
        1,
    )
    assert (two["corrected"], two["corrected.rouge1.fmeasure"]) == (None, None)


def test_extra_columns_keep_their_kind_and_give_way_to_ours(tmp_path: Path) -> None:
    items = [
        CorpusItem("a", ("r", "s"), {"m1": "c", "m2": "d"}, extra={"n": 2.5, "mixed": 1.0, "note": "odd"}),
        CorpusItem("b", (), {"m1": "c"}, extra={"n": -1.0, "mixed": "two", "human@m1": 4.0}),
        CorpusItem("c", ("r",), {"m2": "c"}, extra={"human@m2": 3.0}),
    ]
    make_corpus(tmp_path / "x.rougegui", items)
    with CorpusStore.open(tmp_path / "x.rougegui") as store:
        choice = ExportChoice([0, 1, 2], ("m1", "m2"), None, (), with_texts=True)
        exported(store, choice, tmp_path / "out.parquet", "parquet")
    found = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    assert [(row["id"], row["system"], row["n"], row["mixed"], row["human"]) for row in found] == [
        ("a", "m1", 2.5, "1.0", None),
        ("a", "m2", 2.5, "1.0", None),
        ("b", "m1", -1.0, "two", 4.0),
        ("c", "m2", None, None, 3.0),
    ]
    assert [row["extra.note"] for row in found] == ["odd", "odd", None, None]
    # a missing reference is not an empty one
    assert [row["references"] for row in found] == [["r", "s"], ["r", "s"], [], ["r"]]


def test_a_sheet_of_references_has_a_column_for_each(samples: Path, tmp_path: Path) -> None:
    with CorpusStore.open(samples) as store:
        choice = ExportChoice([0], ("extractive",), None, (), with_texts=True)
        exported(store, choice, tmp_path / "out.csv", "csv")
    head = (tmp_path / "out.csv").read_text("utf-8").splitlines()[0].split(",")
    assert head[-5:] == ["source", "reference_1", "reference_2", "candidate", "signature"]


def test_stopping_leaves_nothing_and_progress_is_told(samples: Path, tmp_path: Path) -> None:
    told: list[int] = []

    def watch(done: int) -> bool:
        told.append(done)
        return done < 63

    with CorpusStore.open(samples, read_only=True) as store:
        choice = ExportChoice(np.arange(63), SYSTEMS)
        with pytest.raises(ExportStoppedError):
            export_corpus(store, choice, (tmp_path / "out.xlsx", "xlsx", "."), watch)
    assert told == [0, 63]
    assert list(tmp_path.iterdir()) == []


def test_metrics_stand_as_in_the_score_table_and_whole_counts_without_a_point(tmp_path: Path) -> None:
    items = [
        CorpusItem("a", ("the cat sat",), {"one": "the cat sat"}, extra={"year": 2019.0, "age": 1.0}),
        CorpusItem("b", ("the cat",), {"one": "a dog"}, extra={"year": -3.0, "age": 1.5}),
    ]
    scored = ("rougeL", "rougeSU4", "rouge1", "rougeLsum", "rouge2")
    run = make_corpus(tmp_path / "x.rougegui", items, metrics=scored)
    with CorpusStore.open(tmp_path / "x.rougegui") as store:
        choice = ExportChoice([0, 1], ("one",), run, scored)
        for form in FORMS:
            exported(store, choice, tmp_path / f"out.{form}", form)
    head, first, second = csv.reader((tmp_path / "out.csv").read_text("utf-8").splitlines())
    assert [name for name in head if name.endswith(".fmeasure")] == [
        f"{metric}.fmeasure" for metric in ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeSU4")
    ]
    names = ("rouge1.fmeasure", "len.candidate", "len.reference", "year", "age")
    assert [first[head.index(name)] for name in names] == ["1.0", "3", "3", "2019", "1.0"]
    assert [second[head.index(name)] for name in names] == ["0.0", "2", "2", "-3", "1.5"]
    line = (tmp_path / "out.jsonl").read_text("utf-8").splitlines()[0]
    assert '"len.candidate": 3, ' in line
    assert '"year": 2019, ' in line
    with zipfile.ZipFile(tmp_path / "out.xlsx") as book:
        cells = book.read("xl/worksheets/sheet1.xml").decode()
    assert "<v>2019</v>" in cells
    assert "<v>2019.0</v>" not in cells
    types = parquet.read_schema(tmp_path / "out.parquet")
    assert {str(types.field(name).type) for name in names} == {"double"}
