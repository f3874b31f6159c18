"""Other scores are wanted while a corpus is being scored, or read: what is under way gives way, or does not."""

import json
from pathlib import Path

from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import Score, score
from rouge_gui.session import settings as remembered
from rouge_gui.ui.main_window import MainWindow

REFERENCES = ("a storm came at night " * 20, "the storm took the roof of the house " * 20)
CANDIDATE = "the storm came and took the roof " * 20


def test_another_count_of_references_ends_the_scores_under_way(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1 rougeL rougeSU4")
    path = tmp_path / "long.rougegui"
    with CorpusStore.create(path) as store:
        store.add_items(CorpusItem(str(number), REFERENCES, {"A": CANDIDATE}) for number in range(300))
    assert window.open_paths([str(path)])
    work, scoring = window.corpus.scoring.work, window.corpus.scoring
    qtbot.waitUntil(lambda: work.is_scoring, timeout=WAIT_MS)
    with qtbot.waitSignal(scoring.ended, timeout=WAIT_MS) as ended:
        window.actions_by_id["corpus_first_reference"].setChecked(True)
    assert ended.args is not None
    assert ended.args[0].cancelled
    qtbot.waitUntil(lambda: scoring.work.is_scoring, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not scoring.work.is_busy, timeout=WAIT_MS)
    settle(window, qtbot)
    columns, run = window.corpus.state.columns, window.corpus.state.run
    wanted = score(REFERENCES[:1], CANDIDATE, "auto", ["rougeL"]).get("rougeL")
    assert columns is not None
    assert run is not None
    assert isinstance(wanted, Score)
    assert run.most_references == 1
    assert set(columns.get("rougeL").tolist()) == {wanted.fmeasure}


def test_another_profile_does_not_end_the_reading_of_a_file(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    path = tmp_path / "many.jsonl"
    lines = [
        json.dumps({"id": str(number), "reference": "a b c", "candidate": "a b d " * 200})
        for number in range(6_000)
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    corpus = window.corpus
    assert window.open_paths([str(path)])
    qtbot.waitUntil(lambda: corpus.state.is_open, timeout=WAIT_MS)
    assert corpus.scoring.work.is_busy
    window.use_profile("rouge-score")
    qtbot.waitUntil(lambda: not corpus.scoring.work.is_busy, timeout=WAIT_MS)
    settle(window, qtbot)
    assert corpus.state.item_count == 6_000
    assert corpus.state.store is not None
    assert corpus.state.store.about.loaded
