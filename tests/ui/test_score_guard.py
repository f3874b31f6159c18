"""Scores that are hidden for a guess are not told by any command: not copied, not written, not printed."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.main_window import MainWindow
from rouge_gui.ui.score_guard import TELLING

SAID = "The scores are hidden for a guess: reveal them first"


def test_every_command_that_tells_scores_refuses_while_they_are_hidden(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(*_: object) -> tuple[str, str]:
        asked.append("file")
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    clipboard = QGuiApplication.clipboard()
    window.presentation.guess.set_on(True)
    for command in sorted(TELLING):
        clipboard.setText("before")
        window.message_bar.hide()
        # some need a corpus
        window.actions_by_id[command].setEnabled(True)
        window.actions_by_id[command].trigger()
        assert (command, window.message_bar.isVisible()) == (command, True)
        assert window.message_bar.text == SAID
        assert clipboard.text() == "before"
    assert asked == []
    assert list(tmp_path.glob("*.*")) == []


def test_revealed_scores_are_copied_and_the_word_goes(window: MainWindow) -> None:
    window.presentation.guess.set_on(True)
    window.actions_by_id["copy_scores"].trigger()
    assert window.message_bar.text == SAID
    window.presentation.guess.reveal()
    assert window.message_bar.isHidden()
    window.actions_by_id["copy_scores"].trigger()
    assert "ROUGE-1\t0.800\t0.800\t0.800" in QGuiApplication.clipboard().text()


def test_what_tells_no_score_is_let_through(window: MainWindow) -> None:
    window.presentation.guess.set_on(True)
    window.actions_by_id["copy_signature"].trigger()
    assert QGuiApplication.clipboard().text().startswith("rouge-gui|")


def test_nothing_that_copies_or_exports_was_forgotten() -> None:
    writers = (
        "score_export.",
        "pane_export.",
        "history_commands.export.",
        "matrix_export.",
        "explain_desk.export.",
        "corpus.export.save",
    )
    slots = ("score_table.copy", *writers, "verify.")
    assert {command.id for command in COMMANDS if command.slot.startswith(slots)} == TELLING
