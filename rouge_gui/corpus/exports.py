"""What an export of a corpus holds: a row for each candidate of the items on show, in their order. No files, no Qt.

Numbers come from the columns of a run, texts item by item from the store: nothing is held but the columns asked for.
Names of columns are those of ``rouge-gui score`` and of the query line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np
import numpy.typing as npt

from rouge_gui import __version__
from rouge_gui.corpus.export_files import (
    SIGNATURE,
    Column,
    ExportTable,
    Form,
    Kind,
    Value,
    Written,
    write_table,
)
from rouge_gui.corpus.store import CorpusStore, Run, StoredItem
from rouge_gui.corpus.store_scores import Part
from rouge_gui.metrics import whole_texts
from rouge_gui.metrics.rouge import usual_order

PARTS: tuple[Part, ...] = ("precision", "recall", "fmeasure")
# a metric without precision and recall stands in F alone
_WHOLE: tuple[Part, ...] = ("fmeasure",)
# whose totals tell how many tokens a text has
_COUNTING = "rouge1"
_TOTALS: tuple[Part, ...] = ("candidate_total", "reference_total")
_SIDES: tuple[Literal["candidate", "reference"], ...] = ("candidate", "reference")
_COUNTS = tuple(f"len.{side}" for side in _SIDES)
# names that texts have where they are exported, which no extra column may have then
_TEXTS = {"source", "reference", "references", "candidate"}
_numbered = re.compile(r"reference_\d+")
_TOLD_EVERY = 200

Numbers = npt.NDArray[np.float64]
# told how many items are written; tells whether to go on
Watch = Callable[[int], bool]


class ExportStoppedError(Exception):
    """The user does not want the export any more."""


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What is exported: ``positions`` of items in their order, which systems and metrics, whether with all texts.

    ``run`` is None where nothing was scored. ``query`` is what found the items, for the record.
    """

    positions: Sequence[int] | npt.NDArray[np.int64]
    systems: tuple[str, ...]
    run: Run | None = None
    metrics: tuple[str, ...] = ()
    with_texts: bool = False
    query: str = ""


def export_corpus(
    store: CorpusStore, choice: ExportChoice, place: tuple[Path, Form, str], watch: Watch
) -> Written:
    """Write an export; ``place``: where, in which form, and the decimal mark of CSV for Excel.

    Raises ExportStoppedError, ExportError, OSError and CorpusStoreError; then nothing is left.
    """
    path, form, decimal_mark = place
    return write_table(export_table(store, choice, watch), path, form, decimal_mark)


def export_table(store: CorpusStore, choice: ExportChoice, watch: Watch) -> ExportTable:
    """Return the rows of an export, read while they are asked for."""
    return _Export(store, choice, watch).table()


def base_name(name: str, systems: Sequence[str]) -> str:
    """Return an extra column's name without its system: ``human`` of ``human@A``."""
    base, at, system = name.rpartition("@")
    return base if at and system in systems else name


def _common(one: Kind, other: Kind) -> Kind:
    """Return the kind of a column that holds both."""
    if one == other:
        return one
    return "text" if "text" in {one, other} else "number"


class _Export:
    """An export on its way."""

    def __init__(self, store: CorpusStore, choice: ExportChoice, watch: Watch) -> None:
        self._store, self._choice, self._watch = store, choice, watch
        # columns of numbers by name, each by system
        self._numbers: dict[str, dict[str, Numbers]] = {}
        if choice.run is not None:
            self._read_scores(choice.run)
        self._extra: dict[str, Kind] = {}
        for name in store.extra_columns:
            base = self._base(name)
            kind = self._kind_of(name)
            self._extra[base] = _common(kind, self._extra.get(base, kind))

    # --- columns -----------------------------------------------------------------------------------------

    def _read_scores(self, run: Run) -> None:
        store, systems = self._store, self._choice.systems
        for corrected in (False, True):
            before = "corrected." if corrected else ""
            for metric in usual_order(self._choice.metrics):
                for part in _WHOLE if metric in whole_texts.KEYS else PARTS:
                    self._go_on(0)
                    found = {
                        system: store.column(run, system, metric, part, corrected=corrected)
                        for system in systems
                    }
                    # most corpora hold no corrected text
                    if not corrected or any(not np.isnan(numbers).all() for numbers in found.values()):
                        self._numbers[f"{before}{metric}.{part}"] = found
        for side in _SIDES:
            self._numbers[f"coverage.{side}"] = {
                system: store.coverage(run, system, side) for system in systems
            }
        for side, part in zip(_SIDES, _TOTALS, strict=True):
            found = {system: store.column(run, system, _COUNTING, part) for system in systems}
            if any(not np.isnan(numbers).all() for numbers in found.values()):
                self._numbers[f"len.{side}"] = found

    def _go_on(self, done: int) -> None:
        """Tell how much is done. Raises ExportStoppedError where no more is wanted."""
        if not self._watch(done):
            raise ExportStoppedError

    def _base(self, name: str) -> str:
        """Return an extra column's name without its system: each row is of one."""
        return base_name(name, self._store.systems)

    def _kind_of(self, name: str) -> Kind:
        """Return whether an extra column holds numbers alone, and whole ones alone."""
        kind: Kind = "count"
        for _, value in self._store.extra_values(name):
            if isinstance(value, str):
                return "text"
            if not value.is_integer():
                kind = "number"
        return kind

    def _most_references(self) -> int:
        """Return how many references an item has at most."""
        return max(self._store.most_references, 1)

    def _columns(self) -> list[Column]:
        columns = [Column(name, "text") for name in ("id", "system", "lang")]
        columns += [Column(name, "count" if name in _COUNTS else "number") for name in self._numbers]
        columns += [Column(f"chars.{side}", "whole") for side in _SIDES]
        columns += [Column("note", "text"), Column("corrected", "text"), Column("distance", "whole")]
        taken = {column.name for column in columns} | _TEXTS | {SIGNATURE}
        for name, kind in self._extra.items():
            free = name
            while free in taken or _numbered.fullmatch(free):
                free = f"extra.{free}"
            taken.add(free)
            columns.append(Column(free, kind))
        if self._choice.with_texts:
            columns += [
                Column("source", "text"),
                Column("references", "texts", self._most_references()),
                Column("candidate", "text"),
            ]
        return columns

    def table(self) -> ExportTable:
        """Return the table; its rows are read while they are asked for."""
        return ExportTable(self._columns(), self._rows(), self._about())

    def _about(self) -> dict[str, str]:
        run, about = self._choice.run, self._store.about
        return {
            SIGNATURE: run.signature if run is not None else "",
            "program": f"rouge-gui {__version__}",
            "profile": run.profile if run is not None else "",
            "corpus": about.title,
            "files": " ".join(about.sources),
            "query": self._choice.query,
        }

    # --- rows --------------------------------------------------------------------------------------------

    def _rows(self) -> Iterator[Sequence[Value]]:
        for done, position in enumerate(map(int, self._choice.positions)):
            if done % _TOLD_EVERY == 0:
                self._go_on(done)
            item = self._store.item(position)
            for system in self._choice.systems:
                if system in item.outputs:
                    yield self._row(item, system)
        self._go_on(len(self._choice.positions))

    def _row(self, item: StoredItem, system: str) -> list[Value]:
        output = item.outputs[system]
        row: list[Value] = [item.name, system, item.language]
        for by_system in self._numbers.values():
            numbers = by_system[system]
            # what was read after the scores has none
            row.append(float(numbers[item.position]) if item.position < len(numbers) else None)
        row += [len(output.text), max(map(len, item.references), default=None)]
        row += [item.note, output.corrected, output.distance]
        for name, kind in self._extra.items():
            value = item.extra.get(f"{name}@{system}", item.extra.get(name))
            # a column that holds texts somewhere holds texts everywhere
            row.append(repr(value) if kind == "text" and isinstance(value, float) else value)
        if self._choice.with_texts:
            row += [item.source, item.references, output.text]
        return row
