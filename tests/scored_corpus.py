"""A corpus file with scores, made in place: the sample corpus, or the items a test gives."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui import assets
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_scoring import StoreScoring

METRICS = ("rouge1", "rouge2", "rougeL")


def sample_items() -> Iterator[CorpusItem]:
    """Yield the items of the sample corpus."""
    for number, line in enumerate(assets.read_text("samples/corpus.jsonl").splitlines(), start=1):
        row = json.loads(line)
        yield CorpusItem(
            row["id"],
            tuple(row["references"]),
            row["candidates"],
            row["source"],
            {"topic": row["topic"], "fault": row["fault"]},
            number,
            row["lang"],
        )


def make_corpus(
    path: Path, items: Iterable[CorpusItem], profile: str = "auto", metrics: tuple[str, ...] = METRICS
) -> Run:
    """Make a corpus file at ``path``, with scores, and return their run."""
    with CorpusStore.create(path) as store:
        with store.transaction():
            store.add_items(items)
        return score_corpus(store, profile, metrics)


def score_corpus(store: CorpusStore, profile: str = "auto", metrics: tuple[str, ...] = METRICS) -> Run:
    """Score what has no scores yet."""
    scoring = StoreScoring(store, profile, metrics)
    for _ in scoring.work(1):
        pass
    return scoring.run
