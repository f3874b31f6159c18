"""What the commands of the command line write with: standard output as UTF-8, complaints in one line.

Never imports Qt.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from typing import BinaryIO

from rouge_gui.metrics import Profile, UnknownMetricError
from rouge_gui.metrics.corpus import corpus_metrics
from rouge_gui.metrics.rouge import KNOWN_METRICS


class UnusableError(Exception):
    """Arguments, input or output that cannot be used; the text is what the user reads."""


def write_output(text: str) -> None:
    """Write ``text`` to standard output. Raises UnusableError, BrokenPipeError where its reader has gone."""
    # Python has none where it was closed before the start
    if sys.stdout is None:
        raise UnusableError("standard output is closed")
    with _naming_output():
        # UTF-8 and plain line breaks whatever the terminal's encoding
        sys.stdout.buffer.write(text.encode("utf-8", errors="backslashreplace"))
        sys.stdout.buffer.flush()


def flush_output() -> None:
    """Hand over what others wrote to standard output. Raises as ``write_output`` does."""
    if sys.stdout is not None:
        with _naming_output():
            sys.stdout.flush()


def standard_input() -> BinaryIO:
    """Return standard input. Raises UnusableError."""
    if sys.stdin is None:
        raise UnusableError("standard input is closed")
    return sys.stdin.buffer


@contextmanager
def _naming_output() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        drop_output()
        raise UnusableError(f"standard output: {error.strerror}") from error


def drop_output() -> None:
    """Let what is left of the output go nowhere: Python would complain once more when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def say(text: str) -> None:
    """Write a line to standard error where it can be written."""
    with suppress(OSError):
        sys.stderr.write(f"rouge-gui: {text}\n")


def ensure_standard_error() -> None:
    """Give progress and complaints a place where standard error was closed before the start."""
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def unknown_metric(key: str, known: Sequence[str]) -> UnusableError:
    """Return the complaint about ``key`` of ``--metrics``, with the nearest of those that are ``known`` or all."""
    if not key:
        return UnusableError(f"--metrics: a name is missing; give one or more of {', '.join(known)}")
    lowered = {name.lower(): name for name in known}
    near = get_close_matches(key.lower(), lowered, 1, 0.75)
    hint = f"did you mean {lowered[near[0]]}?" if near else f"there are {', '.join(known)}"
    return UnusableError(f"--metrics: unknown metric: {key}; {hint}")


def known_metrics(profile: Profile) -> list[str]:
    """Return the keys that ``profile`` computes; of S and SU one distance by way of example."""
    return [key for key in KNOWN_METRICS if _computes(profile, key)]


def _computes(profile: Profile, key: str) -> bool:
    try:
        corpus_metrics(profile, [key])
    except UnknownMetricError:
        return False
    return True
