"""Documents that went through anything at random, and all that can be told of a history: for tests that keep one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from rouge_gui.session.document import Document
from rouge_gui.session.history import History, Kind
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit

# both halves of a pair, so that they can come to stand side by side; NUL and breaks that JSON readers know
TEXTS = st.text('ab \n猫💩\u0301\ud83d\ude00\0\u2028\x85\x1c"\\', max_size=5)
PROFILES = st.sampled_from(["auto", "auto fold=none", "rouge-score stemmer=porter", "no such profile \ud83d"])
KINDS: st.SearchStrategy[Kind] = st.sampled_from(["type", "paste", "replace"])
SIDES = st.sampled_from(Side)
NUMBERS = st.integers(0, 99)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("edit"), SIDES, st.tuples(NUMBERS, NUMBERS), TEXTS, KINDS),
        st.tuples(st.just("replace"), st.lists(TEXTS, min_size=1, max_size=3), TEXTS, st.none() | TEXTS),
        st.tuples(st.just("open"), SIDES, TEXTS),
        st.tuples(st.just("profile"), PROFILES),
        st.tuples(st.just("second"), st.none() | TEXTS),
        st.tuples(st.just("source"), st.none() | TEXTS),
        st.tuples(st.just("add"), TEXTS),
        st.tuples(st.sampled_from(["remove", "swap", "return", "pin"]), NUMBERS),
        st.tuples(st.just("move"), NUMBERS, NUMBERS),
        st.tuples(st.sampled_from(["undo", "undo", "redo", "promote"])),
    ),
    max_size=25,
)


def edit(document: Document, side: Side, ends: tuple[int, int], inserted: str, kind: Kind) -> None:
    if (side, 0) in document.snapshot.places:
        text = document.snapshot.text(side)
        start, end = sorted(end % (len(text) + 1) for end in ends)
        document.edit(TextEdit(side, 0, start, text[start:end], inserted), "pane", kind)


def replace_all(document: Document, references: list[str], candidate: str, second: str | None) -> None:
    after = replace(document.snapshot, references=tuple(references), candidate=candidate, second=second)
    document.replace_all(after, "replace", "search")


def remove(document: Document, which: int) -> None:
    count = len(document.snapshot.references)
    if count > 1:
        document.remove_reference(which % count, "tabs")


def move(document: Document, which: int, to: int) -> None:
    count = len(document.snapshot.references)
    document.move_reference(which % count, to % count, "tabs")


def promote(document: Document) -> None:
    if document.snapshot.second is not None:
        document.promote_second("window")


STEP: dict[str, Callable[..., None]] = {
    "edit": edit,
    "replace": replace_all,
    "open": lambda document, side, text: document.open_text(text, (side, 0), "file"),
    "profile": lambda document, profile: document.set_profile(profile, "window"),
    "second": lambda document, text: document.set_second(text, "window"),
    "source": lambda document, text: document.set_source(text, "window"),
    "add": lambda document, text: document.add_reference(text, "tabs"),
    "remove": remove,
    "move": move,
    "swap": lambda document, which: document.swap("window", which % len(document.snapshot.references)),
    "return": lambda document, which: document.return_to(which % len(document.history)),
    "pin": lambda document, which: document.toggle_pin(which % len(document.history)),
    "promote": promote,
    "undo": Document.undo,
    "redo": Document.redo,
}


def everything(history: History) -> list[object]:
    states = [
        (
            state,
            history.children(state.id),
            history.depth(state.id),
            history.texts(state.id),
            history.snapshot(state.id),
            history.edits(state.id),
        )
        for state in history
    ]
    return [states, history.current, history.pins, history.line()]


REFERENCES = st.lists(TEXTS, min_size=1, max_size=2)


def start(references: list[str], candidate: str) -> Document:
    """Return a document whose clock goes on by itself."""
    ticks = iter(range(10_000))
    return Document(Snapshot(tuple(references), candidate), clock=lambda: next(ticks) * 0.7)


def run(document: Document, steps: list[tuple[Any, ...]]) -> None:
    """Go through what ``STEPS`` drew."""
    for step in steps:
        STEP[step[0]](document, *step[1:])
