"""How a process of the command line ends when it is asked to: unwound, with no half file and no worker left."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def unwinding_when_asked_to_end() -> Iterator[None]:
    """Make the signals that ask a process to end unwind it."""

    def end(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    asking = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    # one that is ignored already, as under nohup, stays so
    heeded = [number for number in asking if signal.getsignal(number) is not signal.SIG_IGN]
    before = [(number, signal.signal(number, end)) for number in heeded]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def end_with_standard_input() -> None:
    """Ask this process to end once its standard input closes, as it does when whoever started it has gone."""
    main = threading.main_thread().ident

    def watch() -> None:
        # a file object would be locked by this thread when the process ends
        with suppress(OSError):
            while os.read(0, 1):
                pass
        if sys.platform == "win32":
            import _thread

            _thread.interrupt_main(signal.SIGTERM)
        elif main is not None:
            # wakes the main thread whatever it waits for
            signal.pthread_kill(main, signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
