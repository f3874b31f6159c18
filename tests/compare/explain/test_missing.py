"""A missing unit names words of the reference; putting them in gives the score it promises."""

import random

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain.missing import missing_units
from rouge_gui.metrics import score

WORDS = ("the", "ferry", "leaves", "harbour", "паром", "гавань", "渡轮")


@pytest.mark.parametrize("key", ["rouge1", "rouge2", "rouge3", "rougeL", "rougeLsum"])
def test_what_a_missing_unit_promises_is_what_its_edit_gives(key: str) -> None:
    chance = random.Random(key)
    for _ in range(30):
        reference, candidate = (" ".join(chance.choices(WORDS, k=chance.randint(0, 9))) for _ in range(2))
        comparison = compare((reference,), candidate, "auto tokenizer=whitespace")
        units = missing_units(comparison, key)
        ranked = [unit.edit.score.fmeasure for unit in units]
        assert ranked == sorted(ranked, reverse=True)
        for unit in units:
            words = reference[slice(*unit.span)]
            assert unit.edit.inserted.strip() in words
            edited = unit.edit.applied(candidate)
            if key in {"rouge2", "rouge3"}:
                assert f" {words} " in f" {edited} "
            after = score((reference,), edited, comparison.profile, (key,)).rouge(key)
            assert after == unit.edit.score


def test_all_missed_ngrams_are_there_with_their_counts() -> None:
    comparison = compare(("the cat is on the mat",), "the cat is under the mat", "rouge-score")
    found = {
        comparison.references[0][slice(*unit.span)]: unit for unit in missing_units(comparison, "rouge2")
    }
    assert {words: unit.times for words, unit in found.items()} == {"is on": 1, "on the": 1}
    assert found["is on"].edit.applied(comparison.candidate) == "the cat is on under the mat"


def test_nothing_is_missing_from_an_equal_text() -> None:
    assert missing_units(compare(("a b",), "a b", "auto"), "rouge2") == []
    assert missing_units(compare(("",), "a b", "auto"), "rouge1") == []
