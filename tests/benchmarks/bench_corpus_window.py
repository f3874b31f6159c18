"""A large corpus in the real window: what a user waits for, memory, and how long the event loop is held up meanwhile.

Run: python tests/benchmarks/bench_corpus_window.py [ITEMS] [--two] [--stacks] [--file PATH] [--unscored] [--store PATH]
``--two``: two systems; ``--stacks``: tell what held the loop up; ``--file``: a corpus made before; ``--unscored``: end
once it is loaded; ``--store``: a scored corpus to open, nothing is loaded or scored. Each time is told with what the
window's thread worked of it, which other processes hardly change.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

if "DISPLAY" not in os.environ:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from event_loop import Beat, wait_until
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rouge_gui.app import create_window, spare_key_presses
from rouge_gui.corpus.findings import Finding
from rouge_gui.session import settings as remembered
from rouge_gui.ui.corpus.charts.choice import Kind
from rouge_gui.ui.corpus.charts.panel import ChartsPanel
from rouge_gui.ui.main_window import MainWindow

METRICS = "rouge1 rouge2 rougeL rougeLsum"
_MAKE = """
import sys
from pathlib import Path
import corpora
corpora.write(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
"""
_KEYS = 60
_BETWEEN_KEYS_S = 0.033
_JUMPS = 150


def resident_mb() -> tuple[float, float]:
    """Return the memory of this process, now and at most."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    found = {line.split(":")[0]: line.split()[1] for line in lines if line.startswith("Vm")}
    return int(found["VmRSS"]) / 1024, int(found["VmHWM"]) / 1024


def say(what: str, text: str) -> None:
    load = os.getloadavg()[0]
    print(f"  {what:44} {text}   (load {load:.1f})", flush=True)


def say_memory(what: str) -> None:
    now, most = resident_mb()
    say(what, f"{now:.0f} MB, at most {most:.0f} MB")


def painted(widget: QWidget) -> None:
    """Have what is due be painted on screen."""
    QCoreApplication.sendPostedEvents(widget.window(), QEvent.Type.UpdateRequest)
    QApplication.processEvents()


def rest(seconds: float) -> None:
    """Let the window do what it does meanwhile."""
    until = time.perf_counter() + seconds
    wait_until(lambda: time.perf_counter() > until)


class Times:
    """Milliseconds of the same thing done many times: that passed, and that this thread worked."""

    def __init__(self) -> None:
        self._passed: list[float] = []
        self._worked: list[float] = []

    def add(self, act: Callable[[], object]) -> None:
        """Do it once."""
        begun, worked = time.perf_counter(), time.thread_time()
        act()
        self._passed.append((time.perf_counter() - begun) * 1e3)
        self._worked.append((time.thread_time() - worked) * 1e3)

    def told(self, what: str) -> None:
        """Print median, 95 % and the longest."""
        texts = []
        for values in (sorted(self._passed), sorted(self._worked)):
            p95 = values[int(len(values) * 0.95)]
            texts.append(f"{statistics.median(values):.1f}, p95 {p95:.1f}, most {values[-1]:.1f} ms")
        say(what, f"{texts[0]}; worked {texts[1]}")


class Bench:
    """One window with one corpus."""

    def __init__(self, folder: Path, *, stacks: bool) -> None:
        self.folder = folder
        self.window: MainWindow = create_window(profile_dir=str(folder / "profile"))
        spare_key_presses()
        self.window.settings.set_value(remembered.SHOWN_METRICS, METRICS)
        self.window.resize(1600, 900)
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)
        self.window.finish_start()
        self.beat = Beat(stacks=stacks)
        wait_until(lambda: self.window.live.is_settled)
        self.corpus = self.window.corpus
        self.state, self.table = self.corpus.state, self.corpus.panel.table
        say_memory("the window without a corpus")
        self.beat.restart()

    def after(self, act: Callable[[], object], holds: Callable[[], bool]) -> tuple[float, float]:
        """Do something and wait until it holds and is painted; return milliseconds passed and worked."""
        begun, worked = time.perf_counter(), time.thread_time()
        act()
        wait_until(holds)
        painted(self.window)
        return (time.perf_counter() - begun) * 1e3, (time.thread_time() - worked) * 1e3

    def told_after(self, what: str, act: Callable[[], object], holds: Callable[[], bool]) -> None:
        """Print what that took."""
        passed, worked = self.after(act, holds)
        say(what, f"{passed:.0f} ms; worked {worked:.0f} ms")

    # --- reading and scoring -----------------------------------------------------------------------------

    def load(self, file: Path, count: int) -> None:
        begun = time.perf_counter()
        assert self.window.open_paths([str(file)])
        wait_until(lambda: self.state.is_open and self.table.corpus.rowCount() > 0)
        painted(self.window)
        say("first rows visible after", f"{time.perf_counter() - begun:.2f} s")
        wait_until(lambda: self.state.item_count == count and not self.corpus.scoring.work.is_busy)
        painted(self.window)
        say("all loaded after", f"{time.perf_counter() - begun:.2f} s")
        self.beat.told("while it was loaded")
        say_memory("after loading")

    def score(self) -> None:
        begun = time.perf_counter()
        self.corpus.scoring.start()
        scoring = self.corpus.scoring.work
        wait_until(lambda: self.state.run is not None)
        say("first scores after", f"{time.perf_counter() - begun:.2f} s")
        wait_until(lambda: time.perf_counter() - begun > 6)
        self.beat.told("while it was scored, nothing touched")
        self.type_keys("key press to screen while scoring")
        self.scroll("scrolling while scoring")
        self.beat.restart()
        seconds = wait_until(lambda: not scoring.is_busy) and time.perf_counter() - begun
        outputs = self.state.store.output_count if self.state.store is not None else 0
        say("all scored after", f"{seconds:.1f} s, {outputs / seconds:,.0f} a second")
        self.beat.told("while it was scored, the rest")
        wait_until(self.is_settled)
        self.beat.told("after scoring")
        say_memory("after scoring")

    def is_settled(self) -> bool:
        charts = self.window.findChild(ChartsPanel)
        return (
            self.window.live.is_settled
            and not self.corpus.finding.is_busy
            and not self.corpus.beside.is_busy
            and (charts is None or charts.is_settled)
        )

    def type_keys(self, what: str) -> None:
        """Type into the candidate as fast as a keyboard repeats."""
        editor = self.window.board.candidate.editor
        cursor = editor.textCursor()
        cursor.setPosition(len(editor.toPlainText()) // 2)
        editor.setTextCursor(cursor)
        editor.setFocus()
        times = Times()
        for number in range(_KEYS):
            rest(_BETWEEN_KEYS_S)
            times.add(partial(self._type, " " if number % 6 == 5 else "abcdefgh"[number % 8]))
        times.told(what)
        self.corpus.walking.what_ifs.bring_original()
        wait_until(lambda: self.window.live.is_settled)

    def _type(self, key: str) -> None:
        window = self.window
        QTest.keyClicks(window.board.candidate.editor, key)
        while (
            found := window.live.comparison
        ) is None or found.candidate != window.document.snapshot.candidate:
            QApplication.processEvents()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest)

    # --- the table ---------------------------------------------------------------------------------------

    def scroll(self, what: str) -> None:
        """Jump to places all over, then turn the wheel."""
        rng = random.Random(5)
        bar = self.table.verticalScrollBar()
        jumps, wheel = Times(), Times()
        for _ in range(_JUMPS):
            jumps.add(partial(self._jump, rng.randrange(bar.maximum() + 1)))
        bar.setValue(bar.maximum() // 3)
        for _ in range(2 * _JUMPS):
            wheel.add(self._turn_wheel)
        jumps.told(f"{what}: jumps")
        wheel.told(f"{what}: wheel")

    def _jump(self, row: int) -> None:
        self.table.verticalScrollBar().setValue(row)
        painted(self.table)

    def _turn_wheel(self) -> None:
        viewport = self.table.viewport()
        place = QPointF(viewport.rect().center())
        event = QWheelEvent(
            place, viewport.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QCoreApplication.sendEvent(viewport, event)
        painted(self.table)

    def sort(self) -> None:
        heads = self.table.horizontalHeader()
        titles = [column.title for column in self.table.corpus.columns]
        for section, title in enumerate(titles):
            for _ in range(2):
                place = heads.sectionViewportPosition(section) + heads.sectionSize(section) // 2
                where = QPoint(place, heads.height() // 2)

                def click(where: QPoint = where) -> None:
                    QTest.mouseClick(heads.viewport(), Qt.MouseButton.LeftButton, pos=where)

                self.told_after(f"sort by {title}", click, lambda: True)
        self.corpus.finding.sort_by("", descending=False)
        self.beat.told("while it was sorted")

    def query(self, text: str) -> None:
        """Type a query, and Enter: until the table shows what it finds."""
        line = self.corpus.panel.query
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)
        finding = self.corpus.finding
        passed, worked = self.after(
            lambda: QTest.keyClick(line, Qt.Key.Key_Return), lambda: not finding.is_busy
        )
        say(f"query {text}", f"{passed:.0f} ms; worked {worked:.0f} ms; {self.state.shown_count:,} found")

    def queries(self) -> None:
        first, *others = self.state.systems
        texts = [
            "rougeL < .5 and rouge2 > q75",
            "lang = ru and rouge1 > .6",
            "abs(rouge1 - rougeL) > .1",
            "len.candidate > 60",
        ]
        texts += [f"rougeL@{first} > rougeL@{other}" for other in others]
        for text in texts:
            self.query(text)
        self.beat.told("while queries were asked")
        self.query('candidate ~ "museums garden"')
        self.beat.told("while texts were searched")
        self.stop_search()
        self.corpus.finding.use("")

    def stop_search(self) -> None:
        line, finding = self.corpus.panel.query, self.corpus.finding
        finding.use('reference ~ "nothing has it"')
        wait_until(lambda: finding.is_busy)
        rest(0.3)
        self.told_after(
            f"Esc stops a search through texts (busy {finding.is_busy})",
            lambda: QTest.keyClick(line, Qt.Key.Key_Escape),
            lambda: not finding.is_busy,
        )

    def enter_items(self) -> None:
        """Walk down by key, then click rows all over: until the compare window shows the item and it is compared."""
        self.table.setFocus()
        times, compared = Times(), Times()
        for _ in range(40):
            times.add(self._step_down)
            compared.add(lambda: wait_until(lambda: self.window.live.is_settled))
        times.told("next item by key, texts on screen")
        compared.told("… and compared")
        self.beat.told("while items were entered")

    def _step_down(self) -> None:
        QTest.keyClick(self.table, Qt.Key.Key_Down)
        painted(self.window)

    def charts(self) -> None:
        panel = self.window.findChild(ChartsPanel)
        if panel is None or panel.plot is None or not panel.isVisible():
            say("charts", "not on show")
            return
        for kind in Kind:
            if kind is Kind.SYSTEMS and len(self.state.systems) < 2:
                continue

            def choose(kind: Kind = kind) -> None:
                panel.show_choice(replace(panel.switches.choice, kind=kind))
                panel.draw_now()

            self.told_after(f"chart {kind.value}", choose, self.is_settled)
            self.told_after(
                f"chart {kind.value} painted again", panel.plot.view.viewport().update, lambda: True
            )
        self.beat.told("while charts were drawn")

    def filters(self) -> None:
        filters = self.corpus.filters
        self.told_after("the menu of filters", filters.fill, lambda: True)
        show = Finding("mine", "rougeL > .5", "rouge2", descending=True)
        self.told_after(
            "a filter with an order", lambda: filters.show(show), lambda: not self.corpus.finding.is_busy
        )
        self.corpus.finding.use("")
        self.corpus.finding.sort_by("", descending=False)

    # --- saved and opened again --------------------------------------------------------------------------

    def save_and_open(self) -> None:
        path = self.folder / "saved.rougegui"
        begun = time.perf_counter()
        self.corpus.save_to(str(path))
        wait_until(lambda: self.state.store is not None and self.state.store.path == str(path))
        say("save as", f"{time.perf_counter() - begun:.1f} s, {path.stat().st_size / 1e6:.0f} MB")
        self.beat.told("while it was saved")
        self.told_after("close", self.corpus.close_corpus, lambda: not self.state.is_open)
        self.open(path)

    def open(self, path: Path) -> None:
        self.beat.restart()
        self.told_after(
            "open again, rows on screen",
            lambda: self.window.open_paths([str(path)]),
            lambda: self.state.is_open and self.table.corpus.rowCount() > 0,
        )
        seconds = wait_until(lambda: not self.corpus.beside.is_busy)
        say("scores in the table after", f"{seconds * 1e3:.0f} ms more")
        wait_until(self.is_settled)
        self.beat.told("while it was opened")
        say_memory("after opening again")

    def close(self) -> None:
        self.beat.stop()
        self.corpus.walking.what_ifs.forget()
        self.window.document.mark_saved()
        begun = time.perf_counter()
        self.window.close()
        say("the window closes", f"{(time.perf_counter() - begun) * 1e3:.0f} ms")
        self.window.deleteLater()
        QApplication.processEvents()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("items", nargs="?", type=int, default=200_000)
    parser.add_argument("--two", action="store_true")
    parser.add_argument("--stacks", action="store_true")
    parser.add_argument("--unscored", action="store_true")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--store", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = options.file or folder / "corpus.jsonl"
        if options.file is None and options.store is None:
            systems = ["candidate_a", "candidate_b"] if options.two else ["candidate"]
            made = [sys.executable, "-c", _MAKE, str(file), str(options.items), *systems]
            subprocess.run(made, cwd=Path(__file__).parent, check=True)
        print(f"{options.items:,} items", flush=True)
        bench = Bench(folder, stacks=options.stacks)
        if options.store is not None:
            bench.open(Path(shutil.copy(options.store, folder / "scored.rougegui")))
        else:
            bench.load(file, options.items)
        if not options.unscored:
            if options.store is None:
                bench.score()
            for part in (bench.sort, bench.queries, bench.enter_items, bench.filters, bench.charts):
                part()
            bench.scroll("scrolling")
            say_memory("at the end")
            bench.save_and_open()
        bench.close()


if __name__ == "__main__":
    main()
