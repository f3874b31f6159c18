"""Scores against slow oracles and rouge-score itself, worked examples, and the complaints of other tools' users."""

from __future__ import annotations

from typing import Any

import oracle
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rouge_score import rouge_scorer

from rouge_gui.compare import compare
from rouge_gui.metrics import ProfileError, Score, UnknownMetricError, score, score_corpus

KEYS = ("rouge1", "rouge2", "rougeL", "rougeLsum")
SENTENCES = st.lists(st.lists(st.sampled_from("abcde"), min_size=1, max_size=9), max_size=6)


def joined(sentences: list[list[str]]) -> str:
    return "\n".join(" ".join(sentence) for sentence in sentences)


def fs(references: str | list[str], candidate: str, profile: str = "auto") -> list[float]:
    card = score(references, candidate, profile)
    return [round(card.rouge(key).fmeasure, 4) for key in KEYS]


def prf(found: Score) -> tuple[float, float, float]:
    return found.precision, found.recall, found.fmeasure


@given(SENTENCES, SENTENCES)
def test_counts_equal_the_oracle(reference: list[list[str]], candidate: list[list[str]]) -> None:
    card = score(joined(reference), joined(candidate), "rouge-score", [*KEYS, "rouge3"])
    left = [token for sentence in reference for token in sentence]
    right = [token for sentence in candidate for token in sentence]
    for n in (1, 2, 3):
        found = card.rouge(f"rouge{n}")
        assert found.matches == oracle.clipped(left, right, n)
        assert found.reference_total == max(len(left) - n + 1, 0)
        assert found.candidate_total == max(len(right) - n + 1, 0)
    assert card.rouge("rougeL").matches == len(oracle.lcs_path(left, right))
    assert card.rouge("rougeLsum").matches == oracle.summary_hits(reference, candidate)


@given(st.text(alphabet="ab cdеёé中.,'\n-İ", max_size=60), st.text(alphabet="ab cdеёé中.,'\n-İ", max_size=60))
def test_scores_equal_rouge_score_to_the_last_bit(reference: str, candidate: str) -> None:
    theirs = rouge_scorer.RougeScorer(list(KEYS)).score(reference, candidate)
    ours = score(reference, candidate, "rouge-score")
    for key in KEYS:
        assert prf(ours.rouge(key)) == tuple(theirs[key])


@given(st.lists(st.text(alphabet="ab c\n", max_size=20), min_size=1, max_size=4), st.text(alphabet="ab c\n"))
def test_several_references_equal_score_multi(references: list[str], candidate: str) -> None:
    theirs = rouge_scorer.RougeScorer(list(KEYS)).score_multi(references, candidate)
    ours = score(references, candidate, "rouge-score")
    for key in KEYS:
        assert prf(ours.rouge(key)) == tuple(theirs[key])


@given(SENTENCES, SENTENCES)
def test_swapping_sides_exchanges_precision_and_recall(left: list[list[str]], right: list[list[str]]) -> None:
    there = score(joined(left), joined(right))
    back = score(joined(right), joined(left))
    for key in ("rouge1", "rouge2", "rougeL"):
        one, other = there.rouge(key), back.rouge(key)
        assert (one.precision, one.recall, one.fmeasure) == (other.recall, other.precision, other.fmeasure)


@given(SENTENCES, SENTENCES)
def test_text_level_lcs_never_exceeds_the_unigram_matches(
    left: list[list[str]], right: list[list[str]]
) -> None:
    card = score(joined(left), joined(right))
    assert card.rouge("rougeL").matches <= card.rouge("rouge1").matches


@pytest.mark.parametrize(
    "text",
    [
        "the cat sat on the mat",
        "кот сидит на ковре, кот спит",
        "警方逮捕了嫌疑人。警方很快。",
        "สวัสดี ชาวโลก",
        "Привет, мир",
        "a b\nc d",
    ],
)
def test_identity_is_one(text: str) -> None:
    card = score(text, text)
    for key in KEYS if len(text.split()) > 1 or "警" in text else ("rouge1",):
        assert prf(card.rouge(key)) == (1, 1, 1)


class TestWorkedExamples:
    """SCORING §4 as far as these profiles go."""

    def test_cat_pair(self) -> None:
        card = score("the cat is on the mat", "the cat is under the mat", "rouge-score", [*KEYS, "bleu"])
        assert [prf(card.rouge(key)) for key in KEYS] == [
            pytest.approx((value,) * 3) for value in (5 / 6, 3 / 5, 5 / 6, 5 / 6)
        ]
        assert round(getattr(card["bleu"], "score", 0), 2) == 37.99

    def test_russian_order(self) -> None:
        reference, candidate = "кот сидит на ковре", "сидит кот на ковре"
        assert fs(reference, candidate)[:3] == [1.0, 0.3333, 0.75]
        card = score(reference, candidate, "rouge-score")
        assert [card.rouge(key).fmeasure for key in KEYS] == [0, 0, 0, 0]
        assert {note.id for note in card.notes} == {"no-tokens", "low-coverage"}

    def test_passive(self) -> None:
        found = score("the dog chased the cat", "the cat was chased by the dog").rouge("rougeL")
        assert found.matches == 3
        assert [round(value, 4) for value in prf(found)] == [0.4286, 0.6, 0.5]

    @pytest.mark.parametrize(
        ("tokenizer", "police", "cat"),
        [("jieba-exact", 0.5, 0.5), ("characters", 0.625, 0.6154), ("rouge-score", 0, 0)],
    )
    def test_chinese_by_tokenizer(self, tokenizer: str, police: float, cat: float) -> None:
        profile = f"auto tokenizer={tokenizer}"
        assert fs("警方逮捕了嫌疑人", "嫌疑人被警方抓获", profile)[0] == police
        assert fs("猫坐在垫子上", "猫趴在垫子旁边", profile)[0] == cat

    def test_mouse(self) -> None:
        card = score("кот съел мышь", "мышь съел кот")
        assert fs("кот съел мышь", "мышь съел кот")[:3] == [1.0, 0.0, 0.3333]
        assert card.rouge("rougeL").matches == 1

    def test_moved_sentences(self) -> None:
        gate, door = "the gate is open.", "the door is shut."
        values = fs(f"{gate}\n{door}", f"{door}\n{gate}", "rouge-score")
        assert values == [1.0, 0.8571, 0.5, 1.0]
        card = score(f"{gate} {door}", f"{door} {gate}", "rouge-score")
        assert card.rouge("rougeLsum").fmeasure == 0.5
        assert [note.id for note in card.notes] == ["no-sentence-break"]
        split = score(f"{gate} {door}", f"{door} {gate}", "rouge-score sentences=auto")
        assert split.rouge("rougeLsum").fmeasure == 1.0
        assert split.notes == ()

    def test_false_match_of_a_lost_accent(self) -> None:
        assert fs("está", "est")[0] == 0
        card = score("está", "est", "rouge-score")
        assert card.rouge("rouge1").fmeasure == 1
        assert ("accents-lost", {"side": "reference", "words": ["está"]}) in card.notes

    def test_clipping(self) -> None:
        found = score("red bird", "red red red red").rouge("rouge1")
        assert [round(value, 4) for value in prf(found)] == [0.25, 0.5, 0.3333]

    def test_the_tie_rule_in_a_sentence(self) -> None:
        values = fs("the river flooded the town", "the river flooded\nthe town was flooded", "rouge-score")
        assert values[2:] == [0.8333, 0.5]

    def test_a_believable_number_from_a_few_characters(self) -> None:
        card = score("В 2024 году IT-рынок вырос на 5 %", "В 2024 году IT-рынок упал на 5 %", "rouge-score")
        assert [card.rouge(key).fmeasure for key in KEYS] == [1, 1, 1, 1]
        assert max(card.coverage) < 0.31
        assert card.coverage[0] == 7 / 24
        note = next(note for note in card.notes if note.id == "low-coverage")
        assert note.values["kept"] == "2024 it 5"


class TestComplaints:
    """Inputs behind public complaints about other tools."""

    def test_beta_is_stated(self) -> None:
        card = score("p q r s t", "p q r z", "auto beta=.5")
        assert [round(value, 5) for value in prf(card.rouge("rouge1"))] == [0.75, 0.6, 0.71429]
        assert "|beta:0.5|" in card.signature

    def test_a_candidate_without_tokens_is_no_error(self) -> None:
        card = score("hello.", ".")
        assert prf(card.rouge("rouge1")) == (0, 0, 0)
        assert ("no-tokens", {"side": "candidate", "empty": False}) in card.notes

    def test_one_empty_reference_is_no_error(self) -> None:
        card = score("", "something here")
        assert prf(card.rouge("rougeLsum")) == (0, 0, 0)
        assert ("no-tokens", {"side": "reference", "empty": True}) in card.notes

    @pytest.mark.parametrize("text", ["สวัสดี", "Привет, мир"])
    def test_identical_text_of_any_script(self, text: str) -> None:
        assert score(text, text).rouge("rouge1").fmeasure == 1
        lost = score(text, text, "rouge-score")
        assert lost.rouge("rouge1").fmeasure == 0
        assert [note.id for note in lost.notes].count("no-tokens") == 2

    def test_punctuation_does_not_stick_to_words(self) -> None:
        assert score("Hello, world", "hello world").rouge("rouge1").fmeasure == 1

    def test_stemming_is_a_switch(self) -> None:
        assert score("cats sing", "cat sings").rouge("rouge1").fmeasure == 0
        assert score("cats sing", "cat sings", "auto stemmer=porter").rouge("rouge1").fmeasure == 1

    def test_thousands_of_tokens_do_not_recurse(self) -> None:
        card = score("aaa " * 3000, "bbb " * 3000)
        assert [card.rouge(key).fmeasure for key in KEYS] == [0, 0, 0, 0]

    def test_newline_styles_score_alike(self) -> None:
        lines = "the gate is open\nthe door is shut"
        other = "the door is shut\nthe gate was open"
        unix, windows = score(lines, other), score(lines.replace("\n", "\r\n"), other.replace("\n", "\r\n"))
        assert dict(unix) == dict(windows)


def test_multi_reference_rules() -> None:
    references = ["a b c d", "a b x y z w", "q"]
    cards = {rule: score(references, "a b c q", f"auto multi={rule}") for rule in ("max", "recall")}
    assert cards["max"].rouge("rouge1").reference_index == 0
    assert cards["recall"].rouge("rouge1").reference_index == 2
    average = score(references, "a b c q", "auto multi=average").rouge("rouge1")
    assert (average.matches, average.candidate_total, average.reference_total) == (6, 12, 11)
    assert average.reference_index is None
    mean = score(references, "a b c q", "auto multi=mean").rouge("rouge1")
    assert mean.recall == pytest.approx((3 / 4 + 2 / 6 + 1) / 3)
    # leaving out the first, the best F is that of the second or third: 2·(2/4·2/6)/(5/6) = .4 against .4
    jackknife = score(references, "a b c q", "auto multi=jackknife").rouge("rouge1")
    assert jackknife.fmeasure == pytest.approx((0.4 + 0.75 + 0.75) / 3)
    assert [card.rouge("rouge1").matches for card in cards["max"].per_reference] == [3, 2, 1]


def test_unknown_metrics_and_missing_references_are_named() -> None:
    with pytest.raises(UnknownMetricError, match="rouge0"):
        score("a", "a", metrics=["rouge0"])
    with pytest.raises(UnknownMetricError, match="rouge1"):
        score("a", "a", "sacrebleu BLEU sentence", ["rouge1"])
    with pytest.raises(ValueError, match="reference"):
        score([], "a")
    with pytest.raises(ProfileError):
        score("a", "a", "rouge-score tokenizer=klingon")


def test_what_is_no_text_is_said_to_be_none() -> None:
    wrong: Any = b"a b"
    for call in (
        lambda: score(wrong, "a"),
        lambda: score("a", wrong),
        lambda: score(["a", wrong], "a"),
        lambda: compare("a", wrong),
        lambda: score_corpus("ab", "ab"),
    ):
        with pytest.raises(TypeError, match="texts"):
            call()
