"""What each candidate token is worth: every metric counted again without it, and with a missing token added.

Edits are edits of token lists: exact, by recounting only what the edit touches. On a text whose words are cut by a
dictionary the neighbours may be cut otherwise afterwards; ``edits`` scores the edited text to tell. Imports numpy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.lcs_table import check_cells, lengths_of, reversed_lengths
from rouge_gui.metrics import Pair, Score, UnknownMetricError, lcs, weighted
from rouge_gui.metrics.packages import PackagePair
from rouge_gui.metrics.pair import Gram, clipped_matches, ngrams
from rouge_gui.metrics.rouge import ngram_order
from rouge_gui.metrics.skip import clipped_pairs

Numbers: TypeAlias = npt.NDArray[np.float64]
# for each edit: matches and the candidate's total
Counted: TypeAlias = list[tuple[float, float]]


class NoImpactError(ValueError):
    """The metric of this profile cannot be counted again token by token; ``key`` names it."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no impact of single tokens on {key}")
        self.key = key


@dataclass(frozen=True, slots=True)
class Impact:
    """A metric with each candidate token left out, one number per token, and the score as it is."""

    key: str
    now: Score
    precision: Numbers
    recall: Numbers
    fmeasure: Numbers

    @property
    def change(self) -> Numbers:
        """F without the token less F as it is: negative where the token earns."""
        return self.fmeasure - self.now.fmeasure


def deletions(comparison: Comparison, key: str) -> Impact:
    """Return what ``key`` would be without each candidate token, against all references under the profile's rule.

    Raises NoImpactError, UnknownMetricError, TableTooLargeError.
    """
    now = comparison.scores_of((key,)).get(key)
    if not isinstance(now, Score):
        raise UnknownMetricError(key)
    counted = [
        _deletions(comparison, key, comparison.pair(reference))
        for reference in range(len(comparison.references))
    ]
    scores = [comparison.score_of_counts(key, [*each]) for each in zip(*counted, strict=True)]
    return Impact(key, now, *(np.array([score[part] for score in scores], np.float64) for part in range(3)))


def _deletions(comparison: Comparison, key: str, pair: Pair) -> Counted:
    _check(comparison, pair, key)
    reference, candidate = pair.reference_text, pair.candidate_text
    if order := ngram_order(key):
        return _without_in_ngrams(reference, candidate, order, isinstance(pair, PackagePair) and pair.as_sets)
    if key == "rougeL" and comparison.level == "text":
        return _without_in_lcs(reference, candidate)
    if key in {"rougeL", "rougeLsum"}:
        if pair.one_sentence_each:
            return _without_in_lcs(reference, candidate)
        return _without_in_summary(pair)
    return _recounted(comparison, key, pair)


def _check(comparison: Comparison, pair: Pair, key: str) -> None:
    """Raise NoImpactError where a token list does not settle the count."""
    lin = comparison.profile.lin
    limited = lin is not None and (lin.most_words or lin.most_bytes)
    read_twice = (
        pair.summary_candidate_text != pair.candidate_text
        or pair.summary_reference_text != pair.reference_text
    )
    by_sentence = key == "rougeLsum" or (key in {"rougeL", "rougeW"} and comparison.level == "summary")
    pieces = by_sentence and isinstance(pair, PackagePair)
    if limited or pieces or (by_sentence and read_twice) or (by_sentence and key == "rougeW"):
        raise NoImpactError(key)


def _without_in_ngrams(reference: str, candidate: str, n: int, as_sets: bool) -> Counted:
    wanted = Counter(ngrams(reference, n))
    offered = Counter(ngrams(candidate, n))
    most = dict.fromkeys(wanted, 1) if as_sets else wanted
    matches = sum(min(count, most.get(gram, 0)) for gram, count in offered.items())
    total = len(offered) if as_sets else max(len(candidate) - n + 1, 0)
    counted: Counted = []
    for place in range(len(candidate)):
        start, end = max(place - n + 1, 0), place + n
        touched: dict[Gram, int] = {}
        for gram in ngrams(candidate[start:end], n):
            touched[gram] = touched.get(gram, 0) - 1
        for gram in ngrams(candidate[start:place] + candidate[place + 1 : end], n):
            touched[gram] = touched.get(gram, 0) + 1
        gained, more = 0, 0
        for gram, change in touched.items():
            before = offered[gram]
            gained += min(before + change, most.get(gram, 0)) - min(before, most.get(gram, 0))
            more += (before + change > 0) - (before > 0) if as_sets else change
        counted.append((matches + gained, total + more))
    return counted


def _without_in_lcs(reference: str, candidate: str) -> Counted:
    """LCS without token j = the longest way to a cell before it and on from the cell behind it, over all rows."""
    check_cells(reference, candidate)
    before, behind = lengths_of(reference, candidate), reversed_lengths(reference, candidate)
    lengths = (before[:, :-1] + behind[:, 1:]).max(axis=0)
    return [(length, len(candidate) - 1) for length in lengths.tolist()]


def _without_in_summary(pair: Pair) -> Counted:
    """Lsum: only the paths through the token's own sentence are found again, for each reference sentence."""
    reference, candidate = pair.summary_reference_text, pair.summary_candidate_text
    ours = [reference[start:end] for start, end in pair.reference.summary.ranges]
    theirs = [candidate[start:end] for start, end in pair.candidate.summary.ranges]
    paths = [[_marked(sentence, other) for other in theirs] for sentence in ours]
    counts = [Counter(place for path in row for place in path) for row in paths]
    budget, offered = pair.summary_budget(), Counter(candidate)
    marked = Counter(ours[row][place] for row, found in enumerate(counts) for place in found)
    counted: Counted = []
    for number, sentence in enumerate(theirs):
        for place, token in enumerate(sentence):
            rest = sentence[:place] + sentence[place + 1 :]
            change: Counter[str] = Counter()
            for row, own in enumerate(ours):
                old, new = paths[row][number], _marked(own, rest)
                change.update(own[at] for at in new - old if not counts[row][at])
                change.subtract(own[at] for at in old - new if counts[row][at] == 1)
            left = budget.copy()
            left[token] = min(budget[token], offered[token] - 1)
            matches = sum(min(marked[form] + change[form], left[form]) for form in marked | change)
            counted.append((matches, len(candidate) - 1))
    return counted


def _marked(sentence: str, other: str) -> frozenset[int]:
    return frozenset(place for place, _ in lcs.align(sentence, other))


def _recounted(comparison: Comparison, key: str, pair: Pair) -> Counted:
    """ROUGE-W and S have no short way: the whole text is counted again for each token."""
    count = _whole_count(comparison, key)
    reference, candidate = pair.reference_text, pair.candidate_text
    return [count(reference, candidate[:place] + candidate[place + 1 :]) for place in range(len(candidate))]


def _whole_count(comparison: Comparison, key: str) -> Callable[[str, str], tuple[float, float]]:
    if key == "rougeW":
        weight = comparison.profile.weight

        def count_runs(reference: str, candidate: str) -> tuple[float, float]:
            runs = weighted.runs_of(weighted.align(reference, candidate, weight))
            return sum([float(len(run)) ** weight for run in runs], 0.0), float(len(candidate)) ** weight

        return count_runs
    rule = comparison.skip_rule(key)
    if rule is None:
        raise UnknownMetricError(key)

    def count_pairs(reference: str, candidate: str) -> tuple[float, float]:
        singles = clipped_matches(rule.unigram_text(reference), rule.unigram_text(candidate))
        return clipped_pairs(reference, candidate, rule) + singles, rule.total(len(candidate))

    return count_pairs
