"""Ready questions are queries and orders that a user could have typed, and find what they say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from stored import METRICS, add_scores, stored

from rouge_gui.corpus import findings
from rouge_gui.corpus.column_names import ColumnName, Vocabulary
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.findings import Finding, beats, ngram_query, ready, systems_differ
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.query import parse, parse_expression
from rouge_gui.corpus.store import CorpusStore, CorpusStoreError

ITEMS = (
    CorpusItem("same", ("the cat sat on the mat",), {"A": "the cat sat on the mat", "B": "a dog"}),
    CorpusItem("turned", ("the cat sat on the mat",), {"A": "mat the on sat cat the", "B": "the cat"},
               "It sat. The cat."),
    CorpusItem("empty", ("one two three",), {"A": "", "B": "one two three"}),
    CorpusItem("long", ("one",), {"A": "one two three four five six seven eight", "B": "x"},
               "And one two three four five six seven eight."),
    CorpusItem("no reference", (), {"A": "one", "B": "x"}),
    CorpusItem("other", ("one two",), {"B": "one three"}),
)  # fmt: skip


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CorpusStore]:
    with stored(tmp_path / "corpus.rougegui", ITEMS) as opened:
        yield opened


@pytest.fixture
def columns(store: CorpusStore) -> Columns:
    run = store.run_for("rouge-score", None, METRICS)
    add_scores(store, run, range(len(ITEMS)))
    return Columns(store, run)


def found(columns: Columns, finding: Finding) -> list[str]:
    mask = parse(finding.query, columns.vocabulary).mask(columns)
    order = parse_expression(finding.order, columns.vocabulary).order(columns, descending=finding.descending)
    return [ITEMS[position].name for position in order if mask[position]]


@pytest.mark.parametrize(
    ("id_", "first", "count"),
    [
        ("worst", "empty", 6),
        ("best", "same", 6),
        ("disagreement", "turned", 6),
        ("systems-differ", "same", 6),
        ("longest", "long", 6),
        ("longer-than-reference", "long", 1),
        ("empty", "empty", 1),
        ("no-candidate", "other", 1),
        ("no-reference", "no reference", 1),
        ("same-as-reference", "same", 1),
        ("copied-from-source", "long", 1),
    ],
)
def test_a_ready_question_finds_what_it_says(columns: Columns, id_: str, first: str, count: int) -> None:
    by_id = {finding.id: finding for finding in ready(columns.vocabulary)}
    names = found(columns, by_id[id_])
    assert (names[0], len(names)) == (first, count)


def test_words_in_another_order_are_found(columns: Columns) -> None:
    by_id = {finding.id: finding for finding in ready(columns.vocabulary)}
    assert "turned" in found(columns, by_id["word-order"])


def test_corrected_and_noted_items_are_found(columns: Columns, store: CorpusStore) -> None:
    by_id = {finding.id: finding for finding in ready(columns.vocabulary)}
    assert found(columns, by_id["corrected"]) == found(columns, by_id["noted"]) == []
    store.set_corrected(2, "A", "one")
    store.set_note(3, "look")
    columns.refresh()
    assert (found(columns, by_id["corrected"]), found(columns, by_id["noted"])) == (["empty"], ["long"])


def test_only_what_the_corpus_has_is_asked() -> None:
    ids = [finding.id for finding in ready(Vocabulary(systems=("A",), chosen="A"))]
    assert "empty" in ids
    assert not {"worst", "best", "disagreement", "systems-differ", "word-order"} & set(ids)
    for finding in ready(Vocabulary(METRICS, ("A", "lead-3", 'say "x"'), "A")):
        assert finding.query or finding.order


def test_one_system_beats_another(columns: Columns) -> None:
    finding = beats(ColumnName("score", "rouge1", "fmeasure"), "B", "A", 0.5)
    assert finding.query == "delta(rouge1, B, A) >= 0.5"
    assert found(columns, finding) == ["empty"]
    vocabulary = Vocabulary(("rouge1", "chrf++"), ("lead-3", 'the "best"'), "lead-3")
    for name in ("rouge1", "chrf++"):
        odd = beats(ColumnName("score", name, "recall"), 'the "best"', "lead-3", 0)
        assert parse(odd.query, vocabulary).condition is not None
    differ = systems_differ("chrf++", vocabulary.systems)
    assert parse_expression(differ.order, vocabulary).node is not None


def test_what_is_saved_comes_back(store: CorpusStore) -> None:
    kept = [
        Finding("a", 'candidate ~ "x\ny"', "rougeL - rouge1", descending=True),
        Finding("b", "", "rougeL"),
        Finding("c", "rougeL < .2"),
    ]
    for finding in kept:
        findings.save(store, finding)
    assert findings.saved(store) == kept
    assert store.filters()["c"] == "rougeL < .2"
    findings.remove(store, "b")
    assert [finding.id for finding in findings.saved(store)] == ["a", "c"]


@pytest.mark.parametrize(
    ("form", "stemmed", "texts"),
    [
        (("the", "cat"), False, {"The Cat!": True, "the-cat": True, "the cats": False, "other cat": False}),
        (("cat", "sit"), True, {"cats sitting": True, "cat, sits": True, "cat on sit": False}),
        (("武汉", "长江"), False, {"武汉长江大桥": True, "武汉市长江": False}),
        (("кот",), False, {"Кот.": True, "который": False}),
        (("a/b", "c++"), False, {"a/b c++": True, "ab c": False}),
    ],
)
def test_an_ngram_is_sought_as_words(
    form: tuple[str, ...], stemmed: bool, texts: dict[str, bool], tmp_path: Path
) -> None:
    items = [CorpusItem(str(at), ("r",), {"A": text}) for at, text in enumerate(texts)]
    with stored(tmp_path / "c.rougegui", items) as store:
        columns = Columns(store)
        mask = parse(ngram_query(form, stemmed=stemmed), columns.vocabulary).mask(columns)
    assert [bool(hit) for hit in mask] == list(texts.values())


def test_items_where_one_system_has_an_ngram_and_another_not(columns: Columns) -> None:
    query = ngram_query(("the", "cat"), stemmed=False, winner="B", loser="A")
    assert (
        query
        == r"reference ~ /\bthe\W+cat\b/ and candidate@B ~ /\bthe\W+cat\b/ and candidate@A !~ /\bthe\W+cat\b/"
    )
    assert found(columns, Finding("", query)) == ["turned"]


def test_a_file_that_cannot_be_read_is_told(columns: Columns, store: CorpusStore) -> None:
    store.connection.execute("DROP TABLE scores")
    with pytest.raises(CorpusStoreError):
        columns.get("rouge1")
    assert np.isnan(Columns(store).get("distance")).all()
