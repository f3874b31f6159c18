"""What the user sees of an unexpected error: a line with a button, one report for all, and the work is kept."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.session.crash import CrashWatch, versions
from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.session.store import read_session
from rouge_gui.ui.crash_report import CrashReport, ReportPage
from rouge_gui.ui.dialogs import SideDialog
from rouge_gui.ui.main_window import MainWindow


@pytest.fixture
def report(window: MainWindow) -> Iterator[CrashReport]:
    watch = CrashWatch(window.safekeeping.flush, window)
    report = CrashReport(watch, window.message_bar, window)
    watch.install()
    yield report
    watch.uninstall()


def fail() -> None:
    raise ValueError("the cat is on the mat")


def fail_otherwise() -> None:
    raise KeyError("the cat is on the mat")


def test_the_work_is_kept_and_the_report_can_be_copied(
    window: MainWindow, report: CrashReport, qtbot: QtBot
) -> None:
    window.document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "mine "), "test", "paste")
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: "went wrong" in window.message_bar.text)
    assert window.message_bar.text == "Something went wrong (ValueError); the texts are kept"
    (store,) = window.safekeeping.autosave.folder.glob("*.rougegui")
    assert read_session(str(store)).history.snapshot(1).candidate.startswith("mine ")
    window.message_bar.press()
    dialog = report.opener.dialog
    assert isinstance(dialog, SideDialog)
    assert not dialog.isModal()
    page = dialog.body
    assert isinstance(page, ReportPage)
    page.copy()
    copied = QApplication.clipboard().text()
    assert copied == report.text
    assert versions() in copied
    assert "in fail\nValueError" in copied
    assert "cat" not in copied


def test_further_errors_join_the_report(window: MainWindow, report: CrashReport, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: "went wrong" in window.message_bar.text)
    report.opener.open()
    dialog = report.opener.dialog
    assert isinstance(dialog, SideDialog)
    page = dialog.body
    assert isinstance(page, ReportPage)
    for _ in range(3):
        QTimer.singleShot(0, fail)
    QTimer.singleShot(0, fail_otherwise)
    qtbot.waitUntil(lambda: "KeyError" in page.text)
    assert "[window] ValueError × 4" in page.text
    assert page.text.count("Traceback") == 2
