"""The rows of a metric's units add up to its score, whatever the profile, and their occurrences to the marks."""

import random

import pytest

from rouge_gui.compare import Comparison, compare
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.unit_counts import MOST_PAIRS, TooManyUnitsError, layer_of, unit_counts
from rouge_gui.compare.marks import Status
from rouge_gui.metrics import UnknownMetricError

WORDS = {
    "en": ["the", "ferry", "leaves", "harbour", "at", "noon", "and", "the", "crew", "waits", "in", "harbour"],
    "ru": ["паром", "уходит", "из", "гавани", "в", "полдень", "и", "команда", "ждёт", "её", "в", "гавани"],
    "zh": ["渡轮", "中午", "离开", "港口", "船员", "在", "港口", "等待"],
}
KEYS = ("rouge1", "rouge2", "rouge4", "rougeL", "rougeLsum", "rougeW", "rougeS4", "rougeSU4", "rougeS*")
PROFILES = {
    "auto": KEYS,
    "rouge-score": KEYS,
    "auto tokenizer=jieba-exact-raw": KEYS,
    "rouge-1.5.5 -n 2 -w 1.2 -2 4 -U ids=whitespace": ("rouge1", "rouge2", "rougeL", "rougeW", "rougeSU4"),
    "pyrouge": ("rouge1", "rouge2", "rougeL", "rougeW", "rougeS4", "rougeSU4"),
    "pltrdy": ("rouge1", "rouge2", "rougeL"),
    "pltrdy exclusive=false": ("rouge1", "rouge2", "rougeL"),
    "rouge-chinese": ("rouge1", "rouge2", "rougeL"),
}


def some_text(chance: random.Random, language: str) -> str:
    lines = [
        ("" if language == "zh" else " ").join(chance.choices(WORDS[language], k=chance.randint(1, 9))) + "."
        for _ in range(chance.randint(1, 4))
    ]
    return "\n".join(lines)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("profile", PROFILES)
def test_rows_add_up_to_the_score_and_occurrences_to_the_rows(profile: str, language: str) -> None:
    chance = random.Random(f"{profile} {language}")
    for _ in range(8):
        comparison = compare(
            [some_text(chance, language), some_text(chance, language)], some_text(chance, language), profile
        )
        for reference in range(2):
            for key in PROFILES[profile]:
                check(comparison, key, reference)


def check(comparison: Comparison, key: str, reference: int) -> None:
    units = unit_counts(comparison, key, reference)
    score = comparison.scores_of((key,)).per_reference[reference].rouge(key)
    assert units.credited.sum() == pytest.approx(score.matches, abs=1e-9)
    if key != "rougeW":
        assert units.in_reference.sum() == score.reference_total
        assert units.in_candidate.sum() == score.candidate_total
    assert len({units.form(row) for row in range(len(units))}) == len(units)
    for side in SIDES:
        marks = comparison.marks(side, layer_of(key), reference)
        lit = {
            span
            for row in range(len(units))
            for found in units.occurrences(side, row)
            if found.credited
            for span in found.spans
        }
        credited = [mark for mark in marks if mark.status is Status.CREDITED]
        if key != "rougeW" and not key.startswith("rougeS"):
            assert lit == {(mark.start, mark.end) for mark in credited}
        for row in range(len(units)):
            assert (
                units.occurrences(side, row)
                or not (units.in_reference if side == "reference" else units.in_candidate)[row]
            )


def test_one_pair_by_hand() -> None:
    comparison = compare("red bird", "red red red red")
    units = unit_counts(comparison, "rouge1")
    assert [units.form(row) for row in range(len(units))] == [("red",), ("bird",)]
    assert units.in_reference.tolist() == [1, 1]
    assert units.in_candidate.tolist() == [4, 0]
    assert units.credited.tolist() == [1, 0]
    assert units.surplus.tolist() == [3, 0]
    assert units.missed.tolist() == [0, 1]
    assert [found.credited for found in units.occurrences("candidate", 0)] == [True, False, False, False]
    assert units.occurrences("candidate", 0)[1].spans == ((4, 7),)


def test_skip_bigrams_are_listed_with_both_their_tokens() -> None:
    units = unit_counts(compare("a b a", "a a b"), "rougeSU4")
    rows = {units.form(row): row for row in range(len(units))}
    assert set(rows) == {("a", "b"), ("a", "a"), ("b", "a"), ("a",), ("b",)}
    row = rows[("a", "b")]
    assert (units.in_reference[row], units.in_candidate[row], units.credited[row]) == (1, 2, 1)
    assert [found.spans for found in units.occurrences("candidate", row)] == [
        ((0, 1), (4, 5)),
        ((2, 3), (4, 5)),
    ]
    assert [found.credited for found in units.occurrences("candidate", row)] == [True, False]


def test_a_metric_without_units_and_too_many_units_are_named() -> None:
    comparison = compare("a", "a")
    with pytest.raises(UnknownMetricError):
        unit_counts(comparison, "bleu")
    long = " ".join(f"w{number}" for number in range(4_100))
    with pytest.raises(TooManyUnitsError) as caught:
        unit_counts(compare(long, long), "rougeS*")
    assert caught.value.count == 4_100 * 4_099 // 2 > MOST_PAIRS


def test_an_implementation_that_raises_has_no_rows() -> None:
    assert len(unit_counts(compare("a", "", "pltrdy"), "rouge1")) == 0
    assert len(unit_counts(compare("a", "a", "rouge-chinese"), "rougeW")) == 0
