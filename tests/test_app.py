"""The whole program, from its start to its end: what it writes, what it keeps, what it leaves."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rouge_gui

# edits, fails twice in slots, then ends by closing the window or by being killed
SCRIPT = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rouge_gui import app
from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.ui.main_window import MainWindow

profile, end = sys.argv[1:]
app._application()

def window():
    return next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))

def act():
    window().document.edit(TextEdit(Side.CANDIDATE, 0, 0, "", "zebra "), "test", "paste")
    QTimer.singleShot(0, fail)
    QTimer.singleShot(0, fail)
    QTimer.singleShot(300, finish)

def fail():
    raise ValueError(window().document.snapshot.candidate)

def finish():
    if end == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    window().files.forget()
    window().close()

QTimer.singleShot(300, act)
sys.exit(app.run((), None, profile))
"""


def run(profile: Path, end: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, str(profile), end],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_an_error_is_told_and_logged_and_the_end_is_quiet(tmp_path: Path) -> None:
    done = run(tmp_path, "closed")
    assert done.returncode == 0
    assert done.stderr.count("ValueError") == 1
    log = (tmp_path / "logs" / "rouge-gui.log").read_text()
    assert f"start: rouge-gui {rouge_gui.__version__}" in log
    assert log.count("Traceback") == 1
    assert log.rstrip().endswith("end")
    assert "zebra" not in log + done.stderr
    # what was typed is in no file, so it is kept for the next start
    assert len(list((tmp_path / "recovery").glob("*.rougegui"))) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills")
def test_work_outlives_being_killed(tmp_path: Path) -> None:
    assert run(tmp_path, "killed").returncode == -9
    assert len(list((tmp_path / "recovery").glob("*.rougegui"))) == 1
