"""The numbers of the real implementations: equal to 1e-9, counts equal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.metrics import Aggregate, BleuScore, Profile, Score, score, score_corpus
from rouge_gui.text import pipeline_for

GOLDEN = Path(__file__).parent.parent / "data" / "golden.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]

PAIRS = [row for row in ROWS if row["text"] != "corpus"]
CORPORA = [row for row in ROWS if row["text"] == "corpus"]
COUNTS = ("matches", "candidate_total", "reference_total", "reference_index")
PARTS = ("score", "brevity_penalty", "candidate_length", "reference_length")
AVERAGED = ("precision", "recall", "fmeasure")

# The words of ROUGE-1.5.5's data files that the rows with -m or -s need; the files are not ours to ship.
STOPWORDS = "a an and for how in its the their were"
EXCEPTIONS = (
    "after>after been>be came>come carried>carry children>child crept>creep drawn>draw dried>dry emptied>empty "
    "hardest>hard heard>hear left>leave lost>lose rang>ring replied>reply said>say sank>sink seen>see were>be "
    "woke>wake"
)


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rouge data")
    (folder / "smart_common_words.txt").write_text(STOPWORDS.replace(" ", "\n") + "\n", encoding="utf-8")
    exceptions = folder / "WordNet-2.0-Exceptions"
    exceptions.mkdir()
    lines = EXCEPTIONS.replace(">", " ").split()
    text = "".join(f"{form} {base}\n" for form, base in zip(lines[0::2], lines[1::2], strict=True))
    (exceptions / "verb.exc").write_text(text, encoding="utf-8")
    return folder


def profile_of(row: dict[str, Any], folder: Path) -> str:
    """Return the row's profile, with the data folder where its flags need one."""
    profile = str(row["profile"])
    needed = profile.startswith("rouge-1.5.5") and {"-m", "-s"} & set(profile.split())
    return f"{profile} data='{folder}'" if needed else profile


def close(expected: Any) -> Any:
    return pytest.approx(expected, rel=0, abs=1e-9)


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row["id"])
def test_pair_equals_the_real_implementation(row: dict[str, Any], data_folder: Path) -> None:
    profile = profile_of(row, data_folder)
    asked = list(row["scores"])
    if "implementation_error" in row:
        asked += [key for key in ("rouge1", "rougeL", "rougeW", "rougeS4") if key not in asked]
        asked = [key for key in asked if not (profile.startswith("pltrdy") and key in {"rougeW", "rougeS4"})]
    card = score(row["references"], row["candidate"], profile, asked)
    # keys computed before the implementation died are kept
    assert list(card) == list(row["scores"])
    raised = [note.values["message"] for note in card.notes if note.id == "implementation-raises"]
    expected_errors = [row["implementation_error"]] if "implementation_error" in row else []
    assert raised == [error.removeprefix("ValueError: ") for error in expected_errors]
    for key, expected in row["scores"].items():
        found = card[key]
        if not isinstance(found, Score):
            check_sacre(found, expected)
            continue
        for part in AVERAGED:
            assert getattr(found, part) == close(expected[part]), (key, part)
        for part in COUNTS:
            if part in expected:
                exact = expected[part] if key != "rougeW" else close(expected[part])
                assert getattr(found, part) == exact, (key, part)
        if "printed_5dp" in expected:
            assert found.printed == {part: f"{expected['printed_5dp'][part]:.5f}" for part in AVERAGED}


@pytest.mark.parametrize(
    "row", [row for row in PAIRS if row["profile"].startswith("rouge-1.5.5")], ids=lambda row: row["id"]
)
def test_a_line_asks_for_the_metrics_the_script_prints(row: dict[str, Any], data_folder: Path) -> None:
    card = score(row["references"], row["candidate"], profile_of(row, data_folder))
    assert list(card) == list(row["scores"])


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
        elif "interval" in expected:
            check_lin_aggregate(found, expected)
        else:
            for end in ("low", "mid", "high"):
                for part in AVERAGED:
                    assert getattr(getattr(found, end), part) == close(expected[end][part]), (key, end, part)


def check_lin_aggregate(found: Aggregate, expected: dict[str, Any]) -> None:
    strings = expected["printed_5dp"]
    assert found.printed is not None
    interval = found.printed["interval"]
    assert not isinstance(interval, str)
    for part in AVERAGED:
        assert getattr(found.mean, part) == close(expected[part]), part
        assert found.printed[part] == f"{strings[part]:.5f}"
        for place, end in enumerate((found.low, found.high)):
            assert getattr(end, part) == close(expected["interval"][part][place]), part
            assert interval[part][place] == f"{strings['interval'][part][place]:.5f}"


def test_every_row_is_there() -> None:
    assert (len(PAIRS), len(CORPORA)) == (163, 7)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_each_row_s_signature_is_its_profile(row: dict[str, Any]) -> None:
    profile = Profile.parse(row["profile"])
    assert profile.name == row["profile"].split()[0]
    assert Profile.parse(profile.signature()) == profile
