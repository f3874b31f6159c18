"""A day's work in a real window, as fast as it goes: files and sessions opened, texts edited, profiles changed."""

import gc
import os
import random
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rouge_gui.session.snapshot import Side, TextEdit
from rouge_gui.ui.main_window import MainWindow

PROFILES = ("rouge-score", "auto tokenizer=unicode", "evaluate", "auto tokenizer=whitespace", "auto")
_WORDS = ("ferry ", "harbour ", "winter ", "the ", "a ", "bridge ", "opens ", "council ", "снова ", "渡轮")
_LINES, _WORDS_A_LINE = 6, 9
_MOST_SECONDS = 30.0


class Soak:
    """Works in ``window`` with files in ``folder``; the same for the same ``seed``."""

    def __init__(self, window: MainWindow, folder: Path, seed: int = 8) -> None:
        self._window, self._folder = window, folder
        self._random = random.Random(seed)

    def round(self, edits: int, switches: int) -> None:
        """Open two files, edit, change the profile now and then; then a session of it all, and go on in there."""
        self._open_files()
        actions = ["edit"] * edits + ["switch"] * switches
        self._random.shuffle(actions)
        halves = actions[: len(actions) // 2], actions[len(actions) // 2 :]
        for number, half in enumerate(halves):
            for action in half:
                if action == "edit":
                    self._edit()
                else:
                    self._window.use_profile(self._random.choice(PROFILES))
                QApplication.processEvents()
            if number == 0:
                self._reopen()
        self.settle()

    def _open_files(self) -> None:
        paths = [self._folder / name for name in ("reference.txt", "candidate.txt")]
        for path in paths:
            lines = [" ".join(self._random.choices(_WORDS, k=_WORDS_A_LINE)) for _ in range(_LINES)]
            path.write_text("\n".join(lines), encoding="utf-8")
        self._window.sessions.close()
        self._window.document.mark_saved()
        self._window.open_paths([str(path) for path in paths])
        expected = paths[1].read_text(encoding="utf-8")
        self._wait(lambda: self._window.document.snapshot.candidate == expected)

    def _reopen(self) -> None:
        path = self._folder / "work.rougegui"
        if not (self._window.sessions.save_to(str(path)) and self._window.open_paths([str(path)])):
            raise AssertionError(self._window.message_bar.text)

    def _edit(self) -> None:
        editor = self._window.board.candidate.editor
        kind = self._random.random()
        if kind < 0.6:
            cursor = editor.textCursor()
            cursor.setPosition(self._random.randrange(len(editor.toPlainText()) + 1))
            editor.setTextCursor(cursor)
            QTest.keyClicks(editor, self._random.choice("abc "))
        elif kind < 0.8:
            text = self._window.document.snapshot.candidate
            start = self._random.randrange(max(1, len(text) - 3))
            edit = TextEdit(Side.CANDIDATE, 0, start, text[start : start + 3], self._random.choice(_WORDS))
            self._window.document.edit(edit, "soak", "paste")
        else:
            self._random.choice([self._window.document.undo, self._window.document.redo])()

    def settle(self) -> None:
        """Wait until nothing is at work."""
        window = self._window
        self._wait(lambda: window.live.is_settled and not window.history_scores.is_stale)
        window.safekeeping.flush()

    def _wait(self, done: object) -> None:
        end = time.monotonic() + _MOST_SECONDS
        while callable(done) and not done():
            QApplication.processEvents()
            if time.monotonic() > end:
                raise AssertionError("the window did not come to rest")

    def clean(self) -> None:
        """Take away what is only waiting to be taken away."""
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
            gc.collect()


def resident_bytes() -> int:
    """Return how much memory the process has, 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
