"""The Explain dock in the window: it follows what is on show, is marked as older while typing, says what is missing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.explain.counts_panel import CountsPanel
from rouge_gui.ui.explain.panels import PANELS
from rouge_gui.ui.help.pages import load_examples
from rouge_gui.ui.language import use_language
from rouge_gui.ui.main_window import MainWindow

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def explain(window: MainWindow, qtbot: QtBot, panel: str = "counts") -> None:
    window.explaining.dock.show()
    window.explaining.view.show_panel(panel)
    settle(window, qtbot)


def counts(window: MainWindow) -> CountsPanel:
    panel = window.explaining.view.panel
    assert isinstance(panel, CountsPanel)
    return panel


def rows(panel: CountsPanel) -> list[list[str]]:
    model = panel.model
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_dock_opens_by_its_key_and_goes_again(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_E, CTRL_SHIFT)
    assert window.explaining.dock.isVisible()
    assert window.explaining.view.tabs.objectName() == "explainTabs"
    settle(window, qtbot)
    assert counts(window).totals.texts == ["sum", "5", "5", "4", "0", "1"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_E, CTRL_SHIFT)
    assert not window.explaining.dock.isVisible()
    assert editor.hasFocus()


def test_it_follows_the_layer_the_table_and_the_texts(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("red bird",), "red red red red", "auto"))
    explain(window, qtbot)
    assert rows(counts(window)) == [["red", "1", "4", "1", "3", "0"], ["bird", "1", "0", "0", "0", "1"]]
    window.layer_choice.show("bigram")
    settle(window, qtbot)
    assert window.explaining.view.chosen_metric == "rouge2"
    assert counts(window).totals.texts == ["sum", "1", "3", "0", "0", "1"]
    window.score_table.metric_chosen.emit("bleu")
    settle(window, qtbot)
    assert "cannot be listed" in window.explaining.view.absence
    window.explaining.view.metric_chosen.emit("rouge1")
    settle(window, qtbot)
    QTest.keyClicks(window.board.candidate.editor, "bird ")
    assert window.explaining.view.is_older
    settle(window, qtbot)
    assert not window.explaining.view.is_older


def test_every_panel_has_a_help_with_an_example_that_opens(window: MainWindow, qtbot: QtBot) -> None:
    explain(window, qtbot)
    view = window.explaining.view
    for kind in PANELS:
        view.show_panel(kind.name)
        view.asks.setChecked(True)
        assert view.help.text.text() == kind.help
        assert view.help.example.isVisible()
        view.help.example.click()
        assert not view.help.isVisible()
        settle(window, qtbot)
        assert window.document.snapshot.candidate == load_examples()[kind.example].candidate


@pytest.mark.parametrize("language", ["zh", "ru"])
def test_the_help_speaks_the_language(qapp: QApplication, language: str) -> None:
    use_language(qapp, language)
    for kind in PANELS:
        assert kind.help_text() != kind.help
        assert len(kind.help_text()) > 60


def test_hidden_scores_are_hidden_here_too(window: MainWindow, qtbot: QtBot) -> None:
    explain(window, qtbot)
    window.presentation.guess.set_on(True)
    settle(window, qtbot)
    assert "hidden" in window.explaining.view.absence
    window.presentation.guess.set_on(False)
    settle(window, qtbot)
    assert window.explaining.view.absence == ""


@pytest.mark.parametrize(
    ("profile", "metric", "said"),
    [
        ("pltrdy", "rougeS4", "does not compute"),
        ("sacrebleu BLEU sentence", "bleu", "cannot be listed"),
        ("pltrdy", "rouge1", "raises an error"),
    ],
)
def test_what_is_not_there_is_said(
    window: MainWindow, qtbot: QtBot, profile: str, metric: str, said: str
) -> None:
    candidate = "" if "raises" in said else "a b"
    show(window, qtbot, Snapshot(("a b c",), candidate, profile))
    explain(window, qtbot)
    window.explaining.view.metric_chosen.emit(metric)
    settle(window, qtbot)
    assert said in window.explaining.view.absence


def test_a_row_lights_its_occurrences_and_enter_goes_round(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("red bird",), "red red", "auto"))
    explain(window, qtbot)
    panel = counts(window)
    with qtbot.waitSignal(panel.lights_changed) as lights:
        panel.table.selectRow(0)
    assert lights.args is not None
    found = lights.args[0]
    assert found.credited == (("reference", (0, 3)), ("candidate", (0, 3)))
    assert found.others == (("candidate", (4, 7)),)
    panel.table.setFocus()
    spans = []
    for _ in range(4):
        QTest.keyClick(panel.table, Qt.Key.Key_Return)
        spans.append(
            (window.board.reference.editor.selected_span, window.board.candidate.editor.selected_span)
        )
    assert spans[0][0] == (0, 3)
    assert [span for _, span in spans[1:3]] == [(0, 3), (4, 7)]


def test_the_reference_chooser_and_the_tabs_are_one(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("red bird", "a red fox"), "red fox", "auto"))
    explain(window, qtbot)
    view = window.explaining.view
    assert view.references.isVisible()
    assert counts(window).totals.texts[1:4] == ["2", "2", "1"]
    view.references.activated.emit(1)
    settle(window, qtbot)
    assert window.board.chosen_reference == 1
    assert counts(window).totals.texts[1:4] == ["3", "2", "2"]
    window.references.show_previous()
    settle(window, qtbot)
    assert view.references.currentIndex() == 0
    assert counts(window).totals.texts[1:4] == ["2", "2", "1"]


def test_of_two_candidates_the_one_worked_in_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("red bird",), "red", "auto", second="red bird"))
    explain(window, qtbot)
    assert counts(window).totals.texts[2] == "1"
    window.board.pane("second").editor.setFocus()
    settle(window, qtbot)
    assert counts(window).totals.texts[2] == "2"
    counts(window).table.selectRow(1)
    assert window.board.pane("second").editor.lit.spans == ((4, 8),)
    assert window.board.candidate.editor.lit.spans == ()


def test_closed_it_makes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.board.candidate.editor, "x")
    settle(window, qtbot)
    assert window.explaining.view.shown_request is None
    assert window.corner(Qt.Corner.BottomRightCorner) == Qt.DockWidgetArea.BottomDockWidgetArea
    window.explaining.dock.show()
    settle(window, qtbot)
    assert window.corner(Qt.Corner.BottomRightCorner) == Qt.DockWidgetArea.RightDockWidgetArea
