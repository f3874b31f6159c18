"""Why a panel has nothing to show, and what to do about it, in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rouge_gui.compare.explain.impact import NoImpactError
from rouge_gui.compare.explain.lcs_table import TableTooLargeError
from rouge_gui.compare.explain.sentence_cover import TooManySentencesError
from rouge_gui.compare.explain.unit_counts import TooManyUnitsError
from rouge_gui.metrics import UnknownMetricError
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.emptiness import NoUnitsError, causes, headline
from rouge_gui.ui.explain.panel import NothingToShowError


class Absence(NamedTuple):
    """Why there is nothing, and what can be done."""

    why: str
    remedy: str


REASONS = {
    "waiting": (QT_TRANSLATE_NOOP("explain", "One moment…"), ""),
    "hidden": (
        QT_TRANSLATE_NOOP("explain", "The scores are hidden for a guess"),
        QT_TRANSLATE_NOOP("explain", "Reveal them, and the arithmetic is here."),
    ),
    "no-comparison": (
        QT_TRANSLATE_NOOP("explain", "These texts are not compared"),
        QT_TRANSLATE_NOOP("explain", "The message above the texts says what is wrong."),
    ),
    "too-long": (
        QT_TRANSLATE_NOOP("explain", "These texts are too long for this metric"),
        QT_TRANSLATE_NOOP("explain", "Choose ROUGE-1 or ROUGE-2, or compare a part of the texts."),
    ),
    "too-long-to-trace": (
        QT_TRANSLATE_NOOP("explain", "These texts are too long to list their words"),
        QT_TRANSLATE_NOOP("explain", "Compare a part of the texts."),
    ),
    "no-text": (
        QT_TRANSLATE_NOOP("explain", "Both texts are empty"),
        QT_TRANSLATE_NOOP("explain", "Type or open a text on either side."),
    ),
    "sacre": (
        QT_TRANSLATE_NOOP("explain", "This metric counts units of its own, which cannot be listed"),
        QT_TRANSLATE_NOOP(
            "explain", "Formula shows how it is computed; choose a ROUGE metric to see its units."
        ),
    ),
    "sacre-profile": (
        QT_TRANSLATE_NOOP("explain", "This profile computes no ROUGE metric"),
        QT_TRANSLATE_NOOP("explain", "Choose the metric of the profile above, or another profile."),
    ),
    "raises": (
        QT_TRANSLATE_NOOP("explain", "The implementation that this profile follows raises an error here"),
        QT_TRANSLATE_NOOP("explain", "The foot of the window quotes it. Choose another metric or profile."),
    ),
    "not-computed": (
        QT_TRANSLATE_NOOP("explain", "This profile does not compute this metric"),
        QT_TRANSLATE_NOOP("explain", "Choose another metric above, or another profile."),
    ),
    "no-selection": (
        QT_TRANSLATE_NOOP("explain", "Select some text in the reference or in the candidate"),
        QT_TRANSLATE_NOOP("explain", "What it earns in every metric then stands here."),
    ),
    "own-pieces": (
        QT_TRANSLATE_NOOP("explain", "This package cuts the texts in its own way, not into sentences"),
        QT_TRANSLATE_NOOP("explain", "Choose the profile auto or rouge-score to see sentences."),
    ),
    "no-sentences": (
        QT_TRANSLATE_NOOP("explain", "One of the texts has no sentences"),
        QT_TRANSLATE_NOOP("explain", "Type or open a text on either side."),
    ),
}

_UNITS = QT_TRANSLATE_NOOP("explain", "{count} pairs are too many to list")
_UNITS_REMEDY = QT_TRANSLATE_NOOP(
    "explain", "Choose a skip distance such as that of ROUGE-S4, or compare a part of the texts."
)
_CELLS = QT_TRANSLATE_NOOP("explain", "A table of {count} cells is too large to lay out")
_CELLS_REMEDY = QT_TRANSLATE_NOOP("explain", "Compare a part of the texts.")
_IMPACT = QT_TRANSLATE_NOOP("explain", "Under this profile the metric cannot be counted again token by token")
_IMPACT_REMEDY = QT_TRANSLATE_NOOP(
    "explain", "Choose ROUGE-1, ROUGE-2 or ROUGE-L, or the profile rouge-score."
)
_SENTENCES = QT_TRANSLATE_NOOP("explain", "{count} pairs of sentences are too many for a matrix")


def absence_of(problem: Exception | str) -> Absence:
    """Return the words for an error that ``needs`` raised, or for an identifier of ``REASONS``."""
    if isinstance(problem, NoUnitsError):
        return Absence(headline(problem), causes(problem))
    return _absence_of_large(problem) or _absence_of_reason(problem)


def _absence_of_large(problem: Exception | str) -> Absence | None:
    if isinstance(problem, TooManyUnitsError):
        return _counted(_UNITS, problem.count, _UNITS_REMEDY)
    if isinstance(problem, TableTooLargeError):
        return _counted(_CELLS, problem.cells, _CELLS_REMEDY)
    if isinstance(problem, TooManySentencesError):
        return _counted(_SENTENCES, problem.cells, _CELLS_REMEDY)
    return None


def _absence_of_reason(problem: Exception | str) -> Absence:
    if isinstance(problem, NoImpactError):
        return Absence(_said(_IMPACT), _said(_IMPACT_REMEDY))
    if isinstance(problem, NothingToShowError):
        problem = problem.reason
    elif isinstance(problem, UnknownMetricError):
        problem = "not-computed"
    if isinstance(problem, str):
        why, remedy = REASONS[problem]
        return Absence(_said(why), _said(remedy))
    return Absence(str(problem), "")


def is_expected(problem: Exception) -> bool:
    """Tell whether ``problem`` is one that has words of its own, not a fault of ours."""
    expected = TooManyUnitsError, TableTooLargeError, TooManySentencesError, NoImpactError
    return isinstance(problem, (*expected, NothingToShowError, UnknownMetricError))


def _counted(why: object, count: int, remedy: object) -> Absence:
    return Absence(_said(why).format(count=numbers.count(count)), _said(remedy))


def _said(text: object) -> str:
    return QCoreApplication.translate("explain", str(text)) if text else ""
