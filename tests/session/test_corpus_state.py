"""What the window knows of an open corpus: order, filter, the item at hand."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.session.corpus_state import CorpusState


def _items(first: int, count: int, systems: Sequence[str]) -> list[CorpusItem]:
    names = map(str, range(first, first + count))
    return [CorpusItem(name, ("a b",), dict.fromkeys(systems, "a")) for name in names]


Open = Callable[..., tuple[CorpusState, CorpusStore]]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """A function that opens a corpus of so many items by such systems."""
    with ExitStack() as stores:

        def open_one(count: int = 5, systems: Sequence[str] = ("A", "B")) -> tuple[CorpusState, CorpusStore]:
            state, store = CorpusState(), stores.enter_context(CorpusStore.create(tmp_path / "c.rougegui"))
            store.add_items(_items(0, count, systems))
            state.open(store, Columns(store), None, "rouge1")
            return state, store

        yield open_one


@pytest.fixture(autouse=True)
def _app(qapp: object) -> None:
    """Signals want an application."""


def test_a_corpus_opens_whole_and_as_read(opened: Open) -> None:
    state, _ = opened()
    assert state.order.tolist() == [0, 1, 2, 3, 4]
    assert (state.system, state.second_system, state.position, state.mask) == ("A", "B", -1, None)


def test_sorting_is_stable_both_ways_and_puts_missing_last(opened: Open) -> None:
    state, _ = opened()
    state.sort_by(np.array([0.5, math.nan, 0.2, 0.5, 0.2]))
    assert state.order.tolist() == [2, 4, 0, 3, 1]
    state.sort_by(np.array([0.5, math.nan, 0.2, 0.5, 0.2]), descending=True)
    assert state.order.tolist() == [0, 3, 2, 4, 1]
    state.sort_by(["b", "", "a", "b", "c"], descending=True)
    assert state.order.tolist() == [4, 0, 3, 2, 1]


def test_query_and_pick_both_hold_and_keep_the_order(qtbot: QtBot, opened: Open) -> None:
    state, _ = opened()
    state.sort_by(np.array([4.0, 3, 2, 1, 0]))
    with qtbot.waitSignals([state.filter_changed, state.order_changed]):
        state.set_found(np.array([True, True, True, False, False]))
    state.pick(np.array([False, True, True, True, True]))
    assert state.order.tolist() == [2, 1]
    state.set_found(None)
    assert state.order.tolist() == [4, 3, 2, 1]
    state.pick(None)
    assert (state.order.tolist(), state.mask) == ([4, 3, 2, 1, 0], None)


def test_walking_goes_by_rows_and_stops_at_the_ends(opened: Open) -> None:
    state, _ = opened()
    state.sort_by(np.array([4.0, 3, 2, 1, 0]))
    assert (state.neighbour(1), state.neighbour(-1)) == (4, 0)
    state.go_to(2)
    assert (state.neighbour(1), state.neighbour(-1), state.neighbour(9)) == (1, 3, 0)
    state.set_found(np.zeros(5, dtype=np.bool_))
    assert (state.neighbour(1), state.row_of(2)) == (-1, -1)
    with pytest.raises(IndexError):
        state.go_to(5)


def test_items_that_come_stand_at_the_end_and_lose_nothing(opened: Open) -> None:
    state, store = opened(3)
    state.set_found(np.array([False, True, True]))
    state.go_to(1)
    store.add_items(_items(3, 2, ("A", "B")))
    state.refresh()
    assert (state.order.tolist(), state.position, state.item_count) == ([1, 2, 3, 4], 1, 5)


def test_systems_that_come_while_reading_are_chosen(opened: Open) -> None:
    state, store = opened(0, ())
    assert (state.system, state.second_system) == ("", "")
    store.add_items(_items(0, 2, ("A", "B", "C")))
    state.refresh()
    assert (state.system, state.second_system) == ("A", "B")
    state.choose_systems("C", "A")
    assert (state.system, state.second_system) == ("C", "A")
    with pytest.raises(ValueError, match="D"):
        state.choose_systems("D", "A")
