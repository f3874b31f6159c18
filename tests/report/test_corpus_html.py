"""The page about a corpus: its numbers are the store's, its marks the matches, its texts only texts."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from scored_corpus import METRICS, make_corpus, sample_items, score_corpus

from rouge_gui import assets
from rouge_gui.compare import Comparison
from rouge_gui.corpus.exports import ExportChoice, ExportStoppedError
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import Profile
from rouge_gui.report.corpus_html import (
    MOST_MARKED_CHARS,
    CorpusReport,
    CorpusWords,
    Marking,
    ReportedCandidate,
    ReportedItem,
    corpus_page,
)
from rouge_gui.report.corpus_report import ItemWords, reported_items, summary_of
from rouge_gui.report.marked_html import Drawing, ShownLayer
from rouge_gui.report.system_table import Writing
from rouge_gui.report.table import Number, Table

COLORS = json.loads(assets.read_text("themes/light.json"))
DARK = json.loads(assets.read_text("themes/dark.json"))
LAYER = ShownLayer("unigram", Drawing.TINT, "unigram", "unigrams")
WORDS = CorpusWords(
    "Corpus", "Systems", "Items", "Problems", "Reference", "Source", "Note", "Tinted: counted"
)
WRITING = Writing({metric: metric for metric in METRICS})
SYSTEMS = ("extractive", "abstractive", "hallucinating")
EMPTY = CorpusReport((), Table(("system",), ()), (), (), (), ())


class Reader(HTMLParser):
    """Collects the texts of cells by side, and every tag with its attributes."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.cells: list[tuple[str, str | None, str]] = []
        self._cell: tuple[str, str | None] | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        if tag == "br" and self._cell:
            self.handle_data("\n")
        if tag == "td" and (side := found.get("data-side")):
            self._cell = (side, found.get("lang"))
            self.cells.append((*self._cell, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "td":
            self._cell = None

    def handle_data(self, data: str) -> None:
        if self._cell:
            side, language, text = self.cells.pop()
            self.cells.append((side, language, text + data))


def page_of(report: CorpusReport) -> str:
    return corpus_page(report, WORDS, COLORS, DARK)


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("samples") / "samples.rougegui"
    make_corpus(path, sample_items())
    return path


def test_the_summary_holds_the_means_of_the_items_on_show(samples: Path) -> None:
    positions = np.array([50, 2, 61, 45])
    with CorpusStore.open(samples) as store:
        (run,) = store.runs()
        table = summary_of(store, ExportChoice(positions, SYSTEMS, run, METRICS), WRITING, lambda _: True)
        for row, system in zip(table.rows, SYSTEMS, strict=True):
            assert row[0] == system
            for cell, metric in zip(row[1::2], METRICS, strict=True):
                assert isinstance(cell, Number)
                values = store.column(run, system, metric, "fmeasure")[positions]
                assert cell.value == pytest.approx(values.mean(), abs=1e-15)
        with pytest.raises(ExportStoppedError):
            summary_of(store, ExportChoice(positions, SYSTEMS, run, METRICS), WRITING, lambda _: False)
        nothing = summary_of(store, ExportChoice([], SYSTEMS, run, METRICS), WRITING, lambda _: True)
        assert all(cell is None for row in nothing.rows for cell in row[1:])


def test_items_stand_in_order_with_scores_notes_and_corrected_texts(tmp_path: Path) -> None:
    items = [
        CorpusItem(
            "a",
            ("the cat sat", "cats"),
            {"one": "the dog sat"},
            "a source",
            # of a system: left to tables; of none, whatever it looks like
            {"n": 2.0, "human@one": 4.0, "human@two": 3.0, "me@home": "yes"},
            language="en",
        ),
        CorpusItem("b", (), {"two": "猫"}, language="zh"),
    ]
    make_corpus(tmp_path / "x.rougegui", items)
    with CorpusStore.open(tmp_path / "x.rougegui") as store:
        store.set_note(0, "look")
        store.set_corrected(0, "one", "the cat sat")
        run = score_corpus(store)
        choice = ExportChoice([1, 0], ("one", "two"), run, ("rouge1",))
        words = ItemWords("{system}, corrected")
        second, first = reported_items(store, choice, words, lambda _, value: 100 * value)
    assert (first.name, first.note, first.references, first.source) == (
        "a",
        "look",
        items[0].references,
        "a source",
    )
    assert first.facts == ("lang: en", "n: 2", "me@home: yes")
    assert first.candidates == (
        ReportedCandidate("one", "the dog sat", (100 * (2 / 3),)),
        ReportedCandidate("one, corrected", "the cat sat", (100.0,)),
    )
    assert second.candidates == (ReportedCandidate("two", "猫", (None,)),)


def test_a_corpus_without_scores_has_a_page_too(samples: Path) -> None:
    with CorpusStore.open(samples) as store:
        choice = ExportChoice([0, 1], SYSTEMS)
        items = list(reported_items(store, choice, ItemWords("{system}*"), lambda _, value: value))
        summary = summary_of(store, choice, WRITING, lambda _: True)
    page = page_of(replace(EMPTY, summary=summary, items=items))
    assert page.count("<article ") == 2
    assert "data-unit" not in page


def sample_report(samples: Path, count: int = 63) -> tuple[CorpusReport, Profile]:
    with CorpusStore.open(samples) as store:
        (run,) = store.runs()
        choice = ExportChoice(range(count), SYSTEMS, run, METRICS)
        items = list(reported_items(store, choice, ItemWords("{system}*"), lambda _, value: value))
        summary = summary_of(store, choice, WRITING, lambda _: True)
    profile = Profile.parse(run.profile)
    report = CorpusReport(
        ("63 items",),
        summary,
        summary.notes,
        METRICS,
        (3, 3, 3),
        items,
        Marking(LAYER, "rouge1", profile),
        "and 0 more",
        ("corpus.jsonl:7: bad",),
        run.signature,
    )
    return report, profile


def test_the_marks_are_the_matches_against_the_paying_reference(samples: Path) -> None:
    report, profile = sample_report(samples)
    page = page_of(report)
    for part in page.split("<article ")[1:]:
        name = re.search("<h3[^>]*>([^<]*)<", part)
        assert name is not None
        (item,) = [item for item in report.items if item.name == name[1]]
        marked = re.findall(r'<td class="grid[^"]*" data-side="candidate".*?</td>', part, re.DOTALL)
        for cell, candidate in zip(marked, item.candidates, strict=True):
            score = Comparison(item.references, candidate.text, profile).scores_of(("rouge1",))["rouge1"]
            units = set(re.findall(r'data-unit="([^"]*)" data-status="credited"', cell))
            assert len(units) == getattr(score, "matches", None)
            assert f"{candidate.scores[0]:.3f}" in part


def test_texts_come_through_with_their_languages_and_the_rest_is_said(samples: Path) -> None:
    report, _ = sample_report(samples)
    page = page_of(report)
    reader = Reader(page)
    wanted = [
        (side, item.language, text)
        for item in report.items
        for side, texts in (
            ("reference", item.references),
            ("candidate", tuple(candidate.text for candidate in item.candidates)),
        )
        for text in texts
    ]
    assert reader.cells == wanted
    for said in ("63 items", "and 0 more", "corpus.jsonl:7: bad", "Tinted: counted", "topic: city"):
        assert said in page
    assert report.signature in page.replace("<wbr>", "")


def test_styles_stand_on_the_page_once(samples: Path) -> None:
    report, _ = sample_report(samples, 20)
    page = page_of(report)
    tint = f"background-color:{COLORS['tint']}"
    assert page.count(tint) == 1
    (name,) = re.findall(rf"^\.(s\d+) {{ {tint} }}$", page, re.MULTILINE)
    spans = page.count('data-status="credited"')
    assert page.count(f'<span class="tint {name}"') == spans > 100
    # the dark colours win: their rules come later and say so
    assert (
        page.index(f".{name} {{")
        < page.index("@media")
        < page.index(f".tint {{ background-color: {DARK['tint']} !important")
    )


HOSTILE = (
    "<script>alert('1')</script> & &amp; \"q\"",
    "</td></table><img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)',
    "a\u202eb\u0000c\ud800",
    '=HYPERLINK("http://example.org")',
)


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_a_corpus_holds_the_page_runs_and_loads_nothing(text: str) -> None:
    item = ReportedItem(text, text, (text,), text, (text,), text, (ReportedCandidate(text, text, (0.5,)),))
    report = replace(
        EMPTY,
        facts=(text,),
        summary=Table((text,), ((text,),)),
        remarks=(text,),
        heads=(text,),
        digits=(3,),
        items=(item,),
        marking=Marking(LAYER, "rouge1", Profile.parse("rouge-score")),
        problems=(text,),
        more=text,
        signature=text,
    )
    page = corpus_page(report, replace(WORDS, title=text), COLORS, DARK)
    page.encode()
    reader = Reader(page)
    allowed = {
        "html", "head", "meta", "title", "style", "body", "div", "h1", "h2", "h3", "p", "section", "table", "tr",
        "td", "th", "span", "article", "details", "summary", "br", "wbr",
    }  # fmt: skip
    assert {tag for tag, _ in reader.tags} <= allowed
    assert not [name for _, attributes in reader.tags for name in attributes if name.startswith("on")]
    assert not [name for _, attributes in reader.tags for name in attributes if name in {"src", "href"}]
    assert "default-src 'none'" in page
    assert "prefers-color-scheme: dark" in page


def test_long_texts_and_items_without_references_stand_unmarked(samples: Path) -> None:
    report, _ = sample_report(samples, 1)
    long = "word " * (MOST_MARKED_CHARS // 4)
    item = ReportedItem("x", "", (), "", ("word",), "", (ReportedCandidate("s", long, (None,) * 3),))
    bare = replace(item, references=(), candidates=(ReportedCandidate("s", "word", (None,) * 3),))
    page = page_of(replace(report, items=(item, bare)))
    assert "data-unit" not in page
    assert "–" in page
