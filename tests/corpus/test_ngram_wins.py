"""N-grams that systems win and lose: net counts, listed once, adding up to the differences of ROUGE-N."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stored import METRICS, add_scores, scored, stored

from rouge_gui.corpus import ngram_wins as wins_module
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.ngram_wins import Credits, Duel, NgramWins, credits_of, ngram_wins
from rouge_gui.corpus.query import parse
from rouge_gui.metrics import Profile, score

PROFILES = (
    "auto", "rouge-score stemmer=porter", "auto tokenizer=characters", "auto multi=average", "auto multi=mean",
    "auto multi=jackknife", "auto multi=recall", "rouge-1.5.5", "pltrdy", "rouge-chinese", "pyrouge",
)  # fmt: skip


def test_case_21_an_ngram_won_here_and_lost_there_is_listed_once(tmp_path: Path) -> None:
    outputs = [
        ("the gate is open", {"A": "the gate", "B": "a door", "C": "the gate is open"}),
        ("the gate is shut", {"A": "a door", "B": "the gate is", "C": "the gate"}),
        ("the gate fell", {"A": "gate", "B": "it", "C": "the"}),
    ]
    store, run = scored(tmp_path / "c.rougegui", outputs)
    with store:
        *_, last = ngram_wins(
            Columns(store, run), Duel("A", "B", Profile.parse(run.profile)), None, lambda: False
        )
    ours, theirs = last.wins.rows(10)
    assert [(win.form, win.wins_a, win.wins_b, win.net, win.items) for win in ours] == [
        (("gate",), 2, 1, 1, 3)
    ]
    assert [(win.form, win.net) for win in theirs] == [(("is",), -1)]
    # "the" is won once and lost once: on neither side
    assert {win.form: win.net for win in last.wins.all()}["the",] == 0
    assert (last.wins.matches_a, last.wins.matches_b, last.wins.compared) == (3, 3, 3)


WORDS = ("the", "The", "cat", "cats", "sat", "a", "猫", "坐", "кот", ".")
words = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)


@settings(max_examples=80, deadline=None)
@given(
    st.lists(words, min_size=1, max_size=3), words, words, st.sampled_from(PROFILES), st.sampled_from([1, 2])
)
def test_what_ngrams_earn_adds_up_to_the_matches(
    references: list[str], first: str, second: str, profile_text: str, n: int
) -> None:
    profile = Profile.parse(profile_text).resolve([*references, first, second])
    key = f"rouge{n}"
    cards = [score(references, text, profile, [key]) for text in (first, second)]
    both = credits_of(references, (first, second), profile, n)
    if both is None:
        assert any(key not in card for card in cards)
        return
    matches = [card.rouge(key).matches for card in cards]
    assert [sum(credited.values()) for credited in both] == pytest.approx(matches)
    wins = NgramWins()
    wins.add(*both)
    assert sum(win.net for win in wins.all()) == pytest.approx(matches[0] - matches[1])
    assert all(len(win.form) == n for win in wins.all())


def test_the_net_counts_of_a_corpus_are_the_differences_of_its_scores(tmp_path: Path) -> None:
    items = [
        CorpusItem(
            f"{at}", ("the cat sat on the mat", "a cat"), {"A": "the cat " * (at % 4), "B": "a mat sat"}
        )
        for at in range(150)
    ]
    items += [CorpusItem("no reference", (), {"A": "x", "B": "y"}), CorpusItem("no B", ("x",), {"A": "x"})]
    with stored(tmp_path / "c.rougegui", items) as store:
        run = store.run_for("auto", None, METRICS)
        add_scores(store, run, range(len(items)))
        columns = Columns(store, run)
        mask = parse("not id ~ 7", columns.vocabulary).mask(columns)
        for n in (1, 2):
            *_, last = ngram_wins(columns, Duel("A", "B", Profile.parse(run.profile), n), mask, lambda: False)
            ahead = columns.get(f"rouge{n}.matches@A - rouge{n}.matches@B")
            count = int(np.count_nonzero(mask))
            assert last.wins.compared == count - 2
            assert sum(win.net for win in last.wins.all()) == np.nansum(ahead[mask])
            assert (last.done, last.total) == (count, count)


def test_the_order_of_items_does_not_matter() -> None:
    pairs: list[tuple[Credits, Credits]] = [
        ({("a",): 1.0}, {("b",): 1.0}),
        ({("b",): 2.0, ("c",): 1.0}, {}),
        ({}, {("c",): 1.0, ("d",): 1.0}),
    ]
    tables = []
    for order in (pairs, pairs[::-1]):
        wins = NgramWins()
        for both in order:
            wins.add(*both)
        tables.append(wins.rows(5))
    assert tables[0] == tables[1]
    assert [win.form for win in tables[0][0]] == [("b",), ("a",)]


def test_counting_ends_where_it_is_stopped(tmp_path: Path) -> None:
    items = [CorpusItem(f"{at}", ("a",), {"A": "a", "B": "b"}) for at in range(300)]
    with stored(tmp_path / "c.rougegui", items) as store:
        asked = iter([False] * 5 + [True])
        found = [
            (step.done, step.wins.compared)
            for step in ngram_wins(
                Columns(store), Duel("A", "B", Profile.parse("rouge-score")), None, lambda: next(asked)
            )
        ]
    assert found == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]


def test_rare_ngrams_are_let_go_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins_module, "MOST_FORMS", 100)
    wins = NgramWins()
    for at in range(300):
        wins.add({("often",): 1.0, (f"once {at}",): 1.0}, {})
    assert len(wins) <= 101
    assert wins.let_go == 301 - len(wins)
    assert wins.rows(1)[0][0] == (("often",), 300.0, 0.0, 300)
    assert wins.matches_a == 600
