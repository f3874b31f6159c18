"""Deleting each token in turn and scoring the text that is left gives the impacts, to the last digit."""

import random

import pytest

from rouge_gui.compare import compare
from rouge_gui.compare.explain.impact import NoImpactError, deletions
from rouge_gui.metrics import UnknownMetricError, score

WORDS = ("the", "ferry", "leaves", "harbour", "паром", "в", "гавань", "渡轮", "港口")
PROFILES = {
    "auto tokenizer=whitespace": (
        "rouge1",
        "rouge2",
        "rouge3",
        "rougeL",
        "rougeLsum",
        "rougeW",
        "rougeS4",
        "rougeSU*",
    ),
    "auto tokenizer=whitespace multi=average beta=2": ("rouge1", "rougeL", "rougeLsum"),
    "auto tokenizer=whitespace multi=jackknife": ("rouge2", "rougeLsum"),
    "rouge-1.5.5 -n 2 ids=whitespace -2 4 -u": ("rouge1", "rouge2", "rougeL", "rougeSU4"),
    "rouge-1.5.5 -n 2 ids=whitespace -f B": ("rouge1", "rougeL"),
    "pltrdy": ("rouge1", "rouge2"),
    "rouge-chinese": ("rouge1", "rouge2", "rougeL"),
}


def some_lines(chance: random.Random) -> list[list[str]]:
    return [chance.choices(WORDS, k=chance.randint(1, 7)) for _ in range(chance.randint(1, 3))]


def as_text(lines: list[list[str]]) -> str:
    return "\n".join(" ".join(line) for line in lines)


@pytest.mark.parametrize("profile", PROFILES)
def test_impacts_are_those_of_deleting_the_token(profile: str) -> None:
    chance = random.Random(profile)
    for _ in range(30):
        references = [as_text(some_lines(chance)) for _ in range(chance.randint(1, 3))]
        lines = some_lines(chance)
        if sum(map(len, lines)) < 2:
            continue
        comparison = compare(references, as_text(lines), profile)
        for key in PROFILES[profile]:
            found = deletions(comparison, key)
            expected = []
            for number, line in enumerate(lines):
                for place in range(len(line)):
                    rest = [*lines[:number], line[:place] + line[place + 1 :], *lines[number + 1 :]]
                    expected.append(score(references, as_text(rest), profile, (key,)).rouge(key)[:3])
            parts = zip(found.precision, found.recall, found.fmeasure, strict=True)
            assert [tuple(map(float, each)) for each in parts] == expected, key


def test_the_change_is_against_the_score_as_it_is() -> None:
    found = deletions(compare("red bird", "red red blue"), "rouge1")
    assert found.now.fmeasure == pytest.approx(0.4)
    # without one red nothing is lost, without blue precision rises
    assert found.change.tolist() == pytest.approx([0.1, 0.1, 0.1])
    assert deletions(compare("red bird", "red bird"), "rouge1").change.tolist() == pytest.approx([-1 / 3] * 2)


def test_what_cannot_be_counted_token_by_token_is_said() -> None:
    for profile, key in (
        ("rouge-1.5.5 -n 1 -l 5", "rouge1"),
        ("pltrdy", "rougeL"),
        ("auto tokenizer=nltk", "rougeLsum"),
        ("rouge-1.5.5 -n 1 -w 1.2", "rougeW"),
    ):
        with pytest.raises(NoImpactError) as caught:
            deletions(compare("One. Two.\nThree. four", "One. two\nThree. four.", profile), key)
        assert caught.value.key == key
    with pytest.raises(UnknownMetricError):
        deletions(compare("a", "a"), "bleu")
