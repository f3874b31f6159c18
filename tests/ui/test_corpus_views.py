"""Charts and the comparison of systems over a corpus in a file: what the window shows is what the file holds."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot
from scored_corpus import make_corpus
from windows import WAIT_MS
from windows import settle as settle_window

from rouge_gui.corpus.chart_values import Box
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.metrics import score
from rouge_gui.session import settings as remembered
from rouge_gui.session.corpus_state import CorpusState
from rouge_gui.stats.paired import compare_systems
from rouge_gui.ui.corpus.charts.choice import ChartChoice, Kind
from rouge_gui.ui.corpus.charts.drawing import Drawing
from rouge_gui.ui.corpus.charts.plot import ChartPlot
from rouge_gui.ui.corpus.source import score_column
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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "corpus.rougegui"
    make_corpus(path, items(), "rouge-score", METRICS)
    return path


@pytest.fixture
def views(window: MainWindow, qtbot: QtBot, path: Path) -> CorpusViews:
    """The charts and systems of a window with that corpus open."""
    window.settings.set_value(remembered.SHOWN_METRICS, " ".join(METRICS))
    window.use_profile("rouge-score")
    open_corpus(window, qtbot, path)
    return window.room.views


def open_corpus(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    assert window.open_paths([str(path)])
    corpus = window.corpus
    qtbot.waitUntil(lambda: not (corpus.opening.is_busy or corpus.scoring.work.is_busy), timeout=WAIT_MS)
    settle_window(window, qtbot)


def settle(qtbot: QtBot, views: CorpusViews) -> None:
    views.charts.draw_now()
    views.systems.compare_now()
    qtbot.waitUntil(lambda: views.is_settled, timeout=20_000)


def own_scores(system: str, metric: str) -> list[float]:
    return [
        score(item.references, item.outputs[system], "rouge-score").rouge(metric).fmeasure
        if system in item.outputs
        else float("nan")
        for item in items()
    ]


def test_docks_come_with_a_corpus_and_go_with_it(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    views = window.room.views
    assert not any(dock.isVisible() for dock in views.docks)
    open_corpus(window, qtbot, path)
    history = window.findChild(QDockWidget, "historyDock")
    assert history is not None
    assert set(views.docks) <= set(window.tabifiedDockWidgets(history))
    assert views.docks[0].isVisible()
    window.corpus.close_command()
    assert not any(dock.isVisible() for dock in views.docks)
    assert views.charts.source is None
    # the file is let go of
    assert not list(path.parent.glob("corpus.rougegui-*"))


def test_points_are_the_scores_of_the_file(qtbot: QtBot, window: MainWindow, views: CorpusViews) -> None:
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


def test_what_is_chosen_in_a_chart_is_what_the_filter_shows_then(
    qtbot: QtBot, window: MainWindow, views: CorpusViews
) -> None:
    corpus = window.corpus
    assert corpus.state.columns is not None
    scored = ~np.isnan(corpus.state.columns.get("rouge1@short"))

    def shown() -> list[int]:
        """Return what the filter shows, and take it back."""
        assert corpus.state.mask is not None
        found = np.flatnonzero(corpus.state.mask).tolist()
        corpus.finding.use("")
        settle(qtbot, views)
        return found

    choice = ChartChoice(Kind.METRICS, "rouge1", "recall", "rougeL", ("short",))
    drawing, plot = draw(qtbot, views, choice)
    box = Box(0.245, 0.61, 0.1, 0.52)
    plot.box_chosen.emit(box)
    ends = (
        "rouge1.r@short >= .245 and rouge1.r@short <= .61 and rougeL.r@short >= .1 and rougeL.r@short <= .52"
    )
    assert corpus.finding.text == ends
    cloud = drawing.clouds[0]
    inside = (cloud.x >= box.left) & (cloud.x <= box.right) & (cloud.y >= box.bottom) & (cloud.y <= box.top)
    assert 2 < inside.sum() < 20
    assert shown() == cloud.positions[inside].tolist()

    for grouping in ("topic", "grade", "lang", "len.candidate", "len.reference", "len.source"):
        drawing, plot = draw(qtbot, views, replace(choice, kind=Kind.BUCKETS, grouping=grouping))
        spot = len(drawing.spots) - 1
        mean = drawing.means[0][int(drawing.spots.keys[spot])]
        plot.spot_chosen.emit(spot)
        assert int(scored[shown()].sum()) == mean.count

    drawing, plot = draw(qtbot, views, replace(choice, kind=Kind.DISTRIBUTION))
    for spot in np.flatnonzero(drawing.spots.y).tolist():
        plot.spot_chosen.emit(spot)
        assert len(shown()) == drawing.spots.y[spot]


def test_a_second_choice_narrows_the_first(qtbot: QtBot, window: MainWindow, views: CorpusViews) -> None:
    _, plot = draw(qtbot, views, ChartChoice(Kind.BUCKETS, "rouge1", systems=SYSTEMS, grouping="lang"))
    plot.box_chosen.emit(Box(-0.4, 0.4, 0, 1))
    window.corpus.finding.use("grade = 1 or grade = 3")
    _, plot = draw(qtbot, views, ChartChoice(Kind.BUCKETS, "rouge1", systems=("short",), grouping="topic"))
    plot.box_chosen.emit(Box(-0.4, 0.4, 0, 1))
    assert window.corpus.finding.text == '(grade = 1 or grade = 3) and topic = "mill"'
    assert {items()[place].extra["topic"] for place in window.corpus.state.order.tolist()} == {"mill"}


def draw(qtbot: QtBot, views: CorpusViews, choice: ChartChoice) -> tuple[Drawing, ChartPlot]:
    views.charts.show_choice(choice)
    settle(qtbot, views)
    drawing, plot = views.charts.drawing, views.charts.plot
    assert drawing is not None
    assert plot is not None
    return drawing, plot


def test_a_click_goes_to_the_item_and_its_system(
    qtbot: QtBot, window: MainWindow, views: CorpusViews
) -> None:
    choice = ChartChoice(Kind.METRICS, "rouge1", second_metric="rougeL", systems=("short",))
    drawing, plot = draw(qtbot, views, choice)
    place = plot.place_of(7)
    spot = plot.spot_at(place)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert spot is not None
    state = window.corpus.state
    assert state.position == drawing.spots.keys[spot]
    assert (state.system, state.second_system) == ("short", "long one")
    settle_window(window, qtbot)
    assert window.document.snapshot.candidate == items()[state.position].outputs["short"]


def test_systems_are_compared_on_what_is_shown(qtbot: QtBot, window: MainWindow, views: CorpusViews) -> None:
    views.docks[1].raise_()
    window.corpus.state.set_found(np.arange(24) < 18)
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


def test_auto_is_said_to_be_no_standard(qtbot: QtBot, window: MainWindow, views: CorpusViews) -> None:
    window.use_profile("auto")
    settle_window(window, qtbot)
    corpus = window.corpus
    qtbot.waitUntil(
        lambda: corpus.state.run is not None and corpus.state.run.profile.startswith("auto"), timeout=WAIT_MS
    )
    qtbot.waitUntil(lambda: not corpus.scoring.work.is_busy, timeout=WAIT_MS)
    views.docks[1].raise_()
    qtbot.waitUntil(views.systems.isVisible)
    settle(qtbot, views)
    assert "not a published standard" in views.systems.caption.text()
    assert "standard:not a published standard" in views.systems.text("latex")


def test_scale_theme_and_guess_reach_both(qtbot: QtBot, window: MainWindow, views: CorpusViews) -> None:
    settle(qtbot, views)
    window.score_scale.use_percent(True)
    settle(qtbot, views)
    assert views.charts.drawing is not None
    assert views.charts.drawing.x.label == "ROUGE-L F (0–100)"
    window.presentation.guess.hidden_changed.emit(True)
    assert views.charts.is_hidden
    window.presentation.guess.hidden_changed.emit(False)
    assert not views.charts.is_hidden


def test_choices_are_remembered(window: MainWindow, views: CorpusViews) -> None:
    box = views.charts.switches.kind_box
    box.setCurrentIndex(box.findData(Kind.BUCKETS.value))
    box.activated.emit(box.currentIndex())
    form = views.systems.switches.form
    form.seed.setValue(77)
    form.level.setValue(90)
    other = QMainWindow()
    again = CorpusViews(CorpusState(other), window.settings, window.file_commands, window.message_bar, other)
    assert again.charts.switches.choice.kind is Kind.BUCKETS
    assert again.systems.switches.view.options.seed == 77
    assert again.systems.switches.view.options.level == 90
    again.close()
    other.deleteLater()


def test_a_corpus_that_is_not_scored_yet_has_columns_to_group_by(path: Path) -> None:
    with CorpusStore.open(path) as store:
        state = CorpusState()
        state.open(store, Columns(store), None, "rougeL")
        source = StateSource(state)
        assert source.metrics == ()
        assert source.groupings == ("len.candidate", "len.reference", "len.source", "lang", "grade", "topic")
        assert source.name_of(5) == "n05"
        assert source.names() == [item.name for item in items()]
        assert np.isnan(score_column(source, "rouge1", "fmeasure", "short")).all()
        with pytest.raises(LookupError):
            source.reader({})


def test_metrics_stand_in_the_order_of_the_score_table(tmp_path: Path) -> None:
    metrics = ("rougeW", "bleu", "rougeSU4", "rougeLsum", "rouge2", "rougeL", "rouge1")
    run = make_corpus(tmp_path / "more.rougegui", items()[:2], "rouge-score", metrics)
    with CorpusStore.open(tmp_path / "more.rougegui") as store:
        state = CorpusState()
        state.open(store, Columns(store, run), run, "rougeL")
        ordered = ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeW", "rougeSU4", "bleu")
        assert StateSource(state).metrics == ordered
