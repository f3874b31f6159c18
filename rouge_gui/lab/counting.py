"""Counts one metric by a ``Method`` and makes its number: what rules of implementations do, choice by choice.

Formulas, sources and roundings are those of ``metrics``; a test holds the two against each other. Numbers are in 0–1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from rouge_gui.lab.methods import Method
from rouge_gui.lab.reading import read
from rouge_gui.metrics import lcs
from rouge_gui.metrics.lin import DIVISION_BY_ZERO, alpha_f, printed
from rouge_gui.metrics.options import MULTI_RULES
from rouge_gui.metrics.packages import NO_HYPOTHESIS, NO_REFERENCE, NO_SENTENCE, PackagePair
from rouge_gui.metrics.pair import ngrams
from rouge_gui.metrics.rouge import UnknownMetricError, combine, fmeasure, ngram_order, skip_rule, summed
from rouge_gui.metrics.values import Score

_SMALL = 1e-8


class Outcome(NamedTuple):
    """A number with its parts and counts, or what the implementation says when it dies (``error``)."""

    score: Score | None = None
    error: str = ""

    @property
    def parts(self) -> tuple[float, float, float] | None:
        """Precision, recall and F."""
        return None if self.score is None else self.score[:3]

    def differs(self, other: Outcome, by: float) -> bool:
        """Tell whether a part differs by more than ``by``, or one of the two is an error and not the same."""
        ours, theirs = self.parts, other.parts
        if ours is None or theirs is None:
            return (ours, self.error) != (theirs, other.error)
        return any(abs(own - its) > by for own, its in zip(ours, theirs, strict=True))


class MethodPair(PackagePair):
    """A pair that counts by the choices of a method."""

    def __init__(self, method: Method, reference: str, candidate: str) -> None:
        super().__init__(read(method, reference), read(method, candidate), sets=method.sets)
        self.method = method

    @property
    def budget_is_whole(self) -> bool:
        """True where summary-level matches are bounded by what is compared."""
        if self.method.clipping != "both":
            return True
        return (
            self.reference_text == self.summary_reference_text
            and self.candidate_text == self.summary_candidate_text
        )

    def summary_budget(self) -> Counter[str]:
        """Return how often each token may be credited."""
        if self.method.clipping != "both":
            return super().summary_budget()
        return Counter(self.reference_text) & Counter(self.candidate_text)

    @cached_property
    def piece_hits(self) -> list[tuple[int, int]]:
        """The matched places of the common subsequences of every two sentences, by the method's tie rule."""
        if self.method.tie == "candidate first":
            return super().piece_hits
        found: list[tuple[int, int]] = []
        for start, end in self.reference.summary.ranges:
            for other, other_end in self.candidate.summary.ranges:
                path = lcs.align(self.reference_text[start:end], self.candidate_text[other:other_end])
                found += [(start + i, other + j) for i, j in path]
        return found

    def union_matches(self) -> int:
        """Return the hits of the summary-level LCS, by the method's tie rule."""
        if self.method.tie == "reference first":
            return self.count_summary_matches()
        reference, candidate = self.summary_reference_text, self.summary_candidate_text
        marked: set[int] = set()
        for start, end in self.reference.summary.ranges:
            for other, other_end in self.candidate.summary.ranges:
                # the sides change places
                path = lcs.align(candidate[other:other_end], reference[start:end])
                marked.update(start + i for _, i in path)
        budget = self.summary_budget()
        tokens = Counter(reference[place] for place in marked)
        return sum([min(count, budget[token]) for token, count in tokens.items()])


Counts = tuple[float, float, float]


def count(method: Method, key: str, references: Sequence[str], candidate: str) -> Outcome:
    """Return the number of ``key``. Raises UnknownMetricError, OSError and ValueError."""
    pairs = [MethodPair(method, reference, candidate) for reference in references]
    return outcome_of(method, key, pairs)


def outcome_of(method: Method, key: str, pairs: Sequence[MethodPair]) -> Outcome:
    """Return the number of ``key`` from pairs that ``method`` read."""
    if error := _error(method, key, pairs):
        return Outcome(error=error)
    scores = [_make(method, key, counts_of(method, key, pair)) for pair in pairs]
    score = scores[0] if len(scores) == 1 else _combined(method, key, pairs, scores)
    rounded = _printed(method, score)
    return Outcome(rounded_to(rounded, method.scale, method.digits))


def _error(method: Method, key: str, pairs: Sequence[MethodPair]) -> str:
    if method.empty == "package":
        for pair in pairs:
            for side, message in ((pair.candidate, NO_HYPOTHESIS), (pair.reference, NO_REFERENCE)):
                if not side.summary.ranges:
                    return message if ngram_order(key) else NO_SENTENCE
    dies = key == "rougeW" or (method.empty == "script W" and skip_rule(key) is not None)
    if method.empty in {"script", "script W"} and dies:
        return "" if all(pair.summary_reference_text for pair in pairs) else DIVISION_BY_ZERO
    return ""


def counts_of(method: Method, key: str, pair: MethodPair) -> Counts:
    """Return matches, candidate total and reference total. Raises UnknownMetricError."""
    reference, candidate = pair.reference_text, pair.candidate_text
    if order := ngram_order(key):
        sizes = [pair.size(ngrams(text, order)) for text in (candidate, reference)]
        return pair.ngram_matches(order), sizes[0], sizes[1]
    if key in {"rougeL", "rougeLsum"}:
        return _lcs_counts(method, pair)
    if key == "rougeW":
        return _weighted_counts(method, pair)
    rule = skip_rule(key, method.unigrams)
    if rule is None:
        raise UnknownMetricError(key)
    return pair.skip_matches(rule), rule.total(len(candidate)), rule.total(len(reference))


def _lcs_counts(method: Method, pair: MethodPair) -> Counts:
    reference, candidate = pair.reference_text, pair.candidate_text
    if method.lcs == "text":
        return pair.lcs_length(), len(candidate), len(reference)
    if method.lcs == "union":
        total = candidate if method.clipping != "sentences" else pair.summary_candidate_text
        return pair.union_matches(), len(total), len(pair.summary_reference_text)
    places = [place for place, _ in pair.piece_hits]
    if method.lcs == "piece sums":
        return len(places), len(candidate), len(reference)
    words = {reference[place] for place in places}
    return len(words), len(set(candidate)), len(set(reference))


def _weighted_counts(method: Method, pair: MethodPair) -> Counts:
    weight = method.weight
    candidate = float(len(pair.candidate_text)) ** weight
    if method.weighted == "paper":
        earned = sum([float(len(run)) ** weight for run in pair.weighted_runs(weight)], 0.0)
        return earned, candidate, float(len(pair.reference_text)) ** weight
    return pair.weighted_summary(weight).earned(weight), candidate, _weighted_once(method, pair) ** weight


def _weighted_once(method: Method, pair: MethodPair) -> float:
    ranges = pair.reference.summary.ranges
    return sum([float(end - start) ** method.weight for start, end in ranges], 0.0)


def _make(method: Method, key: str, counts: Counts, index: int | None = 0) -> Score:
    precision, recall = (_ratio(method, key, counts[0], total) for total in counts[1:])
    return Score(precision, recall, _f(method, precision, recall), *counts, index)


def _ratio(method: Method, key: str, matches: float, total: float) -> float:
    if not total:
        return 0.0
    return (matches / total) ** (1 / method.weight) if _is_rooted(method, key) else matches / total


def _is_rooted(method: Method, key: str) -> bool:
    return key == "rougeW" and method.ratio == "lengths"


def _f(method: Method, precision: float, recall: float) -> float:
    formula, value = method.f
    if formula == "alpha":
        return alpha_f(precision, recall, value)
    if formula == "small":
        return 2.0 * (precision * recall / (precision + recall + _SMALL))
    return fmeasure(precision, recall, value)


def _combined(method: Method, key: str, pairs: Sequence[MethodPair], scores: Sequence[Score]) -> Score:
    if method.multi == "average":
        total = _make(method, key, summed(scores), None)
        # the packages know one reference; several are combined by the tool
        small = method.f[0] == "small"
        return total._replace(fmeasure=fmeasure(*total[:2])) if small else total
    if method.multi in {"script best", "pyrouge best"}:
        ranks = [_rank(method, key, *outcome) for outcome in zip(pairs, scores, strict=True)]
        best = ranks.index(max(ranks))
        return scores[best]._replace(reference_index=best)
    rule = next(rule for rule in MULTI_RULES if rule == method.multi)
    return combine(scores, rule, 1.0)


def _rank(method: Method, key: str, pair: MethodPair, score: Score) -> float:
    """Return the recall by which the best reference is chosen."""
    in_script = method.multi == "script best"
    if in_script and key == "rougeW":
        once = _weighted_once(method, pair)
        return float((score.matches / once) ** (1 / method.weight)) if once else 0.0
    recall = score.matches / score.reference_total if score.reference_total else 0.0
    return float(printed(recall)) if in_script and key not in {"rougeL", "rougeLsum"} else recall


def _printed(method: Method, score: Score) -> Score:
    if method.printed:
        precision, recall = float(printed(score.precision)), float(printed(score.recall))
        # ratios of counts are printed from what is not rounded
        f = score.fmeasure if method.ratio == "counts" else _f(method, precision, recall)
        score = score._replace(precision=precision, recall=recall, fmeasure=float(printed(f)))
    return score


def rounded_to(score: Score, scale: int, digits: int | None) -> Score:
    """Return ``score`` with its parts, times ``scale``, rounded as Python's round does it; None = not."""
    if digits is None:
        return score
    precision, recall, f = (round(part * scale, digits) / scale for part in parts_of(score))
    return score._replace(precision=precision, recall=recall, fmeasure=f)


def parts_of(score: Score) -> tuple[float, float, float]:
    """Return precision, recall and F."""
    return score.precision, score.recall, score.fmeasure
