"""The numbers of the real implementations: equal to 1e-9, counts equal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.metrics import Aggregate, BleuScore, Profile, ProfileError, Score, score, score_corpus
from rouge_gui.text import pipeline_for

GOLDEN = Path(__file__).parent.parent / "data" / "golden.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
COVERED = ("rouge-score", "sacrebleu")

PAIRS = [row for row in ROWS if row["profile"].split()[0] in COVERED and row["text"] != "corpus"]
CORPORA = [row for row in ROWS if row["profile"].split()[0] in COVERED and row["text"] == "corpus"]
COUNTS = ("matches", "candidate_total", "reference_total", "reference_index")
PARTS = ("score", "brevity_penalty", "candidate_length", "reference_length")


def close(expected: Any) -> Any:
    return pytest.approx(expected, rel=0, abs=1e-9)


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row["id"])
def test_pair_equals_the_real_implementation(row: dict[str, Any]) -> None:
    card = score(row["references"], row["candidate"], row["profile"], list(row["scores"]))
    assert list(card) == list(row["scores"])
    for key, expected in row["scores"].items():
        found = card[key]
        if not isinstance(found, Score):
            check_sacre(found, expected)
            continue
        for part in ("precision", "recall", "fmeasure"):
            assert getattr(found, part) == close(expected[part]), (key, part)
        for part in COUNTS:
            if part in expected:
                assert getattr(found, part) == expected[part], (key, part)


def check_sacre(found: object, expected: dict[str, Any]) -> None:
    for part in PARTS:
        if part in expected:
            assert getattr(found, part) == close(expected[part]), part
    if isinstance(found, BleuScore):
        assert list(found.counts) == expected["counts"]
        assert list(found.totals) == expected["totals"]
        assert list(found.precisions) == close(expected["precisions"])


@pytest.mark.parametrize("row", [row for row in PAIRS if "tokens" in row], ids=lambda row: row["id"])
def test_tokens_equal_the_real_tokenizer(row: dict[str, Any]) -> None:
    pipeline = pipeline_for(Profile.parse(row["profile"]).tokenization)
    assert [pipeline.read(text).whole.forms for text in row["references"]] == row["tokens"]["references"]
    assert pipeline.read(row["candidate"]).whole.forms == row["tokens"]["candidate"]


@pytest.mark.parametrize("row", CORPORA, ids=lambda row: row["id"])
def test_corpus_equals_the_real_aggregation(row: dict[str, Any]) -> None:
    card = score_corpus(row["references"], row["candidate"], row["profile"], list(row["scores"]))
    for key, expected in row["scores"].items():
        found = card[key]
        if not isinstance(found, Aggregate):
            check_sacre(found, expected)
            continue
        for end in ("low", "mid", "high"):
            for part in ("precision", "recall", "fmeasure"):
                assert getattr(getattr(found, end), part) == close(expected[end][part]), (key, end, part)


def test_every_covered_row_is_there() -> None:
    assert (len(PAIRS), len(CORPORA)) == (85, 3)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_each_row_s_profile_is_read_or_named(row: dict[str, Any]) -> None:
    name = row["profile"].split()[0]
    if name in COVERED:
        assert Profile.parse(row["profile"]).name == name
    else:
        with pytest.raises(ProfileError) as problem:
            Profile.parse(row["profile"])
        assert problem.value.values == {"name": name}
