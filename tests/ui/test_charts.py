"""Charts over a corpus: what is drawn is what the columns hold; what is chosen is an item or a query for several."""

import csv
import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pyqtgraph as pg
import pytest
from made_corpus import MadeCorpus, made_corpus
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsTextItem, QGraphicsView
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.chart_values import Box
from rouge_gui.report.table import as_csv
from rouge_gui.ui.corpus.charts.choice import ChartChoice, Kind
from rouge_gui.ui.corpus.charts.layers import MOST_POINTS
from rouge_gui.ui.corpus.charts.panel import ChartsPanel
from rouge_gui.ui.corpus.charts.picture import ChartPicture
from rouge_gui.ui.corpus.charts.plot import ChartPlot
from rouge_gui.ui.corpus.charts.spot_words import values_table
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import load_theme

ALL = ("lead", "copy", "new")
CHOICE = ChartChoice(Kind.LENGTH, "rouge1", "fmeasure", "rougeL", ("lead", "new"), ("lead", "new"))


@pytest.fixture
def corpus() -> MadeCorpus:
    return made_corpus()


@pytest.fixture
def panel(qtbot: QtBot, corpus: MadeCorpus) -> Iterator[ChartsPanel]:
    panel = ChartsPanel(load_theme(dark=False))
    panel.resize(900, 300)
    panel.show_source(corpus)
    panel.show()
    qtbot.waitExposed(panel)
    yield panel
    panel.close()
    panel.deleteLater()


def draw(panel: ChartsPanel, choice: ChartChoice) -> ChartPlot:
    panel.show_choice(choice)
    panel.draw_now()
    assert panel.plot is not None
    return panel.plot


def click(plot: ChartPlot, spot: int) -> None:
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=plot.place_of(spot).toPoint())


def hover(plot: ChartPlot, place: QPointF) -> None:
    """Move the pointer there; the platform's own may be there already, which would be no move."""
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, place, plot.mapToGlobal(place), none, none, Qt.KeyboardModifier.NoModifier
    )
    QCoreApplication.sendEvent(plot, move)


def drag(plot: ChartPlot, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(plot, Qt.MouseButton.LeftButton, pos=start)
    left = Qt.MouseButton.LeftButton
    for place in ((start + end) / 2, end):
        at = QPointF(place)
        move = QMouseEvent(
            QEvent.Type.MouseMove, at, plot.mapToGlobal(at), left, left, Qt.KeyboardModifier.NoModifier
        )
        QCoreApplication.sendEvent(plot, move)
    QTest.mouseRelease(plot, Qt.MouseButton.LeftButton, pos=end)


# --- what is drawn -------------------------------------------------------------------------------------------


def test_a_new_source_shows_the_distribution_of_the_systems_looked_at(panel: ChartsPanel) -> None:
    panel.draw_now()
    choice = panel.switches.choice
    assert (choice.kind, choice.metric, choice.systems) == (Kind.DISTRIBUTION, "rouge1", ("lead", "copy"))
    assert panel.legend.chosen == ("lead", "copy")


def test_points_lie_where_the_columns_say(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    corpus.mask = np.arange(60) % 4 != 1
    corpus.scores["rouge1", "fmeasure", "new"][:10] = np.nan
    plot = draw(panel, CHOICE)
    lead, new = plot.layers.items
    x, y = lead.getData()
    assert x.tolist() == corpus.length("candidate", "lead")[corpus.mask].tolist()
    assert y.tolist() == corpus.score("rouge1", "fmeasure", "lead")[corpus.mask].tolist()
    kept = corpus.mask & (np.arange(60) >= 10)
    assert new.getData()[1].tolist() == corpus.score("rouge1", "fmeasure", "new")[kept].tolist()
    assert lead.opts["symbol"] != new.opts["symbol"]
    assert plot.axis_labels() == ("length of the candidate (tokens)", "ROUGE-1 F (0–1)")


def test_a_label_stands_amid_its_axis_whatever_stood_there(panel: ChartsPanel) -> None:
    """A long label that takes the place of a short one is not cut."""
    panel.resize(900, 190)
    draw(panel, replace(CHOICE, kind=Kind.DISTRIBUTION))
    plot = draw(panel, replace(CHOICE, part="recall"))
    for name, label in zip(("bottom", "left"), plot.axis_labels(), strict=True):
        (item,) = (
            one
            for one in plot.findChildren(QGraphicsView)[0].scene().items()
            if isinstance(one, QGraphicsTextItem) and one.toPlainText().strip() == label
        )
        axis = item.parentItem()
        assert isinstance(axis, pg.AxisItem)
        place, whole = item.sceneBoundingRect().center(), axis.mapRectToScene(QRectF(QPointF(), axis.size()))
        off = place.x() - whole.center().x() if name == "bottom" else place.y() - whole.center().y()
        assert abs(off) <= 2


def test_metrics_and_systems_are_held_against_each_other(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, kind=Kind.METRICS, part="recall"))
    x, y = plot.layers.items[1].getData()
    assert x.tolist() == corpus.score("rouge1", "recall", "new").tolist()
    assert y.tolist() == corpus.score("rougeL", "recall", "new").tolist()
    assert plot.axis_labels() == ("ROUGE-1 recall (0–1)", "ROUGE-L recall (0–1)")
    plot = draw(panel, replace(CHOICE, kind=Kind.SYSTEMS))
    x, y = plot.layers.items[1].getData()
    assert x.tolist() == corpus.score("rouge1", "fmeasure", "lead").tolist()
    assert y.tolist() == corpus.score("rouge1", "fmeasure", "new").tolist()
    drawing = panel.drawing
    assert drawing is not None
    assert (drawing.x.low, drawing.x.high) == (drawing.y.low, drawing.y.high)
    assert drawing.x.label == "lead: ROUGE-1 F (0–1)"
    assert not panel.legend.isVisible()


def test_a_histogram_has_the_counts_of_the_columns(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, kind=Kind.DISTRIBUTION))
    for item, system in zip(plot.layers.items, ("lead", "new"), strict=True):
        edges, counts = item.getData()
        values = corpus.score("rouge1", "fmeasure", system)
        inside = [int(((values >= low) & (values < high)).sum()) for low, high in pairwise(edges)]
        assert counts.tolist() == inside
        assert counts.sum() == 60


def test_means_by_group_have_their_intervals(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, kind=Kind.BUCKETS, grouping="lang"))
    drawing = panel.drawing
    assert drawing is not None
    assert drawing.x.names == ("en", "ru", "zh")
    langs = corpus.texts("lang", "lead")
    values = corpus.score("rouge1", "fmeasure", "lead")
    bars, dots = plot.layers.items[:2]
    assert dots.getData()[1].tolist() == pytest.approx(
        [values[langs == one].mean() for one in ("en", "ru", "zh")]
    )
    low, high = bars.getData()[1][:2]
    assert low < dots.getData()[1][0] < high
    draw(panel, replace(CHOICE, kind=Kind.BUCKETS, grouping="grade"))
    assert panel.drawing is not None
    assert panel.drawing.x.names == ("1", "2", "3", "4")


def test_bleu_is_in_points_and_has_no_parts(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, metric="bleu", part="recall"))
    assert plot.layers.items[0].getData()[1].tolist() == corpus.score("bleu", "fmeasure", "lead").tolist()
    assert plot.axis_labels()[1] == "BLEU (0–100)"
    assert not panel.switches.part_box.isVisibleTo(panel)


def test_scores_are_written_on_the_chosen_scale(panel: ChartsPanel) -> None:
    draw(panel, CHOICE)
    panel.set_format(ScoreFormat(percent=True, digits=1))
    panel.draw_now()
    drawing = panel.drawing
    assert drawing is not None
    assert drawing.y.label == "ROUGE-1 F (0–100)"
    values = [float(text) / 100 for _, text in drawing.y.ticks(5)]
    assert values == pytest.approx([value for value, _ in drawing.y.ticks(5)])


def test_many_points_are_a_picture_of_how_many_there_are(qtbot: QtBot, panel: ChartsPanel) -> None:
    many = made_corpus(MOST_POINTS + 1, ("lead",))
    panel.show_source(many)
    plot = draw(panel, replace(CHOICE, systems=("lead",), kind=Kind.METRICS))
    (image,) = plot.layers.items
    assert isinstance(image, pg.ImageItem)
    assert plot.layers.counts is not None
    assert plot.layers.counts.sum() == MOST_POINTS + 1
    plot.show_current(17)
    with qtbot.waitSignal(panel.item_chosen) as chosen:
        click(plot, 1234)
    position, system = chosen.args
    # another one may lie under the same pixel
    for metric in ("rouge1", "rougeL"):
        column = many.score(metric, "fmeasure", "lead")
        assert column[position] == pytest.approx(column[1234], abs=0.01)
    assert system == "lead"


def test_what_is_switched_off_is_not_drawn(qtbot: QtBot, panel: ChartsPanel) -> None:
    draw(panel, CHOICE)
    first = panel.legend.topLevelItem(0)
    assert first is not None
    with qtbot.waitSignal(panel.choice_changed) as changed:
        first.setCheckState(0, Qt.CheckState.Unchecked)
    assert changed.args[0].systems == ("new",)
    panel.draw_now()
    assert panel.plot is not None
    assert len(panel.plot.layers.items) == 1
    panel.set_hidden(True)
    assert not panel.plot.isVisible()


def test_nothing_is_said_of_nothing(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    corpus.mask = np.zeros(60, np.bool_)
    for kind in Kind:
        draw(panel, replace(CHOICE, kind=kind))
        assert panel.drawing is not None
        assert panel.drawing.is_empty
        assert panel.plot is not None
        assert not panel.plot.isVisible()
    panel.show_source(None)
    panel.draw_now()
    assert panel.drawing is None


# --- pointing, walking, choosing -----------------------------------------------------------------------------


def test_a_click_on_a_point_goes_to_its_item(qtbot: QtBot, panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, kind=Kind.SYSTEMS))
    with qtbot.waitSignal(panel.item_chosen) as chosen:
        click(plot, 11)
    assert chosen.args == [11, "lead"]
    plot.show_current(11)
    hover(plot, plot.place_of(11))
    assert panel.card_text.splitlines() == [
        "item-0011",
        f"lead: ROUGE-1 F (0–1): {corpus.score('rouge1', 'fmeasure', 'lead')[11]:.3f}",
        f"new: ROUGE-1 F (0–1): {corpus.score('rouge1', 'fmeasure', 'new')[11]:.3f}",
    ]
    assert plot.accessibleDescription() == panel.card_text


def test_arrow_keys_walk_the_points_and_return_goes_there(
    qtbot: QtBot, panel: ChartsPanel, corpus: MadeCorpus
) -> None:
    plot = draw(panel, replace(CHOICE, kind=Kind.SYSTEMS))
    x, y = (corpus.score("rouge1", "fmeasure", system) for system in ("lead", "new"))
    by_x, by_y = np.lexsort((y, x)), np.lexsort((x, y))
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.pointed_spot == by_x[0]
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.pointed_spot == by_x[1]
    QTest.keyClick(plot, Qt.Key.Key_Up)
    above = by_y[min(59, by_y.tolist().index(by_x[1]) + 1)]
    assert plot.pointed_spot == above
    with qtbot.waitSignal(panel.item_chosen) as chosen:
        QTest.keyClick(plot, Qt.Key.Key_Return)
    assert chosen.args == [above, "lead"]
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.pointed_spot is None


def test_a_rectangle_is_a_query(qtbot: QtBot, panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, systems=("new",)))
    start, end = plot.place_at(40, 0.5).toPoint(), plot.place_at(70, 0.3).toPoint()
    with qtbot.waitSignal(panel.query_chosen) as chosen:
        drag(plot, start, end)
    words = chosen.args[0].split(" and ")
    names = [word.split()[:2] for word in words]
    assert names == [
        ["len.candidate@new", ">="],
        ["len.candidate@new", "<="],
        ["rouge1@new", ">="],
        ["rouge1@new", "<="],
    ]
    left, right, bottom, top = (float(word.split()[2]) for word in words)
    # as near as a pixel
    assert [left, right] == pytest.approx([40, 70], abs=0.5)
    assert [bottom, top] == pytest.approx([0.3, 0.5], abs=0.01)
    assert plot.chosen_box is None


def test_what_a_rectangle_says_is_as_short_as_can_be(panel: ChartsPanel) -> None:
    asked: list[str] = []
    panel.query_chosen.connect(asked.append)
    plot = draw(panel, CHOICE)
    plot.box_chosen.emit(Box(-5, 80, 0.2, 0.4))
    plot.box_chosen.emit(Box(-5, 1_000, -1, 2))
    plot = draw(panel, replace(CHOICE, kind=Kind.METRICS, systems=("new",), part="precision"))
    plot.box_chosen.emit(Box(-1, 0.25, -1, 2))
    both = [
        f"(len.candidate@{system} <= 80 and rouge1@{system} >= .2 and rouge1@{system} <= .4)"
        for system in ("lead", "new")
    ]
    assert asked == [" or ".join(both), "rouge1.p@new <= .25"]


def test_bins_and_buckets_are_chosen_whole(qtbot: QtBot, panel: ChartsPanel, corpus: MadeCorpus) -> None:
    asked: list[str] = []
    panel.query_chosen.connect(asked.append)
    plot = draw(panel, replace(CHOICE, kind=Kind.DISTRIBUTION, systems=("new",)))
    assert panel.drawing is not None
    assert panel.drawing.histogram is not None
    edges = [round(float(edge), 9) for edge in panel.drawing.histogram.edges]
    click(plot, 3)
    middle = [(low + high) / 2 for low, high in pairwise(edges)]
    start, end = plot.place_at(middle[1], 1).toPoint(), plot.place_at(middle[3], 2).toPoint()
    drag(plot, start, end)
    shown = [f"{edge:g}".removeprefix("0") or "0" for edge in edges]
    assert asked == [
        f"rouge1@new >= {shown[3]} and rouge1@new < {shown[4]}",
        f"rouge1@new >= {shown[1]} and rouge1@new < {shown[4]}",
    ]
    asked.clear()
    plot = draw(panel, replace(CHOICE, kind=Kind.BUCKETS, grouping="lang"))
    click(plot, 2)
    plot.box_chosen.emit(Box(-0.2, 1.2, 0, 1))
    assert asked == ['lang = "zh"', '(lang = "en") or (lang = "ru")']


def test_scores_that_come_leave_what_is_pointed_at_and_drawn(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    scores = corpus.score("rouge1", "fmeasure", "new").copy()
    corpus.scores["rouge1", "fmeasure", "new"][:20] = np.nan
    plot = draw(panel, replace(CHOICE, systems=("new",)))
    hover(plot, plot.place_of(10))
    QTest.mousePress(plot, Qt.MouseButton.LeftButton, pos=QPoint(200, 100))
    plot.set_box(Box(40, 60, 0.2, 0.4))
    at = plot.pointed_spot
    assert at is not None
    assert panel.drawing is not None
    key = panel.drawing.spots.keys[at]
    corpus.scores["rouge1", "fmeasure", "new"] = scores
    panel.show_source(corpus)
    panel.draw_now()
    assert panel.drawing is not None
    assert len(panel.drawing.spots) == 60
    assert plot.pointed_spot is not None
    assert panel.drawing.spots.keys[plot.pointed_spot] == key
    assert plot.chosen_box == Box(40, 60, 0.2, 0.4)


def test_shift_and_arrows_draw_a_rectangle(qtbot: QtBot, panel: ChartsPanel, corpus: MadeCorpus) -> None:
    plot = draw(panel, replace(CHOICE, systems=("new",)))
    QTest.keyClick(plot, Qt.Key.Key_Right)
    first = plot.pointed_spot
    for _ in range(5):
        QTest.keyClick(plot, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    last = plot.pointed_spot
    assert first is not None
    assert last is not None
    spots = panel.drawing.spots if panel.drawing is not None else None
    assert spots is not None
    assert plot.chosen_box == Box(
        *sorted((spots.x[first], spots.x[last])), *sorted((spots.y[first], spots.y[last]))
    )
    with qtbot.waitSignal(panel.query_chosen):
        QTest.keyClick(plot, Qt.Key.Key_Return)
    assert plot.chosen_box is None


# --- what is handed on ---------------------------------------------------------------------------------------


def test_csv_holds_what_is_drawn(panel: ChartsPanel, corpus: MadeCorpus) -> None:
    for kind in Kind:
        draw(panel, replace(CHOICE, kind=kind, grouping="lang"))
        assert panel.drawing is not None
        rows = list(csv.reader(io.StringIO(as_csv(values_table(corpus, panel.drawing)))))
        if kind is Kind.SYSTEMS:
            assert rows[0] == ["id", "rouge1.fmeasure@lead", "rouge1.fmeasure@new"]
            assert rows[8] == [
                "item-0007",
                *(repr(float(corpus.score("rouge1", "fmeasure", name)[7])) for name in ("lead", "new")),
            ]
        elif kind is Kind.LENGTH:
            assert rows[0] == ["id", "system", "len.candidate", "rouge1.fmeasure"]
            assert len(rows) == 121
        elif kind is Kind.DISTRIBUTION:
            assert sum(float(row[3]) for row in rows[1:]) == 120
        elif kind is Kind.BUCKETS:
            assert [row[:2] for row in rows[1:4]] == [["lead", "en"], ["lead", "ru"], ["lead", "zh"]]


def test_pictures_show_axes_legend_and_signature(qtbot: QtBot, panel: ChartsPanel) -> None:
    for kind in (Kind.LENGTH, Kind.DISTRIBUTION):
        draw(panel, replace(CHOICE, kind=kind, systems=ALL))
        assert panel.drawing is not None
        picture = ChartPicture(panel.drawing, panel.looks, "a|signature")
        words = {
            "".join(element.itertext()).strip()
            for element in ElementTree.fromstring(picture.svg(load_theme(dark=False))).iter()
        }
        assert {"lead", "copy", "new", "a|signature"} <= words
        assert "ROUGE-1 F (0–1)" in words
    image = QImage.fromData(picture.png(load_theme(dark=False)))
    assert (image.width(), image.height()) == (2000, 1120)
    assert image.pixelColor(5, 5) == load_theme(dark=False).color("card")


def test_the_theme_reaches_the_chart(panel: ChartsPanel) -> None:
    plot = draw(panel, CHOICE)
    panel.set_theme(load_theme(dark=True))
    panel.draw_now()
    ground = plot.grab().toImage().pixelColor(QPointF(plot.width() - 6, plot.height() - 6).toPoint())
    assert ground == load_theme(dark=True).color("card")
