"""The samples that ship: complete, in three languages, with the first-start pair first."""

import re

import pytest
from PySide6.QtCore import QLocale

from rouge_gui.ui.samples import LANGUAGES, first_sample, load_samples
from rouge_gui.ui.wording import hint_sentence


@pytest.mark.parametrize(("language", "count"), [("en", 14), ("zh", 13), ("ru", 13)])
def test_every_pair_is_there(language: str, count: int) -> None:
    samples = load_samples(language)
    assert len({sample.id for sample in samples}) == len(samples) == count
    assert all(sample.reference and sample.candidate for sample in samples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_pair_says_what_it_shows_in_every_language(language: str) -> None:
    # ё and е is a whole description
    script = {"en": "[a-zё]", "zh": "[\u4e00-\u9fffё]", "ru": "[а-яё]"}[language]
    for sample in (sample for source in LANGUAGES for sample in load_samples(source)):
        assert set(sample.shows) == set(LANGUAGES)
        assert re.search(script, sample.shows[language]), sample.id
        assert sample.shows[language] == sample.shows[language].strip(" .")


def test_what_a_pair_shows_is_said_in_the_language_of_the_interface() -> None:
    sample = load_samples("en")[0]
    for locale, said in (
        ("en_US", "One word turns the meaning round"),
        ("zh_CN", "一个词让意思相反"),
        ("ru_RU", "Одно слово меняет смысл на обратный"),
    ):
        QLocale.setDefault(QLocale(locale))
        assert sample.description() == said


@pytest.mark.parametrize(
    ("locale", "first"), [("en_GB", "E1"), ("zh_CN", "Z1"), ("ru_RU", "R1"), ("fr_FR", "E1")]
)
def test_the_first_pair_follows_the_language_of_the_interface(locale: str, first: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert first_sample().id == first
    finally:
        QLocale.setDefault(before)


def test_typing_what_the_hint_says_makes_the_texts_equal() -> None:
    hints = [sample for language in LANGUAGES for sample in load_samples(language) if sample.hint]
    assert [sample.id for sample in hints] == ["E1", "Z1", "R1"]
    for sample in hints:
        assert sample.hint is not None
        if sample.hint.kind == "type-over":
            assert sample.candidate.replace(sample.hint.old, sample.hint.new) == sample.reference


def test_the_first_hint_in_words() -> None:
    hint = load_samples("en")[0].hint
    assert hint is not None
    assert hint_sentence(hint) == 'Type "opens" over "closes" and watch every ROUGE score reach 1'
