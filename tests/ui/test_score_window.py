"""The score table in its window: scale and digits, sorting while texts change, the paying reference."""

from pathlib import Path

import windows
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.numbers import ScoreFormat


def close(window: MainWindow) -> None:
    window.files.forget()
    window.close()
    window.deleteLater()


def show(window: MainWindow, qtbot: QtBot, snapshot: Snapshot) -> None:
    windows.show(window, qtbot, snapshot)


def rows(window: MainWindow) -> dict[str, list[str]]:
    model = window.score_table.scores
    shown = [
        [str(model.index(row, place).data()) for place in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return {row[0]: row[1:] for row in shown}


def test_scale_and_digits_are_commands_and_remembered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    actions = window.actions_by_id
    assert not actions["percent_scores"].isChecked()
    assert actions["digits_3"].isChecked()
    actions["percent_scores"].trigger()
    actions["digits_2"].trigger()
    assert rows(window)["ROUGE-1"][:3] == ["80.00", "80.00", "80.00"]
    assert window.history.display.format == ScoreFormat(percent=True, digits=2)
    window.settings.save()
    other = create_window(profile_dir=str(tmp_path / "profile"))
    other.show()
    settle(other, qtbot)
    assert rows(other)["ROUGE-1"][:3] == ["80.00", "80.00", "80.00"]
    assert other.history.display.format == ScoreFormat(percent=True, digits=2)
    assert other.actions_by_id["percent_scores"].isChecked()
    assert other.actions_by_id["digits_2"].isChecked()
    other.actions_by_id["percent_scores"].trigger()
    other.actions_by_id["digits_4"].trigger()
    assert rows(other)["ROUGE-1"][:3] == ["0.8000", "0.8000", "0.8000"]
    close(other)


def test_a_click_on_a_head_sorts_and_typing_keeps_the_order(window: MainWindow, qtbot: QtBot) -> None:
    table = window.score_table
    head = table.horizontalHeader()
    place = QPoint(head.sectionViewportPosition(3) + 20, head.height() // 2)
    for _ in range(2):
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert table.scores.headerData(3, Qt.Orientation.Horizontal) == "F\u2009↑"
    lowest_first = list(rows(window))
    assert lowest_first.index("ROUGE-3") < lowest_first.index("ROUGE-2") < lowest_first.index("ROUGE-1")
    QTest.keyClicks(window.board.candidate.editor, "opens ")
    settle(window, qtbot)
    values = [float(row[2]) for name, row in rows(window).items() if name.startswith("ROUGE")]
    assert values == sorted(values)
    selected = [index.row() for index in table.selectionModel().selectedRows()]
    assert [table.scores.metric_at(row) for row in selected] == ["rouge1"]


def test_each_row_says_which_reference_paid(window: MainWindow, qtbot: QtBot) -> None:
    texts = ("a b x c d", "the cat sat on the mat")
    show(window, qtbot, Snapshot(texts, "the cat sat", "rouge-score"))
    assert rows(window)["ROUGE-1"] == ["1.000", "0.500", "0.667", "2", "3/6\u22c53"]
    tip = window.score_table.scores.index(0, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "against each reference alone: 1: 0.0000  2: 0.6667\npaid by reference 2"
    show(window, qtbot, Snapshot(texts, "the cat sat", "auto tokenizer=unicode multi=mean"))
    assert rows(window)["ROUGE-1"][3] == "–"
    tip = window.score_table.scores.index(0, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "against each reference alone: 1: 0.0000  2: 0.6667\naveraged over the references"
    show(window, qtbot, Snapshot(texts[1:], "the cat sat", "rouge-score"))
    assert rows(window)["ROUGE-1"][3] == "3/6\u22c53"


def type_over(window: MainWindow, qtbot: QtBot, old: str, new: str) -> None:
    editor = window.board.candidate.editor
    start = editor.toPlainText().index(old)
    cursor = editor.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len(old), QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    QTest.keyClicks(editor, new)
    settle(window, qtbot)


def changes(window: MainWindow) -> dict[str, str]:
    return {name: row[3] for name, row in rows(window).items()}


def pin(window: MainWindow, qtbot: QtBot, state: int | None = None) -> None:
    window.document.toggle_pin(state)
    settle(window, qtbot)


def test_a_pin_is_what_changes_are_counted_from(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("the cat is on the mat",), "the cat is on the mat", "rouge-score"))
    assert len(rows(window)["ROUGE-1"]) == 4
    pin(window, qtbot)
    assert changes(window)["ROUGE-1"] == "±0.000"
    assert window.score_table.heading.text() == "Δ since the pinned start"
    type_over(window, qtbot, "on", "under")
    qtbot.waitUntil(lambda: window.live.is_complete, timeout=20_000)
    assert changes(window) == {
        "ROUGE-1": "\u22120.167",
        "ROUGE-2": "\u22120.400",
        "ROUGE-3": "\u22120.750",
        "ROUGE-L": "\u22120.167",
        "ROUGE-Lsum": "\u22120.167",
        "ROUGE-W 1.2": "\u22120.255",
        "ROUGE-SU4": "\u22120.286",
        "BLEU": "\u221262.01",
        "chrF2": "\u221237.21",
    }
    pin(window, qtbot)
    assert changes(window)["ROUGE-1"] == "±0.000"
    pin(window, qtbot)
    pin(window, qtbot, 0)
    assert len(rows(window)["ROUGE-1"]) == 4
    assert window.score_table.heading.isHidden()


def test_another_profile_counts_the_pin_anew(window: MainWindow, qtbot: QtBot) -> None:
    show(window, qtbot, Snapshot(("The cat runs",), "The cat runs", "rouge-score"))
    pin(window, qtbot)
    type_over(window, qtbot, "runs", "run")
    assert changes(window)["ROUGE-1"] == "\u22120.333"
    window.use_profile("rouge-score stemmer=porter")
    settle(window, qtbot)
    assert changes(window)["ROUGE-1"] == "±0.000"
    window.use_profile("sacrebleu TER sentence")
    settle(window, qtbot)
    assert changes(window) == {"TER": "+33.33"}


def test_a_new_document_has_no_pin(window: MainWindow, qtbot: QtBot) -> None:
    window.document.toggle_pin()
    assert len(rows(window)["ROUGE-1"]) == 5
    show(window, qtbot, Snapshot(("a b",), "a c"))
    assert len(rows(window)["ROUGE-1"]) == 4


def test_scores_are_copied_in_four_forms_from_the_menu_and_from_the_table(window: MainWindow) -> None:
    heads = {
        "copy_scores": "metric\tP\tR\tF\tcounts",
        "copy_scores_markdown": "| metric | P | R | F | counts |",
        "copy_scores_latex": f"% {window.status_line.signature_text}",
        "copy_scores_csv": "metric,precision,recall,score,matches,",
    }
    for command, head in heads.items():
        window.actions_by_id[command].trigger()
        text = QApplication.clipboard().text()
        assert text.startswith(head)
        assert window.status_line.signature_text in text
    menu = window.score_table.make_menu()
    assert [window.actions_by_id[command] for command in heads] == menu.actions()[:4]
    edit = next(found for found in window.menuBar().findChildren(QMenu) if found.title() == "&Edit")
    assert "Copy scores &as" in [action.text() for action in edit.actions()]
    menu.deleteLater()
