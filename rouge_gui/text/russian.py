"""Russian: words and sentences by razdel with their source spans, lemmas by pymorphy3.

Both libraries are loaded at first use. Spans are code points; which texts are Russian is the caller's to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

import regex

from rouge_gui.text.late import Late
from rouge_gui.text.tokens import Span, Tokens
from rouge_gui.text.words import holds_letter_or_number

# A letter of another Cyrillic alphabet makes it a word of another language.
_russian_word = regex.compile(r"[А-Яа-яЁё]+(?:-[А-Яа-яЁё]+)*")
# Longer than any word; pymorphy3 recurses over repeated prefixes.
_LONGEST_WORD = 100

# razdel's rules look at no more of what they have joined so far (a smiley, a list marker).
_WORD_HEAD = 8
_SENTENCE_HEAD = 21

_analyzer: Late[Any] = Late(lambda: import_module("pymorphy3").MorphAnalyzer(lang="ru"))
_razdel: Late[Any] = Late(lambda: import_module("razdel"))


@lru_cache(maxsize=65_536)
def lemma(form: str) -> str:
    """Return the normal form of a Russian word by pymorphy3's first parse, lower-cased, ё restored.

    A word may have hyphens inside. Every other form is returned unchanged.
    """
    if len(form) > _LONGEST_WORD or _russian_word.fullmatch(form) is None:
        return form
    normal_form: str = _analyzer().parse(form)[0].normal_form
    return normal_form


class Parse(NamedTuple):
    """One reading of a Russian word by pymorphy3: its normal form, how likely it is (0–1), its grammatical tag."""

    normal_form: str
    score: float
    tag: str


def parses(form: str) -> list[Parse]:
    """Return the readings of a Russian word, the likeliest first as ``lemma`` takes them; [] for other words."""
    if len(form) > _LONGEST_WORD or _russian_word.fullmatch(form) is None:
        return []
    return [Parse(each.normal_form, float(each.score), str(each.tag)) for each in _analyzer().parse(form)]


@dataclass(frozen=True, slots=True)
class RazdelWords:
    """razdel 0.5's tokens that hold a letter or number, casefolded; hyphenated words stay whole.

    A hyphen at the end of a line stays with its word only when a word follows on the next line, so lines do
    not stand alone.
    """

    line_stable = False

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        spans = [span for span in _word_spans(text) if holds_letter_or_number(text[slice(*span)])]
        return Tokens([text[start:end].casefold() for start, end in spans], spans)


def _word_spans(text: str) -> Iterator[Span]:
    """Yield the spans of ``razdel.tokenize(text)``, whose own loop is quadratic in runs of punctuation."""
    segmenter = _razdel().tokenize
    parts = segmenter.split(text)
    first = next(parts, None)
    if first is None:
        return
    # only white space stands before the first atom
    start = text.index(first)
    end = start + len(first)
    for split in parts:
        next(parts)
        left, right = split.left_1, split.right_1
        split.buffer = text[start : min(left.stop, start + _WORD_HEAD)]
        if split.delimiter or not segmenter.join(split):
            yield start, left.stop
            start = right.start
        end = right.stop
    yield start, end


def sentence_spans(line: str) -> Iterator[Span]:
    """Yield the spans of razdel's sentences, which cover ``line`` without gaps, white space included.

    Linear in the length of ``line``, which ``razdel.sentenize`` is not.
    """
    segmenter = _razdel().sentenize
    parts = segmenter.split(line)
    position = len(next(parts))
    start = 0
    for split in parts:
        split.buffer = line[start : min(position, start + _SENTENCE_HEAD)]
        position += len(split.delimiter)
        if not segmenter.join(split):
            yield start, position
            start = position
        position += len(next(parts))
    yield start, position
