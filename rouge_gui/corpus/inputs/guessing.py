"""What the columns of a corpus hold, guessed by their names; whether the guess needs to be asked about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePath

from rouge_gui.corpus.inputs.mapping import MOST_EXTRA, Column, Mapping, OutputColumn, Probe
from rouge_gui.corpus.inputs.names import Role, is_known, numbered, role_of, system_in
from rouge_gui.corpus.inputs.tables import unique

_LEAD = 3
_LONGEST_SYSTEM = 100
# names of what was asked for as well as of what came
_EITHER = frozenset(("output", "outputs", "response", "completion", "ответ", "输出"))
# what repeats other columns
_REPEATED = frozenset(("arguments", "resps"))
_DIGITS = re.compile(r"\d+")
_PARTS = re.compile(r"[._\- ]+")


def guess(probe: Probe) -> Mapping:
    """Return the likeliest mapping for what ``probe`` found."""
    return _Guess(probe).mapping()


class _Guess:
    def __init__(self, probe: Probe) -> None:
        self._probe = probe
        self._columns = {
            column.name: column for column in probe.columns if column.kind != "empty" or is_known(column.name)
        }
        self._ranked: dict[Role, list[str]] = {}
        names = [(self._known(name), name) for name in self._columns]
        for (role, _), name in sorted((known, name) for known, name in names if known is not None):
            self._ranked.setdefault(role, []).append(name)

    def _known(self, name: str) -> tuple[Role, int] | None:
        if self._probe.format == "lines":
            return _role_of_file(name)
        return role_of(name)

    def mapping(self) -> Mapping:
        """Return the mapping."""
        candidates, references = self._candidates(), self._references()
        summaries = self._of("summary")
        if summaries and not references:
            references = (summaries[0],)
        elif summaries and not candidates:
            candidates = (OutputColumn(summaries[0], summaries[0]),)
        is_clear = bool(candidates and references)
        if not references and len(either := [each for each in candidates if each.column in _EITHER]) == 1:
            candidates = tuple(each for each in candidates if each not in either)
            references = (either[0].column,)
        system = self._system() if len(candidates) == 1 else ""
        files = file_systems(self._probe.paths) if len(candidates) == 1 and not system else ()
        source = next(iter(self._of("source")), "")
        found = Mapping(
            format=self._probe.format,
            encoding=self._probe.encoding,
            separator=self._probe.separator,
            header=self._probe.header,
            id=next((name for name in self._of("id") if self._columns[name].kind in {"text", "number"}), ""),
            references=references,
            candidates=() if system or files else candidates,
            candidate=candidates[0].column if system or files else "",
            system=system,
            file_systems=files,
            source=source,
            language=next(iter(self._of("language")), ""),
            lead=_LEAD if source and not candidates else 0,
        )
        return self._with_extra(found, is_clear=is_clear)

    def _of(self, role: Role) -> list[str]:
        return self._ranked.get(role, [])

    def _references(self) -> tuple[str, ...]:
        exact = self._of("reference")
        if self._probe.format == "lines":
            return tuple(exact)
        if exact and self._columns[exact[0]].kind == "list":
            return (exact[0],)
        by_number = sorted(
            (found[1], name)
            for name in self._columns
            if (found := numbered(name)) is not None and found[0] == "reference"
        )
        if not by_number:
            return tuple(exact[:1])
        first = exact[:1] if by_number[0][0] > 1 else []
        return (*first, *(name for _, name in by_number))

    def _candidates(self) -> tuple[OutputColumn, ...]:
        exact = self._of("candidate")
        if self._probe.format == "lines":
            return tuple(map(OutputColumn, _systems(exact), exact))
        by_system = [
            OutputColumn(system, name)
            for name, column in self._columns.items()
            if role_of(name) is None and column.kind in {"text", "list"} and (system := system_in(name))
        ]
        either = [name for name in exact[1:] if name in _EITHER]
        found = [*(OutputColumn(name, name) for name in (*exact[:1], *either)), *by_system]
        if self._references() and either and not by_system:
            found = found[:1]
        names = unique(each.system for each in found)
        return tuple(OutputColumn(name, each.column) for name, each in zip(names, found, strict=True))

    def _system(self) -> str:
        for name in self._of("system"):
            column = self._columns[name]
            if column.kind in {"text", "number"} and all(
                len(each) <= _LONGEST_SYSTEM for each in column.samples
            ):
                return name
        return ""

    def _with_extra(self, found: Mapping, *, is_clear: bool) -> Mapping:
        others = [column for column in self._columns.values() if column.name not in found.used]
        kept = [column.name for column in others if not _repeats(column, found)]
        probe = self._probe
        is_certain = is_clear and probe.encoding_sure and not probe.problems
        is_certain = is_certain and (len(probe.paths) == 1 or probe.format == "lines")
        return replace(with_extra(probe, found, kept), is_certain=is_certain)


def _repeats(column: Column, found: Mapping) -> bool:
    """Tell whether a column is the first of a list that is read already, or the like."""
    return column.name in _REPEATED or any(column.name + "s" == name for name in found.references)


def with_extra(probe: Probe, mapping: Mapping, names: Sequence[str]) -> Mapping:
    """Return ``mapping`` with the columns ``names`` kept beside the texts: with an item, or with each output."""
    kept = names[:MOST_EXTRA]
    of_outputs = set()
    if mapping.candidate:
        columns = {column.name: column for column in probe.columns}
        of_outputs = {name for name in kept if _tells_of_outputs(columns[name], probe, mapping)}
    used = {
        mapping.id,
        mapping.candidate,
        mapping.system,
        mapping.source,
        mapping.language,
        *mapping.references,
    }
    used.update(each.column for each in mapping.candidates)
    told = {*mapping.used, *kept}
    return replace(
        mapping,
        unread=tuple(column.name for column in probe.columns if column.name not in told),
        extra=tuple(name for name in kept if name not in of_outputs),
        per_system=tuple(name for name in kept if name in of_outputs),
    )


def _tells_of_outputs(column: Column, probe: Probe, mapping: Mapping) -> bool:
    """Tell whether a column differs between systems for one item, as far as the first rows show."""
    names = [each.name for each in probe.columns]
    if not mapping.id or mapping.file_systems:
        return column.kind == "number"
    place, by = names.index(column.name), names.index(mapping.id)
    values: dict[str, set[str]] = {}
    for row in probe.rows:
        values.setdefault(row[by], set()).add(row[place])
    if len(values) == len(probe.rows):
        return column.kind == "number"
    return any(len(each) > 1 for each in values.values())


def _role_of_file(name: str) -> tuple[Role, int]:
    """Return what the lines of a file hold by its name, of which parts tell; most are candidates."""
    for part in _PARTS.split(name.lower()):
        found: tuple[Role, int] | None = role_of(part) or numbered(part)
        if found is not None and found[0] != "summary":
            return found
    return "candidate", 0


def file_systems(paths: Sequence[str]) -> tuple[str, ...]:
    """Return the systems that several files are named after, () where they are one file or numbered parts."""
    stems = [PurePath(path).stem for path in paths]
    if len(stems) < 2 or len({_DIGITS.sub("", stem) for stem in stems}) == 1:
        return ()
    return tuple(_systems(stems))


def _systems(stems: Sequence[str]) -> list[str]:
    """Return what tells names of files apart: without the parts that all begin or end with."""
    parted = [_PARTS.split(stem) for stem in stems]
    while (
        len(parted) > 1
        and all(len(parts) > 1 for parts in parted)
        and len({parts[0] for parts in parted}) == 1
    ):
        parted = [parts[1:] for parts in parted]
    while (
        len(parted) > 1
        and all(len(parts) > 1 for parts in parted)
        and len({parts[-1] for parts in parted}) == 1
    ):
        parted = [parts[:-1] for parts in parted]
    found = ["_".join(parts) for parts in parted]
    return found if len(set(found)) == len(stems) else list(stems)
