"""How ROUGE-1.5.5 reads a text: bytes to words, limits, its stopwords, its Porter stemmer and exceptions.

Word lists are not ours to ship; they are read from a data folder of ROUGE or WordNet that the user names.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from rouge_gui.text.data_files import read_file
from rouge_gui.text.lin_stemming import stem
from rouge_gui.text.tokens import Passage, Reader, Span, Tokenizer, Tokens

STOPWORD_FILE = "smart_common_words.txt"
# in the order they are read: the last entry of a form holds
_EXCEPTION_FILES = ("noun.exc", "adv.exc", "verb.exc", "adj.exc")
_EXCEPTION_FOLDERS = ("", "WordNet-2.0-Exceptions", "dict")
_SHORTEST_STEMMED = 4

# Everything outside ASCII letters and digits parts words: hyphens, punctuation, every other script.
_word = re.compile("[A-Za-z0-9]+")
# white space as Perl's \s knows it in bytes, within a line
_field = re.compile(r"[^ \t\r\f\v]+")


@dataclass(frozen=True, slots=True)
class DataFolder:
    """The user's folder of word lists; ``digest`` is the first 8 hex digits of its lists' SHA-256."""

    path: str
    digest: str

    @classmethod
    def read(cls, path: str) -> DataFolder:
        """Hash the word lists in the folder at ``path``. Raises OSError, also if there are none."""
        found = [file for file in (_stopword_file(path), *_exception_files(path)) if file is not None]
        if not found:
            raise FileNotFoundError(path)
        total = hashlib.sha256()
        for file in found:
            total.update(file.name.encode() + b"\0" + read_file(str(file)) + b"\0")
        return cls(path, total.hexdigest()[:8])

    def __str__(self) -> str:
        return f"{Path(self.path).name}@{self.digest}"


def _stopword_file(folder: str) -> Path | None:
    file = Path(folder) / STOPWORD_FILE
    # what is there without being a file is refused where it is read
    return file if file.exists() else None


def _exception_files(folder: str) -> list[Path]:
    for inner in _EXCEPTION_FOLDERS:
        files = [Path(folder) / inner / name for name in _EXCEPTION_FILES]
        if found := [file for file in files if file.exists()]:
            return found
    return []


@lru_cache(maxsize=8)
def _stopwords(folder: DataFolder) -> frozenset[str]:
    file = _stopword_file(folder.path)
    # latin-1 reads any byte; the lists are ASCII
    return frozenset(read_file(str(file)).decode("latin-1").split()) if file else frozenset()


@lru_cache(maxsize=8)
def _exceptions(folder: DataFolder) -> dict[str, str]:
    """Return WordNet's exceptions: each line holds an inflected form and one or more base forms, the first counts."""
    found: dict[str, str] = {}
    for file in _exception_files(folder.path):
        for line in read_file(str(file)).decode("latin-1").splitlines():
            form, *bases = line.split() or [""]
            if bases:
                found[form] = bases[0]
    return found


def _stemmed(exceptions: dict[str, str], form: str) -> str:
    if len(form) < _SHORTEST_STEMMED:
        return form
    return exceptions.get(form) or stem(form)


@dataclass(frozen=True, slots=True)
class LinReading:
    """The flags of ROUGE-1.5.5 that decide its tokens: ``-m``, ``-s``, ``-l`` words, ``-b`` bytes (0 = no limit)."""

    stem: bool = False
    stop: bool = False
    most_words: int = 0
    most_bytes: int = 0
    data: DataFolder | None = None

    @property
    def stopwords(self) -> frozenset[str]:
        """The list of the data folder, where it is asked for. Raises OSError."""
        return _stopwords(self.data) if self.stop and self.data else frozenset()

    @property
    def final_form(self) -> Callable[[str], str] | None:
        """The stemmer, after the exceptions of the data folder. Raises OSError."""
        if not self.stem:
            return None
        return partial(_stemmed, _exceptions(self.data) if self.data else {})

    def ends(self, text: str) -> tuple[int, int]:
        """Return where the limit ends ``text``: for n-grams, and for common subsequences."""
        if self.most_words:
            end = _end_of_words(text, self.most_words)
            return end, end
        if self.most_bytes:
            return (
                _end_of_bytes(text, self.most_bytes, adding=True),
                _end_of_bytes(text, self.most_bytes, adding=False),
            )
        return len(text), len(text)

    def reader(self, inner: Tokenizer | None) -> Reader:
        """Return the reader; tokens of ``inner`` are what is replaced by numbers before the script sees them."""
        return _LinReader(self) if inner is None else _NumberedReader(self, inner)


class _LinReader:
    def __init__(self, rule: LinReading) -> None:
        self._rule = rule

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return the text as n-grams and as common subsequences read it: ``-b`` limits the two differently."""
        end, lines_end = self._rule.ends(text)
        whole = _read(text[:end])
        return whole, whole if end == lines_end else _read(text[:lines_end])


def _read(text: str) -> Passage:
    matches = list(_word.finditer(text))
    # ASCII only, so lower-casing changes no length
    return Passage(text, Tokens([m.group().lower() for m in matches], [m.span() for m in matches]))


def _end_of_words(text: str, most: int) -> int:
    """Return where the first ``most`` fields of ``split(/\\s+/)`` end, line by line.

    White space at the start of a line makes an empty first field, which counts.
    """
    used = position = 0
    for line in text.split("\n"):
        fields = [match.end() for match in _field.finditer(line)]
        lead = int(bool(fields) and _field.match(line) is None)
        if used + lead + len(fields) >= most:
            taken = most - used - lead
            return position + (fields[taken - 1] if taken else 0)
        used += lead + len(fields)
        position += len(line) + 1
    return len(text)


def _end_of_bytes(text: str, most: int, *, adding: bool) -> int:
    """Return where the first ``most`` bytes end, line breaks not counted; a character cut in two is left out.

    Not ``adding``: lengths of lines are not added up, as where the script reads for common subsequences; so each
    line that is shorter is kept, and the first that is not is cut and ends the text.
    """
    used = position = 0
    for line in text.split("\n"):
        size = len(line.encode("utf-8", "surrogatepass"))
        if size and used + size >= most:
            return position + _whole_characters(line, most - used)
        if adding:
            used += size
        position += len(line) + 1
    return len(text)


def _whole_characters(line: str, size: int) -> int:
    if line.isascii():
        return min(size, len(line))
    used = 0
    for count, character in enumerate(line):
        used += len(character.encode("utf-8", "surrogatepass"))
        if used > size:
            return count
    return len(line)


class _NumberedReader:
    """Reads tokens of another tokenizer, line by line: each form stands for its number."""

    def __init__(self, rule: LinReading, inner: Tokenizer) -> None:
        self._most = rule.most_words
        self._inner = inner

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return the tokens within the limit."""
        forms: list[str] = []
        spans: list[Span] = []
        position = 0
        for line in text.split("\n"):
            tokens = self._inner.tokens(line)
            forms += tokens.forms
            spans += [(position + start, position + end) for start, end in tokens.spans]
            position += len(line) + 1
        end = len(text)
        if self._most and len(forms) > self._most:
            del forms[self._most :], spans[self._most :]
            end = max(stop for _, stop in spans)
        whole = Passage(text[:end], Tokens(forms, spans))
        return whole, whole
