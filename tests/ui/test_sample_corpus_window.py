"""The corpus that ships with the tool opens from the first hint and from the menu, and scores by itself."""

from __future__ import annotations

import json

import numpy as np
from pytestqt.qtbot import QtBot
from windows import WAIT_MS

from rouge_gui import assets
from rouge_gui.corpus.store import Run
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.message_bar import Topic
from rouge_gui.ui.samples import CORPUS_ITEMS, first_sample

OFFER = "Open a corpus of 63 items in three languages"


def wait_for_scores(window: MainWindow, qtbot: QtBot) -> None:
    """Wait for the processes that read and score, which give way to everything else on the machine."""

    def is_scored() -> bool:
        state, work = window.corpus.state, window.corpus.scoring.work
        if work.is_busy or state.item_count != CORPUS_ITEMS or state.store is None:
            return False
        return isinstance(state.run, Run) and not state.store.pending_count(state.run, ("rouge1", "rougeL"))

    qtbot.waitUntil(is_scored, timeout=3 * WAIT_MS)


def test_the_offer_counts_the_items_of_the_file() -> None:
    assert len(assets.read_text("samples/corpus.jsonl").splitlines()) == CORPUS_ITEMS


def test_the_first_hint_offers_the_corpus_and_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    assert window.message_bar.action_text == OFFER
    window.message_bar.press()
    wait_for_scores(window, qtbot)
    state = window.corpus.state
    assert state.systems == ("extractive", "abstractive", "hallucinating")
    assert state.store is not None
    assert isinstance(state.run, Run)
    assert state.store.path.startswith(str(window.settings.folder))
    means = [state.store.column(state.run, system, "rougeL", "fmeasure").mean() for system in state.systems]
    assert not np.isnan(means).any()
    assert means[2] > means[0] > means[1]
    first = json.loads(assets.read_text("samples/corpus.jsonl").splitlines()[0])
    assert window.document.snapshot.candidate == first["candidates"]["extractive"]


def test_the_menu_of_samples_opens_the_corpus(window: MainWindow, qtbot: QtBot) -> None:
    entry = window.actions_by_id["sample_corpus"]
    assert entry in window.samples_menu.actions()
    entry.trigger()
    wait_for_scores(window, qtbot)
    assert window.corpus.state.shown_count == CORPUS_ITEMS


def test_other_samples_offer_no_corpus(window: MainWindow) -> None:
    window.file_commands.open_sample(first_sample())
    assert window.message_bar.topic is Topic.HINT
    assert window.message_bar.action_text == ""
