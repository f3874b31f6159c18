"""ROUGE scores of a pair from its integer counts, and the rules for several references.

Formulas: Lin 2004 ("ROUGE: A Package for Automatic Evaluation of Summaries"); F, empty texts and the choice among
references as in rouge-score 0.1.2. No text is read here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rouge_gui.metrics.options import MultiRule
from rouge_gui.metrics.pair import Pair
from rouge_gui.metrics.skip import SkipRule, Unigrams
from rouge_gui.metrics.values import Score

_ORDERS = {f"rouge{n}": n for n in range(1, 10)}
DEFAULT_WEIGHT = 1.2
# more than any distance that a key can name
_WITHOUT_LIMIT = 1_000_000
_skip_key = re.compile(r"rougeS(U?)(0|[1-9]\d{0,5}|\*)")


# keys by way of example: of S and SU any distance, and * for all
KNOWN_METRICS = (
    *_ORDERS,
    "rougeL",
    "rougeLsum",
    "rougeW",
    "rougeS4",
    "rougeSU4",
    "bleu",
    "chrf",
    "chrf++",
    "ter",
)


class UnknownMetricError(ValueError):
    """A metric key that the profile does not compute; ``key`` names it."""

    def __init__(self, key: str) -> None:
        super().__init__(f"unknown metric: {key}")
        self.key = key


def is_rouge(key: str) -> bool:
    """Tell whether ``key`` is a ROUGE metric computed here."""
    return key in {"rougeL", "rougeLsum", "rougeW"} or key in _ORDERS or skip_rule(key) is not None


def usual_order(keys: Iterable[str]) -> tuple[str, ...]:
    """Return metrics as tables list them: n-grams by length, L, Lsum, W, pairs by distance, then all others."""
    return tuple(sorted(keys, key=_place))


def _place(key: str) -> tuple[int, int, str]:
    found = _skip_key.fullmatch(key)
    if found is not None:
        distance = _WITHOUT_LIMIT if found[2] == "*" else int(found[2])
        return KNOWN_METRICS.index("rougeSU4" if found[1] else "rougeS4"), distance, key
    base = key.partition(":")[0]
    return KNOWN_METRICS.index(base) if base in KNOWN_METRICS else len(KNOWN_METRICS), 0, key


def ngram_order(key: str) -> int | None:
    """Return the n of ``rougeN``, None for other keys."""
    return _ORDERS.get(key)


@lru_cache(maxsize=256)
def skip_rule(key: str, unigrams: Unigrams = "all") -> SkipRule | None:
    """Return what ``rougeS4``, ``rougeSU*`` … count, SU with these ``unigrams``; None for other keys."""
    found = _skip_key.fullmatch(key)
    if found is None:
        return None
    distance = None if found[2] == "*" else int(found[2])
    return SkipRule(distance, unigrams if found[1] else "none")


def fmeasure(precision: float, recall: float, beta: float = 1.0) -> float:
    """Return (1+β²)PR / (R+β²P), 0 where both are 0; for β = 1 in rouge-score's own order of operations."""
    if precision + recall <= 0:
        return 0.0
    if beta == 1:
        return 2 * precision * recall / (precision + recall)
    square = beta * beta
    return (1 + square) * precision * recall / (recall + square * precision)


def make_score(matches: float, candidate_total: float, reference_total: float, beta: float) -> Score:
    """Return the score of these counts; an empty side gives 0."""
    precision = matches / candidate_total if candidate_total else 0.0
    recall = matches / reference_total if reference_total else 0.0
    return Score(
        precision, recall, fmeasure(precision, recall, beta), matches, candidate_total, reference_total
    )


def make_weighted_score(counts: tuple[float, float, float], beta: float, weight: float) -> Score:
    """Return ROUGE-W of matches, candidate total and reference total, all of them weighted by f(k) = k^w.

    Lin 2004: P and R are f⁻¹ of the ratios, so that equal texts score 1.
    """
    matches, candidate_total, reference_total = counts
    precision = (matches / candidate_total) ** (1 / weight) if candidate_total else 0.0
    recall = (matches / reference_total) ** (1 / weight) if reference_total else 0.0
    return Score(precision, recall, fmeasure(precision, recall, beta), *counts)


def score_pair(pair: Pair, key: str, beta: float, weight: float = DEFAULT_WEIGHT) -> Score:
    """Return one metric of one reference. Raises UnknownMetricError."""
    lost = 0
    reference, candidate = pair.reference_text, pair.candidate_text
    if key == "rougeL":
        matches = pair.lcs_length()
    elif key == "rougeLsum":
        matches = pair.count_summary_matches()
        reference, candidate = pair.summary_reference_text, pair.summary_candidate_text
    elif key in _ORDERS:
        matches = pair.ngram_matches(_ORDERS[key])
        lost = _ORDERS[key] - 1
    elif key == "rougeW":
        # as floats, so that a sum over marks gives the same bits
        earned = sum([float(len(run)) ** weight for run in pair.weighted_runs(weight)], 0.0)
        totals = float(len(candidate)) ** weight, float(len(reference)) ** weight
        return make_weighted_score((earned, *totals), beta, weight)
    elif rule := skip_rule(key):
        sizes = rule.total(len(candidate)), rule.total(len(reference))
        return make_score(pair.skip_matches(rule), *sizes, beta)
    else:
        raise UnknownMetricError(key)
    return make_score(matches, max(len(candidate) - lost, 0), max(len(reference) - lost, 0), beta)


def combine(scores: Sequence[Score], rule: MultiRule, beta: float, weight: float | None = None) -> Score:
    """Return the score of a candidate against all its references (Lin 2004; SCORING §3).

    ``max``: the reference with the largest F, the first of equals. ``recall``: the one with the largest
    recall. ``average``: Σ matches over Σ totals. ``mean``: mean of P, R and F. ``jackknife``: mean over
    leaving out each reference of the best F's P, R and F. ``weight`` is that of ROUGE-W, None for all others.
    """
    if len(scores) == 1:
        return scores[0]
    if rule in {"max", "recall"}:
        values = [score.fmeasure if rule == "max" else score.recall for score in scores]
        best = values.index(max(values))
        return scores[best]._replace(reference_index=best)
    if rule == "average":
        counts = summed(scores)
        total = make_score(*counts, beta) if weight is None else make_weighted_score(counts, beta, weight)
        return total._replace(reference_index=None)
    if rule == "jackknife":
        left_out = [[*scores[:index], *scores[index + 1 :]] for index in range(len(scores))]
        return _mean([combine(rest, "max", beta) for rest in left_out])
    return _mean(scores)


def summed(scores: Sequence[Score]) -> tuple[float, float, float]:
    """Return the sums of matches, candidate totals and reference totals."""
    return (
        sum(score.matches for score in scores),
        sum(score.candidate_total for score in scores),
        sum(score.reference_total for score in scores),
    )


def _mean(scores: Sequence[Score]) -> Score:
    count = len(scores)
    return Score(
        sum(score.precision for score in scores) / count,
        sum(score.recall for score in scores) / count,
        sum(score.fmeasure for score in scores) / count,
        *summed(scores),
        reference_index=None,
    )
