"""A stretch earns the credited units that lie in it; the whole text earns all matches."""

import random

import pytest

from rouge_gui.compare import Status, compare
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.selection import METRICS, selections
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.metrics import Score

WORDS = {
    "en": ["the", "cat", "sat", "on", "a", "red", "mat", "the"],
    "ru": ["кот", "сидит", "на", "ковре", "и", "спит", "кот"],
    "zh": ["猫", "坐", "在", "垫子", "上", "猫"],
}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("profile", ["auto", "rouge-1.5.5 -n 3 -w 1.2 -2 4 -U ids=whitespace", "pltrdy"])
def test_a_stretch_earns_what_its_marks_weigh(language: str, profile: str) -> None:
    chance = random.Random(f"{language}{profile}")
    for _ in range(12):
        texts = [
            "\n".join(" ".join(chance.choices(WORDS[language], k=chance.randint(1, 9))) for _ in range(2))
            for _ in range(2)
        ]
        comparison = compare(texts[0], texts[1], profile)
        answers = selections(comparison)
        for side, text in zip(SIDES, texts, strict=True):
            start = chance.randrange(len(text))
            span = start, chance.randint(start, len(text))
            for earned in answers.earned(side, span):
                marks = comparison.seen(side, layer_of(earned.key))
                inside = [mark for mark in marks if mark.start >= span[0] and mark.end <= span[1]]
                weights = sum(mark.weight for mark in inside if mark.status is Status.CREDITED)
                assert earned.earned == pytest.approx(weights)
            for earned in answers.earned(side, (0, len(text))):
                assert earned.earned == pytest.approx(earned.matches)


PROFILES = [
    "auto",
    "rouge-score",
    "evaluate",
    "rouge-1.5.5 -n 3 -w 1.2 -2 4 -U ids=whitespace",
    "rouge-1.5.5 -n 3 -w 1.5 -m -a",
    "pltrdy",
    "rouge-chinese",
    "pyrouge",
]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("profile", PROFILES)
def test_the_whole_of_a_side_gives_its_score_and_its_total(language: str, profile: str) -> None:
    chance = random.Random(f"{language}{profile}")
    for _ in range(6):
        texts = [
            "\n".join(" ".join(chance.choices(WORDS[language], k=chance.randint(1, 9))) for _ in range(2))
            for _ in range(2)
        ]
        comparison = compare(texts[0], texts[1], profile)
        answers = selections(comparison)
        card = comparison.scores_of(answers.keys).per_reference[0]
        for side, text in zip(SIDES, texts, strict=True):
            for earned in answers.earned(side, (0, len(text))):
                score = card[earned.key]
                assert isinstance(score, Score)
                assert earned.units == pytest.approx(earned.total)
                assert earned.points == pytest.approx(
                    score.recall if side == "reference" else score.precision
                )


def test_rouge_w_takes_its_root_and_skip_bigrams_count_pairs() -> None:
    comparison = compare("red bird", "red red red red", "auto")
    found = {earned.key: earned for earned in selections(comparison).earned("candidate", (0, 15))}
    assert found["rougeW"].points == pytest.approx(0.25)
    assert (found["rougeS4"].units, found["rougeSU4"].units) == (6, 10)
    part = {earned.key: earned for earned in selections(comparison).earned("candidate", (4, 15))}
    assert (part["rougeS4"].units, part["rougeSU4"].units) == (3, 6)
    assert part["rougeW"].units == pytest.approx(3**1.2)


def test_sets_count_a_word_once() -> None:
    comparison = compare("red bird", "red red red red", "pltrdy")
    found = {earned.key: earned for earned in selections(comparison).earned("candidate", (0, 15))}
    assert (found["rouge1"].earned, found["rouge1"].units, found["rouge1"].points) == (1, 1, 1)


def test_the_cat_earns_a_third() -> None:
    comparison = compare("the cat is on the mat", "the cat is under the mat", "rouge-score")
    found = {earned.key: earned for earned in selections(comparison).earned("candidate", (0, 7))}
    assert (found["rouge1"].earned, found["rouge1"].units, found["rouge1"].points) == (2, 2, 2 / 6)
    assert (found["rouge2"].earned, found["rouge2"].units, found["rouge2"].share) == (1, 1, 1 / 3)
    assert tuple(found) == METRICS


def test_a_profile_of_sacrebleu_has_none() -> None:
    assert selections(compare("a", "a", "sacrebleu BLEU sentence")).earned("candidate", (0, 1)) == []
