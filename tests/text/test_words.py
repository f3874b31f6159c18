"""The tokenizers that need nothing but Unicode, against the implementations they follow."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st
from rouge_score import tokenizers as google
from rouge_score_rs.tokenizers import UnicodeTokenizer

from rouge_gui.text.tokens import Tokenizer
from rouge_gui.text.words import (
    UNICODE_WORDS,
    Characters,
    RawCharacters,
    RougeScoreWords,
    WhitespaceWords,
    count_letters_and_numbers,
    holds_letter_or_number,
    word_segments,
)

# Scripts with rules of their own, what joins words and what does not. No ZWJ: rouge-score-rs joins an emoji
# after it to the letters before, which UAX #29 does not.
_ALPHABET = (
    "aZéİßﬁ½ﷺ кЁй 中国々〇𠮷 がカｶﾞー 한ㄱㅏ กำ हि क्ष 31٣ .,:;'’\"_-–/ שלום״׳ ·‧：＇．＿ 🇩🇪🇫 👍🏽 "
    "\n\r\t\x1c\x85\xa0\u2028\u3000\xad\u200b\u2060\u0301\u0308\u05b0\u200c\u0600\u0d4e\u1100"
)
TEXTS = st.text(
    st.sampled_from(_ALPHABET) | st.characters(exclude_categories=("Cn", "Cs"), exclude_characters="\u200d"),
    max_size=14,
)
ANYTHING = st.text(st.sampled_from(_ALPHABET) | st.characters(exclude_categories=()), max_size=14)

UNICODE_V1: Any = UnicodeTokenizer()

ROUGE_SCORE = RougeScoreWords()
WHITESPACE = WhitespaceWords(keep_case=False)
WHITESPACE_RAW = WhitespaceWords(keep_case=True)
CHARACTERS = Characters()
RAW_CHARACTERS = RawCharacters()


@given(TEXTS)
def test_unicode_equals_rouge_score_rs(text: str) -> None:
    assert UNICODE_WORDS.tokens(text).forms == UNICODE_V1.tokenize(text)


@given(ANYTHING)
def test_rouge_score_equals_google(text: str) -> None:
    assert ROUGE_SCORE.tokens(text).forms == google.DefaultTokenizer().tokenize(text)


@given(ANYTHING)
def test_white_space_equals_str_split(text: str) -> None:
    assert WHITESPACE_RAW.tokens(text).forms == text.split()
    assert WHITESPACE.tokens(text).forms == text.lower().split()


@given(ANYTHING)
def test_raw_forms_are_the_source(text: str) -> None:
    for tokenizer in (WHITESPACE_RAW, RAW_CHARACTERS):
        forms, spans = tokenizer.tokens(text)
        assert [text[start:end] for start, end in spans] == forms


@given(ANYTHING)
def test_characters_are_letters_and_numbers(text: str) -> None:
    kept = [char for char in text if regex.match(r"\p{Alphabetic}|\p{N}", char)]
    tokens = CHARACTERS.tokens(text)
    assert tokens.forms == [char.casefold() for char in kept]
    assert [text[start:end] for start, end in tokens.spans] == kept
    assert RAW_CHARACTERS.tokens(text).forms == [char for char in text if not char.isspace()]


@given(ANYTHING)
def test_letters_and_numbers_are_counted_by_their_properties(text: str) -> None:
    count = sum(regex.match(r"\p{Alphabetic}|\p{N}", char) is not None for char in text)
    assert count_letters_and_numbers(text) == count
    assert holds_letter_or_number(text) is (count > 0)


@given(ANYTHING)
def test_segments_cover_the_text(text: str) -> None:
    assert "".join(text[start:end] for start, end in word_segments(text)) == text


@given(ANYTHING)
def test_a_unicode_word_normalises_to_its_form_or_holds_it(text: str) -> None:
    for form, (start, end) in zip(*UNICODE_WORDS.tokens(text), strict=True):
        source = unicodedata.normalize("NFKC", text[start:end])
        folded = unicodedata.normalize("NFKC", source.casefold())
        assert form in folded


@pytest.mark.parametrize(
    ("tokenizer", "text", "tokens"),
    [
        (UNICODE_WORDS, "Don't pay 3.50!", [("don't", 0, 5), ("pay", 6, 9), ("3.50", 10, 14)]),
        (UNICODE_WORDS, "IT-рынок", [("it", 0, 2), ("рынок", 3, 8)]),
        (UNICODE_WORDS, "3,5 процента", [("3,5", 0, 3), ("процента", 4, 12)]),
        (UNICODE_WORDS, "中国 cafe\u0301", [("中", 0, 1), ("国", 1, 2), ("café", 3, 8)]),
        (UNICODE_WORDS, "💩 İ", [("i̇", 2, 3)]),
        (UNICODE_WORDS, "ﷺ", [(word, 0, 1) for word in ("صلى", "الله", "عليه", "وسلم")]),
        # UAX #29 leaves Thai, which writes no spaces, to its letters
        (UNICODE_WORDS, "สวัสดี", [("ส", 0, 1), ("วั", 1, 3), ("ส", 3, 4), ("ดี", 4, 6)]),
        (UNICODE_WORDS, "हिन्दी", [("हिन्दी", 0, 6)]),
        (ROUGE_SCORE, "Está 2024 IT-рынок", [("est", 0, 3), ("2024", 5, 9), ("it", 10, 12)]),
        # KELVIN SIGN lowers to an ASCII letter, İ to one with a dot after it
        (ROUGE_SCORE, "5\u212a İx", [("5k", 0, 2), ("i", 3, 4), ("x", 4, 5)]),
        (ROUGE_SCORE, "Привет", []),
        (WHITESPACE, "Кот, İ", [("кот,", 0, 4), ("i̇", 5, 6)]),
        (WHITESPACE_RAW, "Кот\u3000И\x1cПёс", [("Кот", 0, 3), ("И", 4, 5), ("Пёс", 6, 9)]),
        (CHARACTERS, "Ａ½，ß𠮷", [("ａ", 0, 1), ("½", 1, 2), ("ss", 3, 4), ("𠮷", 4, 5)]),
        (RAW_CHARACTERS, "Ａ， 𠮷", [("Ａ", 0, 1), ("，", 1, 2), ("𠮷", 3, 4)]),
    ],
)
def test_forms_and_places(tokenizer: Tokenizer, text: str, tokens: list[tuple[str, int, int]]) -> None:
    forms, spans = tokenizer.tokens(text)
    assert [(form, *span) for form, span in zip(forms, spans, strict=True)] == tokens
