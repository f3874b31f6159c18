"""Files of the user that decide tokens, known by their name and content."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file a tokenisation depends on; ``digest`` is the first 8 hex digits of its SHA-256."""

    path: str
    digest: str

    @classmethod
    def read(cls, path: str) -> DataFile:
        """Hash the file at ``path``. Raises OSError."""
        return cls(path, hashlib.sha256(Path(path).read_bytes()).hexdigest()[:8])

    def __str__(self) -> str:
        return f"{Path(self.path).name}@{self.digest}"


class DictionaryError(ValueError):
    """A dictionary or word list that cannot be used.

    ``line`` is 1-based, None where the whole file is meant; ``problem`` is ``unreadable`` (no such file, no
    permission), ``not-utf8``, ``malformed`` (a line is not word and count) or ``empty``.
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
        data = Path(path).read_bytes()
    except OSError as error:
        raise DictionaryError(path, "unreadable") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DictionaryError(path, "not-utf8", data.count(b"\n", 0, error.start) + 1) from error


def read_words(file: DataFile) -> frozenset[str]:
    """Return the words of a list with one on each line. Raises DictionaryError."""
    return frozenset(word for line in decoded(file.path).splitlines() if (word := line.strip()))
