"""The samples that ship: complete, in three languages, with the first-start pair first."""

import pytest
from PySide6.QtCore import QLocale

from rouge_gui.ui.samples import LANGUAGES, first_sample, load_samples
from rouge_gui.ui.wording import hint_sentence


@pytest.mark.parametrize(("language", "count"), [("en", 14), ("zh", 13), ("ru", 13)])
def test_every_pair_is_there(language: str, count: int) -> None:
    samples = load_samples(language)
    assert len({sample.id for sample in samples}) == len(samples) == count
    assert all(sample.reference and sample.candidate and sample.shows for sample in samples)


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
    assert hint_sentence(hint) == 'Type "opens" over "closes" and watch every score reach 1'
