"""Which scripts a text is written in, as far as the choice of a tokenizer depends on it."""

from __future__ import annotations

from enum import Flag, auto

import regex


class Script(Flag):
    """Scripts that choose a tokenizer, a sentence splitter or a font; the rest is told from none of them."""

    NONE = 0
    LATIN = auto()
    CYRILLIC = auto()
    HAN = auto()
    KANA = auto()
    HANGUL = auto()


_PATTERNS = {
    Script.LATIN: regex.compile(r"\p{Script=Latin}"),
    Script.CYRILLIC: regex.compile(r"\p{Script=Cyrillic}"),
    Script.HAN: regex.compile(r"\p{Script=Han}"),
    Script.KANA: regex.compile(r"[\p{Script=Hiragana}\p{Script=Katakana}]"),
    Script.HANGUL: regex.compile(r"\p{Script=Hangul}"),
}
_ascii_letter = regex.compile("[A-Za-z]")


def scripts_of(text: str) -> Script:
    """Return every script of ``Script`` that ``text`` holds at least one character of."""
    if text.isascii():
        return Script.LATIN if _ascii_letter.search(text) else Script.NONE
    found = Script.NONE
    for script, pattern in _PATTERNS.items():
        if pattern.search(text):
            found |= script
    return found
