"""Slow, obvious computations straight from the definitions, to hold the fast ones against."""

from __future__ import annotations

from collections import Counter


def lcs_table(reference: list[str], candidate: list[str]) -> list[list[int]]:
    """Return the textbook table of LCS lengths of all prefixes."""
    table = [[0] * (len(candidate) + 1) for _ in range(len(reference) + 1)]
    for i, left in enumerate(reference, 1):
        for j, right in enumerate(candidate, 1):
            if left == right:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table


def lcs_path(reference: list[str], candidate: list[str]) -> list[tuple[int, int]]:
    """Return the path of the tie rule of SCORING §3."""
    table = lcs_table(reference, candidate)
    i, j = len(reference), len(candidate)
    path: list[tuple[int, int]] = []
    while i and j:
        if reference[i - 1] == candidate[j - 1]:
            i, j = i - 1, j - 1
            path.append((i, j))
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return path[::-1]


def clipped(reference: list[str], candidate: list[str], n: int) -> int:
    """Return the clipped count of n-grams."""
    left = Counter(tuple(reference[k : k + n]) for k in range(len(reference) - n + 1))
    right = Counter(tuple(candidate[k : k + n]) for k in range(len(candidate) - n + 1))
    return sum((left & right).values())


def summary_hits(reference: list[list[str]], candidate: list[list[str]]) -> int:
    """Return the hits of the summary-level LCS, both budgets kept."""
    left = Counter(token for sentence in reference for token in sentence)
    right = Counter(token for sentence in candidate for token in sentence)
    hits = 0
    for sentence in reference:
        union = sorted({i for other in candidate for i, _ in lcs_path(sentence, other)})
        for i in union:
            token = sentence[i]
            if left[token] > 0 and right[token] > 0:
                left[token] -= 1
                right[token] -= 1
                hits += 1
    return hits


def weighted_path(reference: list[str], candidate: list[str], weight: float) -> list[tuple[int, int]]:
    """Return the path of the weighted LCS table (SCORING §3, the paper's W)."""
    rows, columns = len(reference), len(candidate)
    table = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    runs = [[0] * (columns + 1) for _ in range(rows + 1)]
    for i in range(1, rows + 1):
        for j in range(1, columns + 1):
            if reference[i - 1] == candidate[j - 1]:
                run = runs[i - 1][j - 1]
                table[i][j] = table[i - 1][j - 1] + (run + 1) ** weight - run**weight
                runs[i][j] = run + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    i, j = rows, columns
    path: list[tuple[int, int]] = []
    while i and j:
        if reference[i - 1] == candidate[j - 1]:
            i, j = i - 1, j - 1
            path.append((i, j))
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return path[::-1]


def skip_units(tokens: list[str], distance: int | None, unigrams: str) -> Counter[tuple[str, ...]]:
    """Return every skip-bigram and unigram, one by one."""
    units: Counter[tuple[str, ...]] = Counter()
    for i, first in enumerate(tokens):
        for j in range(i + 1, len(tokens)):
            if distance is None or j <= i + distance + 1:
                units[first, tokens[j]] += 1
        if unigrams == "all" or (unigrams == "all-but-last" and i < len(tokens) - 1):
            units[first,] += 1
    return units
