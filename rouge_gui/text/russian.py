"""Russian words by razdel and lemmas by pymorphy3. Both libraries are loaded at first use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import regex

from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Tokens
from rouge_gui.text.words import holds_letter_or_number

# pymorphy3 knows Russian only: a word with a letter of another Cyrillic alphabet is not its business
_russian_word = regex.compile(r"[А-Яа-яЁё]+(-[А-Яа-яЁё]+)*")


def _load_analyzer() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer(lang="ru")


def _load_razdel() -> Callable[[str], Any]:
    import razdel

    tokenize: Callable[[str], Any] = razdel.tokenize
    return tokenize


_analyzer = Late(_load_analyzer)
_razdel = Late(_load_razdel)


@lru_cache(maxsize=65536)
def lemma(form: str) -> str:
    """Return the normal form of a Russian word by its first parse (ё restored); other forms unchanged."""
    if _russian_word.fullmatch(form) is None:
        return form
    normal: str = _analyzer().parse(form)[0].normal_form
    return normal


@dataclass(frozen=True, slots=True)
class RazdelWords:
    """razdel's words that hold a letter or number, casefolded; hyphenated words stay whole."""

    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        words = [word for word in _razdel()(text) if holds_letter_or_number(word.text)]
        return Tokens([word.text.casefold() for word in words], [(word.start, word.stop) for word in words])
