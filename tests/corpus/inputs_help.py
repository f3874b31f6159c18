"""What tests of reading corpora share: a file of some bytes, and what comes of it."""

from __future__ import annotations

from pathlib import Path

from rouge_gui.corpus.inputs import guess, probe, read
from rouge_gui.corpus.items import CorpusItem, Problem


def write(folder: Path, name: str, data: str | bytes) -> str:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return str(path)


def entries(*paths: str) -> list[CorpusItem | Problem]:
    return list(read(paths, guess(probe(paths))))


def items(*paths: str) -> list[CorpusItem]:
    found = entries(*paths)
    assert [entry for entry in found if isinstance(entry, Problem)] == []
    return [entry for entry in found if isinstance(entry, CorpusItem)]


def texts(*paths: str) -> list[tuple[str, tuple[str, ...], dict[str, str]]]:
    return [(item.name, item.references, dict(item.outputs)) for item in items(*paths)]


def problems(*paths: str) -> list[tuple[int, str]]:
    return [(entry.line, entry.problem) for entry in entries(*paths) if isinstance(entry, Problem)]
