"""Weighted longest common subsequences: consecutive matches of length k earn k^w (Lin 2004, ROUGE-W).

The table is Lin's, floating-point steps included, because ties decide the path: equal tokens always go
diagonally, also where that is not the maximum, and add ``f(k + 1) - f(k)`` to a run of k; else the larger
neighbour is taken, the one above (drop the reference token) at a tie. Tokens are the characters of interned
texts. Nothing here knows spans or scores.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rouge_gui.metrics.lcs import Pair

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]

# numpy's anti-diagonals beat two rows of Python numbers from about this many cells
_ARRAY_CELLS = 250 * 250
# so many cells with equal tokens are held at once, some 60 bytes each
_MOST_MATCHES = 4_000_000
_DIAGONAL, _UP, _LEFT = 0, 1, 2


def align(reference: str, candidate: str, weight: float) -> list[Pair]:
    """Return the matched positions ``(reference, candidate)`` of the path the table chooses, ascending."""
    same = _common_end(reference, candidate)
    # the way back begins with equal tokens, which are taken whatever the table says
    first, second = len(reference) - same, len(candidate) - same
    path = _align(reference[:first], candidate[:second], weight)
    return path + [(first + step, second + step) for step in range(same)]


def _common_end(reference: str, candidate: str) -> int:
    most = min(len(reference), len(candidate))
    return next((same for same in range(most) if reference[-1 - same] != candidate[-1 - same]), most)


def _align(reference: str, candidate: str, weight: float) -> list[Pair]:
    shared = set(reference) & set(candidate)
    if not shared:
        return []
    short_reference, reference_places = _collapse(reference, shared)
    short_candidate, candidate_places = _collapse(candidate, shared)
    if len(short_reference) * len(short_candidate) < _ARRAY_CELLS:
        path = _align_rows(short_reference, short_candidate, weight)
    elif _count_matches(short_reference, short_candidate) <= _MOST_MATCHES:
        path = _align_diagonals(short_reference, short_candidate, weight)
    else:
        path = _align_dense(short_reference, short_candidate, weight)
    return [(reference_places[i], candidate_places[j]) for i, j in path]


def runs_of(path: list[Pair]) -> list[list[Pair]]:
    """Return ``path`` in stretches that are consecutive on both sides."""
    runs: list[list[Pair]] = []
    for i, j in path:
        if runs and runs[-1][-1] == (i - 1, j - 1):
            runs[-1].append((i, j))
        else:
            runs.append([(i, j)])
    return runs


def _collapse(text: str, shared: set[str]) -> tuple[str, list[int]]:
    """Return ``text`` with each stretch of tokens that match nothing as one of them, and where each token stood.

    A second row (or column) without a match repeats the first one and is left at once, so the path is the same.
    """
    kept: list[int] = []
    gap = False
    for place, token in enumerate(text):
        matching = token in shared
        if matching or not gap:
            kept.append(place)
        gap = not matching
    return "".join([text[place] for place in kept]), kept


def _count_matches(reference: str, candidate: str) -> int:
    counts = Counter(candidate)
    return sum([count * counts[token] for token, count in Counter(reference).items()])


def _powers(longest: int, weight: float) -> list[float]:
    return [float(length) ** weight for length in range(longest + 2)]


def _align_rows(reference: str, candidate: str, weight: float) -> list[Pair]:
    powers = _powers(min(len(reference), len(candidate)), weight)
    above = [0.0] * (len(candidate) + 1)
    above_runs = [0] * (len(candidate) + 1)
    moves: list[bytearray] = []
    for token in reference:
        row, runs, move = [0.0], [0], bytearray()
        left = 0.0
        for place, other in enumerate(candidate):
            if token == other:
                length = above_runs[place]
                left = above[place] + powers[length + 1] - powers[length]
                runs.append(length + 1)
                move.append(_DIAGONAL)
            else:
                runs.append(0)
                up = above[place + 1]
                if up >= left:
                    left = up
                    move.append(_UP)
                else:
                    move.append(_LEFT)
            row.append(left)
        moves.append(move)
        above, above_runs = row, runs
    path: list[Pair] = []
    i, j = len(reference) - 1, len(candidate) - 1
    while i >= 0 and j >= 0:
        taken = moves[i][j]
        if taken == _DIAGONAL:
            path.append((i, j))
            i -= 1
            j -= 1
        elif taken == _UP:
            i -= 1
        else:
            j -= 1
    path.reverse()
    return path


def _align_diagonals(reference: str, candidate: str, weight: float) -> list[Pair]:
    """Do what ``_align_rows`` does, one anti-diagonal at a time; index ``i`` of each array is row ``i``.

    The three newest anti-diagonals take turns in the same arrays: what lies beside one is 0 there, as it should be,
    for rows are only ever entered further down.
    """
    import numpy as np

    rows, columns = len(reference), len(candidate)
    places, lengths, bounds = _matches(reference, candidate)
    above = places - 1
    powers = np.array(_powers(min(rows, columns), weight))
    plus, minus = powers[lengths + 1], powers[lengths]
    before, last, cells = (np.zeros(rows + 2) for _ in range(3))
    higher = np.empty(rows + 1, dtype=np.bool_)
    ups: list[tuple[int, NDArray[np.uint8]]] = []
    for diagonal in range(2, rows + columns + 1):
        low, high = max(1, diagonal - columns), min(rows, diagonal - 1)
        up, left = last[low - 1 : high], last[low : high + 1]
        ups.append((low, np.packbits(np.greater_equal(up, left, out=higher[: high - low + 1]))))
        np.maximum(up, left, out=cells[low : high + 1])
        first, end = bounds[diagonal], bounds[diagonal + 1]
        if first < end:
            cells[places[first:end]] = before.take(above[first:end]) + plus[first:end] - minus[first:end]
        before, last, cells = last, cells, before
    return _walk_back(reference, candidate, ups)


def _matches(reference: str, candidate: str) -> tuple[Ints, Ints, list[int]]:
    """Return the row of each cell with equal tokens, how many such cells lead up to it diagonally, and where each
    anti-diagonal's begin.

    Equal tokens always go diagonally, so the length of a run does not depend on the table.
    """
    import numpy as np

    places: dict[str, list[int]] = {}
    for column, token in enumerate(candidate, 1):
        places.setdefault(token, []).append(column)
    inside = {token: np.array(found) for token, found in places.items()}
    found = [(row, inside[token]) for row, token in enumerate(reference, 1) if token in inside]
    rows = np.repeat(np.array([row for row, _ in found]), [len(columns) for _, columns in found])
    columns = np.concatenate([columns for _, columns in found])
    # short numbers are sorted without comparing; rows ascend already
    size = len(reference) + len(candidate)
    short = np.uint16 if size < 2**16 else np.int64
    by_offset = np.argsort((columns - rows + len(reference)).astype(short), kind="stable")
    number = np.arange(len(rows))
    own, other = rows[by_offset], columns[by_offset]
    starts = np.ones(len(rows), dtype=np.bool_)
    starts[1:] = (own[1:] != own[:-1] + 1) | (other[1:] != other[:-1] + 1)
    lengths = np.empty(len(rows), dtype=np.int64)
    lengths[by_offset] = number - np.maximum.accumulate(np.where(starts, number, 0))
    diagonals = (rows + columns).astype(short)
    order = np.argsort(diagonals, kind="stable")
    bounds = np.searchsorted(diagonals[order], np.arange(size + 2))
    return rows[order], lengths[order], bounds.tolist()


def _align_dense(reference: str, candidate: str, weight: float) -> list[Pair]:
    """Do what ``_align_diagonals`` does, and find equal tokens on the way: slower, without holding them all."""
    import numpy as np

    rows, columns = len(reference), len(candidate)
    left_codes = np.array(list(map(ord, reference)), dtype=np.int32)
    # backwards, so that both run the same way along an anti-diagonal
    right_codes = np.array(list(map(ord, reversed(candidate))), dtype=np.int32)
    powers = np.array(_powers(min(rows, columns), weight))
    before = np.zeros(rows + 1)
    last = np.zeros(rows + 1)
    before_runs = np.zeros(rows + 1, dtype=np.int32)
    last_runs = np.zeros(rows + 1, dtype=np.int32)
    ups: list[tuple[int, NDArray[np.uint8]]] = []
    for diagonal in range(2, rows + columns + 1):
        low, high = max(1, diagonal - columns), min(rows, diagonal - 1)
        up, left = last[low - 1 : high], last[low : high + 1]
        higher = up >= left
        ups.append((low, np.packbits(higher)))
        cells = np.zeros(rows + 1)
        runs = np.zeros(rows + 1, dtype=np.int32)
        np.maximum(up, left, out=cells[low : high + 1])
        first = columns - diagonal + low
        same = left_codes[low - 1 : high] == right_codes[first : first + high - low + 1]
        places = same.nonzero()[0] + low
        if places.size:
            lengths = before_runs[places - 1]
            cells[places] = before[places - 1] + powers[lengths + 1] - powers[lengths]
            runs[places] = lengths + 1
        before, last = last, cells
        before_runs, last_runs = last_runs, runs
    return _walk_back(reference, candidate, ups)


def _walk_back(reference: str, candidate: str, ups: list[tuple[int, NDArray[np.uint8]]]) -> list[Pair]:
    path: list[Pair] = []
    i, j = len(reference), len(candidate)
    while i and j:
        if reference[i - 1] == candidate[j - 1]:
            i -= 1
            j -= 1
            path.append((i, j))
            continue
        low, bits = ups[i + j - 2]
        place = i - low
        if bits[place >> 3] >> (7 - (place & 7)) & 1:
            i -= 1
        else:
            j -= 1
    path.reverse()
    return path
