"""Profiles: every choice that turns two texts into numbers, as a string, a value and a signature.

The grammar is ``NAME key=value …`` (shell quoting for paths). A signature prints every choice, defaults
included, in a fixed order, and is a profile itself when it is pasted back.
"""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.metadata import version as package_version

import rouge_gui
from rouge_gui.metrics import lin_flags, recipes
from rouge_gui.metrics.kinds import KINDS, Choices, FileName, path_of, read_pairs
from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.options import DEFAULT_SEED, MultiRule
from rouge_gui.metrics.profile_basics import ProfileError, join
from rouge_gui.metrics.recipes import Recipe
from rouge_gui.metrics.sacre_settings import SacreSettings
from rouge_gui.text import Script, Tokenization, scripts_of

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
    # what is done around the profile, where it was asked for by a recipe's name
    recipe: Recipe | None = None

    @classmethod
    def parse(cls, text: str) -> Profile:
        """Return the profile that ``text`` (a profile string or a signature) describes. Raises ProfileError."""
        return _parse(text.strip())

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> Profile:
        """Return the profile with these choices by name, as ``fields`` gives them. Raises ProfileError."""
        return _from_fields(fields)

    @property
    def fields(self) -> dict[str, str]:
        """Every choice by name, what is done around the profile included; files by their paths."""
        around = self.recipe
        if around is None and self.sacre is None:
            around = Recipe(recipes.OWN, self.name, ())
        head = {"recipe": around.name} if around else {}
        return {**head, **dict(self.choices(path_of)), **(dict(around.choices()) if around else {})}

    @property
    def f_beta(self) -> float:
        """β of F; where an implementation knows α, that of α = 1/(1 + β²), which is infinite for α = 0."""
        if self.lin is None and self.name != "pyrouge":
            return self.beta
        return math.sqrt(1 / self.alpha - 1) if self.alpha else math.inf

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
        fields = dict(self.choices())
        if self.recipe is not None:
            fields = {"recipe": self.recipe.name, **fields, **dict(self.recipe.choices())}
        fields["refs"] = str(references)
        if asked := ",".join(metrics):
            fields["metrics"] = asked
        fields.update(_versions(self))
        fields["standard"] = KINDS[self.name].standard
        return SIGNATURE_HEAD + "|".join(f"{key}:{value}" for key, value in fields.items())

    def choices(self, name_of: FileName = str) -> Choices:
        """Yield every choice of the profile itself, its name first, in the fixed order of signatures."""
        yield "profile", self.name
        yield from KINDS[self.name].choices(self, name_of)

    @property
    def words(self) -> list[str]:
        """The words of ``text``, quoted as they stand there."""
        return [join([word]) for word in shlex.split(self.text)]

    @property
    def text(self) -> str:
        """The shortest profile string that means this profile."""
        kind = KINDS[self.name]
        usual = dict(_USUAL)
        chosen = dict(kind.choices(self, path_of))
        known = recipes.RECIPES.get(self.recipe.name) if self.recipe else None
        if self.recipe is None or known is None:
            if self.sacre is None:
                usual |= dict(kind.choices(_parse(self.name)))
            if not self.automatic:
                usual["fold"] = "none"
            text = kind.write({key: value for key, value in chosen.items() if usual.get(key) != value})
            return text if self.recipe is None else f"{text} {self._around}".strip()
        usual |= {**dict(kind.choices(_parse(known.base))), **dict(known.choices())}
        chosen |= dict(self.recipe.choices())
        given = {key: value for key, value in chosen.items() if usual.get(key) != value}
        return join([known.name, *(f"{key}={value}" for key, value in given.items())])

    @property
    def _around(self) -> str:
        usual = dict(Recipe(recipes.OWN, self.name, ()).choices())
        chosen = self.recipe.choices() if self.recipe else ()
        return join(f"{key}={value}" for key, value in chosen if usual[key] != value)


# left out of profile strings where nothing else is said
_USUAL = {"hmm": "on", "dict": "default", "userdict": "none"}

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
        return _parse_signature(text.removeprefix(SIGNATURE_HEAD))
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProfileError("bad-quoting", profile=text) from error
    if not words:
        raise ProfileError("unknown-profile", name=text)
    name, *rest = words
    if recipe := recipes.find(name):
        return _follow(recipe, read_pairs(recipe.name, rest))
    if lin_flags.is_script(name):
        name = lin_flags.NAME
    kind = KINDS.get(name)
    if kind is None:
        raise ProfileError("unknown-profile", name=name)
    around = [] if name == "sacrebleu" else [word for word in rest if _is_around(word)]
    plain = [word for word in rest if word not in around]
    recipe = Recipe(recipes.OWN, name, ()).adjusted(read_pairs(name, around)) if around else None
    return Profile(name, **kind.build(kind.read(plain)), recipe=recipe)


def _is_around(word: str) -> bool:
    key, equals, _ = word.partition("=")
    return bool(equals) and key in recipes.OPTIONS


def _parse_signature(text: str) -> Profile:
    fields = [part.partition(":") for part in text.split("|")]
    return _from_fields({key: value for key, _, value in fields if key not in _INFORMATION})


def _from_fields(fields: Mapping[str, str]) -> Profile:
    given = dict(fields)
    name, asked = given.pop("profile", ""), given.pop("recipe", None)
    if asked is None:
        if name not in KINDS:
            raise ProfileError("unknown-profile", name=name)
        return Profile(name, **KINDS[name].build(given))
    recipe = Recipe(recipes.OWN, name, ()) if asked == recipes.OWN and name in KINDS else recipes.find(asked)
    if recipe is None or name != base_of(recipe):
        raise ProfileError("unknown-profile", name=asked)
    found = _follow(recipe, given)
    # nothing is done around it
    unchanged = recipe.name == recipes.OWN and found.recipe == recipe
    return replace(found, recipe=None) if unchanged else found


def base_of(recipe: Recipe) -> str:
    """Return the kind of profile that a recipe follows."""
    return recipe.base.partition(" ")[0]


def _follow(recipe: Recipe, given: Mapping[str, str]) -> Profile:
    """Return the profile of a recipe, with what is ``given`` in place of its own choices."""
    name, *words = shlex.split(recipe.base)
    kind = KINDS[name]
    changed = {key: value for key, value in given.items() if key in recipes.OPTIONS}
    own = {key: value for key, value in given.items() if key not in changed}
    try:
        fields = kind.build({**kind.read(words), **own})
    except ProfileError as error:
        if error.id == "unknown-option":
            raise ProfileError(error.id, **{**error.values, "profile": recipe.name}) from error
        raise
    return Profile(name, **fields, recipe=recipe.adjusted(changed))


@lru_cache(maxsize=64)
def _version(package: str) -> str:
    return package_version(package)


def made_by(profile: Profile) -> str:
    """Return on one line what decides the scores under a settled profile: this program and packages, with versions."""
    versions = {"rouge-gui": rouge_gui.__version__, **_versions(profile)}
    del versions["version"]
    return " ".join(f"{name} {version}" for name, version in versions.items())


def _versions(profile: Profile) -> dict[str, str]:
    """Return the versions of what decides the tokens under ``profile``."""
    choice = profile.tokenization
    if profile.sacre is not None:
        opencc = {"opencc": _version("opencc")} if "t2s" in choice.clean else {}
        return {**opencc, "sacrebleu": _version("sacrebleu"), "version": rouge_gui.__version__}
    recipe_metrics = profile.recipe.metrics if profile.recipe else ()
    used: dict[str, bool] = {
        "jieba": choice.tokenizer.startswith("jieba"),
        "pymorphy3": choice.lemma == "ru" or choice.tokenizer == "pymorphy-lemma",
        "razdel": choice.tokenizer == "razdel" or profile.sentences == "auto",
        "nltk": choice.tokenizer.startswith("nltk")
        or choice.stemmer is not None
        or "bleu4" in recipe_metrics,
        "opencc": "t2s" in (*choice.fold, *choice.clean),
        # UAX #29 boundaries and the properties of characters
        "regex": bool(choice.clean)
        or choice.tokenizer not in {"rouge-score", "whitespace", "whitespace-raw", lin_flags.NAME},
    }
    versions = {name: _version(name) for name, needed in used.items() if needed}
    return {**versions, "version": rouge_gui.__version__}
