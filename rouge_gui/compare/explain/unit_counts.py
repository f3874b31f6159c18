"""Every unit that a metric counts, one row for each different one: its counts in both texts and what it earned.

The sums of the rows are the numbers of the score: Σ credited = matches, Σ in the reference and Σ in the candidate the
two totals (but for ROUGE-W, whose totals are weighted lengths). Rows are in the order the units first occur, those of
the reference before those that only the candidate has; skip-bigrams by their tokens. Imports numpy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rouge_gui.compare.comparison import SIDES, Comparison, Side, metric_of_layer
from rouge_gui.compare.marks import Marks, Status
from rouge_gui.compare.seen import SeenMarks
from rouge_gui.compare.weighted import partners_of_runs
from rouge_gui.metrics import Pair, UnknownMetricError
from rouge_gui.metrics.packages import PackagePair
from rouge_gui.metrics.rouge import ngram_order
from rouge_gui.metrics.skip import SkipRule
from rouge_gui.text import Span

Numbers: TypeAlias = npt.NDArray[np.float64]
Codes: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Form: TypeAlias = tuple[str, ...]

# Pairs of skip-bigrams are listed one by one: 8 bytes each on either side.
MOST_PAIRS = 8_000_000


class TooManyUnitsError(ValueError):
    """More units than can be listed; ``count`` says how many there are."""

    def __init__(self, count: int) -> None:
        super().__init__(f"too many units to list: {count}")
        self.count = count


class Occurrence(NamedTuple):
    """One occurrence of a unit: the code-point spans to light, and whether it was credited."""

    spans: tuple[Span, ...]
    credited: bool


class UnitCounts(ABC):
    """The rows of one metric against one reference.

    ``in_reference``, ``in_candidate`` and ``credited`` hold one number per row.
    """

    def __init__(self, key: str, in_reference: Numbers, in_candidate: Numbers, credited: Numbers) -> None:
        self.key = key
        self.in_reference, self.in_candidate, self.credited = in_reference, in_candidate, credited

    def __len__(self) -> int:
        return len(self.credited)

    @property
    def surplus(self) -> Numbers:
        """What the candidate has of units that the reference holds too, beyond what was credited."""
        beyond = np.where(self.in_reference > 0, self.in_candidate - self.credited, 0.0)
        return np.maximum(beyond, 0.0)

    @property
    def missed(self) -> Numbers:
        """What the reference has beyond what was credited."""
        return np.maximum(self.in_reference - self.credited, 0.0)

    def by_name(self) -> Codes:
        """Return the rows in the order of their tokens' code points."""
        return np.array(sorted(range(len(self)), key=self.form), np.int64)

    def holding(self, word: str) -> Flags:
        """Tell for each row whether one of its tokens holds ``word``, whatever its case."""
        wanted = word.casefold()
        rows = range(len(self))
        return np.array(
            [any(wanted in token.casefold() for token in self.form(row)) for row in rows], np.bool_
        )

    @abstractmethod
    def form(self, row: int) -> Form:
        """Return the tokens of a unit, as they are counted."""

    @abstractmethod
    def occurrences(self, side: Side, row: int) -> list[Occurrence]:
        """Return where a unit occurs, in text order."""


class _MarkedUnits(UnitCounts):
    """Units that have a mark for each occurrence."""

    def __init__(
        self, key: str, forms: list[Form], places: tuple[list[list[int]], ...], sides: Sequence[_Marked]
    ) -> None:
        self._forms, self._places, self._sides = forms, places, sides
        as_sets = sides[0].as_sets
        counts = [
            np.array([min(len(found), 1) if as_sets else len(found) for found in side], np.float64)
            for side in places
        ]
        super().__init__(key, counts[0], counts[1], np.array(list(map(self._earned, places[0])), np.float64))

    def _earned(self, places: Iterable[int]) -> float:
        return sum(self._sides[0].weight(place) for place in places)

    def form(self, row: int) -> Form:
        return self._forms[row]

    def occurrences(self, side: Side, row: int) -> list[Occurrence]:
        number = SIDES.index(side)
        marked = self._sides[number]
        return [
            Occurrence((marked.marks[place][:2],), marked.weight(place) > 0)
            for place in self._places[number][row]
        ]


class _Marked(NamedTuple):
    marks: SeenMarks | Marks
    as_sets: bool
    weighted: bool

    def weight(self, place: int) -> float:
        if self.weighted:
            mark = self.marks[place]
            return mark.weight if mark.status is Status.CREDITED else 0.0
        if isinstance(self.marks, SeenMarks):
            return float(self.marks.status(place) is Status.CREDITED)
        return float(self.marks[place].status is Status.CREDITED)


def layer_of(key: str) -> str:
    """Return the layer that marks what ``key`` counts. Raises UnknownMetricError."""
    order = ngram_order(key)
    fixed = {
        "rouge1": "unigram",
        "rouge2": "bigram",
        "rougeL": "lcs",
        "rougeLsum": "lcs-sentence",
        "rougeW": "weighted",
    }
    layer = fixed.get(key) or (f"ngram:{order}" if order else f"skip:{key}")
    try:
        metric_of_layer(layer)
    except ValueError as error:
        raise UnknownMetricError(key) from error
    return layer


def unit_counts(comparison: Comparison, key: str, reference: int = 0) -> UnitCounts:
    """Return the units of the metric ``key`` against one reference.

    Empty where the profile does not compute it. Raises UnknownMetricError for a key that is no ROUGE metric,
    TooManyUnitsError, IndexError.
    """
    layer = layer_of(key)
    pair = comparison.pair(reference)
    if layer.startswith("skip:"):
        rule = comparison.skip_rule(key)
        # the text that has units when the other has none is listed too
        computed = any(comparison.units_total(side, layer, reference) for side in SIDES)
        return _SkipUnits(key, pair, rule) if rule and computed else _MarkedUnits(key, [], ([], []), _NONE)
    if layer == "weighted":
        return _run_units(comparison, reference)
    order = ngram_order(key) or 1
    by_text = layer in {"lcs", "lcs-sentence"} and comparison.level == "text"
    as_sets = isinstance(pair, PackagePair) and pair.as_sets and not by_text
    rows: dict[Form, int] = {}
    places: tuple[list[list[int]], list[list[int]]] = ([], [])
    sides: list[_Marked] = []
    for number, side in enumerate(SIDES):
        marks = comparison.seen(side, layer, reference)
        forms = comparison.unit_tokens(side, layer, reference).forms
        # pltrdy's L may credit a token several times
        sides.append(_Marked(marks, as_sets, weighted=isinstance(pair, PackagePair)))
        # where the implementation computes nothing there are no marks
        for place, form in enumerate(_grams(forms, order)[: len(marks)]):
            row = rows.setdefault(form, len(rows))
            if row == len(places[0]):
                places[0].append([])
                places[1].append([])
            places[number][row].append(place)
    return _MarkedUnits(key, list(rows), places, sides)


_NONE = (_Marked((), as_sets=False, weighted=False),) * 2


def _grams(forms: list[str], n: int) -> list[Form]:
    return list(zip(*(forms[start:] for start in range(n)), strict=False))


class _Run(NamedTuple):
    places: tuple[Sequence[int], Sequence[int]]
    weight: float


class _RunUnits(UnitCounts):
    """The runs of ROUGE-W, each credited on both sides."""

    def __init__(self, runs: dict[Form, list[_Run]], spans: tuple[Sequence[Span], Sequence[Span]]) -> None:
        self._forms, self._rows, self._spans = list(runs), list(runs.values()), spans
        counts = np.array([len(row) for row in self._rows], np.float64)
        earned = np.array([sum(run.weight for run in row) for row in self._rows], np.float64)
        super().__init__("rougeW", counts, counts, earned)

    @property
    def surplus(self) -> Numbers:
        """What lies in no run has no row."""
        return np.zeros(len(self))

    @property
    def missed(self) -> Numbers:
        """What lies in no run has no row."""
        return np.zeros(len(self))

    def form(self, row: int) -> Form:
        return self._forms[row]

    def occurrences(self, side: Side, row: int) -> list[Occurrence]:
        number = SIDES.index(side)
        spans = self._spans[number]
        return [
            Occurrence(tuple(spans[place] for place in run.places[number]), credited=True)
            for run in self._rows[row]
        ]


def _run_units(comparison: Comparison, reference: int) -> UnitCounts:
    pair, weight = comparison.pair(reference), comparison.profile.weight
    runs: dict[Form, list[_Run]] = {}
    tokens = [comparison.unit_tokens(side, "weighted", reference) for side in SIDES]
    if comparison.seen("reference", "weighted", reference):
        for ours, theirs in _runs(pair, weight, comparison.level):
            form = tuple(tokens[0].forms[place] for place in ours)
            runs.setdefault(form, []).append(_Run((ours, theirs), float(len(ours)) ** weight))
    return _RunUnits(runs, (tokens[0].mark_spans, tokens[1].mark_spans))


def _runs(pair: Pair, weight: float, level: str) -> Iterable[tuple[list[int], list[int]]]:
    if level == "text":
        for run in pair.weighted_runs(weight):
            yield [ours for ours, _ in run], [theirs for _, theirs in run]
        return
    partners = partners_of_runs(pair, weight)
    for places in pair.weighted_summary(weight).runs:
        yield places, sorted(partners[place] for place in places)


class _SkipUnits(UnitCounts):
    """Skip-bigrams, and behind them the unigrams that SU adds. A pair is one number, its tokens' codes side by side."""

    def __init__(self, key: str, pair: Pair, rule: SkipRule) -> None:
        self._rule = rule
        self._texts = pair.reference_text, pair.candidate_text
        self._spans = pair.reference.whole.mark_spans, pair.candidate.whole.mark_spans
        self._names: dict[str, str] = {}
        for text, reading in zip(self._texts, (pair.reference, pair.candidate), strict=True):
            self._names.update(zip(text, reading.whole.forms, strict=True))
        pairs = [_pair_codes(text, rule) for text in self._texts]
        singles = [_codes(rule.unigram_text(text)) for text in self._texts]
        found: list[tuple[Codes, Numbers, Numbers]] = [_counted(*pairs), _counted(*singles)]
        self._units = [units for units, _, _ in found]
        ours = np.concatenate([counts for _, counts, _ in found])
        theirs = np.concatenate([counts for _, _, counts in found])
        super().__init__(key, ours, theirs, np.minimum(ours, theirs))

    def _tokens(self, row: int) -> str:
        pairs = len(self._units[0])
        if row >= pairs:
            return chr(self._units[1][row - pairs])
        first, second = divmod(int(self._units[0][row]), _PAIR)
        return chr(first) + chr(second)

    def form(self, row: int) -> Form:
        return tuple(self._names[token] for token in self._tokens(row))

    def by_name(self) -> Codes:
        """Return the rows in the order of their tokens' code points; token numbers stand for whole strings."""
        names = sorted(self._names, key=self._names.__getitem__)
        ranks = np.zeros(max(map(ord, names), default=0) + 1, np.int64)
        ranks[[ord(token) for token in names]] = np.arange(1, len(names) + 1)
        first, second = self._columns()
        return np.argsort(ranks[first] * _PAIR + np.where(second >= 0, ranks[second], 0), kind="stable")

    def holding(self, word: str) -> Flags:
        """Tell for each row whether one of its tokens holds ``word``, whatever its case."""
        wanted = word.casefold()
        found = [ord(token) for token, name in self._names.items() if wanted in name.casefold()]
        first, second = self._columns()
        return np.isin(first, found) | np.isin(second, found)

    def _columns(self) -> tuple[Codes, Codes]:
        """Return the first and the second token of each row; -1 for none."""
        pairs, singles = self._units
        return (
            np.concatenate([pairs // _PAIR, singles]),
            np.concatenate([pairs % _PAIR, np.full_like(singles, -1)]),
        )

    def occurrences(self, side: Side, row: int) -> list[Occurrence]:
        number = SIDES.index(side)
        text, spans, tokens = self._texts[number], self._spans[number], self._tokens(row)
        places: list[tuple[int, ...]]
        if len(tokens) == 1:
            places = [
                (place,) for place, token in enumerate(self._rule.unigram_text(text)) if token == tokens
            ]
        else:
            reach = self._rule.reach(text)
            seconds = [place for place, token in enumerate(text) if token == tokens[1]]
            places = [
                (first, second)
                for first, token in enumerate(text)
                if token == tokens[0]
                for second in seconds[bisect_right(seconds, first) : bisect_right(seconds, first + reach)]
            ]
        credited = int(self.credited[row])
        return [
            Occurrence(tuple(spans[place] for place in found), number < credited)
            for number, found in enumerate(places)
        ]


_PAIR = 1 << 21


def _codes(text: str) -> Codes:
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32).astype(np.int64)


def _pair_codes(text: str, rule: SkipRule) -> Codes:
    count = SkipRule(rule.distance, "none").total(len(text))
    if count > MOST_PAIRS:
        raise TooManyUnitsError(count)
    codes = _codes(text)
    reach = min(rule.reach(text), max(len(text) - 1, 0))
    pairs = [codes[:-step] * _PAIR + codes[step:] for step in range(1, reach + 1)]
    return np.concatenate(pairs) if pairs else codes[:0]


def _counted(ours: Codes, theirs: Codes) -> tuple[Codes, Numbers, Numbers]:
    """Return the different units and how often each side has them."""
    units, rows = np.unique(np.concatenate([ours, theirs]), return_inverse=True)
    counts = [
        np.bincount(side, minlength=len(units)).astype(np.float64)
        for side in (rows[: len(ours)], rows[len(ours) :])
    ]
    return units, counts[0], counts[1]
