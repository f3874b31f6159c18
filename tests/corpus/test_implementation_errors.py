"""Items on which the implementation raises: scored lines with what is known, and no aggregate of the rest."""

from __future__ import annotations

import csv
import json

from rouge_gui.corpus.reading import Item
from rouge_gui.corpus.scoring import Job, score_chunk
from rouge_gui.metrics import CorpusScores, Profile
from rouge_gui.metrics.corpus import corpus_metrics

ITEMS = [Item(1, "a", ("a cat",), "a cat"), Item(2, "b", ("",), "a cat")]


def job(profile: str, *, as_csv: bool = False) -> Job:
    parsed = Profile.parse(profile)
    return Job(parsed, corpus_metrics(parsed, None), as_csv=as_csv)


def test_keys_before_the_error_stand_and_the_rest_has_no_aggregate() -> None:
    work = job("rouge-1.5.5 -n 1 -w 1.2")
    done = score_chunk(ITEMS, work)
    line = json.loads(done.lines[1])
    assert list(line["scores"]) == ["rouge1", "rougeL"]
    assert line["notes"][0] == {
        "id": "implementation-raises",
        "values": {"message": "Illegal division by zero"},
    }
    scores = CorpusScores(work.profile, work.metrics)
    scores.add_values(done.ids, done.values)
    assert list(scores.aggregates()) == ["rouge1", "rougeL"]
    assert done.failed == 0


def test_cells_are_empty_and_the_error_is_named() -> None:
    work = job("pltrdy", as_csv=True)
    rows = list(csv.reader(score_chunk(ITEMS, work).lines))
    assert rows[0][1:4] == ["1.0", "1.0", "0.999999995"]
    assert rows[1] == ["b", *[""] * 12, "1.0", "1.0", "implementation-raises: Reference is empty."]
