"""Marks of ROUGE-W: one for each run of the weighted common subsequence, which earns length^weight.

They read what gave the score, so both sides' weights add up to its matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rouge_gui.compare.marks import CREDITED, SURPLUS, UNMATCHED, Mark, Marks
from rouge_gui.metrics import Pair
from rouge_gui.text import Span


class RunMark(NamedTuple):
    """A mark with the number of tokens in its run, in all stretches of it; 0 for a token in no run."""

    mark: Mark
    length: int


# of the reference and of the candidate, in text order
BothRuns = tuple[list[RunMark], list[RunMark]]


def bare_marks(runs: BothRuns) -> tuple[Marks, Marks]:
    """Return the marks alone."""
    return tuple(mark for mark, _ in runs[0]), tuple(mark for mark, _ in runs[1])


def text_runs(pair: Pair, weight: float) -> BothRuns:
    """Return the marks of the text-level weighted LCS: runs consecutive on both sides, and the tokens off it."""
    runs = pair.weighted_runs(weight)
    earned = [float(len(run)) ** weight for run in runs]
    reference, candidate = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
    ours = [[place for place, _ in run] for run in runs]
    theirs = [[place for _, place in run] for run in runs]
    return (
        _side(reference, ours, _stretches(candidate, theirs), earned),
        _side(candidate, theirs, _stretches(reference, ours), earned),
    )


def _stretches(spans: Sequence[Span], runs: list[list[int]]) -> list[Span]:
    return [(spans[run[0]][0], spans[run[-1]][1]) for run in runs]


def _side(
    own: Sequence[Span], runs: list[list[int]], partners: list[Span], earned: list[float]
) -> list[RunMark]:
    marks: list[RunMark] = []
    free = 0
    for run, partner, weight in zip(runs, partners, earned, strict=True):
        marks += [RunMark(Mark(*span, UNMATCHED), 0) for span in own[free : run[0]]]
        credited = Mark(own[run[0]][0], own[run[-1]][1], CREDITED, (partner,), weight)
        marks.append(RunMark(credited, len(run)))
        free = run[-1] + 1
    marks += [RunMark(Mark(*span, UNMATCHED), 0) for span in own[free:]]
    return marks


def summary_runs(pair: Pair, weight: float) -> BothRuns:
    """Return the marks of ROUGE-1.5.5's W: runs of marked reference positions, whatever lies between their partners.

    A run that is not in one stretch has a mark for each stretch; the first of them bears the weight.
    """
    matches = pair.weighted_summary(weight)
    earned = [float(len(run)) ** weight for run in matches.runs]
    theirs = partners_of_runs(pair, weight)
    places = (
        [_consecutive(run) for run in matches.runs],
        [_consecutive(sorted(theirs[place] for place in run)) for run in matches.runs],
    )
    spans = pair.reference.summary.mark_spans, pair.candidate.summary.mark_spans
    stretches: list[list[tuple[Span, ...]]] = [
        [tuple((own[part[0]][0], own[part[-1]][1]) for part in run) for run in side]
        for own, side in zip(spans, places, strict=True)
    ]
    paid: dict[str, list[Span]] = {}
    for place, partner in theirs.items():
        paid.setdefault(pair.summary_reference_text[place], []).append(spans[1][partner])
    surplus = {place: tuple(paid.get(pair.summary_reference_text[place], ())) for place in matches.surplus}
    reference = _summary_side(spans[0], places[0], stretches, earned)
    candidate = _summary_side(spans[1], places[1], stretches[::-1], earned)
    for place, partners in surplus.items():
        if partners:
            reference[place] = RunMark(Mark(*spans[0][place], SURPLUS, partners, 0), 0)
    return _in_order(reference), _in_order(candidate)


def partners_of_runs(pair: Pair, weight: float) -> dict[int, int]:
    """Return the candidate position each position in a run is shown with: one it was matched with if free."""
    matches = pair.weighted_summary(weight)
    taken: set[int] = set()
    partners: dict[int, int] = {}
    hits = matches.hits()
    credited = [place for run in matches.runs for place in run]
    for place in credited:
        free = next((other for other in hits[place] if other not in taken), None)
        if free is not None:
            taken.add(free)
            partners[place] = free
    left: dict[str, list[int]] = {}
    for other in range(len(pair.summary_candidate_text) - 1, -1, -1):
        if other not in taken:
            left.setdefault(pair.summary_candidate_text[other], []).append(other)
    for place in credited:
        if place not in partners:
            partners[place] = left[pair.summary_reference_text[place]].pop()
    return partners


def _consecutive(places: list[int]) -> list[list[int]]:
    parts: list[list[int]] = []
    for place in places:
        if parts and parts[-1][-1] == place - 1:
            parts[-1].append(place)
        else:
            parts.append([place])
    return parts


def _summary_side(
    own: Sequence[Span],
    runs: list[list[list[int]]],
    stretches: list[list[tuple[Span, ...]]],
    earned: list[float],
) -> dict[int, RunMark]:
    """Return a side's marks by their first position; ``stretches`` are this side's spans and the other's."""
    marks = {place: RunMark(Mark(start, end, UNMATCHED), 0) for place, (start, end) in enumerate(own)}
    for run, spans, partners, weight in zip(runs, *stretches, earned, strict=True):
        for number, (part, span) in enumerate(zip(run, spans, strict=True)):
            for place in part:
                del marks[place]
            start, end = span
            credited = Mark(start, end, CREDITED, partners, 0 if number else weight)
            marks[part[0]] = RunMark(credited, sum(map(len, run)))
    return marks


def _in_order(marks: dict[int, RunMark]) -> list[RunMark]:
    return [mark for _, mark in sorted(marks.items())]
