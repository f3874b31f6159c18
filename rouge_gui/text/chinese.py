"""Chinese: words by jieba with their source spans, and traditional to simplified characters by OpenCC.

Both libraries are loaded at first use. Scores, wording and the choice of a tokenizer are the caller's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import regex

from rouge_gui.text import mapped
from rouge_gui.text.cutter import Cutter, Mode, consecutive_spans, cutter_for
from rouge_gui.text.data_files import DictionaryError
from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span, Tokens
from rouge_gui.text.words import holds_letter_or_number, word_segments

__all__ = ["DictionaryError", "JiebaWords", "Mode", "RawJieba", "simplify"]

# includes 々 and 〇
_han_run = regex.compile(r"\p{Script=Han}+")


class _Dictionaries:
    """What both tokenizers hold; a frozen dataclass may still keep a cached property."""

    dictionary: str | None
    userdict: str | None

    @cached_property
    def _cutter(self) -> Cutter:
        return cutter_for(self.dictionary, self.userdict)


@dataclass(frozen=True)
class JiebaWords(_Dictionaries):
    """NFKC and casefolding, then runs of Han characters cut by jieba and the rest by the ``unicode`` rule.

    What holds no letter or number is dropped. ``full`` and ``search`` give overlapping words in text order.
    ``dictionary`` replaces jieba's, ``userdict`` adds to it (paths, UTF-8); a word in them that is not Han
    throughout (``T恤``) is never found, since jieba sees nothing but Han. The files are read at the first
    text. ``hmm`` has no effect in ``full`` mode, as in jieba.
    """

    mode: Mode
    hmm: bool
    dictionary: str | None
    userdict: str | None
    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``. Raises DictionaryError."""
        derived = mapped.nfkc_casefold(text)
        normal = derived.text
        spans: list[Span] = []
        position = 0
        for run in _han_run.finditer(normal):
            start, end = run.span()
            words = self._cutter.run_spans(run.group(), self.mode, self.hmm)
            spans += _kept(normal, position, word_segments(normal[position:start]))
            spans += _kept(normal, start, words)
            position = end
        spans += _kept(normal, position, word_segments(normal[position:]))
        return derived.source_tokens(Tokens([normal[start:end] for start, end in spans], spans))


def _kept(text: str, offset: int, spans: list[Span]) -> list[Span]:
    """Move ``spans`` by ``offset`` and keep those that hold a letter or number."""
    moved = [(offset + start, offset + end) for start, end in spans]
    return [span for span in moved if holds_letter_or_number(text[slice(*span)])]


@dataclass(frozen=True)
class RawJieba(_Dictionaries):
    """``jieba.lcut(text)`` as it is: white space, newlines and punctuation are tokens too, case is kept."""

    hmm: bool
    dictionary: str | None
    userdict: str | None
    line_stable = False

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``. Raises DictionaryError."""
        words = self._cutter.words(text, self.hmm)
        return Tokens(words, consecutive_spans(words))


_converter: Late[Any] = Late(lambda: import_module("opencc").OpenCC("t2s"))


def simplify(source: str) -> mapped.MappedText:
    """Return ``source`` in simplified characters (OpenCC ``t2s``); every character keeps its place."""
    return mapped.MappedText(_han_run.sub(lambda run: _simplify_run(run.group()), source))


def _simplify_run(run: str) -> str:
    simplified: str = _converter().convert(run)
    # all entries of OpenCC's t2s dictionaries keep the length; one that did not could not be traced back
    return simplified if len(simplified) == len(run) else run
