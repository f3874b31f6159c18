"""A corpus file with scores, made in place: the sample corpus, or the items a test gives."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui import assets
from rouge_gui.corpus.items import CorpusItem
from rouge_gui.corpus.store import CorpusStore, Run
from rouge_gui.corpus.store_scores import ScoreRows, ToScore
from rouge_gui.metrics import Profile, Score, score

METRICS = ("rouge1", "rouge2", "rougeL")
_NAN = float("nan")


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
    run = store.run_for(profile, None, metrics)
    settled = Profile.parse(run.profile)
    for block in list(store.pending(run, metrics)):
        store.add_scores(run, _scored(block, settled, metrics))
    return run


def _scored(block: list[ToScore], profile: Profile, metrics: tuple[str, ...]) -> ScoreRows:
    values = {metric: array("d") for metric in metrics}
    coverages = array("d")
    for one in block:
        card = score(one.references, one.candidate, profile, metrics)
        coverages.extend(card.coverage)
        for metric in metrics:
            values[metric].extend(_parts(card.get(metric)))
    return ScoreRows(
        array("q", [one.item for one in block]),
        array("q", [one.system for one in block]),
        array("q", [one.corrected for one in block]),
        array("q", [one.revision for one in block]),
        ["" for _ in block],
        metrics,
        values,
        coverages,
        ["" for _ in block],
    )


def _parts(found: object) -> list[float]:
    if isinstance(found, Score):
        return [
            found.precision, found.recall, found.fmeasure,
            found.matches, found.candidate_total, found.reference_total, found.reference_index or 0,
        ]  # fmt: skip
    return [_NAN, _NAN, getattr(found, "score", _NAN), *[_NAN] * 4]
