"""Scores of a corpus in its tables: runs, what is to be scored, rows in, columns out. Words nothing.

A run is one settled profile and a number of references. Its scores stay on show while newer ones take their places.
Every function raises sqlite3.Error.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from typing import TYPE_CHECKING, Literal, NamedTuple

from rouge_gui.metrics.values import Note
from rouge_gui.store_schema import unescaped

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Column = NDArray[np.float64]

Part = Literal["precision", "recall", "fmeasure", "matches", "candidate_total", "reference_total"]
PARTS: tuple[Part, ...] = (
    "precision", "recall", "fmeasure", "matches", "candidate_total", "reference_total",
)  # fmt: skip
Side = Literal["reference", "candidate"]
# what a score is stored as: the parts and the reference that gave it
STORED_PARTS = len(PARTS) + 1
STALE = -1

# so many outputs are looked at in one go
_BLOCK = 1_000


@dataclass(frozen=True, slots=True)
class Run:
    """One profile under which outputs are scored, settled, and how many references (None: all).

    ``signature`` tells it with versions, ``program`` what made the scores.
    """

    id: int
    profile: str
    most_references: int | None
    signature: str
    program: str


# of a text: item, system, 1 where it is the corrected one, its revision
Place = tuple[int, int, int, int]


@dataclass(slots=True)
class ToScore:
    """Texts to be scored under ``metrics``, those that are missing; ``kept`` are scored already.

    Texts of one item stand together. Plain tuples and lists: they go to other processes.
    """

    metrics: tuple[str, ...]
    kept: tuple[str, ...]
    places: list[Place] = field(default_factory=list)
    references: list[tuple[str, ...]] = field(default_factory=list)
    candidates: list[str] = field(default_factory=list)

    def part(self, start: int, end: int) -> ToScore:
        """Return some of the texts."""
        return ToScore(
            self.metrics,
            self.kept,
            self.places[start:end],
            self.references[start:end],
            self.candidates[start:end],
        )


@dataclass(slots=True)
class ScoreRows:
    """Scores of texts: per metric ``STORED_PARTS`` numbers a text, NaN where there is none.

    ``coverages``: two numbers a text; ``notes``: as JSON, "" for none; ``seconds``: how long it took.
    """

    kept: tuple[str, ...]
    places: list[Place]
    values: dict[str, array[float]]
    coverages: array[float]
    notes: list[str]
    seconds: float = 0.0


# --- runs --------------------------------------------------------------------------------------------------

_RUN = "SELECT id, profile, nullif(most_references, 0), signature, program FROM runs"


def runs(connection: sqlite3.Connection) -> list[Run]:
    """Return all runs, the oldest first."""
    return [Run(*row) for row in connection.execute(f"{_RUN} ORDER BY id")]


def find_run(connection: sqlite3.Connection, profile: str, most_references: int | None) -> Run | None:
    """Return the run of a settled profile."""
    row = connection.execute(
        f"{_RUN} WHERE profile = ? AND most_references = ?", (profile, most_references or 0)
    ).fetchone()
    return Run(*row) if row is not None else None


def add_run(connection: sqlite3.Connection, run: Run) -> Run:
    """Store a run, or what makes its scores now: where that is another program, all of them are stale."""
    connection.execute(
        "INSERT INTO runs (profile, most_references, signature, program) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (profile, most_references) DO NOTHING",
        (run.profile, run.most_references or 0, run.signature, run.program),
    )
    found = find_run(connection, run.profile, run.most_references)
    if found is None:
        raise sqlite3.DatabaseError("runs")
    if found.program != run.program:
        connection.execute("UPDATE scored SET revision = ? WHERE run = ?", (STALE, found.id))
    if (found.program, found.signature) != (run.program, run.signature):
        connection.execute(
            "UPDATE runs SET program = ?, signature = ? WHERE id = ?",
            (run.program, run.signature, found.id),
        )
    return Run(found.id, run.profile, run.most_references, run.signature, run.program)


def metrics_of(connection: sqlite3.Connection, run: int) -> tuple[str, ...]:
    """Return the metrics of which there are scores, in the order they were asked for first."""
    found: list[str] = []
    at = ""
    # from one to the next by the index: the rows themselves are too many
    while row := connection.execute(
        "SELECT min(metric) FROM scores WHERE run = ? AND metric > ?", (run, at)
    ).fetchone():
        if row[0] is None:
            break
        at = row[0]
        found.append(at)
    first = connection.execute("SELECT metrics FROM scored WHERE run = ? LIMIT 1", (run,)).fetchone()
    order = first[0].split(",") if first is not None else []
    return tuple(sorted(found, key=lambda key: (order.index(key) if key in order else len(order), key)))


# --- what is to be scored ----------------------------------------------------------------------------------

_MISSING = """
    SELECT o.item, o.system, o.{text}, o.escaped, {revision}, s.revision, s.metrics FROM outputs AS o
    LEFT JOIN scored AS s ON s.run = ? AND s.corrected = ? AND s.system = o.system AND s.item = o.item
    WHERE {where} o.item >= ? AND o.item < ? ORDER BY o.item, o.system
"""
# by ``corrected``
_QUERIES = (
    _MISSING.format(text="candidate", revision="0", where=""),
    _MISSING.format(text="corrected", revision="o.revision", where="o.corrected IS NOT NULL AND"),
)

_COUNT = """
    SELECT coalesce(s.revision = {revision}, 0), s.metrics, count(*) FROM outputs AS o
    LEFT JOIN scored AS s ON s.run = ? AND s.corrected = ? AND s.system = o.system AND s.item = o.item
    WHERE {where} EXISTS (SELECT 1 FROM item_references AS r WHERE r.item = o.item) GROUP BY 1, 2
"""
_COUNT_QUERIES = (
    _COUNT.format(revision="0", where=""),
    _COUNT.format(revision="o.revision", where="o.corrected IS NOT NULL AND"),
)


def pending(
    connection: sqlite3.Connection, run: Run, metrics: Sequence[str], system_count: int
) -> Iterator[ToScore]:
    """Yield what has no current scores, by blocks in the order of items; outputs without references are left out.

    Nothing is kept open between blocks.
    """
    (end,) = connection.execute("SELECT coalesce(max(id), -1) + 1 FROM items").fetchone()
    asked = tuple(dict.fromkeys(metrics))
    step = max(1, _BLOCK // max(1, system_count))
    for start in range(0, end, step):
        span = start, start + step
        found = sorted(_missing(connection, run, span, asked))
        if not found:
            continue
        references = _references(connection, span, run.most_references)
        blocks: dict[tuple[str, ...], ToScore] = {}
        for place, missing, kept, text in found:
            if place[0] in references:
                block = blocks.setdefault((*missing, "", *kept), ToScore(missing, kept))
                block.places.append(place)
                block.references.append(references[place[0]])
                block.candidates.append(text)
        yield from blocks.values()


def pending_count(connection: sqlite3.Connection, run: Run, metrics: Sequence[str]) -> int:
    """Return how many texts have no current scores."""
    asked = set(metrics)
    due = 0
    for corrected, query in enumerate(_COUNT_QUERIES):
        for current, had, count in connection.execute(query, (run.id, corrected)):
            if not current or not asked <= set(had.split(",")):
                due += count
    return due


_Missing = tuple[Place, tuple[str, ...], tuple[str, ...], str]


def _missing(
    connection: sqlite3.Connection,
    run: Run,
    span: tuple[int, int],
    asked: tuple[str, ...],
) -> Iterator[_Missing]:
    known: dict[str | None, tuple[tuple[str, ...], tuple[str, ...]]] = {None: (asked, ())}
    for corrected, query in enumerate(_QUERIES):
        values = (run.id, corrected, *span)
        for item, number, text, flag, revision, scored, had in connection.execute(query, values):
            # what was scored of another revision counts for nothing
            current = had if scored == revision else None
            if current not in known:
                there = tuple(str(current).split(","))
                known[current] = tuple(key for key in asked if key not in there), there
            missing, kept = known[current]
            if missing:
                plain = unescaped(text) if flag else text
                yield (item, number, corrected, revision), missing, kept, plain


def _references(
    connection: sqlite3.Connection, span: tuple[int, int], most_references: int | None
) -> dict[int, tuple[str, ...]]:
    most = sys.maxsize if most_references is None else most_references
    found: dict[int, tuple[str, ...]] = {}
    for item, text, flag in connection.execute(
        "SELECT item, text, escaped FROM item_references WHERE item >= ? AND item < ? AND ordinal < ?"
        " ORDER BY item, ordinal",
        (*span, most),
    ):
        plain = unescaped(text) if flag else text
        found[item] = (*found[item], plain) if item in found else (plain,)
    return found


# --- rows in -----------------------------------------------------------------------------------------------


def add_scores(connection: sqlite3.Connection, run: int, rows: ScoreRows) -> None:
    """Store scores, in the place of older ones."""
    if not rows.places:
        return
    items, systems, corrected, revisions = zip(*rows.places, strict=True)
    for metric, flat in rows.values.items():
        parts = (flat[part::STORED_PARTS] for part in range(STORED_PARTS))
        connection.executemany(
            "INSERT OR REPLACE INTO scores VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            zip(repeat(run), repeat(metric), corrected, systems, items, *parts, strict=False),
        )
    metrics = ",".join([*rows.kept, *rows.values])
    noted = _joined_notes(connection, run, rows) if rows.kept else rows.notes
    columns = (repeat(metrics), revisions, rows.coverages[0::2], rows.coverages[1::2], noted)
    connection.executemany(
        "INSERT OR REPLACE INTO scored VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        zip(repeat(run), corrected, systems, items, *columns, strict=False),
    )


def _joined_notes(connection: sqlite3.Connection, run: int, rows: ScoreRows) -> list[str]:
    """Return the notes of ``rows`` behind those of the metrics that are kept."""
    items = [place[0] for place in rows.places]
    before = {
        tuple(place): notes
        for *place, notes in connection.execute(
            "SELECT item, system, corrected, revision, notes FROM scored"
            " WHERE run = ? AND item BETWEEN ? AND ? AND notes <> ''",
            (run, min(items), max(items)),
        )
    }
    return [_joined(before.get(place, ""), now) for place, now in zip(rows.places, rows.notes, strict=True)]


def _joined(before: str, now: str) -> str:
    if not before or before == now:
        return now
    first = json.loads(before)
    return json.dumps([*first, *(note for note in json.loads(now or "[]") if note not in first)])


def forget_corrected(connection: sqlite3.Connection, item: int, system: int) -> None:
    """Delete the scores of a corrected text in every run."""
    for run in runs(connection):
        for metric in metrics_of(connection, run.id):
            connection.execute(
                "DELETE FROM scores WHERE run = ? AND metric = ? AND corrected = 1 AND system = ? AND item = ?",
                (run.id, metric, system, item),
            )
        connection.execute(
            "DELETE FROM scored WHERE run = ? AND corrected = 1 AND system = ? AND item = ?",
            (run.id, system, item),
        )


# --- columns out -------------------------------------------------------------------------------------------


_PART = """
    SELECT item, {part} FROM scores WHERE run = ? AND metric = ? AND corrected = ? AND system = ?
    AND item >= ? AND item < ? AND {part} IS NOT NULL
"""
_PART_QUERIES: Mapping[Part, str] = {part: _PART.format(part=part) for part in PARTS}
_COVERAGE = "SELECT item, {}_coverage FROM scored WHERE run = ? AND corrected = 0 AND system = ?"
_COVERAGE_QUERIES: Mapping[Side, str] = {
    "reference": _COVERAGE.format("reference"),
    "candidate": _COVERAGE.format("candidate"),
}


class ColumnKey(NamedTuple):
    """Which numbers of a run: those of a system's candidates, or of their corrected texts."""

    system: str
    metric: str
    part: Part = "fmeasure"
    corrected: bool = False


def column(
    connection: sqlite3.Connection, run: int, system: int, key: ColumnKey, span: tuple[int, int]
) -> Column:
    """Return one part of a metric for the items of ``span`` (first, behind the last), NaN where nothing is scored."""
    values = (run, key.metric, key.corrected, system, *span)
    return _filled(connection.execute(_PART_QUERIES[key.part], values), span)


def coverage(connection: sqlite3.Connection, run: int, system: int, side: Side, length: int) -> Column:
    """Return how much of a side's letters and digits was read, by item."""
    return _filled(connection.execute(_COVERAGE_QUERIES[side], (run, system)), (0, length))


def _filled(found: sqlite3.Cursor, span: tuple[int, int]) -> Column:
    # loaded late, as nothing but columns needs it
    import numpy as np

    first, end = span
    values = np.full(end - first, np.nan)
    rows = np.fromiter(found, dtype=[("item", np.int64), ("value", np.float64)])
    places = rows["item"] - first
    inside = (places >= 0) & (places < end - first)
    values[places[inside]] = rows["value"][inside]
    return values


def notes(connection: sqlite3.Connection, run: int, item: int, system: int) -> tuple[Note, ...]:
    """Return what scoring noted of a candidate as it was read."""
    row = connection.execute(
        "SELECT notes FROM scored WHERE run = ? AND corrected = 0 AND system = ? AND item = ?",
        (run, system, item),
    ).fetchone()
    if row is None or not row[0]:
        return ()
    found: Sequence[Mapping[str, object]] = json.loads(row[0])
    return tuple(Note(str(one["id"]), _values(one["values"])) for one in found)


def _values(given: object) -> Mapping[str, object]:
    return given if isinstance(given, dict) else {}
