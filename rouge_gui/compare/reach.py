"""What can be computed for texts of some length while someone waits; the rest is left out and said.

A common subsequence takes time and memory by the product of both lengths: beyond the limits, minutes and gigabytes.
"""

from __future__ import annotations

from collections.abc import Sequence

from rouge_gui.text import Reading

_MOST_TOKEN_PAIRS = 1_600_000_000
_MOST_SENTENCE_PAIRS = 4_000_000
# ROUGE-W looks at every pair of tokens
_MOST_WEIGHTED_PAIRS = 100_000_000
# BLEU and chrF count in plain Python
_MOST_SACRE_CHARS = 1_000_000


def reaches(metric: str, references: Sequence[Reading], candidate: Reading) -> bool:
    """Tell whether ``metric`` can be computed for these texts; n-grams always can."""
    if metric == "rougeW":
        return _token_pairs(references, candidate) <= _MOST_WEIGHTED_PAIRS
    if metric == "rougeLsum":
        sentences = len(candidate.summary.ranges)
        most = max(len(reference.summary.ranges) for reference in references) * sentences
        return most <= _MOST_SENTENCE_PAIRS and _token_pairs(references, candidate) <= _MOST_TOKEN_PAIRS
    if metric == "rougeL":
        return _token_pairs(references, candidate) <= _MOST_TOKEN_PAIRS
    if metric.startswith("rouge"):
        return True
    return sum(len(reading.text) for reading in (*references, candidate)) <= _MOST_SACRE_CHARS


def _token_pairs(references: Sequence[Reading], candidate: Reading) -> int:
    return max(len(reference.whole.forms) for reference in references) * len(candidate.whole.forms)
