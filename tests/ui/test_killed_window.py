"""The window itself killed while a corpus is read and while it is scored: nothing runs on, the next window goes on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.metrics import score
from rouge_gui.session import settings as remembered
from rouge_gui.ui.main_window import MainWindow

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")

ITEMS = 3_000
METRICS = ("rouge1", "rougeL")
# says how far reading and scoring are, and goes on for ever
_WINDOW = """
import sys
from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from PySide6.QtWidgets import QApplication

window = create_window(profile_dir=sys.argv[1])
window.settings.set_value(remembered.SHOWN_METRICS, "rouge1 rougeL")
window.show()
window.finish_start()
scoring = window.corpus.scoring
scoring.progressed.connect(lambda progress: print(progress.kind, progress.done, flush=True))
if sys.argv[3] == "score":
    scoring.offered.connect(lambda count, _: count and scoring.start())
assert window.open_paths([sys.argv[2]])
sys.exit(QApplication.instance().exec())
"""


@contextmanager
def killed_window(profile: Path, file: Path, kind: str) -> Iterator[int]:
    """Run a window on ``file`` in a session of its own until it tells of some ``kind`` of work, and kill it."""
    with subprocess.Popen(
        [sys.executable, "-c", _WINDOW, str(profile), str(file), kind],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        try:
            assert process.stdout is not None
            told = (line.split() for line in process.stdout)
            assert any(what == kind and int(done) > 0 for what, done in told)
        finally:
            process.send_signal(signal.SIGKILL)
        process.wait()
        yield process.pid


def session_of(pid: str) -> int:
    with suppress(OSError, IndexError, ValueError):
        # what comes before the last bracket is a name
        fields = Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()
        return int(fields[3]) if fields[0] != "Z" else -1
    return -1


def is_gone(session: int) -> bool:
    return session not in {session_of(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()}


def is_idle(window: MainWindow) -> bool:
    corpus = window.corpus
    return not (corpus.scoring.work.is_busy or corpus.opening.is_busy or corpus.finding.is_busy)


def test_a_killed_window_leaves_nothing_running_and_nothing_is_lost(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    data, corpora = tmp_path / "data.jsonl", tmp_path / "profile" / "corpora"
    with data.open("w") as file:
        for number in range(ITEMS):
            words = " ".join(f"w{number * place % 97}" for place in range(1, 30))
            file.write(f'{{"id": "{number}", "reference": "{words} end", "candidate": "{words} w1"}}\n')
    with killed_window(tmp_path / "profile", data, "load") as session:
        qtbot.waitUntil(lambda: is_gone(session), timeout=WAIT_MS)
    (store,) = corpora.glob("*.rougegui")
    with killed_window(tmp_path / "profile", store, "score") as session:
        qtbot.waitUntil(lambda: is_gone(session), timeout=WAIT_MS)
    corpus = window.corpus
    # as the next start does
    corpus.keeping.start()
    qtbot.waitUntil(lambda: window.recovery_offer.corpus_row is not None, timeout=WAIT_MS)
    row = window.recovery_offer.corpus_row
    assert row is not None
    assert row.text == "A corpus was left open: data, 3,000 items"
    corpus.keeping.fill()
    (entry,) = [action for action in corpus.keeping.menu.actions() if action.data() == str(store)]
    assert entry.text() == "data: 3,000 items, in no file of yours"
    row.open()
    qtbot.waitUntil(lambda: corpus.state.is_open and is_idle(window), timeout=WAIT_MS)
    assert corpus.state.item_count == ITEMS
    corpus.scoring.start()
    qtbot.waitUntil(lambda: is_idle(window), timeout=WAIT_MS)
    settle(window, qtbot)
    columns = corpus.state.columns
    assert columns is not None
    for metric in METRICS:
        values = columns.get(metric)
        assert not np.isnan(values).any()
        assert corpus.state.store is not None
        item = corpus.state.store.item(77)
        card = score(item.references, item.outputs["candidate"].text, "rouge-score", METRICS)
        assert values[77] == card.rouge(metric).fmeasure
