"""The preferences: made from the declarations, worded, in force at once, and back to their defaults."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import ALL, PAGES, AnySetting
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.preferences import wording
from rouge_gui.ui.preferences.dialog import Preferences
from rouge_gui.ui.preferences.fields import Control, SettingsPage
from rouge_gui.ui.shortcut_page import ShortcutPage

SHOWN = [setting for setting in ALL if setting.page]


@pytest.fixture
def preferences(window: MainWindow) -> Preferences:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = window.habits.preferences.dialog
    assert dialog is not None
    body = dialog.findChild(Preferences)
    assert isinstance(body, Preferences)
    return body


def control_of(preferences: Preferences, setting: AnySetting) -> Control:
    found = [
        page.controls[setting.name]
        for page in preferences.findChildren(SettingsPage)
        if setting.name in page.controls
    ]
    assert len(found) == 1, setting.name
    return found[0]


@pytest.mark.parametrize("setting", SHOWN, ids=lambda setting: setting.name)
def test_every_setting_on_a_page_is_worded(setting: AnySetting) -> None:
    assert wording.title_of(setting)
    assert wording.help_of(setting).endswith(".")
    for choice in setting.choices:
        assert wording.choice_text(setting, choice) != choice


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_title(page: str) -> None:
    assert wording.page_title(page)


def test_every_setting_has_the_control_of_its_type(preferences: Preferences) -> None:
    kinds = {bool: QCheckBox, str: QComboBox, int: QSpinBox}
    for setting in SHOWN:
        control = control_of(preferences, setting)
        assert isinstance(control, kinds[type(setting.default)]), setting.name
        assert control.accessibleName() == wording.title_of(setting)
        if isinstance(control, QSpinBox):
            assert (control.minimum(), control.maximum()) == (setting.lowest, setting.highest)


def test_the_pages_are_those_with_settings_and_the_keys(preferences: Preferences) -> None:
    titles = [preferences.list.item(row).text() for row in range(preferences.list.count())]
    assert titles == ["Texts", "Scores", "Marks", "Interface", "Privacy", "Keyboard"]
    preferences.list.setCurrentRow(5)
    assert isinstance(preferences.pages.currentWidget(), ShortcutPage)


def test_colours_follow_at_once_and_so_does_the_menu(window: MainWindow, preferences: Preferences) -> None:
    box = control_of(preferences, remembered.COLOR_SCHEME)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("dark"))
    box.activated.emit(box.currentIndex())
    assert QApplication.palette().base().color().name() == "#24282c"
    assert window.actions_by_id["theme_dark"].isChecked()
    # and what is chosen elsewhere is shown here
    window.actions_by_id["theme_light"].trigger()
    assert box.currentData() == "light"


def test_the_size_of_the_texts_follows_at_once(window: MainWindow, preferences: Preferences) -> None:
    number = control_of(preferences, remembered.FONT_POINTS)
    assert isinstance(number, QSpinBox)
    number.setValue(20)
    assert window.board.candidate.editor.font().pointSizeF() == 20
    window.actions_by_id["zoom_reset"].trigger()
    assert number.value() == 13


def test_digits_follow_at_once(window: MainWindow, preferences: Preferences) -> None:
    number = control_of(preferences, remembered.SCORE_DIGITS)
    assert isinstance(number, QSpinBox)
    number.setValue(4)
    model = window.score_table.scores
    shown = {str(model.data(model.index(0, column))) for column in range(model.columnCount())}
    assert "0.8000" in shown


def test_the_defaults_of_a_page_come_back_and_others_stay(
    window: MainWindow, preferences: Preferences
) -> None:
    window.settings.set_value(remembered.FONT_POINTS, 30)
    window.settings.set_value(remembered.WRAP, False)
    window.settings.set_value(remembered.SCORE_DIGITS, 2)
    preferences.list.setCurrentRow(0)
    preferences.restore_defaults()
    assert window.settings.value(remembered.FONT_POINTS) == 13
    assert window.settings.value(remembered.WRAP) is True
    assert window.settings.value(remembered.SCORE_DIGITS) == 2


def test_who_leaves_no_traces_leaves_none(
    window: MainWindow, preferences: Preferences, tmp_path: Path
) -> None:
    box = control_of(preferences, remembered.LEAVE_NO_TRACES)
    assert isinstance(box, QCheckBox)
    window.settings.set_value(remembered.LAST_FOLDER, "a/secret/place")
    box.click()
    window.use_profile("rouge-score stemmer=porter")
    window.actions_by_id["inspect"].trigger()
    window.close()
    written = (tmp_path / "profile" / "rouge-gui.ini").read_text(encoding="utf-8")
    assert "leaveNoTraces=true" in written
    for trace in ("secret", "porter", "inspect", "geometry", "recent"):
        assert trace not in written


def test_the_wheel_with_ctrl_resizes_all_texts_in_both_modes(window: MainWindow) -> None:
    viewport = window.board.candidate.editor.viewport()
    place = QPointF(20, 20)

    def turn(degrees: int) -> None:
        QApplication.sendEvent(
            viewport,
            QWheelEvent(
                place,
                QPointF(viewport.mapToGlobal(place)),
                QPoint(),
                QPoint(0, degrees),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.ControlModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    for inspecting in (False, True):
        window.habits.modes.set_inspecting(inspecting)
        turn(120)
        assert window.settings.value(remembered.FONT_POINTS) == 14
        for editor in (window.board.reference.editor, window.board.candidate.editor):
            assert editor.font().pointSizeF() == 14
        turn(-120)
        assert window.settings.value(remembered.FONT_POINTS) == 13


def test_a_pane_that_comes_later_follows_the_mode(window: MainWindow) -> None:
    window.habits.modes.set_inspecting(True)
    window.actions_by_id["second_candidate"].trigger()
    second = window.board.pane("second").editor
    assert second.isReadOnly()
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_F2)
    assert not second.isReadOnly()
    QTest.keyClick(second, Qt.Key.Key_Escape)
    assert second.isReadOnly()
