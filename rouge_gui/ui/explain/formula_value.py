"""A metric's formulas with its numbers, kept as numbers until they are written; and the words for their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from rouge_gui.compare import Comparison
from rouge_gui.compare.explain.formula import Quantity, formulas
from rouge_gui.compare.explain.typeset import Equation, Symbol
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.panel import NothingToShowError
from rouge_gui.ui.numbers import ScoreFormat

Write = Callable[[float, Quantity], str]

# stands before the number of a value in a symbol; no text that is printed holds it
_MARK = "\0"

_NAMES = {
    "matches": QT_TRANSLATE_NOOP("explain", "matches"),
    "reference_total": QT_TRANSLATE_NOOP("explain", "reference total"),
    "candidate_total": QT_TRANSLATE_NOOP("explain", "candidate total"),
    "reference_length": QT_TRANSLATE_NOOP("explain", "reference length"),
    "candidate_length": QT_TRANSLATE_NOOP("explain", "candidate length"),
    "sentence_length": QT_TRANSLATE_NOOP("explain", "sentence length"),
    "reference_sentences": QT_TRANSLATE_NOOP("explain", "reference sentences"),
    "credited_of_union": QT_TRANSLATE_NOOP("explain", "credited of the union of its LCSs"),
    "different_units": QT_TRANSLATE_NOOP("explain", "different units"),
    "shared_different_units": QT_TRANSLATE_NOOP("explain", "different units that both texts have"),
    "in_reference": QT_TRANSLATE_NOOP("explain", "in reference"),
    "in_candidate": QT_TRANSLATE_NOOP("explain", "in candidate"),
    "lcs_length": QT_TRANSLATE_NOOP("explain", "length of the LCS"),
    "lcs_of_pieces": QT_TRANSLATE_NOOP("explain", "LCS of the pieces the package cuts"),
    "runs": QT_TRANSLATE_NOOP("explain", "runs"),
    "run_length": QT_TRANSLATE_NOOP("explain", "run length"),
    "zero_by_zero": QT_TRANSLATE_NOOP("explain", "0 ÷ 0, taken as 0"),
    "all_references": QT_TRANSLATE_NOOP("explain", "all references"),
    "sums_of_counts": QT_TRANSLATE_NOOP("explain", "F of the summed counts"),
    "multi_max": QT_TRANSLATE_NOOP("explain", "the highest of"),
    "multi_recall": QT_TRANSLATE_NOOP("explain", "of the reference with the highest recall of"),
    "multi_mean": QT_TRANSLATE_NOOP("explain", "mean of"),
    "multi_jackknife": QT_TRANSLATE_NOOP("explain", "jackknife of"),
    "edits": QT_TRANSLATE_NOOP("explain", "edits"),
    "character_f": QT_TRANSLATE_NOOP("explain", "F of the character n-grams, recall counted twice as much"),
}


@dataclass(frozen=True)
class Formulas:
    """Equations whose numbers are yet to be written: ``written`` puts them in."""

    equations: tuple[Equation, ...]
    values: tuple[tuple[float, Quantity], ...]

    def written(self, write: Write) -> list[Equation]:
        """Return the equations with each number as ``write`` gives it."""
        texts = [write(value, quantity) for value, quantity in self.values]

        def filled(symbol: Symbol) -> Symbol:
            return Symbol(texts[int(symbol.text[1:])]) if symbol.text.startswith(_MARK) else symbol

        return [
            Equation(tuple(step.mapped(filled) for step in equation.steps)) for equation in self.equations
        ]


def formulas_of(comparison: Comparison, key: str, reference: int) -> Formulas:
    """Return the formulas of ``key``. Raises NothingToShowError."""
    values: list[tuple[float, Quantity]] = []

    def number(value: float, quantity: Quantity) -> str:
        values.append((value, quantity))
        return f"{_MARK}{len(values) - 1}"

    equations = formulas(comparison, key, reference, number)
    if not equations:
        raise NothingToShowError("not-computed")
    return Formulas(tuple(equations), tuple(values))


def worded(identifier: str) -> str:
    """Return the words for a name in a formula."""
    return (
        QCoreApplication.translate("explain", str(_NAMES[identifier])) if identifier in _NAMES else identifier
    )


def on_screen(form: ScoreFormat) -> Write:
    """Return what writes numbers as the user's locale does, shares as ``form`` says."""

    def write(value: float, quantity: Quantity) -> str:
        if quantity == "count":
            return numbers.count(value)
        if quantity == "points":
            return numbers.points(value)
        if quantity == "parameter":
            return QLocale().toString(value, "g", 6)
        # 100 times a share is no longer the quotient, a percentage is
        return form.ratio(value) + " %" * form.percent

    return write


def in_files(form: ScoreFormat) -> Write:
    """Return what writes the same numbers with a decimal point, whatever the locale."""

    def write(value: float, quantity: Quantity) -> str:
        if quantity == "count":
            return f"{value:.0f}" if value == int(value) else f"{value:.2f}"
        if quantity == "points":
            return f"{value:.{numbers.POINTS_DIGITS}f}"
        if quantity == "parameter":
            return f"{value:.6g}"
        return f"{100 * value:.{form.digits}f} %" if form.percent else f"{value:.{form.digits}f}"

    return write
