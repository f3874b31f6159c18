"""Normalised text is what Unicode says, and every code point of it knows its place in the source."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text import mapped
from rouge_gui.text.mapped import MappedText

# what composes, decomposes, reorders or expands, beside plain letters
TRICKY = st.text(
    st.sampled_from(
        "aeéİıßﷺ½ﬁｶｶﾞﾊﾟ\uff9e\uff9f\u0301\u0307\u0308\u0316\u05b0\u05bcㄱㅏㅣ\uffa1\uffc2가각한가\u3099か中３Ａ𝟘\ud800 \n"
    )
    | st.characters(exclude_categories=()),
    max_size=12,
)


def normalise(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def casefold(text: str) -> str:
    return normalise(normalise(text).casefold())


def check_map(derived: MappedText, source: str) -> None:
    """Every derived code point comes from a non-empty stretch of the source, and the stretches go forward."""
    spans = [derived.source_span(place, place + 1) for place in range(len(derived.text))]
    assert all(0 <= start < end <= len(source) for start, end in spans)
    assert all(before[0] <= after[0] and before[1] <= after[1] for before, after in pairwise(spans))


@given(TRICKY)
def test_nfkc_is_that_of_the_whole_text(source: str) -> None:
    derived = mapped.nfkc(source)
    assert derived.text == normalise(source)
    check_map(derived, source)


@given(TRICKY)
def test_casefolding_is_that_of_the_whole_text(source: str) -> None:
    derived = mapped.nfkc_casefold(source)
    assert derived.text == casefold(source)
    check_map(derived, source)


@given(TRICKY)
def test_lower_case_is_that_of_the_whole_text(source: str) -> None:
    derived = mapped.lower(source)
    assert derived.text == source.lower()
    check_map(derived, source)


@given(TRICKY)
def test_a_piece_normalises_to_what_was_derived_from_it(source: str) -> None:
    derived = mapped.nfkc(source)
    pieces = {derived.source_span(place, place + 1) for place in range(len(derived.text))}
    assert "".join(normalise(source[start:end]) for start, end in sorted(pieces)) == derived.text


@given(TRICKY)
def test_maps_compose(source: str) -> None:
    inner = mapped.nfkc(source)
    both = mapped.compose(mapped.lower(inner.text), inner)
    assert both.text == normalise(source).lower()
    check_map(both, source)


@pytest.mark.parametrize(
    ("source", "text", "spans"),
    [
        ("xİy", "xi̇y", [(0, 1), (1, 2), (1, 2), (2, 3)]),
        ("½", "1⁄2", [(0, 1)] * 3),
        ("e\u0301!", "é!", [(0, 2), (2, 3)]),
        ("ｶﾞx", "ガx", [(0, 2), (2, 3)]),
        ("ﾊﾟ", "パ", [(0, 2)]),
        # a voiced mark with nothing to compose with keeps its own place in the chunk
        ("aﾞ", "a\u3099", [(0, 2), (0, 2)]),
        # compatibility and halfwidth jamo join into one syllable
        ("ㄱㅏ", "가", [(0, 2)]),
        ("\uffa1\uffc2", "가", [(0, 2)]),
        ("각", "각", [(0, 3)]),
        ("３Ａ中", "3a中", [(0, 1), (1, 2), (2, 3)]),
        ("straße", "strasse", [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (4, 5), (5, 6)]),
        ("", "", []),
    ],
)
def test_places_in_the_source(source: str, text: str, spans: list[tuple[int, int]]) -> None:
    derived = mapped.nfkc_casefold(source)
    assert derived.text == text
    assert [derived.source_span(place, place + 1) for place in range(len(text))] == spans


def test_a_ligature_of_words_is_one_character_of_the_source() -> None:
    derived = mapped.nfkc("ﷺ")
    assert len(derived.text) == 18
    assert derived.source_span(0, 3) == derived.source_span(15, 18) == (0, 1)


def test_plain_text_keeps_no_map() -> None:
    assert mapped.nfkc_casefold("Plain ASCII").starts is None
    assert mapped.nfkc_casefold("Кот сидит 猫").starts is None
    assert mapped.lower("КОТ").starts is None


def test_a_mark_after_a_newline_stays_in_its_line() -> None:
    # the iota below folds to a letter
    derived = mapped.nfkc_casefold("a\n\u0345")
    assert derived.text == "a\nι"
    assert derived.source_span(2, 3) == (2, 3)
