"""A mapping column by column, as a person chooses it: each column has one role, and some roles one column."""

from __future__ import annotations

from collections.abc import Mapping as Roles
from dataclasses import replace
from typing import Literal, NamedTuple

from rouge_gui.corpus.inputs.guessing import with_extra
from rouge_gui.corpus.inputs.mapping import Mapping, OutputColumn, Probe

ColumnRole = Literal["none", "id", "reference", "candidate", "system", "source", "language", "extra"]
Lack = Literal["no-reference", "no-candidate", "many-candidates", "same-system"]
ROLES: tuple[ColumnRole, ...] = (
    "none", "id", "reference", "candidate", "system", "source", "language", "extra",
)  # fmt: skip
# what one column holds at most
SINGLE: frozenset[ColumnRole] = frozenset(("id", "system", "source", "language"))


class Choice(NamedTuple):
    """What a column holds; of a column of candidates, the system that wrote them."""

    role: ColumnRole
    system: str = ""


def choices_of(probe: Probe, mapping: Mapping) -> dict[str, Choice]:
    """Return the choice for each column that ``mapping`` stands for."""
    found = {column.name: Choice("none") for column in probe.columns}
    found.update(dict.fromkeys((*mapping.extra, *mapping.per_system), Choice("extra")))
    found.update(dict.fromkeys(mapping.references, Choice("reference")))
    found.update({each.column: Choice("candidate", each.system) for each in mapping.candidates})
    single: dict[ColumnRole, str] = {
        "id": mapping.id,
        "candidate": mapping.candidate,
        "system": mapping.system,
        "source": mapping.source,
        "language": mapping.language,
    }
    found.update({name: Choice(role) for role, name in single.items() if name})
    return {column.name: found[column.name] for column in probe.columns}


def with_choice(choices: Roles[str, Choice], name: str, choice: Choice) -> dict[str, Choice]:
    """Return ``choices`` with another one for the column ``name``; roles of one column leave the one that had them."""
    found = dict(choices)
    if choice.role in SINGLE:
        found.update({other: Choice("extra") for other, had in choices.items() if had.role == choice.role})
    found[name] = choice
    return found


def mapping_of(probe: Probe, base: Mapping, choices: Roles[str, Choice]) -> Mapping:
    """Return the mapping that ``choices`` stand for; what is no matter of columns is that of ``base``."""

    def named(role: ColumnRole) -> list[str]:
        return [name for name, choice in choices.items() if choice.role == role]

    candidates = named("candidate")
    system = next(iter(named("system")), "")
    is_one = len(candidates) == 1 and bool(system or base.file_systems)
    source = next(iter(named("source")), "")
    found = replace(
        base,
        id=next(iter(named("id")), ""),
        references=_ordered(named("reference"), base.references),
        candidates=()
        if is_one
        else tuple(OutputColumn(choices[name].system or name, name) for name in candidates),
        candidate=candidates[0] if is_one else "",
        system=system if is_one else "",
        file_systems=base.file_systems if is_one and not system else (),
        source=source,
        language=next(iter(named("language")), ""),
        lead=base.lead if source else 0,
    )
    return with_extra(probe, found, named("extra"))


def _ordered(names: list[str], before: tuple[str, ...]) -> tuple[str, ...]:
    """Return columns of references in the order they had, further ones behind them."""
    return (*(name for name in before if name in names), *(name for name in names if name not in before))


def lack_of(choices: Roles[str, Choice], mapping: Mapping) -> Lack | None:
    """Return what keeps ``mapping`` from being read, None if nothing does."""
    candidates = [choice for choice in choices.values() if choice.role == "candidate"]
    if not mapping.references:
        return "no-reference"
    if not mapping.has_outputs:
        return "no-candidate"
    has_system = any(choice.role == "system" for choice in choices.values())
    if has_system and len(candidates) > 1:
        return "many-candidates"
    systems = [each.system for each in mapping.candidates]
    return "same-system" if len(set(systems)) < len(systems) else None
