"""What keeps a corpus from opening, or its work from going on, is said, stays said, and can be taken up again."""

import json
import os
import re
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_work import Failure
from rouge_gui.ui.corpus_wording import failure_sentence
from rouge_gui.ui.main_window import MainWindow

ITEMS = 6_000


def is_idle(window: MainWindow) -> bool:
    corpus = window.corpus
    return not (corpus.scoring.work.is_busy or corpus.opening.is_busy or corpus.finding.is_busy)


def write(path: Path, count: int) -> str:
    row = {"reference": "the cat sat on the mat", "candidate": "a cat sat on a mat"}
    path.write_text("".join(json.dumps({"id": str(n), **row}) + "\n" for n in range(count)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("nonsense\n", "bad.jsonl, line 1: No valid JSON"),
        ("", "empty.jsonl: It is empty"),
        ("id,reference,candidate\n", "header.csv: No item was found in it"),
        ("[" * 50_000, "deep.json, line 1: Nested too deeply"),
        ("text", "old.xlsx: It is no Excel workbook that can be read"),
    ],
)
def test_what_cannot_be_opened_is_said_and_stays_said(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, content: str, said: str
) -> None:
    path = tmp_path / re.split("[,:]", said)[0]
    path.write_text(content)
    window.open_paths([str(path)])
    qtbot.waitUntil(lambda: not window.corpus.opening.is_busy, timeout=WAIT_MS)
    settle(window, qtbot)
    assert (window.message_bar.isVisible(), window.message_bar.text) == (True, said)
    assert not window.corpus.state.is_open


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals")
def test_reading_that_was_killed_goes_on(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    corpus = window.corpus
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    window.open_paths([write(tmp_path / "many.jsonl", ITEMS)])
    qtbot.waitUntil(lambda: corpus.state.is_open, timeout=WAIT_MS)
    process = corpus.scoring.work.findChild(QProcess)
    assert process is not None
    with qtbot.waitSignal(corpus.scoring.work.failed, timeout=WAIT_MS):
        os.kill(process.processId(), signal.SIGKILL)
    before = corpus.state.item_count
    assert before < ITEMS
    # nothing of the job is left beside the store
    assert not list((tmp_path / "profile" / "corpora").glob("*-job"))
    assert window.message_bar.text.startswith("The process beside the window ended")
    assert window.message_bar.action_text == "Go on"
    window.message_bar.press()
    qtbot.waitUntil(lambda: is_idle(window) and corpus.state.item_count == ITEMS, timeout=WAIT_MS)
    settle(window, qtbot)


def test_reading_that_failed_before_an_item_came_waits_for_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    corpus = window.corpus
    window.open_paths([write(tmp_path / "many.jsonl", ITEMS)])
    qtbot.waitUntil(lambda: corpus.scoring.work.is_busy, timeout=WAIT_MS)
    process = corpus.scoring.work.findChild(QProcess)
    assert process is not None
    with qtbot.waitSignal(corpus.scoring.work.failed, timeout=WAIT_MS):
        process.kill()
    assert not corpus.opening.is_busy
    assert not corpus.state.is_open
    assert (window.message_bar.isVisible(), window.message_bar.action_text) == (True, "")
    assert [path.name for path in (tmp_path / "profile" / "corpora").iterdir()] == []


def test_a_file_that_is_gone_before_it_is_read_is_named(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = Path(write(tmp_path / "gone.jsonl", 5))
    window.corpus.opening.asked.connect(lambda *_: pytest.fail("the names of the columns tell"))
    window.open_paths([str(path)])
    qtbot.waitUntil(lambda: window.corpus.scoring.work.is_busy, timeout=WAIT_MS)
    path.unlink()
    qtbot.waitUntil(lambda: not window.corpus.opening.is_busy, timeout=WAIT_MS)
    assert window.message_bar.text == "gone.jsonl: It is not there: check the name"


def test_every_failure_has_words() -> None:
    assert failure_sentence(LookupError(3)).startswith("This item is missing in the file")
    assert failure_sentence(Failure("load", "disk-full")).startswith("The disk is full")
