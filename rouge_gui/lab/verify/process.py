"""The Python process that runs the real packages: requests out, answers back, within a time and a size.

It leads a process group of its own, which ends as a whole: when it is closed, cancelled from another thread, late, or
prints what is no answer. What went wrong is an identifier with values; wording is the caller's.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from rouge_gui.lab.verify.packages import PACKAGES

RUNNER = Path(__file__).with_name("runner.py")
TIMEOUT_S = 60.0
# an answer holds a few numbers
_MOST_ANSWER_BYTES = 1_000_000
_MOST_NOISE_BYTES = 64_000_000
_KEPT_NOISE_BYTES = 8_000
_CHUNK_BYTES = 65_536
_LONGEST_LINE = 200
_JOIN_S = 2.0
_LAST_WORDS_S = 0.5
# nothing is fetched; libraries that would ask a hub say at once that they cannot
_OFFLINE = {
    "HF_HUB_OFFLINE": "1",
    "HF_DATASETS_OFFLINE": "1",
    "HF_EVALUATE_OFFLINE": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
}


class ProcessError(Exception):
    """The process cannot be used (any more): ``id`` says how, ``values`` with what."""

    def __init__(self, identifier: str, **values: str) -> None:
        super().__init__(identifier, values)
        self.id = identifier
        self.values: Mapping[str, str] = values


class CancelledError(Exception):
    """``cancel`` was called."""


class PackageProcess:
    """A started process; ``python_version`` and ``packages``, with their versions, are what it holds.

    Raises ProcessError where ``python`` does not run. To be used by one thread, but for ``cancel``.
    """

    def __init__(self, python: str = "", timeout_s: float = TIMEOUT_S) -> None:
        self.python = found_python(python)
        self._timeout_s = timeout_s
        self._cancelled = self._is_over = False
        self._noise = bytearray()
        # None: the process has ended; bytes: a line, or too much without one
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._folder = tempfile.TemporaryDirectory(prefix="rouge-gui-")
        try:
            self._process = self._start()
        except BaseException:
            self._folder.cleanup()
            raise
        pumps = (
            (self._write_requests, self._process.stdin),
            (self._read_answers, self._process.stdout),
            (self._read_noise, self._process.stderr),
        )
        # not the threads themselves: joining one leaves a mark of a thread that is not Python's own
        self._ended_pumps = [threading.Event() for _ in pumps]
        for (work, stream), ended in zip(pumps, self._ended_pumps, strict=True):
            threading.Thread(target=_pump, args=(work, stream, ended), daemon=True).start()

    def _start(self) -> subprocess.Popen[bytes]:
        _check(self.python)
        try:
            return subprocess.Popen(
                [self.python, "-I", "-X", "utf8", str(RUNNER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # modules of the same name in the folder at hand are not the packages that are asked for
                cwd=self._folder.name,
                env={**os.environ, **_OFFLINE},
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise ProcessError("not-started", python=self.python, reason=error.strerror or "") from error

    def __enter__(self) -> PackageProcess:
        """Ask what the process holds. Raises ProcessError, CancelledError."""
        try:
            hello = self.ask({"do": "hello", "packages": list(PACKAGES)})
            self.python_version = str(hello["python"])
            self.packages: dict[str, str] = dict(hello["packages"])
        except (KeyError, TypeError, ValueError) as error:
            self.close()
            raise ProcessError("no-answer", line="") from error
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def ask(self, request: Mapping[str, object]) -> dict[str, Any]:
        """Return the answer to ``request``. Raises ProcessError, after which nothing can be asked; CancelledError."""
        self._outgoing.put(json.dumps(request).encode("ascii") + b"\n")
        try:
            line = self._lines.get(timeout=self._timeout_s)
        except queue.Empty:
            line = b""
            self.close()
            self._raise_if_cancelled()
            raise ProcessError("late", seconds=f"{self._timeout_s:.0f}") from None
        self._raise_if_cancelled()
        if line is None:
            raise self._ended()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self.close()
            raise ProcessError("no-answer", line=_one_line(line))
        return answer

    def cancel(self) -> None:
        """End the process at once; who waits for an answer gets CancelledError. For any thread, at any time."""
        self._cancelled = True
        self._kill()
        self._lines.put(None)

    def close(self) -> None:
        """End the process and all its children."""
        self._kill()
        self._is_over = True
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_JOIN_S)
        for ended in self._ended_pumps:
            ended.wait(_JOIN_S)
        self._folder.cleanup()

    def _raise_if_cancelled(self) -> None:
        if self._cancelled:
            self.close()
            raise CancelledError

    def _ended(self) -> ProcessError:
        # its last words may still be under way
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS_S)
        self._ended_pumps[-1].wait(_LAST_WORDS_S)
        self.close()
        code = self._process.returncode
        how = f"signal {-code}" if code is not None and code < 0 else f"exit status {code}"
        if said := _last_line(bytes(self._noise)):
            return ProcessError("ended", how=how, reason=said)
        return ProcessError("ended-silently", how=how)

    def _kill(self) -> None:
        if sys.platform == "win32":
            # children of children too
            tool = Path(os.environ["SYSTEMROOT"], "System32", "taskkill.exe")
            with suppress(OSError):
                subprocess.run(
                    [tool, "/T", "/F", "/PID", str(self._process.pid)], capture_output=True, check=False
                )
            return
        # its number is the group's as long as one of them runs
        if not self._is_over:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    # --- threads: each looks after one pipe ----------------------------------------------------------------------

    def _write_requests(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while (request := self._outgoing.get()) is not None:
                left = memoryview(request)
                while left:
                    left = left[stream.write(left) :]

    def _read_answers(self, stream: IO[bytes]) -> None:
        kept = b""
        with suppress(OSError, ValueError), stream:
            while chunk := stream.read(_CHUNK_BYTES):
                *lines, kept = (kept + chunk).split(b"\n")
                for line in lines:
                    self._lines.put(line)
                if len(kept) > _MOST_ANSWER_BYTES or self._lines.qsize() > 1:
                    # nobody asked for that
                    self._lines.put(kept)
                    self._kill()
                    break
        self._lines.put(None)

    def _read_noise(self, stream: IO[bytes]) -> None:
        total = 0
        with suppress(OSError, ValueError), stream:
            while chunk := stream.read(_CHUNK_BYTES):
                total += len(chunk)
                self._noise += chunk
                del self._noise[:-_KEPT_NOISE_BYTES]
                if total > _MOST_NOISE_BYTES:
                    self._kill()
                    return


def _pump(work: Callable[[IO[bytes]], None], stream: IO[bytes], ended: threading.Event) -> None:
    try:
        work(stream)
    finally:
        ended.set()


def found_python(name: str) -> str:
    """Return the path of a Python that is given by its path or its command; empty: the one that runs."""
    if not name:
        return sys.executable
    # a link stays one: an environment is told by the folder that it is called from
    return str(Path(shutil.which(name) or name).expanduser().absolute())


def _check(python: str) -> None:
    path = Path(python)
    if not path.exists():
        raise ProcessError("no-such-python", python=python)
    if not path.is_file() or not os.access(path, os.X_OK):
        raise ProcessError("not-executable", python=python)


def _one_line(data: bytes) -> str:
    text = " ".join(data[: 4 * _LONGEST_LINE].decode("utf-8", errors="replace").split())
    printable = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return printable if len(printable) <= _LONGEST_LINE else printable[: _LONGEST_LINE - 1] + "…"


def _last_line(noise: bytes) -> str:
    """Return the last line that was said: of a traceback the one that names the error."""
    lines = [line for line in noise.splitlines() if line.strip()]
    return _one_line(lines[-1]) if lines else ""
