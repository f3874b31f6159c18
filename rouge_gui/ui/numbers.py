"""Numbers as the user's locale writes them. Files and the command line have their own, fixed form."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLocale

MINUS = "\u2212"
# what stands for a number that is to be guessed
HIDDEN = "?"
POINTS_DIGITS = 2
_ROUNDED_FROM = 1_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class ScoreFormat:
    """How scores are written: in 0–1 or (``percent``) 0–100, with ``digits`` decimals."""

    percent: bool = False
    digits: int = 3

    def ratio(self, value: float) -> str:
        """Return a score that is computed in 0–1."""
        return QLocale().toString(self._scaled(value), "f", self.digits)

    def change(self, value: float) -> str:
        """Return a difference of two scores in 0–1 with its sign."""
        return signed(self._scaled(value), self.digits)

    def _scaled(self, value: float) -> float:
        return 100 * value if self.percent else value


def printed(text: str) -> str:
    """Return a number as an implementation prints it, with as many decimals."""
    return QLocale().toString(float(text), "f", len(text.partition(".")[2]))


def points(value: float, digits: int = POINTS_DIGITS) -> str:
    """Return a score that is defined in 0–100, such as BLEU."""
    return QLocale().toString(value, "f", digits)


def points_change(value: float) -> str:
    """Return a difference of two scores that are defined in 0–100, with its sign."""
    return signed(value, POINTS_DIGITS)


def decimals(value: float, digits: int) -> str:
    """Return a number with ``digits`` decimals, whatever scale scores are written in."""
    return QLocale().toString(value, "f", digits)


def signed(value: float, digits: int) -> str:
    """Return a difference with its sign."""
    size = QLocale().toString(abs(value), "f", digits)
    if abs(value) < 0.5 * 10**-digits:
        return "±" + size
    return (MINUS if value < 0 else "+") + size


def count(value: float) -> str:
    """Return a count; ROUGE-W's have two decimals."""
    if value == int(value):
        return QLocale().toString(int(value))
    return QLocale().toString(value, "f", 2)


def large(value: int) -> str:
    """Return a whole number; one of more than 15 digits is rounded to two: 3.2 × 10^41."""
    if not is_rounded(value):
        return QLocale().toString(value)
    digits = str(round(value, 2 - len(str(value))))
    return f"{decimals(int(digits[:2]) / 10, 1)} × 10^{len(digits) - 1}"


def is_rounded(value: int) -> bool:
    """Tell whether ``large`` rounds."""
    return value >= _ROUNDED_FROM


def plain(value: float) -> str:
    """Return a number such as a weight with the digits it has."""
    return QLocale().toString(value, "g", 6)


def percent(value: float) -> str:
    """Return a share of 0–1 in whole percent."""
    return QLocale().toString(round(100 * value))
