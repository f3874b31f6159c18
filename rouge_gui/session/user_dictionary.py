"""The user's own Chinese words: a list in the profile directory, and the dictionary files that profiles name.

A profile names a file that never changes (its name holds its digest), so that undo brings back the words as they were.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import regex

from rouge_gui.session.files import FileProblemError, save_bytes
from rouge_gui.text import read_file

FOLDER = "dictionaries"
_LIST = "words.txt"
_LONGEST = 40
_han = regex.compile(r"\p{Script=Han}+")


class WordRefusedError(ValueError):
    """A word that is not taken: ``reason`` is ``not-han``, ``single``, ``too-long`` or ``known``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UserDictionary:
    """The list of words in ``folder``, a part of the profile directory; nothing is written before a word is added."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def words(self) -> list[str]:
        """Return the words, in the order in which they came. Raises FileProblemError for a list that cannot be read."""
        path = self._folder / _LIST
        try:
            lines = read_file(str(path)).decode("utf-8").splitlines()
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            # the words in it are not to be lost by writing over them
            raise FileProblemError(str(path), "unreadable") from error
        return list(dict.fromkeys(word for line in lines if (word := line.strip())))

    def add(self, word: str) -> str:
        """Add a word and return the path of the dictionary with it. Raises WordRefusedError, FileProblemError."""
        word = word.strip()
        words = self.words()
        reason = refusal(word) or ("known" if word in words else "")
        if reason:
            raise WordRefusedError(reason)
        return self._save([*words, word])

    def remove(self, word: str) -> str:
        """Take a word away and return the path of the dictionary without it, "" where none is left.

        Raises FileProblemError.
        """
        return self._save([kept for kept in self.words() if kept != word])

    def is_ours(self, path: str) -> bool:
        """Tell whether a dictionary is one that this list wrote."""
        return Path(path.partition("@")[0]).parent == self._folder

    def _save(self, words: list[str]) -> str:
        data = "".join(f"{word}\n" for word in words).encode()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileProblemError(str(self._folder), "unwritable") from error
        if words:
            fixed = self._folder / f"words-{hashlib.sha256(data).hexdigest()[:8]}.txt"
            if not fixed.exists():
                save_bytes(data, str(fixed))
        save_bytes(data, str(self._folder / _LIST))
        return str(fixed) if words else ""


def refusal(word: str) -> str:
    """Return why ``word`` cannot be one, "" where it can: jieba finds words of two Han characters or more."""
    if _han.fullmatch(word) is None:
        return "not-han"
    if len(word) < 2:
        return "single"
    return "too-long" if len(word) > _LONGEST else ""
