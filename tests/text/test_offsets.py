"""Code points and UTF-16 units name the same places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text import Utf16Map

TEXTS = st.text(
    st.sampled_from("ab é中💩𠮷👨\u200d👩\ud800\udc00\r\n\u2028") | st.characters(exclude_categories=()),
    max_size=30,
)


def units(text: str) -> int:
    """Return the number of UTF-16 units of ``text``."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@given(TEXTS)
def test_to_u16_counts_the_units_before(text: str) -> None:
    offsets = Utf16Map(text)
    assert [offsets.to_u16(cp) for cp in range(len(text) + 1)] == [
        units(text[:cp]) for cp in range(len(text) + 1)
    ]


@given(TEXTS)
def test_to_cp_is_the_way_back(text: str) -> None:
    offsets = Utf16Map(text)
    for cp in range(len(text) + 1):
        assert offsets.to_cp(offsets.to_u16(cp)) == cp


@given(TEXTS)
def test_inside_a_pair_the_pair_begins(text: str) -> None:
    offsets = Utf16Map(text)
    for cp, char in enumerate(text):
        if ord(char) > 0xFFFF:
            assert offsets.to_cp(offsets.to_u16(cp) + 1) == cp


@pytest.mark.parametrize(
    ("text", "u16"),
    [
        ("💩 one two", [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("a😀bc", [0, 1, 3, 4, 5]),
        ("𠮷𠮷", [0, 2, 4]),
        ("é中", [0, 1, 2]),
        ("", [0]),
    ],
)
def test_values(text: str, u16: list[int]) -> None:
    offsets = Utf16Map(text)
    assert [offsets.to_u16(cp) for cp in range(len(text) + 1)] == u16
