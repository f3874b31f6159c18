"""In a small window: every reference can be reached, the one that pays is seen, and no score is cut."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle, show

from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.compare.header import PaneHeader
from rouge_gui.ui.main_window import MainWindow

CANDIDATE = "the cat is under the mat"
REFERENCES = ("the cat sat new", "the cat is on the mat", "a dog", "one a cat", "x y z")


@pytest.mark.parametrize("count", [2, 5])
@pytest.mark.parametrize("size", [(800, 600), (1024, 700)])
def test_references_are_reached_and_the_paying_one_is_seen(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    window.resize(*size)
    show(window, qtbot, Snapshot(REFERENCES[:count], CANDIDATE, "rouge-score"))
    tabs = window.board.tabs
    shown = tabs.bar if tabs.chooser.isHidden() else tabs.chooser
    assert shown.isVisible()
    # nothing of it is cut
    qtbot.waitUntil(lambda: shown.width() >= shown.sizeHint().width())
    assert tabs.rect().contains(shown.geometry())
    if shown is tabs.bar:
        assert tabs.bar.tabText(1).startswith("●")
        return
    assert tabs.chooser.text() == f"1/{count} ●2 ▾"
    assert "paid: the score of ROUGE-1 comes from this reference" in tabs.chooser.accessibleName()
    entries = tabs.chooser.menu().actions()
    assert [entry.text() for entry in entries[:2]] == ["1 · 0.400", "2 · 0.833 ●"]
    entries[1].trigger()
    settle(window, qtbot)
    assert window.board.chosen_reference == 1
    assert window.board.reference.editor.toPlainText() == REFERENCES[1]
    assert tabs.chooser.text() == f"● 2/{count} ▾"


def test_the_menu_at_800_adds_moves_and_removes(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(800, 600)
    show(window, qtbot, Snapshot(REFERENCES[:3], CANDIDATE, "rouge-score"))
    tabs = window.board.tabs
    tabs.chooser.menu().aboutToShow.emit()
    left, right, remove, add = (entry for entry in tabs.menu.actions() if not entry.isSeparator())
    assert all(entry in tabs.chooser.menu().actions() for entry in (left, right, remove, add))
    assert (left.isEnabled(), right.isEnabled()) == (False, True)
    right.trigger()
    assert window.document.snapshot.references[:2] == (REFERENCES[1], REFERENCES[0])
    remove.trigger()
    add.trigger()
    settle(window, qtbot)
    assert len(window.document.snapshot.references) == 3
    assert tabs.chooser.text().startswith("3/3")


def test_tabs_come_back_with_the_keyboard_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(800, 600)
    show(window, qtbot, Snapshot(REFERENCES[:2], CANDIDATE, "rouge-score"))
    tabs = window.board.tabs
    assert tabs.chooser.isVisible()
    tabs.setFocus()
    assert tabs.chooser.hasFocus()
    window.resize(1600, 900)
    qtbot.waitUntil(tabs.bar.isVisible)
    assert tabs.chooser.isHidden()
    assert tabs.bar.hasFocus()
    QTest.keyClick(tabs.bar, Qt.Key.Key_Right)
    assert window.board.chosen_reference == 1


def test_a_head_says_less_rather_than_a_part(qtbot: QtBot, window: MainWindow) -> None:
    header = PaneHeader("Reference", window.appearance.theme)
    qtbot.addWidget(header)
    header.show_coverage("recall 0/9", "0 of 9 reference unigrams covered", 0, "accent", "unigrams")
    header.show()
    label = header._sentence
    for width, text in ((600, "0 of 9 reference unigrams covered"), (210, "unigrams"), (120, "")):
        header.resize(width, 90)
        QApplication.processEvents()
        assert label.text() == text
        assert header._fraction.width() >= header._fraction.sizeHint().width()
        assert label.toolTip() == "0 of 9 reference unigrams covered"


def test_settings_that_cannot_be_written_are_said_once(window: MainWindow, qtbot: QtBot) -> None:
    path = window.settings.path
    path.unlink(missing_ok=True)
    # a folder in its place holds off whoever may write everywhere
    path.mkdir(parents=True)
    window.actions_by_id["misses"].trigger()
    said = f"The settings cannot be written to {path}: what you choose holds until the window closes"
    qtbot.waitUntil(lambda: window.message_bar.text == said)
    assert window.message_bar.isVisible()
    window.message_bar.hide()
    window.actions_by_id["misses"].trigger()
    qtbot.wait(500)
    assert not window.message_bar.isVisible()
