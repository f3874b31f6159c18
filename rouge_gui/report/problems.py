"""What is wrong with a profile or a file it names, in English sentences: for the command line as they are, for the
window to translate.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rouge_gui.metrics import ProfileError
from rouge_gui.metrics.profile_basics import Expectation
from rouge_gui.metrics.profile_files import ProfileFileError
from rouge_gui.text import DictionaryError, UnfitFileError
from rouge_gui.text.data_files import MOST_BYTES

_LONGEST_QUOTE = 40
_LONGEST_PATH = 120
_MEGABYTES = MOST_BYTES // 1_000_000
# where the place may be what is wrong
_WRONG_PLACE = frozenset({"bad-file", "unreadable", "is-a-folder", "not-a-file", "too-large", "unwritable"})


def _text(_context: str, text: str) -> str:
    return text


# the name by which Qt's tools find what is to be translated
QT_TRANSLATE_NOOP = _text

_NOT_A_FILE = QT_TRANSLATE_NOOP(
    "wording", "{path} is a pipe, socket or device: save what it gives as a plain text file first"
)
_FOLDER = QT_TRANSLATE_NOOP("wording", "{path} is a folder: name a file in it")
_TOO_LARGE = QT_TRANSLATE_NOOP(
    "wording", "{path} is larger than {megabytes} MB, which no word list is: choose another file"
)
PROFILE_PROBLEMS: Mapping[str, str] = {
    "unknown-profile": QT_TRANSLATE_NOOP(
        "wording", 'There is no profile "{name}": try auto, rouge-score or evaluate'
    ),
    "unknown-option": QT_TRANSLATE_NOOP("wording", 'The profile {profile} has no option "{option}"'),
    "repeated-option": QT_TRANSLATE_NOOP("wording", 'The option "{option}" is given twice'),
    "repeated-value": QT_TRANSLATE_NOOP("wording", '{option}: "{value}" is given twice'),
    "bad-value": QT_TRANSLATE_NOOP("wording", '"{value}" is no value of {option}'),
    "bad-file": QT_TRANSLATE_NOOP("wording", "The file of {option} cannot be read: {path}"),
    "is-a-folder": _FOLDER,
    "not-a-file": _NOT_A_FILE,
    "too-large": _TOO_LARGE,
    "unsupported-flag": QT_TRANSLATE_NOOP("wording", "{profile}: {option} is not supported here"),
    "missing-flag": QT_TRANSLATE_NOOP("wording", "{profile}: {option} means nothing without {other}"),
    "impossible-combination": QT_TRANSLATE_NOOP(
        "wording", "{profile}: {option} and {other} exclude each other"
    ),
    "bad-quoting": QT_TRANSLATE_NOOP("wording", "A quotation mark in the profile is not closed"),
}
EXPECTATIONS: Mapping[Expectation, str] = {
    "one-of": QT_TRANSLATE_NOOP("wording", '"{value}" is no value of {option}: it is one of {expected}'),
    "such-as": QT_TRANSLATE_NOOP("wording", '"{value}" is no value of {option}: it is such as {expected}'),
    "number": QT_TRANSLATE_NOOP(
        "wording", '"{value}" is no value of {option}: it is a number from {low} to {high}'
    ),
    "whole": QT_TRANSLATE_NOOP(
        "wording", '"{value}" is no value of {option}: it is a whole number from {low} to {high}'
    ),
    "above": QT_TRANSLATE_NOOP(
        "wording", '"{value}" is no value of {option}: it is a number above {low}, up to {high}'
    ),
}
_CHANGED_FILE = QT_TRANSLATE_NOOP(
    "wording", "The file of {option} is not the one that was meant, its content differs: {path}"
)
WORD_LIST_PROBLEMS: Mapping[str, str] = {
    "unreadable": QT_TRANSLATE_NOOP("wording", "{path} cannot be read: check its name and permissions"),
    "is-a-folder": _FOLDER,
    "not-a-file": _NOT_A_FILE,
    "too-large": _TOO_LARGE,
    "not-utf8": QT_TRANSLATE_NOOP("wording", "{path}, line {line}: this is no UTF-8; save the list as UTF-8"),
    "malformed": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: write a word, a space and how often it occurs, as a whole number"
    ),
    "empty": QT_TRANSLATE_NOOP("wording", "{path} holds no word that occurs: add words with their counts"),
}


PROFILE_FILE_PROBLEMS: Mapping[str, str] = {
    "unreadable": QT_TRANSLATE_NOOP("wording", "{path} cannot be read: check its name and permissions"),
    "is-a-folder": _FOLDER,
    "not-a-file": _NOT_A_FILE,
    "too-large": QT_TRANSLATE_NOOP("wording", "{path} is too large for a profile: choose another file"),
    "binary": QT_TRANSLATE_NOOP("wording", "{path} is no text, so it holds no profile: choose another file"),
    "not-utf8": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: this is no UTF-8; save the profile again as UTF-8"
    ),
    "not-json": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: this is no JSON; ask for the file once more, or mend the line"
    ),
    "wrong-format": QT_TRANSLATE_NOOP(
        "wording", '{path} is no profile file: "format" has to be "rouge-gui profile"'
    ),
    "newer": QT_TRANSLATE_NOOP(
        "wording", "{path}, line {line}: a newer rouge-gui wrote version {reason}; update to read it"
    ),
    "missing-key": QT_TRANSLATE_NOOP("wording", '{path}: "{key}" is missing; add it'),
    "unknown-key": QT_TRANSLATE_NOOP("wording", '{path}, line {line}: there is no key "{key}"; take it out'),
    "repeated-key": QT_TRANSLATE_NOOP("wording", '{path}, line {line}: "{key}" stands there twice; keep one'),
    "bad-name": QT_TRANSLATE_NOOP("wording", "A name has 1 to 60 characters, on one line"),
    "taken-name": QT_TRANSLATE_NOOP("wording", 'The name "{reason}" is taken: choose another'),
    "bad-metric": QT_TRANSLATE_NOOP(
        "wording", '{path}, line {line}: "{reason}" is no metric, as rouge1, rougeL or bleu is'
    ),
    "unwritable": QT_TRANSLATE_NOOP("wording", "{path} cannot be written: choose another folder"),
}


# by the key that holds something else
WRONG_TYPES: Mapping[str, str] = {
    "version": QT_TRANSLATE_NOOP("wording", '{path}, line {line}: "version" is a whole number from 1'),
    "name": QT_TRANSLATE_NOOP("wording", '{path}, line {line}: "name" is a text of at most 60 characters'),
    "profile": QT_TRANSLATE_NOOP(
        "wording",
        '{path}, line {line}: "profile" is a text of at most 4000 characters, such as "rouge-score"',
    ),
    "metrics": QT_TRANSLATE_NOOP(
        "wording", '{path}, line {line}: "metrics" is a list such as ["rouge1", "rougeL"]'
    ),
    "scale": QT_TRANSLATE_NOOP("wording", '{path}, line {line}: "scale" is 1, 100 or null'),
    "note": QT_TRANSLATE_NOOP(
        "wording", '{path}, line {line}: "note" is a text on one line of at most 1000 characters'
    ),
}


class Said(NamedTuple):
    """A sentence with gaps, in English, and what fills them."""

    template: str
    values: Mapping[str, object]


class Quoted(dict[str, object]):
    """Values cut to a length a line can bear; a missing one leaves a gap, not an error."""

    def __getitem__(self, key: str) -> object:
        text = str(super().get(key, "…"))
        if key == "expected":
            return text
        if key == "path":
            # its end tells most
            return text if len(text) <= _LONGEST_PATH else "…" + text[1 - _LONGEST_PATH :]
        return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"


def said_of(error: Exception) -> Said | None:
    """Return what ``error`` means and what to do; None where it is no problem of a profile or its files."""
    if isinstance(error, ProfileError) and error.expectation is not None:
        return _said_of_value(error, error.expectation)
    if isinstance(error, ProfileError):
        template = PROFILE_PROBLEMS[error.id] if "digest" not in error.values else _CHANGED_FILE
        place = "" if "digest" in error.values else error.id
        return Said(template, _named(place, {**error.values, "megabytes": _MEGABYTES}))
    if isinstance(error, ProfileFileError):
        return _said_of_file(error)
    if isinstance(error, UnfitFileError):
        values = {"path": error.path, "megabytes": _MEGABYTES}
        return Said(WORD_LIST_PROBLEMS[error.problem], values)
    if isinstance(error, DictionaryError):
        values = _named(error.problem, {"path": error.path, "line": error.line, "megabytes": _MEGABYTES})
        return Said(WORD_LIST_PROBLEMS[error.problem], values)
    return None


def _said_of_value(error: ProfileError, expectation: Expectation) -> Said:
    expected = error.expected
    values = {"expected": ", ".join(expected), "low": expected[0], "high": expected[-1]}
    return Said(EXPECTATIONS[expectation], {**error.values, **values})


def _said_of_file(error: ProfileFileError) -> Said | None:
    if error.error is not None:
        # what is wrong with the profile in it
        return said_of(error.error)
    line = "?" if error.line is None else error.line
    values = _named(error.id, {"path": error.path, "line": line, "key": error.key, "reason": error.reason})
    template = WRONG_TYPES[error.key] if error.id == "wrong-type" else PROFILE_FILE_PROBLEMS[error.id]
    return Said(template, values)


def sentence_of(error: Exception) -> str:
    """Return what ``error`` means in English; its own words where there are no better ones."""
    said = said_of(error)
    return str(error) if said is None else said.template.format_map(Quoted(said.values))


def _named(problem: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return ``values`` with the file's name for its path, unless the path may be what is wrong."""
    path = values.get("path")
    if not isinstance(path, str) or problem in _WRONG_PLACE:
        return dict(values)
    return {**values, "path": Path(path).name or path}
