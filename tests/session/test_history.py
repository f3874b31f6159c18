"""The tree of states: grouping of typing, undo and redo, branches, cost."""

import tracemalloc
from dataclasses import replace

import pytest

from rouge_gui.session.history import EditLabel, History, Kind
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

REFERENCE, CANDIDATE = Side.REFERENCE, Side.CANDIDATE


class Typist:
    """Edits a history as a person would; each key takes a tenth of a second."""

    def __init__(self, candidate: str = "", references: tuple[str, ...] = ("",)) -> None:
        self.history = History(Snapshot(references, candidate), 0.0)
        self.seconds = 0.0

    @property
    def snapshot(self) -> Snapshot:
        return self.history.snapshot(self.history.current)

    def edit(
        self, start: int, removed: str, inserted: str, side: Side = CANDIDATE, reference: int = 0
    ) -> None:
        self.seconds += 0.1
        edit = TextEdit(side, reference, start, removed, inserted)
        self.history.record(self.snapshot.applied(edit), "type", self.seconds, edit)

    def type(self, text: str, start: int, side: Side = CANDIDATE) -> None:
        for place, letter in enumerate(text, start):
            self.edit(place, "", letter, side)

    def backspace(self, times: int, end: int) -> None:
        for place in range(end - 1, end - 1 - times, -1):
            self.edit(place, self.snapshot.candidate[place], "")

    def candidates(self) -> list[str]:
        return [self.history.snapshot(state).candidate for state in self.history.path(self.history.current)]

    def labels(self) -> list[tuple[str, str]]:
        return [(state.label.removed, state.label.inserted) for state in self.history][1:]


def test_typing_is_grouped_by_words() -> None:
    typist = Typist()
    typist.type("the cat,  sat\ndown", 0)
    assert typist.candidates() == ["", "the ", "the cat,  ", "the cat,  sat\n", "the cat,  sat\ndown"]
    assert typist.labels() == [("", "the"), ("", "cat,"), ("", "sat"), ("", "down")]


def test_chinese_words_of_an_input_method_are_steps() -> None:
    typist = Typist()
    typist.edit(0, "", "今天")
    typist.edit(2, "", "下雨")
    typist.edit(4, "", "。")
    assert typist.candidates() == ["", "今天", "今天下雨", "今天下雨。"]


def test_a_pause_starts_a_step() -> None:
    typist = Typist()
    typist.type("ab", 0)
    typist.seconds += 2.0
    typist.type("cd", 2)
    assert typist.candidates() == ["", "ab", "abcd"]


def test_the_pause_is_counted_from_the_last_key() -> None:
    typist = Typist()
    for place, letter in enumerate("slowly"):
        typist.seconds += 1.8
        typist.edit(place, "", letter)
    assert typist.candidates() == ["", "slowly"]


def test_a_jump_of_the_caret_starts_a_step() -> None:
    typist = Typist("one two")
    typist.type("xy", 7)
    typist.type("zz", 0)
    assert typist.candidates() == ["one two", "one twoxy", "zzone twoxy"]


def test_the_other_side_and_another_reference_start_a_step() -> None:
    typist = Typist("", ("", ""))
    typist.edit(0, "", "a", CANDIDATE)
    typist.edit(0, "", "b", REFERENCE)
    typist.edit(1, "", "c", REFERENCE, 0)
    typist.edit(0, "", "d", REFERENCE, 1)
    assert len(typist.history) == 4
    assert typist.snapshot.references == ("bc", "d")


def test_typing_over_a_selection_is_one_step() -> None:
    typist = Typist("cat on mat")
    typist.edit(4, "on", "u")
    typist.type("nder", 5)
    assert typist.candidates() == ["cat on mat", "cat under mat"]
    assert typist.labels() == [("on", "under")]


def test_a_run_of_deletions_is_one_step_and_typing_after_it_another() -> None:
    typist = Typist("abcdef")
    typist.backspace(2, end=4)
    typist.edit(2, "e", "")
    typist.type("xy", 2)
    typist.backspace(1, end=4)
    assert typist.candidates() == ["abcdef", "abf", "abxyf", "abxf"]
    assert typist.labels() == [("cde", ""), ("", "xy"), ("y", "")]


def test_saving_ends_a_word() -> None:
    typist = Typist()
    typist.type("ab", 0)
    typist.history.end_typing()
    typist.type("c", 2)
    assert typist.candidates() == ["", "ab", "abc"]


@pytest.mark.parametrize("kind", ["paste", "replace"])
def test_a_paste_or_replacement_is_a_step_by_itself(kind: Kind) -> None:
    typist = Typist()
    typist.type("a", 0)
    edit = TextEdit(CANDIDATE, 0, 1, "", "b")
    typist.history.record(Snapshot(candidate="ab"), kind, 0.2, edit)
    typist.type("c", 2)
    assert typist.candidates() == ["", "a", "ab", "abc"]
    assert typist.history.state(2).label == EditLabel(kind, CANDIDATE, "", "b")


def test_dropped_text_does_not_take_in_what_is_typed_after_it() -> None:
    typist = Typist()
    typist.edit(0, "", "two words")
    typist.type("s", 9)
    assert typist.candidates() == ["", "two words", "two wordss"]


def test_nothing_changed_is_no_step() -> None:
    typist = Typist("abc")
    assert typist.history.record(Snapshot(candidate="abc"), "replace", 1.0) == 0
    assert len(typist.history) == 1
    assert not typist.history.can_undo


def test_labels_are_short_and_on_one_line() -> None:
    typist = Typist()
    typist.history.record(Snapshot(candidate="word\n" * 30), "paste", 1.0)
    label = typist.history.state(1).label
    assert label.inserted == "word word word word word word word word…"
    assert label.side is CANDIDATE


@pytest.mark.parametrize("blank", ["\n", " ", "\t\n ", "\u00a0"])
def test_labels_of_white_space_are_not_empty(blank: str) -> None:
    typist = Typist("ab")
    typist.edit(1, "", blank)
    typist.edit(1, blank, "")
    assert typist.labels() == [("", blank), (blank, "")]


def test_labels_of_wider_changes_name_no_side() -> None:
    history = History(Snapshot(("a",), "b"), 0.0)
    history.record(Snapshot(("b",), "a"), "swap", 1.0)
    history.record(Snapshot(("b", "c"), "a"), "references", 2.0)
    history.record(Snapshot(("b", "c"), "a", "rouge-score"), "profile", 3.0)
    assert [state.label for state in history] == [
        EditLabel("open"),
        EditLabel("swap"),
        EditLabel("references"),
        EditLabel("profile", profile="rouge-score"),
    ]
    assert [state.seconds for state in history] == [0.0, 1.0, 2.0, 3.0]


def test_undone_branches_stay_and_redo_takes_the_one_left_last() -> None:
    history = History(Snapshot(candidate="0"), 0.0)
    for text in ("1", "2"):
        history.record(Snapshot(candidate=text), "paste", 1.0)
    assert history.undo() == 1
    assert history.undo() == 0
    assert history.undo() is None
    history.record(Snapshot(candidate="3"), "paste", 2.0)
    assert not history.can_redo
    assert history.undo() == 0
    assert (history.children(0), history.children(1)) == ((1, 3), (2,))
    assert history.line() == [0, 3]
    assert history.redo() == 3
    assert history.redo() is None
    assert [history.snapshot(state).candidate for state in range(4)] == ["0", "1", "2", "3"]
    assert [history.depth(state) for state in range(4)] == [0, 1, 2, 1]
    assert history.path(2) == [0, 1, 2]


def test_the_line_goes_on_through_what_redo_would_bring() -> None:
    history = History(Snapshot(candidate="0"), 0.0)
    for text in ("1", "2", "3"):
        history.record(Snapshot(candidate=text), "paste", 1.0)
    history.undo()
    history.undo()
    assert history.line() == [0, 1, 2, 3]


def test_edits_keep_their_place_between_equal_letters() -> None:
    typist = Typist("aaaa")
    typist.type("aa", 1)
    assert typist.history.edits(1) == (TextEdit(CANDIDATE, 0, 1, "", "aa"),)
    assert typist.history.edits(0) == ()


@pytest.mark.parametrize("state", [-1, 1])
def test_an_unknown_state_is_refused(state: int) -> None:
    history = History(Snapshot(), 0.0)
    for ask in (
        history.state,
        history.snapshot,
        history.children,
        history.depth,
        history.path,
        history.edits,
    ):
        with pytest.raises(IndexError):
            ask(state)


def test_a_word_that_grows_at_a_checkpoint_is_rebuilt_as_it_is() -> None:
    typist = Typist()
    for number in range(63):
        typist.edit(len(typist.snapshot.candidate), "", f"{number} ")
    typist.type("grown", len(typist.snapshot.candidate))
    typist.history.undo()
    typist.history.redo()
    assert typist.history.depth(typist.history.current) == 64
    assert typist.snapshot.candidate.endswith("62 grown")
    typist.edit(0, "0", "")
    assert typist.history.snapshot(64).candidate.endswith("62 grown")
    assert [typist.history.snapshot(state).candidate.count(" ") for state in range(64)] == list(range(64))


def test_a_word_that_grew_after_it_was_asked_for_is_rebuilt_as_it_is() -> None:
    history = History(Snapshot(), 0.0)
    history.record(Snapshot(candidate="a"), "type", 0.1, TextEdit(CANDIDATE, 0, 0, "", "a"))
    assert history.snapshot(1).candidate == "a"
    history.record(Snapshot(candidate="ab"), "type", 0.2, TextEdit(CANDIDATE, 0, 1, "", "b"))
    history.record(Snapshot(candidate="abc"), "paste", 0.3, TextEdit(CANDIDATE, 0, 2, "", "c"))
    assert history.snapshot(1).candidate == "ab"


def test_ten_thousand_states_of_a_long_text_stay_small() -> None:
    text = "the cat is on the mat\n" * 460
    history = History(Snapshot((text,), text), 0.0)
    tracemalloc.start()
    for number in range(10_000):
        place = number * 7 % 10_000
        edit = TextEdit(CANDIDATE, 0, place, "", "x")
        history.record(history.snapshot(history.current).applied(edit), "type", number * 10.0, edit)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(history) == 10_001
    assert used <= 60_000_000
    assert history.snapshot(5_000).candidate.count("x") == 5_000
    assert history.snapshot(63).candidate.count("x") == 63


def test_thousands_of_moved_texts_stay_small() -> None:
    texts = [f"{number} the cat is on the mat " * 400 for number in range(5)]
    history = History(Snapshot(tuple(texts[:3]), texts[3], second=texts[4]), 0.0)
    tracemalloc.start()
    now = history.snapshot(0)
    for number in range(2_000):
        first, *others = now.references
        moved = (
            replace(now, references=(*others, first)),
            replace(now, candidate=first, references=(now.candidate, *others)),
            replace(now, candidate=now.second or "", second=now.candidate),
            replace(now, references=(now.candidate, *now.references)),
            replace(now, references=now.references[:3]),
        )
        now = moved[number % 5]
        history.record(now, "references", float(number))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(history) == 2_001
    assert used <= 5_000_000
    assert history.snapshot(2_000) == now
