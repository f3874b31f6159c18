"""An automatic profile is settled when texts come, and then kept."""

import pytest

from rouge_gui.metrics import Profile
from rouge_gui.session.document import Document
from rouge_gui.session.settling import settle, settle_after
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

REFERENCE, CANDIDATE = Side.REFERENCE, Side.CANDIDATE


def tokenizer(snapshot: Snapshot) -> str:
    assert isinstance(snapshot.scored_by, Profile)
    return snapshot.scored_by.tokenization.tokenizer


def english() -> Document:
    return Document(Snapshot(("the cafe opens",), "the cafe closes"))


@pytest.mark.parametrize(
    ("reference", "candidate", "chosen"),
    [
        ("the cat", "a cat", "rouge-score"),
        ("the cat", "a café", "unicode"),
        ("猫追狗", "cat", "jieba-exact"),
        ("кот сидит", "кот", "unicode"),
        ("ねこ 猫", "猫", "unicode"),
        ("", "", "rouge-score"),
    ],
)
def test_what_opens_is_settled_by_its_texts(reference: str, candidate: str, chosen: str) -> None:
    document = Document(Snapshot((reference,), candidate))
    assert tokenizer(document.snapshot) == chosen
    document.new(Snapshot((reference,), candidate), "file")
    assert tokenizer(document.snapshot) == chosen
    assert document.snapshot.profile == "auto"


def test_typing_another_script_keeps_the_choice() -> None:
    document = english()
    for place, letter in enumerate("é猫"):
        document.edit(TextEdit(CANDIDATE, 0, place, "", letter), "pane")
    assert tokenizer(document.snapshot) == "rouge-score"


def test_deleting_a_whole_text_keeps_the_choice() -> None:
    document = Document(Snapshot(("the cat",), "a café"))
    document.edit(TextEdit(CANDIDATE, 0, 0, "a café", ""), "pane")
    assert tokenizer(document.snapshot) == "unicode"


@pytest.mark.parametrize("in_two_steps", [True, False])
def test_a_pair_pasted_over_the_example_settles_anew(in_two_steps: bool) -> None:
    document = english()
    for side, old, new in (
        (REFERENCE, "the cafe opens", "猫追狗"),
        (CANDIDATE, "the cafe closes", "狗追猫"),
    ):
        if in_two_steps:
            document.edit(TextEdit(side, 0, 0, old, ""), "pane")
            document.edit(TextEdit(side, 0, 0, "", new), "pane")
        else:
            document.edit(TextEdit(side, 0, 0, old, new), "pane")
    assert tokenizer(document.snapshot) == "jieba-exact"


def test_text_beside_nothing_but_white_space_settles_anew() -> None:
    document = Document(Snapshot(("the cat",), "\n"))
    document.edit(TextEdit(CANDIDATE, 0, 1, "", "猫"), "pane")
    assert tokenizer(document.snapshot) == "jieba-exact"


def test_undo_brings_back_the_choice_of_its_state() -> None:
    document = english()
    document.edit(TextEdit(CANDIDATE, 0, 0, "the cafe closes", "кот сидит"), "pane", "paste")
    assert tokenizer(document.snapshot) == "unicode"
    document.undo()
    assert tokenizer(document.snapshot) == "rouge-score"
    document.redo()
    assert tokenizer(document.snapshot) == "unicode"
    document.return_to(0)
    assert tokenizer(document.snapshot) == "rouge-score"


def test_choosing_auto_again_settles_by_the_texts_as_they_are() -> None:
    document = english()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "é"), "pane")
    document.set_profile("auto", "window")
    assert tokenizer(document.snapshot) == "unicode"
    assert document.history.state(2).label.kind == "profile"
    document.undo()
    assert tokenizer(document.snapshot) == "rouge-score"


def test_a_swap_keeps_the_choice() -> None:
    document = english()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "é"), "pane")
    document.swap("window")
    assert tokenizer(document.snapshot) == "rouge-score"


def test_a_new_reference_with_text_settles_anew_and_a_blank_one_does_not() -> None:
    document = english()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "é"), "pane")
    document.add_reference(" ", "tabs")
    assert tokenizer(document.snapshot) == "rouge-score"
    document.add_reference("un café", "tabs")
    assert tokenizer(document.snapshot) == "unicode"
    document.remove_reference(2, "tabs")
    assert tokenizer(document.snapshot) == "unicode"


def test_options_of_an_automatic_profile_are_kept() -> None:
    settled = settle(Snapshot(("Ёлка",), "Елка", "auto lemma=ru")).settled
    assert settled is not None
    assert (settled.tokenization.tokenizer, settled.tokenization.lemma) == ("unicode", "ru")
    assert settled.tokenization.fold == ("yo",)


def test_a_profile_with_its_own_tokenizer_has_nothing_to_settle() -> None:
    before = settle(Snapshot(("the cat",), "猫", "auto tokenizer=characters"))
    assert before.settled is None
    assert before.scored_by == "auto tokenizer=characters"
    after = settle_after(before, Snapshot(("the cat",), "猫", "auto"))
    assert tokenizer(after) == "jieba-exact"
