"""A storm of random operations over hostile texts: after each, what is painted is what a fresh comparison counts.

``ROUGE_GUI_STORM=10000 pytest tests/ui/test_storm.py`` runs a long one.
"""

import os
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from pytestqt import exceptions
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, select

from rouge_gui.compare import compare
from rouge_gui.session.snapshot import Side
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.main_window import MainWindow

STEPS = int(os.environ.get("ROUGE_GUI_STORM", "300"))
PROFILES = (
    "auto",
    "auto tokenizer=unicode",
    "rouge-score",
    "auto tokenizer=jieba-exact",
    "auto tokenizer=graphemes",
    "auto lemma=ru",
    "evaluate",
)
PIECES = (
    "the cat ", "mat.", "\n", " ", "💩", "👨\u200d👩\u200d👧 ", "𠮷", "武汉市长江大桥", "кот сидел ", "é", "e\u0301",
    "\u0301", "İ", "ß", "\u200d", "\u00a0", "שלום ", "مرحبا ", "\u2028", "\t", "K", "ﷺ", "\ufeff", "3.50 ",
    "don't ", "😀😀", "🇩🇪", "สวัสดี", "क्षि",
)  # fmt: skip


class Storm:
    """Does something at random, as a user could."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.random = random.Random(seed)

    def step(self) -> str:
        operations: list[Callable[[], None]] = [
            self.insert, self.insert, self.insert, self.type_keys, self.type_keys, self.delete, self.paste,
            self.undo, self.undo, self.redo, self.swap, self.switch_tab, self.references, self.profile,
            self.go_back, self.layer, self.second,
        ]  # fmt: skip
        operation = self.random.choice(operations)
        operation()
        return operation.__name__

    def editor(self) -> TextEditor:
        panes = [pane for pane in self.window.board.panes if not pane.isHidden()]
        editor = self.random.choice(panes).editor
        # a caret never stands within a surrogate pair
        length = len(editor.shown_text)
        places = sorted(editor.offsets.to_u16(self.random.randint(0, length)) for _ in range(2))
        if self.random.random() < 0.6:
            places[1] = places[0]
        select(editor, *places)
        return editor

    def insert(self) -> None:
        self.editor().insertPlainText(self.random.choice(PIECES))

    def type_keys(self) -> None:
        QTest.keyClicks(self.editor(), self.random.choice(["a", "the ", "cat", ". "]))

    def delete(self) -> None:
        QTest.keyClick(self.editor(), self.random.choice([Qt.Key.Key_Backspace, Qt.Key.Key_Delete]))

    def paste(self) -> None:
        data = QMimeData()
        data.setText("".join(self.random.choices(PIECES, k=8)))
        self.editor().insertFromMimeData(data)

    def undo(self) -> None:
        self.window.document.undo()

    def redo(self) -> None:
        self.window.document.redo()

    def swap(self) -> None:
        self.window.swap_sides()

    def switch_tab(self) -> None:
        self.window.references.show_next()

    def references(self) -> None:
        references = self.window.references
        if len(self.window.document.snapshot.references) > 3:
            references.remove_shown()
        else:
            self.random.choice([references.add, references.move_shown_left, references.remove_shown])()

    def profile(self) -> None:
        self.window.use_profile(self.random.choice(PROFILES))

    def go_back(self) -> None:
        document = self.window.document
        document.return_to(self.random.randrange(len(document.history)))

    def layer(self) -> None:
        name = self.random.choice(["unigram", "bigram", "ngram:3", "lcs", "lcs-sentence"])
        self.random.choice([self.window.layer_choice.show, self.window.layer_choice.toggle])(name)

    def second(self) -> None:
        beside = self.window.texts_beside
        if self.random.random() < 0.5:
            beside.promote()
        else:
            beside.set_second(self.random.random() < 0.5)


def check(window: MainWindow) -> None:
    """Compare what is painted with a comparison of its own."""
    snapshot, board = window.document.snapshot, window.board
    reference = board.chosen_reference
    assert board.tabs.count == len(snapshot.references)
    fresh = compare(snapshot.references, snapshot.candidate, snapshot.scored_by)
    for side in ("reference", "candidate"):
        text = snapshot.references[reference] if side == "reference" else snapshot.candidate
        editor = board.pane(side).editor
        assert len(editor.shown_text) == len(text)
        assert editor.shown_text == editor.document().toRawText().replace("\u2029", "\n")
        # the reference shows what it shares with the candidate worked in
        if side == "reference" and not board.is_first_active:
            continue
        for units in editor.picture.layers:
            assert tuple(units.marks) == fresh.marks(
                "reference" if side == "reference" else "candidate", units.layer.name, reference
            )
            matches = (
                fresh.scores_of((units.layer.metric,)).per_reference[reference].rouge(units.layer.metric)
            )
            assert units.credited_marks() == matches.matches
    for place, reference in snapshot.places:
        if place in {Side.SECOND, Side.SOURCE}:
            text = snapshot.text(place, reference)
            assert len(board.pane(place.value).editor.shown_text) == len(text)


def state(window: MainWindow) -> dict[str, object]:
    """What a step may have left unsettled."""
    return {
        "snapshot": window.document.snapshot,
        "live": window.live.is_settled,
        "comparing": window.runner.is_busy,
        "baseline": window.baseline.is_settled,
        "beside": window.texts_beside.is_busy,
        "history": window.history_scores.is_stale,
        "message": window.message_bar.text,
    }


@pytest.mark.parametrize("seed", [1])
def test_a_storm_leaves_nothing_wrong(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    storm = Storm(window, seed)
    done: list[str] = []
    for _ in range(STEPS):
        done.append(storm.step())
        try:
            # the scores of a long history under another profile take their time
            qtbot.waitUntil(
                lambda: window.live.is_settled and not window.texts_beside.is_busy, timeout=WAIT_MS
            )
            check(window)
        except (AssertionError, exceptions.TimeoutError) as error:
            raise AssertionError(f"after {len(done)} steps, the last {done[-5:]}: {state(window)}") from error
