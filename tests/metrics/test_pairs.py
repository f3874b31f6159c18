"""The example pairs in three languages score what their tables say.

``tests/data/pairs.json``: by profile, F rounded to 4 digits for each metric named; ``precision`` and ``recall``
are those of ROUGE-1.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.metrics import score

PAIRS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "pairs.json").read_text(encoding="utf-8")
)
CASES = [(pair, expected) for pair in PAIRS for expected in pair["scores"]]


@pytest.mark.parametrize(
    ("pair", "expected"), CASES, ids=[f"{pair['id']} {expected['profile']}" for pair, expected in CASES]
)
def test_pair(pair: dict[str, Any], expected: dict[str, Any]) -> None:
    card = score(pair["reference"], pair["candidate"], expected["profile"])
    found: dict[str, object] = {key: round(card.rouge(key).fmeasure, 4) for key in card}
    found |= {
        "profile": expected["profile"],
        "precision": round(card.rouge("rouge1").precision, 4),
        "recall": round(card.rouge("rouge1").recall, 4),
    }
    assert {key: found[key] for key in expected} == expected


def test_all_pairs_are_here() -> None:
    assert {language: sum(pair["id"][0] == language for pair in PAIRS) for language in "EZR"} == {
        "E": 14,
        "Z": 14,
        "R": 13,
    }
