"""Finding labels by a few letters: prefix before word starts before letters inside, in three scripts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.ui.fuzzy import Kind, find


@pytest.mark.parametrize(
    ("query", "text", "kind", "places"),
    [
        ("sw", "Swap reference and candidate", Kind.PREFIX, (0, 1)),
        ("", "Open", Kind.PREFIX, ()),
        ("ref", "Swap reference and candidate", Kind.WORD_STARTS, (5, 6, 7)),
        ("src", "Swap reference and candidate", Kind.WORD_STARTS, (0, 5, 19)),
        ("swref", "Swap reference and candidate", Kind.WORD_STARTS, (0, 1, 5, 6, 7)),
        ("s ref", "Swap reference", Kind.WORD_STARTS, (0, 5, 6, 7)),
        ("fere", "Swap reference", Kind.INSIDE, (7, 8, 9, 10)),
        ("wpe", "Swap reference", Kind.SUBSEQUENCE, (1, 3, 6)),
        ("交换", "交换参考与候选", Kind.PREFIX, (0, 1)),
        ("换候", "交换参考与候选", Kind.WORD_STARTS, (1, 5)),
        ("ЭТА", "Поменять эталон", Kind.WORD_STARTS, (9, 10, 11)),
        ("еще", "Ещё раз", Kind.PREFIX, (0, 1, 2)),
    ],
)
def test_how_a_label_is_found(query: str, text: str, kind: Kind, places: tuple[int, ...]) -> None:
    found = find(query, text)
    assert found is not None
    assert (found.kind, found.places) == (kind, places)


@pytest.mark.parametrize(("query", "text"), [("x", "Open"), ("neo", "Open"), ("换交", "交换")])
def test_what_is_not_there_is_not_found(query: str, text: str) -> None:
    assert find(query, text) is None


def test_better_answers_are_smaller() -> None:
    texts = ["cat on a mat", "a cat", "concat", "c-a-t", "cxxxaxxt"]
    found = [(find("cat", text), text) for text in reversed(texts)]
    ranked = [text for answer, text in sorted((answer, text) for answer, text in found if answer is not None)]
    assert ranked[0] == "cat on a mat"
    assert set(ranked[1:3]) == {"a cat", "c-a-t"}
    assert ranked[3:] == ["concat", "cxxxaxxt"]


@given(st.text(max_size=8), st.text(max_size=30))
def test_what_is_found_spells_the_query(query: str, text: str) -> None:
    found = find(query, text)
    if found is not None:
        assert list(found.places) == sorted(set(found.places))
        assert all(0 <= place < len(text) for place in found.places)
        assert len(found.places) <= len(query.strip())
    if query.strip() and query in text:
        assert found is not None
