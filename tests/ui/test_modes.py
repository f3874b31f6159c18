"""Inspecting and editing in the real window: read-only panes, keys by their place, and the ways back and forth."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import settle

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.compare.editor import TextEditor
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.modes import SINGLE_KEYS
from rouge_gui.ui.physical_keys import physical_key

NONE = Qt.KeyboardModifier.NoModifier
CANDIDATE = "the cafe closes at nine"
SWAPPED = "the cafe opens at nine"


@pytest.fixture
def editor(window: MainWindow) -> TextEditor:
    """The candidate's pane, with the keyboard, inspecting."""
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    return editor


def key(
    name: Qt.Key, text: str = "", scan: int = 0, virtual: int = 0, modifiers: Qt.KeyboardModifier = NONE
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, name, modifiers, scan, virtual, 0, text)


def inspecting(window: MainWindow) -> bool:
    return window.habits.modes.is_inspecting


def click(editor: TextEditor) -> None:
    QTest.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 40))


def test_the_window_starts_editing_and_escape_inspects(window: MainWindow) -> None:
    editor = window.board.candidate.editor
    editor.setFocus()
    assert not inspecting(window)
    assert window.habits.modes.badge.text() == "editing"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert inspecting(window)
    assert editor.isReadOnly()
    assert window.board.reference.editor.isReadOnly()
    assert window.actions_by_id["inspect"].isChecked()
    assert window.habits.modes.badge.text() == "inspecting"
    assert window.habits.modes.badge.accessibleName() == "Mode: inspecting"


def test_nothing_typed_pasted_or_composed_changes_a_text_while_inspecting(
    window: MainWindow, editor: TextEditor
) -> None:
    QApplication.clipboard().setText("pasted")
    QTest.keyClicks(editor, "aez")
    for pressed in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return):
        QTest.keyClick(editor, pressed)
    for pressed in (Qt.Key.Key_V, Qt.Key.Key_X):
        QTest.keyClick(editor, pressed, Qt.KeyboardModifier.ControlModifier)
    composed = QInputMethodEvent("ni", [])
    QCoreApplication.sendEvent(editor, composed)
    committed = QInputMethodEvent()
    committed.setCommitString("你")
    QCoreApplication.sendEvent(editor, committed)
    assert window.document.snapshot.candidate == CANDIDATE
    assert editor.toPlainText() == CANDIDATE
    assert inspecting(window)


def test_an_input_method_is_off_while_inspecting_and_back_for_editing(
    window: MainWindow, editor: TextEditor
) -> None:
    def wanted() -> object:
        query = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
        QCoreApplication.sendEvent(editor, query)
        return query.value(Qt.InputMethodQuery.ImEnabled), editor.testAttribute(
            Qt.WidgetAttribute.WA_InputMethodEnabled
        )

    assert wanted() == (False, False)
    window.actions_by_id["edit_texts"].trigger()
    assert wanted() == (True, True)


@pytest.mark.parametrize(
    ("pressed", "platform"),
    [
        (key(Qt.Key.Key_X, "x"), "offscreen"),
        (key(Qt.Key.Key_X, "x", scan=45 + 8), "xcb"),
        (key(Qt.Key(0x427), "ч", scan=45 + 8), "xcb"),
        (key(Qt.Key(0x427), "ч", scan=45 + 8), "wayland"),
        (key(Qt.Key(0x427), "ч", scan=45), "windows"),
        (key(Qt.Key(0x427), "ч", virtual=7), "cocoa"),
        # the letter printed there is another one on a Dvorak layout
        (key(Qt.Key.Key_Q, "q", scan=45 + 8), "xcb"),
    ],
)
def test_a_key_counts_by_its_place(pressed: QKeyEvent, platform: str) -> None:
    assert physical_key(pressed, platform) == "X"


@pytest.mark.parametrize(
    ("pressed", "platform", "name"),
    [
        (key(Qt.Key.Key_1, "1", scan=2 + 8), "xcb", "1"),
        (key(Qt.Key.Key_Ampersand, "&", scan=2 + 8), "xcb", "1"),
        (key(Qt.Key.Key_0, "0", scan=11), "windows", "0"),
        (key(Qt.Key.Key_S, "s", virtual=1), "cocoa", "S"),
        (key(Qt.Key.Key_M, "m", virtual=46), "cocoa", "M"),
        (key(Qt.Key.Key_L, "l", scan=38 + 8), "wayland", "L"),
        (key(Qt.Key.Key_J, "j", scan=36 + 8), "xcb", "J"),
        (key(Qt.Key.Key_F2, "", scan=60 + 8), "xcb", ""),
        (key(Qt.Key.Key_Space, " "), "offscreen", ""),
        (key(Qt.Key.Key_Down, ""), "offscreen", ""),
    ],
)
def test_the_places_of_keys(pressed: QKeyEvent, platform: str, name: str) -> None:
    assert physical_key(pressed, platform) == name


def test_a_single_key_runs_its_command_under_a_russian_layout(window: MainWindow, editor: TextEditor) -> None:
    QCoreApplication.sendEvent(editor, key(Qt.Key(0x427), "ч", scan=45 + 8))
    assert window.document.snapshot.candidate == SWAPPED
    QTest.keyClicks(editor, "x")
    assert window.document.snapshot.candidate == CANDIDATE
    assert inspecting(window)


def test_every_single_key_does_what_its_command_does(window: MainWindow, editor: TextEditor) -> None:
    ran: list[str] = []
    for name, action in window.actions_by_id.items():
        if name in SINGLE_KEYS.values():
            action.triggered.connect(lambda *_, name=name: ran.append(name))
    known = {command.id for command in COMMANDS}
    assert set(SINGLE_KEYS.values()) <= known
    for pressed, name in SINGLE_KEYS.items():
        if window.actions_by_id[name].isEnabled():
            QTest.keyClicks(editor, pressed.lower())
            assert ran[-1] == name
    assert set(ran) <= known


def test_single_keys_work_in_every_part_but_where_text_is_typed(
    window: MainWindow, editor: TextEditor
) -> None:
    texts = [CANDIDATE]
    for part in (window.score_table, window.history.plot, window.habits.modes.badge, window.layer_buttons):
        assert part is not None
        QTest.keyClicks(part, "x")
        texts.append(window.document.snapshot.candidate)
    assert texts == [CANDIDATE, SWAPPED, CANDIDATE, SWAPPED, CANDIDATE]
    box = window.profile_box.lineEdit()
    assert box is not None
    box.selectAll()
    QTest.keyClicks(box, "x")
    assert (box.text(), window.document.snapshot.candidate) == ("x", CANDIDATE)
    window.habits.modes.set_inspecting(False)
    QTest.keyClicks(window.score_table, "x")
    assert window.document.snapshot.candidate == CANDIDATE


def test_keys_with_modifiers_are_no_single_keys(window: MainWindow, editor: TextEditor) -> None:
    for modifier in (Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier):
        QCoreApplication.sendEvent(editor, key(Qt.Key.Key_X, "X", scan=45 + 8, modifiers=modifier))
    assert window.document.snapshot.candidate == CANDIDATE


def test_f2_edits(window: MainWindow, editor: TextEditor) -> None:
    QTest.keyClick(editor, Qt.Key.Key_F2)
    assert not inspecting(window)
    editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor, "x")
    assert window.document.snapshot.candidate == CANDIDATE + "x"


def test_f2_goes_to_a_pane_that_is_on_screen(window: MainWindow) -> None:
    window.actions_by_id["second_candidate"].trigger()
    window.board.pane("second").editor.setFocus()
    window.score_table.setFocus()
    window.actions_by_id["second_candidate"].trigger()
    QTest.keyClick(window.score_table, Qt.Key.Key_F2)
    assert QApplication.focusWidget() is window.board.reference.editor


def test_a_double_click_edits_with_the_word_chosen(window: MainWindow, editor: TextEditor) -> None:
    QTest.mouseDClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 40))
    assert not inspecting(window)
    assert editor.textCursor().selectedText() == "cafe"


def test_a_click_and_a_letter_edit_whatever_the_letter(window: MainWindow, editor: TextEditor) -> None:
    click(editor)
    assert inspecting(window)
    assert window.habits.modes.badge.text() == "inspecting · type to edit"
    QTest.keyClicks(editor, "x")
    assert not inspecting(window)
    assert len(window.document.snapshot.candidate) == len(CANDIDATE) + 1
    assert window.document.snapshot.candidate.replace("x", "") == CANDIDATE


def test_a_click_and_a_composition_edit_too(window: MainWindow, editor: TextEditor) -> None:
    click(editor)
    QCoreApplication.sendEvent(editor, QInputMethodEvent("ni", []))
    assert not inspecting(window)
    assert window.document.snapshot.candidate == CANDIDATE
    # Escape belongs to the input method now
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not inspecting(window)
    committed = QInputMethodEvent()
    committed.setCommitString("你")
    QCoreApplication.sendEvent(editor, committed)
    assert window.document.snapshot.candidate.replace("你", "") == CANDIDATE


def test_escape_after_a_click_gives_the_keys_back(window: MainWindow, editor: TextEditor) -> None:
    click(editor)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    QTest.keyClicks(editor, "x")
    assert window.document.snapshot.candidate == SWAPPED
    click(editor)
    window.board.reference.editor.setFocus()
    editor.setFocus()
    QTest.keyClicks(editor, "x")
    assert window.document.snapshot.candidate == CANDIDATE


def test_the_caret_walks_and_selects_while_inspecting(window: MainWindow, editor: TextEditor) -> None:
    editor.moveCursor(QTextCursor.MoveOperation.Start)
    QTest.keyClick(editor, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(editor, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert editor.textCursor().selectedText() == "th"
    editor.copy()
    assert QApplication.clipboard().text() == "th"


def test_the_caret_is_visible_in_both_modes(window: MainWindow, editor: TextEditor) -> None:
    editor.moveCursor(QTextCursor.MoveOperation.End)
    place = editor.cursorRect().center()

    def row() -> list[str]:
        picture = editor.viewport().grab().toImage()
        return [picture.pixelColor(x, place.y()).name() for x in range(place.x() - 2, place.x() + 3)]

    window.board.reference.editor.setFocus()
    without = row()
    editor.setFocus()
    assert row() != without
    window.habits.modes.set_inspecting(False)
    window.habits.modes.set_inspecting(True)
    assert row() != without


def test_escape_goes_first_to_what_waits_for_it(window: MainWindow) -> None:
    editor = window.board.candidate.editor
    editor.setFocus()
    taken = [True, False]
    window.habits.modes.escape_first(lambda: taken.pop(0))
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not inspecting(window)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert inspecting(window)
    assert taken == []


@pytest.mark.parametrize("starts_inspecting", [False, True])
def test_escape_closes_the_find_bar_before_it_changes_the_mode(
    window: MainWindow, starts_inspecting: bool
) -> None:
    window.habits.modes.set_inspecting(starts_inspecting)
    editor = window.board.candidate.editor
    window.actions_by_id["find"].trigger()
    assert window.find_bar.isVisible()
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert window.find_bar.isHidden()
    assert inspecting(window) is starts_inspecting
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert inspecting(window)


def test_escape_in_the_find_bar_leaves_the_mode(window: MainWindow) -> None:
    window.actions_by_id["find"].trigger()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.find_bar.isHidden()
    assert not inspecting(window)


def test_escape_leaves_the_presentation_before_it_changes_the_mode(window: MainWindow) -> None:
    window.actions_by_id["present"].trigger()
    editor = window.board.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not window.actions_by_id["present"].isChecked()
    assert not inspecting(window)


def test_the_mode_is_remembered(window: MainWindow, editor: TextEditor, tmp_path: Path) -> None:
    assert window.settings.save()
    assert Settings(str(tmp_path / "profile")).value(remembered.MODE) == "inspect"
    again = create_window(profile_dir=str(tmp_path / "profile"))
    assert inspecting(again)
    assert again.board.reference.editor.isReadOnly()
    assert again.actions_by_id["inspect"].isChecked()
    again.close()
    again.deleteLater()


def test_the_menu_and_the_badge_switch_the_mode(window: MainWindow) -> None:
    window.actions_by_id["inspect"].trigger()
    assert inspecting(window)
    window.habits.modes.badge.click()
    assert not inspecting(window)
    assert not window.actions_by_id["inspect"].isChecked()


@pytest.mark.parametrize("seed", [5, 6])
def test_any_keys_clicks_and_compositions_keep_pane_and_document_together(
    window: MainWindow, qtbot: QtBot, seed: int
) -> None:
    random = Random(seed)
    names = [
        getattr(Qt.Key, f"Key_{name}") for name in (*SINGLE_KEYS, "Escape", "F2", "F6", "Left", "Delete")
    ]

    def step() -> None:
        focused = QApplication.focusWidget() or window.board.candidate.editor
        kind = random.choices(("key", "click", "compose", "palette", "pane", "undo"), (20, 3, 2, 1, 1, 1))[0]
        if kind == "key":
            QTest.keyClick(focused, random.choice(names))
        elif kind == "click":
            pane = random.choice([pane for pane in window.board.panes if pane.isVisible()])
            place = QPoint(random.randrange(20, 200), random.randrange(20, 60))
            QTest.mouseClick(pane.editor.viewport(), Qt.MouseButton.LeftButton, pos=place)
        elif kind == "compose":
            committed = QInputMethodEvent()
            committed.setCommitString("你")
            for event in (QInputMethodEvent("ni", []), committed):
                QCoreApplication.sendEvent(focused, event)
        else:
            names_of = {"palette": "command_palette", "pane": "second_candidate", "undo": "undo"}
            window.actions_by_id[names_of[kind]].trigger()

    for _ in range(250):
        step()
        assert window.board.candidate.editor.isReadOnly() is inspecting(window)
        assert window.board.candidate.editor.toPlainText() == window.document.snapshot.candidate
    settle(window, qtbot)
