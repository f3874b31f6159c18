"""Worker processes of low priority, each on a line of its own: chunks out, results back in the order of the chunks.

The workers of ``concurrent.futures`` share two queues: one that dies, or is stopped, half-way through a message
leaves its parent reading for ever. Here a line that ends is seen at once, whatever was under way on it.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Generic, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

_CHUNKS_AHEAD = 3
_NICENESS = 10
# as many handles as Windows can wait for at once
_MOST_WINDOWS_WORKERS = 60


class WorkerDiedError(Exception):
    """A worker ended before it had answered: killed, or out of memory."""


def in_order(
    work: Callable[[Chunk], Result], chunks: Iterable[Chunk], most_workers: int
) -> Generator[Result, None, None]:
    """Yield ``work(chunk)`` of every chunk, worked on by at most ``most_workers`` processes.

    ``work`` and chunks are pickled. Chunks are read a bounded number ahead of what was taken. Raises
    WorkerDiedError, and whatever ``work`` raises, with the worker's traceback as a note. No worker is left when the
    iterator is closed.
    """
    if sys.platform == "win32":
        most_workers = min(most_workers, _MOST_WINDOWS_WORKERS)
    stream = iter(chunks)
    first = list(islice(stream, most_workers))
    with ExitStack() as stack:
        team = _Team(work, len(first), stack)
        yield from team.work_off(enumerate(chain(first, stream)))


class _Team(Generic[Chunk, Result]):
    """The workers of one run. A line is idle, or under way with the number of its chunk."""

    def __init__(self, work: Callable[[Chunk], Result], count: int, stack: ExitStack) -> None:
        self._most_ahead = count * _CHUNKS_AHEAD
        self._idle: list[Connection] = []
        # a worker reports with an empty answer when it is ready
        self._under_way: dict[Connection, int | None] = {
            stack.enter_context(_worker(work)): None for _ in range(count)
        }
        self._done: dict[int, Result] = {}

    def work_off(self, chunks: Iterator[tuple[int, Chunk]]) -> Iterator[Result]:
        """Yield the results of the numbered chunks."""
        due = 0
        handed_out = 0
        while True:
            while self._idle and handed_out < due + self._most_ahead:
                numbered = next(chunks, None)
                if numbered is None:
                    break
                self._hand_out(*numbered)
                handed_out += 1
            # a result is taken while the workers are busy again; taking it may allow another chunk
            if due in self._done:
                due += 1
                yield self._done.pop(due - 1)
            elif self._under_way:
                self._receive()
            else:
                return

    def _hand_out(self, number: int, chunk: Chunk) -> None:
        line = self._idle.pop()
        try:
            line.send(chunk)
        except OSError as error:
            raise WorkerDiedError from error
        self._under_way[line] = number

    def _receive(self) -> None:
        ready = wait(list(self._under_way))
        for line in [line for line in self._under_way if line in ready]:
            try:
                answer = line.recv()
            except (EOFError, OSError) as error:
                raise WorkerDiedError from error
            if isinstance(answer, Exception):
                raise answer
            number = self._under_way.pop(line)
            if number is not None:
                self._done[number] = answer
            self._idle.append(line)


@contextmanager
def _worker(work: Callable[[Chunk], Result]) -> Iterator[Connection]:
    """Start a worker; yield the line to it; end it, whatever it does."""
    context = multiprocessing.get_context("spawn")
    line, far_end = context.Pipe()
    process = context.Process(target=_serve, args=(far_end, work), daemon=True)
    with line:
        with far_end, _interrupts_kept_from_children():
            process.start()
        try:
            yield line
        finally:
            with _undisturbed():
                _end(process)


def _end(process: BaseProcess) -> None:
    # an idle worker holds nothing that must be put in order, a busy one works for nobody
    process.kill()
    process.join()


@contextmanager
def _interrupts_kept_from_children() -> Iterator[None]:
    """Block interrupts, as processes started meanwhile inherit: Ctrl+C reaches a whole group, and is the parent's."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ignore interrupts while a worker is ended, so that none is left behind by the second of two."""
    if current_thread() is not main_thread():
        # they are raised in the main thread only
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(line: Connection, work: Callable[[Chunk], Result]) -> None:
    """Answer chunks until the line ends, which is also how a worker learns that its parent was killed."""
    # where signals cannot be kept away beforehand
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    # scoring makes no reference cycles worth looking for
    gc.freeze()
    gc.set_threshold(100_000)
    try:
        line.send(None)
        while True:
            line.send(_answer(work, line.recv()))
    except (EOFError, OSError):
        return


def _answer(work: Callable[[Chunk], Result], chunk: Chunk) -> Result | Exception:
    try:
        return work(chunk)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error


def lower_priority() -> None:
    """Let whoever else works on this machine go first."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        # no lower than that where whoever started this process has lowered it
        os.nice(max(0, _NICENESS - os.nice(0)))
