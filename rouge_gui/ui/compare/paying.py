"""Which references credit each unit of a candidate, and which of them pays. Spans count UTF-16 units; no painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rouge_gui.compare import Comparison, Status
from rouge_gui.metrics import Score
from rouge_gui.text import Utf16Map
from rouge_gui.ui import numbers
from rouge_gui.ui.layers import Layer

# the colours of references in turn: those of layers, which every sight tells apart
ROLES = ("unigram", "bigram", "lcs", "summary", "trigram")


def role_of(reference: int) -> str:
    """Return the theme's colour of a 0-based reference; its number tells it from others of that colour."""
    return ROLES[reference % len(ROLES)]


def named_references(references: Sequence[int]) -> str:
    """Return the numbers of 0-based ``references``, ascending, neighbours as a range: ``1–3,5``."""
    runs: list[list[int]] = []
    for reference in references:
        if runs and runs[-1][-1] == reference - 1:
            runs[-1].append(reference)
        else:
            runs.append([reference])
    return ",".join(_named_run([numbers.count(place + 1) for place in run]) for run in runs)


def _named_run(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]}{',' if len(names) == 2 else '–'}{names[-1]}"


class PaidUnit(NamedTuple):
    """A unit in ``[start, end)`` that the references in ``payers`` (0-based, ascending) credit.

    ``colored_by`` is the one whose colour it has; ``earns``: it is part of the score.
    """

    start: int
    end: int
    payers: tuple[int, ...]
    colored_by: int
    earns: bool


@dataclass(frozen=True, slots=True)
class Paid:
    """The units of a candidate by reference.

    ``paying`` is the reference that the score is from, None where all of them are. ``matches`` are those of each
    reference alone.
    """

    units: tuple[PaidUnit, ...] = ()
    paying: int | None = None
    matches: tuple[float, ...] = ()

    def between(self, start: int, end: int) -> Iterator[PaidUnit]:
        """Yield the units that touch ``[start, end)``."""
        return (unit for unit in self.units if unit.start < end and unit.end > start)

    def shifted(self, start: int, removed: int, inserted: int) -> Paid:
        """Return what can still be shown after ``removed`` units at ``start`` gave way to ``inserted`` others."""
        moved = inserted - removed
        kept = [unit for unit in self.units if unit.end <= start]
        kept += [
            unit._replace(start=unit.start + moved, end=unit.end + moved)
            for unit in self.units
            if unit.start >= start + removed
        ]
        return Paid(tuple(kept), self.paying, self.matches)


NOTHING_PAID = Paid()


def paid_by(comparison: Comparison, layer: Layer | None, offsets: Utf16Map) -> Paid:
    """Return who credits the candidate's units of ``layer``; nothing with one reference, or without such a score."""
    count = len(comparison.references)
    if layer is None or count < 2 or comparison.profile.sacre is not None:
        return NOTHING_PAID
    metric = comparison.metric_of(layer.name)
    card = comparison.scores_of((metric,))
    score = card.get(metric)
    if not isinstance(score, Score):
        return NOTHING_PAID
    payers: dict[tuple[int, int], list[int]] = {}
    for reference in range(count):
        for mark in comparison.seen("candidate", layer.name, reference):
            if mark.status is Status.CREDITED:
                payers.setdefault((mark.start, mark.end), []).append(reference)
    paying = score.reference_index
    units = [
        _unit((offsets.to_u16(start), offsets.to_u16(end)), found, paying)
        for (start, end), found in sorted(payers.items())
    ]
    return Paid(tuple(units), paying, tuple(alone.rouge(metric).matches for alone in card.per_reference))


def _unit(span: tuple[int, int], payers: Sequence[int], paying: int | None) -> PaidUnit:
    earns = paying is None or paying in payers
    colored_by = paying if paying is not None and paying in payers else payers[0]
    return PaidUnit(*span, tuple(payers), colored_by, earns)
