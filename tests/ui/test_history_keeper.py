"""Points added one by one are those a fresh look at the history gives."""

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.compare import compare
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.history.captions import caption_of
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.history.points import Point
from rouge_gui.ui.history.view import HistoryView
from rouge_gui.ui.theme import load_theme

WAIT_MS = 20_000


class Kept:
    """A document whose history is kept in step, with a clock that types fast."""

    def __init__(self, qtbot: QtBot) -> None:
        self.view = HistoryView(load_theme(dark=False))
        qtbot.addWidget(self.view)
        self.document = Document(Snapshot(("the cat sat",), "the cat"), clock=lambda: 0.0)
        self.scores = HistoryScores(HistoryKeeper.METRICS)
        self.keeper = HistoryKeeper(self.document, self.scores, self.view)

    def record(self) -> None:
        snapshot = self.document.snapshot
        self.keeper.record(compare(snapshot.references, snapshot.candidate, snapshot.scored_by))

    def type(self, text: str) -> None:
        for letter in text:
            place = len(self.document.snapshot.candidate)
            self.document.edit(TextEdit(Side.CANDIDATE, 0, place, "", letter), "pane")

    def expected(self) -> list[Point]:
        history = self.document.history
        return [
            Point(
                state.id,
                history.depth(state.id),
                state.parent,
                caption_of(state.label),
                state.label.kind,
                state.seconds - history.state(0).seconds,
                self.scores.scores(state.id),
            )
            for state in history
        ]

    def shown(self) -> list[Point]:
        return list(self.keeper.points.by_state.values())


@pytest.fixture
def kept(qtbot: QtBot) -> Iterator[Kept]:
    kept = Kept(qtbot)
    yield kept
    kept.scores.close()


@pytest.mark.parametrize("seed", range(4))
def test_the_points_follow_the_tree_of_states(kept: Kept, qtbot: QtBot, seed: int) -> None:
    rng = random.Random(seed)
    moves = (
        kept.document.undo,
        kept.document.redo,
        kept.record,
        kept.record,
        lambda: kept.type(" sat"),
        lambda: kept.type("x"),
        lambda: kept.document.swap("window"),
        lambda: kept.document.return_to(rng.randrange(len(kept.document.history))),
    )
    for _ in range(60):
        rng.choice(moves)()
    kept.record()
    qtbot.waitUntil(lambda: all(point.scores for point in kept.shown()), timeout=WAIT_MS)
    assert kept.shown() == kept.expected()
    on_line = kept.keeper.points.on_line
    assert [state for state, on in enumerate(on_line) if on] == kept.document.history.line()
    assert list(kept.keeper.points.steps) == [point.step for point in kept.expected()]
    assert list(kept.keeper.points.scores["rouge1"]) == [
        part for point in kept.expected() for part in point.scores["rouge1"]
    ]
    assert kept.keeper.points.current == kept.document.history.current


def test_the_caption_of_a_word_grows_after_it_was_shown(kept: Kept) -> None:
    kept.type(" s")
    kept.record()
    kept.type("at on")
    kept.record()
    assert [point.caption for point in kept.shown()] == [
        caption_of(state.label) for state in kept.document.history
    ]


def test_another_document_starts_with_one_point(kept: Kept) -> None:
    kept.type(" sat")
    kept.record()
    kept.document.new(Snapshot(("a dog",), "a dog"), "file")
    kept.record()
    assert [(point.state, point.scores["rouge1"]) for point in kept.shown()] == [(0, (1.0, 1.0, 1.0))]
