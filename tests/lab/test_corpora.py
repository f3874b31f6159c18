"""A corpus by a method has the averages of its profile."""

from __future__ import annotations

from random import Random

import pytest

from rouge_gui.lab.chains import chain
from rouge_gui.lab.corpora import ComparedCorpus, Entry
from rouge_gui.lab.methods import method_of
from rouge_gui.metrics import Aggregate, Profile, score_corpus

ITEMS = [
    ("the cat is on the mat", "the cat is under the mat"),
    ("red bird", "red red red red"),
    ("the gate is open.\nthe door is shut.", "the door is shut.\nthe gate is open."),
    ("a b c d e", "a x b y"),
    ("a b c d e f g", "a x b y c"),
]
REFERENCES, CANDIDATES = ([pair[side] for pair in ITEMS] for side in (0, 1))
METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum")


def corpus() -> ComparedCorpus:
    return ComparedCorpus([Entry(str(k), (one,), other) for k, (one, other) in enumerate(ITEMS, 1)])


@pytest.mark.parametrize(
    "name",
    [
        "auto",
        "rouge-score",
        "evaluate",
        "evaluate seed=7",
        "rouge-1.5.5 -n 2 -r 200",
        "rouge-1.5.5 -n 2 -t 1",
        "pyrouge",
        "pltrdy",
        "llama-factory",
    ],
)
def test_averages_are_those_of_the_profile(name: str) -> None:
    profile = Profile.parse(name).resolve(text for pair in ITEMS for text in pair)
    card = score_corpus(REFERENCES, CANDIDATES, profile=profile, metrics=METRICS)
    for key in METRICS:
        expected = card[key]
        assert isinstance(expected, Aggregate)
        outcome = corpus().outcome(method_of(profile, key), key)
        wanted = expected.mid if profile.name == "evaluate" else expected.mean
        within = 1.1e-5 if profile.lin else 1e-12
        assert outcome.parts == pytest.approx(tuple(wanted), rel=0, abs=within)


def test_the_printed_average_of_the_script() -> None:
    profile = Profile.parse("rouge-1.5.5 -n 2 -r 200")
    card = score_corpus(REFERENCES, CANDIDATES, profile=profile)
    expected = card["rouge1"]
    assert isinstance(expected, Aggregate)
    assert expected.printed
    outcome = corpus().outcome(method_of(profile, "rouge1"), "rouge1")
    assert outcome.parts
    assert [f"{part:.5f}" for part in outcome.parts] == list(expected.printed.values())[:3]


def test_the_median_of_a_bootstrap_is_not_the_mean() -> None:
    ends = (method_of(Profile.parse(name), "rouge1") for name in ("rouge-score", "evaluate"))
    draw = Random(3)
    # of many lengths, for means of a few fractions are often the very same
    sizes = [(draw.randint(3, 19), draw.randint(3, 19)) for _ in range(12)]
    pairs = [tuple(" ".join(draw.choices("abcdefg", k=size)) for size in both) for both in sizes]
    skewed = ComparedCorpus([Entry(str(k), (one,), other) for k, (one, other) in enumerate(pairs)])
    (cause,) = chain(skewed, "rouge1", *ends).causes
    assert (cause.choice, cause.old, cause.new) == ("averaging", "mean", "bootstrap median")


def test_evidence_is_taken_from_the_first_item_that_shows_it() -> None:
    ends = (
        method_of(Profile.parse(name), "rouge1") for name in ("rouge-score", "rouge-score stemmer=porter")
    )
    texts = ComparedCorpus([Entry("same", ("a b",), "a b"), Entry("stems", ("cats sing",), "cat sings")])
    (cause,) = chain(texts, "rouge1", *ends).causes
    assert (cause.evidence.item, cause.evidence.places[0].before) == ("stems", ("sings",))


def test_what_kills_an_item_kills_the_corpus() -> None:
    texts = ComparedCorpus([Entry("1", ("a",), "a"), Entry("2", ("a",), "")])
    assert (
        texts.outcome(method_of(Profile.parse("pltrdy"), "rouge1"), "rouge1").error == "Hypothesis is empty."
    )
