"""What the tool is made of and what changed, as the Help menu tells it."""

from email.message import Message
from importlib.metadata import PackageMetadata, requires, version
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, qVersion
from PySide6.QtWidgets import QApplication, QTextBrowser

import rouge_gui
from rouge_gui.ui.about import AboutPage, components, licence_of
from rouge_gui.ui.main_window import MainWindow


def test_every_dependency_is_named_with_version_and_licence() -> None:
    found = {part.name.lower().replace("_", "-"): part for part in components()}
    needed = [line for line in requires("rouge-gui") or [] if "extra ==" not in line]
    assert len(found) == len(needed) + 2
    assert found["qt"].version == qVersion()
    assert found["numpy"].version == version("numpy")
    assert found["pyside6-essentials"].licence.startswith("LGPL-3.0-only")
    assert [part.name for part in found.values() if not (part.version and part.licence)] == []


@pytest.mark.parametrize(
    ("lines", "licence"),
    [
        ({"License-Expression": "MIT", "License": "see file"}, "MIT"),
        ({"Classifier": "License :: OSI Approved :: MIT License", "License": "whole text"}, "MIT License"),
        ({"License": "BSD\nand a long text"}, "BSD"),
        ({"Classifier": "Topic :: Text Processing"}, ""),
        ({}, ""),
    ],
)
def test_where_a_licence_is_named(lines: dict[str, str], licence: str) -> None:
    package = Message()
    for key, text in lines.items():
        package[key] = text
    assert licence_of(cast(PackageMetadata, package)) == licence


def test_about_is_shown_and_copied(window: MainWindow) -> None:
    window.actions_by_id["about"].trigger()
    dialog = window.habits.about.dialog
    assert dialog is not None
    page = dialog.findChild(AboutPage)
    assert isinstance(page, AboutPage)
    assert page.table.rowCount() == len(components())
    page.copy()
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0] == f"rouge-gui {rouge_gui.__version__}"
    assert f"Qt {qVersion()} (LGPL-3.0-only)" in lines
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.habits.about.dialog is None


def test_what_is_new_is_the_changelog(window: MainWindow) -> None:
    window.actions_by_id["whats_new"].trigger()
    dialog = window.habits.news.dialog
    assert dialog is not None
    page = dialog.findChild(QTextBrowser, "news")
    assert isinstance(page, QTextBrowser)
    assert page.toPlainText().startswith("Changelog\n")
    assert rouge_gui.__version__ in page.toPlainText()
    assert not page.openLinks()
    assert not dialog.isModal()
