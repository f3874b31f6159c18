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


def read_words(file: DataFile) -> frozenset[str]:
    """Return the words of a list with one on each line. Raises OSError and UnicodeError."""
    lines = Path(file.path).read_text(encoding="utf-8-sig").splitlines()
    return frozenset(word for line in lines if (word := line.strip()))
