"""A comparison of systems as LaTeX, Markdown and CSV: the means, the differences, and how to get them again.

Plain values in, text out; the words are the caller's. Intervals come before p-values. The decimal mark is a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rouge_gui.corpus.system_comparison import Comparison, Correction, PairedTest, p_values
from rouge_gui.report.table import Cell, Number, Table, as_csv, as_latex, as_markdown, percentage
from rouge_gui.stats.paired import Interval

P_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Words:
    """Heads, and a sentence on the method with gaps: ``{level}`` and so on are numbers, ``{test}`` one of ``tests``."""

    system: str = "system"
    count: str = "n"
    pair: str = "A − B"
    difference: str = "mean difference"
    interval: str = "interval"
    p_value: str = "p"
    wins: str = "A better"
    ties: str = "equal"
    losses: str = "B better"
    means: str = "{items} items; {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}"
    pairs: str = "{metric}: {level} % percentile bootstrap intervals, {resamples} resamples, seed {seed}"
    p_values: str = "p: {test}, {correction}"
    tests: Mapping[PairedTest, str] = field(
        default_factory=lambda: {
            PairedTest.RANDOMISATION: "paired approximate randomisation, {trials} trials, seed {seed}",
            PairedTest.BOOTSTRAP: "paired bootstrap, {resamples} resamples, seed {seed}",
        }
    )
    corrections: Mapping[Correction, str] = field(
        default_factory=lambda: {
            Correction.HOLM: "Holm over {pairs} pairs",
            Correction.BENJAMINI_HOCHBERG: "Benjamini–Hochberg over {pairs} pairs",
            Correction.NONE: "not corrected, {pairs} pairs",
        }
    )


@dataclass(frozen=True, slots=True)
class Writing:
    """How a comparison is written.

    ``names`` are the metrics as read by people; those in ``points`` are defined in 0–100 whatever ``percent`` says.
    ``signature`` and ``remarks`` stand below.
    """

    names: Mapping[str, str]
    points: frozenset[str] = frozenset()
    percent: bool = False
    digits: int = 3
    test: PairedTest = PairedTest.RANDOMISATION
    correction: Correction = Correction.HOLM
    signature: str = ""
    remarks: tuple[str, ...] = ()
    words: Words = field(default_factory=Words)

    def number(self, metric: str, value: float, *, signed: bool = False) -> Number:
        """Return a score or a difference of scores under ``metric``."""
        return Number(self.scaled(metric, value), self._digits(metric), signed)

    def scaled(self, metric: str, value: float) -> float:
        """Return ``value`` on the scale that scores are written in."""
        return percentage(value) if self.percent and metric not in self.points else value

    def _digits(self, metric: str) -> int:
        return 2 if metric in self.points else self.digits

    def interval(self, metric: str, interval: Interval, *, signed: bool = False) -> str:
        """Return the ends of an interval in brackets."""
        low, high = (self.number(metric, end, signed=signed) for end in (interval.low, interval.high))
        return f"[{low}, {high}]"


def means_table(comparison: Comparison, writing: Writing) -> Table:
    """Return a row per system: under each metric the mean, its interval and, where they differ, how many items."""
    metrics = comparison.plan.metrics
    counts = {mean.count for mean in comparison.means}
    heads = [writing.words.system]
    for metric in metrics:
        heads += [writing.names[metric], writing.words.interval]
        heads += [writing.words.count] * (len(counts) > 1)
    rows: list[tuple[Cell, ...]] = []
    for system in comparison.plan.systems:
        cells: list[Cell] = [system]
        for metric in metrics:
            mean = comparison.mean(system, metric)
            if mean.interval is None:
                cells += [None, None]
            else:
                cells += [
                    writing.number(metric, mean.interval.mean),
                    writing.interval(metric, mean.interval),
                ]
            cells += [Number(mean.count, 0)] * (len(counts) > 1)
        rows.append(tuple(cells))
    gaps = _gaps(comparison, writing)
    return Table(tuple(heads), tuple(rows), (writing.words.means.format(**gaps),))


def pairs_table(comparison: Comparison, writing: Writing) -> Table:
    """Return a row per pair: the difference with its interval first, the p-value after it, wins, ties and losses."""
    words, metric = writing.words, comparison.plan.metric
    heads = (
        words.pair,
        words.difference,
        words.interval,
        words.p_value,
        words.wins,
        words.ties,
        words.losses,
    )
    rows: list[tuple[Cell, ...]] = []
    found = p_values(comparison, writing.test, writing.correction)
    for pair, p_value in zip(comparison.pairs, found, strict=True):
        name, difference = f"{pair.first} − {pair.second}", pair.difference
        if difference is None or p_value is None:
            rows.append((name, *[None] * (len(heads) - 1)))
            continue
        rows.append(
            (
                name,
                writing.number(metric, difference.interval.mean, signed=True),
                writing.interval(metric, difference.interval, signed=True),
                Number(p_value, P_DIGITS),
                *(Number(count, 0) for count in (difference.wins, difference.ties, difference.losses)),
            )
        )
    gaps = _gaps(comparison, writing)
    method = words.pairs.format(**gaps), words.p_values.format(**gaps)
    notes = ("; ".join(method), writing.signature, *writing.remarks)
    return Table(heads, tuple(rows), tuple(filter(None, notes)))


def caption(comparison: Comparison, writing: Writing) -> str:
    """Return how the numbers came about and what they do not show, in sentences; without the signature."""
    gaps, words = _gaps(comparison, writing), writing.words
    sentences = [f"{words.means.format(**gaps)}."]
    if comparison.pairs:
        sentences.append(f"{words.p_values.format(**gaps)}.")
    return " ".join((*sentences, *writing.remarks))


def _gaps(comparison: Comparison, writing: Writing) -> dict[str, str]:
    draws, words = comparison.plan.draws, writing.words
    gaps = {
        "items": str(comparison.item_count),
        "level": f"{draws.level:g}",
        "resamples": str(draws.resamples),
        "trials": str(draws.trials),
        "seed": str(draws.seed),
        "metric": writing.names[comparison.plan.metric],
        "pairs": str(sum(pair.difference is not None for pair in comparison.pairs)),
    }
    return {
        **gaps,
        "test": words.tests[writing.test].format(**gaps),
        "correction": words.corrections[writing.correction].format(**gaps),
    }


_DATA_HEADS = (
    *("kind", "system", "against", "metric", "mean", "low", "high", "n", "p", "p_corrected"),
    *(
        "wins",
        "ties",
        "losses",
        "level",
        "seed",
        "resamples",
        "trials",
        "test",
        "correction",
        "scale",
        "signature",
    ),
)


def data_table(comparison: Comparison, writing: Writing) -> Table:
    """Return every number in full in a column of its own, a row per mean and per pair. Heads are identifiers."""
    rows: list[tuple[Cell, ...]] = []
    for mean in comparison.means:
        numbers = _ends(writing, mean.metric, mean.interval)
        cells = ("mean", mean.system, None, mean.metric, *numbers, Number(mean.count, 0), *[None] * 5)
        rows.append((*cells, *_method(comparison, writing, mean.metric)))
    metric = comparison.plan.metric
    raw = p_values(comparison, writing.test, Correction.NONE)
    corrected = p_values(comparison, writing.test, writing.correction)
    for pair, *both in zip(comparison.pairs, raw, corrected, strict=True):
        difference = pair.difference
        numbers = _ends(writing, metric, None if difference is None else difference.interval)
        counts: list[Cell] = [Number(0, 0), *[None] * 3]
        if difference is not None:
            items = (difference.count, difference.wins, difference.ties, difference.losses)
            counts = [Number(count, 0) for count in items]
        values = [None if p_value is None else Number(p_value, 0) for p_value in both]
        cells = ("difference", pair.first, pair.second, metric, *numbers, counts[0], *values, *counts[1:])
        rows.append((*cells, *_method(comparison, writing, metric)))
    return Table(_DATA_HEADS, tuple(rows))


def _ends(writing: Writing, metric: str, interval: Interval | None) -> tuple[Cell, Cell, Cell]:
    if interval is None:
        return None, None, None
    mean, low, high = (
        Number(writing.scaled(metric, value), 0) for value in (interval.mean, interval.low, interval.high)
    )
    return mean, low, high


def _method(comparison: Comparison, writing: Writing, metric: str) -> tuple[Cell, ...]:
    draws = comparison.plan.draws
    numbers = [Number(value, 0) for value in (draws.level, draws.seed, draws.resamples, draws.trials)]
    scale = "0-100" if writing.percent or metric in writing.points else "0-1"
    return (*numbers, writing.test.value, writing.correction.value, scale, writing.signature)


def comparison_latex(comparison: Comparison, writing: Writing) -> str:
    """Return both tables with the rules of booktabs, the method, signature and remarks as comments."""
    return "\n".join(as_latex(table) for table in _tables(comparison, writing))


def comparison_markdown(comparison: Comparison, writing: Writing) -> str:
    """Return both tables in pipe form, the method, signature and remarks below."""
    return "\n".join(as_markdown(table) for table in _tables(comparison, writing))


def comparison_csv(comparison: Comparison, writing: Writing) -> str:
    """Return ``data_table`` with commas; a text that a spreadsheet would run begins with an apostrophe."""
    return as_csv(data_table(comparison, writing))


def _tables(comparison: Comparison, writing: Writing) -> list[Table]:
    tables = [means_table(comparison, writing), pairs_table(comparison, writing)]
    return [table for table in tables if table.rows]
