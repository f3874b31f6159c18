"""The tabs of the references: what they show, what they tell."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from rouge_gui.ui.compare.reference_tabs import ReferenceTabs


class Told(QObject):
    """What the tabs told, in order."""

    def __init__(self, tabs: ReferenceTabs) -> None:
        super().__init__(tabs)
        self.all: list[tuple[str, int, int]] = []
        tabs.reference_chosen.connect(lambda reference: self.all.append(("chosen", reference, 0)))
        tabs.add_asked.connect(lambda: self.all.append(("add", 0, 0)))
        tabs.remove_asked.connect(lambda reference: self.all.append(("remove", reference, 0)))
        tabs.moved.connect(lambda start, end: self.all.append(("moved", start, end)))


@pytest.fixture
def tabs(qtbot: QtBot) -> ReferenceTabs:
    tabs = ReferenceTabs()
    qtbot.addWidget(tabs)
    tabs.show_references(3, ("0.833", "0.600", "1.000"), 2, "ROUGE-1")
    tabs.resize(600, 40)
    tabs.show()
    return tabs


def texts(tabs: ReferenceTabs) -> list[str]:
    return [tabs.bar.tabText(tab) for tab in range(tabs.count)]


def closers(tabs: ReferenceTabs) -> list[QToolButton]:
    side = QTabBar.ButtonPosition.RightSide
    found = [tabs.bar.tabButton(tab, side) for tab in range(tabs.count)]
    return [button for button in found if isinstance(button, QToolButton)]


def drag_over(tabs: ReferenceTabs, start: int, *over: int) -> None:
    bar = tabs.bar
    places = [bar.tabRect(tab).center() for tab in (start, *over)]
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=places[0])
    for before, place in pairwise(places):
        # by small steps, past the middle of the tab
        beyond = place.x() + (8 if place.x() > before.x() else -8)
        for x in range(before.x(), beyond, 4 if beyond > before.x() else -4):
            at = QPointF(x, place.y())
            buttons = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
            move = QMouseEvent(
                QEvent.Type.MouseMove, at, bar.mapToGlobal(at), *buttons, Qt.KeyboardModifier.NoModifier
            )
            QApplication.sendEvent(bar, move)


def drop(tabs: ReferenceTabs) -> None:
    QTest.mouseRelease(tabs.bar, Qt.MouseButton.LeftButton)


def test_one_reference_has_a_calm_tab(tabs: ReferenceTabs, qtbot: QtBot) -> None:
    tabs.show_references(1, ("0.833",), 0, "ROUGE-1")
    assert texts(tabs) == ["1"]
    assert closers(tabs) == []
    assert tabs.bar.isVisible()
    assert tabs.add_button.isVisible()
    qtbot.waitUntil(lambda: tabs.bar.width() < 60)


def test_several_have_badges_and_one_of_them_pays(tabs: ReferenceTabs) -> None:
    assert texts(tabs) == ["1 · 0.833", "2 · 0.600", "● 3 · 1.000"]
    tip = "paid: the score of ROUGE-1 comes from this reference"
    assert [tabs.bar.tabToolTip(tab) == tip for tab in range(3)] == [False, False, True]
    assert tabs.bar.accessibleTabName(0) == "Reference 1, score 0.833"
    assert tabs.bar.accessibleTabName(2) == f"Reference 3, score 1.000, {tip}"
    tabs.show_references(3)
    assert texts(tabs) == ["1", "2", "3"]


def test_a_click_chooses_and_a_call_does_so_quietly(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    tabs.choose(2)
    assert (tabs.chosen, told.all) == (2, [])
    QTest.mouseClick(tabs.bar, Qt.MouseButton.LeftButton, pos=tabs.bar.tabRect(1).center())
    assert (tabs.chosen, told.all) == (1, [("chosen", 1, 0)])
    tabs.show_references(1)
    assert (tabs.chosen, told.all) == (0, [("chosen", 1, 0)])
    tabs.choose(7)
    assert tabs.chosen == 0


def test_keys_choose_and_remove(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        QTest.keyClick(tabs.bar, key)
    assert told.all == [("chosen", 1, 0), ("chosen", 2, 0), ("chosen", 1, 0), ("remove", 1, 0)]
    tabs.show_references(1)
    QTest.keyClick(tabs.bar, Qt.Key.Key_Delete)
    assert len(told.all) == 4


def test_buttons_ask_to_add_and_to_remove(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    assert len(closers(tabs)) == 3
    assert all(button.accessibleName() for button in closers(tabs))
    closers(tabs)[1].click()
    tabs.add_button.click()
    assert told.all == [("remove", 1, 0), ("add", 0, 0)]
    # asking alone changes nothing
    assert tabs.count == 3


def test_a_drag_over_several_tabs_is_told_once(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    drag_over(tabs, 0, 1, 2)
    # the tabs are still the document's
    assert (told.all, tabs.chosen) == ([], 0)
    drop(tabs)
    assert told.all == [("moved", 0, 2)]
    assert tabs.chosen == 2
    assert texts(tabs) == ["1 · 0.600", "● 2 · 1.000", "3 · 0.833"]
    tabs.show_references(3, ("a", "b", "c"))
    assert texts(tabs) == ["1 · a", "2 · b", "3 · c"]


def test_a_tab_that_is_dragged_back_has_not_moved(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    drag_over(tabs, 0, 1, 0)
    drop(tabs)
    assert told.all == []
    assert tabs.chosen == 0


def test_a_drag_is_forgotten_where_tabs_come_or_go_under_it(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    drag_over(tabs, 0, 1)
    assert tabs.bar.is_dragging
    tabs.show_references(2)
    drop(tabs)
    assert told.all == []


def test_the_menu_of_a_tab(tabs: ReferenceTabs) -> None:
    told = Told(tabs)
    tabs.choose(1)
    menu = tabs.menu
    menu.show_for(1, 3)
    for action in (menu.move_left, menu.remove, menu.add):
        action.trigger()
    assert told.all == [("moved", 1, 0), ("remove", 1, 0), ("add", 0, 0)]
    # the reference in front stays in front where it goes
    assert tabs.chosen == 0
    menu.show_for(1, 3)
    menu.move_left.trigger()
    assert (told.all[-1], tabs.chosen) == (("moved", 1, 0), 1)


def test_the_menu_offers_what_can_be_done(tabs: ReferenceTabs) -> None:
    offered = []
    for reference, count in ((0, 3), (2, 3), (0, 1)):
        tabs.menu.show_for(reference, count)
        entries = (tabs.menu.move_left, tabs.menu.move_right, tabs.menu.remove, tabs.menu.add)
        offered.append([entry.isEnabled() for entry in entries])
    assert offered == [[False, True, True, True], [True, False, True, True], [False, False, False, True]]


# the off-screen platform has no pop-up windows to raise
@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_the_menu_opens_by_key_at_the_tab_in_front(tabs: ReferenceTabs) -> None:
    tabs.choose(2)
    QApplication.sendEvent(tabs.bar, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    assert tabs.menu.isVisible()
    assert not tabs.menu.move_right.isEnabled()
    tabs.menu.close()
