"""Snapshots and the edits between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.session.snapshot import Side, Snapshot, TextEdit, edit_between, edits_between

REFERENCE, CANDIDATE = Side.REFERENCE, Side.CANDIDATE
# few letters, so that runs repeat; pairs beyond the first plane and half pairs among them
TEXTS = st.text("ab \n💩é\u0301\ud83d", max_size=12)


def slowest_edit(before: str, after: str) -> tuple[int, str, str]:
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    kept = 0
    while kept < min(len(before), len(after)) - start and before[-1 - kept] == after[-1 - kept]:
        kept += 1
    return start, before[start : len(before) - kept], after[start : len(after) - kept]


@given(TEXTS, TEXTS)
def test_the_edit_between_two_texts_is_what_a_loop_over_characters_finds(before: str, after: str) -> None:
    edit = edit_between(before, after, CANDIDATE)
    if before == after:
        assert edit is None
    else:
        assert edit is not None
        assert (edit.start_cp, edit.removed, edit.inserted) == slowest_edit(before, after)


@given(TEXTS, TEXTS)
def test_an_edit_leads_there_and_its_inverse_back(before: str, after: str) -> None:
    edit = edit_between(before, after, REFERENCE, 1)
    old = Snapshot(("x", before), "y")
    if edit is not None:
        new = old.applied(edit)
        assert new == Snapshot(("x", after), "y")
        assert new.applied(edit.inverted()) == old


def test_an_edit_counts_code_points() -> None:
    edit = edit_between("💩 one", "💩 two", CANDIDATE)
    assert edit == TextEdit(CANDIDATE, 0, 2, "one", "two")
    assert edit.end_cp == 5


def test_edits_between_snapshots_name_side_and_reference() -> None:
    before = Snapshot(("one", "two"), "three")
    after = Snapshot(("one", "to"), "tree", "rouge-score")
    assert edits_between(before, after) == (
        TextEdit(REFERENCE, 1, 1, "w", ""),
        TextEdit(CANDIDATE, 0, 1, "h", ""),
    )


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ((3, "", "ab"), (5, "", "c"), (3, "", "abc")),
        ((3, "on", "u"), (4, "", "n"), (3, "on", "un")),
        ((3, "x", ""), (2, "y", ""), (2, "yx", "")),
        ((3, "x", ""), (3, "y", ""), (3, "xy", "")),
        ((3, "", "ab"), (4, "", "c"), None),
        ((3, "", "ab"), (4, "b", ""), None),
        ((3, "x", ""), (3, "", "c"), None),
        ((3, "", "ab"), (5, "z", "c"), None),
        ((3, "x", ""), (4, "y", ""), None),
    ],
)
def test_edits_join_where_the_second_goes_on(
    first: tuple[int, str, str], second: tuple[int, str, str], both: tuple[int, str, str] | None
) -> None:
    joined = TextEdit(CANDIDATE, 0, *first).joined(TextEdit(CANDIDATE, 0, *second))
    assert joined == (None if both is None else TextEdit(CANDIDATE, 0, *both))


def test_edits_of_two_texts_never_join() -> None:
    first = TextEdit(REFERENCE, 0, 0, "", "a")
    assert first.joined(TextEdit(REFERENCE, 1, 1, "", "b")) is None
    assert first.joined(TextEdit(CANDIDATE, 0, 1, "", "b")) is None


def test_joined_edits_do_what_both_did() -> None:
    text = Snapshot(("",), "the cat")
    first, second = TextEdit(CANDIDATE, 0, 4, "c", ""), TextEdit(CANDIDATE, 0, 3, " ", "")
    joined = first.joined(second)
    assert joined is not None
    assert text.applied(joined) == text.applied(first).applied(second)


@pytest.mark.parametrize("edit", [(1, "x", ""), (4, "", "a"), (-1, "", "a"), (-1, "c", "")])
def test_an_edit_made_for_another_text_is_refused(edit: tuple[int, str, str]) -> None:
    with pytest.raises(ValueError, match="another text"):
        Snapshot(("",), "abc").applied(TextEdit(CANDIDATE, 0, *edit))


@pytest.mark.parametrize("reference", [-1, 2])
def test_a_reference_that_is_not_there_is_refused(reference: int) -> None:
    snapshot = Snapshot(("one", "two"), "three")
    with pytest.raises(IndexError):
        snapshot.text(REFERENCE, reference)
    with pytest.raises(IndexError):
        snapshot.with_text(REFERENCE, "x", reference)


@pytest.mark.parametrize("side", [Side.SECOND, Side.SOURCE])
def test_a_text_that_is_not_there_is_refused(side: Side) -> None:
    snapshot = Snapshot(("one",), "two")
    edit = TextEdit(side, 0, 0, "", "x")
    for ask in (
        snapshot.text,
        lambda side: snapshot.with_text(side, "x"),
        lambda _side: snapshot.applied(edit),
    ):
        with pytest.raises(LookupError):
            ask(side)


def test_texts_beside_the_pair_are_read_and_edited_like_the_others() -> None:
    snapshot = Snapshot(("one",), "two", second="three", source="")
    assert snapshot.places == ((REFERENCE, 0), (CANDIDATE, 0), (Side.SECOND, 0), (Side.SOURCE, 0))
    assert (snapshot.text(Side.SECOND), snapshot.text(Side.SOURCE)) == ("three", "")
    edited = snapshot.applied(TextEdit(Side.SECOND, 0, 1, "h", "")).with_text(Side.SOURCE, "all")
    assert (edited.second, edited.source) == ("tree", "all")
    assert edits_between(snapshot, edited) == (
        TextEdit(Side.SECOND, 0, 1, "h", ""),
        TextEdit(Side.SOURCE, 0, 0, "", "all"),
    )
    # of what is in one of them only, there is nothing to say
    assert edits_between(snapshot, Snapshot(("one", "more"), "two", source="")) == ()


def test_a_comparison_needs_a_reference() -> None:
    with pytest.raises(ValueError, match="reference"):
        Snapshot(())
