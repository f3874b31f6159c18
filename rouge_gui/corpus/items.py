"""What reading a corpus file yields: items, and places that hold none. No files, no scores, no wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CorpusItem:
    """One thing that was to be summarised, as one file tells it.

    ``name`` is its id in the file; ``outputs`` holds candidates by system. A missing reference is an empty tuple, an
    empty one is ``("",)``. ``extra``: what else the file tells of it, by column. ``line`` counts from 1. ``language``
    is "" where the texts are to tell it.
    """

    name: str
    references: tuple[str, ...]
    outputs: Mapping[str, str]
    source: str | None = None
    extra: Mapping[str, str | float] = field(default_factory=dict)
    line: int = 0
    language: str = ""
    file: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """A place of a file that holds no item, or not all that belongs to it: identifier ``problem``, values ``detail``.

    ``line`` counts from 1; 0 is the file as a whole.
    """

    file: str
    line: int
    problem: str
    detail: str = ""
