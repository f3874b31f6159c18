"""Tokenizers that need nothing but Unicode: Google's ASCII rule, white space, characters, UAX #29 words.

Each class is one row of SCORING's tokenizer table. Spans are code points of the text as given.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import regex

from rouge_gui.text import mapped
from rouge_gui.text.graphemes import grapheme_spans
from rouge_gui.text.tokens import Span, Tokens

LETTER_OR_NUMBER = r"[\p{Alphabetic}\p{N}]"

_ascii_word = re.compile("[a-z0-9]+")
_black = re.compile(r"\S+")
_letter_or_number = regex.compile(LETTER_OR_NUMBER)
_segment = regex.compile(r"(?ws).+?\b")


def holds_letter_or_number(text: str) -> bool:
    """Tell whether ``text`` holds a code point that is Alphabetic or a number."""
    # isalnum() alone misses vowel signs and is only a fast yes
    return text.isalnum() or _letter_or_number.search(text) is not None


def count_letters_and_numbers(text: str) -> int:
    """Return how many code points of ``text`` are Alphabetic or a number."""
    return len(_letter_or_number.findall(text))


@dataclass(frozen=True, slots=True)
class RougeScoreWords:
    """rouge-score 0.1.2's default tokenizer: ``str.lower()``, then runs of ``[a-z0-9]``."""

    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        if text.isascii():
            return _ascii_tokens(text.lower())
        derived = mapped.lower(text)
        return derived.source_tokens(_ascii_tokens(derived.text))


def _ascii_tokens(lowered: str) -> Tokens:
    # two C loops beat one loop over the matches
    spans = [match.span() for match in _ascii_word.finditer(lowered)]
    return Tokens(_ascii_word.findall(lowered), spans)


@dataclass(frozen=True, slots=True)
class WhitespaceWords:
    """``str.split()``, lower-cased unless ``keep_case``."""

    keep_case: bool
    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        derived = mapped.MappedText(text) if self.keep_case else mapped.lower(text)
        # str.split() knows U+001C to U+001F as white space; so does \s for str patterns
        matches = list(_black.finditer(derived.text))
        return derived.source_tokens(Tokens([m.group() for m in matches], [m.span() for m in matches]))


@dataclass(frozen=True, slots=True)
class Characters:
    """Each code point that is Alphabetic or a number, casefolded."""

    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        matches = list(_letter_or_number.finditer(text))
        return Tokens([m.group().casefold() for m in matches], [m.span() for m in matches])


@dataclass(frozen=True, slots=True)
class RawCharacters:
    """Each character that is not white space, as it is."""

    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        places = [index for index, char in enumerate(text) if not char.isspace()]
        return Tokens([text[index] for index in places], [(index, index + 1) for index in places])


@dataclass(frozen=True, slots=True)
class _NormalisedSegments:
    """Segments of the NFKC-casefolded text that hold a letter or number."""

    segment: Callable[[str], list[Span]]
    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text``."""
        derived = mapped.nfkc_casefold(text)
        forms: list[str] = []
        spans: list[Span] = []
        for span in self.segment(derived.text):
            form = derived.text[span[0] : span[1]]
            if holds_letter_or_number(form):
                forms.append(form)
                spans.append(span)
        return derived.source_tokens(Tokens(forms, spans))


def word_segments(text: str) -> list[Span]:
    """Return the spans between consecutive UAX #29 word boundaries, white space and punctuation included."""
    return [match.span() for match in _segment.finditer(text)]


UNICODE_WORDS = _NormalisedSegments(word_segments)
"""UAX #29 words of the normalised text; equals ``unicode-v1`` of rouge-score-rs 0.2."""

GRAPHEMES = _NormalisedSegments(grapheme_spans)
"""Extended grapheme clusters of the normalised text; equals ``character-v1`` of rouge-score-rs 0.2."""
