"""Worker processes: order, bounds, errors, death; each test with real processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from threading import Event, Timer

import pytest

from rouge_gui.corpus.workers import WorkerDiedError, in_order

# many times what a pipe holds
LARGE = 2_000_000


def slower_the_smaller(number: int) -> int:
    # the first chunks are the longest
    return number + 0 * sum(range(300_000 // (number + 1)))


def first_comes_late(number: int) -> int:
    if number == 0:
        Event().wait(0.5)
    return number


def last_comes_the_first(number: int) -> int:
    if number == 0:
        # all others that may be read ahead are answered meanwhile
        Event().wait(0.3)
    return number


def same(data: bytes) -> bytes:
    return data


def refuse(number: int) -> int:
    if number == 2:
        raise ValueError("two")
    return number


def die(number: int, *, mid_message: bool) -> bytes:
    if number == 0:
        return b""
    if not mid_message:
        os._exit(1)
    # the parent does not read yet: this answer stands half written in the pipe when the process ends
    Timer(0.2, os._exit, (1,)).start()
    return bytes(LARGE)


def wait_for_ever(number: int) -> int:
    if number:
        Event().wait()
    return os.getpid()


def test_results_come_in_the_order_of_the_chunks() -> None:
    assert list(in_order(slower_the_smaller, range(40), 3)) == list(range(40))


def test_a_late_first_chunk_holds_back_no_other() -> None:
    # by the time it comes, as many as may run ahead are done and every worker is idle
    assert list(in_order(first_comes_late, range(100), 2)) == list(range(100))


def test_a_first_chunk_that_outlasts_all_that_may_be_read_ahead_loses_nothing() -> None:
    assert list(in_order(last_comes_the_first, range(30), 2)) == list(range(30))


def test_no_chunk_needs_no_worker() -> None:
    assert list(in_order(slower_the_smaller, [], 3)) == []


def test_messages_larger_than_a_pipe_pass_both_ways() -> None:
    chunks = [bytes([number]) * LARGE for number in range(6)]
    assert list(in_order(same, chunks, 2)) == chunks


def test_chunks_are_read_a_bounded_number_ahead() -> None:
    read = 0

    def chunks() -> Iterator[int]:
        nonlocal read
        for number in range(1000):
            read += 1
            yield number

    results = in_order(slower_the_smaller, chunks(), 2)
    for taken in range(1, 6):
        next(results)
        assert read <= taken + 6
    results.close()


def test_an_exception_in_a_worker_arrives_with_its_traceback() -> None:
    with pytest.raises(ValueError, match="two") as raised:
        list(in_order(refuse, range(10), 2))
    assert "in refuse" in "".join(raised.value.__notes__)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("mid_message", [False, True])
def test_a_worker_that_dies_is_seen(mid_message: bool) -> None:
    results = in_order(partial(die, mid_message=mid_message), range(4), 1)
    assert next(results) == b""
    for worker in multiprocessing.active_children():
        worker.join()
    with pytest.raises(WorkerDiedError):
        next(results)
    assert multiprocessing.active_children() == []


def test_closing_ends_workers_in_the_midst_of_their_work() -> None:
    results = in_order(wait_for_ever, range(4), 2)
    assert next(results) in {child.pid for child in multiprocessing.active_children()}
    results.close()
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_interrupts_are_the_parents_afterwards_as_before() -> None:
    handler = signal.getsignal(signal.SIGINT)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert list(in_order(slower_the_smaller, range(3), 2)) == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is handler
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == mask
