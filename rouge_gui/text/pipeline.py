"""From a text to the forms that are counted and the spans that are painted, under one tokenisation.

A ``Tokenization`` is the choice (a value that profiles hold and print); a ``Pipeline`` carries it out:
folds that must precede tokenising, the tokenizer, stopwords, lemma or stemmer, the fold of ё. Longer texts are
read line by line and lines are kept, so that a key press re-reads the line it touched. No counting, no wording, no Qt.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from threading import Lock

import regex

from rouge_gui.text import chinese, english, graphemes, mapped, russian, sentences, stemming, words
from rouge_gui.text.data_files import DataFile, read_words
from rouge_gui.text.tokens import Passage, Reader, ReadingRule, Span, Token, Tokenizer, Tokens

FOLDS = ("nfkc", "t2s", "yo")
STEMMERS: dict[str, Callable[[str], str]] = {"porter": stemming.porter, "snowball-ru": stemming.snowball_ru}

# Pieces kept per pipeline, in characters (some 40 bytes each): two generations of this many, or of the longest
# text being edited this many times, so that a key press on a long text still finds all its other lines.
_CACHE_CHARS = 40_000
_CACHE_TEXTS = 3

# A Latin letter beyond ASCII, or a mark on a Latin letter: what "accents are lost" means.
_accented = regex.compile(r"[\p{Script=Latin}--[A-Za-z]]|(?<=\p{Script=Latin})\p{M}", regex.V1)
_word_character = regex.compile(r"[\p{Alphabetic}\p{N}\p{M}]")
_word = regex.compile(r"[\p{Alphabetic}\p{N}\p{M}]+")
_READINGS_KEPT = 8
_FINAL_FORMS_KEPT = 100_000
# A shorter text is read in one go: cheaper than looking up its lines.
_ONE_PIECE_CHARS = 4_000
_ONE_DEAR_PIECE_CHARS = 400
_MOST_LOST_WORDS = 20
_LONGEST_WORD = 40


@dataclass(frozen=True, slots=True)
class Tokenization:
    """Every choice between a text and its tokens. ``fold`` names members of ``FOLDS``.

    ``rule`` is an implementation's own way of reading, around the tokenizer or instead of it.
    """

    tokenizer: str = "unicode"
    hmm: bool = True
    dictionary: DataFile | None = None
    userdict: DataFile | None = None
    stemmer: str | None = None
    lemma: str | None = None
    stopwords: DataFile | None = None
    fold: tuple[str, ...] = ()
    rule: ReadingRule | None = None


def _jieba(mode: chinese.Mode) -> Callable[[Tokenization], Tokenizer]:
    return lambda choice: chinese.JiebaWords(mode, choice.hmm, *_dictionaries(choice))


def _dictionaries(choice: Tokenization) -> tuple[str | None, str | None]:
    return (
        choice.dictionary.path if choice.dictionary else None,
        choice.userdict.path if choice.userdict else None,
    )


TOKENIZERS: dict[str, Callable[[Tokenization], Tokenizer]] = {
    "rouge-score": lambda _: words.RougeScoreWords(),
    "unicode": lambda _: words.UNICODE_WORDS,
    "graphemes": lambda _: words.GRAPHEMES,
    "characters": lambda _: words.Characters(),
    "characters-raw": lambda _: words.RawCharacters(),
    "whitespace": lambda _: words.WhitespaceWords(keep_case=False),
    "whitespace-raw": lambda _: words.WhitespaceWords(keep_case=True),
    "jieba-exact": _jieba("exact"),
    "jieba-full": _jieba("full"),
    "jieba-search": _jieba("search"),
    "jieba-exact-raw": lambda choice: chinese.RawJieba(choice.hmm, *_dictionaries(choice)),
    "nltk": lambda _: english.NltkWords(raw=False),
    "nltk-raw": lambda _: english.NltkWords(raw=True),
    "razdel": lambda _: russian.RazdelWords(),
    "pymorphy-lemma": lambda _: words.UNICODE_WORDS,
}


class _Piece:
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


class _PieceCache:
    """The pieces read last, in two generations: when the young one is full it becomes the old one."""

    __slots__ = ("_chars", "_old", "_young", "most_chars")

    def __init__(self) -> None:
        self._young: dict[str, _Piece] = {}
        self._old: dict[str, _Piece] = {}
        self._chars = 0
        self.most_chars = _CACHE_CHARS

    def piece(self, text: str, pipeline: Pipeline) -> _Piece:
        piece = self._young.get(text)
        if piece is None:
            piece = self._old.get(text) or _Piece(text, pipeline)
            if self._chars > self.most_chars:
                self._old, self._young, self._chars = self._young, {}, 0
            self._young[text] = piece
            self._chars += len(text) + 1
        return piece


class TokenRun:
    """The tokens of one text that was read as consecutive pieces.

    ``forms`` is the whole token list; ``ranges`` holds the half-open token ranges of the lines or sentences
    that have tokens; ``spans`` are the source spans of ``forms`` in code points.
    """

    def __init__(self, text: str, pieces: list[_Piece], offsets: list[int]) -> None:
        self._text = text
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
        """Source spans of ``forms``."""
        spans: list[Span] = []
        for offset, piece in zip(self._offsets, self._pieces, strict=True):
            spans += [(offset + start, offset + end) for start, end in piece.spans] if offset else piece.spans
        return spans

    @cached_property
    def mark_spans(self) -> list[Span]:
        """``spans`` widened to whole graphemes of the text, which a line or sentence break may cut in two."""
        return graphemes.widen(self._text, self.spans)

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

    ``whole`` is what n-grams and text-level metrics count. ``summary`` is the text read sentence by
    sentence: the same run unless the tokenizer reads a line differently when it stands alone
    (``jieba-exact-raw``, ``nltk``) or sentences are found by a splitter.
    """

    def __init__(self, text: str, pipeline: Pipeline, splitter: str, *, keep: bool) -> None:
        self.text = text
        self._pipeline = pipeline
        self._splitter = splitter
        self._summary: TokenRun | None
        if pipeline.reader is not None:
            self.whole, self._summary = _read_passages(text, pipeline.reader, pipeline)
            return
        whole_at_most = _ONE_PIECE_CHARS if text.isascii() else _ONE_DEAR_PIECE_CHARS
        by_line = keep and pipeline.line_stable and len(text) > whole_at_most
        pieces = text.split("\n") if by_line else [text]
        read = pipeline.piece if by_line else pipeline.new_piece
        self.whole = TokenRun(text, [read(piece) for piece in pieces], _line_offsets(pieces))
        self._summary = self.whole if pipeline.line_stable and splitter == "newline" else None

    @property
    def summary(self) -> TokenRun:
        """The text read sentence by sentence."""
        if self._summary is None:
            self._summary = self._read_sentences()
        return self._summary

    def _read_sentences(self) -> TokenRun:
        if self._splitter == "auto":
            bounds = sentences.split_sentences(self.text)
        else:
            lines = self.text.split("\n")
            starts = _line_offsets(lines)
            bounds = [(start, start + len(line)) for start, line in zip(starts, lines, strict=True)]
        pieces = [self._pipeline.piece(self.text[start:end]) for start, end in bounds]
        return TokenRun(self.text, pieces, [start for start, _ in bounds])

    @property
    def coverage(self) -> float:
        """Letters and digits inside some token ÷ letters and digits of the text; 1.0 where there are none.

        Stopwords count as read: they are left out on request, not lost by the tokenizer.
        """
        if self.text.isascii():
            return 1.0
        kept, total = self.whole.letters()
        return kept / total if total else 1.0

    @property
    def _read_spans(self) -> list[Span]:
        """Source spans of all tokens, stopwords included."""
        if not self._pipeline.drops_words:
            return self.whole.spans
        return self._pipeline.tokenize(self.text).spans

    def lost_accents(self) -> list[str]:
        """Return the first words (20 at most) that lost an accented letter or a mark but kept another part."""
        if self.text.isascii():
            return []
        spans = self._read_spans
        starts = [start for start, _ in spans]
        ends = {end for _, end in spans}
        lost: dict[str, None] = {}
        for letter in _accented.finditer(self.text):
            place = letter.start()
            before = bisect_right(starts, place) - 1
            covered = before >= 0 and spans[before][1] > place
            beside_token = place in ends or (before + 1 < len(starts) and starts[before + 1] == place + 1)
            if not covered and beside_token:
                lost[_word_at(self.text, place)] = None
                if len(lost) == _MOST_LOST_WORDS:
                    break
        return list(lost)

    def dropped_spans(self) -> list[Span]:
        """Return the stretches between tokens that hold a letter or digit, in code points."""
        if self.coverage == 1.0:
            return []
        dropped: list[Span] = []
        covered = 0
        for start, end in [*self._read_spans, (len(self.text), len(self.text))]:
            if start > covered and words.holds_letter_or_number(self.text[covered:start]):
                dropped.append((covered, start))
            covered = max(covered, end)
        return dropped


def _read_passages(text: str, reader: Reader, pipeline: Pipeline) -> tuple[TokenRun, TokenRun]:
    whole, summary = reader.passages(text)
    run = TokenRun(text, [_Piece(whole.text, pipeline, whole)], [0])
    if summary is whole:
        return run, run
    return run, TokenRun(text, [_Piece(summary.text, pipeline, summary)], [0])


def _word_at(text: str, place: int) -> str:
    start = place
    while start > 0 and place - start < _LONGEST_WORD and _word_character.match(text, start - 1):
        start -= 1
    match = _word.match(text, start, place + _LONGEST_WORD)
    return match.group() if match else text[place]


class Pipeline:
    """Carries out a ``Tokenization``. Made by ``pipeline_for``, which keeps one per choice."""

    def __init__(self, choice: Tokenization) -> None:
        self.choice = choice
        inner = TOKENIZERS[choice.tokenizer](choice) if choice.tokenizer in TOKENIZERS else None
        self.reader = choice.rule.reader(inner) if choice.rule else None
        self._tokenizer = inner or words.RougeScoreWords()
        self.line_stable = self._tokenizer.line_stable and self.reader is None
        self._before = [fold for name, fold in _SOURCE_FOLDS if name in choice.fold]
        maps = _form_maps(choice)
        self._final = _FinalForms(maps) if maps else None
        self._stopwords = choice.rule.stopwords if choice.rule else _stopwords(choice)
        self.drops_words = bool(self._stopwords)
        self._cache = _PieceCache()
        self._readings: dict[tuple[str, str], Reading] = {}
        self._readings_lock = Lock()

    def read(self, text: str, splitter: str = "newline") -> Reading:
        """Read ``text`` to be read again after an edit; ``splitter`` (``newline``, ``auto``) finds the sentences."""
        # the side that was not edited, and the last few states, keep their spans
        key = (text, splitter)
        reading = self._readings.get(key)
        if reading is None:
            with self._readings_lock:
                longest = max(len(text), *(len(kept) for kept, _ in self._readings), 0)
            self._cache.most_chars = max(_CACHE_CHARS, _CACHE_TEXTS * longest)
            reading = Reading(text, self, splitter, keep=True)
            with self._readings_lock:
                self._readings[key] = reading
                if len(self._readings) > _READINGS_KEPT:
                    del self._readings[next(iter(self._readings))]
        return reading

    def read_once(self, text: str, splitter: str = "newline") -> Reading:
        """Read a text that is not expected again, such as an item of a corpus."""
        return Reading(text, self, splitter, keep=False)

    def piece(self, text: str) -> _Piece:
        """Return ``text`` as read, from the cache where it was read before."""
        return self._cache.piece(text, self)

    def new_piece(self, text: str) -> _Piece:
        """Read ``text``."""
        return _Piece(text, self)

    def cut(self, text: str) -> Tokens:
        """Return the counted forms of ``text`` with their source spans."""
        return self.finish(self.tokenize(text))

    def finish(self, tokens: Tokens) -> Tokens:
        """Return ``tokens`` without stopwords, through lemma, stemmer and the fold of ё."""
        if self._final is None and not self._stopwords:
            return tokens
        if self._stopwords:
            kept = [place for place, form in enumerate(tokens.forms) if form not in self._stopwords]
            tokens = Tokens([tokens.forms[place] for place in kept], [tokens.spans[place] for place in kept])
        if self._final is None:
            return tokens
        return Tokens(list(map(self._final.__getitem__, tokens.forms)), tokens.spans)

    def tokenize(self, text: str) -> Tokens:
        """Return all tokens of ``text``, stopwords included, before lemma and stemmer."""
        if self.reader is not None:
            return self.reader.passages(text)[0].tokens
        if not self._before:
            return self._tokenizer.tokens(text)
        derived = mapped.MappedText(text)
        for fold in self._before:
            derived = mapped.compose(fold(derived.text), derived)
        return derived.source_tokens(self._tokenizer.tokens(derived.text))


# Folds that must come before the tokenizer, in the order they are applied.
_SOURCE_FOLDS: tuple[tuple[str, Callable[[str], mapped.MappedText]], ...] = (
    ("nfkc", mapped.nfkc),
    ("t2s", chinese.simplify),
)


class _FinalForms(dict[str, str]):
    """What lemma, stemmer and folds make of each form, worked out once: a look-up costs less than a call."""

    def __init__(self, maps: list[Callable[[str], str]]) -> None:
        super().__init__()
        self._maps = maps

    def __missing__(self, form: str) -> str:
        final = form
        for change in self._maps:
            final = change(final)
        if len(self) >= _FINAL_FORMS_KEPT:
            self.clear()
        self[form] = final
        return final


def _fold_yo(form: str) -> str:
    return form.replace("ё", "е").replace("Ё", "Е").replace("е\u0308", "е").replace("Е\u0308", "Е")


def _stopwords(choice: Tokenization) -> frozenset[str]:
    return read_words(choice.stopwords) if choice.stopwords else frozenset()


def _form_maps(choice: Tokenization) -> list[Callable[[str], str]]:
    maps: list[Callable[[str], str]] = []
    if choice.rule and (change := choice.rule.final_form):
        maps.append(change)
    if choice.lemma == "ru" or choice.tokenizer == "pymorphy-lemma":
        maps.append(russian.lemma)
    if choice.stemmer:
        maps.append(STEMMERS[choice.stemmer])
    if "yo" in choice.fold:
        maps.append(_fold_yo)
    return maps


@lru_cache(maxsize=32)
def pipeline_for(choice: Tokenization) -> Pipeline:
    """Return the pipeline of ``choice``. Raises OSError or ValueError for unreadable data files."""
    return Pipeline(choice)
