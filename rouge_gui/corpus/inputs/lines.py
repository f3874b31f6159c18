"""Lines of a text file of any size: opened without waiting, decoded as they come, none longer than memory bears."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from rouge_gui.corpus.inputs.records import InputError
from rouge_gui.corpus.marks import as_utf8
from rouge_gui.text.encodings import Guess, guess, marked
from rouge_gui.text.file_kinds import kind_of

PIECE_BYTES = 1 << 20
# a line is one item: a book has a tenth of it
LONGEST_LINE_BYTES = 32_000_000
_HEAD_BYTES = 256_000
_PLACE_BYTES = 64_000
_PLACES = 7
_ESCAPED_BYTE = re.compile("[\udc80-\udcff]")
_WIDE = ("utf-16", "utf-32")


def open_file(path: str) -> BinaryIO:
    """Open a plain file for reading, and nothing that one would wait for. Raises InputError."""
    try:
        mode = Path(path).stat().st_mode
        if stat.S_ISDIR(mode):
            raise InputError(path, "is-a-folder")
        if not stat.S_ISREG(mode):
            raise InputError(path, "not-a-file")
        # whatever took its place meanwhile, opening and reading it does not wait
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise InputError(path, "not-found") from None
    except PermissionError:
        raise InputError(path, "not-permitted") from None
    except (OSError, ValueError):
        # a path with NUL is no path
        raise InputError(path, "unreadable") from None
    return os.fdopen(handle, "rb")


def head_of(path: str, size: int = _HEAD_BYTES) -> bytes:
    """Return the first bytes of a file. Raises InputError."""
    with open_file(path) as file:
        return _read(path, file, size)


def encoding_of(path: str) -> Guess:
    """Return the encoding that the beginning of a file and a few places in it speak for. Raises InputError."""
    with open_file(path) as file:
        head = _read(path, file, _HEAD_BYTES)
        found = guess(head)
        if found.bom or found.encoding.startswith(_WIDE):
            return found
        if kind := kind_of(head):
            raise InputError(path, kind)
        size = os.fstat(file.fileno()).st_size
        sample = [_whole_lines(head) if size > len(head) else head]
        for place in range(1, _PLACES + 1) if size > len(head) else ():
            file.seek(max(len(head), size * place // _PLACES - _PLACE_BYTES))
            # the first line of a place has no beginning
            sample.append(_whole_lines(_read(path, file, _PLACE_BYTES).partition(b"\n")[2]))
    return guess(b"".join(sample))


def _whole_lines(data: bytes) -> bytes:
    whole, end, _ = data.rpartition(b"\n")
    return whole + end or data


def _read(path: str, file: BinaryIO, size: int) -> bytes:
    try:
        return file.read(size)
    except OSError:
        raise InputError(path, "unreadable") from None


def pieces_of(path: str, encoding: str) -> tuple[str, Iterator[bytes]]:
    """Return a file in pieces without its mark, and the encoding they are in: wide ones are told as UTF-8.

    ``encoding`` "" is the file's own; a byte order mark wins over both. What is spoilt in a wide one is no UTF-8.
    Raises InputError.
    """
    head = head_of(path, 4)
    found = marked(head) or (Guess(encoding) if encoding else encoding_of(path))
    pieces = _pieces(path, len(found.bom))
    if found.encoding.startswith(_WIDE):
        return "utf-8", as_utf8(pieces, found.encoding)
    return found.encoding, pieces


def byte_lines(path: str, encoding: str, *, lone_cr: bool = True) -> tuple[str, Iterator[bytes | None]]:
    """Return the lines of ``pieces_of`` with their ends, None for one that is too long, and their encoding.

    Unless ``lone_cr``, a carriage return alone ends no line where line feeds do. Raises InputError.
    """
    name, pieces = pieces_of(path, encoding)
    if not lone_cr:
        first = next(pieces, b"")
        lone_cr = b"\r" in first and b"\n" not in first
        pieces = chain([first], pieces)
    return name, split_lines(pieces, lone_cr=lone_cr)


def is_spoilt(text: str) -> bool:
    """Tell whether ``text``, decoded with bytes that were no characters kept, holds such a byte."""
    return not text.isascii() and _ESCAPED_BYTE.search(text) is not None


def _pieces(path: str, start: int) -> Iterator[bytes]:
    with open_file(path) as file:
        file.seek(start)
        while piece := _read(path, file, PIECE_BYTES):
            yield piece


def split_lines(
    pieces: Iterable[bytes], *, lone_cr: bool, longest: int = LONGEST_LINE_BYTES
) -> Iterator[bytes | None]:
    """Yield the lines of ``pieces`` with their ends, None for those of more than ``longest`` bytes."""
    rest: list[bytes] = []
    size = 0
    for piece in pieces:
        if lone_cr and rest and rest[-1].endswith(b"\r") and not piece.startswith(b"\n"):
            yield None if size > longest else b"".join(rest)
            rest, size = [], 0
        lines = _lines_in(piece, lone_cr)
        # a line feed may follow the carriage return
        last = lines.pop() if not lines[-1].endswith(b"\n") else b""
        for line in lines:
            if rest:
                yield None if size + len(line) > longest else b"".join((*rest, line))
                rest, size = [], 0
            else:
                yield line
        if last:
            size += len(last)
            rest = [*rest, last] if size <= longest else [last[-1:]]
    if rest:
        yield None if size > longest else b"".join(rest)


def _lines_in(piece: bytes, lone_cr: bool) -> list[bytes]:
    if lone_cr:
        return piece.splitlines(keepends=True)
    *whole, last = piece.split(b"\n")
    return [*(line + b"\n" for line in whole), *([last] if last else [])]
