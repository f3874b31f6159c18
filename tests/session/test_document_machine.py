"""The document against a slow model that keeps a full copy of every step."""

from dataclasses import dataclass, field

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from rouge_gui.session.document import Change, Document
from rouge_gui.session.history import Kind
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

# few letters, so that runs repeat; a combining mark, a joiner, half a pair, NUL and breaks that Qt knows among them
TEXTS = st.text("ab \n猫💩e\u0301\u200d\ud83d\0\u2028\u00a0", max_size=6)
SIDES = st.sampled_from(Side)
# no automatic one: what it is settled as has its own tests
PROFILES = st.sampled_from(["rouge-score", "rouge-score stemmer=porter", "evaluate", "no such profile"])
KINDS: st.SearchStrategy[Kind] = st.sampled_from(["type", "paste", "replace"])
PLACES = st.tuples(SIDES, st.integers(0, 9))


@dataclass
class Step:
    """One state of the model: a full copy, its parent, and the child undo left last."""

    copy: Snapshot
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
        self.steps = [Step(first, None)]
        self.current = 0
        self.expected = first
        self.shown = first
        self.last_revision = 0
        self.heard = 0

    def hear(self, change: Change) -> None:
        self.heard += 1
        assert change.revision == self.last_revision + 1
        self.last_revision = change.revision
        if len(change.snapshot.references) == len(self.shown.references):
            followed = self.shown
            for edit in change.edits:
                followed = followed.applied(edit)
            assert (followed.references, followed.candidate) == (
                change.snapshot.references,
                change.snapshot.candidate,
            )
        if change.caret is not None:
            side, reference, place = change.caret
            assert 0 <= place <= len(change.snapshot.text(side, reference))
        self.shown = change.snapshot
        self.state = change.state

    def become(self, expected: Snapshot) -> None:
        """Follow a step in the model: a new state, or the current one grown by typing."""
        if expected == self.expected:
            assert self.document.history.current == self.current
            return
        if self.state == len(self.steps):
            self.steps[self.current].children.append(self.state)
            self.steps[self.current].left = self.state
            self.steps.append(Step(expected, self.current))
        else:
            assert self.state == self.current
            assert self.steps[self.current].children == []
            self.steps[self.current].copy = expected
        self.current = self.state
        self.expected = expected

    @rule(place=PLACES, ends=st.tuples(st.integers(0, 99), st.integers(0, 99)), inserted=TEXTS, kind=KINDS)
    def edit(self, place: tuple[Side, int], ends: tuple[int, int], inserted: str, kind: Kind) -> None:
        side, which = place
        reference = which % len(self.expected.references) if side is Side.REFERENCE else 0
        text = self.expected.text(side, reference)
        start, end = sorted(end % (len(text) + 1) for end in ends)
        self.document.edit(TextEdit(side, reference, start, text[start:end], inserted), "pane", kind)
        self.become(self.expected.with_text(side, text[:start] + inserted + text[end:], reference))

    @rule(seconds=st.sampled_from([0.1, 1.9, 5.0]))
    def wait(self, seconds: float) -> None:
        self.seconds += seconds

    @rule(letters=st.text("ab \n猫\u0301\ud83d\u00a0", min_size=1, max_size=8), side=SIDES)
    def type_at_the_end(self, letters: str, side: Side) -> None:
        for letter in letters:
            self.seconds += 0.1
            text = self.expected.text(side)
            self.document.edit(TextEdit(side, 0, len(text), "", letter), "pane")
            self.become(self.expected.with_text(side, text + letter))

    @rule(times=st.integers(1, 4), side=SIDES)
    def backspace(self, times: int, side: Side) -> None:
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
        self.become(Snapshot(self.expected.references, self.expected.candidate, profile))

    @rule(which=st.integers(0, 9))
    def swap(self, which: int) -> None:
        reference = which % len(self.expected.references)
        self.document.swap("window", reference)
        swapped = self.expected.with_text(Side.REFERENCE, self.expected.candidate, reference)
        self.become(swapped.with_text(Side.CANDIDATE, self.expected.references[reference]))

    @precondition(lambda self: len(self.expected.references) < 4)
    @rule(text=TEXTS)
    def add_reference(self, text: str) -> None:
        self.document.add_reference(text, "tabs")
        references = (*self.expected.references, text)
        self.become(Snapshot(references, self.expected.candidate, self.expected.profile))

    @precondition(lambda self: len(self.expected.references) > 1)
    @rule(which=st.integers(0, 9))
    def remove_reference(self, which: int) -> None:
        references = list(self.expected.references)
        del references[which % len(references)]
        self.document.remove_reference(which % len(self.expected.references), "tabs")
        self.become(Snapshot(tuple(references), self.expected.candidate, self.expected.profile))

    @rule(which=st.integers(0, 999))
    def return_to(self, which: int) -> None:
        state = which % len(self.steps)
        self.document.return_to(state)
        self.become(self.steps[state].copy)

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
