"""The presentation in the real window: what it shows, that all is as before afterwards, that hidden is hidden."""

from pathlib import Path

import pytest
import windows
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.layers import LAYERS
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.resize(1100, 700)
    show(window, qtbot, ("the cat is on the mat",), "the cat is under the mat")
    return window


def show(window: MainWindow, qtbot: QtBot, references: tuple[str, ...], candidate: str) -> None:
    profile = window.document.snapshot.profile
    windows.show(window, qtbot, Snapshot(references, candidate, profile))


def type_at_end(window: MainWindow, qtbot: QtBot, text: str) -> None:
    editor = window.board.candidate.editor
    cursor = editor.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    editor.setTextCursor(cursor)
    QTest.keyClicks(editor, text)
    settle(window, qtbot)


def cells(window: MainWindow) -> list[str]:
    model = window.score_table.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    return [
        str(model.data(model.index(row, column), role))
        for row in range(model.rowCount())
        for column in range(1, model.columnCount())
        for role in roles
    ]


def look(window: MainWindow) -> dict[str, object]:
    """Return all that the presentation changes and must bring back."""
    docks = {dock.objectName(): dock for dock in window.findChildren(QDockWidget)}
    return {
        "window": (window.size().toTuple(), window.windowState()),
        "docks": {name: (dock.isVisible(), dock.geometry().getRect()) for name, dock in docks.items()},
        "bars": (window.menuBar().isVisible(), window.statusBar().isVisible()),
        "panes": (window.board.geometry().getRect(), tuple(window.board.sizes())),
        "fonts": (
            window.board.reference.editor.font().pointSizeF(),
            window.board.candidate.editor.font().pointSizeF(),
            window.board.reference.header.font().pointSizeF(),
        ),
        "keys": len(window.actions()),
        "strip": window.presentation.strip.isVisible(),
    }


def test_it_shows_one_metric_with_its_formula(window: MainWindow) -> None:
    window.actions_by_id["present"].trigger()
    strip = window.presentation.strip
    assert strip.isVisible()
    assert strip.texts == [
        "ROUGE-1",
        "0.833",
        "F1",
        "recall R = matches ÷ reference unigrams = 5 ÷ 6 = 0.833",
        "precision P = matches ÷ candidate unigrams = 5 ÷ 6 = 0.833",
        "F1 = 2PR ÷ (P + R) = 2 × 0.833 × 0.833 ÷ (0.833 + 0.833) = 0.833",
    ]
    assert strip.accessibleName() == "ROUGE-1: 0.833"


def test_only_the_panes_are_left(window: MainWindow) -> None:
    before = look(window)
    window.actions_by_id["present"].trigger()
    assert window.windowState() & Qt.WindowState.WindowFullScreen
    assert not window.menuBar().isVisible()
    assert not window.statusBar().isVisible()
    assert not any(dock.isVisible() for dock in window.findChildren(QDockWidget))
    fonts = look(window)["fonts"], before["fonts"]
    assert isinstance(fonts[0], tuple)
    assert isinstance(fonts[1], tuple)
    assert fonts[0][0] == pytest.approx(2 * fonts[1][0])


def test_afterwards_everything_is_as_before(window: MainWindow, qtbot: QtBot) -> None:
    window.board.setSizes([300, 500])
    QApplication.processEvents()
    before = look(window)
    for _ in range(2):
        window.actions_by_id["present"].trigger()
        QApplication.processEvents()
        assert look(window) != before
        window.actions_by_id["present"].trigger()
        qtbot.waitUntil(lambda: look(window) == before, timeout=5_000)
    assert not window.actions_by_id["present"].isChecked()


def test_a_dock_that_was_closed_stays_closed(window: MainWindow, qtbot: QtBot) -> None:
    dock = window.findChild(QDockWidget, "historyDock")
    assert dock is not None
    dock.close()
    QApplication.processEvents()
    before = look(window)
    window.presentation.enter()
    window.presentation.leave()
    qtbot.waitUntil(lambda: look(window) == before, timeout=5_000)


@pytest.mark.parametrize("inspecting", [False, True])
def test_escape_leaves_from_everywhere(window: MainWindow, qtbot: QtBot, inspecting: bool) -> None:
    window.habits.modes.set_inspecting(inspecting)
    parts = (
        window.presentation.strip,
        window.presentation.strip.leave,
        window.board.tabs.bar,
        window.board.candidate.editor,
    )
    for part in parts:
        window.presentation.enter()
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.presentation.is_on)
    assert window.habits.modes.is_inspecting is inspecting


def test_escape_closes_the_palette_first(window: MainWindow) -> None:
    window.presentation.enter()
    window.actions_by_id["command_palette"].trigger()
    palette = window.habits.palette
    assert palette.isVisible()
    box = palette.findChild(QLineEdit)
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.presentation.is_on


def test_while_inspecting_the_panes_take_the_same_keys(window: MainWindow) -> None:
    window.presentation.enter()
    window.habits.modes.set_inspecting(True)
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Right)
    assert window.presentation.strip.texts[0] == "ROUGE-2"
    QTest.keyClick(editor, Qt.Key.Key_G)
    assert window.presentation.guess.is_hidden
    QTest.keyClick(editor, Qt.Key.Key_Space)
    assert not window.presentation.guess.is_hidden


def test_while_editing_the_panes_take_letters_and_arrows(window: MainWindow, qtbot: QtBot) -> None:
    window.presentation.enter()
    type_at_end(window, qtbot, " g")
    QTest.keyClick(window.board.candidate.editor, Qt.Key.Key_Left)
    assert window.board.candidate.editor.toPlainText().endswith(" g")
    assert window.presentation.strip.texts[0] == "ROUGE-1"
    assert not window.presentation.guess.is_on


def test_arrows_and_ctrl_tab_change_the_metric_and_its_layer(window: MainWindow) -> None:
    window.presentation.enter()
    strip = window.presentation.strip
    seen = []
    for _ in LAYERS:
        seen.append((strip.texts[0], window.board.layer.name if window.board.layer else ""))
        QTest.keyClick(strip, Qt.Key.Key_Right)
    assert seen == [
        ("ROUGE-1", "unigram"),
        ("ROUGE-2", "bigram"),
        ("ROUGE-3", "ngram:3"),
        ("ROUGE-L", "lcs"),
        ("ROUGE-Lsum", "lcs-sentence"),
        ("ROUGE-W", "weighted"),
        ("ROUGE-SU4", "skip"),
    ]
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert strip.texts[0] == "ROUGE-SU4"
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert strip.texts[0] == "ROUGE-1"


@pytest.mark.parametrize("metric", [layer.metric for layer in LAYERS if layer.metric != "rougeW"])
def test_the_numbers_are_those_of_the_comparison(window: MainWindow, qtbot: QtBot, metric: str) -> None:
    show(window, qtbot, ("the cat is on the mat\nit sleeps",), "it sleeps\nthe cat is under a mat")
    window.presentation.enter()
    window.presentation.strip.metric_chosen.emit(metric)
    assert window.live.comparison is not None
    score = window.live.comparison.scores_of((metric,)).rouge(metric)
    texts = window.presentation.strip.texts
    assert texts[1] == f"{score.fmeasure:.3f}"
    assert f"= {score.matches} ÷ {score.reference_total} = {score.recall:.3f}" in texts[3]
    assert f"= {score.matches} ÷ {score.candidate_total} = {score.precision:.3f}" in texts[4]
    assert texts[5].endswith(f"= {score.fmeasure:.3f}")


@pytest.mark.parametrize("width", [800, 1000, 1280])
def test_the_formula_fits_the_window(window: MainWindow, qtbot: QtBot, width: int) -> None:
    window.presentation.enter()
    window.use_profile("auto beta=2")
    window.layer_choice.show("lcs-sentence")
    settle(window, qtbot)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(width, 720)
    QApplication.processEvents()
    assert window.width() == width
    strip = window.presentation.strip
    for label in strip.findChildren(QLabel):
        assert label.width() >= label.fontMetrics().horizontalAdvance(label.text())
        assert strip.rect().contains(label.geometry())


def test_typing_changes_the_numbers_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.presentation.enter()
    type_at_end(window, qtbot, " too")
    assert "5 ÷ 7 = 0.714" in window.presentation.strip.texts[4]


def test_the_reference_on_show_is_the_one_of_the_formula(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, ("a b", "c d e"), "c d x")
    window.presentation.enter()
    window.board.tabs.bar.setCurrentIndex(1)
    texts = window.presentation.strip.texts
    assert texts[2] == "F1 against reference 2 of 2"
    assert "2 ÷ 3" in texts[3]


def test_the_profiles_beta_is_respected(window: MainWindow, qtbot: QtBot) -> None:
    window.use_profile("auto beta=2")
    settle(window, qtbot)
    show(window, qtbot, ("a b c d",), "a b")
    window.presentation.enter()
    assert window.presentation.strip.texts[5].startswith("F2 = (1 + β²)")
    assert window.presentation.strip.texts[1] == "0.556"


def test_a_profile_without_marks_has_no_formula(window: MainWindow, qtbot: QtBot) -> None:
    window.presentation.enter()
    window.use_profile("sacrebleu chrF sentence")
    settle(window, qtbot)
    assert window.presentation.strip.texts[1:] == ["", "", "", "", ""]


def test_scale_and_digits_are_followed(window: MainWindow) -> None:
    window.presentation.enter()
    window.score_scale.use_percent(True)
    assert window.presentation.strip.texts[1].startswith("83.3")


def test_the_formula_is_that_of_the_candidate_worked_in(window: MainWindow, qtbot: QtBot) -> None:
    window.presentation.enter()
    window.actions_by_id["second_candidate"].trigger()
    settle(window, qtbot)
    second = window.board.pane("second")
    second.editor.setFocus()
    QTest.keyClicks(second.editor, "the mat")
    qtbot.waitUntil(lambda: "= 2 ÷ 2 = 1.000" in window.presentation.strip.texts[4])
    assert second.header.title.font().pointSizeF() == window.board.candidate.header.title.font().pointSizeF()
    window.board.candidate.editor.setFocus()
    qtbot.waitUntil(lambda: "= 5 ÷ 6 = 0.833" in window.presentation.strip.texts[4])
    window.presentation.leave()
    assert second.header.title.font().pointSizeF() == window.presentation.strip.font().pointSizeF()


# --- guess, then reveal -------------------------------------------------------------------------------------


def spoken(window: MainWindow) -> str:
    """Return all that labels, tabs and accessible texts on screen say."""
    said: list[str] = []
    for part in filter(QWidget.isVisible, window.findChildren(QWidget)):
        said += [part.accessibleName(), part.accessibleDescription()]
        if isinstance(part, QLabel):
            said.append(part.text())
        if isinstance(part, QTabBar):
            said += [part.tabText(tab) for tab in range(part.count())]
    return "\n".join(said)


def test_guessing_hides_every_number(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, ("the cat is on the mat", "a dog"), "the cat is under the mat")
    window.presentation.enter()
    revealing = ("0.833", "5 ÷ 6", "5/6", "5 / 6", "5 of 6")
    assert all(number in spoken(window) for number in revealing)
    window.actions_by_id["hide_scores"].trigger()
    assert not [number for number in revealing if number in spoken(window)]
    assert window.presentation.strip.texts[1] == "?"
    assert set(cells(window)) == {"?"}
    for editor in (window.board.reference.editor, window.board.candidate.editor):
        assert editor.picture.layers == ()
    assert window.history.plot is not None
    assert not window.history.plot.isVisibleTo(window.history)
    window.actions_by_id["hide_scores"].trigger()
    assert all(number in spoken(window) for number in revealing)
    assert window.history.plot.isVisibleTo(window.history)


def test_hidden_scores_are_revealed_by_a_command_too(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.actions_by_id["reveal_scores"].isEnabled()
    window.actions_by_id["hide_scores"].trigger()
    window.actions_by_id["reveal_scores"].trigger()
    assert "0.833" in cells(window)
    assert window.actions_by_id["hide_scores"].isChecked()
    window.actions_by_id["reveal_scores"].trigger()
    assert set(cells(window)) == {"?"}


def test_the_key_hides_then_reveals_then_ends(window: MainWindow) -> None:
    window.presentation.enter()
    strip, guess = window.presentation.strip, window.presentation.guess
    seen = []
    for _ in range(4):
        seen.append((guess.is_on, guess.is_hidden, strip.texts[1], strip.guess.text()))
        QTest.keyClick(strip, Qt.Key.Key_G)
    assert seen == [
        (False, False, "0.833", "Hide scores  G"),
        (True, True, "?", "Reveal  G"),
        (True, False, "0.833", "Stop guessing  G"),
        (False, False, "0.833", "Hide scores  G"),
    ]
    assert window.actions_by_id["hide_scores"].isChecked()


def test_space_and_a_click_reveal(window: MainWindow) -> None:
    window.presentation.enter()
    strip = window.presentation.strip
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert strip.texts[1] == "0.833"
    window.presentation.guess.set_on(True)
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert strip.texts[1] == "0.833"
    assert "0.833" in cells(window)
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert strip.texts[1] == "?"
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect().bottomRight() - QPoint(8, 8))
    assert strip.texts[1] == "0.833"


def test_an_edit_hides_again(window: MainWindow, qtbot: QtBot) -> None:
    window.presentation.guess.set_on(True)
    window.presentation.guess.reveal()
    assert "0.833" in cells(window)
    type_at_end(window, qtbot, " too")
    assert set(cells(window)) == {"?"}
    window.actions_by_id["hide_scores"].trigger()
    assert "0.769" in cells(window)
    type_at_end(window, qtbot, " late")
    assert "?" not in cells(window)


def test_closing_in_the_presentation_remembers_the_window_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    for _ in range(2):
        window = create_window(profile_dir=str(tmp_path / "profile"))
        window.show()
        settle(window, qtbot)
        assert window.menuBar().isVisible()
        shown = {dock.objectName() for dock in window.findChildren(QDockWidget) if dock.isVisible()}
        assert shown == {"scoresDock", "historyDock"}
        assert not window.isFullScreen()
        window.presentation.enter()
        window.close()
        window.deleteLater()
