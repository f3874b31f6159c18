"""Points added one by one are those a fresh look at the history gives."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.compare import compare
from rouge_gui.session.document import Document
from rouge_gui.session.history_scores import HistoryScores
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.ui.history.captions import caption_of
from rouge_gui.ui.history.display import PARTS, Display
from rouge_gui.ui.history.keeper import HistoryKeeper
from rouge_gui.ui.history.points import Point
from rouge_gui.ui.history.view import HistoryView
from rouge_gui.ui.theme import load_theme

WAIT_MS = 20_000
HOSTILE = (
    "",
    "the cat",
    "\ud800 cat",
    "a\u2028b\u00a0c",
    "👨\u200d👩\u200d👧 the",
    "שלום the",
    "\x00\r\n",
    "the " * 40,
)


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


KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Escape,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_the_graph_stands_any_order_of_edits_keys_and_glances(kept: Kept, qtbot: QtBot, seed: int) -> None:
    rng = random.Random(seed)
    kept.view.resize(600, 200)
    kept.view.make_plot()
    kept.view.show()
    plot = kept.view.plot
    assert plot is not None

    def paste() -> None:
        kept.document.replace_all(Snapshot(("the cat sat",), rng.choice(HOSTILE)), "paste", "test")

    def glance() -> None:
        QTest.mouseMove(plot, QPoint(rng.randrange(600), rng.randrange(200)))

    moves = (
        paste,
        glance,
        kept.record,
        kept.document.undo,
        kept.document.redo,
        plot.draw_now,
        lambda: kept.type(rng.choice("x \u0301💩")),
        lambda: QTest.keyClick(plot, rng.choice(KEYS)),
        lambda: QTest.keyClick(plot, rng.choice(KEYS)),
        lambda: kept.view.show_display(
            Display(("rouge1", "bleu"), rng.choice(PARTS), by_time=rng.random() < 0.5)
        ),
        lambda: kept.document.new(Snapshot(("a",), "b"), "test") if rng.random() < 0.1 else None,
    )
    for _ in range(150):
        rng.choice(moves)()
    kept.record()
    qtbot.waitUntil(lambda: all(point.scores for point in kept.shown()), timeout=WAIT_MS)
    assert kept.shown() == kept.expected()
    assert kept.keeper.points.pins == kept.document.pins
    part = kept.view.display.part_index
    for state, point in kept.keeper.points.by_state.items():
        assert plot.heights_of(state)["rouge1"] == point.scores["rouge1"][part]


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
