"""nltk's words with their places in the source."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import pytest
from hostile import TEXTS, check_tokens
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text.english import NltkWords
from rouge_gui.text.late import Late
from rouge_gui.text.words import holds_letter_or_number

ENGLISH_LIKE = st.text(
    st.sampled_from("ab'\"`.,!?;:()[]<>-– \n\t“”‘’«»\x1c\x85cannot gonna's n't &$İ"), max_size=16
)


@pytest.fixture(scope="module")
def nltk_itself() -> Any:
    return Late(lambda: import_module("nltk.tokenize"))()


@given(ENGLISH_LIKE | TEXTS)
def test_raw_forms_are_those_of_nltk(nltk_itself: Any, text: str) -> None:
    forms, spans = NltkWords(raw=True).tokens(text)
    assert forms == nltk_itself.word_tokenize(text, preserve_line=True)
    sources = [text[start:end] for start, end in spans]
    assert all(
        source == form or (form in {"``", "''"} and source in {'"', "''"})
        for source, form in zip(sources, forms, strict=True)
    )
    # nothing but white space is left out
    assert "".join(sources) == "".join(text.split())


@given(ENGLISH_LIKE | TEXTS)
def test_words_are_the_raw_forms_that_hold_letters(text: str) -> None:
    raw = NltkWords(raw=True).tokens(text)
    kept = [place for place, form in enumerate(raw.forms) if holds_letter_or_number(form)]
    forms, spans = NltkWords(raw=False).tokens(text)
    assert forms == [raw.forms[place].lower() for place in kept]
    assert spans == [raw.spans[place] for place in kept]


@pytest.mark.parametrize("raw", [False, True])
@given(text=TEXTS)
def test_hostile_texts(raw: bool, text: str) -> None:
    check_tokens(NltkWords(raw), text)


def test_rewritten_quotation_marks_keep_their_places() -> None:
    text = 'She said, "I don\'t."'
    forms, spans = NltkWords(raw=True).tokens(text)
    assert forms == ["She", "said", ",", "``", "I", "do", "n't", ".", "''"]
    assert spans[3] == (10, 11)
    assert spans[-1] == (len(text) - 1, len(text))
    assert NltkWords(raw=False).tokens(text).forms == ["she", "said", "i", "do", "n't"]


def test_a_full_stop_splits_off_only_at_the_end() -> None:
    assert NltkWords(raw=True).tokens("It rained.\nIt stopped.").forms == [
        "It",
        "rained.",
        "It",
        "stopped",
        ".",
    ]
    assert not NltkWords(raw=True).line_stable


@pytest.mark.parametrize("piece", [".", '"', "a' ", "''", " "])
def test_long_runs_take_linear_time(piece: str) -> None:
    started = time.perf_counter()
    NltkWords(raw=False).tokens("a" + piece * 30_000 + "b")
    assert time.perf_counter() - started < 5
