"""A folder for ROUGE-1.5.5, with models and systems by the names of their files, or its XML settings file.

A name says three things, in an order that folders do not agree on: which item, who wrote it, and whether it is a model.
What is left of names without their writer is the item; the writer is taken from where most models meet systems.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path, PurePath
from typing import NamedTuple

from rouge_gui.corpus.inputs.records import InputError, Manner, one_by_one
from rouge_gui.corpus.inputs.rouge_settings import evaluations
from rouge_gui.corpus.inputs.rouge_texts import text_of
from rouge_gui.corpus.items import Problem

MODELS = ("models", "model", "references", "reference", "gold")
SYSTEMS = ("systems", "system", "peers", "peer", "candidates", "candidate")
_ROLES = frozenset((*MODELS, *SYSTEMS, "ref", "sys", "summary", "task"))
_MOST_FILES = 2_000_000
_PARTS = re.compile(r"[._\-]+")
# where in a name its writer may stand; None: nowhere
_PLACES: tuple[int | None, ...] = (None, 0, 1, 2, -1, -2, -3)
_PLAIN = (".txt", ".html", ".htm", ".spl", ".see", ".sum", ".dec", ".ref")

Entry = tuple[int, Mapping[str, object]] | Problem


class _File(NamedTuple):
    """A file, the folder in which it lies within models or systems, the parts of its name."""

    path: str
    folder: str
    parts: tuple[str, ...]


def is_rouge_folder(folder: Path) -> bool:
    """Tell whether a folder holds one of models and one of systems."""
    return all(any((folder / name).is_dir() for name in names) for names in (MODELS, SYSTEMS))


def _records(path: str, manner: Manner) -> Iterator[Entry]:
    if Path(path).is_dir():
        yield from _by_names(Path(path), manner)
    else:
        yield from _by_settings(path, manner)


# --- settings ---------------------------------------------------------------------------------------------


def _by_settings(path: str, manner: Manner) -> Iterator[Entry]:
    for found in evaluations(path):
        references: list[str] = []
        for _, name in found.models:
            text = _text(found.path(path, name, peer=False), manner, found.kind)
            if isinstance(text, Problem):
                yield text
            else:
                references.append(text)
        for system, name in found.peers:
            text = _text(found.path(path, name, peer=True), manner, found.kind)
            if isinstance(text, Problem):
                yield text
                continue
            yield found.line, _fields(found.id or str(found.line), system, text, references)


def _text(path: str, manner: Manner, kind: str = "") -> str | Problem:
    try:
        return text_of(path, manner.encoding, kind)
    except InputError as error:
        return error.told


def _fields(item: str, system: str, candidate: str, references: Sequence[str]) -> Mapping[str, object]:
    return {"id": item, "system": system, "candidate": candidate, "references": list(references)}


# --- names ------------------------------------------------------------------------------------------------


def _by_names(folder: Path, manner: Manner) -> Iterator[Entry]:
    models, systems = _files(folder, MODELS), _files(folder, SYSTEMS)
    model_place, system_place = _best_places(models, systems)
    by_item: dict[str, list[_File]] = {}
    for file in models:
        by_item.setdefault(_item(file, model_place), []).append(file)
    missed = set(by_item)
    read: tuple[str, list[str]] | None = None
    for number, file in enumerate(sorted(systems, key=lambda file: _item(file, system_place)), 1):
        item = _item(file, system_place)
        if read is None or read[0] != item:
            references = []
            for model in by_item.get(item, ()):
                text = _text(model.path, manner)
                if isinstance(text, Problem):
                    yield text
                else:
                    references.append(text)
            read = item, references
        missed.discard(item)
        candidate = _text(file.path, manner)
        if isinstance(candidate, Problem):
            yield candidate
        else:
            yield number, _fields(item, _writer(file, system_place) or "system", candidate, read[1])
    for item in sorted(missed):
        yield Problem(by_item[item][0].path, 0, "model-without-system", item)


def _files(folder: Path, names: Sequence[str]) -> list[_File]:
    """Return the files in the first of the folders ``names`` that is there, and in folders within it."""
    base = next(folder / name for name in names if (folder / name).is_dir())
    found: list[_File] = []
    for place, folders, files in os.walk(base):
        within = Path(place).relative_to(base)
        folders[:] = sorted(folders) if len(within.parts) < 2 else []
        for name in sorted(files):
            if name.startswith("."):
                continue
            found.append(_File(str(Path(place) / name), str(within) if within.parts else "", _parts(name)))
            if len(found) > _MOST_FILES:
                raise InputError(str(folder), "many-files", str(_MOST_FILES))
    return found


def _parts(name: str) -> tuple[str, ...]:
    path = PurePath(name)
    parts = _PARTS.split(path.stem if path.suffix.lower() in _PLAIN else name)
    return tuple(part for part in parts if part and part.lower() not in _ROLES)


def _item(file: _File, place: int | None) -> str:
    return ".".join(_without(file.parts, place))


def _without(parts: tuple[str, ...], place: int | None) -> tuple[str, ...]:
    if place is None or not -len(parts) <= place < len(parts):
        return parts
    at = place % len(parts)
    return (*parts[:at], *parts[at + 1 :])


def _writer(file: _File, place: int | None) -> str:
    """Return who wrote a text: the folder it lies in, or the part of its name."""
    if file.folder:
        return file.folder
    if place is None or not -len(file.parts) <= place < len(file.parts):
        return ""
    return file.parts[place]


def _best_places(models: Sequence[_File], systems: Sequence[_File]) -> tuple[int | None, int | None]:
    """Return where in names of models and of systems the writer stands: where most of both meet, and fewest items."""
    model_items = {place: [_item(file, place) for file in models] for place in _PLACES}
    system_items = {place: [_item(file, place) for file in systems] for place in _PLACES}

    def met(places: tuple[int | None, int | None]) -> tuple[int, int]:
        of_models, of_systems = model_items[places[0]], system_items[places[1]]
        shared = set(of_models) & set(of_systems) - {""}
        files = sum(item in shared for item in of_models) + sum(item in shared for item in of_systems)
        return files, len(shared)

    return max(product(_PLACES, _PLACES), key=met)


read = one_by_one(_records)
