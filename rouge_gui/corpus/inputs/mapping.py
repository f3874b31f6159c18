"""Which part of a corpus file means what: its format, how texts are written, the role of each column. Plain data."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Literal, NamedTuple

from rouge_gui.corpus.items import Problem

Format = Literal["jsonl", "json", "csv", "lines", "xlsx", "parquet", "datasets", "rouge"]
Kind = Literal["text", "number", "list", "object", "empty"]
# more columns than this are no table that a person made
MOST_COLUMNS = 2000
# of these and no more extra columns are kept
MOST_EXTRA = 200


class Column(NamedTuple):
    """A column as the first rows show it: its name, what its cells are, and the first texts in it, cut."""

    name: str
    kind: Kind
    samples: tuple[str, ...] = ()


class OutputColumn(NamedTuple):
    """A column of candidates, and the system that wrote them."""

    system: str
    column: str


@dataclass(frozen=True, slots=True)
class Mapping:
    """How to read the files of one corpus.

    ``encoding`` "" is each file's own; ``separator`` is that of CSV files. ``references``: a column with a text or a
    list each. Candidates are in ``candidates``, one column a system, or in the one column ``candidate``, where the
    system's name is in the column ``system`` or, file by file, in ``file_systems``. ``per_system``: extra columns that
    tell of an output, not of an item. ``unread``: columns that are left out; a system that comes up later in a nested
    object of candidates is not. ``lead``: the first sentences of ``source`` are the candidate of one more
    system. ``is_certain`` is not part of what is kept: nothing of a guess needs to be asked about.
    """

    format: Format
    encoding: str = ""
    separator: str = ""
    header: bool = True
    id: str = ""
    references: tuple[str, ...] = ()
    candidates: tuple[OutputColumn, ...] = ()
    candidate: str = ""
    system: str = ""
    file_systems: tuple[str, ...] = ()
    source: str = ""
    language: str = ""
    extra: tuple[str, ...] = ()
    per_system: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    lead: int = 0
    most_references: int | None = None
    is_certain: bool = field(default=False, compare=False)

    @property
    def used(self) -> frozenset[str]:
        """The columns that hold an item's texts and what it is called by."""
        single = (self.id, self.candidate, self.system, self.source, self.language)
        return frozenset((*single, *self.references, *(each.column for each in self.candidates)))

    @property
    def has_outputs(self) -> bool:
        """Whether there is a candidate to score."""
        return bool(self.candidates or self.candidate or (self.lead and self.source))

    def to_json(self) -> str:
        """Return the mapping as JSON."""
        values = asdict(self)
        del values["is_certain"]
        return json.dumps(values, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Mapping:
        """Return the mapping that ``to_json`` wrote. Raises ValueError."""
        values = json.loads(text)
        known = {each.name for each in fields(cls)}
        if not isinstance(values, dict) or "format" not in values or not known >= set(values):
            raise ValueError("no mapping")
        for name, value in values.items():
            if isinstance(value, list):
                values[name] = tuple(
                    OutputColumn(*each) if isinstance(each, list) else each for each in value
                )
        return cls(**values)


@dataclass(frozen=True, slots=True)
class Probe:
    """What the beginning of the files shows.

    ``rows`` are the first ones, a cell for each column, cut; ``count`` is how many there are, None where that takes
    reading all. ``encoding_sure`` tells that the encoding is more than a guess.
    """

    paths: tuple[str, ...]
    format: Format
    encoding: str = "utf-8"
    encoding_sure: bool = True
    separator: str = ""
    header: bool = True
    columns: tuple[Column, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    problems: tuple[Problem, ...] = ()
    count: int | None = None
