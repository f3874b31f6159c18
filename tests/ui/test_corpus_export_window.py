"""Exports of the items on show, by the real window: what is in the files, what is said, that Escape stops them."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from scored_corpus import METRICS, make_corpus, sample_items
from windows import WAIT_MS

from rouge_gui.corpus.export_files import Form, Written
from rouge_gui.corpus.exports import ExportChoice, Watch, export_corpus
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.session import corpus_export
from rouge_gui.stats.paired import Draws, mean_interval, order_of
from rouge_gui.ui.corpus.systems.options import ComparisonOptions
from rouge_gui.ui.main_window import MainWindow

COMMANDS = (
    "corpus_csv", "corpus_excel", "corpus_jsonl", "corpus_xlsx", "corpus_parquet", "corpus_page", "corpus_texts",
)  # fmt: skip


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    path = tmp_path / "samples.rougegui"
    make_corpus(path, sample_items())
    with CorpusStore.open(path) as store:
        store.set_about(type(store.about)(title="Samples", loaded=True))
    assert window.corpus.open_paths([str(path)])
    qtbot.waitUntil(lambda: window.corpus.state.item_count == 63, timeout=WAIT_MS)
    return window


def written(
    window: MainWindow, qtbot: QtBot, command: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> bool:
    """Choose a command and a file, wait for the end; tell whether something was written."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    with qtbot.waitSignal(window.corpus.export.finished, timeout=WAIT_MS) as told:
        window.actions_by_id[command].trigger()
    assert isinstance(told.args, list)
    return bool(told.args[0])


def test_the_commands_need_a_corpus(window: MainWindow) -> None:
    assert not [command for command in COMMANDS if window.actions_by_id[command].isEnabled()]


def test_a_table_holds_the_items_on_show_in_their_order(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = opened.corpus.state
    opened.corpus.finding.use("lang = ru")
    qtbot.waitUntil(lambda: state.shown_count == 21, timeout=WAIT_MS)
    assert opened.corpus.finding.sort_by("rougeL@abstractive", descending=True)
    path = tmp_path / "out.jsonl"
    assert written(opened, qtbot, "corpus_jsonl", path, monkeypatch)
    assert opened.message_bar.text == "out.jsonl is written"
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    names = [list(sample_items())[position].name for position in state.order]
    assert [row["id"] for row in rows] == [name for name in names for _ in range(3)]
    values = [row["rougeL.fmeasure"] for row in rows if row["system"] == "abstractive"]
    assert values == sorted(values, reverse=True)
    assert {f"{metric}.precision" for metric in METRICS} < set(rows[0])
    assert "candidate" not in rows[0]
    opened.actions_by_id["corpus_texts"].trigger()
    assert written(opened, qtbot, "corpus_csv", tmp_path / "out.csv", monkeypatch)
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        first = next(csv.DictReader(file))
    assert first["candidate"] == list(sample_items())[state.order[0]].outputs["extractive"]


def test_other_forms_are_written(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = {"excel": (".csv", b"\xef\xbb\xbfid"), "xlsx": (".xlsx", b"PK"), "parquet": (".parquet", b"PAR1")}
    for form, (suffix, head) in heads.items():
        assert written(opened, qtbot, f"corpus_{form}", tmp_path / "out", monkeypatch)
        assert (tmp_path / f"out{suffix}").read_bytes().startswith(head)


def test_a_page_tells_the_filter_and_marks_the_items(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_export, "MOST_ITEMS", 4)
    monkeypatch.setattr("rouge_gui.ui.corpus_export.MOST_ITEMS", 4)
    opened.corpus.finding.use("lang = zh")
    qtbot.waitUntil(lambda: opened.corpus.state.shown_count == 21, timeout=WAIT_MS)
    path = tmp_path / "out.html"
    assert written(opened, qtbot, "corpus_page", path, monkeypatch)
    page = path.read_text("utf-8")
    for said in (
        "Samples",
        "21 of 63 items",
        "Filter: lang = zh",
        "The first 4 of 21 items",
        "ROUGE-L",
        "zh-04",
    ):
        assert said in page
    assert page.count("<article ") == 4
    assert 'data-status="credited"' in page


def test_a_page_has_the_intervals_of_the_comparison_on_screen(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.html"
    panel = opened.room.views.systems
    for seed, resamples, level in ((12_345, 1_000, 95), (7, 400, 90)):
        chosen = ComparisonOptions(level, resamples, 100, seed)
        panel.set_options(chosen)
        panel.options_changed.emit(chosen)
        assert written(opened, qtbot, "corpus_page", path, monkeypatch)
        state = opened.corpus.state
        assert state.store is not None
        assert state.columns is not None
        values = state.columns.get("rougeL")[order_of(state.store.name_ranks())]
        wanted = mean_interval(values, Draws(seed, resamples, level=level))
        page = path.read_text("utf-8")
        assert f"{level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}" in page
        assert f"[{wanted.low:.3f}, {wanted.high:.3f}]" in page


def test_escape_stops_and_leaves_nothing(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = opened.corpus.export
    path = tmp_path / "out.csv"
    path.write_text("as it was")
    pressed = Event()

    def later(
        store: CorpusStore, choice: ExportChoice, place: tuple[Path, Form, str], watch: Watch
    ) -> Written:
        pressed.wait(WAIT_MS / 1000)
        return export_corpus(store, choice, place, watch)

    monkeypatch.setattr(corpus_export, "export_corpus", later)
    with qtbot.waitSignal(export.finished, timeout=WAIT_MS) as told:
        export.write(str(path), "csv")
        assert export.is_busy
        assert opened.message_bar.action_text == "Stop"
        QTest.keyClick(opened, Qt.Key.Key_Escape)
        pressed.set()
    assert told.args == [False]
    assert opened.message_bar.text == "Stopped: out.csv was not written"
    assert path.read_text() == "as it was"


def test_what_keeps_a_file_from_being_written_is_said(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not written(opened, qtbot, "corpus_csv", tmp_path / "none" / "out.csv", monkeypatch)
    assert "the folder “none” is missing" in opened.message_bar.text
    monkeypatch.setattr("rouge_gui.corpus.export_files.MOST_ROWS", 10)
    assert not written(opened, qtbot, "corpus_xlsx", tmp_path / "out.xlsx", monkeypatch)
    assert "a workbook holds 9 rows at most" in opened.message_bar.text


def test_parquet_tells_what_installs_it(opened: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rouge_gui.ui.corpus_export.is_available", lambda form: form != "parquet")
    parquet: QAction = opened.actions_by_id["corpus_parquet"]
    parquet.trigger()
    assert "pip install 'rouge-gui[parquet]'" in opened.message_bar.text


def test_closing_the_corpus_ends_an_export(opened: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    export = opened.corpus.export
    with qtbot.waitSignal(export.finished, timeout=WAIT_MS):
        export.write(str(tmp_path / "out.csv"), "csv")
        assert opened.corpus.close_corpus()
    # a job that was scoring takes its lock along as it ends
    qtbot.waitUntil(lambda: not list(tmp_path.glob("samples.rougegui-*")), timeout=WAIT_MS)
