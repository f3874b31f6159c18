"""Stemmers of nltk, each form stemmed once. nltk is loaded at first use."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import regex

from rouge_gui.text.late import Late

_cyrillic_word = regex.compile(r"\p{Script=Cyrillic}+")


def _load_porter() -> Any:
    from nltk.stem.porter import PorterStemmer

    return PorterStemmer()


def _load_snowball_ru() -> Any:
    from nltk.stem.snowball import RussianStemmer

    return RussianStemmer()


_porter = Late(_load_porter)
_snowball_ru = Late(_load_snowball_ru)


@lru_cache(maxsize=65536)
def porter(form: str) -> str:
    """Return nltk's Porter stem (NLTK_EXTENSIONS) of a form longer than 3 characters, as rouge-score 0.1.2 does."""
    if len(form) <= 3:
        return form
    stem: str = _porter().stem(form)
    return stem


@lru_cache(maxsize=65536)
def snowball_ru(form: str) -> str:
    """Return nltk's Snowball stem of a Cyrillic form; other forms unchanged."""
    if _cyrillic_word.fullmatch(form) is None:
        return form
    stem: str = _snowball_ru().stem(form)
    return stem
