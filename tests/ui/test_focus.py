"""The window by keyboard alone: every part is reached, shows that it has the keyboard, and can be left."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QStatusBar, QTabBar, QToolButton, QWidget

from rouge_gui.ui.actions import menus_of, walk
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.palette import collect


def focused_widget() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def part_with_keyboard(window: MainWindow) -> str:
    focused = focused_widget()
    parts = {
        "reference": window.board.reference.editor,
        "candidate": window.board.candidate.editor,
        "scores": window.score_table,
        "history": window.findChild(QWidget, "historyDock"),
        "tools": window.findChild(QWidget, "toolBar"),
    }
    for name, part in parts.items():
        if part is not None and (part is focused or part.isAncestorOf(focused)):
            return name
    return focused.objectName()


ROUND = ["reference", "candidate", "scores", "history", "tools"]


def test_f6_goes_round_the_parts(window: MainWindow) -> None:
    window.board.reference.editor.setFocus()
    seen = []
    for _ in range(6):
        seen.append(part_with_keyboard(window))
        QTest.keyClick(focused_widget(), Qt.Key.Key_F6)
    assert seen == [*ROUND, "reference"]


def test_f6_to_the_history_lands_in_the_graph(window: MainWindow) -> None:
    window.score_table.setFocus()
    QTest.keyClick(window.score_table, Qt.Key.Key_F6)
    assert focused_widget() is window.history.plot
    # and backwards, over the title row with its switches and the button that hides it
    window.layer_buttons.setFocus()
    QTest.keyClick(window.layer_buttons, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focused_widget() is window.history.plot


def test_typing_works_at_once(window: MainWindow) -> None:
    editor = window.board.candidate.editor
    assert focused_widget() is editor
    before = window.document.snapshot.candidate
    QTest.keyClick(focused_widget(), Qt.Key.Key_X)
    assert window.document.snapshot.candidate == before + "x"


def test_shift_f6_goes_back(window: MainWindow) -> None:
    window.board.reference.editor.setFocus()
    seen = []
    for _ in range(6):
        seen.append(part_with_keyboard(window))
        QTest.keyClick(focused_widget(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert seen == ["reference", *reversed(ROUND)]


def test_a_part_that_is_hidden_is_left_out(window: MainWindow) -> None:
    history = window.findChild(QWidget, "historyDock")
    assert history is not None
    history.hide()
    window.score_table.setFocus()
    QTest.keyClick(window.score_table, Qt.Key.Key_F6)
    assert part_with_keyboard(window) == "tools"


def test_tab_reaches_every_control_and_comes_back(window: MainWindow) -> None:
    window.board.reference.editor.setFocus()
    seen: list[QWidget] = []
    for _ in range(200):
        focused = focused_widget()
        if focused in seen:
            break
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is seen[0]
    wanted = {
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not isinstance(widget, QMenuBar | QStatusBar | QTabBar)
    }
    # of buttons that exclude each other only the one that is down takes Tab; arrows go on from there
    missed = {widget.objectName() or type(widget).__name__ for widget in wanted - set(seen)}
    assert {name for name in missed if not name.startswith("layer-")} == set()


def edge_colors(window: MainWindow, part: QWidget) -> set[str]:
    """Return the colours of the middle row about the left edge of ``part``, with the padding of its card."""
    picture = window.grab().toImage()
    corner = part.mapTo(window, QPoint(0, part.height() // 2))
    outside = 14 if part is window.score_table else 3
    return {picture.pixelColor(x, corner.y()).name() for x in range(corner.x() - outside, corner.x() + 2)}


def test_whatever_has_the_keyboard_shows_it(window: MainWindow) -> None:
    accent = window.appearance.theme.accent.lower()
    parts = [window.board.reference.editor, window.board.candidate.editor, window.score_table]
    history = window.findChild(QWidget, "historyDock")
    assert history is not None
    switches = [history, *history.findChildren(QToolButton)]
    for part in (*parts, window.profile_box, switches[1]):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        assert accent in edge_colors(window, part), part.objectName()
        for other in parts:
            if other is not part:
                assert accent not in edge_colors(window, other), other.objectName()


def test_a_button_that_is_down_shows_the_keyboard_too(window: MainWindow) -> None:
    for name in ("layer-unigram", "layer-bigram"):
        button = window.findChild(QToolButton, name)
        assert button is not None
        window.score_table.setFocus()
        without = button.grab().toImage()
        size = button.size()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert button.grab().toImage() != without
        assert button.size() == size


def test_everything_that_takes_keys_has_a_name(window: MainWindow) -> None:
    nameless = [
        widget.objectName() or type(widget).__name__
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.focusProxy() is None
        and not (widget.accessibleName() or getattr(widget, "text", str)() or widget.toolTip())
        and not isinstance(widget, QMenuBar)
    ]
    assert nameless == []


def test_every_command_is_in_a_menu_or_in_the_palette(window: MainWindow) -> None:
    listed = {entry.action for entry in collect(menus_of(window.menuBar()), window.actions_by_id)}
    in_menus = {action for menu in menus_of(window.menuBar()) for _path, action in walk(menu)}
    for command in COMMANDS:
        action = window.actions_by_id[command.id]
        assert action in in_menus or action in listed, command.id
        assert action.text().strip("&…"), command.id
    # and what is in the menus is known by name to the palette
    assert [entry.label for entry in collect(menus_of(window.menuBar()), {}) if not entry.label] == []
