"""Scores in a store are those of ``score``, to the last bit, whatever the profile; only what is due is scored."""

import json
import subprocess
import sys
from collections.abc import Sequence
from math import isnan
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scored_corpus import sample_items

from rouge_gui.corpus import store_scoring
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import PARTS
from rouge_gui.corpus.store_scoring import StoreScoring, WholeCorpusError
from rouge_gui.metrics import Score, UnknownMetricError, score

TEXTS = (
    "",
    "the cat sat",
    "a cat\nsat on the mat",
    "кошка сидит",
    "猫坐在垫子上",
    "... !",
    "the the the cat",
)


def filled(path: Path, items: Sequence[CorpusItem]) -> CorpusStore:
    store = CorpusStore.create(path)
    store.add_items(items)
    return store


def check(store: CorpusStore, scoring: StoreScoring) -> int:
    """Hold every value of a run against ``score``; return how many there are."""
    count = 0
    for system in store.systems:
        columns = {
            (metric, part): store.column(scoring.run, system, metric, part)
            for metric in scoring.metrics
            for part in PARTS
        }
        for position in range(store.item_count):
            item = store.item(position)
            references = item.references[: scoring.run.most_references]
            if not references or system not in item.outputs:
                assert all(isnan(column[position]) for column in columns.values())
                continue
            card = score(references, item.outputs[system].text, scoring.profile, scoring.metrics)
            assert store.score_notes(scoring.run, position, system) == card.notes
            assert store.coverage(scoring.run, system, "candidate")[position] == card.coverage[1]
            assert store.coverage(scoring.run, system, "reference")[position] == card.coverage[0]
            for (metric, part), column in columns.items():
                found = card.get(metric)
                if isinstance(found, Score):
                    assert column[position] == getattr(found, part)
                elif found is not None and part == "fmeasure":
                    assert column[position] == found.score
                else:
                    assert isnan(column[position])
                count += 1
    return count


@pytest.mark.parametrize(
    ("profile", "metrics"),
    [
        ("auto", ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeW", "rougeSU4", "bleu", "chrf", "ter")),
        ("rouge-score stemmer=porter", None),
        ("rouge-1.5.5 -n 2 -w 1.2", None),
        ("pltrdy", None),
        ("sacrebleu chrF", None),
    ],
)
def test_every_value_is_that_of_score(tmp_path: Path, profile: str, metrics: tuple[str, ...] | None) -> None:
    items = [
        CorpusItem("a", ("the cat sat on the mat", "", "a dog"), {"one": "the cat", "two": ""}),
        CorpusItem("b", (), {"one": "no reference"}),
        CorpusItem("c", ("кошка сидит",), {"two": "кошки"}),
        CorpusItem("d", ("",), {"one": "a cat", "two": "..."}),
    ]
    with filled(tmp_path / "x.rougegui", items) as store:
        for most_references in (None, 1):
            scoring = StoreScoring(store, profile, metrics, most_references)
            assert scoring.due == 5
            assert sum(len(rows.places) for rows in scoring.work(1)) == 5
            assert check(store, scoring) == 5 * len(scoring.metrics) * len(PARTS)
            assert store.pending_count(scoring.run, scoring.metrics) == 0


@settings(max_examples=15)
@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(TEXTS) | st.text(max_size=8), max_size=3),
            st.dictionaries(st.sampled_from(("p", "q")), st.sampled_from(TEXTS) | st.text(max_size=8)),
        ),
        max_size=4,
    )
)
def test_any_texts(
    tmp_path_factory: pytest.TempPathFactory, drawn: list[tuple[list[str], dict[str, str]]]
) -> None:
    items = [
        CorpusItem(str(number), tuple(references), outputs)
        for number, (references, outputs) in enumerate(drawn)
    ]
    with filled(tmp_path_factory.mktemp("any") / "x.rougegui", items) as store:
        scoring = StoreScoring(store, "auto", ("rouge1", "rougeL", "chrf"))
        due = sum(len(rows.places) for rows in scoring.work(1))
        assert due == scoring.due == sum(len(outputs) for references, outputs in drawn if references)
        check(store, scoring)


def test_the_sample_corpus_in_two_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_scoring, "IN_PLACE_ITEMS", 100)
    with filled(tmp_path / "x.rougegui", list(sample_items())) as store:
        scoring = StoreScoring(store, "auto", ("rouge1", "rougeLsum"))
        assert scoring.due >= 100
        places = [place[:2] for rows in scoring.work(2) for place in rows.places]
        assert places == sorted(places)
        assert check(store, scoring) > 0


def test_only_what_is_missing_or_stale_is_scored(tmp_path: Path) -> None:
    items = [CorpusItem(str(number), ("the cat",), {"s": "a cat"}) for number in range(3)]
    with filled(tmp_path / "x.rougegui", items) as store:

        def scored(*metrics: str) -> list[tuple[int, ...]]:
            rows = StoreScoring(store, "rouge-score", metrics).work(1)
            return [(place[0], place[2], *map(len, chunk.values)) for chunk in rows for place in chunk.places]

        assert scored("rouge1") == [(0, 0, 6), (1, 0, 6), (2, 0, 6)]
        assert scored("rouge1") == []
        store.add_items([CorpusItem("new", ("r",), {"s": "c"}), CorpusItem("1", (), {"t": "the cat"})])
        assert scored("rouge1") == [(1, 0, 6), (3, 0, 6)]
        # of those that are there only the other metric
        assert scored("rouge1", "rougeL") == [(item, 0, 6) for item in (0, 1, 1, 2, 3)]
        store.set_corrected(2, "s", "the cat")
        assert scored("rougeL", "rouge1") == [(2, 1, 6, 6)]
        run = store.runs()[0]
        assert store.column(run, "s", "rouge1", "fmeasure", corrected=True)[2] == 1.0
        assert store.column(run, "s", "rouge1", "fmeasure")[2] == 0.5
        store.set_corrected(2, "s", None)
        assert scored("rougeL", "rouge1") == []
        assert isnan(store.column(run, "s", "rouge1", "fmeasure", corrected=True)[2])


def test_what_cannot_be_scored_item_by_item_is_refused(tmp_path: Path) -> None:
    with filled(tmp_path / "x.rougegui", []) as store:
        with pytest.raises(WholeCorpusError):
            StoreScoring(store, "sacrebleu BLEU corpus")
        with pytest.raises(UnknownMetricError):
            StoreScoring(store, "auto", ("rouge77x",))
        assert store.runs() == []


def test_auto_is_decided_as_the_command_line_decides_it(tmp_path: Path) -> None:
    items = [CorpusItem("a", ("the cat", "猫"), {"s": "a cat"}), CorpusItem("b", ("a dog",), {"s": "a dog"})]
    with filled(tmp_path / "x.rougegui", items) as store:
        assert StoreScoring(store, "auto", None, 1).run.profile == "auto tokenizer=rouge-score"
        assert StoreScoring(store, "auto").run.profile == "auto tokenizer=jieba-exact"
        store.add_items([CorpusItem("c", ("r",), {"s": "ネコ"})])
        assert StoreScoring(store, "auto").run.profile == "auto tokenizer=unicode"


def test_quick_metrics_are_a_pass_of_their_own(tmp_path: Path) -> None:
    metrics = ("rougeW", "rouge1", "rougeLsum", "rougeSU4", "rougeS4")
    items = [CorpusItem("a", ("the cat sat on the mat. it slept. " * 3,), {"s": "a cat. it slept. " * 4})]
    with filled(tmp_path / "x.rougegui", items) as store:
        scoring = StoreScoring(store, "rouge-1.5.5 -w 0.5", metrics)
        assert scoring.passes == [("rouge1", "rougeLsum"), ("rougeW",), ("rougeSU4", "rougeS4")]
        for keys in scoring.passes:
            assert scoring.due_of(keys) == 1
            assert [list(rows.values) for rows in scoring.work(1, keys)] == [list(keys)]
        assert scoring.due_of(metrics) == 0
        card = score(items[0].references, items[0].outputs["s"], scoring.profile, metrics)
        # neither pass forgets what the other noted
        assert len(card.notes) > 1
        assert {note.id for note in store.score_notes(scoring.run, 0, "s")} == {
            note.id for note in card.notes
        }


def test_a_job_tells_of_each_pass(tmp_path: Path) -> None:
    path = tmp_path / "x.rougegui"
    items = [CorpusItem(str(number), ("the cat sat",), {"s": "a cat sat"}) for number in range(5)]
    filled(path, items).close()
    program = [sys.executable, "-m", "rouge_gui.corpus.jobs", "--keep-on", "score", str(path)]
    told = subprocess.run(
        [*program, "--metrics", "chrf,rouge1,rougeL"], check=True, capture_output=True, text=True, timeout=60
    )
    events = [json.loads(line) for line in told.stdout.splitlines()]
    done = [(event["done"], event["total"]) for event in events if event["event"] == "progress"]
    assert done[0] == (0, 5)
    assert done[-1] == (5, 5)
    assert done.count((0, 5)) == 2
    assert events[-1]["event"] == "finished"
    with CorpusStore.open(path) as store:
        assert set(store.metrics_of(store.runs()[0])) == {"chrf", "rouge1", "rougeL"}
