"""The history handed on: pictures that can be looked at, values that are those of the graph."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.theme import load_theme

WAIT_MS = 20_000


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "cat"))
    for candidate in ("the cat", "the cat is", "the cat is on the mat"):
        content = replace(window.document.snapshot, candidate=candidate)
        window.document.replace_all(content, "paste", "test")
        settle(window, qtbot)
    window.document.undo()
    window.document.undo()
    window.document.add_reference("a dog", "test")
    settle(window, qtbot)
    window.document.toggle_pin(1)
    return window


def colors_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(image.height())}


def test_the_picture_is_drawn_at_twice_the_screens_pixels(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "history.png"
    assert window.history_commands.export.write_png(str(path))
    image = QImage(str(path))
    assert image.size() == QSize(2200, 880)
    theme = load_theme(dark=False)
    drawn = colors_of(image)
    assert {theme.color(role).name() for role in ("card", "unigram", "bigram", "lcs")} <= drawn
    assert theme.color("trigram").name() not in drawn
    assert window.message_bar.text == "history.png is written"


def test_the_drawing_holds_lines_and_words_but_no_pictures(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "history.svg"
    assert window.history_commands.export.write_svg(str(path))
    text = path.read_text(encoding="utf-8")
    assert "<image" not in text
    for words in ("F over the edits", "ROUGE-Lsum", "pinned"):
        assert words in text
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(1100, 440, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, 1100, 440))
    painter.end()
    assert load_theme(dark=False).color("unigram").name() in colors_of(image)


def test_the_values_are_those_of_the_graph(window: MainWindow, tmp_path: Path) -> None:
    table, lines = tmp_path / "history.csv", tmp_path / "history.jsonl"
    assert window.history_commands.export.write_csv(str(table))
    assert window.history_commands.export.write_jsonl(str(lines))
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    records = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    points = window.keeper.points
    assert [row["parent"] for row in rows] == ["", "0", "1", "2", "1"]
    assert [record["on_line"] for record in records] == [True, True, False, False, True]
    assert [record["pinned"] for record in records] == [False, True, False, False, False]
    assert [record["kind"] for record in records] == ["open", "paste", "paste", "paste", "references"]
    for row, record, point in zip(rows, records, points.by_state.values(), strict=True):
        found = point.scores["rougeL"]
        assert (float(row["rougeL.precision"]), float(row["rougeL.recall"])) == found[:2]
        assert float(row["rougeL.fmeasure"]) == record["scores"]["rougeL"]["fmeasure"] == found[2]
        assert row["signature"] == record["signature"]
    assert ["|refs:2|" in row["signature"] for row in rows] == [False, False, False, False, True]
    assert "bleu" not in rows[0]


def test_what_cannot_be_written_is_said_and_leaves_nothing(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "history.csv"
    assert not window.history_commands.export.write_csv(str(path))
    assert window.message_bar.text == (
        "history.csv cannot be written: the folder “missing” is missing; make it or choose another"
    )
    assert not path.parent.exists()


@pytest.mark.parametrize("kind", ["png", "svg", "csv", "jsonl"])
def test_each_command_asks_for_a_name_and_writes(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    window.actions_by_id[f"history_{kind}"].trigger()
    assert (tmp_path / f"out.{kind}").stat().st_size > 500


def test_a_folder_in_the_place_is_another_matter_than_a_missing_one(
    window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "history.csv").mkdir()
    assert not window.history_commands.export.write_csv(str(tmp_path / "history.csv"))
    assert window.message_bar.text == "history.csv is a folder: save under another name"
