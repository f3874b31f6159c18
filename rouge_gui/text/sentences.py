"""Sentences by language, for the summary-level metrics when a profile asks for a splitter.

A line never joins the next one; a line that is mostly Cyrillic goes to razdel, any other to the rule of
``sentence_ends``. rouge-score's own rule, the newline alone, is the pipeline's and does not come here.
"""

from __future__ import annotations

from collections.abc import Iterable

import regex

from rouge_gui.text import russian, sentence_ends
from rouge_gui.text.tokens import Span

_line = regex.compile(r"[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]++")
_full_width_stop = regex.compile("[。！？；]")
_grapheme_tail = regex.compile(sentence_ends.GRAPHEME_TAIL)
_cyrillic = regex.compile(r"\p{Script=Cyrillic}")
_other_letter = regex.compile(r"[\p{L}--\p{Script=Cyrillic}]", regex.V1)


def split_sentences(text: str) -> list[Span]:
    """Return the code-point spans of the sentences of ``text``, in order, without white space around them.

    Only white space lies between them, and none begins or ends inside a grapheme. Time is linear in the
    length of ``text``.
    """
    spans: list[Span] = []
    for line in _line.finditer(text):
        for start, end in _line_spans(line.group()):
            spans += _stripped(text, line.start() + start, line.start() + end)
    return spans


def _stripped(text: str, start: int, end: int) -> list[Span]:
    """Return the span without the white space around it, in a list that is empty if nothing else is there."""
    sentence = text[start:end]
    first = end - len(sentence.lstrip())
    last = start + len(sentence.rstrip())
    if first > start and _grapheme_tail.match(text, first):
        # a mark set upon a space
        first -= 1
    return [(first, last)] if first < last else []


def _line_spans(line: str) -> Iterable[Span]:
    if not line.isascii() and _full_width_stop.search(line) is None and _is_mostly_cyrillic(line):
        return russian.sentence_spans(line)
    return sentence_ends.sentence_spans(line)


def _is_mostly_cyrillic(line: str) -> bool:
    return len(_cyrillic.findall(line)) > len(_other_letter.findall(line))
