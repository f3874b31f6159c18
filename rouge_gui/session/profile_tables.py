"""Tables of profiles and the causes behind their cells, made on a worker in pauses of typing; the newest request wins.

A table is many scores: it is made cell by cell, and one that nobody wants any more ends after the cell at hand.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rouge_gui.lab.chains import Cause, Compared
from rouge_gui.lab.counting import Outcome
from rouge_gui.lab.tables import Table, cells_of, chosen_row, rows_for
from rouge_gui.session.snapshot import Snapshot
from rouge_gui.session.worker import Job, Worker

# F with four digits
_VISIBLE = 5e-5


@dataclass(frozen=True, slots=True)
class ProfileTable:
    """A table with, for each row, why its first metric that differs does so; () where none does."""

    snapshot: Snapshot
    table: Table
    reasons: tuple[tuple[Cause, ...], ...]


class _Tabling(Job):
    """A snapshot with its table, or the ``error`` that is the user's to mend; neither where it was given up."""

    def __init__(self, snapshot: Snapshot, metrics: tuple[str, ...]) -> None:
        self.snapshot, self.metrics = snapshot, metrics
        self.given_up = False
        self.result: ProfileTable | None = None
        self.error: Exception | None = None
        self.took_ms = 0.0

    def carry_out(self) -> None:
        """Make the table."""
        begun = time.perf_counter()
        try:
            self.result = self._made()
        except (ValueError, OSError) as error:
            # a profile or a file it names that cannot be used
            self.error = error
        self.took_ms = (time.perf_counter() - begun) * 1e3

    def _made(self) -> ProfileTable | None:
        snapshot = self.snapshot
        texts = [*snapshot.references, snapshot.candidate]
        compared = Compared(snapshot.references, snapshot.candidate)
        rows = rows_for(chosen_row(snapshot.profile, texts, snapshot.settled), texts)
        cells: list[tuple[Outcome | None, ...]] = []
        for row in rows:
            found: list[Outcome | None] = []
            for key in self.metrics:
                if self.given_up:
                    return None
                found += cells_of(row, compared, (key,))
            cells.append(tuple(found))
        table = Table(rows, self.metrics, compared, tuple(cells))
        reasons: list[tuple[Cause, ...]] = []
        for place in range(len(rows)):
            if self.given_up:
                return None
            reasons.append(_reason(table, place))
        return ProfileTable(snapshot, table, tuple(reasons))


def _reason(table: Table, row: int) -> tuple[Cause, ...]:
    """Return the causes for the first metric that differs visibly, or else at all."""
    differing = [key for key in table.metrics if row and table.differs(row, key)]
    visible = [key for key in differing if _gap(table, row, key) >= _VISIBLE]
    return causes_of(table, row, (visible or differing)[0]) if differing else ()


def _gap(table: Table, row: int, key: str) -> float:
    own, chosen = table.outcome(row, key), table.outcome(0, key)
    if own is None or chosen is None or own.score is None or chosen.score is None:
        return 1.0
    return abs(own.score.fmeasure - chosen.score.fmeasure)


def causes_of(table: Table, row: int, key: str) -> tuple[Cause, ...]:
    """Return why a row gives another number than the chosen one."""
    chain = table.chain(row, key)
    return () if chain is None else chain.causes


class _Explaining(Job):
    """The causes behind one cell."""

    def __init__(self, table: Table, row: int, key: str) -> None:
        self.table, self.row, self.key = table, row, key
        self.causes: tuple[Cause, ...] = ()

    def carry_out(self) -> None:
        """Find the causes."""
        self.causes = causes_of(self.table, self.row, self.key)


class ProfileTables(QObject):
    """Makes the tables it is asked for and announces those that are still wanted.

    Signals: ``ready(ProfileTable)``; ``failed(exception)`` for a profile that cannot be used, and for a fault of
    ours, which is raised as well; ``explained(row, key, causes)`` for the cell asked for last.
    """

    ready = Signal(object)
    failed = Signal(object)
    explained = Signal(int, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_finished)
        self._wanted: _Tabling | None = None
        self._asked: _Explaining | None = None
        self._working = False
        self._took_ms = 0.0

    @property
    def took_ms(self) -> float:
        """How long the last table took, 0 before the first."""
        return self._took_ms

    @property
    def is_busy(self) -> bool:
        """Whether something asked for is still to come."""
        return self._wanted is not None or self._asked is not None

    def request(self, snapshot: Snapshot, metrics: Sequence[str]) -> None:
        """Make the table of ``snapshot``; older requests are given up. After ``close``, do nothing."""
        if self._worker.is_closed:
            return
        self.give_up()
        self._wanted = _Tabling(snapshot, tuple(metrics))
        self._start()

    def explain(self, table: Table, row: int, key: str) -> None:
        """Find the causes behind a cell; an older question is given up. After ``close``, do nothing."""
        if self._worker.is_closed:
            return
        self._asked = _Explaining(table, row, key)
        self._start()

    def give_up(self) -> None:
        """Want nothing any more."""
        if self._wanted is not None:
            self._wanted.given_up = True
        self._wanted = self._asked = None

    def close(self) -> None:
        """Give up what is asked for and wait until the worker is done."""
        self.give_up()
        self._worker.close()

    def _start(self) -> None:
        job = self._wanted or self._asked
        if self._working or job is None:
            return
        self._working = True
        self._worker.start(job)

    def _on_finished(self, job: Job) -> None:
        self._working = False
        if job is self._wanted:
            self._wanted = None
            self._start()
            self._deliver(job)
        elif job is self._asked:
            self._asked = None
            self._start()
            if isinstance(job, _Explaining) and job.fault is None:
                self.explained.emit(job.row, job.key, job.causes)
        else:
            self._start()

    def _deliver(self, job: Job) -> None:
        if not isinstance(job, _Tabling):
            return
        self._took_ms = job.took_ms
        if job.result is None:
            self.failed.emit(job.error or job.fault)
        else:
            self.ready.emit(job.result)
