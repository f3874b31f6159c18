"""The document: one mutating path, announced once, undone exactly."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from rouge_gui.session.document import Change, Document
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

REFERENCE, CANDIDATE = Side.REFERENCE, Side.CANDIDATE


class Heard(QObject):
    """What a document told, in order."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.changes: list[Change] = []
        self.availability: list[tuple[bool, bool, bool]] = []
        self._document = document
        document.changed.connect(self._on_changed)
        document.availability_changed.connect(self._on_availability_changed)

    def _on_changed(self, change: Change) -> None:
        self.changes.append(change)

    def _on_availability_changed(self) -> None:
        document = self._document
        self.availability.append((document.can_undo, document.can_redo, document.is_modified))


def stopped_clock() -> float:
    return 0.0


def make(references: tuple[str, ...] = ("the cat",), candidate: str = "a cat") -> tuple[Document, Heard]:
    document = Document(Snapshot(references, candidate), clock=stopped_clock)
    return document, Heard(document)


def texts(document: Document) -> tuple[tuple[str, ...], str]:
    return document.snapshot.references, document.snapshot.candidate


def test_an_edit_is_announced_once_with_what_it_did() -> None:
    document, heard = make()
    edit = TextEdit(CANDIDATE, 0, 2, "c", "h")
    document.edit(edit, "pane")
    (change,) = heard.changes
    assert change.snapshot == document.snapshot
    assert texts(document) == (("the cat",), "a hat")
    assert (change.revision, change.origin, change.state) == (1, "pane", 1)
    assert change.edits == (edit,)
    assert change.caret == (CANDIDATE, 0, 3)
    assert document.revision == 1


def test_undo_and_redo_put_the_caret_at_the_edit() -> None:
    document, heard = make(("x", "aaaa"))
    document.edit(TextEdit(REFERENCE, 1, 1, "", "a"), "pane")
    document.edit(TextEdit(REFERENCE, 1, 2, "", "a"), "pane")
    document.undo()
    document.redo()
    undone, redone = heard.changes[-2:]
    assert undone.caret == (REFERENCE, 1, 1)
    assert undone.edits == (TextEdit(REFERENCE, 1, 1, "aa", ""),)
    assert redone.caret == (REFERENCE, 1, 3)
    assert redone.edits == (TextEdit(REFERENCE, 1, 1, "", "aa"),)
    assert [undone.origin, redone.origin] == ["undo", "redo"]


def test_undoing_a_deletion_puts_the_caret_behind_what_came_back() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 1, " ca", ""), "pane")
    document.undo()
    assert heard.changes[-1].caret == (CANDIDATE, 0, 4)


def test_edits_lead_from_the_texts_before_to_those_after() -> None:
    document, heard = make(("one", "two"), "three")
    document.replace_all(Snapshot(("on", "to"), "tree"), "replace", "search")
    document.undo()
    document.redo()
    document.swap("window", 1)
    document.undo()
    document.return_to(0)
    before = Snapshot(("one", "two"), "three", settled=document.snapshot.settled)
    for change in heard.changes:
        after = before
        for edit in change.edits:
            after = after.applied(edit)
        assert after == change.snapshot
        before = after
    assert heard.changes[0].caret is None


def test_an_edit_made_for_another_text_changes_nothing() -> None:
    document, heard = make()
    with pytest.raises(ValueError, match="another text"):
        document.edit(TextEdit(CANDIDATE, 0, 0, "x", ""), "pane")
    with pytest.raises(IndexError):
        document.edit(TextEdit(REFERENCE, 1, 0, "", "x"), "pane")
    assert heard.changes == []
    assert len(document.history) == 1


def test_what_changes_nothing_is_not_announced() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 2, "cat", "cat"), "pane")
    document.replace_all(document.snapshot, "replace", "search")
    document.set_profile("auto", "window")
    document.return_to(0)
    document.undo()
    document.redo()
    assert heard.changes == []
    assert document.revision == 0


def test_replacing_everywhere_is_one_step() -> None:
    document, heard = make(("a b " * 500,), "b a " * 500)
    old = document.snapshot
    document.replace_all(Snapshot((old.references[0].replace("a", "b"),), "b b " * 500), "replace", "search")
    assert len(heard.changes) == 1
    assert len(document.history) == 2
    document.undo()
    assert texts(document) == (("a b " * 500,), "b a " * 500)


def test_a_swap_exchanges_the_candidate_and_one_reference() -> None:
    document, _ = make(("one", "two"), "three")
    document.swap("window", 1)
    assert texts(document) == (("one", "three"), "two")
    assert document.history.state(1).label.kind == "swap"
    document.undo()
    assert texts(document) == (("one", "two"), "three")
    for wrong in (-1, 2):
        with pytest.raises(IndexError):
            document.swap("window", wrong)


def test_references_come_and_go_as_steps() -> None:
    document, heard = make(("one",), "x")
    document.add_reference("two", "tabs")
    document.add_reference("three", "tabs")
    document.remove_reference(1, "tabs")
    assert texts(document) == (("one", "three"), "x")
    assert [change.edits for change in heard.changes] == [(), (), ()]
    assert heard.changes[-1].caret is None
    document.undo()
    assert texts(document) == (("one", "two", "three"), "x")
    assert heard.changes[-1].edits == ()
    document.return_to(0)
    assert texts(document) == (("one",), "x")


@pytest.mark.parametrize("reference", [-1, 2])
def test_a_reference_that_is_not_there_is_neither_removed_nor_moved(reference: int) -> None:
    document, heard = make(("one", "two"))
    with pytest.raises(IndexError):
        document.remove_reference(reference, "tabs")
    for move in ((reference, 0), (0, reference)):
        with pytest.raises(IndexError):
            document.move_reference(*move, "tabs")
    assert heard.changes == []


def test_a_moved_reference_is_a_step() -> None:
    document, heard = make(("one", "two", "three"), "x")
    document.move_reference(0, 2, "tabs")
    assert texts(document) == (("two", "three", "one"), "x")
    assert document.history.state(1).label.kind == "references"
    assert heard.changes[0].caret is None
    document.move_reference(2, 1, "tabs")
    document.move_reference(1, 1, "tabs")
    assert texts(document) == (("two", "one", "three"), "x")
    assert len(heard.changes) == 2
    document.undo()
    document.undo()
    assert texts(document) == (("one", "two", "three"), "x")


def test_a_second_candidate_and_a_source_come_and_go_as_steps() -> None:
    document, heard = make(("one",), "x")
    document.set_second("y", "window")
    document.set_source("the source", "window")
    document.edit(TextEdit(Side.SECOND, 0, 1, "", "es"), "pane")
    assert heard.changes[-1].caret == (Side.SECOND, 0, 3)
    document.promote_second("window")
    assert (document.snapshot.candidate, document.snapshot.second) == ("yes", "x")
    document.set_second(None, "window")
    document.set_source("a source", "window")
    assert heard.changes[-1].caret == (Side.SOURCE, 0, 1)
    document.set_source(None, "window")
    kinds = [state.label.kind for state in document.history]
    assert kinds == ["open", "second", "source", "type", "promote", "second", "source", "source"]
    assert [len(change.edits) for change in heard.changes] == [0, 0, 1, 2, 0, 1, 0]
    for _ in range(4):
        document.undo()
    assert document.snapshot == Snapshot(
        ("one",), "x", settled=document.snapshot.settled, second="yes", source="the source"
    )
    with pytest.raises(LookupError):
        make()[0].promote_second("window")


def test_a_second_candidate_is_something_to_save() -> None:
    document, _ = make()
    document.set_second("", "window")
    assert document.is_modified
    document.undo()
    assert not document.is_modified


def test_a_text_keeps_its_number_until_another_is_opened_in_its_place() -> None:
    document, _ = make(("same", "same", "other"), "x")

    def references() -> list[int]:
        return [document.text_number(REFERENCE, place) for place in range(len(document.snapshot.references))]

    document.remove_reference(0, "tabs")
    assert references() == [1, 2]
    document.move_reference(1, 0, "tabs")
    assert references() == [2, 1]
    document.swap("window", 1)
    assert (references(), document.text_number(CANDIDATE)) == ([2, 3], 1)
    document.open_text("opened", (CANDIDATE, 0), "file")
    document.set_second("y", "window")
    assert [document.text_number(side) for side in (CANDIDATE, Side.SECOND)] == [4, 5]
    document.return_to(0)
    assert (references(), document.text_number(CANDIDATE)) == ([0, 1, 2], 3)
    document.undo()
    assert [document.text_number(side) for side in (CANDIDATE, Side.SECOND)] == [4, 5]
    with pytest.raises(LookupError):
        document.text_number(Side.SOURCE)


def test_pins_are_bookmarks_of_their_document() -> None:
    document, heard = make()
    told: list[tuple[int, ...]] = []
    document.pins_changed.connect(lambda: told.append(document.pins))
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "x"), "pane")
    document.toggle_pin()
    document.edit(TextEdit(CANDIDATE, 0, 1, "", "y"), "pane")
    # typing goes on behind the pin, not in it
    assert document.history.snapshot(1).candidate == "xa cat"
    document.toggle_pin(0)
    assert (document.pins, document.pinned) == ((1, 0), 0)
    document.undo()
    assert document.pins == (1, 0)
    document.toggle_pin(0)
    assert document.pinned == 1
    with pytest.raises(IndexError):
        document.toggle_pin(3)
    document.new(Snapshot(), "file")
    assert told == [(1,), (1, 0), (1,), ()]
    assert len(heard.changes) == 4


def test_the_last_reference_stays() -> None:
    document, _ = make(("one",))
    with pytest.raises(ValueError, match="needs a reference"):
        document.remove_reference(0, "tabs")


def test_a_profile_change_is_a_step() -> None:
    document, heard = make()
    document.set_profile("rouge-score stemmer=porter", "window")
    assert document.snapshot.profile == "rouge-score stemmer=porter"
    assert document.history.state(1).label.profile == "rouge-score stemmer=porter"
    assert heard.changes[0].edits == ()
    document.undo()
    assert document.snapshot.profile == "auto"


def test_returning_is_a_step_that_can_be_undone() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 0, "a", "the"), "pane", "paste")
    document.edit(TextEdit(CANDIDATE, 0, 4, "cat", "dog"), "pane", "paste")
    document.return_to(1)
    assert document.snapshot.candidate == "the cat"
    assert (document.history.current, document.history.state(3).label.kind) == (3, "return")
    assert heard.changes[-1].caret == (CANDIDATE, 0, 7)
    document.undo()
    assert document.snapshot.candidate == "the dog"
    for wrong in (-1, 4):
        with pytest.raises(IndexError):
            document.return_to(wrong)


def test_a_branch_left_by_undo_can_be_returned_to() -> None:
    document, _ = make()
    document.edit(TextEdit(CANDIDATE, 0, 2, "cat", "dog"), "pane", "paste")
    document.undo()
    document.edit(TextEdit(CANDIDATE, 0, 2, "cat", "cow"), "pane", "paste")
    assert not document.can_redo
    document.return_to(1)
    assert document.snapshot.candidate == "a dog"
    document.undo()
    assert document.snapshot.candidate == "a cow"


def test_opening_starts_a_history_of_its_own() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "x"), "pane")
    old = document.history
    document.new(Snapshot(("new",), "texts"), "file")
    assert document.history is not old
    assert (document.can_undo, document.can_redo, document.is_modified) == (False, False, False)
    assert texts(document) == (("new",), "texts")
    change = heard.changes[-1]
    assert (change.revision, change.state, change.edits, change.caret) == (2, 0, (), None)
    # the window's undo entry must follow
    assert heard.availability == [(True, False, True), (False, False, False)]


def test_availability_is_told_when_it_changes_and_only_then() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 5, "", "s"), "pane")
    document.edit(TextEdit(CANDIDATE, 0, 6, "", "s"), "pane")
    assert heard.availability == [(True, False, True)]
    document.mark_saved()
    document.undo()
    document.redo()
    assert heard.availability[1:] == [(True, False, False), (False, True, True), (True, False, False)]


def test_what_was_saved_is_unmodified_wherever_it_comes_back() -> None:
    document, _ = make()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "x"), "pane")
    document.mark_saved()
    document.edit(TextEdit(CANDIDATE, 0, 1, "", "y"), "pane")
    modified = [document.is_modified]
    document.edit(TextEdit(CANDIDATE, 0, 1, "y", ""), "pane")
    modified.append(document.is_modified)
    document.set_profile("rouge-score", "window")
    modified.append(document.is_modified)
    assert modified == [True, False, False]


def test_undo_goes_back_past_a_save() -> None:
    document, _ = make()
    document.edit(TextEdit(CANDIDATE, 0, 0, "", "x"), "pane")
    document.mark_saved()
    document.edit(TextEdit(CANDIDATE, 0, 1, "", "y"), "pane")
    document.undo()
    assert (document.snapshot.candidate, document.is_modified) == ("xa cat", False)
    document.undo()
    assert (document.snapshot.candidate, document.is_modified) == ("a cat", True)


def test_deleting_everything_and_undoing_it() -> None:
    document, heard = make()
    document.edit(TextEdit(CANDIDATE, 0, 0, "a cat", ""), "pane")
    assert texts(document) == (("the cat",), "")
    document.undo()
    assert texts(document) == (("the cat",), "a cat")
    assert heard.changes[-1].caret == (CANDIDATE, 0, 5)


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document.set_profile("no such profile", "window"),
        lambda document: document.new(Snapshot(("a",), "b", "no such profile"), "file"),
    ],
)
def test_an_unusable_profile_is_kept_for_scoring_to_name(change: Callable[[Document], None]) -> None:
    document, heard = make()
    change(document)
    assert document.snapshot.profile == "no such profile"
    assert document.snapshot.scored_by == "no such profile"
    assert len(heard.changes) == 1


def test_void_calls_leave_none_alone() -> None:
    document, _ = make()
    for _ in range(20_000):
        document.changed.emit(None)
        document.mark_saved()
    assert document.snapshot.candidate == "a cat"
