"""Longest common subsequences in bit-parallel rows, with the tie rule that ROUGE-Lsum depends on.

A row of the LCS table is one Python integer: bit ``j`` of row ``i`` is 0 where
``c[i][j + 1] = c[i][j] + 1`` (Crochemore et al. 2001, "A fast and practical bit-vector algorithm for the
longest common subsequence problem"). Rows cost four big-integer operations each, so no table of cells
is ever made.

The path is the one of rouge-score 0.1.2 and ROUGE-1.5.5: from the end, equal tokens → diagonal; else if
``c[i-1][j] >= c[i][j-1]`` drop the reference token, else the candidate token. Followed along a row, the rule
becomes one decision per reference token ``i`` at candidate prefix ``j``: where the row gained over the one above
(``c[i][j] > c[i-1][j]``) or the two last tokens are equal, the token is matched with its last occurrence in the
prefix; otherwise it is dropped.

Tokens are the characters of interned texts (see ``intern``). Nothing here knows spans or scores.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from rapidfuzz.distance import LCSseq

Pair = tuple[int, int]


def length(reference: str, candidate: str) -> int:
    """Return the length of the longest common subsequence of two interned texts."""
    return LCSseq.similarity(reference, candidate)


def _masks(candidate: str) -> dict[str, int]:
    """Return for each token the integer whose bit ``j`` is set where ``candidate[j]`` is that token."""
    masks: dict[str, int] = {}
    bit = 1
    for token in candidate:
        masks[token] = masks.get(token, 0) | bit
        bit <<= 1
    return masks


def align(reference: str, candidate: str) -> list[Pair]:
    """Return the matched positions ``(reference, candidate)`` of the path the tie rule chooses, ascending."""
    pairs: list[Pair] = []
    end_r, end_c = len(reference), len(candidate)
    # equal ends go diagonally by the rule itself
    while end_r and end_c and reference[end_r - 1] == candidate[end_c - 1]:
        end_r -= 1
        end_c -= 1
        pairs.append((end_r, end_c))
    candidate = candidate[:end_c]
    masks = _masks(candidate)
    rows = _rows(reference[:end_r], masks, end_c)
    column = end_c
    prefix = (1 << column) - 1
    for index in range(end_r - 1, -1, -1):
        occurrences = masks.get(reference[index], 0) & prefix
        if not occurrences:
            continue
        last = occurrences.bit_length() - 1
        if last != column - 1:
            # the highest differing bit tells which row was ahead there; equal rows gained nothing
            change = (rows[index] ^ rows[index + 1]) & prefix
            if not change or not rows[index] >> (change.bit_length() - 1) & 1:
                continue
        column = last
        prefix = (1 << column) - 1
        pairs.append((index, column))
    pairs.reverse()
    return pairs


def _rows(reference: str, masks: dict[str, int], width: int) -> list[int]:
    """Return rows 0 … len(reference). Carries above ``width`` bits stay; readers mask them off."""
    row = (1 << width) - 1
    rows = [row]
    get = masks.get
    for token in reference:
        mask = get(token)
        if mask:
            gained = row & mask
            row = (row + gained) | (row ^ gained)
        rows.append(row)
    return rows


class UnionLcs(NamedTuple):
    """The union of one reference sentence's LCS with each candidate sentence.

    ``positions`` are the marked positions in the reference sentence, ascending; ``hits`` for each of them the
    candidate tokens it was matched with, as bits that ``CandidateSentences`` reads.
    """

    positions: list[int]
    hits: list[int]


class CandidateSentences:
    """A candidate split into sentences, laid out so that one pass serves them all.

    The sentences stand in one integer, each in a field of its own with a guard bit above it that stops the
    additions' carries; so the LCS rows of a reference sentence with *every* candidate sentence cost one pass.
    Backtracking runs on mirrored bits, where "last occurrence in the prefix" is the lowest set bit from
    the field's cursor upwards: one subtraction moves all cursors.
    """

    def __init__(self, candidate: str, ranges: Sequence[tuple[int, int]], wanted: str) -> None:
        """Lay out ``candidate``, whose sentences are ``ranges``, for reference sentences of ``wanted`` tokens."""
        self._starts = [start for start, _ in ranges]
        self._width = sum(end - start + 1 for start, end in ranges)
        self._bytes = (self._width + 7) // 8
        self._field_firsts: list[int] = []
        masks = dict.fromkeys(wanted, 0)
        mirrored = masks.copy()
        guards = 0
        bit, mirrored_bit = 1, 1 << (self._bytes * 8 - 1)
        for start, end in ranges:
            self._field_firsts.append(bit.bit_length() - 1)
            for token in candidate[start:end]:
                if token in masks:
                    masks[token] |= bit
                    mirrored[token] |= mirrored_bit
                bit <<= 1
                mirrored_bit >>= 1
            guards |= bit
            bit <<= 1
            mirrored_bit >>= 1
        self._masks = masks
        self._mirrored = mirrored
        self._full = (bit - 1) ^ guards
        # a cursor that leaves its field steps on the mirrored guard of the sentence before, or above all
        self._mirrored_full = self._mirror(self._full)
        self._cursors = self._mirror(guards) << 1

    def _mirror(self, bits: int) -> int:
        return int.from_bytes(bits.to_bytes(self._bytes, "little").translate(_MIRRORED_BYTE), "big")

    def union(self, sentence: str) -> UnionLcs:
        """Return the union LCS of a reference ``sentence`` with all candidate sentences."""
        gains = self._gains(sentence)
        cursors = self._cursors
        field = self._mirrored_full
        masks = self._mirrored
        marked: list[int] = []
        matched: list[int] = []
        for index, gained in reversed(gains):
            mask = masks[sentence[index]]
            taken = cursors & (mask | gained)
            if taken:
                hits = mask & ~(mask - taken)
                cursors = (cursors ^ taken) | ((hits << 1) & field)
                marked.append(index)
                matched.append(hits)
        marked.reverse()
        matched.reverse()
        return UnionLcs(marked, matched)

    def _gains(self, sentence: str) -> list[tuple[int, int]]:
        """Return the tokens that occur in the candidate with the mirrored bits of the prefixes they gain."""
        row = full = self._full
        masks = self._masks
        size = self._bytes
        gains: list[tuple[int, int]] = []
        for index, token in enumerate(sentence):
            mask = masks[token]
            if not mask:
                continue
            chosen = row & mask
            if not chosen:
                # no row gains here, but a cursor may stand on the token itself
                gains.append((index, 0))
                continue
            wide = (row + chosen) | (row ^ chosen)
            # The row gains from each bit that falls to 0 up to the bit that rises to 1, or up to the guard: the
            # difference of the two rows is those stretches.
            gained = wide - row
            row = wide & full
            turned = gained.to_bytes(size, "little").translate(_MIRRORED_BYTE)
            gains.append((index, int.from_bytes(turned, "big")))
        return gains

    def positions(self, hits: int) -> list[int]:
        """Return the candidate positions in ``hits``, ascending."""
        positions: list[int] = []
        while hits:
            position = self.first_position(hits)
            positions.append(position)
            hits ^= self.bit(position)
        return positions

    def first_position(self, hits: int) -> int:
        """Return the first candidate position in ``hits``, which is not empty."""
        # mirrored bits run from the end of the candidate
        place = self._bytes * 8 - hits.bit_length()
        field = bisect_right(self._field_firsts, place) - 1
        return self._starts[field] + place - self._field_firsts[field]

    def bit(self, position: int) -> int:
        """Return the bit that stands for a candidate position in hits."""
        field = bisect_right(self._starts, position) - 1
        place = self._field_firsts[field] + position - self._starts[field]
        return 1 << (self._bytes * 8 - 1 - place)


_MIRRORED_BYTE = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
