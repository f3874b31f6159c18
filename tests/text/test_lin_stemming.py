"""The stemmer of ROUGE-1.5.5; each value was given by the unmodified script."""

import pytest

from rouge_gui.text.lin_stemming import stem
from rouge_gui.text.stemming import porter

STEMS = {
    "replacement": "replac",
    "agreements": "agreem",
    "relational": "relat",
    "generalizations": "gener",
    "happiness": "happi",
    "flying": "fly",
    "yellowing": "yellow",
    "dying": "dy",
    "hoping": "hope",
    "hopping": "hop",
    "agreed": "agre",
    "feed": "feed",
    "sessions": "session",
    "national": "nation",
    "decision": "decis",
    "controlling": "control",
    "basements": "basem",
    "adjustment": "adjust",
    "dependent": "depend",
    "elements": "elem",
    "independence": "independ",
    "1990s": "1990",
}


@pytest.mark.parametrize("word", STEMS)
def test_stems(word: str) -> None:
    assert stem(word) == STEMS[word]


def test_it_is_not_the_stemmer_of_rouge_score() -> None:
    assert {word for word in STEMS if porter(word) != stem(word)} >= {"dying"}
