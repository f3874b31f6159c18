"""Corpora in files, as tests need them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_scores import ToScore
from rouge_gui.corpus.store_scoring import score_texts
from rouge_gui.metrics import Profile

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
    texts = ToScore(tuple(metrics), ())
    for position in positions:
        item = store.item(position)
        for system, output in item.outputs.items():
            if item.references:
                texts.places.append((position, store.systems.index(system), 0, 0))
                texts.references.append(item.references)
                texts.candidates.append(output.text)
    store.add_scores(run, score_texts(texts, Profile.parse(run.profile)))


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
