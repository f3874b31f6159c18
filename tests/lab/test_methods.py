"""A method that is not mixed gives the numbers of its profile, to the last bit."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.lab.chains import CHOICES, Compared
from rouge_gui.lab.counting import parts_of
from rouge_gui.lab.methods import Method, method_of
from rouge_gui.metrics import Profile, Score, score
from rouge_gui.metrics.lin_flags import NAME as LIN
from rouge_gui.report import causes
from rouge_gui.text import Tokenization

GOLDEN = Path(__file__).parent.parent / "data" / "golden.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4")
PROFILES = (
    "auto",
    "auto tokenizer=unicode sentences=auto beta=0.5 weight=1.7 multi=jackknife fold=yo,nfkc",
    "auto tokenizer=characters multi=average",
    "auto tokenizer=nltk stemmer=snowball-ru multi=mean",
    "auto tokenizer=jieba-exact-raw fold=t2s sentences=auto",
    "auto tokenizer=pymorphy-lemma multi=recall",
    "rouge-score stemmer=porter",
    "rouge-score tokenizer=jieba-exact",
    "evaluate tokenizer=whitespace-raw",
    "rouge-1.5.5 -n 2 -m -w 1.2 -2 4 -u -l 5",
    "rouge-1.5.5 -n 2 -f B -p 0.3 -b 17",
    "rouge-1.5.5 -n 2 -t 1 -w 1.5",
    "rouge-1.5.5 -n 1 ids=characters -l 4 -f B",
    "rouge-1.5.5 -n 1 ids=jieba-exact-raw",
    "pltrdy",
    "pltrdy exclusive=false multi=average",
    "rouge-chinese tokenizer=jieba-exact-raw",
    "rouge-chinese tokenizer=characters exclusive=false",
    "llama-factory",
    "rouge-1.5.5 -n 1 -b 9 clean=nfkc,quotes",
    "auto sentences=auto clean=t2s,yo",
    "opencompass-jieba",
    "chars→ids→rouge-1.5.5",
    "pltrdy scale=100 round=3 empty=zero",
    "pyrouge gap=unlimited multi=best",
    "pyrouge tokenizer=jieba-exact-raw alpha=0.2",
)


def compare_with_profile(
    profile: str, references: list[str], candidate: str, metrics: tuple[str, ...]
) -> None:
    settled = Profile.parse(profile).resolve([*references, candidate])
    for key in metrics:
        try:
            card = score(references, candidate, settled, [key])
        except ValueError:
            # the implementation lacks the metric
            continue
        outcome = Compared(references, candidate).outcome(method_of(settled, key), key)
        if key not in card:
            assert {outcome.error} == {
                note.values["message"] for note in card.notes if note.id == "implementation-raises"
            }
            continue
        expected = card.rouge(key)
        assert outcome.score is not None
        if expected.printed and "fmeasure" in expected.printed:
            scale = settled.recipe.scale if settled.recipe and settled.lin is None else 1
            printed = [float(expected.printed[part]) for part in ("precision", "recall", "fmeasure")]
            assert [value * scale for value in parts_of(outcome.score)] == pytest.approx(printed, abs=1e-9)
            assert outcome.score[3:6] == expected[3:6]
        else:
            assert outcome.score == expected, (profile, key)


words = st.sampled_from(
    [
        "a",
        "the",
        "The",
        "cats",
        "Cat.",
        "run",
        "running",
        "猫",
        "坐在",
        "增长３％",
        "ёлка",
        "Елка",
        "IT-рынок",
        "don't",
        "臺灣",
    ]
)
gaps = st.sampled_from([" ", " ", " ", "\n", ". ", "。", "! ", "", "-", "  ", ".\n"])


@st.composite
def texts(draw: st.DrawFn) -> str:
    parts = draw(st.lists(st.tuples(words, gaps), max_size=9))
    return draw(gaps) + "".join(word + gap for word, gap in parts)


@pytest.mark.parametrize("profile", PROFILES)
@settings(max_examples=6, deadline=None)
@given(references=st.lists(texts(), min_size=1, max_size=3), candidate=texts())
def test_a_method_gives_the_numbers_of_its_profile(
    profile: str, references: list[str], candidate: str
) -> None:
    compare_with_profile(profile, references, candidate, METRICS)


PAIRS = [
    row
    for row in ROWS
    if row["text"] != "corpus"
    and not row["profile"].startswith("sacrebleu")
    and not (row["profile"].startswith(LIN) and {"-m", "-s"} & set(row["profile"].split()))
]


def test_a_method_gives_the_golden_numbers() -> None:
    for row in PAIRS:
        references = row["references"]
        settled = Profile.parse(row["profile"]).resolve([*references, row["candidate"]])
        for key, expected in row["scores"].items():
            outcome = Compared(references, row["candidate"]).outcome(method_of(settled, key), key)
            assert isinstance(outcome.score, Score)
            # F of rounded parts, rounded
            rounding = 2e-5 if settled.lin else 1e-9
            assert outcome.score.fmeasure == pytest.approx(expected["fmeasure"], rel=0, abs=rounding)


def test_every_choice_of_a_profile_is_one_of_a_method() -> None:
    # a new one belongs into ``Method``, ``CHOICES`` and the words of ``report/causes.py``
    assert {field.name for field in fields(Profile)} == {
        *(
            "name",
            "tokenization",
            "automatic",
            "automatic_fold",
            "sentences",
            "beta",
            "weight",
            "multi",
            "seed",
        ),
        *("sacre", "lin", "exclusive", "gap", "alpha", "recipe"),
    }
    assert {field.name for field in fields(Tokenization)} == {
        *(
            "tokenizer",
            "hmm",
            "dictionary",
            "userdict",
            "stemmer",
            "lemma",
            "stopwords",
            "fold",
            "clean",
            "rule",
        ),
    }
    chosen = {name for names in CHOICES.values() for name in names}
    assert chosen == {field.name for field in fields(Method)}
    assert set(CHOICES) <= set(causes.CHOICES)
