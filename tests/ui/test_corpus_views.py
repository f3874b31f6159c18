"""Charts and the comparison of systems over a corpus in a file: what the window shows is what the file holds."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot
from scored_corpus import score_corpus

from rouge_gui.corpus.chart_values import Box
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.query import parse
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import score
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.stats.paired import compare_systems
from rouge_gui.ui.corpus.charts.choice import ChartChoice, Kind
from rouge_gui.ui.corpus_source import StateSource
from rouge_gui.ui.corpus_views import CorpusViews
from rouge_gui.ui.main_window import MainWindow

METRICS = ("rouge1", "rougeL")
SYSTEMS = ("long one", "short")
WORDS = tuple("abcdefghijklmnopqrst")


def items() -> list[CorpusItem]:
    found = []
    for place in range(24):
        reference = WORDS[place % 5 : 8 + place % 9]
        made = {
            "long one": [*reference[: 2 + place % 4], *WORDS[place % 3 : 12]],
            "short": [*WORDS[place % 7 : 5 + place % 4], "again"],
        }
        if place == 5:
            # nobody wrote it
            del made["short"]
        outputs = {system: " ".join(words) for system, words in made.items()}
        extra = {"topic": ("river", "mill")[place % 2], "grade": float(place % 4)}
        language = ("en", "ru")[place % 2]
        found.append(
            CorpusItem(
                f"n{place:02}", (" ".join(reference),), outputs, " ".join(WORDS), extra, place + 1, language
            )
        )
    return found


def add_scores(store: CorpusStore, profile: str) -> Columns:
    return Columns(store, score_corpus(store, profile, METRICS), SYSTEMS[0])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CorpusStore]:
    with CorpusStore.create(tmp_path / "corpus.rougegui") as store:
        with store.transaction():
            store.add_items(items())
        yield store


@pytest.fixture
def state() -> CorpusState:
    return CorpusState()


@pytest.fixture
def views(window: MainWindow, state: CorpusState) -> Iterator[CorpusViews]:
    views = CorpusViews(state, window.settings, window.file_commands, window.message_bar, window)
    views.follow(window.appearance, window.score_scale, window.presentation.guess)
    yield views
    views.close()


def open_corpus(state: CorpusState, store: CorpusStore, profile: str = "rouge-score") -> None:
    columns = add_scores(store, profile)
    run = store.find_run(profile)
    state.open(store, columns, run, "rougeL")


def settle(qtbot: QtBot, views: CorpusViews) -> None:
    views.charts.draw_now()
    views.systems.compare_now()
    qtbot.waitUntil(lambda: views.is_settled, timeout=20_000)


def drawn_metric(views: CorpusViews) -> str | None:
    drawing = views.charts.drawing
    return None if drawing is None else drawing.choice.metric


def own_scores(system: str, metric: str) -> list[float]:
    return [
        score(item.references, item.outputs[system], "rouge-score").rouge(metric).fmeasure
        if system in item.outputs
        else float("nan")
        for item in items()
    ]


def test_docks_come_with_a_corpus_and_go_with_it(
    qtbot: QtBot, window: MainWindow, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    assert not any(dock.isVisible() for dock in views.docks)
    open_corpus(state, store)
    history = window.findChild(QDockWidget, "historyDock")
    assert history is not None
    assert set(views.docks) <= set(window.tabifiedDockWidgets(history))
    assert views.docks[0].isVisible()
    state.close()
    assert not any(dock.isVisible() for dock in views.docks)
    assert views.charts.source is None


def test_points_are_the_scores_of_the_file(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    assert views.charts.switches.choice.metric == "rougeL"
    views.charts.show_choice(ChartChoice(Kind.LENGTH, "rouge1", systems=SYSTEMS))
    settle(qtbot, views)
    assert views.charts.plot is not None
    long, short = views.charts.plot.layers.items
    assert long.getData()[1].tolist() == pytest.approx(own_scores("long one", "rouge1"))
    assert long.getData()[0].tolist() == [len(item.outputs["long one"].split()) for item in items()]
    wanted = own_scores("short", "rouge1")
    assert short.getData()[1].tolist() == pytest.approx(wanted[:5] + wanted[6:])
    assert views.charts.plot.axis_labels()[0] == "length of the candidate (tokens)"


def test_what_is_chosen_in_a_chart_is_found_by_its_query(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    asked: list[str] = []
    views.query_wanted.connect(asked.append)
    assert isinstance(state.columns, Columns)
    columns = state.columns

    def found() -> list[int]:
        query = parse(asked.pop(), columns.vocabulary)
        return np.flatnonzero(query.mask(columns)).tolist()

    choice = ChartChoice(Kind.METRICS, "rouge1", "recall", "rougeL", ("short",))
    views.charts.show_choice(choice)
    settle(qtbot, views)
    drawing, plot = views.charts.drawing, views.charts.plot
    assert drawing is not None
    assert plot is not None
    box = Box(0.245, 0.61, 0.1, 0.52)
    plot.box_chosen.emit(box)
    cloud = drawing.clouds[0]
    inside = (cloud.x >= box.left) & (cloud.x <= box.right) & (cloud.y >= box.bottom) & (cloud.y <= box.top)
    assert 2 < inside.sum() < 20
    assert found() == cloud.positions[inside].tolist()

    for grouping in ("topic", "grade", "lang", "len.candidate", "len.reference", "len.source"):
        views.charts.show_choice(replace(choice, kind=Kind.BUCKETS, grouping=grouping))
        settle(qtbot, views)
        drawing = views.charts.drawing
        assert drawing is not None
        spot = len(drawing.spots) - 1
        plot.spot_chosen.emit(spot)
        mean = drawing.means[0][int(drawing.spots.keys[spot])]
        scored = ~np.isnan(columns.get("rouge1@short"))
        assert int(scored[found()].sum()) == mean.count

    views.charts.show_choice(replace(choice, kind=Kind.DISTRIBUTION))
    settle(qtbot, views)
    drawing = views.charts.drawing
    assert drawing is not None
    for spot in np.flatnonzero(drawing.spots.y).tolist():
        plot.spot_chosen.emit(spot)
        assert len(found()) == drawing.spots.y[spot]


def test_a_click_goes_to_the_item_and_its_system(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    views.item_wanted.connect(state.go_to)
    views.charts.show_choice(ChartChoice(Kind.METRICS, "rouge1", second_metric="rougeL", systems=("short",)))
    settle(qtbot, views)
    plot, drawing = views.charts.plot, views.charts.drawing
    assert plot is not None
    assert drawing is not None
    place = plot.place_of(7)
    spot = plot.spot_at(place)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert spot is not None
    assert state.position == drawing.spots.keys[spot]
    assert (state.system, state.second_system) == ("short", "long one")


def test_systems_are_compared_on_what_is_shown(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    views.docks[1].raise_()
    mask = np.arange(24) < 18
    state.set_found(mask)
    qtbot.waitUntil(views.systems.isVisible)
    settle(qtbot, views)
    comparison = views.systems.comparison
    assert comparison is not None
    assert comparison.plan.metric == "rougeL.fmeasure"
    first, second = (np.array(own_scores(system, "rougeL"))[:18] for system in SYSTEMS)
    both = ~np.isnan(second)
    difference = comparison.pairs[0].difference
    # rouge-score's numbers, to the last bit
    assert difference == compare_systems(first[both], second[both], comparison.plan.draws)
    assert comparison.mean("short", "rougeL.fmeasure").count == 17
    assert "different items (17 to 18)" in views.systems.caption.text()
    assert "not a published standard" not in views.systems.caption.text()


def test_auto_is_said_to_be_no_standard(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store, "auto")
    views.docks[1].raise_()
    qtbot.waitUntil(views.systems.isVisible)
    settle(qtbot, views)
    assert "not a published standard" in views.systems.caption.text()
    assert "standard:not a published standard" in views.systems.text("latex")


def test_scale_theme_and_guess_reach_both(
    qtbot: QtBot, window: MainWindow, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    settle(qtbot, views)
    window.score_scale.use_percent(True)
    settle(qtbot, views)
    assert views.charts.drawing is not None
    assert views.charts.drawing.x.label == "ROUGE-L F (0–100)"
    window.presentation.guess.hidden_changed.emit(True)
    assert views.charts.is_hidden
    window.presentation.guess.hidden_changed.emit(False)
    assert not views.charts.is_hidden


def test_choices_are_remembered(
    window: MainWindow, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    open_corpus(state, store)
    box = views.charts.switches.kind_box
    box.setCurrentIndex(box.findData(Kind.BUCKETS.value))
    box.activated.emit(box.currentIndex())
    form = views.systems.switches.form
    form.seed.setValue(77)
    form.level.setValue(90)
    again = CorpusViews(CorpusState(views), window.settings, window.file_commands, window.message_bar, window)
    assert again.charts.switches.choice.kind is Kind.BUCKETS
    assert again.systems.switches.view.options.seed == 77
    assert again.systems.switches.view.options.level == 90
    again.close()


def test_before_scoring_there_is_nothing_to_draw_and_then_there_is(
    qtbot: QtBot, views: CorpusViews, state: CorpusState, store: CorpusStore
) -> None:
    state.open(store, Columns(store), None, "rougeL")
    settle(qtbot, views)
    assert drawn_metric(views) is None
    source = StateSource(state)
    assert source.metrics == ()
    assert source.groupings == ("len.candidate", "len.reference", "len.source", "lang", "grade", "topic")
    columns = add_scores(store, "rouge-score")
    state.use_run(columns, store.find_run("rouge-score"))
    settle(qtbot, views)
    assert drawn_metric(views) == "rougeL"
