"""ROUGE-1.5.5: what Lin's script counts, rounds and prints for one candidate.

Its ROUGE-L and W compare sentence by sentence; its W is not the paper's (SCORING §3); F comes from precision and
recall as printed. ``printed`` holds its 5-decimal strings beside the numbers in full precision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rouge_gui.metrics.lin_flags import LinSettings
from rouge_gui.metrics.pair import Pair
from rouge_gui.metrics.profile import Profile
from rouge_gui.metrics.rouge import UnknownMetricError, ngram_order, summed
from rouge_gui.metrics.rules import Failure, Outcome, Rules
from rouge_gui.metrics.values import Score
from rouge_gui.text import Reading

DIVISION_BY_ZERO = "Illegal division by zero"
_DIGITS = 5
RAW_COUNTS = 2


def printed(value: float) -> str:
    """Return ``value`` as the script prints it."""
    return f"{value:.{_DIGITS}f}"


def alpha_f(precision: float, recall: float, alpha: float) -> float:
    """Return PR / ((1-α)P + αR), 0 where that is not defined."""
    divisor = (1 - alpha) * precision + alpha * recall
    return precision * recall / divisor if divisor > 0 else 0.0


class LinPair(Pair):
    """A pair whose common subsequences are clipped by the unigrams of both texts as n-grams read them.

    Under a limit in bytes those are shorter than what is compared sentence by sentence.
    """

    @property
    def budget_is_whole(self) -> bool:
        """True where both texts are read alike for n-grams and for common subsequences."""
        texts = (
            (self.reference_text, self.summary_reference_text),
            (self.candidate_text, self.summary_candidate_text),
        )
        return all(whole == summary for whole, summary in texts)

    def summary_budget(self) -> Counter[str]:
        """Return how often each token may be credited."""
        return Counter(self.reference_text) & Counter(self.candidate_text)


class SummaryRules(Rules):
    """What ROUGE-1.5.5 and its port to Python share: sentence-level L, its W, its SU, F by α."""

    unigrams = "all-but-last"
    level = "summary"

    def counts(self, pair: Pair, key: str) -> tuple[float, float, float]:
        """Return matches, candidate total and reference total. Raises UnknownMetricError."""
        reference, candidate = len(pair.reference_text), len(pair.candidate_text)
        if order := ngram_order(key):
            return pair.ngram_matches(order), max(candidate - order + 1, 0), max(reference - order + 1, 0)
        if key in {"rougeL", "rougeLsum"}:
            return pair.count_summary_matches(), candidate, len(pair.summary_reference_text)
        if key == "rougeW":
            weight = self.profile.weight
            earned = pair.weighted_summary(weight).earned(weight)
            return earned, float(candidate) ** weight, self.weighted_once(pair) ** weight
        if rule := self.skip_rule(key):
            return pair.skip_matches(rule), rule.total(candidate), rule.total(reference)
        raise UnknownMetricError(key)

    def weighted_once(self, pair: Pair) -> float:
        """Return Σ length^w over the reference's sentences."""
        weight = self.profile.weight
        return sum([float(end - start) ** weight for start, end in pair.reference.summary.ranges], 0.0)

    def ratio(self, key: str, matches: float, total: float) -> float:
        """Return precision or recall."""
        if not total:
            return 0.0
        return (matches / total) ** (1 / self.profile.weight) if key == "rougeW" else matches / total

    def make(self, key: str, counts: tuple[float, float, float], index: int | None) -> Score:
        """Return the score of these counts."""
        precision, recall = (self.ratio(key, counts[0], total) for total in counts[1:])
        f = alpha_f(precision, recall, self.profile.alpha)
        return Score(precision, recall, f, *counts, index)

    def score(self, pair: Pair, key: str) -> Score:
        """Return one metric of one reference. Raises UnknownMetricError."""
        return self.make(key, self.counts(pair, key), 0)

    def recount(self, pair: Pair, key: str, matches: float, candidate_total: float) -> Score:
        """Return the score with other matches and another candidate total."""
        return self.make(key, (matches, candidate_total, self.counts(pair, key)[2]), 0)

    def combine(self, key: str, outcomes: Sequence[Outcome]) -> Score:
        """Return the average of all references by counts, or the one with the best recall."""
        if self.profile.multi == "recall":
            recalls = [self.rank(key, *outcome) for outcome in outcomes]
            best = recalls.index(max(recalls))
            return outcomes[best][1]._replace(reference_index=best)
        return self.make(key, summed([score for _, score in outcomes]), None)

    def rank(self, _key: str, _pair: Pair, score: Score) -> float:
        """Return what the best reference is chosen by."""
        return score.matches / score.reference_total if score.reference_total else 0.0


class LinRules(SummaryRules):
    """The rules of one ROUGE-1.5.5 line."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile)
        self.settings = profile.lin or LinSettings()
        self.metrics = self.settings.metrics

    def pair(self, reference: Reading, candidate: Reading) -> Pair:
        """Return a pair clipped by both texts."""
        return LinPair(reference, candidate)

    def ratio(self, key: str, matches: float, total: float) -> float:
        """Return precision or recall; ratios of counts (``-t``) are never brought back to lengths."""
        if self.settings.average:
            return matches / total if total else 0.0
        return super().ratio(key, matches, total)

    def make(self, key: str, counts: tuple[float, float, float], index: int | None) -> Score:
        """Return the score of these counts with the strings the script prints."""
        score = super().make(key, counts, index)
        return score._replace(printed=self._strings(score))

    def _strings(self, score: Score) -> Mapping[str, str]:
        if self.settings.average == RAW_COUNTS:
            return {
                "matches": str(int(score.matches)),
                "candidate_total": str(int(score.candidate_total)),
                "reference_total": str(int(score.reference_total)),
            }
        precision, recall, f = map(printed, score[:3])
        if not self.settings.average:
            f = printed(alpha_f(float(precision), float(recall), self.settings.alpha))
        return {"precision": precision, "recall": recall, "fmeasure": f}

    def rank(self, key: str, pair: Pair, score: Score) -> float:
        """Return the recall by which ``-f B`` chooses: rounded for n-grams and skip-bigrams, W weighted once."""
        if key == "rougeW":
            return float((score.matches / self.weighted_once(pair)) ** (1 / self.profile.weight))
        recall = super().rank(key, pair, score)
        return recall if key in {"rougeL", "rougeLsum"} else float(printed(recall))

    def failure(self, pairs: Sequence[Pair], keys: Sequence[str]) -> Failure | None:
        """The script divides by the weighted length of each reference; what it printed before stands."""
        if self.settings.weight is None and "rougeW" not in keys:
            return None
        if all(pair.summary_reference_text for pair in pairs):
            return None
        lost = frozenset(key for key in keys if key == "rougeW" or self.skip_rule(key))
        return Failure(DIVISION_BY_ZERO, lost)
