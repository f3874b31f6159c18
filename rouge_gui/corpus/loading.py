"""Files into a store: what reading yields, by short steps that are committed each, and gone on with after a break."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from rouge_gui.corpus.items import CorpusItem, Problem
from rouge_gui.corpus.store import CorpusStore, Source

Entry = CorpusItem | Problem

_BLOCK_BYTES = 1_000_000
_STEP_SECONDS = 0.3
_STEP_ENTRIES = 2_000
_STEP_CHARS = 8_000_000


@dataclass(frozen=True, slots=True)
class Step:
    """What was committed: how many entries were read so far, the positions of new items, problems and items by now."""

    entries: int
    first: int
    last: int
    items: int
    problems: int


def source_of(files: Sequence[str], mapping: str) -> Source:
    """Return what tells whether the same files are read in the same manner."""
    about: dict[str, object] = {}
    for name in files:
        path = Path(name)
        stat = path.stat() if path.exists() else None
        about[str(path.absolute())] = [stat.st_size, stat.st_mtime] if stat else []
    return {"mapping": mapping, "files": about}


def lines_in(files: Sequence[str]) -> int | None:
    """Return how many lines these files have, which is about how many records; None where that is not to be had."""
    count = 0
    try:
        for name in files:
            with Path(name).open("rb") as file:
                while block := file.read(_BLOCK_BYTES):
                    count += block.count(b"\n")
    except OSError:
        return None
    return count


def load(store: CorpusStore, entries: Iterable[Entry], source: Source) -> Iterator[Step]:
    """Add what reading yields to a store; yield every step once it is committed.

    What an earlier run over the same ``source`` committed is read past.
    """
    done = store.entries_loaded(source)
    stream = iter(entries)
    with store.transaction():
        store.set_entries_loaded(source, done)
    for _ in islice(stream, done):
        pass
    problems = 0
    while batch := list(_some(stream)):
        before = store.item_count
        done += len(batch)
        with store.transaction():
            added = store.add_items(batch)
            store.set_entries_loaded(source, done)
        problems += added.problems
        # a part of an item that was there may stand anywhere
        first = before if added.items >= len(batch) else 0
        yield Step(done, first, store.item_count - 1, store.item_count, problems)
    with store.transaction():
        store.set_entries_loaded(source, done, finished=True)


def _some(stream: Iterator[Entry]) -> Iterator[Entry]:
    """Yield as many entries as make a step."""
    until = time.monotonic() + _STEP_SECONDS
    chars = 0
    for count, entry in enumerate(stream, 1):
        yield entry
        if isinstance(entry, CorpusItem):
            chars += sum(map(len, entry.references)) + sum(map(len, entry.outputs.values()))
            chars += len(entry.source or "")
        if count >= _STEP_ENTRIES or chars >= _STEP_CHARS or time.monotonic() > until:
            return
