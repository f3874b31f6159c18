"""Corpora in files, as tests need them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_scores import ScoreRows
from rouge_gui.metrics import score

METRICS = ("rouge1", "rouge2", "rougeL")


def stored(path: Path, items: Sequence[CorpusItem]) -> CorpusStore:
    store = CorpusStore.create(path)
    with store.transaction():
        store.add_items(items)
    return store


def add_scores(
    store: CorpusStore, run: Run, positions: Sequence[int], metrics: Sequence[str] = METRICS
) -> None:
    """Score what systems made of these items as the engine does, and store that."""
    rows = ScoreRows(
        array("q"), array("q"), array("q"), array("q"), [], tuple(metrics),
        {metric: array("d") for metric in metrics}, array("d"), [],
    )  # fmt: skip
    for position in positions:
        item = store.item(position)
        for system, output in item.outputs.items():
            if not item.references:
                continue
            card = score(item.references, output.text, run.profile, metrics)
            rows.items.append(position)
            rows.systems.append(store.systems.index(system))
            rows.corrected.append(0)
            rows.revisions.append(0)
            rows.kept.append("")
            rows.coverages.extend(card.coverage)
            rows.notes.append("")
            for metric in metrics:
                found = card.rouge(metric)
                rows.values[metric].extend([*found[:6], float(found.reference_index or 0)])
    store.add_scores(run, rows)


def scored(
    path: Path, outputs: Sequence[tuple[str, Mapping[str, str]]], profile: str = "auto"
) -> tuple[CorpusStore, Run]:
    """Return a scored corpus of references with what systems made of them."""
    items = [
        CorpusItem(f"item {number}", (reference,), by_system)
        for number, (reference, by_system) in enumerate(outputs)
    ]
    store = stored(path, items)
    run = store.run_for(profile, None, METRICS)
    add_scores(store, run, range(len(items)))
    return store, run
