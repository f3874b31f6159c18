"""Files of the user that decide tokens, known by their name and content."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

# jieba's largest dictionary has 8.6 MB, WordNet's exceptions less than 1 MB
MOST_BYTES = 64_000_000

UnfitProblem = Literal["is-a-folder", "not-a-file", "too-large"]


class UnfitFileError(OSError):
    """A path at which no data can be read to the end: ``problem`` tells why.

    ``is-a-folder``, ``not-a-file`` (a pipe, socket or device, of which reading might never end) or ``too-large``;
    ``most`` is how many bytes are read.
    """

    def __init__(self, path: str, problem: UnfitProblem, most: int = MOST_BYTES) -> None:
        super().__init__(errno.EINVAL, problem, path)
        self.path = path
        self.problem: UnfitProblem = problem
        self.most = most


def read_file(path: str, most: int = MOST_BYTES) -> bytes:
    """Return what a regular file of at most ``most`` bytes holds. Raises OSError, UnfitFileError among them."""
    try:
        _check_mode(path, Path(path).stat().st_mode)
        # whatever took its place meanwhile, opening it does not wait
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError as error:
        # no file has such a name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path) from error
    with os.fdopen(handle, "rb") as stream:
        _check_mode(path, os.fstat(handle).st_mode)
        data = stream.read(most + 1)
    if len(data) > most:
        raise UnfitFileError(path, "too-large", most)
    return data


def _check_mode(path: str, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise UnfitFileError(path, "is-a-folder")
    if not stat.S_ISREG(mode):
        raise UnfitFileError(path, "not-a-file")


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file a tokenisation depends on; ``digest`` is the first 8 hex digits of its SHA-256."""

    path: str
    digest: str

    @classmethod
    def read(cls, path: str) -> DataFile:
        """Hash the file at ``path``. Raises OSError."""
        return cls(path, hashlib.sha256(read_file(path)).hexdigest()[:8])

    def __str__(self) -> str:
        return f"{Path(self.path).name}@{self.digest}"


class DictionaryError(ValueError):
    """A dictionary or word list that cannot be used.

    ``line`` is 1-based, None where the whole file is meant; ``problem`` is ``unreadable`` (no such file, no
    permission), what ``UnfitFileError`` tells, ``not-utf8``, ``malformed`` (a line is not word and count) or ``empty``.
    """

    def __init__(self, path: str, problem: str, line: int | None = None) -> None:
        # all of them, so that workers can hand it over
        super().__init__(path, problem, line)
        self.path = path
        self.problem = problem
        self.line = line

    def __str__(self) -> str:
        """Return where and what, for logs."""
        return f"{self.path}{'' if self.line is None else f':{self.line}'}: {self.problem}"


def decoded(path: str) -> str:
    """Return the text of a UTF-8 file. Raises DictionaryError."""
    try:
        data = read_file(path)
    except UnfitFileError as error:
        raise DictionaryError(path, error.problem) from error
    except OSError as error:
        raise DictionaryError(path, "unreadable") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DictionaryError(path, "not-utf8", data.count(b"\n", 0, error.start) + 1) from error


def read_words(file: DataFile) -> frozenset[str]:
    """Return the words of a list with one on each line. Raises DictionaryError."""
    return frozenset(word for line in decoded(file.path).splitlines() if (word := line.strip()))
