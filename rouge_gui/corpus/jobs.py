"""``python -m rouge_gui.corpus.jobs load|score|save STORE …``: what takes long, in a process of its own. No wording.

It tells what happens as JSON, one event a line: ``progress`` after commits, ``problem`` of a file, at last
``finished`` or ``failed``. It ends, and leaves what was committed, when its standard input closes or it is asked to.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rouge_gui.corpus import loading
from rouge_gui.corpus.ending import end_with_standard_input, unwinding_when_asked_to_end
from rouge_gui.corpus.items import Problem
from rouge_gui.corpus.job_lock import LockedError, job_lock
from rouge_gui.corpus.store import CorpusAbout, CorpusStore, CorpusStoreError
from rouge_gui.corpus.store_file import is_empty, part_of
from rouge_gui.corpus.store_scoring import StoreScoring, WholeCorpusError
from rouge_gui.corpus.workers import WorkerDiedError, lower_priority
from rouge_gui.metrics import ProfileError, UnknownMetricError

OK, FAILED = 0, 2

# progress is told no more often
_TOLD_SECONDS = 0.1
_MOST_PROBLEMS_TOLD = 100
# of these formats a line is about a record
_LINED = frozenset({"jsonl", "csv"})
_PROBLEMS: Mapping[type[Exception], str] = {
    LockedError: "in-use",
    UnknownMetricError: "unknown-metric",
    WholeCorpusError: "whole-corpus",
    WorkerDiedError: "worker-died",
}


class Teller:
    """Writes events to standard output, progress now and then. ``done_before`` took none of the time."""

    def __init__(self, total: int | None = None, done_before: int = 0) -> None:
        self.total, self._done_before = total, done_before
        self._begun = time.monotonic()
        self._due = 0.0
        self._first, self._last = sys.maxsize, -1

    @property
    def seconds(self) -> float:
        """How long it took so far."""
        return time.monotonic() - self._begun

    def tell(self, event: str, **values: object) -> None:
        """Write one event. Raises BrokenPipeError where nobody listens any more."""
        sys.stdout.write(json.dumps({"event": event, **values}) + "\n")
        sys.stdout.flush()

    def progress(self, done: int, places: tuple[int, int], *, now: bool = False, **values: object) -> None:
        """Tell how much is done and which positions came, the first and last since it was told before."""
        self._first, self._last = min(self._first, places[0]), max(self._last, places[1])
        passed = self.seconds
        if passed < self._due and not now:
            return
        self._due = passed + _TOLD_SECONDS
        rate = (done - self._done_before) / max(passed, 1e-6)
        # lines that hold no record are counted too
        left = max(0, self.total - done) / rate if self.total is not None and rate else None
        self.tell(
            "progress", done=done, total=self.total, rate=rate, seconds_left=left,
            first=self._first, last=self._last, **values,
        )  # fmt: skip
        self._first, self._last = sys.maxsize, -1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a job and return its exit status."""
    options = _parser().parse_args(arguments)
    lower_priority()
    # neither job makes reference cycles worth looking for
    gc.freeze()
    gc.set_threshold(100_000)
    try:
        with unwinding_when_asked_to_end():
            if not options.keep_on:
                end_with_standard_input()
            with job_lock(options.store):
                run: Callable[[argparse.Namespace], None] = options.run
                run(options)
    except BrokenPipeError:
        # nobody listens any more
        return FAILED
    except Exception as error:
        if isinstance(error, CorpusStoreError) and error.id == "interrupted":
            return FAILED
        traceback.print_exc()
        problem, values = _failure_of(error, options.store)
        Teller().tell("failed", problem=problem, values={key: str(value) for key, value in values.items()})
        return FAILED
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="rouge_gui.corpus.jobs")
    parser.add_argument("--keep-on", action="store_true", help="do not end with standard input")
    commands = parser.add_subparsers(required=True)
    load = commands.add_parser("load")
    load.add_argument("store")
    load.add_argument("--mapping", required=True, help="how the files are read, as JSON")
    load.add_argument("--total", type=int, help="how many records they hold")
    load.add_argument("files", nargs="+")
    load.set_defaults(run=_load)
    save = commands.add_parser("save")
    save.add_argument("store")
    save.add_argument("copy")
    save.set_defaults(run=_save)
    score = commands.add_parser("score")
    score.add_argument("store")
    score.add_argument("--profile", default="auto")
    score.add_argument("--metrics")
    score.add_argument("--references", default="all", help="how many of them, or all")
    score.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    score.set_defaults(run=_score)
    return parser


def _failure_of(error: Exception, store: str) -> tuple[str, Mapping[str, object]]:
    """Return what a job failed of: an identifier and the values its wording needs."""
    if isinstance(error, CorpusStoreError):
        return error.id, {"path": error.path}
    if isinstance(error, ProfileError):
        return error.id, error.values
    if isinstance(error, OSError):
        return "unreadable", {"path": error.filename or store, "said": error.strerror}
    values: Mapping[type[Exception], Mapping[str, object]] = {
        UnknownMetricError: {"key": getattr(error, "key", "")},
        WholeCorpusError: {"profile": error},
    }
    problem = _PROBLEMS.get(type(error), "unexpected")
    return problem, values.get(type(error), {"path": store, "said": f"{type(error).__name__}: {error}"})


def _load(options: argparse.Namespace) -> None:
    # loaded late: the processes that score import this module too
    from rouge_gui.corpus.inputs import Mapping as InputMapping
    from rouge_gui.corpus.inputs import read

    mapping = InputMapping.from_json(options.mapping)
    with _opened_or_made(options.store) as store:
        files = [str(Path(name).absolute()) for name in options.files]
        about = store.about
        title = about.title or Path(files[0]).stem
        sources = tuple(dict.fromkeys([*about.sources, *files]))
        store.set_about(CorpusAbout(title, sources, options.mapping))
        source = loading.source_of(files, options.mapping)
        total = options.total
        if total is None and mapping.format in _LINED:
            total = loading.lines_in(files)
        teller = Teller(total, store.entries_loaded(source))
        problems = 0
        entries = _Problems(teller).passing(read(options.files, mapping))
        for step in loading.load(store, entries, source):
            problems = step.problems
            teller.progress(step.entries, (step.first, step.last), problems=problems)
        store.set_about(CorpusAbout(title, sources, options.mapping, loaded=True))
        count = store.item_count
        teller.progress(store.entries_loaded(source), (0, count - 1), now=True, problems=problems)
    teller.tell("finished", done=count, problems=problems, seconds=teller.seconds)


def _opened_or_made(path: str) -> CorpusStore:
    if Path(path).exists() and not is_empty(path):
        return CorpusStore.open(path)
    return CorpusStore.create(path)


class _Problems:
    """Tells the first problems of a file as they pass."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._left = _MOST_PROBLEMS_TOLD

    def passing(self, entries: Iterator[loading.Entry]) -> Iterator[loading.Entry]:
        """Yield what comes."""
        for entry in entries:
            if isinstance(entry, Problem) and self._left:
                self._left -= 1
                self._teller.tell(
                    "problem", file=entry.file, line=entry.line, problem=entry.problem, detail=entry.detail
                )
            yield entry


def _score(options: argparse.Namespace) -> None:
    metrics = list(dict.fromkeys(options.metrics.split(","))) if options.metrics else None
    most_references = None if options.references == "all" else max(1, int(options.references))
    with CorpusStore.open(options.store) as store:
        scoring = StoreScoring(store, options.profile, metrics, most_references)
        teller = Teller(scoring.due)
        done = 0
        for keys in scoring.passes:
            done += _score_pass(scoring, keys, options.workers)
    teller.tell("finished", done=done, problems=0, run=scoring.run.id, seconds=teller.seconds)


def _score_pass(scoring: StoreScoring, metrics: tuple[str, ...], workers: int) -> int:
    """Score what is due of some metrics; tell of it, return how much it was."""
    due = scoring.due_of(metrics)
    if not due:
        return 0
    teller = Teller(due)
    teller.progress(0, (sys.maxsize, -1), now=True)
    done = 0
    places = (sys.maxsize, -1)
    for rows in scoring.work(workers, metrics):
        done += len(rows.places)
        items = [place[0] for place in rows.places]
        places = min(items), max(items)
        teller.progress(done, places)
    teller.progress(done, places, now=True)
    return done


def _save(options: argparse.Namespace) -> None:
    teller = Teller(Path(options.store).stat().st_size)

    def told() -> bool:
        # the file is in one piece, give or take what is beside it
        part = part_of(options.copy)
        with suppress(OSError):
            teller.progress(part.stat().st_size if part is not None else 0, (sys.maxsize, -1))
        return False

    with CorpusStore.open(options.store, read_only=True) as store:
        store.save_copy(options.copy, told)
        count = store.item_count
    teller.tell("finished", done=count, problems=0, seconds=teller.seconds)


if __name__ == "__main__":
    sys.exit(main())
