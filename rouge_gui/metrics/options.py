"""Options of profiles, one by one: each reader takes the option's name and value and returns what it means.

All raise ProfileError with the culprit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

import regex

from rouge_gui.metrics.profile_basics import ProfileError, bad_value
from rouge_gui.text import CLEANUP_STEPS, FOLDS, STEMMERS, TOKENIZERS, DataFile, DataFolder, UnfitFileError

MultiRule = Literal["max", "recall", "average", "mean", "jackknife"]
MULTI_RULES: tuple[MultiRule, ...] = ("max", "recall", "average", "mean", "jackknife")
SPLITTERS = ("newline", "auto")
DEFAULT_SEED = 12345
# a run of ten million units to this power is still a number
HEAVIEST = 40.0
_LARGEST = 999_999
# its square is a number too
_LARGEST_BETA = 1e154


def at_least_one(option: str, value: str) -> float:
    """Return a number from 1 that lengths of runs can be raised to."""
    found = number(value)
    if not 1 <= found <= HEAVIEST:
        raise bad_value(option, value, "number", (1, f"{HEAVIEST:.0f}"))
    return found


def share(option: str, value: str) -> float:
    """Return a number from 0 to 1."""
    found = number(value)
    if not 0 <= found <= 1:
        raise bad_value(option, value, "number", (0, 1))
    return found


def whole_number(option: str, value: str) -> int:
    """Return a whole number from 0."""
    if regex.fullmatch(r"0|[1-9]\d{0,5}", value) is None:
        raise bad_value(option, value, "whole", (0, _LARGEST))
    return int(value)


def optional_number(option: str, value: str, most: int) -> int | None:
    """Return a whole number from 0 to ``most``, None for ``none``."""
    if value == "none":
        return None
    if regex.fullmatch(r"0|[1-9]\d{0,5}", value) is None or int(value) > most:
        raise bad_value(option, value, "one-of", ("none", *range(most + 1)))
    return int(value)


def choose(option: str, value: str, among: Iterable[str]) -> str:
    """Return ``value`` if it is one of ``among``."""
    values = tuple(among)
    if value not in values:
        raise bad_value(option, value, "one-of", values)
    return value


def optional(option: str, value: str, among: Iterable[str]) -> str | None:
    """Return ``value`` if it is one of ``among``, None for ``none``."""
    return None if value == "none" else choose(option, value, ("none", *among))


def _switch(option: str, value: str) -> bool:
    return choose(option, value, ("on", "off")) == "on"


def number(value: str) -> float:
    """Return a number; not a number, which is in no range, for what is none."""
    try:
        return float(value)
    except ValueError:
        return float("nan")


def beta(option: str, value: str) -> float:
    """Return a number above 0 whose square, which F-measures use, is a number too."""
    found = number(value)
    if not 0 < found <= _LARGEST_BETA:
        raise bad_value(option, value, "above", (0, f"{_LARGEST_BETA:g}"))
    return found


def seed(option: str, value: str) -> int:
    """Return a seed."""
    # numpy's legacy generator takes 32 bits
    if not (value.isascii() and value.isdigit() and int(value) < 2**32):
        raise bad_value(option, value, "whole", (0, 2**32 - 1))
    return int(value)


def _folds(option: str, value: str) -> tuple[str, ...]:
    if value == "none":
        return ()
    names = {choose(option, name, FOLDS) for name in value.split(",")}
    return tuple(sorted(names, key=FOLDS.index))


def cleanup_steps(option: str, value: str) -> tuple[str, ...]:
    """Return the names of clean-up steps in the order written; none twice."""
    if value == "none":
        return ()
    names = tuple(choose(option, name, CLEANUP_STEPS) for name in value.split(","))
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ProfileError("repeated-value", option=option, value=name)
    return names


def _file(option: str, value: str) -> DataFile | None:
    """Read the file that ``value`` names; ``name@digest``, as signatures print it, must have that digest."""
    return None if value in {"none", "default"} else _pinned(option, value, DataFile.read)


def folder(option: str, value: str) -> DataFolder | None:
    """Read the folder of word lists that ``value`` names, as ``file`` does."""
    return None if value == "none" else _pinned(option, value, DataFolder.read)


_Data = TypeVar("_Data", DataFile, DataFolder)


def _pinned(option: str, value: str, read: Callable[[str], _Data]) -> _Data:
    pinned = regex.fullmatch(r"(.+)@([0-9a-f]{8})", value)
    path = pinned[1] if pinned else value
    try:
        found = read(path)
    except UnfitFileError as error:
        # in a folder it is one of its files
        raise ProfileError(error.problem, option=option, path=error.path) from error
    except OSError as error:
        raise ProfileError("bad-file", option=option, path=path) from error
    if pinned and found.digest != pinned[2]:
        raise ProfileError("bad-file", option=option, path=path, digest=pinned[2])
    return found


# How an option is asked for: one of its values, several of them, several in an order that counts, a number, a path, or
# free text.
Entry = Literal["choice", "several", "ordered", "number", "file", "folder", "text"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a profile: what it may hold, how that is read, and where it is kept.

    ``values`` are those that can be picked; where others can be written too, ``entry`` is not ``choice``.
    ``attribute`` names the field of ``Tokenization`` or ``Profile``.
    """

    key: str
    read: Callable[[str, str], object]
    values: tuple[str, ...] = ()
    entry: Entry = "choice"
    attribute: str = ""


def one_of(key: str, values: Iterable[str], attribute: str = "") -> Option:
    """Return an option that holds one of ``values``."""
    among = tuple(values)
    return Option(key, lambda option, value: choose(option, value, among), among, attribute=attribute or key)


def _one_or_none(key: str, values: Iterable[str]) -> Option:
    among = tuple(values)
    return Option(key, lambda option, value: optional(option, value, among), ("none", *among), attribute=key)


TOKENIZATION_OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        Option("clean", cleanup_steps, tuple(CLEANUP_STEPS), "ordered", "clean"),
        one_of("tokenizer", TOKENIZERS),
        Option("hmm", _switch, ("on", "off"), attribute="hmm"),
        Option("dict", _file, ("default",), "file", "dictionary"),
        Option("userdict", _file, ("none",), "file", "userdict"),
        _one_or_none("stemmer", STEMMERS),
        _one_or_none("lemma", ("ru",)),
        Option("stopwords", _file, ("none",), "file", "stopwords"),
        Option("fold", _folds, FOLDS, "several", "fold"),
    )
}
JIEBA_OPTIONS = frozenset({"hmm", "dict", "userdict"})
# what is left to choose before an implementation's own reading
ADDED_OPTIONS = JIEBA_OPTIONS | {"clean"}
SCORING_OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        one_of("sentences", SPLITTERS),
        Option("beta", beta, entry="number", attribute="beta"),
        Option("weight", at_least_one, entry="number", attribute="weight"),
        one_of("multi", MULTI_RULES),
        Option("seed", seed, entry="number", attribute="seed"),
    )
}
