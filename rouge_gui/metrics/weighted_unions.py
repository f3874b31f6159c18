"""The union of each reference sentence's weighted LCS with every candidate sentence, as ROUGE-1.5.5 marks it.

Many pairs of sentences of about one length fill their tables together: one numpy step per cell serves them all. Few
are aligned one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rouge_gui.metrics import weighted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    # reference sentence, its position, candidate sentence, its position
    HitArrays = tuple[Ints, Ints, Ints, Ints]

# from so many pairs of sentences on a numpy step per cell is cheaper
_MANY_PAIRS = 128
# the moves of one batch are kept, a byte for each cell
_BATCH_CELLS = 30_000_000

Hit = tuple[int, int, int, int]


class Unions(NamedTuple):
    """Which positions of each reference sentence are marked, and what they were matched with."""

    marked: list[set[int]]
    few: list[Hit]
    many: list[HitArrays]

    def hits(self) -> Iterator[Hit]:
        """Yield (reference sentence, position in it, candidate sentence, position in it)."""
        yield from self.few
        for arrays in self.many:
            yield from zip(*(array.tolist() for array in arrays), strict=True)


def find(references: Sequence[str], candidates: Sequence[str], weight: float) -> Unions:
    """Return the unions of ``references`` with ``candidates``, sentences of interned texts."""
    found = Unions([set() for _ in references], [], [])
    for ours in _by_length(references):
        for theirs in _by_length(candidates):
            if len(ours) * len(theirs) < _MANY_PAIRS:
                _align_few(found, (references, ours), (candidates, theirs), weight)
            else:
                _align_many(found, (references, ours), (candidates, theirs), weight)
    return found


def _by_length(sentences: Sequence[str]) -> list[list[int]]:
    """Return the sentences' numbers in groups within which no length is twice another."""
    groups: dict[int, list[int]] = {}
    for number, sentence in enumerate(sentences):
        groups.setdefault(len(sentence).bit_length(), []).append(number)
    return list(groups.values())


_Chosen = tuple[Sequence[str], list[int]]


def _align_few(found: Unions, ours: _Chosen, theirs: _Chosen, weight: float) -> None:
    for number in ours[1]:
        for other in theirs[1]:
            for i, j in weighted.align(ours[0][number], theirs[0][other], weight):
                found.marked[number].add(i)
                found.few.append((number, i, other, j))


def _align_many(found: Unions, ours: _Chosen, theirs: _Chosen, weight: float) -> None:
    import numpy as np

    candidates = _codes([theirs[0][other] for other in theirs[1]], -2)
    others = np.array(theirs[1])
    longest = max(len(ours[0][number]) for number in ours[1])
    step = max(_BATCH_CELLS // (longest * candidates.size), 1)
    for start in range(0, len(ours[1]), step):
        numbers = ours[1][start : start + step]
        batch = _Batch(_codes([ours[0][number] for number in numbers], -1), candidates, weight)
        lengths = [
            np.array([len(sentences[number]) for number in chosen])
            for sentences, chosen in ((ours[0], numbers), theirs)
        ]
        own = np.array(numbers)
        for rows, i, columns, j in batch.walk_back(*lengths):
            found.many.append((own[rows], i, others[columns], j))
            for number, place in set(zip(own[rows].tolist(), i.tolist(), strict=True)):
                found.marked[number].add(place)


def _codes(sentences: list[str], padding: int) -> NDArray[np.int32]:
    import numpy as np

    table = np.full((len(sentences), max(map(len, sentences))), padding, dtype=np.int32)
    for row, sentence in zip(table, sentences, strict=True):
        row[: len(sentence)] = list(map(ord, sentence))
    return table


class _Batch:
    """The tables of all pairs of two groups of sentences (rows and columns of codes), as ``weighted`` fills them."""

    def __init__(self, references: NDArray[np.int32], candidates: NDArray[np.int32], weight: float) -> None:
        import numpy as np

        self._references, self._candidates = references, candidates
        rows, columns = references.shape[1], candidates.shape[1]
        size = references.shape[0] * candidates.shape[0]
        powers = np.array([float(length) ** weight for length in range(min(rows, columns) + 2)])
        self._ups = np.empty((rows, columns, size), dtype=np.bool_)
        above, above_runs = np.zeros((columns + 1, size)), np.zeros((columns + 1, size), dtype=np.int32)
        for row in range(rows):
            cells, runs = np.zeros_like(above), np.zeros_like(above_runs)
            tokens = references[:, row, None]
            for column in range(columns):
                up, left, cell = above[column + 1], cells[column], cells[column + 1]
                np.greater_equal(up, left, out=self._ups[row, column])
                np.maximum(up, left, out=cell)
                same = np.flatnonzero(tokens == candidates[:, column])
                if same.size:
                    length = above_runs[column, same]
                    cell[same] = above[column, same] + powers[length + 1] - powers[length]
                    runs[column + 1, same] = length + 1
            above, above_runs = cells, runs

    def walk_back(self, rows: Ints, columns: Ints) -> Iterator[HitArrays]:
        """Yield the matches of all paths at once, step by step: sentence and position, twice."""
        import numpy as np

        width = self._candidates.shape[0]
        pairs = np.arange(self._references.shape[0] * width)
        i, j = rows[pairs // width], columns[pairs % width]
        while pairs.size:
            row, column = pairs // width, pairs % width
            same = self._references[row, i - 1] == self._candidates[column, j - 1]
            up = self._ups[i - 1, j - 1, pairs]
            if same.any():
                yield row[same], i[same] - 1, column[same], j[same] - 1
            i, j = i - (same | up), j - (same | ~up)
            left = (i > 0) & (j > 0)
            pairs, i, j = pairs[left], i[left], j[left]
