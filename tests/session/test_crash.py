"""Errors nobody expected: caught wherever they happen, saved before they are told, told once, without any text."""

import gc
import logging
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, qCritical, qWarning
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.session import crash
from rouge_gui.session import settings as remembered
from rouge_gui.session.crash import CrashWatch, Report, report_of, without_texts
from rouge_gui.session.logs import FOLDER, Logs
from rouge_gui.session.settings import Settings
from rouge_gui.session.worker import Job, Worker

WORDS = "the minister's letter"


class Watched:
    """A watch at work, and what it did in which order."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.reports: list[tuple[Report, int]] = []
        self.watch = CrashWatch(self._save)
        self.watch.caught.connect(self._on_caught)
        self.watch.install()

    def _save(self) -> None:
        self.done.append("saved")

    def _on_caught(self, report: Report, count: int) -> None:
        self.done.append("told")
        self.reports.append((report, count))

    @property
    def only(self) -> Report:
        ((report, _),) = self.reports
        return report


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    watched = Watched()
    yield watched
    watched.watch.uninstall()


def fail() -> None:
    raise ValueError(WORDS)


def test_an_exception_in_a_slot_is_saved_first_and_told_without_texts(watched: Watched, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert watched.done[0] == "saved"
    assert (watched.only.kind, watched.only.name) == ("window", "ValueError")
    assert "in fail" in watched.only.text
    assert watched.only.text.endswith("\nValueError")


def test_an_exception_in_an_override_of_qt_is_told(watched: Watched, qtbot: QtBot) -> None:
    class Painted(QWidget):
        def event(self, event: QEvent) -> bool:
            if event.type() is QEvent.Type.User:
                fail()
            return super().event(event)

    painted = Painted()
    qtbot.addWidget(painted)
    QCoreApplication.postEvent(painted, QEvent(QEvent.Type.User))
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert watched.only.name == "ValueError"


def test_an_exception_in_a_thread_is_told(watched: Watched, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert (watched.only.kind, watched.only.name) == ("thread", "ValueError")
    assert watched.done == ["saved", "told"]


def test_the_fault_of_a_worker_is_told(watched: Watched, qtbot: QtBot) -> None:
    class Failing(Job):
        def carry_out(self) -> None:
            fail()

    worker = Worker()
    worker.start(Failing())
    qtbot.waitUntil(lambda: bool(watched.reports))
    worker.close()
    assert watched.only.name == "ValueError"


def test_what_cannot_be_raised_is_told(watched: Watched, qtbot: QtBot) -> None:
    class Failing:
        def __del__(self) -> None:
            fail()

    Failing()
    gc.collect()
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert (watched.only.kind, watched.only.name) == ("cleaning", "ValueError")


def test_a_critical_message_of_qt_is_told_and_a_warning_is_not(watched: Watched, qtbot: QtBot) -> None:
    qWarning("only a warning")
    qCritical(f'cannot do "{WORDS}" in /home/somebody/file')
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert watched.only.text.startswith("Qt critical: cannot do “…” in …")


def test_a_storm_stays_a_number(watched: Watched, qtbot: QtBot) -> None:
    for _ in range(1000):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(watched.reports) == 10)
    assert [count for _, count in watched.reports] == [2**power for power in range(10)]
    assert len({report for report, _ in watched.reports}) == 1


def test_saving_that_fails_keeps_no_report_away(qtbot: QtBot) -> None:
    watch = CrashWatch(fail)
    watch.install()
    try:
        with qtbot.waitSignal(watch.caught):
            QTimer.singleShot(0, fail)
    finally:
        watch.uninstall()


def test_the_ways_to_report_are_given_back(qtbot: QtBot) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    watch = CrashWatch(fail)
    watch.install()
    watch.uninstall()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def raised(error: BaseException, cause: BaseException | None = None) -> BaseException:
    try:
        raise error from cause
    except BaseException as caught:
        return caught


@pytest.mark.parametrize(
    ("error", "last"),
    [
        (KeyError(WORDS), "KeyError"),
        (ValueError(WORDS), "ValueError"),
        (OSError(28, WORDS, WORDS), "OSError: ENOSPC"),
        (sqlite3.OperationalError(WORDS), "sqlite3.OperationalError"),
        (UnicodeEncodeError("utf-8", WORDS, 0, 1, WORDS), "UnicodeEncodeError: utf-8"),
        (AttributeError(WORDS, name="length", obj=WORDS), "AttributeError: str.length"),
        (ExceptionGroup(WORDS, [ValueError(WORDS)]), "ExceptionGroup"),
    ],
)
def test_no_message_of_an_exception_is_told(error: BaseException, last: str) -> None:
    report = report_of("window", raised(error, raised(LookupError(WORDS))))
    assert report.text.splitlines()[-1] == last
    assert "LookupError" in report.text
    assert WORDS not in report.text
    # nor where the program lies
    assert str(Path(__file__).parent) not in report.text


def test_messages_of_qt_lose_what_they_quote() -> None:
    told = without_texts("QFile: 'a b' and \"c\" in C:\\Users\\me\\x.txt or /home/me/y: `d` «e» failed")
    assert told == "QFile: “…” and “…” in … or … “…” “…” failed"


# --- logs ----------------------------------------------------------------------------------------------------


@pytest.fixture
def logs(tmp_path: Path, qapp: object) -> Iterator[Logs]:
    logs = Logs(Settings(str(tmp_path)), most_bytes=2_000)
    logs.start()
    yield logs
    logs.close()


def logged(tmp_path: Path) -> str:
    return "".join(path.read_text() for path in sorted((tmp_path / FOLDER).glob("*")))


def test_reports_are_logged_without_texts(watched: Watched, logs: Logs, tmp_path: Path, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(watched.reports))
    assert "in fail\nValueError" in logged(tmp_path)
    assert crash.versions() in logged(tmp_path)
    assert WORDS not in logged(tmp_path)


def test_logs_stay_small(logs: Logs, tmp_path: Path) -> None:
    for number in range(1_000):
        logging.getLogger("rouge_gui.test").info("line %d", number)
    files = sorted((tmp_path / FOLDER).iterdir())
    assert len(files) == 4
    assert all(path.stat().st_size <= 2_000 for path in files)
    assert "line 999" in files[0].read_text()


def test_who_leaves_no_traces_has_no_logs(logs: Logs, tmp_path: Path) -> None:
    logger = logging.getLogger("rouge_gui.test")
    logger.info("before")
    settings = logs._settings
    settings.set_value(remembered.LEAVE_NO_TRACES, value=True)
    logger.info("meanwhile")
    assert not (tmp_path / FOLDER).exists()
    settings.set_value(remembered.LEAVE_NO_TRACES, value=False)
    logger.info("after")
    assert logged(tmp_path).count("\n") == 1


def test_a_log_that_cannot_be_written_disturbs_nobody(
    tmp_path: Path, qapp: object, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    logs = Logs(Settings(str(tmp_path / "file" / "profile")))
    logs.start()
    logging.getLogger("rouge_gui.test").error("lost")
    logs.close()
    assert "Traceback" not in capfd.readouterr().err
