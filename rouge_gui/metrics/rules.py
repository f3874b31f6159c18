"""How a profile scores: which metrics it knows, how a pair is counted, how references are combined.

``Rules`` are the tool's own and rouge-score's; other implementations bring theirs, found by ``rules_for``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Literal, NamedTuple, cast

from rouge_gui.metrics.pair import Pair
from rouge_gui.metrics.profile import DEFAULT_METRICS, Profile
from rouge_gui.metrics.rouge import (
    combine,
    is_rouge,
    make_score,
    make_weighted_score,
    score_pair,
    skip_rule,
)
from rouge_gui.metrics.skip import SkipRule, Unigrams
from rouge_gui.metrics.values import Score
from rouge_gui.text import Reading


class Failure(NamedTuple):
    """The implementation raises: its message, and the keys it has not computed by then."""

    message: str
    lost: frozenset[str]


# a pair and its own score
Outcome = tuple[Pair, Score]


class Rules:
    """The rules of ``auto``, ``rouge-score`` and ``evaluate``."""

    unigrams: Unigrams = "all"
    # where rougeL compares: whole texts, or sentence by sentence
    level: Literal["text", "summary"] = "text"

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.metrics: tuple[str, ...] = DEFAULT_METRICS

    def knows(self, key: str) -> bool:
        """Tell whether the metric ``key`` can be computed."""
        return is_rouge(key)

    def skip_rule(self, key: str) -> SkipRule | None:
        """Return which pairs and unigrams ``key`` counts; None if it is no skip-bigram metric."""
        return skip_rule(key, self.unigrams)

    def pair(self, reference: Reading, candidate: Reading) -> Pair:
        """Return a pair that counts as this implementation does."""
        return Pair(reference, candidate)

    def score(self, pair: Pair, key: str) -> Score:
        """Return one metric of one reference. Raises UnknownMetricError."""
        return score_pair(pair, key, self.profile.beta, self.profile.weight)

    def recount(self, pair: Pair, key: str, matches: float, candidate_total: float) -> Score:
        """Return the score that ``key`` would be with other matches and another candidate total. UnknownMetricError."""
        total = self.score(pair, key).reference_total
        if key == "rougeW":
            counts = float(matches), float(candidate_total), total
            return make_weighted_score(counts, self.profile.beta, self.profile.weight)
        return make_score(matches, candidate_total, total, self.profile.beta)

    def combine(self, key: str, outcomes: Sequence[Outcome]) -> Score:
        """Return the score against all references."""
        weight = self.profile.weight if key == "rougeW" else None
        scores = [score for _, score in outcomes]
        return combine(scores, self.profile.multi, self.profile.beta, weight)

    def failure(self, _pairs: Sequence[Pair], _keys: Sequence[str]) -> Failure | None:
        """Return how the implementation fails on these texts, if it does."""
        return None


_OTHERS = {
    "rouge-1.5.5": ("rouge_gui.metrics.lin", "LinRules"),
    "pltrdy": ("rouge_gui.metrics.packages", "PltrdyRules"),
    "rouge-chinese": ("rouge_gui.metrics.packages", "RougeChineseRules"),
    "pyrouge": ("rouge_gui.metrics.packages", "PyRougeRules"),
}


def rules_for(profile: Profile) -> Rules:
    """Return the rules of ``profile``."""
    # made faster than found
    rules = _other_rules(profile) if profile.name in _OTHERS else Rules(profile)
    if profile.recipe is not None and profile.recipe.metrics:
        rules.metrics = profile.recipe.metrics
    return rules


@lru_cache(maxsize=64)
def _other_rules(profile: Profile) -> Rules:
    module, name = _OTHERS[profile.name]
    return cast(Rules, getattr(import_module(module), name)(profile))
