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

# TER shifts words in plain Python: up to here quickly, and up to here in a process of its own
_MOST_QUICK_WORD_PAIRS = 2_500
_MOST_WORD_PAIRS = 1_000_000


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
    if metric == "ter" and _word_pairs(references, candidate) > _MOST_QUICK_WORD_PAIRS:
        return False
    return sum(len(reading.text) for reading in (*references, candidate)) <= _MOST_SACRE_CHARS


def has_slow_ter(references: Sequence[Reading], candidate: Reading) -> bool:
    """Tell whether TER of these texts is out of reach here, but not for who can wait a minute."""
    return _MOST_QUICK_WORD_PAIRS < _word_pairs(references, candidate) <= _MOST_WORD_PAIRS


def _word_pairs(references: Sequence[Reading], candidate: Reading) -> int:
    longest = max(len(reference.read_text.split()) for reference in references)
    return longest * len(candidate.read_text.split())


def _token_pairs(references: Sequence[Reading], candidate: Reading) -> int:
    return max(len(reference.whole.forms) for reference in references) * len(candidate.whole.forms)
