"""What the readers of profiles share: what can be wrong, and how numbers are written."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from functools import partial
from typing import Literal

# with what stands around it
_line_break = re.compile(r"[ \t]*\\?[\r\n\v\f\x85\u2028\u2029]+[ \t]*")

# What an option may hold: one of some values, such as some, a number or a whole number from one to another, or a number
# above one, up to another.
Expectation = Literal["one-of", "such-as", "number", "whole", "above"]


class ProfileError(ValueError):
    """A profile string that cannot be understood.

    ``id`` is one of ``unknown-profile``, ``unknown-option``, ``repeated-option``, ``bad-value``, ``bad-file``,
    ``is-a-folder``, ``not-a-file``, ``too-large``,
    ``bad-quoting``, ``unsupported-flag``, ``missing-flag``, ``impossible-combination``, ``repeated-value``;
    ``values`` names the culprit.
    """

    def __init__(self, problem: str, **values: str) -> None:
        super().__init__(problem + ": " + ", ".join(f"{key} {value}" for key, value in values.items()))
        self.id = problem
        self.values = values
        # of a bad value: what would be a good one
        self.expectation: Expectation | None = None
        self.expected: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[partial[ProfileError], tuple[()], dict[str, object]]:
        """Let workers hand it over."""
        kept: dict[str, object] = {"expectation": self.expectation, "expected": self.expected}
        return partial(type(self), self.id, **self.values), (), kept


def bad_value(option: str, value: str, expectation: Expectation, expected: Iterable[object]) -> ProfileError:
    """Return the error of a value that is none of ``option``, with what would be one."""
    error = ProfileError("bad-value", option=option, value=value)
    error.expectation = expectation
    error.expected = tuple(map(str, expected))
    return error


def one_line(text: str) -> str:
    """Return ``text`` with a space for each line break, also for one that a shell is told to ignore."""
    return _line_break.sub(" ", text.strip())


def join(words: Iterable[str]) -> str:
    """Return the profile string of ``words``: quoted only where it would be read otherwise."""
    return " ".join(word if _is_plain(word) else shlex.quote(word) for word in words)


def _is_plain(word: str) -> bool:
    try:
        return shlex.split(word) == [word]
    except ValueError:
        return False


def format_number(value: float) -> str:
    """Return ``value`` as profiles write it: no decimals where there are none."""
    return repr(int(value)) if value == int(value) else repr(value)
