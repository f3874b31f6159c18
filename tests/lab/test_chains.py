"""Chains explain a difference wholly: one choice at a time, each with what shows it."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.lab.chains import SAME, Cause, Compared, chain
from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.evidence import Counted, Place
from rouge_gui.lab.methods import method_of
from rouge_gui.metrics import Profile

RUNS = int(os.environ.get("ROUGE_GUI_CHAIN_TEXTS", "25"))
METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4")
PROFILES = (
    "auto",
    "auto tokenizer=unicode sentences=auto beta=0.5 weight=1.7 multi=jackknife fold=yo,nfkc",
    "auto tokenizer=characters multi=average",
    "auto tokenizer=jieba-exact-raw fold=t2s sentences=auto",
    "auto tokenizer=pymorphy-lemma multi=recall",
    "rouge-score stemmer=porter",
    "rouge-score tokenizer=nltk",
    "evaluate tokenizer=whitespace-raw",
    "rouge-1.5.5 -n 2 -m -w 1.2 -2 4 -u -l 5",
    "rouge-1.5.5 -n 2 -f B -p 0.3 -b 17",
    "rouge-1.5.5 -n 2 -t 1 -w 1.5",
    "rouge-1.5.5 -n 1 ids=characters -l 4 -f B",
    "pltrdy",
    "pltrdy exclusive=false multi=average",
    "rouge-chinese tokenizer=jieba-exact-raw",
    "llama-factory",
    "opencompass-jieba",
    "auto clean=nfkc,t2s tokenizer=unicode",
    "pltrdy scale=100 mean-round=2 empty=zero",
    "pyrouge gap=unlimited multi=best",
)


def causes(
    reference: str | list[str], candidate: str, key: str, profiles: tuple[str, str]
) -> tuple[Cause, ...]:
    references = [reference] if isinstance(reference, str) else reference
    start, end = (Profile.parse(text).resolve([*references, candidate]) for text in profiles)
    found = chain(Compared(references, candidate), key, method_of(start, key), method_of(end, key))
    return found.causes


def fmeasures(found: tuple[Cause, ...]) -> list[tuple[str, float, float]]:
    values: list[tuple[str, float, float]] = []
    for cause in found:
        assert cause.before.score
        assert cause.after.score
        values.append(
            (cause.choice, round(cause.before.score.fmeasure, 4), round(cause.after.score.fmeasure, 4))
        )
    return values


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


@settings(max_examples=RUNS, deadline=None)
@given(
    references=st.lists(texts(), min_size=1, max_size=3),
    candidate=texts(),
    ends=st.tuples(st.sampled_from(PROFILES), st.sampled_from(PROFILES)),
)
def test_a_chain_ends_at_the_other_number_and_says_why(
    references: list[str], candidate: str, ends: tuple[str, str]
) -> None:
    compared = Compared(references, candidate)
    start, end = (Profile.parse(text).resolve([*references, candidate]) for text in ends)
    for key in METRICS:
        first, last = method_of(start, key), method_of(end, key)
        found = chain(compared, key, first, last)
        assert found.first == Compared(references, candidate).outcome(first, key)
        assert found.last == Compared(references, candidate).outcome(last, key)
        shown = found.first
        for cause in found.causes:
            assert cause.before == shown
            assert cause.after.differs(shown, SAME)
            shown = cause.after
        assert not found.last.differs(shown, SAME)
        assert bool(found.causes) or not found.last.differs(found.first, SAME)


def test_tokens_read_otherwise_are_shown() -> None:
    (cause,) = causes("IT-рынок вырос", "IT-рынок упал", "rouge1", ("auto", "auto tokenizer=razdel fold=yo"))
    assert fmeasures((cause,)) == [("tokenizer", 0.6667, 0.5)]
    assert (cause.old, cause.new) == ("unicode", "razdel")
    assert cause.evidence.places[0] == Place("candidate", ("it", "рынок"), ("it-рынок",))


def test_coverage_tells_what_a_tokenizer_dropped() -> None:
    text = "В 2024 году IT-рынок {} на 5 %"
    (cause,) = causes(text.format("вырос"), text.format("упал"), "rouge1", ("auto", "rouge-score"))
    assert fmeasures((cause,)) == [("tokenizer", 0.875, 1.0)]
    assert [round(after, 2) for _, after in cause.evidence.coverage] == [0.29, 0.3]
    assert cause.evidence.places[1] == Place("candidate", ("году",), ())


def test_sets_and_clipped_counts() -> None:
    found = causes("red red bird", "red red red", "rouge1", ("rouge-score", "pltrdy"))
    assert fmeasures(found[:1]) == [("sets", 0.6667, 0.6667)]
    assert found[0].evidence.counted == (Counted("red", 2, 1),)
    (back,) = causes("red red bird", "red red red", "rouge1", ("pltrdy", "pltrdy exclusive=false"))
    assert back.evidence.counted == (Counted("red", 1, 2),)


def test_another_sentence_split() -> None:
    one = "the gate is open. the door is shut."
    other = "the door is shut. the gate is open."
    (cause,) = causes(one, other, "rougeLsum", ("rouge-score", "rouge-score sentences=auto"))
    assert fmeasures((cause,)) == [("sentences", 0.5, 1.0)]
    assert cause.evidence.sentences == ((1, 2), (1, 2))


def test_the_tie_rule() -> None:
    reference, candidate = "the cat sat. on the mat the the", "The cat is on the mat. the"
    found = causes(reference, candidate, "rougeL", ("rouge-score", "pltrdy"))
    (tie,) = [cause for cause in found if cause.choice == "tie"]
    assert fmeasures((tie,)) == [("tie", 0.5455, 0.7273)]
    assert (tie.old, tie.new) == ("reference first", "candidate first")


def test_stemming() -> None:
    (cause,) = causes("cats sing", "cat sings", "rouge1", ("rouge-score", "rouge-score stemmer=porter"))
    assert fmeasures((cause,)) == [("stemmer", 0.0, 1.0)]
    assert cause.evidence.places[0] == Place("candidate", ("sings",), ("sing",))


def test_clean_up() -> None:
    (cause,) = causes("a b", "<think>x y</think>a b", "rouge1", ("auto", "auto clean=think"))
    assert fmeasures((cause,)) == [("clean", 0.5, 1.0)]
    assert cause.evidence.places[0] == Place("candidate", ("think", "x", "y", "think"), ())


def test_beta() -> None:
    (cause,) = causes("p q r s t", "p q r z", "rouge1", ("auto", "auto beta=0.5"))
    assert fmeasures((cause,)) == [("f", 0.6667, 0.7143)]
    assert (cause.old, cause.new) == (("beta", 1.0), ("beta", 0.5))


def test_f_of_rounded_precision_and_recall() -> None:
    (cause,) = causes("a b c d e f g", "a b x", "rouge1", ("rouge-score", "rouge-1.5.5 -n 1"))
    assert cause.choice == "rounding"
    assert cause.before.parts == (2 / 3, 2 / 7, 0.4)
    assert cause.after.parts == (0.66667, 0.28571, 0.4)


def test_the_rule_for_several_references() -> None:
    found = causes(["a b", "a c d"], "a b", "rouge1", ("auto", "auto multi=average"))
    assert fmeasures(found) == [("references", 1.0, 0.6667)]
    assert found[0].before.score
    assert found[0].before.score.reference_index == 0


def test_skip_unigrams_case_5() -> None:
    assert causes("a b", "b a", "rougeS4", ("auto", "rouge-1.5.5 -2 4 -u -n 1")) == ()
    (cause, *_) = causes("a b", "b a", "rougeSU4", ("auto", "rouge-1.5.5 -2 4 -u -n 1"))
    assert cause.choice == "unigrams"
    assert fmeasures((cause,)) == [("unigrams", 0.6667, 0.0)]


def test_weighted_lcs_of_equal_texts_case_4() -> None:
    found = causes("a b c d e", "a b c d e", "rougeW", ("auto", "rouge-1.5.5 -w 1.2 -n 1"))
    assert fmeasures(found) == [("weighted", 1.0, 0.8404), ("rounding", 0.8404, 0.8404)]
    assert found[-1].after.score
    assert found[-1].after.score.recall == 0.72478


def test_what_an_implementation_says_when_it_dies_is_a_result() -> None:
    (cause,) = causes("hello.", "", "rouge1", ("auto", "pltrdy"))
    assert cause.choice == "empty"
    assert cause.after == Outcome(error="Hypothesis is empty.")


@pytest.mark.parametrize("key", METRICS)
def test_one_number_needs_no_cause(key: str) -> None:
    assert causes("a b c", "a b d", key, ("rouge-score", "evaluate")) == ()
