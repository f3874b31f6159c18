"""Which sentence covers which, against Lsum's own counts."""

import random

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain.sentence_cover import TooManySentencesError, sentence_cover


def test_swapped_sentences() -> None:
    comparison = compare(
        "the gate is open.\nthe door is shut.", "the door is shut.\nthe gate is open.", "rouge-score"
    )
    cover = sentence_cover(comparison)
    assert cover.lengths == ((2, 4), (4, 2))
    assert [cover.best(0), cover.best(1)] == [1, 0]
    assert cover.share(0, 0) == 0.5
    assert (cover.union, cover.credited) == ((4, 4), (4, 4))
    assert cover.reference[1].span == (18, 34)
    assert cover.candidate[0].tokens == 4


def test_the_tie_rule_in_one_sentence() -> None:
    # L .8333, Lsum .5: on the second line only "the … flooded"
    cover = sentence_cover(compare("the river flooded the town", "the river flooded\nthe town was flooded"))
    assert cover.lengths == ((3, 2),)
    assert sum(cover.credited) == 3


def test_credited_tokens_add_up_to_the_score() -> None:
    chance = random.Random(9)
    words = ("gate", "door", "the", "ворота", "門")
    for _ in range(100):
        texts = [
            "\n".join(" ".join(chance.choices(words, k=chance.randint(0, 5))) for _ in range(3))
            for _ in range(2)
        ]
        comparison = compare(texts[0], texts[1])
        cover = sentence_cover(comparison)
        score = comparison.scores.rouge("rougeLsum")
        assert sum(cover.credited) == score.matches
        assert sum(sentence.tokens for sentence in cover.reference) == score.reference_total
        for row, sentence in enumerate(cover.reference):
            longest = max(cover.lengths[row], default=0)
            assert longest <= cover.union[row] <= sentence.tokens
            assert cover.credited[row] <= cover.union[row]
            assert (cover.best(row) is None) == (longest == 0)


def test_too_many_sentences_are_named() -> None:
    text = "a\n" * 600
    with pytest.raises(TooManySentencesError) as caught:
        sentence_cover(compare(text, text))
    assert caught.value.cells == 360_000
