"""The scripts that choose a tokenizer, a splitter or a font."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text import Script, scripts_of


@pytest.mark.parametrize(
    ("text", "scripts"),
    [
        ("", Script.NONE),
        ("12 % … 💩", Script.NONE),
        ("12 %!", Script.NONE),
        ("cat", Script.LATIN),
        ("ﬁ", Script.LATIN),
        ("Кот", Script.CYRILLIC),
        ("Cеверный", Script.LATIN | Script.CYRILLIC),
        ("猫", Script.HAN),
        ("𠮷々〇", Script.HAN),
        ("猫が", Script.HAN | Script.KANA),
        ("ｶﾞ", Script.KANA),
        ("한국어", Script.HANGUL),
        ("T恤, Привет", Script.LATIN | Script.HAN | Script.CYRILLIC),
        ("สวัสดี שלום", Script.NONE),
    ],
)
def test_scripts(text: str, scripts: Script) -> None:
    assert scripts_of(text) == scripts


@given(st.text(max_size=12), st.text(max_size=12))
def test_a_text_holds_the_scripts_of_its_parts(left: str, right: str) -> None:
    assert scripts_of(left + right) == scripts_of(left) | scripts_of(right)


@given(st.text(st.characters(max_codepoint=127)))
def test_ascii_has_latin_letters_or_none(text: str) -> None:
    assert scripts_of(text) == (Script.LATIN if any(char.isalpha() for char in text) else Script.NONE)
