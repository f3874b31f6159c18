"""A private jieba tokenizer per choice of dictionaries, loaded at first use, quietly.

jieba's own loader is left out: it unmarshals a cache file from the shared temporary folder unchecked, and its
user dictionaries write into a list that all its tokenizers share. Knows words and counts; no normalisation.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple

from rouge_gui.text.data_files import DictionaryError, decoded
from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span

Mode = Literal["exact", "full", "search"]

# A run is a clause of Chinese text: about 5 MB when full.
_CACHED_RUNS = 16_384


class _FileVersion(NamedTuple):
    """A file as it is now, so that an edited dictionary is read anew."""

    path: str
    modified_ns: int
    size: int


class Cutter:
    """jieba 0.42's three ways of cutting under one set of dictionaries. Safe to share between threads."""

    def __init__(self, counts: dict[str, int], total: int, userdict: str | None) -> None:
        jieba = _jieba()
        self._block = jieba.re_han_default
        self._tokenizer = jieba.Tokenizer()
        self._tokenizer.FREQ, self._tokenizer.total = counts, total
        self._tokenizer.initialized = True
        self._never_joined = self._add_words(userdict) if userdict else frozenset()
        self.run_spans = lru_cache(_CACHED_RUNS)(self._run_spans)

    def _add_words(self, path: str) -> frozenset[str]:
        """Add a user dictionary (word, then count and tag if wanted); return its words of count 0."""
        line_form = _jieba().re_userdict
        han_only = _jieba().finalseg.re_han
        never_joined: set[str] = set()
        for number, line in _lines(path):
            word, count, _ = line_form.match(line).groups()
            try:
                count = None if count is None else int(count)
            except ValueError:  # more digits than Python converts
                raise DictionaryError(path, "malformed", number) from None
            if count != 0:
                self._tokenizer.add_word(word, count)
                continue
            self._tokenizer.FREQ[word] = 0
            if han_only.fullmatch(word):
                never_joined.add(word)
        return frozenset(never_joined)

    def words(self, text: str, hmm: bool) -> list[str]:
        """Return ``jieba.lcut(text, HMM=hmm)``: consecutive words that make up the whole text."""
        words: list[str] = self._tokenizer.lcut(text, HMM=hmm)
        if not self._never_joined:
            return words
        # only the HMM can have joined a word of count 0; there jieba cuts it into characters
        return [part for word in words for part in (word if word in self._never_joined else (word,))]

    def _run_spans(self, run: str, mode: Mode, hmm: bool) -> list[Span]:
        """Return the spans of the words of a run of Han characters by ``start``, then ``end``.

        ``full`` and ``search`` give the words of jieba's ``cut_all`` and ``cut_for_search``; the latter names
        the parts of a long word before the word, here all stand in text order.
        """
        if mode == "full":
            return list(self._all_spans(run))
        spans = consecutive_spans(self.words(run, hmm))
        if mode == "exact":
            return spans
        parts = [part for start, end in spans for part in self._inner_spans(run, start, end)]
        return sorted(spans + parts)

    def _inner_spans(self, run: str, start: int, end: int) -> Iterator[Span]:
        """Yield the dictionary words of 2 and 3 characters inside a longer word."""
        for length in (2, 3):
            if end - start > length:
                for place in range(start, end - length + 1):
                    if self._tokenizer.FREQ.get(run[place : place + length]):
                        yield place, place + length

    def _all_spans(self, run: str) -> Iterator[Span]:
        """Yield every dictionary word of two or more characters, and the characters in none of them."""
        offset = 0
        for block in self._block.split(run):
            if not self._block.match(block):
                # outside U+4E00 to U+9FD5, where jieba has no words: it stays in one piece
                if block:
                    yield offset, offset + len(block)
            else:
                covered = 0
                for start, lasts in self._tokenizer.get_DAG(block).items():
                    if lasts == [start] and start >= covered:
                        lasts_kept = lasts
                    else:
                        lasts_kept = [last for last in lasts if last > start]
                    for last in lasts_kept:
                        yield offset + start, offset + last + 1
                        covered = last + 1
            offset += len(block)


def consecutive_spans(words: list[str]) -> list[Span]:
    """Return the spans of words that follow one another without gaps."""
    spans: list[Span] = []
    position = 0
    for word in words:
        spans.append((position, position + len(word)))
        position += len(word)
    return spans


def cutter_for(dictionary: str | None, userdict: str | None) -> Cutter:
    """Return the cutter of these dictionary files as they are now (None = jieba's own, none).

    The first call loads jieba and its dictionary (0.5 s). Raises DictionaryError.
    """
    versions = [None if path is None else _version(path) for path in (dictionary, userdict)]
    with _loading:
        return _cutter(*versions)


_loading = threading.Lock()
_jieba: Late[Any] = Late(lambda: import_module("jieba"))


# A dictionary takes about 80 MB.
@lru_cache(maxsize=3)
def _cutter(dictionary: _FileVersion | None, userdict: _FileVersion | None) -> Cutter:
    path = dictionary.path if dictionary else str(Path(_jieba().__file__).with_name("dict.txt"))
    return Cutter(*_read_dictionary(path), userdict.path if userdict else None)


def _version(path: str) -> _FileVersion:
    try:
        status = Path(path).stat()
    except OSError as error:
        raise DictionaryError(path, "unreadable") from error
    return _FileVersion(path, status.st_mtime_ns, status.st_size)


def _lines(path: str) -> Iterator[tuple[int, str]]:
    """Yield the non-blank lines of a UTF-8 file with their 1-based numbers."""
    text = decoded(path)
    for number, line in enumerate(text.split("\n"), 1):
        if stripped := line.strip():
            yield number, stripped


def _read_dictionary(path: str) -> tuple[dict[str, int], int]:
    """Read lines of word, count and perhaps a tag; return the counts jieba looks up and their total."""
    counts: dict[str, int] = {}
    total = 0
    for number, line in _lines(path):
        word, *rest = line.split(maxsplit=2)
        if not rest or not rest[0].isdecimal() or len(rest[0]) > 18:
            raise DictionaryError(path, "malformed", number)
        counts[word] = count = int(rest[0])
        total += count
    if total == 0:
        raise DictionaryError(path, "empty")
    # jieba finds words by growing prefixes: each must be there, with count 0 if it is no word
    for word in list(counts):
        prefix = word[:-1]
        while prefix and prefix not in counts:
            counts[prefix] = 0
            prefix = prefix[:-1]
    return counts, total
