from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from scored_corpus import METRICS, make_corpus, sample_items

from rouge_gui import assets
from rouge_gui.corpus.export_files import ExportError
from rouge_gui.corpus.exports import ExportChoice
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError
from rouge_gui.report.corpus_html import CorpusReport, CorpusWords
from rouge_gui.report.corpus_report import ItemWords
from rouge_gui.report.system_table import Writing
from rouge_gui.report.table import Table
from rouge_gui.session import corpus_export
from rouge_gui.session.corpus_export import ExportJob, PageExport, PageLook, TableExport

LOOK = PageLook(
    CorpusReport(("facts",), Table((), ()), (), METRICS, (3, 3, 3), (), more="and more"),
    CorpusWords("Title", "Systems", "Items", "Problems", "Reference", "Source", "Note", "marks"),
    ItemWords("{system}, corrected"),
    Writing({metric: metric for metric in METRICS}),
    json.loads(assets.read_text("themes/light.json")),
    json.loads(assets.read_text("themes/dark.json")),
)


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("samples") / "samples.rougegui"
    make_corpus(path, sample_items())
    return path


def choice_of(path: Path) -> ExportChoice:
    with CorpusStore.open(path, read_only=True) as store:
        (run,) = store.runs()
        return ExportChoice(range(63), store.systems, run, METRICS)


def test_a_table_is_written_while_the_window_has_the_file_open(samples: Path, tmp_path: Path) -> None:
    told: list[int] = []
    with CorpusStore.open(samples) as store:
        job = TableExport(str(samples), str(tmp_path / "o"), choice_of(samples), told.append, ("csv", "."))
        job.carry_out()
        store.set_note(0, "")
    assert (job.problem, job.was_stopped, job.written.rows) == (None, False, 189)
    # nothing is written yet while each of the columns is read
    assert told[0] == 0
    assert set(told[:-1]) == {0}
    assert told[-1] == 63
    assert len((tmp_path / "o").read_text("utf-8").splitlines()) == 190


def test_a_page_holds_the_first_items_and_the_means_of_all(
    samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_export, "MOST_ITEMS", 5)
    told: list[int] = []
    job = PageExport(str(samples), str(tmp_path / "o.html"), choice_of(samples), told.append, LOOK)
    job.carry_out()
    assert (job.problem, job.written.rows) == (None, 5)
    page = (tmp_path / "o.html").read_text("utf-8")
    assert page.count("<article ") == 5
    assert "63 items" in page
    assert told[-1] == 5


@pytest.mark.parametrize("kind", ["table", "page"])
def test_a_stopped_export_leaves_nothing(samples: Path, tmp_path: Path, kind: str) -> None:
    job: ExportJob
    choice = choice_of(samples)

    def stop(_: int) -> None:
        job.stop()

    if kind == "table":
        job = TableExport(str(samples), str(tmp_path / "o"), choice, stop, ("xlsx", "."))
    else:
        job = PageExport(str(samples), str(tmp_path / "o"), choice, stop, LOOK)
    job.carry_out()
    assert job.was_stopped
    assert list(tmp_path.iterdir()) == []


def test_what_goes_wrong_is_kept(samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choice = replace(choice_of(samples), with_texts=True)

    def job_for(path: str, target: str) -> TableExport:
        job = TableExport(path, target, choice, lambda _: None, ("xlsx", "."))
        job.carry_out()
        return job

    assert isinstance(job_for(str(samples), str(tmp_path / "none" / "o")).problem, FileNotFoundError)
    assert isinstance(job_for(str(tmp_path / "none"), str(tmp_path / "o")).problem, CorpusStoreError)
    monkeypatch.setattr("rouge_gui.corpus.export_files.MOST_ROWS", 10)
    assert isinstance(job_for(str(samples), str(tmp_path / "o")).problem, ExportError)
    assert list(tmp_path.iterdir()) == []
