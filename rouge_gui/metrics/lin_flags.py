"""The command line of ROUGE-1.5.5.pl as a profile: flags to choices, choices to the fields of a signature.

Flags are read as the script reads them (``-am``, ``-n4`` and ``-n 4`` alike), with what published lines carry
around them. Knows no texts and no numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from rouge_gui.metrics.options import HEAVIEST, Entry, Option
from rouge_gui.metrics.profile_basics import Expectation, ProfileError, bad_value, format_number

NAME = "rouge-1.5.5"
IDS = ("characters", "jieba-exact-raw", "whitespace")
_MOST_POSITIONAL = 2
_LONGEST_NGRAM = 9
_LARGEST = 10**6

_script = re.compile(r"(?:.*[/\\])?rouge-?1\.5\.5(?:\.pl)?", re.IGNORECASE)
# an option as the other profiles have them
_option = re.compile(r"[a-z]+=")
_integer = re.compile(r"-?\d{1,7}")
# what changes no number
_SILENT = frozenset("adhHv")
_SILENT_WITH_VALUE = frozenset("ez")
_SWITCHES = frozenset("msuUx")
_VALUED = frozenset("bcflnprtw2")
_UNSUPPORTED = frozenset("3M")


@dataclass(frozen=True, slots=True)
class LinSettings:
    """What a ROUGE-1.5.5 line asks for.

    ``longest`` n-grams (0 = none), ``lcs``, ``weight`` of ROUGE-W (None = not asked), ``distance`` of skip-bigrams
    (None = not asked, -1 = any), ``skip`` which of S and SU, the reference ``formula``, ``alpha`` of F, what ``-t``
    averages, and the bootstrap's ``confidence`` in percent and ``resamples``.
    """

    longest: int = 0
    lcs: bool = True
    weight: float | None = None
    distance: int | None = None
    skip: tuple[Literal["S", "SU"], ...] = ()
    formula: Literal["A", "B"] = "A"
    alpha: float = 0.5
    average: Literal[0, 1, 2] = 0
    confidence: float = 95.0
    resamples: int = 1000
    stem: bool = False
    stop: bool = False
    most_words: int = 0
    most_bytes: int = 0

    @property
    def metrics(self) -> tuple[str, ...]:
        """The keys of what the script prints, in its order."""
        keys = [f"rouge{n}" for n in range(1, self.longest + 1)]
        if self.lcs:
            keys.append("rougeL")
        if self.weight is not None:
            keys.append("rougeW")
        return (*keys, *self.skip_metrics)

    @property
    def skip_metrics(self) -> tuple[str, ...]:
        """The keys of skip-bigram metrics among them."""
        reach = "*" if self.distance == -1 else str(self.distance)
        return tuple(f"rouge{kind}{reach}" for kind in self.skip)


def is_script(word: str) -> bool:
    """Tell whether ``word`` names the script, as the first word of a pasted line does."""
    return word == "perl" or _script.fullmatch(word) is not None


def read_flags(words: list[str]) -> LinSettings:
    """Return what the words of a command line ask for. Raises ProfileError."""
    while words and is_script(words[0]):
        words = words[1:]
    given: dict[str, str] = {}
    for flag, value in _flags(words):
        if flag in given:
            raise ProfileError("repeated-option", profile=NAME, option=f"-{flag}")
        given[flag] = value
    return _settings(given)


def _flags(words: list[str]) -> Iterator[tuple[str, str]]:
    """Yield each flag with its value, in the manner of Perl's Getopt::Std."""
    rest = list(words)
    while rest and len(rest[0]) > 1 and rest[0].startswith("-"):
        word = rest.pop(0)
        if word == "--":
            break
        cluster = word[1:]
        while cluster:
            flag, cluster = cluster[0], cluster[1:]
            if flag in _UNSUPPORTED:
                raise ProfileError("unsupported-flag", profile=NAME, option=f"-{flag}")
            if flag in _VALUED or flag in _SILENT_WITH_VALUE:
                if not cluster and not rest:
                    raise _bad(flag, "")
                value = cluster or rest.pop(0)
                if flag in _VALUED:
                    yield flag, value
                break
            if flag in _SWITCHES:
                yield flag, ""
            elif flag not in _SILENT:
                raise ProfileError("unknown-option", profile=NAME, option=f"-{flag}")
    _check_files(rest)


def _check_files(rest: list[str]) -> None:
    """Accept the file that lists the texts and the system to evaluate, and no more."""
    if len(rest) > _MOST_POSITIONAL:
        raise ProfileError("unknown-option", profile=NAME, option=rest[_MOST_POSITIONAL])
    for word in rest:
        # the script stops reading flags at its first file, and so would leave a later one out
        if word.startswith("-") or _option.match(word):
            raise ProfileError("unknown-option", profile=NAME, option=word.partition("=")[0])


def _settings(given: Mapping[str, str]) -> LinSettings:
    _refuse_combinations(given)
    weight = _float(given, "w", (0.0, HEAVIEST)) if "w" in given else None
    if weight == 0:
        raise _bad("w", given["w"])
    skip: tuple[Literal["S", "SU"], ...] = ()
    if "2" in given:
        skip = ("SU",) if "u" in given else ("S", "SU") if "U" in given else ("S",)
    average = _integer_of(given, "t", 0, (0, 2))
    settings = LinSettings(
        longest=_integer_of(given, "n", 0, (0, _LONGEST_NGRAM)),
        lcs="x" not in given,
        weight=weight,
        distance=max(_integer_of(given, "2", -1, (-_LARGEST, _LARGEST - 1)), -1) if "2" in given else None,
        skip=skip,
        formula="B" if _choice(given, "f", ("A", "B")) == "B" else "A",
        alpha=_float(given, "p", (0.0, 1.0)) if "p" in given else 0.5,
        average=1 if average == 1 else 2 if average else 0,
        confidence=_float(given, "c", (0.0, 100.0)) if "c" in given else 95.0,
        resamples=_integer_of(given, "r", 1000, (1, _LARGEST)),
        stem="m" in given,
        stop="s" in given,
        most_words=_integer_of(given, "l", 0, (0, _LARGEST)),
        most_bytes=_integer_of(given, "b", 0, (0, _LARGEST)),
    )
    if not settings.metrics:
        raise ProfileError("missing-flag", profile=NAME, option="-x", other="-n, -w, -2")
    return settings


def _refuse_combinations(given: Mapping[str, str]) -> None:
    for flag in "uU":
        if flag in given and "2" not in given:
            raise ProfileError("missing-flag", profile=NAME, option=f"-{flag}", other="-2")
    if "l" in given and "b" in given:
        raise ProfileError("impossible-combination", profile=NAME, option="-l", other="-b")


def _bad(flag: str, value: str) -> ProfileError:
    expectation, expected = _EXPECTED[flag]
    return bad_value(f"-{flag}", value, expectation, expected)


_EXPECTED: Mapping[str, tuple[Expectation, tuple[object, ...]]] = {
    "n": ("whole", (0, _LONGEST_NGRAM)),
    "w": ("above", (0, f"{HEAVIEST:.0f}")),
    "2": ("whole", (-1, _LARGEST - 1)),
    "t": ("one-of", (0, 1, 2)),
    "p": ("number", (0, 1)),
    "c": ("number", (0, 100)),
    "r": ("whole", (1, _LARGEST)),
    "l": ("whole", (0, _LARGEST)),
    "b": ("whole", (0, _LARGEST)),
    "f": ("one-of", ("A", "B")),
    # what changes no number
    "e": ("such-as", ("data",)),
    "z": ("one-of", ("SEE", "SPL", "ISI", "SIMPLE")),
}


def _integer_of(given: Mapping[str, str], flag: str, default: int, bounds: tuple[int, int]) -> int:
    value = given.get(flag)
    if value is None:
        return default
    if _integer.fullmatch(value) is None or not bounds[0] <= int(value) <= bounds[1]:
        raise _bad(flag, value)
    return int(value)


def _float(given: Mapping[str, str], flag: str, bounds: tuple[float, float]) -> float:
    try:
        value = float(given[flag])
    except ValueError:
        value = float("nan")
    if not bounds[0] <= value <= bounds[1]:
        raise _bad(flag, given[flag])
    return value


def _choice(given: Mapping[str, str], flag: str, among: tuple[str, ...]) -> str:
    value = given.get(flag, among[0])
    if value not in among:
        raise _bad(flag, value)
    return value


# A signature's fields, in their order, each with the flag it is written as.
_FIELDS = (
    ("n", "n"),
    ("lcs", "x"),
    ("weight", "w"),
    ("skip", "2"),
    ("stemmer", "m"),
    ("stopwords", "s"),
    ("words", "l"),
    ("bytes", "b"),
    ("formula", "f"),
    ("alpha", "p"),
    ("average", "t"),
    ("confidence", "c"),
    ("resamples", "r"),
)
FIELDS = frozenset(name for name, _ in _FIELDS)
_STEMMER, _STOPWORDS = "porter-1.5.5", "smart"


def _field(key: str, values: tuple[str, ...] = (), entry: Entry = "choice") -> Option:
    def read(option: str, value: str) -> object:
        return read_fields({option: value})

    return Option(key, read, values, entry)


# The fields as a form asks for them.
OPTIONS = (
    _field("n", tuple(map(str, range(_LONGEST_NGRAM + 1)))),
    _field("lcs", ("on", "off")),
    _field("weight", ("none", "1.2"), "number"),
    _field("skip", ("none", "S4", "SU4", "S4,SU4", "S*", "SU*"), "text"),
    _field("stemmer", ("none", _STEMMER)),
    _field("stopwords", ("none", _STOPWORDS)),
    _field("words", ("all",), "number"),
    _field("bytes", ("all",), "number"),
    _field("formula", ("A", "B")),
    _field("alpha", entry="number"),
    _field("average", ("0", "1", "2")),
    _field("confidence", entry="number"),
    _field("resamples", entry="number"),
)


def fields_of(settings: LinSettings) -> dict[str, str]:
    """Return every choice, defaults included, in the order of signatures."""
    return {
        "n": str(settings.longest),
        "lcs": "on" if settings.lcs else "off",
        "weight": "none" if settings.weight is None else format_number(settings.weight),
        "skip": ",".join(key.removeprefix("rouge") for key in settings.skip_metrics) or "none",
        "stemmer": _STEMMER if settings.stem else "none",
        "stopwords": _STOPWORDS if settings.stop else "none",
        "words": str(settings.most_words or "all"),
        "bytes": str(settings.most_bytes or "all"),
        "formula": settings.formula,
        "alpha": format_number(settings.alpha),
        "average": str(settings.average),
        "confidence": format_number(settings.confidence),
        "resamples": str(settings.resamples),
    }


def read_fields(fields: Mapping[str, str]) -> LinSettings:
    """Return what a pasted signature's fields say. Raises ProfileError."""
    return _settings(_given(fields))


def flags_of(fields: Mapping[str, str]) -> list[str]:
    """Return the words of a command line that says what ``fields`` say. Raises ProfileError."""
    words: list[str] = []
    for flag, value in _given(fields).items():
        words.append(f"-{flag}")
        if flag in _VALUED:
            words.append(value)
    return words


def _given(fields: Mapping[str, str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for name, flag in _FIELDS:
        value = fields.get(name)
        if value is None or value in {"none", "all"} or (name == "lcs" and value == "on"):
            continue
        given[flag] = value
    if "x" in given:
        _expect("lcs", given.pop("x"), "off")
        given["x"] = ""
    if "m" in given:
        _expect("stemmer", given["m"], _STEMMER)
    if "s" in given:
        _expect("stopwords", given["s"], _STOPWORDS)
    if "2" in given:
        given |= _skip_flags(given["2"])
    return given


def _expect(option: str, value: str, expected: str) -> None:
    if value != expected:
        raise bad_value(option, value, "one-of", ("on" if option == "lcs" else "none", expected))


def _skip_flags(value: str) -> dict[str, str]:
    found = re.fullmatch(r"S(U?)(\d+|\*)(?:,SU(\d+|\*))?", value)
    if found is None or (found[3] and (found[1] or found[3] != found[2])):
        raise bad_value("skip", value, "such-as", ("none", "S4", "SU4", "S4,SU4", "S*"))
    flags = {"2": "-1" if found[2] == "*" else found[2]}
    if found[1]:
        flags["u"] = ""
    elif found[3]:
        flags["U"] = ""
    return flags
