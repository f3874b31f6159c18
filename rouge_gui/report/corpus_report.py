"""What the page about a corpus holds, read from the store: means with their intervals, and the first items on show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rouge_gui.corpus.exports import ExportChoice, ExportStoppedError, Watch, base_name
from rouge_gui.corpus.store import CorpusStore, StoredItem
from rouge_gui.corpus.system_comparison import Comparison, Here, Mean, Plan, StoppedError
from rouge_gui.metrics.options import DEFAULT_SEED
from rouge_gui.report.corpus_html import ReportedCandidate, ReportedItem
from rouge_gui.report.system_table import Writing, means_table
from rouge_gui.report.table import Table
from rouge_gui.stats.paired import Draws, NothingToCompareError, mean_interval, order_of

Numbers = npt.NDArray[np.float64]

USUAL_DRAWS = Draws(seed=DEFAULT_SEED)


@dataclass(frozen=True, slots=True)
class ItemWords:
    """What is said beside items: ``corrected`` has a gap for the system; ``fact`` gaps for a column and its value."""

    corrected: str
    fact: str = "{name}: {value}"
    language: str = "lang"


def summary_of(
    store: CorpusStore, choice: ExportChoice, writing: Writing, watch: Watch, draws: Draws = USUAL_DRAWS
) -> Table:
    """Return the means of the items that are exported, by system and metric. Raises ExportStoppedError.

    ``draws``: those of the comparison of systems on screen, so that both give the same intervals.
    """
    if not choice.metrics:
        return Table((writing.words.system,), tuple((system,) for system in choice.systems))
    plan = Plan(choice.systems, choice.metrics, choice.metrics[0], draws)
    positions = np.asarray(choice.positions, np.int64)
    # the same numbers whatever the order on show
    positions = positions[order_of(store.name_ranks()[positions])]
    executor = Here(lambda: not watch(0))
    try:
        means = tuple(
            _mean(system, metric, values[positions], (draws, executor))
            for system in choice.systems
            for metric in choice.metrics
            for values in [_column(store, choice, system, metric)]
        )
    except StoppedError as error:
        raise ExportStoppedError from error
    return means_table(Comparison(plan, len(positions), means, ()), writing)


def _mean(system: str, metric: str, values: Numbers, how: tuple[Draws, Here]) -> Mean:
    values = values[~np.isnan(values)]
    try:
        return Mean(system, metric, mean_interval(values, *how), len(values))
    except NothingToCompareError:
        return Mean(system, metric, None, 0)


def _column(
    store: CorpusStore, choice: ExportChoice, system: str, metric: str, *, corrected: bool = False
) -> Numbers:
    if choice.run is None:
        return np.full(store.item_count, np.nan)
    return store.column(choice.run, system, metric, "fmeasure", corrected=corrected)


def reported_items(
    store: CorpusStore, choice: ExportChoice, words: ItemWords, scale: Callable[[str, float], float]
) -> Iterator[ReportedItem]:
    """Yield the items of ``choice``; ``scale`` turns a metric's value into the one that is written."""
    columns = {
        (system, corrected): [
            _column(store, choice, system, metric, corrected=corrected) for metric in choice.metrics
        ]
        for system in choice.systems
        for corrected in (False, True)
    }

    def scores(item: StoredItem, system: str, *, corrected: bool) -> tuple[float | None, ...]:
        found = [float(column[item.position]) for column in columns[system, corrected]]
        return tuple(
            None if np.isnan(value) else scale(metric, value)
            for metric, value in zip(choice.metrics, found, strict=True)
        )

    for position in map(int, choice.positions):
        item = store.item(position)
        candidates: list[ReportedCandidate] = []
        for system in choice.systems:
            output = item.outputs.get(system)
            if output is None:
                continue
            candidates.append(ReportedCandidate(system, output.text, scores(item, system, corrected=False)))
            if output.corrected is not None:
                name = words.corrected.format(system=system)
                found = scores(item, system, corrected=True)
                candidates.append(ReportedCandidate(name, output.corrected, found))
        yield ReportedItem(
            item.name,
            item.language,
            tuple(_facts(item, words, store.systems)),
            item.note,
            item.references,
            item.source or "",
            tuple(candidates),
        )


def _facts(item: StoredItem, words: ItemWords, systems: Sequence[str]) -> Iterator[str]:
    """Yield what is known of an item as a whole; what a column says of one system is left to tables."""
    if item.language:
        yield words.fact.format(name=words.language, value=item.language)
    for name, value in item.extra.items():
        if base_name(name, systems) != name:
            continue
        shown = value if isinstance(value, str) else f"{value:.6g}"
        yield words.fact.format(name=name, value=shown)
