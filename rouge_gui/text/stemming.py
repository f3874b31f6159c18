"""Stemmers of nltk, one form at a time; each form is stemmed once. nltk is loaded at first use (0.6 s)."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import regex

from rouge_gui.text.late import Late

_cyrillic_word = regex.compile(r"[\p{Script=Cyrillic}&&\p{L}]+", regex.V1)

_porter: Late[Any] = Late(lambda: import_module("nltk.stem.porter").PorterStemmer())
_snowball_ru: Late[Any] = Late(lambda: import_module("nltk.stem.snowball").SnowballStemmer("russian"))


@lru_cache(maxsize=65_536)
def porter(form: str) -> str:
    """Return the Porter stem (nltk's NLTK_EXTENSIONS mode) of a form longer than 3 characters.

    Shorter forms are unchanged, as in rouge-score 0.1.2.
    """
    if len(form) <= 3:
        return form
    stem: str = _porter().stem(form)
    return stem


@lru_cache(maxsize=65_536)
def snowball_ru(form: str) -> str:
    """Return nltk's Russian Snowball stem of a form of Cyrillic letters; every other form is unchanged."""
    if _cyrillic_word.fullmatch(form) is None:
        return form
    stem: str = _snowball_ru().stem(form)
    return stem
