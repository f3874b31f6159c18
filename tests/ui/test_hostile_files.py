"""Files that mean harm or harm by being: each is opened or refused in words at once, and the window answers keys."""

import codecs
import os
import random
import socket
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from failing_places import give_away, nobody
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.ui.main_window import MainWindow

ENOUGH_S = 2.0
Make = Callable[[Path], None]


def of(data: bytes) -> Make:
    """Return what writes ``data`` to a file."""

    def make(path: Path) -> None:
        path.write_bytes(data)

    return make


def sparse(size: int, start: bytes = b"") -> Make:
    def make(path: Path) -> None:
        path.write_bytes(start)
        os.truncate(path, size)

    return make


def one_line(path: Path) -> None:
    with path.open("wb") as file:
        for _ in range(100):
            file.write(b"all on one line, " * 58_824)


def listening(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(path))


def linked(to: str) -> Make:
    def make(path: Path) -> None:
        path.symlink_to(to if to.startswith("/") else path.parent / (to or path.name))

    return make


def nothing(_path: Path) -> None:
    """Make no file at all."""


ENCODINGS: dict[str, bytes] = {
    "utf-16 of odd length": codecs.BOM_UTF16_LE + "кот".encode("utf-16-le") + b"x",
    "utf-16 with half a pair": codecs.BOM_UTF16_BE + b"\xd8\x3d\x00a",
    "utf-16 without a mark, odd": "plain words".encode("utf-16-le")[:-1],
    "utf-8 cut": "猫猫猫".encode()[:-1],
    "surrogates in utf-8": b"a \xed\xa0\x80 b \xed\xb0\x80",
    "overlong utf-8": b"\xc0\x80\xe0\x80\xaf",
    "two marks": codecs.BOM_UTF8 * 2 + b"a",
    "a mark only": codecs.BOM_UTF16_LE,
    "utf-32 beyond Unicode": codecs.BOM_UTF32_LE + b"\x00\x00\x11\x00",
    "gb18030 cut": "今天天气很好。".encode("gb18030")[:-1],
    "nothing but ff": b"\xff" * 5000,
    "ebcdic": "the cat is on the mat".encode("cp037"),
}
CHARACTERS: dict[str, str] = {
    "10,000 marks on one letter": "a" + "\u0301" * 10_000 + " b",
    "bidi overrides": "\u202ethe cat\u202c \u2066is\u2069 " * 2000,
    "zero-width joins": "\u200d" * 30_000 + " a",
    "a family of thousands": "👩\u200d" * 5000 + "👩",
    "half pairs after all": "a\ufffd" * 3000,
    "no characters": "\ufffe\uffff\ufdd0\U0001ffff" * 3000,
    "line and page separators": "a\u2028b\u2029c\x0bd\x0ce\x85f" * 3000,
    "lone carriage returns": "a\rb\n" * 3000,
    "private use and tags": "\ue000\U000f0000\U000e0041" * 3000,
    "object replacement": "\ufffc\ufff9a\ufffab\ufffb" * 3000,
    "soft hyphens": "sy\u00adlla\u00adble " * 3000,
    "no spaces that break": "a\u00a0" * 15_000,
    "tall text": ("z" + "\u0316\u0300\u0345" * 20 + " ") * 300,
}
SIZES: dict[str, Make] = {
    "100 MB in one line": one_line,
    "100 MB of nothing": sparse(100_000_000),
    "a terabyte": sparse(10**12, b"words "),
    "an endless word": of(b"x" * 4_000_000),
    "only line breaks": of(b"\n" * 4_000_000),
    "long line": of(b"the cat is on the mat " * 9000),
    "long Chinese line": of("猫坐在垫子上".encode() * 30_000),
    "tabs": of(b"\t" * 60_000),
    "many short lines": of(b"a\n" * 60_000),
    "almost too long a word": of(b"y" * 39_000),
}
KINDS: dict[str, bytes] = {
    "gzip.txt": b"\x1f\x8b\x08\x00" + zlib.compress(b"text" * 100),
    "zip.txt": b"PK\x03\x04\x14\x00" + bytes(100),
    "a.docx": b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml" + bytes(100),
    "a.doc": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500),
    "a.pdf": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n",
    "a.png": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "a.rtf": b"{\\rtf1 text}",
    "program": b"\x7fELF\x02\x01\x01" + bytes(1000),
    "nul in the middle": b"one\x00two\nthree",
    "nul only": bytes(10_000),
    "controls": bytes(range(1, 32)) * 100,
    "noise": random.Random(1).randbytes(100_000),
}
NAMES: dict[str, Make] = {
    name: of(b"a fine text")
    for name in (
        "two\nlines.txt",
        "\u202egpj.txt",
        "x" * 251 + ".txt",
        " ",
        '<img src=x onerror="alert(1)">',
        "{path} %s %1 &amp.txt",
        "-rf",
        "tab\tand\x1bescape",
        os.fsdecode(b"not unicode \xff\xfe"),
    )
}
PLACES: dict[str, Make] = {
    "folder": Path.mkdir,
    "link to itself": linked(""),
    "link to nothing": linked("nowhere"),
    "link to a folder": linked("/"),
    "endless device": linked("/dev/zero"),
    "memory": linked("/proc/self/mem"),
    "vanished": nothing,
    "vanished folder/file": nothing,
}
if hasattr(os, "mkfifo"):
    PLACES |= {"fifo": os.mkfifo, "socket": listening}

GROUPS: dict[str, dict[str, Make]] = {
    "encodings": {name: of(data) for name, data in ENCODINGS.items()},
    "characters": {name: of(text.encode()) for name, text in CHARACTERS.items()},
    "sizes": SIZES,
    "kinds": {name: of(data) for name, data in KINDS.items()},
    "names": NAMES,
    "places": PLACES,
}


def test_there_are_sixty_of_them() -> None:
    assert sum(map(len, GROUPS.values())) >= 60


def open_and_type(window: MainWindow, qtbot: QtBot, path: Path) -> str:
    """Open ``path`` as candidate and press a key; return what was said."""
    window.message_bar.show_message("")
    revision = window.document.revision
    window.board.candidate.editor.files_dropped.emit([str(path)])
    qtbot.waitUntil(
        # a folder may be a corpus
        lambda: not window.files.opener.is_busy and not window.corpus.opening.is_busy,
        timeout=20_000,
    )
    said = window.message_bar.text if window.message_bar.isVisible() else ""
    assert said or window.document.revision > revision
    assert "\n" not in said
    assert "\u202e" not in said
    revision = window.document.revision
    QTest.keyClick(window.board.candidate.editor, Qt.Key.Key_X)
    assert window.document.revision == revision + 1
    return said


@pytest.mark.parametrize("group", GROUPS)
def test_a_hostile_file_is_opened_or_refused_at_once_and_the_window_lives(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, group: str, impatient: None
) -> None:
    folder = tmp_path / "hostile"
    folder.mkdir()
    for name, make in GROUPS[group].items():
        path = folder / name
        make(path)
        # of the processor: others may keep the machine busy
        begun = time.process_time()
        open_and_type(window, qtbot, path)
        took = time.process_time() - begun
        assert took < ENOUGH_S, (name, took)


def test_a_file_that_may_not_be_read_is_refused_in_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "secret.txt"
    path.write_bytes(b"secret")
    give_away(path)
    path.chmod(0)
    # everything is loaded that works beside the window
    qtbot.waitUntil(lambda: "sacrebleu.metrics" in sys.modules)
    assert window.safekeeping.flush()
    before = window.document.snapshot
    with nobody(everywhere=True):
        window.board.candidate.editor.files_dropped.emit([str(path)])
        qtbot.waitUntil(lambda: not window.files.opener.is_busy)
    assert window.message_bar.text == "secret.txt may not be read: check its permissions"
    assert window.document.snapshot == before


def test_a_file_that_becomes_a_folder_between_two_looks_is_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes(b"a text")
    open_and_type(window, qtbot, path)
    path.unlink()
    path.mkdir()
    assert open_and_type(window, qtbot, path) == "text.txt: It is a folder that holds no corpus known here"
