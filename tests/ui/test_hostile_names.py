"""Names and texts that came with files are shown as they are: on one line, and never as marks of a tool tip."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.session import settings as remembered
from rouge_gui.ui.labels import plain_tip
from rouge_gui.ui.main_window import MainWindow

LONG = "x" * 4_500
NAMES = ("<b>bold</b>", "two\nlines", LONG)


@pytest.mark.parametrize(
    ("text", "tip"),
    [
        ("rougeL < 0.2 and rouge1 > 0.5", "rougeL < 0.2 and rouge1 > 0.5"),
        ("a\nb", "a\nb"),
        ('<b>a</b> & "b"', '<p style="white-space: pre-wrap">&lt;b&gt;a&lt;/b&gt; &amp; &quot;b&quot;</p>'),
    ],
)
def test_a_tool_tip_shows_tags_as_they_are(text: str, tip: str) -> None:
    assert plain_tip(text) == tip


def test_systems_of_any_name_have_scores_and_one_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    corpus = window.corpus
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    path = tmp_path / "names.jsonl"
    row = {"id": "1", "reference": "a b", "outputs": dict.fromkeys(NAMES, "a <i>c</i>")}
    path.write_text(json.dumps(row), encoding="utf-8")
    assert window.open_paths([str(path)])
    qtbot.waitUntil(lambda: len(corpus.state.systems) == len(NAMES), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not corpus.scoring.work.is_busy and corpus.state.run is not None, timeout=WAIT_MS)
    settle(window, qtbot)
    corpus.state.choose_metric("rouge1")
    corpus.state.choose_systems(LONG, NAMES[1])
    settle(window, qtbot)
    box, model = corpus.panel.system_box, corpus.panel.model
    assert [box.itemText(place) for place in range(3)] == [NAMES[0], "two␊lines", f"{LONG[:200]}…"]
    cells = {column.title: model.text(0, place) for place, column in enumerate(model.columns)}
    # of a and b, and of a, i, c and i, a is in both
    assert cells[f"{LONG[:200]}…"] == cells["two␊lines"] == "0.333"
    assert cells["Δ"] == "±0.000"
    corpus.state.choose_systems(NAMES[0], LONG)
    place = next(place for place, column in enumerate(model.columns) if column.title == NAMES[0])
    tip = model.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;bold&lt;/b&gt;" in str(tip)
