"""The scoring engine: chunks of a corpus in, what was scored of them out, in input order.

``score_entries`` makes finished lines of entries; ``store_scoring`` makes rows of what stands in a store.

Chunks go through spawned processes of low priority, so that a window stays quick beside them; few items are scored in
place. JSON is parsed and written in the workers: the parent only passes bytes on.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from typing import TypeVar

from rouge_gui.corpus import workers, writing
from rouge_gui.corpus.reading import Item, Unreadable, parse_json_line
from rouge_gui.metrics import Profile, score
from rouge_gui.metrics.corpus import averaged_parts

# A line of JSONL with its number, or an item that was read before.
Raw = tuple[int, bytes] | Item | Unreadable

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

CHUNK_ITEMS = 500
# Fewer than this are scored before a process could start.
IN_PLACE_ITEMS = 400


@dataclass(frozen=True, slots=True)
class Job:
    """What every item is scored with: a resolved profile, metric keys, how many references, the output format.

    ``keep_texts`` returns the texts too, for metrics of the whole corpus.
    """

    profile: Profile
    metrics: tuple[str, ...]
    most_references: int | None = None
    as_csv: bool = False
    keep_texts: bool = False


@dataclass(slots=True)
class Scored:
    """A chunk's finished lines; per metric the flat precision, recall and F of its ``ids``; how many failed."""

    lines: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    values: dict[str, array[float]] = field(default_factory=dict)
    failed: int = 0
    references: list[tuple[str, ...]] = field(default_factory=list)
    candidates: list[str] = field(default_factory=list)
    most_references: int = 1


def score_chunk(raw: Sequence[Raw], job: Job) -> Scored:
    """Score one chunk in this process. Raises UnknownMetricError and what reading a dictionary raises."""
    done = Scored(values={key: array("d") for key in job.metrics})
    for entry in raw:
        found = parse_json_line(*entry, job.most_references) if isinstance(entry, tuple) else entry
        if found is None:
            continue
        if isinstance(found, Unreadable):
            done.failed += 1
            done.lines.append(writing.unreadable(found, job.metrics, as_csv=job.as_csv))
            continue
        card = score(found.references, found.candidate, job.profile, job.metrics)
        done.ids.append(found.id)
        done.most_references = max(done.most_references, len(found.references))
        for key in job.metrics:
            done.values[key].extend(averaged_parts(card.get(key), job.profile))
        done.lines.append(
            writing.csv_item(found, card, job.metrics) if job.as_csv else writing.json_item(found, card)
        )
        if job.keep_texts:
            done.references.append(found.references)
            done.candidates.append(found.candidate)
    return done


def score_entries(raw: Iterable[Raw], job: Job, most_workers: int) -> Iterator[Scored]:
    """Yield the scored chunks of ``raw`` in order, a bounded number ahead of the reader.

    Raises WorkerDiedError, and what ``score_chunk`` raises.
    """
    stream = iter(raw)
    first = list(islice(stream, IN_PLACE_ITEMS))
    chunks = chain([first], _chunks(stream))
    many = most_workers if len(first) == IN_PLACE_ITEMS else 1
    yield from work_off(partial(score_chunk, job=job), chunks, many)


def work_off(work: Callable[[Chunk], Result], chunks: Iterable[Chunk], most_workers: int) -> Iterator[Result]:
    """Yield ``work(chunk)`` of every chunk in order, in this process if ``most_workers`` is 1.

    Raises WorkerDiedError, and what ``work`` raises.
    """
    if most_workers == 1:
        yield from map(work, chunks)
    else:
        yield from workers.in_order(work, chunks, most_workers)


def _chunks(stream: Iterator[Raw]) -> Iterator[list[Raw]]:
    while chunk := list(islice(stream, CHUNK_ITEMS)):
        yield chunk


def texts_beyond_ascii(raw: Iterable[Raw], most_references: int | None) -> Iterator[str]:
    """Yield the texts that can decide ``auto``, skipping lines that are ASCII through and through."""
    for entry in raw:
        found = entry
        if isinstance(entry, tuple):
            # JSON may spell any character as an escape
            if entry[1].isascii() and b"\\u" not in entry[1]:
                continue
            parsed = parse_json_line(*entry, most_references)
            if parsed is None:
                continue
            found = parsed
        if isinstance(found, Item):
            yield from found.references
            yield found.candidate
