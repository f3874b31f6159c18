"""The file of a corpus: what goes in comes out, from a fresh opening, whatever the texts hold."""

import random
import sqlite3
import subprocess
import sys
from array import array
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.items import CorpusItem, Problem
from rouge_gui.corpus.store import CorpusAbout, CorpusStore, CorpusStoreError, holds_corpus
from rouge_gui.corpus.store_scores import ColumnKey, ScoreRows
from rouge_gui.store_schema import VERSION

ITEMS = (
    CorpusItem("a", ("the cat", ""), {"one": "the cat sat", "two": "a dog"}, "the source", {"n": 2.5}, 1),
    CorpusItem("b", (), {"one": "кошка на коврике"}, None, {"kind": "news"}, 2),
    CorpusItem("c", ("猫坐在垫子上",), {"two": "猫"}, line=3),
)


def made(path: Path, *entries: CorpusItem | Problem) -> CorpusStore:
    store = CorpusStore.create(path)
    with store.transaction():
        store.add_items(entries)
    return store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "corpus.rougegui"


def test_what_goes_in_comes_out(path: Path) -> None:
    made(path, *ITEMS).close()
    assert [found.name for found in path.parent.iterdir()] == ["corpus.rougegui"]
    with CorpusStore.open(path) as store:
        assert store.systems == ("one", "two")
        assert (store.item_count, store.output_count) == (3, 4)
        assert store.extra_columns == ("n", "kind")
        assert store.names() == ["a", "b", "c"]
        assert store.name_ranks().tolist() == [0, 1, 2]
        assert store.languages() == ["en", "ru", "zh"]
        item = store.item(0)
        assert (item.name, item.references, item.source, item.line) == ("a", ("the cat", ""), "the source", 1)
        assert {system: output.text for system, output in item.outputs.items()} == dict(ITEMS[0].outputs)
        assert item.extra == {"n": 2.5}
        assert store.item(1).references == ()
        assert store.item(1).extra == {"kind": "news"}
        assert store.position_of("c") == 2
        assert store.position_of("d") is None
        rows = store.rows([2, 0])
        assert [row.name for row in rows] == ["c", "a"]
        assert [row.texts for row in rows] == [(None, "猫"), ("the cat sat", "a dog")]
        assert list(store.texts("candidate", "two")) == [(0, "a dog"), (2, "猫")]
        assert list(store.texts("reference")) == [(0, "the cat"), (0, ""), (2, "猫坐在垫子上")]
        assert list(store.texts("source")) == [(0, "the source")]
        assert list(store.extra_values("n")) == [(0, 2.5)]
    assert holds_corpus(str(path))


def test_another_file_adds_outputs_to_items_of_the_same_name(path: Path) -> None:
    with made(path, *ITEMS) as store:
        with store.transaction():
            added = store.add_items(
                [
                    CorpusItem(
                        "b", ("кошка",), {"two": "кот"}, "источник", {"kind": "other"}, 7, file="two.jsonl"
                    ),
                    CorpusItem("a", ("the cat", ""), {"one": "again"}, line=8, file="two.jsonl"),
                    CorpusItem("c", ("не то",), {"one": "кто"}, line=9, file="two.jsonl"),
                    Problem("two.jsonl", 10, "bad-json", "x\0y"),
                ]
            )
        assert (added.items, added.outputs, added.problems) == (0, 2, 3)
        assert store.item(1).references == ("кошка",)
        assert store.item(1).source == "источник"
        assert store.item(1).extra == {"kind": "news", "kind@two": "other"}
        assert store.item(0).outputs["one"].text == "the cat sat"
        assert sorted((found.problem, found.line, found.detail) for found in store.problems()) == [
            ("bad-json", 10, "x\0y"),
            ("other-references", 9, "c"),
            ("repeated-output", 8, "a one"),
        ]


def test_lines_of_one_item_stand_together(path: Path) -> None:
    lines = [CorpusItem("x", ("r",), {system: system * 2}, extra={"n": 1.0}) for system in ("a", "b", "c")]
    with made(path, *lines) as store:
        assert store.item_count == 1
        assert {key: found.text for key, found in store.item(0).outputs.items()} == {
            "a": "aa",
            "b": "bb",
            "c": "cc",
        }
        assert store.item(0).extra == {"n": 1.0}
        assert store.problems() == []


def test_notes_and_corrected_texts_leave_the_original(path: Path) -> None:
    with made(path, *ITEMS) as store:
        store.set_note(0, "look \\ at this\ud83d")
        store.set_corrected(0, "one", "the bat sat\0")
        with pytest.raises(LookupError):
            store.set_corrected(2, "one", "there is none")
        with pytest.raises(LookupError):
            store.set_note(3, "nor here")
    with CorpusStore.open(path) as store:
        item = store.item(0)
        assert item.note == "look \\ at this\ud83d"
        assert item.source == "the source"
        one = item.outputs["one"]
        assert (one.text, one.corrected, one.distance) == ("the cat sat", "the bat sat\0", 2)
        assert store.rows([0])[0].corrected == (True, False)
        assert list(store.texts("corrected", "one")) == [(0, "the bat sat\0")]
        assert list(store.texts("note")) == [(0, "look \\ at this\ud83d")]
        store.set_corrected(0, "one", None)
        assert store.item(0).outputs["one"].corrected is None


TEXTS = st.text(st.characters() | st.sampled_from("\0\\\ud83d\udc00é猫"), max_size=12)


@settings(max_examples=20)
@given(st.data())
def test_any_text_comes_back(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("any") / "x.rougegui"
    draw = data.draw
    items = [
        CorpusItem(
            f"item {number}",
            tuple(draw(st.lists(TEXTS, max_size=3))),
            draw(st.dictionaries(st.sampled_from(("p", "q")), TEXTS)),
            draw(st.none() | TEXTS),
            draw(st.dictionaries(st.sampled_from(("e", "f")), TEXTS | st.floats(allow_nan=False))),
            number,
        )
        for number in range(draw(st.integers(1, 4)))
    ]
    note = draw(TEXTS)
    with made(path, *items) as store:
        store.set_note(0, note)
    with CorpusStore.open(path) as store:
        assert store.item(0).note == note
        for number, item in enumerate(items):
            found = store.item(number)
            assert (found.references, found.source, found.extra) == (item.references, item.source, item.extra)
            assert {key: output.text for key, output in found.outputs.items()} == dict(item.outputs)


def test_names_keep_to_what_a_database_can_hold(path: Path) -> None:
    with made(path, CorpusItem("a\0b", ("r",), {"s\ud83d": "c"}, extra={"e\0": 1.0})) as store:
        assert store.names() == ["a\\u0000b"]
        assert store.systems == ("s\\uD83D",)
        assert store.extra_columns == ("e\\u0000",)
        assert store.position_of("a\0b") == 0


def test_about_filters_and_titles(path: Path) -> None:
    with made(path, *ITEMS) as store:
        assert store.about == CorpusAbout()
        store.set_about(CorpusAbout("Title", ("a.jsonl", "b.csv"), '{"id": "name"}', loaded=True))
        store.set_filter("bad ones", "rougeL < .2")
        store.set_filter("others", "lang = ru")
        store.set_filter("others", None)
    with CorpusStore.open(path, read_only=True) as store:
        assert store.about == CorpusAbout("Title", ("a.jsonl", "b.csv"), '{"id": "name"}', loaded=True)
        assert store.filters() == {"bad ones": "rougeL < .2"}


def rows_of(item: int, value: float, revision: int = 0, corrected: int = 0) -> ScoreRows:
    return ScoreRows(
        (),
        [(item, 0, corrected, revision)],
        {"rouge1": array("d", [value, 1.0, 0.5, 3, 4, 5, 1])},
        array("d", [1.0, 0.25]),
        [""],
    )


def test_what_is_scored_is_not_pending(path: Path) -> None:
    with made(path, *ITEMS) as store:
        run = store.run_for("rouge-score", None, ("rouge1",))
        assert store.run_for("rouge-score", None, ("rouge1",)) == run
        assert store.run_for("rouge-score", 1, ("rouge1",)).id != run.id
        (block,) = store.pending(run, ("rouge1",))
        assert [place[:2] for place in block.places] == [(0, 0), (0, 1), (2, 1)]
        assert store.pending_count(run, ("rouge1",)) == 3
        store.add_scores(run, rows_of(0, 0.125))
        assert store.pending_count(run, ("rouge1",)) == 2
        assert store.pending_count(run, ("rouge1", "rouge2")) == 3
        part, fresh = store.pending(run, ("rouge1", "rouge2"))
        assert (part.metrics, part.kept, part.references) == (("rouge2",), ("rouge1",), [("the cat", "")])
        assert (fresh.metrics, fresh.kept, fresh.candidates) == (("rouge1", "rouge2"), (), ["a dog", "猫"])
        np.testing.assert_array_equal(
            store.column(run, "one", "rouge1", "precision"), [0.125, np.nan, np.nan]
        )
        np.testing.assert_array_equal(
            store.column(run, "one", "rouge1", "reference_total"), [5, np.nan, np.nan]
        )
        key = ColumnKey("one", "rouge1", "matches")
        np.testing.assert_array_equal(store.column_between(run, key, 0, 2), [3, np.nan])
        np.testing.assert_array_equal(store.column_between(run, key, 1, 3), [np.nan, np.nan])
        np.testing.assert_array_equal(store.coverage(run, "one", "candidate"), [0.25, np.nan, np.nan])
        assert np.isnan(store.column(run, "two", "rouge1", "fmeasure")).all()
        assert store.metrics_of(run) == ("rouge1",)


def test_a_corrected_text_is_pending_until_it_is_scored(path: Path) -> None:
    with made(path, *ITEMS) as store:
        run = store.run_for("rouge-score", None, ("rouge1",))
        store.add_scores(run, rows_of(0, 0.125))
        store.set_corrected(0, "one", "the cat")
        (block,) = store.pending(run, ("rouge1",))
        assert (block.places[0], block.candidates[0]) == ((0, 0, 1, 1), "the cat")
        store.add_scores(run, rows_of(0, 0.75, revision=1, corrected=1))
        assert store.pending_count(run, ("rouge1",)) == 2
        assert store.column(run, "one", "rouge1", "precision")[0] == 0.125
        assert store.column(run, "one", "rouge1", "precision", corrected=True)[0] == 0.75
        store.set_corrected(0, "one", "a cat")
        assert store.pending_count(run, ("rouge1",)) == 3
        assert np.isnan(store.column(run, "one", "rouge1", "precision", corrected=True)[0])


def test_another_version_makes_scores_stale_and_keeps_them(path: Path) -> None:
    with made(path, *ITEMS) as store:
        run = store.run_for("rouge-score", None, ("rouge1",))
        store.add_scores(run, rows_of(0, 0.125))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE runs SET program = 'rouge-gui 0.0.1'")
        connection.commit()
    with CorpusStore.open(path) as store:
        run = store.run_for("rouge-score", None, ("rouge1",))
        assert store.pending_count(run, ("rouge1",)) == 3
        assert store.column(run, "one", "rouge1", "precision")[0] == 0.125
        assert store.runs() == [run]


def test_auto_is_settled_once_for_the_corpus(path: Path) -> None:
    with made(path, CorpusItem("a", ("the cat", "кошка"), {"s": "a cat"})) as store:
        assert store.settled("auto", 1).tokenization.tokenizer == "rouge-score"
        assert store.settled("auto").tokenization.tokenizer == "unicode"
        assert store.find_run("auto") is None
        assert store.run_for("auto").profile == store.settled("auto").text


def test_what_is_no_corpus_is_named(path: Path, tmp_path: Path) -> None:
    def problem(of: Path) -> str:
        with pytest.raises(CorpusStoreError) as caught:
            CorpusStore.open(of)
        return caught.value.id

    assert problem(tmp_path / "none") == "not-found"
    assert problem(tmp_path) == "is-a-folder"
    path.write_text("text")
    assert problem(path) == "not-a-session"
    path.unlink()
    made(path, *ITEMS).close()
    for statement, found in (
        (f"PRAGMA user_version = {VERSION + 1}", "newer-version"),
        ("PRAGMA application_id = 1", "not-a-session"),
        ("CREATE VIEW v AS SELECT 1", "damaged"),
        ("CREATE TRIGGER t AFTER INSERT ON items BEGIN DELETE FROM items; END", "damaged"),
        ("DROP TABLE outputs", "damaged"),
        # columns that could hold anything
        ("DROP TABLE filters; CREATE TABLE filters (name, query)", "damaged"),
        ("UPDATE items SET id = 4000000000000000000 WHERE id = 2", "damaged"),
        ("UPDATE systems SET id = 7 WHERE id = 1", "damaged"),
    ):
        copy = tmp_path / "copy.rougegui"
        copy.write_bytes(path.read_bytes())
        with closing(sqlite3.connect(copy)) as connection:
            connection.executescript(statement)
            connection.commit()
        assert problem(copy) == found


def test_gaps_and_wrong_numbers_are_no_error(path: Path) -> None:
    made(path, *ITEMS).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            """
            DELETE FROM items WHERE id = 1;
            UPDATE outputs SET system = 9, item = 99 WHERE system = 0 AND item = 0;
            INSERT OR REPLACE INTO corpus VALUES ('about', '[[]]'), ('scripts', '{"a": 1}'), ('loading', '7');
            INSERT INTO runs VALUES (1, 'auto', 0, '', '');
            INSERT INTO scores VALUES (1, 'rouge1', 0, 0, 77, 1, 1, 1, 1, 1, 1, 0);
            INSERT INTO scored VALUES (1, 0, 1, 0, '', 0, 1, 1, '{"id": 1}');
            """
        )
    with CorpusStore.open(path) as store:
        assert [row.name for row in store.rows([0, 1, 2, 3])] == ["a", "", "c", ""]
        assert list(store.item(0).outputs) == ["two"]
        assert store.about == CorpusAbout()
        assert store.unfinished_load is None
        assert np.isnan(store.column(store.runs()[0], "one", "rouge1", "precision")).all()
        with pytest.raises(LookupError):
            store.item(1)
        with pytest.raises(CorpusStoreError):
            store.score_notes(store.runs()[0], 0, "two")


def test_pages_that_are_damaged_are_named(path: Path) -> None:
    made(
        path, *(CorpusItem(f"item {number}", ("r" * 500,), {"s": "c" * 500}) for number in range(300))
    ).close()
    data = bytearray(path.read_bytes())
    # the header and the table of tables are whole
    data[100_000:200_000] = bytes(100_000)
    path.write_bytes(data)

    def read_all() -> None:
        with CorpusStore.open(path) as store:
            for position in range(store.item_count):
                store.item(position)
            store.names()

    with pytest.raises((CorpusStoreError, LookupError)):
        read_all()


def test_nothing_is_written_where_something_stands(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(CorpusStoreError) as caught:
        CorpusStore.create(path)
    assert caught.value.id == "in-use"
    assert path.read_text() == "mine"


def test_a_transaction_that_fails_leaves_nothing(path: Path) -> None:
    with made(path, *ITEMS) as store:

        def ending() -> None:
            with store.transaction():
                store.add_items([CorpusItem("z", ("r",), {"new": "c"})])
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            ending()
        store.refresh()
        assert "new" not in store.systems
        with store.transaction():
            store.add_items([CorpusItem("z", ("r",), {"other": "c"})])
        assert [*store.systems] == ["one", "two", "other"]
        assert store.item(3).name == "z"


def test_the_distance_of_a_long_text_is_known_at_once(path: Path) -> None:
    chance = random.Random(3)
    text = "".join(chance.choices("abc ", k=300_000))
    with made(path, CorpusItem("a", ("r",), {"s": text})) as store:
        # without knowing that little was changed this takes seconds
        store.set_corrected(0, "s", f"{text[:1_000]}X{text[1_001:200_000]}YY{text[200_000:]}")
        assert store.item(0).outputs["s"].distance == 3


def test_another_opening_in_this_process_takes_nothing_from_the_first(path: Path) -> None:
    """What a job writes and closes is seen, and what is written here stays, though the file was looked at meanwhile."""
    job = "import sys; from rouge_gui.corpus.store import CorpusStore as Store\nwith Store.open(sys.argv[1]) as store: "
    with made(path, *ITEMS) as store:
        for note in ("first", "second"):
            CorpusStore.open(path, read_only=True).close()
            assert holds_corpus(str(path))
            subprocess.run(
                [sys.executable, "-c", f"{job}store.set_note(1, {note!r})", str(path)], check=True, timeout=60
            )
            assert store.item(1).note == note
            store.set_note(0, f"{note} here")
    with CorpusStore.open(path) as store:
        assert [store.item(position).note for position in (0, 1)] == ["second here", "second"]


def test_ranks_are_those_of_the_names(tmp_path: Path) -> None:
    names = ["b", "a", "é", "\U0001f600", "\uffe6", "B", "10", "9"]
    with CorpusStore.create(tmp_path / "x.rougegui") as store:
        store.add_items([CorpusItem(name, ("r",), {"s": "c"}) for name in names])
        ranks = store.name_ranks().tolist()
    assert [name for _, name in sorted(zip(ranks, names, strict=True))] == sorted(names)
