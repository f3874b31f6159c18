"""Skip-bigrams: ordered pairs of tokens with at most ``distance`` tokens between (Lin 2004, ROUGE-S and SU).

``distance`` None allows any. Texts are interned. Pairs are counted over the types that both texts hold, never
one by one where the distance is large. The leftmost occurrences of a pair, by their first token and
then by their second, are the credited ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Counts = NDArray[np.int64]

# Which unigrams SU adds: none (S), all (Lin 2004), or all but the text's last token (ROUGE-1.5.5).
Unigrams = Literal["none", "all", "all-but-last"]

# Up to here pairs are counted one by one.
_NEAR = 24
# The table of pair counts is worked through in bands of at most so many cells.
_TABLE_CELLS = 4_000_000


class SkipRule(NamedTuple):
    """Which pairs and unigrams a metric counts."""

    distance: int | None
    unigrams: Unigrams

    def unigram_text(self, text: str) -> str:
        """Return the tokens of ``text`` that count as unigrams."""
        if self.unigrams == "all":
            return text
        return text[:-1] if self.unigrams == "all-but-last" else ""

    def total(self, length: int) -> int:
        """Return how many pairs and unigrams a text of ``length`` tokens holds."""
        most = length - 1 if self.distance is None else min(self.distance + 1, length - 1)
        pairs = most * length - most * (most + 1) // 2 if length > 1 else 0
        return pairs + {"none": 0, "all": length, "all-but-last": max(length - 1, 0)}[self.unigrams]

    def reach(self, text: str) -> int:
        """Return how far behind a token the second token of its pairs may stand."""
        return len(text) if self.distance is None else min(self.distance + 1, len(text))


def clipped_pairs(reference: str, candidate: str, rule: SkipRule) -> int:
    """Return the clipped count of skip-bigrams, unigrams left out."""
    if rule.distance is not None and rule.distance <= _NEAR:
        ours, theirs = (_near_pairs(text, rule.distance) for text in (reference, candidate))
        # the same as (ours & theirs).total(), which takes all other pairs out first
        return sum([min(count, theirs[pair]) for pair, count in ours.items() if pair in theirs])
    return sum(int(table.sum()) for _, table in _clipped_tables(reference, candidate, rule))


def _near_pairs(text: str, distance: int) -> Counter[tuple[str, str]]:
    counts: Counter[tuple[str, str]] = Counter()
    for step in range(1, distance + 2):
        counts.update(zip(text, text[step:], strict=False))
    return counts


def _shared_codes(reference: str, candidate: str) -> tuple[list[int], list[int], int]:
    """Return both texts as numbers of the types they share (-1 for the others), and how many those are."""
    inside = set(candidate)
    types = {token: code for code, token in enumerate(dict.fromkeys(t for t in reference if t in inside))}
    return [types.get(t, -1) for t in reference], [types.get(t, -1) for t in candidate], len(types)


def _clipped_tables(reference: str, candidate: str, rule: SkipRule) -> Iterator[tuple[int, Counts]]:
    """Yield bands of the table of clipped counts: rows are first tokens from the number given, columns second."""
    import numpy as np

    left, right, size = _shared_codes(reference, candidate)
    band = max(_TABLE_CELLS // max(size, 1), 1)
    for start in range(0, size, band):
        stop = min(start + band, size)
        ours = _pair_table(left, rule.reach(reference), start, stop, size)
        theirs = _pair_table(right, rule.reach(candidate), start, stop, size)
        yield start, np.minimum(ours, theirs, out=ours)


def _pair_table(codes: list[int], reach: int, start: int, stop: int, size: int) -> Counts:
    """Count the pairs whose first type is in ``start`` … ``stop``, by a window that runs ahead of the first token."""
    import numpy as np

    table = np.zeros((stop - start, size), dtype=np.int64)
    for first, window in _windows(codes, reach, size):
        if start <= first < stop:
            table[first - start] += window
    return table


def _windows(codes: list[int], reach: int, size: int) -> Iterator[tuple[int, Counts]]:
    """Yield each token of a shared type with the counts of the types within reach behind it."""
    import numpy as np

    window = np.zeros(size, dtype=np.int64)
    for code in codes[1 : reach + 1]:
        if code >= 0:
            window[code] += 1
    for place, first in enumerate(codes):
        yield first, window
        leaving, entering = place + 1, place + reach + 1
        if leaving < len(codes) and codes[leaving] >= 0:
            window[codes[leaving]] -= 1
        if entering < len(codes) and codes[entering] >= 0:
            window[codes[entering]] += 1


class SkipCredits(NamedTuple):
    """For each token of one side: how many credited units start there, and whether any pair there was clipped."""

    weights: list[int]
    clipped: list[bool]


def credits_of(own: str, other: str, rule: SkipRule) -> SkipCredits:
    """Return what each token of ``own`` starts against ``other``; the weights add up to the matches."""
    weights, clipped = [0] * len(own), [False] * len(own)
    near = rule.distance is not None and rule.distance <= _NEAR
    own_codes, other_codes, size = ([], [], 0) if near else _shared_codes(own, other)
    if near:
        _credit_near(own, other, rule.distance or 0, weights, clipped)
    elif size:
        _credit_pairs(own_codes, other_codes, (rule.reach(own), rule.reach(other)), weights, clipped)
    budget = Counter(rule.unigram_text(other))
    for place, token in enumerate(rule.unigram_text(own)):
        if token not in budget:
            continue
        if budget[token] > 0:
            budget[token] -= 1
            weights[place] += 1
        else:
            clipped[place] = True
    return SkipCredits(weights, clipped)


def _credit_near(own: str, other: str, distance: int, weights: list[int], clipped: list[bool]) -> None:
    left: dict[tuple[str, str], int] = _near_pairs(other, distance)
    for place, first in enumerate(own):
        for second in own[place + 1 : place + distance + 2]:
            count = left.get((first, second))
            if count:
                left[first, second] = count - 1
                weights[place] += 1
            elif count is not None:
                clipped[place] = True


def _credit_pairs(
    own: list[int], other: list[int], reaches: tuple[int, int], weights: list[int], clipped: list[bool]
) -> None:
    import numpy as np

    size = max(own) + 1
    band = max(_TABLE_CELLS // size, 1)
    for start in range(0, size, band):
        stop = min(start + band, size)
        left = _pair_table(other, reaches[1], start, stop, size)
        for place, (first, window) in enumerate(_windows(own, reaches[0], size)):
            if start <= first < stop:
                # what is left for this first type goes to the leftmost of its tokens
                row = left[first - start]
                taken = np.minimum(row, window)
                row -= taken
                weights[place] = int(taken.sum())
    if all(weights):
        return
    met = _types_met(other, reaches[1])
    for place, code in enumerate(own):
        if code >= 0 and not weights[place]:
            behind = own[place + 1 : place + reaches[0] + 1]
            clipped[place] = any(second in met.get(code, ()) for second in behind if second >= 0)


def _types_met(codes: list[int], reach: int) -> dict[int, set[int]]:
    """Return for each type the types that stand within reach behind it somewhere."""
    met: dict[int, set[int]] = {}
    if reach >= len(codes):
        # the first token of a type has the most behind it
        firsts = {code: place for place, code in reversed(list(enumerate(codes)))}
        seen: set[int] = set()
        for place in range(len(codes) - 1, -1, -1):
            code = codes[place]
            if code >= 0:
                if firsts[code] == place:
                    met[code] = set(seen)
                seen.add(code)
        return met
    for place, code in enumerate(codes):
        if code >= 0:
            met.setdefault(code, set()).update(
                second for second in codes[place + 1 : place + reach + 1] if second >= 0
            )
    return met


def credited_pairs(own: str, other: str, rule: SkipRule, place: int) -> list[int]:
    """Return the positions of the second tokens of the credited pairs that start at ``place``, ascending."""
    form = own[place]
    offered: Counter[str] = Counter()
    for start, token in enumerate(other):
        if token == form:
            offered.update(other[start + 1 : start + rule.reach(other) + 1])
    reach = rule.reach(own)
    for start in range(place):
        if own[start] == form:
            offered.subtract(Counter(own[start + 1 : start + reach + 1]))
    found: list[int] = []
    for second in range(place + 1, min(place + reach + 1, len(own))):
        token = own[second]
        if offered[token] > 0:
            offered[token] -= 1
            found.append(second)
    return found


def credited_pairs_of(own: str, other: str, rule: SkipRule, form: str) -> list[tuple[int, int]]:
    """Return the positions of the credited pairs of ``own`` whose first token is ``form``, in text order."""
    reach_there, reach = rule.reach(other), rule.reach(own)
    offered: Counter[str] = Counter()
    for start, token in enumerate(other):
        if token == form:
            offered.update(other[start + 1 : start + reach_there + 1])
    found: list[tuple[int, int]] = []
    for first, token in enumerate(own):
        if token != form:
            continue
        for second in range(first + 1, min(first + reach + 1, len(own))):
            if offered[own[second]] > 0:
                offered[own[second]] -= 1
                found.append((first, second))
    return found
