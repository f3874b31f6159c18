"""The cheapest edit gives what it promises, and no other edit of one token gives more."""

import random

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain.edits import cheapest_edits
from rouge_gui.metrics import score

WORDS = ("the", "ferry", "leaves", "паром", "в", "гавань")


def best_of_all(reference: list[str], candidate: list[str], key: str) -> float:
    """Every deletion, insertion and replacement with a word of the reference, scored one by one."""
    texts = [candidate[:place] + candidate[place + 1 :] for place in range(len(candidate))]
    for word in set(reference):
        texts += [[*candidate[:place], word, *candidate[place:]] for place in range(len(candidate) + 1)]
        texts += [[*candidate[:place], word, *candidate[place + 1 :]] for place in range(len(candidate))]
    profile = "auto tokenizer=whitespace"
    joined = " ".join(reference)
    return max(score(joined, " ".join(text), profile, (key,)).rouge(key).fmeasure for text in texts)


@pytest.mark.parametrize("key", ["rouge1", "rouge2", "rouge3", "rougeL"])
def test_the_first_edit_is_the_best_there_is(key: str) -> None:
    chance = random.Random(key)
    for _ in range(40):
        reference, candidate = (chance.choices(WORDS, k=chance.randint(1, 7)) for _ in range(2))
        comparison = compare(" ".join(reference), " ".join(candidate), "auto tokenizer=whitespace")
        now = comparison.scores_of((key,)).rouge(key).fmeasure
        best = best_of_all(reference, candidate, key)
        edits = cheapest_edits(comparison, key)
        if best > now + 1e-12:
            assert edits[0].score.fmeasure == pytest.approx(best, abs=1e-12), (reference, candidate)
        for edit in edits:
            text = edit.applied(comparison.candidate)
            assert score(comparison.references, text, comparison.profile, (key,)).rouge(key) == edit.score
            assert edit.score.fmeasure > now


def test_words_are_put_in_with_the_spaces_of_their_script() -> None:
    comparison = compare("the cat is on the mat", "the cat on the mat")
    assert cheapest_edits(comparison, "rougeL")[0].applied(comparison.candidate) == "the cat is on the mat"
    comparison = compare("the cat is on the mat", "the cat is under on the mat")
    assert cheapest_edits(comparison, "rouge2")[0].applied(comparison.candidate) == "the cat is on the mat"
    comparison = compare("猫坐在垫子上", "猫在垫子上")
    assert cheapest_edits(comparison, "rouge1")[0].applied(comparison.candidate) == "猫坐在垫子上"
    comparison = compare("кот сидит на ковре", "кот сидит")
    assert cheapest_edits(comparison, "rougeL")[0].applied(comparison.candidate) == "кот сидит на"


def test_equal_texts_and_empty_ones() -> None:
    assert cheapest_edits(compare("the cat", "the cat"), "rouge1") == []
    assert cheapest_edits(compare("", "the cat"), "rouge1") == []
    comparison = compare("the cat", "")
    assert [edit.applied("") for edit in cheapest_edits(comparison, "rouge1")] == ["the", "cat"]


@pytest.mark.parametrize("shown", [0, 1])
def test_words_of_all_references_are_tried(shown: int) -> None:
    comparison = compare(("a b c d", "the cat sat on the mat"), "the cat sat", "auto")
    best = cheapest_edits(comparison, "rouge1", shown)[0]
    assert best.applied(comparison.candidate) == "the cat sat on"
    assert best.score.fmeasure == pytest.approx(0.8)
    assert (best.reference, best.source) == (1, 3)


def test_of_equal_f_what_also_raises_the_order_comes_first() -> None:
    comparison = compare("the cat is on the mat", "cat the is on the", "rouge-score")
    texts = [edit.applied(comparison.candidate) for edit in cheapest_edits(comparison, "rouge1")]
    assert texts[0] == "cat the is on the mat"
    assert len(set(texts)) == len(texts)
    comparison = compare("a b c d", "a b", "rouge-score")
    assert cheapest_edits(comparison, "rouge1")[0].applied(comparison.candidate) == "a b c"
