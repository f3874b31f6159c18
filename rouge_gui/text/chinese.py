"""Chinese words by jieba, with source spans; traditional to simplified by OpenCC.

Each choice of dictionaries has a private jieba tokenizer that is loaded at first use, quietly, and never reads
jieba's cache file: that is unmarshalled unchecked from a folder others can write to.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import regex

from rouge_gui.text import mapped
from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span, Tokens
from rouge_gui.text.words import holds_letter_or_number, word_segments

Mode = Literal["exact", "full", "search"]

# 々 and 〇 stand among Han characters in words
_han_run = regex.compile(r"[\p{Script=Han}々〇]+")


class DictionaryError(ValueError):
    """A jieba dictionary that cannot be read; ``path`` and 1-based ``line`` (0 = the file) say where."""

    def __init__(self, path: str, line: int) -> None:
        super().__init__(f"{path}, line {line}: not a jieba dictionary (word, count, part of speech)")
        self.path = path
        self.line = line


def _entries(lines: Iterable[str], path: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(lines, 1):
        fields = line.split()
        if not fields:
            continue
        if len(fields) < 2 or not fields[1].isdecimal():
            raise DictionaryError(path, number)
        yield fields[0], int(fields[1])


def _load(dictionary: str | None, userdict: str | None) -> Any:
    import jieba

    jieba.setLogLevel(logging.ERROR)
    tokenizer = jieba.Tokenizer()
    path = dictionary or str(Path(jieba.__file__).with_name("dict.txt"))
    counts: dict[str, int] = {}
    total = 0
    try:
        with Path(path).open(encoding="utf-8-sig") as lines:
            for word, count in _entries(lines, path):
                counts[word] = count
                total += count
    except (OSError, UnicodeDecodeError) as error:
        raise DictionaryError(path, 0) from error
    # jieba looks words up by growing prefixes: each prefix must be there, with count 0 if it is no word
    prefixes = {word[:end] for word in counts for end in range(1, len(word))}
    tokenizer.FREQ = dict.fromkeys(prefixes, 0) | counts
    tokenizer.total = total
    tokenizer.initialized = True
    if userdict:
        _add_words(tokenizer, userdict)
    return tokenizer


def _add_words(tokenizer: Any, path: str) -> None:
    """Add a user dictionary: per line a word, optionally its count and part of speech."""
    try:
        lines = Path(path).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DictionaryError(path, 0) from error
    for number, line in enumerate(lines, 1):
        fields = line.split()
        if len(fields) > 3:
            raise DictionaryError(path, number)
        if fields:
            count = int(fields[1]) if len(fields) > 1 and fields[1].isdecimal() else None
            tokenizer.add_word(fields[0], count)


@lru_cache(maxsize=8)
def _tokenizer(dictionary: str | None, userdict: str | None) -> Late[Any]:
    return Late(lambda: _load(dictionary, userdict))


@dataclass(frozen=True, slots=True)
class JiebaWords:
    """NFKC and casefolding; runs of Han characters cut by jieba, the rest by the ``unicode`` rule.

    What holds no letter or number is dropped. ``full`` and ``search`` give overlapping words. A user dictionary's
    words count only where they are Han throughout, since jieba sees nothing else.
    """

    mode: Mode
    hmm: bool
    dictionary: str | None
    userdict: str | None
    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``. Raises DictionaryError."""
        derived = mapped.nfkc_casefold(text)
        spans: list[Span] = []
        position = 0
        for run in _han_run.finditer(derived.text):
            spans += _other_words(derived.text, position, run.start())
            spans += [
                (run.start() + start, run.start() + end)
                for start, end in _cut_run(run.group(), self)
            ]
            position = run.end()
        spans += _other_words(derived.text, position, len(derived.text))
        forms = [derived.text[start:end] for start, end in spans]
        return derived.source_tokens(Tokens(forms, spans))


def _other_words(text: str, start: int, end: int) -> list[Span]:
    return [
        (start + first, start + last)
        for first, last in word_segments(text[start:end])
        if holds_letter_or_number(text[start + first : start + last])
    ]


@lru_cache(maxsize=16384)
def _cut_run(run: str, choice: JiebaWords) -> list[Span]:
    """Return the spans of the words of a run of Han characters; a key press re-cuts the run it touched."""
    tokenizer = _tokenizer(choice.dictionary, choice.userdict)()
    if choice.mode == "search":
        found = [(start, end) for _, start, end in tokenizer.tokenize(run, mode="search", HMM=choice.hmm)]
        # jieba names the parts of a long word before the word itself
        return sorted(found)
    words: list[str] = tokenizer.lcut(run, cut_all=choice.mode == "full", HMM=choice.hmm)
    if choice.mode == "exact":
        return _consecutive(words)
    spans: list[Span] = []
    start = 0
    for word in words:
        # full mode names the words from left to right by their first character
        start = run.index(word, start)
        spans.append((start, start + len(word)))
        start += _advance(run, words, len(spans))
    return spans


def _advance(run: str, words: list[str], done: int) -> int:
    """Return 1 where the next word of full mode repeats the one before and so must start later."""
    return int(done < len(words) and words[done] == words[done - 1])


def _consecutive(words: list[str]) -> list[Span]:
    spans: list[Span] = []
    position = 0
    for word in words:
        spans.append((position, position + len(word)))
        position += len(word)
    return spans


@dataclass(frozen=True, slots=True)
class RawJieba:
    """``jieba.lcut(text)`` as it is, white space and punctuation included: newlines are tokens."""

    hmm: bool
    dictionary: str | None
    userdict: str | None
    line_stable = False

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``. Raises DictionaryError."""
        words: list[str] = _tokenizer(self.dictionary, self.userdict)().lcut(text, HMM=self.hmm)
        return Tokens(words, _consecutive(words))


def _load_converter() -> Any:
    import opencc

    return opencc.OpenCC("t2s")


_converter = Late(_load_converter)


def simplify(source: str) -> mapped.MappedText:
    """Return ``source`` in simplified characters (OpenCC ``t2s``), which keep their places."""
    if _han_run.search(source) is None:
        return mapped.MappedText(source)
    # OpenCC takes UTF-8, which lone surrogates have not
    simplified = "".join(_simplify_run(part) if part else "" for part in _surrogate.split(source))
    return mapped.MappedText(simplified)


_surrogate = regex.compile("([\ud800-\udfff])")


def _simplify_run(part: str) -> str:
    if _surrogate.match(part):
        return part
    converted: str = _converter().convert(part)
    if len(converted) == len(part):
        return converted
    # a phrase that changes its length is converted character by character, so that spans stay exact
    return "".join(one if len(one := _converter().convert(char)) == 1 else char for char in part)
