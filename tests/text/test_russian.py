"""razdel's words and sentences with their places, and pymorphy3's lemmas."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import pytest
from hostile import TEXTS, check_tokens, ngram_f
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text.late import Late
from rouge_gui.text.russian import RazdelWords, lemma, sentence_spans
from rouge_gui.text.words import UNICODE_WORDS, holds_letter_or_number

RUSSIAN_LIKE = st.text(st.sampled_from('абЯТеруг 1.,-—_/\\\n:;=)(?!…"«»*ΔyahooY! '), max_size=16)


@pytest.fixture(scope="module")
def razdel_itself() -> Any:
    return Late(lambda: import_module("razdel"))()


class TestRazdelWords:
    @given(RUSSIAN_LIKE | TEXTS)
    def test_words_are_those_of_razdel(self, razdel_itself: Any, text: str) -> None:
        kept = [token for token in razdel_itself.tokenize(text) if holds_letter_or_number(token.text)]
        assert RazdelWords().tokens(text) == (
            [token.text.casefold() for token in kept],
            [(token.start, token.stop) for token in kept],
        )

    @given(TEXTS)
    def test_hostile_texts(self, text: str) -> None:
        check_tokens(RazdelWords(), text)

    @pytest.mark.parametrize(
        ("text", "forms"),
        [
            ("Премьер-министр подал в отставку", ["премьер-министр", "подал", "в", "отставку"]),
            ("Цены выросли на 3,5 процента.", ["цены", "выросли", "на", "3,5", "процента"]),
            ("IT-рынок — 5 %", ["it-рынок", "5"]),
            ("Ёлка\nЕлка", ["ёлка", "елка"]),
            (" \n", []),
        ],
    )
    def test_forms(self, text: str, forms: list[str]) -> None:
        assert RazdelWords().tokens(text).forms == forms

    def test_lines_do_not_stand_alone(self) -> None:
        assert RazdelWords().tokens("кое-\nкак").forms == ["кое-", "как"]
        assert RazdelWords().tokens("кое-").forms == ["кое"]
        assert not RazdelWords().line_stable

    @pytest.mark.parametrize("piece", [".", '"', "а-", ":)"])
    def test_long_runs_take_linear_time(self, piece: str) -> None:
        started = time.perf_counter()
        RazdelWords().tokens(piece * 40_000)
        assert time.perf_counter() - started < 5


@given(RUSSIAN_LIKE | TEXTS)
def test_sentences_are_those_of_razdel(razdel_itself: Any, text: str) -> None:
    spans = list(sentence_spans(text))
    assert [text[start:end].strip() for start, end in spans] == [
        s.text for s in razdel_itself.sentenize(text)
    ]
    assert "".join(text[start:end] for start, end in spans) == text


class TestLemma:
    @pytest.mark.parametrize(
        ("form", "normal_form"),
        [
            ("полицию", "полиция"),
            ("Водителя", "водитель"),
            ("елку", "ёлка"),
            ("ёлку", "ёлка"),
            ("люди", "человек"),
            ("стали", "стать"),
            ("премьер-министром", "премьер-министр"),
            ("КОЕ-КОГО", "кое-кто"),
        ],
    )
    def test_first_parse(self, form: str, normal_form: str) -> None:
        assert lemma(form) == normal_form

    @pytest.mark.parametrize(
        "form",
        [
            "новості",
            "ўсё",
            "їжак",
            "ғалым",
            "cеверный",
            "it-рынок",
            "3-й",
            "-да",
            "да-",
            "а--б",
            "в доме",
            "cats",
            "北京",
            "",
            "и\u0306",
            "не" * 1000,
        ],
    )
    def test_what_is_no_russian_word_is_unchanged(self, form: str) -> None:
        assert lemma(form) == form

    @given(TEXTS | st.text(st.sampled_from("неАЁ-"), max_size=100))
    def test_never_fails(self, form: str) -> None:
        assert bool(lemma(form)) == bool(form)


# the example pairs: R1 and R2 of words, then of lemmas
@pytest.mark.parametrize(
    ("reference", "candidate", "words", "lemmas"),
    [
        ("Полиция задержала водителя", "Полицию задержал водитель", (0, 0), (1, 1)),
        ("Суд отклонил жалобу", "Жалоба отклонена судом", (0, 0), (1, 0)),
        ("Врач осмотрел ребёнка", "Доктор проверил малыша", (0, 0), (0, 0)),
        ("Люди вышли на улицы", "Человек вышел на улицу", (0.25, 0), (1, 1)),
        ("Завод не закроют", "Завод закроют", (0.8, 0), (0.8, 0)),
        ("Ёлку везут в Орёл", "Елку везут в Орел", (0.5, 0.3333), (1, 1)),
        ("Цены выросли на 3,5 процента", "Цены выросли на 3.5 процента", (0.8, 0.5), (0.8, 0.5)),
        (
            "В 2024 году IT-рынок вырос на 5 %",
            "В 2024 году IT-рынок упал на 5 %",
            (0.875, 0.7143),
            (0.875, 0.7143),
        ),
        ("Завтра в Москве ожидается снег", "Снег ожидается в Москве завтра", (1, 0.25), (1, 0.25)),
        ("Премьер-министр подал в отставку", "Премьер министр подал в отставку", (1, 1), (1, 1)),
        ("Рынок стали вырос", "Рынки стали расти", (0.3333, 0), (0.6667, 0.5)),
        ("Северный поток остановлен", "Cеверный поток остановлен", (0.6667, 0.5), (0.6667, 0.5)),
        ("Банк купил завод", "Банк купит завод", (0.6667, 0), (1, 1)),
    ],
)
def test_example_pairs(
    reference: str, candidate: str, words: tuple[float, float], lemmas: tuple[float, float]
) -> None:
    sides = [UNICODE_WORDS.tokens(text).forms for text in (reference, candidate)]
    assert (ngram_f(sides[0], sides[1], 1), ngram_f(sides[0], sides[1], 2)) == words
    sides = [list(map(lemma, forms)) for forms in sides]
    assert (ngram_f(sides[0], sides[1], 1), ngram_f(sides[0], sides[1], 2)) == lemmas


def test_hyphenated_pair_by_razdel() -> None:
    sides = [
        RazdelWords().tokens(text).forms
        for text in ("Премьер-министр подал в отставку", "Премьер министр подал в отставку")
    ]
    assert (ngram_f(sides[0], sides[1], 1), ngram_f(sides[0], sides[1], 2)) == (0.6667, 0.5714)
