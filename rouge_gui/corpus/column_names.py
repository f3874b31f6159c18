"""The columns of a corpus, and their names as a user types them. No texts, no numbers, no wording.

A score, a length or a text of an output belongs to one system: ``rougeL@System``; without one, to the chosen system.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

NumberKind = Literal[
    "score", "corrected_score", "length", "characters", "coverage", "distance", "references", "number"
]
# of few values, each known
CodedKind = Literal["language", "choice"]
# read from the file when they are asked for
TextKind = Literal["id", "note", "candidate", "reference", "source", "corrected", "text"]
Kind = NumberKind | CodedKind | TextKind

CODED: frozenset[str] = frozenset({"language", "choice"})
TEXTS: frozenset[str] = frozenset({"id", "note", "candidate", "reference", "source", "corrected", "text"})

# what follows the dot of a metric; the first name of each is the one that is written
PARTS: Mapping[str, str] = {
    "p": "precision",
    "r": "recall",
    "f": "fmeasure",
    "matches": "matches",
    "precision": "precision",
    "recall": "recall",
    "fmeasure": "fmeasure",
}
_SHORT_PARTS = {"precision": ".p", "recall": ".r", "fmeasure": "", "matches": ".matches"}

# before the name of a metric: what the corrected text scores
CORRECTED = "corrected."

# known names are recognised with these characters in them too
_known = re.compile(r"[^\W\d][\w.+-]*")
_plain = re.compile(r"[^\W\d][\w.]*")
_metric = re.compile(
    r"(rouge([1-9]|l(sum)?|w|su?\d{1,3})|bleu4?|chrf|ter)(\.[a-z]+)?", re.IGNORECASE | re.ASCII
)


@dataclass(frozen=True, slots=True)
class ColumnName:
    """One column: ``name`` is a metric's key or an extra column's name, ``part`` which of its values or texts.

    An extra column that the file tells of each system has the part ``system``, and is stored as ``name@system``.
    """

    kind: Kind
    name: str = ""
    part: str = ""
    system: str = ""

    @property
    def is_text(self) -> bool:
        """Whether its values are texts."""
        return self.kind in CODED or self.kind in TEXTS

    @property
    def is_coded(self) -> bool:
        """Whether its texts are few and known beforehand."""
        return self.kind in CODED

    @property
    def of_system(self) -> bool:
        """Whether each system has its own values."""
        if self.kind == "characters":
            return self.part == "candidate"
        if self.kind == "length":
            return self.part != "source"
        if self.kind in {"number", "choice", "text"}:
            return self.part == "system"
        return self.kind in {"score", "corrected_score", "coverage", "distance", "candidate", "corrected"}

    @property
    def stored(self) -> str:
        """The name of an extra column in the file."""
        return f"{self.name}@{self.system}" if self.part == "system" else self.name

    def spelled(self, chosen: str | None = None) -> str:
        """Return the name as it is typed; without its system where that is ``chosen``."""
        return self._own_name() + (f"@{quoted(self.system)}" if self._says_system(chosen) else "")

    def _says_system(self, chosen: str | None) -> bool:
        return self.of_system and bool(self.system) and self.system != chosen

    def _own_name(self) -> str:
        if self.kind in {"score", "corrected_score"}:
            before = CORRECTED if self.kind == "corrected_score" else ""
            return _ticked(before + self.name + _SHORT_PARTS[self.part])
        if self.kind in {"number", "choice", "text"}:
            return column_text(self.name)
        return next(text for text, found in BUILT_IN.items() if found == replace(self, system=""))


BUILT_IN: Mapping[str, ColumnName] = {
    "id": ColumnName("id"),
    "lang": ColumnName("language"),
    "candidate": ColumnName("candidate"),
    "reference": ColumnName("reference"),
    "source": ColumnName("source"),
    "corrected": ColumnName("corrected"),
    "note": ColumnName("note"),
    "distance": ColumnName("distance"),
    "references": ColumnName("references"),
    **{f"len.{part}": ColumnName("length", part=part) for part in ("candidate", "reference", "source")},
    **{f"chars.{part}": ColumnName("characters", part=part) for part in ("candidate", "reference", "source")},
    **{f"coverage.{part}": ColumnName("coverage", part=part) for part in ("candidate", "reference")},
}


def column_text(name: str) -> str:
    """Return the name of an extra column as it is typed: in backticks where it would be read as something else."""
    plain = _plain.fullmatch(name) and name.casefold() not in BUILT_IN and not _is_taken(name)
    return name if plain else _in_backticks(name)


def _ticked(name: str) -> str:
    return name if _plain.fullmatch(name) else _in_backticks(name)


def _in_backticks(name: str) -> str:
    return "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`"


def quoted(text: str) -> str:
    """Return a known system or value as it is typed: in quotes where it would be torn."""
    if _known.fullmatch(text) and not _is_taken(text):
        return text
    return literal(text)


def literal(text: str) -> str:
    """Return a text in quotes."""
    spelled = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{spelled}"'


WORDS = ("and", "or", "not")
FUNCTIONS = ("abs", "min", "max", "mean", "sd", "rank", "delta", "missing")
quantile = re.compile(r"q(\d{1,3}(?:\.\d{1,9})?)", re.IGNORECASE | re.ASCII)


def _is_taken(name: str) -> bool:
    return name.casefold() in {*WORDS, *FUNCTIONS} or quantile.fullmatch(name) is not None


@dataclass(frozen=True)
class Vocabulary:
    """What can be named in a query: metric keys, systems with the chosen one, and the columns that came with the file.

    ``numbers`` are extra columns of numbers, ``choices`` those of few texts, with their values, ``texts`` all others.
    """

    metrics: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    chosen: str = ""
    languages: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    texts: tuple[str, ...] = ()

    @cached_property
    def _extras(self) -> Mapping[str, ColumnName]:
        """Extra columns by their names, as they are and without case."""
        kinds: list[tuple[Literal["text", "choice", "number"], Iterable[str]]] = [
            ("text", self.texts),
            ("choice", self.choices),
            ("number", self.numbers),
        ]
        found: dict[str, ColumnName] = {}
        for kind, names in kinds:
            for name in names:
                base, at, system = name.rpartition("@")
                if at and system in self.systems:
                    found.setdefault(base, ColumnName(kind, base, "system"))
        for kind, names in kinds:
            found |= {name: ColumnName(kind, name) for name in names}
        return {name.casefold(): column for name, column in found.items()} | found

    @cached_property
    def _metrics(self) -> Mapping[str, str]:
        return {metric.casefold(): metric for metric in self.metrics}

    @cached_property
    def _systems(self) -> Mapping[str, str]:
        return {system.casefold(): system for system in reversed(self.systems)}

    @cached_property
    def longest_name(self) -> int:
        """How many characters the longest name of a system or of a column of the file has."""
        return max(map(len, (*self.systems, *self.numbers, *self.choices, *self.texts)), default=0)

    def column(self, text: str, *, in_backticks: bool = False) -> ColumnName | None:
        """Return the column of that name, of the chosen system; None where there is none.

        In backticks, an extra column comes before one of ours.
        """
        own = self._built_in(text)
        extra = self._extras.get(text) or self._extras.get(text.casefold())
        found = (extra or own) if in_backticks else (own or extra)
        return replace(found, system=self.chosen) if found and found.of_system else found

    def _built_in(self, text: str) -> ColumnName | None:
        key = text.casefold()
        kind: Literal["score", "corrected_score"] = "score"
        if key.startswith(CORRECTED):
            key, kind = key.removeprefix(CORRECTED), "corrected_score"
        metric = self._metrics.get(key)
        if metric is not None:
            return ColumnName(kind, metric, "fmeasure")
        stem, dot, part = key.rpartition(".")
        if dot and stem in self._metrics and part in PARTS:
            return ColumnName(kind, self._metrics[stem], PARTS[part])
        key = text.casefold()
        return BUILT_IN.get("lang" if key == "language" else key)

    def system(self, text: str) -> str | None:
        """Return the system of that name, case aside where no name is exactly so; None where there is none."""
        return text if text in self.systems else self._systems.get(text.casefold())

    def values(self, column: ColumnName) -> tuple[str, ...]:
        """Return the known values of a column of few texts."""
        if column.kind == "language":
            return self.languages
        return self.choices.get(column.stored, ()) if column.kind == "choice" else ()

    def names(self) -> Iterator[str]:
        """Yield the names of all columns as they are typed, without systems."""
        for metric in self.metrics:
            yield from (_ticked(metric + part) for part in ("", ".p", ".r", ".f"))
        yield from BUILT_IN
        # what the file tells of each system is named once, and completed after @
        names = [name for name, column in self._extras.items() if name == column.name]
        yield from (column_text(name) for name in names if not self._is_of_system(name))
        for metric in self.metrics:
            yield from (_ticked(CORRECTED + metric + part) for part in ("", ".p", ".r", ".f"))

    def _is_of_system(self, name: str) -> bool:
        base, at, system = name.rpartition("@")
        return bool(at) and base in self._extras and system in self.systems

    def name_starting(self, text: str, at: int) -> str:
        """Return the longest name of a metric with odd characters that ``text`` has at ``at``; empty without one."""
        return longest_at(text, at, self._odd)

    @cached_property
    def _odd(self) -> list[str]:
        odd = [metric for metric in self.metrics if not _plain.fullmatch(metric)]
        return [
            f"{before}{metric}{part}"
            for metric in odd
            for before in ("", CORRECTED)
            for part in ("", *(f".{part}" for part in PARTS))
        ]


def is_metric(text: str) -> bool:
    """Tell whether a name is that of a metric or of a part of one, be it scored or not."""
    return _metric.fullmatch(text) is not None


def longest_at(text: str, at: int, names: Sequence[str]) -> str:
    """Return the longest of ``names`` that stands in ``text`` at ``at`` as a word of its own, case aside."""
    best = 0
    for name in names:
        end = at + len(name)
        if len(name) > best and text[at:end].casefold() == name.casefold() and not _goes_on(text, end):
            best = len(name)
    return text[at : at + best]


def _goes_on(text: str, at: int) -> bool:
    before, after = text[at - 1 : at], text[at : at + 1]
    return _in_word(before) and _in_word(after)


def _in_word(character: str) -> bool:
    return character == "_" or character.isalnum()
