"""A score as three lines of arithmetic: what is divided by what, with the numbers of the moment.

Values and words only; where they stand is the strip's business.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from rouge_gui.metrics import Score
from rouge_gui.metrics.rouge import skip_rule
from rouge_gui.ui import numbers
from rouge_gui.ui.numbers import HIDDEN, ScoreFormat

# recall and precision of each metric: what is divided by what
_RULES = {
    "rouge1": (
        QT_TRANSLATE_NOOP("presentation", "matches ÷ reference unigrams"),
        QT_TRANSLATE_NOOP("presentation", "matches ÷ candidate unigrams"),
    ),
    "rouge2": (
        QT_TRANSLATE_NOOP("presentation", "matches ÷ reference bigrams"),
        QT_TRANSLATE_NOOP("presentation", "matches ÷ candidate bigrams"),
    ),
    "rougeL": (
        QT_TRANSLATE_NOOP("presentation", "length of the LCS ÷ reference tokens"),
        QT_TRANSLATE_NOOP("presentation", "length of the LCS ÷ candidate tokens"),
    ),
    "rougeLsum": (
        QT_TRANSLATE_NOOP("presentation", "credited by sentence LCSs ÷ reference tokens"),
        QT_TRANSLATE_NOOP("presentation", "credited by sentence LCSs ÷ candidate tokens"),
    ),
    "rougeW": (
        QT_TRANSLATE_NOOP("presentation", "(weighted matches ÷ weighted reference)^(1/w)"),
        QT_TRANSLATE_NOOP("presentation", "(weighted matches ÷ weighted candidate)^(1/w)"),
    ),
}
_PAIR_RULES = (
    QT_TRANSLATE_NOOP("presentation", "matches ÷ reference skip-bigrams"),
    QT_TRANSLATE_NOOP("presentation", "matches ÷ candidate skip-bigrams"),
)
_NGRAM_RULES = (
    QT_TRANSLATE_NOOP("presentation", "matches ÷ reference {n}-grams"),
    QT_TRANSLATE_NOOP("presentation", "matches ÷ candidate {n}-grams"),
)
_F_RULE = "2PR ÷ (P + R)"
_F_BETA_RULE = "(1 + β²)PR ÷ (R + β²P)"
_F_RECALL_RULE = "R"


class FormulaLine(NamedTuple):
    """``name`` = ``rule`` = ``numbers`` = ``value``."""

    name: str
    rule: str
    numbers: str
    value: str

    def sentence(self) -> str:
        """Return the line as one text."""
        return " = ".join(self)


def formula_lines(
    metric: str, score: Score, beta: float, form: ScoreFormat, weight: float = 1.0
) -> tuple[FormulaLine, ...]:
    """Return recall, precision and F of one reference's ``score`` as lines of arithmetic.

    ``weight`` is the one whose root ROUGE-W takes of its ratios.
    """
    of_recall, of_precision = _rules(metric)
    root = weight if metric == "rougeW" else 1.0
    return (
        FormulaLine(
            _translated(QT_TRANSLATE_NOOP("presentation", "recall R")),
            of_recall,
            _fraction(score.matches, score.reference_total, form, root),
            form.ratio(score.recall),
        ),
        FormulaLine(
            _translated(QT_TRANSLATE_NOOP("presentation", "precision P")),
            of_precision,
            _fraction(score.matches, score.candidate_total, form, root),
            form.ratio(score.precision),
        ),
        FormulaLine(
            fmeasure_name(beta),
            _mean_rule(beta),
            _mean(score, beta, form),
            form.ratio(score.fmeasure),
        ),
    )


def hidden_lines(metric: str, beta: float) -> tuple[FormulaLine, ...]:
    """Return the same lines with every number hidden."""
    recall, precision, mean = formula_lines(metric, Score(0.5, 0.5, 0.5, 1, 2, 2), beta, ScoreFormat())
    share = f"{HIDDEN} ÷ {HIDDEN}"
    hidden = ((recall, share), (precision, share), (mean, _filled(beta, HIDDEN, HIDDEN)))
    return tuple(line._replace(numbers=text, value=HIDDEN) for line, text in hidden)


def _mean_rule(beta: float) -> str:
    if math.isinf(beta):
        return _F_RECALL_RULE
    return _F_RULE if beta == 1 else _F_BETA_RULE


def fmeasure_name(beta: float) -> str:
    """Return what the F-measure of ``beta`` is called: F1, F2, F0.5."""
    return f"F{_number(beta)}"


def _rules(metric: str) -> tuple[str, str]:
    if metric in _RULES:
        first, second = _RULES[metric]
        return _translated(first), _translated(second)
    if skip_rule(metric):
        return _translated(_PAIR_RULES[0]), _translated(_PAIR_RULES[1])
    order = metric.removeprefix("rouge")
    return _translated(_NGRAM_RULES[0]).format(n=order), _translated(_NGRAM_RULES[1]).format(n=order)


def _fraction(matches: float, total: float, form: ScoreFormat, root: float) -> str:
    if not total:
        return _translated(QT_TRANSLATE_NOOP("presentation", "0 ÷ 0, taken as 0"))
    share = f"{numbers.count(matches)} ÷ {numbers.count(total)}"
    if root != 1:
        share = f"({share})^(1/{_number(root)})"
    return f"100 × {share}" if form.percent else share


def _mean(score: Score, beta: float, form: ScoreFormat) -> str:
    if score.precision + score.recall <= 0:
        return _translated(QT_TRANSLATE_NOOP("presentation", "0 ÷ 0, taken as 0"))
    return _filled(beta, form.ratio(score.precision), form.ratio(score.recall))


def _filled(beta: float, p: str, r: str) -> str:
    if math.isinf(beta):
        return r
    if beta == 1:
        return f"2 × {p} × {r} ÷ ({p} + {r})"
    square = _number(beta * beta)
    return f"(1 + {square}) × {p} × {r} ÷ ({r} + {square} × {p})"


def _number(value: float) -> str:
    return "∞" if math.isinf(value) else QLocale().toString(value, "g", 6)


def _translated(text: object) -> str:
    return QCoreApplication.translate("presentation", str(text))
