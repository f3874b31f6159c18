"""The table of the longest common subsequence as an array, with the path that was chosen and how many there are.

Rows are reference tokens, columns candidate tokens, both with an empty one before the first. ``lengths[i, j]`` is the
length of the LCS of the first ``i`` reference tokens and the first ``j`` candidate tokens (Wagner and Fischer 1974).
Imports numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import Comparison

Lengths: TypeAlias = npt.NDArray[np.uint16]
Weights: TypeAlias = npt.NDArray[np.float64]

# more cells than this are not laid out (2 bytes each)
MOST_CELLS = 40_000_000
# the paths are counted exactly, with integers of any length, up to here
MOST_COUNTED_CELLS = 4_100_000


class TableTooLargeError(ValueError):
    """The table would have too many cells; ``cells`` says how many."""

    def __init__(self, cells: int) -> None:
        super().__init__(f"table of {cells} cells")
        self.cells = cells


@dataclass(frozen=True, slots=True)
class LcsTable:
    """``lengths`` is (reference tokens + 1, candidate tokens + 1); ``path`` the matched cells (i, j) from 1, ascending.

    ``reference`` and ``candidate`` are the tokens on the two axes.
    """

    reference: tuple[str, ...]
    candidate: tuple[str, ...]
    lengths: Lengths
    path: tuple[tuple[int, int], ...]

    @property
    def length(self) -> int:
        """The length of the LCS: the last corner."""
        return int(self.lengths[-1, -1])


def lcs_table(comparison: Comparison, reference: int = 0) -> LcsTable:
    """Return the text-level table of a reference and the candidate. Raises TableTooLargeError and IndexError."""
    pair = comparison.pair(reference)
    ours, theirs = pair.reference_text, pair.candidate_text
    check_cells(ours, theirs)
    return LcsTable(
        tuple(pair.reference.whole.forms),
        tuple(pair.candidate.whole.forms),
        lengths_of(ours, theirs),
        tuple((i + 1, j + 1) for i, j in pair.alignment),
    )


@dataclass(frozen=True, slots=True)
class WeightedTable:
    """As ``LcsTable``: ``values`` is what the weighted LCS of two prefixes earns, ``runs`` how many equal tokens end.

    Where ``runs`` is not 0 the table goes diagonally, whatever the neighbours hold (Lin 2004).
    """

    reference: tuple[str, ...]
    candidate: tuple[str, ...]
    values: Weights
    runs: Lengths
    path: tuple[tuple[int, int], ...]


def weighted_table(comparison: Comparison, reference: int = 0) -> WeightedTable:
    """Return the text-level table of ROUGE-W. Raises TableTooLargeError and IndexError."""
    pair, weight = comparison.pair(reference), comparison.profile.weight
    ours, theirs = pair.reference_text, pair.candidate_text
    check_cells(ours, theirs)
    runs = run_lengths(ours, theirs)
    return WeightedTable(
        tuple(pair.reference.whole.forms),
        tuple(pair.candidate.whole.forms),
        weighted_values(runs, weight),
        runs,
        tuple((i + 1, j + 1) for run in pair.weighted_runs(weight) for i, j in run),
    )


def run_lengths(reference: str, candidate: str) -> Lengths:
    """Return how many consecutive equal tokens end at each pair of tokens."""
    runs = np.zeros((len(reference) + 1, len(candidate) + 1), np.uint16)
    codes = codes_of(candidate)
    matches = {token: (codes == ord(token)).astype(np.uint16) for token in set(reference)}
    for row, token in enumerate(reference, 1):
        np.multiply(runs[row - 1, :-1] + 1, matches[token], out=runs[row, 1:])
    return runs


def weighted_values(runs: Lengths, weight: float) -> Weights:
    """Return the table of ``metrics.weighted`` for these run lengths, filled one anti-diagonal at a time."""
    rows, columns = runs.shape
    powers = np.arange(min(rows, columns) + 1, dtype=np.float64) ** weight
    before = np.concatenate((powers[:1], powers[:-1]))
    values = np.zeros(rows * columns)
    flat_runs = runs.reshape(-1)
    # the last diagonals by row: what is read again lies side by side
    own, left, corner = np.zeros((3, rows))
    for diagonal in range(2, rows + columns - 1):
        low, high = max(1, diagonal - columns + 1), min(rows - 1, diagonal - 1)
        # one row down and one column to the left is so many cells further
        cells = slice(low * (columns - 1) + diagonal, high * (columns - 1) + diagonal + 1, columns - 1)
        lengths = flat_runs[cells]
        filled = own[low : high + 1]
        np.maximum(left[low - 1 : high], left[low : high + 1], out=filled)
        equal = np.flatnonzero(lengths)
        runs_there = lengths[equal]
        filled[equal] = corner[low - 1 : high][equal] + powers[runs_there] - before[runs_there]
        values[cells] = filled
        own, left, corner = corner, own, left
    return values.reshape(rows, columns)


def check_cells(ours: str, theirs: str) -> None:
    """Raise TableTooLargeError for two texts whose table would not be laid out."""
    cells = (len(ours) + 1) * (len(theirs) + 1)
    if cells > MOST_CELLS:
        raise TableTooLargeError(cells)


def codes_of(text: str) -> npt.NDArray[np.uint32]:
    """Return an interned text as numbers."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def lengths_of(reference: str, candidate: str) -> Lengths:
    """Return the table of two interned texts, row by row.

    In a row the length grows by at most one where the tokens are equal, and is carried to the right: so a row is the
    running maximum of the row above and of its diagonal plus one at the matches.
    """
    table = np.zeros((len(reference) + 1, len(candidate) + 1), np.uint16)
    if not reference or not candidate:
        return table
    codes = codes_of(candidate)
    matches = {token: (codes == ord(token)).astype(np.uint16) for token in set(reference)}
    for row, token in enumerate(reference, 1):
        above, own = table[row - 1], table[row]
        np.maximum(above[1:], (above[:-1] + 1) * matches[token], out=own[1:])
        np.maximum.accumulate(own, out=own)
    return table


def reversed_lengths(reference: str, candidate: str) -> Lengths:
    """Return the table whose cell ``[i, j]`` is the LCS of the tokens from ``i`` and from ``j`` on."""
    return lengths_of(reference[::-1], candidate[::-1])[::-1, ::-1]


def count_paths(
    reference: str, candidate: str, lengths: Lengths, is_wanted: Callable[[], bool] = lambda: True
) -> int | None:
    """Return how many different sets of matched pairs are a longest common subsequence; None for too large a table.

    None also where ``is_wanted``, asked before each row, says no.

    ``N[i, j]`` counts those of two prefixes: with both last tokens matched, plus those that leave out the one or the
    other, less those that leave out both, each where it is as long. Along a row, left to right, that is a running sum
    over each stretch of equal length.
    """
    if lengths.size > MOST_COUNTED_CELLS:
        return None
    if not lengths[-1, -1]:
        return 0
    codes = codes_of(candidate)
    counts = np.ones(len(candidate) + 1, object)
    for row, token in enumerate(reference, 1):
        if not is_wanted():
            return None
        above, own = lengths[row - 1], lengths[row]
        terms = np.zeros(len(candidate) + 1, object)
        terms[0] = 1
        kept = above == own
        terms[1:] += counts[1:] * kept[1:]
        terms[1:] -= counts[:-1] * (above[:-1] == own[1:])
        terms[1:] += counts[:-1] * (codes == ord(token)) * (above[:-1] + 1 == own[1:])
        sums = np.cumsum(terms)
        # a stretch begins where the length grows; what was summed before does not belong to it
        starts = np.flatnonzero(np.diff(own, prepend=own[:1] + 1))
        before = np.concatenate(([0], sums[starts[1:] - 1])) if len(starts) > 1 else np.zeros(1, object)
        stretch = np.searchsorted(starts, np.arange(len(own)), side="right") - 1
        counts = sums - before[stretch]
    return int(counts[-1])
