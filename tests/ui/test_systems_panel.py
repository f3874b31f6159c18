"""The systems of a corpus compared on screen: by value, on a worker, copied in three forms."""

import csv
import io
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from made_corpus import MadeCorpus, made_corpus
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.system_comparison import Correction, PairedTest
from rouge_gui.stats.corrections import holm
from rouge_gui.stats.paired import Difference, compare_systems, mean_interval
from rouge_gui.ui.corpus.systems.models import (
    BAR_ROLE,
    BARS,
    DIFFERENCE,
    P_VALUE,
    PAIR,
    RECORD,
    Bar,
    ComparisonModel,
)
from rouge_gui.ui.corpus.systems.options import ComparisonOptions
from rouge_gui.ui.corpus.systems.panel import SystemsPanel
from rouge_gui.ui.number_boxes import INDENT_PX
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import load_theme

OPTIONS = ComparisonOptions(90, 200, 300, 7)
DRAWS = OPTIONS.draws


@pytest.fixture
def corpus() -> MadeCorpus:
    return made_corpus()


@pytest.fixture
def panel(qtbot: QtBot, corpus: MadeCorpus) -> Iterator[SystemsPanel]:
    panel = SystemsPanel(load_theme(dark=False))
    panel.resize(1200, 260)
    panel.set_options(OPTIONS)
    panel.show_source(corpus)
    panel.show()
    qtbot.waitExposed(panel)
    settle(qtbot, panel)
    yield panel
    panel.close_worker()
    panel.close()
    panel.deleteLater()


def settle(qtbot: QtBot, panel: SystemsPanel) -> None:
    panel.compare_now()
    qtbot.waitUntil(lambda: panel.is_settled, timeout=20_000)


def shown(model: ComparisonModel) -> list[list[str]]:
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def difference(corpus: MadeCorpus, first: str, second: str, metric: str = "rouge1") -> Difference:
    columns = [corpus.score(metric, "fmeasure", system) for system in (first, second)]
    if corpus.mask is not None:
        columns = [column[corpus.mask] for column in columns]
    return compare_systems(columns[0], columns[1], DRAWS)


def test_means_stand_with_their_intervals(panel: SystemsPanel, corpus: MadeCorpus) -> None:
    heads = [
        panel.means.headerData(column, Qt.Orientation.Horizontal)
        for column in range(panel.means.columnCount())
    ]
    assert heads == ["system", "ROUGE-1 F", "ROUGE-2 F", "ROUGE-L F", "BLEU"]
    interval = mean_interval(corpus.score("rouge2", "fmeasure", "copy"), DRAWS)
    bleu = mean_interval(corpus.score("bleu", "fmeasure", "copy"), DRAWS)
    row = shown(panel.means)[1]
    assert row[0] == "copy"
    assert row[2] == f"{interval.mean:.3f}  [{interval.low:.3f}, {interval.high:.3f}]"
    assert row[4] == f"{bleu.mean:.2f}  [{bleu.low:.2f}, {bleu.high:.2f}]"


def test_pairs_stand_with_interval_bar_p_and_record(panel: SystemsPanel, corpus: MadeCorpus) -> None:
    rows = shown(panel.pairs)
    assert [row[PAIR] for row in rows] == ["lead − copy", "lead − new", "copy − new"]
    found = [difference(corpus, *row[PAIR].split(" − ")) for row in rows]
    for row, one, p_value in zip(rows, found, holm([one.randomisation_p for one in found]), strict=True):
        ends = [signed(value) for value in (one.interval.mean, one.interval.low, one.interval.high)]
        assert row[DIFFERENCE] == f"{ends[0]}  [{ends[1]}, {ends[2]}]"
        assert row[P_VALUE] == f"{p_value:.4f}"
        assert row[RECORD] == f"{one.wins} / {one.ties} / {one.losses}"
    tip = panel.pairs.headerData(RECORD, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "A better / equal / B better"
    bar = panel.pairs.index(1, BARS).data(BAR_ROLE)
    assert isinstance(bar, Bar)
    assert bar.interval == found[1].interval
    assert bar.extent == max(abs(end) for one in found for end in (one.interval.low, one.interval.high))


def signed(value: float) -> str:
    return f"{value:+.3f}".replace("-", "\u2212")


def test_another_test_and_correction_need_no_new_draws(
    qtbot: QtBot, panel: SystemsPanel, corpus: MadeCorpus
) -> None:
    before = panel.comparison
    form = panel.switches.form
    form.test.setCurrentIndex(form.test.findData(PairedTest.BOOTSTRAP.value))
    form.correction.setCurrentIndex(form.correction.findData(Correction.NONE.value))
    with qtbot.waitSignal(panel.options_changed) as changed:
        form.correction.activated.emit(form.correction.currentIndex())
    assert changed.args == [replace(OPTIONS, test=PairedTest.BOOTSTRAP, correction=Correction.NONE)]
    assert panel.comparison is before
    p_value = difference(corpus, "lead", "new").bootstrap_p
    assert shown(panel.pairs)[1][P_VALUE] == f"{p_value:.4f}"
    assert "p: paired bootstrap; correction: none." in panel.caption.text()
    assert "not corrected" in panel.caption.toolTip()
    # another seed does
    form.seed.setValue(8)
    settle(qtbot, panel)
    assert panel.comparison is not before
    assert panel.comparison is not None
    assert panel.comparison.plan.draws.seed == 8


def test_only_items_on_show_are_compared(qtbot: QtBot, panel: SystemsPanel, corpus: MadeCorpus) -> None:
    corpus.mask = np.arange(60) % 2 == 0
    panel.refresh()
    assert panel.switches.is_busy
    settle(qtbot, panel)
    one = difference(corpus, "lead", "new")
    assert one.count == 30
    assert shown(panel.pairs)[1][RECORD] == f"{one.wins} / {one.ties} / {one.losses}"
    assert panel.caption.text().startswith("Items: 30;")


def test_of_many_systems_each_is_compared_with_the_one_looked_at(qtbot: QtBot, panel: SystemsPanel) -> None:
    names = [f"M{place}" for place in range(16)]
    many = made_corpus(systems=names)
    many.chosen = ("M4", "M5")
    panel.show_source(many)
    settle(qtbot, panel)
    assert [row[PAIR] for row in shown(panel.pairs)] == [f"{name} − M4" for name in names if name != "M4"]
    panel.switches.show_view(replace(panel.switches.view, baseline=""))
    settle(qtbot, panel)
    assert panel.pairs.rowCount() == 120
    assert "pairs: 120" in panel.caption.toolTip()


def test_numbers_of_the_form_keep_off_its_frame(panel: SystemsPanel) -> None:
    boxes = panel.findChildren(QSpinBox)
    assert boxes
    assert {box.lineEdit().textMargins().left() for box in boxes} == {INDENT_PX}


def test_heads_sort(panel: SystemsPanel) -> None:
    panel.pairs.sort_next(DIFFERENCE)
    assert panel.comparison is not None
    means = {
        f"{pair.first} − {pair.second}": pair.difference.interval.mean
        for pair in panel.comparison.pairs
        if pair.difference is not None
    }
    assert [row[PAIR] for row in shown(panel.pairs)] == sorted(means, key=lambda name: -means[name])
    panel.pairs.sort_next(DIFFERENCE)
    assert [row[PAIR] for row in shown(panel.pairs)] == sorted(means, key=lambda name: means[name])
    panel.pairs.sort_next(DIFFERENCE)
    assert [row[PAIR] for row in shown(panel.pairs)] == list(means)


def test_stopping_leaves_what_was_there_grey(qtbot: QtBot, panel: SystemsPanel) -> None:
    before = panel.comparison
    panel.set_options(replace(OPTIONS, resamples=100_000, trials=100_000))
    panel.compare_now()
    assert panel.comparisons.is_busy
    qtbot.waitUntil(lambda: panel.pairs.is_stale)
    assert panel.switches.stop.isVisible()
    panel.switches.stop.click()
    assert panel.is_settled
    assert not panel.switches.stop.isVisible()
    assert panel.comparison is before
    panel.set_options(OPTIONS)
    settle(qtbot, panel)
    assert not panel.pairs.is_stale


def test_what_is_copied_is_what_is_shown(panel: SystemsPanel, corpus: MadeCorpus) -> None:
    corpus.signature, corpus.is_standard = "auto|v1", False
    panel.set_format(ScoreFormat(percent=True, digits=1))
    assert "not a published standard" in panel.caption.text()
    one = difference(corpus, "lead", "copy")
    panel.copy("markdown")
    text = QGuiApplication.clipboard().text()
    assert f"| lead − copy | {100 * one.interval.mean:+.1f} |" in text
    assert "`auto|v1`" in text
    assert "`The profile is not a published standard.`" in text
    panel.copy("latex")
    assert r"\toprule" in QGuiApplication.clipboard().text()
    panel.copy("csv")
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert len(rows) == 3 * 4 + 3
    assert float(rows[-3]["low"]) == pytest.approx(100 * one.interval.low)
    assert rows[-3]["metric"] == "rouge1.fmeasure"
    panel.set_hidden(True)
    QGuiApplication.clipboard().setText("kept")
    panel.copy("csv")
    assert QGuiApplication.clipboard().text() == "kept"
    assert not panel.pairs_table.isVisible()


def test_a_pair_that_may_be_chance_is_not_coloured(panel: SystemsPanel) -> None:
    for row in range(panel.pairs.rowCount()):
        bar = panel.pairs.index(row, BARS).data(BAR_ROLE)
        assert isinstance(bar, Bar)
        p_value = float(shown(panel.pairs)[row][P_VALUE])
        low, high = bar.interval.low, bar.interval.high
        assert bar.is_clear == (p_value < 0.1 and not low <= 0 <= high)
        color = panel.pairs.index(row, DIFFERENCE).data(Qt.ItemDataRole.ForegroundRole)
        assert (color is None) != bar.is_clear


def test_one_system_has_a_mean_and_no_pairs(qtbot: QtBot, panel: SystemsPanel) -> None:
    panel.show_source(made_corpus(systems=("only",)))
    settle(qtbot, panel)
    assert [row[0] for row in shown(panel.means)] == ["only"]
    assert panel.pairs.rowCount() == 0
    panel.show_source(None)
    assert panel.comparison is None
