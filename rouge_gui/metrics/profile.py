"""Profiles: every choice that turns two texts into numbers, as a string, a value and a signature.

The grammar is ``NAME key=value …`` (shell quoting for paths). A signature prints every choice, defaults
included, in a fixed order, and is a profile itself when it is pasted back.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.metadata import version as package_version
from typing import Any, Literal, cast

import regex

import rouge_gui
from rouge_gui.text import FOLDS, STEMMERS, TOKENIZERS, DataFile, Script, Tokenization, scripts_of

MultiRule = Literal["max", "recall", "average", "mean", "jackknife"]
MULTI_RULES: tuple[MultiRule, ...] = ("max", "recall", "average", "mean", "jackknife")
SPLITTERS = ("newline", "auto")
DEFAULT_SEED = 12345
# sacreBLEU's tokenizers that need neither a download nor another package
OFFLINE_TOKENIZERS = ("13a", "intl", "zh", "char", "none")
DEFAULT_METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum")
SIGNATURE_HEAD = "rouge-gui|"


class ProfileError(ValueError):
    """A profile string that cannot be understood.

    ``id`` is one of ``unknown-profile``, ``unknown-option``, ``repeated-option``, ``bad-value``, ``bad-file``,
    ``bad-quoting``; ``values`` names the culprit.
    """

    def __init__(self, problem: str, **values: str) -> None:
        super().__init__(problem + ": " + ", ".join(f"{key} {value}" for key, value in values.items()))
        self.id = problem
        self.values = values


@dataclass(frozen=True, slots=True)
class SacreSettings:
    """What a ``sacrebleu`` profile asks for: the metric, its level and sacreBLEU's own arguments."""

    metric: Literal["BLEU", "chrF", "chrF++", "TER"]
    level: Literal["sentence", "corpus"]
    arguments: tuple[tuple[str, str], ...]
    # sacreBLEU's numbers come from the version installed; the signature says which
    asked_version: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Profile:
    """A parsed profile. Resolved when ``automatic`` is False: then its tokenizer is settled."""

    name: str
    tokenization: Tokenization = field(default_factory=Tokenization)
    automatic: bool = False
    automatic_fold: bool = False
    sentences: str = "newline"
    beta: float = 1.0
    weight: float = 1.2
    multi: MultiRule = "max"
    seed: int = DEFAULT_SEED
    sacre: SacreSettings | None = None

    @classmethod
    def parse(cls, text: str) -> Profile:
        """Return the profile that ``text`` (a profile string or a signature) describes. Raises ProfileError."""
        return _parse(text.strip())

    @property
    def is_corpus_level(self) -> bool:
        """Whether the profile gives one score of a whole corpus rather than an average of its items."""
        return self.sacre is not None and self.sacre.level == "corpus"

    def resolve(self, texts: Iterable[str]) -> Profile:
        """Settle an automatic tokenizer by what ``texts`` hold; other profiles are returned as they are.

        All ASCII → ``rouge-score``; any Han and no kana or Hangul → ``jieba-exact``; else ``unicode``, with
        ё folded where there is Cyrillic.
        """
        if not self.automatic:
            return self
        scripts = Script.NONE
        ascii_only = True
        for text in texts:
            if not text.isascii():
                ascii_only = False
                scripts |= scripts_of(text)
        return self.resolve_for(scripts, ascii_only=ascii_only)

    def resolve_for(self, scripts: Script, *, ascii_only: bool) -> Profile:
        """Settle an automatic tokenizer for texts of these scripts."""
        if not self.automatic:
            return self
        fold = self.tokenization.fold
        if ascii_only:
            name = "rouge-score"
        elif Script.HAN in scripts and not scripts & (Script.KANA | Script.HANGUL):
            name = "jieba-exact"
        else:
            name = "unicode"
            if Script.CYRILLIC in scripts and self.automatic_fold:
                fold = ("yo",)
        settled = replace(self.tokenization, tokenizer=name, fold=fold)
        return replace(self, automatic=False, automatic_fold=False, tokenization=settled)

    def signature(self, references: int = 1, metrics: Iterable[str] = ()) -> str:
        """Return the profile on one line with versions.

        ``references`` is their number; ``metrics``, in the order asked for, belongs to a corpus, where
        rouge-score draws its resamples metric by metric.
        """
        fields = dict(_choices(self))
        fields["refs"] = str(references)
        if asked := ",".join(metrics):
            fields["metrics"] = asked
        fields.update(_versions(self))
        fields["standard"] = _STANDARDS[self.name]
        return SIGNATURE_HEAD + "|".join(f"{key}:{value}" for key, value in fields.items())


_STANDARDS = {
    "auto": "not a published standard",
    "rouge-score": "rouge-score 0.1.2",
    "evaluate": "evaluate (rouge-score 0.1.2, bootstrap median)",
    "sacrebleu": "sacreBLEU",
}

# What a signature holds beside the choices: read past when it is pasted back.
_INFORMATION = frozenset(
    {
        "refs",
        "metrics",
        "version",
        "jieba",
        "pymorphy3",
        "razdel",
        "nltk",
        "opencc",
        "sacrebleu",
        "regex",
        "standard",
    }
)


@lru_cache(maxsize=256)
def _parse(text: str) -> Profile:
    if text.startswith(SIGNATURE_HEAD):
        fields = [part.partition(":") for part in text.removeprefix(SIGNATURE_HEAD).split("|")]
        given = {key: value for key, _, value in fields if key not in _INFORMATION}
        name = given.pop("profile", "")
        if name == "sacrebleu":
            head = [given.pop("metric", ""), given.pop("level", "")]
            return Profile(name, sacre=_parse_sacre([*head, *map("=".join, given.items())]))
        return _build(name, given)
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProfileError("bad-quoting", profile=text) from error
    if not words:
        raise ProfileError("unknown-profile", name=text)
    name, *rest = words
    if name == "sacrebleu":
        return Profile(name, sacre=_parse_sacre(rest))
    if name not in _FIXED:
        raise ProfileError("unknown-profile", name=name)
    given = {}
    for word in rest:
        key, equals, value = word.partition("=")
        if not equals:
            raise ProfileError("unknown-option", profile=name, option=word)
        if key in given:
            raise ProfileError("repeated-option", profile=name, option=key)
        given[key] = value
    return _build(name, given)


def _parse_sacre(words: list[str]) -> SacreSettings:
    """Read what follows ``sacrebleu``: an optional version, the metric, the level, sacreBLEU's arguments."""
    plain = [word for word in words if "=" not in word]
    asked = plain.pop(0) if plain and regex.fullmatch(r"\d+(\.\d+)*", plain[0]) else ""
    metric = plain.pop(0) if plain else ""
    if metric not in _SACRE_ARGUMENTS:
        raise ProfileError("bad-value", option="sacrebleu", value=metric)
    level = plain.pop(0) if plain else "sentence"
    if level not in {"sentence", "corpus"} or plain:
        raise ProfileError("bad-value", option="sacrebleu", value=" ".join([level, *plain]))
    arguments: list[tuple[str, str]] = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            continue
        if key not in _SACRE_ARGUMENTS[metric]:
            raise ProfileError("unknown-option", profile=f"sacrebleu {metric}", option=key)
        if key == "tokenize" and value not in OFFLINE_TOKENIZERS:
            raise ProfileError("bad-value", option=key, value=value)
        arguments.append((key, value))
    return SacreSettings(
        cast(Literal["BLEU", "chrF", "chrF++", "TER"], metric),
        cast(Literal["sentence", "corpus"], level),
        tuple(arguments),
        asked,
    )


_SACRE_ARGUMENTS: Mapping[str, frozenset[str]] = {
    "BLEU": frozenset(
        {"tokenize", "effective_order", "smooth", "smooth_value", "lowercase", "max_ngram_order"}
    ),
    "chrF": frozenset({"char_order", "word_order", "beta", "lowercase", "whitespace", "eps_smoothing"}),
    "chrF++": frozenset({"char_order", "word_order", "beta", "lowercase", "whitespace", "eps_smoothing"}),
    "TER": frozenset({"normalized", "no_punct", "asian_support", "case_sensitive"}),
}


def _choose(option: str, value: str, among: Iterable[str]) -> str:
    if value not in among:
        raise ProfileError("bad-value", option=option, value=value)
    return value


def _optional(option: str, value: str, among: Iterable[str]) -> str | None:
    return None if value == "none" else _choose(option, value, among)


def _switch(option: str, value: str) -> bool:
    return _choose(option, value, ("on", "off")) == "on"


def _number(option: str, value: str, *, lowest: float) -> float:
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not lowest < number < float("inf"):
        raise ProfileError("bad-value", option=option, value=value)
    return number


def _seed(option: str, value: str) -> int:
    # numpy's legacy generator takes 32 bits
    if not (value.isascii() and value.isdigit() and int(value) < 2**32):
        raise ProfileError("bad-value", option=option, value=value)
    return int(value)


def _folds(option: str, value: str) -> tuple[str, ...]:
    if value == "none":
        return ()
    names = {_choose(option, name, FOLDS) for name in value.split(",")}
    return tuple(sorted(names, key=FOLDS.index))


def _file(option: str, value: str) -> DataFile | None:
    """Read the file that ``value`` names; ``name@digest``, as signatures print it, must have that digest."""
    if value in {"none", "default"}:
        return None
    pinned = regex.fullmatch(r"(.+)@([0-9a-f]{8})", value)
    path = pinned[1] if pinned else value
    try:
        found = DataFile.read(path)
    except OSError as error:
        raise ProfileError("bad-file", option=option, path=path) from error
    if pinned and found.digest != pinned[2]:
        raise ProfileError("bad-file", option=option, path=path, digest=pinned[2])
    return found


_TOKENIZATION_OPTIONS: Mapping[str, tuple[str, Callable[[str, str], object]]] = {
    "tokenizer": ("tokenizer", lambda option, value: _choose(option, value, TOKENIZERS)),
    "hmm": ("hmm", _switch),
    "dict": ("dictionary", _file),
    "userdict": ("userdict", _file),
    "stemmer": ("stemmer", lambda option, value: _optional(option, value, STEMMERS)),
    "lemma": ("lemma", lambda option, value: _optional(option, value, ("ru",))),
    "stopwords": ("stopwords", _file),
    "fold": ("fold", _folds),
}
_SCORING_OPTIONS: Mapping[str, Callable[[str, str], object]] = {
    "sentences": lambda option, value: _choose(option, value, SPLITTERS),
    "beta": lambda option, value: _number(option, value, lowest=0.0),
    "weight": lambda option, value: _number(option, value, lowest=0.0),
    "multi": lambda option, value: _choose(option, value, MULTI_RULES),
    "seed": _seed,
}
# What each profile fixes: the option may be written, as signatures do, but only with this value.
_FIXED: Mapping[str, Mapping[str, str]] = {
    "auto": {},
    "rouge-score": {"beta": "1", "multi": "max"},
    "evaluate": {"beta": "1", "multi": "max"},
}


def _build(name: str, given: Mapping[str, str]) -> Profile:
    fixed = _FIXED.get(name)
    if fixed is None:
        raise ProfileError("unknown-profile", name=name)
    tokenization: dict[str, Any] = {}
    scoring: dict[str, Any] = {}
    for key, value in given.items():
        if key in fixed and value != fixed[key]:
            raise ProfileError("bad-value", option=key, value=value)
        if key in {"tokenizer", "fold"} and value == "auto" and name == "auto":
            continue
        if key in _TOKENIZATION_OPTIONS:
            attribute, read = _TOKENIZATION_OPTIONS[key]
            tokenization[attribute] = read(key, value)
        elif key in _SCORING_OPTIONS and not (name != "auto" and key == "weight"):
            scoring[key] = _SCORING_OPTIONS[key](key, value)
        else:
            raise ProfileError("unknown-option", profile=name, option=key)
    automatic = name == "auto" and given.get("tokenizer", "auto") == "auto"
    if not automatic:
        tokenization.setdefault("tokenizer", "rouge-score")
    automatic_fold = automatic and given.get("fold", "auto") == "auto"
    base = Profile(name, automatic=automatic, automatic_fold=automatic_fold)
    return replace(base, tokenization=replace(base.tokenization, **tokenization), **scoring)


def format_number(value: float) -> str:
    """Return ``value`` as profiles write it: no decimals where there are none."""
    return repr(int(value)) if value == int(value) else repr(value)


def _choices(profile: Profile) -> Iterable[tuple[str, str]]:
    """Yield every choice in the fixed order of signatures."""
    yield "profile", profile.name
    if profile.sacre is not None:
        sacre = profile.sacre
        yield "metric", sacre.metric
        yield "level", sacre.level
        yield from sacre.arguments
        return
    choice = profile.tokenization
    yield "tokenizer", "auto" if profile.automatic else choice.tokenizer
    if profile.automatic or choice.tokenizer.startswith("jieba"):
        yield "hmm", "on" if choice.hmm else "off"
        yield "dict", str(choice.dictionary or "default")
        yield "userdict", str(choice.userdict or "none")
    yield "stemmer", choice.stemmer or "none"
    yield "lemma", choice.lemma or "none"
    yield "stopwords", str(choice.stopwords or "none")
    yield "fold", "auto" if profile.automatic_fold else ",".join(choice.fold) or "none"
    yield "sentences", profile.sentences
    yield "beta", format_number(profile.beta)
    if profile.name == "auto":
        yield "weight", format_number(profile.weight)
    yield "multi", profile.multi
    yield "seed", str(profile.seed)


@lru_cache(maxsize=64)
def _version(package: str) -> str:
    return package_version(package)


def _versions(profile: Profile) -> dict[str, str]:
    """Return the versions of what decides the tokens under ``profile``."""
    if profile.sacre is not None:
        return {"sacrebleu": _version("sacrebleu"), "version": rouge_gui.__version__}
    choice = profile.tokenization
    used: dict[str, bool] = {
        "jieba": choice.tokenizer.startswith("jieba"),
        "pymorphy3": choice.lemma == "ru" or choice.tokenizer == "pymorphy-lemma",
        "razdel": choice.tokenizer == "razdel" or profile.sentences == "auto",
        "nltk": choice.tokenizer.startswith("nltk") or choice.stemmer is not None,
        "opencc": "t2s" in choice.fold,
        # UAX #29 boundaries and the properties of characters
        "regex": choice.tokenizer not in {"rouge-score", "whitespace", "whitespace-raw"},
    }
    versions = {name: _version(name) for name, needed in used.items() if needed}
    return {**versions, "version": rouge_gui.__version__}
