"""Which n-grams earn one system its ROUGE-N and not the other: wins and losses over many items, net, each listed once.

What an n-gram earns in an item is its clipped count against the reference that gave the score (against all of them
where the profile sums them up): over all n-grams that is ``matches`` of ROUGE-N. No Qt, no wording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nsmallest
from typing import NamedTuple

import numpy as np

from rouge_gui.compare.comparison import Comparison
from rouge_gui.compare.explain.unit_counts import unit_counts
from rouge_gui.corpus.column_names import ColumnName
from rouge_gui.corpus.query_values import ColumnReader, Mask
from rouge_gui.metrics import Pair, Profile, Score
from rouge_gui.metrics.rules import Rules, rules_for
from rouge_gui.text import Reading, pipeline_for

Form = tuple[str, ...]
Credits = Mapping[Form, float]

# so many items' texts are read at once
_WINDOW = 64
# beyond this, n-grams that made a difference only once are let go
MOST_FORMS = 1_000_000


class NgramWin(NamedTuple):
    """An n-gram of the references: what it earned system A more than B where A was ahead, and B where B was.

    ``items`` counts those where the two differ.
    """

    form: Form
    wins_a: float
    wins_b: float
    items: int

    @property
    def net(self) -> float:
        """What it earned A more than B, over all items."""
        return self.wins_a - self.wins_b


@dataclass(slots=True)
class NgramWins:
    """Sums over the items so far. ``compared`` of them had both candidates and references.

    ``matches_a`` and ``matches_b`` are the sums of ROUGE-N's matches; ``let_go`` tells how many rare n-grams were left
    out for the memory they take.
    """

    compared: int = 0
    matches_a: float = 0.0
    matches_b: float = 0.0
    let_go: int = 0
    _sums: dict[Form, NgramWin] = field(default_factory=dict)

    def add(self, a: Credits, b: Credits) -> None:
        """Take in what the n-grams of one item earn both systems."""
        self.compared += 1
        self.matches_a += sum(a.values())
        self.matches_b += sum(b.values())
        for form in {**a, **b}:
            ahead = a.get(form, 0.0) - b.get(form, 0.0)
            if not ahead:
                continue
            _, wins_a, wins_b, items = self._sums.get(form) or NgramWin(form, 0.0, 0.0, 0)
            self._sums[form] = NgramWin(form, wins_a + max(ahead, 0.0), wins_b + max(-ahead, 0.0), items + 1)
        if len(self._sums) > MOST_FORMS:
            self._let_go()

    def _let_go(self) -> None:
        before = len(self._sums)
        for least in (1, 2, 4, 8, 16):
            self._sums = {form: win for form, win in self._sums.items() if win.items > least}
            if len(self._sums) <= MOST_FORMS // 2:
                break
        self.let_go += before - len(self._sums)

    def __len__(self) -> int:
        return len(self._sums)

    def all(self) -> list[NgramWin]:
        """Return all n-grams in which the systems differ in some item, in no order."""
        return list(self._sums.values())

    def rows(self, most: int) -> tuple[list[NgramWin], list[NgramWin]]:
        """Return what system A wins and what B wins on the whole, the largest net first; none is on both sides."""
        ours = [win for win in self._sums.values() if win.net > 0]
        theirs = [win for win in self._sums.values() if win.net < 0]
        return _largest(ours, most), _largest(theirs, most)


def _largest(wins: list[NgramWin], most: int) -> list[NgramWin]:
    # equal ones in the order of their words, so that a table is the same whatever the order of items
    return nsmallest(most, wins, key=lambda win: (-abs(win.net), -win.items, win.form))


class Progress(NamedTuple):
    """How many of the items are done, and the sums so far, which go on being filled."""

    done: int
    total: int
    wins: NgramWins


@dataclass(frozen=True, slots=True)
class Duel:
    """Two systems, and how they are scored: a settled profile, the n of ROUGE-N, how many references (None: all)."""

    first: str
    second: str
    profile: Profile
    n: int = 1
    most_references: int | None = None


def ngram_wins(
    columns: ColumnReader, duel: Duel, mask: Mask | None, stop: Callable[[], bool]
) -> Iterator[Progress]:
    """Yield the sums over the items of ``mask`` as they grow, until all are done or ``stop`` says True.

    The first one comes before any item. Raises sqlite3.Error, UnknownMetricError for a profile without ROUGE-N.
    """
    positions = np.arange(columns.item_count) if mask is None else np.flatnonzero(mask)
    positions = positions.astype(np.int64, copy=False)
    wins = NgramWins()
    names = [
        ColumnName("reference"),
        ColumnName("candidate", system=duel.first),
        ColumnName("candidate", system=duel.second),
    ]
    yield Progress(0, len(positions), wins)
    for start in range(0, len(positions), _WINDOW):
        if stop():
            return
        window = positions[start : start + _WINDOW]
        texts = [columns.texts(name, window) for name in names]
        for done, (references, first, second) in enumerate(zip(*texts, strict=True), start + 1):
            if stop():
                return
            if references and first and second:
                both = credits_of(
                    references[: duel.most_references], (first[0], second[0]), duel.profile, duel.n
                )
                if both is not None:
                    wins.add(*both)
            yield Progress(done, len(positions), wins)


def credits_of(
    references: Sequence[str], candidates: tuple[str, str], profile: Profile, n: int
) -> tuple[Credits, Credits] | None:
    """Return what each n-gram earns two candidates in ROUGE-N; None where the implementation scores one of them not.

    Raises UnknownMetricError.
    """
    rules = rules_for(profile)
    # implementations of their own count in other ways
    find = (
        _OwnCredits(references, rules, n).of
        if type(rules) is Rules
        else _MarkedCredits(references, profile, n).of
    )
    first, second = map(find, candidates)
    return None if first is None or second is None else (first, second)


def _weights(score: Score, scores: Sequence[Score], rules: Rules) -> list[float]:
    """Return how often each reference's matches are within those of the combined score."""
    if len(scores) == 1:
        return [1.0]
    if rules.profile.multi == "jackknife":
        weights = [0.0] * len(scores)
        for left_out in range(len(scores)):
            rest = [place for place in range(len(scores)) if place != left_out]
            weights[max(rest, key=lambda place: (scores[place].fmeasure, -place))] += 1.0
        return weights
    index = score.reference_index
    return [float(index is None or index == place) for place in range(len(scores))]


def _summed(found: Sequence[tuple[float, Credits]]) -> Credits:
    total: dict[Form, float] = {}
    for weight, credited in found:
        for form, count in credited.items():
            total[form] = total.get(form, 0.0) + weight * count
    return total


class _OwnCredits:
    """The tool's own and rouge-score's counts; the references are read once for both candidates."""

    def __init__(self, references: Sequence[str], rules: Rules, n: int) -> None:
        self._rules, self._n = rules, n
        self._references = [self._read(text) for text in references]
        self._counts = [Counter(self._grams(reading)) for reading in self._references]

    def _read(self, text: str) -> Reading:
        profile = self._rules.profile
        return pipeline_for(profile.tokenization).read_once(text, profile.sentences)

    def _grams(self, reading: Reading) -> Iterator[Form]:
        forms = reading.whole.forms
        return zip(*(forms[start:] for start in range(self._n)), strict=False)

    def of(self, candidate: str) -> Credits:
        read = self._read(candidate)
        own = Counter(self._grams(read))
        found = [own & counts for counts in self._counts]
        if len(found) == 1:
            return found[0]
        key = f"rouge{self._n}"
        outcomes = [
            (pair, self._rules.score(pair, key))
            for pair in (Pair(reference, read) for reference in self._references)
        ]
        weights = _weights(self._rules.combine(key, outcomes), [score for _, score in outcomes], self._rules)
        return _summed([(weight, one) for weight, one in zip(weights, found, strict=True) if weight])


class _MarkedCredits:
    """Counts of any implementation, from what its marks show."""

    def __init__(self, references: Sequence[str], profile: Profile, n: int) -> None:
        self._references, self._profile, self._key = references, profile, f"rouge{n}"

    def of(self, candidate: str) -> Credits | None:
        comparison = Comparison(self._references, candidate, self._profile)
        card = comparison.scores_of([self._key])
        if self._key not in card:
            return None
        scores = [one.rouge(self._key) for one in card.per_reference] or [card.rouge(self._key)]
        weights = _weights(card.rouge(self._key), scores, rules_for(self._profile))
        return _summed(
            [(weight, self._against(comparison, place)) for place, weight in enumerate(weights) if weight]
        )

    def _against(self, comparison: Comparison, reference: int) -> Credits:
        units = unit_counts(comparison, self._key, reference)
        return {units.form(row): float(count) for row, count in enumerate(units.credited.tolist()) if count}
