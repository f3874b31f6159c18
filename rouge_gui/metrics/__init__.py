"""Layer 1: from tokens to integer counts, alignments and scores; profiles, signatures, corpus aggregates.

Knows no spans of its own, no Qt and no wording: notes and errors carry identifiers and values.
"""

from rouge_gui.metrics.corpus import CorpusScores, score_corpus
from rouge_gui.metrics.pair import Pair
from rouge_gui.metrics.profile import DEFAULT_METRICS, Profile
from rouge_gui.metrics.profile_basics import ProfileError
from rouge_gui.metrics.rouge import UnknownMetricError
from rouge_gui.metrics.scoring import score
from rouge_gui.metrics.values import (
    Aggregate,
    AnyScore,
    Average,
    BleuScore,
    ChrfScore,
    CorpusCard,
    Note,
    Score,
    ScoreCard,
    TerScore,
)

__all__ = [
    "DEFAULT_METRICS",
    "Aggregate",
    "AnyScore",
    "Average",
    "BleuScore",
    "ChrfScore",
    "CorpusCard",
    "CorpusScores",
    "Note",
    "Pair",
    "Profile",
    "ProfileError",
    "Score",
    "ScoreCard",
    "TerScore",
    "UnknownMetricError",
    "score",
    "score_corpus",
]
