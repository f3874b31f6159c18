"""What a file tells of many systems can be put into the table, that of the systems looked at."""

import json
from pathlib import Path

from pytestqt.qtbot import QtBot
from windows import WAIT_MS, settle

from rouge_gui.session import settings as remembered
from rouge_gui.ui.main_window import MainWindow

SYSTEMS = tuple(f"M{number}" for number in range(16))
RATINGS = ("coherence", "consistency", "fluency", "relevance")


def test_ratings_of_every_system_are_on_offer(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.settings.set_value(remembered.SHOWN_METRICS, "rouge1")
    path = tmp_path / "rated.jsonl"
    rows = [
        {
            "id": name,
            "system": system,
            "candidate": f"the cat {place}",
            "reference": "the cat sat",
            "human": {rating: place + at / 4 for at, rating in enumerate(RATINGS)},
        }
        for name in ("one", "two")
        for place, system in enumerate(SYSTEMS)
    ]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    corpus = window.corpus
    assert window.open_paths([str(path)])
    qtbot.waitUntil(lambda: corpus.state.is_open and not corpus.scoring.work.is_busy, timeout=WAIT_MS)
    settle(window, qtbot)
    menu = corpus.panel.columns.menu()

    def offered() -> list[str]:
        menu.aboutToShow.emit()
        return [entry.text() for entry in menu.actions() if entry.text().startswith("human.")]

    def of(*systems: str) -> list[str]:
        return [f"human.{rating}@{system}" for system in systems for rating in RATINGS]

    assert offered() == of("M0", "M1")
    next(entry for entry in menu.actions() if entry.text() == "human.fluency@M0").trigger()
    corpus.state.choose_systems("M15", "M1")
    # what is on show can be taken away
    assert offered() == ["human.fluency@M0", *of("M1", "M15")]
    next(entry for entry in menu.actions() if entry.text() == "human.fluency@M15").trigger()
    model = corpus.panel.model
    titles = [column.title for column in model.columns]
    assert [model.text(0, titles.index(title)) for title in titles if title.startswith("human.")] == [
        "0.5",
        "15.5",
    ]
