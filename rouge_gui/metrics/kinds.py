"""The kinds of profiles, one table: which options each takes, what they mean, and how they are written down.

A kind turns options into the fields of a ``Profile`` and a ``Profile`` into its choices: in the order of signatures,
defaults included. Forms, profile strings and signatures are all made from these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rouge_gui.metrics import lin_flags
from rouge_gui.metrics.options import (
    ADDED_OPTIONS,
    MULTI_RULES,
    SCORING_OPTIONS,
    TOKENIZATION_OPTIONS,
    MultiRule,
    Option,
    at_least_one,
    choose,
    cleanup_steps,
    folder,
    one_of,
    optional,
    share,
    whole_number,
)
from rouge_gui.metrics.profile_basics import ProfileError, bad_value, format_number, join
from rouge_gui.metrics.sacre_settings import ARGUMENTS, OFFLINE_TOKENIZERS, parse_sacre
from rouge_gui.text import (
    BEYOND_LINES,
    TOKENIZERS,
    DataFile,
    DataFolder,
    LinewiseReading,
    LinReading,
    PackagedReading,
    Tokenization,
)
from rouge_gui.text.tokens import ReadingRule

if TYPE_CHECKING:
    from rouge_gui.metrics.lin_flags import LinSettings
    from rouge_gui.metrics.profile import Profile

Choices = Iterator[tuple[str, str]]
# how a file of the user is written: a signature has its name and digest, a profile string its path
FileName = Callable[[DataFile | DataFolder], str]


def path_of(file: DataFile | DataFolder) -> str:
    """Return where the file lies: for profile strings."""
    return file.path


def read_pairs(name: str, words: Iterable[str]) -> dict[str, str]:
    """Return the options that ``key=value`` words give. Raises ProfileError."""
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise ProfileError("unknown-option", profile=name, option=word)
        if key in given:
            raise ProfileError("repeated-option", profile=name, option=key)
        given[key] = value
    return given


class Kind:
    """One kind of profile. ``standard`` is what its numbers follow, in words for signatures."""

    options: ClassVar[Mapping[str, Option]] = {}

    def __init__(self, name: str, standard: str) -> None:
        self.name = name
        self.standard = standard

    def read(self, words: Sequence[str]) -> dict[str, str]:
        """Return the options that the words after the name give. Raises ProfileError."""
        return read_pairs(self.name, words)

    def build(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return the fields of the profile that these options mean. Raises ProfileError."""
        raise NotImplementedError

    def choices(self, profile: Profile, name_of: FileName = str) -> Choices:
        """Yield every choice of ``profile`` in the fixed order of signatures."""
        raise NotImplementedError

    def write(self, given: Mapping[str, str]) -> str:
        """Return the profile string of these options."""
        return join([self.name, *(f"{key}={value}" for key, value in given.items())])

    def option(self, key: str) -> Option | None:
        """Return what ``key`` may hold."""
        return self.options.get(key)

    def more_keys(self, _profile: Profile) -> Sequence[str]:
        """Return the options that ``choices`` leaves out where they are not given."""
        return ()

    def refuse_option(self, key: str) -> ProfileError:
        """Return the error that names an option this kind does not have."""
        return ProfileError("unknown-option", profile=self.name, option=key)


def _clean_choices(choice: Tokenization) -> Choices:
    yield "clean", ",".join(choice.clean) or "none"


def _jieba_choices(choice: Tokenization, name_of: FileName) -> Choices:
    yield "hmm", "on" if choice.hmm else "off"
    yield "dict", name_of(choice.dictionary) if choice.dictionary else "default"
    yield "userdict", name_of(choice.userdict) if choice.userdict else "none"


def _reads_with_jieba(choice: Tokenization) -> bool:
    return choice.tokenizer.startswith("jieba")


class OwnKind(Kind):
    """``auto`` and rouge-score with its kin: any tokenizer, the tool's options."""

    options: ClassVar[Mapping[str, Option]] = {**TOKENIZATION_OPTIONS, **SCORING_OPTIONS}

    def __init__(self, name: str, standard: str, fixed: Mapping[str, str]) -> None:
        super().__init__(name, standard)
        # may be written, as signatures do, but only with this value
        self._fixed = fixed
        self._automatic = not fixed

    def option(self, key: str) -> Option | None:
        """Return what ``key`` may hold: for ``auto`` also ``auto``, for others only what they fix."""
        option = self.options.get(key)
        if option is not None and key in self._fixed:
            return one_of(key, (self._fixed[key],))
        if option is not None and self._automatic and key == "tokenizer":
            return one_of(key, ("auto", *option.values))
        return option

    def build(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return the fields; without a tokenizer ``auto`` stays open, others take rouge-score's."""
        tokenization: dict[str, Any] = {}
        scoring: dict[str, Any] = {}
        for key, value in given.items():
            if key in self._fixed and value != self._fixed[key]:
                raise bad_value(key, value, "one-of", [self._fixed[key]])
            if key in {"tokenizer", "fold"} and value == "auto" and self._automatic:
                continue
            option = self.options.get(key)
            if option is None or (key == "weight" and not self._automatic):
                raise self.refuse_option(key)
            target = tokenization if key in TOKENIZATION_OPTIONS else scoring
            target[option.attribute] = option.read(key, value)
        automatic = self._automatic and given.get("tokenizer", "auto") == "auto"
        if not automatic:
            tokenization.setdefault("tokenizer", "rouge-score")
        automatic_fold = automatic and given.get("fold", "auto") == "auto"
        return {
            "automatic": automatic,
            "automatic_fold": automatic_fold,
            "tokenization": Tokenization(**tokenization),
            **scoring,
        }

    def choices(self, profile: Profile, name_of: FileName = str) -> Choices:
        """Yield tokenizer, what is done to its tokens, and how they are scored."""
        choice = profile.tokenization
        yield from _clean_choices(choice)
        yield "tokenizer", "auto" if profile.automatic else choice.tokenizer
        if profile.automatic or _reads_with_jieba(choice):
            yield from _jieba_choices(choice, name_of)
        yield "stemmer", choice.stemmer or "none"
        yield "lemma", choice.lemma or "none"
        yield "stopwords", name_of(choice.stopwords) if choice.stopwords else "none"
        yield "fold", "auto" if profile.automatic_fold else ",".join(choice.fold) or "none"
        yield "sentences", profile.sentences
        yield "beta", format_number(profile.beta)
        if self._automatic:
            yield "weight", format_number(profile.weight)
        yield "multi", profile.multi
        yield "seed", str(profile.seed)


# inside a package white space parts the tokens and no case is changed
_PLAIN = ("whitespace", "whitespace-raw")


def _package_options(own: Sequence[Option]) -> dict[str, Option]:
    tokenizers = ("whitespace", *(name for name in TOKENIZERS if name not in _PLAIN))
    added = (option for key, option in TOKENIZATION_OPTIONS.items() if key in ADDED_OPTIONS)
    listed = (one_of("tokenizer", tokenizers), *added, *own, SCORING_OPTIONS["seed"])
    return {option.key: option for option in listed}


class PackageKind(Kind):
    """A PyPI package: white space parts the tokens, or another tokenizer does before."""

    options: ClassVar[Mapping[str, Option]] = _package_options(
        [one_of("exclusive", ("true", "false")), one_of("multi", MULTI_RULES)]
    )

    def build(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return the fields; without a tokenizer texts are split at white space, case kept."""
        tokenization: dict[str, Any] = {}
        for key, value in given.items():
            if key not in self.options:
                raise self.refuse_option(key)
            if key == "tokenizer" and value in _PLAIN:
                continue
            if key == "tokenizer" or key in ADDED_OPTIONS:
                option = TOKENIZATION_OPTIONS[key]
                tokenization[option.attribute] = option.read(key, value)
        joined = "tokenizer" in tokenization
        tokenization.setdefault("tokenizer", "whitespace-raw")
        scoring = self.scoring(given)
        if "seed" in given:
            scoring["seed"] = SCORING_OPTIONS["seed"].read("seed", given["seed"])
        return {
            "tokenization": Tokenization(**tokenization, rule=self.rule(tokenization["tokenizer"], joined)),
            **scoring,
        }

    def rule(self, _tokenizer: str, joined: bool) -> ReadingRule | None:
        """Return how texts are read; ``joined`` where a tokenizer and spaces come before."""
        return PackagedReading("full stops" if self.name == "pltrdy" else "chinese", joined)

    def scoring(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return how tokens are counted."""
        return {
            "multi": choose("multi", given.get("multi", "max"), MULTI_RULES),
            "exclusive": choose("exclusive", given.get("exclusive", "true"), ("true", "false")) == "true",
        }

    def choices(self, profile: Profile, name_of: FileName = str) -> Choices:
        """Yield tokenizer and counting."""
        choice = profile.tokenization
        yield from _clean_choices(choice)
        yield "tokenizer", _PLAIN[0] if self.is_split(choice) else choice.tokenizer
        if _reads_with_jieba(choice):
            yield from _jieba_choices(choice, name_of)
        yield from self.counting(profile)
        yield "seed", str(profile.seed)

    def is_split(self, choice: Tokenization) -> bool:
        """Tell whether only white space parts the tokens."""
        return not (isinstance(choice.rule, PackagedReading) and choice.rule.joined)

    def counting(self, profile: Profile) -> Choices:
        """Yield how tokens are counted."""
        yield "exclusive", "true" if profile.exclusive else "false"
        yield "multi", profile.multi


class PyRougeKind(PackageKind):
    """PyRouge: ROUGE-1.5.5's counting over tokens of white space or another tokenizer."""

    options: ClassVar[Mapping[str, Option]] = _package_options(
        [
            # a smaller weight is refused by the package
            Option("w", at_least_one, entry="number"),
            Option("gap", whole_number, ("unlimited",), "number"),
            one_of("multi", ("average", "best")),
            Option("alpha", share, entry="number"),
        ]
    )

    def rule(self, tokenizer: str, _joined: bool) -> ReadingRule | None:
        """Tokens are taken as they are, line by line where that makes a difference."""
        return LinewiseReading() if tokenizer in BEYOND_LINES else None

    def scoring(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return how tokens are counted."""
        rule = choose("multi", given.get("multi", "average"), ("average", "best"))
        gap = given.get("gap", "4")
        return {
            "multi": "recall" if rule == "best" else "average",
            "weight": at_least_one("w", given.get("w", "1.2")),
            "gap": None if gap == "unlimited" else whole_number("gap", gap),
            "alpha": share("alpha", given.get("alpha", "0.5")),
        }

    def is_split(self, choice: Tokenization) -> bool:
        """Tell whether only white space parts the tokens."""
        return choice.tokenizer == "whitespace-raw"

    def counting(self, profile: Profile) -> Choices:
        """Yield how tokens are counted."""
        yield "w", format_number(profile.weight)
        yield "gap", "unlimited" if profile.gap is None else str(profile.gap)
        yield "multi", "best" if profile.multi == "recall" else "average"
        yield "alpha", format_number(profile.alpha)


class LinKind(Kind):
    """ROUGE-1.5.5: the script's own flags, with ``ids=`` and ``data=`` beside them."""

    _beside = frozenset({"ids", "data"} | ADDED_OPTIONS)

    options: ClassVar[Mapping[str, Option]] = {
        option.key: option
        for option in (
            *lin_flags.OPTIONS,
            Option("ids", lambda key, value: optional(key, value, lin_flags.IDS), ("none", *lin_flags.IDS)),
            *(option for key, option in TOKENIZATION_OPTIONS.items() if key in ADDED_OPTIONS),
            Option("data", folder, ("none",), "folder"),
        )
    }

    def read(self, words: Sequence[str]) -> dict[str, str]:
        """Read flags as the script does; what stands beside them is ``key=value``."""
        beside = [word for word in words if word.partition("=")[0] in self._beside and "=" in word]
        settings = lin_flags.read_flags([word for word in words if word not in beside])
        return {**lin_flags.fields_of(settings), **super().read(beside)}

    def build(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return the fields."""
        for key in given:
            if key not in self.options:
                raise self.refuse_option(key)
        settings = lin_flags.read_fields(given)
        ids = optional("ids", given.get("ids", "none"), lin_flags.IDS)
        if ids and settings.most_bytes:
            # bytes of numbers would depend on how forms are numbered
            raise ProfileError("impossible-combination", profile=self.name, option="-b", other="ids")
        reading = LinReading(
            settings.stem,
            settings.stop,
            settings.most_words,
            settings.most_bytes,
            folder("data", given.get("data", "none")),
        )
        added: dict[str, Any] = {}
        for key in ADDED_OPTIONS & given.keys():
            option = TOKENIZATION_OPTIONS[key]
            added[option.attribute] = option.read(key, given[key])
        multi: MultiRule = "average" if settings.formula == "A" else "recall"
        weight = {} if settings.weight is None else {"weight": settings.weight}
        tokenization = Tokenization(tokenizer=ids or self.name, rule=reading, **added)
        return {
            "multi": multi,
            "lin": settings,
            "alpha": settings.alpha,
            "tokenization": tokenization,
            **weight,
        }

    def choices(self, profile: Profile, name_of: FileName = str) -> Choices:
        """Yield what each flag says, given or not."""
        choice = profile.tokenization
        yield from _clean_choices(choice)
        yield from lin_flags.fields_of(_lin_settings(profile)).items()
        yield "ids", choice.tokenizer if choice.tokenizer in TOKENIZERS else "none"
        if _reads_with_jieba(choice):
            yield from _jieba_choices(choice, name_of)
        data = choice.rule.data if isinstance(choice.rule, LinReading) else None
        yield "data", name_of(data) if data else "none"

    def write(self, given: Mapping[str, str]) -> str:
        """Return the line with flags."""
        flags = lin_flags.flags_of({key: value for key, value in given.items() if key in lin_flags.FIELDS})
        beside = [f"{key}={value}" for key, value in given.items() if key in self._beside]
        return join([self.name, *flags, *beside])


def _lin_settings(profile: Profile) -> LinSettings:
    if profile.lin is None:
        raise TypeError(profile.name)
    return profile.lin


class SacreKind(Kind):
    """sacreBLEU's metrics: metric and level by their names, then sacreBLEU's own arguments."""

    options: ClassVar[Mapping[str, Option]] = {
        option.key: option
        for option in (
            one_of("metric", ARGUMENTS),
            one_of("level", ("sentence", "corpus")),
            one_of("tokenize", OFFLINE_TOKENIZERS),
            TOKENIZATION_OPTIONS["clean"],
        )
    }

    def option(self, key: str) -> Option | None:
        """Return what ``key`` may hold; sacreBLEU itself reads its arguments."""
        return self.options.get(key, Option(key, lambda _, value: value, entry="text"))

    def read(self, words: Sequence[str]) -> dict[str, str]:
        """Return metric, level and arguments by name."""
        steps = [word for word in words if word.startswith("clean=")]
        settings = parse_sacre([word for word in words if word not in steps])
        version = {"version": settings.asked_version} if settings.asked_version else {}
        return {
            "metric": settings.metric,
            "level": settings.level,
            **version,
            **super().read(steps),
            **dict(settings.arguments),
        }

    def build(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Return the fields."""
        version = [given["version"]] if "version" in given else []
        named = [*version, given.get("metric", ""), given.get("level", "sentence")]
        steps = cleanup_steps("clean", given.get("clean", "none"))
        arguments = self._arguments({key: value for key, value in given.items() if key != "clean"})
        return {"sacre": parse_sacre([*named, *arguments]), "tokenization": Tokenization(clean=steps)}

    @staticmethod
    def _arguments(given: Mapping[str, str]) -> list[str]:
        named = {"metric", "level", "version"}
        return [f"{key}={value}" for key, value in given.items() if key not in named]

    def choices(self, profile: Profile, _name_of: FileName = str) -> Choices:
        """Yield metric, level and the arguments that are given; clean-up before them where there is any."""
        if profile.sacre is None:
            raise TypeError(profile.name)
        if profile.tokenization.clean:
            yield from _clean_choices(profile.tokenization)
        yield "metric", profile.sacre.metric
        yield "level", profile.sacre.level
        yield from profile.sacre.arguments

    def more_keys(self, profile: Profile) -> Sequence[str]:
        """Return the arguments of the profile's metric."""
        return sorted(ARGUMENTS[profile.sacre.metric]) if profile.sacre else ()

    def write(self, given: Mapping[str, str]) -> str:
        """Return the profile string: metric and level stand without their keys."""
        named = [given[key] for key in ("metric", "level") if key in given]
        return join([self.name, *named, *self._arguments(given)])


_FIXED = {"beta": "1", "multi": "max"}
KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        OwnKind("auto", "not a published standard", {}),
        OwnKind("rouge-score", "rouge-score 0.1.2", _FIXED),
        OwnKind("evaluate", "evaluate (rouge-score 0.1.2, bootstrap median)", _FIXED),
        LinKind(lin_flags.NAME, "ROUGE-1.5.5"),
        PackageKind("pltrdy", "rouge 1.0.1"),
        PackageKind("rouge-chinese", "rouge-chinese 1.0.3"),
        PyRougeKind("pyrouge", "rouge-metric 1.0.1 (PyRouge)"),
        SacreKind("sacrebleu", "sacreBLEU"),
    )
}
