"""Text files: read without surprises, written back as they were, never half.

A file's line breaks become ``\\n`` in the text, so that all newline styles score alike; encoding, byte order mark and
newline style are kept for saving. Problems carry an identifier; wording is the window's.
"""

from __future__ import annotations

import codecs
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QIODevice, QSaveFile

Problem = Literal[
    "not-found", "is-a-folder", "not-a-file", "too-large", "binary", "undecodable", "not-permitted", "unreadable",
    "unencodable", "unwritable",
]  # fmt: skip

LARGEST_BYTES = 20_000_000
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class FileProblemError(Exception):
    """A file that cannot be opened or saved: its ``path``, the problem's ``id``, the 1-based ``line`` (0 = all)."""

    def __init__(self, path: str, problem: Problem, line: int = 0) -> None:
        super().__init__(f"{path}: {problem}" + (f" (line {line})" if line else ""))
        self.path = path
        self.id = problem
        self.line = line


@dataclass(frozen=True, slots=True)
class LoadedText:
    r"""A text with ``\n`` line breaks and how its file was written.

    ``bom`` is the byte order mark or b""; ``newline`` the line break used most; ``original`` the bytes on disk.
    """

    text: str
    path: str
    encoding: str = "utf-8"
    bom: bytes = b""
    newline: str = "\n"
    original: bytes = b""


def read_text(path: str) -> LoadedText:
    """Read a text file: UTF-8 or UTF-16 by their marks, else UTF-8. Raises FileProblemError."""
    data = _read_bytes(path)
    encoding, bom = next(((name, mark) for mark, name in _MARKS if data.startswith(mark)), ("utf-8", b""))
    try:
        raw = data[len(bom) :].decode(encoding)
    except UnicodeDecodeError as error:
        sound = data[len(bom) : len(bom) + error.start].decode(encoding)
        raise FileProblemError(path, "undecodable", _line_after(sound)) from error
    if "\0" in raw:
        raise FileProblemError(path, "binary", _line_after(raw[: raw.index("\0")]))
    newline = _newline_of(raw)
    # where lines end otherwise, a lone carriage return is a character like others
    text = raw.replace("\r" if newline == "\r" else "\r\n", "\n")
    return LoadedText(text, path, encoding, bom, newline, data)


def _read_bytes(path: str) -> bytes:
    try:
        mode = Path(path).stat().st_mode
        if stat.S_ISDIR(mode):
            raise FileProblemError(path, "is-a-folder")
        if not stat.S_ISREG(mode):
            # reading a pipe or device might never end
            raise FileProblemError(path, "not-a-file")
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileProblemError(path, "not-found") from error
    except PermissionError as error:
        raise FileProblemError(path, "not-permitted") from error
    except (OSError, ValueError) as error:
        raise FileProblemError(path, "unreadable") from error
    if len(data) > LARGEST_BYTES:
        raise FileProblemError(path, "too-large")
    return data


def _line_after(text: str) -> int:
    return (text.count("\n") or text.count("\r")) + 1


def _newline_of(raw: str) -> str:
    """Return the line break the text uses most; a lone carriage return counts only where there is no line feed."""
    if "\n" not in raw:
        return "\r" if "\r" in raw else "\n"
    return "\r\n" if 2 * raw.count("\r\n") > raw.count("\n") else "\n"


def save_text(text: str, file: LoadedText) -> LoadedText:
    """Write ``text`` to the path of ``file`` as that was written; return it as it is now. Raises FileProblemError.

    An unchanged text gives the same bytes, mixed line breaks included. The file is replaced as a whole or not at all.
    """
    data = file.original if text == file.text and file.original else _encoded(text, file)
    save_bytes(data, file.path)
    return LoadedText(text, file.path, file.encoding, file.bom, file.newline, data)


def save_bytes(data: bytes, path: str) -> None:
    """Write a file as a whole or not at all. Raises FileProblemError."""
    target = QSaveFile(path)
    if not target.open(QIODevice.OpenModeFlag.WriteOnly):
        raise FileProblemError(path, "unwritable")
    if target.write(data) != len(data) or not target.commit():
        target.cancelWriting()
        raise FileProblemError(path, "unwritable")


def save_lines(lines: Iterable[str], path: str) -> None:
    """Write lines, such as those of an edit log, as a UTF-8 file; whole or not at all. Raises FileProblemError."""
    save_bytes("".join(f"{line}\n" for line in lines).encode(), path)


def read_lines(path: str) -> list[str]:
    """Read the lines of a text file, without their line breaks. Raises FileProblemError."""
    return read_text(path).text.split("\n")


def _encoded(text: str, file: LoadedText) -> bytes:
    try:
        return file.bom + text.replace("\n", file.newline).encode(file.encoding)
    except UnicodeEncodeError as error:
        # half a surrogate pair: written out, the file could not be read again
        raise FileProblemError(file.path, "unencodable", text[: error.start].count("\n") + 1) from error
