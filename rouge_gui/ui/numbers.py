"""Numbers as the user's locale writes them. Files and the command line have their own, fixed form."""

from __future__ import annotations

from PySide6.QtCore import QLocale

SCORE_DIGITS = 3
MINUS = "\u2212"


def ratio(value: float) -> str:
    """Return a score of 0–1."""
    return QLocale().toString(value, "f", SCORE_DIGITS)


def points(value: float) -> str:
    """Return a score of 0–100."""
    return QLocale().toString(value, "f", 2)


def count(value: float) -> str:
    """Return a count; ROUGE-W's have two decimals."""
    if value == int(value):
        return QLocale().toString(int(value))
    return QLocale().toString(value, "f", 2)


def percent(value: float) -> str:
    """Return a share of 0–1 in whole percent."""
    return QLocale().toString(round(100 * value))


def change(value: float) -> str:
    """Return a difference of two scores with its sign."""
    digits = QLocale().toString(abs(value), "f", SCORE_DIGITS)
    if abs(value) < 0.5 * 10**-SCORE_DIGITS:
        return "±" + digits
    return (MINUS if value < 0 else "+") + digits
