"""The window and what opens from it, in each language of the interface: nothing left in English, nothing clipped."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rouge_gui.app import create_window
from rouge_gui.metrics.profile import SIGNATURE_HEAD
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.text import TOKENIZERS
from rouge_gui.ui.actions import plain_text, tell_apart
from rouge_gui.ui.fitting_bar import FittingBar
from rouge_gui.ui.help.pages import PAGES, load_page
from rouge_gui.ui.help.window import HelpWindow
from rouge_gui.ui.labels import ElidedLabel
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.profiles.offers import groups
from rouge_gui.ui.samples import LANGUAGES

# commands that open something beside the panes, or change what the window shows
OPENERS = (
    "",
    "command_palette",
    "keyboard_shortcuts",
    "help",
    "find",
    "replace",
    "preferences",
    "about",
    "whats_new",
    "second_profile",
    "add_reference",
    "second_candidate",
    "source_text",
    "present",
)
_PROPER = re.compile(
    r"\b(?:rouge|bleu|chrf|lsum|ter|lcs|html?|pdf|utf|ctrl|shift|alt|enter|esc|tab|space|home|end|pgup|pgdown|pgdn"
    r"|del|ins|backspace|return|meta|english|qt|python|pyside|mit|unicode|whitespace|evaluate|auto|stemmer|porter"
    r"|tokenizer|sacrebleu|jieba|nltk|razdel|pymorphy|lemma|graphemes|characters|csv|png|svg|jsonl?|latex|markdown"
    r"|gui|numpy|pyqtgraph|ini|exact|full|search|raw|score)\w*",
    re.IGNORECASE,
)


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = Settings(str(tmp_path))
    settings.set_value(remembered.LANGUAGE, request.param)
    settings.save()
    window = create_window(profile_dir=str(tmp_path))
    window.resize(1280, 720)
    window.show()
    window.finish_start()
    settle(window, qtbot)
    yield window
    window.files.forget()
    window.close()
    window.deleteLater()


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.live.is_settled and not window.history_scores.is_stale, timeout=20_000)


def visible_widgets() -> list[QWidget]:
    tops = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    return [widget for top in tops for widget in [top, *top.findChildren(QWidget)] if widget.isVisibleTo(top)]


def texts_of(widget: QWidget) -> list[str]:
    """Return what a reader or a screen reader finds on ``widget``, texts that are data aside."""
    found = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if widget.isWindow():
        found.append(widget.windowTitle())
    if isinstance(widget, (QLabel, QAbstractButton)):
        found.append(widget.text())
    if isinstance(widget, (QLineEdit, QTextEdit)):
        found.append(widget.placeholderText())
    if isinstance(widget, QComboBox):
        found += [widget.itemText(row) for row in range(widget.count())]
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                found.append(str(model.headerData(column, Qt.Orientation.Horizontal, role) or ""))
            if widget.objectName() != "components" and not isinstance(widget, QHeaderView):
                found += [str(model.index(row, column).data() or "") for row in range(model.rowCount())]
    return [text for text in found if text]


def is_english(text: str) -> bool:
    """Tell whether words are left that are neither in Chinese or Russian letters nor names."""
    if SIGNATURE_HEAD in text or re.search(r"[\u0400-\u04ff\u4e00-\u9fff]", text):
        return False
    rest = re.sub(r"<[^>]*>|\{[^}]*\}", " ", text)
    offered = [offer.name for group in groups() for offer in group.offers]
    for name in sorted((*TOKENIZERS, *offered), key=len, reverse=True):
        rest = rest.replace(name, " ")
    return bool(re.search(r"[A-Za-z]{3,}", _PROPER.sub(" ", rest)))


def is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, (QPushButton, QToolButton, QCheckBox)) and widget.text():
        return (
            widget.width() < widget.minimumSizeHint().width()
            or widget.height() < widget.sizeHint().height() - 4
        )
    if isinstance(widget, QLabel) and not isinstance(widget, ElidedLabel) and not widget.wordWrap():
        return widget.width() < widget.sizeHint().width()
    if isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
        model = widget.model()
        metrics = widget.fontMetrics()
        return any(
            metrics.horizontalAdvance(
                str(model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or "")
            )
            > widget.sectionSize(section)
            for section in range(widget.count())
            if not widget.isSectionHidden(section)
        )
    return False


def clipped() -> list[tuple[str, str, str]]:
    return [
        (type(widget).__name__, widget.objectName(), getattr(widget, "text", str)())
        for widget in visible_widgets()
        if is_clipped(widget)
    ]


def open_by(window: MainWindow, command: str, qtbot: QtBot) -> None:
    if command:
        window.actions_by_id[command].trigger()
    QApplication.processEvents()
    if command == "present":
        # the screen of the tests is smaller than any projector's picture
        window.resize(1280, 720)
    settle(window, qtbot)
    QApplication.processEvents()


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_no_label_and_no_button_is_clipped(window: MainWindow, qtbot: QtBot) -> None:
    for command in OPENERS:
        open_by(window, command, qtbot)
        # a view that changes settles in the next frames
        with contextlib.suppress(qtbot.TimeoutError):
            qtbot.waitUntil(lambda: not clipped(), timeout=2000)
        assert clipped() == [], command


@pytest.mark.parametrize("window", ["zh", "ru"], indirect=True)
def test_nothing_is_left_in_english(window: MainWindow, qtbot: QtBot) -> None:
    for command in OPENERS:
        open_by(window, command, qtbot)
        left = {text for widget in visible_widgets() for text in texts_of(widget) if is_english(text)}
        assert left == set(), command
    # pyqtgraph has an action of its own, in a menu that is never shown
    actions = [action for action in window.findChildren(QAction) if action.text() != "Export..."]
    assert [action.text() for action in actions if is_english(action.text())] == []
    assert [menu.title() for menu in window.findChildren(QMenu) if is_english(menu.title())] == []


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_tool_bar_fits(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.findChild(FittingBar)
    assert bar is not None
    for width in (1280, 1920):
        window.resize(width, 720)
        QApplication.processEvents()
        hidden = [
            part.text() for part in bar.findChildren(QToolButton) if part.text() and not part.isVisible()
        ]
        assert hidden == []
        # boxes give way before anything else does
        assert bar.minimumSizeHint().width() <= bar.width()
    assert not window.layer_buttons.is_brief


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_no_two_entries_of_a_menu_have_the_same_access_key(window: MainWindow) -> None:
    bar = [action.text() for action in window.menuBar().actions()]
    menus = [[action.text() for action in menu.actions()] for menu in window.findChildren(QMenu)]
    for entries in (bar, *menus):
        keys = [found[1].lower() for text in entries if (found := re.search(r"&(\w)", text))]
        assert len(keys) == len(set(keys)), entries


@pytest.mark.parametrize("window", ["en", "ru"], indirect=True)
def test_an_access_key_is_a_letter_of_its_entry(window: MainWindow) -> None:
    texts = [action.text() for menu in window.findChildren(QMenu) for action in menu.actions()]
    assert [text for text in texts if "(&" in text] == []


def test_an_entry_without_a_free_letter_goes_without_an_access_key(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    entries = [menu.addAction(text) for text in ("&Ab", "&Ba", "&Ab…", "标记(&A)")]
    tell_apart(entries)
    assert [entry.text() for entry in entries] == ["&Ab", "&Ba", "Ab…", "标记(&C)"]


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_help_speaks_the_language_of_the_window(window: MainWindow) -> None:
    window.actions_by_id["help"].trigger()
    shown = window.help_desk.help
    assert isinstance(shown, HelpWindow)
    titles = {"en": "First steps", "zh": "入门", "ru": "Первые шаги"}
    assert shown.list.item(0).text() == titles[window.language.choice]


@pytest.mark.parametrize("window", LANGUAGES, indirect=True)
def test_the_help_names_menu_entries_as_the_menus_do(window: MainWindow) -> None:
    entries = {
        (plain_text(top.text()), plain_text(entry.text()))
        for top in window.menuBar().actions()
        for entry in menu_of(top).actions()
    }
    for name in PAGES:
        text = load_page(name, window.language.choice).markdown
        for title, entry in re.findall(r"\*\*([^*▸]+) ▸ ([^*]+)\*\*", text):
            assert any(top == title and label.startswith(entry) for top, label in entries), (
                name,
                title,
                entry,
            )


def menu_of(action: QAction) -> QMenu:
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu
