"""Our numbers and theirs side by side: rows of one comparison, and their tally over a corpus."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Literal, NamedTuple

from rouge_gui.lab.verify.plans import Reason
from rouge_gui.metrics import AnyScore, Score

Verdict = Literal["equal", "printed", "different"]
VERDICTS: tuple[Verdict, ...] = ("equal", "printed", "different")
# a number, or the text of an error
Value = float | str

TOLERANCE = 1e-9
# as papers print them: shares with four decimals, points with two
RATIO_DIGITS, POINTS_DIGITS = 4, 2
_RATIOS = frozenset({"precision", "recall", "fmeasure", "brevity_penalty"})
ERROR = "error"
_KEPT_WORST = 10


class Row(NamedTuple):
    """One number of a metric by us and by ``package``, or the error text of either.

    ``order`` is the n of an n-gram count of BLEU, else 0. ``reference`` is the 0-based reference that was compared by
    itself, None where all were taken together. ``theirs`` None: it does not raise, as it should.
    """

    metric: str
    part: str
    order: int
    reference: int | None
    package: str
    ours: Value | None
    theirs: Value | None

    @property
    def difference(self) -> float | None:
        """Theirs less ours, None where one of them is no number."""
        if isinstance(self.ours, str) or isinstance(self.theirs, str):
            return None
        return None if self.ours is None or self.theirs is None else self.theirs - self.ours

    @property
    def digits(self) -> int:
        """With how many decimals such a number is printed."""
        return RATIO_DIGITS if self.part in _RATIOS else POINTS_DIGITS

    @property
    def verdict(self) -> Verdict:
        """Whether the numbers are equal to 1e-9, within the digits they are printed with, or not."""
        difference = self.difference
        if difference is None:
            return "equal" if self.ours == self.theirs else "different"
        if abs(difference) <= TOLERANCE:
            return "equal"
        ours, theirs = (round(float(value), self.digits) for value in (self.ours or 0, self.theirs or 0))
        return "printed" if ours == theirs else "different"


class Failure(NamedTuple):
    """A package that gave no result: it, or its process, failed."""

    package: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class ItemResult:
    """What one comparison gave: ``rows``, ``failures``, and the metrics that could not be verified with the reason.

    ``tokens_given`` names packages that were given our tokens, ``recursion`` those that raise at Python's usual limit.
    ``without_lists``: ROUGE-1.5.5 reads word lists that the profile does not name.
    """

    rows: tuple[Row, ...] = ()
    failures: tuple[Failure, ...] = ()
    unverified: Mapping[str, Reason] = field(default_factory=dict)
    tokens_given: frozenset[str] = frozenset()
    recursion: frozenset[str] = frozenset()
    without_lists: bool = False

    @property
    def is_equal(self) -> bool:
        """Whether there was something to compare and all of it was equal, as printed at least."""
        return bool(self.rows) and not self.failures and all(row.verdict != "different" for row in self.rows)


_PARTS: Mapping[str, tuple[str, ...]] = {
    "rouge": ("precision", "recall", "fmeasure", "matches", "candidate_total", "reference_total"),
    "sacre": (
        "score",
        "counts",
        "totals",
        "precisions",
        "brevity_penalty",
        "edits",
        "candidate_length",
        "reference_length",
    ),
}


def rows_of(head: tuple[str, int | None, str], ours: AnyScore, theirs: Mapping[str, object]) -> Iterator[Row]:
    """Yield a row for each number that a package gives; ``head`` is metric, reference and package."""
    metric, reference, package = head
    for part in _PARTS["rouge" if isinstance(ours, Score) else "sacre"]:
        if part not in theirs or not hasattr(ours, part):
            continue
        pairs = _listed(getattr(ours, part)), _listed(theirs[part])
        several = len(pairs[0]) > 1
        for place in range(max(map(len, pairs))):
            own, other = (values[place] if place < len(values) else None for values in pairs)
            yield Row(metric, part, place + 1 if several else 0, reference, package, own, other)


def _listed(value: object) -> list[float]:
    values = value if isinstance(value, (list, tuple)) else [value]
    return [float(str(number)) for number in values]


class Worst(NamedTuple):
    """A difference in a corpus: the item's id and the row."""

    item: str
    row: Row


@dataclass(slots=True)
class MetricTally:
    """One metric over a corpus: how many numbers by verdict, and the largest difference."""

    counts: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(VERDICTS, 0))
    items: int = 0
    differing_items: int = 0
    largest: float = 0.0


class Tally:
    """Counts of verdicts by metric over a corpus, and the largest differences."""

    def __init__(self) -> None:
        self.metrics: dict[str, MetricTally] = {}
        self.items = 0
        self.failed = 0
        self._worst: list[tuple[float, int, Worst]] = []
        self._numbers = count()

    def add(self, item: str, result: ItemResult) -> None:
        """Count one item."""
        self.items += 1
        self.failed += bool(result.failures)
        for metric, rows in _by_metric(result.rows).items():
            tally = self.metrics.setdefault(metric, MetricTally())
            tally.items += 1
            tally.differing_items += any(row.verdict == "different" for row in rows)
            for row in rows:
                tally.counts[row.verdict] += 1
                self._keep(item, row, tally)

    def _keep(self, item: str, row: Row, tally: MetricTally) -> None:
        difference = row.difference
        size = abs(difference) if difference is not None else float("inf")
        if difference is not None:
            tally.largest = max(tally.largest, size)
        if row.verdict == "different":
            # of equals the first ones stay
            heapq.heappush(self._worst, (size, -next(self._numbers), Worst(item, row)))
            if len(self._worst) > _KEPT_WORST:
                heapq.heappop(self._worst)

    @property
    def worst(self) -> list[Worst]:
        """The largest differences, the largest first."""
        return [worst for _, _, worst in sorted(self._worst, key=lambda kept: kept[:2], reverse=True)]

    @property
    def differences(self) -> int:
        """How many numbers differ."""
        return sum(tally.counts["different"] for tally in self.metrics.values())


def _by_metric(rows: Iterable[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.metric, []).append(row)
    return found
