"""Which candidate sentence covers which reference sentence: the LCS of every two, and what their union is credited."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from rouge_gui.compare.comparison import Comparison
from rouge_gui.metrics import lcs
from rouge_gui.text import Span, TokenRun

# more pairs of sentences than this are not laid out
MOST_CELLS = 250_000


class TooManySentencesError(ValueError):
    """Too many pairs of sentences; ``cells`` says how many."""

    def __init__(self, cells: int) -> None:
        super().__init__(f"{cells} pairs of sentences")
        self.cells = cells


@dataclass(frozen=True, slots=True)
class Sentence:
    """Where a sentence lies in its text (code points, first to last token) and how many tokens it has."""

    span: Span
    tokens: int


@dataclass(frozen=True, slots=True)
class SentenceCover:
    """``lengths[i][j]`` is the LCS of reference sentence ``i`` and candidate sentence ``j``, in tokens.

    ``union[i]`` counts the tokens of sentence ``i`` that lie on any of its LCSs, ``credited[i]`` those of them within
    the budget: their sum is the matches of ROUGE-Lsum.
    """

    reference: tuple[Sentence, ...]
    candidate: tuple[Sentence, ...]
    lengths: tuple[tuple[int, ...], ...]
    union: tuple[int, ...]
    credited: tuple[int, ...]

    def share(self, row: int, column: int) -> float:
        """Return which share of a reference sentence a candidate sentence covers."""
        return self.lengths[row][column] / self.reference[row].tokens

    def best(self, row: int) -> int | None:
        """Return the first candidate sentence that covers most of a reference sentence; None if none covers any."""
        longest = max(self.lengths[row], default=0)
        return self.lengths[row].index(longest) if longest else None


def sentence_cover(comparison: Comparison, reference: int = 0) -> SentenceCover:
    """Return the cover of one reference's sentences. Raises TooManySentencesError and IndexError."""
    pair = comparison.pair(reference)
    texts = pair.summary_reference_text, pair.summary_candidate_text
    runs = pair.reference.summary, pair.candidate.summary
    cells = len(runs[0].ranges) * len(runs[1].ranges)
    if cells > MOST_CELLS:
        raise TooManySentencesError(cells)
    ours, theirs = (
        [text[start:end] for start, end in run.ranges] for text, run in zip(texts, runs, strict=True)
    )
    matches = pair.summary_matches
    marked = sorted([*matches.credited, *matches.surplus])
    return SentenceCover(
        _sentences(runs[0]),
        _sentences(runs[1]),
        tuple(tuple(lcs.length(sentence, other) for other in theirs) for sentence in ours),
        _counted(marked, runs[0].ranges),
        _counted(matches.credited, runs[0].ranges),
    )


def _sentences(run: TokenRun) -> tuple[Sentence, ...]:
    spans = run.mark_spans
    return tuple(Sentence((spans[start][0], spans[end - 1][1]), end - start) for start, end in run.ranges)


def _counted(places: list[int], ranges: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return how many of ``places``, ascending, lie in each range."""
    return tuple(bisect_left(places, end) - bisect_left(places, start) for start, end in ranges)
