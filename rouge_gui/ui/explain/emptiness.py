"""Which text has nothing that a panel could show, and why. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.compare import Comparison, Side
from rouge_gui.compare.comparison import SIDES
from rouge_gui.compare.explain.unit_counts import layer_of
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.panel import NothingToShowError


class Lack(Enum):
    """Why a text has no unit."""

    BLANK = "blank"
    CLEANED = "cleaned"
    TOKENLESS = "tokenless"
    SHORT = "short"


class NoUnitsError(NothingToShowError):
    """A text has no tokens, or not enough for a unit: ``lacks`` says of which sides it is true, and why.

    ``reason`` is ``no-units``, ``no-tokens`` or ``no-runs``; there ``lacks`` may be empty: nothing in common.
    """

    def __init__(
        self, reason: str, comparison: Comparison, reference: int, lacks: Mapping[Side, Lack]
    ) -> None:
        super().__init__(reason)
        self.lacks = dict(lacks)
        self.tokens = {side: comparison.token_count(side, reference) for side in SIDES}
        self.tokenizer = comparison.profile.tokenization.tokenizer


_SAID: Mapping[tuple[Side, Lack], object] = {
    ("reference", Lack.BLANK): QT_TRANSLATE_NOOP("explain", "The reference is empty."),
    ("candidate", Lack.BLANK): QT_TRANSLATE_NOOP("explain", "The candidate is empty."),
    ("reference", Lack.CLEANED): QT_TRANSLATE_NOOP("explain", "Clean-up leaves nothing of the reference."),
    ("candidate", Lack.CLEANED): QT_TRANSLATE_NOOP("explain", "Clean-up leaves nothing of the candidate."),
    ("reference", Lack.TOKENLESS): QT_TRANSLATE_NOOP(
        "explain", "The tokenizer {tokenizer} leaves no token of the reference."
    ),
    ("candidate", Lack.TOKENLESS): QT_TRANSLATE_NOOP(
        "explain", "The tokenizer {tokenizer} leaves no token of the candidate."
    ),
    ("reference", Lack.SHORT): QT_TRANSLATE_NOOP(
        "explain", "The reference is too short for a unit of this metric: number of tokens {count}."
    ),
    ("candidate", Lack.SHORT): QT_TRANSLATE_NOOP(
        "explain", "The candidate is too short for a unit of this metric: number of tokens {count}."
    ),
}
_TOKENLESS: Mapping[tuple[Side, ...], object] = {
    ("reference",): QT_TRANSLATE_NOOP("explain", "The reference has no tokens"),
    ("candidate",): QT_TRANSLATE_NOOP("explain", "The candidate has no tokens"),
    ("reference", "candidate"): QT_TRANSLATE_NOOP("explain", "Neither text has tokens"),
}
_NOTHING = QT_TRANSLATE_NOOP("explain", "There is nothing to count")
_NO_RUNS = QT_TRANSLATE_NOOP("explain", "There is no run to count")
_NOTHING_COMMON = QT_TRANSLATE_NOOP(
    "explain", "ROUGE-W counts runs of tokens on the common subsequence, and these texts share no token."
)


def no_units(comparison: Comparison, key: str, reference: int) -> NoUnitsError:
    """Return why there is no row for ``key``. Raises IndexError."""
    layer = layer_of(key)
    lacks = {
        side: _token_lack(comparison, side, reference) or Lack.SHORT
        for side in SIDES
        if not comparison.units_total(side, layer, reference)
    }
    return NoUnitsError("no-runs" if key == "rougeW" else "no-units", comparison, reference, lacks)


def no_tokens(comparison: Comparison, reference: int) -> NoUnitsError | None:
    """Return which text has no tokens and why; None where both have some. Raises IndexError."""
    found = {side: _token_lack(comparison, side, reference) for side in SIDES}
    lacks = {side: lack for side, lack in found.items() if lack is not None}
    return NoUnitsError("no-tokens", comparison, reference, lacks) if lacks else None


def _token_lack(comparison: Comparison, side: Side, reference: int) -> Lack | None:
    if comparison.token_count(side, reference):
        return None
    is_reference = side == "reference"
    references, candidate = comparison.read_texts
    given = comparison.references[reference] if is_reference else comparison.candidate
    read = references[reference] if is_reference else candidate
    if not given.strip():
        return Lack.BLANK
    return Lack.TOKENLESS if read.strip() else Lack.CLEANED


def headline(error: NoUnitsError) -> str:
    """Return what there is not."""
    if error.reason == "no-tokens":
        return _said(_TOKENLESS[tuple(side for side in SIDES if side in error.lacks)])
    return _said(_NO_RUNS if error.reason == "no-runs" else _NOTHING)


def causes(error: NoUnitsError) -> str:
    """Return why, a sentence for each text that has nothing."""
    if not error.lacks:
        return _said(_NOTHING_COMMON)
    sentences = []
    for side, lack in error.lacks.items():
        count = numbers.count(error.tokens[side])
        sentences.append(_said(_SAID[side, lack]).format(tokenizer=error.tokenizer, count=count))
    return " ".join(sentences)


def _said(text: object) -> str:
    return QCoreApplication.translate("explain", str(text))
