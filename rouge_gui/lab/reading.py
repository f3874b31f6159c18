"""Reads a text by a ``Method``, whose choices may come from different implementations.

A mixture is carried out as a reading rule of its own, so that everything that takes a ``Reading`` takes it. Where
tokens of one implementation meet the sentences of another, a token belongs to the sentence that it starts in.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from rouge_gui.lab.methods import Method, Words
from rouge_gui.text import (
    DataFolder,
    LinewiseReading,
    LinReading,
    PackagedReading,
    Pipeline,
    Reading,
    Tokenization,
    pipeline_for,
)
from rouge_gui.text.data_files import read_words
from rouge_gui.text.sentences import split_sentences
from rouge_gui.text.tokens import Passage, Reader, Span, Tokenizer, Tokens

LIN_TOKENIZER = "rouge-1.5.5"
# tokens that white space has parted already
_SPLIT = "whitespace-raw"


@dataclass(frozen=True, slots=True)
class ReadingChoices:
    """The choices of a method that lead to tokens and sentences: those with one value share readings."""

    method: Method

    @classmethod
    def of(cls, method: Method) -> ReadingChoices:
        """Return the reading choices of ``method``."""
        return cls(
            Method(
                clean=method.clean,
                limit=method.limit,
                tokenizer=method.tokenizer,
                dictionary=method.dictionary,
                fold=method.fold,
                handover=method.handover,
                stopwords=method.stopwords,
                exceptions=method.exceptions,
                stemmer=method.stemmer,
                lemma=method.lemma,
                yo=method.yo,
                sentences=method.sentences,
            )
        )

    @property
    def stopwords(self) -> frozenset[str]:
        """None: they are left out by the reader."""
        return frozenset()

    @property
    def final_form(self) -> Callable[[str], str] | None:
        """None: forms are finished by the reader."""
        return None

    def reader(self, _inner: Tokenizer | None) -> Reader:
        """Return the reader, which knows its tokenizer itself."""
        return _MixedReader(self.method)


def read(method: Method, text: str) -> Reading:
    """Return ``text`` as ``method`` reads it; what was read lately is kept. Raises OSError and ValueError."""
    return _pipeline(ReadingChoices.of(method)).read(text)


@lru_cache(maxsize=64)
def _pipeline(choices: ReadingChoices) -> Pipeline:
    # the rule reads what clean-up leaves
    return Pipeline(Tokenization(tokenizer=LIN_TOKENIZER, rule=choices, clean=choices.method.clean))


class _MixedReader:
    """Reads by the choices of a method, in their order: limit, tokens, sentences, forms."""

    def __init__(self, method: Method) -> None:
        self._method = method
        self._cut = _cutter(method)
        self._finish = _finisher(method)

    def passages(self, text: str) -> tuple[Passage, Passage]:
        """Return what n-grams count, and what is compared sentence by sentence."""
        if self._method.handover == "numbers":
            # numbered tokens are limited one by one
            return self._passages(text, text)
        limit = self._method.limit
        end, lines_end = LinReading(most_words=limit.words, most_bytes=limit.bytes).ends(text)
        return self._passages(text[:end], text[:lines_end])

    def _passages(self, text: str, by_sentence: str) -> tuple[Passage, Passage]:
        whole = self._cut(text)
        first = self._finished(whole)
        if text == by_sentence and whole.ranges is not None:
            return first, first
        if text == by_sentence and self._has_plain_lines:
            return first, first
        return first, self._by_sentence(by_sentence)

    @property
    def _has_plain_lines(self) -> bool:
        """Whether a token is the same in its line alone, and lines are the sentences."""
        method = self._method
        if method.sentences != "newline":
            return False
        return method.handover != "tokens" or method.tokenizer == LIN_TOKENIZER or _inner(method).line_stable

    def _by_sentence(self, text: str) -> Passage:
        method = self._method
        starts = _sentence_starts(text, method)
        if method.handover != "tokens" or method.sentences not in {"newline", "auto"}:
            whole = self._cut(text)
            return self._finished(whole._replace(ranges=_parted(whole.tokens.spans, starts)))
        forms: list[str] = []
        spans: list[Span] = []
        ranges: list[tuple[int, int]] = []
        for start, end in _sentence_spans(text, method):
            tokens = self._cut(text[start:end]).tokens
            if tokens.forms:
                ranges.append((len(forms), len(forms) + len(tokens.forms)))
            forms += tokens.forms
            spans += [(start + first, start + last) for first, last in tokens.spans]
        return self._finished(Passage(text, Tokens(forms, spans), ranges))

    def _finished(self, passage: Passage) -> Passage:
        tokens, ranges = passage.tokens, passage.ranges
        kept = self._finish.kept(tokens)
        if ranges is not None and kept is not None:
            # how many tokens are left before each place
            before = [0, *accumulate(kept)]
            ranges = [(before[start], before[end]) for start, end in ranges if before[start] < before[end]]
        return Passage(passage.text, self._finish.forms(tokens, kept), ranges)


def _inner(method: Method) -> Pipeline:
    """Return the pipeline that cuts, without what comes after cutting."""
    dictionary = method.dictionary
    jieba = method.tokenizer.startswith("jieba")
    return pipeline_for(
        Tokenization(
            method.tokenizer,
            dictionary.hmm if jieba else True,
            dictionary.dictionary if jieba else None,
            dictionary.userdict if jieba else None,
            fold=method.fold,
        )
    )


class _Inner:
    """A pipeline as a tokenizer."""

    line_stable = False

    def __init__(self, pipeline: Pipeline) -> None:
        self._pipeline = pipeline

    def tokens(self, text: str) -> Tokens:
        """Return the tokens of ``text`` with their source spans."""
        return self._pipeline.tokenize(text)


class _LinWords:
    line_stable = True

    def tokens(self, text: str) -> Tokens:
        """Return the words of ROUGE-1.5.5."""
        return LinReading().reader(None).passages(text)[0].tokens


def _cutter(method: Method) -> Callable[[str], Passage]:
    """Return what makes the tokens of a text, before stopwords and stems."""
    inner: Tokenizer = _LinWords() if method.tokenizer == LIN_TOKENIZER else _Inner(_inner(method))
    if method.handover == "lines":
        reader = LinewiseReading().reader(inner)
    elif method.handover == "numbers":
        reader = LinReading(most_words=method.limit.words).reader(inner)
    elif method.handover == "tokens":
        return lambda text: Passage(text, inner.tokens(text))
    else:
        joined = method.tokenizer != _SPLIT
        reader = PackagedReading(method.handover, joined).reader(inner)
    own_sentences = {"lines": "newline"}.get(method.handover, method.handover) == method.sentences

    def cut(text: str) -> Passage:
        passage = reader.passages(text)[0]
        return passage if own_sentences else passage._replace(ranges=None)

    return cut


def _sentence_spans(text: str, method: Method) -> list[Span]:
    """Return where the sentences lie whose rule is not an implementation's own."""
    if method.sentences == "auto":
        return split_sentences(text)
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    return [(start, start + len(line)) for start, line in zip(starts, lines, strict=False)]


def _sentence_starts(text: str, method: Method) -> list[int]:
    """Return where sentences begin, by the rule of ``method``."""
    if method.sentences in {"newline", "auto"}:
        return [start for start, _ in _sentence_spans(text, method)]
    rule = PackagedReading("chinese" if method.sentences == "chinese" else "full stops", joined=False)
    passage = rule.reader(None).passages(text)[0]
    return [passage.tokens.spans[first][0] for first, _ in passage.ranges or []]


def _parted(spans: list[Span], starts: list[int]) -> list[tuple[int, int]]:
    """Return the ranges of tokens that begin in one sentence each."""
    ranges: list[tuple[int, int]] = []
    first = 0
    for place in range(1, len(spans) + 1):
        if place == len(spans) or bisect_right(starts, spans[place][0]) != bisect_right(
            starts, spans[first][0]
        ):
            ranges.append((first, place))
            first = place
    return ranges


class _Finisher:
    """Leaves stopwords out and brings the other tokens to their final forms."""

    def __init__(self, stopwords: frozenset[str], changes: list[Pipeline]) -> None:
        self._stopwords = stopwords
        self._changes = changes

    def kept(self, tokens: Tokens) -> list[int] | None:
        """Return 1 for each token that is kept and 0 for the others; None where all are."""
        if not self._stopwords:
            return None
        return [int(form not in self._stopwords) for form in tokens.forms]

    def forms(self, tokens: Tokens, kept: list[int] | None) -> Tokens:
        """Return the tokens that are kept, in their final forms."""
        if kept is not None:
            places = [place for place, is_kept in enumerate(kept) if is_kept]
            tokens = Tokens(
                [tokens.forms[place] for place in places], [tokens.spans[place] for place in places]
            )
        for change in self._changes:
            tokens = change.finish(tokens)
        return tokens


def _finisher(method: Method) -> _Finisher:
    changes: list[Pipeline] = []
    if method.stemmer == "script":
        changes.append(
            pipeline_for(
                Tokenization(tokenizer=LIN_TOKENIZER, rule=LinReading(stem=True, data=method.exceptions))
            )
        )
    own_stemmer = None if method.stemmer == "script" else method.stemmer
    if own_stemmer or method.lemma or method.yo:
        fold = ("yo",) if method.yo else ()
        changes.append(pipeline_for(Tokenization(stemmer=own_stemmer, lemma=method.lemma, fold=fold)))
    return _Finisher(_stopwords(method.stopwords), changes)


def _stopwords(words: Words | None) -> frozenset[str]:
    if words is None:
        return frozenset()
    if isinstance(words, DataFolder):
        return LinReading(stop=True, data=words).stopwords
    return read_words(words)
