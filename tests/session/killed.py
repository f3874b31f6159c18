"""A process that works until it is killed: types, undoes, saves, exports, reads an older file, and tells so.

Run as a program it takes lines ``FOLDER SEED SECONDS`` on its standard input, forks a worker for each, kills it after
that time and answers with the moment. The worker tells in ``FOLDER/told``: moment, what, number of the state, checksum.
"""

import os
import random
import signal
import sqlite3
import sys
import time
import zlib
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from rouge_gui.session.autosave import Autosave
from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.files import save_lines
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, read_session, write_session

FIRST = Snapshot(("the cat is on the mat", "кошка на коврике"), "the cat is under the mat")


def checksum(snapshot: Snapshot) -> int:
    return zlib.crc32(
        repr((snapshot.references, snapshot.candidate, snapshot.profile)).encode("utf-8", "replace")
    )


def renamed(connection: sqlite3.Connection) -> None:
    """The step from version 0, which called notes remarks, to version 1."""
    connection.execute("ALTER TABLE session RENAME COLUMN remarks TO notes")


def write_older(history_of: Document, path: Path) -> None:
    """Write a session as version 0 did."""
    new = path.with_suffix(".new")
    write_session(Session(history_of.history), str(new))
    with closing(sqlite3.connect(new)) as connection:
        connection.execute("ALTER TABLE session RENAME COLUMN notes TO remarks")
        connection.execute("PRAGMA user_version = 0")
        connection.commit()
    new.replace(path)


class Busy:
    """Does one thing after another."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._random = random.Random(seed)
        self._document = Document(FIRST)
        self._autosave = Autosave(self._document, Settings(str(folder)))
        self._told = os.open(folder / "told", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell(self, what: str) -> None:
        history = self._document.history
        line = f"{time.monotonic()} {what} {history.current} {checksum(self._document.snapshot)}\n"
        os.write(self._told, line.encode())

    def act(self) -> None:
        chance = self._random.random()
        if chance < 0.75:
            self._type()
        elif chance < 0.8:
            self._document.undo()
        elif chance < 0.84:
            self._document.swap("test", 1)
        elif chance < 0.86:
            self._document.toggle_pin()
        elif chance < 0.92:
            write_session(Session(self._document.history), str(self._folder / "work.rougegui"))
            self.tell("saved")
        elif chance < 0.96:
            save_lines(write_log(self._document.history), str(self._folder / "log.jsonl"))
        else:
            self._migrate()
        self.tell("did")

    def _type(self) -> None:
        end = len(self._document.snapshot.candidate)
        letter = self._random.choice("abc猫\ud83d ")
        kind = self._random.choice(("type", "paste"))
        self._document.edit(
            TextEdit(
                Side.CANDIDATE, 0, self._random.randrange(end + 1) if kind == "paste" else end, "", letter
            ),
            "test",
            "type" if kind == "type" else "paste",
        )

    def _migrate(self) -> None:
        older = self._folder / "older.rougegui"
        write_older(self._document, older)
        self.tell("older")
        write_session(read_session(str(older), {0: renamed}), str(older))


def work(folder: Path, seed: int) -> None:
    app = QCoreApplication([])
    busy = Busy(folder, seed)
    timer = QTimer(interval=2)
    timer.timeout.connect(busy.act)
    timer.start()
    app.exec()


def main() -> None:
    started: list[tuple[int, float]] = []
    for line in sys.stdin:
        # an empty line: now kill those that were started, each in its time
        if line.strip():
            folder, seed, seconds = line.split()
            pid = os.fork()
            if pid == 0:
                work(Path(folder), int(seed))
                os._exit(1)
            started.append((pid, time.monotonic() + float(seconds)))
            continue
        moments: dict[int, float] = {}
        for pid, due in sorted(started, key=lambda one: one[1]):
            time.sleep(max(0.0, due - time.monotonic()))
            moments[pid] = time.monotonic()
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
        sys.stdout.write(" ".join(str(moments[pid]) for pid, _ in started) + "\n")
        sys.stdout.flush()
        started.clear()


if __name__ == "__main__":
    main()
