"""What a pane shows has the offsets of its text, and the edit between two states is the smallest one."""

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.ui.compare.shown_text import Splice, from_raw, shown, splice_between


def test_what_qt_cannot_hold_is_shown_by_one_other_code_point() -> None:
    text = "a\r\nb\u2029c\ufdd0d\ud800e\x00f\u00a0g\u2028h"
    assert shown(text) == "a\u240d\nb\u2028c\ufffdd\ufffde\u2400f\u00a0g\u2028h"


@given(st.text(st.characters()))
def test_offsets_stay(text: str) -> None:
    assert len(shown(text)) == len(text)
    assert from_raw(shown(text).replace("\n", "\u2029")) == shown(text)


def test_typing_among_equal_letters_happens_where_the_editor_says() -> None:
    assert splice_between("aaa", "aaaa", 1) == Splice(1, 0, "a")
    assert splice_between("aaa", "aaaa") == Splice(3, 0, "a")


def test_equal_texts_have_no_edit_between_them() -> None:
    assert splice_between("one", "one", 2) is None


@given(st.text("ab\n", max_size=12), st.text("ab\n", max_size=12), st.integers(0, 12))
def test_the_splice_turns_one_text_into_the_other(old: str, new: str, at_most: int) -> None:
    splice = splice_between(old, new, at_most)
    if splice is None:
        assert old == new
    else:
        start, removed, inserted = splice
        assert old[:start] + inserted + old[start + removed :] == new
        assert start <= at_most
