"""One thread for long work: order, threads, faults, closing."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from rouge_gui.session.worker import Job, Worker


class Note(Job):
    """Writes its name and thread down, or divides by zero."""

    def __init__(self, name: str, notes: list[tuple[str, int]], *, breaks: bool = False) -> None:
        self.name = name
        self.notes = notes
        self.breaks = breaks

    def carry_out(self) -> None:
        self.notes.append((self.name, threading.get_ident()))
        if self.breaks:
            raise ZeroDivisionError(self.name)


class Held(Job):
    """Waits until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()
        self.done = False

    def carry_out(self) -> None:
        self.begun.set()
        self.done = self.let_go.wait(20)


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_jobs_run_one_by_one_on_another_thread_and_come_back_to_this_one(
    worker: Worker, qtbot: QtBot
) -> None:
    notes: list[tuple[str, int]] = []
    back: list[tuple[object, int]] = []
    worker.finished.connect(lambda job: back.append((job, threading.get_ident())))
    jobs = [Note(name, notes) for name in "abc"]
    for job in jobs:
        worker.start(job)
    qtbot.waitUntil(lambda: len(back) == 3)
    assert [name for name, _ in notes] == ["a", "b", "c"]
    assert threading.get_ident() not in {thread for _, thread in notes}
    assert back == [(job, threading.get_ident()) for job in jobs]


def test_a_fault_comes_back_with_its_job_and_is_raised_here(worker: Worker, qtbot: QtBot) -> None:
    back: list[Job] = []
    worker.finished.connect(back.append)
    with qtbot.captureExceptions() as raised:
        worker.start(Note("a", [], breaks=True))
        worker.start(Note("b", []))
        qtbot.waitUntil(lambda: len(back) == 2)
    assert [type(job.fault) for job in back] == [ZeroDivisionError, type(None)]
    assert [str(error) for _, error, _ in raised] == ["a"]


def test_closing_waits_and_announces_nothing(qtbot: QtBot) -> None:
    threads = set(threading.enumerate())
    worker = Worker()
    back: list[Job] = []
    worker.finished.connect(back.append)
    job = Held()
    worker.start(job)
    assert job.begun.wait(20)
    threading.Timer(0.01, job.let_go.set).start()
    worker.close()
    assert job.done
    QCoreApplication.processEvents()
    assert back == []
    assert worker.is_closed
    qtbot.waitUntil(lambda: set(threading.enumerate()) == threads)
    with pytest.raises(RuntimeError, match="closed"):
        worker.start(Note("late", []))
