"""What a pipeline makes of one text: tokens with their places, sentences, how much was read and what was not.

Longer texts are read line by line, and lines are kept by ``PieceCache``. No counting, no wording, no Qt.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import regex

from rouge_gui.text import cleanup, graphemes, mapped, sentences, words
from rouge_gui.text.look_alikes import look_alike_words
from rouge_gui.text.tokens import Passage, Reader, Span, Token

if TYPE_CHECKING:
    from rouge_gui.text.pipeline import Pipeline

# Pieces kept per pipeline, in characters (some 40 bytes each): two generations of this many, or of the longest
# text being edited this many times, so that a key press on a long text still finds all its other lines.
_CACHE_CHARS = 40_000
_CACHE_TEXTS = 3

# A Latin letter beyond ASCII, or a mark on a Latin letter: what "accents are lost" means.
_accented = regex.compile(r"[\p{Script=Latin}--[A-Za-z]]|(?<=\p{Script=Latin})\p{M}", regex.V1)
_word_character = regex.compile(r"[\p{Alphabetic}\p{N}\p{M}]")
_word = regex.compile(r"[\p{Alphabetic}\p{N}\p{M}]+")
# A shorter text is read in one go: cheaper than looking up its lines.
_ONE_PIECE_CHARS = 4_000
_ONE_DEAR_PIECE_CHARS = 400
_MOST_LOST_WORDS = 20
_LONGEST_WORD = 40


class Piece:
    """One line or one short text as read. ``ranges`` are the token ranges of its lines that have tokens."""

    __slots__ = ("_letters", "forms", "pipeline", "ranges", "spans", "text")

    def __init__(self, text: str, pipeline: Pipeline, passage: Passage | None = None) -> None:
        self.text = text
        self.pipeline = pipeline
        if passage is None:
            self.forms, self.spans = pipeline.cut(text)
            self.ranges = _line_ranges(text, self.spans)
        else:
            self.forms, self.spans = pipeline.finish(passage.tokens)
            ranges = passage.ranges
            self.ranges = _line_ranges(text, self.spans) if ranges is None else ranges
        self._letters: tuple[int, int] | None = None

    @property
    def letters(self) -> tuple[int, int]:
        """Letters and digits inside some token, and in the line."""
        if self._letters is None:
            total = words.count_letters_and_numbers(self.text)
            # no tokenizer drops an ASCII letter or digit
            kept = total if self.text.isascii() else self._count_kept()
            self._letters = kept, total
        return self._letters

    def _count_kept(self) -> int:
        covered = 0
        pieces: list[str] = []
        # stopwords count as read
        stopped = self.pipeline.drops_words
        for start, end in self.pipeline.tokenize(self.text).spans if stopped else self.spans:
            if end > covered:
                pieces.append(self.text[max(start, covered) : end])
                covered = end
        return words.count_letters_and_numbers("".join(pieces))


def _line_ranges(text: str, spans: list[Span]) -> list[tuple[int, int]]:
    ranges: list[tuple[int, int]] = []
    first = 0
    place = text.find("\n")
    while place >= 0:
        after = bisect_left(spans, (place,), first)
        if after > first:
            ranges.append((first, after))
            first = after
        place = text.find("\n", place + 1)
    if first < len(spans):
        ranges.append((first, len(spans)))
    return ranges


class PieceCache:
    """The pieces read last, in two generations: when the young one is full it becomes the old one."""

    __slots__ = ("_chars", "_most_chars", "_old", "_young")

    def __init__(self) -> None:
        self._young: dict[str, Piece] = {}
        self._old: dict[str, Piece] = {}
        self._chars = 0
        self._most_chars = _CACHE_CHARS

    def fit(self, longest: int) -> None:
        """Keep as much as editing texts of up to ``longest`` characters takes."""
        self._most_chars = max(_CACHE_CHARS, _CACHE_TEXTS * longest)

    def piece(self, text: str, pipeline: Pipeline) -> Piece:
        """Return ``text`` as ``pipeline`` reads it."""
        piece = self._young.get(text)
        if piece is None:
            piece = self._old.get(text) or Piece(text, pipeline)
            if self._chars > self._most_chars:
                self._old, self._young, self._chars = self._young, {}, 0
            self._young[text] = piece
            self._chars += len(text) + 1
        return piece


@dataclass(frozen=True, slots=True)
class _Source:
    """A text as given, and what clean-up made of it."""

    given: str
    derived: mapped.MappedText

    @property
    def read(self) -> str:
        return self.derived.text

    def given_spans(self, spans: list[Span]) -> list[Span]:
        """Move spans of the text that is read to the text as given."""
        if self.derived.starts is None:
            return spans
        return [self.derived.source_span(start, end) for start, end in spans]


class TokenRun:
    """The tokens of one text that was read as consecutive pieces.

    ``forms`` is the whole token list; ``ranges`` holds the half-open token ranges of the lines or sentences
    that have tokens; ``spans`` are the source spans of ``forms`` in code points of the text as given, ``read_spans``
    those in the text that was read, which clean-up made of it.
    """

    def __init__(self, source: _Source, pieces: list[Piece], offsets: list[int]) -> None:
        self._source = source
        self._pieces = pieces
        self._offsets = offsets
        if len(pieces) == 1:
            self.forms, self.ranges = pieces[0].forms, pieces[0].ranges
            return
        self.forms = [form for piece in pieces for form in piece.forms]
        self.ranges = []
        position = 0
        for piece in pieces:
            self.ranges += [(position + start, position + end) for start, end in piece.ranges]
            position += len(piece.forms)

    @cached_property
    def spans(self) -> list[Span]:
        """Source spans of ``forms``, in the text as given."""
        return self._source.given_spans(self.read_spans)

    @cached_property
    def read_spans(self) -> list[Span]:
        """Spans of ``forms`` in the text that was read."""
        spans: list[Span] = []
        for offset, piece in zip(self._offsets, self._pieces, strict=True):
            spans += [(offset + start, offset + end) for start, end in piece.spans] if offset else piece.spans
        return spans

    @cached_property
    def mark_spans(self) -> list[Span]:
        """``spans`` widened to whole graphemes of the text, which a line or sentence break may cut in two."""
        return graphemes.widen(self._source.given, self.spans)

    @property
    def tokens(self) -> list[Token]:
        """Forms and spans together."""
        return [Token(form, *span) for form, span in zip(self.forms, self.spans, strict=True)]

    def letters(self) -> tuple[int, int]:
        """Return how many letters and digits lie inside some token, and how many there are."""
        counts = [piece.letters for piece in self._pieces]
        return sum(kept for kept, _ in counts), sum(total for _, total in counts)


def _line_offsets(lines: list[str]) -> list[int]:
    offsets: list[int] = []
    position = 0
    for line in lines:
        offsets.append(position)
        position += len(line) + 1
    return offsets


class Reading:
    """One text under one pipeline, with sentences for the summary-level metrics.

    ``text`` is the text as given, where spans lie; ``read_text`` is what clean-up made of it, where tokens were found.
    ``whole`` is what n-grams and text-level metrics count. ``summary`` is the text read sentence by
    sentence: the same run unless the tokenizer reads a line differently when it stands alone
    (``jieba-exact-raw``, ``nltk``) or sentences are found by a splitter.
    """

    def __init__(self, text: str, pipeline: Pipeline, splitter: str, *, keep: bool) -> None:
        self._source = _Source(text, cleanup.cleaned(text, pipeline.choice.clean))
        self.text = text
        self.read_text = self._source.read
        self._pipeline = pipeline
        self._splitter = splitter
        self._summary: TokenRun | None
        if pipeline.reader is not None:
            self.whole, self._summary = _read_passages(self._source, pipeline.reader, pipeline)
            return
        read_text = self.read_text
        whole_at_most = _ONE_PIECE_CHARS if read_text.isascii() else _ONE_DEAR_PIECE_CHARS
        by_line = keep and pipeline.line_stable and len(read_text) > whole_at_most
        pieces = read_text.split("\n") if by_line else [read_text]
        read = pipeline.piece if by_line else pipeline.new_piece
        self.whole = TokenRun(self._source, [read(piece) for piece in pieces], _line_offsets(pieces))
        self._summary = self.whole if pipeline.line_stable and splitter == "newline" else None

    @property
    def summary(self) -> TokenRun:
        """The text read sentence by sentence."""
        if self._summary is None:
            self._summary = self._read_sentences()
        return self._summary

    def _read_sentences(self) -> TokenRun:
        if self._splitter == "auto":
            bounds = sentences.split_sentences(self.read_text)
        else:
            lines = self.read_text.split("\n")
            starts = _line_offsets(lines)
            bounds = [(start, start + len(line)) for start, line in zip(starts, lines, strict=True)]
        pieces = [self._pipeline.piece(self.read_text[start:end]) for start, end in bounds]
        return TokenRun(self._source, pieces, [start for start, _ in bounds])

    @property
    def coverage(self) -> float:
        """Letters and digits inside some token ÷ letters and digits of the text; 1.0 where there are none.

        Stopwords count as read: they are left out on request, not lost by the tokenizer. So does what clean-up took
        out: the text is ``read_text``, and what was taken out is told by ``removed_spans``.
        """
        if self.read_text.isascii():
            return 1.0
        kept, total = self.whole.letters()
        return kept / total if total else 1.0

    @property
    def _read_spans(self) -> list[Span]:
        """Spans in ``read_text`` of all tokens, stopwords included."""
        if not self._pipeline.drops_words:
            return self.whole.read_spans
        return self._pipeline.tokenize(self.read_text).spans

    def lost_accents(self) -> list[str]:
        """Return the first words (20 at most) that lost an accented letter or a mark but kept another part."""
        if self.read_text.isascii():
            return []
        spans = self._read_spans
        starts = [start for start, _ in spans]
        ends = {end for _, end in spans}
        lost: dict[str, None] = {}
        for letter in _accented.finditer(self.read_text):
            place = letter.start()
            before = bisect_right(starts, place) - 1
            covered = before >= 0 and spans[before][1] > place
            beside_token = place in ends or (before + 1 < len(starts) and starts[before + 1] == place + 1)
            if not covered and beside_token:
                lost[_word_at(self.read_text, place)] = None
                if len(lost) == _MOST_LOST_WORDS:
                    break
        return list(lost)

    def look_alike_words(self) -> list[str]:
        """Return the first words (20 at most) with letters of another script that look like their own."""
        return look_alike_words(self.read_text)

    @property
    def has_break_marks(self) -> bool:
        """Whether the text that was read holds marks that data sets write for line breaks, such as ``<q>``."""
        return cleanup.has_break_marks(self.read_text)

    @cached_property
    def removed_spans(self) -> list[Span]:
        """The stretches of the text as given that clean-up took out, blank ones aside, in code points."""
        if not self._pipeline.choice.clean:
            return []
        return graphemes.widen(self.text, cleanup.removed_spans(self.text, self._source.derived))

    def dropped_spans(self) -> list[Span]:
        """Return the stretches between tokens that hold a letter or digit, in code points of the text as given.

        What clean-up took out is among them, with letters or without. Stretches do not overlap.
        """
        removed = self.removed_spans
        return _merged([*self._unread_spans(), *removed]) if removed else self._unread_spans()

    def _unread_spans(self) -> list[Span]:
        if self.coverage == 1.0:
            return []
        dropped: list[Span] = []
        covered = 0
        for start, end in [*self._read_spans, (len(self.read_text), len(self.read_text))]:
            if start > covered and words.holds_letter_or_number(self.read_text[covered:start]):
                dropped.append((covered, start))
            covered = max(covered, end)
        return self._source.given_spans(dropped)


def _merged(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], end)
        else:
            merged.append((start, end))
    return merged


def _read_passages(source: _Source, reader: Reader, pipeline: Pipeline) -> tuple[TokenRun, TokenRun]:
    whole, summary = reader.passages(source.read)
    run = TokenRun(source, [Piece(whole.text, pipeline, whole)], [0])
    if summary is whole:
        return run, run
    return run, TokenRun(source, [Piece(summary.text, pipeline, summary)], [0])


def _word_at(text: str, place: int) -> str:
    start = place
    while start > 0 and place - start < _LONGEST_WORD and _word_character.match(text, start - 1):
        start -= 1
    match = _word.match(text, start, place + _LONGEST_WORD)
    return match.group() if match else text[place]
