"""What the readers of profiles share: what can be wrong, and how numbers are written."""

from __future__ import annotations

from functools import partial


class ProfileError(ValueError):
    """A profile string that cannot be understood.

    ``id`` is one of ``unknown-profile``, ``unknown-option``, ``repeated-option``, ``bad-value``, ``bad-file``,
    ``bad-quoting``, ``unsupported-flag``, ``missing-flag``, ``impossible-combination``; ``values`` names the culprit.
    """

    def __init__(self, problem: str, **values: str) -> None:
        super().__init__(problem + ": " + ", ".join(f"{key} {value}" for key, value in values.items()))
        self.id = problem
        self.values = values

    def __reduce__(self) -> tuple[partial[ProfileError], tuple[()]]:
        """Let workers hand it over."""
        return partial(type(self), self.id, **self.values), ()


def format_number(value: float) -> str:
    """Return ``value`` as profiles write it: no decimals where there are none."""
    return repr(int(value)) if value == int(value) else repr(value)
