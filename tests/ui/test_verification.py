"""Verifying in the window: real processes beside it, their numbers in the table, and what is said when they fail."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot
from windows import WAIT_MS, show

from rouge_gui.session import settings as remembered
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.verify.page import VerifyPage

TEXTS = ("the cat is on the mat", "the cat is under the mat")
posix = pytest.mark.skipif(sys.platform == "win32", reason="scripts of a shell stand for Pythons")


@pytest.fixture
def verifying(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    show(window, qtbot, Snapshot(TEXTS[:1], TEXTS[1], "rouge-score"))
    yield window
    dialog = window.verify.opener.dialog
    if dialog is not None:
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def script(path: Path, lines: str) -> str:
    path.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def opened(window: MainWindow, python: str = "") -> VerifyPage:
    window.settings.set_value(remembered.VERIFY_PYTHON, python)
    window.actions_by_id["verify"].trigger()
    page = window.verify.page
    assert page is not None
    return page


def verified(window: MainWindow, qtbot: QtBot, python: str = "") -> VerifyPage:
    page = opened(window, python)
    finish(window, qtbot)
    return page


def finish(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.verify.verification.is_busy, timeout=WAIT_MS)


def cells(page: VerifyPage, row: int) -> list[str]:
    items = [page.table.item(row, column) for column in range(page.table.columnCount())]
    return [item.text() if item is not None else "" for item in items]


def test_both_numbers_stand_side_by_side(verifying: MainWindow, qtbot: QtBot) -> None:
    page = verified(verifying, qtbot)
    rows = page.table.rowCount()
    assert page.headline.text() == f"All {rows} numbers are equal"
    assert page.about.text().startswith("rouge-score 0.1.2  ·  sacrebleu 2.6.0  ·  Python 3.")
    assert cells(page, 0) == ["ROUGE-1", "precision", "0.833333333", "0.833333333", "✓ equal"]
    assert cells(page, 1) == ["", "recall", "0.833333333", "0.833333333", "✓ equal"]
    assert page.result is not None
    assert {row.metric for row in page.result.item.rows} >= {"rouge1", "rougeL", "rougeLsum", "bleu", "chrf"}
    assert not page.progress.isVisible()
    assert not page.install.isVisible()


def test_it_is_copied_with_the_signature(verifying: MainWindow, qtbot: QtBot) -> None:
    page = verified(verifying, qtbot)
    page.copy_markdown()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "| Metric | Value | Ours | Theirs | Equal? |"
    assert lines[2] == "| ROUGE-1 | precision | 0.833333333 | 0.833333333 | equal |"
    assert any(line.startswith("`rouge-gui|profile:rouge-score|") for line in lines)
    page.copy_text()
    assert (
        QApplication.clipboard().text().splitlines()[1]
        == "ROUGE-1\tprecision\t0.833333333\t0.833333333\tequal"
    )
    page.table.selectRow(1)
    QTest.keySequence(page.table, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QApplication.clipboard().text() == "ROUGE-1\trecall\t0.833333333\t0.833333333\t✓ equal"


def test_a_result_is_about_the_texts_it_was_made_for(verifying: MainWindow, qtbot: QtBot) -> None:
    page = verified(verifying, qtbot)
    assert not page.older.isVisible()
    QTest.keyClicks(verifying.board.candidate.editor, " here")
    assert page.older.isVisible()
    verifying.verify.run()
    finish(verifying, qtbot)
    assert not page.older.isVisible()
    assert page.result is not None
    assert page.result.snapshot.candidate.endswith(" here")


def test_what_no_package_computes_is_told(verifying: MainWindow, qtbot: QtBot) -> None:
    show(verifying, qtbot, Snapshot(TEXTS[:1], TEXTS[1], "rouge-1.5.5 -n 2 -t 1"))
    page = verified(verifying, qtbot)
    assert "ROUGE-1: with -t the script counts over a whole corpus only" in page.remarks.text()
    assert {row.metric for row in page.result.item.rows} == {"bleu", "chrf"} if page.result else False


def test_what_is_missing_is_told_with_how_to_install_it(
    verifying: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    answer = 'read line; echo \'{"python": "3.11.2", "packages": {}}\'; cat >/dev/null'
    python = script(tmp_path / "python", answer)
    page = verified(verifying, qtbot, python)
    assert page.headline.text() == "Not installed: rouge-score, sacrebleu"
    line = f"{python} -m pip install rouge-score==0.1.2 sacrebleu=="
    assert page.install.isVisible()
    assert page.install.text().startswith(line)
    page.copy_install_line()
    assert QApplication.clipboard().text() == page.install.text()


@posix
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("echo Traceback >&2; echo 'ImportError: nothing here' >&2; exit 1", "ImportError: nothing here"),
        ("echo Hello", 'It printed "Hello" where an answer was due'),
        ("yes", 'It printed "y" where an answer was due'),
        ("exec tr '\\0' x </dev/zero", 'It printed "xxx'),
        ("kill -9 $$", "It ended unexpectedly (signal 9) without a word"),
    ],
)
def test_a_python_that_is_none_is_told(
    verifying: MainWindow, qtbot: QtBot, tmp_path: Path, lines: str, said: str
) -> None:
    page = verified(verifying, qtbot, script(tmp_path / "python", lines))
    assert page.headline.text() == "This Python cannot be used"
    assert said in page.remarks.text()
    assert page.table.rowCount() == 0


@posix
def test_one_that_hangs_leaves_the_window_alive_and_can_be_cancelled(
    verifying: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    python = script(tmp_path / "python", f"echo $$ >{tmp_path}/pid; exec sleep 600")
    page = opened(verifying, python)
    assert page.progress.isVisible()
    assert page.headline.text() == "Running the real package…"
    qtbot.waitUntil((tmp_path / "pid").exists, timeout=WAIT_MS)
    before = verifying.document.revision
    QTest.keyClicks(verifying.board.candidate.editor, "typed ")
    assert verifying.document.revision > before
    cancel = page.cancel_button
    assert isinstance(cancel, QPushButton)
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    finish(verifying, qtbot)
    assert page.headline.text() == "Cancelled: nothing was compared"
    assert not page.progress.isVisible()


@posix
def test_one_that_is_late_is_told(verifying: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    verifying.verify.verification.timeout_s = 0.2
    page = verified(verifying, qtbot, script(tmp_path / "python", "exec sleep 600"))
    assert page.remarks.text() == "It gave no answer within 0 s and was stopped"


@posix
def test_closing_the_window_ends_it(verifying: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    opened(verifying, script(tmp_path / "python", f"echo $$ >{tmp_path}/pid; exec sleep 600"))
    qtbot.waitUntil(
        lambda: (tmp_path / "pid").exists() and bool((tmp_path / "pid").read_text()), timeout=WAIT_MS
    )
    pid = int((tmp_path / "pid").read_text(encoding="utf-8"))
    verifying.files.forget()
    verifying.close()
    assert not Path(f"/proc/{pid}").exists()


@posix
def test_closing_the_dialog_ends_it(verifying: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    opened(verifying, script(tmp_path / "python", "exec sleep 600"))
    dialog = verifying.verify.opener.dialog
    assert dialog is not None
    dialog.close()
    finish(verifying, qtbot)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert verifying.verify.page is None


def test_another_python_is_remembered_and_used_at_once(verifying: MainWindow, qtbot: QtBot) -> None:
    page = verified(verifying, qtbot, "/no/python")
    assert page.remarks.text() == "There is no file /no/python: name a Python to verify with"
    line = page.python
    assert isinstance(line, QLineEdit)
    line.setText(sys.executable)
    QTest.keyClick(line, Qt.Key.Key_Return)
    finish(verifying, qtbot)
    assert verifying.settings.value(remembered.VERIFY_PYTHON) == sys.executable
    assert page.headline.text().startswith("All ")


def test_every_control_has_a_name(verifying: MainWindow, qtbot: QtBot) -> None:
    page = verified(verifying, qtbot)
    for control in (page.table, page.python, page.install, page.progress):
        assert control.accessibleName()
    item = page.table.item(1, 1)
    assert item is not None
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "ROUGE-1, recall"


def test_hidden_scores_are_not_told(verifying: MainWindow) -> None:
    verifying.actions_by_id["hide_scores"].trigger()
    verifying.actions_by_id["verify"].trigger()
    assert verifying.verify.page is None
    assert "hidden for a guess" in verifying.message_bar.text
