"""From a text to the forms that are counted and the spans that are painted, under one tokenisation.

A ``Tokenization`` is the choice (a value that profiles hold and print); a ``Pipeline`` carries it out: clean-up,
folds that must precede tokenising, the tokenizer, stopwords, lemma or stemmer, the fold of ё. Lines of longer texts are
kept, so that a key press re-reads the line it touched. No counting, no wording, no Qt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from threading import Lock

from rouge_gui.text import chinese, english, mapped, russian, stemming, words
from rouge_gui.text.data_files import DataFile, read_words
from rouge_gui.text.reading import Piece, PieceCache, Reading
from rouge_gui.text.tokens import ReadingRule, Tokenizer, Tokens

FOLDS = ("nfkc", "t2s", "yo")
STEMMERS: dict[str, Callable[[str], str]] = {"porter": stemming.porter, "snowball-ru": stemming.snowball_ru}

_READINGS_KEPT = 8
_FINAL_FORMS_KEPT = 100_000


@dataclass(frozen=True, slots=True)
class Tokenization:
    """Every choice between a text and its tokens. ``fold`` names members of ``FOLDS``.

    ``clean`` names steps of ``CLEANUP_STEPS`` in the order in which they come before everything else. ``rule`` is an
    implementation's own way of reading, around the tokenizer or instead of it.
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
    clean: tuple[str, ...] = ()


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


class Pipeline:
    """Carries out a ``Tokenization``. Made by ``pipeline_for``, which keeps one per choice."""

    def __init__(self, choice: Tokenization) -> None:
        self.choice = choice
        inner = TOKENIZERS[choice.tokenizer](choice) if choice.tokenizer in TOKENIZERS else None
        self.reader = choice.rule.reader(inner) if choice.rule else None
        self._tokenizer = inner or words.RougeScoreWords()
        self.line_stable = self._tokenizer.line_stable and self.reader is None
        self._before = [fold for name, fold in _SOURCE_FOLDS if name in choice.fold]
        # what is done to each token that is kept, in order, by name
        self.form_maps = _form_maps(choice)
        self._final = _FinalForms([change for _, change in self.form_maps]) if self.form_maps else None
        self.stopwords = choice.rule.stopwords if choice.rule else _stopwords(choice)
        self.drops_words = bool(self.stopwords)
        # what clean-up leaves is read as without it: both keep the same lines
        self.pieces: PieceCache = (
            pipeline_for(replace(choice, clean=())).pieces if choice.clean else PieceCache()
        )
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
            self.pieces.fit(longest)
            reading = Reading(text, self, splitter, keep=True)
            with self._readings_lock:
                self._readings[key] = reading
                if len(self._readings) > _READINGS_KEPT:
                    del self._readings[next(iter(self._readings))]
        return reading

    def read_once(self, text: str, splitter: str = "newline") -> Reading:
        """Read a text that is not expected again, such as an item of a corpus."""
        return Reading(text, self, splitter, keep=False)

    def piece(self, text: str) -> Piece:
        """Return ``text`` as read, from the cache where it was read before."""
        return self.pieces.piece(text, self)

    def new_piece(self, text: str) -> Piece:
        """Read ``text``."""
        return Piece(text, self)

    def cut(self, text: str) -> Tokens:
        """Return the counted forms of ``text`` with their source spans."""
        return self.finish(self.tokenize(text))

    def finish(self, tokens: Tokens) -> Tokens:
        """Return ``tokens`` without stopwords, through lemma, stemmer and the fold of ё."""
        if self._final is None and not self.stopwords:
            return tokens
        if self.stopwords:
            kept = [place for place, form in enumerate(tokens.forms) if form not in self.stopwords]
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


def _form_maps(choice: Tokenization) -> list[tuple[str, Callable[[str], str]]]:
    maps: list[tuple[str, Callable[[str], str]]] = []
    if choice.rule and (change := choice.rule.final_form):
        maps.append(("rule", change))
    if choice.lemma == "ru" or choice.tokenizer == "pymorphy-lemma":
        maps.append(("lemma", russian.lemma))
    if choice.stemmer:
        maps.append(("stemmer", STEMMERS[choice.stemmer]))
    if "yo" in choice.fold:
        maps.append(("yo", _fold_yo))
    return maps


@lru_cache(maxsize=32)
def pipeline_for(choice: Tokenization) -> Pipeline:
    """Return the pipeline of ``choice``. Raises OSError or ValueError for unreadable data files."""
    return Pipeline(choice)
