"""Choosing the language of the interface: the menu, what is said, what the next start does."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rouge_gui.app import create_window
from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Settings
from rouge_gui.ui import numbers
from rouge_gui.ui.main_window import MainWindow

Open = Callable[[str], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def open_in(choice: str) -> MainWindow:
        settings = Settings(str(tmp_path))
        settings.set_value(remembered.LANGUAGE, choice)
        settings.save()
        window = create_window(profile_dir=str(tmp_path))
        windows.append(window)
        qtbot.waitUntil(lambda: window.live.is_settled and not window.history_scores.is_stale)
        return window

    yield open_in
    for window in windows:
        window.close()
        window.deleteLater()


def menu_titles(window: MainWindow) -> list[str]:
    return [action.text() for action in window.menuBar().actions()]


@pytest.mark.parametrize(
    ("choice", "title", "sample", "number"),
    [
        ("en", "&File", "the cafe opens at nine", "0.5"),
        ("zh", "文件(&F)", "公司承认裁员", "0.5"),
        ("ru", "&Файл", "Полиция задержала водителя", "0,5"),
    ],
)
def test_a_start_speaks_the_language_that_was_chosen(
    opened: Open, choice: str, title: str, sample: str, number: str
) -> None:
    window = opened(choice)
    assert menu_titles(window)[0] == title
    assert window.board.reference.editor.toPlainText() == sample
    assert QLocale().toString(0.5) == number
    assert window.actions_by_id[f"language_{choice}"].isChecked()


def test_the_desktop_decides_where_nothing_was_chosen(opened: Open) -> None:
    QLocale.setDefault(QLocale("ru_RU"))
    assert menu_titles(opened("system"))[0] == "&Файл"
    QLocale.setDefault(QLocale("fr_FR"))
    assert menu_titles(opened("system"))[0] == "&File"
    assert QLocale().toString(0.5) == "0,5"


def test_a_locale_that_speaks_the_language_keeps_writing_the_numbers(opened: Open) -> None:
    QLocale.setDefault(QLocale("en_ZA"))
    opened("en")
    assert QLocale().name() == "en_ZA"


def test_a_desktop_without_a_locale_gets_thousands_separators(opened: Open) -> None:
    QLocale.setDefault(QLocale.c())
    opened("system")
    assert numbers.count(400_000_000) == "400,000,000"
    assert numbers.large(3_381_523_084_800) == "3,381,523,084,800"


def test_a_choice_is_remembered_and_told_in_both_languages(opened: Open) -> None:
    window = opened("en")
    changes = "The language of the interface changes at the next start"
    names = {
        "language_zh": f"{changes} · 下次启动后界面使用中文",
        "language_ru": f"{changes} · Со следующего запуска интерфейс будет на русском языке",
        "language_en": "The interface speaks English from the next start on",
        "language_system": "The interface follows the desktop from the next start on",
    }
    for command, said in names.items():
        window.actions_by_id[command].trigger()
        assert window.message_bar.text == said
        assert window.settings.value(remembered.LANGUAGE) == command.removeprefix("language_")


def test_a_choice_made_elsewhere_is_checked_in_the_menu(opened: Open) -> None:
    window = opened("system")
    window.settings.set_value(remembered.LANGUAGE, "ru")
    assert window.actions_by_id["language_ru"].isChecked()
    assert window.message_bar.text.endswith(" · Со следующего запуска интерфейс будет на русском языке")


def test_whoever_reads_another_language_reads_of_the_choice(opened: Open) -> None:
    window = opened("ru")
    window.actions_by_id["language_en"].trigger()
    assert window.message_bar.text == (
        "Язык интерфейса сменится при следующем запуске · The interface speaks English from the next start on"
    )


def test_the_menu_names_each_language_in_its_own_words(opened: Open) -> None:
    window = opened("ru")
    menus = [menu for menu in window.findChildren(QMenu) if menu.title() == "&Язык"]
    texts = [action.text().replace("&", "") for action in menus[0].actions()]
    assert texts == ["Язык системы", "English", "中文", "Русский"]
