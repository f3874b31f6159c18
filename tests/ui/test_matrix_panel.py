"""The Matrix panel in the window: cells light the panes and panes the axes, by mouse and keys; zoom, words, files."""

import math
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.compare import compare
from rouge_gui.compare.explain.matrix import STEPS, matrix_of
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.explain.matrix_axes import shown_form
from rouge_gui.ui.explain.matrix_paint import NUMBERS_FROM, SCALES, Lit, path_role, tones
from rouge_gui.ui.explain.matrix_panel import MatrixPanel
from rouge_gui.ui.explain.panel import Lights
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.theme import load_theme

CONTROL = Qt.KeyboardModifier.ControlModifier
DOG = Snapshot(("the dog chased the cat",), "the cat was chased by the dog", "auto")


def matrix(window: MainWindow, qtbot: QtBot, snapshot: Snapshot = DOG, metric: str = "rougeL") -> MatrixPanel:
    show(window, qtbot, snapshot)
    window.explaining.dock.show()
    window.explaining.view.show_panel("matrix")
    window.explaining.view.metric_chosen.emit(metric)
    settle(window, qtbot)
    panel = window.explaining.view.panel
    assert isinstance(panel, MatrixPanel)
    return panel


def point_at(panel: MatrixPanel, row: int, column: int) -> QPoint:
    place = panel.view.square((row, column)).center().toPoint()
    QTest.mouseMove(panel.view.viewport(), place)
    return place


def lit(window: MainWindow) -> list[str]:
    """The words that are lit in both panes."""
    found = []
    for pane in (window.board.reference, window.board.candidate):
        text = pane.editor.toPlainText()
        found += [text[start:end] for spans in pane.editor.lit for start, end in spans]
    return found


def test_it_says_corner_paths_and_rule(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    assert "The last corner is 3: the matches of ROUGE-L" in panel.sentence.text()
    assert "Longest paths: 1." in panel.sentence.text()
    assert "equal tokens diagonally, else to the greater neighbour, at a tie up" in panel.sentence.text()
    assert panel.view.accessibleDescription() == panel.sentence.text()


def test_a_cell_lights_both_tokens_and_its_row_and_column(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    with qtbot.waitSignal(panel.lights_changed) as told:
        point_at(panel, 2, 3)
    assert told.args == [Lights((("reference", (8, 14)), ("candidate", (12, 18))))]
    assert lit(window) == ["chased", "chased"]
    assert panel.view.lit == Lit((2,), (3,))
    assert panel.cell.toolTip() == "chased (3) | chased (4) · length: 2 · equal, on the path"
    point_at(panel, 1, 6)
    assert panel.cell.toolTip() == "dog (2) | dog (7) · length: 2 · equal, not on the path"
    with qtbot.waitSignal(panel.lights_changed) as told:
        QApplication.sendEvent(panel.view.viewport(), QEvent(QEvent.Type.Leave))
    assert told.args == [Lights()]
    assert lit(window) == []


def test_keys_walk_along_cells_and_along_the_path(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.cell == (0, 0)
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(panel.view, key, CONTROL)
        seen.append(panel.view.cell)
    assert seen == [(2, 3), (3, 5)]
    QTest.keyClick(panel.view, Qt.Key.Key_Left)
    assert panel.view.cell == (3, 4)
    assert "the (4) | by (5) · length: 2" in panel.view.accessibleName()
    assert lit(window) == ["the", "by"]
    QTest.keyClick(panel.view, Qt.Key.Key_End)
    assert panel.view.cell == (4, 6)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert window.board.reference.editor.selected_span == (19, 22)
    assert window.board.candidate.editor.selected_span == (26, 29)
    window.board.candidate.editor.setFocus()
    assert panel.view.cell is None


def test_a_click_goes_there_in_both_panes(window: MainWindow, qtbot: QtBot) -> None:
    lines = "\n".join(f"line {number}" for number in range(150))
    panel = matrix(window, qtbot, Snapshot((lines,), lines, "auto"))
    panel.view.reveal(299, 299)
    place = point_at(panel, 299, 299)
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    row, column = panel.view.cell or (0, 0)
    assert row >= 290
    assert column >= 290
    for pane in (window.board.reference, window.board.candidate):
        assert pane.editor.verticalScrollBar().value() > 0
        assert pane.editor.selected_span[0] > 1_000


def test_a_token_in_a_pane_lights_its_row_or_column(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    window.board.reference.editor.pointed.emit(9)
    assert panel.view.lit == Lit((2,), ())
    window.board.candidate.editor.pointed.emit(9)
    assert panel.view.lit == Lit((), (2,))
    window.board.candidate.editor.pointed.emit(-1)
    assert panel.view.lit == Lit()
    editor = window.board.candidate.editor
    editor.setFocus()
    editor.place_caret(27)
    assert panel.view.lit == Lit((), (6,))


def test_a_token_on_an_axis_lights_its_row_and_its_word(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    square = panel.view.square((2, 0))
    QTest.mouseMove(panel.view.viewport(), QPoint(round(square.left()) - 12, round(square.center().y())))
    assert panel.view.lit == Lit((2,), ())
    assert lit(window) == ["chased"]
    square = panel.view.square((0, 6))
    QTest.mouseMove(panel.view.viewport(), QPoint(round(square.center().x()), round(square.top()) - 12))
    assert panel.view.lit == Lit((), (6,))
    assert lit(window) == ["dog"]
    QApplication.sendEvent(panel.view.viewport(), QEvent(QEvent.Type.Leave))
    assert panel.view.lit == Lit()
    assert lit(window) == []


def luminance(color: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)
        for part in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("metric", ["rougeL", "rougeLsum", "rougeW"])
def test_dots_path_and_numbers_are_seen_on_every_ground(metric: str, dark: bool) -> None:
    theme = load_theme(dark=dark)
    found = matrix_of(compare("a b\nc d", "a b\nd", "rouge-score"), metric, 0)
    assert found is not None
    shades = [QColor.fromRgb(shade) for shade in tones(found, theme, drawn=True)]

    def contrast(one: QColor, other: QColor) -> float:
        dim, bright = sorted((luminance(one), luminance(other)))
        return (bright + 0.05) / (dim + 0.05)

    for ground in (shades[0], shades[STEPS - 1]):
        assert contrast(shades[STEPS], ground) >= 3
        assert contrast(theme.color("text"), ground) >= 4.5
    # the path has a rim of the card's colour
    assert contrast(theme.color(path_role(found)), theme.color("card")) >= 3


def test_zoom_by_wheel_and_keys_keeps_the_place(window: MainWindow, qtbot: QtBot) -> None:
    words = " ".join(f"w{number}" for number in range(200))
    panel = matrix(window, qtbot, Snapshot((words,), words, "auto"))
    fitted = panel.view.scale
    assert panel.view.square((199, 199)).bottom() <= panel.view.viewport().height()
    place = QPointF(panel.view.viewport().rect().center())
    for _ in range(6):
        QApplication.sendEvent(
            panel.view.viewport(),
            QWheelEvent(
                place,
                QPointF(panel.view.viewport().mapToGlobal(place.toPoint())),
                QPoint(),
                QPoint(0, 120),
                Qt.MouseButton.NoButton,
                CONTROL,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
    assert panel.view.scale == SCALES[SCALES.index(fitted) + 6]
    assert panel.view.horizontalScrollBar().value() > 0
    before = panel.view.cell_at(place)
    panel.view.setFocus()
    QTest.keyClicks(panel.view, "+")
    after = panel.view.cell_at(place)
    assert before is not None
    assert after is not None
    assert abs(before[0] - after[0]) <= 3
    QTest.mousePress(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())
    start = panel.view.horizontalScrollBar().value()
    QTest.mouseMove(panel.view.viewport(), place.toPoint() - QPoint(40, 30))
    QTest.mouseRelease(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint() - QPoint(40, 30))
    assert panel.view.horizontalScrollBar().value() == start + 40
    QTest.keyClicks(panel.view, "0")
    assert panel.view.scale == fitted


def test_many_paths_are_rounded_and_too_many_cells_are_not_counted(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot, Snapshot(("a " * 30,), "a " * 60, "auto"))
    assert "Longest paths: about 1.2 × 10^17." in panel.sentence.text()
    assert "Longest paths: 2." in matrix(window, qtbot, Snapshot(("a b",), "b a", "auto")).sentence.text()
    long = " ".join(str(number) for number in range(2_100))
    panel = matrix(window, qtbot, Snapshot((long,), long, "auto"))
    assert "not counted beyond 4,100,000 cells" in panel.sentence.text()
    longer = "a " * 3_100
    show(window, qtbot, Snapshot((longer,), longer, "auto"))
    assert "A table of 9,610,000 cells is too large" in window.explaining.view.absence


def test_typing_marks_it_as_older_and_stops_counting(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(window, qtbot)
    editor = window.board.candidate.editor
    editor.place_caret(len(DOG.candidate))
    QTest.keyClicks(editor, " cat")
    older = [window.explaining.view.is_older, "The last corner is 3" in panel.sentence.text()]
    settle(window, qtbot)
    assert older == [True, True]
    assert not window.explaining.view.is_older
    assert "The last corner is 4" in panel.sentence.text()


def test_sentences_and_runs_are_told(window: MainWindow, qtbot: QtBot) -> None:
    two = Snapshot(("red\nred",), "red\nblue", "rouge-score")
    panel = matrix(window, qtbot, two, "rougeLsum")
    assert "Every two sentences have a table of their own" in panel.sentence.text()
    assert "Matches: 1." in panel.sentence.text()
    assert panel.sentence.text().count("used up") == 1
    assert [sign for sign, _ in panel.legend.entries()] == ["path", "match", "surplus", "border", "ground"]
    panel = matrix(window, qtbot, Snapshot(("A B C D",), "A B X C D", "auto"), "rougeW")
    point_at(panel, 1, 1)
    assert panel.cell.toolTip() == "b (2) | b (2) · run: 2 · weighted length: 2.30 · equal, on the path"
    panel = matrix(window, qtbot, DOG, "rouge1")
    assert "ROUGE-1 does not go by a path" in panel.sentence.text()
    show(window, qtbot, Snapshot(("",), "a", "auto"))
    assert "no tokens" in window.explaining.view.absence


def test_the_picture_shows_the_path_in_its_colour(window: MainWindow, qtbot: QtBot) -> None:
    words = " ".join(f"w{number}" for number in range(300))
    panel = matrix(window, qtbot, Snapshot((words,), words, "auto"))
    for dark in (False, True):
        theme = load_theme(dark=dark)
        panel.set_theme(theme)
        image = panel.view.viewport().grab().toImage()
        place = panel.view.square((150, 150)).center().toPoint()
        assert QColor(image.pixel(place)) == theme.color("lcs")
        off = panel.view.square((10, 200)).center().toPoint()
        assert QColor(image.pixel(off)) != theme.color("lcs")


def test_files_hold_signature_and_tokens_as_text(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    hostile = '<script>alert(1)</script> & "q" кот 猫 a\u0007b'
    snapshot = Snapshot((hostile,), f"{hostile} \u202eevil", "auto tokenizer=whitespace-raw")
    panel = matrix(window, qtbot, snapshot)
    svg, png = tmp_path / "m.svg", tmp_path / "m.png"
    assert window.matrix_export.write_svg(str(svg))
    assert window.matrix_export.write_png(str(png))
    root = ElementTree.fromstring(svg.read_bytes())
    tags = {element.tag.split("}")[-1] for element in root.iter()}
    assert "script" not in tags
    words = "".join("".join(element.itertext()) for element in root.iter() if element.tag.endswith("text"))
    for expected in ("alert(1)", "кот", "猫", "a\N{REPLACEMENT CHARACTER}b", "ROUGE-L", "whitespace-raw"):
        assert expected in words
    image = QImage(str(png))
    assert image.width() > 400
    panel.copy()
    assert QGuiApplication.clipboard().image().width() == image.width()
    assert shown_form("a\u202eb\nc") == "a\N{REPLACEMENT CHARACTER}b c"


@pytest.mark.parametrize("metric", ["rougeL", "rougeLsum", "rougeW"])
def test_large_texts_and_summaries_come_as_files(window: MainWindow, qtbot: QtBot, metric: str) -> None:
    words = "\n".join(f"a{number % 50} b{number} c" for number in range(120))
    panel = matrix(window, qtbot, Snapshot((words,), words[::-1], "auto"), metric)
    picture = panel.picture()
    assert picture is not None
    theme = load_theme(dark=False)
    assert b"<image" in picture.svg(theme)
    assert QImage.fromData(picture.png(theme)).height() > 300


def test_export_asks_for_the_panel_first(window: MainWindow, qtbot: QtBot) -> None:
    window.matrix_export.save_svg()
    assert window.explaining.dock.isVisible()
    assert window.explaining.view.kind.name == "matrix"
    settle(window, qtbot)
    assert isinstance(window.explaining.view.panel, MatrixPanel)


def test_a_small_matrix_opens_with_words_and_numbers_in_a_low_panel(window: MainWindow, qtbot: QtBot) -> None:
    words = " ".join(f"w{number}" for number in range(20))
    panel = matrix(window, qtbot, Snapshot((words,), words, "auto"))
    panel.resize(300, 230)
    assert panel.sentence.is_brief
    assert panel.sentence.toolTip() == panel.sentence.text()
    assert panel.view.scale >= NUMBERS_FROM
    panel.view.fit()
    assert panel.view.scale < NUMBERS_FROM
    panel.resize(300, 600)
    assert not panel.sentence.is_brief


def test_the_state_of_a_cell_is_not_cut(window: MainWindow, qtbot: QtBot) -> None:
    panel = matrix(
        window, qtbot, Snapshot(("counterrevolutionaries " * 2,), "counterrevolutionaries", "auto")
    )
    panel.resize(300, 230)
    panel.view.set_cursor((0, 0))
    assert panel.cell.text().endswith("length: 1 · equal, not on the path")
    assert "counterrevolutionaries (1) | counterrevolutionaries (1)" in panel.cell.toolTip()
