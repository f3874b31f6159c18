"""Columns of a stored corpus: what they hold, what a query finds by them, what is seen of scores that come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from scored_corpus import score_corpus
from stored import METRICS, add_scores, stored

from rouge_gui.corpus import column_reading as reading
from rouge_gui.corpus.column_names import ColumnName, Vocabulary
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.completion import completions
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.query import QueryError, parse, parse_expression
from rouge_gui.corpus.query_tree import NumberColumn, number_columns
from rouge_gui.corpus.store import CorpusStore

ITEMS = (
    CorpusItem("a", ("the cat sat", "a cat"), {"A": "the cat sat", "lead-3": "a dog"}, "the cat sat down",
               {"year": 2019.0, "topic": "pets", "human@A": 4.0, "human@lead-3": 1.0}),
    CorpusItem("b", (), {"A": "кошка на коврике"}, None, {"year": 2020.0, "topic": "art"}),
    CorpusItem("c", ("the dog\0 ran\\",), {"A": "a dog ran", "lead-3": "the\0 cat\\"}, "", {"topic": "pets"}),
    CorpusItem("d", ("",), {"lead-3": ""}, None, {"human@A": 2.0}),
)  # fmt: skip


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CorpusStore]:
    with stored(tmp_path / "corpus.rougegui", ITEMS) as opened:
        yield opened


@pytest.fixture
def columns(store: CorpusStore) -> Columns:
    run = store.run_for("auto", None, METRICS)
    add_scores(store, run, range(len(ITEMS)))
    return Columns(store, run)


def numbers(columns: Columns, text: str) -> list[float]:
    return [round(float(value), 6) for value in columns.get(text)]


nan = float("nan")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("rouge1", [1, nan, 0.666667, nan]),
        ("rouge1.r", [1, nan, 0.666667, nan]),
        ("rouge1@lead-3", [0.5, nan, 0.4, 0]),
        ("rouge1@A - rouge1@lead-3", [0.5, nan, 0.266667, nan]),
        ("delta(rouge1, lead-3, A)", [-0.5, nan, -0.266667, nan]),
        ("rouge1.matches", [3, nan, 2, nan]),
        ("len.candidate", [3, nan, 3, nan]),
        ("len.reference", [3, nan, 3, nan]),
        ("len.source", [16, nan, 0, nan]),
        ("chars.candidate@lead-3", [5, nan, 9, 0]),
        ("chars.reference", [8, nan, 13, 0]),
        ("coverage.candidate@lead-3", [1, nan, 1, 1]),
        ("references", [2, 0, 1, 1]),
        ("distance", [nan] * 4),
        ("year", [2019, 2020, nan, nan]),
        ("human", [4, nan, nan, 2]),
        ("human@lead-3", [1, nan, nan, nan]),
        ("rank(year)", [0, 1, nan, nan]),
    ],
)
def test_a_column_holds_what_the_corpus_tells(columns: Columns, text: str, values: list[float]) -> None:
    assert numbers(columns, text) == pytest.approx(values, nan_ok=True)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rouge1 = 1", "a"),
        ("topic = pets", "ac"),
        ("lang = ru", "b"),
        ("candidate ~ cat", "a"),
        ('candidate ~ "dog ran"', "c"),
        ("candidate@lead-3 ~ cat", "c"),
        ('reference ~ "dog\0 ran\\\\"', "c"),
        ("reference = 'a cat'", "a"),
        ("reference !~ cat", "cd"),
        ("missing(reference)", "b"),
        ("missing(candidate)", "d"),
        ('candidate@lead-3 = ""', "d"),
        ("source ~ candidate", "a"),
        ("missing(source)", "bd"),
        ("id = A or id = d", "ad"),
        ("human > 3", "a"),
        ("missing(corrected) and missing(note)", "abcd"),
        ("topic != pets", "b"),
        ("note = ''", "abcd"),
        ("not missing(note)", ""),
    ],
)
def test_a_query_finds_items_of_a_file(columns: Columns, text: str, found: str) -> None:
    mask = parse(text, columns.vocabulary).mask(columns)
    assert "".join(item.name for item, hit in zip(ITEMS, mask, strict=True) if hit) == found


def test_notes_and_corrected_texts_are_found_once_they_are_stored(
    columns: Columns, store: CorpusStore
) -> None:
    assert numbers(columns, "distance@A") == pytest.approx([nan] * 4, nan_ok=True)
    store.set_note(1, "strange")
    store.set_corrected(0, "A", "the cat sits")
    columns.refresh()
    assert parse("note ~ strange", columns.vocabulary).mask(columns).tolist() == [False, True, False, False]
    assert parse("corrected ~ sits", columns.vocabulary).mask(columns).tolist() == [True, False, False, False]
    assert numbers(columns, "distance@A") == pytest.approx([2, nan, nan, nan], nan_ok=True)


def test_scores_of_corrected_texts_are_columns_of_their_own(columns: Columns, store: CorpusStore) -> None:
    assert numbers(columns, "corrected.rouge1") == pytest.approx([nan] * 4, nan_ok=True)
    store.set_corrected(0, "A", "the cat sits")
    store.set_corrected(2, "A", "the dog")
    score_corpus(store)
    columns.refresh()
    assert numbers(columns, "corrected.rouge1") == pytest.approx([0.666667, nan, 0.8, nan], nan_ok=True)
    assert numbers(columns, "Corrected.ROUGE1.p@a") == pytest.approx([0.666667, nan, 1, nan], nan_ok=True)
    assert numbers(columns, "corrected.rouge1.r - rouge1.r") == pytest.approx(
        [-0.333333, nan, 0, nan], nan_ok=True
    )
    assert numbers(columns, "corrected.rouge1@lead-3") == pytest.approx([nan] * 4, nan_ok=True)
    assert numbers(columns, "rouge1") == pytest.approx([1, nan, 0.666667, nan], nan_ok=True)
    gain = parse_expression("corrected.rouge1 - rouge1", columns.vocabulary)
    assert gain.order(columns, descending=True).tolist() == [2, 0, 1, 3]
    assert parse("missing(corrected.rouge1)", columns.vocabulary).mask(columns).tolist() == [
        False, True, False, True,
    ]  # fmt: skip
    store.set_corrected(0, "A", None)
    columns.refresh()
    assert numbers(columns, "corrected.rouge1") == pytest.approx([nan, nan, 0.8, nan], nan_ok=True)
    with pytest.raises(LookupError):
        columns.get("corrected.rouge9")


def test_names_of_scores_of_corrected_texts_are_completed_and_spelled_as_they_are_typed() -> None:
    vocabulary = Vocabulary(metrics=("rouge1", "rouge-be-hm"), systems=("A", "B"), chosen="A")
    offered = [found.text for found in completions("corrected.r", 11, vocabulary)]
    assert offered[:4] == [
        "corrected.rouge1",
        "corrected.rouge1.p",
        "corrected.rouge1.r",
        "corrected.rouge1.f",
    ]
    assert next(found.text for found in completions("corrected.rouge1", 16, vocabulary)) == "corrected.rouge1"
    assert "@" in [found.text for found in completions("corrected.rouge1 ", 17, vocabulary)]
    for text in ("corrected.rouge1.p@B", "`corrected.rouge-be-hm`", "corrected.rouge1"):
        node = parse_expression(text, vocabulary).node
        assert isinstance(node, NumberColumn)
        assert node.name.spelled("A") == text
    assert parse_expression("corrected.rouge-be-hm.r", vocabulary).node == NumberColumn(
        ColumnName("corrected_score", "rouge-be-hm", "recall", "A")
    )


def test_corrected_texts_are_found_without_the_others(store: CorpusStore) -> None:
    query = reading.QUERIES["distance", ""]
    plan = store.connection.execute(f"EXPLAIN QUERY PLAN {query}", {"start": 0, "system": 0}).fetchall()
    assert ["INDEX corrected_outputs" in row[3] for row in plan] == [True], plan


def test_lengths_are_those_of_texts_that_came_in_parts(tmp_path: Path) -> None:
    parts = (
        CorpusItem("a", (), {"A": "a\ud800\\b"}),
        CorpusItem("b", ("ab",), {"A": "кот"}, "s"),
        CorpusItem("b", ("other",), {"B": "кошка"}, "other"),
        CorpusItem("a", ("abc", "a\0"), {"B": ""}, "😀\\n"),
    )
    with stored(tmp_path / "one.rougegui", parts) as store:
        at_once = lengths(store)
    store = CorpusStore.create(tmp_path / "many.rougegui")
    with store:
        for part in parts:
            # as by loads of several files
            with store.transaction():
                store.add_items([part])
        assert lengths(store) == at_once
        store.set_corrected(0, "A", "abcdef\0")
        assert lengths(store) == at_once == {
            "chars.candidate@A": [4, 3],
            "chars.candidate@B": [0, 5],
            "chars.reference": [2.5, 2],
            "chars.source": [3, 1],
            "references": [2, 1],
        }  # fmt: skip
        assert store.most_references == 2


def lengths(store: CorpusStore) -> dict[str, list[float]]:
    columns = Columns(store)
    names = ("chars.candidate@A", "chars.candidate@B", "chars.reference", "chars.source", "references")
    return {name: columns.get(name).tolist() for name in names}


def test_whole_columns_of_lengths_are_read_from_their_indexes(store: CorpusStore) -> None:
    wanted = {
        "candidate": "output_lengths",
        "reference": "item_lengths",
        "source": "item_lengths",
        "": "item_lengths",
    }
    for part, index in wanted.items():
        query = reading.QUERIES["characters" if part else "references", part]
        plan = store.connection.execute(f"EXPLAIN QUERY PLAN {query}", {"start": 0, "system": 0}).fetchall()
        assert [f"USING COVERING INDEX {index}" in row[3] for row in plan] == [True], plan


def test_the_columns_of_numbers_of_a_query_are_known_before_it_is_run(columns: Columns) -> None:
    text = (
        "rouge1 < q75(rouge2@lead-3) and not missing(len.source) or -abs(year) * 2 > rougeL.p and topic = art"
        " and candidate ~ a and rank(distance) > .5"
    )
    names = [name.spelled("A") for name in number_columns(parse(text, columns.vocabulary).condition)]
    assert names == ["rouge1", "rouge2@lead-3", "len.source", "year", "rougeL.p", "distance"]
    assert list(number_columns(parse_expression("delta(rouge1, A, lead-3)", columns.vocabulary).node)) == [
        ColumnName("score", "rouge1", "fmeasure", system) for system in ("A", "lead-3")
    ]
    assert list(number_columns(None)) == []


def test_the_chosen_system_is_meant_where_none_is_named(columns: Columns) -> None:
    columns.choose("lead-3")
    assert numbers(columns, "rouge1") == pytest.approx([0.5, nan, 0.4, 0], nan_ok=True)
    assert numbers(columns, "human") == pytest.approx([1, nan, nan, nan], nan_ok=True)
    with pytest.raises(LookupError):
        columns.get("rouge9")


def test_scores_that_come_are_seen_and_arrays_handed_out_stay(store: CorpusStore) -> None:
    run = store.run_for("auto", None, METRICS)
    with CorpusStore.open(store.path) as other:
        columns = Columns(other, other.runs()[0])
        assert list(columns.vocabulary.metrics) == []
        add_scores(store, run, [2])
        columns.refresh()
        assert list(columns.vocabulary.metrics) == list(METRICS)
        first = columns.get("rouge1")
        assert np.isnan(first).tolist() == [True, True, False, True]
        # behind those that are there
        add_scores(store, run, [3])
        columns.refresh()
        assert np.isnan(columns.get("rouge1@lead-3")).tolist() == [True, True, False, False]
        # and before them
        add_scores(store, run, [0])
        columns.refresh()
        assert np.isnan(columns.get("rouge1")).tolist() == [False, True, False, True]
        assert np.isnan(first).tolist() == [True, True, False, True]
        with pytest.raises(ValueError, match="read-only"):
            columns.get(ColumnName("score", "rouge1", "fmeasure", "A"))[0] = 1


def test_scores_that_come_before_and_behind_are_seen_by_the_next_refresh(store: CorpusStore) -> None:
    run = store.run_for("auto", None, METRICS)
    add_scores(store, run, [2])
    with CorpusStore.open(store.path) as other:
        columns = Columns(other, run)
        assert np.isnan(columns.get("rouge1@lead-3")).tolist() == [True, True, False, True]
        add_scores(store, run, [0])
        add_scores(store, run, [3])
        for _ in range(2):
            columns.refresh()
        assert np.isnan(columns.get("rouge1@lead-3")).tolist() == [False, True, False, False]


def test_an_extra_column_may_be_of_all_items_and_of_systems_too(tmp_path: Path) -> None:
    items = [
        CorpusItem("a", ("r",), {"A": "x", "B": "y"}, None, {"human": 1.0, "human@B": 2.0, "kind@B": "odd"})
    ]
    with stored(tmp_path / "c.rougegui", items) as store:
        columns = Columns(store)
        assert [columns.get(text).tolist() for text in ("human", "human@B", "`human@B`")] == [[1], [2], [2]]
        assert parse("kind@B = odd", columns.vocabulary).mask(columns).tolist() == [True]
        with pytest.raises(QueryError, match="no-system-here"):
            parse("human@A = 1", columns.vocabulary)


def test_items_that_come_lengthen_the_columns(columns: Columns, store: CorpusStore) -> None:
    assert len(columns.get("rouge1")) == len(columns.get("year")) == 4
    assert columns.vocabulary.choices == {"topic": ("art", "pets")}
    with store.transaction():
        store.add_items([CorpusItem("e", ("x",), {"A": "x"}, None, {"year": 1.0, "topic": "new"})])
    columns.refresh()
    assert columns.item_count == 5
    assert len(columns.get("rouge1")) == 5
    assert numbers(columns, "year") == pytest.approx([2019, 2020, nan, nan, 1], nan_ok=True)
    assert columns.vocabulary.choices == {"topic": ("art", "new", "pets")}
    assert parse("topic = new", columns.vocabulary).mask(columns).tolist() == [False] * 4 + [True]


def test_a_column_of_too_many_texts_is_read_by_windows(tmp_path: Path) -> None:
    items = [
        CorpusItem(f"{at}", ("r",), {"A": "c"}, None, {"key": f"k{at}", "few": at % 3 and "x"})
        for at in range(1500)
    ]
    with stored(tmp_path / "many.rougegui", items) as store:
        columns = Columns(store)
        vocabulary = columns.vocabulary
        assert vocabulary.texts == ("key",)
        assert vocabulary.choices == {"few": ("0", "x")}
        query = parse("key ~ k77 and few = x", vocabulary)
        assert query.needs_texts
        assert np.flatnonzero(query.mask(columns)).tolist() == [at for at in (77, *range(770, 780)) if at % 3]
        with pytest.raises(QueryError, match="no-order-by-texts"):
            parse_expression("key", vocabulary).values(columns)


def test_any_number_of_languages_is_borne(tmp_path: Path) -> None:
    items = [CorpusItem(f"{at}", ("r",), {"A": "c"}, language=f"l{at % 700}") for at in range(1400)]
    with stored(tmp_path / "many.rougegui", items) as store:
        columns = Columns(store)
        assert len(columns.vocabulary.languages) == 500
        for text in ("lang = l0", 'lang = "l699"'):
            assert np.count_nonzero(parse(text, columns.vocabulary).mask(columns)) == 2


def test_without_a_run_there_are_texts_but_no_scores(store: CorpusStore) -> None:
    columns = Columns(store)
    assert list(columns.vocabulary.metrics) == []
    assert numbers(columns, "len.candidate") == pytest.approx([11, 16, 9, nan], nan_ok=True)
    with pytest.raises(QueryError, match="not-scored"):
        parse("rouge1 > 0", columns.vocabulary)
