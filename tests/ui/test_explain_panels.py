"""The panels of the Explain dock: their sums are the score, their formulas the arithmetic, hostile texts stay text."""

import random

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.compare import Comparison, Status, compare
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.lcs_table import lcs_table
from rouge_gui.compare.explain.sentence_cover import sentence_cover
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.counts import counts_of
from rouge_gui.ui.explain.counts_panel import CountsPanel
from rouge_gui.ui.explain.formula_panel import FormulaPanel
from rouge_gui.ui.explain.formula_value import formulas_of, worded
from rouge_gui.ui.explain.panel import Subject
from rouge_gui.ui.explain.selection_panel import SelectionPanel
from rouge_gui.ui.explain.sentences_panel import SentencesPanel
from rouge_gui.ui.explain.typesetting import SetEquation, Setter
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import load_theme

WORDS = {
    "en": ["the", "ferry", "leaves", "harbour", "at", "noon", "and", "the", "crew", "waits"],
    "ru": ["паром", "уходит", "из", "гавани", "в", "полдень", "и", "команда", "ждёт", "её"],
    "zh": ["渡", "轮", "中午", "离", "开", "港口", "船", "员", "在", "港口"],
}
KEYS = ("rouge1", "rouge2", "rougeL", "rougeLsum", "rougeW", "rougeSU4")
HOSTILE = "<b>bold</b> <script>alert(1)</script> =1+1 |pipe| $x_1$ \\frac{1}{2} % &amp;"
THEME = load_theme(dark=False)


def a_text(chance: random.Random, language: str) -> str:
    lines = [" ".join(chance.choices(WORDS[language], k=chance.randint(1, 9))) + "." for _ in range(2)]
    return "\n".join(lines)


def check(panel: CountsPanel, formula: FormulaPanel, comparison: Comparison, key: str) -> None:
    score = comparison.scores_of((key,)).rouge(key)
    subject = Subject(comparison, key, 0)
    counts = counts_of(comparison, key, 0)
    panel.show_result(counts, subject)
    sums = [round(float(column.sum()), 6) for column in counts.columns]
    if key != "rougeW":
        assert sums[:3] == [score.reference_total, score.candidate_total, score.matches]
        assert panel.totals.texts[1:4] == [numbers.count(value) for value in sums[:3]]
    assert sums[2] == pytest.approx(score.matches)
    for side in SIDES:
        marks = comparison.seen(side, layer_of(key))
        credited = sum(mark.weight for mark in marks if mark.status is Status.CREDITED)
        assert credited == pytest.approx(score.matches)
    if key == "rougeL":
        assert lcs_table(comparison).length == score.matches
    if key == "rougeLsum":
        assert sum(sentence_cover(comparison).credited) == score.matches
    formula.show_result(formulas_of(comparison, key, 0), subject)
    ends = [line.rpartition(" = ")[2] for line in formula.text().splitlines()]
    form = ScoreFormat()
    ratios = [form.ratio(value) for value in (score.recall, score.precision, score.fmeasure)]
    assert ends == [numbers.count(score.matches), *ratios]


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("language", WORDS)
def test_sums_marks_corner_and_score_agree(qtbot: QtBot, language: str, part: int) -> None:
    chance = random.Random(f"{language}{part}")
    panel, formula = CountsPanel(THEME), FormulaPanel(THEME)
    qtbot.addWidget(panel)
    qtbot.addWidget(formula)
    for number in range(17):
        comparison = compare(a_text(chance, language), a_text(chance, language))
        key = KEYS[number % len(KEYS)]
        if comparison.scores_of((key,)).rouge(key).matches:
            check(panel, formula, comparison, key)
    panel.stop()


def open_panel(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.explaining.dock.show()
    window.explaining.view.show_panel(name)
    settle(window, qtbot)


def cells(panel: CountsPanel) -> list[str]:
    return [str(panel.model.index(row, 0).data()) for row in range(panel.model.rowCount())]


def test_rows_sort_by_every_column_and_filter(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("b b a c",), "c b d b b", "auto"))
    open_panel(window, qtbot, "counts")
    panel = window.explaining.view.panel
    assert isinstance(panel, CountsPanel)
    assert cells(panel) == ["b", "a", "c", "d"]
    expected = {
        0: ["a", "b", "c", "d"],
        1: ["b", "a", "c", "d"],
        2: ["b", "c", "d", "a"],
        3: ["b", "c", "a", "d"],
    }
    expected |= {4: ["b", "a", "c", "d"], 5: ["a", "b", "c", "d"]}
    for column, order in expected.items():
        panel.sort_next(column)
        assert cells(panel) == order
    panel.sort_next(5)
    assert cells(panel) == ["b", "c", "d", "a"]
    panel.sort_next(5)
    assert cells(panel) == ["b", "a", "c", "d"]
    QTest.keyClicks(panel.filter, "C")
    settle(window, qtbot)
    assert cells(panel) == ["c"]
    assert panel.found.text() == "1 of 4"
    assert panel.totals.texts == ["sum", "4", "5", "3", "1", "1"]


def test_many_skip_bigrams_sort_and_filter_without_holding_up_the_window(qtbot: QtBot) -> None:
    chance = random.Random(6)
    texts = [" ".join(f"w{chance.randrange(900)}" for _ in range(900)) for _ in range(2)]
    comparison = compare(texts[0], texts[1], "rouge-score")
    panel = CountsPanel(THEME)
    qtbot.addWidget(panel)
    counts = counts_of(comparison, "rougeS*", 0)
    panel.show_result(counts, Subject(comparison, "rougeS*", 0))
    qtbot.waitUntil(lambda: panel.is_settled, timeout=20_000)
    assert panel.model.rowCount() == len(counts.units) > 300_000
    panel.sort_next(0)
    assert not panel.is_settled
    qtbot.waitUntil(lambda: panel.is_settled, timeout=20_000)
    shown = [counts.units.form(panel.model.row_at(row)) for row in range(0, panel.model.rowCount(), 997)]
    assert shown == sorted(shown)
    panel.filter.setText("w77 w8")
    qtbot.waitUntil(lambda: panel.is_settled and panel.model.rowCount() < 100_000, timeout=20_000)
    for row in range(0, panel.model.rowCount(), 97):
        form = counts.units.form(panel.model.row_at(row))
        assert any("w77" in token for token in form)
        assert any("w8" in token for token in form)
    panel.stop()


def test_the_formula_is_written_as_latex_text_and_for_readers(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat", "rouge-score"))
    open_panel(window, qtbot, "formula")
    panel = window.explaining.view.panel
    assert isinstance(panel, FormulaPanel)
    assert panel.text().splitlines()[1] == "R = matches / (reference total) = 5 / 6 = 0.833"
    assert panel.sheet.accessibleName() == panel.text()
    panel.copy_latex()
    latex = QApplication.clipboard().text()
    assert r"R &= \frac{\text{matches}}{\text{reference total}} = \frac{5}{6} = 0.833" in latex
    assert latex.startswith("\\begin{align*}\n")
    window.actions_by_id["percent_scores"].setChecked(True)
    assert panel.text().splitlines()[1].endswith("= 5 / 6 = 83.333 %")
    window.actions_by_id["percent_scores"].setChecked(False)
    with qtbot.waitSignal(panel.lights_changed) as lights:
        panel.sheet.setFocus()
        QTest.keyClick(panel.sheet, Qt.Key.Key_Down)
        QTest.keyClick(panel.sheet, Qt.Key.Key_Down)
    assert lights.args is not None
    assert len(window.board.reference.editor.lit.spans) == 5
    assert window.board.reference.editor.lit.missed == ((11, 13),)


def test_a_term_of_the_sum_lights_its_sentence(window: MainWindow, qtbot: QtBot) -> None:
    texts = "the gate is open.\nnobody is here.", "here is nobody.\nthe gate is open."
    show(window, qtbot, Snapshot((texts[0],), texts[1], "rouge-score"))
    window.layer_choice.show("lcs-sentence")
    open_panel(window, qtbot, "formula")
    panel = window.explaining.view.panel
    assert isinstance(panel, FormulaPanel)
    assert panel.text().splitlines()[0].endswith("= 4 + 2 = 6")
    sheet = panel.sheet
    lit = set()
    for y in range(0, sheet.height(), 4):
        for x in range(0, sheet.width(), 4):
            QTest.mouseMove(sheet, QPoint(x, y))
            lit.add(window.board.reference.editor.lit.spans)
    assert ((0, 3), (4, 8), (9, 11), (12, 16)) in lit
    assert ((18, 24), (25, 27)) in lit


def test_lights_go_out_with_another_panel(window: MainWindow, qtbot: QtBot) -> None:
    open_panel(window, qtbot, "counts")
    panel = window.explaining.view.panel
    assert isinstance(panel, CountsPanel)
    panel.table.selectRow(0)
    assert window.board.reference.editor.lit.spans
    open_panel(window, qtbot, "formula")
    assert not window.board.reference.editor.lit.spans


def test_the_formula_of_a_metric_of_sacrebleu_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat", "rouge-score"))
    window.score_table.metric_chosen.emit("bleu")
    open_panel(window, qtbot, "formula")
    panel = window.explaining.view.panel
    assert isinstance(panel, FormulaPanel)
    assert panel.text().endswith("= 37.99")


def test_an_equation_breaks_where_it_does_not_fit(qtbot: QtBot) -> None:
    panel = FormulaPanel(THEME)
    qtbot.addWidget(panel)
    comparison = compare("a b c d", "a x c", "rouge-score")
    panel.show_result(formulas_of(comparison, "rouge1", 0), Subject(comparison, "rouge1", 0))
    equations = formulas_of(comparison, "rouge1", 0).written(lambda value, _quantity: f"{value:g}")
    setter = Setter(QFont(), worded)
    wide, narrow = (SetEquation(equations[3], setter, width) for width in (2_000, 150))
    assert wide.height < narrow.height
    assert narrow.width < wide.width


def test_a_selection_earns_its_share_in_every_metric(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat", "rouge-score"))
    open_panel(window, qtbot, "selection")
    panel = window.explaining.view.panel
    assert isinstance(panel, SelectionPanel)
    assert panel.is_inviting
    window.board.candidate.editor.select((0, 7))
    rows = {row.key: panel.model.texts(row) for row in panel.model.rows}
    assert rows["rouge1"] == ("ROUGE-1", "2", "2", "0.400", "0.333")
    assert rows["rouge2"] == ("ROUGE-2", "1", "1", "0.333", "0.200")
    assert panel.quote.whole == "in the candidate: the cat"


def test_a_cell_of_sentences_lights_both(window: MainWindow, qtbot: QtBot) -> None:
    texts = "the gate is open.\nthe door is shut.", "the door is shut.\nthe gate is open."
    show(window, qtbot, Snapshot((texts[0],), texts[1], "rouge-score"))
    open_panel(window, qtbot, "sentences")
    panel = window.explaining.view.panel
    assert isinstance(panel, SentencesPanel)
    assert [[panel.model.text(row, column) for column in range(4)] for row in range(2)] == [
        ["4/4", "4/4", "2", "4"],
        ["4/4", "4/4", "4", "2"],
    ]
    panel.table.setCurrentIndex(panel.model.index(0, 3))
    assert window.board.reference.editor.lit.spans == ((0, 16),)
    assert window.board.candidate.editor.lit.spans == ((18, 34),)
    assert (
        panel.sentence.text() == "LCS of reference sentence 1 and candidate sentence 2: 4 of 4 tokens, 100 %"
    )


def test_many_sentences_scroll(window: MainWindow, qtbot: QtBot) -> None:
    lines = [f"line {number} here." for number in range(100)]
    show(window, qtbot, Snapshot(("\n".join(lines),), "\n".join(reversed(lines)), "rouge-score"))
    open_panel(window, qtbot, "sentences")
    panel = window.explaining.view.panel
    assert isinstance(panel, SentencesPanel)
    assert (panel.model.rowCount(), panel.model.columnCount()) == (100, 102)
    assert panel.model.text(0, 101) == "3"
    assert panel.table.horizontalScrollBar().maximum() > 0


def test_hostile_texts_stay_text(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot((HOSTILE,), HOSTILE, "auto tokenizer=whitespace-raw"))
    open_panel(window, qtbot, "counts")
    panel = window.explaining.view.panel
    assert isinstance(panel, CountsPanel)
    assert "<b>bold</b>" in cells(panel)
    panel.copy_csv()
    assert "\n'=1+1,1,1,1,0,0" in QApplication.clipboard().text().replace("\r\n", "\n").replace("\r", "\n")
    panel.copy_markdown()
    assert "\\<b\\>bold\\</b\\>" in QApplication.clipboard().text()
    assert "\\|pipe\\|" in QApplication.clipboard().text()
    open_panel(window, qtbot, "selection")
    window.board.candidate.editor.select((0, 11))
    selection = window.explaining.view.panel
    assert isinstance(selection, SelectionPanel)
    assert selection.quote.textFormat() is Qt.TextFormat.PlainText


def test_numbers_follow_the_locale_and_latex_does_not(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("ru_RU"))
    panel = FormulaPanel(THEME)
    qtbot.addWidget(panel)
    comparison = compare("a b c", "a b d", "rouge-score")
    panel.show_result(formulas_of(comparison, "rouge1", 0), Subject(comparison, "rouge1", 0))
    assert "0,667" in panel.text()
    assert "0.667" in panel.latex()


def test_heads_and_bold_values_are_shown_in_full(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is under the mat", "auto"))
    open_panel(window, qtbot, "selection")
    panel = window.explaining.view.panel
    assert isinstance(panel, SelectionPanel)
    window.board.candidate.editor.select((0, 24))
    for width, heads in (
        (700, ("metric", "credited", "units", "of matches", "of P")),
        (240, ("metric", "cred.", "units", "share", "of P")),
    ):
        panel.table.resize(width, 300)
        assert panel.model.shown_heads == heads
        for column in range(5):
            wide = panel.table.columnWidth(column)
            assert wide >= panel.table.horizontalHeader().sectionSizeHint(column)
            assert wide >= panel.model.bold_px(column) + 15
    assert panel.model.texts(panel.model.rows[0])[0] == "R1"
    assert panel.table.horizontalHeader().textElideMode() is Qt.TextElideMode.ElideRight
    open_panel(window, qtbot, "counts")
    counts = window.explaining.view.panel
    assert isinstance(counts, CountsPanel)
    for column in range(1, 6):
        assert counts.table.columnWidth(column) >= counts.table.head_px(column)
