"""Corrections of p-values when many comparisons are looked at."""

from __future__ import annotations

from collections.abc import Sequence


def holm(values: Sequence[float]) -> list[float]:
    """Return p-values adjusted so that the chance of any false finding stays below the level (Holm 1979)."""
    order = sorted(range(len(values)), key=values.__getitem__)
    adjusted = [0.0] * len(values)
    largest = 0.0
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, (len(values) - rank) * values[place]))
        adjusted[place] = largest
    return adjusted


def benjamini_hochberg(values: Sequence[float]) -> list[float]:
    """Return p-values adjusted so that the share of false findings stays below the level (Benjamini, Hochberg 1995)."""
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    adjusted = [0.0] * len(values)
    smallest = 1.0
    for left, place in enumerate(order):
        rank = len(values) - left
        smallest = min(smallest, values[place] * len(values) / rank)
        adjusted[place] = smallest
    return adjusted
