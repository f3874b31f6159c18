"""A process that works until it is killed: types, takes notes, saves, exports, reads older files, and tells so.

Run as a program it takes lines ``FOLDER SEED SECONDS`` on its standard input, forks a worker for each, kills it after
that time and answers with the moment. The worker tells in ``FOLDER/told``: moment, what, number of the state, checksum;
in ``FOLDER/noted``: moment, length of the notes.
"""

import json
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

from rouge_gui import assets
from rouge_gui.compare import compare
from rouge_gui.report.marked_html import Drawing, MarkedTexts, ShownLayer, Words, marked_page
from rouge_gui.report.table import Cell, Number, Table, as_csv, as_excel_csv
from rouge_gui.session.autosave import Autosave, Details
from rouge_gui.session.document import Document
from rouge_gui.session.edit_log import write_log
from rouge_gui.session.files import save_bytes, save_lines
from rouge_gui.session.settings import Settings
from rouge_gui.session.snapshot import Side, Snapshot, TextEdit
from rouge_gui.session.store import Session, read_session, write_session
from rouge_gui.store_schema import CORPUS_TABLES, MIGRATIONS, Migration

COLORS = json.loads(assets.read_text("themes/light.json"))
FIRST = Snapshot(("the cat is on the mat", "кошка на коврике"), "the cat is under the mat")


def checksum(snapshot: Snapshot) -> int:
    return zlib.crc32(
        repr((snapshot.references, snapshot.candidate, snapshot.profile)).encode("utf-8", "replace")
    )


def renamed(connection: sqlite3.Connection) -> None:
    """The step from version 0, which called notes remarks, to version 1."""
    connection.execute("ALTER TABLE session RENAME COLUMN remarks TO notes")


def counted(connection: sqlite3.Connection) -> None:
    """The step from version -1, which did not keep times, to version 0."""
    connection.execute("ALTER TABLE states ADD COLUMN seconds REAL NOT NULL DEFAULT 0.5")


ROWS = 4_000
STEPS: dict[int, Migration] = {-1: counted, 0: renamed, **MIGRATIONS}


def write_older(session: Session, path: Path, version: int) -> None:
    """Write a session as an older version did."""
    new = path.with_suffix(".new")
    write_session(session, str(new))
    with closing(sqlite3.connect(new)) as connection:
        for table in reversed(list(CORPUS_TABLES)):
            connection.execute(f"DROP TABLE {table}")
        if version < 1:
            connection.execute("ALTER TABLE session RENAME COLUMN notes TO remarks")
        if version < 0:
            connection.execute("ALTER TABLE states DROP COLUMN seconds")
        connection.execute(f"PRAGMA user_version = {version:d}")
        connection.commit()
    new.replace(path)


def notes_of(length: int) -> str:
    """Notes of which every beginning can be told."""
    return "".join(f"{number}\n" for number in range(length))[:length]


def page_of(snapshot: Snapshot, notes: str) -> bytes:
    """Return the HTML page of marked texts."""
    layers = [ShownLayer("unigram", Drawing.TINT, "unigram", "unigrams")]
    words = Words(
        "page", "Reference", "Candidate", "surplus", ("metric", "P", "R", "F", "counts"), {}, "Notes"
    )
    comparison = compare(snapshot.references[0], snapshot.candidate, "auto tokenizer=unicode")
    texts = MarkedTexts(comparison, layers, ("rouge1",), notes=notes)
    return marked_page(texts, words, COLORS, COLORS).encode()


def table_of(count: int) -> Table:
    """Return a table of scores whose last row tells that it is the last."""
    rows: list[tuple[Cell, ...]] = [("ROUGE-1", Number(0.1, 3), Number(number, 3)) for number in range(count)]
    return Table(("metric", "P", "R"), (*rows, ("last", None, None)))


class Busy:
    """Does one thing after another."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._random = random.Random(seed)
        self._document = Document(FIRST)
        self._notes = ""
        self._autosave = Autosave(self._document, Settings(str(folder)), self._details)
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._told, self._noted = (os.open(folder / name, flags) for name in ("told", "noted"))

    def _details(self) -> Details:
        return Details(notes=self._notes)

    @property
    def _session(self) -> Session:
        return Session(self._document.history, notes=self._notes)

    def tell(self, what: str) -> None:
        history = self._document.history
        line = f"{time.monotonic()} {what} {history.current} {checksum(self._document.snapshot)}\n"
        os.write(self._told, line.encode())

    def act(self) -> None:
        chance = self._random.random()
        if chance < 0.6:
            self._type()
        elif chance < 0.7:
            self._note()
        elif chance < 0.8:
            self._document.undo()
        elif chance < 0.84:
            self._document.swap("test", 1)
        elif chance < 0.86:
            self._document.toggle_pin()
        elif chance < 0.9:
            write_session(self._session, str(self._folder / "work.rougegui"))
            self.tell("saved")
        elif chance < 0.95:
            self._export()
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

    def _note(self) -> None:
        self._notes = notes_of(len(self._notes) + self._random.randrange(1, 9))
        self._autosave.note()
        os.write(self._noted, f"{time.monotonic()} {len(self._notes)}\n".encode())

    def _export(self) -> None:
        what = self._random.choice(("log", "html", "csv", "excel"))
        if what == "log":
            save_lines(write_log(self._document.history), str(self._folder / "log.jsonl"))
        elif what == "html":
            # large enough to be met while it is written
            page = page_of(self._document.snapshot, self._notes + "<&>" * 40_000)
            save_bytes(page, str(self._folder / "page.html"))
        elif what == "csv":
            save_bytes(as_csv(table_of(ROWS)).encode(), str(self._folder / "scores.csv"))
        else:
            save_bytes(as_excel_csv(table_of(ROWS), ","), str(self._folder / "excel.csv"))
        self.tell(what)

    def _migrate(self) -> None:
        version = self._random.choice(sorted(STEPS))
        older = self._folder / f"older{version}.rougegui"
        write_older(self._session, older, version)
        self.tell(older.stem)
        write_session(read_session(str(older), STEPS), str(older))


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
