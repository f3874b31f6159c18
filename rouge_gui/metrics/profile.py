"""Profiles: every choice that turns two texts into numbers, as a string, a value and a signature.

The grammar is ``NAME key=value …`` (shell quoting for paths). A signature prints every choice, defaults
included, in a fixed order, and is a profile itself when it is pasted back.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.metadata import version as package_version
from typing import Any

import regex

import rouge_gui
from rouge_gui.metrics import lin_flags
from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.options import (
    DEFAULT_SEED,
    JIEBA_OPTIONS,
    MULTI_RULES,
    SCORING_OPTIONS,
    TOKENIZATION_OPTIONS,
    MultiRule,
    at_least_one,
    choose,
    folder,
    optional,
    seed,
    share,
    whole_number,
)
from rouge_gui.metrics.profile_basics import ProfileError, format_number
from rouge_gui.metrics.sacre_settings import SacreSettings, parse_sacre
from rouge_gui.text import (
    TOKENIZERS,
    LinReading,
    PackagedReading,
    Script,
    Tokenization,
    scripts_of,
)

DEFAULT_METRICS = ("rouge1", "rouge2", "rougeL", "rougeLsum")
SIGNATURE_HEAD = "rouge-gui|"


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
    lin: LinSettings | None = None
    # of the PyPI packages: sets of n-grams, the distance of skip-bigrams (None = any), α of F
    exclusive: bool = True
    gap: int | None = 4
    alpha: float = 0.5

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
    lin_flags.NAME: "ROUGE-1.5.5",
    "pltrdy": "rouge 1.0.1",
    "rouge-chinese": "rouge-chinese 1.0.3",
    "pyrouge": "rouge-metric 1.0.1 (PyRouge)",
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
            return Profile(name, sacre=parse_sacre([*head, *map("=".join, given.items())]))
        if name == lin_flags.NAME:
            flags = {key: given.pop(key) for key in lin_flags.FIELDS & given.keys()}
            return _build_lin(lin_flags.read_fields(flags), given)
        return _build(name, given)
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProfileError("bad-quoting", profile=text) from error
    if not words:
        raise ProfileError("unknown-profile", name=text)
    name, *rest = words
    if name == "sacrebleu":
        return Profile(name, sacre=parse_sacre(rest))
    if lin_flags.is_script(name):
        options = [word for word in rest if _lin_option.match(word)]
        settings = lin_flags.read_flags([word for word in rest if word not in options])
        return _build_lin(settings, _read_options(lin_flags.NAME, options))
    if name not in _FIXED:
        raise ProfileError("unknown-profile", name=name)
    return _build(name, _read_options(name, rest))


def _read_options(name: str, words: Iterable[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise ProfileError("unknown-option", profile=name, option=word)
        if key in given:
            raise ProfileError("repeated-option", profile=name, option=key)
        given[key] = value
    return given


# beside the flags of the script
_lin_option = regex.compile(r"(?:ids|data|hmm|dict|userdict)=")


def _build_lin(settings: LinSettings, given: Mapping[str, str]) -> Profile:
    ids = optional("ids", given.get("ids", "none"), lin_flags.IDS)
    if ids and settings.most_bytes:
        # bytes of numbers would depend on how forms are numbered
        raise ProfileError("impossible-combination", profile=lin_flags.NAME, option="-b", other="ids")
    reading = LinReading(
        settings.stem,
        settings.stop,
        settings.most_words,
        settings.most_bytes,
        folder("data", given.get("data", "none")),
    )
    choice = Tokenization(tokenizer=ids or lin_flags.NAME, rule=reading)
    dictionary: dict[str, Any] = {}
    for key in given.keys() - {"ids", "data"}:
        if key not in JIEBA_OPTIONS:
            raise ProfileError("unknown-option", profile=lin_flags.NAME, option=key)
        attribute, read = TOKENIZATION_OPTIONS[key]
        dictionary[attribute] = read(key, given[key])
    multi: MultiRule = "average" if settings.formula == "A" else "recall"
    base = Profile(lin_flags.NAME, multi=multi, lin=settings, alpha=settings.alpha)
    weight = base.weight if settings.weight is None else settings.weight
    return replace(base, tokenization=replace(choice, **dictionary), weight=weight)


# What each profile fixes: the option may be written, as signatures do, but only with this value.
_FIXED: Mapping[str, Mapping[str, str]] = {
    "auto": {},
    "rouge-score": {"beta": "1", "multi": "max"},
    "evaluate": {"beta": "1", "multi": "max"},
    "pltrdy": {},
    "rouge-chinese": {},
    "pyrouge": {},
}
_PACKAGES = ("pltrdy", "rouge-chinese", "pyrouge")


def _build(name: str, given: Mapping[str, str]) -> Profile:
    fixed = _FIXED.get(name)
    if fixed is None:
        raise ProfileError("unknown-profile", name=name)
    if name in _PACKAGES:
        return _build_package(name, given)
    tokenization: dict[str, Any] = {}
    scoring: dict[str, Any] = {}
    for key, value in given.items():
        if key in fixed and value != fixed[key]:
            raise ProfileError("bad-value", option=key, value=value)
        if key in {"tokenizer", "fold"} and value == "auto" and name == "auto":
            continue
        if key in TOKENIZATION_OPTIONS:
            attribute, read = TOKENIZATION_OPTIONS[key]
            tokenization[attribute] = read(key, value)
        elif key in SCORING_OPTIONS and not (name != "auto" and key == "weight"):
            scoring[key] = SCORING_OPTIONS[key](key, value)
        else:
            raise ProfileError("unknown-option", profile=name, option=key)
    automatic = name == "auto" and given.get("tokenizer", "auto") == "auto"
    if not automatic:
        tokenization.setdefault("tokenizer", "rouge-score")
    automatic_fold = automatic and given.get("fold", "auto") == "auto"
    base = Profile(name, automatic=automatic, automatic_fold=automatic_fold)
    return replace(base, tokenization=replace(base.tokenization, **tokenization), **scoring)


# inside a package white space parts the tokens and no case is changed
_PLAIN = ("whitespace", "whitespace-raw")
_OWN_OPTIONS: Mapping[str, frozenset[str]] = {
    "pltrdy": frozenset({"exclusive", "multi", "seed"}),
    "rouge-chinese": frozenset({"exclusive", "multi", "seed"}),
    "pyrouge": frozenset({"w", "gap", "multi", "alpha", "seed"}),
}


def _build_package(name: str, given: Mapping[str, str]) -> Profile:
    """Return the profile of a PyPI package; without a tokenizer its texts are split at white space, case kept."""
    tokenization: dict[str, Any] = {}
    for key, value in given.items():
        if key == "tokenizer" and value in _PLAIN:
            continue
        if key == "tokenizer" or key in JIEBA_OPTIONS:
            attribute, read = TOKENIZATION_OPTIONS[key]
            tokenization[attribute] = read(key, value)
        elif key not in _OWN_OPTIONS[name]:
            raise ProfileError("unknown-option", profile=name, option=key)
    joined = "tokenizer" in tokenization
    tokenization.setdefault("tokenizer", "whitespace-raw")
    if name != "pyrouge":
        tokenization["rule"] = PackagedReading("full stops" if name == "pltrdy" else "chinese", joined)
    scoring: dict[str, Any] = {"seed": seed("seed", given.get("seed", str(DEFAULT_SEED)))}
    if name == "pyrouge":
        rule = choose("multi", given.get("multi", "average"), ("average", "best"))
        gap = given.get("gap", "4")
        scoring |= {
            "multi": "recall" if rule == "best" else "average",
            # a smaller weight is refused by the package
            "weight": at_least_one("w", given.get("w", "1.2")),
            "gap": None if gap == "unlimited" else whole_number("gap", gap),
            "alpha": share("alpha", given.get("alpha", "0.5")),
        }
    else:
        scoring["multi"] = choose("multi", given.get("multi", "max"), MULTI_RULES)
        scoring["exclusive"] = (
            choose("exclusive", given.get("exclusive", "true"), ("true", "false")) == "true"
        )
    return Profile(name, tokenization=Tokenization(**tokenization), **scoring)


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
    if profile.lin is not None:
        yield from lin_flags.fields_of(profile.lin).items()
        yield "ids", choice.tokenizer if choice.tokenizer in TOKENIZERS else "none"
        yield from _jieba_choices(choice)
        yield "data", str(choice.rule.data or "none") if isinstance(choice.rule, LinReading) else "none"
        return
    if profile.name in _PACKAGES:
        yield from _package_choices(profile)
        return
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


def _jieba_choices(choice: Tokenization) -> Iterable[tuple[str, str]]:
    if choice.tokenizer.startswith("jieba"):
        yield "hmm", "on" if choice.hmm else "off"
        yield "dict", str(choice.dictionary or "default")
        yield "userdict", str(choice.userdict or "none")


def _package_choices(profile: Profile) -> Iterable[tuple[str, str]]:
    choice = profile.tokenization
    pyrouge = profile.name == "pyrouge"
    split = choice.tokenizer == "whitespace-raw" if pyrouge else not _is_joined(choice)
    yield "tokenizer", _PLAIN[0] if split else choice.tokenizer
    yield from _jieba_choices(choice)
    if pyrouge:
        yield "w", format_number(profile.weight)
        yield "gap", "unlimited" if profile.gap is None else str(profile.gap)
        yield "multi", "best" if profile.multi == "recall" else "average"
        yield "alpha", format_number(profile.alpha)
    else:
        yield "exclusive", "true" if profile.exclusive else "false"
        yield "multi", profile.multi
    yield "seed", str(profile.seed)


def _is_joined(choice: Tokenization) -> bool:
    return isinstance(choice.rule, PackagedReading) and choice.rule.joined


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
        "regex": choice.tokenizer not in {"rouge-score", "whitespace", "whitespace-raw", lin_flags.NAME},
    }
    versions = {name: _version(name) for name, needed in used.items() if needed}
    return {**versions, "version": rouge_gui.__version__}
