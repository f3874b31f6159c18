"""Graphemes are those of UAX #29, and spans grow to whole ones."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rouge_score_rs.tokenizers import CharacterTokenizer

from rouge_gui.text.graphemes import grapheme_spans, widen
from rouge_gui.text.words import GRAPHEMES

_ALPHABET = (
    "aé中가ㄱㅏ\u1100\u1161\u11a8กำहकषাक\u093f\u094d\u09cd\u0915\u0995\u0600\u0d4e\u0301\u0308\u05b0\u200c"
    "🇩🇪🇫👍🏽👩💻\ufe0f\r\n\u2028 ."
)
ASSIGNED = st.text(st.sampled_from(_ALPHABET) | st.characters(exclude_categories=("Cn", "Cs")), max_size=12)
ANYTHING = st.text(st.sampled_from(_ALPHABET + "\u200d") | st.characters(exclude_categories=()), max_size=12)

CHARACTER_V1: Any = CharacterTokenizer()


def cut(text: str) -> list[str]:
    return [text[start:end] for start, end in grapheme_spans(text)]


@pytest.mark.parametrize(
    "clusters",
    [
        ["a", "e\u0301", "中"],
        ["👨\u200d👩\u200d👧\u200d👦", "👍🏽", "❤\ufe0f"],
        ["🇩🇪", "🇫🇷", "🇩"],
        ["\r\n", "\n", "\r", "a"],
        ["한", "\u1112\u1161\u11ab", "각"],
        ["हि", "न्दी"],
        ["กำ"],
        ["\u0600\u0661"],
    ],
)
def test_clusters(clusters: list[str]) -> None:
    assert cut("".join(clusters)) == clusters


@pytest.mark.parametrize(
    "clusters",
    [
        # a conjunct: consonant, linker, consonant
        ["क\u094dष"],
        ["क\u094d\u0301ष"],
        ["\u0d4eक\u094dष"],
        # no consonant before the linker, or something else in between
        ["a\u094d", "ष"],
        ["\u094d", "ष"],
        ["\u0d4ea\u094d", "ष"],
        ["क\u093f\u094d", "ष"],
        ["क\u093f\u094d", "ष\u094dक"],
    ],
)
def test_conjuncts(clusters: list[str]) -> None:
    assert cut("".join(clusters)) == clusters


@given(ASSIGNED)
def test_forms_equal_rouge_score_rs(text: str) -> None:
    assert GRAPHEMES.tokens(text).forms == CHARACTER_V1.tokenize(text)


@given(ANYTHING)
def test_clusters_cover_the_text(text: str) -> None:
    assert "".join(cut(text)) == text
    assert all(cut(text))


@given(ANYTHING, st.data())
def test_widened_spans_are_the_smallest_whole_ones(text: str, data: st.DataObject) -> None:
    bounds = [0, *(end for _, end in grapheme_spans(text))]
    place = st.integers(0, len(text))
    spans = [
        (min(pair), max(pair)) for pair in data.draw(st.lists(st.tuples(place, place))) if pair[0] != pair[1]
    ]
    for (start, end), (wide_start, wide_end) in zip(spans, widen(text, spans), strict=True):
        assert wide_start == max(bound for bound in bounds if bound <= start)
        assert wide_end == min(bound for bound in bounds if bound >= end)


@pytest.mark.parametrize(
    ("text", "span", "wide"),
    [
        ("cafe\u0301 x", (0, 4), (0, 5)),
        ("👨\u200d👩 x", (2, 3), (0, 3)),
        ("a\r\nb", (2, 3), (1, 3)),
        ("क\u094dष", (0, 1), (0, 3)),
        ("plain", (1, 2), (1, 2)),
    ],
)
def test_widening(text: str, span: tuple[int, int], wide: tuple[int, int]) -> None:
    assert widen(text, [span]) == [wide]


def test_where_nothing_clusters_the_list_is_returned_as_it_is() -> None:
    spans = [(0, 3), (4, 7)]
    assert widen("кот спит", spans) is spans
