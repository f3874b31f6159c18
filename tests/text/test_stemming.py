"""Stems are those of nltk, on the forms each stemmer is meant for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hostile import TEXTS
from hypothesis import given

from rouge_gui.text.late import Late
from rouge_gui.text.stemming import porter, snowball_ru


@pytest.fixture(scope="module")
def stemmers() -> Any:
    return Late(lambda: import_module("nltk.stem"))()


@pytest.mark.parametrize(
    ("form", "stem"),
    [
        ("dogs", "dog"),
        ("barking", "bark"),
        ("loudly", "loudli"),
        ("generously", "gener"),
        # 3 characters and fewer stay, as rouge-score leaves them
        ("was", "was"),
        ("ies", "ies"),
        ("dying", "die"),
        ("полиция", "полиция"),
        ("", ""),
    ],
)
def test_porter(form: str, stem: str) -> None:
    assert porter(form) == stem


@pytest.mark.parametrize(
    ("form", "stem"),
    [
        ("полиция", "полиц"),
        ("водителя", "водител"),
        ("ёлку", "елк"),
        ("it-рынок", "it-рынок"),
        ("премьер-министра", "премьер-министра"),
        ("cats", "cats"),
        ("2024", "2024"),
        ("", ""),
    ],
)
def test_snowball_ru(form: str, stem: str) -> None:
    assert snowball_ru(form) == stem


@given(TEXTS)
def test_any_form(stemmers: Any, form: str) -> None:
    assert porter(form) == (stemmers.PorterStemmer().stem(form) if len(form) > 3 else form)
    assert snowball_ru(form) in {form, stemmers.SnowballStemmer("russian").stem(form)}
