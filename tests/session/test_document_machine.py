"""The document against a slow model that keeps a full copy of every step."""

from dataclasses import dataclass, field, replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from rouge_gui.session.document import Change, Document
from rouge_gui.session.history import Kind
from rouge_gui.session.snapshot import Place, Side, Snapshot, TextEdit

# few letters, so that runs repeat; a combining mark, a joiner, half a pair, NUL and breaks that Qt knows among them
TEXTS = st.text("ab \n猫💩e\u0301\u200d\ud83d\0\u2028\u00a0", max_size=6)
SIDES = st.sampled_from(Side)
# no automatic one: what it is settled as has its own tests
PROFILES = st.sampled_from(["rouge-score", "rouge-score stemmer=porter", "evaluate", "no such profile"])
KINDS: st.SearchStrategy[Kind] = st.sampled_from(["type", "paste", "replace"])
PLACES = st.tuples(SIDES, st.integers(0, 9))
BESIDE = st.sampled_from([Side.SECOND, Side.SOURCE])


@dataclass
class Step:
    """One state of the model: a full copy, its texts' numbers, its parent, and the child undo left last."""

    copy: Snapshot
    numbers: dict[Place, int]
    parent: int | None
    children: list[int] = field(default_factory=list)
    left: int | None = None


class DocumentMachine(RuleBasedStateMachine):
    """Drives a document; the model follows which state it is in and holds what each must contain."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0
        first = Snapshot(("a b", "b"), "a", "rouge-score")
        self.document = Document(first, clock=lambda: self.seconds)
        self.document.changed.connect(self.hear)
        self.steps = [
            Step(first, {(Side.REFERENCE, 0): 0, (Side.REFERENCE, 1): 1, (Side.CANDIDATE, 0): 2}, None)
        ]
        self.next_number = 3
        self.pins: list[int] = []
        self.current = 0
        self.expected = first
        self.shown = first
        self.last_revision = 0
        self.heard = 0

    def hear(self, change: Change) -> None:
        self.heard += 1
        assert change.revision == self.last_revision + 1
        self.last_revision = change.revision
        if change.snapshot.places == self.shown.places:
            followed = self.shown
            for edit in change.edits:
                followed = followed.applied(edit)
            assert replace(followed, profile=change.snapshot.profile) == change.snapshot
        else:
            assert change.edits == ()
        if change.caret is not None:
            side, reference, place = change.caret
            assert 0 <= place <= len(change.snapshot.text(side, reference))
        self.shown = change.snapshot
        self.state = change.state

    @property
    def numbers(self) -> dict[Place, int]:
        """The numbers of the texts as they are."""
        return self.steps[self.current].numbers

    def become(self, expected: Snapshot, numbers: dict[Place, int] | None = None) -> None:
        """Follow a step in the model: a new state, or the current one grown by typing.

        Texts that ``numbers`` does not hold are new; without it, those in places that are new.
        """
        if expected == self.expected:
            assert self.document.history.current == self.current
            return
        known = self.numbers if numbers is None else numbers
        after: dict[Place, int] = {}
        for place in expected.places:
            after[place] = known.get(place, self.next_number)
            self.next_number += place not in known
        if self.state == len(self.steps):
            self.steps[self.current].children.append(self.state)
            self.steps[self.current].left = self.state
            self.steps.append(Step(expected, after, self.current))
        else:
            assert self.state == self.current
            assert self.state not in self.pins
            assert self.steps[self.current].children == []
            assert after == self.numbers
            self.steps[self.current].copy = expected
        self.current = self.state
        self.expected = expected

    def present(self, side: Side, which: int) -> Place:
        """Return a place that has a text."""
        there = [place for place in self.expected.places if place[0] is side] or [(Side.CANDIDATE, 0)]
        return there[which % len(there)]

    @rule(place=PLACES, ends=st.tuples(st.integers(0, 99), st.integers(0, 99)), inserted=TEXTS, kind=KINDS)
    def edit(self, place: tuple[Side, int], ends: tuple[int, int], inserted: str, kind: Kind) -> None:
        side, reference = self.present(*place)
        text = self.expected.text(side, reference)
        start, end = sorted(end % (len(text) + 1) for end in ends)
        self.document.edit(TextEdit(side, reference, start, text[start:end], inserted), "pane", kind)
        self.become(self.expected.with_text(side, text[:start] + inserted + text[end:], reference))

    @rule(seconds=st.sampled_from([0.1, 1.9, 5.0]))
    def wait(self, seconds: float) -> None:
        self.seconds += seconds

    @rule(letters=st.text("ab \n猫\u0301\ud83d\u00a0", min_size=1, max_size=8), side=SIDES)
    def type_at_the_end(self, letters: str, side: Side) -> None:
        side, _ = self.present(side, 0)
        for letter in letters:
            self.seconds += 0.1
            text = self.expected.text(side)
            self.document.edit(TextEdit(side, 0, len(text), "", letter), "pane")
            self.become(self.expected.with_text(side, text + letter))

    @rule(times=st.integers(1, 4), side=SIDES)
    def backspace(self, times: int, side: Side) -> None:
        side, _ = self.present(side, 0)
        for _ in range(times):
            text = self.expected.text(side)
            if text:
                self.document.edit(TextEdit(side, 0, len(text) - 1, text[-1], ""), "pane")
                self.become(self.expected.with_text(side, text[:-1]))

    @rule(references=st.lists(TEXTS, min_size=1, max_size=3), candidate=TEXTS)
    def replace_all(self, references: list[str], candidate: str) -> None:
        expected = Snapshot(tuple(references), candidate, self.expected.profile)
        self.document.replace_all(expected, "open", "file")
        self.become(expected)

    @rule(profile=PROFILES)
    def set_profile(self, profile: str) -> None:
        self.document.set_profile(profile, "window")
        self.become(replace(self.expected, profile=profile))

    @rule(which=st.integers(0, 9))
    def swap(self, which: int) -> None:
        reference = which % len(self.expected.references)
        self.document.swap("window", reference)
        swapped = self.expected.with_text(Side.REFERENCE, self.expected.candidate, reference)
        places = (Side.REFERENCE, reference), (Side.CANDIDATE, 0)
        self.become(
            swapped.with_text(Side.CANDIDATE, self.expected.references[reference]), self.exchanged(*places)
        )

    def exchanged(self, one: Place, other: Place) -> dict[Place, int]:
        """Return the numbers after two texts changed places."""
        return self.numbers | {one: self.numbers[other], other: self.numbers[one]}

    @precondition(lambda self: self.expected.second is not None)
    @rule()
    def promote_second(self) -> None:
        self.document.promote_second("window")
        promoted = replace(self.expected, second=self.expected.candidate)
        promoted = promoted.with_text(Side.CANDIDATE, self.expected.text(Side.SECOND))
        self.become(promoted, self.exchanged((Side.CANDIDATE, 0), (Side.SECOND, 0)))

    @rule(side=BESIDE, text=st.none() | TEXTS)
    def set_beside(self, side: Side, text: str | None) -> None:
        if side is Side.SECOND:
            self.document.set_second(text, "window")
            self.become(replace(self.expected, second=text))
        else:
            self.document.set_source(text, "window")
            self.become(replace(self.expected, source=text))

    @rule(place=PLACES, text=TEXTS)
    def open_text(self, place: tuple[Side, int], text: str) -> None:
        side, which = place
        opened = (side, 0) if side in {Side.SECOND, Side.SOURCE} else self.present(side, which)
        self.document.open_text(text, opened, "file")
        expected = self.expected
        if side is Side.SECOND:
            expected = replace(expected, second="")
        elif side is Side.SOURCE:
            expected = replace(expected, source="")
        expected = expected.with_text(side, text, opened[1])
        self.become(expected, {place: number for place, number in self.numbers.items() if place != opened})

    @precondition(lambda self: len(self.expected.references) < 4)
    @rule(text=TEXTS)
    def add_reference(self, text: str) -> None:
        self.document.add_reference(text, "tabs")
        self.become(replace(self.expected, references=(*self.expected.references, text)))

    def rearranged(self, order: list[int]) -> None:
        """Follow in the model that the references stand in another order, or fewer of them."""
        references = tuple(self.expected.references[reference] for reference in order)
        numbers = {place: number for place, number in self.numbers.items() if place[0] is not Side.REFERENCE}
        for place, reference in enumerate(order):
            numbers[Side.REFERENCE, place] = self.numbers[Side.REFERENCE, reference]
        self.become(replace(self.expected, references=references), numbers)

    @precondition(lambda self: len(self.expected.references) > 1)
    @rule(which=st.integers(0, 9))
    def remove_reference(self, which: int) -> None:
        order = list(range(len(self.expected.references)))
        gone = order.pop(which % len(order))
        self.document.remove_reference(gone, "tabs")
        self.rearranged(order)

    @rule(which=st.integers(0, 9), to=st.integers(0, 9))
    def move_reference(self, which: int, to: int) -> None:
        order = list(range(len(self.expected.references)))
        start, end = which % len(order), to % len(order)
        self.document.move_reference(start, end, "tabs")
        order.insert(end, order.pop(start))
        self.rearranged(order)

    @rule(which=st.none() | st.integers(0, 999))
    def toggle_pin(self, which: int | None) -> None:
        state = self.current if which is None else which % len(self.steps)
        self.document.toggle_pin(None if which is None else state)
        if state in self.pins:
            self.pins.remove(state)
        else:
            self.pins.append(state)

    @rule(which=st.integers(0, 999))
    def return_to(self, which: int) -> None:
        state = which % len(self.steps)
        self.document.return_to(state)
        self.become(self.steps[state].copy, self.steps[state].numbers)

    @rule()
    def undo(self) -> None:
        parent = self.steps[self.current].parent
        assert self.document.can_undo is (parent is not None)
        self.document.undo()
        if parent is not None:
            self.steps[parent].left = self.current
            self.current = parent
            self.expected = self.steps[parent].copy

    @rule()
    def redo(self) -> None:
        following = self.steps[self.current].left
        assert self.document.can_redo is (following is not None)
        self.document.redo()
        if following is not None:
            self.current = following
            self.expected = self.steps[following].copy

    @rule()
    def save(self) -> None:
        self.document.mark_saved()
        assert not self.document.is_modified

    @invariant()
    def the_content_is_the_copy(self) -> None:
        assert self.document.snapshot == self.expected == self.shown
        assert self.document.history.current == self.current
        assert self.document.revision == self.heard
        assert {place: self.document.text_number(*place) for place in self.expected.places} == self.numbers
        assert self.document.pins == tuple(self.pins)
        assert self.document.pinned == (self.pins[-1] if self.pins else None)

    @invariant()
    def every_state_can_be_rebuilt(self) -> None:
        history = self.document.history
        assert len(history) == len(self.steps)
        for number, step in enumerate(self.steps):
            assert history.state(number).parent == step.parent
            assert list(history.children(number)) == step.children
        for number in (0, self.heard % len(self.steps), len(self.steps) - 1, self.current):
            assert history.snapshot(number) == self.steps[number].copy

    def teardown(self) -> None:
        for number, step in enumerate(self.steps):
            assert self.document.history.snapshot(number) == step.copy


TestDocument = DocumentMachine.TestCase
TestDocument.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)
