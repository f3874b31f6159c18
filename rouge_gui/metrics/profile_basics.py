"""What the readers of profiles share: what can be wrong, and how numbers are written."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from functools import partial


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

    def __reduce__(self) -> tuple[partial[ProfileError], tuple[()]]:
        """Let workers hand it over."""
        return partial(type(self), self.id, **self.values), ()


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
