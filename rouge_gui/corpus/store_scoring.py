"""Scoring what stands in a store: texts without current scores through the engine, rows back into the tables.

Metrics of the whole corpus (a ``sacrebleu … corpus`` profile) have no value per item and are refused.
"""

from __future__ import annotations

import json
import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import nan

from rouge_gui.corpus.scoring import CHUNK_ITEMS, IN_PLACE_ITEMS, work_off
from rouge_gui.corpus.store import CorpusStore
from rouge_gui.corpus.store_scores import STORED_PARTS, Run, ScoreRows, ToScore
from rouge_gui.metrics import Profile, Score
from rouge_gui.metrics.corpus import corpus_metrics
from rouge_gui.metrics.scoring import score_each
from rouge_gui.metrics.values import AnyScore, Note

# of one chunk, so that progress is seen and little is lost
CHUNK_SECONDS = 0.25
_FIRST_TEXTS = 32
_MOST_CHARS = 1_000_000
_NOTHING = (nan,) * STORED_PARTS
# what is looked at first is scored first
FIRST_METRICS = frozenset({"rouge1", "rouge2", "rougeL", "rougeLsum"})


class WholeCorpusError(ValueError):
    """A profile that scores a corpus as a whole."""


def score_texts(texts: ToScore, profile: Profile) -> ScoreRows:
    """Score texts in this process, each as ``score`` does. Raises what ``score`` raises."""
    begun = time.perf_counter()
    rows = ScoreRows(texts.kept, texts.places, {key: array("d") for key in texts.metrics}, array("d"), [])
    for card in score_each(texts.references, texts.candidates, profile, texts.metrics):
        for key, flat in rows.values.items():
            flat.extend(_stored(card.get(key)))
        rows.coverages.extend(card.coverage)
        rows.notes.append(_written(card.notes) if card.notes else "")
    rows.seconds = time.perf_counter() - begun
    return rows


def _stored(found: AnyScore | None) -> tuple[float, ...]:
    if found is None:
        return _NOTHING
    if not isinstance(found, Score):
        return (nan, nan, found.score, nan, nan, nan, nan)
    index = found.reference_index
    return (*found[:6], nan if index is None else index)


def _written(notes: Sequence[Note]) -> str:
    return json.dumps([{"id": note.id, "values": note.values} for note in notes])


@dataclass(slots=True)
class _Size:
    """How many texts a chunk holds: as many as take ``CHUNK_SECONDS``."""

    texts: int = _FIRST_TEXTS

    def learn(self, rows: ScoreRows) -> None:
        """See how long a chunk took."""
        rate = len(rows.places) / max(rows.seconds, 1e-6)
        # one chunk with long texts does not make the next ones tiny
        self.texts = max(1, self.texts // 4, min(CHUNK_ITEMS, 4 * self.texts, int(rate * CHUNK_SECONDS)))


def _chunks(blocks: Iterator[ToScore], size: _Size) -> Iterator[ToScore]:
    for block in blocks:
        start = 0
        while start < len(block.places):
            end, chars = start, 0
            while end < min(len(block.places), start + size.texts) and (end == start or chars < _MOST_CHARS):
                chars += len(block.candidates[end]) + sum(map(len, block.references[end]))
                end += 1
            yield block.part(start, end)
            start = end


class StoreScoring:
    """One pass over what has no current scores in a store.

    ``profile`` is settled for the corpus as ``rouge-gui score`` does. Raises ProfileError, UnknownMetricError,
    WholeCorpusError.
    """

    def __init__(
        self,
        store: CorpusStore,
        profile: str,
        metrics: Sequence[str] | None = None,
        most_references: int | None = None,
    ) -> None:
        self._store = store
        self.profile = store.settled(profile, most_references)
        if self.profile.is_corpus_level:
            raise WholeCorpusError(profile)
        self.metrics = corpus_metrics(self.profile, metrics)
        self.run: Run = store.run_for(self.profile, most_references, self.metrics)
        self.due = store.pending_count(self.run, self.metrics)

    @property
    def passes(self) -> list[tuple[str, ...]]:
        """The metrics by passes: the quick ones, then the one named first where it is none of them, the others."""
        quick = tuple(key for key in self.metrics if key in FIRST_METRICS)
        slow = tuple(key for key in self.metrics if key not in FIRST_METRICS)
        named_first = self.metrics[0] in slow if quick else False
        return [keys for keys in (quick, slow[:named_first], slow[named_first:]) if keys]

    def due_of(self, metrics: Sequence[str]) -> int:
        """Return how many texts have no current scores of these metrics."""
        return self._store.pending_count(self.run, metrics)

    def work(self, most_workers: int, metrics: Sequence[str] | None = None) -> Iterator[ScoreRows]:
        """Score what is due of ``metrics``, or of all, and store it; yield it once it is committed.

        Raises also WorkerDiedError.
        """
        size = _Size()
        blocks = self._store.pending(self.run, self.metrics if metrics is None else metrics)
        many = most_workers if self.due >= IN_PLACE_ITEMS else 1
        for rows in work_off(partial(score_texts, profile=self.profile), _chunks(blocks, size), many):
            self._store.add_scores(self.run, rows)
            size.learn(rows)
            yield rows
