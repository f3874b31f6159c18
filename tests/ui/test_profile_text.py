"""Choosing a tokenizer in its box changes that part of the profile and no other."""

import pytest

from rouge_gui.metrics import Profile
from rouge_gui.ui.profile_text import named_tokenizer, with_clean, with_tokenizer


@pytest.mark.parametrize(
    ("profile", "name", "wanted"),
    [
        ("auto", "unicode", "auto tokenizer=unicode"),
        ("auto tokenizer=unicode beta=2", "characters", "auto beta=2 tokenizer=characters"),
        ("rouge-score tokenizer=nltk stemmer=porter", "", "rouge-score stemmer=porter"),
    ],
)
def test_the_tokenizer_is_replaced(profile: str, name: str, wanted: str) -> None:
    assert with_tokenizer(profile, name) == wanted
    assert named_tokenizer(wanted) == name


def test_a_signature_keeps_its_other_choices() -> None:
    signature = Profile.parse("auto tokenizer=unicode beta=2").signature()
    changed = Profile.parse(with_tokenizer(signature, "characters"))
    assert changed == Profile.parse("auto tokenizer=characters beta=2 fold=none")
    assert named_tokenizer(signature) == "unicode"


def test_the_word_inside_another_value_is_left_alone() -> None:
    assert with_tokenizer("auto stopwords=my-tokenizer=x", "unicode") == (
        "auto stopwords=my-tokenizer=x tokenizer=unicode"
    )


@pytest.mark.parametrize(
    ("profile", "steps", "wanted"),
    [
        ("auto", ("think",), "auto clean=think"),
        ("auto clean=yo beta=2", ("think", "yo"), "auto beta=2 clean=think,yo"),
        ("rouge-1.5.5 -n 2 clean=yo -m", (), "rouge-1.5.5 -n 2 -m"),
    ],
)
def test_clean_up_is_replaced(profile: str, steps: tuple[str, ...], wanted: str) -> None:
    assert with_clean(profile, steps) == wanted


@pytest.mark.parametrize(
    "profile", ["auto tokenizer=unicode", "rouge-1.5.5 -n 2", "sacrebleu TER", "pltrdy clean=yo"]
)
def test_a_signature_takes_clean_up(profile: str) -> None:
    signature = Profile.parse(profile).signature()
    assert Profile.parse(with_clean(signature, ("think", "yo"))).tokenization.clean == ("think", "yo")
    assert Profile.parse(with_clean(signature, ())).tokenization.clean == ()
