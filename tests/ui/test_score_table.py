"""The score table alone: what its cells say, how it sorts, which columns come and go."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rouge_gui.metrics import AnyScore, Score
from rouge_gui.metrics.values import ChrfScore, TerScore
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.scores.view import ScoreTable
from rouge_gui.ui.theme import load_theme, style_sheet_of

METRICS = ("rouge1", "rouge2", "rougeL", "chrf")
SCORES: dict[str, AnyScore] = {
    "rouge1": Score(0.9, 9 / 11, 6 / 7, 9, 10, 11, 0),
    "rouge2": Score(4 / 9, 0.4, 8 / 19, 4, 9, 10, 1),
    "rougeL": Score(0.8, 8 / 11, 16 / 21, 8, 10, 11, None),
    "chrf": ChrfScore(54.512, "chrF2"),
}


@pytest.fixture
def table(qtbot: QtBot) -> ScoreTable:
    table = ScoreTable(load_theme(dark=False))
    qtbot.addWidget(table)
    table.show_scores(SCORES, METRICS, "rouge-gui|profile:auto")
    return table


def heads(table: ScoreTable) -> list[str]:
    model = table.scores
    return [
        str(model.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
        for place in range(model.columnCount())
    ]


def column(table: ScoreTable, head: str) -> list[str]:
    place = next(place for place, text in enumerate(heads(table)) if text.split("\u2009")[0] == head)
    return [str(table.scores.index(row, place).data()) for row in range(table.scores.rowCount())]


def click_head(table: ScoreTable, head: str) -> None:
    place = next(place for place, text in enumerate(heads(table)) if text.split("\u2009")[0] == head)
    table.horizontalHeader().sectionClicked.emit(place)


@pytest.mark.parametrize(
    ("form", "fmeasures"),
    [
        (ScoreFormat(), ["0.857", "0.421", "0.762", "54.51"]),
        (ScoreFormat(digits=2), ["0.86", "0.42", "0.76", "54.51"]),
        (ScoreFormat(percent=True, digits=2), ["85.71", "42.11", "76.19", "54.51"]),
        (ScoreFormat(percent=True, digits=4), ["85.7143", "42.1053", "76.1905", "54.51"]),
    ],
)
def test_rouge_follows_the_scale_and_chrf_stays(
    table: ScoreTable, form: ScoreFormat, fmeasures: list[str]
) -> None:
    table.set_format(form)
    assert column(table, "F") == fmeasures
    assert column(table, "counts")[-1] == "0–100"
    scale = "0–100" if form.percent else "0–1"
    tip = table.scores.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == f"ROUGE is shown in {scale}; BLEU and chrF in 0–100"


def test_numbers_on_screen_follow_the_locale(table: ScoreTable) -> None:
    QLocale.setDefault(QLocale(QLocale.Language.Russian, QLocale.Country.Russia))
    assert column(table, "F") == ["0,857", "0,421", "0,762", "54,51"]


def test_without_a_pin_there_is_no_column_of_changes(table: ScoreTable) -> None:
    assert heads(table) == ["metric", "P", "R", "F", "counts"]
    assert table.heading.isHidden()
    table.show_baseline({"rouge1": 0.5}, "Δ since pinned edit 3")
    assert heads(table) == ["metric", "P", "R", "F", "Δ F", "counts"]
    assert table.heading.toolTip() == "Δ since pinned edit 3"
    assert not table.heading.isHidden()
    table.show_baseline(None)
    assert heads(table) == ["metric", "P", "R", "F", "counts"]
    assert table.heading.isHidden()


def test_changes_have_their_sign_their_scale_and_their_colour(table: ScoreTable) -> None:
    table.show_baseline({"rouge1": 0.5, "rouge2": 0.5, "rougeL": 16 / 21 + 1e-5, "chrf": 60.0}, "")
    assert column(table, "Δ F") == ["+0.357", "\u22120.079", "±0.000", "\u22125.49"]
    theme = load_theme(dark=False)
    colors = [table.scores.index(row, 4).data(Qt.ItemDataRole.ForegroundRole) for row in range(4)]
    assert colors == [QColor(theme.gain), QColor(theme.loss), None, QColor(theme.loss)]
    table.set_format(ScoreFormat(percent=True, digits=2))
    assert column(table, "Δ F")[:2] == ["+35.71", "\u22127.89"]


def test_a_chosen_row_keeps_the_colour_of_its_change(table: ScoreTable) -> None:
    table.setStyleSheet(style_sheet_of(load_theme(dark=False)))
    table.show_baseline({"rouge1": 0.5, "rouge2": 0.5}, "")
    table.show()
    theme = load_theme(dark=False)
    for metric, color in (("rouge1", theme.gain), ("rouge2", theme.loss)):
        table.mark_metric(metric)
        cell = table.visualRect(table.scores.index(table.scores.row_of(metric), 4))
        picture = table.viewport().grab(cell).toImage()
        painted = {picture.pixelColor(x, y).name() for x in range(cell.width()) for y in range(cell.height())}
        assert color.lower() in painted
        assert theme.accent_soft.lower() in painted


def test_fewer_edits_are_a_gain(table: ScoreTable) -> None:
    table.show_scores({"ter": TerScore(40.0, 2, 5, "TER")}, ("ter",), "")
    table.show_baseline({"ter": 60.0}, "")
    assert column(table, "Δ F") == ["\u221220.00"]
    assert table.scores.index(0, 4).data(Qt.ItemDataRole.ForegroundRole) == QColor(
        load_theme(dark=False).gain
    )


def test_a_metric_the_pin_has_no_score_of_has_no_change(table: ScoreTable) -> None:
    table.show_baseline({"rouge1": 0.5}, "")
    assert column(table, "Δ F") == ["+0.357", "–", "–", "–"]


def test_columns_beside_show_other_scores_by_their_title(table: ScoreTable) -> None:
    table.show_beside("rouge-score", "rouge-gui|profile:rouge-score", None)
    assert column(table, "rouge-score") == ["…"] * 4
    table.show_beside("rouge-score", "rouge-gui|profile:rouge-score", {"rouge1": SCORES["rouge2"]})
    table.show_beside("candidate 2", "the second candidate", {"rouge2": SCORES["rouge1"]})
    assert heads(table) == ["metric", "P", "R", "F", "rouge-score", "candidate 2", "counts"]
    assert column(table, "rouge-score") == ["0.421", "–", "–", "–"]
    assert column(table, "candidate 2") == ["–", "0.857", "–", "–"]
    tip = table.scores.index(0, 4).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "rouge-score\nrouge-gui|profile:rouge-score"
    head_tip = table.scores.headerData(4, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert head_tip == "F of rouge-score\nrouge-gui|profile:rouge-score"
    table.hide_beside("rouge-score")
    table.hide_beside("never shown")
    assert heads(table) == ["metric", "P", "R", "F", "candidate 2", "counts"]


def test_a_metric_that_only_the_scores_beside_have_gets_a_row(table: ScoreTable) -> None:
    table.show_scores({"rouge1": SCORES["rouge1"]}, ("rouge1",), "")
    table.show_beside("chrF", "sacrebleu", {"chrf": SCORES["chrf"]})
    assert column(table, "metric") == ["ROUGE-1", "chrF2"]
    assert column(table, "chrF") == ["–", "54.51"]


def test_a_column_beside_is_greyed_alone(table: ScoreTable) -> None:
    table.show_beside("second", "", SCORES)
    table.set_beside_stale("second")
    muted = QColor(load_theme(dark=False).muted)
    cells = [table.scores.index(0, place) for place in (3, 4)]
    assert [cell.data(Qt.ItemDataRole.ForegroundRole) for cell in cells] == [None, muted]
    table.show_beside("second", "", SCORES)
    assert cells[1].data(Qt.ItemDataRole.ForegroundRole) is None


def test_heads_sort_highest_first_then_lowest_then_not_at_all(table: ScoreTable) -> None:
    as_given = ["ROUGE-1", "ROUGE-2", "ROUGE-L", "chrF2"]
    click_head(table, "F")
    assert column(table, "metric") == ["ROUGE-1", "ROUGE-L", "chrF2", "ROUGE-2"]
    assert heads(table)[3] == "F\u2009↓"
    click_head(table, "F")
    assert column(table, "metric") == ["ROUGE-2", "chrF2", "ROUGE-L", "ROUGE-1"]
    assert heads(table)[3] == "F\u2009↑"
    click_head(table, "F")
    assert column(table, "metric") == as_given
    assert heads(table)[3] == "F"


def test_what_has_no_number_stays_below_and_names_sort_from_a(table: ScoreTable) -> None:
    click_head(table, "R")
    click_head(table, "R")
    assert column(table, "R") == ["0.400", "0.727", "0.818", "–"]
    click_head(table, "metric")
    assert column(table, "metric") == ["ROUGE-1", "ROUGE-2", "ROUGE-L", "chrF2"]
    click_head(table, "metric")
    assert column(table, "metric") == ["chrF2", "ROUGE-L", "ROUGE-2", "ROUGE-1"]


def test_sorting_stays_while_scores_change_and_the_chosen_row_moves_along(table: ScoreTable) -> None:
    click_head(table, "P")
    table.mark_metric("rouge2")
    assert [index.row() for index in table.selectionModel().selectedRows()] == [2]
    better = Score(1.0, 1.0, 1.0, 9, 9, 9)
    table.show_scores({**SCORES, "rouge2": better}, METRICS, "")
    assert column(table, "metric") == ["ROUGE-2", "ROUGE-1", "ROUGE-L", "chrF2"]
    assert [index.row() for index in table.selectionModel().selectedRows()] == [0]
    assert table.currentIndex().row() == 0


def test_sorting_by_a_column_that_went_away_ends(table: ScoreTable) -> None:
    table.show_baseline({"rouge1": 0.9, "rouge2": 0.1, "rougeL": 0.7}, "")
    click_head(table, "Δ F")
    assert column(table, "metric") == ["ROUGE-2", "ROUGE-L", "ROUGE-1", "chrF2"]
    table.show_baseline(None)
    assert column(table, "metric") == ["ROUGE-1", "ROUGE-2", "ROUGE-L", "chrF2"]
    assert table.scores.sorted_by is None


def test_sorting_is_in_the_menu_too(table: ScoreTable) -> None:
    menu = table.make_menu()
    sorting = next(found for found in menu.findChildren(QMenu) if found.title() == "&Sort by")
    entries = sorting.actions()
    assert [entry.text() for entry in entries] == ["metric", "P", "R", "F", "counts"]
    entries[4].trigger()
    assert column(table, "counts")[0] == "9/11\u22c510"
    menu.deleteLater()


def test_the_paying_reference_is_told_where_there_are_several(table: ScoreTable) -> None:
    assert "ref" not in heads(table)
    assert table.scores.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) is None
    table.show_scores(SCORES, METRICS, "", references=2)
    assert column(table, "ref") == ["1", "2", "–", "–"]
    tips = [table.scores.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(4)]
    assert tips == [
        "paid by reference 1",
        "paid by reference 2",
        "averaged over the references",
        None,
    ]


@pytest.mark.parametrize("form", [ScoreFormat(), ScoreFormat(percent=True, digits=4), ScoreFormat(digits=4)])
def test_no_number_is_clipped(table: ScoreTable, form: ScoreFormat) -> None:
    whole = Score(1.0, 1.0, 1.0, 12_345, 12_345, 12_345, 11)
    table.setStyleSheet(style_sheet_of(load_theme(dark=False)))
    table.resize(1400, 300)
    table.show()
    table.set_format(form)
    table.show_baseline({"rouge1": 0.0, "rouge2": 1.0, "rougeL": 16 / 21}, "")
    table.show_beside("лемматизированный профиль с длинным именем", "", SCORES)
    table.show_scores({**SCORES, "rouge1": whole}, METRICS, "", references=12)
    for metric in METRICS:
        table.mark_metric(metric)
        for row in range(table.scores.rowCount()):
            for place in range(table.scores.columnCount()):
                index = table.scores.index(row, place)
                assert table.sizeHintForIndex(index).width() <= table.columnWidth(place), index.data()


def test_a_row_is_chosen_by_the_mouse_and_by_the_keyboard(table: ScoreTable) -> None:
    table.show()
    chosen: list[str] = []
    table.metric_chosen.connect(chosen.append)
    place = table.visualRect(table.scores.index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen == ["rouge2", "rougeL"]
